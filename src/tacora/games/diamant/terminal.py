"""Diamant in a terminal: the path as cards, hazards by shape and letter, the explorers as a table.

See `tacora.tui.boards` for the interface. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from tacora.games.diamant.model import (
    Card,
    Hazard,
    HazardCard,
    Observation,
    Phase,
    TreasureCard,
    relic_values,
)

__all__ = ["PAUSES", "advice", "describe", "draw", "hint", "legend", "result", "title"]

Line: TypeAlias = list[tuple[str, str]]

PAUSES = frozenset({"CaveClosed"})
"""Before a cave is closed the table waits, so that everyone sees how it ended."""

GEM, RELIC, CAMP, INSIDE, CHOSEN, WINNER = "◆", "☼", "⌂", "●", "✓", "★"
SHAPES = ("▲", "■", "○", "✚", "◊")
CARD_WIDTH = 5


class Scene(Protocol):
    """What of `tacora.tui.boards.Scene` is used here."""

    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def viewer(self) -> int | None: ...
    @property
    def asked(self) -> frozenset[int]: ...
    @property
    def sealed(self) -> frozenset[int]: ...
    def say(self, message: str, /, **args: Any) -> str: ...


# Signs ------------------------------------------------------------------------------------------


def hazard_name(hazard: Hazard, scene: Scene, form: str = "title") -> str:
    """The hazard's name in the scene's language and edition; ``form`` is an attribute of ``hazard-name``."""
    edition = str(scene.options["hazard_set"])
    return scene.say(f"hazard-name.{form}" if form else "hazard-name", hazard=hazard.value, edition=edition)


def hazard_signs(observation: Observation, scene: Scene) -> dict[Hazard, str]:
    """A shape and letters for each kind in play; no two kinds share either."""
    return {
        hazard: SHAPES[index] + hazard_name(hazard, scene, "letters")
        for index, hazard in enumerate(observation.options.hazard_kinds)
    }


def _relic_worths(observation: Observation) -> tuple[int, ...]:
    return relic_values(
        observation.options, observation.relics_on_path, observation.relics_out, observation.relics_lost
    )


def _relics_here(observation: Observation, scene: Scene) -> str:
    return scene.say(
        "terminal-diamant-relics-here",
        edition=observation.options.hazard_set,
        relics=len(observation.relics_on_path),
        worth=observation.relics_value,
    )


def _struck(observation: Observation) -> Hazard | None:
    seen = observation.hazards_seen
    return next((hazard for hazard in seen if seen.count(hazard) > 1), None)


# One line ---------------------------------------------------------------------------------------


def title(observation: Observation, scene: Scene) -> str:
    """Which cave, and how many cards are face down."""
    edition = observation.options.hazard_set
    cave = scene.say("word-cave-number", edition=edition, cave=observation.cave_index + 1)
    cards = scene.say("terminal-diamant-face-down", cards=observation.cards_left)
    return f"{cave}/{observation.options.caves} · {cards}"


def hint(observation: Observation, scene: Scene) -> str | None:
    """What leaving alone would bring now: plain addition, no advice."""
    if scene.viewer is None or observation.phase is not Phase.DECIDE or scene.viewer not in scene.asked:
        return None
    return scene.say(
        "terminal-diamant-hint",
        carried=observation.carried,
        total=observation.carried + observation.gems_left + observation.relics_value,
    )


def advice(observation: Observation, scene: Scene) -> str | None:
    """The chance that the next card strikes."""
    if observation.phase is not Phase.DECIDE or not observation.cards_left:
        return None
    weight, cards = observation.bust_weight, observation.cards_left
    return scene.say("terminal-diamant-advice", percent=f"{100 * weight / cards:.0f}", weight=weight, cards=cards)


# The drawing ------------------------------------------------------------------------------------


def draw(observation: Observation, scene: Scene, width: int) -> list[Line]:
    """Path, what lies on it, hazards, explorers."""
    lines = _draw_path(observation, scene, width)
    lines.extend(_draw_left(observation, scene, width))
    lines.extend(_draw_hazards(observation, scene, width))
    lines.append([])
    lines.extend(_draw_players(observation, scene, width))
    return lines


def _draw_path(observation: Observation, scene: Scene, width: int) -> list[Line]:
    signs, struck = hazard_signs(observation, scene), _struck(observation)
    worths = iter(_relic_worths(observation))
    boxes: list[tuple[str, str, str]] = []
    for card, left in zip(observation.path, observation.left, strict=True):
        if isinstance(card, TreasureCard):
            boxes.append((f"{card.gems:^3}", f"{GEM}{left:<2}" if left else "   ", "gem"))
        elif isinstance(card, HazardCard):
            hit = card.hazard is struck
            boxes.append((f"{signs[card.hazard]:<3}", "!!!" if hit else "   ", "danger"))
        else:
            boxes.append((f" {RELIC} ", f"{next(worths):^3}", "relic"))
    face_down = bool(observation.cards_left) and observation.phase is not Phase.OVER
    room = max(1, width // CARD_WIDTH - face_down)
    hidden = 0
    if len(boxes) > room:
        hidden = len(boxes) - max(1, room - 1)
        boxes = boxes[hidden:]
    rows: list[Line] = [[], [], [], []]
    if hidden:
        for row, text in zip(rows, ("     ", "  ‹‹ ", f" +{hidden:<2} ", "     "), strict=True):
            row.append((text, "dim"))
    for index, (first, second, role) in enumerate(boxes):
        newest = index == len(boxes) - 1
        edge = "torch" if newest else "dim"
        corner = "╔═══╗║║╚═══╝" if newest else "┌───┐││└───┘"
        top, side, bottom = corner[:5], corner[5], corner[-5:]
        rows[0].append((top, edge))
        for row, text in ((rows[1], first), (rows[2], second)):
            row.extend(((side, edge), (text, role), (side, edge)))
        rows[3].append((bottom, edge))
    if face_down:
        for row, text in zip(rows, ("┌╌╌╌┐", "┊░░░┊", "┊░░░┊", "└╌╌╌┘"), strict=True):
            row.append((text, "dim"))
    return rows


def _draw_left(observation: Observation, scene: Scene, width: int) -> list[Line]:
    gems: Line = [(f"{GEM} ", "gem"), (scene.say("terminal-diamant-left", left=observation.gems_left), "")]
    if not observation.relics_on_path:
        return [gems]
    relics: Line = [(f"{RELIC} ", "relic"), (_relics_here(observation, scene), "")]
    if sum(len(text) for text, _ in gems + relics) + 2 <= width:
        return [[*gems, ("  ", ""), *relics]]
    return [gems, [relics[0], (_fit(relics[1][0], width - 2).rstrip(), "")]]


def _draw_hazards(observation: Observation, scene: Scene, width: int) -> list[Line]:
    seen = observation.hazards_seen
    pieces: list[tuple[str, str]] = []
    for hazard, sign in hazard_signs(observation, scene).items():
        below = sum(count for card, count in observation.deck if card == HazardCard(hazard))
        gone = observation.removed.count(hazard)
        text = f"{sign} {hazard_name(hazard, scene, 'short')}" if width >= 60 else sign
        text += f" ×{below}" + (f" −{gone}" if gone else "")
        pieces.append((f"[{text}]", "danger") if hazard in seen else (f" {text} ", "dim"))
    lines: list[Line] = [[]]
    used = 0
    for piece in pieces:
        if used + len(piece[0]) > width:
            lines.append([])
            used = 0
        lines[-1].append(piece)
        used += len(piece[0])
    return lines


def _where(observation: Observation, scene: Scene, player: int) -> tuple[str, str, str]:
    """Sign, words and role for where a player's explorers are."""
    inside = len(observation.explorers_of(player))
    each = observation.options.explorers_per_player
    if observation.winners is not None:
        won = player in observation.winners
        return (WINNER, scene.say("terminal-diamant-won"), "torch") if won else (" ", "", "")
    if not inside:
        return CAMP, scene.say("terminal-diamant-camp"), "camp"
    if player in scene.sealed:
        text = scene.say("terminal-diamant-chosen")
        sign, role = CHOSEN, "strong"
    else:
        text = scene.say("terminal-diamant-inside")
        sign, role = INSIDE, "torch"
    return sign, text + (f" {inside}/{each}" if each > 1 else ""), role


