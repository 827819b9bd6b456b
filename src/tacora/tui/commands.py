"""The commands ``play``, ``replay``, ``verify`` and ``games``."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from tacora.console import Json, Language, guarded, print_json, spoken_words, switches, wrong_use

if TYPE_CHECKING:
    from tacora.words import Words

__all__ = ["games", "play", "replay", "verify"]

Game = Annotated[str, typer.Option("--game", help="Which game; `tacora games` lists them.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, without a full screen: for pipes and screen readers.")
]
File = Annotated[Path, typer.Argument(help="A match record.", metavar="FILE")]


@guarded
def play(
    game: Game = "diamant",
    preset: Annotated[str | None, typer.Option(help="The edition, for example iello2016 or schmidt2005.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays: you, you:Name, or a bot's name, with commas between.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A switch as name=value; may be repeated.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Shuffle from this secret (hexadecimal) instead of a fresh one.")
    ] = None,
    plain: Plain = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the unfinished match played last.")] = False,
    language: Language = None,
) -> None:
    """Play at this keyboard, alone against bots or in turns.

    Everything is saved as you play; --resume goes on. Without a screen it plays line by line.

    Example: tacora play --preset schmidt2005 --seats you,you:Bo,cautious
    """
    from tacora.words import detect_language

    spoken = detect_language(language)
    chosen = any(value is not None for value in (preset, seats, seed)) or bool(option) or game != "diamant"
    if resume and chosen:
        wrong_use(spoken_words(language).say("usage-resume-alone"))
    overrides = switches(option, language)
    lines = plain or not _has_screen()
    if not (lines or resume or chosen):
        _run_app(spoken, None)
        return
    session = _resumed() if resume else _begun(game, preset, seats, overrides, seed, spoken)
    if lines:
        _play_lines(session, spoken)
    else:
        _run_app(spoken, session)


def _has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _resumed() -> Any:
    from tacora.tui.session import Session

    return Session.resume()


def _begun(
    game: str, preset: str | None, seats: str | None, options: dict[str, str], seed: str | None, language: str
) -> Any:
    from tacora.core import registry
    from tacora.core.chance import Seed
    from tacora.tui.seats import default_seats, named, parse_seats
    from tacora.tui.session import Session
    from tacora.words import Words

    meta = registry.get(game)
    places = parse_seats(seats) if seats is not None else default_seats(game, meta.official_players[0])
    return Session.new(
        game,
        named(places, Words(language, game)),
        preset=preset,
        options=options,
        seed=None if seed is None else Seed.parse(seed),
    )


def _play_lines(session: Any, language: str) -> None:
    from tacora.tui.plain import play_plain

    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal that lacks a letter still plays
    received: list[int] = []

    def stop(number: int, _frame: object) -> NoReturn:
        received.append(number)
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), stop)
    try:
        play_plain(session, language)
    except KeyboardInterrupt:
        raise typer.Exit(128 + (received[0] if received else signal.SIGINT)) from None


def _run_app(language: str, session: Any) -> None:
    from tacora.tui.app import TacoraApp

    app = TacoraApp(language, session)
    app.run()
    if app.farewell:
        typer.echo(app.farewell)
    if app.return_code:
        raise typer.Exit(app.return_code)


@guarded
def replay(
    file: File,
    seat: Annotated[
        str | None,
        typer.Option(help="Whose eyes: a player's number (1 is the first) or name; otherwise a spectator's."),
    ] = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Step through a recorded match, forward and back, from any seat's view.

    Example: tacora replay match.json --seat 2
    """
    from tacora.core.record import MatchRecord
    from tacora.tui.replaying import Replay
    from tacora.words import detect_language

    spoken = detect_language(language)
    shown = Replay(MatchRecord.load(file), spoken)
    viewer = None if seat is None else shown.viewer(seat)
    if plain or not _has_screen():
        with suppress(AttributeError, ValueError):
            sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
        for line in shown.lines(viewer):
            typer.echo(line)
        return
    from tacora.tui.app import ReplayApp

    ReplayApp(shown, viewer).run()


@guarded
def verify(file: File, json: Json = False, language: Language = None) -> None:
    """Deal a record again from its revealed seed and say where it differs.

    Ends with status 0 when all agrees, 1 when not.

    Example: tacora verify match.json
    """
    from tacora.core.errors import TacoraError
    from tacora.core.match import verify_record
    from tacora.core.record import MatchRecord
    from tacora.words import Words, detect_language, tell_error

    spoken = detect_language(language)
    try:
        record = MatchRecord.load(file)
        differences = verify_record(record)
    except TacoraError as error:
        if not json:
            raise
        message = tell_error(error, spoken)
        print_json({"ok": False, "match": None, "differences": [], "error": error.code, "message": message})
        raise typer.Exit(1) from None
    if json:
        summary = {
            "game": record.game,
            "preset": record.preset,
            "rules_version": record.rules_version,
            "num_players": record.num_players,
            "seats": record.seats,
            "steps": len(record.steps),
            "commitment": record.commitment,
            "returns": record.returns,
            "winners": record.winners,
        }
        print_json({"ok": not differences, "match": summary, "differences": differences})
    else:
        words = Words(spoken, record.game)
        say = words.say
        if not differences:
            typer.echo(say("terminal-verify-good", steps=len(record.steps), commitment=record.commitment or ""))
        for one in differences:
            typer.echo(
                say(
                    f"terminal-verify-{one.kind}",
                    step=-1 if one.step is None else one.step + 1,
                    expected=_told(one.expected, one.kind, record.seats, words),
                    found=_told(one.found, one.kind, record.seats, words),
                )
            )
        if differences:
            typer.echo(say("terminal-verify-bad", number=len(differences)))
    if differences:
        raise typer.Exit(1)


def _told(value: Any, kind: str, seats: Sequence[str], words: Words) -> str:
    """A side of a difference as words: people by name, a refusal's sentence, lists with commas, a dash for nothing."""
    from tacora.core.errors import TacoraError
    from tacora.core.names import printable

    if isinstance(value, tuple):
        if kind == "winners":
            value = [seats[player] for player in value]
        return ", ".join(_told(one, kind, seats, words) for one in value) or "–"
    if isinstance(value, dict) and "error" in value:
        return words.error(TacoraError(value["message"], code=value["error"], **value["details"]))
    if isinstance(value, dict) and "chosen" in value:
        return (
            ", ".join(_choice(seats[int(player)], action, words) for player, action in value["chosen"].items()) or "–"
        )
    if isinstance(value, dict):  # a step that deals
        return _told(value.get("dealt"), kind, seats, words)
    if isinstance(value, float):
        return f"{value:g}"
    return "–" if value is None else printable(str(value))


def _choice(name: str, action: str, words: Words) -> str:
    from tacora.words import MissingWords

    try:
        label = words.say(f"action-{action}")
    except MissingWords:  # no action of this game
        label = action
    return words.say("terminal-verify-choice", name=name, action=label)


@guarded
def games(json: Json = False, language: Language = None) -> None:
    """Cards and options of all games.

    Example: tacora games --json
    """
    from tacora.tui.catalogue import cards, lines
    from tacora.words import detect_language

    spoken = detect_language(language)
    if json:
        print_json(cards(spoken))
        return
    for line in lines(spoken):
        typer.echo(line)
