"""One catalogue, two runtimes: the browser's Fluent says the very sentences that Python says."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import ftl_files
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import tacora
from tacora.words import LANGUAGES, Words, catalogue_text

LIBRARY = Path(tacora.__file__).parent / "web/static/vendor/fluent/index.js"
NUMBERS = (0, 1, 2, 1234, 12345)
MOST = 30


class _Variants(Visitor):
    """The keys each variable is compared with."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.numbers: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}


def cases(language: str, game_id: str) -> list[tuple[str, dict[str, Any]]]:
    """Every message with up to `MOST` combinations of the variants and kinds of its variables."""
    room = f"games/{game_id}/text"
    together = ftl_files.catalogue(language, room)
    variants = _Variants()
    for other, by_language in ftl_files.files().items():
        if (other.startswith("words/") and other != ftl_files.APART) or other == room:
            variants.visit(ftl_files.parsed(by_language[language]))
    found = []
    for name in together:
        if name.startswith("-"):
            continue
        choices: list[list[Any]] = []
        variables = sorted(ftl_files.all_variables(name, together))
        for variable in variables:
            keys = variants.keys.get(variable, set())
            words = sorted(key for key in keys if key not in ("one", "other", "many") and not key.isdigit())
            if variable in variants.numbers:
                choices.append([0, 0.5, 0.1234, 1, 1234.5])
            elif words:
                choices.append([*words, "Zoë"])
            else:
                choices.append(list(NUMBERS) if keys else ["Ana", 1234, 0.5])
        rng = random.Random(name)
        combinations = {tuple(rng.choice(some) for some in choices) for _ in range(MOST)}
        for values in sorted(combinations, key=repr):
            found.append((name, dict(zip(variables, values, strict=True))))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_says_the_same(language: str) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    said = cases(language, "diamant")
    assert len(said) > 1000
    asked = {
        "library": LIBRARY.as_uri(),
        "text": catalogue_text(language, "diamant"),
        "language": language,
        "said": said,
    }
    done = subprocess.run(
        [node, str(Path(__file__).with_name("browser_says.mjs"))],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    answer = json.loads(done.stdout)
    assert answer["faults"] == []
    words = Words(language, "diamant")
    for (name, args), sentence in zip(said, answer["sentences"], strict=True):
        assert words.say(name, **args) == sentence, (name, args)
