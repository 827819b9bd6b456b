"""Results as plain data (JSON, CSV) and as tables for people."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from tacora.simulate.runner import Outcome
from tacora.simulate.statistics import Interval, Summary
from tacora.simulate.sweep import Sweep
from tacora.simulate.tournament import Tournament
from tacora.words import Words

__all__ = ["show", "simulation_data", "sweep_data", "to_csv", "tournament_data"]


def _number(value: float) -> float | None:
    return None if math.isnan(value) else value


def _bounds(interval: Interval) -> list[float | None]:
    return [_number(bound) for bound in interval.bounds]


def _rate(matches: int, seconds: float) -> float:
    return matches / seconds if seconds > 0 else 0.0


def simulation_data(outcome: Outcome, summary: Summary) -> dict[str, Any]:
    """The JSON object of ``tacora simulate``."""
    plan, tally = outcome.plan, outcome.tally
    return {
        "game": plan.game,
        "preset": plan.preset,
        "engine": plan.extra.get("engine"),
        "seed": plan.seed,
        "complete": outcome.complete,
        "matches": tally.matches,
        "seconds": outcome.seconds,
        "matches_per_second": _rate(outcome.played, outcome.seconds),
        "bots": [
            {
                "name": name,
                "mean_score": summary.score[entry].mean,
                "mean_score_ci95": _bounds(summary.score[entry]),
                "win_share": summary.win_share[entry].mean,
                "win_share_ci95": _bounds(summary.win_share[entry]),
                "scores": tally.scores[entry].tolist(),
            }
            for entry, name in enumerate(plan.bots)
        ],
        "seats": [{"win_share": one.mean, "win_share_ci95": _bounds(one)} for one in summary.seat_win_share],
        "pairs": [
            {
                "a": plan.bots[pair.a],
                "b": plan.bots[pair.b],
                "score_difference": pair.score.mean,
                "score_difference_ci95": _bounds(pair.score),
                "win_share_difference": pair.win_share.mean,
                "win_share_difference_ci95": _bounds(pair.win_share),
                "ahead": pair.ahead,
                "p": pair.p,
            }
            for pair in summary.pairs
        ],
        "bust_share_by_cave": list(summary.bust_share_by_cave),
        "mean_cards_by_cave": list(summary.mean_cards_by_cave),
        "depth_by_cave": tally.depth.tolist(),
    }


def tournament_data(tournament: Tournament, pool: Sequence[str]) -> dict[str, Any]:
    """The JSON object of ``tacora tournament``."""
    matrix: list[list[float | None]] = [[None] * len(pool) for _ in pool]
    for pair in tournament.versus:
        matrix[pair.a][pair.b], matrix[pair.b][pair.a] = pair.ahead, 1 - pair.ahead
    return {
        "complete": tournament.complete,
        "seats": tournament.seats,
        "tables": tournament.tables,
        "tables_played": tournament.tables_played,
        "matches": tournament.matches,
        "seconds": tournament.seconds,
        "matches_per_second": _rate(tournament.played, tournament.seconds),
        "bots": [
            {
                "name": one.name,
                "matches": one.matches,
                "mean_score": one.score.mean,
                "mean_score_ci95": _bounds(one.score),
                "win_share": one.win_share.mean,
                "win_share_ci95": _bounds(one.win_share),
                "rating": {"mu": one.rating.mu, "sigma": one.rating.sigma, "ordinal": one.rating.ordinal},
            }
            for one in tournament.standings
        ],
        "names": list(pool),
        "matrix": matrix,
        "pairs": [
            {
                "a": pool[pair.a],
                "b": pool[pair.b],
                "win_share_difference": pair.win_share.mean,
                "win_share_difference_ci95": _bounds(pair.win_share),
                "ahead": pair.ahead,
                "p": pair.p,
            }
            for pair in tournament.versus
        ],
        "clones": None
        if tournament.clones is None
        else [
            [None if cell is None else {"win_share": cell.mean, "win_share_ci95": _bounds(cell)} for cell in row]
            for row in tournament.clones
        ],
    }


def sweep_data(sweep: Sweep) -> dict[str, Any]:
    """The JSON object of ``tacora sweep``."""
    return {
        "complete": sweep.complete,
        "seconds": sweep.seconds,
        "matches_per_second": _rate(sweep.played, sweep.seconds),
        "axes": [{"parameter": axis.parameter, "values": list(axis.values)} for axis in sweep.axes],
        "points": [
            {
                **{axis.parameter: value for axis, value in zip(sweep.axes, point.values, strict=True)},
                "bot": point.bot,
                "mean_score": point.score.mean,
                "mean_score_ci95": _bounds(point.score),
                "win_share": point.win_share.mean,
                "win_share_ci95": _bounds(point.win_share),
            }
            for point in sweep.points
        ],
    }


def to_csv(rows: Sequence[dict[str, Any]]) -> str:
    """Rows as CSV; an interval becomes two columns, nested values are left out."""
    flat: list[dict[str, Any]] = []
    for row in rows:
        cells: dict[str, Any] = {}
        for key, value in row.items():
            if key.endswith("_ci95"):
                cells[f"{key}_low"], cells[f"{key}_high"] = value
            elif isinstance(value, dict):
                cells.update({f"{key}_{name}": inner for name, inner in value.items()})
            elif not isinstance(value, list):
                cells[key] = value
        flat.append(cells)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(flat[0]) if flat else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(flat)
    return out.getvalue()


# Tables for people -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Numbers as a language writes them."""

    words: Words

    def decimal(self, value: float, digits: int) -> str:
        text = f"{value:,.{digits}f}"
        if self.words.language == "en":
            return text
        thousands = "\u202f" if self.words.language == "fr" else "."
        return text.translate({ord(","): thousands, ord("."): ","})

    def plus(self, interval: Interval, factor: float = 1.0, digits: int = 2) -> str:
        half = "" if math.isnan(interval.half) else f" ± {self.decimal(factor * interval.half, digits)}"
        return f"{self.decimal(factor * interval.mean, digits)}{half}"

    def p(self, value: float) -> str:
        return f"< {self.decimal(0.001, 3)}" if value < 0.001 else self.decimal(value, 3)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for index, column in enumerate(columns):
        table.add_column(column, justify="left" if index == 0 else "right", overflow="fold")
    return table


