"""Everything a person reads, in French, Spanish and English: one Project Fluent catalogue for Python and browser.

Files: ``words/<language>/<room>.ftl`` for the rooms, ``text/<language>.ftl`` in a game's package for its words.
"""

from tacora.words.catalogue import (
    LANGUAGES,
    MissingWords,
    UnknownLanguage,
    catalogue_text,
    detect_language,
    spoken_language,
)
from tacora.words.speaker import Words, tell_error

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "UnknownLanguage",
    "Words",
    "catalogue_text",
    "detect_language",
    "spoken_language",
    "tell_error",
]
