"""The language of a person who asked, and refusals in it."""

from __future__ import annotations

from tacora.core.errors import TacoraError
from tacora.words import LANGUAGES, Words, tell_error

__all__ = ["language_of", "sentence", "sentence_of"]


def language_of(accepted: str | None) -> str:
    """The best of our languages for an ``Accept-Language`` header or a plain tag; English if none fits."""
    best, weight = "en", 0.0
    for part in (accepted or "")[:200].split(","):
        tag, _, rest = part.strip().partition(";")
        primary = tag.strip().replace("_", "-").partition("-")[0].lower()
        quality = 1.0
        if rest.strip().startswith("q="):
            try:
                quality = float(rest.strip()[2:])
            except ValueError:
                continue
        if primary in LANGUAGES and weight < quality <= 1.0:
            best, weight = primary, quality
    return best


def sentence(error: TacoraError, language: str) -> str:
    """A refusal as a sentence."""
    return tell_error(error, language)


def sentence_of(code: str, otherwise: str, language: str) -> str:
    words = Words(language)
    return words.say(f"error-{code}") if words.has(f"error-{code}") else otherwise
