"""From a match to what one viewer reads of it: sentences of events, the scene for a drawing, labels of choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tacora.core.data import to_data
from tacora.core.errors import GameNotFound
from tacora.core.match import Match
from tacora.core.meta import GameMeta
from tacora.core.names import printable
from tacora.core.protocol import Action, Event, Game, Player
from tacora.core.rulebook import UnknownParagraph
from tacora.tui.boards import Board, Scene
from tacora.tui.catalogue import preset_title
from tacora.words import MissingWords, Words

__all__ = ["Choice", "Teller"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One action to offer: its text form, its label in the reader's language, and a key that picks it."""

    action: Action
    text: str
    label: str
    key: str


class Teller:
    """Speaks of one match (or replay) in one language. Names lose anything that could steer a terminal."""

    def __init__(self, meta: GameMeta, game: Game[Any], seats: Sequence[str], language: str) -> None:
        self.meta = meta
        self.game = game
        self.words = Words(language, meta.id)
        self.names = tuple(printable(name) for name in seats)
        self.board = Board(meta)
        self._logs: dict[Player | None, tuple[int, list[str]]] = {}

    def scene(self, viewer: Player | None, asked: Iterable[Player] = (), sealed: Iterable[Player] = ()) -> Scene:
        return Scene(self.words, self.names, self.game.options, viewer, frozenset(asked), frozenset(sealed))

    def edition(self) -> str:
        """The game's title, with the edition where options are exactly a preset's."""
        name = self.meta.options.preset_of(self.game.options)
        if name is None:
            return f"{self.meta.title} ({self.words.say('terminal-own-options')})"
        return preset_title(self.meta, name, self.words)

    def sentence(self, event: Event, viewer: Player | None) -> str | None:
        """``event`` (not yet redacted) as ``viewer`` reads it; ``None`` when the viewer must not learn of it."""
        seen = self.game.redact(event, viewer)
        if seen is None:
            return None
        try:
            return self.words.event(seen, self.names, self.game.options, viewer)
        except (MissingWords, GameNotFound):  # a game without words of its own is told by its events' fields
            return _plain(to_data(seen))

    def sentences(self, events: Iterable[Event], viewer: Player | None) -> list[str]:
        told = (self.sentence(event, viewer) for event in events)
        return [sentence for sentence in told if sentence]

    def log(self, match: Match, viewer: Player | None) -> list[str]:
        """The whole match so far as one viewer may read it. A teller serves one match, so old steps are kept told."""
        steps, told = self._logs.get(viewer, (0, []))
        if steps < len(match.log):
            told = [*told, *(one for _, events in match.log[steps:] for one in self.sentences(events, viewer))]
            self._logs[viewer] = (len(match.log), told)
        return told

    def choices(self, actions: Sequence[Action]) -> list[Choice]:
        """Labels and keys: the first letter of the label that no earlier choice took, else the number."""
        taken: set[str] = set()
        result = []
        for index, action in enumerate(actions):
            text = self.game.format_action(action)
            label = self.words.say(f"action-{text}") if self.words.has(f"action-{text}") else text
            letters = (letter.lower() for letter in label if letter.isascii() and letter.isalpha())
            key = next((letter for letter in letters if letter not in taken and letter not in RESERVED), str(index + 1))
            taken.add(key)
            result.append(Choice(action, text, label, key))
        return result

    def winners_sentence(self, match: Match) -> str:
        """Who won, in one sentence."""
        winners = match.game.winners(match.state)
        names = [self.names[player] for player in winners]
        if len(names) == 1:
            return self.words.say("terminal-winner", name=names[0])
        joined = self.words.say("terminal-and", first=", ".join(names[:-1]), last=names[-1])
        return self.words.say("terminal-winners", names=joined)

    def result(self, match: Match) -> list[str]:
        """Scores and why: the game's own telling, else each player's return."""
        lines = self.board.result(match.observe(None), self.scene(None))
        if lines:
            return lines
        returns = match.returns or ()
        order = sorted(range(len(returns)), key=lambda player: -returns[player])
        return [f"{self.names[player]}: {returns[player]:g}" for player in order]

    def rules(self) -> list[tuple[str, list[str]]]:
        """The rulebook as (section title, numbered paragraphs); empty for a game without one in this language."""
        try:
            book = self.meta.part("rulebook").load(self.words.language)
        except (GameNotFound, UnknownParagraph):
            return []
        return [
            (f"{section.number}  {section.title}", [f"{one.number}  {one.plain}" for one in section.paragraphs])
            for section in book.sections
        ]

    def house(self) -> list[str]:
        """What of this match is no printed rule, as labels."""
        labels = []
        for name in self.meta.house_rules(self.game.num_players, self.game.options):
            if name == "num_players":
                labels.append(self.words.say("terminal-house-players", players=self.game.num_players))
            else:
                labels.append(self.words.say(f"option-{name}") if self.words.has(f"option-{name}") else name)
        return labels


RESERVED = frozenset("qou")
"""Letters the table uses itself; a choice never takes one."""


def _plain(data: Any) -> str:
    if not isinstance(data, Mapping):
        return printable(str(data))
    fields = ", ".join(f"{key} {value}" for key, value in data.items() if key != "type" and value is not None)
    return printable(f"{data['type']}: {fields}" if fields else str(data["type"]))
