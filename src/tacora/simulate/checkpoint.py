"""Keeps finished pieces on disk, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tacora.console import own_folder
from tacora.core.errors import TacoraError
from tacora.simulate.plan import Plan
from tacora.simulate.tally import Tally

__all__ = ["Checkpoint", "CheckpointError"]

FORMAT = "tacora-simulation"


class CheckpointError(TacoraError):
    """A file of finished work that cannot be read or belongs to another plan."""

    code = "invalid-checkpoint"


class Checkpoint:
    """Finished pieces (as ranges of their numbers) and the sum of their tallies, in one file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    @classmethod
    def of(cls, plan: Plan, folder: Path | None = None) -> Checkpoint:
        return cls((folder or own_folder() / "simulations") / f"{plan.fingerprint()}.json", plan)

    def save(self, done: set[int], tally: Tally) -> None:
        """Write atomically; raises `OSError` (a full disk) and then leaves the former file whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(f".{os.getpid()}.part")
        data = {"format": FORMAT, "plan": self.plan.fingerprint(), "done": _ranges(done), "tally": tally.to_data()}
        try:
            with part.open("w", encoding="utf-8") as file:
                json.dump(data, file)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        finally:
            part.unlink(missing_ok=True)

    def load(self) -> tuple[set[int], Tally] | None:
        """Finished work, or ``None`` when there is none. Raises `CheckpointError` for a damaged file."""
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return None
        try:
            data = json.loads(text)
            if data["format"] != FORMAT or data["plan"] != self.plan.fingerprint():
                raise ValueError("it belongs to another run")
            done = {number for start, stop in data["done"] for number in range(start, stop)}
            tally = Tally.from_data(data["tally"])
        except (ValueError, KeyError, TypeError) as error:
            raise CheckpointError(
                f"The finished work in {self.path.name} cannot be used: {str(error)[:120]}.", file=str(self.path)
            ) from error
        return done, tally

    def discard(self) -> None:
        self.path.unlink(missing_ok=True)


def _ranges(numbers: set[int]) -> list[list[int]]:
    ranges: list[list[int]] = []
    for number in sorted(numbers):
        if ranges and ranges[-1][1] == number:
            ranges[-1][1] = number + 1
        else:
            ranges.append([number, number + 1])
    return ranges
