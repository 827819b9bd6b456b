"""Bad input: each a coded error with a sentence, nothing half applied, nothing lost."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tacora.core import registry
from tacora.core.botspec import BotName, BotParameter, BotSpec, InvalidBot
from tacora.core.chance import ScriptedDealer, Seed, Stream, WaitingDealer
from tacora.core.errors import (
    ChanceError,
    GameNotFound,
    IllegalAction,
    InvalidOption,
    InvalidOutcome,
    InvalidPlayers,
    InvalidRecord,
    InvalidSeed,
    MatchOver,
    NotYourTurn,
    ParseError,
    TacoraError,
    UnknownRulesVersion,
)
from tacora.core.match import Difference, Match, moments, verify_record
from tacora.core.options import Options
from tacora.core.protocol import Chosen, Dealt
from tacora.core.record import MAX_BYTES, MAX_STEPS, MatchRecord
from tacora.games.diamant.model import Action, RelicCard, TreasureCard

DIAMANT = registry.get("diamant")
SEED = Seed.parse("c0ffee")


def finished(number: int = 7) -> Match:
    match = Match.new("diamant", 3, seed=Seed.parse(format(number, "x")))
    while not match.is_over:
        for player in sorted(match.waiting_for):
            action = Action.LEAVE if len(match.state.path) + player > 3 else Action.STAY
            match.submit(player, action)
    return match


DATA = finished().record().to_data()


def told(error: TacoraError, code: str) -> None:
    assert error.code == code
    assert error.message.endswith(".")


# Options -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"Tie": "shared"}, "unknown-option"),
        ({7: "shared"}, "unknown-option"),
        ({"x" * 5000: 1}, "unknown-option"),
        ({"tie": "nobody"}, "invalid-option"),
        ({"tie": None}, "invalid-option"),
        ({"tie": ["shared"]}, "invalid-option"),
        ({"caves": 0}, "invalid-option"),
        ({"caves": 10}, "invalid-option"),
        ({"caves": 5.0}, "invalid-option"),
        ({"caves": True}, "invalid-option"),
        ({"caves": "five"}, "invalid-option"),
        ({"caves": "٥"}, "invalid-option"),
        ({"caves": 10**1000}, "invalid-option"),
        ({"caves": "9" * 1000}, "invalid-option"),
        ({"lost_relics_count": "perhaps"}, "invalid-option"),
        ({"lost_relics_count": 1}, "invalid-option"),
        ({"treasures": (0, 1)}, "invalid-option"),
        ({"treasures": (100,)}, "invalid-option"),
        ({"treasures": (1,) * 25}, "invalid-option"),
        ({"treasures": "1,-2"}, "invalid-option"),
        ({"treasures": {"1": 2}}, "invalid-option"),
        ({"treasures": 5}, "invalid-option"),
        ({"treasures": (1, True)}, "invalid-option"),
        ({"hazards": ()}, "invalid-option"),
        ({"hazards": (3,) * 6}, "invalid-option"),
        ({"hazards": (6,)}, "invalid-option"),
        ({"relics": (1,) * 11}, "invalid-option"),
        ({"treasures": (), "hazards": (0, 0)}, "empty-deck"),
        ({"explorers_per_player": 2}, "pairs-need-two"),
        ({"explorers_per_player": 3}, "invalid-option"),
    ],
)
def test_impossible_options_are_refused(options: Any, code: str) -> None:
    with pytest.raises(InvalidOption) as refusal:
        Match.new("diamant", 4, options=options)
    told(refusal.value, code)
    assert len(refusal.value.message) < 400


def test_options_are_read_as_a_command_line_would() -> None:
    values = DIAMANT.options.resolve(
        None, {"caves": "3", "treasures": "5, 7 9", "lost_relics_count": "Yes", "relics": "", "hazards": [1, 2]}
    )
    assert values["caves"] == 3
    assert values["treasures"] == (5, 7, 9)
    assert values["lost_relics_count"] is True
    assert values["relics"] == ()
    assert values["hazards"] == (1, 2)
    assert DIAMANT.options.resolve(None, {"lost_relics_count": "off"})["lost_relics_count"] is False
    assert DIAMANT.options.resolve(None, {"lost_relics_count": True})["lost_relics_count"] is True


@pytest.mark.parametrize("preset", ["", "Iello2016", "iello2017", "x" * 5000, 3])
def test_an_unknown_preset_is_refused(preset: Any) -> None:
    with pytest.raises(InvalidOption) as refusal:
        Match.new("diamant", 4, preset=preset)
    told(refusal.value, "unknown-preset")


def test_a_card_whose_default_preset_does_not_exist_fails_at_once() -> None:
    with pytest.raises(InvalidOption):
        Options((), (), "nowhere")


@pytest.mark.parametrize("players", [0, 1, 9, -3, 10**30, 3.0, "3", None, True])
def test_a_number_of_players_the_game_is_not_for(players: Any) -> None:
    with pytest.raises(InvalidPlayers) as refusal:
        Match.new("diamant", players)
    told(refusal.value, "invalid-players")


@pytest.mark.parametrize("game", ["", "chess", "Diamant", "../diamant", "x" * 5000])
def test_an_unknown_game(game: str) -> None:
    with pytest.raises(GameNotFound) as refusal:
        Match.new(game, 3)
    told(refusal.value, "game-not-found")
    assert len(refusal.value.message) < 300


def test_a_part_the_game_does_not_have() -> None:
    with pytest.raises(GameNotFound) as refusal:
        DIAMANT.part("orchestra")
    told(refusal.value, "part-not-found")


def test_a_part_that_fails_to_import_is_not_called_missing(tmp_path, monkeypatch) -> None:
    package = tmp_path / "brokengame"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("import no_such_module_anywhere\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    from dataclasses import replace

    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        replace(DIAMANT, package="brokengame").part("rules")


# Choices -----------------------------------------------------------------------------------------


def untouched(match: Match) -> tuple[Any, ...]:
    return match.state, list(match.log), match.sealed, match.record(with_seed=True).dumps()


def test_an_illegal_choice_changes_nothing_and_loses_no_envelope() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    match.submit(1, Action.LEAVE)
    before = untouched(match)
    for player, action, kind in [
        (0, Action.LEAVE_FIRST, IllegalAction),
        (0, "stay", IllegalAction),
        (0, None, IllegalAction),
        (0, "x" * 10_000, IllegalAction),
        (3, Action.STAY, NotYourTurn),
        (-1, Action.STAY, NotYourTurn),
        (10**30, Action.STAY, NotYourTurn),
    ]:
        assert not match.can_submit(player, action)
        with pytest.raises(kind) as refusal:
            match.submit(player, action)
        assert len(refusal.value.message) < 200
        assert untouched(match) == before
    assert match.envelope(1) is Action.LEAVE
    assert match.envelope(0) is None
    assert match.can_submit(0, Action.STAY)


def test_a_late_choice_is_refused() -> None:
    match = Match.new("diamant", 3, seed=SEED)
    for player in range(3):
        match.submit(player, Action.LEAVE if player == 0 else Action.STAY)
    before = untouched(match)
    with pytest.raises(NotYourTurn) as refusal:
        match.submit(0, Action.STAY)
    told(refusal.value, "not-your-turn")
    with pytest.raises(NotYourTurn) as refusal:
        match.withdraw(1)
    told(refusal.value, "nothing-sealed")
    assert untouched(match) == before


def test_nothing_is_chosen_after_the_end() -> None:
    match = finished()
    before = untouched(match)
    with pytest.raises(MatchOver) as refusal:
        match.submit(0, Action.STAY)
    told(refusal.value, "match-over")
    with pytest.raises(InvalidOutcome) as dealt:
        match.deal(TreasureCard(5))
    told(dealt.value, "no-deal-now")
    assert untouched(match) == before
    assert match.legal_actions(0) == ()
    assert match.waiting_for == frozenset()


def test_steps_of_the_wrong_kind_or_players_change_nothing() -> None:
    match = Match.new("diamant", 3, dealer=WaitingDealer())
    with pytest.raises(NotYourTurn):
        match.apply(Chosen({0: Action.STAY, 1: Action.STAY, 2: Action.STAY}))
    with pytest.raises(NotYourTurn):
        match.submit(0, Action.STAY)
    with pytest.raises(InvalidOutcome):
        match.deal(RelicCard(5))
    assert match.log == []
    match.deal(TreasureCard(5))
    for step in (
        Chosen({0: Action.STAY, 1: Action.STAY}),
        Chosen({0: Action.STAY, 1: Action.STAY, 3: Action.STAY}),
        Dealt(TreasureCard(7)),
        Chosen({0: Action.STAY, 1: Action.STAY, 2: Action.LEAVE_FIRST}),
    ):
        with pytest.raises(TacoraError):
            match.apply(step)
    assert len(match.log) == 1


@pytest.mark.parametrize("text", ["", "go", "stay leave", "LEAVE!", "leave_first", "☃", "x" * 10_000])
def test_text_that_names_no_action(text: str) -> None:
    with pytest.raises(ParseError) as refusal:
        DIAMANT.create(3).parse_action(text)
    told(refusal.value, "unknown-action")
    assert len(refusal.value.message) < 150


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "1.5", "1e2", "٣", "relic:", "relic:x", "relic:0", "relic:-5", "9999", "snake", "7 snakes"]
)
def test_text_that_names_no_card(text: str) -> None:
    with pytest.raises(ParseError) as refusal:
        DIAMANT.create(3).parse_outcome(text)
    told(refusal.value, "unknown-card")


# Chance ------------------------------------------------------------------------------------------


def test_a_match_needs_exactly_one_source_of_chance() -> None:
    game = DIAMANT.create(3)
    for given in ({}, {"seed": SEED, "dealer": WaitingDealer()}):
        with pytest.raises(ChanceError) as refusal:
            Match(DIAMANT, game, **given)  # type: ignore[arg-type]
        told(refusal.value, "no-dealer")


def test_a_script_that_ends_or_deals_what_is_not_there() -> None:
    with pytest.raises(ChanceError) as refusal:
        Match.new("diamant", 3, dealer=ScriptedDealer([]))
    told(refusal.value, "script-ended")
    with pytest.raises(InvalidOutcome):
        Match.new("diamant", 3, dealer=ScriptedDealer([RelicCard(5)]))


@pytest.mark.parametrize("text", ["", "0x", "xyz", "g" * 64, "f" * 65, "-1", "١"])
def test_text_that_is_no_seed(text: str) -> None:
    with pytest.raises(InvalidSeed):
        Seed.parse(text)


@pytest.mark.parametrize("contributions", [("",), ("G",), ("a" * 129,), ("a",) * 65, (5,)])
def test_contributions_that_are_none(contributions: Any) -> None:
    with pytest.raises(InvalidSeed):
        Seed("0" * 64, contributions)


@pytest.mark.parametrize("secret", ["", "0" * 63, "A" * 64, None, 5])
def test_secrets_that_are_none(secret: Any) -> None:
    with pytest.raises(InvalidSeed):
        Seed(secret)


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_a_range_no_uniform_number_can_be_drawn_from(n: int) -> None:
    with pytest.raises(ChanceError):
        Stream(b"key", "name").below(n)


# Records -----------------------------------------------------------------------------------------


def changed(**fields: Any) -> dict[str, Any]:
    return {**DATA, **fields}


def stepped(at: int, step: Any) -> dict[str, Any]:
    steps = list(DATA["steps"])
    steps[at] = step
    return changed(steps=steps)


@pytest.mark.parametrize("cut", [0, 1, 10, 200, 0.5, 0.9, -2])
def test_a_truncated_file(cut: float) -> None:
    text = finished().record().dumps()
    part = text[: int(len(text) * cut) if isinstance(cut, float) else cut]
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.loads(part)
    told(refusal.value, "record-not-json")


@pytest.mark.parametrize(
    "text",
    [b"\xff\xfe\x00", b"\x00" * 100, "[" * 100_000, '{"format": 1' + "0" * 5000 + "}", b"PK\x03\x04"],
)
def test_what_is_no_json(text: Any) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.loads(text)
    told(refusal.value, "record-not-json")


@pytest.mark.parametrize("value", [None, 5, "tacora-match", [], {}, {"format": "pgn"}, {"format": ["tacora-match"]}])
def test_a_foreign_file(value: Any) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.loads(json.dumps(value))
    told(refusal.value, "record-foreign")


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.0, 10**100])
def test_a_record_of_another_format_version(version: Any) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.from_data(changed(format_version=version))
    told(refusal.value, "record-version")


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_numbers_that_are_none(number: float) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.loads(json.dumps(changed(returns=[number, 0, 0])))
    told(refusal.value, "record-not-json")


def test_a_name_no_file_can_hold() -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.loads(json.dumps(changed(seats=["\ud800", "b", "c"])))
    told(refusal.value, "record-not-json")


@pytest.mark.parametrize(
    "fields",
    [
        {"game": 5},
        {"game": None},
        {"rules_version": 1},
        {"num_players": "3"},
        {"num_players": True},
        {"num_players": 0},
        {"num_players": 4},
        {"num_players": 10**100},
        {"options": []},
        {"options": None},
        {"seats": "abc"},
        {"seats": ["a", "b"]},
        {"seats": ["a", "b", 3]},
        {"seats": ["a", "b", "c" * 201]},
        {"steps": None},
        {"steps": {"0": {"dealt": "7"}}},
        {"steps": [{}]},
        {"steps": ["7"]},
        {"steps": [{"dealt": 7}]},
        {"steps": [{"dealt": "7" * 201}]},
        {"steps": [{"dealt": "7", "chosen": {}}]},
        {"steps": [{"chosen": ["stay"]}]},
        {"steps": [{"chosen": {"3": "stay"}}]},
        {"steps": [{"chosen": {"-1": "stay"}}]},
        {"steps": [{"chosen": {"00": "stay"}}]},
        {"steps": [{"chosen": {"0": "stay", "00": "leave"}}]},
        {"steps": [{"chosen": {"٠": "stay"}}]},
        {"steps": [{"chosen": {"0": 1}}]},
        {"steps": [{"dealt": "7"}] * (MAX_STEPS + 1)},
        {"commitment": 5},
        {"seed": "00"},
        {"seed": {}},
        {"seed": {"secret": "00"}},
        {"seed": {"secret": 5}},
        {"seed": {"secret": "0" * 64, "contributions": "a"}},
        {"seed": {"secret": "0" * 64, "contributions": [5]}},
        {"returns": 5},
        {"returns": [1, 2]},
        {"returns": [1, 2, "3"]},
        {"returns": [1, 2, True]},
        {"winners": [3]},
        {"winners": [-1]},
        {"winners": [True]},
        {"winners": "0"},
        {"preset": 5},
        {"house": [5]},
        {"extra": []},
    ],
)
def test_a_field_of_the_wrong_type(fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.loads(json.dumps(changed(**fields)))
    told(refusal.value, "invalid-record")
    assert len(refusal.value.message) < 250


@pytest.mark.parametrize("name", ["game", "rules_version", "num_players", "options", "seats", "steps"])
def test_a_missing_field(name: str) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        MatchRecord.from_data({key: value for key, value in DATA.items() if key != name})
    told(refusal.value, "invalid-record")


def test_a_file_that_is_too_large(tmp_path) -> None:
    huge = tmp_path / "huge.json"
    huge.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(InvalidRecord):
        MatchRecord.load(huge)
    with pytest.raises(InvalidRecord):
        MatchRecord.loads(" " * (MAX_BYTES + 1))
    with pytest.raises(FileNotFoundError):
        MatchRecord.load(tmp_path / "nowhere.json")


def test_a_record_of_a_game_options_or_version_not_known_here() -> None:
    for fields, kind, code in [
        ({"game": "chess"}, GameNotFound, "game-not-found"),
        ({"rules_version": "0"}, UnknownRulesVersion, "unknown-rules-version"),
        ({"rules_version": "9" * 1000}, UnknownRulesVersion, "unknown-rules-version"),
        ({"options": {**DATA["options"], "luck": 1}}, InvalidOption, "unknown-option"),
        ({"options": {**DATA["options"], "caves": 10**50}}, InvalidOption, "invalid-option"),
        ({"num_players": 1, "seats": ["a"], "winners": None, "returns": None, "steps": []}, InvalidPlayers, None),
    ]:
        record = MatchRecord.from_data(changed(**fields))
        for use in (Match.replay, verify_record, moments):
            with pytest.raises(kind) as refusal:
                use(record)
            assert code is None or refusal.value.code == code


FIRST_CHOICE = next(index for index, step in enumerate(DATA["steps"]) if "chosen" in step)


@pytest.mark.parametrize(
    ("at", "step"),
    [
        (0, {"dealt": "8"}),
        (0, {"dealt": "mummies"}),
        (0, {"dealt": "relic:5"}),
        (0, {"dealt": "no card"}),
        (0, {"dealt": ""}),
        (0, {"chosen": {"0": "stay", "1": "stay", "2": "stay"}}),
        (FIRST_CHOICE, {"dealt": "7"}),
        (FIRST_CHOICE, {"chosen": {}}),
        (FIRST_CHOICE, {"chosen": {"0": "stay"}}),
        (FIRST_CHOICE, {"chosen": {"0": "stay", "1": "stay", "2": "fly"}}),
        (FIRST_CHOICE, {"chosen": {"0": "stay", "1": "stay", "2": "leave-first"}}),
    ],
)
def test_a_record_with_a_step_against_the_rules(at: int, step: Any) -> None:
    record = MatchRecord.from_data(stepped(at, step))
    with pytest.raises(InvalidRecord) as refusal:
        Match.replay(record)
    told(refusal.value, "record-illegal-step")
    assert refusal.value.details["step"] == at
    differences = verify_record(record)
    assert differences[-1].kind == "illegal-step"
    assert differences[-1].step == at


def test_a_record_that_goes_on_after_the_end() -> None:
    record = MatchRecord.from_data(changed(steps=[*DATA["steps"], {"dealt": "7"}]))
    with pytest.raises(InvalidRecord):
        Match.replay(record)


def test_tampering_is_found_and_named() -> None:
    assert verify_record(MatchRecord.from_data(DATA)) == ()

    def kinds(**fields: Any) -> list[str]:
        return [difference.kind for difference in verify_record(MatchRecord.from_data(changed(**fields)))]

    assert kinds(commitment="0" * 64) == ["commitment"]
    assert kinds(commitment=None) == ["commitment"]
    assert kinds(returns=[999, 0, 0]) == ["returns"]
    assert kinds(returns=None) == ["returns"]
    assert kinds(winners=[player for player in range(3) if player not in DATA["winners"]]) == ["winners"]
    assert kinds(preset="schmidt2005") == ["preset"]
    assert kinds(preset=None) == ["preset"]
    assert kinds(house=["caves"]) == ["house"]
    assert kinds(options={**DATA["options"], "lost_relics_count": True})[:2] == ["preset", "house"]
    assert kinds(seed=None) == ["no-seed"]
    assert set(kinds(steps=DATA["steps"][:-1])) == {"returns", "winners"}
    other = Seed.parse("1")
    found = kinds(seed={"secret": other.secret, "contributions": []})
    assert found[0] == "commitment"
    assert "dealt" in found
    contributed = kinds(seed={**DATA["seed"], "contributions": ["ab"]})
    assert "dealt" in contributed


def test_a_swapped_card_is_found_where_it_lies() -> None:
    for index, step in enumerate(DATA["steps"]):
        if step.get("dealt", "").isdigit():
            other = "17" if step["dealt"] != "17" else "15"
            differences = verify_record(MatchRecord.from_data(stepped(index, {"dealt": other})))
            assert differences[0] == Difference("dealt", index, step["dealt"], other)
            break
    else:
        raise AssertionError("no treasure was dealt")


def test_a_record_without_its_seed_cannot_go_on() -> None:
    half = Match.new("diamant", 3, seed=SEED)
    with pytest.raises(InvalidRecord) as refusal:
        Match.replay(half.record(), go_on=True)
    told(refusal.value, "record-no-seed")


def test_a_failed_save_leaves_the_old_file_and_no_scrap(tmp_path, monkeypatch) -> None:
    path = tmp_path / "match.json"
    finished().record().save(path)
    old = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tacora.core.record.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        finished(8).record().save(path)
    assert path.read_bytes() == old
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]


# Bots' names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "?", "?a=1", "x?a", "x?a=", "x?=1", "x?a=1&a=2", "x?a=1&", "?" * 5000])
def test_text_that_names_no_bot(text: str) -> None:
    with pytest.raises(InvalidBot) as refusal:
        BotName.parse(text)
    told(refusal.value, "invalid-bot")
    assert len(refusal.value.message) < 250


@pytest.mark.parametrize(
    "given",
    [{"b": "1"}, {"stop": "x"}, {"stop": "nan"}, {"stop": "inf"}, {"stop": "1.5"}, {"stop": "0"}, {"stop": "10"}],
)
def test_a_bot_parameter_out_of_range(given: dict[str, str]) -> None:
    spec = BotSpec("calm", "Calm.", "here", lambda values: None, (BotParameter("stop", 3, 1, 9, "When."),))  # type: ignore[arg-type, return-value]
    with pytest.raises(InvalidBot) as refusal:
        spec.resolve(given)
    told(refusal.value, "unknown-bot-parameter" if "b" in given else "invalid-bot-parameter")
    share = BotSpec("calm", "", "", spec.make, (BotParameter("p", 0.5, 0, 1, "", whole=False),))
    assert share.resolve({"p": "0.25"}) == {"p": 0.25}
    with pytest.raises(InvalidBot, match="a number from 0 to 1"):
        share.resolve({"p": "2"})
