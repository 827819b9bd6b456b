"""The chance that the next card ends the cave, and the cards left of a hazard that has struck."""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.roles import Mention
from tacora.games.diamant.desk.scene import Scene
from tacora.games.diamant.desk.speech import Item
from tacora.games.diamant.desk.vocabulary import words_of
from tacora.games.diamant.meta import OPTIONS, TREASURES
from tacora.games.diamant.model import HAZARD_SETS, Card, Hazard, HazardCard, RelicCard, TreasureCard

__all__ = ["hazards_left", "hazards_left_of", "odds", "odds_of"]


def odds(scene: Scene, preset: str, named: bool) -> Computed | None:
    """The chance that the next card strikes, for a path told card by card or by how many cards of each sort."""
    if not scene.has("odds") or "secret" in scene.concepts or scene.concepts & {"win", "age", "tie"}:
        return None
    if scene.asked and not scene.asks("card", "odds"):
        return None
    if scene.yes_no and not scene.asked and not scene.has("what"):
        return None
    if any(_no_odds(scene.items[max(0, at - 3) : at]) for at in _at_odds(scene)):
        return None
    placed = scene.has("seen", "path", "lie") or (scene.has("cave") and scene.concepts & {"first", "next"})
    if not placed or any(item.text.startswith(_REMOVED) for item in scene.items):
        return None
    if any(_unknown_card(scene, at) for at in range(len(scene.items))) or _later_cave(scene):
        return None
    listed = _listed(scene)
    start = listed if listed is not None else 0
    kinds = [item.kind for item in scene.items[start:] if item.kind is not None]
    if len(set(kinds)) != len(kinds) and (len(set(kinds)) > 1 or listed is not None):
        return None
    found = _tally(scene, listed is not None)
    if found is None:
        return None
    treasures, unnamed, relics, count = found
    if not kinds and not count and not _without_hazards(scene):
        return None
    return odds_of(list(dict.fromkeys(kinds)), treasures, preset, named, relics=relics, count=count, unnamed=unnamed)


def _tally(scene: Scene, listed: bool) -> tuple[list[int], int, int, int] | None:
    """Treasures by value, further treasures, relics and hazards that only a number tells; ``None``: not certain."""
    treasures: list[int] = []
    count = relics = 0
    total: int | None = None
    given: int | None = None
    for one in scene.numbers:
        last = scene.items[one.end - 1]
        if one.role == "times" and one.value > 1:
            return None
        if one.role in ("label", "times"):
            continue
        if one.role == "hazard" or last.has("hazard"):
            if last.kind is None:
                count += sum(one.values)
            elif listed:
                treasures.extend(one.values)  # "path 7 snakes 11": the seven is a treasure
            elif one.value != 1:
                return None
        elif (one.end == one.start + 1 or one.role == "heads") and _hazards_follow(scene, one.end):
            count += one.value
        elif one.role == "heads" and one.end > one.start + 1:
            continue
        elif one.role == "rel":
            relics += one.value
        elif one.role == "treasures":
            given = (given or 0) + one.value
        elif one.role == "cards":
            total = one.value
        elif one.role in ("card", "left", "gems", "loose", "heads", "place"):
            treasures.extend(one.values)
        else:
            return None
    items = scene.items
    if not relics:
        single = [at for at, item in enumerate(items) if item.has("rel") and not item.text.endswith("s")]
        relics = sum(not _denied(scene, at) for at in single)
    if treasures and given is not None and given != len(treasures):
        return None
    unnamed = 0 if treasures else given if given is not None else _single_treasures(scene)
    if total is not None:
        kinds = len({item.kind for item in items if item.kind is not None})
        more = total - max(kinds, count) - relics - len(treasures) - unnamed
        if more < 0 or (more and given is not None):
            return None
        unnamed += more
    return treasures, unnamed, relics, count


def _without_hazards(scene: Scene) -> bool:
    """Whether no hazard is said to lie there: "aucun danger", "not a trap in sight"."""
    for at, item in enumerate(scene.items):
        if item.has("hazard") and item.kind is None:
            before = scene.items[max(0, at - 5) : at]
            if any(one.has("neg") or one.text in ("not", "no") for one in before) and not any(
                one.stop for one in before[-2:]
            ):
                return True
    return False


def _hazards_follow(scene: Scene, at: int) -> bool:
    """ "Three of them are different hazards"."""
    for item in scene.items[at : at + 4]:
        if item.stop or item.counts:
            return False
        if item.has("hazard") and item.kind is None:
            return True
    return False


def _unknown_card(scene: Scene, at: int) -> bool:
    """Whether a card's name we do not know is told: it would make the number wrong."""
    item = scene.items[at]
    if not item.strange or item.known or not at:
        return False
    last, after = scene.items[at - 1], scene.items[at + 1] if at + 1 < len(scene.items) else Item("", stop=True)
    listed = last.number is not None or last.has("and") or last.text == ","
    ends = after.stop or after.has("and") or (after.counts and not after.year)
    return listed and ends and not after.has("hazard", "rel", "tre", "card")


