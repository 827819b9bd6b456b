"""Every rule number, page and edition the desk quotes is held against the rulebook and the notes on the booklet."""

from __future__ import annotations

import pytest
from printed_pages import BOOKLET_2016, QUESTION_PAGE, TOPICS

from tacora.assistant.booklet import booklet, compare_editions, read_rule, rulebook_data
from tacora.assistant.desk import Desk
from tacora.core import registry
from tacora.core.errors import InvalidOption
from tacora.core.rulebook import UnknownParagraph
from tacora.words import LANGUAGES

EDITIONS = tuple(preset.name for preset in registry.get("diamant").options.presets)


def test_every_rule_behind_an_answer_exists_in_every_language(desk: Desk) -> None:
    seen = 0
    for curated in desk.knowledge.curated.values():
        assert curated.rules
        assert set(curated.editions) <= set(EDITIONS)
        for language in LANGUAGES:
            for rule in curated.rules:
                assert desk.knowledge.rulebooks[language].paragraph(rule).text
                seen += 1
            text = curated.texts[language]
            assert text.title
            assert text.text
            for difference in text.differences:
                assert set(difference.editions) <= set(EDITIONS)
    assert seen > 300


def test_differences_name_the_same_editions_in_every_language(desk: Desk) -> None:
    for curated in desk.knowledge.curated.values():
        named = [[one.editions for one in curated.texts[language].differences] for language in LANGUAGES]
        assert named[0] == named[1] == named[2], curated.name


def test_pages_agree_with_the_notes_on_the_booklet(desk: Desk) -> None:
    quoted = desk.knowledge.pages
    assert set(quoted) == {"iello2016"}
    for rule, pages in quoted["iello2016"].items():
        expected, topic = TOPICS[rule]
        assert set(pages) == expected, rule
        for page in pages:
            assert topic in BOOKLET_2016[page], (rule, page)
    for rule, pages in QUESTION_PAGE.items():
        assert set(quoted["iello2016"][rule]) <= pages, rule


def test_answers_quote_only_those_pages(desk: Desk) -> None:
    for curated in desk.knowledge.curated.values():
        pages = desk.knowledge.pages_of(curated.rules)
        assert set(pages) <= set(BOOKLET_2016)
        allowed = set().union(*(TOPICS[rule][0] for rule in curated.rules if rule in TOPICS))
        assert set(pages) == allowed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_booklet_of_every_edition_and_language(desk: Desk, edition: str, language: str) -> None:
    page = booklet(desk.knowledge, edition, language)
    assert page["title"]
    assert len(page["turn"]) >= 5
    assert len(page["win"]) == 1
    assert len(page["questions"]) >= 15
    assert len(page["mistakes"]) >= 7
    for part in (page["short"], *page["turn"], *page["win"], *page["mistakes"]):
        assert "{" not in part["text"]
        for rule in part["rules"]:
            desk.knowledge.rulebooks[language].paragraph(rule)
    told = " ".join(part["text"] for part in (page["short"], *page["turn"], *page["win"]))
    relic_words = ("relic", "relique", "reliquia", "artifact", "artefact", "artefacto")
    assert any(word in told.lower() for word in relic_words) == (edition != "schmidt2005")
    if edition.startswith("incan"):
        assert "temple" in told or "templo" in told
    pages = {number for part in page["turn"] for number in part["pages"]}
    assert bool(pages) == (edition == "iello2016")


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_table_agrees_with_the_presets(desk: Desk, language: str) -> None:
    table = compare_editions(desk.knowledge, language)
    meta = registry.get("diamant")
    rows = {tuple(row["rules"]): row for row in table["rows"]}
    for row in table["rows"]:
        assert set(row["cells"]) == set(EDITIONS)
        assert row["differs"] == (len(set(row["cells"].values())) > 1)
    options = {edition: meta.options.resolve(edition) for edition in EDITIONS}
    for rule, option in (("R2.3", "relic_entry"), ("R4.7", "relic_values"), ("R6.3", "tie"), ("R7.2", "chests")):
        row = rows[(rule,)]
        with_relics = [edition for edition in EDITIONS if options[edition]["relics"] or option in ("tie", "chests")]
        for one in with_relics:
            for two in with_relics:
                if options[one][option] != options[two][option]:
                    assert row["cells"][one] != row["cells"][two], (rule, one, two)
    uncertain = {"relic_entry": "R2.3", "relic_values": "R4.7", "tie": "R6.3"}
    for preset in meta.options.presets:
        for option in preset.uncertain:
            assert preset.name in rows[(uncertain[option],)]["uncertain"]


def test_rules_are_read_by_number(desk: Desk) -> None:
    rule = read_rule(desk.knowledge, "r3.2", "en")
    assert rule["number"] == "R3.2"
    assert rule["pages"] == [6]
    with pytest.raises(UnknownParagraph):
        read_rule(desk.knowledge, "R99.1", "en")
    with pytest.raises(InvalidOption):
        booklet(desk.knowledge, "catan", "en")
    numbers = [
        paragraph["number"] for section in rulebook_data(desk.knowledge, "fr") for paragraph in section["paragraphs"]
    ]
    assert numbers == list(desk.knowledge.rulebooks["es"].numbers)
