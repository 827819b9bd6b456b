"""Words beside a word: an item by its place, and the noun that a number counts."""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk.speech import Item
from tacora.games.diamant.desk.vocabulary import words_of

__all__ = ["item_at", "located", "noun_after"]

_NOUN_ROLES = ("gem", "dia", "rel", "pt", "times", "thing", "hazard", "head", "kin", "round", "chest", "tre", "card")


_RANKED = ("premi", "derni", "primer", "ultim", "first", "last", "next", "prochain", "siguient")


def item_at(items: Sequence[Item], at: int) -> Item:
    """An item; a stop outside the question."""
    return items[at] if 0 <= at < len(items) else Item("", stop=True)


def noun_after(items: Sequence[Item], at: int, most: int = 4) -> tuple[str, int]:
    """The noun a number counts and where it is: a role, ``strange`` for an unknown one, or empty."""
    for here in range(at, min(at + most, len(items))):
        item = items[here]
        if item.stop or item.number is not None or (item.has("join") and not item.has("gem")):
            return "", here
        if item.text == "once" and item_at(items, here + 1).counts:
            return "", here  # "an eleven once eight have been paid"
        for role in _NOUN_ROLES:
            if role == "round" and item.has("out"):
                continue  # "four run home"
            if role == "kin" and item.has("fill") and item_at(items, here + 1).has("gem", "tre", "card", "rel"):
                continue  # "un petit rubis"
            if item.has(role):
                return _of_cards(items, here) if item.has("card", "tre") else (role, here)
        if item.has("cave"):
            return "cave", here
        if item.has("fill"):
            continue
        if item.text.startswith(_RANKED) and item_at(items, here + 1).has("card", "tre"):
            continue  # "the two first cards"
        if item.strange:
            after = item_at(items, here + 1)
            if after.has("gem", "head", "rel", "dia", "hazard", "cave", "round", "card") and not after.stop:
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


_LOCATIVE = words_of(
    "on sur en sobre in at by beside near next behind under below here there further farther back junto cerca detras "
    "delante debajo al au pres derriere devant sous ici la aqui alli alla ahi before after right beyond along"
) | {"au debut", "au depart"}
_FURTHER = words_of("plus mas un poco bit a")
_AWAY = words_of("loin atras alla lejos bas haut adelante abajo arriba down up along back further")
_NO_PLACE = words_of("camp campamento campement home casa maison table mesa once least")


def located(items: Sequence[Item], at: int) -> bool:
    """Whether a place follows that something lies at: "beside the mummy", "further back", "en la primera"."""
    item, after, third = item_at(items, at), item_at(items, at + 1), item_at(items, at + 2)
    if item.stop or after.text in _NO_PLACE or third.text in _NO_PLACE:
        return False
    if item.text == "a" and after.text in ("cote", "l", "the"):
        return True
    if item.text in _FURTHER:
        return after.text in _AWAY or third.text in _AWAY
    return item.text in _LOCATIVE or item.has("path")
