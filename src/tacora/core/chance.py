"""Chance: named random streams from one secret seed, a commitment to it, and dealers.

The scheme, in full, so that anyone can check a shuffle with any tool:

* ``secret``: 32 random bytes. ``commitment``: the SHA-256 of the secret, shown before the first card.
* ``contributions``: hexadecimal strings, one a person's device, sent after the commitment was shown and
  before the first card; sorted. Nobody, the host included, can choose the cards.
* ``key`` = HMAC-SHA-256(secret, ``"tacora/1"`` followed by ``"/" + contribution`` for each).
* Draw number ``i`` (from 0) of the stream ``name`` is HMAC-SHA-256(key, ``"name/i"``), read as a big-endian
  integer ``x``. A uniform number below ``n`` is ``x mod n``; an ``x`` of at least ``n * (2**256 // n)`` is
  skipped and the next draw taken, so that every number is equally likely.
* Chance outcomes are dealt from the stream ``nature``: a uniform number below the total weight picks the
  outcome in whose share of the running sum it falls, in the order of the node.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tacora.core.errors import ChanceError, InvalidOutcome, InvalidSeed
from tacora.core.protocol import Chance, Outcome

__all__ = ["Dealer", "ScriptedDealer", "Seed", "SeededDealer", "Stream", "WaitingDealer"]

_RANGE = 1 << 256
_MAX_CONTRIBUTION = 128
_MAX_CONTRIBUTIONS = 64


def _is_hex(text: object) -> bool:
    return isinstance(text, str) and bool(text) and all(c in "0123456789abcdef" for c in text)


@dataclass(frozen=True, slots=True)
class Seed:
    """The secret behind a match: 64 hexadecimal digits, and the devices' contributions."""

    secret: str
    contributions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not _is_hex(self.secret) or len(self.secret) != 64:
            raise InvalidSeed("A seed is 64 hexadecimal digits (0-9, a-f).")
        if len(self.contributions) > _MAX_CONTRIBUTIONS or not all(
            _is_hex(part) and len(part) <= _MAX_CONTRIBUTION for part in self.contributions
        ):
            raise InvalidSeed(
                f"A contribution to the seed is 1 to {_MAX_CONTRIBUTION} hexadecimal digits, "
                f"and there are at most {_MAX_CONTRIBUTIONS}.",
                code="invalid-contribution",
                length=_MAX_CONTRIBUTION,
                number=_MAX_CONTRIBUTIONS,
            )
        object.__setattr__(self, "contributions", tuple(sorted(self.contributions)))

    def __repr__(self) -> str:
        return f"Seed(commitment={self.commitment!r})"  # never the secret: reprs end up in logs

    @classmethod
    def fresh(cls) -> Seed:
        """A new seed of 256 bits from the operating system's generator."""
        return cls(secrets.token_hex(32))

    @classmethod
    def parse(cls, text: str) -> Seed:
        """Read what a person typed: 1 to 64 hexadecimal digits, padded with zeros on the left."""
        cleaned = text.strip().lower().removeprefix("0x")
        if not _is_hex(cleaned) or len(cleaned) > 64:
            raise InvalidSeed(f"{text[:70]!r} is not a seed: expected 1 to 64 hexadecimal digits (0-9, a-f).")
        return cls(cleaned.rjust(64, "0"))

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret bytes, in hexadecimal."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def key(self) -> bytes:
        """The 32 bytes all streams are drawn from."""
        message = "/".join(("tacora/1", *self.contributions))
        return hmac.digest(bytes.fromhex(self.secret), message.encode(), "sha256")

    def stream(self, name: str, position: int = 0) -> Stream:
        """The stream called ``name``, at draw number ``position``."""
        return Stream(self.key, name, position)


class Stream:
    """One named sequence of draws. ``position`` counts the draws made."""

    __slots__ = ("_key", "_name", "position")

    def __init__(self, key: bytes, name: str, position: int = 0) -> None:
        self._key = key
        self._name = name
        self.position = position

    def below(self, n: int) -> int:
        """A uniform integer in ``range(n)``, for ``n`` from 1 to 2**256."""
        if not 1 <= n <= _RANGE:
            raise ChanceError("A uniform number needs a range from one to 2**256.")
        limit = n * (_RANGE // n)
        while True:
            x = int.from_bytes(hmac.digest(self._key, f"{self._name}/{self.position}".encode(), "sha256"), "big")
            self.position += 1
            if x < limit:
                return x % n

    def random(self) -> random.Random:
        """A generator of the standard library seeded from the next draw (for bots)."""
        return random.Random(self.below(_RANGE))


def pick(outcomes: Sequence[tuple[Outcome, int]], number: int) -> Outcome:
    """The outcome in whose share of the running sum of weights ``number`` falls."""
    for outcome, weight in outcomes:
        if number < weight:
            return outcome
        number -= weight
    raise ChanceError("The number drawn is outside the total weight.")


class Dealer(Protocol):
    """Chooses the outcome of a chance node. ``None``: it is not known yet (someone must tell)."""

    def deal(self, chance: Chance) -> Outcome | None: ...


class SeededDealer:
    """Deals from the stream ``nature`` of a seed."""

    def __init__(self, seed: Seed, position: int = 0) -> None:
        self._stream = seed.stream("nature", position)

    def deal(self, chance: Chance) -> Outcome:
        return pick(chance.outcomes, self._stream.below(sum(weight for _, weight in chance.outcomes)))


class ScriptedDealer:
    """Deals given outcomes in order, for tests and for real cards on a real table.

    Raises `InvalidOutcome` for an outcome the node does not hold and `ChanceError` when the script ends.
    """

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._outcomes = iter(outcomes)

    def deal(self, chance: Chance) -> Outcome:
        try:
            outcome = next(self._outcomes)
        except StopIteration:
            raise ChanceError("The script of cards has ended.", code="script-ended") from None
        if all(outcome != possible for possible, _ in chance.outcomes):
            raise InvalidOutcome(f"{outcome!r} cannot come now.", outcome=repr(outcome))
        return outcome


class WaitingDealer:
    """Never deals: each outcome is told from outside with `Match.deal` (a score keeper at a real table)."""

    def deal(self, chance: Chance) -> None:
        return None
