"""The record of a match: its inputs, from which everything else is derived again.

Format ``tacora-match``, version 1, a JSON object:

``format, format_version, game, rules_version, num_players, preset, options, seats, steps, commitment,
seed, returns, winners, house, program``. ``steps`` holds ``{"dealt": "7"}`` or ``{"chosen": {"0": "stay"}}``;
``seed`` is ``null`` until the match is over, then ``{"secret", "contributions"}``; ``returns`` and
``winners`` are ``null`` while the match goes on. ``extra``, where present, is the room's own (the bots at a
keyboard's table) and is no part of the match.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import tacora
from tacora.core.chance import Seed
from tacora.core.data import to_data
from tacora.core.errors import InvalidRecord, InvalidSeed
from tacora.core.protocol import Chosen, Dealt, Game, Step

__all__ = ["FORMAT", "FORMAT_VERSION", "MAX_STEPS", "MatchRecord", "RecordStep"]

FORMAT = "tacora-match"
FORMAT_VERSION = 1
MAX_STEPS = 20_000
MAX_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class RecordStep:
    """One step as text: either ``dealt`` or ``chosen`` (player to action) is set."""

    dealt: str | None = None
    chosen: Mapping[int, str] | None = None

    @classmethod
    def of(cls, game: Game[Any], step: Step) -> RecordStep:
        """A step of ``game`` as text."""
        if isinstance(step, Dealt):
            return cls(dealt=game.format_outcome(step.outcome))
        return cls(chosen={player: game.format_action(action) for player, action in step.actions.items()})

    def read(self, game: Game[Any]) -> Step:
        """The step of ``game`` that the text says. Raises what the game's `parse_action` and `parse_outcome` raise."""
        if self.chosen is not None:
            return Chosen({player: game.parse_action(text) for player, text in self.chosen.items()})
        return Dealt(game.parse_outcome(self.dealt or ""))

    def to_data(self) -> dict[str, Any]:
        if self.chosen is not None:
            return {"chosen": {str(player): action for player, action in sorted(self.chosen.items())}}
        return {"dealt": self.dealt}


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as its inputs. ``seats`` are the players' display names, ``returns`` the final scores."""

    game: str
    rules_version: str
    num_players: int
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    steps: tuple[RecordStep, ...]
    commitment: str | None = None
    seed: Seed | None = None
    returns: tuple[float, ...] | None = None
    winners: tuple[int, ...] | None = None
    preset: str | None = None
    house: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)

    def to_data(self) -> dict[str, Any]:
        """The JSON object, as a dict."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "program": f"tacora {tacora.__version__}",
            "game": self.game,
            "rules_version": self.rules_version,
            "num_players": self.num_players,
            "preset": self.preset,
            "options": to_data(dict(self.options)),
            "seats": list(self.seats),
            "house": list(self.house),
            "commitment": self.commitment,
            "seed": None
            if self.seed is None
            else {"secret": self.seed.secret, "contributions": list(self.seed.contributions)},
            "steps": [step.to_data() for step in self.steps],
            "returns": None if self.returns is None else list(self.returns),
            "winners": None if self.winners is None else list(self.winners),
            **({"extra": dict(self.extra)} if self.extra else {}),
        }

    def dumps(self) -> str:
        """The record as JSON text, one step a line."""
        data = self.to_data()
        steps = ",\n    ".join(json.dumps(step, ensure_ascii=False) for step in data.pop("steps"))
        head = json.dumps(data, ensure_ascii=False, indent=2)
        body = f'  "steps": [\n    {steps}\n  ]' if steps else '  "steps": []'
        return head[: -len("\n}")] + ",\n" + body + "\n}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record so that a power cut leaves the old file or the new one, never half of one."""
        target = Path(path)
        temporary = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with temporary.open("w", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
        finally:
            temporary.unlink(missing_ok=True)

    def without_seed(self) -> MatchRecord:
        """The record with nothing of the future in it (for an unfinished match that leaves the machine)."""
        return replace(self, seed=None)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> MatchRecord:
        """Read a file. Raises `OSError` when it cannot be read, `InvalidRecord` when it is no record."""
        target = Path(path)
        if target.stat().st_size > MAX_BYTES:
            raise InvalidRecord(
                f"{target.name} is too large for a match record (over {MAX_BYTES} bytes).",
                code="record-too-large",
                maximum=MAX_BYTES,
            )
        return cls.loads(target.read_bytes())

    @classmethod
    def loads(cls, text: str | bytes) -> MatchRecord:
        """Read JSON text. Raises `InvalidRecord` with what is wrong; nothing is guessed."""
        if len(text) > MAX_BYTES:
            raise InvalidRecord(
                f"This is too large for a match record (over {MAX_BYTES} bytes).",
                code="record-too-large",
                maximum=MAX_BYTES,
            )
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise InvalidRecord(f"This is not a whole JSON text: {str(error)[:120]}.", code="record-not-json") from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> MatchRecord:
        """Check a parsed JSON object field by field. Raises `InvalidRecord`."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise InvalidRecord("This is not a Tacora match record.", code="record-foreign")
        try:  # what reads well but could not be written again: NaN, half a surrogate pair
            json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
        except (ValueError, TypeError, RecursionError) as error:
            raise InvalidRecord(
                f"The record holds what no file can: {str(error)[:120]}.", code="record-not-json"
            ) from None
        version = data.get("format_version")
        if type(version) is not int or version != FORMAT_VERSION:
            raise InvalidRecord(
                f"This record has format version {str(version)[:20]}; this program reads version {FORMAT_VERSION}.",
                code="record-version",
                version=str(version)[:20],
                known=FORMAT_VERSION,
            )
        read = _Reader(data)
        num_players = read.typed("num_players", int)
        seats = read.strings("seats")
        if not 1 <= num_players <= 64 or len(seats) != num_players:
            raise InvalidRecord("The record's seats do not match its number of players.", field="seats")
        return cls(
            game=read.typed("game", str),
            rules_version=read.typed("rules_version", str),
            num_players=num_players,
            options=read.typed("options", dict),
            seats=seats,
            steps=read.steps(num_players),
            commitment=read.optional("commitment", str),
            seed=read.seed(),
            returns=read.numbers("returns", num_players),
            winners=read.winners(num_players),
            preset=read.optional("preset", str),
            house=read.strings("house") if "house" in data else (),
            extra=read.typed("extra", dict) if "extra" in data else {},
        )


class _Reader:
    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def typed(self, name: str, kind: type) -> Any:
        value = self.data.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise InvalidRecord(f"The record's field {name} is missing or not of type {kind.__name__}.", field=name)
        return value

    def optional(self, name: str, kind: type) -> Any:
        return None if self.data.get(name) is None else self.typed(name, kind)

    def strings(self, name: str) -> tuple[str, ...]:
        items = self.typed(name, list)
        if not all(isinstance(item, str) and len(item) <= 200 for item in items):
            raise InvalidRecord(f"The record's field {name} is not a list of short texts.", field=name)
        return tuple(items)

    def numbers(self, name: str, length: int) -> tuple[float, ...] | None:
        items = self.optional(name, list)
        if items is None:
            return None
        if len(items) != length or not all(type(item) in (int, float) for item in items):
            raise InvalidRecord(f"The record's field {name} is not a list of {length} numbers.", field=name)
        return tuple(items)

    def winners(self, num_players: int) -> tuple[int, ...] | None:
        items = self.optional("winners", list)
        if items is None:
            return None
        if not all(type(item) is int and 0 <= item < num_players for item in items):
            raise InvalidRecord("The record's winners are not players of the match.", field="winners")
        return tuple(items)

    def seed(self) -> Seed | None:
        value = self.optional("seed", dict)
        if value is None:
            return None
        contributions = value.get("contributions", [])
        if not isinstance(contributions, list):
            raise InvalidRecord("The record's seed is not whole.", field="seed")
        try:
            return Seed(value.get("secret", ""), tuple(contributions))
        except InvalidSeed as error:
            raise InvalidRecord(f"The record's seed is not whole: {error.message}", field="seed") from None

    def steps(self, num_players: int) -> tuple[RecordStep, ...]:
        items = self.typed("steps", list)
        if len(items) > MAX_STEPS:
            raise InvalidRecord(f"The record has more than {MAX_STEPS} steps.", field="steps")
        return tuple(self._step(index, item, num_players) for index, item in enumerate(items))

    @staticmethod
    def _step(index: int, item: object, num_players: int) -> RecordStep:
        if isinstance(item, dict) and len(item) == 1:
            dealt = item.get("dealt")
            if isinstance(dealt, str) and len(dealt) <= 200:
                return RecordStep(dealt=dealt)
            chosen = item.get("chosen")
            players = {str(player) for player in range(num_players)}
            if isinstance(chosen, dict) and all(
                player in players and isinstance(action, str) and len(action) <= 200
                for player, action in chosen.items()
            ):
                return RecordStep(chosen={int(player): action for player, action in chosen.items()})
        raise InvalidRecord(
            f"Step {index} of the record is neither a card dealt nor choices made.", field="steps", step=index
        )
