"""``tacora simulate``, ``tacora tournament`` and ``tacora sweep``."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from tacora.console import Json, Language, guarded, print_json, switches, wrong_use
from tacora.core import registry
from tacora.simulate import fast, plots, reference, report
from tacora.simulate.checkpoint import Checkpoint
from tacora.simulate.plan import Plan
from tacora.simulate.ray_backend import RayBackend
from tacora.simulate.runner import Backend, LocalBackend, run
from tacora.simulate.statistics import summarise
from tacora.simulate.sweep import parse_axis, play_sweep
from tacora.simulate.tournament import play_tournament
from tacora.words import Words, detect_language

INTERRUPTED = 130

GameName = Annotated[str, typer.Option("--game", "-g", help="The game to play.")]
PresetName = Annotated[str | None, typer.Option("--preset", "-p", help="The edition; see: tacora games.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A switch as name=value; may be repeated.", metavar="NAME=VALUE"),
]
Matches = Annotated[int, typer.Option("--matches", "-n", help="Matches to play (at each table).")]
SeedOption = Annotated[int | None, typer.Option("--seed", help="Same seed, same result; random if not given.")]
Threads = Annotated[int, typer.Option("--threads", "-t", help="Threads or processes; 0 for one per core.")]
Engine = Annotated[str, typer.Option("--engine", help="auto, kernel (compiled) or reference.")]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the same run after an interruption (give its seed).")
]
RayAddress = Annotated[
    str | None, typer.Option("--ray", help="Run on a Ray cluster: host:port, auto, or local.", metavar="ADDRESS")
]
Csv = Annotated[Path | None, typer.Option("--csv", help="Write the main table as CSV to this file.")]
Plot = Annotated[Path | None, typer.Option("--plot", help="Draw the result to this .png or .svg file.")]


class _RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text("" if not task.speed else f"{task.speed:,.0f}/s".replace(",", "\u202f"))


@contextlib.contextmanager
def _progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A bar with rate and time left on standard error, where that is a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("simulate-playing"), total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield tell


def _split(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(",") if name.strip())


def _plan(
    words: Words,
    game: str,
    preset: str | None,
    options: Sequence[str] | None,
    bots: tuple[str, ...],
    seats: int,
    matches: int,
    seed: int | None,
    engine: str,
) -> Plan:
    """Check everything before the first match is played."""
    if engine not in ("auto", "kernel", "reference"):
        wrong_use(words.say("usage-engine", engine=engine[:40]))
    meta = registry.get(game)
    values = meta.options.resolve(preset, switches(options, words.language))
    rules = meta.create(seats, values)
    for name in bots:
        reference.load_bot(game, name)
    use_kernel = engine != "reference" and fast.can_play(game, rules, bots)
    if engine == "kernel" and not use_kernel:
        fast.refuse(game, bots)
    return Plan(
        game=game,
        options=values,
        bots=bots,
        matches=matches,
        seed=secrets.randbits(48) if seed is None else seed,
        piece_size=fast.PIECE_SIZE if use_kernel else 250,
        preset=meta.options.preset_of(values),
        extra={"engine": "kernel" if use_kernel else "reference"},
    )


def _backend(threads: int, ray: str | None) -> Backend:
    if ray is not None:
        return RayBackend(ray)
    return LocalBackend(threads or os.cpu_count() or 1)


def _finish(
    data: dict[str, Any],
    rows: Sequence[dict[str, Any]],
    *,
    words: Words,
    seed: int,
    json: bool,
    csv: Path | None,
    show: Callable[[Console], None],
    plot: Callable[[], None] | None,
    warning: str | None,
) -> None:
    """Print first, so that a file that cannot be written loses nothing; then the files."""
    data = {**data, "seed": seed}
    if json:
        print_json(data)
    else:
        show(Console())
    sys.stdout.flush()
    errors = Console(stderr=True)
    if warning is not None:
        errors.print(words.say("simulate-not-kept", reason=warning), style="yellow", highlight=False)
    if csv is not None:
        csv.write_text(report.to_csv(rows), encoding="utf-8")
    if plot is not None:
        plot()
    if not data["complete"]:
        errors.print(words.say("simulate-interrupted", seed=str(seed)), style="yellow", highlight=False)
        raise typer.Exit(INTERRUPTED)


def _words(language: str | None, game: str) -> Words:
    return Words(detect_language(language), game)


@guarded
def simulate(
    bots: Annotated[str, typer.Option("--bots", "-b", help="The bots at the table, separated by commas.")],
    preset: PresetName = None,
    game: GameName = "diamant",
    matches: Matches = 100_000,
    seed: SeedOption = None,
    threads: Threads = 0,
    option: OptionList = None,
    engine: Engine = "auto",
    ray: RayAddress = None,
    resume: Resume = False,
    csv: Csv = None,
    plot: Plot = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Play many matches between bots: means, win shares, intervals, busts and depth of each cave.

    Seats are rotated. A bot is a name (see: tacora games), a name with parameters, or your own
    from a file, my_bot.py:MyBot, which is then played on the reference engine.

    Example: tacora simulate --bots "expected,at-gems?gems=9,random"
    """
    words = _words(language, game)
    if plot is not None:
        plots.check_ending(plot)
    names = _split(bots)
    plan = _plan(words, game, preset, option, names, len(names), matches, seed, engine)
    with _progress(words) as tell:
        outcome = run(plan, _backend(threads, ray), checkpoint=Checkpoint.of(plan), resume=resume, progress=tell)
    if not outcome.tally.matches:
        Console(stderr=True).print(words.say("simulate-nothing"), style="yellow")
        raise typer.Exit(INTERRUPTED)
    summary = summarise(outcome.tally)
    data = report.simulation_data(outcome, summary)
    _finish(
        data,
        data["bots"],
        words=words,
        seed=plan.seed,
        json=json,
        csv=csv,
        show=lambda console: report.show((outcome, summary), words, console),
        plot=None if plot is None else lambda: plots.plot_simulation(outcome, summary, plot, words),
        warning=outcome.warning,
    )


