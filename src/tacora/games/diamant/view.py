"""What a seat or a spectator sees of a state and of an event (R7), and the fold from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from tacora.games.diamant.model import (
    Card,
    CaveClosed,
    CaveEntered,
    ChoicesRevealed,
    DiamantEvent,
    DiamantOptions,
    ExplorersLeft,
    GameEnded,
    GemsBanked,
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
)

if TYPE_CHECKING:
    from tacora.games.diamant.rules import Diamant


def observe(game: Diamant, state: State, player: int | None) -> Observation:
    """R7.1: everything is open but the choices, the order of the deck and, where hidden, other chests (R7.2)."""
    over = state.phase is Phase.OVER
    chest: tuple[int | None, ...] = state.chest
    if game.opts.chests == "hidden" and not over:
        chest = tuple(gems if owner == player else None for owner, gems in enumerate(state.chest))
    return Observation(
        player=player,
        num_players=game.num_players,
        options=game.opts,
        phase=state.phase,
        cave_index=state.cave_index,
        deck=tuple([pair for pair in zip(game.cards, state.deck, strict=True) if pair[1]]),
        path=state.path,
        left=state.left,
        explorers=state.explorers,
        carried=state.carried,
        chest=chest,
        relics=state.relics,
        relics_out=state.relics_out,
        relics_lost=state.relics_lost,
        relics_waiting=state.relics_waiting,
        removed=state.removed,
        scores=game.scores(state) if over else None,
        winners=game.winners(state) if over else None,
    )


def redact(options: DiamantOptions, event: DiamantEvent, player: int | None) -> DiamantEvent:
    """Hide what goes into a hidden chest from everyone but its owner, so that no log adds up to a total."""
    if type(event) is GemsBanked and options.chests == "hidden" and event.player != player:
        return GemsBanked(event.player, event.explorer, None, None)
    return event


# The fold ----------------------------------------------------------------------------------------


def _deck_order(options: DiamantOptions) -> Callable[[tuple[Card, int]], tuple[int, int]]:
    kinds = options.hazard_kinds

    def key(pair: tuple[Card, int]) -> tuple[int, int]:
        card = pair[0]
        if isinstance(card, TreasureCard):
            return 0, card.gems
        if isinstance(card, HazardCard):
            return 1, kinds.index(card.hazard)
        return 2, card.value or 0

    return key


def _deck_plus(observation: Observation, changes: dict[Card, int]) -> tuple[tuple[Card, int], ...]:
    counts = dict(observation.deck)
    for card, number in changes.items():
        counts[card] = counts.get(card, 0) + number
    pairs = [(card, count) for card, count in counts.items() if count]
    return tuple(sorted(pairs, key=_deck_order(observation.options)))


def _drawn(observation: Observation, card: Card, remainder: int, **changes: Any) -> Observation:
    return replace(
        observation,
        phase=Phase.DECIDE,
        deck=_deck_plus(observation, {card: -1}),
        path=(*observation.path, card),
        left=(*observation.left, remainder),
        **changes,
    )


def follow(observation: Observation, event: DiamantEvent) -> Observation:
    """The observation after a (redacted) event, for the same viewer."""
    match event:
        case TreasureFound():
            carried = observation.carried + event.share
            return _drawn(observation, TreasureCard(event.gems), event.remainder, carried=carried)
        case HazardRevealed():
            return _drawn(observation, HazardCard(event.hazard), 0)
        case RelicRevealed():
            return _drawn(observation, RelicCard(event.value), 0)
        case HazardStruck():
            return _drawn(observation, HazardCard(event.hazard), 0, explorers=(), carried=0)
        case ChoicesRevealed():
            return replace(observation, phase=Phase.DRAW)
        case ExplorersLeft():
            inside = tuple(one for one in observation.explorers if one not in event.explorers)
            return replace(observation, explorers=inside, carried=observation.carried if inside else 0, left=event.left)
        case GemsBanked():
            if event.chest is None:
                return observation
            chest = list(observation.chest)
            chest[event.player] = event.chest
            return replace(observation, chest=tuple(chest))
        case RelicTaken():
            return _relic_taken(observation, event)
        case CaveClosed():
            return _closed(observation, event)
        case CaveEntered():
            return _entered(observation, event)
        case GameEnded():
            return replace(
                observation,
                phase=Phase.OVER,
                explorers=(),
                chest=event.chest,
                scores=event.scores,
                winners=event.winners,
            )
        case _:
            assert_never(event)


def _relic_taken(observation: Observation, event: RelicTaken) -> Observation:
    at = next(index for index, card in enumerate(observation.path) if isinstance(card, RelicCard))
    relics = list(observation.relics)
    relics[event.player] = (*relics[event.player], event.value)
    return replace(
        observation,
        path=observation.path[:at] + observation.path[at + 1 :],
        left=observation.left[:at] + observation.left[at + 1 :],
        relics=tuple(relics),
        relics_out=event.number,
    )


def _closed(observation: Observation, event: CaveClosed) -> Observation:
    changes: dict[Card, int] = {}
    for card in observation.path:
        if not isinstance(card, RelicCard):
            changes[card] = changes.get(card, 0) + 1
    removed = observation.removed
    if event.removed is not None:
        changes[HazardCard(event.removed)] -= 1
        removed = (*removed, event.removed)
    options = observation.options
    return replace(
        observation,
        phase=Phase.ENTER if options.draws_relic and observation.relics_waiting else Phase.DRAW,
        deck=_deck_plus(observation, changes),
        path=(),
        left=(),
        explorers=tuple(range(observation.num_players * options.explorers_per_player)),
        carried=0,
        relics_lost=observation.relics_lost + event.relics_lost,
        removed=removed,
    )


def _entered(observation: Observation, event: CaveEntered) -> Observation:
    if event.cave_index == observation.cave_index:  # the first cave, told with its first card
        return observation
    waiting = observation.relics_waiting
    deck = observation.deck
    if event.relic is not None:
        at = waiting.index(event.relic)
        waiting = waiting[:at] + waiting[at + 1 :]
        deck = _deck_plus(observation, {event.relic: 1})
    return replace(observation, phase=Phase.DRAW, cave_index=event.cave_index, deck=deck, relics_waiting=waiting)
