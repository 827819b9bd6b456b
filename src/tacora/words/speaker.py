"""Speaking: from a message id, an event or an error to a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tacora.core.data import to_data
from tacora.core.errors import TacoraError
from tacora.core.names import printable
from tacora.words.catalogue import MissingWords, bundle, detect_language

__all__ = ["Words", "tell_error"]

_BEFORE_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Words:
    """The catalogue in one language, with the words of ``game_id`` if one is named; or ``help_only``, read quickly."""

    def __init__(self, language: str, game_id: str | None = None, *, help_only: bool = False) -> None:
        self.language = detect_language(language)
        self.game_id = game_id
        self._bundle = bundle(self.language, game_id, help_only=help_only)

    def has(self, message: str) -> bool:
        """Whether there is a message ``id`` or an attribute ``id.attribute``."""
        return self._pattern(message) is not None

    def say(self, message: str, /, **args: Any) -> str:
        """The sentence of ``id`` or ``id.attribute``. Text in ``args`` loses its control characters.

        Raises `MissingWords` for an unknown id or a variable that is not given.
        """
        pattern = self._pattern(message)
        if pattern is None:
            raise MissingWords(f"no message {message!r} in {self.language}")
        clean = {name: self._clean(value) for name, value in args.items()}
        text, faults = self._bundle.format_pattern(pattern, clean)
        if faults:
            raise MissingWords(f"{message!r} in {self.language}: {'; '.join(map(str, faults))}")
        return str(text)

    def event(self, event: Any, names: Sequence[str], options: Mapping[str, Any], viewer: int | None = None) -> str:
        """An event (or its plain data) as a sentence for ``viewer``, a player's index or ``None``.

        ``names`` are the players' names by index, ``options`` the match's complete options. The event should be
        redacted for the viewer. Needs a ``game_id``; the game's ``text`` derives the message's variables.
        """
        if self.game_id is None:
            raise MissingWords("an event needs the words of its game")
        from tacora.core import registry  # here: slow to import, and help needs no game

        data = to_data(event)
        args = registry.get(self.game_id).part("text").event_arguments(data, names, options, viewer)
        return self.say("event-" + _BEFORE_CAPITAL.sub("-", data["type"]).lower(), **args)

    def error(self, error: TacoraError) -> str:
        """An error as a sentence; its own English one where the catalogue has none for its code."""
        return self._error(error) or printable(error.message)

    def _error(self, error: TacoraError) -> str | None:
        try:
            return self.say(f"error-{error.code}", **error.details)
        except (MissingWords, TypeError):  # TypeError: a detail of a kind Fluent cannot say
            return None

    def _clean(self, value: Any) -> Any:
        if isinstance(value, str):
            return printable(value)
        if self.language == "es" and isinstance(value, int | float) and 1000 <= abs(value) < 10000:
            from fluent.runtime.types import fluent_number

            return fluent_number(
                value, useGrouping=False
            )  # Spanish writes 1234 but 12.345; browsers know, Babel does not
        return value

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value


def tell_error(error: TacoraError, language: str | None = None) -> str:
    """``error`` as a sentence in ``language`` (else the system's), looked up in all rooms' and games' words."""
    from tacora.core import registry

    try:
        spoken = detect_language(language)
    except TacoraError:
        spoken = detect_language(None)
    for game_id in (None, *(meta.id for meta in registry.all_games())):
        sentence = Words(spoken, game_id)._error(error)
        if sentence is not None:
            return sentence
    return printable(error.message)
