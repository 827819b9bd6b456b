"""What may not be known: choices before the reveal, the order of the deck, the seed, hidden chests, keys.

Choices and order are tested by non-interference: two matches that differ only in the secret must look the same,
frame by frame, to everyone who may not know it. That finds a leak in whatever form it comes.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playing import Person, Server, begin, http, table

from tacora.core.chance import Seed
from tacora.core.match import Match
from tacora.server import live, referee

FIXED = ["0a" * 16, "1b" * 16, "2c" * 16]


@dataclass
class Seen:
    """Everything each viewer saw of a match up to a moment, with random names taken out."""

    frames: dict[str, list[str]] = field(default_factory=dict)
    actions: list[dict[str, Any]] = field(default_factory=list)
    raw: str = ""


def anonymous(frame: str, code: str) -> str:
    frame = frame.replace(code, "CODE")
    frame = re.sub(r"\b[0-9a-f]{24}\b", "MATCH", frame)
    frame = re.sub(r'"id":"\d+-[0-9a-f]{8}"', '"id":"MINE"', frame)
    return re.sub(r'"remaining":\{[^}]*\}', '"remaining":"TIME"', frame)


class Known(Person):
    """A person whose device always sends the same number."""

    value = ""

    async def say(self, kind: str, /, message_id: str | None = "", **fields: Any) -> str | None:
        if kind == "contribute":
            fields["value"] = self.value
        return await super().say(kind, message_id, **fields)


async def watch(server: Server, rounds: list[list[str]], sealed: dict[int, str], **changes: Any) -> Seen:
    """Play ``rounds`` (one action a seat each), then seal ``sealed`` without the rest, and return what was seen."""
    async with table(server.url, people=3, connect=False, **changes) as made:
        people = [Known(server.url, one.code, one.token) for one in made]
        for person, value in zip(people, FIXED, strict=True):
            person.value = value
            await person.sit()
        code = people[0].code
        onlookers = {
            "spectator": await Person(server.url, code, None, "spectator").sit(),
            "screen": await Person(server.url, code, None, "screen").sit(),
        }
        viewers: dict[str, Person] = {**{str(i): one for i, one in enumerate(people)}, **onlookers}
        await begin(people)
        for actions in rounds:
            for person, action in zip(people, actions, strict=True):
                await person.until(person.asked)
                assert (await person.choose(action))["type"] == "ok"
        for seat, action in sealed.items():
            await people[seat].until(people[seat].asked)
            assert (await people[seat].choose(action))["type"] == "ok"
        for viewer in viewers.values():
            count = viewer.snapshots
            await viewer.say("sync")  # a snapshot too
            await viewer.until(lambda one=viewer, count=count: one.snapshots > count)
        seen = Seen()
        for name, viewer in viewers.items():
            seen.frames[name] = [anonymous(frame, code) for frame in viewer.frames]
        strangers = []
        match_id = people[0].match["id"] if people[0].match else ""
        for path in (
            f"/api/tables/{code}",
            "/api/tables",
            f"/api/records/{match_id}",
            f"/api/records/{match_id}/replay",
        ):
            strangers.append(json.dumps(await asyncio.to_thread(http, server.url, "GET", path)))
        seen.frames["stranger"] = [anonymous(text, code) for text in strangers]
        seen.raw = "\n".join(frame for viewer in viewers.values() for frame in viewer.frames) + "\n".join(strangers)
        for one in onlookers.values():
            await one.away()
        for person in people:
            await person.away()
        return seen


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def use(secret: str) -> None:
        monkeypatch.setattr(referee.Seed, "fresh", classmethod(lambda cls: cls(secret)))

    return use


def cards_of(secret: str) -> list[str]:
    match = Match.new("diamant", 3, seed=Seed(secret, tuple(FIXED)))
    for _ in range(2):
        for player in sorted(match.waiting_for):
            match.submit(player, match.game.parse_action("stay"))
    return [match.game.format_outcome(step.outcome) for step, _ in match.log if hasattr(step, "outcome")]


def twin_secrets() -> tuple[str, str]:
    """Two seeds that deal the same first two cards and another third."""
    found: dict[tuple[str, ...], tuple[str, str]] = {}
    for number in range(100_000):
        secret = f"{number:064x}"
        cards = cards_of(secret)
        if len(cards) < 3 or cards[0] == cards[1]:
            continue
        key = tuple(cards[:2])
        if key in found and found[key][1] != cards[2]:
            return found[key][0], secret
        found.setdefault(key, (secret, cards[2]))
    raise AssertionError("no twins")


async def test_nobody_else_sees_a_sealed_choice(server: Server, fixed_seed: Callable[[str], None]) -> None:
    fixed_seed(f"{7:064x}")
    one = await watch(server, [["stay"] * 3], {1: "leave"})
    other = await watch(server, [["stay"] * 3], {1: "stay"})
    for viewer in one.frames:
        if viewer != "1":
            assert one.frames[viewer] == other.frames[viewer], viewer
    # The owner's own devices do see it, so the comparison can tell.
    assert one.frames["1"] != other.frames["1"]


async def test_a_planted_leak_is_found(
    server: Server, fixed_seed: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above fails when the service tells a choice to others, here hidden as an innocent number."""
    fixed_seed(f"{7:064x}")
    honest = live.LiveTable.render

    def leaking(self: Any, message: Any, viewer: Any, now: int) -> dict[str, Any]:
        shown = honest(self, message, viewer, now)
        if message.kind == "chosen":
            shown["weight"] = len(message.payload["own"] or "")
        return shown

    monkeypatch.setattr(live.LiveTable, "render", leaking)
    one = await watch(server, [["stay"] * 3], {1: "leave"})
    other = await watch(server, [["stay"] * 3], {1: "stay"})
    assert one.frames["0"] != other.frames["0"]
    assert one.frames["spectator"] != other.frames["spectator"]


