"""What the relics of a lone leaver are worth, where worth goes by order."""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.roles import Mention
from tacora.games.diamant.desk.scene import Scene
from tacora.games.diamant.desk.speech import Item
from tacora.games.diamant.desk.vocabulary import words_of
from tacora.games.diamant.meta import OPTIONS

__all__ = ["relics", "relics_of"]

_BY_ORDER = tuple(
    one.name
    for one in OPTIONS.presets
    if OPTIONS.resolve(one.name)["relic_values"] == "by_order" and OPTIONS.resolve(one.name)["relics"]
)
_ANOTHER_SUBJECT = words_of("odds shuffle tie")


def relics(scene: Scene, preset: str, named: bool) -> Computed | None:
    """The sum of a question that tells how many relics are out and how many a lone leaver takes."""
    if not (scene.has("rel") or _implied(scene)) or scene.concepts & _ANOTHER_SUBJECT or not _wanted(scene):
        return None
    if scene.asked and not scene.asks("pt", "gem", "rel", "dia"):
        return None
    if any(noun == "rel" for noun in scene.asked) or scene.has("or"):
        return None
    others = len(scene.numbers) - len(
        scene.of("label", "rel", "loose", "strange", "claim", "heads", "left", "gems", "card", "again")
    )
    if others or not _alone(scene):
        return None
    found = _counts(scene)
    if found is None or (named and preset not in _BY_ORDER):
        return None
    return relics_of(*found, preset if preset in _BY_ORDER else "iello2016")


def _implied(scene: Scene) -> bool:
    """Whether relics are meant without the word: "four are out already, I take the fifth alone, what's it worth?"."""
    if scene.has("gem", "dia", "card", "tre", "hazard", "pt", "deck", "share"):
        return False
    lone = any(one.value == 1 and one.role == "heads" for one in scene.companies)
    return lone and any(item.has("worth") and item.text in _WORTH for item in scene.items) and scene.has("get", "out")


_WORTH = words_of("vaut valent valoir vale valen valdria worth value valeur valor")


def _wanted(scene: Scene) -> bool:
    """Whether a worth is asked for."""
    if scene.asked:
        return True
    if scene.yes_no:
        return False
    if "cuenta como" in " ".join(item.text for item in scene.items):
        return False
    if any(item.has("worth", "pt", "total", "what") for item in scene.question):
        return True
    return scene.strangers == 0 and not any(item.text == "?" for item in scene.items)


def _alone(scene: Scene) -> bool:
    """Whether one person leaves alone (who takes relics is alone, but for those who say "we")."""
    for one in scene.of("heads"):
        if one.value > 1 and one.state == "out" and one.end > one.start + 1 and not _of_them(one, scene.items):
            return False
    lone = any(one.value == 1 and one.role == "heads" for one in scene.companies)
    if any(one.value > 1 and (one.state == "out" or not lone) for one in scene.companies):
        return False
    if lone or any(one.values == (1,) and one.state == "out" for one in scene.of("heads")):
        return True
    pairs = list(zip(scene.items, scene.items[1:], strict=False))
    beside = any(
        last.text in ("with", "avec", "con") and (item.has("kin") or (item.strange and not item.known))
        for last, item in pairs
    )
    if scene.has("we") or beside:
        return False
    return any(item.has("first", "i") or item.text == "j en" for item in scene.items) and scene.has("get", "out")


_TURNS = words_of(
    "si if but mais "
    "pero luego prends salgo jpars puis then while alors when cuando mientras ahora now i je j yo jme jpars"
)


def _regions(scene: Scene) -> list[tuple[int, int]]:
    """Clauses as ranges of items."""
    found: list[tuple[int, int]] = []
    start = 0
    for at, item in enumerate(scene.items):
        if item.text == ":":
            continue
        if item.stop or item.has("and") or item.text in _TURNS:
            if at > start:
                found.append((start, at))
            start = at if not item.stop and item.text in _TURNS else at + 1
    if start < len(scene.items):
        found.append((start, len(scene.items)))
    return found


_SURE = words_of(
    "deja ya already previously before been until jusqu depuis hasta gone antes avant were etaient emportees emportes"
)


_HAVE = words_of("tenemos tiene tienen tengo avons ont have has had")


