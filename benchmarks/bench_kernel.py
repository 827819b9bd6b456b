"""Matches a second in compiled code, and how long it takes to start.

    python -m benchmarks kernel

Each figure is the median of repeated runs, by the clock and by the processor time used. On a busy machine the two
differ; where two threads do as much in a core-second as one, they do not hinder each other. "Rule bots" is one of
each published rule: leave at seven gems, after seven cards, at two hazards, at fifteen percent of bust, at the
expected value of one more card with relics.
"""

from __future__ import annotations

import subprocess
import sys

from benchmarks.timing import machine, median_core_seconds, median_seconds, row

from tacora.games.diamant import kernel

MATCHES = 1_000_000
COINS = ["random"] * 5
RULES = ["cautious", "after-cards", "at-hazards", "bust-limit", "expected"]
LEADS = ["cautious", "after-cards", "at-hazards", "lead-lag", "expected"]
MIXED = ["lone-exit", "lead-lag", "expected", "random?leave=20", "cautious"]
START = (
    "from tacora.games.diamant import kernel\n"
    "kernel.play({}, ['random'] * 5, seed=1, matches=1)\n"
    "kernel.play({}, ['cautious'] * 5, seed=1, matches=1)\n"
)


def rates(line_up: list[str], threads: int) -> tuple[float, float]:
    """Matches a second by the clock, and a second of processor time."""

    def work() -> None:
        kernel.play({}, line_up, seed=1, matches=MATCHES, threads=threads)

    kernel.play({}, line_up, seed=0, matches=1_000, threads=threads)
    return MATCHES / median_seconds(work, 5), MATCHES / median_core_seconds(work, 5)


def main() -> None:
    print(machine())
    for name, line_up in (
        ("five random players (fair coins), iello2016", COINS),
        ("rule bots, iello2016", RULES),
        ("rule bots with one that watches the lead, iello2016", LEADS),
        ("mixing bots, iello2016", MIXED),
    ):
        for threads in (1, 2):
            clock, core = rates(line_up, threads)
            row(f"{name}, {threads} thread{'s' * (threads > 1)}", clock, f"matches/s  ({core:,.0f} a core-second)")
    subprocess.run([sys.executable, "-c", START], check=True)  # warm the cache of compiled code
    seconds = median_seconds(lambda: subprocess.run([sys.executable, "-c", START], check=True), 5)
    row("new process, import and first matches, warm compile cache", seconds, "s")


if __name__ == "__main__":
    main()
