"""Run all tests: first the core and the games with complete branch coverage, then every other room.

Two runs, because coverage of the rules must be complete and measuring it would only slow the rest down.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COVERED = ("tests/core", "tests/games")


def run(*arguments: str) -> int:
    started = time.monotonic()
    code = subprocess.call([sys.executable, "-m", "pytest", "-q", "--durations=15", *arguments], cwd=ROOT)
    print(f"({time.monotonic() - started:.0f} s)", flush=True)
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", default="2", help="processes to run tests in")
    workers = parser.parse_args().workers
    spread = ("-n", workers, "--dist", "loadfile")
    covered = run(
        *spread,
        *COVERED,
        "--cov",
        "--cov-config=scripts/coverage.ini",
        "--cov-report=term-missing:skip-covered",
        "--cov-fail-under=100",
    )
    others = sorted(
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").iterdir()
        if f"tests/{path.name}" not in COVERED and (path.is_dir() or path.name.startswith("test_"))
        if path.name != "__pycache__"
    )
    rest = run(*spread, *others)
    return covered or rest


if __name__ == "__main__":
    sys.exit(main())
