"""Questions about the position a player sees at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.speech import Word
from tacora.games.diamant.model import Observation, Phase

__all__ = ["at_table"]

_FIRST_PERSON = frozenset(
    ("je", "j", "i", "me", "yo", "moi", "m", "pars", "sors", "repars", "salgo", "voy", "largo", "marcho", "retiro")
)
_IF = frozenset(("if", "si", "when", "quand", "cuando"))


def at_table(words: Sequence[Word], observation: Observation, player: int | None) -> Computed | None:
    """The answer for the position a player sees, or ``None`` when the question is not about it."""
    concepts = {concept for word in words for concept in word.concepts}
    texts = {word.text for word in words}
    if any(word.number is not None and not word.weak for word in words) or observation.phase is not Phase.DECIDE:
        return None
    speakers = _FIRST_PERSON | {"we", "on", "nous", "nos"}
    now = "now" in concepts or bool(texts & _IF and texts & speakers)
    viewer = player if player is not None else observation.player
    foreign = {getattr(word, "text", "") for word in words if getattr(word, "foreign", False)}
    if foreign and not ("leave" in concepts or "stay" in concepts):
        return None
    if "odds" in concepts or ("stay" in concepts and now) or ("bust" in concepts and now):
        return _stay_now(observation)
    if "leave" in concepts and now and viewer is not None and observation.explorers_of(viewer):
        return _leave_now(observation, viewer)
    if "relic" in concepts and now and concepts & {"value", "howmany"} and observation.relics_on_path:
        return _relics_now(observation)
    return None


def _leave_now(observation: Observation, player: int) -> Computed | None:
    gains = engine.leave_gains(observation, player)
    if not gains:
        return None
    lines: list[tuple[str, Mapping[str, Any]]] = []
    for others, gems, relics in gains:
        lines.append(
            (
                "desk-work-leave",
                {
                    "others": others,
                    "gems": gems,
                    "gathered": gems - observation.carried,
                    "relics": sum(relics),
                    "total": gems + sum(relics),
                },
            )
        )
    arguments = {
        "carried": observation.carried,
        "left": observation.gems_left,
        "relics": len(observation.relics_on_path),
    }
    numbers = {"leave": [{"others": others, "gems": gems, "relics": sum(relics)} for others, gems, relics in gains]}
    rules = ("R4.4", "R4.6", "R4.8") if observation.relics_on_path else ("R4.4", "R4.8")
    return Computed("desk-table-leave", arguments, rules, numbers, tuple(lines))


def _stay_now(observation: Observation) -> Computed:
    striking, total = engine.bust_chance_of(observation)
    arguments = {
        "striking": striking,
        "total": total,
        "percent": engine.percent(striking, total),
        "carried": observation.carried,
    }
    return Computed(
        "desk-table-stay",
        arguments,
        ("R3.5",),
        {"bust": striking / total if total else 0.0, "striking": striking, "total": total},
    )


def _relics_now(observation: Observation) -> Computed:
    value = observation.relics_value
    arguments = {"count": len(observation.relics_on_path), "value": value, "out": observation.relics_out}
    return Computed("desk-table-relics", arguments, ("R4.6", "R4.7"), {"value": value})
