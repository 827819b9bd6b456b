"""A second Diamant, written from the rulebook alone to count trees against. It shares nothing with the rules.

Slow and plain on purpose: every explorer holds its own gems, cards are texts, each history is walked by itself.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import product


@dataclass
class Setting:
    players: int
    treasures: list[int]
    hazards: list[int]
    relics: list[int] = field(default_factory=list)
    caves: int = 1
    entry: str = "all"  # all, random, ascending
    printed: bool = False
    per_card: bool = False
    lost_count: bool = False
    each: int = 1


class Table:
    def __init__(self, setting: Setting) -> None:
        self.s = setting
        self.pile = [f"t{gems}" for gems in setting.treasures]
        for kind, copies in enumerate(setting.hazards):
            self.pile += [f"h{kind}"] * copies
        self.box = [f"r{value if setting.printed else 0}" for value in sorted(setting.relics)]
        if setting.entry == "all":
            self.pile += self.box
            self.box = []
        self.cave = 0
        self.chest = [0] * setting.players
        self.won = [[] for _ in range(setting.players)]
        self.out = self.lost = 0
        self.open_cave()

    def open_cave(self) -> None:
        self.row: list[str] = []
        self.lying: list[int] = []
        self.hand = dict.fromkeys(range(self.s.players * self.s.each), 0)
        self.asking = False
        self.to_draw_relic = False
        if self.box and self.s.entry == "random" and self.s.printed and len(set(self.s.relics)) > 1:
            self.to_draw_relic = True
        elif self.box:
            self.pile.append(self.box.pop(0))

    def done(self) -> bool:
        return self.cave == self.s.caves

    def turn(self, card: str) -> None:
        self.pile.remove(card)
        before = self.row.count(card)
        self.row.append(card)
        self.lying.append(0)
        if card[0] == "t":
            gems = int(card[1:])
            while gems >= len(self.hand):
                for explorer in self.hand:
                    self.hand[explorer] += 1
                    gems -= 1
            self.lying[-1] = gems
        elif card[0] == "h" and before:
            self.shut(bust=card)
            return
        self.asking = True

    def walk_out(self, leavers: list[int]) -> None:
        if self.s.per_card:
            for place, gems in enumerate(self.lying):
                for explorer in leavers:
                    self.hand[explorer] += gems // len(leavers)
                self.lying[place] = gems % len(leavers)
        else:
            heap = sum(self.lying)
            for explorer in leavers:
                self.hand[explorer] += heap // len(leavers)
            self.lying = [0] * len(self.lying)
            if heap % len(leavers):
                place = max(i for i, card in enumerate(self.row) if card[0] == "t")
                self.lying[place] = heap % len(leavers)
        if len(leavers) == 1:
            for card in [card for card in self.row if card[0] == "r"]:
                counted = self.out + (self.lost if self.s.lost_count else 0)
                self.won[leavers[0] // self.s.each].append(
                    int(card[1:]) if self.s.printed else 5 if counted < 3 else 10
                )
                self.out += 1
                place = self.row.index(card)
                del self.row[place], self.lying[place]
        for explorer in leavers:
            self.chest[explorer // self.s.each] += self.hand.pop(explorer)

    def decide(self, leavers: list[int]) -> None:
        self.asking = False
        if leavers:
            self.walk_out(leavers)
        if self.hand and not self.pile:
            self.walk_out(list(self.hand))
        if not self.hand:
            self.shut(bust=None)

    def shut(self, bust: str | None) -> None:
        self.lost += sum(card[0] == "r" for card in self.row)
        back = [card for card in self.row if card[0] != "r"]
        self.cave += 1
        if bust and not self.done():
            back.remove(bust)
        self.pile += back
        self.asking = False
        if not self.done():
            self.open_cave()
        else:
            self.hand = {}

    def choices(self) -> list[list[int]]:
        """Every set of leavers the owners can agree on, each owner choosing for all of theirs."""
        owned: dict[int, list[int]] = {}
        for explorer in self.hand:
            owned.setdefault(explorer // self.s.each, []).append(explorer)
        single = [
            [[e for e, leaves in zip(mine, bits, strict=True) if leaves] for bits in product((0, 1), repeat=len(mine))]
            for mine in owned.values()
        ]
        return [[explorer for part in parts for explorer in part] for parts in product(*single)]

    def total(self) -> tuple[int, ...]:
        return tuple(gems + sum(relics) for gems, relics in zip(self.chest, self.won, strict=True))


def walk(setting: Setting) -> tuple[tuple[int, int, int], Counter[tuple[int, ...]]]:
    """Chance, decision and terminal nodes, and how many histories end with each score."""
    ends: Counter[tuple[int, ...]] = Counter()
    counts = [0, 0, 0]

    def visit(table: Table) -> None:
        if table.done():
            counts[2] += 1
            ends[table.total()] += 1
        elif table.asking:
            counts[1] += 1
            for leavers in table.choices():
                after = deepcopy(table)
                after.decide(leavers)
                visit(after)
        elif table.to_draw_relic:
            counts[0] += 1
            for relic in sorted(set(table.box)):
                after = deepcopy(table)
                after.box.remove(relic)
                after.pile.append(relic)
                after.to_draw_relic = False
                visit(after)
        else:
            counts[0] += 1
            for card in sorted(set(table.pile)):
                after = deepcopy(table)
                after.turn(card)
                visit(after)

    visit(Table(setting))
    return (counts[0], counts[1], counts[2]), ends
