"""The conformance kit finds faults: Pig with one fault each, and the sentence that names it."""

from __future__ import annotations

import enum
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from tacora.core import registry, testing
from tacora.core.chance import Seed
from tacora.core.errors import IllegalAction, TacoraError
from tacora.core.match import Match
from tacora.core.protocol import Chance, Chosen, Dealt, Decide, Over
from tacora.core.record import RecordStep
from tacora.games._template.model import Action, DieRolled, Phase, State
from tacora.games._template.rules import Pig

META = registry.get("pig")
OPTIONS = META.options.resolve(None, {"target": 12})


def pig() -> Pig:
    return Pig(2, OPTIONS, "1")


def broken(**methods: Callable[..., Any]) -> Pig:
    """Pig with methods replaced."""
    kind = type("Broken", (Pig,), methods)
    game = kind(2, OPTIONS, "1")
    assert isinstance(game, Pig)
    return game


def test_a_whole_game_passes_and_is_counted() -> None:
    done = testing.check_game(pig(), playouts=4)
    assert (done.matches, done.records) == (4, 4)
    assert done.chance > done.decisions > 0
    assert done.refusals > done.chance
    assert done.events == {"RollChosen", "DieRolled", "PigRolled", "PointsBanked", "TurnPassed", "GameEnded"}


def test_a_game_no_registry_knows_is_checked_without_records() -> None:
    assert testing.check_game(broken(), playouts=2).records == 0
    assert testing.check_game(broken(), meta=META, playouts=2).records == 2


@dataclass
class Loose:
    """An event that can change."""

    player: int


@dataclass(frozen=True)
class Whisper:
    """An event nobody may know."""

    player: int


@dataclass(frozen=True)
class Listing:
    """An event that holds something that can change."""

    player: int
    rolls: Any


class Odd(enum.Enum):
    ONE = object()


def node_of(kind: type, wrong: Any) -> Callable[..., Any]:
    def node(self: Pig, state: State) -> Any:
        right = Pig.node(self, state)
        return wrong if isinstance(right, kind) else right

    return node


def apply_with(change: Callable[[State, tuple[Any, ...]], Any]) -> Callable[..., Any]:
    def apply(self: Pig, state: State, step: Any) -> Any:
        return change(*Pig.apply(self, state, step))

    return apply


COUNTER = iter(range(10**9))


def accepts_anything(self: Pig, state: State, step: Any) -> Any:
    try:
        return Pig.apply(self, state, step)
    except TacoraError:
        return state, ()


def crashes(self: Pig, state: State, step: Any) -> Any:
    if isinstance(step, Chosen) and None in step.actions.values():
        raise KeyError("oops")
    return Pig.apply(self, state, step)


def uncoded(self: Pig, state: State, step: Any) -> Any:
    try:
        return Pig.apply(self, state, step)
    except TacoraError as error:
        raise TacoraError("No.") from error


def forgets_the_rolls(self: Pig, observation: Any, event: Any) -> Any:
    after = Pig.follow(self, observation, event)
    return replace(after, rolls=()) if isinstance(event, DieRolled) else after


def hides_more_each_time(self: Pig, event: Any, viewer: Any) -> Any:
    return replace(event, face=event.face + 1) if isinstance(event, DieRolled) and viewer == 1 else event


