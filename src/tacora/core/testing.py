"""The conformance kit: what every game must show before a room may rely on it. Standard library only.

`check_game` plays random matches and holds every answer of the contract against what
`tacora.core.protocol` promises; `tree_size` counts a small game's whole tree; `playthrough` writes every
answer down as text to review; `assert_no_leak` and `assert_conserved` state what must never get out and
what must never change. A failure is an `AssertionError` whose sentence says where the game broke its word.

A game's own tests start like this::

    from tacora.core import registry, testing

    def test_conformance():
        testing.check_game(registry.get("pig").create(2))
"""

from __future__ import annotations

import copy
import enum
import json
import math
import random
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import product
from typing import Any, NamedTuple

from tacora.core import registry
from tacora.core.chance import Seed, pick
from tacora.core.data import to_data
from tacora.core.errors import TacoraError
from tacora.core.match import Match, verify_record
from tacora.core.meta import GameMeta
from tacora.core.protocol import (
    Advisable,
    Chance,
    Chosen,
    Dealt,
    Decide,
    Encodable,
    Event,
    Game,
    Node,
    Over,
    Player,
    Resamplable,
    Step,
)
from tacora.core.record import MatchRecord, RecordStep

__all__ = [
    "Checked",
    "TreeSize",
    "assert_conserved",
    "assert_no_leak",
    "check_game",
    "playthrough",
    "random_steps",
    "steps_of",
    "tree_size",
]

_MAX_TEXT = 200  # the longest step a record holds


class _Foreign:
    """A value no game knows."""

    def __repr__(self) -> str:
        return "<foreign>"


_FOREIGN = _Foreign()


def _require(condition: object, sentence: str) -> None:
    if not condition:
        raise AssertionError(sentence)


# Random play -------------------------------------------------------------------------------------


def _random_step(node: Chance | Decide, rng: random.Random) -> Step:
    if isinstance(node, Chance):
        return Dealt(pick(node.outcomes, rng.randrange(sum(weight for _, weight in node.outcomes))))
    return Chosen({player: rng.choice(list(actions)) for player, actions in node.legal_actions.items()})


def random_steps(
    game: Game[Any], seed: int = 0, *, max_steps: int = 20_000
) -> Iterator[tuple[Any, Step, Any, tuple[Event, ...]]]:
    """One random match, step by step: ``(state before, step, state after, events)``.

    Raises `AssertionError` when the match is not over after ``max_steps`` steps.
    """
    rng = random.Random(seed)
    state = game.initial_state()
    for _ in range(max_steps):
        node = game.node(state)
        if isinstance(node, Over):
            return
        step = _random_step(node, rng)
        after, events = game.apply(state, step)
        yield state, step, after, events
        state = after
    raise AssertionError(f"The match with seed {seed} is not over after {max_steps} steps.")


