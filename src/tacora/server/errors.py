"""Refusals of the service. Each has a stable code, an HTTP status and a sentence."""

from __future__ import annotations

from typing import Any

from tacora.core.errors import TacoraError

__all__ = ["ServiceError", "refuse", "status_of"]


class ServiceError(TacoraError):
    """A refusal by the service. ``status`` is the HTTP status that goes with it."""

    code = "service-error"

    def __init__(self, message: str, *, code: str, status: int = 409, **details: Any) -> None:
        super().__init__(message, code=code, **details)
        self.status = status


# code: (HTTP status, English sentence); the catalogue has each as error-<code>.
REFUSALS: dict[str, tuple[int, str]] = {
    "table-not-found": (404, "There is no table with this code."),
    "record-not-found": (404, "There is no record with this number."),
    "not-found": (404, "There is nothing at this address."),
    "table-full": (409, "Every seat at this table is taken."),
    "seat-taken": (409, "This seat is taken."),
    "no-such-seat": (404, "This table has no such seat."),
    "table-locked": (409, "The host has locked this table."),
    "already-playing": (409, "The match has begun."),
    "not-playing": (409, "No match is being played now."),
    "match-not-over": (409, "The match is not over yet."),
    "wrong-token": (403, "This seat's key is not valid here; the seat was left or given away."),
    "not-seated": (403, "Only somebody with a seat at this table can do that."),
    "not-host": (403, "Only the host of the table can do that."),
    "host-needed": (409, "The host can only be a person with a seat."),
    "late": (409, "This choice came after its cards were opened."),
    "nothing-to-contribute": (409, "The cards of this match are mixed already."),
    "not-enough-players": (409, "Too few players for this game."),
    "too-many-players": (409, "Too many players for this game."),
    "too-fast": (429, "Too many messages; wait a moment."),
    "too-large": (413, "This message is too large."),
    "invalid-message": (422, "This message cannot be understood."),
    "invalid-request": (422, "This request cannot be understood."),
    "method-not-allowed": (405, "This address does not take such a request."),
    "wrong-version": (426, "This page is of another version; load it again."),
    "no-spectators": (403, "This table is not open to spectators."),
    "muted": (403, "The host has muted you."),
    "empty-text": (422, "There is nothing to read in this text."),
    "no-bots": (422, "This game has no bots."),
    "wrong-expiry": (422, "This game does not know such a rule for a clock that runs out."),
    "wrong-seats": (422, "A table needs a seat for its host and as many seats as the game has players."),
    "origin-refused": (403, "Pages of another site may not open this table."),
    "too-many-sockets": (429, "Too many windows are open on this table."),
    "too-many-tables": (429, "Too many tables were opened from your network; wait a while."),
    "too-slow": (409, "Your connection could not keep up and was closed; it will be opened again."),
    "store-unavailable": (503, "The table's memory cannot be written just now; try again in a moment."),
    "shutting-down": (503, "The service is being restarted; your seat is kept."),
    "internal-error": (500, "Something went wrong on the service's side; nothing was changed."),
    "seat-gone": (403, "Your seat was given away."),
    "kicked": (403, "The host has taken your seat away."),
    "left": (200, "You have left the table."),
    "record-too-long": (413, "This record is too long to be shown here."),
}


def refuse(code: str, **details: Any) -> ServiceError:
    """The refusal called ``code``, ready to raise."""
    status, sentence = REFUSALS[code]
    return ServiceError(sentence, code=code, status=status, **details)


def status_of(error: TacoraError) -> int:
    """The HTTP status of any refusal: its own, 404 for unknown things, else 422."""
    if isinstance(error, ServiceError):
        return error.status
    return 404 if error.code in ("game-not-found", "part-not-found") else 422
