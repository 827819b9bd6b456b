"""Pig in a terminal; see `tacora.tui.boards` for the interface. Nothing is told by colour alone."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from tacora.games._template import odds
from tacora.games._template.model import Observation, Phase

__all__ = ["advice", "describe", "draw", "hint", "title"]

Line: TypeAlias = list[tuple[str, str]]


class Scene(Protocol):
    """What of `tacora.tui.boards.Scene` is used here."""

    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def viewer(self) -> int | None: ...
    @property
    def asked(self) -> frozenset[int]: ...
    def say(self, message: str, /, **args: Any) -> str: ...


def title(observation: Observation, scene: Scene) -> str:
    """What is played for."""
    return scene.say("terminal-pig-title", target=observation.target)


def describe(observation: Observation, scene: Scene) -> list[str]:
    """The table as sentences."""
    lines = [title(observation, scene)]
    if observation.phase is not Phase.OVER:
        lines.append(_turn(observation, scene))
        if observation.rolls:
            lines.append(scene.say("terminal-pig-rolls", rolls=" ".join(map(str, observation.rolls))))
    return lines + [
        scene.say("terminal-pig-score", name=name, score=score)
        for name, score in zip(scene.names, observation.scores, strict=True)
    ]


def draw(observation: Observation, scene: Scene, width: int) -> list[Line]:
    """The turn's dice, then everyone's score as a bar towards the target."""
    lines: list[Line] = []
    if observation.phase is not Phase.OVER:
        dice = [f"[{face}]" for face in observation.rolls]
        room = max(1, width // 5)
        shown = dice if len(dice) <= room else ["…", *dice[-room + 1 :]]
        lines = [[(_turn(observation, scene), "title")], [(" ".join(shown), "gem")], []]
    names = max(map(len, scene.names))
    longest = min(names, max(4, width // 2))
    bar = max(4, min(40, width - longest - 10))
    for player, (name, score) in enumerate(zip(scene.names, observation.scores, strict=True)):
        turn = observation.turn_points if player == observation.player else 0
        safe = min(bar, bar * score // observation.target)
        risk = min(bar - safe, -(-bar * turn // observation.target))
        won = observation.winners is not None and player in observation.winners
        sign = "★" if won else "●" if player == observation.player and observation.winners is None else " "
        lines.append(
            [
                (f"{sign} ", "torch"),
                (name[:longest].ljust(longest) + " ", "strong" if player == scene.viewer else ""),
                ("█" * safe, "gem"),
                ("░" * risk, "danger"),
                ("·" * (bar - safe - risk), "dim"),
                (f" {score}", "strong"),
            ]
        )
    return lines


def hint(observation: Observation, scene: Scene) -> str | None:
    """What holding would bring."""
    if observation.phase is not Phase.DECIDE or scene.viewer not in scene.asked:
        return None
    return scene.say("terminal-pig-hint", score=observation.scores[observation.player] + observation.turn_points)


def advice(observation: Observation, scene: Scene) -> str | None:
    """The chance of a pig, and the best stop for points alone."""
    advised = odds.advise(observation)
    if not advised:
        return None
    return scene.say("terminal-pig-advice", percent=f"{100 * advised['pig_next']:.0f}", hold_at=advised["hold_at"])


def _turn(observation: Observation, scene: Scene) -> str:
    you = "yes" if observation.player == scene.viewer else "no"
    person = scene.names[observation.player]
    return scene.say("terminal-pig-turn", person=person, you=you, points=observation.turn_points)
