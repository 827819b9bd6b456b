"""How a game is drawn in a terminal.

A game may bring a part ``terminal`` (``games/<game>/terminal.py``, standard library only) with any of

* ``title(observation, scene) -> str``: where in the match we are, one short line;
* ``draw(observation, scene, width) -> list[Line]``: the board, at most ``width`` columns wide;
* ``describe(observation, scene) -> list[str]``: the same as sentences, for ``--plain`` and screen readers;
* ``hint(observation, scene) -> str | None``: what the viewer's choice is about, without advice;
* ``advice(observation, scene) -> str | None``: odds, shown only when asked for;
* ``result(observation, scene) -> list[str]``: at the end, how each score came about and why who won;
* ``legend(observation, scene) -> list[str]``: what the signs mean, for the help;
* ``PAUSES: frozenset[str]``: class names of events before which the table waits for a key.

A `Line` is a list of (text, role). Roles: ``""``, ``strong``, ``dim``, ``title``, ``torch``, ``gem``, ``relic``,
``danger``, ``camp``. Meaning must never hang on a role alone: a role is only a colour.

A game without that part is drawn as the fields of its observation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeAlias

from tacora.core.data import to_data
from tacora.core.errors import GameNotFound
from tacora.core.meta import GameMeta
from tacora.core.names import printable
from tacora.core.protocol import Observation, Player
from tacora.words import Words

__all__ = ["Board", "Line", "Scene"]

Line: TypeAlias = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Scene:
    """What a drawing may know beside the observation: words, names, who is asked and who has chosen."""

    words: Words
    names: tuple[str, ...]
    options: Mapping[str, Any]
    viewer: Player | None = None
    asked: frozenset[Player] = frozenset()
    sealed: frozenset[Player] = frozenset()

    def say(self, message: str, /, **args: Any) -> str:
        """A sentence of the catalogue."""
        return self.words.say(message, **args)


class Board:
    """The drawing of one game: its own ``terminal`` part where it has one, else plain fields."""

    def __init__(self, meta: GameMeta) -> None:
        self._part: ModuleType | None
        try:
            self._part = meta.part("terminal")
        except GameNotFound:
            self._part = None

    def _own(self, name: str) -> Any:
        return getattr(self._part, name, None)

    @property
    def pauses(self) -> frozenset[str]:
        """Class names of events before which the table waits."""
        return frozenset(self._own("PAUSES") or ())

    def title(self, observation: Observation, scene: Scene) -> str:
        own = self._own("title")
        return str(own(observation, scene)) if own else ""

    def draw(self, observation: Observation, scene: Scene, width: int) -> list[Line]:
        """The board as lines of (text, role), at most ``width`` columns."""
        own = self._own("draw")
        if own:
            lines: list[Line] = own(observation, scene, width)
            return lines
        lines = [[(name, "dim"), (f"  {value}", "")] for name, value in _fields(observation)]
        for player, name in enumerate(scene.names):
            lines.append([(_mark(player, scene) + " ", "strong"), (name, "strong" if player == scene.viewer else "")])
        return lines

    def describe(self, observation: Observation, scene: Scene) -> list[str]:
        """The board as sentences."""
        own = self._own("describe")
        if own:
            return list(own(observation, scene))
        return [f"{name}: {value}" for name, value in _fields(observation)]

    def hint(self, observation: Observation, scene: Scene) -> str | None:
        return self._optional("hint", observation, scene)

    def advice(self, observation: Observation, scene: Scene) -> str | None:
        return self._optional("advice", observation, scene)

    def result(self, observation: Observation, scene: Scene) -> list[str]:
        own = self._own("result")
        return list(own(observation, scene)) if own else []

    def legend(self, observation: Observation, scene: Scene) -> list[str]:
        own = self._own("legend")
        return list(own(observation, scene)) if own else []

    def _optional(self, name: str, observation: Observation, scene: Scene) -> str | None:
        own = self._own(name)
        text = own(observation, scene) if own else None
        return None if text is None else str(text)


def _mark(player: Player, scene: Scene) -> str:
    if player in scene.sealed:
        return "✓"
    return "●" if player in scene.asked else "·"


def _fields(observation: Observation) -> list[tuple[str, str]]:
    data = to_data(observation)
    if not isinstance(data, dict):
        return [("", printable(str(data)))]
    return [
        (key.replace("_", " "), _value(value))
        for key, value in data.items()
        if key not in ("type", "options", "viewer") and value is not None
    ]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(item)}" for key, item in value.items() if key != "type")
    if isinstance(value, list):
        return "  ".join(_value(item) for item in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "–" if value is None else printable(str(value))
