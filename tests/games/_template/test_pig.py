"""Pig: its rules in whole games, its odds against published figures and the engine's nodes, its bots, its drawing."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tacora.core import registry
from tacora.core.chance import ScriptedDealer, Seed
from tacora.core.errors import IllegalAction, InvalidOption, InvalidOutcome, InvalidPlayers, NotYourTurn, ParseError
from tacora.core.match import Match
from tacora.core.protocol import Chance, Chosen, Dealt, Decide, Over
from tacora.core.testing import assert_conserved
from tacora.games._template import odds
from tacora.games._template.model import (
    Action,
    DieRolled,
    GameEnded,
    Phase,
    PigRolled,
    PointsBanked,
    State,
    TurnPassed,
)
from tacora.tui.boards import Board, Scene
from tacora.words import LANGUAGES, Words

PIG = registry.get("pig")


def play(script: str, players: int = 2, **options: Any) -> Match:
    """Rolls in order; a stroke after a roll holds, otherwise the player rolls on."""
    tokens = script.split()
    # A last face nobody sees: the die waits for it if the match goes on.
    match = Match.new(
        "pig", players, options=options, dealer=ScriptedDealer([*(int(t.rstrip("/")) for t in tokens), 2])
    )
    for token in tokens:
        if token == "1":
            continue
        (player,) = match.waiting_for
        match.submit(player, Action.HOLD if token.endswith("/") else Action.ROLL)
    return match


def test_r31_points_add_up_and_r34_holding_banks_them() -> None:
    match = play("4 5 6/")
    assert list(match.events)[:7:2] == [
        DieRolled(0, 4, 4),
        DieRolled(0, 5, 9),
        DieRolled(0, 6, 15),
        TurnPassed(1),
    ]
    assert PointsBanked(0, 15, 15) in list(match.events)
    assert match.state.scores == (15, 0)


def test_r33_a_pig_loses_the_turn_but_not_the_score() -> None:
    match = play("4/ 6/ 5 6 1", 2)
    assert PigRolled(0, 11) in list(match.events)
    assert match.state.scores == (4, 6)
    assert match.state.player == 1


def test_r32_the_first_roll_is_no_choice_and_r35_turns_go_round() -> None:
    match = play("2/ 3/ 1 4/", 3)
    assert match.state.scores == (2 + 4, 3, 0)
    assert [event.player for event in match.events if isinstance(event, TurnPassed)] == [1, 2, 0, 1]
    assert match.state.rolls == (2,)


def test_r41_the_first_to_hold_with_the_target_wins_at_once() -> None:
    match = play("6/ 5/ 4/", target=10)
    assert match.is_over
    assert match.returns == (10.0, 5.0)
    assert list(match.events)[-1] == GameEnded((10, 5), (0,))
    beyond = play("6 6 6/", target=10)
    assert beyond.returns == (18.0, 0.0)


def test_r41_points_in_hand_do_not_count() -> None:
    match = play("6 6 1", target=10)
    assert not match.is_over
    assert match.state.scores == (0, 0)


def test_r42_with_equal_turns_the_round_is_finished() -> None:
    match = play("6 5/ 6 6/", target=10, equal_turns=True)
    assert match.returns == (11.0, 12.0)
    assert match.game.winners(match.state) == (1,)
    last = play("2/ 6 6/", target=10, equal_turns=True)
    assert last.is_over  # the last of the round has no one to wait for
    pig = play("6 5/ 6 1", target=10, equal_turns=True)
    assert pig.is_over
    assert pig.game.winners(pig.state) == (0,)


def test_r43_a_tie_is_shared() -> None:
    match = play("6 5/ 5 6/ 4/", 3, target=10, equal_turns=True)
    assert match.is_over
    assert match.game.winners(match.state) == (0, 1)


def test_r61_and_r62_other_targets_and_dice() -> None:
    game = PIG.create(2, {"target": 30, "sides": 20})
    node = game.node(game.initial_state())
    assert node == Chance(tuple((face, 1) for face in range(1, 21)))
    assert PIG.house_rules(2, PIG.options.resolve(None, {"sides": 8})) == ("sides",)


def test_r51_everyone_sees_everything() -> None:
    match = play("4 5", 3)
    views = [match.observe(viewer) for viewer in (None, 0, 1, 2)]
    assert len({(view.scores, view.turn_points, view.rolls, view.player, view.phase) for view in views}) == 1
    assert [view.viewer for view in views] == [None, 0, 1, 2]


def test_points_are_conserved() -> None:
    def measure(state: State, events: Any) -> tuple[int, ...]:
        rolled = sum(event.face for event in events if isinstance(event, DieRolled))
        lost = sum(event.lost for event in events if isinstance(event, PigRolled))
        return (rolled - lost - state.turn_points - sum(state.scores),)

    for preset in PIG.options.presets:
        assert_conserved(PIG.create(3, preset=preset.name), measure, playouts=5)


@pytest.mark.parametrize("options", [{"target": 1}, {"target": 1001}, {"sides": 1}, {"sides": 21}, {"equal_turns": 2}])
def test_impossible_options(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption):
        PIG.create(2, options)


@pytest.mark.parametrize("players", [1, 11])
def test_impossible_numbers_of_players(players: int) -> None:
    with pytest.raises(InvalidPlayers):
        PIG.create(players)


def test_illegal_steps() -> None:
    game = PIG.create(2)
    start = game.initial_state()
    for outcome in (0, 7, True, 2.0, "3", None):
        with pytest.raises(InvalidOutcome):
            game.apply(start, Dealt(outcome))
    rolled, _ = game.apply(start, Dealt(3))
    with pytest.raises(InvalidOutcome):
        game.apply(rolled, Dealt(3))
    with pytest.raises(NotYourTurn):
        game.apply(rolled, Chosen({1: Action.HOLD}))
    with pytest.raises(IllegalAction):
        game.apply(rolled, Chosen({0: "hold"}))


@pytest.mark.parametrize("text", ["", "stay", "rolls"])
def test_text_that_is_no_choice(text: str) -> None:
    with pytest.raises(ParseError) as refusal:
        PIG.create(2).parse_action(text)
    assert refusal.value.code == "not-roll-or-hold"


@pytest.mark.parametrize("text", ["", "0", "7", "x", "٣", "1000"])
def test_text_that_is_no_face(text: str) -> None:
    with pytest.raises(ParseError) as refusal:
        PIG.create(2).parse_outcome(text)
    assert refusal.value.code == "not-a-face"
    for language in LANGUAGES:
        assert "6" in Words(language, "pig").error(refusal.value)


def test_a_foreign_event_is_not_followed() -> None:
    game = PIG.create(2)
    with pytest.raises(AssertionError):
        game.follow(game.observe(game.initial_state(), 0), "thunder")


# Odds --------------------------------------------------------------------------------------------


def test_holding_at_twenty_is_what_the_literature_says() -> None:
    assert odds.best_hold(6) == 20
    chances = odds.turn_points(20, 6)
    printed = {0: ".6245", 20: ".0997", 21: ".0950", 22: ".0742", 23: ".0542", 24: ".0352", 25: ".0172"}
    assert {points: f"{float(chance):.4f}"[1:] for points, chance in chances.items()} == printed
    assert sum(chances.values()) == 1
    assert f"{float(odds.expected_turn(20, 6)):.3f}" == "8.142"
    assert max(range(1, 60), key=lambda stop: odds.expected_turn(stop, 6)) in (20, 21)
    assert odds.expected_turn(20, 6) >= max(odds.expected_turn(stop, 6) for stop in range(1, 60))


@pytest.mark.parametrize("sides", [2, 4, 10])
def test_the_best_stop_of_any_die(sides: int) -> None:
    best = odds.best_hold(sides)
    assert odds.expected_turn(best, sides) == max(odds.expected_turn(stop, sides) for stop in range(1, 3 * best + 2))


def test_a_turn_agrees_with_the_engines_own_rolls() -> None:
    game = PIG.create(2, {"target": 1000})

    def banked(state: Any, hold_at: int) -> dict[int, Fraction]:
        total: dict[int, Fraction] = {}
        node = game.node(state)
        assert isinstance(node, Chance)
        for face, weight in node.outcomes:
            after, events = game.apply(state, Dealt(face))
            if isinstance(events[0], PigRolled):
                below = {0: Fraction(1)}
            elif after.turn_points >= hold_at:
                below = {after.turn_points: Fraction(1)}
            else:
                below = banked(game.apply(after, Chosen({0: Action.ROLL}))[0], hold_at)
            for points, chance in below.items():
                total[points] = total.get(points, Fraction(0)) + chance * Fraction(weight, 6)
        return total

    assert banked(game.initial_state(), 9) == odds.turn_points(9, 6)


@pytest.mark.parametrize(("target", "sides"), [(2, 6), (5, 2), (7, 3), (8, 6), (8, 4)])
def test_the_solved_game_agrees_with_value_iteration_over_the_rules(target: int, sides: int) -> None:
    """The chance to win with best play, from nothing but the engine's nodes."""
    game = PIG.create(2, {"target": target, "sides": sides})
    values: dict[Any, float] = {game.initial_state(): 0.5}
    frontier = [game.initial_state()]
    while frontier:
        state = frontier.pop()
        for after in followers(game, state):
            if after not in values:
                values[after] = 0.5
                frontier.append(after)
    for _ in range(400):
        worst = 0.0
        for state in values:
            fresh = value(game, state, values)
            worst = max(worst, abs(fresh - values[state]))
            values[state] = fresh
        if worst < 1e-13:
            break
    solved = odds.solve_two(target, sides)
    checked = 0
    for state, chance in values.items():
        if state.phase is not Phase.OVER and state.player == 0 and not state.rolls:
            own, other = state.scores
            assert solved.win[own, other, 0] == pytest.approx(chance, abs=1e-10)
            checked += 1
    assert checked >= 1


