"""The result of a sum, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tacora.games.diamant.model import Hazard

__all__ = ["Computed"]


@dataclass(frozen=True, slots=True)
class Computed:
    """A computed answer.

    ``message`` and ``arguments`` name a sentence of the catalogue; ``lines`` more of them, one a row of the worked
    example; ``numbers`` the results for programs; ``editions`` the presets it holds for (empty: all); ``kinds`` the
    hazards it names.
    """

    message: str
    arguments: Mapping[str, Any]
    rules: tuple[str, ...]
    numbers: Mapping[str, Any]
    lines: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    editions: tuple[str, ...] = ()
    kinds: tuple[Hazard, ...] = field(default=())
