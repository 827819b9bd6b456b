"""Frozen values of Diamant: cards, options, state, events, actions, observation."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from tacora.core.errors import InvalidOption, ParseError

RELIC_VALUE_FIRST = 5
RELIC_VALUE_LATER = 10
FIRST_RELICS = 3
"""By order, the first three relics carried out are worth 5 each, later ones 10 (R4.7)."""


class Hazard(enum.Enum):
    """A kind of hazard; the value is its key in notation, catalogues and art."""

    SNAKES = "snakes"
    SCORPIONS = "scorpions"
    ROCKFALL = "rockfall"
    GAS = "gas"
    EXPLOSION = "explosion"
    SPIDERS = "spiders"
    LAVA = "lava"
    BOULDERS = "boulders"
    RAMS = "rams"
    MUMMIES = "mummies"
    FIRE = "fire"

    __hash__ = object.__hash__  # members are single objects; the inherited hash is much slower


HAZARD_SETS: Mapping[str, tuple[Hazard, ...]] = {
    "schmidt": (Hazard.SNAKES, Hazard.SCORPIONS, Hazard.ROCKFALL, Hazard.GAS, Hazard.EXPLOSION),
    "incan": (Hazard.SPIDERS, Hazard.MUMMIES, Hazard.FIRE, Hazard.SNAKES, Hazard.ROCKFALL),
    "iello": (Hazard.SPIDERS, Hazard.SNAKES, Hazard.LAVA, Hazard.BOULDERS, Hazard.RAMS),
}
"""The five hazards of each family of editions, in the order used for option ``hazards``."""


@dataclass(frozen=True, slots=True)
class TreasureCard:
    """``gems`` to share among the explorers inside."""

    gems: int

    def to_data(self) -> str:
        return str(self.gems)


@dataclass(frozen=True, slots=True)
class HazardCard:
    hazard: Hazard

    def to_data(self) -> str:
        return self.hazard.value


@dataclass(frozen=True, slots=True)
class RelicCard:
    """A relic; ``value`` is its printed number, or ``None`` where relics are identical (values by order)."""

    value: int | None = None

    def to_data(self) -> str:
        return "relic" if self.value is None else f"relic:{self.value}"


Card: TypeAlias = TreasureCard | HazardCard | RelicCard


def format_card(card: Card) -> str:
    """``7``, ``snakes``, ``relic`` or ``relic:8`` (a printed number)."""
    return card.to_data()


def parse_card(text: str) -> Card:
    """The inverse of `format_card`. Raises `ParseError`, quoting the text."""
    word = text.strip().lower()
    if word.isascii() and word.isdigit() and 0 < len(word) < 4 and int(word) > 0:
        return TreasureCard(int(word))
    if word == "relic":
        return RelicCard()
    number = word.removeprefix("relic:")
    if number != word and number.isascii() and number.isdigit() and len(number) < 4 and int(number) > 0:
        return RelicCard(int(number))
    try:
        return HazardCard(Hazard(word))
    except ValueError:
        keys = ", ".join(hazard.value for hazard in Hazard)
        raise ParseError(
            f"{text[:40]!r} is not a card: expected a treasure's number, relic, or a hazard ({keys}).",
            code="unknown-card",
            text=text[:40],
        ) from None


class Action(enum.Enum):
    """A sealed choice (R4.1). With two explorers a player may also send home only one of them (R8.1)."""

    STAY = "stay"
    LEAVE = "leave"
    LEAVE_FIRST = "leave-first"
    LEAVE_SECOND = "leave-second"

    __hash__ = object.__hash__


class Phase(enum.Enum):
    """What comes next: a relic is drawn for the cave, a card is drawn, explorers choose, nothing."""

    ENTER = "enter"
    DRAW = "draw"
    DECIDE = "decide"
    OVER = "over"

    __hash__ = object.__hash__


class CloseReason(enum.Enum):
    """Why a cave's expedition ended (R5.1, R5.6)."""

    ALL_LEFT = "all-left"
    HAZARD = "hazard"
    DECK_EMPTY = "deck-empty"


