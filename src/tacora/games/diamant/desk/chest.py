"""Change into diamonds, and the points of a chest."""

from __future__ import annotations

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.roles import Mention
from tacora.games.diamant.desk.scene import Scene
from tacora.games.diamant.desk.vocabulary import words_of

__all__ = ["exchange", "points"]

_MOST = 999


_CHANGE = (
    "chang", "swap", "troqu", "troc", "convert", "conviert", "cambi", "echang", "exchang", "trade", "canje", "pase",
)  # fmt: skip
_REQUEST = words_of("you me peux pouvez pourrais pourriez tu vous puedes podrias podeis pls please")
_BIG = words_of("gros grosses grandes gordas gordos grandotes big large bigger larger")
_RED = words_of("red reds rouges rouge rojas rojos rojitas rojitos")


def _red_ones(scene: Scene) -> list[Mention]:
    """Gems told by their colour: "12 of the wee red ones"."""
    found = []
    for one in scene.of("strange", "loose"):
        near = scene.items[one.end - 1 : one.end + 5]
        if any(item.text in _RED for item in near[: next((at for at, item in enumerate(near) if item.stop), 5)]):
            found.append(one)
    return found


_FIVES = words_of("fives grosses gros grandes gordas gordos biggies")
_ONES = words_of("ones reds littles petits petites pequenas pequenos chiquitas rouges rojas rojos singles smalls")


def _coins(scene: Scene) -> tuple[list[Mention], list[Mention]]:
    """Diamonds and rubies told by their size or colour: "four of the fives plus nineteen reds"."""
    large: list[Mention] = []
    small: list[Mention] = []
    for one in scene.of("strange", "loose", "heads", "left", "card"):
        near = scene.items[one.start + 1 : one.end + 4]
        stop = next((at for at, item in enumerate(near) if item.stop or item.counts or item.has("and")), len(near))
        words = [item.text for item in near[:stop]]
        if len(one.values) != 1 or (one.role == "heads" and any(item.has("head") for item in near[:stop])):
            continue
        if any(word in _FIVES for word in words):
            large.append(one)
        elif any(word in _ONES for word in words):
            small.append(one)
    return large, small


def _requested(scene: Scene) -> bool:
    """Whether change is asked for: "swap them for diamonds please", not whether it may be had."""
    for at, item in enumerate(scene.items):
        if not item.text.startswith(_CHANGE) or item.text in ("cambio", "cambiamos", "canjeo", "canjeamos"):
            continue
        before = scene.items[max(0, at - 5) : at]
        begin = next((here for here in range(at - 1, -1, -1) if scene.items[here].stop), -1)
        clause = scene.items[begin + 1 : at]
        if any(
            one.text in ("i", "je", "puis", "on", "puedo", "we", "podemos", "when", "quand", "cuando", "if", "si")
            for one in clause
        ):
            return False
        meant = at > 0 and scene.items[at - 1].text in ("a", "to", "para") and not scene.yes_no
        return not clause or meant or any(one.text in _REQUEST for one in before) or scene.items[at].has("calc")
    return False


def exchange(scene: Scene, preset: str) -> Computed | None:
    """Gems changed into diamonds (R1.6)."""
    gems = scene.of("gems", "left", "card") or _red_ones(scene)
    if not gems and _asks_big(scene):
        fives, gems = _coins(scene)
        if fives:
            return None
    if not gems and {"dia", "gem"} <= set(scene.asked):
        gems = scene.of("loose")
    into = scene.has("dia") or (
        (_changes(scene) or _asks_big(scene)) and any(item.text in _BIG or item.text == "fives" for item in scene.items)
    )
    if not into or len(gems) != 1 or len(gems[0].values) != 1:
        return None
    if not (scene.asked and _asks_change(scene)) and not (not scene.asked and _requested(scene)):
        result = any(item.has("what") for item in scene.items) and _changes(scene) and not scene.yes_no
        if not (result and not scene.asked):
            return None
    ages = [one for one in scene.of("thing") if scene.items[one.end - 1].text in ("ans", "anos", "years", "year")]
    rate = [one for one in scene.numbers if one.values == (5,) and one is not gems[0] and _asks_big(scene)]
    if len(scene.numbers) - len(scene.of("label", "place")) - len(ages) - len(rate) != 1 or (
        scene.yes_no and scene.has("notsum", "why", "who")
    ):
        return None
    if scene.concepts & {"relic", "treasure"} or not 1 <= gems[0].value <= _MOST or scene.has("or", "why"):
        return None
    diamonds, rubies = divmod(gems[0].value, 5)
    arguments = {"gems": gems[0].value, "diamonds": diamonds, "rubies": rubies}
    return Computed("desk-compute-exchange", arguments, ("R1.6",), {"diamonds": diamonds, "rubies": rubies})


