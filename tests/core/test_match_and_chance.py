"""The driver, the shuffle anyone can check, plain data, records on disk, and the registry."""

from __future__ import annotations

import enum
import hashlib
import hmac
import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tacora.core import registry
from tacora.core.botspec import BotName
from tacora.core.chance import ScriptedDealer, Seed, SeededDealer, Stream, WaitingDealer, pick
from tacora.core.data import to_data
from tacora.core.errors import ChanceError, NotYourTurn
from tacora.core.match import Match, moments, verify_record
from tacora.core.protocol import Chance, Decide, Over
from tacora.core.record import MatchRecord, RecordStep
from tacora.games.diamant.model import Action, Hazard, HazardCard, RelicCard, TreasureCard

SEED = Seed.parse("5eed")


# The shuffle -------------------------------------------------------------------------------------


def test_the_shuffle_is_what_the_documentation_says() -> None:
    """Dealt again with nothing but the standard library and the words of the module's first paragraph."""
    seed = Seed("ab" * 32, ("ff01", "00"))
    key = hmac.new(bytes.fromhex("ab" * 32), b"tacora/1/00/ff01", hashlib.sha256).digest()
    assert seed.key == key
    assert seed.commitment == hashlib.sha256(bytes.fromhex("ab" * 32)).hexdigest()
    expected = [
        int.from_bytes(hmac.new(key, f"nature/{number}".encode(), hashlib.sha256).digest(), "big") % 35
        for number in range(20)
    ]
    stream = seed.stream("nature")
    assert [stream.below(35) for _ in range(20)] == expected
    assert stream.position == 20


def test_an_uneven_rest_is_skipped_so_that_all_numbers_are_equally_likely() -> None:
    half = (1 << 255) + 1  # nearly every second draw is too large
    stream = SEED.stream("nature")
    draws = [stream.below(half) for _ in range(50)]
    assert stream.position > 60
    assert max(draws) < half
    key = SEED.key
    raw = [
        int.from_bytes(hmac.digest(key, f"nature/{number}".encode(), "sha256"), "big")
        for number in range(stream.position)
    ]
    assert draws == [x for x in raw if x < half]


def test_streams_are_independent_by_name_and_resume_by_position() -> None:
    nature, player = SEED.stream("nature"), SEED.stream("player/2")
    first = [nature.below(1000) for _ in range(10)]
    assert first != [player.below(1000) for _ in range(10)]
    assert [SEED.stream("nature", 4).below(1000)] == [first[4]]
    assert SEED.stream("player/0").random().random() == SEED.stream("player/0").random().random()


def test_a_seed_hides_its_secret_in_its_text_and_takes_contributions_in_any_order() -> None:
    seed = Seed("12" * 32, ("b", "a"))
    assert "12" * 32 not in repr(seed)
    assert seed.commitment in repr(seed)
    assert seed == Seed("12" * 32, ("a", "b"))
    assert seed.key != Seed("12" * 32).key
    assert Seed.fresh() != Seed.fresh()
    assert Seed.parse(" 0xBEEF ") == Seed("beef".rjust(64, "0"))


def test_dealing_follows_the_weights() -> None:
    chance = Chance((("a", 1), ("b", 3)))
    assert [pick(chance.outcomes, number) for number in range(4)] == ["a", "b", "b", "b"]
    with pytest.raises(ChanceError):
        pick(chance.outcomes, 4)
    dealer = SeededDealer(SEED)
    counts = Counter(dealer.deal(chance) for _ in range(4000))
    assert abs(counts["b"] - 3000) < 6 * (4000 * 0.75 * 0.25) ** 0.5
    assert WaitingDealer().deal(chance) is None


def test_the_same_seed_deals_the_same_cards_whoever_plays() -> None:
    def treasures(stay: Action, players: int) -> list[Any]:
        match = Match.new("diamant", players, seed=SEED)
        for player in sorted(match.waiting_for):
            match.submit(player, stay)
        return [step.outcome for step, _ in match.log if hasattr(step, "outcome")][:2]

    assert treasures(Action.STAY, 3) == treasures(Action.STAY, 5)


# The driver --------------------------------------------------------------------------------------


def test_a_match_deals_until_someone_must_choose() -> None:
    match = Match.new("diamant", 3)
    assert isinstance(match.node, Decide)
    assert match.seed is not None
    assert match.waiting_for == {0, 1, 2}
    assert match.seats == ("P1", "P2", "P3")
    assert match.returns is None
    assert not match.is_over


def test_the_last_envelope_opens_all() -> None:
    match = Match.new("diamant", 3, seed=SEED, seats=["Ana", "Bo", "Cy"])
    assert match.submit(2, Action.STAY) == ()
    assert match.sealed == {2}
    assert match.submit(0, Action.LEAVE) == ()
    events = match.submit(1, Action.STAY)
    assert [type(event).__name__ for event in events][:3] == ["ChoicesRevealed", "ExplorersLeft", "GemsBanked"]
    assert match.sealed == frozenset()
    assert list(match.events)[-len(events) :] == list(events)


