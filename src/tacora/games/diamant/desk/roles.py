"""What the numbers of a question stand for: a treasure card, gems on the path, explorers inside or leaving, relics…

Each number, or run of numbers, becomes a `Mention` with a role told by the words beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tacora.games.diamant.desk.going import state_after, state_before
from tacora.games.diamant.desk.lying import after_card, in_cave, lying, revealed
from tacora.games.diamant.desk.near import item_at, located, noun_after
from tacora.games.diamant.desk.speech import Item

__all__ = ["Mention", "mentions"]


@dataclass(frozen=True, slots=True)
class Mention:
    """A number or a run of numbers with what it stands for.

    ``role``: ``card`` (a treasure's amount), ``left`` (gems lying on the path), ``gems`` (either), ``heads``, ``rel``,
    ``dia``, ``cards``, ``treasures``, ``hazard``, ``round``, ``pt``, ``times``, ``thing``, ``label`` (of a round or an
    edition), ``place`` (a card named to say where gems lie), ``claim`` (somebody's result), ``ordinal``, ``strange``
    (an unknown noun), ``again`` (a number told before) or ``loose``. ``state`` of heads: ``in``, ``out`` (leaving),
    ``home`` (gone before), ``whole`` (of whom others are a part) or empty. ``told``: whether a company was told without
    a number.
    """

    values: tuple[int, ...]
    start: int
    end: int
    role: str
    state: str = ""
    told: bool = False

    @property
    def value(self) -> int:
        return self.values[0]


def mentions(items: Sequence[Item]) -> list[Mention]:
    """Every number of a question with its role, in order."""
    found: list[Mention] = []
    relics = any(item.has("rel") for item in items)
    at = 0
    while at < len(items):
        item = items[at]
        if item.has("pair") and relics and _takes_both(items, at):
            role = "again" if any(one.role == "rel" and one.values == (2,) for one in found) else "rel"
            found.append(Mention((2,), at, at + 1 + (item_at(items, at + 1).text == "of them"), role))
        elif item.article and _one_more(items, at, found):
            found.append(Mention((1,), at, at + 1, "left"))
        elif item.text == "both" and noun_after(items, at + 1)[0] == "rel":
            found.append(Mention((2,), at, noun_after(items, at + 1)[1] + 1, "rel"))
        elif item.text in ("otra", "otro") and _another_at(items, at, found):
            found.append(Mention((1,), at, at + 1, "left"))
        elif item.year:
            found.append(Mention((item.number or 0,), at, at + 1, "label"))
        elif item.ordinal:
            label = noun_after(items, at + 1)[0] in ("round", "cave") or (
                item_at(items, at - 1).has("art") and item_at(items, at - 2).text in ("on", "sur", "en", "sobre")
            )
            found.append(Mention((0,), at, at + 1, "label" if label else "ordinal"))
        elif item.number is not None and (item.counts or _is_one(items, at)):
            values, end = _run(items, at, found)
            found.append(_mention(items, values, at, end, found))
            at = end
            continue
        at += 1
    return found


def _one_more(items: Sequence[Item], at: int, before: Sequence[Mention]) -> bool:
    """Whether one more gem is told by its place: "three beside the mummy, one further back"."""
    last = item_at(items, at - 1)
    if items[at].text not in ("one", "una", "une", "uno") or not (last.text == "," or last.has("and")) or not before:
        return False
    return before[-1].role in ("gems", "left") and _goes_on(items, at, at + 1, before)


def _another_at(items: Sequence[Item], at: int, before: Sequence[Mention]) -> bool:
    """Whether one more gem lies on a card told by its number: "tres en el 13 y otra en el 1"."""
    placed = [one for one in before if one.role == "place"]
    texts = [item_at(items, at + 1).text, item_at(items, at + 2).text]
    told = bool(placed) and before[-1] is placed[-1] and at - placed[-1].end <= 2
    return told and texts in (["en", "el"], ["en", "la"]) and item_at(items, at + 3).counts


def _takes_both(items: Sequence[Item], at: int) -> bool:
    """Whether relics are meant: "I leave with both", "je prends les deux"."""
    last = item_at(items, at - 1)
    return (
        last.text in ("with", "con", "avec") or (last.has("get") and not last.has("out")) or last.text in ("pour", "de")
    )


def _is_one(items: Sequence[Item], at: int) -> bool:
    """Whether an article stands for the number one: "one relic", "a 1, one and two", "one leaves"."""
    last, after, run = item_at(items, at - 1), item_at(items, at + 1), item_at(items, at + 2)
    if last.text in ("cada", "chaque", "each", "every", "next"):
        return False
    if after.has("us") and after.text != "us" and state_after(items, at + 2) in ("out", "home"):
        return True
    if last.has("neg") or last.text in ("on", "sur", "en", "sobre"):
        return False
    row = (
        (last.text == "," or last.has("and"))
        and item_at(items, at - 2).counts
        and item_at(items, at - 2).text != "of us"
    )
    if row and after.stop and items[at].text in ("one", "una", "une", "uno"):
        return True
    if run.number is not None and not run.year and (after.text == "," or after.has("and")):
        return after.text == "," or last.text == ","
    if noun_after(items, at + 1)[0] in ("gem", "rel", "dia"):
        return True
    noun, where = noun_after(items, at + 1)
    if noun in ("head", "kin") and state_after(items, where + 1) == "out":
        return True
    if last.text in ("only", "the"):
        return False
    if after.text in ("on", "sur", "en", "sobre") and (run.has("art", "fill") or run.text in ("it", "them")):
        return True
    if after.has("aux", "already", "began") and any(
        item.has("out") or item.text in ("gone", "already", "before", "earlier") for item in items[at + 2 : at + 5]
    ):
        return True
    taking = last.has("get") or last.text in ("with", "con", "avec", "w")
    if (
        taking
        and any(item.has("rel") for item in items)
        and (after.stop or after.text in _AFTER_ONE or after.has("more"))
    ):
        return True
    if items[at].text == "one" and after.text == "left":
        return not last.has("there", "webe")
    return items[at].text in ("one", "uno", "un", "une", "una") and after.has("out", "in") and not after.has("rev")


_AFTER_ONE = ("mas", "more", "out", "on", "en", "de", "sur", "in", "myself", "yo")


def _run(items: Sequence[Item], at: int, before: Sequence[Mention]) -> tuple[tuple[int, ...], int]:
    """Numbers that stand together: "5, 2 and 4", "3+3", "2 then 2 then 1"."""
    values = [items[at].number or 0]
    end = at + 1
    while not _of_the(items, at) and not _at_place(items, at, before):
        ahead = end
        while ahead < len(items) and ahead < end + 2 and (items[ahead].text == "," or items[ahead].has("and")):
            ahead += 1
        if ahead < len(items) and ahead == end and items[ahead].text in ("then", "puis", "luego"):
            ahead += 1
        if ahead >= len(items):
            break
        item = items[ahead]
        if item.number is None or item.year or item.ordinal or (item.article and not _is_one(items, ahead)):
            break
        noun = noun_after(items, ahead + 1)[0]
        if item.article and (noun == "gem" or item_at(items, ahead + 1).text in ("on", "sur", "en", "sobre")):
            break
        if noun not in ("", "gem") or item_at(items, ahead + 1).has("us"):
            break
        if noun == "" and state_after(items, ahead + 1) and not _are_left(items, ahead + 1):
            break  # "a 14 and six leave"
        if noun == "gem" and (state_before(items, at) or _be_before(items, at)):
            break  # "we leave, four of us, and 4 rubies"
        if noun == "gem" and item_at(items, at - 1).text in ("les", "los", "las", "the", "nous"):
            break  # "all three, 7 rubies"
        values.append(item.number)
        end = ahead + 1
        if noun == "gem":
            break
    return tuple(values), end


def _are_left(items: Sequence[Item], at: int) -> bool:
    return any(item.text == "left" or item.has("rest") for item in items[at : at + 3])


def _mention(
    items: Sequence[Item], values: tuple[int, ...], start: int, end: int, before: Sequence[Mention]
) -> Mention:
    role, state, stop = _role(items, values, start, end, before)
    return Mention(values, start, max(end, stop), role, state)


def _role(
    items: Sequence[Item], values: tuple[int, ...], start: int, end: int, before: Sequence[Mention]
) -> tuple[str, str, int]:
    single, value = len(values) == 1, values[0]
    ahead, last = item_at(items, end), item_at(items, start - 1)
    if items[start].has("pair") and noun_after(items, end)[0] not in ("card", "gem", "tre", "hazard"):
        return "heads", state_after(items, end) or state_before(items, start), end
    noun, where = noun_after(items, end)
    if single and _at_place(items, start, before):
        return "place", "", where + 1 if noun in ("card", "tre") else end
    if single and noun in ("", "strange", "cave", "path", "hazard") and _goes_on(items, start, end, before):
        return "left", "", end
    if single and value in (30, 31, 35) and _deck_beside(items, start, end):
        return "label", "", where + 1 if noun == "card" else end
    if len(values) == 2 and end == start + 3 and items[start + 1].text == "," and values[1] < 10:
        whole = _result_before(items, start) and any(one.role in ("loose", "card", "gems", "claim") for one in before)
        if whole and any(one.role == "heads" for one in before):
            return "claim", "", end  # "ça fait 2,2"
    if single and noun in ("", "gem", "strange") and _wished(items, start):
        return "claim", "", where + 1 if noun == "gem" else end
    if single and noun == "card" and last.text in _AFTER and value <= 12 and items[where].text.endswith("s"):
        return "label", "", where + 1  # "after two cards"
    if single and last.text in ("so", "donc") and item_at(items, end).stop:
        return "again", "", end
    if single and noun in ("", "gem", "strange", "chest") and _held(items, start, end):
        return "held", "", where + 1 if noun == "gem" else end
    if single and last.text in ("year", "cm", "grade", "ce") and value <= 9:
        return "label", "", end
    if single and value == 0 and noun == "":
        return "claim", "", end
    if single and _taken_wrongly(items, start, end):
        return "claim", "", end
    if single and item_at(items, end).has("more") and state_after(items, end + 1) == "home":
        return "heads", "home", end
    if single and (table := _at_table(items, end)):
        return "heads", "in", table
    if single and last.has("round", "cave", "num") and value <= 5 and (noun in ("", "strange") or where > end):
        return "label", "", end
    if noun in ("head", "kin"):
        if _part_of(items, start, before) == "whole":
            return "heads", "whole", where + 1
        state = state_after(items, _portion_of(items, where + 1) or where + 1) or state_before(items, start)
        if items[where].has("out"):
            state = "out"
        return "heads", state, where + 1
    if noun == "gem":
        if single and _each_follows(items, where + 1):
            return "claim", "", where + 1
        return lying(items, start, where + 1, "gems"), "", where + 1
    if noun == "card" and (items[where].has("out") or items[where - 1].has("out") or _exit_follows(items, where + 1)):
        return "heads", "out", where + 1  # "three exit cards"
    if noun in ("card", "tre"):
        plain = single and value > 1 and where == end and not items[where].text.endswith("s")
        return ("card" if plain else "treasures" if noun == "tre" else "cards"), "", where + 1
    if ahead.text in ("ways", "parts", "partes") and single:
        return "heads", "", end + 1
    if noun and noun not in ("strange", "cave"):
        return noun, "", where + 1
    if noun == "cave" and not items[where].text.endswith(("s", "fond", "terre")) and where == end:
        noun = ""
    elif noun == "cave":
        return "round", "", where + 1
    if single and (role := _role_of_one(items, value, start, end, before)) is not None:
        return role
    if not single:
        return "left", "", end
    if noun == "strange":
        state = state_after(items, where + 1) or state_before(items, start)
        if not state and lying(items, where, where + 1, "") == "left":
            return "left", "", where + 1  # an unknown word for gems
        return "strange", state, where + 1
    return "loose", "", end


_AFTER = ("after", "apres", "tras")
_WISH = ("veut", "veulent", "voulait", "quiere", "quieren", "queria", "wants", "want", "wanted")
_TOUCH = ("toca", "tocan", "tocamos")


def _result_before(items: Sequence[Item], start: int) -> bool:
    """Whether a result is told: "ça fait 2,2", "sale 2,2", "makes 2.2"."""
    return item_at(items, start - 1).text in ("ca fait", "fait", "donne", "ca donne", "sale", "da", "salen", "makes")


def _wished(items: Sequence[Item], start: int) -> bool:
    """Whether somebody only wishes so many, or reckons them as a share: "he wants three", "tocamos a 3"."""
    last, second = item_at(items, start - 1), item_at(items, start - 2)
    if last.text in _WISH and second.text not in ("i", "je", "j", "yo", "nous", "we", "nos"):
        return True
    return last.text == "a" and second.text in _TOUCH and not item_at(items, start).article


_GAVE = ("gave", "given", "giving", "dealt", "handed", "dio", "dado", "repartio", "donne", "distribue")
_TAKEN_UP = ("des", "ces", "esos", "esas", "estas", "los", "les", "the", "las", "those", "these", "estos")
_ANOTHER = ("another", "other", "otra", "otro", "autre")
_THERE = ("there", "ahi", "alli", "alla", "la")


def _role_of_one(
    items: Sequence[Item], value: int, start: int, end: int, before: Sequence[Mention]
) -> tuple[str, str, int] | None:
    """The role of a single number without a noun that tells it."""
    last, second = item_at(items, start - 1), item_at(items, start - 2)
    article = last.has("art") and not last.has("us") and last.text not in ("l", "the")
    if last.text in ("de", "d", "del") and second.has("art") and second.text != "l":
        article = True
    if last.has("fill") and not last.has("art") and second.text in ("un", "una", "une", "a", "an", "ce", "este"):
        article = True  # "a measly 3"
    if last.text in _TAKEN_UP and any(one.values == (value,) and one.role in ("heads", "rel") for one in before):
        return "again", "", end
    if items[start].article and item_at(items, end).text in ("on", "sur", "en", "sobre"):
        return ("left" if any(one.role in ("gems", "left") for one in before) else "loose"), "", end
    if last.text in ("with", "a", "con", "avec", "de") and second.has("began"):
        return "heads", "in", end
    if last.text in ("de", "of", "sur") and second.stop and item_at(items, end).has("out", "already", "aux"):
        return "heads", "in", end  # "of five, two have left"
    if last.text in ("of", "de", "d") and second.has("group"):
        return "heads", state_after(items, end) or state_before(items, start - 2), end
    if last.text in ("les", "los", "las") and second.text in ("tous", "toutes", "todos", "todas"):
        return "heads", state_after(items, end) or state_before(items, start - 1), end
    part = _part_of(items, start, before)
    if part:
        return "heads", part, end
    if _portion_of(items, end):
        return "heads", state_after(items, _portion_of(items, end)) or state_before(items, start), end
    remain = any(item.has("rest") for item in items[max(0, start - 3) : start])
    lies = article or any(item.has("lie", "path", "card") for item in items[end : end + 4])
    if remain and not lies and any(one.state == "whole" for one in before):
        return "heads", "in", end
    if last.text in ("de", "of") and second.stop and item_at(items, start - 3).has("card"):
        return "card", "", end  # "otra carta, de 14"
    if _of_the(items, start) and noun_after(items, end)[0] in ("", "strange"):
        return "heads", "whole", end
    if last.has("share") and not last.has("among", "out") and not _each_follows(items, end):
        if item_at(items, end).text in ("que", "qui", "who") and state_after(items, end):
            return "heads", state_after(items, end), end
        return "gems", "", end
    if (
        last.text == ":"
        and second.has("in", "cave")
        and any(item.has("head") for item in items[max(0, start - 5) : start])
    ):
        return "heads", "in", end  # "players still in: 3"
    if last.text == ":" and second.has("head", "gem", "tre", "card", "lie"):
        state = "out" if second.has("out") else state_after(items, end)
        return ("heads", state, end) if second.has("head") else ("left" if second.has("lie") else "card", "", end)
    if item_at(items, end).has("us") or (item_at(items, end).has("fill") and item_at(items, end + 1).has("us")):
        if value > 8 and item_at(items, end).text != "of us":
            return "loose", "", end
        skip = end + 1 if item_at(items, end).has("us") else end + 2
        return "heads", state_after(items, skip) or state_before(items, start), skip
    if last.has("us") and last.text in ("us", "nous", "nosotros", "nosotras") and not article:
        return "heads", state_after(items, end) or state_before(items, start - 1), end
    if last.has("card", "tre") and not last.text.endswith("s") and not second.has("onetag", "more"):
        return "card", "", end
    if article and (value > 1 or items[start].text.isdigit()) and not (second.has("among") and second.has("share")):
        return "card", "", end
    if last.text in ("minus", "moins", "menos", "less"):
        return "heads", "home", end
    told = any(one.role in ("gems", "left", "card") for one in before)
    another = (
        last.text in _ANOTHER
        or (last.text == "encore" and second.text in (",", "puis"))
        or (last.text in ("with", "con", "avec") and second.text in _ANOTHER)
    )
    if told and (another or item_at(items, end).text in _THERE):
        return "left", "", end
    if not told and item_at(items, end).has("share") and item_at(items, end + 1).has("among"):
        return "loose", "", end  # "11 shared between five makes 2.2"
    if _claimed(items, start) or (
        last.has("each") and any(one.text in _GAVE for one in items[max(0, start - 4) : start])
    ):
        return "claim", "", end
    if _be_before(items, start):
        return "heads", state_after(items, end) or "in", end
    if _each_follows(items, end) and not _among_before(items, start) and not last.has("rev"):
        return "claim", "", end
    if last.text == "the" and value > 1 and revealed(items, start, end):
        return "card", "", end
    state = state_after(items, end)
    if state == "home" and state_before(items, start) == "out":
        state = "out"
    if state or item_at(items, end).has("began"):
        return "heads", state or "in", end
    if after_card(items, start):
        return ("left" if after_card(items, start) == "cards" else "card"), "", end
    if _among_before(items, start):
        return "heads", state_after(items, end) or state_before(items, start), end
    behind = state_before(items, start)
    if behind:
        return "heads", behind, end
    if value > 1 and (last.text == "the" or revealed(items, start, end)):
        return "card", "", end
    if item_at(items, end).has("share") and item_at(items, end + 1).has("among"):
        return "loose", "", end  # "17 divided by six"
    if item_at(items, end).has("share", "get") and not item_at(items, end).has("card"):
        return "heads", "", end
    if _each_follows(items, end):
        return "claim", "", end
    if item_at(items, end).text in ("in", "dans", "en") and any(item.has("cave") for item in items[end + 1 : end + 4]):
        return "heads", "in", end
    role = lying(items, start, end, "")
    if role:
        return role, "", end
    if in_cave(items, end):
        return "heads", "in", end
    return None


def _exit_follows(items: Sequence[Item], at: int) -> bool:
    at += item_at(items, at).text in ("de", "d")
    return item_at(items, at).has("out", "outrev")


_OUR = ("the", "los", "las", "les", "our", "nos", "nuestros", "nuestras", "my", "mis", "mes")


def _portion_of(items: Sequence[Item], end: int) -> int:
    """Where the five of "two of the five" ends when it follows and counts nothing else; 0 if it does not."""
    here = end
    if item_at(items, here).text not in ("of", "de", "des", "sur"):
        return 0
    here += 2 if item_at(items, here + 1).text in _OUR else 1
    item = item_at(items, here)
    if not item.counts or item.year:
        return 0
    noun, where = noun_after(items, here + 1)
    return where + 1 if noun == "head" else here + 1 if noun in ("", "strange") else 0


def _part_of(items: Sequence[Item], start: int, before: Sequence[Mention]) -> str:
    """``whole`` for the five of "two of the five", ``in`` for the four of "each of the four", else empty."""
    here = start - 1
    if here >= 0 and items[here].text in _OUR:
        here -= 1
    if here < 1 or items[here].text not in ("of", "de", "des", "sur", "out of"):
        return ""
    if any(one.role == "heads" and one.end == here for one in before):
        return "whole"
    if items[here].text == "out of" or items[here - 1].text == "turn out":
        away = here < start - 1 and bool(before) and before[-1].role == "heads" and start - before[-1].end < 8
        return "whole" if away and before[-1].state in ("home", "out") else ""
    if items[here - 1].text in ("one", "una", "une", "uno") and item_at(items, here - 2).text not in ("each", "cada"):
        return "whole"
    return "in" if items[here - 1].has("each") or item_at(items, here - 2).has("each") else ""


def _of_the(items: Sequence[Item], start: int) -> bool:
    """Whether "of the …" before a number begins a clause: "of the seven only five are left"."""
    here = start - 1
    if here >= 0 and items[here].text in ("the", "los", "las", "our"):
        here -= 1
    if here < 0 or items[here].text not in ("of", "de", "des", "sur", "out of"):
        return False
    whole = here == start - 2 or items[here].text == "des" or item_at(items, start + 1).text == ","
    return whole and item_at(items, here - 1).stop


def _each_follows(items: Sequence[Item], at: int) -> bool:
    item = item_at(items, at + (item_at(items, at).text == "a"))
    return item.has("each") and not item.stop


def _goes_on(items: Sequence[Item], start: int, end: int, before: Sequence[Mention]) -> bool:
    """Whether a number goes on with gems told by their places: "three beside the mummy, two at the start"."""
    if not before or before[-1].role not in ("gems", "left") or start - before[-1].end > 8:
        return False
    between = items[before[-1].end : start]
    if any(one.text in (".", "?", "!", ";") or one.has("we", "i", "webe", "get", "out") for one in between):
        return False
    first = located(items, before[-1].end) or any(one.has("lie", "path") for one in between)
    item = item_at(items, end)
    told = first and located(items, end) and not (item.text in ("in", "en", "la") or item.has("path"))
    return told and not item_at(items, end).has("us")


def _deck_beside(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether the cards of the whole deck are told: "a deck of 35"."""
    return any(item.has("deck") for item in (*items[max(0, start - 3) : start], *items[end : end + 3]))


def _held(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether somebody has these already: "I've 22 in my chest", "8 gemmes dans les mains"."""
    if any(item.has("dia", "rel") for item in items):
        return False  # a chest counted or changed
    mine = items[start - 1].text in ("my", "mi", "mis", "mes") and (items[start].number or 0) > 5
    if mine and (item_at(items, end).stop or item_at(items, end).has("gem")):
        return True
    for here in range(end, min(end + 7, len(items))):
        item = items[here]
        if item.stop or item.counts or item.has("and", "webe", "among"):
            break
        if item.has("chest") or item.text in ("mains", "main", "hand", "hands", "mano", "manos", "bolsillo", "pocket"):
            return any(
                one.text in ("in", "en", "dans", "junto", "beside", "by", "a")
                for one in items[max(end - 1, here - 4) : here]
            )
    return False


_TOOK = ("pris", "prit", "prend", "cogio", "tomo", "agarro", "took", "grabbed", "taken", "pocketed", "claimed", "llevo")
_OUGHT = ("should", "ought", "devait", "aurait", "fallait", "debia", "debio", "tenia", "tendria", "deberia")


def _taken_wrongly(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether somebody took so many and the right number is asked for: "she grabbed five, what should she have?"."""
    took = item_at(items, start - 1).text in _TOOK
    return (
        took
        and any(item.text in _OUGHT for item in items[end:])
        and noun_after(items, end)[0] in ("", "gem", "strange")
    )


def _at_table(items: Sequence[Item], end: int) -> int:
    """Where "at the table" ends behind a number of players; 0 if it does not follow."""
    words = [item.text for item in items[end : end + 4]]
    for table in (
        ("at", "the", "table"),
        ("around", "the", "table"),
        ("round", "the", "table"),
        ("autour", "de", "la", "table"),
        ("a", "la", "mesa"),
        ("en", "la", "mesa"),
        ("a", "table"),
        ("a", "la", "table"),
    ):
        if tuple(words[: len(table)]) == table:
            return end + len(table)
    return 0


_ON = ("on", "sur", "en", "sobre", "from", "off", "in")
_DEFINITE = ("du", "le", "la", "l", "les", "el", "los", "the", "celle", "del")
_VALUED = ("from", "of", "du", "celle", "celui", "valued", "numbered", "de", "del", "d", "valor", "valeur", "one")


def _at_place(items: Sequence[Item], start: int, before: Sequence[Mention]) -> bool:
    """Whether a number names the card on which gems lie: "four on the 15", "cuatro en la de 9", "on the 9 lie 2"."""
    here, named = start - 1, False
    while here > 0 and (items[here].has("art", "card", "tre") or items[here].text in _VALUED):
        named = named or items[here].text in _DEFINITE
        here -= 1
    near = before and before[-1].end - 1 in (here, here - 1) and not item_at(items, here).stop
    if named and near and (items[start].number or 0) > 8:
        return before[-1].role in ("gems", "left", "loose", "card", "heads")  # "4 del 14", "2 de la de 17"
    if (
        not named
        or here < 0
        or items[here].text not in _ON
        or ((items[start].number or 0) < 2 and not any(one.role == "place" for one in before))
    ):
        return False
    if before and before[-1].role in ("gems", "left", "loose", "card") and here >= before[-1].end:
        between = items[before[-1].end : here]
        if len(between) <= 2 or (
            len(between) <= 5 and all(one.has("aux", "lie", "fill", "rest", "path") for one in between)
        ):
            return True
    after = item_at(items, start + 1)
    after = item_at(items, start + 2) if after.text in (",", ":") or after.has("card") else after
    at = (
        start + 2 + (items[start + 1].text in (",", ":") or items[start + 1].has("card"))
        if start + 2 < len(items)
        else 0
    )
    if not after.has("there", "lie", "rest") or not item_at(items, at).counts:
        return False
    return noun_after(items, at + 1)[0] in ("", "gem") and not item_at(items, at + 1).has("us")


_HOLDERS = ("card", "tre", "gem")


def _claimed(items: Sequence[Item], start: int) -> bool:
    """Whether somebody is said to reckon or to have taken so many: "she says 3", "he dealt himself five"."""
    for here in range(start - 1, max(start - 12, -1), -1):
        item = items[here]
        if item.text in (".", "?", "!", ";", ":"):
            return False
        if item.has("claim") and not _holder_before(items, here):
            return not any(one.has("webe", "art") for one in items[here + 1 : start])
    return False


def _holder_before(items: Sequence[Item], at: int) -> bool:
    """Whether it is a card that says so much."""
    for item in reversed(items[max(0, at - 6) : at]):
        if item.stop:
            return False
        if item.has(*_HOLDERS):
            return True
    return False


def _be_before(items: Sequence[Item], start: int) -> bool:
    for here in range(start - 1, max(start - 5, -1), -1):
        item = items[here]
        if item.has("webe"):
            if item.has("there"):
                return item_at(items, start + 1).has("us", "in") or in_cave(items, start + 1)
            return True
        if item.stop or item.number is not None or not (item.has("fill", "aux", "us") or not item.strange):
            return False
        if item.has("out", "outrev", "art", "among", "lie", "path", "card", "gem", "and") and not item.has("fill"):
            return item.text == "a" and here == start - 1 and item_at(items, here - 1).has("webe")
    return False


def _among_before(items: Sequence[Item], start: int) -> bool:
    for here in range(start - 1, max(start - 4, -1), -1):
        item = items[here]
        if item.stop or item.counts:
            return False
        if item.has("among"):
            return True
        if not item.has("fill", "art", "us", "in"):
            return False
    return False