@dataclass(frozen=True, slots=True)
class DiamantOptions:
    """The options as values; see `tacora.games.diamant.meta.OPTIONS` for their meaning and ranges."""

    hazard_set: str
    relic_entry: str
    relic_values: str
    tie: str
    chests: str
    leftover_split: str
    lost_relics_count: bool
    explorers_per_player: int
    treasures: tuple[int, ...]
    hazards: tuple[int, ...]
    relics: tuple[int, ...]
    caves: int

    @classmethod
    def of(cls, values: Mapping[str, Any], num_players: int) -> DiamantOptions:
        """Check what single options cannot: raises `InvalidOption` for an impossible deck or pairing."""
        options = cls(**{name: values[name] for name in cls.__dataclass_fields__})
        if options.explorers_per_player == 2 and num_players != 2:
            raise InvalidOption(
                "Two explorers each is only for two players.",
                code="pairs-need-two",
                option="explorers_per_player",
            )
        if not options.treasures and not any(options.hazards):
            raise InvalidOption(
                "The deck needs at least one treasure or hazard card.", code="empty-deck", option="treasures"
            )
        return options

    @property
    def hazard_kinds(self) -> tuple[Hazard, ...]:
        """The kinds of hazard in play, in deck order; the same length as ``hazards``."""
        return HAZARD_SETS[self.hazard_set][: len(self.hazards)]

    @property
    def relic_cards(self) -> tuple[RelicCard, ...]:
        """All relics of the game, lowest first."""
        if self.relic_values == "by_order":
            return (RelicCard(),) * len(self.relics)
        return tuple(RelicCard(value) for value in sorted(self.relics))

    @property
    def draws_relic(self) -> bool:
        """Whether chance chooses the relic of a cave: where relics differ and come in random order (R2.3)."""
        return self.relic_entry == "one_per_round_random" and len(set(self.relic_cards)) > 1

    def deck_without_relics(self) -> dict[Card, int]:
        """How many of each treasure and hazard card the whole deck holds, in the order of `Diamant.cards`."""
        deck: dict[Card, int] = {}
        for gems in sorted(self.treasures):
            deck[TreasureCard(gems)] = deck.get(TreasureCard(gems), 0) + 1
        for kind, copies in zip(self.hazard_kinds, self.hazards, strict=True):
            deck[HazardCard(kind)] = copies
        return deck


class State(NamedTuple):
    """All that is true between two steps. Holds no order of the deck and no choice.

    ``deck``: how many of each of the game's distinct cards are still face down (same order as
    `Diamant.cards`). ``left[i]``: gems lying on ``path[i]``. ``explorers``: indices of those inside;
    explorer ``e`` belongs to player ``e // explorers_per_player``. ``carried``: gems each of them carries.
    ``seen``: kinds of hazard on the path, as a bit mask in deck order. ``relics[p]``: values of the relics
    player ``p`` carried out. ``relics_waiting``: relics that enter the deck with later caves.
    ``removed``: hazards out of the game. ``cave_index`` counts from 0.
    """

    phase: Phase
    cave_index: int
    deck: tuple[int, ...]
    path: tuple[Card, ...]
    left: tuple[int, ...]
    seen: int
    explorers: tuple[int, ...]
    carried: int
    chest: tuple[int, ...]
    relics: tuple[tuple[int, ...], ...]
    relics_out: int
    relics_lost: int
    relics_waiting: tuple[RelicCard, ...]
    removed: tuple[Hazard, ...]


# Events, in the past tense. ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CaveEntered:
    """All explorers entered cave ``cave_index`` (R3.1); ``relic`` joined the deck for it (R2.3)."""

    cave_index: int
    relic: RelicCard | None


@dataclass(frozen=True, slots=True)
class TreasureFound:
    """``gems`` were shared: ``share`` to each of ``explorers``, ``remainder`` stays on the card (R3.2, R3.3)."""

    gems: int
    explorers: tuple[int, ...]
    share: int
    remainder: int


@dataclass(frozen=True, slots=True)
class HazardRevealed:
    """The first card of its kind in this cave: harmless (R3.4)."""

    hazard: Hazard


@dataclass(frozen=True, slots=True)
class RelicRevealed:
    """A relic lies on the path (R3.6); ``value`` is its printed number if it has one."""

    value: int | None


@dataclass(frozen=True, slots=True)
class HazardStruck:
    """The second of a kind: ``explorers`` flee and each loses ``carried`` gems (R3.5)."""

    hazard: Hazard
    explorers: tuple[int, ...]
    carried: int


@dataclass(frozen=True, slots=True)
class ChoicesRevealed:
    """The envelopes opened together (R4.1)."""

    staying: tuple[int, ...]
    leaving: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExplorersLeft:
    """``explorers`` walked out, each gathering ``share`` gems (R4.4); ``left`` is what lies on each card after."""

    explorers: tuple[int, ...]
    share: int
    remainder: int
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GemsBanked:
    """An explorer put ``gems`` into the player's chest, now holding ``chest`` (R4.8).

    Both are ``None`` for viewers from whom the chest is hidden (R7.2).
    """

    player: int
    explorer: int
    gems: int | None
    chest: int | None


