"""The pieces under the screens: seats, wrapping, colours, and drawings that fit every width."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from terminal_driving import session

from tacora.core import registry
from tacora.core.botspec import InvalidBot
from tacora.core.chance import Seed
from tacora.core.match import Match
from tacora.tui.boards import Board
from tacora.tui.seats import InvalidSeats, Seat, default_seats, named, parse_seats
from tacora.tui.telling import Teller
from tacora.tui.themes import DAY, NIGHT
from tacora.tui.widgets import wrapped
from tacora.words import LANGUAGES, Words


def test_seats_as_written() -> None:
    assert parse_seats("you, you:Bo ,cautious,random?leave=30") == (
        Seat(),
        Seat("Bo"),
        Seat(bot="cautious"),
        Seat(bot="random?leave=30"),
    )
    for wrong in ("", "you,", "wizard:Bo"):
        with pytest.raises(InvalidSeats):
            parse_seats(wrong)
    with pytest.raises(InvalidBot):
        parse_seats("random?leave")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_seats_share_a_name(language: str) -> None:
    seats = parse_seats("you,you:ANA,you:Ana,cautious,cautious,cautious?stop=9," + "you:" + "W" * 40)
    names = [seat.name for seat in named(seats, Words(language, "diamant"))]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(0 < len(name) <= 24 for name in names)


def test_standard_seats_are_you_and_a_bot_of_each_level() -> None:
    seats = default_seats("diamant", 3)
    assert seats[0] == Seat()
    assert len(seats) == 4
    assert len({seat.bot for seat in seats[1:]}) == 3


def test_lines_break_at_plain_spaces_only() -> None:
    text = "Quelle grotte\u202f! Des serpents\u00a0: «\u202ffuyez\u202f»\u202f; vite"
    for width in range(12, 40):
        lines = wrapped(text, width)
        assert " ".join(lines) == text
        assert all(cell_len(line) <= width for line in lines)
        assert not any(line[:1] in "!:;»" for line in lines)
    assert wrapped("abcdefgh", 3) == ["abc", "def", "gh"]
    assert wrapped("one\n\n  two three", 7) == ["one", "", "  two", "three"]
    assert all(cell_len(line) <= 5 for line in wrapped("日本語日本語 日本", 5))


def _luminance(colour: str) -> float:
    def linear(part: int) -> float:
        value = part / 255
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [NIGHT, DAY], ids=lambda theme: theme.name)
def test_every_text_colour_has_contrast(theme) -> None:  # type: ignore[no-untyped-def]
    for ground in (theme.background, theme.surface):
        for name, colour in (("foreground", theme.foreground), *theme.variables.items()):
            assert _contrast(colour, ground) >= 4.5, (name, ground)
    assert _contrast(theme.foreground, theme.panel) >= 4.5  # a button
    assert _contrast(theme.variables["torch"], theme.background) >= 4.5  # a button in focus


def _places(preset: str, players: int, seed: int, **options: object) -> Iterator[Match]:
    """One match of random play, at each of its choices and at its end."""
    rng = random.Random(seed)
    names = [f"Maximiliana {str(number) * 9}" for number in range(players)]
    match = Match.new("diamant", players, preset=preset, options=options, seats=names, seed=Seed.parse(str(seed)))
    while not match.is_over:
        yield match
        for player in sorted(match.waiting_for):
            actions = match.legal_actions(player)
            match.submit(player, actions[0] if rng.random() < 0.95 else rng.choice(actions))
    yield match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["schmidt2005", "incan2006", "iello2016", "incan2020", "iello2022"])
def test_the_drawing_fits_every_width(preset: str, language: str) -> None:
    longest = 0
    for match in _places(preset, 8, 11, caves=2):
        teller = Teller(match.meta, match.game, match.seats, language)
        asked = match.waiting_for
        for viewer in (None, 3):
            scene = teller.scene(viewer, asked, list(asked)[:2])
            observation = match.observe(viewer)
            for width in (38, 40, 58, 60, 78, 120):
                lines = teller.board.draw(observation, scene, width)
                for line in lines:
                    assert sum(cell_len(text) for text, _ in line) <= width
            if observation.winners is None:
                longest = max(longest, len(observation.path))
                assert any(f"{observation.cards_left}" in text for text in [teller.board.title(observation, scene)])
                drawn = "\n".join("".join(text for text, _ in line) for line in lines)
                assert drawn.count("[") >= len(set(observation.hazards_seen))
    assert longest >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["schmidt2005", "incan2006", "iello2016"])
def test_hazards_differ_in_shape_and_in_letters(preset: str, language: str) -> None:
    from tacora.games.diamant.terminal import hazard_signs

    match = Match.new("diamant", 3, preset=preset)
    teller = Teller(match.meta, match.game, match.seats, language)
    signs = hazard_signs(match.observe(None), teller.scene(None))
    assert len({sign[0] for sign in signs.values()}) == 5
    assert len({sign[1:] for sign in signs.values()}) == 5
    assert all(cell_len(sign) <= 3 for sign in signs.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [meta.id for meta in registry.all_games()])
def test_choices_have_keys_of_their_own(game: str, language: str) -> None:
    players = 2
    match = Match.new(game, players, options={"explorers_per_player": 2} if game == "diamant" else None)
    teller = Teller(match.meta, match.game, match.seats, language)
    player = min(match.waiting_for)
    choices = teller.choices(match.legal_actions(player))
    assert len({choice.key for choice in choices}) == len(choices) >= 2
    assert not {"q", "o", "u"} & {choice.key for choice in choices}


def test_a_game_without_a_terminal_part_is_described_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    played = session("you,random", game="pig")
    monkeypatch.setattr(Board, "_own", lambda self, name: None)
    teller = Teller(played.match.meta, played.match.game, played.match.seats, "en")
    lines = teller.board.describe(played.observe(0), teller.scene(0))
    assert any(line.startswith("scores: ") for line in lines)
    assert teller.result(played.match) == []
