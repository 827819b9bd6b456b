"""The compiled twin of `tacora.games.diamant.rules`: whole matches in a few hundred nanoseconds.

What makes it quick: everyone inside carries the same amount, so a cave is a handful of integers; explorers
and hazards seen are bit masks; scores are 16-bit lanes of two words, so paying any set of leavers is one
multiplication; every card effect is a table look-up without a branch; a word of random bits serves eight
reveals of fair coins.

Randomness is counted, not carried: each draw is the SplitMix64 finaliser of a key of the match plus the
draw's own number. So match ``i`` of a seed is the same on any thread, and its cards do not depend on who
plays. A number below ``n`` is the high half of a 32-bit product, off by at most 2**-32 relative.

All compiled code is in this one file, because the compile cache looks at no other. Everything here works
on plain arrays; `tacora.games.diamant.kernel` is the door.
"""

# mypy: disable-error-code="assignment"
# Numba's own type inference is the one that counts here; NumPy's scalar types only get in its way.

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import float64, int64, njit, types

# Positions in the view a policy gets; the same order as `tacora.games.diamant.bots.Features`.
(
    INSIDE,
    CARRIED,
    LEFT,
    CARDS,
    HAZARDS,
    BUST,
    CARDS_LEFT,
    TREASURE,
    RELICS_PATH,
    RELICS_VALUE,
    RELICS_DECK,
    RELICS_GAIN,
    CAVE,
    CAVES,
    OWN,
    RIVAL,
    HIDDEN,
) = range(17)
VIEW_SIZE = 17

# Kinds of bot; the first is nothing but a rule.
RULE, RANDOM, LEAD_LAG, LONE_EXIT, TABLE, CUSTOM = range(6)

# Rules: leave when a measure reaches a threshold. The last never does.
BY_GEMS, BY_CARDS, BY_HAZARDS, BY_BUST, BY_GAIN, BY_GAIN_RELICS, NO_RULE = range(7)
MAX_PLAYERS = 8
MAX_CARDS = 64

# Ways to compile: all toss fair coins; rule bots only; any of our bots; a user's own policies too. The first two
# know only one explorer each and pooled leftovers.
COINS, RULES, GENERAL, CUSTOMS = range(4)

# Entry of relics.
ALL_AT_START, RANDOM_ENTRY, ASCENDING = range(3)

# Kinds of row of a trace, and its columns.
ROW_DECIDE, ROW_LEFT, ROW_CLOSED = range(3)
COLUMN_KIND, COLUMN_EXPLORERS, COLUMN_REASON, COLUMN_LOST_GEMS, COLUMN_LOST_RELICS, COLUMN_REMOVED = range(6)
COLUMN_VIEW = 6
COLUMN_SCORES = COLUMN_VIEW + VIEW_SIZE
COLUMN_RELICS = COLUMN_SCORES + MAX_PLAYERS
COLUMN_RELIC_COUNTS = COLUMN_RELICS + MAX_PLAYERS
ROW_SIZE = COLUMN_RELIC_COUNTS + MAX_PLAYERS

ALL_LEFT, HAZARD, DECK_EMPTY = range(3)

POLICY_SIGNATURE = float64(int64[::1])
"""A policy: from the view (an array of `VIEW_SIZE` whole numbers) to the chance of leaving, 0 to 1."""
POLICY_TYPE = types.FunctionType(POLICY_SIGNATURE)

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_COINS = np.uint64(0xD1B54A32D192ED03)
_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_U8, _U11, _U27, _U30, _U31, _U32 = (np.uint64(bits) for bits in (8, 11, 27, 30, 31, 32))
_UNIT = 2.0**-53
_LANE = np.uint64(0xFFFF)
_BYTE = np.uint64(0xFF)


class Setup(NamedTuple):
    """The options as arrays and numbers. Cards have ids: treasures lowest first, hazards by kind, relics lowest first.

    ``effects[inside * 64 + card]`` packs all that a card does: bits 0-7 the share, 8-11 the remainder, 12-16 a
    hazard's bit, 17-19 its kind (5: none), 20 a relic, 21-27 the gems. ``small`` holds for a mask its number of
    bits (from 0), its lowest bit (from 256), and quotients: 512 + leavers * 256 + gems. ``lanes`` maps a mask of
    explorers to a one in the lane of each one's player (players 0-3; from 256: 4-7). ``base`` holds the
    ``base_size`` cards in the deck at the start. ``first_of_kind`` is a hazard's lowest id.
    """

    effects: Any
    small: Any
    lanes: Any
    base: Any
    printed: Any
    copies: Any
    first_of_kind: Any
    base_size: int
    first_relic: int
    num_relics: int
    gems: int
    base_printed: int
    players: int
    each: int
    caves: int
    entry: int
    by_order: int
    draws_relic: int
    most_relics: int
    hidden: int
    per_card: int
    lost_count: int