def followers(game: Any, state: Any) -> list[Any]:
    """The states after each step, those that differ in the turn's single rolls alone taken as one."""
    return [after._replace(rolls=after.rolls[:1] and (0,)) for after in all_followers(game, state)]


def all_followers(game: Any, state: Any) -> list[Any]:
    node = game.node(state)
    if isinstance(node, Over):
        return []
    if isinstance(node, Chance):
        return [game.apply(state, Dealt(outcome))[0] for outcome, _ in node.outcomes]
    assert isinstance(node, Decide)
    # With the target in hand, rolling on cannot be better; without this the tree would have no end.
    wins = state.scores[state.player] + state.turn_points >= game.target
    return [
        game.apply(state, Chosen({player: action}))[0]
        for player, actions in node.legal_actions.items()
        for action in actions
        if not wins or action is Action.HOLD
    ]


def value(game: Any, state: Any, values: dict[Any, float]) -> float:
    """The chance that player 0 wins."""
    node = game.node(state)
    if isinstance(node, Over):
        return 1.0 if game.winners(state) == (0,) else 0.0
    below = [values[after] for after in followers(game, state)]
    if isinstance(node, Chance):
        return sum(below) / len(below)
    return max(below) if state.player == 0 else min(below)


def test_the_smallest_game_by_hand() -> None:
    # To 2 points the first roll that is no pig wins: p = 5/6 + 1/6 (1 - p).
    solved = odds.solve_two(2, 6)
    assert solved.win[0, 0, 0] == pytest.approx(6 / 7, abs=1e-12)


