"""Why did this happen? For every event of whole matches, in three languages, with the numbers of that moment."""

from __future__ import annotations

import random

import pytest

from tacora.assistant.desk import Desk
from tacora.core.chance import Seed
from tacora.core.data import to_data
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.words import LANGUAGES

MAIN_RULE = {
    "CaveEntered": "R3.1",
    "TreasureFound": "R3.2",
    "HazardRevealed": "R3.4",
    "RelicRevealed": "R3.6",
    "HazardStruck": "R3.5",
    "ChoicesRevealed": "R4.1",
    "ExplorersLeft": "R4.4",
    "GemsBanked": "R4.8",
    "RelicTaken": "R4.6",
    "CaveClosed": "R5.1",
    "GameEnded": "R6.1",
}


@pytest.mark.parametrize(("preset", "seed"), [("iello2016", 4), ("incan2020", 8), ("incan2006", 9), ("schmidt2005", 3)])
def test_every_event_of_a_match_is_explained(desk: Desk, preset: str, seed: int) -> None:
    match = Match.new("diamant", 4, preset=preset, seed=Seed.parse(f"{seed:x}"))
    rng = random.Random(seed)
    viewer = 1
    seen = match.game.observe(match.game.initial_state(), viewer)
    at, kinds = 0, set()
    while True:
        for step, events in match.log[at:]:
            del step
            for event in events:
                shown = match.game.redact(event, viewer)
                data, before = to_data(shown), to_data(seen)
                for language in LANGUAGES:
                    reason = desk.explain(data, before, language=language)
                    assert reason.rules[0] == MAIN_RULE[data["type"]], data
                    assert reason.text
                    assert "{" not in reason.text
                    for rule in reason.rules:
                        desk.knowledge.rulebooks[language].paragraph(rule)
                english = desk.explain(data, before, language="en").text
                if data["type"] == "TreasureFound":
                    assert f"{data['share']} each" in english
                    assert f"{data['remainder']} left" in english
                if data["type"] == "HazardStruck":
                    assert f"{data['carried']} carried" in english
                    total = sum(count for _, count in before["deck"])
                    assert f"of {total} cards" in english
                if data["type"] == "RelicTaken":
                    assert str(data["value"]) in english
                assert desk.explain(data, language="fr").rules  # also without the position
                seen = match.game.follow(seen, shown)
                kinds.add(data["type"])
        at = len(match.log)
        if match.is_over:
            break
        for player in sorted(match.waiting_for):
            actions = list(match.legal_actions(player))
            match.submit(player, actions[0] if rng.random() < 0.8 else actions[1])
    assert {"TreasureFound", "HazardRevealed", "ChoicesRevealed", "CaveClosed", "GameEnded"} <= kinds


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"type": "Nonsense"},
        {"type": "TreasureFound"},
        {"type": "TreasureFound", "gems": "x", "explorers": 3, "share": 1, "remainder": 0},
        {"type": "CaveClosed", "reason": "boredom", "cave_index": 0},
        {"type": "GameEnded", "scores": [], "winners": []},
    ],
)
def test_what_is_no_event_is_refused(desk: Desk, event: dict[str, object]) -> None:
    with pytest.raises(TacoraError) as refusal:
        desk.explain(event)
    assert refusal.value.code in ("invalid-event", "invalid-event-data")