async def test_nothing_tells_the_order_of_the_deck(server: Server, fixed_seed: Callable[[str], None]) -> None:
    """Two decks alike in the cards turned so far, different below: nobody can tell them apart."""
    first, second = twin_secrets()
    seen = []
    for secret in (first, second):
        fixed_seed(secret)
        seen.append(await watch(server, [["stay"] * 3], {0: "stay", 2: "leave"}))
    hide = re.compile(r'"commitment":"[0-9a-f]{64}"')
    for viewer in seen[0].frames:
        mine, theirs = ([hide.sub('"commitment":"HASH"', frame) for frame in one.frames[viewer]] for one in seen)
        assert mine == theirs, viewer


async def test_seed_keys_and_chests_stay_hidden_until_the_end(server: Server) -> None:
    async with table(server.url, people=3, preset="iello2016") as people:
        spectator = await Person(server.url, people[0].code, None, "spectator").sit()
        await begin(people)
        await asyncio.gather(*(person.play(leave=0.3) for person in people))
        await spectator.until(lambda: spectator.over is not None)
        over = people[0].over
        assert over is not None
        secret = over["seed"]["secret"]
        key = Seed(secret, tuple(over["seed"]["contributions"])).key.hex()
        banked = 0
        for viewer in (*people, spectator):
            before = [frame for frame in viewer.frames if '"over":{' not in frame]
            assert len(before) < len(viewer.frames)
            text = "\n".join(before)
            assert secret not in text
            assert key not in text
            for person in people:
                assert person.token is not None
                assert person.token not in text
                if person is not viewer:
                    assert f'"{person.seat}":"leave"' not in text
            for message in map(json.loads, before):
                match = message["match"] if message["type"] in ("snapshot", "match") and message["match"] else {}
                chests = match.get("observation", {}).get("chest", [])
                assert all(chest is None for owner, chest in enumerate(chests) if owner != viewer.seat)
                events = [*message.get("events", []), *(e for part in match.get("log", []) for e in part["events"])]
                for event in events:
                    if event["type"] == "GemsBanked":
                        banked += 1
                        assert (event["gems"] is None) == (event["player"] != viewer.seat)
        assert banked
        await spectator.away()


async def test_nothing_secret_is_in_the_database_of_contributions_or_in_urls(server: Server) -> None:
    """Keys are kept only as hashes."""
    async with table(server.url, people=2) as people:
        from sqlalchemy import select

        from tacora.server import schema

        async def documents() -> list[str]:
            async with server.service.store.reading() as connection:
                return [doc for (doc,) in await connection.execute(select(schema.tables.c.doc))]

        loop = server.service.sequencer.lanes[0].get_loop()
        stored = "".join(asyncio.run_coroutine_threadsafe(documents(), loop).result(20))
        assert stored
        for person in people:
            assert person.token is not None
            assert person.token not in stored


async def test_refusals_go_to_the_one_who_asked_and_quote_nothing(server: Server) -> None:
    async with table(server.url, people=3) as people:
        await begin(people)
        marker = "xyzzy-unheard-of"
        answer = await people[0].ask("choose", request="1.0", action=marker)
        assert answer["type"] == "refused"
        assert answer["code"] == "unknown-action"
        await people[1].ask("ping")
        await people[2].ask("ping")
        for other in people[1:]:
            assert not any(marker in frame or '"refused"' in frame for frame in other.frames)
        # Over HTTP neither value nor key of a wrong request comes back.
        status, body = server.http("POST", "/api/tables", {"profile": {"nickname": 5, "secret": marker}})
        assert status == 422
        assert marker not in json.dumps(body)
