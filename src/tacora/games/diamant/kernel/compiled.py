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

# Kinds of bot.
RANDOM, AFTER_CARDS, AT_GEMS, AT_HAZARDS, BUST_LIMIT, EXPECTED, LEAD_LAG, LONE_EXIT, TABLE, CUSTOM = range(10)
MAX_PLAYERS = 8
MAX_CARDS = 64

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
_U27, _U30, _U31, _U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LANE = np.uint64(0xFFFF)
_BYTE = np.uint64(0xFF)


class Deck(NamedTuple):
    """The options as arrays and numbers. Cards have ids: treasures lowest first, hazards by kind, relics lowest first.

    ``share`` and ``remainder`` are indexed by explorers inside * 64 + card. ``first_of_kind`` is a hazard's
    lowest id. ``lanes_low`` and ``lanes_high`` map a mask of explorers to a one in the lane of each one's
    player. ``base`` holds the ``base_size`` cards in the deck at the start, ``waiting`` relics apart.
    """

    gems: Any
    kind: Any
    relic: Any
    printed: Any
    share: Any
    remainder: Any
    copies: Any
    first_of_kind: Any
    count: Any
    lowest: Any
    lanes_low: Any
    lanes_high: Any
    base: Any
    base_size: int
    first_relic: int
    num_relics: int
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
    """The bots as arrays, one row a player. ``fair`` is the mask of explorers who toss a fair coin."""

    kinds: Any
    params: Any
    chances: Any
    tables: Any
    fair: int
    custom: Any


class Work(NamedTuple):
    """Scratch memory of one thread."""

    base: Any
    place: Any
    deck: Any
    lefts: Any
    copies: Any
    risk: Any
    features: Any


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
def _relic_worth(deck: Any, gone: Any, number: Any, printed: Any) -> Any:
    """What ``number`` relics are worth to a lone leaver when ``gone`` have left the cave before."""
    if deck.by_order == 0:
        return printed
    first = min(max(3 - gone, 0), number)
    return 5 * first + 10 * (number - first)


@njit(cache=True)
def _rival(deck: Any, player: Any, low: Any, high: Any) -> Any:
    best = np.int64(0)
    for other in range(deck.players):
        if other != player:
            best = max(best, _lane(low, high, other))
    return best


@njit(cache=True)
def _table_chance(bots: Any, player: Any, view: Any) -> Any:
    params = bots.params[player]
    n0, n1, n2, n3 = params[1], params[2], params[3], params[4]
    level = view[BUST] * n1 // view[CARDS_LEFT] if view[CARDS_LEFT] > 0 else 0
    i0 = min(view[INSIDE], n0 - 1)
    i1 = min(level, n1 - 1)
    i2 = min(view[CARRIED], n2 - 1)
    i3 = min(view[LEFT] + view[RELICS_VALUE], n3 - 1)
    return np.float64(bots.tables[params[0] + ((i0 * n1 + i1) * n2 + i2) * n3 + i3])


@njit(cache=True)
def _fill(
    deck: Any, view: Any, cave: Any, inside: Any, carried: Any, left: Any, lying: Any, seen: Any, bust: Any,
    cards_left: Any, treasure: Any, path_relics: Any, path_printed: Any, deck_relics: Any, deck_printed: Any, gone: Any,
) -> None:  # fmt: skip
    """The part of the view all explorers share."""
    view[INSIDE] = inside
    view[CARRIED] = carried
    view[LEFT] = left
    view[CARDS] = lying
    view[HAZARDS] = seen
    view[BUST] = bust
    view[CARDS_LEFT] = cards_left
    view[TREASURE] = treasure
    view[RELICS_PATH] = path_relics
    view[RELICS_VALUE] = _relic_worth(deck, gone, path_relics, path_printed)
    view[RELICS_DECK] = deck_relics
    if deck.by_order:
        view[RELICS_GAIN] = deck_relics * (5 if gone + path_relics < 3 else 10)
    else:
        view[RELICS_GAIN] = deck_printed
    view[CAVE] = cave
    view[CAVES] = deck.caves
    view[HIDDEN] = deck.hidden


