"""What a seat or a spectator sees of a state and of an event, and the fold from one observation to the next.

Pig has no secrets (R5.1), so `redact` hides nothing. A game with hidden things hides them here and nowhere
else: this is the only door out of a state.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from tacora.games._template.model import (
    DieRolled,
    GameEnded,
    Observation,
    Phase,
    PigEvent,
    PigRolled,
    PointsBanked,
    RollChosen,
    State,
    TurnPassed,
)

if TYPE_CHECKING:
    from tacora.games._template.rules import Pig


def observe(game: Pig, state: State, viewer: int | None) -> Observation:
    """Everything but who looks is the same for all viewers."""
    return Observation(
        viewer=viewer,
        target=game.target,
        sides=game.sides,
        equal_turns=game.equal_turns,
        phase=state.phase,
        player=state.player,
        turn_points=state.turn_points,
        rolls=state.rolls,
        scores=state.scores,
        winners=game.winners(state) if state.phase is Phase.OVER else None,
    )


def redact(event: PigEvent, viewer: int | None) -> PigEvent:
    """Everyone may know every event."""
    return event


def follow(observation: Observation, event: PigEvent) -> Observation:
    """The observation after an event, for the same viewer."""
    match event:
        case RollChosen():
            return replace(observation, phase=Phase.ROLL)
        case DieRolled():
            return replace(
                observation,
                phase=Phase.DECIDE,
                turn_points=event.turn_points,
                rolls=(*observation.rolls, event.face),
            )
        case PigRolled():
            return replace(observation, turn_points=0, rolls=())
        case PointsBanked():
            scores = list(observation.scores)
            scores[event.player] = event.score
            return replace(observation, turn_points=0, rolls=(), scores=tuple(scores))
        case TurnPassed():
            return replace(observation, phase=Phase.ROLL, player=event.player)
        case GameEnded():
            return replace(observation, phase=Phase.OVER, scores=event.scores, winners=event.winners)
        case _:
            assert_never(event)