def test_a_waiting_match_is_told_each_card() -> None:
    match = Match.new("diamant", 3, dealer=WaitingDealer())
    assert isinstance(match.node, Chance)
    assert match.waiting_for == frozenset()
    assert match.legal_actions(0) == ()
    events = match.deal(TreasureCard(7))
    assert [type(event).__name__ for event in events] == ["CaveEntered", "TreasureFound"]


def test_a_script_deals_a_whole_game() -> None:
    script = [TreasureCard(7), HazardCard(Hazard.SNAKES), RelicCard()] + [TreasureCard(1)] * 4
    match = Match.new("diamant", 3, dealer=ScriptedDealer(script))
    for player in (0, 1, 2, 0, 1, 2):
        match.submit(player, Action.STAY)
    assert [type(card) for card in match.state.path] == [TreasureCard, HazardCard, RelicCard]
    for _ in range(5):
        for player in range(3):
            match.submit(player, Action.LEAVE)
    assert match.is_over
    assert match.returns == (2.0, 2.0, 2.0)
    assert match.record().commitment is None
    assert [difference.kind for difference in verify_record(match.record())] == ["no-seed"]


def test_the_seed_is_in_the_record_only_at_the_end_or_on_demand() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    assert match.record().seed is None
    assert match.record().commitment == SEED.commitment
    assert match.record(with_seed=True).seed == SEED
    again = Match.replay(MatchRecord.loads(match.record().dumps()))
    assert again.record() == match.record()  # and so its commitment is kept
    assert match.record(with_seed=True).without_seed().seed is None


def test_a_saved_match_goes_on_with_the_cards_it_would_have_had() -> None:
    whole = Match.new("diamant", 4, seed=SEED, preset="incan2020", seats=["a", "b", "c", "d"])
    saved: list[MatchRecord] = []
    while not whole.is_over:
        saved.append(MatchRecord.loads(whole.record(with_seed=True).dumps()))
        for player in sorted(whole.waiting_for):
            whole.submit(player, Action.LEAVE if len(whole.state.path) > 2 + player else Action.STAY)
    for record in saved:
        match = Match.replay(record, go_on=True)
        while not match.is_over:
            for player in sorted(match.waiting_for):
                match.submit(player, Action.LEAVE if len(match.state.path) > 2 + player else Action.STAY)
        assert match.record().dumps() == whole.record().dumps()


def test_moments_are_every_place_of_a_record() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    while not match.is_over:
        for player in sorted(match.waiting_for):
            match.submit(player, Action.LEAVE if len(match.state.path) > player else Action.STAY)
    game, places = moments(match.record())
    assert len(places) == len(match.log) + 1
    assert [place.index for place in places] == list(range(len(places)))
    assert places[0].step is None
    assert isinstance(places[-1].node, Over)
    assert places[-1].state == match.state
    assert game.num_players == 3


def test_verification_tells_its_progress() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    while not match.is_over:
        for player in sorted(match.waiting_for):
            match.submit(player, Action.LEAVE)
    told: list[tuple[int, int]] = []
    verify_record(match.record(), progress=lambda done, of: told.append((done, of)))
    assert told == [(number + 1, len(match.log)) for number in range(len(match.log))]


def test_a_choice_where_a_card_is_due_is_shown_whole() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    record = replace(match.record(with_seed=True), steps=(RecordStep(chosen={0: "stay", 1: "stay", 2: "stay"}),))
    dealt, illegal = verify_record(record)
    assert dealt.found == {"chosen": {"0": "stay", "1": "stay", "2": "stay"}}
    assert illegal.kind == "illegal-step"


def test_withdrawing_needs_an_envelope() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    with pytest.raises(NotYourTurn):
        match.withdraw(0)
    match.submit(0, Action.LEAVE)
    match.withdraw(0)
    assert match.sealed == frozenset()


# Records on disk ---------------------------------------------------------------------------------


def test_a_record_is_saved_and_loaded_whole(tmp_path) -> None:
    match = Match.new("diamant", 3, seed=SEED, seats=["Zoë", "李", "<b>&\x1b"], options={"caves": 2})
    path = tmp_path / "match.json"
    match.record(with_seed=True).save(path)
    assert MatchRecord.load(path) == MatchRecord.loads(path.read_bytes())
    assert MatchRecord.load(path).seats == ("Zoë", "李", "<b>&\x1b")
    assert MatchRecord.load(path).house == ("caves",)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert sum(line.strip().startswith('{"dealt"') for line in lines) == len(match.log)


