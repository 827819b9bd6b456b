"""From a question to tokens: words matched to a game's concepts by stem, phrases first, typos mended, numbers read."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import snowballstemmer

from tacora.assistant.common_words import COMMON
from tacora.assistant.language import fold, split_parts, split_words

__all__ = ["Lexicon", "Reader", "Token"]

_STEMMING = threading.Lock()
"""A stemmer keeps the word it works on in itself: one thread at a time."""
_STEMMERS = {"fr": "french", "es": "spanish", "en": "english"}

_NUMBER_WORDS: Mapping[str, str] = {
    "fr": """0 zero 1 un 1 une 2 deux 3 trois 4 quatre 5 cinq 6 six 7 sept 8 huit 9 neuf 10 dix 11 onze 12 douze
        13 treize 14 quatorze 15 quinze 16 seize 20 vingt 30 trente 40 quarante""",
    "es": """0 cero 1 uno 1 una 1 un 2 dos 3 tres 4 cuatro 5 cinco 6 seis 7 siete 8 ocho 9 nueve 10 diez 11 once 12 doce
        13 trece 14 catorce 15 quince 16 dieciseis 17 diecisiete 18 dieciocho 19 diecinueve 20 veinte 21 veintiuno
        22 veintidos 23 veintitres 24 veinticuatro 25 veinticinco 30 treinta 40 cuarenta""",
    "en": """0 zero 1 one 2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine 10 ten 11 eleven 12 twelve
        13 thirteen 14 fourteen 15 fifteen 16 sixteen 17 seventeen 18 eighteen 19 nineteen
        20 twenty 30 thirty 40 forty""",
}
_NUMBERS: Mapping[str, Mapping[str, int]] = {
    language: {word: int(value) for value, word in zip(text.split()[::2], text.split()[1::2], strict=True)}
    for language, text in _NUMBER_WORDS.items()
}
_TENS = {"fr": {10, 20, 30, 40}, "es": {20, 30, 40}, "en": {20, 30, 40}}
_WEAK_ONES = frozenset(("un", "une", "una", "uno", "one"))
_YEARS = frozenset((2005, 2006, 2016, 2020, 2022, 2024))
_SHORT_WORDS: Mapping[str, str] = {
    "fr": """qd=quand mm=meme ya=il+y+a jai=j+ai kon=qu+on pr=pour ds=dans pk=pourquoi bcp=beaucoup tt=tout
        tlm=tout+le+monde ki=qui koi=quoi ke=que cest=c+est kelkun=quelqu+un qqn=quelqu+un ns=nous vs=vous
        ct=c+etait pcq=parce+que""",
    "es": "q=que xq=porque pq=porque tb=tambien k=que ke=que d=de x=por",
    "en": """u=you r=are whats=what+s cant=can+t dont=don+t doesnt=doesn+t im=i+m ur=your n=and 2gether=together
        thru=through wanna=want+to gotta=have+to""",
}
_SHORT: Mapping[str, Mapping[str, str]] = {
    language: {short: full.replace("+", " ") for short, _, full in (pair.partition("=") for pair in text.split())}
    for language, text in _SHORT_WORDS.items()
}
"""How people shorten words in a message."""


_NOUNS_ENT = frozenset(
    ("absent", "accident", "argent", "client", "different", "evident", "parent", "patient", "precedent", "serpent")
)


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(_STEMMERS[language])


@cache
def stem(word: str, language: str) -> str:
    """The stem of a folded word."""
    if (
        language == "fr"
        and len(word) > 5
        and word.endswith("ent")
        and not word.endswith("ment")
        and word not in _NOUNS_ENT
    ):
        word = word[:-2]  # the stemmer leaves "quittent" as it is
    with _STEMMING:
        return str(_stemmer(language).stemWord(word))


@dataclass(frozen=True, slots=True)
class Token:
    """One word, phrase or number of a question.

    ``concepts``: the game's concepts it names; ``kind``: a finer one among them (a hazard's key); ``number``: its value
    if it is a number, ``weak`` when it may be a mere article; ``feature``: the key it is searched by when it names no
    concept, ``None`` for words without a subject; ``known``: whether anything known contains it; ``foreign``: whether
    it speaks of something else than the rules; ``stop``: a punctuation mark that parts sentences or clauses;
    ``capital``: whether it was written with a capital letter within a sentence, as names are; ``written``: the word as
    it was written, where a typo was mended.
    """

    text: str
    concepts: tuple[str, ...] = ()
    kind: str | None = None
    number: int | None = None
    weak: bool = False
    feature: str | None = None
    known: bool = True
    foreign: bool = False
    stop: bool = False
    capital: bool = False
    written: str = ""


@dataclass(frozen=True, slots=True)
class _Entry:
    words: tuple[str, ...]
    concepts: tuple[str, ...]
    kind: str | None
    foreign: bool


class Lexicon:
    """A game's concepts in one language, looked up by stems (concepts about something else: by exact word)."""

    def __init__(self, concepts: Mapping[str, Mapping[str, Any]], language: str) -> None:
        self.language = language
        self.words: set[str] = set()
        found: dict[tuple[bool, tuple[str, ...]], tuple[set[str], str | None]] = {}
        self._by_first: dict[str, list[_Entry]] = defaultdict(list)
        self._exact: dict[str, list[_Entry]] = defaultdict(list)
        for concept, entry in concepts.items():
            foreign = bool(entry.get("foreign"))
            phrases: list[tuple[str, str | None]] = [(text, None) for text in entry.get(language, ())]
            for kind, by_language in entry.get("kinds", {}).items():
                phrases += [(text, kind) for text in by_language.get(language, ())]
            for text, kind in phrases:
                words = split_words(fold(text))
                if not words:
                    continue
                self.words.update(words)
                key = (foreign, tuple(words) if foreign else tuple(stem(word, language) for word in words))
                names, old = found.get(key, (set(), None))
                names.add(concept)
                found[key] = (names, kind or old)
        for (foreign, shape), (names, kind) in found.items():
            home = self._exact if foreign else self._by_first
            home[shape[0]].append(_Entry(shape, tuple(sorted(names)), kind, foreign))
        for table in (self._by_first, self._exact):
            for entries in table.values():
                entries.sort(key=lambda entry: -len(entry.words))

    def match(self, words: list[str], stems: list[str], at: int) -> _Entry | None:
        """The longest entry that starts at a word; an exact (foreign) one wins over an equally long one."""
        best: _Entry | None = None
        for table, line in ((self._exact, words), (self._by_first, stems)):
            for entry in table.get(line[at], ()):
                if tuple(line[at : at + len(entry.words)]) == entry.words:
                    if best is None or len(entry.words) > len(best.words):
                        best = entry
                    break
        return best


