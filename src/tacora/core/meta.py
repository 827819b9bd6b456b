"""The catalogue card of a game as data, loadable without the rules."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal

from tacora.core.errors import GameNotFound, InvalidPlayers, UnknownRulesVersion
from tacora.core.options import Options
from tacora.core.protocol import Game

__all__ = ["GameMeta", "Stage"]

Stage = Literal["complete", "playable", "draft", "template"]


@dataclass(frozen=True, slots=True)
class GameMeta:
    """What a library's card says, and where the parts of the game are.

    ``id`` is the folder's name; ``package`` the importable package that holds ``rules``, ``text``, ``bots``…
    ``players`` is the inclusive range the program accepts, ``official_players`` the one on the box.
    ``minutes`` is the printed playing time, ``age`` the youngest player's. ``rules_versions`` are all the
    versions this program still plays, the newest last. ``expiry_actions`` are the actions (as text) a table
    may agree on for a player whose clock runs out, the default first.
    """

    id: str
    title: str
    authors: tuple[str, ...]
    players: tuple[int, int]
    official_players: tuple[int, int]
    age: int
    minutes: int
    stage: Stage
    options: Options
    package: str
    year: int | None = None
    rules_versions: tuple[str, ...] = ("1",)
    expiry_actions: tuple[str, ...] = ()

    def part(self, name: str) -> ModuleType:
        """Import one of the game's files (``rules``, ``text``, ``bots``, ``odds``, ``kernel``…).

        Raises `GameNotFound` (code ``part-not-found``) when the game has none.
        """
        full = f"{self.package}.{name}"
        try:
            return importlib.import_module(full)
        except ModuleNotFoundError as error:
            if error.name != full:
                raise
            raise GameNotFound(
                f"The game {self.id} has no part {name}.", code="part-not-found", game=self.id, part=name
            ) from None

    def house_rules(self, num_players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
        """What of a match is our own choice and no printed rule: names of options, and ``num_players``.

        An option is by the book where some preset that is not ``house`` has its value.
        """
        low, high = self.official_players
        printed = [self.options.resolve(preset.name) for preset in self.options.presets if not preset.house]
        own = tuple(
            option.name
            for option in self.options.options
            if all(values[option.name] != options[option.name] for values in printed)
        )
        return own if low <= num_players <= high else ("num_players", *own)

    def verify_players(self, num_players: int) -> None:
        """Raise `InvalidPlayers` unless the game is for so many."""
        low, high = self.players
        if isinstance(num_players, bool) or not isinstance(num_players, int) or not low <= num_players <= high:
            raise InvalidPlayers(
                f"{self.title} is for {low} to {high} players, not {num_players!r}.",
                game=self.id,
                minimum=low,
                maximum=high,
                players=num_players,
            )

    def create(
        self,
        num_players: int,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        rules_version: str | None = None,
    ) -> Game[Any]:
        """The rules for ``num_players`` with a preset's options and overrides.

        Raises `InvalidPlayers`, `tacora.core.errors.InvalidOption` or `UnknownRulesVersion`.
        """
        values = self.options.resolve(preset, options)
        version = self.rules_versions[-1] if rules_version is None else rules_version
        if version not in self.rules_versions:
            raise UnknownRulesVersion(
                f"{self.title}: rules version {version[:20]!r} is not known here; known are "
                + ", ".join(self.rules_versions)
                + ".",
                game=self.id,
                version=version[:20],
            )
        self.verify_players(num_players)
        game: Game[Any] = self.part("rules").create(num_players, values, version)
        return game
