"""All Fluent files of the package, found by looking, and what their messages use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tacora
from tacora.words import LANGUAGES

ROOT = Path(tacora.__file__).parent
APART = "words/help"
"""The one room whose file is read alone. It holds no English, as that stands in the code."""


@cache
def files() -> dict[str, dict[str, Path]]:
    """Files by room (``words/errors``, ``games/diamant/text``) and language."""
    rooms: dict[str, dict[str, Path]] = {}
    for path in sorted(ROOT.rglob("*.ftl")):
        relative = path.relative_to(ROOT)
        if relative.parts[0] == "words":
            language, room = relative.parts[1], f"words/{path.stem}"
        else:
            language, room = path.stem, relative.parent.as_posix()
        assert language in LANGUAGES, f"{relative} is in no known language"
        rooms.setdefault(room, {})[language] = path
    return rooms


def game_rooms() -> list[str]:
    return [room for room in files() if not room.startswith("words/")]


@dataclass
class Entry:
    """A message or ``message.attribute``: what it uses and all its literal text."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)


class _Uses(Visitor):
    def __init__(self) -> None:
        self.entry = Entry()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entry.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.entry.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.entry.texts.append(node.value)


def _uses(pattern: ast.Pattern) -> Entry:
    visitor = _Uses()
    visitor.visit(pattern)
    return visitor.entry


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def raw_entries(path: Path) -> Iterator[tuple[str, Entry]]:
    for node in parsed(path).body:
        if isinstance(node, ast.Message | ast.Term):
            name = ("-" if isinstance(node, ast.Term) else "") + node.id.name
            if node.value is not None:
                yield name, _uses(node.value)
            for attribute in node.attributes:
                yield f"{name}.{attribute.id.name}", _uses(attribute.value)


@cache
def entries(path: Path) -> dict[str, Entry]:
    return dict(raw_entries(path))


def with_room(room: str) -> str | None:
    """What `catalogue` is asked for to hold a room's messages."""
    return None if room.startswith("words/") and room != APART else room


@cache
def catalogue(language: str, game_room: str | None) -> dict[str, Entry]:
    """What is loaded together: all rooms' messages, and one game's; or those of the room `APART`."""
    together: dict[str, Entry] = {}
    for room, by_language in files().items():
        wanted = room == APART if game_room == APART else room.startswith("words/") and room != APART
        if wanted or room == game_room:
            together.update(entries(by_language[language]))
    return together


def all_variables(name: str, together: dict[str, Entry], seen: frozenset[str] = frozenset()) -> set[str]:
    """Variables a message needs, those of the messages it refers to included."""
    entry = together.get(name)
    if entry is None or name in seen:
        return set()
    found = set(entry.variables)
    for reference in entry.references:
        found |= all_variables(reference, together, seen | {name})
    return found
