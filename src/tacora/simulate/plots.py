"""Pictures of results, as PNG or SVG by the file's ending. Colours are told apart by shape and label too."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tacora.simulate.plan import InvalidPlan
from tacora.simulate.runner import Outcome
from tacora.simulate.statistics import Summary
from tacora.simulate.sweep import Sweep
from tacora.simulate.tournament import Tournament
from tacora.words import Words

__all__ = ["check_ending", "plot_simulation", "plot_sweep", "plot_tournament"]

# Okabe and Ito's palette, told apart also with colour-blindness; markers repeat the distinction.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999933")
LINES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)), (0, (7, 3)))
ENDINGS = (".png", ".svg")


def check_ending(path: Path) -> None:
    """Raise `InvalidPlan` unless the file's name ends in .png or .svg."""
    if path.suffix.lower() not in ENDINGS:
        raise InvalidPlan(
            f"A picture's file name ends in .png or .svg, not {path.name[:80]!r}.", code="invalid-picture"
        )


def _figure(width: float, height: float, columns: int = 1) -> tuple[Any, Any]:
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "tacora"  # the same picture has the same bytes
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(1, columns, squeeze=False)[0]


def _save(figure: Any, path: Path) -> None:
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _bars(axis: Any, names: Sequence[str], summary: Summary, words: Words) -> None:
    shares = [100 * one.mean for one in summary.win_share]
    halves = [0 if one.half != one.half else 100 * one.half for one in summary.win_share]
    places = np.arange(len(names))
    axis.barh(places, shares, xerr=halves, color=COLOURS[0], ecolor="#222222", capsize=3)
    axis.axvline(100 / len(names), color="#555555", linestyle="--", linewidth=1)
    axis.set_yticks(places, names)
    axis.invert_yaxis()
    axis.set_xlabel(words.say("simulate-win-share") + " (%)")


def plot_simulation(outcome: Outcome, summary: Summary, path: Path, words: Words) -> None:
    """Win shares with intervals, score distributions, and how deep each cave went."""
    tally, names = outcome.tally, outcome.plan.bots
    with_caves = bool(tally.depth.size)
    figure, axes = _figure(15 if with_caves else 10, 4.6, 3 if with_caves else 2)
    _bars(axes[0], names, summary, words)
    for entry, name in enumerate(names):
        row = tally.scores[entry]
        shown = np.flatnonzero(row.cumsum() >= 0.999 * row.sum())[0] + 1
        axes[1].plot(
            np.arange(shown), 100 * row[:shown] / row.sum(), label=name,
            color=COLOURS[entry % len(COLOURS)], linestyle=LINES[entry % len(LINES)], linewidth=1.4,
        )  # fmt: skip
    axes[1].set_xlabel(words.say("simulate-score"))
    axes[1].set_ylabel(words.say("simulate-matches-percent"))
    axes[1].legend(fontsize=8)
    if with_caves:
        for cave, row in enumerate(tally.depth):
            axes[2].plot(
                np.arange(len(row)), 100 * row / row.sum(), label=words.say("simulate-cave", number=cave + 1),
                color=COLOURS[cave % len(COLOURS)], marker="osd^vP*Xh"[cave % 9], markersize=3, linewidth=1,
            )  # fmt: skip
        axes[2].set_xlabel(words.say("simulate-cards-shown"))
        axes[2].set_ylabel(words.say("simulate-matches-percent"))
        axes[2].legend(fontsize=8)
    _save(figure, path)


def plot_tournament(tournament: Tournament, path: Path, words: Words) -> None:
    """The matrix of pairs: how often the row scores more than the column, in per cent."""
    names = [standing.name for standing in tournament.standings]
    order = sorted(range(len(names)), key=lambda entry: -tournament.standings[entry].win_share.mean)
    grid = np.full((len(names), len(names)), np.nan)
    for pair in tournament.versus:
        grid[pair.a, pair.b] = 100 * pair.ahead
        grid[pair.b, pair.a] = 100 * (1 - pair.ahead)
    grid = grid[np.ix_(order, order)]
    figure, (axis,) = _figure(2.5 + 0.8 * len(names), 2 + 0.6 * len(names))
    _heat(figure, axis, grid, words.say("simulate-ahead") + " (%)", "RdBu", 0, 100)
    shown = [names[entry] for entry in order]
    axis.set_xticks(range(len(shown)), shown, rotation=40, ha="right")
    axis.set_yticks(range(len(shown)), shown)
    _save(figure, path)


def plot_sweep(sweep: Sweep, path: Path, words: Words) -> None:
    """A heat map of win shares over two parameters, or a line with intervals over one."""
    shares = np.array([100 * point.win_share.mean for point in sweep.points])
    first = sweep.axes[0]
    if len(sweep.axes) == 1:
        figure, (axis,) = _figure(8, 4.6)
        halves = [
            0 if point.win_share.half != point.win_share.half else 100 * point.win_share.half for point in sweep.points
        ]
        axis.errorbar([float(point.values[0]) for point in sweep.points], shares, yerr=halves, color=COLOURS[0],
                      marker="o", markersize=3, capsize=2)  # fmt: skip
        axis.set_xlabel(first.parameter)
        axis.set_ylabel(words.say("simulate-win-share") + " (%)")
    else:
        second = sweep.axes[1]
        filled = np.full(len(first.values) * len(second.values), np.nan)
        filled[: len(shares)] = shares
        grid = filled.reshape(len(first.values), len(second.values))
        figure, (axis,) = _figure(2.5 + 0.55 * len(second.values), 2 + 0.4 * len(first.values))
        _heat(figure, axis, grid, words.say("simulate-win-share") + " (%)", "viridis", None, None)
        axis.set_xticks(range(len(second.values)), second.values)
        axis.set_yticks(range(len(first.values)), first.values)
        axis.set_xlabel(second.parameter)
        axis.set_ylabel(first.parameter)
    _save(figure, path)


def _heat(figure: Any, axis: Any, grid: Any, label: str, colours: str, low: float | None, high: float | None) -> None:
    image = axis.imshow(grid, cmap=colours, vmin=low, vmax=high, aspect="auto")
    figure.colorbar(image, ax=axis, label=label)
    if grid.size > 400:
        return
    for (row, column), value in np.ndenumerate(grid):
        if value == value:
            red, green, blue, _ = image.cmap(image.norm(value))
            dark = 0.299 * red + 0.587 * green + 0.114 * blue < 0.5
            axis.text(column, row, f"{value:.1f}", ha="center", va="center", fontsize=7, color="w" if dark else "k")
