"""The browser's twins equal the Python rules and words, event by event: `follow`, `outcomes`, `eventArguments`…"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import boardcases
import pytest

import tacora.games.diamant

HERE = Path(__file__).parent
BOARD = Path(tacora.games.diamant.__file__).parent / "board"


def check(script: str, cases: list[dict[str, Any]]) -> list[str]:
    """What differs, according to Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed; test_board_browser checks the same in Chromium")
    text = json.dumps({"base": BOARD.as_uri(), "cases": cases})
    done = subprocess.run(
        [node, str(HERE / script)], input=text, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    faults: list[str] = json.loads(done.stdout)
    return faults


def test_follow_equals_python() -> None:
    cases = list(boardcases.cases(2, seed=1))
    assert sum(len(one["steps"]) for one in cases) > 2000
    assert check("boardcheck.mjs", cases) == []


def test_a_difference_is_found() -> None:
    one = next(boardcases.cases(1, seed=2))
    one["steps"][-1][1]["cave_index"] += 1
    faults = check("boardcheck.mjs", [one])
    assert len(faults) == 1
    assert "cave_index" in faults[0]


@pytest.mark.slow
def test_follow_equals_python_in_many_matches() -> None:
    assert check("boardcheck.mjs", list(boardcases.cases(15, seed=3))) == []
