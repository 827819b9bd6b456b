"""Why an event happened: the rule, with the numbers of that moment. Works on plain data, as it goes over a wire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tacora.core.errors import TacoraError

__all__ = ["Explanation", "InvalidEvent", "explain"]


class InvalidEvent(TacoraError):
    """Plain data that is not an event of this game, or whose numbers do not fit one."""

    code = "invalid-event"


@dataclass(frozen=True, slots=True)
class Explanation:
    """Sentences of the catalogue (id and arguments), and the rulebook's paragraphs behind them, the main one first."""

    lines: tuple[tuple[str, Mapping[str, Any]], ...]
    rules: tuple[str, ...]


def explain(event: Mapping[str, Any], before: Mapping[str, Any] | None = None) -> Explanation:
    """The rule behind ``event`` that changed the position ``before`` (an event and an observation as plain data).

    Without ``before`` the sentences tell only what the event itself holds. Raises `InvalidEvent`.
    """
    teller = _TELLERS.get(str(event.get("type")))
    if teller is None:
        raise InvalidEvent(
            f"{str(event.get('type'))[:40]!r} is not an event of this game.", event=str(event.get("type"))[:40]
        )
    try:
        return teller(event, before)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ZeroDivisionError):
        raise InvalidEvent(
            "The event's numbers cannot be read.", code="invalid-event-data", event=str(event["type"])
        ) from None


_Before = Mapping[str, Any] | None


def _cave_entered(event: Mapping[str, Any], before: _Before) -> Explanation:
    lines: list[tuple[str, Mapping[str, Any]]] = [("desk-why-entered", {"cave": int(event["cave_index"]) + 1})]
    rules = ["R3.1"]
    if event.get("relic"):
        lines.append(("desk-why-entered-relic", {}))
        rules.append("R2.3")
    return Explanation(tuple(lines), tuple(rules))


def _treasure_found(event: Mapping[str, Any], before: _Before) -> Explanation:
    explorers = len(event["explorers"])
    arguments = {
        "gems": int(event["gems"]),
        "explorers": explorers,
        "share": int(event["share"]),
        "shared": int(event["share"]) * explorers,
        "remainder": int(event["remainder"]),
    }
    return Explanation((("desk-why-treasure", arguments),), ("R3.2", "R3.3"))


def _hazard_revealed(event: Mapping[str, Any], before: _Before) -> Explanation:
    hazard = str(event["hazard"])
    lines: list[tuple[str, Mapping[str, Any]]] = [("desk-why-hazard-first", {"hazard": hazard})]
    if before is not None:
        lines.append(("desk-why-hazard-more", {"hazard": hazard, "cards": max(0, _in_deck(before, hazard) - 1)}))
    return Explanation(tuple(lines), ("R3.4", "R4.1"))


def _relic_revealed(event: Mapping[str, Any], before: _Before) -> Explanation:
    return Explanation((("desk-why-relic", {}),), ("R3.6", "R4.6"))


def _hazard_struck(event: Mapping[str, Any], before: _Before) -> Explanation:
    hazard = str(event["hazard"])
    explorers, carried = len(event["explorers"]), int(event["carried"])
    lines: list[tuple[str, Mapping[str, Any]]] = [
        ("desk-why-struck", {"hazard": hazard, "explorers": explorers, "carried": carried})
    ]
    if before is not None:
        path = [str(card) for card in before["path"]]
        if hazard in path:
            lines.append(("desk-why-struck-where", {"first": path.index(hazard) + 1, "second": len(path) + 1}))
        seen = set(path)
        total = sum(int(count) for _, count in before["deck"])
        striking = sum(int(count) for card, count in before["deck"] if card in seen and _is_hazard(str(card)))
        if total:
            lines.append(
                (
                    "desk-why-struck-odds",
                    {"striking": striking, "total": total, "percent": round(striking / total * 100, 1)},
                )
            )
    return Explanation(tuple(lines), ("R3.5", "R5.4"))


def _choices_revealed(event: Mapping[str, Any], before: _Before) -> Explanation:
    arguments = {"leaving": len(event["leaving"]), "staying": len(event["staying"])}
    return Explanation((("desk-why-choices", arguments),), ("R4.1", "R4.2"))


