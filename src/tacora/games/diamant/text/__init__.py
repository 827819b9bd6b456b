"""The words of Diamant: what the sentences of ``<language>.ftl`` are told about an event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["event_arguments"]


def event_arguments(
    event_data: Mapping[str, Any], names: Sequence[str], options: Mapping[str, Any], viewer: int | None = None
) -> dict[str, str | int]:
    return {"edition": str(options["hazard_set"])}