class Bots(NamedTuple):
    """The bots as arrays, one number a player (``params``: eight).

    ``rules`` and ``thresholds``: see `Policy`. ``leads``: whether some threshold follows the standing. ``fair`` is
    the mask of explorers who toss a fair coin, ``special`` of those whose chance is worked out one by one.
    ``custom``: eight compiled functions, or ``None`` where no bot needs one.
    """

    kinds: Any
    rules: Any
    thresholds: Any
    params: Any
    chances: Any
    tables: Any
    leads: int
    fair: int
    special: int
    custom: Any


class Out(NamedTuple):
    """Where results go, one row a match."""

    scores: Any
    winners: Any
    busts: Any
    cards: Any


class Script(NamedTuple):
    """For a trace: card ids in the order dealt, a mask of leavers for each reveal; and the rows it fills."""

    cards: Any
    leavers: Any
    rows: Any
    chances: Any
    used: Any


@njit(cache=True, inline="always")
def _word(key: Any, index: Any) -> Any:
    z = key + np.uint64(index) * _GOLDEN
    z = (z ^ (z >> _U30)) * _MIX1
    z = (z ^ (z >> _U27)) * _MIX2
    return z ^ (z >> _U31)


@njit(cache=True, inline="always")
def _below(word: Any, n: Any) -> Any:
    return np.int64(((word >> _U32) * np.uint64(n)) >> _U32)


@njit(cache=True, inline="always")
def _lane(low: Any, high: Any, player: Any) -> Any:
    word = low if player < 4 else high
    return np.int64((word >> np.uint64(16 * (player & 3))) & _LANE)


@njit(cache=True, inline="always")
def _relic_worth(by_order: Any, gone: Any, number: Any, printed: Any) -> Any:
    """What ``number`` relics are worth to a lone leaver when ``gone`` have left the cave before."""
    first = min(max(3 - gone, 0), number)
    return 5 * first + 10 * (number - first) if by_order else printed


@njit(cache=True, inline="always")
def _relic_gain(by_order: Any, gone: Any, number: Any, printed: Any) -> Any:
    """What ``number`` face-down relics would add, each as the next to come."""
    return number * (5 if gone < 3 else 10) if by_order else printed


@njit(cache=True, inline="always")
def _rival(players: Any, player: Any, low: Any, high: Any) -> Any:
    best = np.int64(0)
    for other in range(players):
        score = _lane(low, high, other)
        if other != player and score > best:
            best = score
    return best


@njit(cache=True, inline="always")
def _table_chance(
    tables: Any, offset: Any, n0: Any, n1: Any, n2: Any, n3: Any, inside: Any, bust: Any, cards_left: Any, carried: Any,
    lying: Any,
) -> Any:  # fmt: skip
    level = bust * n1 // max(cards_left, 1)
    index = min(inside, n0 - 1) * n1 + min(level, n1 - 1)
    return np.float64(tables[offset + (index * n2 + min(carried, n2 - 1)) * n3 + min(lying, n3 - 1)])


@njit(cache=True)
def _custom_chance(custom: Any, player: Any, view: Any) -> Any:
    chance = custom[player](view)
    if not 0.0 <= chance <= 1.0:
        raise ValueError("the chance of leaving must be from 0 to 1")
    return chance


@njit(cache=True)
def _lead_lag_target(
    params: Any,
    players: Any,
    player: Any,
    cave: Any,
    hidden: Any,
    low: Any,
    high: Any,
    relics_low: Any,
    relics_high: Any,
) -> Any:
    """The gems at which `tacora.games.diamant.bots.LeadLag` leaves, by the standing."""
    at = 8 * player
    gems, step, swing, pace = params[at], params[at + 1], params[at + 2], params[at + 3]
    if hidden:
        rival = _rival(players, player, relics_low, relics_high) + pace * cave
    else:
        rival = _rival(players, player, low, high)
    lead = _lane(low, high, player) - rival
    shift = lead // step if lead >= 0 else -(-lead // step)
    return max(1, gems - max(-swing, min(swing, shift)))


