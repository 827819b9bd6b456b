"""Random whole games in all editions and with all switches: what is never lost, never told, always the same again."""

from __future__ import annotations

import random
from typing import Any

import pytest
from diamant_script import META
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tacora.core.chance import Seed
from tacora.core.data import to_data
from tacora.core.match import Match, moments, verify_record
from tacora.core.protocol import Chance, Chosen, Decide
from tacora.core.record import MatchRecord
from tacora.core.testing import assert_conserved, assert_no_leak, check_game
from tacora.games.diamant.model import (
    CaveClosed,
    CaveEntered,
    ExplorersLeft,
    GameEnded,
    GemsBanked,
    HazardStruck,
    RelicCard,
    RelicTaken,
    TreasureFound,
)

EDITIONS = tuple(preset.name for preset in META.options.presets)
RELAXED = settings(max_examples=30, suppress_health_check=list(HealthCheck))


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, str, dict[str, Any]]:
    """Players, an edition, and any switches and decks on top of it."""
    edition = draw(st.sampled_from(EDITIONS))
    options: dict[str, Any] = {}
    for option in META.options.options:
        if draw(st.booleans()):
            continue
        if option.kind == "choice":
            options[option.name] = draw(st.sampled_from(option.choices))
        elif option.kind == "flag":
            options[option.name] = draw(st.booleans())
    if draw(st.booleans()):
        options["treasures"] = tuple(draw(st.lists(st.integers(1, 20), min_size=1, max_size=12)))
        options["hazards"] = tuple(draw(st.lists(st.integers(0, 4), min_size=1, max_size=5)))
    if draw(st.booleans()):
        options["relics"] = tuple(draw(st.lists(st.integers(1, 12), max_size=7)))
        options["caves"] = draw(st.integers(1, 7))
    players = draw(st.integers(2, 8))
    if players == 2:
        options["explorers_per_player"] = draw(st.integers(1, 2))
    return players, edition, options


def played(players: int, edition: str, options: dict[str, Any], number: int, stay: float) -> Match:
    match = Match.new("diamant", players, preset=edition, options=options, seed=Seed.parse(format(number, "x")))
    rng = random.Random(number)
    while isinstance(match.node, Decide):
        for player in list(match.waiting_for):
            actions = match.legal_actions(player)
            match.submit(player, actions[0] if rng.random() < stay else rng.choice(list(actions)))
    return match


@RELAXED
@given(setups(), st.integers(0, 2**64))
def test_the_whole_contract_in_any_setting(setup, number):
    players, edition, options = setup
    done = check_game(META.create(players, options, preset=edition), playouts=1, seed=number)
    assert done.records == 1
    assert {"CaveEntered", "CaveClosed", "GameEnded"} <= done.events


@RELAXED
@given(setups(), st.integers(0, 2**64))
def test_gems_and_relics_are_conserved_at_every_step(setup, number):
    players, edition, options = setup
    game = META.create(players, options, preset=edition)
    all_cards = sum(game.opts.hazards) + len(game.opts.treasures) + len(game.opts.relics)

    def gems(state, events):
        """What was found less what lies, is carried, is banked, went back to the supply: always nothing."""
        found = sum(event.gems for event in events if isinstance(event, TreasureFound))
        lost = sum(event.gems_lost for event in events if isinstance(event, CaveClosed))
        fled = sum(len(event.explorers) * event.carried for event in events if isinstance(event, HazardStruck))
        inside = len(state.explorers) * state.carried
        return found - lost - fled - inside - sum(state.left) - sum(state.chest)

    def banked(state, events):
        chest = [0] * players
        for event in events:
            if isinstance(event, GemsBanked):
                chest[event.player] += event.gems
                assert event.chest == chest[event.player]
        return tuple(a - b for a, b in zip(chest, state.chest, strict=True))

    def relics(state, events):
        """Every relic is in one place: waiting, face down, on the path, carried out, lost."""
        down = sum(n for card, n in zip(game.cards, state.deck, strict=True) if isinstance(card, RelicCard))
        lying = sum(isinstance(card, RelicCard) for card in state.path)
        won = sum(map(len, state.relics))
        assert won == state.relics_out == sum(isinstance(event, RelicTaken) for event in events)
        assert state.relics_lost == sum(event.relics_lost for event in events if isinstance(event, CaveClosed))
        return len(state.relics_waiting) + down + lying + won + state.relics_lost

    def cards(state, events):
        """Every card is face down, on the path, waiting, or out of the game."""
        out = len(state.removed) + state.relics_out + state.relics_lost
        return sum(state.deck) + len(state.path) + len(state.relics_waiting) + out

    for measure, value in ((gems, 0), (banked, (0,) * players), (relics, len(game.opts.relics)), (cards, all_cards)):
        assert measure(game.initial_state(), ()) == value
        assert_conserved(game, measure, playouts=1, seed=number)


@RELAXED
@given(setups(), st.integers(0, 2**64), st.sampled_from([0.0, 0.5, 0.9]))
def test_a_match_is_whole_and_its_record_gives_it_again(setup, number, stay):
    match = played(*setup, number, stay)
    events = list(match.events)
    caves = match.game.opts.caves
    assert [event.cave_index for event in events if isinstance(event, CaveEntered)] == list(range(caves))
    assert [event.cave_index for event in events if isinstance(event, CaveClosed)] == list(range(caves))
    assert isinstance(events[-1], GameEnded)
    assert sum(isinstance(event, GameEnded) for event in events) == 1
    assert match.returns == tuple(float(score) for score in events[-1].scores)
    record = match.record()
    again = MatchRecord.loads(record.dumps())
    assert again.to_data() == record.to_data()
    replayed = Match.replay(again)
    assert replayed.log == match.log
    assert replayed.state == match.state
    assert verify_record(again) == ()
    _, places = moments(again)
    assert [place.events for place in places[1:]] == [events for _, events in match.log]
    assert places[-1].state == match.state


