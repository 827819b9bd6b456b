"""Which amounts of gems a question tells: one card's, or what lies on the path, card by card, a total told once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tacora.games.diamant.desk.near import item_at, located, noun_after
from tacora.games.diamant.desk.roles import Mention
from tacora.games.diamant.desk.scene import Scene
from tacora.games.diamant.desk.speech import Item
from tacora.games.diamant.desk.vocabulary import words_of

__all__ = ["amounts_of"]

_TOTAL = words_of("total totales altogether") | {"en tout", "in all", "all told", "in total"}
_EACH = words_of("each apiece chacun chacune cada")


def amounts_of(scene: Scene) -> list[Mention] | None:
    """The amounts in order; ``None`` when how they belong together is not certain."""
    items = scene.items
    found = sorted([*scene.of("card", "left", "gems"), *_continued(scene)], key=lambda one: one.start)
    places = scene.of("place")
    parts = _without_total(scene, _each_card(scene, found))
    if parts is None:
        return None
    if len(parts) > 1 and all(located(items, one.end) for one in parts):
        parts = [replace(one, role="left") for one in parts]
    mixed = len(parts) > 1 and len({one.role == "card" for one in parts}) > 1
    if mixed and (any(one.role == "gems" for one in parts) or (scene.has("rev") and not scene.has("lie", "path"))):
        return None  # a card turned over, and gems somewhere else
    if places and len(places) != len(parts):
        return None
    if parts and _dangling(items, parts, [*scene.numbers, *scene.companies]):
        return None
    return parts


def _continued(scene: Scene) -> list[Mention]:
    """Numbers without a noun that go on with amounts: "three beside the mummy, one further back, two at the start"."""
    found: list[Mention] = []
    loose = scene.of("loose")
    told = scene.of("card", "left", "gems")
    if not told and len(loose) > 1 and all(located(scene.items, one.end) for one in loose):
        return [replace(one, role="left") for one in loose]
    for one in loose:
        earlier = [other for other in (*told, *found) if other.end <= one.start]
        if earlier and located(scene.items, one.end):
            found.append(replace(one, role="left"))
    return found


def _each_card(scene: Scene, found: list[Mention]) -> list[Mention]:
    """ "Two cards with five each", "one gem each on three cards": so many times the amount."""
    cards = [one for one in scene.of("cards", "treasures") if 1 < one.value <= 8]
    if len(cards) != 1:
        return found
    claims = [one for one in (*scene.of("claim"), *found) if len(one.values) == 1 and _each_near(scene.items, one)]
    if len(claims) != 1 or min(abs(claims[0].start - cards[0].end), abs(cards[0].start - claims[0].end)) > 6:
        return found
    each = claims[0]
    rest = [one for one in found if one is not each]
    if len(rest) == 1 and rest[0].values == (each.value,) * cards[0].value:
        return rest  # told twice
    many = Mention((each.value,) * cards[0].value, each.start, each.end, "left")
    return sorted([*rest, many], key=lambda one: one.start)


def _each_near(items: Sequence[Item], one: Mention) -> bool:
    """Whether "each" follows that speaks of cards: "five each", "cada una", "on each of"."""
    here = one.end + (item_at(items, one.end).text in ("on", "sur", "en", "dessus", "encima"))
    item = item_at(items, here)
    return item.has("each") and not item.stop


def _without_total(scene: Scene, found: list[Mention]) -> list[Mention] | None:
    """The parts without their sum, where both are told."""
    if len(found) < 2:
        return found
    totals = [one for one in found if _is_total(scene, one)]
    for at, one in enumerate(found):
        rest = [*found[:at], *found[at + 1 :]]
        values = [value for other in rest for value in other.values]
        if len(one.values) != 1 or len(values) < 2:
            continue
        if one.value == sum(values):
            if one in totals:
                return rest
            if at == 0 and not all(_placed(scene, other) for other in found) and not _among_parts(scene, one, rest):
                return None if _placed(scene, one) else rest
    return None if totals else found


def _among_parts(scene: Scene, one: Mention, rest: Sequence[Mention]) -> bool:
    """Whether the first amount is plainly one of a row: "3, 2 and 1 ruby"."""
    return not scene.items[one.end - 1].has("gem") or (len(rest) == 1 and scene.items[rest[0].start - 1].has("and"))


def _is_total(scene: Scene, one: Mention) -> bool:
    """Whether "in all" stands beside a number."""
    after = scene.items[one.end : one.end + 4]
    stop = next((at for at, item in enumerate(after) if item.text in (".", "?", "!", ";")), len(after))
    near = (*scene.items[max(0, one.start - 3) : one.end], *after[:stop])
    return any(item.text in _TOTAL for item in near) or "en tout" in " ".join(item.text for item in near)


def _placed(scene: Scene, one: Mention) -> bool:
    """Whether a number says where its gems lie, as one part among others."""
    items = scene.items
    here = one.end
    if located(items, here) and items[here].has("fill", "more"):
        return True  # "one further back"
    while here < min(one.end + 3, len(items)) and (
        items[here].has("lie", "rest", "gem", "fill") or items[here].text == "are"
    ):
        here += 1
    after = item_at(items, here + 1)
    if item_at(items, here).has("path") or (after.has("path") or item_at(items, here + 2).has("path")):
        return False
    if item_at(items, here).text in ("there", "here") and item_at(items, here + 1).stop and one.start < here - 2:
        return False
    return located(items, here)


def _dangling(items: Sequence[Item], parts: Sequence[Mention], told: Sequence[Mention]) -> bool:
    """Whether a "one" or "another" among the amounts is not counted: the sum would miss it."""
    taken = {at for one in told for at in range(one.start, one.end)}
    first = min(one.start for one in parts)
    for at, item in enumerate(items):
        if at in taken or item.stop or (at <= first and any(one.text in (".", "?", "!") for one in items[at:first])):
            continue
        last, after = item_at(items, at - 1), item_at(items, at + 1)
        if item.text in ("one", "una", "une", "uno") and item.number == 1:
            lonely = at > first and (after.stop or after.has("and"))
            lonely = (
                lonely or located(items, at + 1) or ((after.strange or after.has("lie")) and located(items, at + 2))
            )
            if (
                lonely
                and (last.stop or last.has("and", "art", "there", "rest") or at in taken)
                and last.text not in ("the", "la", "l", "cada")
            ):
                return True
        more = item.text in ("another", "otra", "otro", "autre") and last.text not in (
            "on",
            "sur",
            "en",
            "in",
            "une",
            "un",
        )
        if more and located(items, at + 1) and noun_after(items, at + 1)[0] in ("", "gem"):
            return True
    return False