@pytest.mark.slow
def test_the_first_player_of_the_real_game_wins_as_published() -> None:
    solved = odds.solve_two(100, 6)
    assert f"{solved.win[0, 0, 0]:.4f}" == "0.5306"
    assert min(solved.hold[0, 0]) == 21  # level at the start, the best play waits for 21


def test_advice_at_a_decision_only() -> None:
    match = play("6 5 4", 2, target=16)
    assert match.observe(0).turn_points == 17
    advice = odds.advise(match.observe(0))
    assert advice["pig_next"] == pytest.approx(1 / 6)
    assert advice["roll_mean"] == pytest.approx((5 * 17 + 20) / 6)
    assert advice["wins_now"] is True
    assert match.game.advise(match.observe(1)) == advice  # type: ignore[attr-defined]
    assert odds.advise(PIG.create(2).observe(PIG.create(2).initial_state(), 0)) == {}


# Bots --------------------------------------------------------------------------------------------


def decisions(bot: Any, cases: list[tuple[tuple[int, ...], int]], **options: Any) -> list[Action]:
    game = PIG.create(2, options)
    rng = random.Random(0)
    made = []
    for scores, turn in cases:
        state = State(Phase.DECIDE, 0, turn, (turn,), scores)
        made.append(bot.choose(game.observe(state, 0), (Action.ROLL, Action.HOLD), rng))
    return made


