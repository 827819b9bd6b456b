"""The catalogue is whole: the same messages in every language, every reference kept, every refusal worded."""

from __future__ import annotations

import re

import error_sites
import ftl_files
import pytest
from fluent.syntax import ast

from tacora.words import LANGUAGES, catalogue_text

ROOMS = sorted(ftl_files.files())
PAIRS = [(room, language) for room in ROOMS for language in LANGUAGES]
GRAMMAR = re.compile(r"edition|\w+_joint|\w+_gender")
"""Variables that only choose a word's form, which one language may need and another not."""


def test_rooms_are_found() -> None:
    assert {"words/errors", "games/diamant/text"} <= set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_room_speaks_every_language(room: str) -> None:
    assert sorted(ftl_files.files()[room]) == sorted(LANGUAGES)


@pytest.mark.parametrize(("room", "language"), PAIRS)
def test_file_parses_and_says_nothing_twice(room: str, language: str) -> None:
    path = ftl_files.files()[room][language]
    junk = [node.content[:80] for node in ftl_files.parsed(path).body if isinstance(node, ast.Junk)]
    assert junk == []
    names = [name for name, _ in ftl_files.raw_entries(path)]
    assert sorted(names) == sorted(set(names))
    others = {
        name
        for other, by_language in ftl_files.files().items()
        if other != room and (other.startswith("words/") or room.startswith("words/"))
        for name in ftl_files.entries(by_language[language])
    }
    assert set(names) & others == set()


@pytest.mark.parametrize("room", ROOMS)
def test_same_messages_attributes_and_variables(room: str) -> None:
    seen: dict[str, dict[str, set[str]]] = {}
    for language, path in ftl_files.files()[room].items():
        together = ftl_files.catalogue(language, ftl_files.with_room(room))
        seen[language] = {
            name: {one for one in ftl_files.all_variables(name, together) if not GRAMMAR.fullmatch(one)}
            for name in ftl_files.entries(path)
            if not name.startswith("-")
        }
    if room == ftl_files.APART:
        assert seen.pop("en") == {}
    first = next(iter(seen.values()))
    assert first
    for language, found in seen.items():
        assert found == first, language


@pytest.mark.parametrize(("room", "language"), PAIRS)
def test_references_lead_somewhere(room: str, language: str) -> None:
    together = ftl_files.catalogue(language, ftl_files.with_room(room))
    for name, entry in ftl_files.entries(ftl_files.files()[room][language]).items():
        assert entry.references <= set(together), name


@pytest.mark.parametrize(("room", "language"), PAIRS)
def test_no_message_is_empty(room: str, language: str) -> None:
    for name, entry in ftl_files.entries(ftl_files.files()[room][language]).items():
        assert entry.variables or entry.references or "".join(entry.texts).strip(), name


@pytest.mark.parametrize("room", ROOMS)
def test_french_spaces(room: str) -> None:
    """A no-break space before ; : ! ? » and after «, as French is set."""
    wrong = re.compile(
        r"(?:^|[^\s?!.…\u00a0\u202f])[;!»]|[^\s?!.…:\u00a0\u202f]\?"  # no space at all
        r"|(?:^| )[;!»:](?= |$)|(?<!:) \?"  # a plain space; a question mark after a colon is a key's name
        r"|[\w»)]:(?= |$)|«(?![\u00a0\u202f])"
    )
    for name, entry in ftl_files.entries(ftl_files.files()[room]["fr"]).items():
        for text in entry.texts:
            bare = re.sub(r"\S+\?\w+=\S+|\w+://\S*", "", text)
            assert not wrong.search(bare), f"{name}: {text!r}"


@pytest.mark.parametrize("room", ROOMS)
def test_spanish_marks_open(room: str) -> None:
    for name, entry in ftl_files.entries(ftl_files.files()[room]["es"]).items():
        text = re.sub(r"\S+\?\w+=\S+", "", " ".join(entry.texts))
        assert ("¿" in text) == bool(re.search(r"[^\s:]\s*\?", text)), name  # after a colon it is a key's name
        assert ("¡" in text) == ("!" in text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_for_the_browser_is_the_same_catalogue(language: str) -> None:
    text = catalogue_text(language, "diamant")
    for message in ("error-match-over", "event-game-ended", "action-stay"):
        assert re.search(rf"^{message} = ", text, re.MULTILINE)


# Refusals -----------------------------------------------------------------------------------------


def _worded(code: str, language: str) -> list[tuple[str, set[str]]]:
    name = f"error-{code}"
    found = []
    for game_room in (None, *ftl_files.game_rooms()):
        together = ftl_files.catalogue(language, game_room)
        if name in together:
            found.append((name, ftl_files.all_variables(name, together)))
    return found


@pytest.mark.parametrize("room", sorted({site.room for site in error_sites.sites()}))
def test_every_refusal_has_words(room: str) -> None:
    for site in error_sites.sites():
        if site.room == room:
            for language in LANGUAGES:
                assert _worded(site.code, language), f"{site.where}: error-{site.code} in {language}"


def test_refusals_are_given_what_their_words_need() -> None:
    checked = 0
    for site in error_sites.sites():
        if site.details is not None:
            for language in LANGUAGES:
                for name, variables in _worded(site.code, language):
                    assert variables <= site.details, f"{site.where} gives {sorted(site.details)} to {name}"
                    checked += 1
    assert checked > 100


# Messages the source says -------------------------------------------------------------------------

SAID = {
    ".py": re.compile(r"""\.say\(\s*(["'])([a-z]+-[\w.-]*\w)\1"""),
    ".js": re.compile(r"""\bsay\(\s*(["'])([a-z]+-[\w.-]*\w)\1"""),
}


def test_every_message_said_by_name_exists() -> None:
    known: set[str] = set()
    for by_language in ftl_files.files().values():
        known |= set(ftl_files.entries(by_language["fr"]))
    said = [
        (name, path)
        for path in sorted(ftl_files.ROOT.rglob("*"))
        if path.suffix in SAID and "vendor" not in path.parts
        for _, name in SAID[path.suffix].findall(path.read_text(encoding="utf-8"))
    ]
    assert len(said) > 100
    assert [(name, str(path)) for name, path in said if name not in known] == []
