"""What a hostile guest tried against the running service: strange bytes, greedy clients, doors left ajar."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from typing import Any

import pytest
from playing import PATIENCE, Person, Server, begin, http, join, lay, plan, table

from conftest import quick


@pytest.fixture
def one(sqlite: str) -> Any:
    with Server(quick(sqlite)) as server:
        yield server


# One guest against the others' tables ------------------------------------------------------------


async def test_digits_of_other_alphabets_in_a_request_fail_nobody(server: Server) -> None:
    async with table(server.url, people=2) as people:
        await begin(people)
        await people[0].until(people[0].asked)
        number = people[0].request["id"].partition(".")[0] if people[0].request else ""
        for k in ("²", "٣", "①", "", "-1", "9" * 25):
            answer = await people[1].ask("choose", request=f"{number}.{k}", action="stay")
            assert (answer["type"], answer["code"]) == ("refused", "late"), k


async def test_a_code_no_table_can_have_disturbs_no_table(server: Server) -> None:
    """PostgreSQL refuses a zero byte, and with it the transaction of every table in the same batch."""
    async with table(server.url, people=2) as people:
        await begin(people)
        await people[0].until(people[0].asked)

        async def strange() -> list[tuple[int, Any]]:
            paths = ("/api/tables/%00", "/api/tables/A%00B", "/api/records/%00", "/api/records/%00/replay")
            return await asyncio.gather(*(asyncio.to_thread(server.http, "GET", path) for path in paths * 5))

        answers, *choices = await asyncio.gather(
            strange(), *(people[0].choose("stay" if index % 2 else "leave") for index in range(40))
        )
        assert {status for status, _ in answers} == {404}
        assert {choice["type"] for choice in choices} == {"ok"}
        stranger = await Person(server.url, "%00", None, "spectator").connect()
        await stranger.until(lambda: stranger.closed is not None)
        assert stranger.closed == 4404
