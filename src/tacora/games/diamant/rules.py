"""The rules of Diamant: initial state, node, apply. Numbers like R3.2 are paragraphs of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tacora.core.errors import IllegalAction, InvalidOutcome, NotYourTurn, ParseError
from tacora.core.protocol import Chance, Chosen, Dealt, Decide, Node, Over, Player, Step
from tacora.games.diamant import view
from tacora.games.diamant.model import (
    Action,
    Card,
    CaveClosed,
    CaveEntered,
    ChoicesRevealed,
    CloseReason,
    DiamantEvent,
    DiamantOptions,
    ExplorersLeft,
    GameEnded,
    GemsBanked,
    Hazard,
    HazardCard,
    HazardRevealed,
    HazardStruck,
    Observation,
    Phase,
    RelicCard,
    RelicRevealed,
    RelicTaken,
    State,
    TreasureCard,
    TreasureFound,
    format_card,
    parse_card,
    relic_values,
    split_left,
)

RULES_VERSION = "1"


def _name(card: object) -> str:
    """A card as its text, anything else as Python shows it, shortened: for sentences of refusal."""
    return format_card(card) if isinstance(card, Card) else str(card)[:60]


def create(num_players: int, options: Mapping[str, Any], rules_version: str = RULES_VERSION) -> Diamant:
    """The game for 2 to 8 players. ``options`` is complete (see `tacora.games.diamant.meta.OPTIONS`)."""
    return Diamant(num_players, options, rules_version)


class Diamant:
    """`tacora.core.protocol.Game` for Diamant. ``cards`` lists the distinct cards of the deck."""

    def __init__(self, num_players: int, options: Mapping[str, Any], rules_version: str) -> None:
        self.num_players = num_players
        self.options: Mapping[str, Any] = dict(options)
        self.rules_version = rules_version
        self.opts = opts = DiamantOptions.of(options, num_players)
        self.cards: tuple[Card, ...] = (*opts.deck_without_relics(), *dict.fromkeys(opts.relic_cards))
        self._index: dict[Card, int] = {card: index for index, card in enumerate(self.cards)}
        self._bit: dict[Hazard, int] = {kind: 1 << index for index, kind in enumerate(opts.hazard_kinds)}
        self._all = tuple(range(num_players * opts.explorers_per_player))
        self._decides: dict[tuple[int, ...], Decide] = {}
        self._draws_relic = opts.draws_relic

    # The contract ----------------------------------------------------------------------------

    def initial_state(self) -> State:
        opts = self.opts
        counts = dict.fromkeys(self.cards, 0) | opts.deck_without_relics()
        waiting = opts.relic_cards
        if opts.relic_entry == "all_at_start":  # R2.3
            for relic in waiting:
                counts[relic] += 1
            waiting = ()
        state = State(
            phase=Phase.DRAW,
            cave_index=-1,
            deck=tuple(counts.values()),
            path=(),
            left=(),
            seen=0,
            explorers=self._all,
            carried=0,
            chest=(0,) * self.num_players,
            relics=((),) * self.num_players,
            relics_out=0,
            relics_lost=0,
            relics_waiting=waiting,
            removed=(),
        )
        return self._enter(state)[0]

    def node(self, state: State) -> Node:
        phase = state.phase
        if phase is Phase.DRAW:
            return Chance(tuple([pair for pair in zip(self.cards, state.deck, strict=True) if pair[1]]))
        if phase is Phase.DECIDE:
            decide = self._decides.get(state.explorers)
            if decide is None:
                decide = self._decides[state.explorers] = self._decide(state.explorers)
            return decide
        if phase is Phase.ENTER:
            waiting = state.relics_waiting
            return Chance(tuple((relic, waiting.count(relic)) for relic in dict.fromkeys(waiting)))
        return Over(tuple(float(score) for score in self.scores(state)))

    def apply(self, state: State, step: Step) -> tuple[State, tuple[DiamantEvent, ...]]:
        if isinstance(step, Dealt):
            card: Any = step.outcome
            if state.phase is Phase.DRAW:
                return self._draw(state, card)
            if state.phase is Phase.ENTER and card in state.relics_waiting:
                return self._enter(state, card)
            raise InvalidOutcome(f"{_name(card)} cannot come now.", outcome=_name(card))
        return self._choose(state, step)

    def observe(self, state: State, player: Player | None) -> Observation:
        return view.observe(self, state, player)

    def redact(self, event: DiamantEvent, player: Player | None) -> DiamantEvent | None:
        return view.redact(self.opts, event, player)

    def follow(self, observation: Observation, event: DiamantEvent) -> Observation:
        return view.follow(observation, event)

    def winners(self, state: State) -> tuple[Player, ...]:
        """Highest score wins; a tie by the option ``tie`` (R6.2, R6.3)."""
        scores = self.scores(state)
        best = max(scores)
        tied = tuple(player for player, score in enumerate(scores) if score == best)
        if self.opts.tie == "most_relics_then_shared":
            most = max(len(state.relics[player]) for player in tied)
            tied = tuple(player for player in tied if len(state.relics[player]) == most)
        return tied

    def format_action(self, action: Any) -> str:
        return str(action.value)

    def parse_action(self, text: str) -> Action:
        try:
            return Action(text.strip().lower())
        except ValueError:
            names = ", ".join(action.value for action in Action)
            raise ParseError(
                f"{text[:40]!r} is not a choice: expected {names}.", code="unknown-action", text=text[:40]
            ) from None

    def format_outcome(self, outcome: Any) -> str:
        return format_card(outcome)

    def parse_outcome(self, text: str) -> Card:
        return parse_card(text)

    # Optional powers (`tacora.core.protocol.Fast`, `tacora.core.protocol.Advisable`) -----------

    def kernel(self) -> Any:
        """The module of the compiled twin; needs the extra ``simulate``."""
        from tacora.games.diamant import kernel

        return kernel

    def advise(self, observation: Observation) -> Mapping[str, Any]:
        """Exact odds of a position; see `tacora.games.diamant.odds.advise`."""
        from tacora.games.diamant import odds

        return odds.advise(observation)

    def scores(self, state: State) -> tuple[int, ...]:
        """Gems in the chest plus the relics' values, per player (R6.2)."""
        return tuple([chest + sum(relics) for chest, relics in zip(state.chest, state.relics, strict=True)])

    # Steps -----------------------------------------------------------------------------------

    def _decide(self, explorers: tuple[int, ...]) -> Decide:
        each = self.opts.explorers_per_player
        inside: dict[Player, int] = {}
        for explorer in explorers:
            inside[explorer // each] = inside.get(explorer // each, 0) + 1
        one = (Action.STAY, Action.LEAVE)
        two = (*one, Action.LEAVE_FIRST, Action.LEAVE_SECOND)
        return Decide({player: two if count == 2 else one for player, count in inside.items()})

    def _enter(self, state: State, drawn: RelicCard | None = None) -> tuple[State, tuple[DiamantEvent, ...]]:
        """Enter the next cave; a relic joins the deck where the edition has one a cave (R2.3, R3.1)."""
        waiting = state.relics_waiting
        deck, relic = state.deck, drawn
        if waiting:
            if drawn is None:
                if self._draws_relic:
                    return state._replace(phase=Phase.ENTER), ()
                relic = waiting[0]  # lowest first; identical ones have no order
            assert relic is not None
            at = waiting.index(relic)
            waiting = waiting[:at] + waiting[at + 1 :]
            deck = self._add(deck, relic, 1)
        cave_index = state.cave_index + 1
        entered = state._replace(phase=Phase.DRAW, cave_index=cave_index, deck=deck, relics_waiting=waiting)
        return entered, (CaveEntered(cave_index, relic),)

    def _add(self, deck: tuple[int, ...], card: Card, number: int) -> tuple[int, ...]:
        at = self._index[card]
        return (*deck[:at], deck[at] + number, *deck[at + 1 :])

    def _draw(self, state: State, card: Card) -> tuple[State, tuple[DiamantEvent, ...]]:
        (_, cave_index, deck, path, left, seen, explorers, carried) = state[:8]
        rest = state[8:]
        at = self._index.get(card)
        if at is None or not deck[at]:
            raise InvalidOutcome(f"{_name(card)} is not in the deck.", outcome=_name(card))
        deck = (*deck[:at], deck[at] - 1, *deck[at + 1 :])
        # The first cave is entered before any step could tell of it, so its first card does.
        start: tuple[DiamantEvent, ...] = ()
        if not path and cave_index == 0 and explorers == self._all and not self._draws_relic:
            start = self._first_entry()
        path = (*path, card)
        event: DiamantEvent
        if type(card) is TreasureCard:
            gems = card.gems
            share, remainder = divmod(gems, len(explorers))  # R3.2
            left = (*left, remainder)  # R3.3
            carried += share
            event = TreasureFound(gems, explorers, share, remainder)
        elif type(card) is HazardCard:
            left = (*left, 0)
            bit = self._bit[card.hazard]
            if seen & bit:  # R3.5
                struck = HazardStruck(card.hazard, explorers, carried)
                state = State(Phase.DRAW, cave_index, deck, path, left, seen, (), 0, *rest)
                state, closing = self._close(state, CloseReason.HAZARD, card.hazard)
                return state, (*start, struck, *closing)
            seen |= bit
            event = HazardRevealed(card.hazard)  # R3.4
        else:
            left = (*left, 0)
            event = RelicRevealed(card.value)  # type: ignore[union-attr]  # R3.6
        state = State(Phase.DECIDE, cave_index, deck, path, left, seen, explorers, carried, *rest)
        return state, (*start, event)

    def _first_entry(self) -> tuple[DiamantEvent, ...]:
        relics = self.opts.relic_cards
        one_each = self.opts.relic_entry != "all_at_start" and relics
        return (CaveEntered(0, relics[0] if one_each else None),)

    def _choose(self, state: State, step: Chosen) -> tuple[State, tuple[DiamantEvent, ...]]:
        if state.phase is not Phase.DECIDE:
            raise NotYourTurn("Nobody has anything to choose now.")
        actions = step.actions
        explorers = state.explorers
        each = self.opts.explorers_per_player
        leaving: list[int] = []
        staying: list[int] = []
        if each == 1:
            if len(actions) != len(explorers):
                raise NotYourTurn("These are not the players to choose now.")
            for explorer in explorers:
                action = actions.get(explorer)
                if action is Action.STAY:
                    staying.append(explorer)
                elif action is Action.LEAVE:
                    leaving.append(explorer)
                else:
                    raise self._refuse(explorer, action)
        else:
            legal = self._decide(explorers).legal_actions
            if actions.keys() != legal.keys():
                raise NotYourTurn("These are not the players to choose now.")
            for player, action in actions.items():
                if action not in legal[player]:
                    raise self._refuse(player, action)
            for explorer in explorers:
                action = actions[explorer // each]
                alone = (Action.LEAVE_FIRST, Action.LEAVE_SECOND)[explorer % each]
                (leaving if action is Action.LEAVE or action is alone else staying).append(explorer)
        events: list[DiamantEvent] = [ChoicesRevealed(tuple(staying), tuple(leaving))]
        if leaving:
            state = self._leave(state, tuple(leaving), tuple(staying), events)
        reason = CloseReason.ALL_LEFT
        if staying:
            if any(state.deck):
                return state._replace(phase=Phase.DRAW), tuple(events)
            # R5.6: no card is left, so everyone still inside leaves together.
            state = self._leave(state, tuple(staying), (), events)
            reason = CloseReason.DECK_EMPTY
        state, closing = self._close(state, reason, None)
        return state, (*events, *closing)

    def _refuse(self, player: int, action: object) -> Exception:
        if action is None:
            return NotYourTurn("These are not the players to choose now.")
        return IllegalAction(f"Player {player} cannot choose {str(action)[:40]!r} now.", player=player)

    def _leave(
        self, state: State, leaving: tuple[int, ...], staying: tuple[int, ...], events: list[DiamantEvent]
    ) -> State:
        """Pay the leavers before the next card: leftovers, relics, then the chest (R4.4 to R4.8)."""
        path, left, carried = state.path, state.left, state.carried
        share, after = split_left(self.opts, path, left, len(leaving)) if any(left) else (0, left)
        events.append(ExplorersLeft(leaving, share, sum(after), after))
        chest, relics, relics_out = list(state.chest), state.relics, state.relics_out
        each = self.opts.explorers_per_player
        for explorer in leaving:
            player = explorer // each
            chest[player] += carried + share
            events.append(GemsBanked(player, explorer, carried + share, chest[player]))
        if len(leaving) == 1:  # R4.6
            on_path = tuple([card for card in path if type(card) is RelicCard])
            if on_path:
                explorer = leaving[0]
                player = explorer // each
                values = relic_values(self.opts, on_path, relics_out, state.relics_lost)
                for value in values:
                    relics_out += 1
                    events.append(RelicTaken(player, explorer, value, relics_out))
                relics = (*relics[:player], relics[player] + values, *relics[player + 1 :])
                keep = [index for index, card in enumerate(path) if type(card) is not RelicCard]
                path = tuple([path[index] for index in keep])
                after = tuple([after[index] for index in keep])
        return state._replace(
            path=path,
            left=after,
            explorers=staying,
            carried=carried if staying else 0,
            chest=tuple(chest),
            relics=relics,
            relics_out=relics_out,
        )

    def _close(
        self, state: State, reason: CloseReason, struck: Hazard | None
    ) -> tuple[State, tuple[DiamantEvent, ...]]:
        """Close the cave (R5.1 to R5.5) and enter the next one, or end the game (R6.1)."""
        last = state.cave_index + 1 == self.opts.caves
        removed = None if last else struck  # taking a card out after the last cave means nothing (ruling R19)
        deck = list(state.deck)
        relics_lost = 0
        for card in state.path:
            if type(card) is RelicCard:
                relics_lost += 1  # R5.3
            else:
                deck[self._index[card]] += 1  # R5.5
        if removed is not None:
            deck[self._index[HazardCard(removed)]] -= 1  # R5.4
        closed = CaveClosed(state.cave_index, reason, sum(state.left), relics_lost, removed)
        state = State(
            Phase.OVER if last else Phase.DRAW,
            state.cave_index,
            tuple(deck),
            (),
            (),
            0,
            () if last else self._all,
            0,
            state.chest,
            state.relics,
            state.relics_out,
            state.relics_lost + relics_lost,
            state.relics_waiting,
            state.removed if removed is None else (*state.removed, removed),
        )
        if last:
            return state, (closed, GameEnded(state.chest, self.scores(state), self.winners(state)))
        state, entering = self._enter(state)
        return state, (closed, *entering)
