"""Whole games of Diamant from a line of text, for tests.

A script is written card by card, caves apart by ``|``: ``"7 snakes 11/02 relic/1 | 3"``. After a card everyone
stays but the players behind the stroke; with two explorers each, ``0a`` and ``0b`` send home one of them.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

from tacora.core import registry
from tacora.core.chance import WaitingDealer
from tacora.core.match import Match
from tacora.core.protocol import Decide
from tacora.games.diamant.model import Action, CaveClosed, RelicCard, State

META = registry.get("diamant")
_ACTIONS = {"": Action.LEAVE, "a": Action.LEAVE_FIRST, "b": Action.LEAVE_SECOND}
E = TypeVar("E")


def start(players: int = 3, preset: str | None = None, **options: Any) -> Match:
    """A match whose cards are told one by one."""
    return Match(META, META.create(players, options, preset=preset), dealer=WaitingDealer())


def go(match: Match, script: str) -> Match:
    """Play a script on. Everyone inside is asked after every card that does not end the cave."""
    for number, cave in enumerate(script.split("|")):
        if number:
            assert isinstance(match.log[-1][1], tuple)
            assert any(isinstance(event, CaveClosed) for event in match.log[-1][1]), f"cave {number - 1} is still open"
        for token in cave.split():
            card, _, leavers = token.partition("/")
            match.deal(match.game.parse_outcome(card))
            choose(match, leavers)
    return match


def choose(match: Match, leavers: str) -> None:
    """Everyone asked stays but ``leavers``."""
    given = {int(player): _ACTIONS[which] for player, which in re.findall(r"(\d)([ab]?)", leavers)}
    if not isinstance(match.node, Decide):
        assert not given, "nobody is asked"
        return
    asked = tuple(match.node.legal_actions)
    assert set(given) <= set(asked), f"only {asked} are asked"
    for player in asked:
        match.submit(player, given.get(player, Action.STAY))


def play(script: str, players: int = 3, preset: str | None = None, **options: Any) -> Match:
    """A match played by a script."""
    return go(start(players, preset, **options), script)


def told(match: Match, kind: type[E]) -> list[E]:
    """The events of one kind so far."""
    return [event for event in match.events if isinstance(event, kind)]


def cards_left(match: Match) -> dict[str, int]:
    """How many of each card are face down, by name."""
    state: State = match.state
    return {
        card.to_data(): count
        for card, count in zip(match.game.cards, state.deck, strict=True)
        if count  # type: ignore[attr-defined]
    }


def relics_on_path(match: Match) -> int:
    return sum(isinstance(card, RelicCard) for card in match.state.path)


def scores(match: Match) -> tuple[int, ...]:
    result: tuple[int, ...] = match.game.scores(match.state)  # type: ignore[attr-defined]
    return result


def winners(match: Match) -> tuple[int, ...]:
    assert match.is_over
    return match.game.winners(match.state)
