"""Companies of explorers: "Ana and I", "my aunt, my three cousins and me", "me and two others", "both", "alone"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tacora.games.diamant.desk.going import state_after, state_before
from tacora.games.diamant.desk.near import item_at, noun_after
from tacora.games.diamant.desk.roles import Mention
from tacora.games.diamant.desk.speech import Item
from tacora.games.diamant.desk.vocabulary import words_of

__all__ = ["companies", "is_name"]

_SPEAKER = words_of("i me myself moi yo")
_MY_VERBS = words_of("salgo marcho largo retiro vuelvo huyo sigo quedo me cojo llevo piro rajo saco") | {
    "me voy",
    "estoy",
    "estoy dentro",
}
_OPENINGS = words_of("when if so but then only just with between because and both my say if say like")
_BESIDE = words_of(
    "la el il le les los las little tia "
    "her his their su sus sa ses leur leurs my ma mi mon mes mis old ti tata tonton cousin mr mrs uncle the our"
)
_NO_NAMES = (
    "gem",
    "dia",
    "rel",
    "card",
    "tre",
    "hazard",
    "cave",
    "round",
    "pt",
    "ask",
    "out",
    "rev",
    "share",
    "webe",
    "get",
    "solo",
    "in",
    "seen",
    "here",
)


_TWINS = words_of("twins triplets trio jumeaux jumelles gemelos gemelas mellizos mellizas trillizos")


def companies(items: Sequence[Item], told: Sequence[Mention]) -> tuple[list[Mention], list[Mention]]:
    """The numbers of a question, those taken up in a company left out, and the companies, in order."""
    kept = [_with_friends(items, one) for one in told]
    chains = list(_chains(items, kept))
    within = {here for chain in chains for here in range(chain.start, chain.end)}
    numbers = [one for one in kept if one.start not in within]
    for chain in chains:
        if any(chain.start <= one.start < chain.end for one in kept):
            numbers.append(replace(chain, told=False))
    names = [one for one in chains if replace(one, told=False) not in numbers]
    taken = within | {here for one in numbers for here in range(one.start, one.end)}
    pairs = [one for one in _pairs(items, taken) if one.end not in {chain.start for chain in chains}]
    within |= {here for one in numbers if one.role == "heads" for here in range(one.start, one.end)}
    lone = [one for one in _lone(items) if one.start not in within]
    numbers = [one for one in numbers if not any(single.start < one.start < single.end for single in lone)]
    found = [*_departures(items, within), *pairs, *names, *lone]
    return sorted(numbers, key=lambda one: one.start), sorted(found, key=lambda one: one.start)


def _with_friends(items: Sequence[Item], one: Mention) -> Mention:
    """ "I leave with two friends" are three."""
    before = item_at(items, one.start - 1)
    own = before.text in ("mis", "mes", "my")
    if own or before.text in ("otros", "otras"):
        before = item_at(items, one.start - 2)
    others = item_at(items, one.end).text in ("others", "otros", "otras", "autres")
    them = items[one.end - 1].text in ("of them", "of em")
    ours = items[one.end - 1].text in ("of us", "nosotros", "de nosotros", "d entre nous")
    if before.text not in ("with", "avec", "con") or them or ours or any(item.has("solo") for item in items):
        return one
    if not (one.role == "heads" and one.end > one.start + 1) and not (
        others and one.role in ("loose", "strange", "heads")
    ):
        return one
    near = items[max(0, one.start - 6) : one.start - 1]
    mine = any(item.text in _MY_VERBS or item.text in ("sors", "pars", "rentre", "repars") for item in near)
    going = any(item.has("out", "in", "rest") or item.text in ("in", "outrev") for item in near)
    mine = mine or (going and any(item.text in ("i", "je", "j") for item in near))
    mine = mine or (own and any(item.has("we", "webe") for item in items[one.end : one.end + 2]))
    if not mine and one.role == "heads" and own:
        return replace(one, role="doubt")
    if not mine and one.role == "heads" and any(item.has("i", "first") for item in items):
        return replace(one, role="doubt")  # the speaker may be one of them or not
    state = state_before(items, one.start - 1) or one.state
    return replace(one, values=(one.value + 1,), role="heads", state=state) if mine else one


@dataclass(frozen=True, slots=True)
class _Unit:
    """One link of a chain of persons."""

    size: int
    end: int
    speaker: bool = False
    counted: bool = False


def _chains(items: Sequence[Item], told: Sequence[Mention]) -> Iterator[Mention]:
    """Persons listed: links between commas, the last after "and"."""
    by_start = {one.start: one for one in told}
    at = 0
    while at < len(items):
        chain = _chain(items, at, by_start)
        if chain is None:
            at += 1
            continue
        yield chain
        at = chain.end


def _chain(items: Sequence[Item], start: int, by_start: dict[int, Mention]) -> Mention | None:
    unit = _unit(items, start, by_start, speaker=False)
    if unit is None or _within_list(items, start):
        return None
    units = [unit]
    joined = False
    listed = _list_begins(items, start)
    while not joined and len(units) < 8:
        mark = item_at(items, units[-1].end)
        joined = mark.has("and")
        if not joined and mark.text != ",":
            break
        skip = 2 if mark.text == "," and item_at(items, units[-1].end + 1).has("and") else 1
        joined = joined or skip == 2
        following = _unit(items, units[-1].end + skip, by_start, speaker=units[-1].speaker)
        if following is None:
            if listed and not joined and len(units) > 1:
                break
            return None
        units.append(following)
    joined = joined or (listed and len(units) > 1)
    speaking = any(one.speaker for one in units)
    counted = [one for one in units if one.counted]
    twins = any(items[one.end - 1].text in _TWINS for one in counted)
    if (
        not joined
        or len(counted) == len(units)
        or (counted and not speaking and not twins and not _persons(items, counted))
    ):
        return None
    end = units[-1].end
    state = state_after(items, end)
    if not state and not item_at(items, start - 1).has("among"):
        state = state_before(items, start)
    if not state and item_at(items, start - 1).text in ("que", "only", "just", "solo", "estan", "quedan"):
        state = "in"
    if listed and not state:
        state = "in"
    if not state and not speaking and not item_at(items, start - 1).has("among"):
        return None
    if units[0].speaker and not units[-1].counted and not _ends_well(items, units[-2].end + 1, end):
        return None
    if units[-1].speaker and items[end - 1].text in ("i", "yo") and _new_clause(items, start, end):
        return None
    return Mention((sum(one.size for one in units),), start, end, "heads", state, told=True)


def _persons(items: Sequence[Item], counted: Sequence[_Unit]) -> bool:
    """Whether those counted beside names are persons: "Ana, Luis and two friends"."""
    return all(items[one.end - 1].has("kin", "head") for one in counted)


def _within_list(items: Sequence[Item], start: int) -> bool:
    """Whether a person stands before, so that the list did not begin here."""
    while start > 1 and items[start - 1].text in _BESIDE and not items[start - 1].stop:
        start -= 1
    mark, before = item_at(items, start - 1), item_at(items, start - 2)
    if start < 2 or not (mark.text == "," or mark.has("and")):
        return False
    return before.text in _SPEAKER or (not before.stop and is_name(before) and not before.has("out", "rest"))


def _list_begins(items: Sequence[Item], start: int) -> bool:
    """Whether a list of those inside begins: "inside: Ruth, Omar, me"."""
    mark = item_at(items, start - 1)
    told = any(one.has("in", "cave", "rest", "head") for one in items[max(0, start - 4) : max(0, start - 1)])
    return start > 1 and told and (mark.text == ":" or mark.has("webe", "rest") or mark.text in ("quedan", "restent"))


def _ends_well(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether what follows "me and" is a person, not a verb: "me and Tom left", "yo y saqué el 9"."""
    after = item_at(items, end)
    kin = any(item.has("kin") or item.text in ("otro", "otra", "another", "autre") for item in items[start:end])
    return (
        kin
        or after.stop
        or after.text in ("toujours", "encore", "todavia", "aun", "still")
        or after.has("in", "out", "outrev", "rest", "aux", "webe", "we")
    )


