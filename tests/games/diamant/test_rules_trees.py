"""Whole game trees: exact counts, and every ending, against a second model written from the rulebook alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from diamant_by_hand import Setting, walk
from diamant_script import META

from tacora.core.protocol import Game, Over
from tacora.core.testing import steps_of, tree_size


def game(players: int = 2, **options: Any) -> Game[Any]:
    return META.create(players, {"relics": (), "caves": 1, **options})


def endings(rules: Game[Any]) -> Counter[tuple[int, ...]]:
    """How many histories end with each score; equal states are worked out once."""
    known: dict[Any, Counter[tuple[int, ...]]] = {}

    def below(state: Any) -> Counter[tuple[int, ...]]:
        if state not in known:
            node = rules.node(state)
            if isinstance(node, Over):
                known[state] = Counter([tuple(int(score) for score in node.returns)])
            else:
                total: Counter[tuple[int, ...]] = Counter()
                for step in steps_of(node):
                    total.update(below(rules.apply(state, step)[0]))
                known[state] = total
        return known[state]

    return below(rules.initial_state())


def test_published_counts_two_treasures_and_two_hazards():
    assert tree_size(game(treasures=(1, 2), hazards=(2,))) == (82, 51, 116)


def test_published_counts_three_treasures_and_three_hazards():
    assert tree_size(game(treasures=(1, 2, 3), hazards=(3,))) == (457, 328, 703)


CASES: dict[str, tuple[Setting, dict[str, Any]]] = {
    "two treasures": (Setting(2, [1, 2], [2]), {"treasures": (1, 2), "hazards": (2,)}),
    "three treasures": (Setting(2, [1, 2, 3], [3]), {"treasures": (1, 2, 3), "hazards": (3,)}),
    "equal treasures": (Setting(2, [5, 5], [2]), {"treasures": (5, 5), "hazards": (2,)}),
    "three players": (Setting(3, [1, 4], [2]), {"treasures": (1, 4), "hazards": (2,)}),
    "two kinds": (Setting(2, [3], [2, 2]), {"treasures": (3,), "hazards": (2, 2)}),
    "the deck runs out": (Setting(3, [2, 5], [1]), {"treasures": (2, 5), "hazards": (1,)}),
    "relics by order": (
        Setting(2, [3], [2], [5, 5]),
        {"treasures": (3,), "hazards": (2,), "relics": (5, 5)},
    ),
    "printed relics": (
        Setting(2, [3], [2], [5, 8], printed=True),
        {"treasures": (3,), "hazards": (2,), "relics": (5, 8), "relic_values": "printed"},
    ),
    "three players and a relic": (
        Setting(3, [4], [2], [5]),
        {"treasures": (4,), "hazards": (2,), "relics": (5,)},
    ),
    "four relics across the border": (
        Setting(2, [], [1], [5, 5, 5, 5]),
        {"treasures": (), "hazards": (1,), "relics": (5, 5, 5, 5)},
    ),
    "two caves, a hazard removed": (
        Setting(2, [3], [2], caves=2),
        {"treasures": (3,), "hazards": (2,), "caves": 2},
    ),
    "two caves, a relic lost and a relic later": (
        Setting(2, [], [2], [5, 5], caves=2),
        {"treasures": (), "hazards": (2,), "relics": (5, 5), "caves": 2},
    ),
    "ascending relics": (
        Setting(2, [], [2], [7, 5], caves=2, entry="ascending", printed=True),
        {
            "treasures": (),
            "hazards": (2,),
            "relics": (7, 5),
            "caves": 2,
            "relic_entry": "one_per_round_ascending",
            "relic_values": "printed",
        },
    ),
    "random printed relics": (
        Setting(2, [], [2], [5, 7, 7], caves=2, entry="random", printed=True),
        {
            "treasures": (),
            "hazards": (2,),
            "relics": (5, 7, 7),
            "caves": 2,
            "relic_entry": "one_per_round_random",
            "relic_values": "printed",
        },
    ),
    "random relics that are all alike": (
        Setting(2, [], [2], [5, 8], caves=2, entry="random"),
        {
            "treasures": (),
            "hazards": (2,),
            "relics": (5, 8),
            "caves": 2,
            "relic_entry": "one_per_round_random",
        },
    ),
    "more caves than relics": (
        Setting(2, [], [2], [9], caves=2, entry="random", printed=True),
        {
            "treasures": (),
            "hazards": (2,),
            "relics": (9,),
            "caves": 2,
            "relic_entry": "one_per_round_random",
            "relic_values": "printed",
        },
    ),
    "leftovers card by card": (
        Setting(3, [5, 8], [2], per_card=True),
        {"treasures": (5, 8), "hazards": (2,), "leftover_split": "per_card"},
    ),
    "leftovers pooled": (Setting(3, [5, 8], [2]), {"treasures": (5, 8), "hazards": (2,)}),
    "lost relics count": (
        Setting(2, [], [1], [5, 5, 5, 5], caves=2, lost_count=True),
        {"treasures": (), "hazards": (1,), "relics": (5, 5, 5, 5), "caves": 2, "lost_relics_count": True},
    ),
    "two explorers each": (
        Setting(2, [5], [2], each=2),
        {"treasures": (5,), "hazards": (2,), "explorers_per_player": 2},
    ),
    "three players, two relics, two caves": (
        Setting(3, [], [2], [5, 5], caves=2),
        {"treasures": (), "hazards": (2,), "relics": (5, 5), "caves": 2},
    ),
    "three players, a treasure among four relics": (
        Setting(3, [4], [1], [5, 5, 5, 5]),
        {"treasures": (4,), "hazards": (1,), "relics": (5, 5, 5, 5)},
    ),
    "two explorers each and a relic": (
        Setting(2, [3], [1], [5], each=2),
        {"treasures": (3,), "hazards": (1,), "relics": (5,), "explorers_per_player": 2},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_trees_agree_with_the_model_by_hand(name):
    setting, options = CASES[name]
    rules = game(setting.players, **options)
    counts, ends = walk(setting)
    assert tree_size(rules) == counts
    assert endings(rules) == ends
