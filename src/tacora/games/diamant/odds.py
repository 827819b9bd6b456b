"""Exact odds of a position, from what a player may know. Whole numbers and fractions; floats only in `advise`.

**A lone explorer.** Let ``purse`` be what it would walk out with now (carried, everything on the path, relics),
``bust`` the face-down cards that would strike, and ``rest`` all that is still face down (treasure, relics at
the value of the next one). One more card and then out is worth less than out now if and only if
``bust * purse >= rest``. In official decks this can only stay true once it is (the purse grows, the rest
shrinks, hazards seen add up): the monotone case of optimal stopping, in which looking one card ahead is
optimal. So whether to go on depends on *which* cards lie there, never on their order, and every unordered
set of cards is equally likely: the value is a sum over sets instead of a recursion over sequences. Counting
treasure sets by size and sum makes that exact sum take milliseconds.

Across caves a bust also takes a hazard out of the game, and relics change what later ones are worth; the same
sum holds with those later values inside, as long as the thresholds only fall, which is checked, not assumed.
Where it fails (odd custom decks) a memoised dynamic programme over treasure multiset, hazards and relics seen
takes over, up to `MAX_STATES` states.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, lcm, prod
from typing import Any

from tacora.core.errors import TacoraError
from tacora.games.diamant.model import (
    FIRST_RELICS,
    RELIC_VALUE_FIRST,
    RELIC_VALUE_LATER,
    DiamantOptions,
    HazardCard,
    Observation,
    TreasureCard,
    split_left,
)

__all__ = [
    "MAX_STATES",
    "Lone",
    "OddsTooLarge",
    "advise",
    "bust_distribution",
    "bust_next",
    "expected_one_more",
    "leave_values",
    "lone_cave",
    "lone_match",
    "no_bust",
    "solo_match",
]

MAX_STATES = 100_000
"""States of one dynamic programme before `OddsTooLarge` is raised."""
MAX_SETS = 200_000
"""Sets of hazards and relics, summed over all later caves, before `OddsTooLarge` is raised: some seconds of work.
The printed editions need at most 22,000, all relics printed and in random order 180,000."""


class OddsTooLarge(TacoraError):
    """A custom deck whose exact value would take too long."""

    code = "odds-too-large"


# The next card ------------------------------------------------------------------------------------


def bust_next(observation: Observation) -> Fraction:
    """The chance that the next card strikes (R3.5); 0 when no card is left."""
    cards = observation.cards_left
    return Fraction(observation.bust_weight, cards) if cards else Fraction(0)


def no_bust(observation: Observation, cards: int) -> Fraction:
    """The chance that the next ``cards`` cards bring no bust, nobody leaving.

    All unordered hands of that many cards are equally likely; a hand is harmless if it holds only treasure,
    relics and at most one card of each kind not seen yet.
    """
    safe, fresh = _safe_cards(observation)
    total = observation.cards_left
    if cards > total:
        return Fraction(0)
    kinds = _elementary(fresh)
    hands = sum(kinds[k] * comb(safe, cards - k) for k in range(min(cards, len(fresh)) + 1))
    return Fraction(hands, comb(total, cards))


def bust_distribution(observation: Observation) -> tuple[tuple[int, Fraction], ...]:
    """For each card to come, counted from 1 for the next one, the chance that it is the one that strikes.

    Cards that cannot are left out; what is missing to 1 is the chance that the deck runs out first (R5.6).
    """
    chances: list[tuple[int, Fraction]] = []
    before = Fraction(1)
    for card in range(1, observation.cards_left + 1):
        after = no_bust(observation, card)
        if before > after:
            chances.append((card, before - after))
        before = after
    return tuple(chances)


def _safe_cards(observation: Observation) -> tuple[int, list[int]]:
    seen = observation.hazards_seen
    safe, fresh = 0, []
    for card, count in observation.deck:
        if not isinstance(card, HazardCard):
            safe += count
        elif card.hazard not in seen:
            fresh.append(count)
    return safe, fresh


def _elementary(values: list[int]) -> list[int]:
    """Elementary symmetric polynomials: how many ways to take one card each of 0, 1, 2… kinds."""
    sums = [1]
    for value in values:
        sums = [a + value * b for a, b in zip([*sums, 0], [0, *sums], strict=True)]
    return sums


def expected_one_more(observation: Observation) -> Fraction:
    """What an explorer carries on average after one more card if all inside stay: nothing after a bust."""
    inside, cards = len(observation.explorers), observation.cards_left
    if not cards or not inside:
        return Fraction(observation.carried)
    total = observation.carried * (cards - observation.bust_weight)
    for card, count in observation.deck:
        if isinstance(card, TreasureCard):
            total += card.gems // inside * count
    return Fraction(total, cards)


def leave_values(observation: Observation) -> tuple[int, ...]:
    """What an explorer who leaves now takes home, by how many others leave with it: 0, 1, … all (R4.4 to R4.6)."""
    values = []
    for leavers in range(1, len(observation.explorers) + 1):
        share = split_left(observation.options, observation.path, observation.left, leavers)[0]
        values.append(observation.carried + share + (observation.relics_value if leavers == 1 else 0))
    return tuple(values)


# A lone explorer ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lone:
    """The best a lone explorer can do: the expected points, and ``leave`` or ``stay`` (leave when equal)."""

    value: Fraction
    action: str


@dataclass(frozen=True, slots=True)
class _Relics:
    """Relics face down: printed values one by one, or, where the order of leaving counts, how many.

    ``gone`` is how many have left the cave so far, at most three (by order; else 0).
    """

    printed: tuple[int, ...]
    number: int
    gone: int
    by_order: bool

    def subsets(self) -> Iterator[tuple[int, int]]:
        """What may be drawn: a key (a number by order, a bit mask if printed) and how many sets it stands for."""
        if self.by_order:
            yield from ((drawn, comb(self.number, drawn)) for drawn in range(self.number + 1))
        else:
            yield from ((mask, 1) for mask in range(1 << len(self.printed)))

    def drawn(self, key: int) -> int:
        return key if self.by_order else key.bit_count()

    def worth(self, key: int, lying: int) -> int:
        """What a lone leaver gets for the relics drawn, ``lying`` others (by order) being on the path already."""
        if not self.by_order:
            return sum(value for index, value in enumerate(self.printed) if key >> index & 1)
        before = self.gone + lying
        first = min(max(FIRST_RELICS - before, 0), key)
        return RELIC_VALUE_FIRST * first + RELIC_VALUE_LATER * (key - first)

    def more(self, key: int) -> Iterator[tuple[int, int]]:
        """Each next draw: the new key and the number of cards that lead to it."""
        if self.by_order:
            if key < self.number:
                yield key + 1, self.number - key
        else:
            for index in range(len(self.printed)):
                if not key >> index & 1:
                    yield key | 1 << index, 1


@dataclass(frozen=True, slots=True)
class _Match:
    """What later caves depend on. ``hazards``: copies of each kind in the game, highest first."""

    cave: int
    hazards: tuple[int, ...]
    deck: _Relics
    waiting: tuple[int, ...]
    """Printed values of the relics that have not joined the deck (0 where they have none), lowest first."""


@dataclass(frozen=True, slots=True)
class _Rules:
    treasures: tuple[int, ...]
    caves: int
    random_entry: bool
    lost_count: bool


@dataclass(slots=True)
class _Cave:
    """One cave for a lone explorer, from any moment.

    ``copies``: for each kind in the game how many cards it has, ``seen``: whether one lies on the path.
    ``purse`` is what leaving brings now, of which ``lying`` relics are on the path. ``left_later`` and
    ``bust_later`` give the value of all later caves after leaving with the drawn relics, or after a bust by a
    kind with so many copies.
    """

    treasures: tuple[int, ...]
    copies: tuple[int, ...]
    seen: tuple[bool, ...]
    relics: _Relics
    purse: int
    lying: int
    forced: bool
    later: _Later | None
    _left: dict[int, Fraction] = field(default_factory=dict)
    _bust: dict[tuple[int, int], Fraction] = field(default_factory=dict)

    def left_later(self, key: int) -> Fraction:
        if self.later is None:
            return _NOTHING
        if key not in self._left:
            self._left[key] = self.later.after_leaving(key)
        return self._left[key]

    def bust_later(self, copies: int, key: int) -> Fraction:
        if self.later is None:
            return _NOTHING
        at = (copies, key)
        if at not in self._bust:
            self._bust[at] = self.later.after_bust(copies, key)
        return self._bust[at]

    # The sum over sets of cards ---------------------------------------------------------------

    def solve(self) -> Lone:
        """The exact optimum."""
        classes = sorted({copies for copies in self.copies if copies})
        fresh = [sum(c == copies and not s for c, s in zip(self.copies, self.seen, strict=True)) for copies in classes]
        known = [sum(c == copies and s for c, s in zip(self.copies, self.seen, strict=True)) for copies in classes]
        rest = sum(self.treasures)
        # For each set of hazards (how many of each class) and relics: the drawn treasure at which to stop.
        hazard_sets = _boxes(fresh)
        stop: dict[tuple[tuple[int, ...], int], int] = {}
        offset: dict[tuple[tuple[int, ...], int], Fraction | int] = {}
        slope: dict[tuple[int, ...], int] = {}
        for hazards in hazard_sets:
            slope[hazards] = 1 + sum(
                (copies - 1) * (k + j) for copies, k, j in zip(classes, known, hazards, strict=True)
            )
            for key, _ in self.relics.subsets():
                a = self._offset(classes, known, hazards, key, rest)
                offset[hazards, key] = a
                # Going on brings a - slope * drawn more (times the cards left); stop where that is not positive.
                stop[hazards, key] = min(max(-((-a.__ceil__()) // slope[hazards]), 0), rest + 1)
        if not self._falls(stop, fresh):
            return self._dynamic(classes, known, fresh)
        start = (tuple(0 for _ in fresh), 0)
        now = self.purse + self.left_later(0)
        if stop[start] <= 0 and not self.forced:
            return Lone(Fraction(now), "leave")
        counts, sums = _treasure_sets(self.treasures)
        total = (
            len(self.treasures)
            + self.relics.number
            + sum(copies - s for copies, s in zip(self.copies, self.seen, strict=True) if copies)
        )
        if not total:
            return Lone(Fraction(now), "leave")
        scale, weights = _hand_weights(total)
        gain: Fraction | int = 0
        for hazards in hazard_sets:
            ways = 1
            for copies, number, j in zip(classes, fresh, hazards, strict=True):
                ways *= comb(number, j) * copies**j
            for key, sets in self.relics.subsets():
                below = stop[hazards, key]
                if not below:
                    continue
                others = sum(hazards) + self.relics.drawn(key)
                number = weighted = 0
                for size in range(min(len(counts), total - others)):
                    weight = weights[others + size]
                    number += counts[size][below] * weight
                    weighted += sums[size][below] * weight
                gain += ways * sets * (offset[hazards, key] * number - slope[hazards] * weighted)
        return Lone(now + Fraction(gain) / scale, "stay")

    def _offset(
        self, classes: list[int], known: list[int], hazards: tuple[int, ...], key: int, rest: int
    ) -> Fraction | int:
        """What one more card brings, times the cards left, when no treasure is drawn yet."""
        worth = self.relics.worth(key, self.lying)
        home = self.purse + worth + self.left_later(key)
        brings: Fraction | int = rest
        for following, cards in self.relics.more(key):
            more = self.relics.worth(following, self.lying) - worth
            brings += cards * (more + self.left_later(following) - self.left_later(key))
        for copies, k, j in zip(classes, known, hazards, strict=True):
            if copies > 1 and k + j:
                brings -= (k + j) * (copies - 1) * (home - self.bust_later(copies, key))
        return brings

    def _falls(self, stop: dict[tuple[tuple[int, ...], int], int], fresh: list[int]) -> bool:
        """Whether a place to stop stays one whatever comes: the thresholds only fall."""
        for (hazards, key), threshold in stop.items():
            for index, number in enumerate(fresh):
                if hazards[index] < number:
                    more = (*hazards[:index], hazards[index] + 1, *hazards[index + 1 :])
                    if stop[more, key] > threshold:
                        return False
            for following, _ in self.relics.more(key):
                if stop[hazards, following] > threshold:
                    return False
        return True

    # The dynamic programme, for any deck ------------------------------------------------------

    def _dynamic(self, classes: list[int], known: list[int], fresh: list[int]) -> Lone:
        kinds = sorted(set(self.treasures))
        first = tuple(self.treasures.count(gems) for gems in kinds)
        memo: dict[tuple[tuple[int, ...], tuple[int, ...], int], tuple[Fraction, str]] = {}

        def value(deck: tuple[int, ...], hazards: tuple[int, ...], key: int, forced: bool) -> tuple[Fraction, str]:
            at = (deck, hazards, key)
            if at in memo and not forced:
                return memo[at]
            if len(memo) > MAX_STATES:
                raise OddsTooLarge(
                    f"The exact value of this deck has more than {MAX_STATES} states.", states=MAX_STATES
                )
            if self.later is not None:
                self.later.budget.spend(1)
            drawn = sum((a - b) * gems for a, b, gems in zip(first, deck, kinds, strict=True))
            home = self.purse + drawn + self.relics.worth(key, self.lying) + self.left_later(key)
            total = Fraction(0)
            cards = 0
            for index, count in enumerate(deck):
                if count:
                    cards += count
                    less = (*deck[:index], count - 1, *deck[index + 1 :])
                    total += count * value(less, hazards, key, False)[0]
            for following, count in self.relics.more(key):
                cards += count
                total += count * value(deck, hazards, following, False)[0]
            for index, copies in enumerate(classes):
                j = hazards[index]
                if j < fresh[index]:
                    count = (fresh[index] - j) * copies
                    cards += count
                    more = (*hazards[:index], j + 1, *hazards[index + 1 :])
                    total += count * value(deck, more, key, False)[0]
                strikes = (known[index] + j) * (copies - 1)
                if strikes:
                    cards += strikes
                    total += strikes * self.bust_later(copies, key)
            stay = total / cards if cards else home
            best = (stay, "stay") if cards and (stay > home or forced) else (Fraction(home), "leave")
            if not forced:
                memo[at] = best
            return best

        return Lone(*value(first, tuple(0 for _ in fresh), 0, self.forced))


_NOTHING = Fraction(0)


def _boxes(limits: list[int]) -> list[tuple[int, ...]]:
    """All vectors of whole numbers from 0 to each limit."""
    found: list[tuple[int, ...]] = [()]
    for limit in limits:
        found = [(*one, number) for one in found for number in range(limit + 1)]
    return found


@lru_cache(maxsize=512)
def _treasure_sets(treasures: tuple[int, ...]) -> tuple[list[list[int]], list[list[int]]]:
    """For each size and bound: how many sets of that many cards have a sum below it, and the total of those sums."""
    top = sum(treasures)
    ways = [[0] * (top + 1) for _ in range(len(treasures) + 1)]
    ways[0][0] = 1
    reached = 0
    for number, gems in enumerate(treasures, start=1):
        reached += gems
        for size in range(number, 0, -1):
            smaller, row = ways[size - 1], ways[size]
            for total in range(reached, gems - 1, -1):
                row[total] += smaller[total - gems]
    counts = [list(accumulate(row, initial=0)) for row in ways]
    sums = [list(accumulate((total * way for total, way in enumerate(row)), initial=0)) for row in ways]
    return counts, sums


@cache
def _hand_weights(total: int) -> tuple[int, list[int]]:
    """One over (hands of ``drawn`` cards * cards left), as whole numbers over a common scale."""
    denominators = [comb(total, drawn) * (total - drawn) for drawn in range(total)]
    scale = lcm(*denominators)
    return scale, [scale // one for one in denominators]


# Later caves --------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Budget:
    """How many more sets one question may look at."""

    sets: int

    def spend(self, sets: int) -> None:
        self.sets -= sets
        if self.sets < 0:
            raise OddsTooLarge("The exact value of a whole match with this deck would take too long.", states=MAX_SETS)


@dataclass(frozen=True, slots=True)
class _Later:
    """The value of all caves after this one, by how this one ends."""

    rules: _Rules
    match: _Match
    lying: int
    budget: _Budget

    def after_leaving(self, key: int) -> Fraction:
        out = self.match.deck.drawn(key) + self.lying
        return _entrance_value(self.rules, self._next(key, out, self.match.hazards), self.budget)

    def after_bust(self, copies: int, key: int) -> Fraction:
        hazards = list(self.match.hazards)
        hazards[hazards.index(copies)] -= 1  # R5.4
        hazards.sort(reverse=True)
        lost = self.match.deck.drawn(key) + self.lying if self.rules.lost_count else 0
        return _entrance_value(self.rules, self._next(key, lost, tuple(hazards)), self.budget)

    def _next(self, key: int, gone: int, hazards: tuple[int, ...]) -> _Match:
        deck = self.match.deck
        kept = tuple(value for index, value in enumerate(deck.printed) if not key >> index & 1)
        if deck.by_order:
            following = _Relics((), deck.number - key, min(deck.gone + gone, FIRST_RELICS), True)
        else:
            following = _Relics(kept, len(kept), 0, False)
        return _Match(self.match.cave + 1, hazards, following, self.match.waiting)


_ENTRANCES: dict[tuple[_Rules, _Match], Fraction] = {}


def _entrance_value(rules: _Rules, match: _Match, budget: _Budget) -> Fraction:
    """The expected points of a lone explorer from the entrance of cave ``match.cave`` to the end of the match."""
    if match.cave >= rules.caves:
        return _NOTHING
    known = _ENTRANCES.get((rules, match))
    if known is not None:
        return known
    if len(_ENTRANCES) > MAX_STATES:
        _ENTRANCES.clear()
    if not match.waiting:
        value = _enter(rules, match, budget)
    elif rules.random_entry and not match.deck.by_order:  # R2.3: any of those that wait
        joins = range(len(match.waiting))
        value = sum((_enter(rules, _join(match, at), budget) for at in joins), _NOTHING) / len(match.waiting)
    else:
        value = _enter(rules, _join(match, 0), budget)
    _ENTRANCES[rules, match] = value
    return value


def _join(match: _Match, at: int) -> _Match:
    deck, waiting = match.deck, match.waiting
    if deck.by_order:
        deck = _Relics((), deck.number + 1, deck.gone, True)
    else:
        printed = tuple(sorted((*deck.printed, waiting[at])))
        deck = _Relics(printed, len(printed), 0, False)
    return _Match(match.cave, match.hazards, deck, (*waiting[:at], *waiting[at + 1 :]))


def _enter(rules: _Rules, match: _Match, budget: _Budget) -> Fraction:
    budget.spend(_sets(match.hazards, match.deck))
    later = _Later(rules, match, 0, budget) if match.cave + 1 < rules.caves else None
    unseen = tuple(False for _ in match.hazards)
    return _Cave(rules.treasures, match.hazards, unseen, match.deck, 0, 0, True, later).solve().value


def _sets(copies: tuple[int, ...], relics: _Relics) -> int:
    """How many sets of hazards (by class) and relics one cave's sum runs over."""
    hazards = prod(copies.count(one) + 1 for one in set(copies) if one)
    return hazards * (relics.number + 1 if relics.by_order else 1 << len(relics.printed))