# The whole contract ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """What `check_game` went through: matches, steps of each kind, and the names of the events met.

    ``records`` counts the matches also written down, read back, replayed and verified; it is 0 for a game
    the registry does not know.
    """

    matches: int
    chance: int
    decisions: int
    refusals: int
    records: int
    events: frozenset[str]


def check_game(
    game: Game[Any],
    *,
    meta: GameMeta | None = None,
    playouts: int = 20,
    seed: int = 0,
    max_steps: int = 20_000,
) -> Checked:
    """Hold ``game`` against the whole contract in ``playouts`` random matches.

    At every step: the node is well formed; `apply` gives the same answer twice and leaves the state as it
    was; every action and outcome survives being written and read; illegal steps are refused with a coded
    error; for every player and the spectator the old observation and the redacted events make the fresh
    observation; nothing that goes out holds the state, the game or a generator. For every match: it ends,
    with returns and winners; and, where ``meta`` is given or the registry knows the game, its record is
    written, read, replayed to the same end, continued from its middle and verified.

    Raises `AssertionError` with a sentence at the first broken promise.
    """
    meta = meta if meta is not None else _meta_of(game)
    tally = _Tally()
    _require(game.num_players >= 1, "num_players is not at least 1.")
    for name in ("options", "rules_version"):
        _require(hasattr(game, name), f"The game has no attribute {name}.")
    _sendable(dict(game.options), "The options")
    _refuses_nonsense(game)
    _require(game.initial_state() == game.initial_state(), "initial_state gives two different states.")
    for number in range(playouts):
        _check_match(game, seed + number, max_steps, tally)
        if meta is not None:
            _check_record(game, meta, seed + number)
            tally.records += 1
    return Checked(playouts, tally.chance, tally.decisions, tally.refusals, tally.records, frozenset(tally.events))


class _Tally:
    def __init__(self) -> None:
        self.chance = self.decisions = self.refusals = self.records = 0
        self.events: set[str] = set()
        self.outcomes: dict[Hashable, None] = {}


def _meta_of(game: Game[Any]) -> GameMeta | None:
    module = type(game).__module__
    return next((meta for meta in registry.all_games() if module.startswith(meta.package + ".")), None)


def _refuses_nonsense(game: Game[Any]) -> None:
    for name, parse in (("parse_action", game.parse_action), ("parse_outcome", game.parse_outcome)):
        for text in ("", "\N{SNOWMAN} no such thing", "9" * 400):
            try:
                parse(text)
            except TacoraError:
                continue
            raise AssertionError(f"{name} reads {text[:30]!r} as if it meant something.")


def _check_match(game: Game[Any], seed: int, max_steps: int, tally: _Tally) -> None:
    viewers: tuple[Player | None, ...] = (None, *range(game.num_players))
    state = game.initial_state()
    seen = {viewer: _observed(game, state, viewer) for viewer in viewers}
    rng = random.Random(seed)
    at = 0
    advised = not isinstance(game, Advisable)
    while True:
        where = f"Seed {seed}, step {at}: "
        before, node = state, game.node(state)
        _require(
            isinstance(node, Chance | Decide | Over), where + f"node is {node!r}, neither Chance, Decide nor Over."
        )
        if isinstance(node, Over):
            break
        _require(at < max_steps, where + f"the match is not over after {max_steps} steps.")
        _check_node(game, node, where)
        _check_texts(game, node, where)
        if isinstance(node, Chance):
            tally.chance += 1
            tally.outcomes.update((outcome, None) for outcome, _ in node.outcomes)
        else:
            tally.decisions += 1
            if not advised:  # once a match: exact odds may take their time
                advised = True
                player = next(iter(node.legal_actions))
                advice = game.advise(game.observe(before, player))  # type: ignore[attr-defined]
                _require(isinstance(advice, Mapping) and advice, where + f"advice is {advice!r}, not a mapping.")
                _sendable(dict(advice), where + "advice")
        kept = copy.deepcopy(before)
        tally.refusals += _check_refusals(game, before, node, tally.outcomes, where)
        step = _random_step(node, rng)
        state, events = game.apply(before, step)
        again = game.apply(before, step)
        _require(again == (state, events), where + "apply gives two different answers to one step.")
        _require(before == kept and hash(before) == hash(kept), where + "apply changed the state it was given.")
        _require(isinstance(events, tuple), where + "events are not a tuple.")
        for event in events:
            _check_event(game, event, viewers, where)
            tally.events.add(type(event).__name__)
        for viewer in viewers:
            fresh = _observed(game, state, viewer)
            told = seen[viewer]
            for event in events:
                redacted = game.redact(event, viewer)
                if redacted is not None:
                    told = game.follow(told, redacted)
            _require(
                told == fresh,
                where + f"viewer {viewer}: the old observation and the events do not make the new one:\n"
                f"  followed {told!r}\n  fresh    {fresh!r}",
            )
            seen[viewer] = fresh
            _check_powers(game, state, fresh, viewer, where)
        at += 1
    _check_end(game, state, tally, where)


def _check_node(game: Game[Any], node: Chance | Decide, where: str) -> None:
    if isinstance(node, Chance):
        outcomes = [outcome for outcome, _ in node.outcomes]
        _require(outcomes, where + "a chance node holds no outcome.")
        _require(len(set(outcomes)) == len(outcomes), where + "a chance node names an outcome twice.")
        _require(
            all(type(weight) is int and weight > 0 for _, weight in node.outcomes),
            where + "a weight is not a positive whole number.",
        )
    else:
        _require(node.legal_actions, where + "nobody is asked to decide.")
        for player, actions in node.legal_actions.items():
            _require(
                type(player) is int and 0 <= player < game.num_players, where + f"{player!r} is asked and is no player."
            )
            _require(actions, where + f"player {player} is asked and may do nothing.")
            _require(len(set(actions)) == len(actions), where + f"player {player} may do one thing twice.")


def _check_texts(game: Game[Any], node: Chance | Decide, where: str) -> None:
    values: set[Hashable]
    form: Callable[[Hashable], str] = game.format_action
    parse: Callable[[str], Hashable] = game.parse_action
    if isinstance(node, Chance):
        values = {outcome for outcome, _ in node.outcomes}
        form, parse = game.format_outcome, game.parse_outcome
    else:
        values = {action for actions in node.legal_actions.values() for action in actions}
    texts = {}
    for value in values:
        text = form(value)
        _require(
            isinstance(text, str) and 0 < len(text) <= _MAX_TEXT, where + f"{value!r} is written as {text!r:.300}."
        )
        _require(parse(text) == value, where + f"{value!r} is written as {text!r} and read as {parse(text)!r}.")
        texts[text] = value
    _require(len(texts) == len(values), where + "two choices or outcomes are written alike.")


def _check_refusals(game: Game[Any], state: Any, node: Node, outcomes: Mapping[Hashable, None], where: str) -> int:
    """Try steps the node does not allow. Returns how many were refused."""
    steps: list[Step] = [Dealt(_FOREIGN), Dealt(None), Chosen({}), Chosen({game.num_players: _FOREIGN})]
    if isinstance(node, Chance):
        possible = {outcome for outcome, _ in node.outcomes}
        steps += [Dealt(outcome) for outcome in outcomes if outcome not in possible]
    elif isinstance(node, Decide):
        right = {player: actions[0] for player, actions in node.legal_actions.items()}
        every = {action for actions in node.legal_actions.values() for action in actions}
        outsider = next(player for player in range(game.num_players + 1) if player not in right)
        steps += [Dealt(outcome) for outcome in outcomes]
        steps.append(Chosen({**right, outsider: next(iter(right.values()))}))
        for player, actions in node.legal_actions.items():
            steps.append(Chosen({one: action for one, action in right.items() if one != player}))
            steps += [Chosen({**right, player: other}) for other in (_FOREIGN, None, *(every - set(actions)))]
    for step in steps:
        try:
            game.apply(state, step)
        except TacoraError as error:
            _require(
                error.code != TacoraError.code and error.message,
                where + f"the refusal of {step!r} has no code or no sentence.",
            )
            continue
        except Exception as error:
            raise AssertionError(where + f"{step!r} raises {error!r} instead of a coded refusal.") from error
        raise AssertionError(where + f"the illegal step {step!r} is accepted.")
    return len(steps)


def _check_event(game: Game[Any], event: Event, viewers: Sequence[Player | None], where: str) -> None:
    _frozen(event, where + "the event")
    for viewer in viewers:
        redacted = game.redact(event, viewer)
        if redacted is None:
            continue
        _outgoing(game, redacted, where + f"{type(event).__name__} for viewer {viewer}")
        _require(
            game.redact(redacted, viewer) == redacted,
            where + f"redacting {type(event).__name__} for viewer {viewer} twice differs from once.",
        )


def _observed(game: Game[Any], state: Any, viewer: Player | None) -> Any:
    observation = game.observe(state, viewer)
    what = f"the observation of viewer {viewer}"
    _frozen(observation, what)
    _outgoing(game, observation, what)
    _require(observation == game.observe(state, viewer), f"{what} differs when asked again.")
    return observation


def _check_powers(game: Game[Any], state: Any, observation: Any, viewer: Player | None, where: str) -> None:
    if isinstance(game, Resamplable):
        sample = game.sample_state(observation, viewer, random.Random(0))
        _require(
            game.observe(sample, viewer) == observation,
            where + f"viewer {viewer} can tell a sampled state from the real one.",
        )
    if isinstance(game, Encodable):
        code = game.encode(observation)
        first = game.encode(game.observe(game.initial_state(), viewer))
        _require(
            len(code) == len(first) and all(isinstance(x, float) and math.isfinite(x) for x in code),
            where + "an encoding is not a row of finite numbers of one length.",
        )


def _check_end(game: Game[Any], state: Any, tally: _Tally, where: str) -> None:
    node = game.node(state)
    assert isinstance(node, Over)
    _require(
        len(node.returns) == game.num_players
        and all(isinstance(score, float) and math.isfinite(score) for score in node.returns),
        where + f"returns are not a finite number a player: {node.returns!r}.",
    )
    winners = game.winners(state)
    _require(
        winners and list(winners) == sorted(set(winners)) and set(winners) <= set(range(game.num_players)),
        where + f"winners are {winners!r}.",
    )
    tally.refusals += _check_refusals(game, state, node, tally.outcomes, where)


def _frozen(value: Any, what: str) -> None:
    frozen = is_dataclass(value) and getattr(type(value), "__dataclass_params__").frozen  # noqa: B009
    _require(frozen or isinstance(value, tuple), f"{what} is not a frozen dataclass: {type(value).__name__}.")
    try:
        hash(value)
    except TypeError:
        raise AssertionError(f"{what} holds something that can change: {value!r:.300}.") from None


def _outgoing(game: Game[Any], value: Any, what: str) -> None:
    _sendable(value, what)
    assert_no_leak(value, (type(game), type(game.initial_state()), random.Random, Seed), what=what)


def _sendable(value: Any, what: str) -> None:
    try:
        json.dumps(to_data(value), allow_nan=False)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} has no plain JSON form: {error}.") from None


def _check_record(game: Game[Any], meta: GameMeta, number: int) -> None:
    where = f"Seed {number}, record: "
    seed = Seed.parse(format(number % (1 << 256), "x"))
    match = Match(meta, game, seed=seed)
    half = _play_on(match, random.Random(number), where)
    record = match.record()
    read = MatchRecord.loads(record.dumps())
    _require(read.dumps() == record.dumps(), where + "writing, reading and writing again differs.")
    _require(record.seed == seed and half.without_seed().seed is None, where + "the seed is not where it belongs.")
    again = Match.replay(read)
    _require(again.state == match.state and again.log == match.log, where + "the replay ends elsewhere.")
    _require(again.record().dumps() == record.dumps(), where + "the replay's record differs.")
    differences = verify_record(read)
    _require(not differences, where + f"the fair record does not verify: {differences!r}.")
    continued = Match.replay(MatchRecord.loads(half.dumps()), go_on=True)
    for step, _ in match.log[len(continued.log) :]:
        if isinstance(step, Chosen):
            for player, action in step.actions.items():
                continued.submit(player, action)
    _require(continued.log == match.log, where + "a match continued from its middle goes elsewhere.")


def _play_on(match: Match, rng: random.Random, where: str) -> MatchRecord:
    """Play to the end with sealed choices in random order. Returns the record of a place on the way."""
    half = match.record(with_seed=True)
    while isinstance(match.node, Decide):
        if rng.random() < 0.05:
            half = match.record(with_seed=True)
        asked = list(match.node.legal_actions)
        rng.shuffle(asked)
        for player in asked:
            _require(player in match.waiting_for, where + f"player {player} is not waited for.")
            match.submit(player, rng.choice(list(match.legal_actions(player))))
    return half


# The size of a tree ------------------------------------------------------------------------------


class TreeSize(NamedTuple):
    """Nodes of a whole game tree by kind. A node where several choose at once is one decision node."""

    chance: int
    decision: int
    terminal: int


def tree_size(game: Game[Any]) -> TreeSize:
    """Count the nodes of the tree below the initial state, every history by itself.

    Equal states are worked out once, so a tree may hold far more nodes than there is time to visit; the
    game must be finite. Distinct outcomes count once each, whatever their weights.
    """
    known: dict[Any, TreeSize] = {}

    def size(state: Any) -> TreeSize:
        found = known.get(state)
        if found is not None:
            return found
        node = game.node(state)
        if isinstance(node, Over):
            total = TreeSize(0, 0, 1)
        else:
            below = [size(game.apply(state, step)[0]) for step in steps_of(node)]
            chance, decision, terminal = (sum(part) for part in zip(*below, strict=True))
            own = isinstance(node, Chance)
            total = TreeSize(chance + own, decision + (not own), terminal)
        known[state] = total
        return total

    return size(game.initial_state())


def steps_of(node: Chance | Decide) -> Iterator[Step]:
    """Every step a node allows: its outcomes, or all combinations of what its players may choose."""
    if isinstance(node, Chance):
        for outcome, _ in node.outcomes:
            yield Dealt(outcome)
    else:
        players = list(node.legal_actions)
        for actions in product(*node.legal_actions.values()):
            yield Chosen(dict(zip(players, actions, strict=True)))


# A playthrough to read ---------------------------------------------------------------------------


def playthrough(game: Game[Any], seed: int = 0, *, steps: Sequence[RecordStep] | None = None) -> str:
    """Every answer of the contract at each step of one match, as text to review and to keep beside the game.

    The match is random from ``seed``, or follows ``steps`` of a record. The spectator's observation is
    written whole at the start, afterwards only the fields that changed; of a player's only what differs from
    the spectator's, and again only when it changed.
    """
    lines = [
        f"players: {game.num_players}",
        f"rules_version: {game.rules_version}",
        f"options: {_plain(dict(game.options))}",
        f"match: {f'random, seed {seed}' if steps is None else 'recorded'}",
    ]
    rng = random.Random(seed)
    state = game.initial_state()
    previous: dict[str, Any] = {}
    apart: dict[Player, dict[str, Any]] = {player: {} for player in range(game.num_players)}
    number = 0
    while True:
        node = game.node(state)
        lines += ["", f"# {number}", *_node_lines(game, node)]
        whole = _fields(game.observe(state, None))
        lines += [f"  sees: {key} = {_plain(value)}" for key, value in whole.items() if previous.get(key, ...) != value]
        for player in range(game.num_players):
            own = _fields(game.observe(state, player))
            differs = {key: value for key, value in own.items() if key != "player" and whole.get(key, ...) != value}
            lines += [
                f"  player {player} sees: {key} = {_plain(value)}"
                for key, value in differs.items()
                if apart[player].get(key, ...) != value
            ]
            apart[player] = differs
        previous = whole
        if isinstance(node, Over):
            lines += [f"  returns: {_plain(node.returns)}", f"  winners: {_plain(game.winners(state))}"]
            return "\n".join(lines) + "\n"
        if steps is None:
            step = _random_step(node, rng)
        elif number < len(steps):
            step = steps[number].read(game)
        else:
            return "\n".join([*lines, "", "(the record ends here)"]) + "\n"
        lines.append(f"  step: {_step_text(game, step)}")
        state, events = game.apply(state, step)
        for event in events:
            lines.append(f"  event: {_plain(event)}")
            for viewer in (None, *range(game.num_players)):
                redacted = game.redact(event, viewer)
                if redacted != event:
                    who = "spectator" if viewer is None else f"player {viewer}"
                    lines.append(f"    to {who}: {_plain(redacted)}")
        number += 1


def _plain(value: Any) -> str:
    return json.dumps(to_data(value), ensure_ascii=False)


def _fields(observation: Any) -> dict[str, Any]:
    data = to_data(observation)
    return data if isinstance(data, dict) else {"observation": data}


def _step_text(game: Game[Any], step: Step) -> str:
    if isinstance(step, Dealt):
        return f"dealt {game.format_outcome(step.outcome)}"
    return "chosen " + ", ".join(
        f"{player}: {game.format_action(action)}" for player, action in sorted(step.actions.items())
    )


def _node_lines(game: Game[Any], node: Node) -> list[str]:
    if isinstance(node, Chance):
        shown = ", ".join(f"{game.format_outcome(outcome)} x{weight}" for outcome, weight in node.outcomes)
        return [f"  chance: {shown}"]
    if isinstance(node, Decide):
        return [
            f"  decide: {player}: " + ", ".join(game.format_action(action) for action in actions)
            for player, actions in sorted(node.legal_actions.items())
        ]
    return ["  over"]


# What must not get out, what must not change -----------------------------------------------------


def assert_no_leak(value: Any, secrets: Iterable[Any], *, what: str = "The value") -> None:
    """Assert that nothing of ``secrets`` is anywhere inside ``value``.

    ``value`` is walked through: fields, attributes, keys, items. A secret text is looked for inside every
    text, a type as the type of every part, anything else by equality with every part of the same type (so
    choose secret numbers that occur nowhere else). Raises `AssertionError` naming the path to the leak.
    """
    secrets = tuple(secrets)
    types = tuple(secret for secret in secrets if isinstance(secret, type))
    texts = tuple(secret for secret in secrets if isinstance(secret, str))
    others = tuple(secret for secret in secrets if not isinstance(secret, type | str))
    for path, part in _parts(value, "", set()):
        leak: Any = None
        if types and isinstance(part, types):
            leak = type(part).__name__
        elif isinstance(part, str):
            leak = next((text for text in texts if text in part), None)
        elif isinstance(part, bytes):
            leak = next((text for text in texts if text.encode() in part), None)
        else:
            leak = next((one for one in others if type(one) is type(part) and one == part), None)
        _require(leak is None, f"{what} gives away {leak!r} at {path or 'its top'}.")


def _parts(value: Any, path: str, above: set[int]) -> Iterator[tuple[str, Any]]:
    yield path, value
    if value is None or isinstance(value, int | float | str | bytes | type) or id(value) in above:
        return
    above = above | {id(value)}
    if isinstance(value, enum.Enum):
        yield from _parts(value.value, f"{path}.value", above)
        return
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _parts(key, f"{path}[key {key!r:.40}]", above)
            yield from _parts(item, f"{path}[{key!r:.40}]", above)
    elif isinstance(value, list | tuple | set | frozenset):
        for index, item in enumerate(value):
            yield from _parts(item, f"{path}[{index}]", above)
    names = {item.name for item in fields(value)} if is_dataclass(value) else set()
    names |= set(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    for name in sorted(names):
        if hasattr(value, name):
            yield from _parts(getattr(value, name), f"{path}.{name}", above)


def assert_conserved(
    game: Game[Any],
    measure: Callable[[Any, Sequence[Event]], Any],
    *,
    playouts: int = 20,
    seed: int = 0,
    max_steps: int = 20_000,
) -> None:
    """Assert that ``measure(state, events so far)`` never changes in ``playouts`` random matches.

    Write the measure so that what is gained and lost cancels out: pieces in every place a piece can be, or
    points found less points banked, lost and lying about. Raises `AssertionError` with the seed and step.
    """
    for number in range(seed, seed + playouts):
        told: list[Event] = []
        first = measure(game.initial_state(), ())
        for at, (_, step, state, events) in enumerate(random_steps(game, number, max_steps=max_steps)):
            told.extend(events)
            now = measure(state, tuple(told))
            _require(
                now == first,
                f"Seed {number}, step {at} ({step!r}): {first!r} became {now!r} in a match of {len(told)} events.",
            )