def _amounts(observation: Observation, player: int) -> tuple[str, str, str]:
    """Carried, chest and relics as short texts."""
    inside = len(observation.explorers_of(player))
    carried = "+".join([str(observation.carried)] * inside) if inside else "–"
    chest = observation.chest[player]
    relics = "+".join(map(str, observation.relics[player])) or "–"
    return carried, "?" if chest is None else str(chest), relics


def _fit(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"


def _draw_players(observation: Observation, scene: Scene, width: int) -> list[Line]:
    wide = width >= 60
    edition = observation.options.hazard_set
    heads = [
        scene.say(f"terminal-diamant-head-{name}{'' if wide else '-short'}", edition=edition)
        for name in ("carried", "chest", "relics")
    ]
    rows = [_amounts(observation, player) for player in range(observation.num_players)]
    places = [_where(observation, scene, player) for player in range(observation.num_players)]
    columns = [max(len(head), *(len(row[index]) for row in rows)) for index, head in enumerate(heads)]
    place_width = max(len(text) for _, text, _ in places)
    name_width = max(4, min(max(map(len, scene.names)) + 2, width - sum(columns) - place_width - 10))
    if not wide:
        place_width = max(0, min(place_width, width - 2 - name_width - sum(columns) - 7))
    blank = " " * (2 + name_width + 1 + place_width)
    lines: list[Line] = [
        [(blank + "".join(f" {head:>{size + 1}}" for head, size in zip(heads, columns, strict=True)), "dim")]
    ]
    for player, (sign, text, role) in enumerate(places):
        own = player == scene.viewer
        carried, chest, relics = (f" {part:>{size + 1}}" for part, size in zip(rows[player], columns, strict=True))
        name = ("›" if own else " ") + scene.names[player]
        lines.append(
            [
                (sign + " ", role),
                (_fit(name, name_width) + " ", "strong" if own else ""),
                (_fit(text, place_width), role),
                (carried, "gem"),
                (chest, ""),
                (relics, "relic"),
            ]
        )
    return lines


# Sentences --------------------------------------------------------------------------------------


def card_name(card: Card, scene: Scene) -> str:
    """A card as words, for a list: a treasure by its gems."""
    edition = str(scene.options["hazard_set"])
    if isinstance(card, TreasureCard):
        return scene.say("word-gems", gems=card.gems)
    if isinstance(card, HazardCard):
        return hazard_name(card.hazard, scene, "")
    if card.value is None:
        return scene.say("card-relic", edition=edition)
    return scene.say("card-relic-printed", edition=edition, value=card.value)


def describe(observation: Observation, scene: Scene) -> list[str]:
    """The table as sentences, in the order a player would look."""
    lines = [title(observation, scene)]
    if observation.path:
        path = [
            card_name(card, scene) + (f" ({scene.say('terminal-diamant-left', left=left)})" if left else "")
            for card, left in zip(observation.path, observation.left, strict=True)
        ]
        lines.append(scene.say("terminal-diamant-path", cards=", ".join(path)))
        on_path = scene.say("terminal-diamant-left", left=observation.gems_left)
        if observation.relics_on_path:
            on_path += "; " + _relics_here(observation, scene)
        lines.append(on_path + ".")
        seen = [
            scene.say(
                "terminal-diamant-more",
                hazard=hazard_name(hazard, scene, ""),
                more=sum(count for card, count in observation.deck if card == HazardCard(hazard)),
            )
            for hazard in dict.fromkeys(observation.hazards_seen)
        ]
        if seen:
            lines.append(scene.say("terminal-diamant-hazards-seen", hazards=", ".join(seen)))
    if observation.removed:
        gone = ", ".join(hazard_name(hazard, scene, "") for hazard in observation.removed)
        lines.append(scene.say("terminal-diamant-removed", hazards=gone))
    for player, name in enumerate(scene.names):
        _, place, _ = _where(observation, scene, player)
        carried, chest, relics = _amounts(observation, player)
        lines.append(
            scene.say(
                "terminal-diamant-player",
                name=name,
                place=place or "–",
                carried=carried,
                chest=chest,
                relics=relics,
                edition=observation.options.hazard_set,
            )
        )
    return lines


def result(observation: Observation, scene: Scene) -> list[str]:
    """How each score came about, best first, and how a tie was settled."""
    if observation.scores is None or observation.winners is None:
        return []
    scores = observation.scores
    lines = []
    for player in sorted(range(len(scores)), key=lambda one: (one not in observation.winners, -scores[one], one)):  # type: ignore[operator]
        relics = "+".join(map(str, observation.relics[player])) or "0"
        lines.append(
            f"{WINNER if player in observation.winners else ' '} "
            + scene.say(
                "terminal-diamant-score",
                name=scene.names[player],
                score=scores[player],
                chest=observation.chest[player] or 0,
                relics=relics,
                edition=observation.options.hazard_set,
            )
        )
    tied = [player for player, score in enumerate(scores) if score == max(scores)]
    if len(tied) > 1:
        broken = len(observation.winners) < len(tied)
        lines.append(
            scene.say("terminal-diamant-tie-relics", edition=observation.options.hazard_set)
            if broken
            else scene.say("terminal-diamant-tie-shared")
        )
    return lines


def legend(observation: Observation, scene: Scene) -> list[str]:
    """What the signs on the table mean."""
    signs = hazard_signs(observation, scene)
    return [
        scene.say("terminal-diamant-legend-gem", sign=GEM),
        scene.say("terminal-diamant-legend-relic", sign=RELIC, edition=observation.options.hazard_set),
        *(f"{sign}  {hazard_name(hazard, scene)}" for hazard, sign in signs.items()),
        scene.say("terminal-diamant-legend-hazard", sign="[▲]", edition=observation.options.hazard_set),
        scene.say("terminal-diamant-legend-count", below="×2", gone="−1"),
        scene.say("terminal-diamant-legend-inside", sign=INSIDE),
        scene.say("terminal-diamant-legend-chosen", sign=CHOSEN),
        scene.say("terminal-diamant-legend-camp", sign=CAMP),
    ]
