"""How a game declares its bots: name, parameters with ranges, source; and how a bot is named in text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tacora.core.errors import TacoraError
from tacora.core.protocol import Bot

__all__ = ["BotName", "BotParameter", "BotSpec", "InvalidBot"]


class InvalidBot(TacoraError):
    """An unknown bot, or a parameter that is unknown or out of range."""

    code = "invalid-bot"


@dataclass(frozen=True, slots=True)
class BotParameter:
    """A numeric parameter, ``minimum`` to ``maximum`` inclusive; whole numbers only if ``whole``."""

    name: str
    default: float
    minimum: float
    maximum: float
    help: str
    whole: bool = True


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A kind of bot. ``make`` gets every parameter; ``source`` says where the strategy was published.

    ``level`` is set on the bots offered in a lobby: ``easy``, ``normal`` or ``strong``.
    """

    name: str
    help: str
    source: str
    make: Callable[[Mapping[str, float]], Bot]
    parameters: tuple[BotParameter, ...] = ()
    level: str | None = None

    def resolve(self, given: Mapping[str, str]) -> dict[str, float]:
        """Defaults overridden by text values. Raises `InvalidBot`."""
        values = {parameter.name: parameter.default for parameter in self.parameters}
        known = {parameter.name: parameter for parameter in self.parameters}
        for key, text in given.items():
            parameter = known.get(key)
            if parameter is None:
                names = ", ".join(known) or "none"
                raise InvalidBot(
                    f"The bot {self.name} has no parameter {key[:40]!r}; it has: {names}.",
                    code="unknown-bot-parameter",
                    bot=self.name,
                    parameter=key[:40],
                    known=names,
                )
            try:
                value = float(text)
            except ValueError:
                value = float("nan")
            whole = not parameter.whole or value == value // 1
            if not (parameter.minimum <= value <= parameter.maximum and whole):
                raise InvalidBot(
                    f"{self.name}: {key} cannot be {text[:40]!r}; expected "
                    f"{'a whole number' if parameter.whole else 'a number'} "
                    f"from {parameter.minimum:g} to {parameter.maximum:g}.",
                    code="invalid-bot-parameter",
                    bot=self.name,
                    parameter=key[:40],
                    value=text[:40],
                    minimum=parameter.minimum,
                    maximum=parameter.maximum,
                    whole="yes" if parameter.whole else "no",
                )
            values[key] = value
        return values


@dataclass(frozen=True, slots=True)
class BotName:
    """``name`` or ``name?key=value&key=value``."""

    name: str
    given: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> BotName:
        """Raises `InvalidBot`, quoting the text."""
        name, _, query = text.strip().partition("?")
        given: list[tuple[str, str]] = []
        for part in query.split("&") if query else ():
            key, equals, value = part.partition("=")
            if not key or not equals or not value:
                raise InvalidBot(
                    f"{text[:80]!r} is not a bot's name: expected name?key=value&key=value.", bot=text[:80]
                )
            given.append((key, value))
        if not name or len({key for key, _ in given}) != len(given):
            raise InvalidBot(f"{text[:80]!r} is not a bot's name: expected name?key=value&key=value.", bot=text[:80])
        return cls(name, tuple(given))

    def __str__(self) -> str:
        query = "&".join(f"{key}={value}" for key, value in self.given)
        return f"{self.name}?{query}" if query else self.name