def make(name: str, **given: str) -> Any:
    spec = next(spec for spec in PIG.part("bots").BOTS if spec.name == name)
    return spec.make(spec.resolve(given))


def test_the_steady_bot_holds_at_its_number_or_to_win() -> None:
    cases = [((0, 0), 19), ((0, 0), 20), ((95, 0), 5), ((95, 0), 4)]
    assert decisions(make("hold-at"), cases) == [Action.ROLL, Action.HOLD, Action.HOLD, Action.ROLL]
    assert decisions(make("hold-at", points="4"), [((0, 0), 3), ((0, 0), 4)]) == [Action.ROLL, Action.HOLD]


def test_the_racer_keeps_pace_and_races_at_the_end() -> None:
    cases = [((0, 0), 20), ((0, 0), 21), ((0, 40), 25), ((0, 40), 26), ((40, 0), 16), ((0, 71), 60), ((71, 0), 29)]
    assert decisions(make("race"), cases) == [
        Action.ROLL,
        Action.HOLD,
        Action.ROLL,
        Action.HOLD,
        Action.HOLD,
        Action.ROLL,
        Action.HOLD,
    ]


def test_the_dreamer_holds_as_often_as_it_says() -> None:
    made = decisions(make("random", hold="25"), [((0, 0), 5)] * 2000)
    assert abs(made.count(Action.HOLD) - 500) < 6 * (2000 * 0.25 * 0.75) ** 0.5


def test_better_bots_win_more_often() -> None:
    def wins(first: Any, second: Any, matches: int) -> int:
        won = 0
        for number in range(matches):
            match = Match.new("pig", 2, seed=Seed.parse(format(number + 1, "x")))
            seats = (first, second) if number % 2 else (second, first)
            rng = random.Random(number)
            while not match.is_over:
                for player in match.waiting_for:
                    bot = seats[player]
                    match.submit(player, bot.choose(match.observe(player), match.legal_actions(player), rng))
            (winner,) = match.game.winners(match.state)
            won += seats[winner] is first
        return won

    assert wins(make("race"), make("random"), 100) > 65


# The terminal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [24, 40, 100])
def test_the_drawing_fits_and_says_what_it_shows(language: str, width: int) -> None:
    board = Board(PIG)
    words = Words(language, "pig")
    names = ("Ana", "Bartholomäus der Große")
    for script, over in (("4 5", False), ("2 2 2 2 2 2 2 2 2 2 2 2 2 2 2", False), ("6 6 6/", True), ("", False)):
        match = play(script, target=18)
        scene = Scene(words, names, match.game.options, 0, match.waiting_for, match.sealed)
        lines = board.draw(match.observe(0), scene, width)
        text = ["".join(part for part, _ in line) for line in lines]
        assert all(len(line) <= max(width, 44) for line in text)
        assert ("★" in "".join(text)) is over
        told = board.describe(match.observe(0), scene)
        assert any(str(match.state.scores[0]) in line for line in told)
        assert (board.hint(match.observe(0), scene) is not None) == (not over)
        assert (board.advice(match.observe(0), scene) is not None) == (not over)
        assert "18" in board.title(match.observe(0), scene)


def test_the_drawing_before_the_first_roll() -> None:
    game = PIG.create(2)
    scene = Scene(Words("en", "pig"), ("Ana", "Bo"), game.options)
    start = game.observe(game.initial_state(), None)
    assert Board(PIG).describe(start, scene) == ["To 100 points", "Ana’s turn: 0 in hand", "Ana: 0", "Bo: 0"]
    assert Board(PIG).hint(start, scene) is None


def test_product_of_all_short_games_ends_right() -> None:
    """Every way a tiny game can go within six rolls: the winner is the one who banked to the target."""
    for faces in product((1, 2, 3), repeat=5):
        game = PIG.create(2, {"target": 4, "sides": 3})
        state = game.initial_state()
        banked = [0, 0]
        for face in faces:
            state, events = game.apply(state, Dealt(face))
            if state.phase is Phase.DECIDE:
                player = state.player
                state, events = game.apply(state, Chosen({player: Action.HOLD}))
                banked[player] += face
                assert events[0] == PointsBanked(player, face, banked[player])
            if state.phase is Phase.OVER:
                assert max(banked) >= 4
                assert game.winners(state) == (banked.index(max(banked)),)
                break
            assert max(banked) < 4
