"""Write the recorded matches and playthroughs that each game keeps in its folder ``golden``.

A match is looked for among seeds 1, 2, 3, … played by simple random players until it shows what its name
says, so every record can be verified from its own seed. Run it again after a change of the rules that is
meant, and review what differs::

    python scripts/make_golden.py            # everything
    python scripts/make_golden.py --check    # only say whether the files are as they would be written
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from tacora.core import registry
from tacora.core.chance import Seed
from tacora.core.match import Match
from tacora.core.protocol import Action, Decide
from tacora.core.testing import playthrough

Policy = Callable[[random.Random, Match, int], Action]
Claim = Callable[[Match], bool]


def played(game: str, players: int, preset: str, options: dict[str, Any], number: int, policy: Policy) -> Match:
    """The match of one seed."""
    seats = ("Ana", "Bo", "Chloé", "Dov", "Eva")[:players]
    match = Match.new(game, players, preset=preset, options=options, seed=Seed.parse(format(number, "x")), seats=seats)
    rng = random.Random(number)
    while isinstance(match.node, Decide):
        for player in sorted(match.waiting_for):
            match.submit(player, policy(rng, match, player))
    return match


def search(
    game: str,
    players: int,
    preset: str,
    options: dict[str, Any],
    policies: tuple[Policy, ...],
    claim: Claim,
    first: int = 1,
) -> str:
    """The text of the record of the first seed, from ``first`` on, whose match is as claimed."""
    for number in range(first, first + 200_000):
        for policy in policies:
            match = played(game, players, preset, options, number, policy)
            if claim(match):
                # The version of the program that wrote it would change every file with each release.
                return re.sub(r'("program": ")[^"]*"', r'\1tacora"', match.record().dumps(), count=1)
    raise LookupError(f"no match of {game} {preset} is as claimed")


# Diamant -----------------------------------------------------------------------------------------


def staying(chance: float) -> Policy:
    """Stays with a fixed chance."""

    def policy(rng: random.Random, match: Match, player: int) -> Action:
        stay, leave, *_ = match.legal_actions(player)
        return stay if rng.random() < chance else leave

    return policy


def together(cards: int) -> Policy:
    """All leave after so many cards."""

    def policy(rng: random.Random, match: Match, player: int) -> Action:
        stay, leave, *_ = match.legal_actions(player)
        return leave if len(match.observe(player).path) >= cards else stay

    return policy


WANDER = (staying(0.75), staying(0.5), staying(0.9))


def happened(match: Match, kind: str) -> list[Any]:
    return [event for event in match.events if type(event).__name__ == kind]


def closings(match: Match) -> Iterator[tuple[int, Any, list[Any]]]:
    """Each closed cave: its number from 0, the event, and the events of the step that closed it."""
    for _, events in match.log:
        for event in events:
            if type(event).__name__ == "CaveClosed":
                yield event.cave_index, event, list(events)


def all_left_together(match: Match) -> bool:
    return any(
        event.reason.value == "all-left"
        and [len(one.explorers) for one in events if type(one).__name__ == "ExplorersLeft"] == [match.game.num_players]
        for _, event, events in closings(match)
    )


def last_explorer_leaves_alone(match: Match) -> bool:
    return any(
        event.reason.value == "all-left"
        and [len(one.explorers) for one in events if type(one).__name__ == "ExplorersLeft"] == [1]
        for _, event, events in closings(match)
    )


def bust(match: Match) -> bool:
    return any(event.reason.value == "hazard" and event.removed for _, event, _ in closings(match))


def bust_in_the_last_cave(match: Match) -> bool:
    *_, (cave, event, _) = closings(match)
    return cave == 4 and event.reason.value == "hazard"


def deck_empty(match: Match) -> bool:
    return any(event.reason.value == "deck-empty" for _, event, _ in closings(match))


def single_winner(match: Match) -> bool:
    (ended,) = happened(match, "GameEnded")
    return len(ended.winners) == 1 and sorted(ended.scores)[-1] > sorted(ended.scores)[-2] > 0


def tie_shared(match: Match) -> bool:
    (ended,) = happened(match, "GameEnded")
    return len(ended.winners) == 2 and max(ended.scores) > 0


def tie_broken_by_relics(match: Match) -> bool:
    (ended,) = happened(match, "GameEnded")
    return ended.scores.count(max(ended.scores)) > len(ended.winners)


def tie_in_spite_of_relics(match: Match) -> bool:
    (ended,) = happened(match, "GameEnded")
    relics = [len(match.state.relics[player]) for player in ended.winners]
    return len(ended.winners) > 1 and len(set(relics)) > 1


def zero_scores(match: Match) -> bool:
    (ended,) = happened(match, "GameEnded")
    return not any(ended.scores)


def relics_taken_at_both_values(match: Match) -> bool:
    return {5, 10} <= {event.value for event in happened(match, "RelicTaken")}


def relics_lost(match: Match) -> bool:
    return any(event.relics_lost >= 2 for _, event, _ in closings(match))


def diamant() -> Iterator[tuple[str, str]]:
    """File names and texts."""
    meta = registry.get("diamant")
    for preset in meta.options.presets:
        values = meta.options.resolve(preset.name)
        claims: list[tuple[str, Claim, tuple[Policy, ...], dict[str, Any]]] = [
            ("all-left-together", all_left_together, WANDER, {}),
            ("last-explorer-leaves-alone", last_explorer_leaves_alone, WANDER, {}),
            ("bust", bust, WANDER, {}),
            ("bust-in-the-last-cave", bust_in_the_last_cave, WANDER, {}),
            ("deck-empty", deck_empty, (staying(0.95),), {"treasures": (2, 5, 9, 17), "hazards": (1, 2)}),
            ("single-winner", single_winner, WANDER, {}),
            ("tie-shared", tie_shared, WANDER, {}),
            ("zero-scores", zero_scores, (staying(1.0),), {}),
        ]
        if values["relics"]:
            claims.append(("relics-lost", relics_lost, WANDER, {}))
            if values["tie"] == "shared":
                claims.append(("tie-in-spite-of-relics", tie_in_spite_of_relics, WANDER, {}))
            else:
                claims.append(("tie-broken-by-relics", tie_broken_by_relics, WANDER, {}))
            if values["relic_values"] == "by_order":
                claims.append(("relics-at-both-values", relics_taken_at_both_values, WANDER, {}))
        for number, (name, claim, policies, options) in enumerate(claims):
            # Each from a seed of its own, so that one match is not taken for several.
            text = search("diamant", 3, preset.name, options, policies, claim, first=1000 * number + 1)
            yield f"{preset.name}-{name}.json", text
        yield f"{preset.name}-playthrough.txt", playthrough(meta.create(3, preset=preset.name), seed=2005)
    pair = {"explorers_per_player": 2}
    yield "pairs-single-winner.json", search("diamant", 2, "iello2016", pair, (any_action,), single_winner)
    yield "pairs-playthrough.txt", playthrough(meta.create(2, pair), seed=2005)


def any_action(rng: random.Random, match: Match, player: int) -> Action:
    return rng.choice(list(match.legal_actions(player)))


# Pig ---------------------------------------------------------------------------------------------


def holding_at(points: int) -> Policy:
    """Holds at a number of points of the turn, as its bot of that kind."""

    def policy(rng: random.Random, match: Match, player: int) -> Action:
        roll, hold = match.legal_actions(player)
        return hold if match.observe(player).turn_points >= points or rng.random() < 0.05 else roll

    return policy


def tie_of_two(match: Match) -> bool:
    return len(match.game.winners(match.state)) == 2


def late_winner(match: Match) -> bool:
    """The one who reached the target first did not win."""
    reached = [event.player for event in happened(match, "PointsBanked") if event.score >= match.game.options["target"]]
    return reached[0] not in match.game.winners(match.state)


def pig() -> Iterator[tuple[str, str]]:
    meta = registry.get("pig")
    hold = (holding_at(20),)
    for preset, name, claim in (
        ("classic", "single-winner", lambda match: len(match.game.winners(match.state)) == 1),
        ("short", "zero-against-winner", lambda match: 0 in match.state.scores),
        ("fair", "tie-shared", tie_of_two),
        ("fair", "last-turn-wins", late_winner),
    ):
        yield f"{preset}-{name}.json", search("pig", 3, preset, {}, hold, claim)
    yield "short-playthrough.txt", playthrough(meta.create(2, {"target": 20}), seed=6)


# Writing -----------------------------------------------------------------------------------------


def folder(game: str) -> Path:
    with resources.as_file(resources.files(registry.get(game).package)) as package:
        return Path(package) / "golden"


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    check = arguments.parse_args().check
    changed = 0
    for game, make in (("diamant", diamant), ("pig", pig)):
        target = folder(game)
        target.mkdir(exist_ok=True)
        kept = {"README.md"}
        for name, text in make():
            kept.add(name)
            path = target / name
            old = path.read_text(encoding="utf-8") if path.exists() else None
            if old == text:
                continue
            changed += 1
            print(f"{'would change' if check else 'wrote'} {game}/{name}")
            if not check:
                path.write_text(text, encoding="utf-8")
        for stray in sorted(path for path in target.iterdir() if path.name not in kept):
            print(f"{game}/{stray.name} is not made here")
            changed += 1
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
