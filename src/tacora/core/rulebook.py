"""Reading a game's rulebook: numbered paragraphs that code, tests and answers cite as R3.2.

A rulebook is one Markdown file for each language::

    # Title
    Words before the first section.

    ## R3 A step into the cave

    **R3.2** Text of the paragraph, which goes on until the next number or heading.

    **R5.6** {house} The tag marks our own choice, ``{assumed}`` what was read in no rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from tacora.core.errors import TacoraError

__all__ = ["InvalidRulebook", "Paragraph", "Rulebook", "Section", "UnknownParagraph", "load", "parse", "references"]

NUMBER = re.compile(r"\bR[1-9][0-9]?\.[1-9][0-9]?\b")
"""A paragraph's number inside a text."""

_SECTION = re.compile(r"## (R[1-9][0-9]?) (\S.*)")
_PARAGRAPH = re.compile(r"\*\*(R[1-9][0-9]?)\.([1-9][0-9]?)\*\*((?: \{[a-z]+\})*) (\S.*)")
_TAGS = frozenset(("house", "assumed"))
_MARKS = re.compile(r"\*\*|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|`")


class InvalidRulebook(TacoraError):
    """A rulebook file whose numbers or headings are out of order; names the line."""

    code = "invalid-rulebook"


class UnknownParagraph(TacoraError):
    """A number that the rulebook does not have."""

    code = "unknown-paragraph"


def references(text: str) -> tuple[str, ...]:
    """The paragraph numbers a text cites, each once, in order."""
    return tuple(dict.fromkeys(NUMBER.findall(text)))


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered rule. ``text`` is Markdown (emphasis, lists) without the number.

    ``house``: our own choice, no printed rule. ``assumed``: holds something read in no rulebook.
    """

    number: str
    text: str
    house: bool = False
    assumed: bool = False

    @property
    def anchor(self) -> str:
        """The fragment of a link to it: ``r3-2``."""
        return self.number.lower().replace(".", "-")

    @property
    def plain(self) -> str:
        """The text without Markdown's marks."""
        return _MARKS.sub("", self.text)

    @property
    def references(self) -> tuple[str, ...]:
        """Numbers of other paragraphs it points to."""
        return tuple(number for number in references(self.text) if number != self.number)


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter: ``R3`` and its title."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def anchor(self) -> str:
        return self.number.lower()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in one language, in order. ``introduction`` stands before the first section."""

    language: str
    title: str
    introduction: str
    sections: tuple[Section, ...]
    _by_number: dict[str, Paragraph] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._by_number.update({one.number: one for section in self.sections for one in section.paragraphs})

    def __iter__(self) -> Iterator[Paragraph]:
        return iter(self._by_number.values())

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of all paragraphs, in order."""
        return tuple(self._by_number)

    def paragraph(self, number: str) -> Paragraph:
        """The paragraph ``R3.2``. Raises `UnknownParagraph`."""
        try:
            return self._by_number[number]
        except KeyError:
            raise UnknownParagraph(f"The rulebook has no paragraph {number[:20]!r}.", number=number[:20]) from None

    def section(self, number: str) -> Section:
        """The section ``R3``, or the one a paragraph's number is in. Raises `UnknownParagraph`."""
        wanted = number.partition(".")[0]
        for section in self.sections:
            if section.number == wanted:
                return section
        raise UnknownParagraph(f"The rulebook has no section {number[:20]!r}.", number=number[:20])


def parse(text: str, language: str) -> Rulebook:
    """Read a rulebook. Sections count R1, R2, … and paragraphs R1.1, R1.2, … without a gap.

    Raises `InvalidRulebook` naming the line that breaks the form.
    """
    reader = _Reader(language)
    for at, line in enumerate(text.splitlines(), start=1):
        reader.read(at, line.rstrip())
    return reader.finish()


@cache
def load(package: str, language: str) -> Rulebook:
    """Read ``<language>.md`` of a package such as ``tacora.games.diamant.rulebook``.

    Raises `InvalidRulebook`, or `UnknownParagraph` (code ``no-rulebook``) where there is none in the language.
    """
    entry = resources.files(package) / f"{language}.md"
    if not (language.isalpha() and entry.is_file()):
        raise UnknownParagraph(
            f"There is no rulebook in the language {language[:20]!r}.", code="no-rulebook", language=language[:20]
        )
    return parse(entry.read_text(encoding="utf-8"), language)


class _Reader:
    def __init__(self, language: str) -> None:
        self.language = language
        self.title = ""
        self.sections: list[tuple[str, str, list[Paragraph]]] = []
        self.introduction: list[str] = []
        self.lines: list[str] = self.introduction
        self.open: tuple[str, frozenset[str]] | None = None

    def read(self, at: int, line: str) -> None:
        if line.startswith("## "):
            self._section(at, line)
        elif line.startswith("# ") and not self.title:
            self.title = line[2:].strip()
        elif line.startswith("#"):
            raise _wrong(at, "an unexpected heading", line)
        elif line.startswith("**R"):
            self._paragraph(at, line)
        elif self.sections and self.open is None and line:
            raise _wrong(at, "text before the first number of its section", line)
        else:
            self.lines.append(line)

    def _section(self, at: int, line: str) -> None:
        self._close()
        found = _SECTION.fullmatch(line)
        if found is None or found[1] != f"R{len(self.sections) + 1}":
            raise _wrong(at, f"expected the section R{len(self.sections) + 1}", line)
        self.sections.append((found[1], found[2].strip(), []))

    def _paragraph(self, at: int, line: str) -> None:
        self._close()
        found = _PARAGRAPH.fullmatch(line)
        if not self.sections or found is None:
            raise _wrong(at, "not a numbered paragraph of a section", line)
        section, _, paragraphs = self.sections[-1]
        tags = frozenset(found[3].replace("{", "").replace("}", "").split())
        if found[1] != section or int(found[2]) != len(paragraphs) + 1:
            raise _wrong(at, f"expected {section}.{len(paragraphs) + 1}", line)
        if not tags <= _TAGS:
            raise _wrong(at, f"known tags are {', '.join(sorted(_TAGS))}", line)
        self.open = (f"{found[1]}.{found[2]}", tags)
        self.lines = [found[4]]

    def _close(self) -> None:
        if self.open is not None:
            number, tags = self.open
            text = "\n".join(self.lines).strip()
            self.sections[-1][2].append(Paragraph(number, text, house="house" in tags, assumed="assumed" in tags))
        self.open = None
        self.lines = []

    def finish(self) -> Rulebook:
        self._close()
        sections = tuple(Section(number, title, tuple(items)) for number, title, items in self.sections)
        if not self.title or not sections or not all(section.paragraphs for section in sections):
            raise InvalidRulebook("A rulebook needs a title, and sections with paragraphs.")
        return Rulebook(self.language, self.title, "\n".join(self.introduction).strip(), sections)


def _wrong(at: int, what: str, line: str) -> InvalidRulebook:
    return InvalidRulebook(f"Rulebook, line {at}: {what}: {line[:60]!r}", line=at)