@njit(cache=True)
def _note(
    row: Any, kind: Any, explorers: Any, reason: Any, lost_gems: Any, lost_relics: Any, removed: Any, players: Any,
    low: Any, high: Any, relics_low: Any, relics_high: Any, counts: Any,
) -> None:  # fmt: skip
    """Write one row of a trace."""
    row[COLUMN_KIND] = kind
    row[COLUMN_EXPLORERS] = explorers
    row[COLUMN_REASON] = reason
    row[COLUMN_LOST_GEMS] = lost_gems
    row[COLUMN_LOST_RELICS] = lost_relics
    row[COLUMN_REMOVED] = removed
    for player in range(players):
        row[COLUMN_SCORES + player] = _lane(low, high, player)
        row[COLUMN_RELICS + player] = _lane(relics_low, relics_high, player)
        row[COLUMN_RELIC_COUNTS + player] = np.int64((counts >> np.uint64(8 * player)) & _BYTE)


@njit(cache=True)
def _note_view(
    row: Any, inside: Any, carried: Any, left: Any, lying: Any, hazards: Any, bust: Any, cards_left: Any, treasure: Any,
    relics_path: Any, relics_value: Any, relics_deck: Any, relics_gain: Any, cave: Any, caves: Any, hidden: Any,
) -> None:  # fmt: skip
    """Write the part of the view that all explorers share."""
    row[COLUMN_VIEW + INSIDE] = inside
    row[COLUMN_VIEW + CARRIED] = carried
    row[COLUMN_VIEW + LEFT] = left
    row[COLUMN_VIEW + CARDS] = lying
    row[COLUMN_VIEW + HAZARDS] = hazards
    row[COLUMN_VIEW + BUST] = bust
    row[COLUMN_VIEW + CARDS_LEFT] = cards_left
    row[COLUMN_VIEW + TREASURE] = treasure
    row[COLUMN_VIEW + RELICS_PATH] = relics_path
    row[COLUMN_VIEW + RELICS_VALUE] = relics_value
    row[COLUMN_VIEW + RELICS_DECK] = relics_deck
    row[COLUMN_VIEW + RELICS_GAIN] = relics_gain
    row[COLUMN_VIEW + CAVE] = cave
    row[COLUMN_VIEW + CAVES] = caves
    row[COLUMN_VIEW + HIDDEN] = hidden