def _asks_big(scene: Scene) -> bool:
    """ "Combien de grosses ?": the big gems are diamonds."""
    pairs = [(item, scene.items[at + 1 : at + 5]) for at, item in enumerate(scene.items)]
    return any(item.has("ask") and any(one.text in _BIG for one in near) for item, near in pairs)


def _changes(scene: Scene) -> bool:
    return any(item.text.startswith(_CHANGE) for item in scene.items)


def _asks_change(scene: Scene) -> bool:
    if scene.asked and all(noun == "strange" for noun in scene.asked):
        return _asks_big(scene)
    return scene.asks("dia", "gem") and (scene.has("dia") or _changes(scene) or _asks_big(scene))


def points(scene: Scene, preset: str) -> Computed | None:
    """Points of a chest with diamonds and rubies (R6.2)."""
    diamonds, gems = scene.of("dia"), scene.of("gems", "left", "card")
    fives, ones = _coins(scene)
    coined = not diamonds and len(fives) == 1 and len(ones) == 1 and not scene.has("gem", "card", "head")
    if coined:
        diamonds, gems = fives, ones
    nothing = [one for one in scene.of("rel", "gems", "dia", "left") if one.values == (0,)]
    diamonds, gems = [one for one in diamonds if one not in nothing], [one for one in gems if one not in nothing]
    others = len(scene.numbers) - len(scene.of("label", "place")) - len(diamonds) - len(gems) - len(nothing)
    if len(diamonds) > 1 or len(gems) > 1 or others or any(len(one.values) != 1 for one in (*diamonds, *gems)):
        return None
    if not diamonds and not (gems and gems[0].value > 1 and _denied(scene, "dia")):
        return None
    if not gems and scene.has("gem") and not _denied(scene, "gem"):
        return None
    if scene.concepts & {"exchange", "difference"} or _changes(scene):
        return None
    if scene.yes_no or scene.has("notsum", "or") or (scene.has("who") and not scene.asked):
        return None
    if scene.asked and not scene.asks("pt", "gem"):
        return None
    bare = not scene.strangers and len(scene.items) < 8 and bool(gems)  # "three diamonds plus six rubies?"
    names = sum(item.capital for item in scene.items)
    both = 6 if diamonds and gems else 2
    plain = bool(scene.asked) and all(not noun for noun in scene.asked) and scene.strangers - names <= both
    sums = coined and any(item.text in ("come", "suman", "add", "fait", "font", "hacen") for item in scene.items)
    plain = (
        plain
        or (sums and scene.has("what", "ask"))
        or (scene.has("what") and (_denied(scene, "gem") or _denied(scene, "rel")))
    )
    if not (bare or plain or scene.has("pt", "worth", "total")):
        return None
    if _relics_count(scene) or all(one.value == 1 for one in (*diamonds, *gems)):
        return None  # "how many points is a diamond?" names no chest
    rubies, large = (gems[0].value if gems else 0), (diamonds[0].value if diamonds else 0)
    if rubies > _MOST or large > _MOST or (large < 2 and diamonds and not (gems and scene.asked)):
        return None
    score = engine.score(rubies, large, preset)
    arguments = {"rubies": rubies, "diamonds": large, "points": score}
    return Computed("desk-compute-score", arguments, ("R6.2", "R1.6"), {"score": score})


def _denied(scene: Scene, tag: str) -> bool:
    """Whether none of a thing is said to be there: "no rubies", "ni un rubí"."""
    for at, item in enumerate(scene.items):
        if item.has(tag) and any(one.has("neg") for one in scene.items[max(0, at - 3) : at]):
            return True
    return False


def _relics_count(scene: Scene) -> bool:
    """Whether relics count too: "no relics" does not."""
    for at, item in enumerate(scene.items):
        if item.has("rel"):
            near = scene.items[max(0, at - 3) : at]
            if not any(one.has("neg") or one.number == 0 for one in near):
                return True
    return False
