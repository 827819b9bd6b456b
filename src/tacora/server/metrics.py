"""What Prometheus may ask. With several workers the counts are added up in ``PROMETHEUS_MULTIPROC_DIR``."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

__all__ = [
    "ACKNOWLEDGED",
    "BATCH",
    "BOTS",
    "COMMIT",
    "DROPPED",
    "REFUSED",
    "REVEAL",
    "SOCKETS",
    "STORE_ERRORS",
    "TABLES",
    "TICKS",
    "render",
]

REGISTRY = CollectorRegistry()
_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10, 30)

ACKNOWLEDGED = Counter("tacora_inputs", "Inputs committed and acknowledged, by kind.", ["kind"], registry=REGISTRY)
REFUSED = Counter("tacora_refusals", "Inputs refused, by code.", ["code"], registry=REGISTRY)
COMMIT = Histogram(
    "tacora_batch_seconds", "From the start of a transaction to its commit.", buckets=_TIMES, registry=REGISTRY
)
BATCH = Histogram(
    "tacora_batch_inputs", "Inputs in one transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=REGISTRY
)
REVEAL = Histogram(
    "tacora_reveal_seconds",
    "From receiving the last envelope to handing out the reveal.",
    buckets=_TIMES,
    registry=REGISTRY,
)
SOCKETS = Gauge("tacora_sockets", "Open sockets.", registry=REGISTRY, multiprocess_mode="livesum")
TABLES = Gauge("tacora_tables_in_memory", "Tables held in memory.", registry=REGISTRY, multiprocess_mode="livesum")
BOTS = Counter("tacora_bot_choices", "Choices made by bots, by outcome.", ["outcome"], registry=REGISTRY)
TICKS = Counter("tacora_ticks", "Times a table was looked after because something was due.", registry=REGISTRY)
STORE_ERRORS = Counter("tacora_store_errors", "Transactions that failed.", registry=REGISTRY)
DROPPED = Counter("tacora_sockets_dropped", "Sockets closed by the service, by reason.", ["reason"], registry=REGISTRY)


def render() -> bytes:
    """The metrics in Prometheus' text format."""
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
    return generate_latest(REGISTRY)
