"""Random names: table codes, seat keys, record numbers. A seat's key is stored only as its SHA-256."""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["hash_token", "new_code", "new_id", "new_token", "new_uid"]

_CLEAR = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no 0 O 1 I L


def new_code() -> str:
    """A table's code: six characters that cannot be misread, of 887 million."""
    return "".join(secrets.choice(_CLEAR) for _ in range(6))


def new_token() -> str:
    """A seat's key: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_uid() -> str:
    return secrets.token_hex(6)


def new_id() -> str:
    """The number of a match and of its record: 96 random bits."""
    return secrets.token_hex(12)
