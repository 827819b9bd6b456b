"""What a game gives its rules desk, read from the data files of the game's ``desk`` part."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import ModuleType
from typing import Any

from tacora.core import registry
from tacora.core.errors import TacoraError
from tacora.core.rulebook import Rulebook, load
from tacora.words import LANGUAGES

__all__ = ["Curated", "Difference", "InvalidKnowledge", "Knowledge", "Text", "knowledge_of"]


class InvalidKnowledge(TacoraError):
    """Data files of a game's desk that do not fit together."""

    code = "invalid-knowledge"


@dataclass(frozen=True, slots=True)
class Difference:
    """How the answer reads for some printings. ``editions`` are presets' names."""

    editions: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """One answer in one language: the question as a title, the answer, players' phrasings, differences.

    ``heard``: many more phrasings, and ``asked``: whole questions as players put them; only the ranker learns from
    these.
    """

    title: str
    text: str
    ask: tuple[str, ...]
    differences: tuple[Difference, ...]
    heard: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()

    @property
    def phrasings(self) -> tuple[str, ...]:
        """Every way of asking for it that is known, the title included, each once."""
        return tuple(dict.fromkeys((self.title, *self.ask, *self.heard, *self.asked)))


@dataclass(frozen=True, slots=True)
class Curated:
    """One curated answer. ``rules``: paragraphs it rests on, the main one first (for ``silent``: the nearest ones).

    ``editions``: the presets it holds for.
    """

    name: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]
    silent: bool
    texts: Mapping[str, Text]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All data of one game. ``pages[preset][rule]`` lists printed pages, ``page_edition`` names that preset's."""

    game_id: str
    module: ModuleType
    curated: Mapping[str, Curated]
    concepts: Mapping[str, Mapping[str, Any]]
    pages: Mapping[str, Mapping[str, tuple[int, ...]]]
    editions: tuple[str, ...]
    rulebooks: Mapping[str, Rulebook]

    @property
    def page_edition(self) -> str | None:
        """The preset whose booklet's pages are known."""
        return next(iter(self.pages), None)

    def pages_of(self, rules: tuple[str, ...]) -> tuple[int, ...]:
        """Printed pages of some paragraphs, in order."""
        table = next(iter(self.pages.values()), {})
        return tuple(sorted({page for rule in rules for page in table.get(rule, ())}))


def _read(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files(package) / name).read_text(encoding="utf-8"))


@cache
def knowledge_of(game_id: str) -> Knowledge:
    """The desk's knowledge of a game.

    Raises `tacora.core.errors.GameNotFound` when there is no such game or it has no desk, `InvalidKnowledge` when its
    files do not fit together.
    """
    meta = registry.get(game_id)
    module = meta.part("desk")
    package = module.__name__
    editions = tuple(preset.name for preset in meta.options.presets)
    rulebooks = {language: load(f"{meta.package}.rulebook", language) for language in LANGUAGES}
    words = {language: _read(package, f"{language}.toml")["answers"] for language in LANGUAGES}
    heard = {language: _listed(package, f"asks.{language}.txt") for language in LANGUAGES}
    asked = {language: _listed(package, f"questions.{language}.txt") for language in LANGUAGES}
    curated: dict[str, Curated] = {}
    for name, entry in _read(package, "answers.toml")["answers"].items():
        texts = {}
        for language in LANGUAGES:
            if name not in words[language]:
                raise InvalidKnowledge(f"The answer {name} has no words in {language}.", answer=name, language=language)
            texts[language] = _text(words[language][name], heard[language].pop(name, ()), asked[language].pop(name, ()))
        rules = tuple(entry["rules"])
        for rule in rules:
            rulebooks["en"].paragraph(rule)
        curated[name] = Curated(
            name, rules, tuple(entry.get("editions", editions)), bool(entry.get("silent", False)), texts
        )
    for language in LANGUAGES:
        for name in (*heard[language], *asked[language]):
            raise InvalidKnowledge(f"Phrasings for {name}, which is no answer.", answer=name, language=language)
    raw_pages = _read(package, "pages.toml")
    pages = {preset: {rule: tuple(numbers) for rule, numbers in table.items()} for preset, table in raw_pages.items()}
    concepts = _read(package, "lexicon.toml")["concepts"]
    return Knowledge(game_id, module, curated, concepts, pages, editions, rulebooks)


def _listed(package: str, name: str) -> dict[str, tuple[str, ...]]:
    """A list of phrasings, if there is one: one a line, under ``## name-of-the-answer``."""
    file = resources.files(package) / name
    found: dict[str, list[str]] = {}
    here: list[str] | None = None
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if line.startswith("## "):
            here = found.setdefault(line[3:].strip(), [])
        elif line.strip():
            if here is None:
                raise InvalidKnowledge("A phrasing before the first answer's name.", file=name)
            here.append(line.strip())
    return {name: tuple(lines) for name, lines in found.items()}


def _text(entry: Mapping[str, Any], heard: tuple[str, ...], asked: tuple[str, ...]) -> Text:
    differences = tuple(Difference(tuple(one["editions"]), one["text"]) for one in entry.get("differ", ()))
    return Text(entry["title"], entry["text"], tuple(entry["ask"]), differences, heard, asked)