class Reader:
    """Reads text of one language. ``vocabulary`` holds the words of the game's documents, for mending typos."""

    def __init__(self, lexicon: Lexicon, vocabulary: Iterable[str]) -> None:
        self.lexicon = lexicon
        self.language = lexicon.language
        self._common = frozenset(COMMON[self.language])
        self._numbers = _NUMBERS[self.language]
        self._known = self._common | lexicon.words | set(vocabulary) | set(self._numbers)
        self._known_stems = {stem(word, self.language) for word in self._known}
        self._deletions: dict[str, list[str]] | None = None

    def tokens(self, text: str, *, mend: bool = True) -> list[Token]:
        """The tokens of a cleaned text, in order."""
        words: list[str] = []
        capital: list[bool] = []
        short = _SHORT[self.language]
        for word, large in zip(parts := split_parts(fold(text)), _capitals(text, parts), strict=True):
            words.extend(short[word].split() if word in short else (word,))
            capital.extend([large and word not in short] * (len(words) - len(capital)))
        known = [not word.isalnum() or self.known(word) for word in words]
        written = [""] * len(words)
        if mend:
            for at, word in enumerate(words):
                if not known[at] and (better := self._mended(word)) is not None:
                    written[at] = word
                    words[at], known[at] = better, True
        stems = [stem(word, self.language) for word in words]
        tokens: list[Token] = []
        at = 0
        while at < len(words):
            word = words[at]
            if not word.isalnum():
                tokens.append(Token(word, stop=True))
                at += 1
                continue
            number, length = self._number(words, at)
            entry = self.lexicon.match(words, stems, at)
            if entry is not None and (number is None or len(entry.words) > length or (word.isalpha() and length == 1)):
                span = words[at : at + len(entry.words)]
                values = [
                    value for one in span if one not in _WEAK_ONES and (value := self._number([one], 0)[0]) is not None
                ]
                tokens.append(
                    Token(
                        " ".join(span),
                        entry.concepts,
                        entry.kind,
                        values[0] if values else number if len(span) == 1 else None,
                        weak=not values,
                        foreign=entry.foreign,
                        capital=capital[at],
                        written=written[at] if len(span) == 1 else "",
                    )
                )
                at += len(entry.words)
                continue
            if number is not None:
                feature = f"y:{number}" if number in _YEARS else None
                tokens.append(Token(word, number=number, weak=word in _WEAK_ONES, feature=feature, written=written[at]))
                at += length
                continue
            common = word in self._common
            feature = None if common or len(word) == 1 else f"{self.language}:{stems[at]}"
            tokens.append(Token(word, feature=feature, known=known[at], capital=capital[at], written=written[at]))
            at += 1
        return tokens

    def known(self, word: str) -> bool:
        return word in self._known or word.isdigit() or stem(word, self.language) in self._known_stems

    def _number(self, words: list[str], at: int) -> tuple[int | None, int]:
        word = words[at]
        if word.isdigit():
            return (int(word), 1) if len(word) <= 4 else (None, 1)
        value = self._numbers.get(word)
        if value is None:
            return None, 1
        if value in _TENS[self.language]:
            skip = 2 if len(words) > at + 2 and words[at + 1] in ("et", "y") else 1
            unit = self._numbers.get(words[at + skip]) if len(words) > at + skip else None
            small = unit is not None and (7 <= unit <= 9 if value == 10 else 1 <= unit <= 9)
            if unit is not None and small and words[at + skip] not in ("una",):
                return value + unit, skip + 1
        return value, 1

    # Typos -----------------------------------------------------------------------------------

    def _mended(self, word: str) -> str | None:
        """The known word at a distance of one edit (two from nine letters on), if there is one."""
        if len(word) < 6 or not word.isalpha():
            return None
        if self._deletions is None:
            self._deletions = self._delete_all()
        far = 2 if len(word) >= 9 else 1
        candidates: set[str] = set()
        for shape in {word, *_deleted(word)}:
            candidates.update(self._deletions.get(shape, ()))
        best: tuple[int, int, int, str] | None = None
        for candidate in candidates:
            distance = _distance(word, candidate)
            if distance <= far and (candidate[0] == word[0] or distance == 1):
                rank = (distance, candidate[0] != word[0], candidate not in self.lexicon.words, candidate)
                best = rank if best is None or rank < best else best
        return best[3] if best is not None else None

    def _delete_all(self) -> dict[str, list[str]]:
        table: dict[str, list[str]] = defaultdict(list)
        for word in sorted(self._known):
            if len(word) >= 4 and word.isalpha():
                for shape in {word, *_deleted(word)}:
                    table[shape].append(word)
        return table


