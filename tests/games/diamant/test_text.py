"""Every happening of Diamant as a sentence, for every edition, language and viewer."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any, get_args

import pytest

from tacora import bots
from tacora.core import registry
from tacora.core.chance import Seed
from tacora.core.data import to_data
from tacora.core.match import Match
from tacora.games.diamant import text
from tacora.games.diamant.model import (
    HAZARD_SETS,
    Action,
    CaveClosed,
    CaveEntered,
    ChoicesRevealed,
    CloseReason,
    DiamantEvent,
    ExplorersLeft,
    GameEnded,
    GemsBanked,
    HazardRevealed,
    HazardStruck,
    RelicCard,
    RelicRevealed,
    RelicTaken,
    TreasureFound,
)
from tacora.words import LANGUAGES, Words

META = registry.get("diamant")
EDITIONS = {"schmidt": "schmidt2005", "incan": "incan2006", "iello": "iello2016"}
NAMES = ("Ana", "Bo", "Inés", "Zoë")


def options(edition: str = "iello", **overrides: Any) -> dict[str, Any]:
    return META.options.resolve(EDITIONS[edition], overrides)


def happenings(edition: str) -> list[DiamantEvent]:
    """Every kind of event in every shape its sentence tells apart."""
    groups = [(0,), (1,), (0, 1), (1, 2), (0, 1, 2), (1, 2, 3), (0, 1, 2, 3)]
    found: list[DiamantEvent] = [CaveEntered(0, None), CaveEntered(1, RelicCard()), CaveEntered(4, RelicCard(8))]
    for group in groups:
        for gems in (1, 2, 17):
            share, remainder = divmod(gems, len(group))
            found.append(TreasureFound(gems, group, share, remainder))
        for share, remainder in itertools.product((0, 1, 9), (0, 1, 3)):
            found.append(ExplorersLeft(group, share, remainder, ()))
        for carried in (0, 1, 12):
            found.append(HazardStruck(HAZARD_SETS[edition][0], group, carried))
        found += [GameEnded((9,) * 4, (best, 0, 0, best), group) for best in (0, 1, 57)]
        for others in ((), (0,), (3,), (0, 3), (2, 3)):
            if not set(group) & set(others):
                found += [ChoicesRevealed(group, others), ChoicesRevealed(others, group)]
    for hazard in HAZARD_SETS[edition]:
        found += [
            HazardRevealed(hazard),
            HazardStruck(hazard, (0, 1), 3),
            CaveClosed(2, CloseReason.HAZARD, 1, 0, hazard),
        ]
    found += [RelicRevealed(None), RelicRevealed(10), GemsBanked(1, 1, None, None)]
    for player in (0, 1):
        found += [GemsBanked(player, player, gems, 30) for gems in (0, 1, 12)]
        found += [RelicTaken(player, player, value, number) for value, number in ((5, 1), (10, 4), (1, 2))]
    for reason, gems, relics in itertools.product(CloseReason, (0, 1, 4), (0, 1, 2)):
        found.append(CaveClosed(0, reason, gems, relics, None))
    return found


def check_sentence(sentence: str) -> None:
    assert sentence.strip() == sentence
    assert sentence
    assert re.search(r"[.!)]$", sentence)
    assert not re.search(r"  |\{|\}|\$|None|\?\?\?| [,.]|\.\.", sentence), sentence
    assert not re.match(r"[a-záéíóúà]", sentence), sentence


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event in happenings("iello")} == set(get_args(DiamantEvent))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_has_a_sentence(edition: str, language: str) -> None:
    words = Words(language, "diamant")
    chosen = options(edition)
    for event in happenings(edition):
        other, own = (words.event(event, NAMES, chosen, viewer) for viewer in (None, 0))
        check_sentence(other)
        check_sentence(own)
        people = getattr(event, "explorers", ()) or getattr(event, "winners", ())
        told = own.partition(" (")[0]  # a final standing names everyone
        if 0 in people or getattr(event, "player", None) == 0:
            assert "Ana" not in told
        if isinstance(event, ChoicesRevealed) and event.staying and event.leaving:
            assert ("Ana" in other) == (0 in event.staying or 0 in event.leaving)
            assert "Ana" not in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_have_their_own_words(language: str) -> None:
    said = {
        edition: " ".join(
            Words(language, "diamant").event(event, NAMES, options(edition))
            for event in (CaveEntered(0, RelicCard()), CaveClosed(0, CloseReason.ALL_LEFT, 0, 2, None))
        )
        for edition in EDITIONS
    }
    own = {
        "en": ("Temple 1", "artifact", "barricade"),
        "fr": ("Temple 1", "artefact", "barricade"),
        "es": ("Templo 1", "artefacto", "barricada"),
    }
    temple, artifact, barricade = own[language]
    assert temple in said["incan"]
    assert artifact in said["incan"]
    assert barricade in said["iello"]
    for edition in ("schmidt", "iello"):
        assert temple not in said[edition]
        assert artifact not in said[edition]
    for edition in ("schmidt", "incan"):
        assert barricade not in said[edition]


@pytest.mark.parametrize(
    ("event", "viewer", "sentences"),
    [
        (
            TreasureFound(11, (0, 1, 2, 3), 2, 3),
            0,
            {
                "en": "11 gems for 4 explorers: you get 2, like the others, and 3 stay on the path.",
                "fr": "11 gemmes pour 4 explorateurs\u202f: tu en reçois 2, comme les autres, "
                "et 3 restent sur le chemin.",
                "es": "11 gemas para 4 exploradores: recibes 2, como los demás, y 3 quedan en el camino.",
            },
        ),
        (
            TreasureFound(3, (0, 1, 2, 3), 0, 3),
            None,
            {
                "en": "3 gems for 4 explorers: too few to share, all stays on the path.",
                "fr": "3 gemmes pour 4 explorateurs\u202f: trop peu pour partager, tout reste sur le chemin.",
                "es": "3 gemas para 4 exploradores: no alcanza para repartir, todo queda en el camino.",
            },
        ),
        (
            ChoicesRevealed((3,), (1, 2)),
            None,
            {
                "en": "Bo and Inés leave; Zoë goes on alone.",
                "fr": "Bo et Inés sortent\u202f; Zoë continue sans les autres.",
                "es": "Bo e Inés salen; Zoë sigue sin compañía.",
            },
        ),
        (
            ChoicesRevealed((1, 2), (0,)),
            0,
            {
                "en": "You leave; Bo and Inés go on.",
                "fr": "Tu sors\u202f; Bo et Inés restent.",
                "es": "Sales; Bo e Inés siguen.",
            },
        ),
        (
            ExplorersLeft((0, 1, 2), 1, 1, ()),
            0,
            {
                "en": "On the way out you gather 1 gem from the path, like Bo and Inés; 1 stays there.",
                "fr": "Au retour, tu ramasses 1 gemme, comme Bo et Inés\u202f; il en reste 1 sur le chemin.",
                "es": "De vuelta, recoges 1 gema, igual que Bo e Inés; queda 1 en el camino.",
            },
        ),
        (
            HazardStruck(HAZARD_SETS["iello"][1], (0, 1), 1),
            0,
            {
                "en": "Snakes again! You flee and lose 1 gem, and so does Bo.",
                "fr": "Encore des serpents\u202f! Tu fuis et tu perds 1 gemme, Bo aussi.",
                "es": "¡Otra vez serpientes! Huyes y pierdes 1 gema, igual que Bo.",
            },
        ),
        (
            GemsBanked(1, 1, None, None),
            0,
            {
                "en": "Bo puts the takings into the chest.",
                "fr": "Bo range son butin dans son coffre.",
                "es": "Bo guarda lo suyo en su cofre.",
            },
        ),
        (
            GameEnded((50, 50, 3, 4), (57, 57, 3, 4), (0, 1)),
            1,
            {
                "en": "The game is over. You share the victory with Ana, at 57 gems each! "
                "(Ana 57, Bo 57, Zoë 4, Inés 3)",
                "fr": "La partie est finie. Tu partages la victoire avec Ana, avec 57 gemmes chacun\u202f! "
                "(Ana 57, Bo 57, Zoë 4, Inés 3)",
                "es": "La partida ha terminado. ¡Compartes la victoria con Ana, con 57 gemas cada uno! "
                "(Ana 57, Bo 57, Zoë 4, Inés 3)",
            },
        ),
    ],
)
def test_sentences_word_for_word(event: DiamantEvent, viewer: int | None, sentences: dict[str, str]) -> None:
    for language, sentence in sentences.items():
        assert Words(language, "diamant").event(event, NAMES, options(), viewer) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_chest_is_told_without_a_number(language: str) -> None:
    for edition in EDITIONS:
        sentence = Words(language, "diamant").event(GemsBanked(1, 1, None, None), NAMES, options(edition), 0)
        assert not re.search(r"\d", sentence)
        assert "Bo" in sentence


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_two_explorers_each_are_told_apart(viewer: int | None) -> None:
    chosen = options("iello", explorers_per_player=2)
    words = Words("en", "diamant")
    event = ChoicesRevealed((0, 3), (1, 2))
    assert words.event(event, NAMES[:2], chosen, viewer) == "Ana (2) and Bo (1) leave; Ana (1) and Bo (2) go on."
    event = RelicTaken(1, 3, 5, 1)
    assert words.event(event, NAMES[:2], chosen, viewer).startswith("Bo (2) carries out a relic")
    won = words.event(GameEnded((9, 3), (9, 3), (0,)), NAMES[:2], chosen, viewer)
    assert won.startswith("The game is over. " + ("You win" if viewer == 0 else "Ana wins"))


@pytest.mark.parametrize(
    ("name", "joint"),
    [
        ("Inés", "i"),
        ("íñigo", "i"),
        ("Hilario", "i"),
        ("Ismael", "i"),
        ("Hiedra", "other"),
        ("Iona", "other"),
        ("Yago", "other"),
        ("Bo", "other"),
    ],
)
def test_spanish_e_before_the_sound_i(name: str, joint: str) -> None:
    args = text.event_arguments(to_data(ExplorersLeft((0, 1), 1, 0, ())), ("Ana", name), options(), None)
    assert args["explorers_joint"] == joint


def test_arguments_are_text_and_whole_numbers() -> None:
    """So that the browser's twin gives exactly the same."""
    for event in happenings("iello"):
        for viewer in (None, 0):
            args = text.event_arguments(to_data(event), NAMES, options(), viewer)
            assert {type(value) for value in args.values()} <= {str, int}


