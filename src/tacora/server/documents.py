"""What the database keeps of a table: `TableDoc` (settings, seats) and `Turn` (envelopes, clocks)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from tacora.server.wire import ClockRule

__all__ = ["Gathering", "Seat", "TableDoc", "Turn"]


class Seat(BaseModel):
    """One seat. ``uid`` changes with each occupant, ``token`` is the SHA-256 of the occupant's key.

    ``sockets`` counts open connections by worker. ``standing_in``: a bot plays for the person for now;
    ``left``: the person left for good (or was kicked) in the middle of a match; ``absent``: the person's clock
    ran out while they were gone, so they are not awaited again until they return. ``since`` is when they were
    last seen, in milliseconds of service time.
    """

    kind: Literal["person", "bot", "open"]
    uid: str
    nickname: str = ""
    colour: int = 0
    emblem: str = "torch"
    ready: bool = False
    bot: str | None = None
    token: str | None = None
    standing_in: bool = False
    left: bool = False
    absent: bool = False
    muted: bool = False
    wins: int = 0
    sockets: dict[str, int] = Field(default_factory=dict)
    since: int = 0

    @property
    def connected(self) -> bool:
        return bool(self.sockets)


class TableDoc(BaseModel):
    """All of a table but the turn. ``host`` is a seat's uid; ``size`` the number of seats as laid out."""

    game: str
    preset: str | None
    options: dict[str, Any]
    clock: ClockRule
    expiry: str
    listed: bool
    spectators: bool
    advice: bool
    locked: bool = False
    state: Literal["lobby", "playing", "over"] = "lobby"
    host: str | None = None
    seats: list[Seat]
    size: int
    watchers: dict[str, int] = Field(default_factory=dict)
    screens: dict[str, int] = Field(default_factory=dict)
    match_id: str | None = None
    match_number: int = 0
    records: list[str] = Field(default_factory=list)


class Gathering(BaseModel):
    """Between start and the first card: the devices' random numbers come in, by seat uid."""

    match_id: str
    commitment: str
    deadline: int
    contributions: dict[str, str] = Field(default_factory=dict)


class Turn(BaseModel):
    """``k`` reveals have been; ``sealed`` holds the envelopes of the next (seat to action, as text).

    ``started`` is when the request was made, ``bank`` each seat's bank at that moment and ``used`` what it has
    cost so far; all in milliseconds of service time. ``seen`` holds fingerprints of the last messages, by seat uid.
    """

    k: int = 0
    sealed: dict[int, str] = Field(default_factory=dict)
    started: int = 0
    bank: list[int] = Field(default_factory=list)
    used: dict[int, int] = Field(default_factory=dict)
    bots_at: int = 0
    seen: dict[str, list[str]] = Field(default_factory=dict)
    gathering: Gathering | None = None