@njit(cache=True)
def _chance(
    deck: Any, bots: Any, player: Any, view: Any, low: Any, high: Any, relics_low: Any, relics_high: Any
) -> Any:
    """The chance that an explorer of ``player`` leaves: the twin of the bots' ``leave_chance``."""
    kind = bots.kinds[player]
    params = bots.params[player]
    if kind == AT_GEMS:
        return 1.0 if view[CARRIED] >= params[0] else 0.0
    if kind == AFTER_CARDS:
        return 1.0 if view[CARDS] >= params[0] else 0.0
    if kind == AT_HAZARDS:
        return 1.0 if view[HAZARDS] >= params[0] else 0.0
    if kind == BUST_LIMIT:
        return 1.0 if view[BUST] * 10_000 > params[0] * view[CARDS_LEFT] else 0.0
    if kind == EXPECTED or kind == LONE_EXIT:
        purse = view[INSIDE] * view[CARRIED] + view[LEFT]
        gain = view[TREASURE]
        if params[0]:
            purse += view[RELICS_VALUE]
            gain += view[RELICS_GAIN]
        if 100 * view[BUST] * purse >= params[1] * gain:
            return 1.0
        if kind == LONE_EXIT and view[INSIDE] > 1 and view[LEFT] + view[RELICS_VALUE] >= params[2]:
            return 1.0 / view[INSIDE]
        return 0.0
    if kind == LEAD_LAG or kind == CUSTOM:
        own = _lane(low, high, player)
        if deck.hidden:
            rival = _rival(deck, player, relics_low, relics_high)
        else:
            rival = _rival(deck, player, low, high)
        if kind == CUSTOM:
            view[OWN] = own
            view[RIVAL] = rival
            return bots.custom[player](view)
        lead = own - rival - deck.hidden * params[3] * view[CAVE]
        shift = lead // params[1] if lead >= 0 else -(-lead // params[1])
        shift = max(-params[2], min(params[2], shift))
        return 1.0 if view[CARRIED] >= max(1, params[0] - shift) else 0.0
    if kind == TABLE:
        return _table_chance(bots, player, view)
    return bots.chances[player]


@njit(cache=True)
def _note(
    deck: Any, work: Any, script: Any, kind: Any, explorers: Any, reason: Any, lost_gems: Any, lost_relics: Any, removed: Any,
    low: Any, high: Any, relics_low: Any, relics_high: Any, counts: Any,
) -> None:  # fmt: skip
    """Write one row of a trace."""
    row = script.rows[script.used[2]]
    script.used[2] += 1
    row[COLUMN_KIND] = kind
    row[COLUMN_EXPLORERS] = explorers
    row[COLUMN_REASON] = reason
    row[COLUMN_LOST_GEMS] = lost_gems
    row[COLUMN_LOST_RELICS] = lost_relics
    row[COLUMN_REMOVED] = removed
    row[COLUMN_VIEW : COLUMN_VIEW + VIEW_SIZE] = work.features
    for player in range(deck.players):
        row[COLUMN_SCORES + player] = _lane(low, high, player)
        row[COLUMN_RELICS + player] = _lane(relics_low, relics_high, player)
        row[COLUMN_RELIC_COUNTS + player] = np.int64((counts >> np.uint64(8 * player)) & _BYTE)


@njit(cache=True, inline="always")
def _take_out(work: Any, size: Any, card: Any) -> Any:
    """Take a card out of the deck of later caves; returns the new size."""
    at = work.place[card]
    last = work.base[size - 1]
    work.base[at] = last
    work.place[last] = at
    return size - 1


@njit(cache=True, inline="always")
def _put_in(work: Any, size: Any, card: Any) -> Any:
    work.base[size] = card
    work.place[card] = size
    return size + 1


