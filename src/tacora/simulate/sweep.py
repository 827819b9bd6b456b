"""Vary one or two parameters of a bot over a grid, each point at the same tables with the same cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from tacora.core.botspec import BotName
from tacora.simulate.plan import InvalidPlan, Plan
from tacora.simulate.runner import Backend, run_all
from tacora.simulate.statistics import Interval, summarise

__all__ = ["Axis", "Point", "Sweep", "parse_axis", "play_sweep"]

MAX_POINTS = 10_000


@dataclass(frozen=True, slots=True)
class Axis:
    """A parameter and its values as text."""

    parameter: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Point:
    values: tuple[str, ...]
    bot: str
    score: Interval
    win_share: Interval


@dataclass(frozen=True, slots=True)
class Sweep:
    axes: tuple[Axis, ...]
    points: tuple[Point, ...]
    seconds: float
    played: int
    complete: bool
    warning: str | None = None


def parse_axis(text: str) -> Axis:
    """``gems=5,8,12`` or ``gems=4..30`` or ``gems=4..30/2`` (from, to, step). Raises `InvalidPlan`."""
    name, equals, rest = text.partition("=")
    try:
        if not equals or not name or not rest:
            raise ValueError
        if ".." not in rest:
            values = tuple(part.strip() for part in rest.split(","))
            for value in values:
                float(value)
            return Axis(name, values)
        bounds, _, step_text = rest.partition("/")
        low_text, _, high_text = bounds.partition("..")
        low, high, step = float(low_text), float(high_text), float(step_text or 1)
        if not (step > 0 and low <= high and (high - low) / step < MAX_POINTS):
            raise ValueError
        count = int((high - low) / step + 1e-9) + 1
        return Axis(name, tuple(f"{low + index * step:.10g}" for index in range(count)))
    except (ValueError, OverflowError):
        raise InvalidPlan(
            f"{text[:80]!r} does not vary a parameter: expected name=1,2,3 or name=from..to or name=from..to/step.",
            code="invalid-axis",
            text=text[:80],
        ) from None


def _varied(bot: str, axes: Sequence[Axis]) -> Iterator[tuple[tuple[str, ...], str]]:
    name = BotName.parse(bot)
    varied = {axis.parameter for axis in axes}
    kept = tuple(pair for pair in name.given if pair[0] not in varied)
    for values in product(*(axis.values for axis in axes)):
        pairs = tuple((axis.parameter, value) for axis, value in zip(axes, values, strict=True))
        yield values, str(BotName(name.name, (*kept, *pairs)))


def play_sweep(
    base: Plan,
    axes: Sequence[Axis],
    backend: Backend,
    *,
    checkpoints: bool = True,
    resume: bool = False,
    check: Callable[[str], object] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Sweep:
    """Vary the first bot of ``base`` against its other bots. ``check`` is called with each varied name first."""
    points = list(_varied(base.bots[0], axes))
    if not 1 <= len(points) <= MAX_POINTS or not 1 <= len(axes) <= 2:
        raise InvalidPlan("A sweep varies one or two parameters, over at most 10000 points.", code="invalid-sweep")
    if check is not None:
        for _, bot in points:
            check(bot)
    plans = [replace(base, bots=(bot, *base.bots[1:])) for _, bot in points]
    batch = run_all(plans, backend, checkpoints=checkpoints, resume=resume, progress=progress)
    finished = batch.tallies if batch.complete else batch.tallies[:-1]
    found: list[Point] = []
    for (values, bot), tally in zip(points, finished, strict=False):
        summary = summarise(tally)
        found.append(Point(values, bot, summary.score[0], summary.win_share[0]))
    return Sweep(tuple(axes), tuple(found), batch.seconds, batch.played, batch.complete, batch.warning)
