"""What explorers do who were just counted: stay inside, leave, or have gone home before."""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk.near import item_at
from tacora.games.diamant.desk.speech import Item
from tacora.games.diamant.desk.vocabulary import words_of

__all__ = ["plural_before", "state_after", "state_before"]

_STATE_STOPS = ("rev", "get", "gem", "rel", "dia", "card", "tre", "ask", "what", "each", "pt", "lie")


_NOT_DONE = ("not", "didn", "haven", "hasn", "don", "doesn", "no", "pas", "ne", "n", "aren", "havent", "didnt")


def state_after(items: Sequence[Item], at: int) -> str:
    """What the explorers just counted do, by the verb that follows."""
    found = _state_told(items, at)
    if found in ("out", "home"):
        for item in items[at : at + 7]:
            if item.text in _NOT_DONE:
                return "in"
            if item.has("out") or item.stop:
                break
    return found


_BEING = ("are", "is", "were", "re", "s", "sont", "est", "etaient", "etait", "estan", "esta", "estaban")
_CAMP = words_of("camp campamento campement fuera afuera dehors tienda tiendas tente home casa maison")


_FIST = ("fist", "fists", "puno", "punos", "poing", "poings")
_FIGURE = words_of("meeple meeples figure figures muneco munequito figura pion figurine bonhomme explorateur explorer")


def _shows_exit(items: Sequence[Item], at: int) -> bool:
    """Whether a card to leave is played within the clause, or a fist with the figure in it (the first edition)."""
    clause = items[at : at + 9]
    clause = clause[: next((here for here, item in enumerate(clause) if item.stop or item.counts), len(clause))]
    if any(item.has("neg") or item.text in ("vide", "empty", "vacio", "not", "pas") for item in clause):
        return False
    if any(item.has("card") and item.has("out") for item in clause):
        return True
    return any(item.text in _FIST for item in clause) and any(item.text in _FIGURE for item in clause)


def _state_told(items: Sequence[Item], at: int) -> str:
    if _shows_exit(items, at):
        return "out"
    for here in range(at, min(at + 7, len(items))):
        item = items[here]
        if item.stop or item.counts or item.has("and") or item.text in ("sur", "sobre", "mais", "but", "pero"):
            return ""
        if item.text == "left":
            return _left(items, here)
        if item.has("outrev") and plural_before(items, here):
            return "out"
        if item.text in _BEING and any(
            one.text in _CAMP and not any(other.stop for other in items[here : here + offset])
            for offset, one in enumerate(items[here + 1 : here + 5], start=1)
        ):
            return "home"  # "dos ya están en el campamento"
        if item.text in _AWAY and item_at(items, here + 1).text in _CAMP:
            return "home"  # "three more already home"
        if item.has("in"):
            return "in"
        if item.text in ("go", "goes") and (item_at(items, here + 1).stop or item_at(items, here + 1).has("and")):
            return "out"
        if item.text == "gone":
            return "home"
        if item.text == "in" and (item_at(items, here + 1).stop or item_at(items, here + 1).has("and")):
            return "in"
        if item.has("out") and _home(items, at, here):
            return "home"
        if item.has("out") or (item.has("outrev") and item.text in ("sorti", "sortis", "sorties", "sortie")):
            return "out"
        if item.has("rest") and not item.has("path"):
            return "in"
        if item.has("path") and here > at and items[here - 1].text in ("the", "le", "el"):
            return ""
        if item.has(*_STATE_STOPS) or item.has("share"):
            return ""
        if item.has("cave") and here > at:
            return "in"
        if item.strange and not item.has("aux"):
            if here > at + 3:
                return ""
            continue
    return ""


_AWAY = ("already", "deja", "ya", "gone home", "gone back", "went home")


def _home(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether those who left are said to be away already."""
    away = items[end].text in ("camp", "campamento") and not any(item.has("out") for item in items[start:end])
    return away or any(item.text in _AWAY for item in items[start : end + 3])


def _left(items: Sequence[Item], at: int) -> str:
    """English "left": gone, or still there."""
    after = item_at(items, at + 1)
    before = items[max(0, at - 6) : at]
    stop = next((here for here in range(len(before) - 1, -1, -1) if before[here].text == ","), -1)
    before = before[stop + 1 :]
    if item_at(items, at - 1).text == "just" and item_at(items, at - 2).counts and not after.has("in"):
        return "out"  # "four just left"
    if any(one.text in ("haven", "hasn", "not", "never", "havent", "hasnt", "yet") for one in before):
        return "in"
    if after.text in ("in", "inside", "down", "standing", "underground", "get", "to") or after.has("in"):
        return "in"
    if any(
        one.has("meonly") or one.text in ("are", "re", "the", "only", "just", "last", "s", "is", "it", "were", "it s")
        for one in before
    ) or any(one.has("webe", "there") for one in before):
        return "in"
    return "out"


def state_before(items: Sequence[Item], start: int) -> str:
    """What the explorers counted do, by the verb before: "salimos tres", "on sort à deux"."""
    if start > 1 and items[start - 1].text == "the" and items[start - 2].text == "on":
        return ""  # "what remains on the 14"
    for here in range(start - 1, max(start - 6, -1), -1):
        item = items[here]
        if item.stop or item.counts:
            return ""
        if item.text in ("left", "with", "con", "avec", "w") or item.has("lie", "ask", "card", "gem", "rel", "there"):
            return ""
        if item.has("outrev") and item.text in ("sale", "salio", "sort", "come", "comes", "came", "out"):
            return "" if not plural_before(items, here) else "out"
        if item.has("out"):
            if any(one.text in _NOT_DONE or one.has("neg") for one in items[max(0, here - 4) : start]):
                return "in"
            return "" if item.has("share") else "out"
        if item.has("in", "webe"):
            return "in"
        if not item.has("fill", "aux", "we", "us", "i", "first", "among", "art", "solo", "more") and (
            item.strange or not item.text.isalpha()
        ):
            return ""
        if item.has("rev", "get", "path"):
            return ""
    return ""


def plural_before(items: Sequence[Item], at: int) -> bool:
    """French "on sort à trois" and the like: a singular verb of several."""
    return item_at(items, at - 1).text in ("on", "nous", "se")
