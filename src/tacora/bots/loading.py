"""Finding bots: a game's own, the generic ones, and a user's from a file."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tacora.bots.generic import GENERIC
from tacora.core import registry
from tacora.core.botspec import BotName, BotSpec, InvalidBot
from tacora.core.errors import GameNotFound
from tacora.core.protocol import Bot

__all__ = ["load", "load_file", "resolve", "specs"]


def specs(game_id: str) -> tuple[BotSpec, ...]:
    """All bots declared for a game, then the generic ones. Raises `tacora.core.errors.GameNotFound`."""
    meta = registry.get(game_id)
    try:
        own: tuple[BotSpec, ...] = meta.part("bots").BOTS
    except GameNotFound:
        own = ()
    names = {spec.name for spec in own}
    return (*own, *(spec for spec in GENERIC if spec.name not in names))


def resolve(game_id: str, name: str | BotName) -> tuple[BotSpec, dict[str, float]]:
    """The declaration of a bot and its complete parameters, without making it.

    ``name`` is ``bot?key=value&key=value``; ``game:`` may stand before it. Raises `InvalidBot`.
    """
    parsed = BotName.parse(name) if isinstance(name, str) else name
    prefix, colon, bare = parsed.name.rpartition(":")
    if colon and prefix != game_id:
        raise InvalidBot(f"{str(parsed)[:80]!r} is not a bot of the game {game_id}.", bot=str(parsed)[:80])
    known = specs(game_id)
    for spec in known:
        if spec.name == bare:
            return spec, spec.resolve(dict(parsed.given))
    names = ", ".join(spec.name for spec in known)
    raise InvalidBot(
        f"There is no bot {bare[:40]!r} for {game_id}. Bots are: {names}.",
        code="unknown-bot",
        bot=bare[:40],
        known=names,
    )


def load(game_id: str, name: str | BotName) -> Bot:
    """A bot of a game by name, as ``cautious?stop=12``. Raises `InvalidBot` (``unknown-bot`` for a wrong name)."""
    spec, values = resolve(game_id, name)
    return spec.make(values)


def load_file(text: str) -> Bot:
    """A user's own bot: ``path/to/file.py:Name`` or ``package.module:Name``, a class to call or a finished object.

    This runs that file's code: never hand it text from another machine. Raises `InvalidBot`.
    """
    where, colon, attribute = text.rpartition(":")
    if not colon or not where or not attribute.isidentifier():
        raise _refuse(text, "expected path/to/file.py:Name or package.module:Name")
    try:
        module = _import_path(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except FileNotFoundError:
        raise _refuse(text, "there is no such file") from None
    except Exception as error:  # whatever a user's module does wrong is told, not thrown
        raise _refuse(text, f"importing it failed with {type(error).__name__}: {error}") from error
    found: Any = getattr(module, attribute, None)
    if found is None:
        raise _refuse(text, f"it has no {attribute}")
    try:
        bot = found() if isinstance(found, type) else found
    except Exception as error:
        raise _refuse(text, f"making it failed with {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise _refuse(text, "it has no method choose(observation, legal_actions, rng)")
    made: Bot = bot
    return made


def _refuse(text: str, reason: str) -> InvalidBot:
    return InvalidBot(f"{text[:200]!r} is not a bot: {reason}.", code="invalid-bot-file", bot=text[:200], reason=reason)


def _import_path(path: Path) -> ModuleType:
    path = path.resolve()
    if not path.is_file():
        raise FileNotFoundError(path)
    name = f"tacora_user_bot_{path.stem}_{abs(hash(str(path))):x}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # so that its classes can be pickled to worker processes
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
