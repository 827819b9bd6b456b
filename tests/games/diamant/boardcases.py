"""Random matches as plain data, to compare the browser's twin modules with the Python rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from tacora.core.data import to_data
from tacora.core.match import Match
from tacora.core.protocol import Chance
from tacora.core.registry import get
from tacora.games.diamant import text
from tacora.games.diamant.model import HazardStruck

PRESETS = tuple(preset.name for preset in get("diamant").options.presets)

NAMES = ("Ana", "Inés", "Ísak", "Hiedra", "Ian", "<b>Zoé</b>", "Íñigo", "Øyvind")

SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"chests": "open"},
    {"leftover_split": "per_card"},
    {"lost_relics_count": True},
    {"relic_entry": "one_per_round_random", "relic_values": "printed", "relics": [5, 5, 8, 40]},
    {"relic_entry": "all_at_start", "relic_values": "printed", "relics": [7]},
    {"treasures": [1, 1, 2], "hazards": [1, 1], "caves": 2, "relics": []},
    {"treasures": [99, 3], "hazards": [5, 0, 2], "caves": 9},
    {"treasures": [], "hazards": [2], "caves": 3},
    {"treasures": [7, 8], "hazards": [1], "relics": []},
)


def settings() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every preset with every switch, for changing numbers of players; and two explorers each."""
    players = itertools.cycle(range(2, 9))
    for preset in PRESETS:
        for switches in SWITCHES:
            yield preset, next(players), switches
        yield preset, 2, {"explorers_per_player": 2}
        yield preset, 2, {"explorers_per_player": 2, "leftover_split": "per_card", "chests": "open"}


def random_match(preset: str, players: int, options: dict[str, Any], rng: random.Random) -> Match:
    """A finished match; those inside leave with a chance drawn once for the match, so some go deep."""
    match = Match.new("diamant", players, preset=preset, options=options)
    leave = rng.choice((0.0, 0.05, 0.15, 0.3, 0.6))
    while not match.is_over:
        for player in match.waiting_for:
            legal = list(match.legal_actions(player))
            action = rng.choice(legal[1:]) if rng.random() < leave else legal[0]
            match.submit(player, action)
    return match


def case(match: Match, viewer: int | None) -> dict[str, Any]:
    """What one viewer is sent of a match, with the observation due after the last event of each step."""
    game = match.game
    state = game.initial_state()
    steps: list[list[Any]] = []
    busts = [0] * match.observe(None).options.caves
    cave = 0
    initial = to_data(game.observe(state, viewer))
    for step, events in match.log:
        state, _ = game.apply(state, step)
        observation = game.observe(state, viewer)
        node = game.node(state)
        weights = (
            [[game.format_outcome(one), weight] for one, weight in node.outcomes] if type(node) is Chance else None
        )
        names = ("cards_left", "gems_left", "hazards_seen", "relics_on_path", "relics_value", "bust_weight")
        facts = {
            "outcomes": weights,
            "derived": {name: to_data(getattr(observation, name)) for name in names},
            "cards": [list(text.card_message(card.to_data(), game.options)) for card in observation.path],
        }
        seen = [to_data(event) for event in match.redacted(events, viewer)]
        told = [text.event_arguments(event, NAMES, game.options, viewer) for event in seen]
        for event in events:
            if type(event).__name__ == "CaveEntered":
                cave = event.cave_index
            if isinstance(event, HazardStruck):
                each = observation.options.explorers_per_player
                busts[cave] = len({explorer // each for explorer in event.explorers})
        for index, event in enumerate(seen):
            last = index == len(seen) - 1
            steps.append([event, to_data(observation) if last else None, facts if last else None, told[index]])
    final = match.observe(None)
    end = {"scores": list(final.scores or ()), "caves": final.options.caves, "busts": busts}
    return {"initial": initial, "steps": steps, "end": end, "names": NAMES}


def cases(matches_each: int, seed: int) -> Iterator[dict[str, Any]]:
    """Cases over all settings; viewers change from match to match, the spectator among them."""
    rng = random.Random(seed)
    for preset, players, options in settings():
        for _ in range(matches_each):
            match = random_match(preset, players, options, rng)
            yield case(match, rng.choice((None, *range(players))))