@dataclass(frozen=True)
class Telling:
    """An observation that holds what it should not."""

    player: Any
    more: Any


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "no node": ({"node": lambda self, state: None}, "neither Chance, Decide nor Over"),
    "no outcome": ({"node": node_of(Chance, Chance(()))}, "holds no outcome"),
    "an outcome twice": ({"node": node_of(Chance, Chance(((2, 1), (2, 1))))}, "names an outcome twice"),
    "a weight of nothing": ({"node": node_of(Chance, Chance(((2, 1), (3, 0))))}, "not a positive whole number"),
    "a broken weight": ({"node": node_of(Chance, Chance(((2, 0.5), (3, 0.5))))}, "not a positive whole number"),
    "nobody decides": ({"node": node_of(Decide, Decide({}))}, "nobody is asked"),
    "a stranger decides": ({"node": node_of(Decide, Decide({7: (Action.HOLD,)}))}, "is no player"),
    "no action": ({"node": node_of(Decide, Decide({0: ()}))}, "may do nothing"),
    "an action twice": ({"node": node_of(Decide, Decide({0: (Action.HOLD, Action.HOLD)}))}, "one thing twice"),
    "two starts": ({"initial_state": lambda self: Pig.initial_state(self)._replace(player=next(COUNTER))}, "two diff"),
    "reads nonsense": ({"parse_action": lambda self, text: Action.HOLD}, "reads"),
    "reads another": (
        {"parse_outcome": lambda self, text: 3 if text == "2" else Pig.parse_outcome(self, text)},
        "is written as '2' and read as 3",
    ),
    "writes nothing": ({"format_action": lambda self, action: ""}, "is written as ''"),
    "two states": (
        {"apply": apply_with(lambda state, events: (state._replace(rolls=(next(COUNTER),)), events))},
        "two different answers",
    ),
    "a list of events": ({"apply": apply_with(lambda state, events: (state, list(events)))}, "not a tuple"),
    "a loose event": (
        {
            "apply": apply_with(lambda state, events: (state, (Loose(0), *events))),
            "follow": lambda self, seen, event: seen if type(event) is Loose else Pig.follow(self, seen, event),
        },
        "not a frozen dataclass",
    ),
    "an event with a list": (
        {"apply": apply_with(lambda state, events: (state, (Listing(0, []), *events)))},
        "can change",
    ),
    "an event without plain form": (
        {"apply": apply_with(lambda state, events: (state, (Listing(0, Odd.ONE), *events)))},
        "no plain JSON form",
    ),
    "accepts anything": ({"apply": accepts_anything}, "is accepted"),
    "crashes on rubbish": ({"apply": crashes}, "instead of a coded refusal"),
    "refuses without a code": ({"apply": uncoded}, "no code or no sentence"),
    "a fold that forgets": ({"follow": forgets_the_rolls}, "do not make the new one"),
    "redacts twice": (
        {"redact": hides_more_each_time},
        "twice differs from once",
    ),
    "shows the state": ({"observe": lambda self, state, viewer: Telling(viewer, state)}, "gives away 'State'"),
    "shows the game": ({"observe": lambda self, state, viewer: Telling(viewer, self)}, "no plain JSON form"),
    "an observation that can change": ({"observe": lambda self, state, viewer: Loose(0)}, "not a frozen dataclass"),
    "never the same view": (
        {"observe": lambda self, state, viewer: Telling(viewer, next(COUNTER))},
        "differs when asked again",
    ),
    "too few returns": ({"node": node_of(Over, Over((1.0,)))}, "not a finite number a player"),
    "endless returns": ({"node": node_of(Over, Over((1.0, float("inf"))))}, "not a finite number a player"),
    "whole returns": ({"node": node_of(Over, Over((1, 2)))}, "not a finite number a player"),
    "no winner": ({"winners": lambda self, state: ()}, "winners are ()"),
    "a winner from elsewhere": ({"winners": lambda self, state: (5,)}, "winners are (5,)"),
    "a wrong sample": (
        {
            "sample_state": lambda self, seen, player, rng: Pig.initial_state(self),
        },
        "can tell a sampled state from the real one",
    ),
    "no advice": ({"advise": lambda self, seen: {}}, "not a mapping"),
    "advice that is not plain": ({"advise": lambda self, seen: {"best": Odd.ONE}}, "no plain JSON form"),
    "an encoding of another length": (
        {"encode": lambda self, seen: tuple(map(float, seen.rolls))},
        "not a row of finite numbers",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    methods, sentence = FAULTS[fault]
    with pytest.raises(AssertionError) as found:
        testing.check_game(broken(**methods), playouts=8)
    assert sentence in str(found.value)


def test_a_state_changed_in_place_is_found() -> None:
    class Board(list[int]):
        def __hash__(self) -> int:  # type: ignore[override]
            return hash(tuple(self))

    def apply(self: Pig, state: State, step: Any) -> Any:
        after, events = Pig.apply(self, state, step)
        if isinstance(state.rolls, Board):
            state.rolls.append(9)
        return after._replace(rolls=Board(after.rolls)), events

    def observe(self: Pig, state: State, viewer: Any) -> Any:
        return Pig.observe(self, state._replace(rolls=tuple(state.rolls)), viewer)

    with pytest.raises(AssertionError, match=r"apply changed the state|apply gives two different"):
        testing.check_game(broken(apply=apply, observe=observe), playouts=3)


def test_two_choices_written_alike_are_found() -> None:
    def node(self: Pig, state: State) -> Any:
        right = Pig.node(self, state)
        return Chance(((1, 1), (2, 1), (2.5, 1))) if isinstance(right, Chance) else right

    with pytest.raises(AssertionError, match="is written as"):
        testing.check_game(broken(node=node, format_outcome=lambda self, outcome: str(int(outcome))), playouts=1)


def test_missing_attributes_and_players_are_found() -> None:
    game = broken()
    game.num_players = 0
    with pytest.raises(AssertionError, match="num_players"):
        testing.check_game(game)
    game = broken()
    del game.rules_version
    with pytest.raises(AssertionError, match="rules_version"):
        testing.check_game(game)


def test_a_match_without_end_is_found() -> None:
    with pytest.raises(AssertionError, match="is not over after 30 steps"):
        testing.check_game(Pig(2, META.options.resolve(None, {"target": 1000}), "1"), max_steps=30)


def test_a_measure_over_an_endless_match_stops() -> None:
    endless = Pig(2, META.options.resolve(None, {"target": 1000}), "1")
    with pytest.raises(AssertionError, match="is not over after 30 steps"):
        testing.assert_conserved(endless, lambda state, events: 0, max_steps=30)


def test_texts_that_are_alike_for_different_values_are_found() -> None:
    class Clever(str):
        """A text that is written like another and read as what it stands for."""

        means: int

    def write(self: Pig, outcome: int) -> str:
        text = Clever("x")
        text.means = outcome
        return text

    def read(self: Pig, text: str) -> int:
        return text.means if isinstance(text, Clever) else Pig.parse_outcome(self, text)

    with pytest.raises(AssertionError, match="written alike"):
        testing.check_game(broken(format_outcome=write, parse_outcome=read), playouts=1)


def test_events_may_be_hidden_whole() -> None:
    def redact(self: Pig, event: Any, viewer: Any) -> Any:
        return None if type(event) is Whisper else event

    game = broken(
        redact=redact, apply=apply_with(lambda state, events: (state, (Whisper(0), *events))), observe=Pig.observe
    )
    assert "Whisper" in testing.check_game(game, playouts=2).events
    assert "to spectator: null" in testing.playthrough(game)


def test_a_power_that_keeps_its_word_passes() -> None:
    def sample(self: Pig, seen: Any, player: Any, rng: random.Random) -> State:
        return State(seen.phase, seen.player, seen.turn_points, seen.rolls, seen.scores)

    game = broken(sample_state=sample, encode=lambda self, seen: tuple(map(float, seen.scores)))
    assert testing.check_game(game, playouts=2).matches == 2


def test_a_record_that_lies_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "verify_record", lambda record: ("a difference",))
    with pytest.raises(AssertionError, match="does not verify"):
        testing.check_game(pig(), playouts=1)


