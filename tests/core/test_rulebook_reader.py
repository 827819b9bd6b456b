"""The reader of numbered rulebooks: what it gives and what it refuses."""

from __future__ import annotations

import pytest

from tacora.core.rulebook import InvalidRulebook, UnknownParagraph, load, parse, references

BOOK = """# A game

Words before.
More of them.

## R1 Start

**R1.1** First, see R2.1 and R2.1.

**R1.2** {house} *Own* rule:
- one;
- two.

After the list.

## R2 End

**R2.1** {house} {assumed} Last, `as` 2*3*4 or R1.10 or R2.1 says.
"""


def test_parse() -> None:
    book = parse(BOOK, "en")
    assert (book.title, book.language, book.introduction) == ("A game", "en", "Words before.\nMore of them.")
    assert [(section.number, section.title, section.anchor) for section in book.sections] == [
        ("R1", "Start", "r1"),
        ("R2", "End", "r2"),
    ]
    assert book.numbers == ("R1.1", "R1.2", "R2.1")
    assert [one.number for one in book] == list(book.numbers)
    own = book.paragraph("R1.2")
    assert own.text == "*Own* rule:\n- one;\n- two.\n\nAfter the list."
    assert own.plain == "Own rule:\n- one;\n- two.\n\nAfter the list."
    assert (own.house, own.assumed, own.anchor) == (True, False, "r1-2")
    last = book.paragraph("R2.1")
    assert (last.house, last.assumed) == (True, True)
    assert last.references == ("R1.10",)
    assert last.plain == "Last, as 2*3*4 or R1.10 or R2.1 says."
    assert book.paragraph("R1.1").references == ("R2.1",)
    assert book.section("R1.2").title == "Start"
    assert book.section("R2").title == "End"


def test_references() -> None:
    assert references("R3.2, then R10.12 (see R3.2), not R3, XR3.4 or R0.1") == ("R3.2", "R10.12")


@pytest.mark.parametrize("number", ["R1.3", "R3.1", "1.1", "", "R1", "x" * 99])
def test_unknown_paragraph(number: str) -> None:
    with pytest.raises(UnknownParagraph) as refused:
        parse(BOOK, "en").paragraph(number)
    assert refused.value.code == "unknown-paragraph"


def test_unknown_section() -> None:
    with pytest.raises(UnknownParagraph):
        parse(BOOK, "en").section("R3.1")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("## R2 End", "## R3 End", 16),
        ("## R2 End", "## End", 16),
        ("## R2 End", "### R2 End", 16),
        ("**R1.2**", "**R1.3**", 10),
        ("**R1.2**", "**R2.2**", 10),
        ("**R1.2** {house}", "**R1.2** {mouse}", 10),
        ("**R1.2** {house}", "**R1.2**{house}", 10),
        ("**R1.1** First", "First", 8),
        ("More of them.", "**R1.1** Too early", 4),
    ],
)
def test_a_broken_form_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(InvalidRulebook, match=rf"line {line}:") as refused:
        parse(BOOK.replace(old, new, 1), "en")
    assert refused.value.details == {"line": line}


@pytest.mark.parametrize("text", ["", "# Only a title", "# T\n\n## R1 Empty\n", BOOK.partition("\n")[2]])
def test_an_empty_rulebook_is_refused(text: str) -> None:
    with pytest.raises(InvalidRulebook):
        parse(text, "en")


@pytest.mark.parametrize("language", ["de", "../rulebook/en", "", "e.n"])
def test_no_rulebook_in_a_language(language: str) -> None:
    with pytest.raises(UnknownParagraph) as refused:
        load("tacora.games.diamant.rulebook", language)
    assert refused.value.code == "no-rulebook"
