"""The booklet: what a game's page says for one edition in one language, as plain data."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from tacora.assistant.knowledge import Knowledge
from tacora.core import registry
from tacora.core.rulebook import Paragraph

__all__ = ["booklet", "compare_editions", "editions_of", "read_rule", "rulebook_data"]


@cache
def _data(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files(package) / name).read_text(encoding="utf-8"))


def editions_of(knowledge: Knowledge) -> list[dict[str, Any]]:
    """The printings a desk knows: ``name``, ``title``, ``default``, ``uncertain`` (options not read in its booklet)."""
    options = registry.get(knowledge.game_id).options
    return [
        {
            "name": preset.name,
            "title": preset.title,
            "default": preset.name == options.default_preset,
            "uncertain": list(preset.uncertain),
        }
        for preset in options.presets
    ]


def _paragraph(knowledge: Knowledge, paragraph: Paragraph) -> dict[str, Any]:
    return {
        "number": paragraph.number,
        "anchor": paragraph.anchor,
        "text": paragraph.text,
        "plain": paragraph.plain,
        "house": paragraph.house,
        "assumed": paragraph.assumed,
        "pages": list(knowledge.pages_of((paragraph.number,))),
    }


def read_rule(knowledge: Knowledge, number: str, language: str) -> dict[str, Any]:
    """One paragraph with its section and printed pages. Raises `tacora.core.rulebook.UnknownParagraph`."""
    book = knowledge.rulebooks[language]
    paragraph = book.paragraph(number.strip().upper())
    section = book.section(paragraph.number)
    return {
        **_paragraph(knowledge, paragraph),
        "section": section.title,
        "page_edition": knowledge.page_edition,
        "language": language,
        "game": knowledge.game_id,
    }


def rulebook_data(knowledge: Knowledge, language: str) -> list[dict[str, Any]]:
    """All sections with their paragraphs."""
    return [
        {
            "number": section.number,
            "anchor": section.anchor,
            "title": section.title,
            "paragraphs": [_paragraph(knowledge, paragraph) for paragraph in section.paragraphs],
        }
        for section in knowledge.rulebooks[language].sections
    ]


def compare_editions(knowledge: Knowledge, language: str) -> dict[str, Any]:
    """The table of editions.

    ``rows`` have ``topic``, ``rules``, a text by preset in ``cells``, ``uncertain`` presets, and ``differs``: whether
    the cells are not all equal.
    """
    rows = []
    for row in _data(knowledge.module.__name__, f"booklet.{language}.toml")["table"]:
        cells = {edition: str(row.get(edition, row.get("all", "–"))) for edition in knowledge.editions}
        rows.append(
            {
                "topic": row["topic"],
                "rules": list(row["rules"]),
                "cells": cells,
                "uncertain": list(row.get("uncertain", ())),
                "differs": len(set(cells.values())) > 1,
            }
        )
    return {"game": knowledge.game_id, "language": language, "editions": editions_of(knowledge), "rows": rows}


def booklet(knowledge: Knowledge, edition: str, language: str) -> dict[str, Any]:
    """The whole page for one edition. Raises `tacora.core.errors.InvalidOption` for an unknown one."""
    meta = registry.get(knowledge.game_id)
    preset = meta.options.preset(edition)
    data = _data(knowledge.module.__name__, f"booklet.{language}.toml")
    family = str(meta.options.resolve(edition).get("hazard_set", ""))
    words: Mapping[str, str] = data["words"][family]

    def told(entry: Mapping[str, Any]) -> dict[str, Any]:
        rules = tuple(entry.get("rules", ()))
        made: dict[str, Any] = {"text": entry["text"].format_map(words), "rules": list(rules)}
        made["pages"] = list(knowledge.pages_of(rules)) if edition == knowledge.page_edition else []
        if "title" in entry:
            made["title"] = entry["title"].format_map(words)
        return made

    def all_told(entries: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
        return [told(entry) for entry in entries if edition in entry.get("editions", (edition,))]

    return {
        "game": knowledge.game_id,
        "title": preset.title,
        "edition": edition,
        "language": language,
        "editions": editions_of(knowledge),
        "page_edition": knowledge.page_edition,
        "short": told(data["short"]),
        "turn": all_told(data["turn"]),
        "win": all_told(data["win"]),
        "questions": _questions(knowledge, edition, language),
        "mistakes": all_told(data["mistakes"]),
        "extensions": data["extensions"]["text"],
        "facts": {
            "title": preset.title,
            "authors": list(meta.authors),
            "players": list(meta.official_players),
            "age": meta.age,
            "minutes": data["minutes"][edition],
            "year": meta.year,
            "source": data["sources"][edition],
            "uncertain": list(preset.uncertain),
        },
        "table": compare_editions(knowledge, language)["rows"],
        "sections": rulebook_data(knowledge, language),
    }


def _questions(knowledge: Knowledge, edition: str, language: str) -> list[dict[str, Any]]:
    names = _data(knowledge.module.__name__, "answers.toml")["booklet"]["questions"]
    found = []
    for name in names:
        curated = knowledge.curated[name]
        if edition not in curated.editions:
            continue
        text = curated.texts[language]
        found.append(
            {
                "name": name,
                "title": text.title,
                "text": text.text,
                "own": [one.text for one in text.differences if edition in one.editions],
                "differences": [
                    {"editions": list(one.editions), "text": one.text}
                    for one in text.differences
                    if edition not in one.editions
                ],
                "rules": list(curated.rules),
                "pages": list(knowledge.pages_of(curated.rules)) if edition == knowledge.page_edition else [],
            }
        )
    return found