def _later_cave(scene: Scene) -> bool:
    """Whether another cave than the first is spoken of: its deck is another."""
    if any(one.value > 1 and scene.items[one.start - 1].has("cave", "round") for one in scene.of("label")):
        return True
    later = ("second", "deuxieme", "seconde", "segunda", "tercera", "third", "troisieme", "derniere", "last", "ultima")
    return any(
        item.text in later and after.has("cave", "round")
        for item, after in zip(scene.items, scene.items[1:], strict=False)
    )


def _listed(scene: Scene) -> int | None:
    """Where a path told card by card begins ("path 7 snakes 11"), if one is."""
    for at, item in enumerate(scene.items):
        if item.has("path"):
            direct = [
                one
                for one in scene.numbers
                if one.start > at and len(one.values) == 1 and one.role in ("hazard", "loose", "card", "left")
            ]
            near = any(one.start <= at + 3 for one in direct) or any(one.kind for one in scene.items[at + 1 : at + 3])
            large = any(one.value > 2 for one in direct if one.role == "hazard")
            if near and large and not any(one.has("and") for one in scene.items[at:] if one.kind is None):
                return at
    return None


_REMOVED = ("remov", "retire", "retira", "enlev", "quit", "descart", "discard", "banish")
_NOT = words_of("no plus pas sin sans more aucun ningun less never jamais nunca")


def _no_odds(before: Sequence[Item]) -> bool:
    """Whether "no more risk" is said, within one sentence."""
    stop = max((at for at, item in enumerate(before) if item.stop), default=-1)
    return any(item.text in _NOT for item in before[stop + 1 :])


def _at_odds(scene: Scene) -> list[int]:
    return [at for at, item in enumerate(scene.items) if item.has("odds") and at]


def _denied(scene: Scene, at: int) -> bool:
    return any(item.has("neg") for item in scene.items[max(0, at - 2) : at])


def _single_treasures(scene: Scene) -> int:
    """Treasures told by an article: "a treasure and a snake"."""
    pairs = zip(scene.items, scene.items[1:], strict=False)
    found = sum(last.article and item.has("tre") and not item.text.endswith("s") for last, item in pairs)
    lone = zip(scene.items, scene.items[1:], scene.items[2:], strict=False)
    return found + sum(
        first.article and second.has("fill", "solo") and third.has("tre") and not third.text.endswith("s")
        for first, second, third in lone
    )


def _others(treasures: Sequence[int], count: int) -> list[int]:
    """So many more treasures of the deck: which ones makes no difference to the chance."""
    left = sorted(TREASURES)
    for value in treasures:
        if value in left:
            left.remove(value)
    return left[:count]


def odds_of(
    kinds: Sequence[str],
    treasures: Sequence[int],
    preset: str,
    named: bool,
    *,
    relics: int = 0,
    count: int = 0,
    unnamed: int = 0,
) -> Computed | None:
    """The chance that the next card ends the first cave (R3.5) with these cards on the path, exactly.

    ``kinds`` are hazards' keys; ``count`` of unnamed different kinds may stand for them; ``unnamed`` treasures of any
    values lie there too. Where the preset's deck has not all of the kinds and was not ``named``, another edition that
    has them is taken. ``None``: no such path.
    """
    if kinds and count and count != len(kinds):
        return None
    fitting = [preset] if named else [preset, "iello2016", "incan2006", "schmidt2005"]
    for name in fitting:
        options = OPTIONS.resolve(name)
        known = HAZARD_SETS[options["hazard_set"]]
        chosen = [kind for kind in known if kind.value in kinds] if kinds else list(known[:count])
        if len(chosen) != (len(kinds) or count) or not (chosen or treasures or unnamed or relics):
            continue
        relic = RelicCard() if options["relic_values"] == "by_order" else RelicCard(min(options["relics"], default=0))
        others = _others(treasures, unnamed)
        if len(others) != unnamed:
            continue
        path: list[Card] = [TreasureCard(gems) for gems in (*treasures, *others) if gems > 0]
        path += [HazardCard(kind) for kind in chosen] + [relic] * relics
        try:
            striking, total = engine.bust_chance(path, name)
        except ValueError:
            continue
        arguments = {
            "striking": striking, "total": total, "percent": engine.percent(striking, total),
            "hazards": len(chosen), "treasures": len(treasures) + unnamed, "relics": relics, "preset": name,
            "path": " ".join(
                [*map(str, treasures), *["?"] * unnamed, *(kind.value for kind in chosen), *["relic"] * relics]
            ),
        }  # fmt: skip
        return Computed(
            "desk-compute-odds",
            arguments,
            ("R3.5",),
            {"bust": striking / total, "striking": striking, "total": total},
            (("desk-work-odds", arguments),),
            (name,),
            tuple(chosen),
        )
    return None