def _rules(options: DiamantOptions) -> _Rules:
    return _Rules(
        tuple(sorted(options.treasures)),
        options.caves,
        options.relic_entry == "one_per_round_random",
        options.lost_relics_count,
    )


def _position(observation: Observation, *, whole_match: bool) -> _Cave:
    options = observation.options
    by_order = options.relic_values == "by_order"
    treasures: list[int] = []
    printed: list[int] = []
    in_deck = dict.fromkeys(options.hazard_kinds, 0)
    number = 0
    for card, count in observation.deck:
        if isinstance(card, TreasureCard):
            treasures += [card.gems] * count
        elif isinstance(card, HazardCard):
            in_deck[card.hazard] += count
        else:
            number += count
            printed += [card.value or 0] * count
    seen = tuple(kind in observation.hazards_seen for kind in options.hazard_kinds)
    copies = tuple(count + lies for count, lies in zip(in_deck.values(), seen, strict=True))
    gone = observation.relics_out + (observation.relics_lost if options.lost_relics_count else 0)
    relics = _Relics(() if by_order else tuple(printed), number, min(gone, FIRST_RELICS) if by_order else 0, by_order)
    lying = len(observation.relics_on_path)
    later = None
    if whole_match and observation.cave_index + 1 < options.caves:
        waiting = tuple(relic.value or 0 for relic in observation.relics_waiting)
        hazards = tuple(sorted(copies, reverse=True))
        budget = _Budget(MAX_SETS)
        budget.spend(_sets(hazards, relics))
        later = _Later(_rules(options), _Match(observation.cave_index, hazards, relics, waiting), lying, budget)
    if later is None and not by_order:
        # Where no later cave can tell, a printed relic is worth to a lone leaver what a treasure is.
        treasures, relics = sorted([*treasures, *printed]), _Relics((), 0, 0, False)
    purse = observation.carried + observation.gems_left + observation.relics_value
    forced = not observation.path
    return _Cave(tuple(treasures), copies, seen, relics, purse, lying if by_order else 0, forced, later)


