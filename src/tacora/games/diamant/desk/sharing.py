"""A treasure shared among the explorers inside, and what leavers gather of the path."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.amounts import amounts_of
from tacora.games.diamant.desk.companies import is_name
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.going import state_after
from tacora.games.diamant.desk.near import item_at, noun_after
from tacora.games.diamant.desk.roles import Mention
from tacora.games.diamant.desk.scene import Scene
from tacora.games.diamant.desk.vocabulary import words_of

__all__ = ["division", "leftovers_of", "share_of"]

_MOST_GEMS = 99
_MOST_CARDS = 30
_ANOTHER_SUBJECT = words_of("absent changemind difference duration exchange supply")
"""Concepts that show a question to be about more than dividing gems."""
_VAGUE = words_of(
    "couple few quelques algunas algunos tiers tercio double doble triple variant variante several varias varios "
    "plusieurs various"
)
_UNCLEAR = words_of(
    "age bluff bust chest deck diamond hazard lose obliged reenter relic remove runout score shuffle "
    "supply third tie wholepath win"
)
"""Concepts that do so unless a number is asked for outright."""


_ASIDE = ("ans", "ano", "year", "beer", "biere", "cerveza", "minut", "hour", "heure", "hora")
"""Things counted beside the game: ages, drinks, time."""


def division(scene: Scene, preset: str) -> Computed | None:
    """The sum of a question about gems to be divided, ``None`` when it holds none that is certain."""
    timely: set[str] = {"duration"} if any(item.text == "tout a l heure" for item in scene.items) else set()
    if _corrects(scene):
        timely.add("difference")
    if scene.of("left") and scene.asked:
        timely.add(
            "supply"
        )  # what cannot be shared by the last ones goes there: "how many each, how many to the bank?"
    if (
        scene.has("odds")
        or _vague(scene)
        or any(item.text.startswith(("troq", "troc", "swap")) for item in scene.items)
    ):
        return None
    if (scene.concepts - timely) & _ANOTHER_SUBJECT or scene.has("losing") or not _wanted(scene):
        return None
    things = [one for one in scene.of("thing") if not scene.items[one.end - 1].text.startswith(_ASIDE)]
    if things or _worths(scene):
        return None
    if scene.of("rel", "dia", "pt", "hazard", "times", "ordinal", "round", "chest", "doubt"):
        return None
    if any(_a_card_of_one(scene, one) for one in scene.of("heads")) or _among_first(scene):
        return None
    amounts, heads = amounts_of(scene), _heads(scene)
    heads = _halved(scene, heads) if heads is not None else None
    if amounts is None or heads is None:
        return None
    if _somebody_else(scene) or _mixed(amounts, heads) or _unsure(scene, amounts):
        return None
    if scene.of("held") and (not any(one.role == "card" for one in amounts) or scene.has("total")):
        return None  # gems held before are no part of a card's share
    shared = any(scene.items[one.end].has("share") for one in scene.of("loose") if one.end < len(scene.items))
    if scene.of("claim") and not amounts and not shared:
        return None
    known = {value for one in (*amounts, *heads, *scene.companies) for value in one.values}
    if any(one.value not in known for one in scene.of("again")):
        return None
    named = scene.has("gem", "tre", "card", "rev", "among") or bool(scene.asked) or scene.wants_number
    for one in scene.of("loose"):
        if any(other.start == one.start for other in (*amounts, *heads)):
            continue
        if not named or amounts or not heads or scene.has("rel", "dia"):
            return None
        if any(head.state in ("home", "out") for head in heads) and not scene.has(
            "gem", "tre", "card", "rev", "lie", "path"
        ):
            return None  # what was counted is not said
        amounts.append(one)
    if scene.has("rel") and not scene.has("gem", "tre", "card"):
        return None
    values = tuple(value for one in sorted(amounts, key=lambda one: one.start) for value in one.values)
    if not values or len(values) > _MOST_CARDS or any(not 0 <= value <= _MOST_GEMS for value in values):
        return None
    for one in scene.of("cards", "treasures"):
        spread = (
            len(values) == 1 and amounts[0].role == "left" and one.start and scene.items[one.start - 1].text in _OVER
        )
        if one.value not in (1, len(values)) and not spread:
            return None
    leavers = [one for one in heads if one.state == "out"]
    if _contradicts(scene, amounts, heads):
        return None
    if not leavers and all(one.state in ("home", "whole") for one in heads) and _all_left(amounts):
        leavers = [replace(one, state="out") for one in heads if one.state == "home"]
        heads = [*leavers, *(one for one in heads if one.state == "whole")]  # "as three of us went home"
    lone = [one for one in heads if one.told and one.value == 1 and not one.state]
    if not leavers and lone and len(heads) == 1 and _all_left(amounts):
        leavers = heads = [replace(lone[0], state="out")]  # alone, with gems to gather
    inner = [one for one in heads if one.told and one.value == 1 and one.state == "in"]
    stays = any(item.text in _STAY for item in scene.items)
    if not leavers and inner and len(heads) == 1 and _all_left(amounts) and scene.has("out") and not stays:
        leavers = heads = [replace(inner[0], state="out")]  # the last one inside, who leaves now
    if not leavers and "together" in scene.concepts and _all_left(amounts):
        leavers = [one for one in heads if not one.state]  # "four at once, and 5 on the floor"
        heads = [replace(one, state="out") if one in leavers else one for one in heads]
        leavers = [one for one in heads if one.state == "out"]
    first = amounts[0]
    before = all(one.end <= first.start for one in leavers)
    if len(values) == 1 and first.role != "left" and (first.role == "card" or before):
        explorers = _inside(first, heads, scene)
        if explorers is not None or first.role == "card":
            return share_of(values[0], explorers, preset) if explorers and values[0] else None
    if len(values) > 1 and all(one.role == "card" for one in amounts) and not scene.has("lie", "path"):
        return None
    lying = len(values) > 1 or first.role == "left"
    gone = _leavers(heads, leavers, lying)
    return leftovers_of(values, gone, preset) if gone else None


_OVER = words_of("on sur en over across entre among sobre")


def _contradicts(scene: Scene, amounts: Sequence[Mention], heads: Sequence[Mention]) -> bool:
    """Whether a number taken for gems is explorers: "two leave and three remain, do the five share?"."""
    gone = sum(one.value for one in heads if one.state == "out" and not one.told)
    told = {one.value for one in heads if one.state != "out"} | {one.value for one in amounts}
    return any(
        gone and len(one.values) == 1 and not scene.items[one.end - 1].has("gem") and one.value + gone in told
        and any(item.has("rest") for item in scene.items[max(0, one.start - 2) : one.start])
        for one in amounts
    )  # fmt: skip


_HALVES = words_of("media demie demi half")


def _vague(scene: Scene) -> bool:
    """Whether an amount is not told ("several cards"), or what is in the box is asked."""
    text = " ".join(item.text for item in scene.items)
    boxed = any(words in text for words in ("in the box", "dans la boite", "en la caja"))
    pairs = zip(scene.items, scene.items[1:], strict=False)
    halves = [at for at, (last, item) in enumerate(pairs) if last.has("and") and item.text in _HALVES]
    halved = any(not any(one.end == at for one in scene.of("claim")) for at in halves)
    return boxed or halved or any(item.text in _VAGUE for item in scene.items)


_BARRING = words_of("except excepto sauf salvo menos moins minus hormis")
_TOO = words_of("aussi tambien too also well")
_SPEAKER = words_of("me moi yo i")


def _somebody_else(scene: Scene) -> bool:
    """Whether a person is named who may be one more or one less: "all but Bob", "and me too", "Ann and 2 friends"."""
    items = scene.items
    told = [*scene.companies, *scene.of("heads")]
    taken = {at for one in told for at in range(one.start, one.end)}
    for at, item in enumerate(items):
        if at in taken or item.stop:
            continue
        after, last = item_at(items, at + 1), item_at(items, at - 1)
        if item.text in _BARRING and (is_name(after) or after.text in _SPEAKER or item_at(items, at + 2).has("kin")):
            return True
        if is_name(item) and after.text in ("too", "aussi", "tambien"):
            return True
        if item.text in _SPEAKER and (after.text in _TOO or last.text in ("plus", "mas")):
            return True
    for one in scene.of("heads"):
        single = item_at(items, one.end + 1)
        if item_at(items, one.end).has("and") and single.article and one.end + 1 not in taken:
            noun, where = noun_after(items, one.end + 2)
            if noun in ("head", "kin") and not items[where].has("out") and state_after(items, where + 1) != "out":
                return True  # "two kids and one big brother"
        here = one.end + (item_at(items, one.end).text in ("autres", "others", "otros", "otras", "more", "mas"))
        speaker, beyond = item_at(items, here + 1), item_at(items, here + 2)
        if (
            item_at(items, here).has("and")
            and here + 1 not in taken
            and (
                speaker.text in ("me", "moi")
                or (speaker.text in ("i", "yo") and (beyond.stop or beyond.has("in", "out")))
            )
        ):
            return True  # "four others and me"
        here = one.start
        while here > 1 and items[here - 1].text in (
            "my",
            "her",
            "his",
            "mis",
            "sus",
            "mes",
            "ses",
            "los",
            "les",
            "the",
        ):
            here -= 1
        listed = item_at(items, here - 1).text == "," or item_at(items, here - 1).has("and")
        before = item_at(items, here - 2)
        named = here > 1 and not before.stop and before.kind is None and (before.has("kin") or before.capital)
        if listed and named and here - 2 not in taken:
            return True
    return False


_INSTEAD = ("au lieu", "en vez", "en lugar", "instead of", "rather than", "plutot que", "out of")
_TAKEN = words_of("taken prises cogidas cogieron recogieron recogidas tomadas removed")
_LESS = words_of("minus moins menos less")


def _unsure(scene: Scene, amounts: Sequence[Mention]) -> bool:
    """Whether a number is one of several that are possible, or is taken away from another."""
    items = scene.items
    told = [*scene.numbers, *amounts]
    for at, item in enumerate(items):
        last, after = item_at(items, at - 1), item_at(items, at + 1)
        if item.has("or") and (last.counts or item_at(items, at - 2).counts) and after.number is not None:
            return True  # "5 or 6 gems"
        if item.has("neg") and any(one.has("gem") for one in items[at + 1 : at + 3]):
            return True  # "no gems on the 14"
        ahead = [one.counts for one in items[at : at + 5]]
        if f"{item.text} {after.text}" in _INSTEAD[:-1] and any(ahead):
            return True
        if item.text in _LESS and after.counts and any(one.end == at and one.role != "heads" for one in told):
            return True
    for one in amounts:
        if len(one.values) == 2 and item_at(items, one.start - 1).text in ("between", "entre"):
            return True  # "between 5 and 9 gems"
    gems = [one for one in scene.numbers if one.role not in ("claim", "again", "label", "place", "held")]
    return any(item.text in _TAKEN for one in gems for item in items[one.end : one.end + 3] if not item.stop)


def _mixed(amounts: Sequence[Mention], heads: Sequence[Mention]) -> bool:
    """Whether a card and what it left are told apart: "a 17 with five inside left 2, now three leave"."""
    kinds = {one.role == "card" for one in amounts}
    return len(kinds) > 1 and any(one.state not in ("out", "home", "whole") for one in heads)


_BIG = words_of("gros grosses grandes gordas gordos")


def _worths(scene: Scene) -> bool:
    """Whether a worth or change is asked for: "combien valent-elles", "combien de grosses"."""
    for at, item in enumerate(scene.items):
        if item.text in ("valent", "valen", "comptent", "cuentan"):
            return True
        if item.text == "worth" and not any(one.has("card", "tre") for one in scene.items):
            return True
        if item.has("ask") and any(one.text in _BIG for one in scene.items[at + 1 : at + 3]):
            return True
    return False


def _halved(scene: Scene, heads: list[Mention]) -> list[Mention] | None:
    """The explorers where half of them is told: as many go as stay; ``None`` where that is not plain."""
    items = scene.items
    told = next(
        (
            at
            for at, item in enumerate(items)
            if item.text in ("half", "moitie", "mitad")
            and items[at - 1].text not in ("my", "ma", "mi", "his", "her", "sa", "su")
            and (at + 1 == len(items) or items[at + 1].text != "a")
        ),
        None,
    )
    if told is None:
        return heads
    values = {one.value for one in heads}
    whole = max(values, default=1)
    if whole % 2 or not values <= {whole, whole // 2}:
        return None
    if len(values) == 2:
        return [one for one in heads if one.value == whole // 2]
    if any(one.start > told + 4 for one in heads):
        return None  # "half the table ran, that's four people": four are the half, or the whole
    return [replace(one, values=(whole // 2,), state="out" if not scene.of("card") else "in") for one in heads]


def _all_left(amounts: Sequence[Mention]) -> bool:
    return all(one.role == "left" for one in amounts)


def _among_first(scene: Scene) -> bool:
    """Whether "the first three" are told: relics, then, and what they are worth."""
    firsts = words_of("first primeras primeros premieres premiers premiere primera")
    pairs = itertools.pairwise(scene.items)
    return any(
        (one.text in firsts and two.number) or (two.text in firsts and one.number and two.text.endswith("s"))
        for one, two in pairs
    )


def _a_card_of_one(scene: Scene, one: Mention) -> bool:
    """Whether "a 1" was read as an explorer: it may be a card among others."""
    items = scene.items
    return items[one.start].text == "1" and item_at(items, one.start - 1).text in ("a", "un", "une", "una")


_AMONG = words_of("entre between among amongst")
_HOW_MANY = words_of("cuantos cuantas combien") | {"how many"}


_NOTHING = words_of("nada rien nothing none ninguna aucun aucune cero")


def _empty(scene: Scene, at: int) -> bool:
    """Whether a card with nothing on it is told among others: "seven on one, nothing on the next"."""
    after = item_at(scene.items, at + 1)
    amounts = [one for one in scene.of("left", "gems", "loose") if abs(one.end - at) < 8 or abs(one.start - at) < 8]
    return scene.items[at].text in _NOTHING and after.text in ("on", "sur", "en", "sobre") and bool(amounts)


def _wanted(scene: Scene) -> bool:
    """Whether the question wants the numbers of a division."""
    pairs = zip(scene.items, scene.items[1:], strict=False)
    if any(last.text in _AMONG and item.text in _HOW_MANY for last, item in pairs):
        return False  # "among how many?"
    if scene.asked:
        told = [noun for noun in scene.asked if noun in ("", "gem", "pt", "tre")]
        rest = [noun for noun in scene.asked if noun not in ("", "gem", "pt", "tre", "strange")]
        return bool(told) and not rest and not (scene.yes_no and scene.has("notsum"))
    if _corrects(scene) or _confirms(scene) or _whether_any(scene):
        return True
    if (
        scene.yes_no
        or scene.has("or")
        or any(item.has("notsum") and not _empty(scene, at) for at, item in enumerate(scene.items))
    ):
        return False
    if scene.wants_number:
        unclear = scene.concepts & _UNCLEAR
        return not unclear or scene.strangers <= (2 if unclear == {"hazard"} and scene.of("card") else 1)
    if scene.concepts & _UNCLEAR or scene.of("claim"):
        return False
    how = any(item.text in ("how", "comment", "como") for item in scene.items)
    return scene.strangers == 0 and not how and not scene.has("began", "what") and scene.terse


_RIGHT = words_of("right no non verdad correct correcto ok vrai ca cierto eh hein")


def _confirms(scene: Scene) -> bool:
    """Whether a share is told to be confirmed: "so three each, right?", "un chacun, c'est ça ?"."""
    items = scene.items
    if len(items) < 6 or items[-1].text != "?" or items[-2].text not in _RIGHT or scene.yes_no:
        return False
    if scene.has("notsum", "or", "why", "modal", "out", "lie", "path") or len(scene.of("claim")) > 1:
        return False
    last = items[max(0, len(items) - 8) :]
    return any(
        (item.has("each") and one.number is not None) or (one.text, item.text) == ("de", "a")
        for one, item in itertools.pairwise(last)
    ) or any((one.text, item.text) == ("toca", "de") for one, item in itertools.pairwise(last))


_ANYONE = words_of("anyone anybody quelqu alguien")
_ANY = words_of("alguna alguno any anything algo")


def _whether_any(scene: Scene) -> bool:
    """Whether it is asked if anyone gets a gem at all: "does anyone get any?", "¿nos toca alguna?"."""
    items = scene.question
    if scene.has("or", "why", "modal", "neg", "rel", "claim") or not scene.has("gem", "tre"):
        return False
    for at, item in enumerate(items):
        near = items[at : at + 6]
        if item.text in _ANYONE and any(one.has("get") for one in near[:4]):
            return True
        if item.text in ("toca", "tocan") and items[at - 1].text == "nos" and any(one.text in _ANY for one in near):
            return True
    return False


_OUGHT = words_of("should ought fallait aurait devait tenia debia debio deberia proper right correct correcto correcta")


def _corrects(scene: Scene) -> bool:
    """Whether the right number is asked for after a wrong one: "dealt 3 each, what should it have been?"."""
    items = scene.question
    return (
        bool(scene.of("claim"))
        and any(item.text in _OUGHT for item in items)
        and any(item.has("what", "ask") for item in items)
        and not scene.has("why", "or")
    )


_BUT = words_of("menos sauf except but else excepto salvo")


def _everyone_leaves(scene: Scene) -> bool:
    """Whether all are said to leave: "tout le monde sort", "se van todos"."""
    if any(one.value == 1 for one in scene.companies):
        return False
    for at, item in enumerate(scene.items):
        whole = item.text in ("todos", "todas", "everyone", "everybody", "tous", "toutes")
        whole = whole or (item.text == "monde" and at > 1 and scene.items[at - 2].text == "tout")
        near = scene.items[max(0, at - 2) : at + 4]
        going = any(one.has("out") or one.text in ("sort", "sortent") for one in near)
        if whole and going and not any(one.has("neg") for one in near):
            stop = next((here for here in range(at, len(scene.items)) if scene.items[here].stop), len(scene.items))
            return not any(one.text.split()[0] in _BUT for one in scene.items[at:stop])
    return False


def _explained(scene: Scene, one: Mention, heads: list[Mention]) -> Mention | None:
    """A number without a noun told as explorers by what is known: "the four others", all who leave."""
    last = scene.items[one.start - 1].text if one.start else ""
    after = scene.items[one.end].text if one.end < len(scene.items) else ""
    if len(one.values) != 1 or last not in ("los", "les", "las", "the", "all"):
        return None
    whole = [head.value for head in heads if head.state in ("in", "whole", "")]
    gone = [head.value for head in heads if head.state in ("out", "home")]
    if whole and gone and after in ("autres", "others", "otros", "otras", "other") and whole[0] - gone[0] == one.value:
        return replace(one, role="heads", state="in")
    return replace(one, role="heads", state="out") if _everyone_leaves(scene) and not heads else None


def _heads(scene: Scene) -> list[Mention] | None:
    """The numbers of explorers told; ``None`` when a number counts things no sum knows."""
    heads = scene.of("heads")
    if len(heads) > 1 and any(scene.items[one.end].has("each") for one in heads[1:] if one.end < len(scene.items)):
        return None  # so many explorers for each player
    if any(last.end == one.start for last, one in itertools.pairwise(heads)):
        return None  # "two of us five"
    for one in scene.of("strange"):
        plural = scene.items[one.end - 1].text.endswith(("s", "x")) and one.value > 1
        if one.state or (plural and not heads and scene.of("card", "left", "gems") and scene.wants_sum):
            heads.append(one)
        else:
            return None
    for one in sorted(scene.companies, key=lambda company: -company.value):
        if one.role == "gone":
            continue
        there = [head for head in heads if head.state not in ("home", "whole")]
        rivals = [head for head in there if not (head.state and one.state) or head.state == one.state]
        if any(head.state == one.state == "in" and head.value != one.value for head in rivals):
            return None
        if not rivals or (one.value == 1 and one.state == "out" and not any(head.state == "out" for head in heads)):
            heads.append(one)
    heads += [found for one in scene.of("loose") if (found := _explained(scene, one, heads)) is not None]
    if (
        _everyone_leaves(scene)
        and len({one.value for one in heads}) == 1
        and all(one.state in ("", "in") for one in heads)
    ):
        heads = [replace(one, state="out") for one in heads]
    return sorted(heads, key=lambda one: one.start)


_STAY = words_of("stay stays remain remains restent reste quedan siguen continuent continue continues carry_on")


def _stay(scene: Scene, one: Mention) -> bool:
    """Whether they are told as those who stay, so that whoever leaves is not one of them."""
    near = (*scene.items[max(0, one.start - 2) : one.start], *scene.items[one.end : one.end + 2])
    return any(item.text in _STAY for item in near)


_ONCE = words_of("etions etait eramos were started began empezamos partis") | {"on etait", "we were", "nous etions"}
_NOW = words_of("plus now only still maintenant ahora solo quedamos continue seguimos left restons") | {
    "on continue", "on n est plus que", "on reste",
}  # fmt: skip


def _now_fewer(scene: Scene, inside: Sequence[Mention]) -> bool:
    """Whether fewer are there than there were: "on était six, on n'est plus que cinq"."""
    if len(inside) != 2 or inside[0].value <= inside[1].value:
        return False
    first, second = inside
    once = any(item.text in _ONCE for item in scene.items[max(0, first.start - 4) : first.start])
    here = max(first.end, second.start - 4)
    return once and any(item.text in _NOW for item in scene.items[here : second.end + 2])


def _inside(amount: Mention, heads: Sequence[Mention], scene: Scene) -> int | None:
    """How many share a treasure: those inside, less those who have left by then."""
    inside = [one for one in heads if one.state not in ("out", "home", "whole")]
    inside = inside or [one for one in heads if one.state == "whole"]
    whole = [one.value for one in heads if one.state == "whole"]
    if whole and any(not one.state and not one.told for one in inside):
        return None  # what the part of them does is not said
    values = list(dict.fromkeys(one.value for one in inside))
    gone = [one for one in heads if one.state in ("out", "home") and not (one.told and one.value == 1)]
    if any(one.state == "out" and one.start > amount.start for one in gone) or not values:
        return None
    lone = [one for one in heads if one.state == "out" and one.told and one.value == 1]
    if lone and max(values) > 1:
        began = scene.has("began") or any(item.text in _ONCE for item in scene.items[: inside[0].start])
        single = began and len(values) == 1 and inside[0].start < lone[0].start
        return values[0] - 1 if single else None  # "we were eight, only one has left"
    before = sum(one.value for one in gone if one.start < amount.start)
    for one in scene.companies:
        if one.role == "gone" and inside[0].end <= one.start < amount.start:
            if len(values) > 1 or not scene.has("began"):
                return None  # whether the one who has gone was counted is not said
            before, gone = before + 1, [*gone, one]
    found = values[0]
    if len(values) == 1 and inside[0].state == "whole":
        if any(not one.state for one in heads) or before >= found:
            return None
        found -= before  # "two of the five went home"
    elif len(values) == 1:
        if (
            0 < before < found
            and inside[0].start < gone[0].start
            and not inside[0].told
            and not _stay(scene, inside[0])
        ):
            found -= before
    elif len(values) == 2 and (values[0] - before == values[1] if before else _now_fewer(scene, inside)):
        found = values[1]
    else:
        return None
    return found if 1 <= found <= engine.MAX_EXPLORERS else None


def _leavers(heads: Sequence[Mention], leavers: Sequence[Mention], lying: bool) -> int | None:
    """How many gather what lies on the path."""
    gone = {one.value for one in leavers}
    inside = [one for one in heads if one.state not in ("out", "home")]
    if len(gone) != 1 or (inside and not lying):
        return None
    found = min(gone)
    if any(not one.told and one.value < found and one.start < leavers[0].start for one in inside):
        return None
    return found if 1 <= found <= engine.MAX_EXPLORERS else None


def share_of(gems: int, explorers: int, preset: str) -> Computed:
    """A treasure shared (R3.2, R3.3)."""
    each, rest = engine.share(gems, explorers, preset)
    arguments = {"gems": gems, "explorers": explorers, "share": each, "remainder": rest, "shared": each * explorers}
    return Computed(
        "desk-compute-share",
        arguments,
        ("R3.2", "R3.3"),
        {"share": each, "remainder": rest},
        (("desk-work-share", arguments),),
    )


def leftovers_of(left: tuple[int, ...], leavers: int, preset: str) -> Computed:
    """What leavers gather of the path (R4.4, R4.5), pooled; says where splitting each card would differ."""
    each, rest = engine.leftovers(left, leavers, preset)
    arguments = {
        "left": sum(left),
        "leavers": leavers,
        "share": each,
        "remainder": rest,
        "cards": " + ".join(map(str, left)),
        "count": len(left),
    }
    lines: list[tuple[str, Mapping[str, Any]]] = [("desk-work-leftovers", arguments)]
    per_card, _ = engine.leftovers(left, leavers, preset, leftover_split="per_card")
    if per_card != each:
        lines.append(("desk-work-not-per-card", {"share": per_card}))
    return Computed(
        "desk-compute-leftovers", arguments, ("R4.4", "R4.5"), {"share": each, "remainder": rest}, tuple(lines)
    )