_STILL = words_of("suite now maintenant ahora encore still todavia aun total remaining")


def hazards_left(scene: Scene, preset: str, named: bool) -> Computed | None:
    """How many cards of a kind that has struck are left."""
    kinds = list(dict.fromkeys(item.kind for item in scene.items if item.kind is not None))
    if (
        len(kinds) != 1
        or not scene.asked
        or not (scene.has("rest", "lie", "in", "deck", "there") or any(item.text in _STILL for item in scene.items))
    ):
        return None
    times = _times(scene)
    if times is None:
        return None
    return hazards_left_of(kinds[0], times, preset, named)


_STRIKES = tuple(
    words_of(
        "flatten hit got bust kill end wreck clobber bit struck strik bite catch caught crush chase eat ruin "
        "finish wipe nail sprung trigger destroy blew burn bury buried drove nuked trap tue tuer mord frapp "
        "saut elimin eu eus attrap chass ecras pieg crame fait_fuir fini fin detrui vire crev brul explos "
        "surpri sorti_du attac atac pill ech mat mor acab fulmin pic golpe salt expuls cog caz aplast quem "
        "arras cay peg hund termin hecho hizo fastid reventa derrib"
    )
)


_NTH = words_of(
    "first second third fourth premiere premier deuxieme seconde troisieme quatrieme primera primer "
    "segunda tercera cuarta"
)


def _single_time(item: Item) -> bool:
    plural = item.text.endswith("s") and item.text != "fois"
    return (item.has("times", "round", "cave") and not plural) or item.text in ("seule", "sola", "single")


def _cave_numbers(scene: Scene) -> list[Mention]:
    """The numbers of caves: "in cave 1", "in caves 1 and 3"."""
    return [
        one
        for one in scene.of("label", "left", "loose")
        if one.start
        and scene.items[one.start - 1].has("cave", "round")
        and all(1 <= value <= 5 for value in one.values)
    ]


def _looks_ahead(scene: Scene, one: Mention) -> bool:
    """Whether a cave is named to ask about it: "how many are left for cave 2"."""
    before = scene.items[max(0, one.start - 4) : one.start]
    return any(
        item.text in ("for", "para", "pour", "now", "ahora", "maintenant", "before", "avant", "antes")
        for item in before
    )


_ONCE = words_of("once twice thrice")


def _times(scene: Scene) -> int | None:
    """How often the kind has struck."""
    if not scene.concepts & {"bust", "remove"} and not any(item.text.startswith(_STRIKES) for item in scene.items):
        return None
    found: list[int] = []
    for one in scene.numbers:
        if one.role in ("times", "round"):
            found.append(one.value)
        elif one.role not in ("label", "card", "ordinal") and one not in _cave_numbers(scene):
            return None
    for at, item in enumerate(scene.items):
        after = scene.items[at + 1] if at + 1 < len(scene.items) else None
        if item.text in _ONCE:
            found.append(("once", "twice", "thrice").index(item.text) + 1)
        elif (
            item.article
            and any(near.has("cave", "round") for near in scene.items[at + 1 : at + 4])
            and (after is not None and after.text in ("of", "de"))
        ):
            found.append(1)  # "one of our caves"
        elif item.article and after is not None and _single_time(after):
            found.append(1)
    if not found:
        named = sum(
            item.text in _NTH and any(near.has("cave", "round") for near in scene.items[at + 1 : at + 3])
            for at, item in enumerate(scene.items)
        )
        found = [named] if named else []
    if not found:
        caves = sum(len(one.values) for one in _cave_numbers(scene) if not _looks_ahead(scene, one))
        caves += sum(
            item.article and last.has("cave", "round") for last, item in zip(scene.items, scene.items[1:], strict=False)
        )
        found = [caves] if caves else []
    return found[0] if len(found) == 1 and 0 <= found[0] <= 2 else None


def hazards_left_of(key: str, busts: int, preset: str, named: bool) -> Computed | None:
    """How many cards of a kind are left after it ended ``busts`` caves (R5.4)."""
    kind = Hazard(key)
    for name in [preset] if named else [preset, "iello2016", "incan2006", "schmidt2005"]:
        if kind in HAZARD_SETS[OPTIONS.resolve(name)["hazard_set"]]:
            left = engine.hazards_left(kind, busts, name)
            arguments = {"busts": busts, "left": left, "hazard": key, "edition": OPTIONS.resolve(name)["hazard_set"]}
            return Computed("desk-compute-hazards", arguments, ("R5.4", "R1.4"), {"count": left}, kinds=(kind,))
    return None
