"""Where gems are: on the card just turned over, or lying on the path."""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk.going import plural_before
from tacora.games.diamant.desk.near import item_at
from tacora.games.diamant.desk.speech import Item

__all__ = ["after_card", "in_cave", "lying", "revealed"]

_INSIDE = ("in", "inside", "underground", "alive", "down")
_PARTED = (".", "?", "!", ";")


def revealed(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether a card with this number is turned over, by a verb within three words."""
    for here in range(start - 1, max(start - 5, -1), -1):
        item = items[here]
        if item.counts or item.text in (".", "?", "!"):
            break
        if item.has("rev") or (item.has("outrev") and not plural_before(items, here)):
            return True
        if item.has("out", "in", "gem"):
            break
    for here in range(end, min(end + 4, len(items))):
        item = items[here]
        if item.stop or item.counts or item.has("and", "ask"):
            break
        if item.has("rev") or (item.has("outrev") and item.text != "out"):
            return True
    return False


def after_card(items: Sequence[Item], start: int) -> str:
    """Whether the number is a card's own: "a card of 7", "treasure: 13"; ``cards`` for "on the cards 3, 3 and 2"."""
    for here in range(start - 1, max(start - 7, -1), -1):
        item = items[here]
        if item.counts or item.text in (".", "?", "!", ";", ",") or item.has("and", "out", "ask"):
            return ""
        if item.has("card", "tre"):
            placed = any(one.text in ("on", "sur", "en", "sobre") for one in items[max(0, here - 2) : here])
            if item.has("card") and placed and _which_card(items, here) == "left" and not item.text.endswith("s"):
                return ""
            return "cards" if item.text.endswith("s") and item.text not in ("tres",) else "card"
        if item.has("us", "webe", "among", "in") and not item.has("fill", "rev") and item.text not in ("a", "de"):
            return ""
    return ""


def in_cave(items: Sequence[Item], at: int) -> bool:
    """Whether "in the cave" follows."""
    for here in range(at, min(at + 5, len(items))):
        item = items[here]
        if item.stop or item.counts or item.has("gem", "card", "rel"):
            return False
        if item.has("in", "cave") and not item.has("path"):
            return True
        if item.has("cave") and item_at(items, here - 1).text != "on":
            return True
    return False


def lying(items: Sequence[Item], start: int, end: int, other: str) -> str:
    """Where gems are: ``left`` on the path, ``card`` when it is one card's amount, else ``other``."""
    for here in range(end, min(end + 9, len(items))):
        item = items[here]
        if item.text in _PARTED or item.counts or item.has("ask", "webe", "what"):
            break
        if (item.text == "," and here > end) or item.has("and"):
            break
        if item.has("lie", "path", "rest") and not item.has("in") and item.text != "row":
            return "left"
        if item.text == "stays":
            return "left"
        if item.has("card"):
            return _which_card(items, here)
        if item.has("onetag") and any(
            one.text in ("on", "sur", "en", "sobre") for one in items[max(0, here - 2) : here]
        ):
            return "left"
        if item.has("share", "among", "head", "get") and not item.has("fill", "path") and item.text not in ("a", "in"):
            break
    for here in range(start - 1, max(start - 8, -1), -1):
        item = items[here]
        if item.text in _PARTED or item.counts or item.has("ask", "get"):
            break
        if item.text == "left" and item_at(items, here - 1).counts and item_at(items, here + 1).text in _INSIDE:
            break  # "two left in the mine, nine rubies"
        if item.has("lie", "rest", "path") and not (item.has("in") and item.text not in ("stays", "remain")):
            return "left"
        if item.has("card"):
            return "left" if item.text.endswith("s") else "card"
        if item.has("tre"):
            return "card"
        if item.has("rev") and other != "":
            return "card"
    return other


def _which_card(items: Sequence[Item], at: int) -> str:
    """ "On the card" names the treasure just revealed; "on one card", "on the cards" the path."""
    if items[at].text.endswith("s"):
        return "left"
    near = items[max(0, at - 3) : at]
    if any(one.has("onetag") and one.text != "the" for one in near) and any(
        one.number == 1 or one.has("more") for one in near
    ):
        return "left"
    if any(one.text in ("another", "other", "otra", "autre", "derniere", "third") for one in near):
        return "left"
    return "card"
