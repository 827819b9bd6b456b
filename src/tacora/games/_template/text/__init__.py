"""The words of Pig: what the sentences of ``<language>.ftl`` are told about an event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["event_arguments"]


def event_arguments(
    event_data: Mapping[str, Any], names: Sequence[str], options: Mapping[str, Any], viewer: int | None = None
) -> dict[str, str | int]:
    """The variables of the message ``event-<kind>``: the event's own numbers, and who it is about.

    ``person`` is the player's name and ``you`` is ``yes`` when that is the viewer. At the end ``winners`` counts
    the winners, ``names`` says them one after the other and ``standing`` everyone with their score, best first.
    """
    args: dict[str, str | int] = {
        name: value for name, value in event_data.items() if name not in ("type", "player") and isinstance(value, int)
    }
    if event_data["type"] == "GameEnded":
        scores, winners = event_data["scores"], event_data["winners"]
        ranked = sorted(range(len(scores)), key=lambda player: (-scores[player], player))
        args["winners"] = len(winners)
        args["you"] = "yes" if viewer in winners else "no"
        args["names"] = ", ".join(names[player] for player in winners)
        args["score"] = max(scores)
        args["standing"] = ", ".join(f"{names[player]} {scores[player]}" for player in ranked)
    else:
        args["person"] = names[event_data["player"]]
        args["you"] = "yes" if event_data["player"] == viewer else "no"
    return args
