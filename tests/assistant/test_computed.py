"""Computed answers equal whole matches played on the engine, and nothing is computed that is not certain."""

from __future__ import annotations

import random

import pytest

from tacora.assistant.desk import Desk
from tacora.assistant.doors import InvalidSituation, compute_odds, compute_relics, compute_share
from tacora.core.chance import ScriptedDealer
from tacora.core.data import to_data
from tacora.core.match import Match
from tacora.core.protocol import Chance, Dealt
from tacora.games.diamant.desk.positions import InvalidPosition, observation_of
from tacora.games.diamant.model import (
    Action,
    ExplorersLeft,
    GemsBanked,
    Hazard,
    HazardCard,
    HazardStruck,
    RelicCard,
    RelicTaken,
    TreasureCard,
    TreasureFound,
)


def played(num_players: int, cards: list[object], choices: list[set[int]], preset: str = "iello2016") -> Match:
    """A match with scripted cards; ``choices`` lists who leaves after each card."""
    match = Match.new("diamant", num_players, preset=preset, dealer=ScriptedDealer([*cards, *[TreasureCard(1)] * 1]))
    for leaving in choices:
        for player in sorted(match.waiting_for):
            match.submit(player, Action.LEAVE if player in leaving else Action.STAY)
    return match


@pytest.mark.parametrize(
    ("question", "gems", "explorers"),
    [
        ("9 rubis à 5 ?", 9, 5),
        ("17 gems between 3", 17, 3),
        ("11 rubíes entre 4", 11, 4),
        ("3 rubies for 5 players", 3, 5),
        ("17 pierres pour six aventuriers", 17, 6),
    ],
)
def test_share_equals_a_match(desk: Desk, question: str, gems: int, explorers: int) -> None:
    match = Match.new("diamant", explorers, preset="iello2016", dealer=ScriptedDealer([TreasureCard(gems)]))
    found = next(event for event in match.events if isinstance(event, TreasureFound))
    answer = desk.ask(question)
    assert answer.kind == "computed"
    assert answer.numbers == {"share": found.share, "remainder": found.remainder}
    assert str(found.share) in answer.answer
    assert answer.rules == ("R3.2", "R3.3")
    assert answer.pages == (6,)


def test_leftovers_equal_a_match(desk: Desk) -> None:
    # Five explorers: 13 leaves 3, 3 leaves 3. Two of them walk out.
    match = played(5, [TreasureCard(13), TreasureCard(3)], [set(), {0, 1}])
    gone = next(event for event in match.events if isinstance(event, ExplorersLeft))
    for question in (
        "we are two leaving and 3+3 are left",
        "on est deux à sortir et il reste 3+3 sur le chemin",
        "somos dos que salimos y quedan 3+3",
    ):
        answer = desk.ask(question)
        assert answer.kind == "computed", question
        assert answer.numbers == {"share": gone.share, "remainder": gone.remainder}
        assert answer.rules == ("R4.4", "R4.5")


def test_relics_equal_a_match(desk: Desk) -> None:
    # Two relics leave with player 0, two more with player 1.
    cards: list[object] = [RelicCard(), RelicCard(), RelicCard(), RelicCard(), TreasureCard(5)]
    match = played(4, cards, [set(), {0}, set(), {1}])
    values = [event.value for event in match.events if isinstance(event, RelicTaken)]
    assert values == [5, 5, 5, 10]
    answer = desk.ask("two relics are out, I leave alone with two")
    assert answer.kind == "computed"
    assert answer.numbers["values"] == values[2:]
    assert answer.numbers["value"] == 15
    assert "schmidt2005" not in answer.editions
    assert "incan2020" not in answer.editions


@pytest.mark.parametrize("preset", ["schmidt2005", "incan2006", "iello2016", "incan2020", "iello2022"])
def test_odds_equal_counting_the_real_deck(preset: str) -> None:
    rng = random.Random(preset)
    checked = 0
    while checked < 5:
        match = Match.new("diamant", 3, preset=preset)
        for _ in range(rng.randrange(1, 5)):
            if match.observe(None).cave_index:
                break
            for player in sorted(match.waiting_for):
                match.submit(player, Action.STAY)
        seen = match.observe(None)
        kinds = [card for card in seen.path if isinstance(card, HazardCard)]
        if seen.cave_index or not kinds or any(isinstance(card, RelicCard) for card in seen.path):
            continue
        checked += 1
        node = match.game.node(match.state._replace(phase=type(seen.phase).DRAW))
        assert isinstance(node, Chance)
        struck = total = 0
        for outcome, weight in node.outcomes:
            _, events = match.game.apply(match.state._replace(phase=type(seen.phase).DRAW), Dealt(outcome))
            total += weight
            struck += weight * any(isinstance(event, HazardStruck) for event in events)
        path = " ".join(card.to_data() for card in seen.path)
        found = compute_odds(path, preset=preset)
        assert (found["striking"], found["total"]) == (struck, total)
        assert found["bust"] == pytest.approx(seen.bust_weight / seen.cards_left)