def _explorers_left(event: Mapping[str, Any], before: _Before) -> Explanation:
    leavers, share, rest = len(event["explorers"]), int(event["share"]), int(event["remainder"])
    total = share * leavers + rest
    lines: list[tuple[str, Mapping[str, Any]]] = [
        ("desk-why-left", {"leavers": leavers, "left": total, "share": share, "remainder": rest})
    ]
    rules = ["R4.4", "R4.5"]
    if before is not None:
        relics = sum(str(card).startswith("relic") for card in before["path"])
        if relics and leavers > 1:
            lines.append(("desk-why-left-relics", {"relics": relics, "leavers": leavers}))
            rules.append("R4.6")
        if before["options"].get("leftover_split") == "per_card":
            lines.append(("desk-why-left-per-card", {}))
            rules.append("R8.5")
    return Explanation(tuple(lines), tuple(rules))


def _gems_banked(event: Mapping[str, Any], before: _Before) -> Explanation:
    if event.get("gems") is None:
        return Explanation((("desk-why-banked-hidden", {}),), ("R4.8", "R7.2"))
    gems = int(event["gems"])
    lines: list[tuple[str, Mapping[str, Any]]] = [("desk-why-banked", {"gems": gems})]
    if before is not None and 0 <= int(before["carried"]) <= gems:
        carried = int(before["carried"])
        lines.append(("desk-why-banked-sum", {"carried": carried, "gathered": gems - carried, "gems": gems}))
    return Explanation(tuple(lines), ("R4.8", "R4.4"))


def _relic_taken(event: Mapping[str, Any], before: _Before) -> Explanation:
    value, number = int(event["value"]), int(event["number"])
    printed = before is not None and before["options"].get("relic_values") == "printed"
    message = "desk-why-relic-printed" if printed else "desk-why-relic-order"
    lines: list[tuple[str, Mapping[str, Any]]] = [
        ("desk-why-relic-alone", {}),
        (message, {"value": value, "number": number}),
    ]
    rules = ["R4.6", "R4.7"]
    if before is not None and before["options"].get("lost_relics_count") and before["relics_lost"]:
        lines.append(("desk-why-relic-lost-count", {"lost": int(before["relics_lost"])}))
        rules.append("R8.5")
    return Explanation(tuple(lines), tuple(rules))


_REASONS = {
    "all-left": ("desk-why-closed-all-left", "R5.1"),
    "hazard": ("desk-why-closed-hazard", "R5.1"),
    "deck-empty": ("desk-why-closed-deck-empty", "R5.6"),
}


def _cave_closed(event: Mapping[str, Any], before: _Before) -> Explanation:
    message, rule = _REASONS[str(event["reason"])]
    lines: list[tuple[str, Mapping[str, Any]]] = [(message, {"cave": int(event["cave_index"]) + 1})]
    rules = [rule]
    if event["gems_lost"]:
        lines.append(("desk-why-closed-gems", {"gems": int(event["gems_lost"])}))
        rules.append("R5.2")
    if event["relics_lost"]:
        lines.append(("desk-why-closed-relics", {"relics": int(event["relics_lost"])}))
        rules.append("R5.3")
    if event.get("removed"):
        lines.append(("desk-why-closed-removed", {"hazard": str(event["removed"])}))
        rules.append("R5.4")
    return Explanation((*lines, ("desk-why-closed-shuffle", {})), (*rules, "R5.5"))


def _game_ended(event: Mapping[str, Any], before: _Before) -> Explanation:
    scores = [int(score) for score in event["scores"]]
    best = max(scores)
    tied, winners = scores.count(best), len(event["winners"])
    lines: list[tuple[str, Mapping[str, Any]]] = [("desk-why-ended", {"score": best})]
    rules = ["R6.1", "R6.2"]
    if tied > 1:
        lines.append(
            (
                "desk-why-ended-tie" if winners == tied else "desk-why-ended-tie-relics",
                {"tied": tied, "winners": winners},
            )
        )
        rules.append("R6.3")
    return Explanation(tuple(lines), tuple(rules))


def _in_deck(before: Mapping[str, Any], card: str) -> int:
    return sum(int(count) for name, count in before["deck"] if name == card)


def _is_hazard(card: str) -> bool:
    return not card.isdigit() and not card.startswith("relic")


_TELLERS = {
    "CaveEntered": _cave_entered,
    "TreasureFound": _treasure_found,
    "HazardRevealed": _hazard_revealed,
    "RelicRevealed": _relic_revealed,
    "HazardStruck": _hazard_struck,
    "ChoicesRevealed": _choices_revealed,
    "ExplorersLeft": _explorers_left,
    "GemsBanked": _gems_banked,
    "RelicTaken": _relic_taken,
    "CaveClosed": _cave_closed,
    "GameEnded": _game_ended,
}
