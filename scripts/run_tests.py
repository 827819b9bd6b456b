"""Run all tests, each room in a process of its own, so that no room's event loops or browsers reach another's.

The core and the games come first, with complete branch coverage: measuring it would only slow the rest down.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COVERED = ("tests/core", "tests/games")
OWN_PROCESS = ("tests/server", "tests/web", "tests/assistant", "tests/tui")
COVERAGE = (
    "--cov",
    "--cov-config=scripts/coverage.ini",
    "--cov-report=term-missing:skip-covered",
    "--cov-fail-under=100",
)


def groups() -> list[tuple[str, ...]]:
    """Everything under tests/, cut into what may share a process."""
    found = sorted(
        f"tests/{path.name}"
        for path in (ROOT / "tests").iterdir()
        if (path.is_dir() and path.name != "__pycache__") or (path.name.startswith("test_") and path.suffix == ".py")
    )
    alone = [(name,) for name in found if name in OWN_PROCESS]
    together = tuple(name for name in found if name not in (*COVERED, *OWN_PROCESS))
    return [COVERED, together, *alone]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", default="2", help="processes to run the tests of a room in")
    parser.add_argument("--fast", action="store_true", help="leave out the long proofs, and coverage with them")
    options = parser.parse_args()
    failed = []
    for group in groups():
        arguments = ["-q", "--durations=8", "-n", options.workers, "--dist", "loadfile"]
        if options.fast:
            arguments += ["-m", "not slow"]
        elif group == COVERED:
            arguments += COVERAGE
        print(f"== {' '.join(group)}", flush=True)
        started = time.monotonic()
        if subprocess.call([sys.executable, "-m", "pytest", *arguments, *group], cwd=ROOT):
            failed.append(" ".join(group))
        print(f"({time.monotonic() - started:.0f} s)", flush=True)
    print("FAILED in: " + "; ".join(failed) if failed else "All rooms passed.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
