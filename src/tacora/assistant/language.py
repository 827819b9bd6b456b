"""Cleaning what a person typed, and telling French, Spanish and English apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from tacora.assistant.common_words import COMMON
from tacora.core.names import printable

__all__ = ["MAX_QUESTION", "clean", "fold", "guess", "split_parts", "split_words"]

MAX_QUESTION = 2000
"""Characters of a question that are read; the rest is left out."""

_WORD = re.compile(r"[a-z]+|[0-9]+")
_PART = re.compile(r"[a-z]+|[0-9]+|[,;:.?!]")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ʼ": "'", "–": "-", "—": "-"})
_MARKS: Mapping[str, tuple[str, float]] = {
    "¿": ("es", 3.0), "¡": ("es", 3.0), "ñ": ("es", 2.5), "ç": ("fr", 2.0), "œ": ("fr", 2.0), "è": ("fr", 1.5),
    "ê": ("fr", 1.5), "à": ("fr", 1.5), "ù": ("fr", 1.5), "â": ("fr", 1.0), "î": ("fr", 1.0), "û": ("fr", 1.0),
    "í": ("es", 1.5), "ó": ("es", 1.5), "á": ("es", 1.5), "ú": ("es", 1.5),
}  # fmt: skip


def clean(text: str) -> str:
    """``text`` on one line, without control characters, at most `MAX_QUESTION` characters long."""
    return " ".join(printable(text[: MAX_QUESTION * 4]).split())[:MAX_QUESTION]


def fold(text: str) -> str:
    """``text`` in lower case without accents, for comparing words."""
    decomposed = unicodedata.normalize("NFKD", text.lower().translate(_LIGATURES))
    if decomposed.isascii():
        return decomposed
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def split_words(text: str) -> list[str]:
    """The words and numbers of a folded text; apostrophes and hyphens separate."""
    return _WORD.findall(text)


def split_parts(text: str) -> list[str]:
    """The words, numbers and parting marks (``, ; : . ? !``) of a folded text, in order."""
    return _PART.findall(text)


@cache
def _common(language: str) -> frozenset[str]:
    return frozenset(COMMON[language])


def guess(text: str, vocabularies: Mapping[str, frozenset[str]], fallback: str) -> str:
    """The language of a question: by marks, small words and the words of the game; ``fallback`` when nothing tells.

    ``vocabularies`` holds the game's own folded words by language.
    """
    score = dict.fromkeys(vocabularies, 0.0)
    lowered = text.lower()
    for mark, (language, weight) in _MARKS.items():
        if mark in lowered and language in score:
            score[language] += weight
    for word in split_words(fold(text)):
        homes = [language for language in score if word in _common(language)]
        for language in homes:
            score[language] += 1.0 / len(homes)
        own = [language for language, words in vocabularies.items() if word in words]
        for language in own:
            score[language] += 0.75 / len(own)
    best = max(score.values())
    if best <= 0:
        return fallback
    leaders = [language for language, value in score.items() if value > best - 0.2]
    return fallback if fallback in leaders else leaders[0]
