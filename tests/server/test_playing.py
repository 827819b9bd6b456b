"""A table from its making to its rematch, over real sockets, on both databases."""

from __future__ import annotations

import asyncio
import random

import pytest
from playing import Person, Server, begin, join, table

from tacora.core.match import verify_record
from tacora.core.record import MatchRecord


async def test_three_people_and_a_bot_play_whole_matches(server: Server) -> None:
    async with table(server.url, people=3, bots=1) as people:
        await begin(people)
        await asyncio.gather(*(person.play(rng=random.Random(index)) for index, person in enumerate(people)))
        over = people[0].over
        assert over is not None
        for person in people:
            assert person.over == over
            assert person.gaps == 0
            assert person.snapshots == 1
            assert person.number == people[0].number
        status, body = server.http("GET", f"/api/records/{over['record']}")
        record = MatchRecord.from_data(body)
        assert status == 200
        assert verify_record(record) == ()
        assert list(record.returns or ()) == over["returns"]
        assert record.seed is not None
        assert len(record.seed.contributions) == 3
        assert people[0].match is not None
        assert record.commitment == people[0].match["commitment"]

        # Again at the same table, at once; then through the lobby.
        assert (await people[0].ask("start"))["type"] == "ok"
        for person in people:
            await person.until(lambda one=person: one.over is None and one.request is not None)
        await asyncio.gather(*(person.play() for person in people))
        assert people[1].table["match_number"] == 2
        assert len(people[1].table["records"]) == 2
        assert (await people[1].ask("rematch"))["type"] == "ok"
        await people[2].until(lambda: people[2].table["state"] == "lobby")
        assert (await people[1].ask("start"))["code"] == "not-host"
        await begin(people)


async def test_a_bot_goes_on_when_nobody_looks(server: Server) -> None:
    """Everybody closes the tab; the match still ends and its record is there."""
    async with table(server.url, people=1, bots=2, clock={"kind": "none", "disconnect_seconds": 1}) as people:
        await begin(people)
        await people[0].away()
        again = Person(server.url, people[0].code, None, role="screen")
        await again.sit()
        await again.until(lambda: again.over is not None or again.table["state"] == "over")
        assert again.table["records"]
        await again.away()


async def test_the_host_starts_with_open_seats_and_seats_close_up(server: Server) -> None:
    async with table(server.url, people=1, open_seats=2) as (host,):
        key = await asyncio.to_thread(join, server.url, host.code, "Late", seat=2)
        late = await Person(server.url, host.code, key).sit()
        assert late.seat == 2
        await begin([host, late])
        assert late.seat == 1
        assert [seat["nickname"] for seat in late.table["seats"]] == ["Ana", "Late"]
        await asyncio.gather(host.play(), late.play())
        assert late.over is not None
        await late.ask("rematch")
        assert len(late.table["seats"]) == 3
        await late.away()


@pytest.mark.parametrize("preset", ["schmidt2005", "incan2006", "iello2016", "incan2020", "iello2022"])
async def test_every_edition_is_played(sqlite: str, preset: str) -> None:
    from conftest import quick

    with Server(quick(sqlite)) as server:
        async with table(server.url, people=2, bots=2, preset=preset, advice=True) as people:
            await begin(people)
            await asyncio.gather(*(person.play() for person in people))
            assert people[0].over is not None
            assert people[0].over == people[1].over