def lone_cave(observation: Observation) -> Lone:
    """The best for the points of this cave if the explorer were the only one inside, from now on.

    All that lies on the path would be its own on leaving. At a cave's entrance the first card is forced (R3.1).
    Raises `OddsTooLarge` for a few custom decks.
    """
    return _position(observation, whole_match=False).solve()


def lone_match(observation: Observation) -> Lone:
    """The best for the points of this cave and all later ones, alone in each of them.

    Nobody else is in the match from now on: the value is the greatest expected sum of what is banked in this
    cave and in every later one, where a bust takes a hazard out of the later decks (R5.4) and relics drawn
    change what later ones are worth. Points already in the chest are not counted. Later caves are kept in
    memory, so a second question is quick. Raises `OddsTooLarge` for a few custom decks.
    """
    return _position(observation, whole_match=True).solve()


def solo_match(options: DiamantOptions) -> Fraction:
    """The expected score of one explorer alone in the whole match, playing for points as well as can be."""
    by_order = options.relic_values == "by_order"
    values = tuple(card.value or 0 for card in options.relic_cards)
    start = options.relic_entry == "all_at_start"
    in_deck = values if start else ()
    deck = _Relics(() if by_order else in_deck, len(in_deck), 0, by_order)
    hazards = tuple(sorted(options.hazards, reverse=True))
    return _entrance_value(_rules(options), _Match(0, hazards, deck, () if start else values), _Budget(MAX_SETS))


# Advice -------------------------------------------------------------------------------------------


def advise(observation: Observation) -> Mapping[str, Any]:
    """Plain values for a player at a decision, floats rounded from exact fractions.

    ``bust_next``: chance that the next card strikes. ``bust_at``: list of ``{"card", "chance"}``, ``card``
    counted on the path. ``expected_one_more``: gems carried on average after one more card if all stay.
    ``leave_value``: list, by number of others leaving. ``lone_value`` and ``lone_action``: as if alone in this
    cave from now on; ``None`` where a custom deck is too large.
    """
    value: float | None = None
    action: str | None = None
    with suppress(OddsTooLarge):
        lone = lone_cave(observation)
        value, action = float(lone.value), lone.action
    lying = len(observation.path)
    return {
        "bust_next": float(bust_next(observation)),
        "bust_at": [{"card": lying + card, "chance": float(chance)} for card, chance in bust_distribution(observation)],
        "expected_one_more": float(expected_one_more(observation)),
        "leave_value": list(leave_values(observation)),
        "lone_value": value,
        "lone_action": action,
    }