def test_an_empty_record_and_extra_fields(tmp_path) -> None:
    game = registry.get("diamant").create(3)
    record = MatchRecord("diamant", "1", 3, game.options, ("a", "b", "c"), (), extra={"note": ["x", 1]})
    again = MatchRecord.loads(record.dumps())
    assert again.extra == {"note": ["x", 1]}
    assert again.steps == ()
    assert again.preset is None
    assert json.loads(record.dumps())["steps"] == []


def test_house_rules_are_named() -> None:
    meta = registry.get("diamant")
    assert meta.house_rules(3, meta.create(3).options) == ()
    pair = meta.create(2, {"explorers_per_player": 2})
    assert meta.house_rules(2, pair.options) == ("num_players", "explorers_per_player")
    assert Match.new("diamant", 2, seed=SEED).record().house == ("num_players",)
    assert meta.house_rules(3, meta.options.resolve("schmidt2005")) == ()
    assert meta.house_rules(3, meta.options.resolve(None, {"relics": (5, 5)})) == ("relics",)
    assert meta.house_rules(3, meta.options.resolve(None, {"leftover_split": "per_card"})) == ("leftover_split",)
    pig = registry.get("pig")
    assert pig.house_rules(2, pig.options.resolve("short")) == ("target",)
    assert pig.house_rules(2, pig.options.resolve("fair")) == ("equal_turns",)


def test_the_preset_of_a_match_is_named_while_it_fits() -> None:
    for preset in registry.get("diamant").options.presets:
        assert Match.new("diamant", 3, seed=SEED, preset=preset.name).record().preset == preset.name
    assert Match.new("diamant", 3, seed=SEED, options={"caves": 4}).record().preset is None


# Plain data --------------------------------------------------------------------------------------


class Colour(enum.Enum):
    RED = "red"


class Pair(NamedTuple):
    x: int
    y: Any


@dataclass(frozen=True)
class Box:
    items: tuple[Any, ...]


def test_plain_data_of_every_kind() -> None:
    value = Box((1, 2.5, "a", None, True, Colour.RED, [1], frozenset({3}), {Colour.RED: Pair(1, Box(()))}))
    assert to_data(value) == {
        "type": "Box",
        "items": [
            1,
            2.5,
            "a",
            None,
            True,
            "red",
            [1],
            [3],
            {"red": {"type": "Pair", "x": 1, "y": {"type": "Box", "items": []}}},
        ],
    }
    assert to_data(TreasureCard(7)) == "7"
    assert to_data(RelicCard(8)) == "relic:8"
    with pytest.raises(TypeError):
        to_data(object())


# The registry ------------------------------------------------------------------------------------


def test_games_are_found_and_templates_come_last() -> None:
    games = registry.all_games()
    assert registry.get("diamant") in games
    assert [meta.stage == "template" for meta in games] == sorted(meta.stage == "template" for meta in games)
    assert len({meta.id for meta in games}) == len(games)


def test_another_package_may_bring_a_game(monkeypatch) -> None:
    brought = replace(registry.get("diamant"), id="brought", title="Brought")
    same = replace(registry.get("diamant"), title="Impostor")
    entries = [SimpleNamespace(load=lambda: brought), SimpleNamespace(load=lambda: same)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: entries if group == "tacora.games" else [])
    registry._found.cache_clear()
    try:
        assert registry.get("brought") is brought
        assert registry.get("diamant").title == "Diamant"  # a folder of ours is not replaced
    finally:
        registry._found.cache_clear()


def test_a_card_loads_without_the_rules() -> None:
    code = (
        "import sys; from tacora.core import registry; registry.all_games();"
        "print(*sorted(m for m in sys.modules if m.startswith('tacora.games') and m.endswith(('rules', 'bots'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == ""


def test_the_core_needs_the_standard_library_only() -> None:
    code = (
        "import sys, pkgutil, importlib, tacora.core as core\n"
        "for module in pkgutil.iter_modules(core.__path__): importlib.import_module('tacora.core.' + module.name)\n"
        "top = {name.partition('.')[0] for name in sys.modules}\n"
        "print(*sorted(top - set(sys.stdlib_module_names) - {'tacora', '__main__'}))"
    )
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, timeout=120, env=_path())
    assert done.stderr == ""
    assert done.stdout.strip() == ""


def _path() -> dict[str, str]:
    import os
    from pathlib import Path

    import tacora

    return {**os.environ, "PYTHONPATH": str(Path(tacora.__file__).parents[1])}


def test_bot_names_are_written_as_they_are_read() -> None:
    for text in ("cautious", "cautious?stop=12", "a?b=1&c=2"):
        assert str(BotName.parse(text)) == text


def test_a_stream_stands_where_it_is_put() -> None:
    assert Stream(b"k", "n", 3).position == 3