# Trees -------------------------------------------------------------------------------------------


class Urn:
    """Two balls drawn, then both players choose at once: a tree one can count by hand."""

    num_players = 2
    options: ClassVar[dict[str, Any]] = {}
    rules_version = "1"

    def initial_state(self) -> tuple[Any, ...]:
        return ()

    def node(self, state: tuple[Any, ...]) -> Any:
        if len(state) < 2:
            return Chance((("red", 3), ("blue", 1)))
        if len(state) == 2:
            return Decide({0: ("a", "b", "c"), 1: ("x", "y")})
        return Over((0.0, 1.0))

    def apply(self, state: tuple[Any, ...], step: Any) -> Any:
        if isinstance(step, Dealt) and len(state) < 2 and step.outcome in ("red", "blue"):
            return tuple(sorted((*state, step.outcome))), ()
        if isinstance(step, Chosen) and len(state) == 2 and set(step.actions) == {0, 1}:
            return (*state, step.actions[0] + step.actions[1]), ()
        raise IllegalAction("No.")


def test_a_tree_counted_by_hand() -> None:
    # 1 + 2 draws; 4 orders of two balls; 6 pairs of choices each. Equal states count once for every history.
    assert testing.tree_size(Urn()) == testing.TreeSize(chance=3, decision=4, terminal=24)  # type: ignore[arg-type]


def test_the_steps_of_a_node() -> None:
    steps = list(testing.steps_of(Decide({0: ("a", "b"), 1: ("x",)})))
    assert steps == [Chosen({0: "a", 1: "x"}), Chosen({0: "b", 1: "x"})]
    assert list(testing.steps_of(Chance((("red", 3), ("blue", 1))))) == [Dealt("red"), Dealt("blue")]


