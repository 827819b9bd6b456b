"""Where the Fluent text lies, which language to speak, and the parsed catalogue."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from tacora.core.errors import TacoraError

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "UnknownLanguage",
    "catalogue_text",
    "detect_language",
    "help_text",
    "spoken_language",
]

LANGUAGES = ("fr", "es", "en")
_HELP = "help.ftl"
"""The command line's help. It is read alone: it must come quickly, and nothing else, a browser least, needs it."""


class UnknownLanguage(TacoraError):
    """A language asked for by name that this program does not speak."""

    code = "unknown-language"


class MissingWords(LookupError):
    """A message id the catalogue does not hold, or a variable it was not given: a fault of the program."""


def detect_language(wanted: str | None = None) -> str:
    """The language to speak: ``wanted`` (``fr``, ``fr-CA``, ``es_MX.UTF-8``…), else the system's, else English.

    Raises `UnknownLanguage` for a wanted language that is none of `LANGUAGES`; a system in another one gets English.
    """
    if wanted is not None:
        language = _primary(wanted)
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"{wanted[:20]!r} is not a language spoken here; choose {', '.join(LANGUAGES)}.",
                language=wanted[:20],
                known=", ".join(LANGUAGES),
            )
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:  # the first one that is set decides, as in POSIX
            language = _primary(value)
            return language if language in LANGUAGES else "en"
    return "en"


def spoken_language(wanted: str | None) -> str:
    """The language to say in what is wrong: as `detect_language`, but one not spoken here counts for nothing."""
    try:
        return detect_language(wanted)
    except UnknownLanguage:
        return detect_language(None)


def _primary(tag: str) -> str:
    return tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()


@cache
def catalogue_text(language: str, game_id: str | None = None) -> str:
    """All Fluent text of a language: every room's, and the game's if one is named. The browser reads the same.

    Raises `UnknownLanguage` or `tacora.core.errors.GameNotFound`.
    """
    from importlib import resources  # here, like the others below: slow to import, and help needs little of it

    from tacora.core import registry

    language = detect_language(language)
    folder = resources.files("tacora.words") / language
    files = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ftl") and entry.name != _HELP),
        key=lambda entry: entry.name,
    )
    if game_id is not None:
        files.append(resources.files(registry.get(game_id).package) / "text" / f"{language}.ftl")
    return "\n".join(entry.read_text(encoding="utf-8") for entry in files if entry.is_file())


@cache
def help_text(language: str) -> str:
    """The Fluent text of the command line's help; no messages in English, whose help stands in the code."""
    from importlib import resources

    return (resources.files("tacora.words") / detect_language(language) / _HELP).read_text(encoding="utf-8")


@cache
def bundle(language: str, game_id: str | None = None, *, help_only: bool = False) -> Any:
    """The parsed catalogue, a ``fluent.runtime.FluentBundle``; or the help's alone."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([detect_language(language)], use_isolating=False)
    made.add_resource(FluentResource(help_text(language) if help_only else catalogue_text(language, game_id)))
    return made
