"""What the numbers of a question stand for: gems, explorers, relics, diamonds, or something else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

__all__ = ["Reading", "Word", "read", "words_of"]


def words_of(text: str) -> frozenset[str]:
    """The words of a text with spaces between, as a set."""
    return frozenset(text.split())


class Word(Protocol):
    """What the desk's reader tells of one word, phrase, number or mark."""

    @property
    def text(self) -> str: ...
    @property
    def concepts(self) -> tuple[str, ...]: ...
    @property
    def kind(self) -> str | None: ...
    @property
    def number(self) -> int | None: ...
    @property
    def weak(self) -> bool: ...
    @property
    def feature(self) -> str | None: ...
    @property
    def known(self) -> bool: ...
    @property
    def stop(self) -> bool: ...


_JOIN = words_of("and et y e plus mas +")
_AMONG = words_of("entre between among amongst for pour para a par por by to amid parmi in en")
_WE = words_of("sommes est etait somos eramos estamos re are were us nous being etions quedamos")
_OURS = words_of("of us")
_OWN = words_of(
    "ai as avais avons banked got had have hold llevo mes mis mon my own porte posee possede tenemos tengo tenia "
    "tienes ve"
)
_SKIP = words_of(
    "a all an are autres d de des du el en encima encore in is j l la las le les los mas more nos nous of on other "
    "otros que qui red rojos rouges se still sur the to total un una une who y"
)


@dataclass(slots=True)
class Reading:
    """The roles found. ``gems``: amounts on cards; ``persons``: explorers; ``own``: whether gems are the speaker's."""

    gems: list[int]
    persons: list[int]
    diamonds: list[int]
    relics: list[int]
    other: list[int]
    own: bool = False
    treasure: bool = False


def read(words: Sequence[Word]) -> Reading:
    """Give each number of a question a role by the words beside it."""
    found = Reading([], [], [], [], [])
    at = 0
    loose: list[tuple[list[int], int, int]] = []
    while at < len(words):
        if words[at].number is None or (words[at].weak and not _is_one(words, at)):
            at += 1
            continue
        values, end = _group(words, at)
        role = _role(words, at, end, len(values))
        if role == "loose":
            loose.append((values, at, end))
        else:
            _put(found, role, values)
        if role in ("gems", "diamonds") and any(word.text in _OWN for word in words[max(0, at - 2) : at]):
            found.own = True
        at = end
    for values, start, end in loose:
        if not found.gems and (len(values) > 1 or found.persons or _before_among(words, end)):
            found.gems.extend(values)
        elif found.gems and not found.persons and len(values) == 1 and start and words[start - 1].text in _AMONG:
            found.persons.extend(values)
        else:
            found.other.extend(values)
    return found


def _put(found: Reading, role: str, values: list[int]) -> None:
    if role == "treasure":
        found.treasure = True
        role = "gems"
    getattr(found, role).extend(values)


def _group(words: Sequence[Word], at: int) -> tuple[list[int], int]:
    """Numbers that stand together: "5, 2 and 4", "3+3"."""
    values = [words[at].number or 0]
    end = at + 1
    if words[at].concepts:
        return values, end
    while end < len(words):
        ahead = end
        while ahead < len(words) and (words[ahead].text in _JOIN or words[ahead].text == ",") and ahead < end + 2:
            ahead += 1
        if ahead >= len(words) or words[ahead].number is None or words[ahead].weak or words[ahead].concepts:
            break
        if set(_concepts_ahead(words, ahead + 1)[:1]) & {"player", "stay", "leave", "cave"}:
            break  # "a 14 and six players": the second number has a noun of its own
        values.append(words[ahead].number or 0)
        end = ahead + 1
    return values, end


_NOUNS = (
    ("gem", "gems"),
    ("diamond", "diamonds"),
    ("relic", "relics"),
    ("player", "persons"),
    ("twoplayers", "persons"),
)
_NOT_PERSONS = frozenset(("hazard", "card", "round", "age", "duration", "value", "treasure", "timelimit"))
_OTHER = _NOT_PERSONS | {"cave", "chest", "third", "tie", "twice", "both"}


def _role(words: Sequence[Word], start: int, end: int, size: int) -> str:
    concepts = words[start].concepts
    if set(concepts) & {"twoplayers", "player", "together", "leave"}:
        return "persons"
    if concepts:
        return "other"
    ahead = _concepts_ahead(words, end)
    for concept, role in _NOUNS:
        if concept in ahead:
            return role
    before = list(words[max(0, start - 4) : start])
    near = [word.text for word in before[-2:]]
    if size == 1 and any(text in _WE for text in near) and not set(ahead) & _NOT_PERSONS:
        return "persons"
    if size == 1 and end < len(words) and words[end].text in ("card", "er") and (words[start].number or 0) > 1:
        return "treasure"  # "a 17 card"
    if ahead and ahead[0] in _OTHER:
        return "other"
    if size == 1 and end < len(words) and words[end].text in _OURS:
        return "persons"
    near_concepts = [concept for word in before[-3:] if not word.stop for concept in word.concepts]
    if "treasure" in near_concepts or (
        "treasure" in [c for word in before for c in word.concepts] and "value" in near_concepts
    ):
        return "treasure"
    if size == 1 and ahead and (set(ahead) & {"leave", "stay", "share"}) and "leftover" not in ahead:
        return "persons"
    if "leftover" in near_concepts or "leftover" in ahead or "path" in ahead:
        return "gems"
    if size == 1 and "leave" in near_concepts:
        return "persons"
    if size == 1 and near and near[-1] in _AMONG and _gems_before(words, start):
        return "persons"
    if near_concepts[-1:] == ["card"] or near_concepts[-1:] == ["gem"]:
        return "treasure"
    return "loose"


def _concepts_ahead(words: Sequence[Word], at: int) -> list[str]:
    found: list[str] = []
    for word in words[at : at + 4]:
        if word.stop or word.text in _JOIN or (word.number is not None and not word.weak):
            break
        found.extend(word.concepts)
        if word.concepts or (word.text not in _SKIP and found):
            break
    return found


def _is_one(words: Sequence[Word], at: int) -> bool:
    """Whether an article stands for the number one: "one relic", "a single gem"."""
    ahead = _concepts_ahead(words, at + 1)
    single = at + 1 < len(words) and "alone" in words[at + 1].concepts
    return "relic" in ahead or (single and "gem" in _concepts_ahead(words, at + 2))


def _gems_before(words: Sequence[Word], at: int) -> bool:
    return any((word.number is not None and not word.weak) or "gem" in word.concepts for word in words[:at])


def _before_among(words: Sequence[Word], at: int) -> bool:
    return any(
        word.text in _AMONG and later.number is not None
        for word, later in zip(words[at:], words[at + 1 :], strict=False)
    )
