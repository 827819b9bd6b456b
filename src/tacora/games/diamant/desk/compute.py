"""Questions that hold a position in numbers, answered by playing it on the rules (`tacora.games.diamant.desk.engine`).

Reading is cautious: a question with anything in it that does not belong to the computation is left to the curated
answers, for a wrong number said with confidence is worse than a rule without one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tacora.games.diamant.desk import engine
from tacora.games.diamant.desk.roles import Word, read, words_of
from tacora.games.diamant.meta import OPTIONS
from tacora.games.diamant.model import (
    HAZARD_SETS,
    Card,
    Hazard,
    HazardCard,
    Observation,
    Phase,
    RelicCard,
    TreasureCard,
)

__all__ = ["Computed", "at_table", "compute", "edition_of", "odds_of", "relics_of", "share_of"]


@dataclass(frozen=True, slots=True)
class Computed:
    """A computed answer.

    ``message`` and ``arguments`` name a sentence of the catalogue; ``lines`` more of them, one a row of the worked
    example; ``numbers`` the results for programs; ``editions`` the presets it holds for (empty: all); ``kinds`` the
    hazards it names.
    """

    message: str
    arguments: Mapping[str, Any]
    rules: tuple[str, ...]
    numbers: Mapping[str, Any]
    lines: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    editions: tuple[str, ...] = ()
    kinds: tuple[Hazard, ...] = field(default=())


_BY_ORDER = tuple(
    one.name
    for one in OPTIONS.presets
    if OPTIONS.resolve(one.name)["relic_values"] == "by_order" and OPTIONS.resolve(one.name)["relics"]
)
_FIRST_PERSON = frozenset(
    ("je", "j", "i", "me", "yo", "moi", "m", "pars", "sors", "repars", "salgo", "voy", "largo", "marcho", "retiro")
)
_ALREADY = frozenset(
    (
        "deja",
        "ya",
        "already",
        "been",
        "ont",
        "a",
        "has",
        "have",
        "han",
        "avant",
        "before",
        "antes",
        "previously",
        "were",
        "are",
        "is",
        "sont",
        "est",
    )
)
_WITH = frozenset(
    (
        "avec",
        "con",
        "with",
        "there",
        "hay",
        "prenant",
        "llevandome",
        "taking",
        "grabbing",
        "carrying",
        "restent",
        "reste",
    )
)
_IF = frozenset(("if", "si", "when", "quand", "cuando"))


def edition_of(words: Sequence[Word], preset: str | None) -> str | None:
    """The edition a question names, else ``preset``."""
    texts = " ".join(word.text for word in words)
    years = {word.number for word in words if word.number is not None}
    if "schmidt" in texts or 2005 in years:
        return "schmidt2005"
    if "incan" in texts:
        return "incan2020" if 2020 in years else "incan2006"
    if 2022 in years or 2024 in years:
        return "iello2022"
    if 2020 in years:
        return "incan2020"
    if 2006 in years:
        return "incan2006"
    if "iello" in texts or 2016 in years:
        return "iello2016"
    return preset


def compute(words: Sequence[Word], preset: str | None) -> Computed | None:
    """The computed answer to a question, or ``None`` when it holds no position that can be read for certain."""
    concepts = {concept for word in words for concept in word.concepts}
    if any(getattr(word, "foreign", False) for word in words):
        return None
    edition = edition_of(words, preset)
    for attempt in (_odds, _hazard_count, _relics, _exchange, _score, _division):
        answer = attempt(words, concepts, edition or OPTIONS.default_preset, edition is not None)
        if answer is not None:
            return answer
    return None


# Sharing ------------------------------------------------------------------------------------------

_NO_DIVISION = words_of(
    "absent age bluff both bust carry changemind chest diamond difference duration exchange hazard lose material "
    "obliged odds reenter relic remove runout safe score shuffle supply third three tie twice wholepath win"
)
"""Concepts that show a question to be about more than dividing gems."""


def _division(words: Sequence[Word], concepts: set[str], preset: str, named: bool) -> Computed | None:
    if concepts & _NO_DIVISION:
        return None
    found = read(words)
    if found.own or not found.gems or len(found.persons) != 1 or found.relics or found.diamonds or found.other:
        return None
    persons = found.persons[0]
    if not 1 <= persons <= engine.MAX_EXPLORERS or not all(0 <= gems <= 99 for gems in found.gems):
        return None
    if sum(not word.known for word in words) > 3:
        return None
    leftover = bool(concepts & {"leftover", "path"}) or len(found.gems) > 1
    # French "repartir" is to leave again and to share out; only what lies on the path tells which.
    going = any("leave" in word.concepts and (leftover or "share" not in word.concepts) for word in words)
    if going and not found.treasure and (leftover or not concepts & {"stay", "treasure"}):
        return leftovers_of(tuple(found.gems), persons, preset)
    if len(found.gems) == 1 and found.gems[0] > 0:
        return share_of(found.gems[0], persons, preset)
    return None


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


# Relics -------------------------------------------------------------------------------------------


def _relics(words: Sequence[Word], concepts: set[str], preset: str, named: bool) -> Computed | None:
    if "relic" not in concepts or concepts & {
        "lose",
        "safe",
        "shuffle",
        "remove",
        "tie",
        "odds",
        "deck",
        "round",
        "difference",
        "three",
        "together",
    }:
        return None
    if not ({"alone"} & concepts) and not any(word.text in _FIRST_PERSON for word in words):
        return None
    out: int | None = None
    path: int | None = None
    for clause in _clauses(words):
        value = _relic_number(clause)
        if value is None:
            continue
        texts = {word.text for word in clause}
        inside = {concept for word in clause for concept in word.concepts}
        mine = bool(texts & _FIRST_PERSON)
        gone = bool(inside & {"leave", "take"}) and bool(texts & _ALREADY) and not mine
        here = mine or bool(inside & {"path", "leftover", "stay", "cave", "alone"}) or bool(texts & _WITH)
        if gone and out is None and not (inside & {"path"}):
            out = value
        elif here and path is None:
            path = value
        else:
            return None
    if out is None or path is None or path < 1:
        return None
    if named and preset not in _BY_ORDER:
        return None
    return relics_of(out, path, preset if preset in _BY_ORDER else "iello2016")


def _clauses(words: Sequence[Word]) -> list[list[Word]]:
    clauses: list[list[Word]] = [[]]
    for word in words:
        if word.stop or word.text in ("and", "et", "y", "e", "but", "mais", "pero", "then", "puis", "luego"):
            clauses.append([])
        else:
            clauses[-1].append(word)
    return [clause for clause in clauses if clause]


def _relic_number(clause: Sequence[Word]) -> int | None:
    """The number of relics a clause speaks of; an article counts only where nothing else can be meant."""
    strong = [
        word.number for word in clause if word.number is not None and not word.weak and "three" not in word.concepts
    ]
    if len(strong) == 1:
        return strong[0]
    if strong:
        return None
    for at, word in enumerate(clause):
        if word.number == 1 and word.weak:
            ahead = [concept for later in clause[at + 1 : at + 3] for concept in later.concepts]
            more = clause[at + 1].text if at + 1 < len(clause) else ""
            if "relic" in ahead or more in ("mas", "more", "de", "autre", "encore"):
                return 1
    return None


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


# Change and points --------------------------------------------------------------------------------


def _exchange(words: Sequence[Word], concepts: set[str], preset: str, named: bool) -> Computed | None:
    if (
        "diamond" not in concepts
        or "howmany" not in concepts
        or concepts & {"score", "win", "relic", "player", "leave", "lose", "treasure", "card"}
    ):
        return None
    found = read(words)
    if len(found.gems) != 1 or found.persons or found.diamonds or found.other or not 1 <= found.gems[0] <= 999:
        return None
    diamonds, rubies = divmod(found.gems[0], 5)
    arguments = {"gems": found.gems[0], "diamonds": diamonds, "rubies": rubies}
    return Computed("desk-compute-exchange", arguments, ("R1.6",), {"diamonds": diamonds, "rubies": rubies})


def _score(words: Sequence[Word], concepts: set[str], preset: str, named: bool) -> Computed | None:
    if not concepts & {"score", "value"} or concepts & {
        "relic",
        "leave",
        "lose",
        "bust",
        "tie",
        "player",
        "treasure",
        "exchange",
        "leftover",
    }:
        return None
    found = read(words)
    if len(found.diamonds) != 1 or len(found.gems) > 1 or found.persons or found.relics or found.other:
        return None
    rubies, diamonds = (found.gems or [0])[0], found.diamonds[0]
    if rubies > 999 or diamonds > 999 or (not found.gems and diamonds < 2):
        return None
    points = engine.score(rubies, diamonds, preset)
    arguments = {"rubies": rubies, "diamonds": diamonds, "points": points}
    return Computed("desk-compute-score", arguments, ("R6.2", "R1.6"), {"score": points})


# Hazards ------------------------------------------------------------------------------------------


def _odds(words: Sequence[Word], concepts: set[str], preset: str, named: bool) -> Computed | None:
    if "odds" not in concepts or "remove" in concepts:
        return None
    start = next((at + 1 for at, word in enumerate(words) if "path" in word.concepts and _cards_follow(words, at)), 0)
    kinds: list[str] = []
    treasures: list[int] = []
    relics = count = 0
    at = start
    while at < len(words):
        word = words[at]
        if not word.known or (start and word.feature is not None and word.number is None):
            return None  # a card's name we do not know would make the number wrong
        if word.kind is not None:
            if word.kind not in kinds:
                kinds.append(word.kind)
            elif start:
                return None
        elif word.number is not None and not word.weak:
            ahead = _next_concepts(words, at)
            if word.concepts:
                if "twoout" in word.concepts and word.number == 2:
                    count = 2
                elif not set(word.concepts) & {"twice", "first", "both"}:
                    return None
            elif word.number >= 2005:
                pass
            elif "hazard" in ahead or "twoout" in ahead:
                count = word.number
            elif "treasure" in ahead or "card" in ahead or "player" in ahead:
                pass
            else:
                treasures.append(word.number)
        elif start and "relic" in word.concepts:
            relics += 1
        at += 1
    if any("relic" in word.concepts for word in words) and not relics:
        return None
    return odds_of(kinds, treasures, preset, named, relics=relics, count=count)


def _cards_follow(words: Sequence[Word], at: int) -> bool:
    return any((word.number is not None and not word.weak) or word.kind is not None for word in words[at + 1 : at + 4])


def _next_concepts(words: Sequence[Word], at: int) -> tuple[str, ...]:
    for word in words[at + 1 : at + 3]:
        if word.number is not None or word.stop or word.kind is not None:
            return ()
        if word.concepts:
            return word.concepts
    return ()


def odds_of(
    kinds: Sequence[str], treasures: Sequence[int], preset: str, named: bool, *, relics: int = 0, count: int = 0
) -> Computed | None:
    """The chance that the next card ends the first cave (R3.5) with these cards on the path, exactly.

    ``kinds`` are hazards' keys; ``count`` of unnamed different kinds may stand for them. Where the preset's deck has
    not all of the kinds and was not ``named``, another edition that has them is taken. ``None``: no such path.
    """
    if kinds and count and count != len(kinds):
        return None
    fitting = [preset] if named else [preset, "iello2016", "incan2006", "schmidt2005"]
    for name in fitting:
        options = OPTIONS.resolve(name)
        known = HAZARD_SETS[options["hazard_set"]]
        chosen = [kind for kind in known if kind.value in kinds] if kinds else list(known[:count])
        if len(chosen) != (len(kinds) or count) or not chosen:
            continue
        relic = RelicCard() if options["relic_values"] == "by_order" else RelicCard(min(options["relics"], default=0))
        path: list[Card] = [TreasureCard(gems) for gems in treasures if gems > 0]
        path += [HazardCard(kind) for kind in chosen] + [relic] * relics
        try:
            striking, total = engine.bust_chance(path, name)
        except ValueError:
            continue
        arguments = {
            "striking": striking, "total": total, "percent": engine.percent(striking, total),
            "hazards": len(chosen), "treasures": len(treasures), "relics": relics, "preset": name,
            "path": " ".join([*map(str, treasures), *(kind.value for kind in chosen), *["relic"] * relics]),
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


_TIMES = (("twice", 2), ("first", 1), ("third", 3))
_TWICE = frozenset(("deux fois", "dos veces", "twice", "two times", "2 fois"))
_ONCE = frozenset(("une fois", "una vez", "once", "une seule fois", "una sola vez", "1 fois"))


def _hazard_count(words: Sequence[Word], concepts: set[str], preset: str, named: bool) -> Computed | None:
    kinds = list(dict.fromkeys(word.kind for word in words if word.kind is not None))
    if len(kinds) != 1 or "howmany" not in concepts or not concepts & {"bust", "remove", "leave", "twice", "first"}:
        return None
    texts = {word.text for word in words}
    times = 2 if texts & _TWICE else 1 if texts & _ONCE else 0
    to_us = bool({"nous", "nos", "us"} & texts)
    if not times or not (to_us or concepts & {"bust", "remove", "leave", "lose"} or {"got", "eus"} & texts):
        return None
    return hazards_left_of(kinds[0], times, preset, named)


def hazards_left_of(key: str, busts: int, preset: str, named: bool) -> Computed | None:
    """How many cards of a kind are left after it ended ``busts`` caves (R5.4)."""
    kind = Hazard(key)
    for name in [preset] if named else [preset, "iello2016", "incan2006", "schmidt2005"]:
        if kind in HAZARD_SETS[OPTIONS.resolve(name)["hazard_set"]]:
            left = engine.hazards_left(kind, busts, name)
            arguments = {"busts": busts, "left": left, "hazard": key, "edition": OPTIONS.resolve(name)["hazard_set"]}
            return Computed("desk-compute-hazards", arguments, ("R5.4", "R1.4"), {"count": left}, kinds=(kind,))
    return None


# At the table -------------------------------------------------------------------------------------


def at_table(words: Sequence[Word], observation: Observation, player: int | None) -> Computed | None:
    """The answer for the position a player sees, or ``None`` when the question is not about it."""
    concepts = {concept for word in words for concept in word.concepts}
    texts = {word.text for word in words}
    if any(word.number is not None and not word.weak for word in words) or observation.phase is not Phase.DECIDE:
        return None
    speakers = _FIRST_PERSON | {"we", "on", "nous", "nos"}
    now = "now" in concepts or bool(texts & _IF and texts & speakers)
    viewer = player if player is not None else observation.player
    foreign = {getattr(word, "text", "") for word in words if getattr(word, "foreign", False)}
    if foreign and not ("leave" in concepts or "stay" in concepts):
        return None
    if "odds" in concepts or ("stay" in concepts and now) or ("bust" in concepts and now):
        return _stay_now(observation)
    if "leave" in concepts and now and viewer is not None and observation.explorers_of(viewer):
        return _leave_now(observation, viewer)
    if "relic" in concepts and now and concepts & {"value", "howmany"} and observation.relics_on_path:
        return _relics_now(observation)
    return None


def _leave_now(observation: Observation, player: int) -> Computed | None:
    gains = engine.leave_gains(observation, player)
    if not gains:
        return None
    lines: list[tuple[str, Mapping[str, Any]]] = []
    for others, gems, relics in gains:
        lines.append(
            (
                "desk-work-leave",
                {
                    "others": others,
                    "gems": gems,
                    "gathered": gems - observation.carried,
                    "relics": sum(relics),
                    "total": gems + sum(relics),
                },
            )
        )
    arguments = {
        "carried": observation.carried,
        "left": observation.gems_left,
        "relics": len(observation.relics_on_path),
    }
    numbers = {"leave": [{"others": others, "gems": gems, "relics": sum(relics)} for others, gems, relics in gains]}
    rules = ("R4.4", "R4.6", "R4.8") if observation.relics_on_path else ("R4.4", "R4.8")
    return Computed("desk-table-leave", arguments, rules, numbers, tuple(lines))


def _stay_now(observation: Observation) -> Computed:
    striking, total = engine.bust_chance_of(observation)
    arguments = {
        "striking": striking,
        "total": total,
        "percent": engine.percent(striking, total),
        "carried": observation.carried,
    }
    return Computed(
        "desk-table-stay",
        arguments,
        ("R3.5",),
        {"bust": striking / total if total else 0.0, "striking": striking, "total": total},
    )


def _relics_now(observation: Observation) -> Computed:
    value = observation.relics_value
    arguments = {"count": len(observation.relics_on_path), "value": value, "out": observation.relics_out}
    return Computed("desk-table-relics", arguments, ("R4.6", "R4.7"), {"value": value})
