"""What the benchmarks share: the machine's name, and the median of repeated runs."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path


def machine() -> str:
    """Processor, cores at hand, system, Python, and how busy the machine is."""
    model = platform.processor() or platform.machine()
    with_names = Path("/proc/cpuinfo")
    if with_names.exists():
        for line in with_names.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{model}, {cores} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}{load}"


def median_seconds(work: Callable[[], object], repeats: int = 7) -> float:
    """The median wall-clock time of ``repeats`` runs."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def median_core_seconds(work: Callable[[], object], repeats: int = 7) -> float:
    """The median processor time of ``repeats`` runs, all threads added up: what a busy machine does not spoil."""
    times = []
    for _ in range(repeats):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def row(name: str, value: float, unit: str) -> None:
    print(f"{name:<62} {value:>14,.3f} {unit}" if value < 100 else f"{name:<62} {value:>14,.0f} {unit}", flush=True)
