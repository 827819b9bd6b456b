"""Finds games: the folders of ``tacora.games`` and the entry-point group ``tacora.games``. No list is kept by hand."""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
from functools import cache

from tacora.core.errors import GameNotFound
from tacora.core.meta import GameMeta

__all__ = ["all_games", "get"]

_GROUP = "tacora.games"


@cache
def _found() -> dict[str, GameMeta]:
    games: dict[str, GameMeta] = {}
    package = importlib.import_module(_GROUP)
    for folder in sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg):
        meta = importlib.import_module(f"{_GROUP}.{folder}.meta").META
        games[meta.id] = meta
    for entry in importlib.metadata.entry_points(group=_GROUP):
        meta = entry.load()
        games.setdefault(meta.id, meta)
    return games


def all_games() -> tuple[GameMeta, ...]:
    """The cards of all games, templates last, otherwise by title."""
    return tuple(sorted(_found().values(), key=lambda meta: (meta.stage == "template", meta.title)))


def get(game_id: str) -> GameMeta:
    """The card of one game. Raises `GameNotFound`."""
    try:
        return _found()[game_id]
    except KeyError:
        known = ", ".join(sorted(_found()))
        raise GameNotFound(
            f"There is no game {game_id[:60]!r}. Games are: {known}.", game=game_id[:60], known=known
        ) from None