def _make(mode: int, scripted: bool) -> Any:
    """Compile the loop over matches for one way of playing.

    ``scripted``: cards and choices come from ``script``, and each moment is written down there.
    """
    general = mode >= GENERAL
    customs = mode == CUSTOMS

    @njit(cache=True, nogil=True)
    def matches(seed: Any, first: Any, start: Any, stop: Any, setup: Any, bots: Any, out: Any, script: Any) -> None:
        # All arrays are local names and none is handed to a function in the hot path: each time would cost an
        # atomic count. Masks like "& 63" tell the compiler that an index is not negative.
        effects, small, lanes, base_cards = setup.effects, setup.small, setup.lanes, setup.base
        printed_of, all_copies, first_of_kind = setup.printed, setup.copies, setup.first_of_kind
        players, caves, by_order, hidden = setup.players, setup.caves, setup.by_order, setup.hidden
        lost_count, draws_relic = setup.lost_count, setup.draws_relic
        first_relic, num_relics = setup.first_relic, setup.num_relics
        each = setup.each if general else 1
        per_card = setup.per_card if general else 0
        kinds, params, chances, tables = bots.kinds, bots.params, bots.chances, bots.tables
        rules, thresholds, leads = bots.rules, bots.thresholds.copy(), bots.leads
        measures, units = np.full(8, -1, np.int64), np.ones(8, np.int64)
        scores_out, winners_out, busts_out, cards_out = out.scores, out.winners, out.busts, out.cards
        script_cards, script_leavers, rows, row_chances = script.cards, script.leavers, script.rows, script.chances
        base = np.zeros(MAX_CARDS, np.uint8)
        place = np.zeros(MAX_CARDS, np.uint8)
        deck = np.zeros(MAX_CARDS, np.uint8)
        # The same bytes, eight at a time, to copy them quickly.
        start_words, base_words = base_cards.view(np.uint64), base.view(np.uint64)
        place_words, deck_words = place.view(np.uint64), deck.view(np.uint64)
        lefts = np.zeros(MAX_CARDS, np.int64)
        copies = np.zeros(8, np.int64)
        risks = np.zeros(8, np.int64)
        view = np.zeros(VIEW_SIZE, np.int64)

        everyone = (1 << (players * each)) - 1
        fair = bots.fair if general else (everyone if mode == COINS else 0)
        special = bots.special if general else 0
        looks = fair != everyone if general else mode == RULES  # some bot looks at the position
        dealt = reveals = noted = 0
        root = _word(seed, np.uint64(1))

        for row in range(start, stop):
            key = _word(root, np.uint64(first) + np.uint64(row))
            coin_key = key ^ _COINS
            size = setup.base_size
            for at in range(8):  # card number ``at`` lies at place ``at``
                base_words[at] = place_words[at] = start_words[at]
            for kind in range(5):
                copies[kind] = all_copies[kind]
            low = high = relics_low = relics_high = counts = _ZERO
            relics_out = relics_lost = 0
            relics_in = num_relics if setup.entry == ALL_AT_START else 0  # relics in the deck
            waiting = num_relics - relics_in
            waiting_mask = (1 << waiting) - 1
            printed_in = setup.base_printed
            busts = 0

            for cave in range(caves):
                if waiting > 0:
                    # R2.3: one relic joins the deck, the lowest or any of those that wait.
                    joins = num_relics - waiting
                    if draws_relic:
                        if scripted:
                            joins = script_cards[dealt] - first_relic
                            dealt += 1
                            if (waiting_mask >> joins) & 1 == 0:
                                raise ValueError("the script's relic does not wait")
                        else:
                            nth = _below(_word(key, 0x800 + cave), waiting)
                            for index in range(num_relics):
                                if (waiting_mask >> index) & 1:
                                    if nth == 0:
                                        joins = index
                                    nth -= 1
                    waiting_mask &= ~(1 << joins)
                    waiting -= 1
                    base[size] = first_relic + joins
                    place[first_relic + joins] = size
                    size += 1
                    relics_in += 1
                    printed_in += np.int64(printed_of[first_relic + joins])
                for at in range(8):
                    deck_words[at] = base_words[at]
                for kind in range(5):
                    risks[kind] = copies[kind] - 1
                inside = everyone
                n = players * each
                turned = carried = left = bust = found = seen = 0
                path_relics = path_printed = drawn_printed = taken = relic_mask = num_lefts = 0
                gone = relics_out + (relics_lost if lost_count else 0)
                reason = ALL_LEFT
                struck = -1
                coins = _ZERO
                stale = True
                while True:
                    if scripted:
                        card = np.int64(script_cards[dealt])
                        dealt += 1
                        at = turned
                        while at < size and deck[at] != card:
                            at += 1
                        if at == size:
                            raise ValueError("the script's card is not in the deck")
                    else:
                        at = (turned + _below(_word(key, cave * 64 + turned), size - turned)) & 63
                        card = np.int64(deck[at])
                    deck[at & 63] = deck[turned & 63]
                    turned += 1
                    effect = np.int64(effects[n * 64 + card])
                    hazard = (effect >> 12) & 31
                    if seen & hazard:  # R3.5
                        struck = (effect >> 17) & 7
                        reason = HAZARD
                        break
                    seen |= hazard
                    carried += effect & 255  # R3.2
                    rest = (effect >> 8) & 15  # R3.3
                    left += rest
                    relic = (effect >> 20) & 1
                    path_relics += relic
                    relic_mask |= relic << ((card - first_relic) & 15)
                    if not by_order:
                        path_printed += np.int64(printed_of[card])
                        drawn_printed += np.int64(printed_of[card])
                    if per_card and rest > 0:
                        lefts[num_lefts] = rest
                        num_lefts += 1

                    # The decision (R4.1): who leaves.
                    leaving = 0
                    if looks:
                        bust += risks[(effect >> 17) & 7]
                        found += effect >> 21
                        cards_left = size - turned
                        treasure = setup.gems - found
                        lying = turned - taken
                        deck_relics = relics_in - path_relics - taken
                        worth = _relic_worth(by_order, gone, path_relics, path_printed)
                        gain = _relic_gain(by_order, gone + path_relics, deck_relics, printed_in - drawn_printed)
                        hazards = np.int64(small[seen & 31])
                        if stale and leads:
                            stale = False  # leads change only when somebody is seen to be paid
                            for player in range(players):
                                if kinds[player] == LEAD_LAG:
                                    thresholds[player] = _lead_lag_target(
                                        params, players, player, cave, hidden, low, high, relics_low, relics_high
                                    )
                        # A rule bot leaves when its measure reaches its threshold times the measure's unit.
                        measures[BY_GEMS] = carried
                        measures[BY_CARDS] = lying
                        measures[BY_HAZARDS] = hazards
                        measures[BY_BUST] = bust * 10_000 - 1  # bust-limit: above, not at
                        units[BY_BUST] = cards_left
                        risk = 100 * bust
                        purse = n * carried + left
                        measures[BY_GAIN] = risk * purse
                        units[BY_GAIN] = treasure
                        measures[BY_GAIN_RELICS] = risk * (purse + worth)
                        units[BY_GAIN_RELICS] = treasure + gain
                        for player in range(players):
                            rule = rules[player] & 7
                            leaves = measures[rule] >= thresholds[player] * units[rule]
                            leaving |= np.int64(leaves) << player
                        if each == 2:
                            leaving = (leaving & 1) * 3 | (leaving & 2) * 6
                        leaving &= inside
                        if scripted:
                            for explorer in range(players * each):
                                if (leaving >> explorer) & 1:
                                    row_chances[noted, explorer // each] = 1.0
                        others = inside & special & ~leaving
                        while others:
                            explorer = np.int64(small[256 + (others & 255)])
                            others &= others - 1
                            player = explorer >> (each - 1)
                            at = player * 8
                            bot = kinds[player]
                            if bot == LONE_EXIT:
                                chance = 1.0 / n if n > 1 and left + worth >= params[at] else 0.0
                            elif bot == TABLE:
                                chance = _table_chance(
                                    tables, params[at], params[at + 1], params[at + 2], params[at + 3], params[at + 4],
                                    n, bust, cards_left, carried, left + worth,
                                )  # fmt: skip
                            elif customs and bot == CUSTOM:
                                view[INSIDE], view[CARRIED], view[LEFT] = n, carried, left
                                view[CARDS], view[HAZARDS] = lying, hazards
                                view[BUST], view[CARDS_LEFT], view[TREASURE] = bust, cards_left, treasure
                                view[RELICS_PATH], view[RELICS_VALUE] = path_relics, worth
                                view[RELICS_DECK], view[RELICS_GAIN] = deck_relics, gain
                                view[CAVE], view[CAVES], view[HIDDEN] = cave, caves, hidden
                                view[OWN] = _lane(low, high, player)
                                if hidden:
                                    view[RIVAL] = _rival(players, player, relics_low, relics_high)
                                else:
                                    view[RIVAL] = _rival(players, player, low, high)
                                chance = _custom_chance(bots.custom, player, view)
                            else:
                                chance = chances[player]
                            if scripted:
                                row_chances[noted, player] = chance
                                continue
                            word = _word(coin_key, 0x1000 + ((cave * 64 + turned) * 8 + explorer))
                            if np.float64(word >> _U11) * _UNIT < chance:
                                leaving |= 1 << explorer
                    if fair != 0:
                        if (turned & 7) == 1:
                            coins = _word(coin_key, cave * 8 + (turned >> 3))
                        leaving |= np.int64(coins & _BYTE) & fair & inside
                        coins >>= _U8
                    if scripted:
                        _note(
                            rows[noted], ROW_DECIDE, inside, 0, 0, 0, -1, players, low, high, relics_low, relics_high,
                            counts,
                        )  # fmt: skip
                        _note_view(
                            rows[noted], n, carried, left, lying, hazards, bust, cards_left, treasure, path_relics,
                            worth, deck_relics, gain, cave, caves, hidden,
                        )  # fmt: skip
                        noted += 1
                        leaving = script_leavers[reveals]
                        reveals += 1

                    # Leavers are paid before the next card; when the deck is out (R5.6) so are all others, together.
                    # Skipping this when nobody leaves frees the next card from waiting for the sums.
                    if leaving == 0 and turned < size and not scripted:
                        continue
                    going = leaving
                    while True:
                        m = np.int64(small[going & 255])
                        if per_card and m > 0:
                            share = left = 0
                            for index in range(num_lefts):
                                share += lefts[index] // m
                                lefts[index] %= m
                                left += lefts[index]
                        else:
                            share = np.int64(small[512 + m * 256 + (left & 255)])  # R4.4
                            left -= share * m  # R4.5
                        amount = np.uint64(carried + share)
                        low += lanes[going & 255] * amount  # R4.8
                        high += lanes[256 + (going & 255)] * amount
                        inside &= ~going
                        if not hidden or each == 2:  # with two, one may be paid while the other stays
                            stale = True
                        if m == 1 and path_relics > 0:  # R4.6
                            player = np.int64(small[256 + (going & 255)]) >> (each - 1)
                            prize = np.uint64(_relic_worth(by_order, gone, path_relics, path_printed))
                            prize <<= np.uint64(16 * (player & 3))
                            if player < 4:
                                low += prize
                                relics_low += prize
                            else:
                                high += prize
                                relics_high += prize
                            counts += np.uint64(path_relics) << np.uint64(8 * player)
                            relics_out += path_relics
                            gone += path_relics
                            taken += path_relics
                            path_relics = 0
                            path_printed = 0
                            stale = True
                        if inside == 0 or turned < size:
                            break
                        going = inside
                        reason = DECK_EMPTY
                    n = np.int64(small[inside & 255])
                    if scripted:
                        lying = turned - taken
                        worth = _relic_worth(by_order, gone, path_relics, path_printed)
                        gain = _relic_gain(by_order, gone + path_relics, deck_relics, printed_in - drawn_printed)
                        _note(
                            rows[noted], ROW_LEFT, inside, 0, 0, 0, -1, players, low, high, relics_low, relics_high,
                            counts,
                        )  # fmt: skip
                        _note_view(
                            rows[noted], n, carried, left, lying, hazards, bust, cards_left, treasure, path_relics,
                            worth, deck_relics, gain, cave, caves, hidden,
                        )  # fmt: skip
                        noted += 1
                    if inside == 0:
                        break

                # The cave closes (R5).
                cards_out[row, cave] = turned
                relics_lost += path_relics  # R5.3
                removed = -1
                if reason == HAZARD:
                    busts |= 1 << cave
                    if cave + 1 < caves:  # R5.4
                        removed = struck
                        copies[struck] -= 1
                        size -= 1
                        at = np.int64(place[first_of_kind[struck] + copies[struck]])
                        base[at] = base[size]
                        place[base[at]] = at
                if relic_mask:
                    relics_in -= path_relics + taken
                    printed_in -= drawn_printed
                    for index in range(num_relics):
                        if (relic_mask >> index) & 1:
                            size -= 1
                            at = np.int64(place[first_relic + index])
                            base[at] = base[size]
                            place[base[at]] = at
                if scripted:
                    _note(
                        rows[noted], ROW_CLOSED, inside, reason, left, path_relics, removed, players, low, high,
                        relics_low, relics_high, counts,
                    )  # fmt: skip
                    noted += 1

            busts_out[row] = busts
            best = np.int64(-1)
            for player in range(players):
                score = _lane(low, high, player)
                scores_out[row, player] = score
                best = max(best, score)
            winners = 0
            most = np.int64(0)
            for player in range(players):
                if _lane(low, high, player) == best:
                    number = np.int64((counts >> np.uint64(8 * player)) & _BYTE) if setup.most_relics else 0  # R6.3
                    if number > most:
                        most = number
                        winners = 0
                    if number == most:
                        winners |= 1 << player
            winners_out[row] = winners
        if scripted:
            script.used[0] = noted

    return matches


RUNS = tuple(_make(mode, False) for mode in (COINS, RULES, GENERAL, CUSTOMS))
"""Play matches ``first + start`` to ``first + stop - 1`` of ``seed`` into rows ``start`` to ``stop - 1`` of ``out``."""
replay = _make(CUSTOMS, True)
"""Play one match (``start`` 0, ``stop`` 1) with the script's cards and choices, writing the trace."""
