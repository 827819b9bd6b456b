"""From plain data, as a browser holds it, back to an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tacora.core.errors import TacoraError
from tacora.games.diamant.meta import OPTIONS
from tacora.games.diamant.model import DiamantOptions, Hazard, Observation, Phase, RelicCard, parse_card

__all__ = ["InvalidPosition", "observation_of"]


class InvalidPosition(TacoraError):
    """Plain data that is not an observation of this game."""

    code = "invalid-position"


def observation_of(data: Mapping[str, Any]) -> Observation:
    """The observation whose plain data (`tacora.core.data.to_data`) is ``data``. Raises `InvalidPosition`."""
    try:
        return _observation_of(data)
    except (KeyError, TypeError, ValueError, AttributeError, TacoraError):
        raise InvalidPosition("The position cannot be read.") from None


def _observation_of(data: Mapping[str, Any]) -> Observation:
    num_players = _small(data["num_players"], 8)
    given = {name: value for name, value in dict(data["options"]).items() if name != "type"}
    options = DiamantOptions.of(OPTIONS.resolve(None, given), num_players)
    explorers = tuple(_small(one, 15) for one in data["explorers"])
    path = tuple(parse_card(str(card)) for card in data["path"])
    left = tuple(_small(gems, 99) for gems in data["left"])
    if num_players < 2 or len(left) != len(path) or len(set(explorers)) != len(explorers):
        raise ValueError("path and leftovers do not fit")
    if any(one >= num_players * options.explorers_per_player for one in explorers):
        raise ValueError("an explorer of nobody")
    player = data.get("player")
    waiting = tuple(parse_card(str(card)) for card in data["relics_waiting"])
    if not all(isinstance(card, RelicCard) for card in waiting):
        raise ValueError("only relics wait")
    return Observation(
        player=None if player is None else _small(player, num_players - 1),
        num_players=num_players,
        options=options,
        phase=Phase(data["phase"]),
        cave_index=_small(data["cave_index"], 9),
        deck=tuple((parse_card(str(card)), _small(count, 24)) for card, count in data["deck"]),
        path=path,
        left=left,
        explorers=explorers,
        carried=_small(data["carried"], 9999),
        chest=tuple(None if gems is None else _small(gems, 99999) for gems in _of_each(data["chest"], num_players)),
        relics=tuple(tuple(_small(value, 99) for value in values) for values in _of_each(data["relics"], num_players)),
        relics_out=_small(data["relics_out"], 10),
        relics_lost=_small(data["relics_lost"], 10),
        relics_waiting=tuple(card for card in waiting if isinstance(card, RelicCard)),
        removed=tuple(Hazard(one) for one in data["removed"]),
    )


def _of_each(values: Any, num_players: int) -> Any:
    if not isinstance(values, list | tuple) or len(values) != num_players:
        raise ValueError("one value for each player is needed")
    return values


def _small(value: Any, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError("a number out of range")
    return value