def _new_clause(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether "and I" begins a clause of its own."""
    last, after = item_at(items, start - 1), item_at(items, end)
    if items[end - 1].text == "yo":
        return after.text in _MY_VERBS
    return not (last.stop or last.text in _OPENINGS or after.text in ("are", "both", "all", "were"))


def _unit(items: Sequence[Item], at: int, by_start: dict[int, Mention], *, speaker: bool) -> _Unit | None:
    """A person or a number of persons that begins at an item. ``speaker``: the link before was the speaker."""
    item = item_at(items, at)
    if item.stop or at >= len(items):
        return None
    if item.text in _SPEAKER or (item.has("meonly") and item.text.split()[-1] in _SPEAKER):
        return _Unit(1, at + 1, speaker=True)
    here = at
    while here < at + 2 and items[min(here, len(items) - 1)].text in _BESIDE and here + 1 < len(items):
        here += 1
    number = by_start.get(here) or by_start.get(at)
    if number is not None and len(number.values) == 1 and number.value < 8:
        twins = items[number.start].text in _TWINS
        persons = twins or (number.role == "heads" and number.end > number.start + 1)
        end = number.end
        while item_at(items, end).has("fill", "more") and item_at(items, end).text in (
            "others",
            "other",
            "otros",
            "otras",
            "autres",
        ):
            end += 1
        if persons or (speaker and number.role in ("heads", "strange", "loose")):
            return _Unit(number.value, end, counted=True)
        return None
    if speaker and item.text in ("otro", "otra", "another", "autre") and not noun_after(items, at + 1)[0]:
        return _Unit(1, at + 1)
    end, named = at, False
    while end < min(at + 4, len(items)) and end not in by_start:
        one = items[end]
        if is_name(one):
            named = True
        elif one.text not in _BESIDE or named:
            break
        end += 1
    kin = items[end - 1]
    if named and kin.has("kin") and kin.text.endswith("s") and kin.text != "fils":
        return _Unit(2, end) if kin.text in ("parents", "padres") else None  # how many is not said
    return _Unit(1, end) if named else None


_PLACES = words_of("dessus dessous dedans dehors encima debajo arriba abajo fuera atop apiece there ahi alli")


def is_name(item: Item) -> bool:
    """Whether a word may be somebody's name or relation."""
    if item.stop or item.number is not None or item.kind is not None or (item.has("head") and not item.has("kin")):
        return False
    if item.has("kin") or item.has(*_NO_NAMES) or item.text in _PLACES:
        return item.has("kin")
    return item.capital or (not item.small and (item.strange or not item.known or item.text == "vero"))


_GONE = words_of("gone went left parti partie sorti sortie rentre rentree salio fue marcho ido") | {
    "gone home",
    "gone back",
    "went home",
    "went back",
    "se fue",
    "se ha ido",
}


def _departures(items: Sequence[Item], taken: set[int]) -> Iterator[Mention]:
    """Somebody named who has gone: "but Nana's gone back". One less, if it can be told of how many."""
    if any(item.has("solo", "meonly", "otherstay") for item in items):
        return
    for at, item in enumerate(items):
        if at in taken or not is_name(item) or item.has("and") or item_at(items, at - 1).has("and"):
            continue
        here = at + 1
        while here < at + 4 and item_at(items, here).has("aux", "already") and item_at(items, here).text not in _GONE:
            here += 1
        if item_at(items, here).text in _GONE and not item_at(items, here).counts:
            yield Mention((1,), at, here + 1, "gone", told=True)


def _pairs(items: Sequence[Item], taken: set[int]) -> Iterator[Mention]:
    for at, item in enumerate(items):
        if item.has("pair") and at not in taken:
            yield Mention((2,), at, at + 1, "heads", state_after(items, at + 1) or state_before(items, at), told=True)


def _lone(items: Sequence[Item]) -> Iterator[Mention]:
    for at, item in enumerate(items):
        if item.text in ("only", "solo", "seul", "seule", "que") and _only_one(items, at):
            yield Mention((1,), at, at + 1, "heads", _only_one(items, at), told=True)
        elif item.text in _EXCEPT and any(one.has("neg") for one in items[max(0, at - 4) : at]):
            if is_name(item_at(items, at + 1)):
                yield Mention((1,), at, at + 2, "heads", _lone_state(items, at), told=True)
        elif item.text == "only" and item_at(items, at + 1).text == "one" and not noun_after(items, at + 2, 1)[0]:
            yield Mention((1,), at, at + 2, "heads", _lone_state(items, at + 1), told=True)
        elif _all_but_one(items, at):
            yield Mention((1,), at, at + _all_but_one(items, at), "heads", "in", told=True)
        elif item.text in _LAST and _last_of(items, at):
            yield Mention((1,), at, _last_of(items, at), "heads", "in", told=True)
        elif item.text in _LAST and item_at(items, at + 1).has("in"):
            yield Mention((1,), at, at + 2, "heads", "", told=True)
        elif item.text in ("sauf moi", "menos yo", "but me", "except me"):
            nobody = item_at(items, at - 1).has("neg")
            yield Mention((1,), at, at + 1, "heads", _lone_state(items, at) if nobody else "in", told=True)
        elif item.has("otherstay") or _others_stay(items, at):
            yield Mention((1,), at, at + 1, "heads", "out", told=True)
        elif (
            (item.text in _LAST and _last_one(items, at))
            or item.has("meonly")
            or (item.has("solo") and _is_lone(items, at))
        ):
            yield Mention((1,), at, at + 1, "heads", _lone_state(items, at), told=True)


def _others_stay(items: Sequence[Item], at: int) -> bool:
    """ "Grandpa heads home, the three others carry on": one leaves, told by a name and what the others do."""
    if items[at].text not in ("autres", "others", "otros", "otras", "demas", "rest"):
        return False
    if not any(item.has("in") for item in items[at + 1 : at + 4]):
        return False
    stop = next((here for here in range(at - 1, -1, -1) if items[here].stop or items[here].has("and")), -1)
    before = items[:stop] if stop > 0 else ()
    goes = [here for here, item in enumerate(before) if item.has("out") and not item.has("outrev")]
    if len(goes) != 1 or any(item.counts or item.has("and", "we", "pair") for item in before):
        return False
    subject = items[max(0, goes[0] - 3) : goes[0]]
    return any(is_name(one) or one.has("i") for one in subject) and not any(
        one.text.endswith("s") and one.has("kin") for one in subject
    )


def _last_of(items: Sequence[Item], at: int) -> int:
    """Where "the last of the seven still in" ends its number; 0 if it is not said."""
    here = at + 1
    if item_at(items, here).text not in ("of", "de", "des"):
        return 0
    here += 1 + (item_at(items, here + 1).text in ("the", "los", "las", "our", "us", "nos"))
    number = item_at(items, here)
    if not number.counts or noun_after(items, here + 1)[0] not in ("", "head", "strange"):
        return 0
    holds = any(item.has("in", "rev") or item.text in ("tenir", "aguantar") for item in items[here + 1 : here + 8])
    return here + 1 if holds and not any(item.has("out", "rel") for item in items) else 0


_GONE_BY_NOW = words_of("est has have ont han") | {"back at camp", "se han ido", "se ha ido"}
_ALL = words_of("everyone everybody all todos tous")


def _all_but_one(items: Sequence[Item], at: int) -> int:
    """How many words say that all but one have gone home: "everyone but Tom is back at camp"; 0 if they do not."""
    if items[at].text not in _ALL and not (items[at].text == "monde" and item_at(items, at - 2).text == "tout"):
        return 0
    if item_at(items, at + 1).text not in _EXCEPT and item_at(items, at + 1).text != "menos":
        return 0
    here = at + 2
    while here < at + 4 and item_at(items, here).text in _BESIDE and item_at(items, here + 1).has("kin"):
        here += 1
    one = item_at(items, here)
    if not (is_name(one) or one.text in _SPEAKER) or (one.has("kin") and one.text.endswith("s") and one.text != "fils"):
        return 0
    if item_at(items, here + 1).has("and") or item_at(items, here + 1).text == ",":
        return 0
    gone = state_after(items, here + 1)
    perfect = any(item.text in _GONE_BY_NOW for item in items[here + 1 : here + 3])
    return here + 1 - at if gone == "home" or (gone == "out" and perfect) else 0


_EXCEPT = words_of("except sauf salvo excepto but")
_LAST = words_of("last dernier derniere ultimo ultima")


def _last_one(items: Sequence[Item], at: int) -> bool:
    """ "The last explorer inside": one alone."""
    after = item_at(items, at + 1)
    return after.has("head", "kin") and not after.text.endswith("s")


def _only_one(items: Sequence[Item], at: int) -> str:
    """What the only one does of whom "only Ana leaves", "only Fred in the cave" is said; empty for something else."""
    if items[at].text == "que" and not any(one.text in ("n", "ne") for one in items[max(0, at - 5) : at]):
        return ""
    if item_at(items, at + 1).text in _PLURALS:
        return ""  # "solo seguimos nosotros dos"
    for here in range(at + 1, min(at + 6, len(items))):
        item = items[here]
        within = item.has("cave") and any(one.text in ("in", "dans", "en") for one in items[here - 2 : here])
        if here > at + 1 and (within or (item.has("in") and not item.has("outrev"))):
            return "in"
        if here > at + 1 and item.has("out") and not item.has("outrev"):
            return "out"
        if item.stop or item.counts or item.has("gem", "rel", "card", "hazard", "and", "we"):
            return ""
    return ""


_PLURALS = words_of("estan estamos quedan quedamos seguimos siguen salen salimos somos son hay vamos van")


def _is_lone(items: Sequence[Item], at: int) -> bool:
    """Whether the word says that somebody is alone, not that there is only one thing."""
    text, after, last = items[at].text, item_at(items, at + 1), item_at(items, at - 1)
    noun = noun_after(items, at + 1, 2)[0]
    if (
        text in ("alone", "a solas", "en solitario", "en solitaire")
        or " my" in text
        or " his" in text
        or " her" in text
    ):
        return True
    if text in ("single", "sole", "lone", "only one", "unique", "unico", "unica", "only person"):
        return noun in ("head", "kin") or after.has("out", "in") or after.text in ("who", "que", "qui", "to", "en", "a")
    if noun in ("gem", "rel", "dia", "card", "hazard", "tre", "cave", "round"):
        return False
    if text in ("solo", "sola"):
        if last.stop and not after.has("first", "out"):
            return text == "sola" and not after.has("head", "kin")
        if (
            after.counts
            or after.has("rest", "there", "webe", "art")
            or after.text in _PLURALS
            or after.text in ("se", "ha", "han", "he", "hemos", "tengo", "los", "las", "quedamos")
        ):
            return text == "sola" and not after.has("head", "kin")
        return not last.has("art") or noun in ("head", "kin", "strange") or (last.text == "el" and after.stop)
    if text in ("seul", "seule"):
        return not (last.has("art") and noun not in ("head", "kin", "strange")) or after.text in ("a", "qui")
    return True


def _reveals(items: Sequence[Item], at: int) -> bool:
    """ "Sale un 7": a card, not a person, comes out."""
    return item_at(items, at + 1).has("art") and item_at(items, at + 2).counts


def _lone_state(items: Sequence[Item], at: int) -> str:
    """Whether the lone one leaves: by the nearest verb of the sentence."""
    if item_at(items, at - 1).text in ("quede", "quedo", "reste", "stayed"):
        return "in"
    best, state = 99, ""
    for step, indices in ((1, range(at + 1, len(items))), (-1, range(at - 1, -1, -1))):
        for here in indices:
            item = items[here]
            if item.text in (".", "?", "!") or abs(here - at) > 9 or (step == -1 and item.text == ","):
                break
            if item.counts and step == -1:
                break
            left_behind = item.has("cave") and any(one.has("out") for one in items[max(0, here - 4) : here])
            found = "in" if item.has("in", "rev", "cave") and not left_behind else ""
            found = "out" if item.has("out") and not item.has("outrev") else found
            if not found and item.has("outrev") and not _reveals(items, here):
                found = "out"
            if found and abs(here - at) < best:
                best, state = abs(here - at), found
                break
    return state