def _leaning(items: Sequence[Item], alone: bool) -> int:
    """Above zero for a clause about relics out before, below for one about those taken now, as by somebody alone."""
    lean = -3 if alone else 0
    if not alone and not any(item.has("path", "lie") for item in items):
        lean += any(item.text in _HAVE for item in items) + 2 * any(item.has("chest") for item in items)
    for item in items:
        if item.text in _SURE or item.text == "so far":
            lean += 3
        elif item.has("already", "outrev", "out") or item.text in (
            "fuera",
            "saco",
            "rapportee",
            "rapportees",
            "ramenee",
            "ramenees",
            "sorti",
            "dehors",
            "out",
            "home",
            "sacado",
            "claimed",
            "pris",
            "prise",
            "prises",
            "others",
            "autres",
            "demas",
            "sacadas",
        ):
            lean += 1
        if item.has("i", "first", "otherstay") and item.text not in ("mi", "my", "m"):
            lean -= 2
        if item.has("here", "more", "get") and item.text not in (
            "claimed",
            "others",
            "autres",
            "deja",
            "ya",
            "suivante",
        ):
            lean -= 1
    return lean


def _counts(scene: Scene) -> tuple[int, int] | None:
    """Relics out before, and relics taken now."""
    found: list[tuple[int, int]] = []  # how far the clause leans, and the number
    nothing = False
    implied = 0
    for start, end in _regions(scene):
        items = scene.items[start:end]
        if any(item.has("lostrel") for item in items):
            if not _only_lost(items):
                return None
            continue  # lost relics do not count among the first three
        inside = [
            one
            for one in scene.numbers
            if start <= one.start < end and _counts_relics(one, scene.items) and not _again(scene, one)
        ]
        lean = _leaning(items, any(start <= one.start < end and one.role == "heads" for one in scene.companies))
        if len(inside) > 1 or any(len(one.values) != 1 for one in inside):
            return None
        first = any(item.text in _FOREMOST or item.text in _FIRST for item in items)
        if inside and scene.items[inside[0].start].article and (_says_none(items) or first):
            nothing = True  # "nobody has a relic yet"
        elif inside:
            found.append((lean, inside[0].value))
        elif _says_none(items):
            nothing = True
        elif lean > 0 and _lonely_one(items):
            found.append((lean, 1))
            if any(item.has("worth") for item in items):
                return None
        elif lean < 0 and _says_one(items, bool(found)):
            implied += 1
    if any(_first_ones(scene.items, at) for at in range(len(scene.items))):
        nothing = True
    if implied == 2 and any(item.text in ("derniere", "ultima", "last") for item in scene.items):
        implied = 1  # "the fifth and last"
    nth = {_NTH[item.text] for item in scene.items if item.text in _NTH}
    if len(found) == 1 and not nothing and nth == {found[0][1] + 1} and not implied:
        return found[0][1], 1
    ones = sum(
        item.article
        and item.text in ("une", "una", "one")
        and (at + 1 == len(scene.items) or scene.items[at + 1].stop or scene.items[at + 1].has("and"))
        for at, item in enumerate(scene.items)
    )
    if nth and not found:  # "Tom took the first, Ann the second, I go with the third"
        told = any(item.text in _FIRST or item.text in _FOREMOST for item in scene.items)
        return (max(nth) - 1, 1) if told and nth == set(range(2, max(nth) + 1)) else None
    if ones > 1:
        return None  # two persons take one each
    if nothing and len(found) == 1:
        return (0, found[0][1]) if found[0][0] <= 0 else None
    single = any(_first_ones(scene.items, at, plural=False) for at in range(len(scene.items)))
    if nothing and not found and (implied == 1 or single):
        return 0, 1
    if not nothing and len(found) == 1 and found[0][0] > 0 and implied == 1:
        return found[0][1], 1
    if nothing or len(found) != 2 or found[0][0] == found[1][0]:
        return None
    (low, here), (high, out) = sorted(found, key=lambda one: one[0])
    return (out, here) if high >= 1 and low < high else None


def _only_lost(items: Sequence[Item]) -> bool:
    """Whether a clause tells of lost relics alone: "two more were lost when the snakes struck"."""
    return sum(item.counts for item in items) <= 1 and not any(
        item.text in _SURE for item in items if not item.has("aux")
    )


_NTH = {
    "deuxieme": 2, "segunda": 2, "second": 2, "troisieme": 3, "tercera": 3, "third": 3, "quatrieme": 4, "cuarta": 4,
    "fourth": 4, "cinquieme": 5, "quinta": 5, "fifth": 5,
}  # fmt: skip


def _lonely_one(items: Sequence[Item]) -> bool:
    """Whether one relic is told by a mere "one": "Beto took one out", "una ya la sacó Beto"."""
    for at, item in enumerate(items):
        if item.article and item.text in ("une", "una", "one", "uno"):
            last, after = items[at - 1] if at else Item("", stop=True), items[at + 1] if at + 1 < len(items) else None
            if (
                after is None
                or (after.has("already", "out") and not after.has("head"))
                or (after.text in ("en", "in", "dans", "de") and last.has("get", "out", "outrev"))
            ):
                return True
    return False


