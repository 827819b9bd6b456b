"""The numbered rulebook: whole, the same in every language, true to the code, and cited rightly everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tacora
from tacora.core import registry
from tacora.core.rulebook import NUMBER
from tacora.games.diamant import rulebook
from tacora.games.diamant.meta import PRINTED_RELICS, TREASURES
from tacora.games.diamant.model import FIRST_RELICS, HAZARD_SETS, RELIC_VALUE_FIRST, RELIC_VALUE_LATER
from tacora.words import LANGUAGES, Words

ROOT = Path(tacora.__file__).parent
OUTLINE = {"R1": 8, "R2": 4, "R3": 7, "R4": 10, "R5": 6, "R6": 3, "R7": 3, "R8": 5, "R9": 5}

# Where each ruling of the rules reference (an open case of the printed rulebooks) is told.
RULINGS = {
    1: ("R5.6",),
    2: ("R4.4", "R5.2", "R5.3"),
    3: ("R4.6",),
    4: ("R4.4", "R8.5"),
    5: ("R4.5",),
    6: ("R4.5",),
    7: ("R3.3",),
    8: ("R3.1",),
    9: ("R4.1",),
    10: ("R4.3",),
    11: ("R4.9",),
    12: ("R3.5",),
    13: ("R5.2", "R5.3"),
    14: ("R5.4",),
    15: ("R5.4",),
    16: ("R5.4",),
    17: ("R3.5",),
    18: ("R3.4",),
    19: ("R5.4",),
    20: ("R3.6",),
    21: ("R2.3",),
    22: ("R4.6",),
    23: ("R4.7",),
    24: ("R4.7", "R8.5"),
    25: ("R4.7",),
    26: ("R4.8",),
    27: ("R5.3",),
    28: ("R1.6", "R1.7"),
    29: ("R6.3",),
    30: ("R7.1", "R7.3"),
    31: ("R7.2",),
    32: ("R4.2",),
    33: ("R4.10",),
    34: ("R8.3",),
    35: ("R3.7",),
    36: ("R3.6", "R4.1"),
    37: ("R5.1",),
    38: ("R6.2",),
}
# A word without which the paragraph would not tell its ruling, in English.
KEYS = {
    1: "everyone still inside leaves together",
    2: "cannot be shared equally",
    3: "exactly one explorer",
    4: "share them once",
    5: "on which card",
    6: "everything that has come to lie there since",
    7: "nobody gets any and all stay",
    8: "Nobody can leave before it",
    9: "never skipped",
    10: "last explorer in the cave goes on deciding",
    11: "stay in camp until the next cave",
    12: "players already in camp are untouched",
    13: "go back to the supply",
    14: "the one just turned",
    15: "no hazard is taken out",
    16: "can no longer strike",
    17: "need not come one right after the other",
    18: "different hazards",
    19: "After the last cave nothing is taken out",
    20: "worth nothing yet",
    21: "stays in the deck for later caves",
    22: "takes all the relics",
    23: "you get 5 and 10",
    24: "not those lost in a cave",
    25: "drawn after three are out is worth 10",
    26: "safe until the end of the game",
    27: "never comes back",
    28: "five of 1 for one of 5",
    29: "win together",
    30: "how many cards are left in the deck",
    31: "hidden in Incan Gold",
    32: "until everyone has chosen",
    33: "bluff",
    34: "counts as leaving",
    35: "makes no difference",
    36: "even if it is the first card",
    37: "they keep what they carry",
    38: "A score of 0 is possible",
}


def test_outline_is_the_same_in_every_language() -> None:
    for language in LANGUAGES:
        book = rulebook.load(language)
        assert {section.number: len(section.paragraphs) for section in book.sections} == OUTLINE
        assert book.language == language


def test_paragraphs_agree_across_languages() -> None:
    """The same figures, references, and marks of house rules and assumptions."""
    english = rulebook.load("en")
    for language in ("fr", "es"):
        for paragraph in rulebook.load(language):
            twin = english.paragraph(paragraph.number)
            assert (paragraph.house, paragraph.assumed) == (twin.house, twin.assumed), paragraph.number
            assert sorted(paragraph.references) == sorted(twin.references), paragraph.number
            figures, english_figures = (sorted(re.findall(r"\d+", one.text)) for one in (paragraph, twin))
            assert figures == english_figures, paragraph.number
            assert paragraph.text.count("\n- ") == twin.text.count("\n- "), paragraph.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_point_to_paragraphs(language: str) -> None:
    book = rulebook.load(language)
    for paragraph in book:
        assert set(paragraph.references) <= set(book.numbers)
        assert len(paragraph.plain) > 30
        assert "*" not in paragraph.plain


def test_every_citation_in_the_source_exists() -> None:
    """Code, words, board and lexicon cite this rulebook by number."""
    numbers = set(rulebook.load("en").numbers)
    cited = 0
    for path in sorted(ROOT.rglob("*")):
        inside = path.relative_to(ROOT).parts
        if path.suffix not in (".py", ".ftl", ".js", ".toml", ".md", ".json") or "vendor" in inside:
            continue
        if inside[0] == "games" and inside[1] != "diamant":
            continue  # another game's rulebook
        for line, content in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for number in NUMBER.findall(content):
                assert number in numbers, f"{path.relative_to(ROOT)}:{line} cites {number}"
                cited += 1
    assert cited > 100


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told(ruling: int) -> None:
    book = rulebook.load("en")
    told = " ".join(book.paragraph(number).plain for number in RULINGS[ruling])
    assert KEYS[ruling] in told


def test_all_rulings_are_listed() -> None:
    assert sorted(RULINGS) == sorted(KEYS) == list(range(1, 39))


# What the words say is what the code does. --------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_those_of_the_code(language: str) -> None:
    book = rulebook.load(language)

    def figures(number: str) -> list[int]:
        return [int(one) for one in re.findall(r"\d+", re.sub(NUMBER, "", book.paragraph(number).text))]

    assert figures("R1.3") == [len(TREASURES), *TREASURES, sum(TREASURES)]
    assert figures("R1.5")[-len(PRINTED_RELICS) :] == list(PRINTED_RELICS)
    assert {RELIC_VALUE_FIRST, RELIC_VALUE_LATER} <= set(figures("R4.7"))
    assert FIRST_RELICS == 3  # "the first three", in words
    low, high = registry.get("diamant").official_players
    assert figures("R1.2")[:3] == [low, high, registry.get("diamant").age]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hazards_are_named_as_in_the_words(language: str) -> None:
    lines = rulebook.load(language).paragraph("R1.4").text.splitlines()[1:]
    words = Words(language, "diamant")
    for edition, line in zip(("schmidt", "incan", "iello"), lines, strict=True):
        for hazard in HAZARD_SETS[edition]:
            name = words.say("hazard-name", hazard=hazard.value, edition=edition)
            for word in (name.split()[0], name.split()[-1]):  # a card shows one ram, the rules speak of rams
                assert re.search(rf"\b{word[:3]}", line), (line, name)


def test_editions_say_what_their_presets_do() -> None:
    meta = registry.get("diamant")
    book = rulebook.load("en")
    for number, preset in zip(
        book.numbers[-5:], ("schmidt2005", "incan2006", "iello2016", "incan2020", "iello2022"), strict=True
    ):
        paragraph = book.paragraph(number)
        values = meta.options.resolve(preset)
        said = paragraph.text
        assert preset[-4:] in said
        assert ("No relics" in said) == (values["relics"] == ())
        assert ("chests open" in said) == (values["chests"] == "open")
        assert ("from the start" in said) == (values["relic_entry"] == "all_at_start" and values["relics"] != ())
        assert ("at random" in said) == (values["relic_entry"] == "one_per_round_random")
        assert ("the lowest first" in said) == (values["relic_entry"] == "one_per_round_ascending")
        assert ("worth its number" in said) == (values["relic_values"] == "printed")
        assert paragraph.assumed == bool(meta.options.preset(preset).uncertain)
        assert ("unless you choose another" in said) == (preset == meta.options.default_preset)


def test_house_rules_are_marked() -> None:
    for language, mark in (("fr", "Règle maison"), ("es", "Regla de la casa"), ("en", "House rule")):
        for paragraph in rulebook.load(language):
            assert paragraph.house == paragraph.text.startswith(f"*{mark}"), paragraph.number
    english = rulebook.load("en")
    assert [paragraph.number for paragraph in english if paragraph.house] == [
        "R5.6",
        *(paragraph.number for paragraph in english.section("R8").paragraphs),
    ]


def test_french_spaces() -> None:
    book = rulebook.load("fr")
    for content in (book.title, book.introduction, *(paragraph.text for paragraph in book)):
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", content), content


def test_spanish_has_no_half_marks() -> None:
    for paragraph in rulebook.load("es"):
        assert paragraph.text.count("¿") == paragraph.text.count("?")
        assert paragraph.text.count("¡") == paragraph.text.count("!")
