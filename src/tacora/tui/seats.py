"""Who sits where: people and bots, as the command line names them and as the table shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tacora.core.botspec import BotName
from tacora.core.errors import TacoraError
from tacora.core.names import clean_name
from tacora.tui.catalogue import bot_label
from tacora.words import Words

__all__ = ["InvalidSeats", "Seat", "default_seats", "named", "parse_seats"]

PERSON = "you"


class InvalidSeats(TacoraError):
    """A list of seats that cannot be read."""

    code = "seats-unreadable"


@dataclass(frozen=True, slots=True)
class Seat:
    """A person (``bot`` is ``None``) or a bot by its name with parameters. ``name`` may be empty: one is given."""

    name: str = ""
    bot: str | None = None


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Read ``you,you:Bo,cautious,random?p=30``: people are ``you`` or ``you:Name``, anything else is a bot.

    Raises `InvalidSeats` for an empty place, `tacora.core.botspec.InvalidBot` for a text that names no bot.
    """
    seats: list[Seat] = []
    for part in text.split(","):
        word = part.strip()
        kind, colon, name = word.partition(":")
        if not word:
            raise InvalidSeats(
                f"{text[:80]!r} has an empty seat; write for example you,cautious,you:Bo.", text=text[:80]
            )
        if kind.strip().lower() == PERSON:
            seats.append(Seat(clean_name(name)))
        elif colon:
            raise InvalidSeats(
                f"{word[:40]!r} is not a seat; a person is you:Name, a bot only its name.", text=word[:40]
            )
        else:
            seats.append(Seat(bot=str(BotName.parse(word))))
    return tuple(seats)


def default_seats(game_id: str, minimum: int) -> tuple[Seat, ...]:
    """You and enough bots for a game: one of each level the game offers."""
    from tacora import bots

    offered = [spec.name for spec in bots.specs(game_id) if spec.level] or [spec.name for spec in bots.specs(game_id)]
    others = max(minimum - 1, min(3, len(offered)))
    return (Seat(), *(Seat(bot=offered[index % len(offered)]) for index in range(others)))


def named(seats: Sequence[Seat], words: Words) -> tuple[Seat, ...]:
    """The seats with a name each, no two alike, so that sentences are clear."""
    people = sum(seat.bot is None for seat in seats)
    taken: set[str] = set()
    result: list[Seat] = []
    for index, seat in enumerate(seats):
        name = clean_name(seat.name)
        if not name and seat.bot is not None:
            name = clean_name(bot_label(BotName.parse(seat.bot).name, words))
        elif not name:
            name = words.say("terminal-person" if people == 1 else "terminal-person-number", number=index + 1)
        base, number = name, 2
        while name.casefold() in taken:
            name = f"{base[:20]} {number}"
            number += 1
        taken.add(name.casefold())
        result.append(Seat(name, seat.bot))
    return tuple(result)
