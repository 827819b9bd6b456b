"""Limits against floods: token buckets by key, in bounded memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ["Bucket", "Buckets"]


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket a key; the longest unused are forgotten beyond ``keep``."""

    def __init__(
        self, rate: float, burst: float, keep: int = 10_000, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.keep = keep
        self._monotonic = monotonic
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        now = self._monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > self.keep:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)
