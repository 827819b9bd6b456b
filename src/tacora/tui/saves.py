"""Where games of this person are kept: unfinished ones to go on with, finished ones as records.

The folder is ``$TACORA_HOME`` if set, else the user's data folder. A save is a match record with its seed and
the choices already sealed, written anew after every choice; it never leaves this machine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from tacora.console import own_folder
from tacora.core.errors import InvalidRecord, TacoraError
from tacora.core.match import Match
from tacora.core.record import MatchRecord

__all__ = ["NoSave", "Save", "SaveBroken", "find_saves", "load_save", "new_file_name", "records_folder"]

_KEY = "terminal"


class NoSave(TacoraError):
    """There is no unfinished match to go on with."""

    code = "no-save"


class SaveBroken(TacoraError):
    """A save file that cannot be read; it was renamed, not deleted."""

    code = "save-broken"


def saves_folder() -> Path:
    return own_folder() / "saves"


def records_folder() -> Path:
    return own_folder() / "records"


def new_file_name(match: Match) -> str:
    """A file name for ``match``: when it began, the game, and the start of its shuffle's commitment."""
    commitment = match.seed.commitment[:8] if match.seed is not None else "scripted"
    return f"{datetime.now():%Y-%m-%d-%H%M%S}-{match.meta.id}-{commitment}.json"


@dataclass(frozen=True, slots=True)
class Save:
    """One unfinished match: its record with the seed, the bots by seat, and the choices in their envelopes."""

    record: MatchRecord
    bots: tuple[str | None, ...]
    envelopes: dict[int, str]

    def write(self, path: Path) -> None:
        """Write the whole file or leave the old one. Raises `OSError`."""
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        state = {
            "bots": list(self.bots),
            "envelopes": {str(player): action for player, action in self.envelopes.items()},
        }
        replace(self.record, extra={_KEY: state}).save(path)

    @classmethod
    def read(cls, path: Path) -> Save:
        """Raises `OSError`, or `InvalidRecord` when the file is not a save of this program."""
        record = MatchRecord.load(path)
        state: Any = record.extra.get(_KEY)
        if record.seed is None or not isinstance(state, dict):
            raise InvalidRecord("This record is not a saved game.", code="record-no-seed")
        bots, envelopes = state.get("bots"), state.get("envelopes")
        if (
            not isinstance(bots, list)
            or len(bots) != record.num_players
            or not all(bot is None or isinstance(bot, str) for bot in bots)
            or not isinstance(envelopes, dict)
            or not all(player.isdigit() and isinstance(action, str) for player, action in envelopes.items())
        ):
            raise InvalidRecord("The saved seats are not whole.", field="extra")
        return cls(record, tuple(bots), {int(player): action for player, action in envelopes.items()})


def find_saves() -> list[Path]:
    """Unfinished matches, the one played last first."""
    folder = saves_folder()
    if not folder.is_dir():
        return []
    return sorted(folder.glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def load_save(path: Path | None = None) -> tuple[Path, Save]:
    """The save at ``path``, else the newest one.

    Raises `NoSave`, or `SaveBroken` after renaming a file that cannot be played on to ``<name>.broken``.
    """
    if path is None:
        found = find_saves()
        if not found:
            raise NoSave("There is no unfinished game to go on with.", folder=str(saves_folder()))
        path = found[0]
    try:
        save = Save.read(path)
        Match.replay(save.record)
    except TacoraError as error:
        aside = path.with_name(path.name + ".broken")
        path.replace(aside)
        raise SaveBroken(
            f"The saved game {path.name} cannot be read ({error.message}). It is kept aside as {aside}.",
            file=path.name,
            aside=str(aside),
            reason=error.message,
        ) from error
    return path, save