@dataclass(frozen=True, slots=True)
class RelicTaken:
    """The lone leaver carried out a relic worth ``value`` (R4.6, R4.7), the ``number``-th of the game."""

    player: int
    explorer: int
    value: int
    number: int


@dataclass(frozen=True, slots=True)
class CaveClosed:
    """The expedition ended (R5): ``gems_lost`` went back to the supply, ``relics_lost`` left the game,
    ``removed`` is the hazard card taken out of the deck."""

    cave_index: int
    reason: CloseReason
    gems_lost: int
    relics_lost: int
    removed: Hazard | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last cave is closed (R6): ``chest`` in gems, ``scores`` with relics, ``winners``."""

    chest: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


DiamantEvent: TypeAlias = (
    CaveEntered
    | TreasureFound
    | HazardRevealed
    | RelicRevealed
    | HazardStruck
    | ChoicesRevealed
    | ExplorersLeft
    | GemsBanked
    | RelicTaken
    | CaveClosed
    | GameEnded
)


@dataclass(frozen=True, slots=True)
class Observation:
    """All that ``player`` (``None``: a spectator) may know (R7).

    ``deck`` counts each distinct card still face down: everyone saw the others, so this is open, as is
    ``relics_waiting``. ``chest[p]`` is ``None`` where hidden. ``scores`` and ``winners`` are ``None`` until
    the end. Other fields are as in `State`.
    """

    player: int | None
    num_players: int
    options: DiamantOptions
    phase: Phase
    cave_index: int
    deck: tuple[tuple[Card, int], ...]
    path: tuple[Card, ...]
    left: tuple[int, ...]
    explorers: tuple[int, ...]
    carried: int
    chest: tuple[int | None, ...]
    relics: tuple[tuple[int, ...], ...]
    relics_out: int
    relics_lost: int
    relics_waiting: tuple[RelicCard, ...]
    removed: tuple[Hazard, ...]
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None

    @property
    def cards_left(self) -> int:
        """How many cards are face down."""
        return sum(count for _, count in self.deck)

    @property
    def gems_left(self) -> int:
        """Gems lying on the path."""
        return sum(self.left)

    @property
    def hazards_seen(self) -> tuple[Hazard, ...]:
        """Hazards on the path, in order."""
        return tuple(card.hazard for card in self.path if isinstance(card, HazardCard))

    @property
    def relics_on_path(self) -> tuple[RelicCard, ...]:
        return tuple(card for card in self.path if isinstance(card, RelicCard))

    @property
    def bust_weight(self) -> int:
        """Cards face down that would strike now; the chance to bust is this over ``cards_left``."""
        seen = self.hazards_seen
        return sum(count for card, count in self.deck if isinstance(card, HazardCard) and card.hazard in seen)

    @property
    def relics_value(self) -> int:
        """What a lone leaver would get now for all relics on the path (R4.6, R4.7)."""
        return sum(relic_values(self.options, self.relics_on_path, self.relics_out, self.relics_lost))

    def explorers_of(self, player: int) -> tuple[int, ...]:
        """The player's explorers still inside."""
        each = self.options.explorers_per_player
        return tuple(explorer for explorer in self.explorers if explorer // each == player)


def relic_values(
    options: DiamantOptions, cards: tuple[RelicCard, ...], relics_out: int, relics_lost: int
) -> tuple[int, ...]:
    """What each of ``cards`` is worth to a lone leaver, counted one by one (R4.7, ruling R23)."""
    gone = relics_out + (relics_lost if options.lost_relics_count else 0)
    return tuple(
        card.value
        if card.value is not None
        else (RELIC_VALUE_FIRST if gone + index < FIRST_RELICS else RELIC_VALUE_LATER)
        for index, card in enumerate(cards)
    )


def split_left(
    options: DiamantOptions, path: tuple[Card, ...], left: tuple[int, ...], leavers: int
) -> tuple[int, tuple[int, ...]]:
    """Share what lies on the path among ``leavers`` (R4.4, R4.5): the share, and what lies on each card after.

    Pooled: all cards are added up and divided once; the remainder is drawn on the deepest treasure card.
    Per card: each card is divided by itself.
    """
    if options.leftover_split == "per_card":
        return sum(gems // leavers for gems in left), tuple(gems % leavers for gems in left)
    share, remainder = divmod(sum(left), leavers)
    after = [0] * len(left)
    if remainder:
        deepest = max(index for index, card in enumerate(path) if isinstance(card, TreasureCard))
        after[deepest] = remainder
    return share, tuple(after)
