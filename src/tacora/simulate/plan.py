"""What is to be played: one table's bots, how many matches, under which seed, and how it is cut into pieces."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tacora.core.data import to_data
from tacora.core.errors import TacoraError

__all__ = ["InvalidPlan", "Piece", "Plan"]

MAX_MATCHES = 100_000_000_000


class InvalidPlan(TacoraError):
    """A number of matches, threads or seats that cannot be played."""

    code = "invalid-plan"


@dataclass(frozen=True, slots=True)
class Piece:
    """Matches ``first`` to ``first + count - 1`` of a plan, all with the same ``rotation``:
    seat ``s`` is taken by entry ``(s + rotation) % seats``."""

    first: int
    count: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Plan:
    """One table's simulation.

    ``bots`` are the entries, by name or import path; match ``i`` has the cards of ``(seed, i)`` whatever the
    bots, so runs with the same seed can be compared pair by pair. The matches are cut into as many equal
    parts as there are seats and each part is played under its own rotation of the entries over the seats.
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    matches: int
    seed: int
    piece_size: int = 1000
    preset: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not 1 <= self.matches <= MAX_MATCHES:
            raise InvalidPlan(
                f"The number of matches is 1 to {MAX_MATCHES}, not {self.matches}.",
                code="invalid-matches",
                matches=self.matches,
            )
        if not 0 <= self.seed < 1 << 63:
            raise InvalidPlan(f"A seed is a whole number from 0 to 2^63 - 1, not {self.seed}.", code="invalid-run-seed")

    @property
    def seats(self) -> int:
        return len(self.bots)

    def parts(self) -> list[range]:
        """The matches played under each rotation; empty ones where there are fewer matches than seats."""
        bounds = [rotation * self.matches // self.seats for rotation in range(self.seats + 1)]
        return [range(start, stop) for start, stop in itertools.pairwise(bounds)]

    def pieces(self) -> Iterator[Piece]:
        """All pieces in order. They depend on the plan only, never on threads or machines."""
        for rotation, part in enumerate(self.parts()):
            for first in part[:: self.piece_size]:
                yield Piece(first, min(self.piece_size, part.stop - first), rotation)

    def fingerprint(self) -> str:
        """Names the plan: equal exactly for the same work."""
        data = [
            self.game,
            to_data(dict(self.options)),
            list(self.bots),
            self.matches,
            self.seed,
            self.piece_size,
            dict(self.extra),
        ]
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:24]
