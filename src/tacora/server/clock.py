"""Service time: milliseconds that only ever go forward, shared by all workers, standing still while nobody serves.

It follows the machine's monotonic clock, so that setting the date neither refills nor empties a player's clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["ServiceClock"]


class ServiceClock:
    """``monotonic`` gives seconds; ``start`` says what time it is now."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._base = 0.0

    def start(self, now_ms: int) -> None:
        self._base = now_ms - self._monotonic() * 1000

    def forward(self, by_ms: int) -> None:
        """Catch up with the other workers."""
        self._base += max(0, by_ms)

    def now(self) -> int:
        return int(self._base + self._monotonic() * 1000)
