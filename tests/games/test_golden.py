"""The recorded matches in each game's folder ``golden``: they open, verify, replay and show what their names say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

from tacora.core import registry
from tacora.core.match import Match, moments, verify_record
from tacora.core.record import MatchRecord
from tacora.core.testing import playthrough

FILES = {
    f"{meta.id}/{entry.name}": entry
    for meta in registry.all_games()
    if (resources.files(meta.package) / "golden").is_dir()
    for entry in (resources.files(meta.package) / "golden").iterdir()
}
RECORDS = sorted(name for name in FILES if name.endswith(".json"))
PLAYTHROUGHS = sorted(name for name in FILES if name.endswith("-playthrough.txt"))
EDITIONS = [preset.name for preset in registry.get("diamant").options.presets]


class Told:
    """A replayed match as lists of plain events, cave by cave."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.caves: list[list[dict[str, Any]]] = []
        for event in match.events:
            data = {"type": type(event).__name__, **{key: getattr(event, key) for key in event.__dataclass_fields__}}
            if data["type"] == "CaveEntered":
                self.caves.append([])
            if self.caves:
                self.caves[-1].append(data)
        self.scores = match.returns or ()
        self.winners = match.game.winners(match.state)
        self.best = [player for player, score in enumerate(self.scores) if score == max(self.scores)]

    def last_departures(self, cave: list[dict[str, Any]]) -> tuple[int, ...]:
        """Explorers of the last group that walked out of a cave."""
        groups = [event["explorers"] for event in cave if event["type"] == "ExplorersLeft"]
        return groups[-1] if groups else ()

    def ended_by(self, cave: list[dict[str, Any]]) -> str:
        kinds = [event["type"] for event in cave]
        if "HazardStruck" in kinds:
            return "bust"
        return "empty" if kinds[-kinds[::-1].index("ChoicesRevealed") - 1 :].count("ExplorersLeft") == 2 else "left"


def deck_ran_out(told: Told) -> bool:
    """Right before some cave closes no card is face down, and someone had chosen to stay."""
    _, places = moments(told.match.record())
    return any(
        any(type(event).__name__ == "CaveClosed" for event in after.events)
        and sum(before.state.deck) == 0
        and any(type(event).__name__ == "ChoicesRevealed" and event.staying for event in after.events)
        for before, after in pairwise(places)
    )


def first_to_reach(told: Told) -> int:
    target = told.match.game.options["target"]
    return next(event.player for event in told.match.events if getattr(event, "score", 0) >= target)


def relic_counts(told: Told) -> list[int]:
    return [len(told.match.state.relics[player]) for player in told.best]


SHOWS: dict[str, Callable[[Told], bool]] = {
    "all-left-together": lambda told: any(
        told.ended_by(cave) == "left" and len(told.last_departures(cave)) == told.match.game.num_players
        for cave in told.caves
    ),
    "last-explorer-leaves-alone": lambda told: any(
        told.ended_by(cave) == "left" and len(told.last_departures(cave)) == 1 for cave in told.caves
    ),
    "bust": lambda told: any(told.ended_by(cave) == "bust" for cave in told.caves[:-1]),
    "bust-in-the-last-cave": lambda told: (
        told.ended_by(told.caves[4]) == "bust" and told.caves[4][-2]["removed"] is None
    ),
    "deck-empty": deck_ran_out,
    "single-winner": lambda told: len(told.winners) == len(told.best) == 1,
    "tie-shared": lambda told: len(told.winners) == len(told.best) == 2 and max(told.scores) > 0,
    "zero-scores": lambda told: not any(told.scores) and len(told.winners) == len(told.scores),
    "relics-lost": lambda told: any(event.get("relics_lost", 0) > 1 for cave in told.caves for event in cave),
    "relics-at-both-values": lambda told: {5, 10} <= {value for won in told.match.state.relics for value in won},
    "tie-broken-by-relics": lambda told: (
        len(told.best) > len(told.winners)
        and all(len(told.match.state.relics[player]) == max(relic_counts(told)) for player in told.winners)
    ),
    "tie-in-spite-of-relics": lambda told: tuple(told.best) == told.winners and len(set(relic_counts(told))) > 1,
    # Pig
    "zero-against-winner": lambda told: 0 in told.scores and len(told.winners) == 1,
    "last-turn-wins": lambda told: first_to_reach(told) not in told.winners,
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_verifies_and_shows_what_its_name_says(name: str) -> None:
    record = MatchRecord.loads(FILES[name].read_bytes())
    assert verify_record(record) == ()
    match = Match.replay(record)
    assert match.is_over
    assert json.loads(match.record().dumps()) == {
        **json.loads(FILES[name].read_bytes()),
        "program": json.loads(match.record().dumps())["program"],
    }
    edition, _, what = name.partition("/")[2].removesuffix(".json").partition("-")
    assert SHOWS[what](Told(match)), what
    if what == "deck-empty":
        assert set(record.house) == {"treasures", "hazards"}
        assert record.options["hazard_set"] == registry.get("diamant").options.resolve(edition)["hazard_set"]
    elif edition != "pairs":
        assert record.preset == edition
        assert record.house == {"fair": ("equal_turns",), "short": ("target",)}.get(edition, ())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_every_way_a_cave_and_a_game_can_end(edition: str) -> None:
    options = registry.get("diamant").options.resolve(edition)
    needed = ["all-left-together", "last-explorer-leaves-alone", "bust", "bust-in-the-last-cave", "deck-empty"]
    needed += ["single-winner", "tie-shared", "zero-scores"]
    if options["relics"]:
        needed.append("tie-broken-by-relics" if options["tie"] != "shared" else "tie-in-spite-of-relics")
    assert {f"diamant/{edition}-{name}.json" for name in needed} <= set(RECORDS)
    assert f"diamant/{edition}-playthrough.txt" in PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_what_the_rules_say_today(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    players = re.search(r"^players: (\d+)$", text, re.MULTILINE)
    options = re.search(r"^options: (\{.*\})$", text, re.MULTILINE)
    seed = re.search(r"^match: random, seed (\d+)$", text, re.MULTILINE)
    assert players and options and seed  # noqa: PT018
    game = registry.get(name.partition("/")[0]).create(int(players[1]), json.loads(options[1]))
    assert playthrough(game, int(seed[1])) == text


def test_the_claims_tell_records_apart() -> None:
    """No claim holds for every record: each says something."""
    told = [Told(Match.replay(MatchRecord.loads(FILES[name].read_bytes()))) for name in RECORDS if "diamant/" in name]
    for what, shows in SHOWS.items():
        if what not in ("zero-against-winner", "last-turn-wins"):
            assert not all(shows(one) for one in told), what
