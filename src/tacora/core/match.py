"""`Match`: the one driver every room uses. Seats, sealed choices (and taking them back), stepping, replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tacora.core import registry
from tacora.core.chance import Dealer, Seed, SeededDealer, WaitingDealer
from tacora.core.errors import (
    ChanceError,
    IllegalAction,
    InvalidOutcome,
    InvalidRecord,
    MatchOver,
    NotYourTurn,
    TacoraError,
)
from tacora.core.meta import GameMeta
from tacora.core.protocol import (
    Action,
    Chance,
    Chosen,
    Dealt,
    Decide,
    Event,
    Game,
    Node,
    Observation,
    Outcome,
    Over,
    Player,
    Step,
)
from tacora.core.record import MatchRecord, RecordStep

__all__ = ["Difference", "Match", "Moment", "moments", "verify_record"]


class Match:
    """One play of a game.

    ``seed`` deals the cards; give ``dealer`` instead to script them, or a `WaitingDealer` to be told each
    outcome with `deal`. Chance nodes are dealt at once as long as the dealer knows the outcome, so after
    construction and after every call ``node`` is a `Decide`, an `Over`, or a `Chance` that waits for `deal`.

    ``log`` holds every step with its events; ``sealed`` the players whose choice is in its envelope. What
    is in an envelope can be asked only by its owner's room, with `envelope`.
    """

    def __init__(
        self,
        meta: GameMeta,
        game: Game[Any],
        *,
        seed: Seed | None = None,
        dealer: Dealer | None = None,
        seats: Sequence[str] | None = None,
    ) -> None:
        if (seed is None) == (dealer is None):
            raise ChanceError("A match needs a seed or a dealer, one of the two.", code="no-dealer")
        self.meta = meta
        self.game = game
        self.seed = seed
        self.commitment = seed.commitment if seed is not None else None
        self.seats = tuple(seats) if seats is not None else tuple(f"P{i + 1}" for i in range(game.num_players))
        self.state: Any = game.initial_state()
        self.node: Node = game.node(self.state)
        self.log: list[tuple[Step, tuple[Event, ...]]] = []
        self._dealer: Dealer = dealer if dealer is not None else SeededDealer(seed)  # type: ignore[arg-type]
        self._envelopes: dict[Player, Action] = {}
        self._deal_on()

    @classmethod
    def new(
        cls,
        game_id: str,
        num_players: int,
        *,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: Seed | None = None,
        dealer: Dealer | None = None,
        seats: Sequence[str] | None = None,
    ) -> Match:
        """A new match of the game called ``game_id``; with a fresh secret seed unless one is given."""
        meta = registry.get(game_id)
        game = meta.create(num_players, options, preset=preset)
        if seed is None and dealer is None:
            seed = Seed.fresh()
        return cls(meta, game, seed=seed, dealer=dealer, seats=seats)

    # Asking ----------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return isinstance(self.node, Over)

    @property
    def sealed(self) -> frozenset[Player]:
        """Players whose choice is in its envelope."""
        return frozenset(self._envelopes)

    @property
    def waiting_for(self) -> frozenset[Player]:
        """Players the node asks who have not chosen yet."""
        if isinstance(self.node, Decide):
            return frozenset(self.node.legal_actions) - self.sealed
        return frozenset()

    @property
    def returns(self) -> tuple[float, ...] | None:
        return self.node.returns if isinstance(self.node, Over) else None

    @property
    def events(self) -> Iterator[Event]:
        """All events so far, unredacted."""
        return (event for _, events in self.log for event in events)

    def legal_actions(self, player: Player) -> Sequence[Action]:
        """What ``player`` may choose now; empty when the node does not ask that player."""
        return self.node.legal_actions.get(player, ()) if isinstance(self.node, Decide) else ()

    def observe(self, player: Player | None) -> Observation:
        return self.game.observe(self.state, player)

    def redacted(self, events: Sequence[Event], player: Player | None) -> tuple[Event, ...]:
        """``events`` as one viewer may know them."""
        seen = (self.game.redact(event, player) for event in events)
        return tuple(event for event in seen if event is not None)

    def envelope(self, player: Player) -> Action | None:
        """The sealed choice of ``player``, for that player's eyes only."""
        return self._envelopes.get(player)

    # Choosing --------------------------------------------------------------------------------

    def verify_submit(self, player: Player, action: Action) -> None:
        """Raise the reason why `submit` would refuse: `MatchOver`, `NotYourTurn` or `IllegalAction`."""
        if isinstance(self.node, Over):
            raise MatchOver("The match is over.")
        if not isinstance(self.node, Decide) or player not in self.node.legal_actions:
            raise NotYourTurn(f"Player {player} has nothing to choose now.", player=player)
        if action not in self.node.legal_actions[player]:
            legal = ", ".join(self.game.format_action(one) for one in self.node.legal_actions[player])
            raise IllegalAction(
                f"Player {player} cannot choose {str(action)[:40]!r} now; possible: {legal}.",
                player=player,
                legal=legal,
            )

    def can_submit(self, player: Player, action: Action) -> bool:
        try:
            self.verify_submit(player, action)
        except TacoraError:
            return False
        return True

    def submit(self, player: Player, action: Action) -> tuple[Event, ...]:
        """Seal a choice; a choice may be changed until the last envelope is in.

        The last envelope opens all: the events of the reveal and of the cards dealt after it are returned.
        Before that the result is empty.
        """
        self.verify_submit(player, action)
        self._envelopes[player] = action
        if self.waiting_for:
            return ()
        assert isinstance(self.node, Decide)
        chosen = Chosen({one: self._envelopes[one] for one in self.node.legal_actions})
        start = len(self.log)
        self._step(chosen)
        self._deal_on()
        return tuple(event for _, events in self.log[start:] for event in events)

    def withdraw(self, player: Player) -> None:
        """Take back a choice whose envelope is not opened yet. Raises `NotYourTurn` when there is none."""
        if player not in self._envelopes:
            raise NotYourTurn(
                f"Player {player} has no sealed choice to take back.", code="nothing-sealed", player=player
            )
        del self._envelopes[player]

    def deal(self, outcome: Outcome) -> tuple[Event, ...]:
        """Tell the outcome of a waiting chance node (real cards). Raises `InvalidOutcome`."""
        if not isinstance(self.node, Chance):
            raise InvalidOutcome("No card is to be dealt now.", code="no-deal-now")
        start = len(self.log)
        self._step(Dealt(outcome))
        self._deal_on()
        return tuple(event for _, events in self.log[start:] for event in events)

    def apply(self, step: Step) -> tuple[Event, ...]:
        """Apply a whole step as a record holds it, without dealing on."""
        if isinstance(step, Dealt) and not isinstance(self.node, Chance):
            raise InvalidOutcome("No card is to be dealt now.", code="no-deal-now")
        if isinstance(step, Chosen):
            if not isinstance(self.node, Decide) or set(step.actions) != set(self.node.legal_actions):
                raise NotYourTurn("These are not the players to choose now.")
            for player, action in step.actions.items():
                self.verify_submit(player, action)
        return self._step(step)

    def _step(self, step: Step) -> tuple[Event, ...]:
        self.state, events = self.game.apply(self.state, step)
        self.node = self.game.node(self.state)
        self._envelopes = {}
        self.log.append((step, events))
        return events

    def _deal_on(self) -> None:
        while isinstance(self.node, Chance):
            outcome = self._dealer.deal(self.node)
            if outcome is None:
                return
            self._step(Dealt(outcome))

    # Records ---------------------------------------------------------------------------------

    def record(self, *, with_seed: bool | None = None) -> MatchRecord:
        """The inputs so far. The seed is in it once the match is over, or when ``with_seed`` is true
        (a save file on the player's own machine); never otherwise."""
        game, over = self.game, self.is_over
        show = over if with_seed is None else with_seed
        return MatchRecord(
            game=self.meta.id,
            rules_version=game.rules_version,
            num_players=game.num_players,
            options=dict(game.options),
            preset=self.meta.options.preset_of(game.options),
            seats=self.seats,
            steps=tuple(RecordStep.of(game, step) for step, _ in self.log),
            commitment=self.commitment,
            seed=self.seed if show else None,
            returns=self.returns,
            winners=game.winners(self.state) if over else None,
            house=self.meta.house_rules(game.num_players, game.options),
        )

    @classmethod
    def replay(cls, record: MatchRecord, *, go_on: bool = False) -> Match:
        """Play a record's steps again. No generator is needed.

        With ``go_on`` the match continues from its last step with the record's seed (a saved game);
        without, it waits where the record ends. Raises `InvalidRecord` naming the step the rules refuse.
        """
        match = cls(*_game_of(record), dealer=WaitingDealer(), seats=record.seats)
        dealer: SeededDealer | None = None
        if go_on:
            if record.seed is None:
                raise InvalidRecord("This record holds no seed, so the match cannot go on.", code="record-no-seed")
            dealer = SeededDealer(record.seed)
        for index, step in enumerate(record.steps):
            if dealer is not None and isinstance(match.node, Chance):
                dealer.deal(match.node)  # drawn as often as in the record, so that the next card is the seed's next
            match._repeat(index, step)
        match.seed = record.seed
        match.commitment = record.commitment
        if dealer is not None:
            match._dealer = dealer
            match._deal_on()
        return match

    def _repeat(self, index: int, step: RecordStep) -> None:
        """Apply step number ``index`` of a record. Raises `InvalidRecord`."""
        try:
            self.apply(step.read(self.game))
        except TacoraError as error:
            raise InvalidRecord(
                f"Step {index} of the record is against the rules: {error.message}",
                code="record-illegal-step",
                step=index,
                reason=error.code,
            ) from error


