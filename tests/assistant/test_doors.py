"""The same desk over REST, and over MCP with a real client on standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from mcp import Client, StdioServerParameters

from tacora.assistant.web import router
from tacora.core.data import to_data
from tacora.core.match import Match


@pytest.fixture(scope="module")
def http() -> Iterator[TestClient]:
    app = FastAPI()
    app.include_router(router)
    with TestClient(app) as client:
        yield client


def test_asking_over_rest(http: TestClient) -> None:
    answer = http.get("/api/ask", params={"q": "9 rubis à 5 ?"}).json()
    assert answer["kind"] == "computed"
    assert answer["numbers"] == {"share": 1, "remainder": 4}
    assert answer["language"] == "fr"
    assert http.get("/api/ask", params={"q": "tie?", "language": "es"}).json()["language"] == "es"
    for parameters in ({"q": "tie", "preset": "nonsense"}, {"q": "tie", "language": "tlh"}):
        refused = http.get("/api/ask", params=parameters)
        assert refused.status_code == 422
        assert set(refused.json()) == {"code", "message"}
    assert http.get("/api/ask", params={"q": "tie", "game": "nonsense"}).status_code == 404
    assert http.get("/api/ask", params={"q": "x" * 10_000}).json()["kind"] == "not_covered"


def test_asking_at_the_table(http: TestClient) -> None:
    seen = to_data(Match.new("diamant", 4).observe(2))
    answer = http.post("/api/ask", json={"q": "what happens if I leave now?", "observation": seen}).json()
    assert answer["kind"] == "computed"
    assert [one["others"] for one in answer["numbers"]["leave"]] == [0, 1, 2, 3]
    refused = http.post("/api/ask", json={"q": "if I leave now?", "observation": {"path": 3}})
    assert refused.status_code == 422
    assert refused.json()["code"] == "invalid-position"


def test_explaining_over_rest(http: TestClient) -> None:
    match = Match.new("diamant", 4)
    before = to_data(match.game.observe(match.game.initial_state(), None))
    event = to_data(next(one for one in match.events if type(one).__name__ != "CaveEntered"))
    reason = http.post("/api/explain", json={"event": event, "before": before, "language": "fr"}).json()
    assert reason["rules"]
    assert reason["text"]
    assert reason["language"] == "fr"
    assert http.post("/api/explain", json={"event": {"type": "x"}}).json()["code"] == "invalid-event"
    assert http.post("/api/explain", json={"event": event, "before": {"deck": 1}}).status_code == 422


def test_reading_over_rest(http: TestClient) -> None:
    page = http.get("/api/rules/diamant", params={"edition": "incan2006", "language": "es"}).json()
    assert page["edition"] == "incan2006"
    assert page["language"] == "es"
    assert http.get("/api/rules/diamant").json()["edition"] == "iello2016"
    assert http.get("/api/rules/diamant", headers={"Accept-Language": "fr-CA, en;q=0.5"}).json()["language"] == "fr"
    assert http.get("/api/rules/diamant/R3.2").json()["number"] == "R3.2"
    assert http.get("/api/rules/diamant/R77.7").status_code == 404
    assert http.get("/api/rules/nonsense").status_code == 404
    assert http.get("/api/rules/diamant", params={"edition": "nonsense"}).status_code == 422
    assert len(http.get("/api/editions").json()["rows"]) >= 10


def test_computing_over_rest(http: TestClient) -> None:
    assert http.get("/api/share", params={"gems": "9", "explorers": 5}).json()["remainder"] == 4
    assert http.get("/api/share", params={"gems": "3,3", "explorers": 2, "leaving": True}).json()["share"] == 3
    for wrong in ("", "x", "-3", "9,9", "1000", "٣"):
        assert http.get("/api/share", params={"gems": wrong, "explorers": 5}).status_code == 422
    chance = http.get("/api/chances", params={"path": "7 snakes 11"}).json()
    assert (chance["striking"], chance["total"]) == (2, 32)
    assert http.get("/api/chances", params={"path": "7 unicorn"}).status_code == 422


async def test_mcp_over_standard_input_and_output() -> None:
    process = StdioServerParameters(command=sys.executable, args=["-m", "tacora", "mcp"])
    async with Client(process, read_timeout_seconds=120) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"ask", "read_rule", "compare_editions", "compute_share", "compute_odds"}

        async def call(name: str, **arguments: object) -> dict[str, object]:
            result = await client.call_tool(name, dict(arguments))
            assert not result.is_error
            assert isinstance(result.structured_content, dict)
            found = result.structured_content
            return found["result"] if set(found) == {"result"} else found  # type: ignore[return-value]

        asked = await call("ask", question="we are two leaving and 3+3 are left")
        assert asked["kind"] == "computed"
        assert asked["numbers"] == {"share": 3, "remainder": 0}
        assert (await call("read_rule", number="R4.6", language="fr"))["language"] == "fr"
        assert (await call("read_rule", number="R99.9"))["error"] == "unknown-paragraph"
        assert len((await call("compare_editions"))["rows"]) >= 10  # type: ignore[arg-type]
        assert (await call("compute_share", gems=[9], explorers=5))["remainder"] == 4
        assert (await call("compute_share", gems=[9], explorers=50))["error"] == "invalid-situation"
        odds = await call("compute_odds", path="7 snakes 11 relic", edition="iello2016")
        assert (odds["striking"], odds["total"]) == (2, 31)
