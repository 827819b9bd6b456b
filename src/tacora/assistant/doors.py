"""What programs may ask a desk, with plain values in and plain data out: shared by REST and MCP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tacora.assistant import booklet as pages
from tacora.assistant.desk import Desk, desk_for
from tacora.core.errors import ParseError, TacoraError
from tacora.words import Words, detect_language

__all__ = ["InvalidSituation", "compare_editions", "compute_odds", "compute_relics", "compute_share", "read_rule"]


class InvalidSituation(TacoraError):
    """Numbers that are no situation of the game (nobody to share among, more cards than the deck holds)."""

    code = "invalid-situation"


def read_rule(number: str, language: str | None = None, game: str = "diamant") -> dict[str, Any]:
    """One numbered paragraph. Raises `tacora.core.rulebook.UnknownParagraph`."""
    return pages.read_rule(desk_for(game).knowledge, number[:20], detect_language(language))


def compare_editions(language: str | None = None, game: str = "diamant") -> dict[str, Any]:
    """The table of editions."""
    return pages.compare_editions(desk_for(game).knowledge, detect_language(language))


def compute_share(
    gems: Sequence[int],
    explorers: int,
    *,
    leaving: bool = False,
    preset: str | None = None,
    language: str | None = None,
    game: str = "diamant",
) -> dict[str, Any]:
    """Gems shared on the real rules.

    ``gems``: one treasure card's (1 to 99), or with ``leaving`` what lies on each card of the path (0 to 99 each, at
    most 30 cards). ``explorers``: 1 to 8 who share. Raises `InvalidSituation`.
    """
    desk, name = _desk(game, preset)
    good = 1 <= explorers <= 8 and 1 <= len(gems) <= 30 and all(0 <= one <= 99 for one in gems)
    if not good or (not leaving and (len(gems) != 1 or gems[0] < 1)):
        raise InvalidSituation("Give 1 to 8 explorers and gems from 1 to 99; several cards only for leavers.")
    module = desk.knowledge.module
    computed = (
        module.leftovers_of(tuple(gems), explorers, name) if leaving else module.share_of(gems[0], explorers, name)
    )
    return _told(desk, computed, name, language)


def compute_relics(
    relics_out: int, on_path: int, *, preset: str | None = None, language: str | None = None, game: str = "diamant"
) -> dict[str, Any]:
    """What a lone leaver's relics are worth by order. Raises `InvalidSituation` for more relics than there are."""
    desk, name = _desk(game, preset)
    computed = (
        desk.knowledge.module.relics_of(relics_out, on_path, name)
        if 0 <= on_path <= 10 and 0 <= relics_out <= 10
        else None
    )
    if computed is None:
        raise InvalidSituation("There are not so many relics, or this edition's relics have printed values.")
    return _told(desk, computed, name, language)


def compute_odds(
    path: str, *, preset: str | None = None, language: str | None = None, game: str = "diamant"
) -> dict[str, Any]:
    """The chance that the next card ends the first cave, for a path written card by card (``7 snakes 11 relic``).

    Raises `tacora.core.errors.ParseError` for a word that is no card, `InvalidSituation` for a path no deck shows.
    """
    desk, name = _desk(game, preset)
    words = path[:400].lower().replace(",", " ").split()
    cards = desk.meta.create(3, preset=name)
    kinds: list[str] = []
    treasures: list[int] = []
    relics = 0
    for word in words:
        card = cards.parse_outcome(word)
        text = cards.format_outcome(card)
        if text.isdigit():
            treasures.append(int(text))
        elif text.startswith("relic"):
            relics += 1
        else:
            kinds.append(text)
    if not words:
        raise ParseError("A path needs at least one card.", code="unknown-card", text="")
    computed = None
    if len(set(kinds)) == len(kinds) and kinds:
        computed = desk.knowledge.module.odds_of(kinds, treasures, name, preset is not None, relics=relics)
    if computed is None:
        raise InvalidSituation(
            "This deck cannot show such a path with the cave still going on, or no hazard was seen yet."
        )
    return _told(desk, computed, name, language)


def _desk(game: str, preset: str | None) -> tuple[Desk, str]:
    desk = desk_for(game)
    options = desk.meta.options
    return desk, options.preset(preset).name if preset is not None else options.default_preset


def _told(desk: Desk, computed: Any, preset: str, language: str | None) -> dict[str, Any]:
    spoken = detect_language(language)
    answer = desk.tell(computed, Words(spoken, desk.knowledge.game_id))
    return {**dict(computed.numbers), "preset": preset, **answer.to_data()}
