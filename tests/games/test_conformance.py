"""Every game the registry finds keeps the whole contract, has its words and rulebook, and bots that play it."""

from __future__ import annotations

import random
from importlib import resources

import pytest

from tacora.core import registry
from tacora.core.chance import Seed
from tacora.core.errors import GameNotFound
from tacora.core.match import Match, verify_record
from tacora.core.protocol import Advisable, Decide
from tacora.core.testing import check_game, playthrough
from tacora.games.diamant.model import HazardStruck
from tacora.words import LANGUAGES, Words

GAMES = registry.all_games()
CASES = [
    pytest.param(meta, preset.name, players, id=f"{meta.id}-{preset.name}-{players}")
    for meta in GAMES
    for preset in meta.options.presets
    for players in sorted({meta.players[0], meta.players[0] + 1, meta.players[1]})
]
BY_GAME = [pytest.param(meta, id=meta.id) for meta in GAMES]


def test_there_are_games_to_check() -> None:
    assert {"diamant", "pig"} <= {meta.id for meta in GAMES}


@pytest.mark.parametrize(("meta", "preset", "players"), CASES)
def test_the_contract(meta, preset, players) -> None:
    done = check_game(meta.create(players, preset=preset), playouts=3, seed=players)
    assert done.matches == done.records == 3
    assert done.decisions > 0
    assert done.refusals > done.decisions


@pytest.mark.parametrize("meta", BY_GAME)
def test_the_card_is_whole(meta) -> None:
    low, high = meta.players
    assert low <= meta.official_players[0] <= meta.official_players[1] <= high
    game = meta.create(low)
    for text in meta.expiry_actions:
        assert game.format_action(game.parse_action(text)) == text
    assert meta.expiry_actions
    for preset in meta.options.presets:
        assert meta.options.preset_of(meta.options.resolve(preset.name)) == preset.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("meta", BY_GAME)
def test_every_happening_choice_and_option_has_its_words(meta, language) -> None:
    words = Words(language, meta.id)
    for preset in meta.options.presets:
        match = Match.new(meta.id, meta.players[0] + 1, preset=preset.name, seed=Seed.parse("77"))
        names = [f"<{number}>" for number in range(match.game.num_players)]
        rng = random.Random(7)
        while isinstance(match.node, Decide):
            for player in sorted(match.waiting_for):
                actions = list(match.legal_actions(player))
                for action in actions:
                    assert words.say(f"action-{match.game.format_action(action)}")
                match.submit(player, rng.choice(actions))
        for viewer in (None, 0):
            for event in match.redacted(tuple(match.events), viewer):
                sentence = words.event(event, names, match.game.options, viewer)
                assert sentence.strip()
                assert "{" not in sentence
    for option in meta.options.options:
        assert words.has(f"option-{option.name}"), option.name
        assert words.has(f"option-{option.name}.help"), option.name
        for choice in option.choices:
            assert words.has(f"choice-{option.name}-{choice}"), choice
    for preset in meta.options.presets:
        assert words.has(f"preset-{preset.name}")


@pytest.mark.parametrize("meta", BY_GAME)
def test_the_words_of_all_languages_have_the_same_messages(meta) -> None:
    def messages(language: str) -> set[str]:
        text = (resources.files(meta.package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        return {line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line}

    assert messages("fr") == messages("es") == messages("en")


@pytest.mark.parametrize("meta", BY_GAME)
def test_the_rulebook_has_the_same_paragraphs_in_all_languages(meta) -> None:
    books = [meta.part("rulebook").load(language) for language in LANGUAGES]
    assert books[0].numbers == books[1].numbers == books[2].numbers
    for book in books:
        for paragraph in book:
            assert set(paragraph.references) <= set(book.numbers)
    for other in books[1:]:
        for number in books[0].numbers:
            one, two = books[0].paragraph(number), other.paragraph(number)
            assert (one.house, one.assumed) == (two.house, two.assumed), number


@pytest.mark.parametrize("meta", BY_GAME)
def test_every_bot_plays_whole_matches_from_observations(meta) -> None:
    for spec in meta.part("bots").BOTS:
        bot = spec.make(spec.resolve({}))
        for preset in meta.options.presets:
            match = Match.new(meta.id, meta.players[0] + 1, preset=preset.name, seed=Seed.parse("b07"))
            rng = random.Random(3)
            while isinstance(match.node, Decide):
                for player in sorted(match.waiting_for):
                    legal = match.legal_actions(player)
                    action = bot.choose(match.observe(player), legal, rng)
                    assert action in legal
                    match.submit(player, action)
            assert verify_record(match.record()) == ()
    levels = [spec.level for spec in meta.part("bots").BOTS if spec.level]
    assert levels


def test_advice_is_given_at_decisions() -> None:
    advising = [meta for meta in GAMES if isinstance(meta.create(meta.players[0]), Advisable)]
    assert "pig" in {meta.id for meta in advising}
    for meta in advising:
        match = Match.new(meta.id, meta.players[0], seed=Seed.parse("ad"))
        assert match.game.advise(match.observe(0))  # type: ignore[attr-defined]


@pytest.mark.parametrize("meta", BY_GAME)
def test_a_playthrough_can_be_written_for_every_edition(meta) -> None:
    for preset in meta.options.presets:
        text = playthrough(meta.create(meta.players[0], preset=preset.name), seed=1)
        assert text.count("\n# ") > 3
        assert "  returns: [" in text
        assert text == playthrough(meta.create(meta.players[0], preset=preset.name), seed=1)


def test_an_absent_part_is_said_so() -> None:
    with pytest.raises(GameNotFound):
        registry.get("pig").part("kernel")


def test_the_kit_meets_every_kind_of_event_of_diamant() -> None:
    meta = registry.get("diamant")
    events = check_game(meta.create(4, preset="incan2020"), playouts=6).events
    assert HazardStruck.__name__ in events
    assert len(events) == 11
