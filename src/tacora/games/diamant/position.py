"""A position told in a line of text: what lies on the path, as an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tacora.core.errors import TacoraError
from tacora.games.diamant.meta import META
from tacora.games.diamant.model import (
    Card,
    DiamantOptions,
    Hazard,
    HazardCard,
    Observation,
    Phase,
    RelicCard,
    TreasureCard,
    format_card,
    parse_card,
    relic_values,
)

__all__ = ["InvalidPosition", "position"]


class InvalidPosition(TacoraError):
    """A position that cannot be: a card the deck does not hold, a cave already over, a number out of range."""

    code = "invalid-position"


def _number(name: str, value: int, minimum: int, maximum: int) -> int:
    if not minimum <= value <= maximum:
        raise InvalidPosition(
            f"{name} cannot be {value}: expected a whole number from {minimum} to {maximum}.",
            code="invalid-position-number",
            name=name,
            value=value,
            minimum=minimum,
            maximum=maximum,
        )
    return value


def position(
    values: Mapping[str, Any],
    num_players: int,
    path: str,
    *,
    inside: int | None = None,
    carried: int | None = None,
    left: int | None = None,
    cave: int = 1,
    removed: str = "",
    relics_out: int = 0,
) -> Observation:
    """What player 0 sees when the cards of ``path`` (``7 snakes 11 relic``) lie in cave number ``cave``.

    ``values``: complete options. ``inside``: explorers still in the cave, all by default. ``carried`` and
    ``left`` (gems each explorer carries, gems on the path) are by default what they are if all who set out are
    inside still. ``removed``: hazards out of the game. ``relics_out``: relics carried out earlier, lowest first;
    the others of the caves so far are taken to be in the deck. ``relic`` is the lowest relic face down.

    Raises `InvalidPosition`, `tacora.core.errors.ParseError` (``unknown-card``),
    `tacora.core.errors.InvalidPlayers` or `tacora.core.errors.InvalidOption`.
    """
    META.verify_players(num_players)
    options = DiamantOptions.of(values, num_players)
    everyone = num_players * options.explorers_per_player
    inside = _number("inside", everyone if inside is None else inside, 1, everyone)
    _number("cave", cave, 1, options.caves)
    relics = options.relic_cards
    entered = len(relics) if options.relic_entry == "all_at_start" else min(cave, len(relics))
    _number("relics-out", relics_out, 0, entered)
    deck = options.deck_without_relics()
    for relic in relics[relics_out:entered]:
        deck[relic] = deck.get(relic, 0) + 1
    gone = tuple(_hazard(word) for word in removed.replace(",", " ").split())
    for hazard in gone:
        _take(deck, HazardCard(hazard))
    cards, lying = _lay(deck, path, everyone)
    if left is not None:
        lying = _leftovers(cards, left)
    if carried is None:
        carried = sum(card.gems // everyone for card in cards if isinstance(card, TreasureCard))
    _number("carried", carried, 0, 10_000)
    # Who carried relics out does not matter for any odds; they are laid beside the last player's chest.
    worth = relic_values(options, relics[:relics_out], 0, 0)
    return Observation(
        player=0,
        num_players=num_players,
        options=options,
        phase=Phase.DECIDE if cards else Phase.DRAW,
        cave_index=cave - 1,
        deck=tuple((card, count) for card, count in deck.items() if count),
        path=cards,
        left=lying,
        explorers=tuple(range(inside)),
        carried=carried,
        chest=(0, *(None for _ in range(num_players - 1))),
        relics=(*(() for _ in range(num_players - 1)), worth),
        relics_out=relics_out,
        relics_lost=0,
        relics_waiting=relics[entered:],
        removed=gone,
    )


def _hazard(word: str) -> Hazard:
    card = parse_card(word)
    if not isinstance(card, HazardCard):
        raise InvalidPosition(f"{word[:40]!r} is not a hazard.", code="invalid-position-card", card=word[:40])
    return card.hazard


def _take(deck: dict[Card, int], card: Card) -> None:
    if not deck.get(card):
        raise InvalidPosition(
            f"The deck holds no {format_card(card)} any more.", code="invalid-position-card", card=format_card(card)
        )
    deck[card] -= 1


def _lay(deck: dict[Card, int], path: str, explorers: int) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Move the cards of ``path`` from the deck on to the path; returns them and what remains lying on each."""
    cards: list[Card] = []
    lying: list[int] = []
    for word in path.replace(",", " ").split():
        card = parse_card(word)
        if card == RelicCard():
            card = next((one for one, count in deck.items() if isinstance(one, RelicCard) and count), card)
        _take(deck, card)
        if isinstance(card, HazardCard) and card in cards:
            raise InvalidPosition(
                f"The second {card.hazard.value} ended this cave.",
                code="invalid-position-over",
                card=format_card(card),
            )
        cards.append(card)
        lying.append(card.gems % explorers if isinstance(card, TreasureCard) else 0)
    return tuple(cards), tuple(lying)


def _leftovers(cards: tuple[Card, ...], left: int) -> tuple[int, ...]:
    """All leftovers on the deepest treasure card."""
    at = max((index for index, card in enumerate(cards) if isinstance(card, TreasureCard)), default=None)
    _number("left", left, 0, 0 if at is None else 10_000)
    return tuple(left if index == at else 0 for index in range(len(cards)))
