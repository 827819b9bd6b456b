"""From the reader's tokens to the items a sum is read from: single words or small phrases with tags, numbers, marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from tacora.games.diamant.desk.vocabulary import LANGUAGES, NUMERALS, matched, tags_of, votes, words_of

__all__ = ["MOST_NUMBERS", "Item", "Word", "items_of"]

MOST_NUMBERS = 14
"""Questions with more numbers are no sum (and would only cost time)."""
_MOST_WORDS = 160
_NOUNS = {
    "gem": "gem", "diamond": "dia", "relic": "rel", "treasure": "tre", "card": "card", "player": "head",
    "hazard": "hazard", "cave": "cave", "round": "round", "chest": "chest", "deck": "deck",
}  # fmt: skip
"""Concepts of the desk's reader that say the same as a tag, for synonyms only the lexicon knows."""
_COMMON = words_of(
    "alone camp card cave everyone flip gem howmany leave leftover next now path play player share solo stay take "
    "together treasure twoplayers value relic diamond last"
)
"""Concepts that do not make a question another one than a sum."""
_ORDINALS = words_of("th st nd rd e er eme ere re ieme o os as")
_ARTICLES = words_of("un une una uno one")
_HAPPENS = words_of(
    "explose explosent exploser explosait explota explotan explotar exploto explote explode explodes exploded"
)
"""Verbs of what a hazard does, in questions about the chance of it."""
_NO_TYPOS = words_of("brules brulee brulees brule quemaron quemados burned burnt")
_HALF = words_of("demi media half")
_PAIRS = words_of("pair paire couple par pareja brace")
_YEARS = range(1900, 2100)


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
    def written(self) -> str: ...
    @property
    def stop(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Item:
    """A word or a small phrase.

    ``number``: its value; ``article``: the number one that may be a mere article; ``strange``: a word with a subject
    that no sum knows; ``kind``: a hazard's key; ``ordinal``: "4th"; ``subject``: it names a concept
    of the game that no sum is about; ``year``: a year of an edition; ``capital``: written like a name;
    ``small``: written without a capital where names have one.
    """

    text: str
    tags: frozenset[str] = frozenset()
    number: int | None = None
    article: bool = False
    strange: bool = False
    known: bool = True
    kind: str | None = None
    stop: bool = False
    ordinal: bool = False
    subject: bool = False
    year: bool = False
    capital: bool = False
    small: bool = False

    def has(self, *tags: str) -> bool:
        """Whether it bears one of the tags."""
        return not self.tags.isdisjoint(tags)

    @property
    def counts(self) -> bool:
        """Whether it is a number and no mere article."""
        return self.number is not None and not self.article


def items_of(words: Sequence[Word]) -> list[Item] | None:
    """The items of a question, or ``None`` for one with too many words or numbers."""
    if len(words) > _MOST_WORDS or sum(word.number is not None and not word.weak for word in words) > MOST_NUMBERS:
        return None
    single = _cased(list(_singles(words)))
    language = _language(words, single)
    tagged = [_tagged(item, language) for item in single]
    return list(_numbered(_joined(tagged, language)))


_EDITIONS = words_of("diamant incan gold iello schmidt eagle gryphon bga board game arena r exit continue camp torch")


def _cased(items: list[Item]) -> list[Item]:
    """The items with ``small`` told, where a name with a capital is among them."""
    named = any(item.capital and not item.tags and item.text not in _EDITIONS for item in items)
    if not named:
        return items
    return [
        replace(item, small=not item.capital and at > 0 and not items[at - 1].stop) for at, item in enumerate(items)
    ]


def _language(words: Sequence[Word], single: Sequence[Item]) -> str:
    for word in words:
        if word.feature is not None and word.feature[:2] in LANGUAGES and word.feature[2:3] == ":":
            return word.feature[:2]
    return votes([item.text for item in single])


def _singles(words: Sequence[Word]) -> Iterator[Item]:
    """Tokens taken apart into words; a hazard's name stays whole."""
    for word in words:
        if word.stop:
            yield Item(word.text, stop=True)
            continue
        own = getattr(word, "written", "")
        if own and (own in _NO_TYPOS or any(tags_of(own, language) for language in LANGUAGES)):
            yield Item(own, strange=True, known=False, capital=bool(getattr(word, "capital", False)))
            continue  # a word that sums know, or a true word taken for a typo
        if word.kind is not None and word.text not in _HAPPENS:
            yield Item(word.text, frozenset(("hazard",)), kind=word.kind)
            continue
        parts = word.text.split()
        if len(parts) == 1 or word.number is None or word.weak:
            foreign = bool(getattr(word, "foreign", False))
            strange = (word.feature is not None or foreign) and word.number is None
            tags = frozenset(_NOUNS[one] for one in word.concepts if one in _NOUNS) if len(parts) == 1 else frozenset()
            for part in parts:
                article = part in _ARTICLES
                value = word.number if len(parts) == 1 else 1 if article else None
                subject = bool(set(word.concepts) - _COMMON)
                capital = bool(getattr(word, "capital", False))
                yield Item(
                    part, tags, value, article and value == 1, strange, word.known, subject=subject, capital=capital
                )
            continue
        given = False
        for part in parts:
            article = part in _ARTICLES
            mine = not given and not article and _is_numeral(part)
            given = given or mine
            yield Item(part, number=word.number if mine else 1 if article else None, article=article)


_NUMERALS = words_of(
    "deux trois quatre cinq six sept huit neuf dix dos tres cuatro cinco seis siete ocho nueve diez two three four "
    "five six seven eight nine ten"
)


def _is_numeral(word: str) -> bool:
    return word.isdigit() or word in _NUMERALS


def _tagged(item: Item, language: str) -> Item:
    if item.stop:
        return item
    if item.kind is not None:
        named = tags_of(item.text, language)
        return Item(item.text, named) if "head" in named else item  # "explos" may be explorers
    tags = tags_of(item.text, language)
    if language == "en" and item.text in ("a", "an"):
        return replace(item, number=1, article=True, tags=tags)
    if item.number is None and item.text in NUMERALS:
        return replace(item, number=NUMERALS[item.text], strange=False, tags=tags)
    known = bool(tags or item.tags)
    return replace(item, tags=item.tags | tags, strange=item.strange and not known, subject=item.subject and not known)


def _joined(items: Sequence[Item], language: str) -> list[Item]:
    """Phrases made one item, unless a number is lost by it."""
    texts = [item.text for item in items]
    found: list[Item] = []
    at = 0
    while at < len(items):
        length, tags = (0, frozenset()) if items[at].stop else matched(texts, at, language)
        part = items[at : at + length]
        if length and not any(item.kind is not None for item in part):
            number = None if "odds" in tags else next((i.number for i in part if i.counts), None)
            found.append(Item(" ".join(texts[at : at + length]), tags, number))
            at += length
            continue
        found.append(items[at])
        at += 1
    return found


def _numbered(items: Sequence[Item]) -> Iterator[Item]:
    """Numbers of several words, ordinals and years."""
    at = 0
    while at < len(items):
        item = items[at]
        after = items[at + 1] if at + 1 < len(items) else Item("", stop=True)
        if item.text in _HALF and (after.text in ("douzaine", "docena") or after.text == "a"):
            skip = 2 if after.text == "a" else 1
            if at + skip < len(items) and items[at + skip].number == 12:
                yield Item("half", number=6)
                at += skip + 1
                continue
        paired = item.text in _PAIRS and at > 0 and (items[at - 1].number == 1 or items[at - 1].text == "a")
        if paired and (after.text in ("of", "de", "d") or after.has("us")):
            yield Item("pair", number=2)
            at += 1 if after.has("us") else 2
            continue
        if item.text in ("que", "qu") and (at == 0 or items[at - 1].stop or items[at - 1].text in ("y", "a")):
            yield replace(item, tags=item.tags | {"what"})
            at += 1
            continue
        if item.counts and at and (items[at - 1].text, item.text) in (("b", "4"), ("m", "8")):
            yield replace(item, number=None)  # "b4", "m8"
            at += 1
            continue
        if item.has("dia") and _year_follows(items, at + 1):
            yield replace(item, tags=frozenset())  # the game's name
            at += 1
            continue
        if item.counts and (item.number or 0) in _YEARS:
            yield replace(item, year=True)
            at += 1
            continue
        twenties = after.text in ("vingt", "vingts") and 20 <= (after.number or 0) < 30
        if item.text == "quatre" and item.number == 4 and twenties:
            score, more = 60 + (after.number or 0), items[at + 2] if at + 2 < len(items) else Item("", stop=True)
            tens = score == 80 and more.counts and 10 <= (more.number or 0) < 20 and not more.text.isdigit()
            yield replace(item, number=score + (more.number or 0) if tens else score)
            at += 3 if tens else 2
            continue
        ten = item.number if item.text in NUMERALS else None
        if ten is not None and ten % 10 == 0 and ten < 100:
            skip = 2 if after.text in ("et", "y") else 1
            unit = items[at + skip] if at + skip < len(items) else Item("", stop=True)
            value = unit.number or 0
            if unit.number is not None and 0 < value < 20 and not unit.text.isdigit() and (value > 1 or skip == 2):
                yield replace(item, number=ten + value)
                at += skip + 1
                continue
        if item.counts and item.text.isdigit() and not after.stop:
            spanish = after.text == "a" and at + 2 < len(items) and items[at + 2].has("rel", "cave", "round")
            joins = (
                after.text in ("o", "e") and at + 2 < len(items) and (items[at + 2].counts or items[at + 2].has("ask"))
            )
            if (after.text in _ORDINALS and not after.counts and not joins) or spanish:
                yield replace(item, number=None, ordinal=True)
                at += 2
                continue
        yield item
        at += 1


def _year_follows(items: Sequence[Item], at: int) -> bool:
    near = items[at : at + 2]
    return bool(near) and any(
        (one.number or 0) in _YEARS for one in (near if near[0].text in ("de", "d", "iello") else near[:1])
    )