@pytest.mark.parametrize("preset", [preset.name for preset in META.options.presets])
@pytest.mark.parametrize("pairs", [False, True])
def test_whole_games_are_told(preset: str, pairs: bool) -> None:
    rng = random.Random(preset)
    seats = NAMES[:2] if pairs else NAMES
    match = Match.new(
        "diamant",
        len(seats),
        preset=preset,
        options={"explorers_per_player": 2 if pairs else 1},
        seed=Seed(rng.randbytes(32).hex()),
        seats=seats,
    )
    told = 0
    while not match.is_over:
        for player in sorted(match.waiting_for):
            match.submit(player, rng.choice(match.legal_actions(player)))
    for language in LANGUAGES:
        words = Words(language, "diamant")
        for viewer in (None, 0):
            for _, events in match.log:
                for event in match.redacted(events, viewer):
                    check_sentence(words.event(event, match.seats, match.game.options, viewer))
                    told += 1
    assert told > 100


# Labels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_presets_actions_and_bots_have_words(language: str) -> None:
    words = Words(language, "diamant")
    for option in META.options.options:
        assert words.say(f"option-{option.name}")
        assert words.say(f"option-{option.name}.help")
        for choice in option.choices:
            assert words.say(f"choice-{option.name}-{choice}")
    assert words.say("option-num_players")
    for preset in META.options.presets:
        assert words.say(f"preset-{preset.name}")
        assert words.say(f"preset-{preset.name}.help")
    labels = [words.say(f"action-{action.value}") for action in Action]
    assert len(set(labels)) == len(labels)
    for action in Action:
        assert words.say(f"action-{action.value}.help")
    for spec in bots.specs("diamant"):
        assert words.say(f"bot-{spec.name}")
        assert words.say(f"bot-{spec.name}.help")
        for parameter in spec.parameters:
            assert words.say(f"bot-{spec.name}.{parameter.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_hazards_can_be_told_apart_without_colour(edition: str, language: str) -> None:
    words = Words(language, "diamant")
    for attribute, longest in (("", 20), (".title", 20), (".cry", 25), (".short", 10), (".letters", 2)):
        names = [
            words.say(f"hazard-name{attribute}", hazard=hazard.value, edition=edition)
            for hazard in HAZARD_SETS[edition]
        ]
        assert len(set(names)) == len(names)
        assert all(0 < len(name) <= longest for name in names)
    for hazard in HAZARD_SETS[edition]:
        title = words.say("hazard-name.title", hazard=hazard.value, edition=edition)
        assert title[0].isupper()
        assert title.lower() == words.say("hazard-name", hazard=hazard.value, edition=edition).lower()


@pytest.mark.parametrize(
    ("card", "edition", "said"),
    [
        ("7", "iello", {"en": "treasure: 7 gems", "fr": "trésor\u202f: 7 gemmes", "es": "tesoro: 7 gemas"}),
        ("1", "iello", {"en": "treasure: 1 gem", "fr": "trésor\u202f: 1 gemme", "es": "tesoro: 1 gema"}),
        ("rockfall", "incan", {"en": "hazard: falling rocks", "es": "peligro: caída de rocas"}),
        ("relic", "incan", {"en": "artifact", "fr": "artefact", "es": "artefacto"}),
        ("relic:8", "iello", {"en": "relic 8", "fr": "relique 8", "es": "reliquia 8"}),
    ],
)
def test_cards(card: str, edition: str, said: dict[str, str]) -> None:
    message, args = text.card_message(card, options(edition))
    for language, expected in said.items():
        assert Words(language, "diamant").say(message, **args) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_edition_words_are_whole(language: str) -> None:
    words = Words(language, "diamant")
    plain = ["cave", "caves", "the-cave", "in-the-cave", "of-the-cave", "relic", "relics", "a-relic", "chest"]
    plain += [
        "your-chest",
        "their-chest",
        "camp",
        "closer",
        "hazard",
        "hazards",
        "explorer",
        "explorers",
        "path",
        "deck",
    ]
    for edition in EDITIONS:
        for word in plain:
            assert words.say(f"word-{word}", edition=edition).strip()
        assert "3" in words.say("word-cave-number", edition=edition, cave=3)
        assert "3" in words.say("word-the-cave-number", edition=edition, cave=3)
        assert "8" in words.say("word-the-relic-printed", edition=edition, value=8)
        for number, message in (
            ("relics", "word-relics-number"),
            ("cards", "word-cards-number"),
            ("gems", "word-gems"),
        ):
            one, many = (words.say(message, edition=edition, **{number: count}) for count in (1, 2))
            assert one.replace("1", "2") != many
