"""What the relics of a lone leaver are worth, where worth goes by order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

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
    scene = _without_guesses(scene)
    pairs = zip(scene.items, scene.items[1:], strict=False)
    lucky: set[str] = {"odds"} if any((a.text, b.text) == ("quelle", "chance") for a, b in pairs) else set()
    another = (scene.concepts - lucky) & _ANOTHER_SUBJECT
    if not (scene.has("rel") or _implied(scene)) or another or not _wanted(scene):
        return None
    if scene.asked and not scene.asks("pt", "gem", "rel", "dia"):
        return None
    if any(noun == "rel" for noun in scene.asked) or scene.has("or"):
        return None
    others = len(scene.numbers) - len(
        scene.of("label", "rel", "loose", "strange", "claim", "heads", "left", "gems", "card", "again", "held")
    )
    if others or not _alone(scene):
        return None
    found = _counts(scene)
    if found is None or (named and preset not in _BY_ORDER):
        return None
    return relics_of(*found, preset if preset in _BY_ORDER else "iello2016")


_GUESSING = words_of("is it that est ce es son serian sera 5 mas or ou o u alors entonces")


def _without_guesses(scene: Scene) -> Scene:
    """The scene without amounts offered to choose from: "10, 15 or 20?"."""
    items = scene.items
    marks = [at for at, item in enumerate(items) if item.text in (".", "?", "!", ";", ":")]
    for start, end in zip([-1, *marks], [*marks, len(items)], strict=True):
        clause = items[start + 1 : end]
        values = [item.number for item in clause if item.counts]
        plain = all(
            item.counts or item.stop or item.has("or", "ask") or item.text in _GUESSING or item.text == ","
            for item in clause
        )
        choice = any(item.has("or") for item in clause) or len(values) > 2
        if start < 0 or not plain or not values or not choice or not all(one and one % 5 == 0 for one in values):
            continue
        kept = tuple(one for one in scene.numbers if not start < one.start < end)
        asked = tuple(scene.asked) or ("",)
        rest = (*items[: start + 1], Item("?", stop=True), *items[end:])
        if any(one.start >= end for one in (*kept, *scene.companies)):
            return scene
        return replace(scene, items=rest, numbers=kept, asked=asked, yes_no=False)
    return scene


_CARRIED = (
    "emport", "rapport", "ramen", "sacad", "saco", "sacaron", "llevo", "llevaron", "guardo", "carried", "took",
    "brought",
)  # fmt: skip


def _implied(scene: Scene) -> bool:
    """Whether relics are meant without the word: "four are out already, I take the fifth alone, what's it worth?"."""
    items = scene.items
    if scene.has("dia", "card", "tre", "pt", "deck", "share") or any(
        item.has("gem") and not any(one.has("ask") for one in items[max(0, at - 2) : at])
        for at, item in enumerate(items)
    ):
        return False
    if scene.has("hazard") and not any(item.has("lostrel") for item in items):
        return False
    lone = any(one.value == 1 and one.role == "heads" for one in scene.companies)
    worth = any(item.text in _WORTH for item in items)
    for start, end in _regions(scene):
        clause = items[start:end]
        none = _says_none(clause) and any(item.text.startswith(_CARRIED) for item in clause)
        worth = worth or none or _carried(clause)
    return lone and worth and scene.has("get", "out")


_WORTH = words_of("vaut valent valoir vale valen valdria worth value valeur valor suman comptent")


def _carried(items: Sequence[Item]) -> bool:
    """Whether a relic is said to have been carried out by somebody before: "Rob carried out one"."""
    for at, item in enumerate(items):
        before = items[max(0, at - 4) : at]
        if item.text in ("rapporte", "emporte", "ramene") and not any(one.text in _HAD for one in before):
            continue
        if item.text.startswith(("llev", "saco", "guardo")) and not any(
            one.text in ("se", "ya", "la") for one in before
        ):
            continue
        if any(one.has("i") and one.text not in ("mi", "my", "m") for one in items) or any(
            one.has("neg") for one in items
        ):
            continue
        if item.text.startswith(_CARRIED):
            return True
        if item.text.startswith("sorti") and item.text != "sortir" and any(one.text in _HAD for one in before):
            return True
    return False


_HAD = words_of("a ont avait avaient ete avez")


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
    if len(scene.question) == 2 and scene.question[0].has("gem") and scene.question[1].text == "?":
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
    lean = -3 if alone else 3 * _carried(items)
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
        elif lean >= 0 and items[-1].article and items[-1].text in ("une", "una", "one") and found:
            return None  # "two, and then one": it may be one more
    if any(_first_ones(scene.items, at) for at in range(len(scene.items))):
        nothing = True
    if implied == 2 and any(item.text in ("derniere", "ultima", "last") for item in scene.items):
        implied = 1  # "the fifth and last"
    if len(found) == 1 and found[0][1] == 5 and not implied and not nothing and scene.has("path"):
        return 0, 5  # all there are lie on the path
    last = [one for one in scene.of("rel", "loose") if one.value == 5 and _last_of(scene.items, one.start)]
    if last and len(found) == 2 and not implied and not nothing:
        rest = [count for _, count in found if count != 5]
        return (4, 1) if rest == [4] else None  # "the last of the five, the other four are out"
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


def _last_of(items: Sequence[Item], at: int) -> bool:
    """Whether "the last of the" stands before a number."""
    words = [item.text for item in items[max(0, at - 3) : at]]
    return any(word in ("last", "derniere", "ultima", "dernier", "ultimo") for word in words) and any(
        word in ("of", "de", "des") for word in words
    )


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
                or (after.text == "de" and at + 2 < len(items) and items[at + 2].text in ("sortie", "sacada"))
            ):
                return True
    return False


def _of_them(one: Mention, items: Sequence[Item]) -> bool:
    return one.role == "heads" and items[one.end - 1].text in ("of them", "d entre elles", "de ellas", "of em")


def _cave_again(one: Mention, items: Sequence[Item]) -> bool:
    """Whether a number is a cave's, told after "in cave two": "in the fourth I take two", "en la cuatro salgo"."""
    at = one.start
    if at < 2 or (items[at - 2].text, items[at - 1].text) not in (("en", "la"), ("dans", "la"), ("a", "la")):
        return False
    return any(item.has("cave") and items[here + 1].counts for here, item in enumerate(items[: at - 2]))


def _counts_relics(one: Mention, items: Sequence[Item]) -> bool:
    if _of_them(one, items):
        return True
    if one.role == "heads" and one.end == one.start + 1:
        return one.state != "in" or any(
            item.has("path", "lie", "there", "chest") or item.text in _SURE or item.text == "carried"
            for item in items[one.end : one.end + 6]
        )
    if one.role == "held":
        return one.value <= 5
    if _cave_again(one, items):
        return False
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
    "mes",
)


def _again(scene: Scene, one: Mention) -> bool:
    """Whether a number told before is taken up: "the value of the three"."""
    last = scene.items[one.start - 1].text if one.start else ""
    if scene.items[one.start].text.startswith(_ARTICLES) and scene.has("lostrel"):
        return False
    taken_up = last in _THE or scene.items[one.start].text.startswith(_ARTICLES)
    return taken_up and any(before.end <= one.start and before.values == one.values for before in scene.numbers)


_ARTICLES = ("los ", "las ", "les ", "toutes les ", "tous les ")
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
            "ultimo",
            "dernier",
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
        if item.text in ("seule", "unica") and last.text == "la" and after.text in ("qui", "que"):
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
