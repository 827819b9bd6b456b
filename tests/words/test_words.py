"""Speaking: the language chosen, sentences, refusals, foreign text made harmless."""

from __future__ import annotations

import pytest

from tacora.core import registry
from tacora.core.errors import InvalidOption, TacoraError
from tacora.games.diamant.model import GemsBanked, parse_card
from tacora.words import LANGUAGES, MissingWords, UnknownLanguage, Words, detect_language, tell_error


@pytest.fixture
def silent_system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("fr", "fr"), ("FR", "fr"), ("fr-CA", "fr"), ("es_MX.UTF-8", "es"), ("en-GB", "en"), (" es ", "es")],
)
def test_wanted_language(wanted: str, language: str) -> None:
    assert detect_language(wanted) == language


@pytest.mark.parametrize("wanted", ["de", "", "français", "frx", "\x1b[31m"])
def test_unknown_wanted_language_is_refused(wanted: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        detect_language(wanted)
    assert refused.value.code == "unknown-language"
    assert "\x1b" not in tell_error(refused.value, "fr")


def test_a_refusal_is_told_even_where_its_language_is_refused(silent_system: pytest.MonkeyPatch) -> None:
    """The command line tells the refusal of ``--language de`` with that very option."""
    silent_system.setenv("LANG", "es_ES.UTF-8")
    with pytest.raises(UnknownLanguage) as refused:
        detect_language("de")
    assert tell_error(refused.value, "de").startswith("El idioma «de»")


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_language_of_the_system(silent_system: pytest.MonkeyPatch, system: dict[str, str], language: str) -> None:
    for variable, value in system.items():
        silent_system.setenv(variable, value)
    assert detect_language(None) == language


def test_a_missing_message_or_variable_is_a_fault() -> None:
    words = Words("en", "diamant")
    with pytest.raises(MissingWords, match="no-such-message"):
        words.say("no-such-message")
    with pytest.raises(MissingWords, match="gems"):
        words.say("word-gems")
    with pytest.raises(MissingWords):
        words.say("action-stay.no-such-attribute")
    with pytest.raises(MissingWords):
        Words("en").event(GemsBanked(0, 0, 1, 1), ["Ana"], {})


def test_has_and_attributes() -> None:
    words = Words("fr", "diamant")
    assert words.has("action-stay")
    assert words.has("action-stay.help")
    assert not words.has("action-stay.x")
    assert not words.has("action-dance")
    assert not Words("fr").has("action-stay")
    assert words.say("action-stay") == "Rester"
    assert words.say("action-stay.help").startswith("Tu t’enfonces\u202f:")


@pytest.mark.parametrize(
    ("language", "one", "none"), [("fr", "1 gemme", "0 gemme"), ("es", "1 gema", "0 gemas"), ("en", "1 gem", "0 gems")]
)
def test_plurals_follow_the_language(language: str, one: str, none: str) -> None:
    words = Words(language, "diamant")
    assert words.say("word-gems", gems=1) == one
    assert words.say("word-gems", gems=0) == none


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["Ana\x1b[31m", "Ana\x1b]0;owned\x07", "Ana\u202e", "An\x00a", "Ana\u2066", "Ana\r\n", "\x9b31mAna"]
)
def test_foreign_text_cannot_reach_the_terminal(language: str, name: str) -> None:
    options = registry.get("diamant").options.resolve()
    sentence = Words(language, "diamant").event(GemsBanked(0, 0, 3, 9), [name], options)
    assert "Ana" in sentence
    assert sentence.replace("\u202f", " ").isprintable()
    assert "owned" not in sentence
    assert "31m" not in sentence


def test_markup_in_a_name_stays_text() -> None:
    """Fluent does not read its own marks in a variable."""
    options = registry.get("diamant").options.resolve()
    name = "{ $chest } <b>[red]"
    assert Words("en", "diamant").event(GemsBanked(0, 0, None, None), [name], options).startswith(name)


def test_no_isolation_marks() -> None:
    options = registry.get("diamant").options.resolve()
    sentence = Words("fr", "diamant").event(GemsBanked(0, 0, 3, 9), ["Ana"], options)
    assert not any(mark in sentence for mark in "\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "«\u202fdragon\u202f» n’est pas une carte."),
        ("es", "«dragon» no es una carta."),
        ("en", "“dragon” is not a card."),
    ],
)
def test_a_games_refusal_is_found_without_naming_the_game(language: str, sentence: str) -> None:
    with pytest.raises(TacoraError) as refused:
        parse_card("dragon")
    assert tell_error(refused.value, language).startswith(sentence)
    assert Words(language, "diamant").error(refused.value).startswith(sentence)


def test_refusals_quote_their_details() -> None:
    meta = registry.get("diamant")
    with pytest.raises(InvalidOption) as refused:
        meta.options.resolve(None, {"caves": 40})
    assert tell_error(refused.value, "es") == "La opción caves no puede ser 40. Se espera un número entero de 1 a 9."
    with pytest.raises(InvalidOption) as refused:
        meta.options.resolve(None, {"tie": "duel"})
    assert tell_error(refused.value, "fr") == (
        "L’option tie ne peut pas valoir 'duel'. Il faut une valeur parmi shared, most_relics_then_shared."
    )


def test_a_refusal_without_words_keeps_its_own_sentence(silent_system: pytest.MonkeyPatch) -> None:
    strange = TacoraError("The door is stuck.\x1b[2J", code="door-is-stuck")
    assert tell_error(strange, "fr") == "The door is stuck."
    assert Words("es").error(strange) == "The door is stuck."
    lacking = TacoraError("No such paragraph.", code="unknown-paragraph")  # its words need a number
    assert tell_error(lacking, "en") == "No such paragraph."
