"""The same pieces on a Ray cluster. A node that dies loses only the pieces it was playing; they are played again."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tacora.core.errors import TacoraError
from tacora.simulate.plan import Piece, Plan
from tacora.simulate.runner import play_piece
from tacora.simulate.tally import Tally

__all__ = ["ClusterError", "RayBackend"]


class ClusterError(TacoraError):
    """The cluster cannot be reached, or the extra ``ray`` is not installed."""

    code = "cluster-error"


class RayBackend:
    """``address`` as Ray knows it (``host:port``, ``auto``), or ``local`` for a cluster on this machine only."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ModuleNotFoundError:
            raise ClusterError("Ray is not installed; install it with: pip install 'tacora[ray]'") from None
        self._ray = ray
        if not ray.is_initialized():
            try:
                ray.init(
                    address=None if address == "local" else address,
                    log_to_driver=False,
                    include_dashboard=False if address == "local" else None,
                    logging_level=logging.ERROR,
                )
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise ClusterError(
                    f"No Ray cluster answers at {address[:80]!r}: {str(error)[:200]}", address=address[:80]
                ) from error

    def results(self, plan: Plan, pieces: Iterator[tuple[int, Piece]]) -> Iterator[tuple[int, Tally]]:
        ray = self._ray
        # Unlimited retries: killing a node costs time, never results. A bot's own error is not retried.
        remote = ray.remote(max_retries=-1, num_cpus=1)(play_piece)
        shared = ray.put(plan)
        waiting: dict[Any, int] = {}
        limit = 2
        try:
            while True:
                limit = max(limit, 2 * int(ray.cluster_resources().get("CPU", 1)))
                for number, piece in islice(pieces, max(0, limit - len(waiting))):
                    waiting[remote.remote(shared, piece)] = number
                if not waiting:
                    return
                finished, _ = ray.wait(list(waiting), num_returns=1)
                for reference in finished:
                    number = waiting.pop(reference)
                    try:
                        yield number, ray.get(reference)
                    except ray.exceptions.RayTaskError as error:
                        cause = error.cause
                        raise (cause if isinstance(cause, TacoraError) else error) from None
        finally:
            for reference in waiting:
                ray.cancel(reference)
