"""What a finished match tells about its caves: for each, whether it ended in a bust and how many cards it showed."""

from __future__ import annotations

from collections.abc import Iterable

from tacora.games.diamant.model import (
    CaveClosed,
    DiamantEvent,
    HazardRevealed,
    HazardStruck,
    RelicRevealed,
    TreasureFound,
)

__all__ = ["caves"]


def caves(events: Iterable[DiamantEvent]) -> list[tuple[bool, int]]:
    """(bust, cards shown, the busting card included) for each closed cave, in order."""
    found: list[tuple[bool, int]] = []
    bust, cards = False, 0
    for event in events:
        if isinstance(event, TreasureFound | HazardRevealed | RelicRevealed | HazardStruck):
            cards += 1
            bust = bust or isinstance(event, HazardStruck)
        elif isinstance(event, CaveClosed):
            found.append((bust, cards))
            bust, cards = False, 0
    return found