# Playthroughs ------------------------------------------------------------------------------------


def test_a_playthrough_tells_every_answer() -> None:
    text = testing.playthrough(pig(), seed=3)
    for part in (
        "players: 2",
        "chance: 1 x1, 2 x1",
        "decide: 0: roll, hold",
        "step: dealt ",
        "step: chosen 0: ",
        "event: ",
    ):
        assert part in text
    assert text.rstrip().splitlines()[-1].strip().startswith("winners: [")


def test_a_playthrough_follows_a_record_to_its_end_or_to_where_it_stops() -> None:
    match = Match.new("pig", 2, options={"target": 12}, seed=Seed.parse("9"))
    while not match.is_over:
        for player in match.waiting_for:
            match.submit(player, Action.HOLD)
    steps = match.record().steps
    text = testing.playthrough(match.game, steps=steps)
    assert "match: recorded" in text
    assert f"returns: {list(match.returns or ())}" in text
    cut = testing.playthrough(match.game, steps=steps[:2])
    assert cut.endswith("(the record ends here)\n")
    assert testing.playthrough(match.game, steps=[RecordStep(dealt="4")]).count("step:") == 1


def test_a_playthrough_shows_what_each_viewer_is_told() -> None:
    game = registry.get("diamant").create(3, {"caves": 1})
    text = testing.playthrough(game, seed=1)
    assert "player 0 sees: chest = [" in text
    assert "to spectator: " in text
    assert "to player 1: " in text


def test_an_observation_that_is_no_dataclass_is_shown_whole() -> None:
    game = broken(observe=lambda self, state, viewer: (viewer, state.scores))
    assert "sees: observation = [null, [0, 0]]" in testing.playthrough(game)


# Leaks -------------------------------------------------------------------------------------------


class Hiding:
    __slots__ = ("inside",)

    def __init__(self, inside: Any) -> None:
        self.inside = inside


class Single:
    __slots__ = "only"

    def __init__(self) -> None:
        self.only = 77


class Plain:
    def __init__(self) -> None:
        self._private = [77]


class Colour(enum.Enum):
    RED = "the secret red"


@pytest.mark.parametrize(
    ("value", "secrets"),
    [
        ("the secret is 5", ["secret"]),
        (b"the secret is 5", ["secret"]),
        ({"key": ["x", ("y", {"deep": 77})]}, [77]),
        ({77: "as a key"}, [77]),
        ({"a secret key": 1}, ["secret"]),
        (frozenset({77}), [77]),
        (Hiding(Hiding(77)), [77]),
        (Hiding("secret"), ["secret"]),
        (Single(), [77]),
        (Plain(), [77]),
        (Colour.RED, ["secret"]),
        ([random.Random(1)], [random.Random]),
        (Telling(0, State(Phase.ROLL, 0, 0, (), (0, 0))), [State]),
        ([1, [2, 3]], [[2, 3]]),
    ],
)
def test_a_leak_is_found(value: Any, secrets: list[Any]) -> None:
    with pytest.raises(AssertionError, match="gives away"):
        testing.assert_no_leak(value, secrets)


def test_what_is_no_leak() -> None:
    loop: list[Any] = [1]
    loop.append(loop)
    testing.assert_no_leak(loop, [77])
    testing.assert_no_leak({"a": (1, 2.0, None, True), "b": Hiding(5)}, [77, "secret", random.Random, 3.0])
    testing.assert_no_leak([1], [True])  # equal, but of another type
    unset = Hiding.__new__(Hiding)
    testing.assert_no_leak(unset, [77])


def test_the_path_to_a_leak_is_named() -> None:
    with pytest.raises(AssertionError, match=r"Seat 2 gives away 77 at \['a'\]\[1\]\.inside"):
        testing.assert_no_leak({"a": [0, Hiding(77)]}, [77], what="Seat 2")


# Conservation ------------------------------------------------------------------------------------


def test_conservation() -> None:
    testing.assert_conserved(pig(), lambda state, events: len(state.scores))
    with pytest.raises(AssertionError, match="became"):
        testing.assert_conserved(pig(), lambda state, events: sum(state.scores))
    with pytest.raises(AssertionError, match="Seed 5, step 0"):
        testing.assert_conserved(pig(), lambda state, events: len(events), seed=5)
