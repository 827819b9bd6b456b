"""Words beside a word: an item by its place, and the noun that a number counts."""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk.speech import Item

__all__ = ["item_at", "noun_after"]

_NOUN_ROLES = ("gem", "dia", "rel", "pt", "times", "thing", "hazard", "head", "kin", "round", "chest", "tre", "card")


def item_at(items: Sequence[Item], at: int) -> Item:
    """An item; a stop outside the question."""
    return items[at] if 0 <= at < len(items) else Item("", stop=True)


def noun_after(items: Sequence[Item], at: int, most: int = 4) -> tuple[str, int]:
    """The noun a number counts and where it is: a role, ``strange`` for an unknown one, or empty."""
    for here in range(at, min(at + most, len(items))):
        item = items[here]
        if item.stop or item.number is not None or (item.has("join") and not item.has("gem")):
            return "", here
        for role in _NOUN_ROLES:
            if item.has(role):
                return _of_cards(items, here) if item.has("card", "tre") else (role, here)
        if item.has("cave"):
            return "cave", here
        if item.has("fill"):
            continue
        if item.strange:
            after = item_at(items, here + 1)
            if after.has("gem", "head", "rel", "dia", "hazard", "cave", "round") and not after.stop:
                continue
            return "strange", here
        return "", here
    return "", at


def _of_cards(items: Sequence[Item], at: int) -> tuple[str, int]:
    """Treasure cards and hazard cards are treasures and hazards, whichever word comes first."""
    first = items[at]
    ahead = at + 1 + (item_at(items, at + 1).text in ("de", "d"))
    second = item_at(items, ahead)
    if first.has("card") and second.has("tre", "hazard") and second.kind is None and first.text.endswith("s"):
        return ("tre" if second.has("tre") else "hazard"), ahead
    if first.has("tre") and second.has("card") and second.text.endswith("s"):
        return "tre", ahead
    return ("tre" if first.has("tre") and not first.has("card") else "card"), at
