"""Runs a plan's pieces over threads, processes or a cluster; interrupting keeps what is done."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from tacora.simulate import fast, reference
from tacora.simulate.checkpoint import Checkpoint
from tacora.simulate.plan import InvalidPlan, Piece, Plan
from tacora.simulate.tally import Played, Tally

__all__ = ["Backend", "Batch", "LocalBackend", "Outcome", "play_matches", "play_piece", "run", "run_all"]

SAVE_EVERY = 5.0
"""Seconds between two checkpoints."""


def play_matches(plan: Plan, piece: Piece) -> Played:
    """Play one piece on the engine the plan names."""
    if plan.extra.get("engine") == "kernel":
        return fast.play_matches(plan, piece)
    return reference.play_matches(plan, piece)


def play_piece(plan: Plan, piece: Piece) -> Tally:
    """Play one piece and count it."""
    return Tally.of(play_matches(plan, piece), piece.rotation)


class Backend(Protocol):
    """Plays pieces in any order and gives each piece's number with its tally."""

    def results(self, plan: Plan, pieces: Iterator[tuple[int, Piece]]) -> Iterator[tuple[int, Tally]]: ...


class LocalBackend:
    """This machine: threads around the kernel (which lets go of the interpreter), processes otherwise."""

    def __init__(self, threads: int = 1) -> None:
        if not 1 <= threads <= 1024:
            raise InvalidPlan(f"The number of threads is 1 to 1024, not {threads}.", code="invalid-threads")
        self.threads = threads
        self._executors: dict[bool, Executor] = {}

    def results(self, plan: Plan, pieces: Iterator[tuple[int, Piece]]) -> Iterator[tuple[int, Tally]]:
        if self.threads == 1:
            for number, piece in pieces:
                yield number, play_piece(plan, piece)
            return
        executor = self._executor(plan.extra.get("engine") == "kernel")
        waiting: dict[Future[Tally], int] = {}
        try:
            while True:
                for number, piece in islice(pieces, 2 * self.threads - len(waiting)):
                    waiting[executor.submit(play_piece, plan, piece)] = number
                if not waiting:
                    return
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()

    def _executor(self, compiled: bool) -> Executor:
        """Made once: the tables of a tournament share it."""
        if compiled not in self._executors:
            self._executors[compiled] = (
                ThreadPoolExecutor(self.threads)
                if compiled
                # Not fork: a forked child of a program with threads can hang.
                else ProcessPoolExecutor(self.threads, mp_context=multiprocessing.get_context("spawn"))
            )
        return self._executors[compiled]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run gave. ``seconds`` is this run's time, ``played`` the matches played in it (a resumed run plays
    fewer than ``tally.matches``). ``warning`` says when finished work could not be kept on disk."""

    plan: Plan
    tally: Tally
    seconds: float
    played: int
    complete: bool
    warning: str | None = None


def run(
    plan: Plan,
    backend: Backend | None = None,
    *,
    checkpoint: Checkpoint | None = None,
    resume: bool = False,
    keep: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Outcome:
    """Play a plan. The result depends on the plan only, not on the backend, its threads or interruptions.

    ``keep`` keeps the checkpoint of a complete run too (one table of a tournament that goes on).
    ``progress`` is called with matches done and matches in all. Ctrl-C ends with ``complete=False``; any other
    exception of a piece is raised after the finished work was saved.
    """
    done: set[int] = set()
    tally = Tally.empty(plan.seats)
    if resume and checkpoint is not None and (found := checkpoint.load()) is not None:
        done, tally = found
    warning: str | None = None

    def save() -> None:
        nonlocal warning
        if checkpoint is None or not done:
            return
        try:
            checkpoint.save(done, tally)
        except OSError as error:
            warning = f"{error.strerror or error}: {checkpoint.path}"

    already = tally.matches
    pieces = ((number, piece) for number, piece in enumerate(plan.pieces()) if number not in done)
    started = last_save = time.monotonic()
    complete = False
    try:
        if progress is not None:
            progress(tally.matches, plan.matches)
        for number, part in (backend or LocalBackend()).results(plan, pieces):
            tally.add(part)
            done.add(number)
            if progress is not None:
                progress(tally.matches, plan.matches)
            if time.monotonic() - last_save > SAVE_EVERY:
                save()
                last_save = time.monotonic()
        complete = True
    except KeyboardInterrupt:
        save()
    except BaseException:
        save()
        raise
    if complete and checkpoint is not None:
        if keep:
            save()
        else:
            checkpoint.discard()
    return Outcome(plan, tally, time.monotonic() - started, tally.matches - already, complete, warning)


@dataclass(frozen=True, slots=True)
class Batch:
    """What several runs gave: the tallies of the plans begun, in order; the last one is partial unless ``complete``.
    Other fields are sums of `Outcome`'s."""

    tallies: tuple[Tally, ...]
    seconds: float
    played: int
    complete: bool
    warning: str | None


def run_all(
    plans: Sequence[Plan],
    backend: Backend,
    *,
    checkpoints: bool = True,
    resume: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Batch:
    """Play plans one after another until all are complete or one is interrupted.

    Each keeps its checkpoint until all are complete. ``progress`` is called as by `run`, for all of them together.
    """
    total = sum(plan.matches for plan in plans)
    outcomes: list[Outcome] = []
    files: list[Checkpoint] = []
    done = 0
    for plan in plans:
        checkpoint = Checkpoint.of(plan) if checkpoints else None
        if checkpoint is not None:
            files.append(checkpoint)

        def tell(matches: int, _: int, before: int = done) -> None:
            if progress is not None:
                progress(before + matches, total)

        outcome = run(plan, backend, checkpoint=checkpoint, resume=resume, keep=True, progress=tell)
        outcomes.append(outcome)
        done += outcome.tally.matches
        if not outcome.complete:
            break
    complete = all(outcome.complete for outcome in outcomes)
    if complete:
        for checkpoint in files:
            checkpoint.discard()
    return Batch(
        tuple(outcome.tally for outcome in outcomes),
        sum(outcome.seconds for outcome in outcomes),
        sum(outcome.played for outcome in outcomes),
        complete,
        next((outcome.warning for outcome in reversed(outcomes) if outcome.warning), None),
    )
