"""The same work on a Ray cluster of several nodes: identical results, and a killed node loses only time."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tacora.core import registry
from tacora.simulate.plan import Plan
from tacora.simulate.runner import run

ray = pytest.importorskip("ray")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    # Ray leaves sockets and files for its own processes to close.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]


@pytest.fixture
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        try:
            yield made
        finally:
            ray.shutdown()
            made.shutdown()


def plan_of(engine: str, matches: int, size: int) -> Plan:
    meta = registry.get("diamant")
    bots = ("expected", "at-gems?gems=9", "random")
    return Plan("diamant", meta.options.resolve("iello2022"), bots, matches, 3, size, "iello2022", {"engine": engine})


@pytest.mark.parametrize(("engine", "matches", "size"), [("reference", 600, 10), ("kernel", 60_000, 1000)])
def test_a_cluster_gives_the_same_and_survives_a_killed_node(
    cluster: Any, engine: str, matches: int, size: int
) -> None:
    from tacora.simulate.ray_backend import RayBackend

    doomed = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    backend = RayBackend(cluster.address)
    assert ray.cluster_resources()["CPU"] == 3
    plan = plan_of(engine, matches, size)
    killed = False

    def kill_one(done: int, total: int) -> None:
        nonlocal killed
        if not killed and done >= total // 4:
            cluster.remove_node(doomed, allow_graceful=False)
            killed = True

    outcome = run(plan, backend, progress=kill_one)
    assert killed
    assert outcome.complete
    assert outcome.tally.to_data() == run(plan).tally.to_data()
