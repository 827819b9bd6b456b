"""The words of Diamant: what the sentences of ``<language>.ftl`` are told about an event or a card.

The browser's twin of this module is ``board/text.js``; both give the same variables for the same event.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["card_message", "event_arguments"]

_SOUNDS_I = re.compile(r"h?[iíìîï](?![aeoáéó])", re.IGNORECASE)
"""Before a name that begins so, Spanish says *e* instead of *y* (Ana e Inés, but Ana y Hiedra)."""


def event_arguments(
    event_data: Mapping[str, Any], names: Sequence[str], options: Mapping[str, Any], viewer: int | None = None
) -> dict[str, str | int]:
    """The variables of the message ``event-<kind>``: text and whole numbers only.

    ``event_data`` is the event as plain data (`tacora.core.data.to_data`), ``names`` the players' names by
    index, ``options`` the match's options (``hazard_set`` and ``explorers_per_player`` are used), ``viewer`` the
    player who reads (``None``: a spectator). What is absent from an event has no variable; ``edition`` always is there.

    A list of explorers ``xs`` gives ``xs`` (how many), ``xs_you`` (``yes`` when the viewer is among them),
    ``xs_others`` (how many besides the viewer) and those others' names as ``xs_first`` (all but the last, with commas)
    and ``xs_last``; ``xs_joint`` is ``i`` or ``other`` for the Spanish *e*. With two explorers a player, explorers are
    named ``Ana (1)`` and ``Ana (2)`` for every viewer and nobody is addressed as *you* but a winner.
    """
    each = int(options["explorers_per_player"])
    you = viewer if each == 1 else None
    args: dict[str, str | int] = {"edition": str(options["hazard_set"])}

    def explorer_name(explorer: int) -> str:
        name = names[explorer // each]
        return name if each == 1 else f"{name} ({explorer % each + 1})"

    def explorers(variable: str, members: Sequence[int]) -> None:
        others = [explorer_name(member) for member in members if member != you]
        args.update(_people(variable, others, len(members)))

    event = event_data
    match event["type"]:
        case "CaveEntered":
            args["cave"] = event["cave_index"] + 1
            args.update(_relic(event["relic"]))
        case "TreasureFound":
            args["gems"] = event["gems"]
            args["share"] = event["share"]
            args["remainder"] = event["remainder"]
            explorers("explorers", event["explorers"])
        case "HazardRevealed":
            args["hazard"] = event["hazard"]
        case "RelicRevealed":
            args.update(_relic("relic" if event["value"] is None else f"relic:{event['value']}"))
        case "HazardStruck":
            args["hazard"] = event["hazard"]
            args["carried"] = event["carried"]
            explorers("explorers", event["explorers"])
        case "ChoicesRevealed":
            explorers("leaving", event["leaving"])
            explorers("staying", event["staying"])
        case "ExplorersLeft":
            args["share"] = event["share"]
            args["remainder"] = event["remainder"]
            explorers("explorers", event["explorers"])
        case "GemsBanked":
            args["person"] = explorer_name(event["explorer"])
            args["you"] = "yes" if event["explorer"] == you else "no"
            args["known"] = "no" if event["gems"] is None else "yes"
            args["gems"] = event["gems"] or 0
            args["chest"] = event["chest"] or 0
        case "RelicTaken":
            args["person"] = explorer_name(event["explorer"])
            args["you"] = "yes" if event["explorer"] == you else "no"
            args["value"] = event["value"]
            args["number"] = event["number"]
        case "CaveClosed":
            args["cave"] = event["cave_index"] + 1
            args["reason"] = event["reason"]
            args["gems_lost"] = event["gems_lost"]
            args["relics_lost"] = event["relics_lost"]
            args["hazard"] = event["removed"] or "none"
        case "GameEnded":
            scores, winners = event["scores"], event["winners"]
            args["score"] = max(scores)
            args.update(_people("winners", [names[player] for player in winners if player != viewer], len(winners)))
            ranked = sorted(range(len(scores)), key=lambda player: (-scores[player], player))
            args["standing"] = ", ".join(f"{names[player]} {scores[player]}" for player in ranked)
    return args


def card_message(card: str, options: Mapping[str, Any]) -> tuple[str, dict[str, str | int]]:
    """Message id and variables that say a card in its text form (``7``, ``snakes``, ``relic``, ``relic:8``)."""
    args: dict[str, str | int] = {"edition": str(options["hazard_set"])}
    if card == "relic":
        return "card-relic", args
    if card.startswith("relic:"):
        return "card-relic-printed", {**args, "value": int(card.removeprefix("relic:"))}
    if card.isdigit():
        return "card-treasure", {**args, "gems": int(card)}
    return "card-hazard", {**args, "hazard": card}


def _relic(card: str | None) -> dict[str, str | int]:
    """``relic``: ``none``, ``plain`` or ``printed``; ``value``: the printed number or 0."""
    if card is None:
        return {"relic": "none", "value": 0}
    if card == "relic":
        return {"relic": "plain", "value": 0}
    return {"relic": "printed", "value": int(card.removeprefix("relic:"))}


def _people(variable: str, others: Sequence[str], count: int) -> dict[str, str | int]:
    last = others[-1] if others else ""
    return {
        variable: count,
        f"{variable}_you": "yes" if len(others) < count else "no",
        f"{variable}_others": len(others),
        f"{variable}_first": ", ".join(others[:-1]),
        f"{variable}_last": last,
        f"{variable}_joint": "i" if _SOUNDS_I.match(last) else "other",
    }
