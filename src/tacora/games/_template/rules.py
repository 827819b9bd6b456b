"""The rules of Pig: initial state, node, apply. Numbers like R3.2 are paragraphs of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tacora.core.errors import IllegalAction, InvalidOutcome, NotYourTurn, ParseError
from tacora.core.protocol import Chance, Chosen, Dealt, Decide, Node, Over, Player, Step
from tacora.games._template import odds, view
from tacora.games._template.model import (
    PIG,
    Action,
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

RULES_VERSION = "1"


def create(num_players: int, options: Mapping[str, Any], rules_version: str = RULES_VERSION) -> Pig:
    """The game for 2 to 10 players. ``options`` is complete (see `tacora.games._template.meta.OPTIONS`)."""
    return Pig(num_players, options, rules_version)


class Pig:
    """`tacora.core.protocol.Game` for Pig."""

    def __init__(self, num_players: int, options: Mapping[str, Any], rules_version: str) -> None:
        self.num_players = num_players
        self.options: Mapping[str, Any] = dict(options)
        self.rules_version = rules_version
        self.target: int = options["target"]
        self.sides: int = options["sides"]
        self.equal_turns: bool = options["equal_turns"]
        self._die = Chance(tuple((face, 1) for face in range(1, self.sides + 1)))

    # The contract ----------------------------------------------------------------------------

    def initial_state(self) -> State:
        return State(Phase.ROLL, player=0, turn_points=0, rolls=(), scores=(0,) * self.num_players)

    def node(self, state: State) -> Node:
        if state.phase is Phase.ROLL:
            return self._die
        if state.phase is Phase.DECIDE:
            return Decide({state.player: (Action.ROLL, Action.HOLD)})
        return Over(tuple(float(score) for score in state.scores))

    def apply(self, state: State, step: Step) -> tuple[State, tuple[PigEvent, ...]]:
        if isinstance(step, Dealt):
            return self._roll(state, step.outcome)
        return self._choose(state, step)

    def observe(self, state: State, player: Player | None) -> Observation:
        return view.observe(self, state, player)

    def redact(self, event: PigEvent, player: Player | None) -> PigEvent | None:
        return view.redact(event, player)

    def follow(self, observation: Observation, event: PigEvent) -> Observation:
        return view.follow(observation, event)

    def winners(self, state: State) -> tuple[Player, ...]:
        """The highest score wins; only with equal turns can there be a tie, which is shared (R4.3)."""
        best = max(state.scores)
        return tuple(player for player, score in enumerate(state.scores) if score == best)

    def format_action(self, action: Any) -> str:
        return str(action.value)

    def parse_action(self, text: str) -> Action:
        try:
            return Action(text.strip().lower())
        except ValueError:
            raise ParseError(
                f"{text[:40]!r} is not a choice: expected roll or hold.", code="not-roll-or-hold", text=text[:40]
            ) from None

    def format_outcome(self, outcome: Any) -> str:
        return str(outcome)

    def parse_outcome(self, text: str) -> int:
        word = text.strip()
        if word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= self.sides:
            return int(word)
        raise ParseError(
            f"{text[:40]!r} is not a face of the die: expected 1 to {self.sides}.",
            code="not-a-face",
            text=text[:40],
            sides=self.sides,
        )

    # An optional power: `tacora.core.protocol.Advisable`.

    def advise(self, observation: Observation) -> Mapping[str, Any]:
        return odds.advise(observation)

    # Steps -----------------------------------------------------------------------------------

    def _roll(self, state: State, face: Any) -> tuple[State, tuple[PigEvent, ...]]:
        if state.phase is not Phase.ROLL or type(face) is not int or not 1 <= face <= self.sides:
            raise InvalidOutcome(f"{str(face)[:40]} cannot be rolled now.", outcome=str(face)[:40])
        rolls = (*state.rolls, face)
        if face == PIG:  # R3.3
            after, passed = self._pass_on(state)
            return after, (PigRolled(state.player, state.turn_points), *passed)
        turn_points = state.turn_points + face  # R3.1
        after = state._replace(phase=Phase.DECIDE, turn_points=turn_points, rolls=rolls)
        return after, (DieRolled(state.player, face, turn_points),)

    def _choose(self, state: State, step: Chosen) -> tuple[State, tuple[PigEvent, ...]]:
        if state.phase is not Phase.DECIDE or set(step.actions) != {state.player}:
            raise NotYourTurn("These are not the players to choose now.")
        action = step.actions[state.player]
        if action is Action.ROLL:
            return state._replace(phase=Phase.ROLL), (RollChosen(state.player),)
        if action is not Action.HOLD:
            raise IllegalAction(f"Player {state.player} cannot choose {str(action)[:40]!r} now.", player=state.player)
        player, scores = state.player, list(state.scores)
        scores[player] += state.turn_points  # R3.4
        banked = PointsBanked(player, state.turn_points, scores[player])
        after, passed = self._pass_on(state._replace(scores=tuple(scores)))
        return after, (banked, *passed)

    def _pass_on(self, state: State) -> tuple[State, tuple[PigEvent, ...]]:
        """End the game (R4.1, R4.2) or let the next player roll (R3.5). No decision comes before a first roll."""
        following = (state.player + 1) % self.num_players
        reached = max(state.scores) >= self.target
        if reached and (following == 0 or not self.equal_turns):
            over = State(Phase.OVER, state.player, 0, (), state.scores)
            return over, (GameEnded(over.scores, self.winners(over)),)
        return State(Phase.ROLL, following, 0, (), state.scores), (TurnPassed(following),)