@RELAXED
@given(setups(), st.integers(0, 2**64), st.integers(0, 7), st.lists(st.integers(0, 500), min_size=8, max_size=8))
def test_hidden_chests_make_no_difference_to_what_others_see(setup, number, viewer, other):
    """Two states that differ only in chests a viewer may not see look alike, and stay alike whatever happens."""
    players, edition, options = setup
    options = {**options, "chests": "hidden"}
    game = META.create(players, options, preset=edition)
    watcher = viewer if viewer < players else None
    match = played(players, edition, options, number, 0.8)
    state = game.initial_state()
    chest = tuple(0 if player == watcher else other[player] for player in range(players))
    twin = state._replace(chest=chest)
    for step, _ in match.log:
        assert game.observe(state, watcher) == game.observe(twin, watcher)
        state, events = game.apply(state, step)
        twin, others = game.apply(twin, step)
        if any(isinstance(event, GameEnded) for event in events):
            break  # the chests are opened at the end
        assert match.redacted(events, watcher) == match.redacted(others, watcher)


@RELAXED
@given(setups(), st.integers(0, 2**64), st.randoms(use_true_random=False))
def test_the_order_of_the_deck_is_nowhere(setup, number, rng):
    """Whatever is dealt later, what anyone has seen so far is the same: nothing in it can depend on the future."""
    match = played(*setup, number, 0.8)
    cut = rng.randrange(len(match.log))
    record = match.record()
    before = MatchRecord.from_data({**record.to_data(), "steps": record.to_data()["steps"][:cut], "seed": None})
    short = Match.replay(before)
    assert short.log == match.log[:cut]
    if isinstance(short.node, Chance):
        seen = [short.observe(viewer) for viewer in (None, 0, 1)]
        for outcome, _ in short.node.outcomes:
            again = Match.replay(before)
            assert [again.observe(viewer) for viewer in (None, 0, 1)] == seen
            again.deal(outcome)
            assert again.log[:cut] == short.log


@settings(RELAXED, max_examples=15)
@given(setups(), st.integers(1, 2**256 - 1), st.booleans())
@example((3, "iello2016", {}), 12345, True)
def test_no_secret_goes_out_while_the_match_is_on(setup, number, stay):
    players, edition, options = setup
    seed = Seed.parse(format(number, "064x"))
    match = Match.new("diamant", players, preset=edition, options=options, seed=seed)
    rng = random.Random(number)
    secrets = (seed.secret, seed.key.hex(), Seed, random.Random, type(match.state), type(match.game))
    while isinstance(match.node, Decide):
        for player in sorted(match.waiting_for):
            actions = match.legal_actions(player)
            match.submit(player, actions[0] if stay and rng.random() < 0.7 else rng.choice(list(actions)))
        if match.is_over:
            break
        outgoing = [match.observe(viewer) for viewer in (None, *range(players))]
        events = match.log[-1][1]
        outgoing += [match.redacted(events, viewer) for viewer in (None, *range(players))]
        assert_no_leak(outgoing, secrets)
        assert_no_leak(to_data(outgoing), secrets)
        record = match.record()
        assert_no_leak(record, secrets)
        assert_no_leak(record.dumps(), secrets)
        assert_no_leak(repr(match.seed), secrets[:2])
    assert match.record().seed == seed


@RELAXED
@given(setups(), st.integers(0, 2**64), st.randoms(use_true_random=False))
def test_a_sealed_choice_shows_nowhere(setup, number, rng):
    players, edition, options = setup
    whole = played(players, edition, options, number, 0.8)
    decisions = [at for at, (step, _) in enumerate(whole.log) if isinstance(step, Chosen) and len(step.actions) > 1]
    if not decisions:
        return
    cut = rng.choice(decisions)
    data = whole.record().to_data()
    before = MatchRecord.from_data({**data, "steps": data["steps"][:cut], "seed": None})
    step = whole.log[cut][0]
    assert isinstance(step, Chosen)
    player = rng.choice(sorted(step.actions))
    shown = []
    for action in Match.replay(before).legal_actions(player):
        match = Match.replay(before)
        match.submit(player, action)
        others = [viewer for viewer in (None, *range(players)) if viewer != player]
        shown.append(
            (
                [match.observe(viewer) for viewer in others],
                [match.redacted(tuple(match.events), viewer) for viewer in others],
                match.sealed,
                match.waiting_for,
                match.record().dumps(),
                match.record(with_seed=True).dumps(),
            )
        )
    assert all(one == shown[0] for one in shown)


def test_a_foreign_event_is_not_followed() -> None:
    game = META.create(3)
    with pytest.raises(AssertionError):
        game.follow(game.observe(game.initial_state(), 0), "thunder")


def test_two_explorers_each_keep_the_contract():
    done = check_game(META.create(2, {"explorers_per_player": 2}), playouts=8)
    assert {"RelicTaken", "HazardStruck", "ExplorersLeft"} <= done.events


def test_leavers_and_stayers_together_are_everyone():
    match = played(6, "iello2016", {}, 7, 0.7)
    inside: tuple[int, ...] = ()
    for step, events in match.log:
        for event in events:
            if isinstance(event, CaveEntered):
                inside = tuple(range(6))
            elif isinstance(event, TreasureFound | HazardStruck):
                assert event.explorers == inside
            elif isinstance(event, ExplorersLeft):
                assert set(event.explorers) <= set(inside)
                inside = tuple(one for one in inside if one not in event.explorers)
        if isinstance(step, Chosen):
            assert set(step.actions) >= set(inside) or inside == tuple(range(6))