@guarded
def tournament(
    bots: Annotated[str, typer.Option("--bots", "-b", help="The pool of bots, separated by commas.")],
    seats: Annotated[int, typer.Option("--seats", "-s", help="Seats at a table; 0 for all, 4 at most.")] = 0,
    preset: PresetName = None,
    game: GameName = "diamant",
    matches: Matches = 100_000,
    seed: SeedOption = None,
    threads: Threads = 0,
    clones: Annotated[
        bool, typer.Option("--clones", help="Also one of each bot against copies of each other bot.")
    ] = False,
    option: OptionList = None,
    engine: Engine = "auto",
    ray: RayAddress = None,
    resume: Resume = False,
    csv: Csv = None,
    plot: Plot = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Every table of different bots from a pool: win shares, the matrix of pairs, significance, ratings.

    Example: tacora tournament --bots "expected,at-gems,random" --seats 3
    """
    words = _words(language, game)
    if plot is not None:
        plots.check_ending(plot)
    pool = _split(bots)
    seats = seats or min(4, len(pool))
    plan = _plan(words, game, preset, option, pool, seats, matches, seed, engine)
    with _progress(words) as tell:
        result = play_tournament(plan, pool, seats, _backend(threads, ray), clones=clones, resume=resume, progress=tell)
    data = report.tournament_data(result, pool)
    _finish(
        data,
        data["bots"],
        words=words,
        seed=plan.seed,
        json=json,
        csv=csv,
        show=lambda console: report.show(result, words, console),
        plot=None if plot is None or not result.standings else lambda: plots.plot_tournament(result, plot, words),
        warning=result.warning,
    )


@guarded
def sweep(
    bots: Annotated[str, typer.Option("--bots", "-b", help="The bots at the table; the first one is varied.")],
    vary: Annotated[
        list[str],
        typer.Option("--vary", "-v", help="name=1,2,3 or name=from..to or name=from..to/step; once or twice."),
    ],
    preset: PresetName = None,
    game: GameName = "diamant",
    matches: Matches = 100_000,
    seed: SeedOption = None,
    threads: Threads = 0,
    option: OptionList = None,
    engine: Engine = "auto",
    ray: RayAddress = None,
    resume: Resume = False,
    csv: Csv = None,
    plot: Plot = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Vary one or two parameters of the first bot; --plot draws a line or a heat map.

    Example: tacora sweep --bots "at-gems,random" --vary gems=4..30
    """
    words = _words(language, game)
    if plot is not None:
        plots.check_ending(plot)
    names = _split(bots)
    axes = [parse_axis(text) for text in vary]
    plan = _plan(words, game, preset, option, names, len(names), matches, seed, engine)
    with _progress(words) as tell:
        result = play_sweep(
            plan,
            axes,
            _backend(threads, ray),
            resume=resume,
            progress=tell,
            check=lambda name: reference.load_bot(game, name),
        )
    data = report.sweep_data(result)
    _finish(
        data,
        data["points"],
        words=words,
        seed=plan.seed,
        json=json,
        csv=csv,
        show=lambda console: report.show(result, words, console),
        plot=None if plot is None or not result.points else lambda: plots.plot_sweep(result, plot, words),
        warning=result.warning,
    )
