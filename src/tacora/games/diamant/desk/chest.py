"""Change into diamonds, and the points of a chest."""

from __future__ import annotations

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.scene import Scene

__all__ = ["exchange", "points"]

_MOST = 999


def exchange(scene: Scene, preset: str) -> Computed | None:
    """Gems changed into diamonds (R1.6)."""
    gems = scene.of("gems", "left", "card")
    if not scene.has("dia") or not scene.asks("dia", "gem") or len(gems) != 1 or len(gems[0].values) != 1:
        return None
    if len(scene.numbers) - len(scene.of("label", "place")) != 1 or (
        scene.yes_no and scene.has("notsum", "why", "who")
    ):
        return None
    if scene.concepts & {"relic", "treasure"} or not 1 <= gems[0].value <= _MOST:
        return None
    diamonds, rubies = divmod(gems[0].value, 5)
    arguments = {"gems": gems[0].value, "diamonds": diamonds, "rubies": rubies}
    return Computed("desk-compute-exchange", arguments, ("R1.6",), {"diamonds": diamonds, "rubies": rubies})


def points(scene: Scene, preset: str) -> Computed | None:
    """Points of a chest with diamonds and rubies (R6.2)."""
    diamonds, gems = scene.of("dia"), scene.of("gems", "left", "card")
    others = len(scene.numbers) - len(scene.of("label", "place")) - len(diamonds) - len(gems)
    if len(diamonds) != 1 or len(gems) > 1 or others or any(len(one.values) != 1 for one in (*diamonds, *gems)):
        return None
    if scene.concepts & {"exchange", "difference"}:
        return None
    if scene.yes_no or scene.has("notsum", "who", "or"):
        return None
    if scene.asked and not scene.asks("pt", "gem"):
        return None
    bare = not scene.strangers and len(scene.items) < 8 and bool(gems)  # "three diamonds plus six rubies?"
    if not (bare or scene.has("pt", "worth", "total")):
        return None
    if _relics_count(scene):
        return None
    rubies, large = (gems[0].value if gems else 0), diamonds[0].value
    if rubies > _MOST or large > _MOST or (large < 2 and not (gems and scene.asked)):
        return None
    score = engine.score(rubies, large, preset)
    arguments = {"rubies": rubies, "diamonds": large, "points": score}
    return Computed("desk-compute-score", arguments, ("R6.2", "R1.6"), {"score": score})


def _relics_count(scene: Scene) -> bool:
    """Whether relics count too: "no relics" does not."""
    for at, item in enumerate(scene.items):
        if item.has("rel"):
            near = scene.items[max(0, at - 3) : at]
            if not any(one.has("neg") for one in near):
                return True
    return False
