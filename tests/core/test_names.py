"""Names are harmless, short and on one line, whatever was typed."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tacora.core.names import MAX_NAME, clean_name, printable

HOSTILE = st.text(
    alphabet=st.one_of(st.characters(), st.sampled_from("\x1b[]\x07\\;m\x9b\x90\u202e\u2066\u200d\u0301")), max_size=60
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana   María  ", "Ana María"),
        ("Inés", "Inés"),
        ("Ine\u0301s", "Inés"),
        ("\x1b[31mRed\x1b[0m", "Red"),
        ("\x1b]8;;http://x\x07link\x1b]8;;\x07", "link"),
        ("\x1b]0;title\x1b\\Bo", "Bo"),
        ("\x9b2JBo", "Bo"),
        ("\x1bcBo", "Bo"),
        ("\u202eevil\u202c", "evil"),
        ("\ufeffBo\u200b", "Bo"),
        ("a\tb\nc", "a b c"),
        ("a\u2028b", "a b"),
        ("Zoë 👩\u200d🚀", "Zoë 👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("x" * 99, "x" * MAX_NAME),
        ("x" * 23 + " y", "x" * 23),
        ("o" + "\u0336" * 9, "o" + "\u0336" * 3),
        ("\x00\x1b[m\u200d", ""),
        ("", ""),
        ("<b>", "<b>"),
    ],
)
def test_clean_name(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@given(HOSTILE)
def test_cleaned_names_are_harmless_and_stay_as_they_are(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= MAX_NAME
    assert name == name.strip()
    assert clean_name(name) == name
    for character in name:
        assert not unicodedata.category(character).startswith("C") or character in "\u200c\u200d"


@given(HOSTILE)
def test_printable_text_has_no_control_characters(text: str) -> None:
    shown = printable(text)
    assert printable(shown) == shown
    assert not any(unicodedata.category(one) in ("Cc", "Zl", "Zp", "Cs") for one in shown)


def test_printable_keeps_what_is_harmless() -> None:
    for text in ("plain", "Fin\u202f!", "日本", "a\u00a0b", "¿Sí?", "👩\u200d🚀"):
        assert printable(text) == text
