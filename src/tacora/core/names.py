"""Names people type: made harmless for terminals, logs and pages, and kept short."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["MAX_NAME", "clean_name", "printable"]

MAX_NAME = 24
"""The longest name, in characters."""

_ESCAPES = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"  # colours, cursor
    r"|(?:\x1b[\]P^_X]|[\x9d\x90\x9e\x9f\x98])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"  # titles, links, device strings
    r"|\x1b[ -/]*[0-~]?"
)
_KEPT_FORMAT = "\u200c\u200d"  # joiners: Persian, Indic scripts and joined emoji need them
_BLANK = _KEPT_FORMAT + "\u115f\u1160\u3164\uffa0\u2800"  # letters and a symbol that are drawn as nothing
_MAX_MARKS = 3


def printable(text: str) -> str:
    """``text`` on one line, without terminal escapes, control, direction and unassigned characters."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    for character in _ESCAPES.sub("", text):
        category = unicodedata.category(character)
        if category in ("Zl", "Zp", "Zs") or character in "\t\n\r\v\f":
            kept.append(character if category == "Zs" else " ")
        elif not category.startswith("C") or character in _KEPT_FORMAT:
            kept.append(character)
    return "".join(kept)


def clean_name(text: str) -> str:
    """A name of at most `MAX_NAME` characters in canonical form (NFC); may be empty if nothing harmless is left.

    Besides what `printable` drops: space around and doubled inside, and more than three marks stacked on one letter.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(printable(text).split())):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= _MAX_MARKS:
            kept.append(character)
    name = "".join(kept)[:MAX_NAME].strip().strip(_KEPT_FORMAT).strip()
    return name if any(_shows(character) for character in name) else ""


def _shows(character: str) -> bool:
    """Whether a character leaves ink of its own."""
    return character not in _BLANK and unicodedata.category(character) not in ("Mn", "Me", "Zs")