@njit(cache=True, forceinline=True)
def _match(scripted: bool, key: Any, deck: Any, bots: Any, work: Any, out: Any, row: Any, script: Any) -> None:
    """Play one match into row ``row`` of ``out``. ``scripted``: cards and choices come from ``script``."""
    coin_key = key ^ _COINS
    everyone = (1 << (deck.players * deck.each)) - 1
    size = deck.base_size
    work.base[:] = deck.base
    for at in range(size):
        work.place[deck.base[at]] = at
    for kind in range(5):
        work.copies[kind] = deck.copies[kind]
    low = high = relics_low = relics_high = counts = _ZERO
    relics_out = relics_lost = 0
    relics_in = deck.num_relics if deck.entry == ALL_AT_START else 0  # relics in the deck
    waiting = 0 if deck.entry == ALL_AT_START else deck.num_relics
    waiting_mask = (1 << waiting) - 1
    busts = 0
    total_gems = 0
    printed_in = 0
    for at in range(size):
        total_gems += np.int64(deck.gems[work.base[at]])
        printed_in += np.int64(deck.printed[work.base[at]])
    mixed = bots.fair != everyone or scripted  # some bot looks at the position

    for cave in range(deck.caves):
        if waiting > 0:
            # R2.3: one relic joins the deck, the lowest or any of those that wait.
            at = np.int64(0)
            if deck.draws_relic:
                if scripted:
                    relic_card = script.cards[script.used[0]] - deck.first_relic
                    script.used[0] += 1
                    if (waiting_mask >> relic_card) & 1 == 0:
                        raise ValueError("the script's relic does not wait")
                    at = relic_card
                else:
                    at = _below(_word(key, 0x800 + cave), waiting)
                    for index in range(deck.num_relics):
                        if (waiting_mask >> index) & 1:
                            if at == 0:
                                at = index
                                break
                            at -= 1
            else:
                at = deck.num_relics - waiting
            waiting_mask &= ~(1 << at)
            waiting -= 1
            size = _put_in(work, size, deck.first_relic + at)
            relics_in += 1
            printed_in += np.int64(deck.printed[deck.first_relic + at])
        for at in range(MAX_CARDS):
            work.deck[at] = work.base[at]
        for kind in range(5):
            work.risk[kind] = work.copies[kind] - 1
        inside = everyone
        n = np.int64(deck.count[inside])
        turned = 0
        carried = left = bust = found = 0
        seen = 0
        path_relics = path_printed = drawn_relics = drawn_printed = taken = 0
        relic_mask = 0
        num_lefts = 0
        reason = ALL_LEFT
        struck = -1
        coins = _ZERO
        while True:
            if scripted:
                card = script.cards[script.used[0]]
                script.used[0] += 1
                at = turned
                while at < size and work.deck[at] != card:
                    at += 1
                if at == size:
                    raise ValueError("the script's card is not in the deck")
            else:
                at = turned + _below(_word(key, cave * 64 + turned), size - turned)
                card = np.int64(work.deck[at])
            work.deck[at] = work.deck[turned]
            turned += 1
            kind = np.int64(deck.kind[card])
            bit = (1 << kind) & 31
            if seen & bit:  # R3.5
                struck = kind
                reason = HAZARD
                break
            seen |= bit
            bust += np.int64(work.risk[kind])
            carried += np.int64(deck.share[n * 64 + card])  # R3.2
            rest = np.int64(deck.remainder[n * 64 + card])  # R3.3
            left += rest
            if deck.relic[card]:
                path_relics += 1
                drawn_relics += 1
                relic_mask |= 1 << (card - deck.first_relic)
                path_printed += np.int64(deck.printed[card])
                drawn_printed += np.int64(deck.printed[card])
            if deck.per_card and rest > 0:
                work.lefts[num_lefts] = rest
                num_lefts += 1

            # The decision (R4.1): who leaves.
            leaving = 0
            if mixed:
                found += np.int64(deck.gems[card])
                view = work.features
                gone = relics_out + (relics_lost if deck.lost_count else 0)
                _fill(
                    deck, view, cave, n, carried, left, turned - taken, np.int64(deck.count[seen]), bust, size - turned,
                    total_gems - found, path_relics, path_printed, relics_in - drawn_relics, printed_in - drawn_printed,
                    gone,
                )  # fmt: skip
                others = inside & ~bots.fair
                while others:
                    explorer = np.int64(deck.lowest[others])
                    others &= others - 1
                    player = explorer // deck.each
                    chance = _chance(deck, bots, player, view, low, high, relics_low, relics_high)
                    if scripted:
                        script.chances[script.used[2], player] = chance
                    if chance >= 1.0:
                        leaving |= 1 << explorer
                    elif chance > 0.0:
                        word = _word(coin_key, 0x1000 + ((cave * 64 + turned) * 8 + explorer))
                        if np.float64(word >> np.uint64(11)) * (1.0 / 9007199254740992.0) < chance:
                            leaving |= 1 << explorer
                if scripted:
                    _note(
                        deck, work, script, ROW_DECIDE, inside, 0, 0, 0, -1, low, high, relics_low, relics_high, counts
                    )
                    leaving = script.leavers[script.used[1]]
                    script.used[1] += 1
            if bots.fair != 0 and not scripted:
                if (turned & 7) == 1:
                    coins = _word(coin_key, cave * 8 + (turned >> 3))
                leaving |= np.int64(coins & _BYTE) & bots.fair & inside
                coins >>= np.uint64(8)

            # Leavers are paid before the next card; when the deck is out (R5.6) so is everyone else, together.
            going = leaving
            if going == 0 and turned == size:
                going = inside
                reason = DECK_EMPTY
            while going:
                m = np.int64(deck.count[going])
                share = 0
                if deck.per_card:
                    left = 0
                    for index in range(num_lefts):
                        share += work.lefts[index] // m
                        work.lefts[index] %= m
                        left += work.lefts[index]
                else:
                    share = np.int64(np.uint32(left) // np.uint32(m))  # R4.4
                    left -= share * m  # R4.5
                amount = np.uint64(carried + share)
                low += deck.lanes_low[going] * amount  # R4.8
                high += deck.lanes_high[going] * amount
                if m == 1 and path_relics > 0:  # R4.6
                    player = np.int64(deck.lowest[going]) // deck.each
                    gone = relics_out + (relics_lost if deck.lost_count else 0)
                    worth = np.uint64(_relic_worth(deck, gone, path_relics, path_printed))
                    shift = np.uint64(16 * (player & 3))
                    if player < 4:
                        low += worth << shift
                        relics_low += worth << shift
                    else:
                        high += worth << shift
                        relics_high += worth << shift
                    counts += np.uint64(path_relics) << np.uint64(8 * player)
                    relics_out += path_relics
                    taken += path_relics
                    path_relics = 0
                    path_printed = 0
                inside &= ~going
                going = 0
                if inside != 0 and turned == size:
                    going = inside
                    reason = DECK_EMPTY
            n = np.int64(deck.count[inside])
            if scripted:
                gone = relics_out + (relics_lost if deck.lost_count else 0)
                _fill(
                    deck, work.features, cave, n, carried, left, turned - taken, np.int64(deck.count[seen]), bust,
                    size - turned, total_gems - found, path_relics, path_printed, relics_in - drawn_relics,
                    printed_in - drawn_printed, gone,
                )  # fmt: skip
                _note(deck, work, script, ROW_LEFT, inside, 0, 0, 0, -1, low, high, relics_low, relics_high, counts)
            if inside == 0:
                break

        # The cave closes (R5).
        out.cards[row, cave] = turned
        relics_lost += path_relics  # R5.3
        removed = -1
        if reason == HAZARD:
            busts |= 1 << cave
            if cave + 1 < deck.caves:
                removed = struck
                work.copies[struck] -= 1
                size = _take_out(work, size, deck.first_of_kind[struck] + np.int64(work.copies[struck]))  # R5.4
        if drawn_relics:
            relics_in -= drawn_relics
            printed_in -= drawn_printed
            for index in range(deck.num_relics):
                if (relic_mask >> index) & 1:
                    size = _take_out(work, size, deck.first_relic + index)
        if scripted:
            _note(
                deck, work, script, ROW_CLOSED, inside, reason, left, path_relics, removed, low, high, relics_low,
                relics_high, counts,
            )  # fmt: skip

    out.busts[row] = busts
    best = np.int64(-1)
    for player in range(deck.players):
        score = _lane(low, high, player)
        out.scores[row, player] = score
        best = max(best, score)
    winners = 0
    most = np.int64(-1)
    for player in range(deck.players):
        if _lane(low, high, player) == best:
            if deck.most_relics:  # R6.3
                number = np.int64((counts >> np.uint64(8 * player)) & _BYTE)
                if number > most:
                    most = number
                    winners = 0
                elif number < most:
                    continue
            winners |= 1 << player
    out.winners[row] = winners


@njit(cache=True)
def _work() -> Any:
    return Work(
        np.zeros(MAX_CARDS, np.uint8),
        np.zeros(MAX_CARDS, np.uint8),
        np.zeros(MAX_CARDS, np.uint8),
        np.zeros(MAX_CARDS, np.int64),
        np.zeros(8, np.int64),
        np.zeros(8, np.int64),
        np.zeros(VIEW_SIZE, np.int64),
    )


@njit(cache=True, nogil=True)
def run(seed: Any, first: Any, start: Any, stop: Any, deck: Any, bots: Any, out: Any, script: Any) -> None:
    """Play matches ``first + start`` to ``first + stop - 1`` into rows ``start`` to ``stop - 1``."""
    work = _work()
    root = _word(seed, np.uint64(1))
    for row in range(start, stop):
        key = _word(root, np.uint64(first) + np.uint64(row))
        _match(False, key, deck, bots, work, out, row, script)


@njit(cache=True)
def replay(deck: Any, bots: Any, out: Any, script: Any) -> None:
    """Play one match with the script's cards and choices, writing the trace."""
    _match(True, np.uint64(0), deck, bots, _work(), out, 0, script)
