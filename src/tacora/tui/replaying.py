"""A recorded match as places one can step through, from any seat's view. No drawing here."""

from __future__ import annotations

from tacora.core import registry
from tacora.core.errors import ParseError
from tacora.core.match import Moment, moments
from tacora.core.names import printable
from tacora.core.protocol import Decide, Observation, Player
from tacora.core.record import MatchRecord
from tacora.tui.boards import Line, Scene
from tacora.tui.telling import Teller

__all__ = ["Replay"]


class Replay:
    """A record's places, ``0`` to ``last``, told in one language.

    Raises `tacora.core.errors.InvalidRecord` for a record the rules refuse.
    """

    def __init__(self, record: MatchRecord, language: str) -> None:
        self.record = record
        self.game, self.moments = moments(record)
        self.teller = Teller(registry.get(record.game), self.game, record.seats, language)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def clamp(self, index: int) -> int:
        """The nearest place that exists."""
        return max(0, min(self.last, index))

    def viewer(self, text: str) -> Player:
        """A seat by its number, 1 for the first, or its name. Raises `ParseError` (code ``unknown-seat``)."""
        wanted = text.strip().casefold()
        if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 and 1 <= int(wanted) <= self.record.num_players:
            return int(wanted) - 1
        names = [name.casefold() for name in self.teller.names]
        if wanted in names:
            return names.index(wanted)
        raise ParseError(
            f"{text[:40]!r} is no seat of this match; seats are 1 to {self.record.num_players}: "
            f"{', '.join(self.teller.names)}.",
            code="unknown-seat",
            text=text[:40],
            seats=self.record.num_players,
            names=", ".join(self.teller.names),
        )

    def observation(self, index: int, viewer: Player | None) -> Observation:
        return self.game.observe(self.moments[index].state, viewer)

    def scene(self, index: int, viewer: Player | None) -> Scene:
        node = self.moments[index].node
        asked = node.legal_actions if isinstance(node, Decide) else ()
        return self.teller.scene(viewer, asked)

    def title(self, index: int, viewer: Player | None) -> str:
        return self.teller.board.title(self.observation(index, viewer), self.scene(index, viewer))

    def draw(self, index: int, viewer: Player | None, width: int) -> list[Line]:
        return self.teller.board.draw(self.observation(index, viewer), self.scene(index, viewer), width)

    def sentences(self, index: int, viewer: Player | None) -> list[str]:
        """What happened in the step that led to place ``index``."""
        return self.teller.sentences(self.moments[index].events, viewer)

    def log(self, index: int, viewer: Player | None) -> list[str]:
        """Everything told from the start up to place ``index``."""
        return [sentence for one in range(index + 1) for sentence in self.sentences(one, viewer)]

    def turning_points(self) -> list[int]:
        """Places where the game itself would pause (the end of a cave), for longer jumps."""
        pauses = self.teller.board.pauses
        return [
            moment.index for moment in self.moments if any(type(event).__name__ in pauses for event in moment.events)
        ]

    def jump(self, index: int, direction: int) -> int:
        """The next (``1``) or previous (``-1``) turning point from ``index``, else the end or the start."""
        points = self.turning_points()
        if direction > 0:
            return next((point for point in points if point > index), self.last)
        return next((point for point in reversed(points) if point < index), 0)

    def lines(self, viewer: Player | None) -> list[str]:
        """The whole match as text, with the result."""
        words = self.teller.words
        lines = [self.teller.edition(), words.say("terminal-seats", names=", ".join(self.teller.names))]
        if self.record.commitment:
            lines.append(words.say("terminal-commitment", commitment=printable(self.record.commitment)))
        for index in range(1, self.last + 1):
            lines += [f"{index:>4}  {sentence}" for sentence in self.sentences(index, viewer)]
        final: Moment = self.moments[-1]
        if self.record.returns is None:
            lines.append(words.say("terminal-unfinished"))
        else:
            observation = self.game.observe(final.state, viewer)
            lines += [line.strip() for line in self.teller.board.result(observation, self.teller.scene(viewer))]
        return lines
