"""The exception tree. Each error has a stable ``code`` for programs and a sentence for people.

The sentence is English; ``code`` and ``details`` let a room tell it in another language (message id
``error-<code>`` of the catalogue, with ``details`` as its arguments).
"""

from __future__ import annotations

from typing import Any, ClassVar

__all__ = [
    "ChanceError",
    "GameNotFound",
    "IllegalAction",
    "InvalidOption",
    "InvalidOutcome",
    "InvalidPlayers",
    "InvalidRecord",
    "InvalidSeed",
    "MatchOver",
    "NotYourTurn",
    "ParseError",
    "TacoraError",
    "UnknownRulesVersion",
]


class TacoraError(Exception):
    """Root of all errors raised on purpose.

    ``code`` is stable; ``details`` holds the values quoted in the sentence.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, code: str | None = None, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details: dict[str, Any] = details
        if code is not None:
            self.code = code  # type: ignore[misc]  # one class may tell apart several cases


class GameNotFound(TacoraError):
    """No game of that id is installed."""

    code = "game-not-found"


class InvalidOption(TacoraError):
    """An option or preset that the game does not declare, or a value outside its range."""

    code = "invalid-option"


class InvalidPlayers(TacoraError):
    """A number of players the game (with these options) is not for."""

    code = "invalid-players"


class ParseError(TacoraError):
    """Text that does not name an action, an outcome, a card or a seed. Quotes the input."""

    code = "parse-error"


class IllegalAction(TacoraError):
    """An action outside the legal ones of the node."""

    code = "illegal-action"


class NotYourTurn(TacoraError):
    """A choice by a player whom the node does not ask."""

    code = "not-your-turn"


class MatchOver(TacoraError):
    """A choice after the end."""

    code = "match-over"


class InvalidOutcome(TacoraError):
    """A chance outcome the node does not hold."""

    code = "invalid-outcome"


class InvalidSeed(TacoraError):
    """A seed that is not 64 hexadecimal digits, or a contribution that is not hexadecimal."""

    code = "invalid-seed"


class ChanceError(TacoraError):
    """A dealer that cannot deal (a script that ran out, no dealer at all)."""

    code = "chance-error"


class InvalidRecord(TacoraError):
    """A record that is truncated, of another format, or whose steps the rules do not allow."""

    code = "invalid-record"


class UnknownRulesVersion(InvalidRecord):
    """A record of a rules version this program does not know."""

    code = "unknown-rules-version"
