"""Run benchmarks: ``python -m benchmarks`` for the quick ones, or by name (``kernel``, ``reference``, ``server``…)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

QUICK = ("reference", "kernel")


def main() -> None:
    known = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))
    names = sys.argv[1:2] or list(QUICK)
    for name in names:
        if name not in known:
            sys.exit(f"There is no benchmark {name!r}; there are: {', '.join(known)}.")
    for name in names:
        print(f"== {name} ==")
        sys.argv = [f"bench_{name}", *sys.argv[2:]]
        importlib.import_module(f"benchmarks.bench_{name}").main()


if __name__ == "__main__":
    main()