def _of_them(one: Mention, items: Sequence[Item]) -> bool:
    return one.role == "heads" and items[one.end - 1].text in ("of them", "d entre elles", "de ellas", "of em")


def _counts_relics(one: Mention, items: Sequence[Item]) -> bool:
    if _of_them(one, items):
        return True
    if one.role == "heads" and one.end == one.start + 1:
        return one.state != "in" or any(
            item.has("path", "lie", "there", "chest") or item.text in _SURE for item in items[one.end : one.end + 4]
        )
    return one.role in ("rel", "loose", "left", "card") or (one.role == "strange" and one.value > 1)


_THE = (
    "s",
    "los",
    "les",
    "the",
    "des",
    "eux",
    "las",
    "all",
    "estos",
    "ces",
    "esos",
    "esas",
    "these",
    "those",
    "her",
    "his",
    "my",
    "mis",
)


def _again(scene: Scene, one: Mention) -> bool:
    """Whether a number told before is taken up: "the value of the three"."""
    last = scene.items[one.start - 1].text if one.start else ""
    return last in _THE and any(before.end <= one.start and before.values == one.values for before in scene.numbers)


_TAKEN = words_of("taken claimed prise prises pris emportee emportees")
_WITHOUT = words_of("sin sans without ni pas not never nunca jamais hasn haven neither")


def _says_none(items: Sequence[Item]) -> bool:
    """ "No relic is out yet", "nobody has taken one"."""
    return any(item.has("neg") and item.text not in _WITHOUT for item in items) and any(
        item.has("rel", "out", "outrev", "get")
        or item.text.startswith(("sacad", "cogid", "tomad"))
        or item.text in _TAKEN
        or item.text in ("avait", "had", "tenia")
        for item in items
    )


_FIRST = words_of("first premiere premieres primera primeras")


_FOREMOST = words_of("first premier premiere primero primera primer")


def _first_ones(items: Sequence[Item], at: int, *, plural: bool = True) -> bool:
    """ "First relics of the game"."""
    if items[at].text in _FOREMOST and any(item.has("get", "out") for item in items[at + 1 : at + 4]):
        return plural and any(item.has("rel") for item in items[at + 1 : at + 9])
    if items[at].text in _FIRST and at + 1 < len(items) and items[at + 1].text in ("ones", "de", "of", "in", "que"):
        return plural and any(item.has("rel") for item in items)
    return items[at].text in _FIRST and any(
        item.has("rel") and (plural or not item.text.endswith("s")) for item in items[at + 1 : at + 3]
    )


_SINGLE = words_of(
    "quinto cuarto tercero segunda segundo seconde quatrieme cinquieme troisieme deuxieme quinta cuarta "
    "tercera fifth fourth third second"
)


_THIS = words_of("the la el l le last dernier derniere ultima ultimo du del")


def _says_one(items: Sequence[Item], out: bool) -> bool:
    """A single relic told without a number: "another", "one more", "the fifth", "the relic"."""
    for at, item in enumerate(items):
        after = items[at + 1] if at + 1 < len(items) else Item("", stop=True)
        last = items[at - 1] if at else Item("", stop=True)
        if item.article and (after.has("more") or after.text in ("de", "mas", "one") or last.has("more", "get")):
            return True
        if item.article and last.text in ("just", "yo") and after.stop:
            return True
        if item.text in _SINGLE or item.text in (
            "another",
            "otra",
            "otro",
            "derniere",
            "ultima",
            "suivante",
            "siguiente",
            "next",
        ):
            return True
        if item.has("rel") and not item.text.endswith("s") and at and items[at - 1].text in _THIS:
            return True
        pointed = item.text in ("celle", "celui") or (item.text in ("el", "la") and after.text == "que")
        if out and pointed:
            return True
        if item.article and last.text == "the":
            return True
        if item.text == "single" and after.text == "one":
            return True
    return False


def relics_of(relics_out: int, on_path: int, preset: str) -> Computed | None:
    """What a lone leaver's relics are worth by order (R4.6, R4.7); ``None`` for more relics than there are."""
    total = len(OPTIONS.resolve(preset)["relics"])
    if preset not in _BY_ORDER or relics_out < 0 or on_path < 1 or relics_out + on_path > total:
        return None
    values = engine.lone_relics(relics_out, on_path, preset)
    arguments = {"out": relics_out, "count": on_path, "value": sum(values), "values": " + ".join(map(str, values))}
    return Computed(
        "desk-compute-relics",
        arguments,
        ("R4.6", "R4.7"),
        {"value": sum(values), "values": list(values)},
        (("desk-work-relics", arguments), ("desk-work-relics-printed", {})),
        _BY_ORDER,
    )
