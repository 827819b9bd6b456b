"""Plain JSON values of the frozen values a game emits: what goes over a wire or into a file.

A dataclass becomes an object whose ``type`` is the class name; an enum its value; a tuple, list or frozen
set an array; a mapping an object. A class may say its own plain form with ``to_data``.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

__all__ = ["to_data"]

_FIELDS: dict[type, tuple[str, ...]] = {}


def to_data(value: Any) -> Any:
    """Return ``value`` as JSON-ready plain data. Raises `TypeError` for what has no plain form."""
    kind = type(value)
    if value is None or kind in (int, str, bool, float):
        return value
    if kind in (tuple, list, frozenset):
        return [to_data(item) for item in value]
    if isinstance(value, enum.Enum):
        return value.value
    custom = getattr(value, "to_data", None)
    if custom is not None:
        return custom()
    if is_dataclass(kind):
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple(item.name for item in fields(kind))
        return {"type": kind.__name__, **{name: to_data(getattr(value, name)) for name in names}}
    if isinstance(value, Mapping):
        return {str(to_data(key)): to_data(item) for key, item in value.items()}
    if isinstance(value, tuple):  # a named tuple
        return {
            "type": kind.__name__,
            **{name: to_data(getattr(value, name)) for name in kind._fields},
        }
    raise TypeError(f"{kind.__name__} has no plain form")