def test_odds_in_words(desk: Desk) -> None:
    for question in (
        "odds of bust: snakes seen once, path 7 snakes 11",
        "Chances de sauter si serpents sortis une fois, chemin 7 serpents 11",
    ):
        answer = desk.ask(question)
        assert answer.kind == "computed"
        assert answer.numbers["bust"] == pytest.approx(2 / 32)
        assert answer.editions == ("iello2016",)
    assert desk.ask("odds of bust: path 7 mummies 11").editions == ("incan2006",)


def test_hazards_left_equal_a_match(desk: Desk) -> None:
    cards: list[object] = [HazardCard(Hazard.SNAKES)] * 2
    match = Match.new("diamant", 3, preset="iello2016", dealer=ScriptedDealer([*cards, TreasureCard(5)]))
    for player in range(3):
        match.submit(player, Action.STAY)
    left = dict(match.observe(None).deck)[HazardCard(Hazard.SNAKES)]
    answer = desk.ask("snakes have bitten us once already, how many snake cards are still in the game?")
    assert answer.numbers == {"count": left} == {"count": 2}


@pytest.mark.parametrize(
    "question",
    [
        "On est 4 joueurs, peut-on échanger 5 rubis contre un diamant ?",
        "I have 10 rubies and 3 others leave, do I lose mine?",
        "we are 4 players and 2 relics are out",
        "are 8 players and 60 rubies in the box?",
        "odds of bust with path 7 unicorns 11 snakes",
        "99999 rubies for 3 players",
        "9 rubies for 12 players",
        "9 rubies for 0 players",
        "six relics are out, I leave alone with two",
    ],
)
def test_no_number_where_it_is_not_certain(desk: Desk, question: str) -> None:
    assert desk.ask(question).kind != "computed"


def test_doors_refuse_impossible_numbers() -> None:
    assert compute_share([9], 5)["remainder"] == 4
    assert compute_share([3, 3], 2, leaving=True)["share"] == 3
    assert compute_relics(2, 2)["value"] == 15
    for wrong in (
        lambda: compute_share([], 3),
        lambda: compute_share([9], 0),
        lambda: compute_share([9, 9], 3),
        lambda: compute_share([0], 3),
        lambda: compute_relics(4, 3),
        lambda: compute_relics(0, 1, preset="incan2020"),
        lambda: compute_odds("snakes 7 snakes"),
        lambda: compute_odds("7 7 7 snakes"),
        lambda: compute_odds("7"),
    ):
        with pytest.raises(InvalidSituation):
            wrong()


# At the table -------------------------------------------------------------------------------------


def at_table() -> Match:
    # Four players; 9 leaves 1, a relic, 7 leaves 3: everyone carries 3.
    return played(4, [TreasureCard(9), RelicCard(), TreasureCard(7)], [set(), set()])


@pytest.mark.parametrize(
    "question",
    ["what happens if I leave now?", "que se passe-t-il si je sors maintenant ?", "¿qué pasa si salgo ahora?"],
)
def test_leaving_now_counts_each_number_of_leavers(desk: Desk, question: str) -> None:
    match = at_table()
    answer = desk.ask(question, observation=match.observe(1))
    assert answer.kind == "computed"
    told = answer.numbers["leave"]
    assert [one["others"] for one in told] == [0, 1, 2, 3]
    for one in told:
        fork = at_table()
        leaving = {1, *(0, 2, 3)[: one["others"]]}
        before = len(fork.log)
        for player in sorted(fork.waiting_for):
            if player == 1:
                continue
            fork.submit(player, Action.LEAVE if player in leaving else Action.STAY)
        fork._dealer = ScriptedDealer([TreasureCard(5)])
        fork.submit(1, Action.LEAVE)
        events = [event for _, events in fork.log[before:] for event in events]
        banked = next(event.gems for event in events if isinstance(event, GemsBanked) and event.player == 1)
        relics = sum(event.value for event in events if isinstance(event, RelicTaken) and event.player == 1)
        assert (one["gems"], one["relics"]) == (banked, relics)
    assert len(answer.example) == 4


def test_staying_now_tells_the_risk(desk: Desk) -> None:
    match = played(4, [TreasureCard(9), HazardCard(Hazard.LAVA)], [set()])
    seen = match.observe(0)
    answer = desk.ask("how likely is a bust if I stay now?", observation=seen)
    assert answer.numbers["bust"] == pytest.approx(seen.bust_weight / seen.cards_left)
    # A general question is answered as anywhere.
    assert desk.ask("tie breaker?", observation=seen).rules[0] == "R6.3"


def test_observations_survive_the_wire() -> None:
    for preset in ("iello2016", "incan2020", "schmidt2005"):
        seen = Match.new("diamant", 3, preset=preset).observe(2)
        assert observation_of(to_data(seen)) == seen
    good = to_data(Match.new("diamant", 3).observe(0))
    for key, value in (
        ("num_players", 99),
        ("path", ["unicorn"]),
        ("carried", -1),
        ("explorers", [7]),
        ("chest", []),
        ("phase", "lunch"),
        ("options", None),
        ("deck", [["7", "many"]]),
        ("left", [1, 2, 3]),
    ):
        with pytest.raises(InvalidPosition):
            observation_of({**good, key: value})