def _game_of(record: MatchRecord) -> tuple[GameMeta, Game[Any]]:
    meta = registry.get(record.game)
    game = meta.create(record.num_players, record.options, rules_version=record.rules_version)
    return meta, game


@dataclass(frozen=True, slots=True)
class Moment:
    """One place in a replay: the step that led here (``None`` at the start), its events, the state."""

    index: int
    step: Step | None
    events: tuple[Event, ...]
    state: Any
    node: Node


def moments(record: MatchRecord) -> tuple[Game[Any], list[Moment]]:
    """Every place of a record in order, from the start, for stepping forward and back. Raises `InvalidRecord`."""
    match = Match(*_game_of(record), dealer=WaitingDealer(), seats=record.seats)
    places = [Moment(0, None, (), match.state, match.node)]
    for index, recorded in enumerate(record.steps):
        match._repeat(index, recorded)
        step, events = match.log[-1]
        places.append(Moment(index + 1, step, events, match.state, match.node))
    return match.game, places


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record differs from what its seed and rules give. ``step`` counts from 0; ``None``: as a whole.

    ``expected`` of an ``illegal-step`` is the refusal as plain data: its code as ``error``, ``message``, ``details``.
    """

    kind: str
    step: int | None
    expected: Any
    found: Any


def verify_record(record: MatchRecord, *, progress: Callable[[int, int], None] | None = None) -> tuple[Difference, ...]:
    """Deal the match again from the revealed seed and compare; empty when all agrees.

    Kinds: ``preset`` and ``house`` (what the record says its options are called), ``no-seed``, ``commitment``,
    ``dealt``, ``illegal-step``, ``returns``, ``winners``.
    """
    differences: list[Difference] = []
    meta, game = _game_of(record)
    match = Match(meta, game, dealer=WaitingDealer(), seats=record.seats)
    preset = meta.options.preset_of(game.options)
    if preset != record.preset:
        differences.append(Difference("preset", None, preset, record.preset))
    house = meta.house_rules(game.num_players, game.options)
    if set(house) != set(record.house):
        differences.append(Difference("house", None, house, record.house))
    dealer: SeededDealer | None = None
    if record.seed is None:
        differences.append(Difference("no-seed", None, "a revealed seed", None))
    else:
        if record.commitment != record.seed.commitment:
            differences.append(Difference("commitment", None, record.seed.commitment, record.commitment))
        dealer = SeededDealer(record.seed)
    for index, step in enumerate(record.steps):
        if dealer is not None and isinstance(match.node, Chance):
            expected = game.format_outcome(dealer.deal(match.node))
            if step.dealt != expected:
                found = step.dealt if step.dealt is not None else step.to_data()
                differences.append(Difference("dealt", index, expected, found))
        try:
            match.apply(step.read(game))
        except TacoraError as error:
            details = {
                name: one if isinstance(one, str | int | float) else str(one) for name, one in error.details.items()
            }
            refusal = {"error": error.code, "message": error.message, "details": details}
            differences.append(Difference("illegal-step", index, refusal, step.to_data()))
            return tuple(differences)
        if progress is not None:
            progress(index + 1, len(record.steps))
    if match.returns != record.returns:
        differences.append(Difference("returns", None, match.returns, record.returns))
    winners = game.winners(match.state) if match.is_over else None
    if winners != record.winners:
        differences.append(Difference("winners", None, winners, record.winners))
    return tuple(differences)
