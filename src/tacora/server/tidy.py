"""Python's garbage collector, kept from stopping everyone: a full collection looks at every object of every table.

In a process of its own the service turns automatic full collections off and makes them itself: when nothing has
happened for a second, after many closed sockets (their cycles are the garbage there is), and rarely in any case.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

__all__ = ["Tidy", "set_up"]

_NEVER = 1_000_000
_state = {"mine": False}


def set_up() -> None:
    """Take over the collector. For processes that are nothing but the service."""
    gc.collect()
    gc.freeze()  # modules and constants: never garbage
    gc.set_threshold(5_000, 10, _NEVER)
    _state["mine"] = True


class Tidy:
    """Decides when a full collection is due. Times in seconds."""

    IDLE, SOONEST, LATEST, CLOSED = 1.0, 60.0, 1_800.0, 5_000

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self.last = monotonic()
        self.closed = 0

    def due(self, idle_seconds: float) -> bool:
        since = self._monotonic() - self.last
        return (
            (idle_seconds >= self.IDLE and since >= self.SOONEST) or self.closed >= self.CLOSED or since >= self.LATEST
        )

    def tidy(self, idle_seconds: float) -> bool:
        """Collect if it is time; whether it was done."""
        if not _state["mine"] or not self.due(idle_seconds):
            return False
        gc.collect()
        self.last, self.closed = self._monotonic(), 0
        return True
