"""Declared switches and presets: one source for the command line, the lobby's form, research and docs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from tacora.core.errors import InvalidOption

__all__ = ["Option", "Options", "Preset"]

Kind = Literal["choice", "flag", "integer", "integers"]


@dataclass(frozen=True, slots=True)
class Option:
    """One declared switch.

    ``kind``: ``choice`` (one of ``choices``), ``flag`` (bool), ``integer`` (``minimum`` to ``maximum``) or
    ``integers`` (a tuple of such integers, ``min_length`` to ``max_length`` long). ``help`` is an English
    sentence; the message ``option-<name>`` of the game's catalogue says it in every language.
    ``advanced`` options are folded away in forms; ``house`` options are our own and are shown as such.
    """

    name: str
    kind: Kind
    default: Any
    help: str
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    min_length: int = 0
    max_length: int = 0
    advanced: bool = False
    house: bool = False

    def parse(self, value: object) -> Any:
        """Return ``value`` as the option's own type. Text is read as a command line would.

        Raises `InvalidOption`, quoting the value.
        """
        if self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
            raise self._refuse(value, "one of " + ", ".join(self.choices))
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1"):
                return True
            if isinstance(value, str) and value.lower() in ("false", "no", "off", "0"):
                return False
            raise self._refuse(value, "true or false")
        if self.kind == "integer":
            return self._integer(value, value)
        items: Any = value
        if isinstance(value, str):
            items = value.replace(",", " ").split()
        if not isinstance(items, list | tuple) or not self.min_length <= len(items) <= self.max_length:
            raise self._refuse(value, f"a list of {self.min_length} to {self.max_length} whole numbers")
        return tuple(self._integer(item, value) for item in items)

    def _integer(self, item: object, whole: object) -> int:
        number: int | None = None
        if isinstance(item, int) and not isinstance(item, bool):
            number = item
        elif isinstance(item, str) and item.isascii() and item.removeprefix("-").isdigit() and len(item) < 10:
            number = int(item)
        if number is None or not self.minimum <= number <= self.maximum:
            raise self._refuse(whole, f"whole numbers from {self.minimum} to {self.maximum}")
        return number

    def _refuse(self, value: object, expected: str) -> InvalidOption:
        shown = repr(value)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        return InvalidOption(
            f"Option {self.name} cannot be {shown}: expected {expected}.",
            option=self.name,
            value=shown,
            kind=self.kind,
            choices=", ".join(self.choices),
            minimum=self.minimum,
            maximum=self.maximum,
            min_length=self.min_length,
            max_length=self.max_length,
        )


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of option values (an edition). ``house`` marks our own choice, shown as such.

    ``uncertain`` names the options whose value here was not read in a rulebook.
    """

    name: str
    title: str
    values: Mapping[str, Any]
    house: bool = False
    uncertain: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """All options and presets of a game. ``default_preset`` is used when none is named."""

    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    default_preset: str
    _by_name: dict[str, Option] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._by_name.update({option.name: option for option in self.options})
        for preset in self.presets:
            for name, value in preset.values.items():
                self[name].parse(value)
        self.preset(self.default_preset)

    def __getitem__(self, name: str) -> Option:
        option = self._by_name.get(name) if isinstance(name, str) else None
        if option is None:
            known, shown = ", ".join(sorted(self._by_name)), str(name)[:60]
            raise InvalidOption(
                f"There is no option {shown!r}. Options are: {known}.", code="unknown-option", option=shown, known=known
            )
        return option

    def preset(self, name: str) -> Preset:
        """The preset called ``name``; raises `InvalidOption` (code ``unknown-preset``)."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        known, shown = ", ".join(preset.name for preset in self.presets), str(name)[:60]
        raise InvalidOption(
            f"There is no preset {shown!r}. Presets are: {known}.", code="unknown-preset", preset=shown, known=known
        )

    def resolve(self, preset: str | None = None, overrides: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The complete mapping of values: defaults, then the preset's, then ``overrides``.

        Raises `InvalidOption` for an unknown name or a value out of range.
        """
        values = {option.name: option.default for option in self.options}
        chosen = self.preset(preset if preset is not None else self.default_preset)
        for source in (chosen.values, overrides or {}):
            for name, value in source.items():
                values[name] = self[name].parse(value)
        return values

    def preset_of(self, values: Mapping[str, Any]) -> str | None:
        """The name of the first preset that resolves to exactly ``values``, or ``None``."""
        for preset in self.presets:
            if self.resolve(preset.name) == dict(values):
                return preset.name
        return None