def show(result: tuple[Outcome, Summary] | Tournament | Sweep, words: Words, console: Console) -> None:
    """Print a result as tables."""
    if isinstance(result, Tournament):
        _show_tournament(result, words, console)
    elif isinstance(result, Sweep):
        _show_sweep(result, words, console)
    else:
        _show_simulation(*result, words, console)


def _show_simulation(outcome: Outcome, summary: Summary, words: Words, console: Console) -> None:
    say, names, numbers = words.say, outcome.plan.bots, _Numbers(words)
    title = say("simulate-title", matches=outcome.tally.matches)
    table = _table(title, say("simulate-bot"), say("simulate-mean-score"), say("simulate-win-share") + " %")
    for entry, name in enumerate(names):
        table.add_row(name, numbers.plus(summary.score[entry]), numbers.plus(summary.win_share[entry], 100))
    console.print(table)
    pairs = _table(
        say("simulate-pairs"),
        say("simulate-pair"),
        say("simulate-score-difference"),
        say("simulate-share-difference") + " %",
        say("simulate-ahead") + " %",
        "p",
    )
    for pair in summary.pairs:
        pairs.add_row(
            f"{names[pair.a]} – {names[pair.b]}",
            numbers.plus(pair.score),
            numbers.plus(pair.win_share, 100),
            numbers.decimal(100 * pair.ahead, 1),
            numbers.p(pair.p),
        )
    if summary.pairs:
        console.print(pairs)
    if summary.bust_share_by_cave:
        caves = _table(say("simulate-caves"), say("simulate-cave-column"), say("simulate-busts") + " %",
                       say("simulate-mean-cards"))  # fmt: skip
        for cave, (bust, cards) in enumerate(
            zip(summary.bust_share_by_cave, summary.mean_cards_by_cave, strict=True), start=1
        ):
            caves.add_row(str(cave), numbers.decimal(100 * bust, 2), numbers.decimal(cards, 3))
        console.print(caves)
    seats = " · ".join(numbers.plus(one, 100) for one in summary.seat_win_share)
    console.print(say("simulate-seats", shares=seats))
    _show_rate(outcome.played, outcome.seconds, words, console)


def _show_tournament(tournament: Tournament, words: Words, console: Console) -> None:
    say, numbers = words.say, _Numbers(words)
    title = say("simulate-tournament-title", tables=tournament.tables_played, seats=tournament.seats,
                matches=tournament.matches)  # fmt: skip
    table = _table(title, say("simulate-bot"), say("simulate-win-share") + " %", say("simulate-mean-score"),
                   say("simulate-rating"))  # fmt: skip
    for one in sorted(tournament.standings, key=lambda standing: -standing.win_share.mean):
        rating = f"{numbers.decimal(one.rating.mu, 2)} (σ {numbers.decimal(one.rating.sigma, 2)})"
        table.add_row(one.name, numbers.plus(one.win_share, 100), numbers.plus(one.score), rating)
    console.print(table)
    names = [one.name for one in tournament.standings]
    pairs = _table(say("simulate-pairs"), say("simulate-pair"), say("simulate-share-difference") + " %",
                   say("simulate-ahead") + " %", "p")  # fmt: skip
    for pair in tournament.versus:
        pairs.add_row(
            f"{names[pair.a]} – {names[pair.b]}",
            numbers.plus(pair.win_share, 100),
            numbers.decimal(100 * pair.ahead, 1),
            numbers.p(pair.p),
        )
    console.print(pairs)
    if tournament.clones is not None:
        grid = _table(say("simulate-clones", copies=tournament.seats - 1), "", *names)
        for name, row in zip(names, tournament.clones, strict=False):
            grid.add_row(name, *("" if cell is None else numbers.decimal(100 * cell.mean, 1) for cell in row))
        console.print(grid)
    _show_rate(tournament.played, tournament.seconds, words, console)


def _show_sweep(sweep: Sweep, words: Words, console: Console) -> None:
    say, numbers = words.say, _Numbers(words)
    table = _table(say("simulate-sweep-title"), *(axis.parameter for axis in sweep.axes), say("simulate-mean-score"),
                   say("simulate-win-share") + " %")  # fmt: skip
    for point in sweep.points:
        table.add_row(*point.values, numbers.plus(point.score), numbers.plus(point.win_share, 100))
    console.print(table)
    if sweep.points:
        best = max(sweep.points, key=lambda point: point.win_share.mean)
        console.print(say("simulate-best", bot=best.bot, share=numbers.plus(best.win_share, 100)))
    _show_rate(sweep.played, sweep.seconds, words, console)


def _show_rate(matches: int, seconds: float, words: Words, console: Console) -> None:
    numbers = _Numbers(words)
    rate, took = numbers.decimal(_rate(matches, seconds), 0), numbers.decimal(seconds, 2)
    console.print(words.say("simulate-rate", matches=matches, seconds=took, rate=rate), style="dim")
