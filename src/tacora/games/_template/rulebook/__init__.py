"""The rules of Pig in French, Spanish and English, with the same numbers."""

from __future__ import annotations

from tacora.core import rulebook
from tacora.core.rulebook import Rulebook

__all__ = ["load"]


def load(language: str) -> Rulebook:
    """The rulebook in ``fr``, ``es`` or ``en``. Raises `tacora.core.rulebook.UnknownParagraph` for another one."""
    return rulebook.load(__name__, language)