_WRITTEN = re.compile(r"[A-Za-z]+|[0-9]+|[,;:.?!]")
_CAPITAL_LIGATURES = str.maketrans({"Œ": "Oe", "Æ": "Ae", "œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ʼ": "'"})


def _capitals(text: str, parts: list[str]) -> list[bool]:
    """Which parts begin with a capital within a sentence; none in a text mostly written in capitals."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_CAPITAL_LIGATURES))
    written = _WRITTEN.findall("".join(one for one in decomposed if not unicodedata.combining(one)))
    if len(written) != len(parts):
        return [False] * len(parts)
    within = False
    found: list[bool] = []
    for word in written:
        found.append(within and len(word) > 1 and word[0].isupper())
        within = word not in (".", "?", "!", ":") if not word.isalnum() else True
    many = 2 * sum(found) > sum(word.isalpha() for word in written)
    return [False] * len(parts) if many else found


def _deleted(word: str) -> list[str]:
    return [word[:at] + word[at + 1 :] for at in range(len(word))]


def _distance(one: str, two: str) -> int:
    """Edits between two words; exchanging two neighbouring letters is one edit."""
    before: list[int] = []
    last = list(range(len(two) + 1))
    for row, left in enumerate(one, start=1):
        current = [row]
        for column, right in enumerate(two, start=1):
            cost = min(last[column] + 1, current[-1] + 1, last[column - 1] + (left != right))
            if row > 1 and column > 1 and left == two[column - 2] and one[row - 2] == right:
                cost = min(cost, before[column - 2] + 1)
            current.append(cost)
        before, last = last, current
    return last[-1]
