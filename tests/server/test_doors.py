"""REST, files, headers, health, figures, logs, the command, backups, retention."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import logging
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playing import PATIENCE, Person, Server, begin, http, join, lay, plan, table
from prometheus_client.parser import text_string_to_metric_families

from conftest import quick
from tacora.core.match import Match
from tacora.core.record import MatchRecord
from tacora.server.commands import copy_sqlite
from tacora.server.errors import REFUSALS
from tacora.server.logs import JsonFormatter
from tacora.server.store import DatabaseError, Store
from tacora.words import LANGUAGES, Words


@pytest.fixture
def one(sqlite: str) -> Any:
    with Server(quick(sqlite)) as server:
        yield server


def finished() -> MatchRecord:
    match = Match.new("diamant", 3, options={"caves": 1})
    while not match.is_over:
        for player in sorted(match.waiting_for):
            match.submit(player, match.game.parse_action("leave" if player else "stay"))
            if match.is_over:
                break
    return match.record()


# REST --------------------------------------------------------------------------------------------


def test_games_are_described_in_full(one: Server) -> None:
    status, games = one.http("GET", "/api/games")
    assert status == 200
    card = next(game for game in games if game["id"] == "diamant")
    assert card["players"] == [2, 8]
    assert card["board"] is True
    assert {preset["name"] for preset in card["presets"]} >= {"iello2016", "schmidt2005"}
    assert all("values" in preset and "caves" in preset["values"] for preset in card["presets"])
    assert {"name", "kind", "default", "choices", "house", "advanced"} <= set(card["options"][0])
    assert any(bot["level"] == "normal" for bot in card["bots"])
    assert card["expiry_actions"] == ["leave", "stay"]
    assert not any(game["stage"] == "template" for game in games)


def test_wrong_tables_are_refused_with_a_code_and_nothing_is_made(one: Server) -> None:
    wrong: list[tuple[dict[str, Any], int, str]] = [
        (plan(game="nosuch"), 404, "game-not-found"),
        (plan(preset="nosuch"), 422, "unknown-preset"),
        (plan(options={"caves": 100}), 422, "invalid-option"),
        (plan(options={"nosuch": 1}), 422, "unknown-option"),
        (plan(9), 422, "wrong-seats"),
        (plan(1), 422, "wrong-seats"),
        (plan(expiry="fly"), 422, "wrong-expiry"),
        ({**plan(), "seats": [{"kind": "bot", "bot": "cautious"}] * 3}, 422, "wrong-seats"),
        ({**plan(), "seats": [{"kind": "person"}, {"kind": "bot", "bot": "nosuch"}]}, 422, "unknown-bot"),
        ({**plan(), "seats": [{"kind": "throne"}]}, 422, "invalid-request"),
        ({**plan(), "unheard": 1}, 422, "invalid-request"),
        (plan(3, options={"explorers_per_player": 2}), 422, "pairs-need-two"),
        ({**plan(), "profile": {"nickname": "\u202e"}}, 422, "empty-text"),
    ]
    for body, status, code in wrong:
        found, answer = one.http("POST", "/api/tables", {**body, "listed": True})
        assert (found, answer["code"]) == (status, code), answer
        assert answer["message"]
    assert one.http("GET", "/api/tables") == (200, [])


def test_every_switch_of_the_game_can_be_set(one: Server) -> None:
    options = {"chests": "open", "relics": [5, 7], "caves": 2, "leftover_split": "per_card", "tie": "shared"}
    status, made = one.http("POST", "/api/tables", plan(4, 1, options=options, preset="incan2006"))
    assert status == 201
    shown = one.http("GET", f"/api/tables/{made['code']}")[1]
    assert shown["options"] == options
    assert shown["preset"] == "incan2006"
    assert set(shown["house"]) >= {"caves", "leftover_split"}
    # As people type it.
    assert one.http("GET", f"/api/tables/{made['code'].lower()[:3]}-{made['code'][3:]}")[0] == 200


def test_the_qr_code_and_the_addresses(one: Server) -> None:
    code, _ = lay(one.url)
    with urllib.request.urlopen(f"{one.url}/api/tables/{code}/qr.svg", timeout=PATIENCE) as answer:
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.read().startswith(b"<svg xmlns=")
    hosts = one.http("GET", "/api/host")[1]
    assert hosts["local"] is True
    assert all(address.startswith("http://") for address in hosts["addresses"])


def test_a_record_is_checked_shown_and_not_kept(one: Server) -> None:
    record = finished()
    status, shown = one.http("POST", "/api/records?viewer=full", record.to_data())
    assert status == 200
    assert shown["ok"] is True
    assert shown["differences"] == []
    assert len(shown["moments"]) == len(record.steps) + 1
    assert None not in shown["moments"][-2]["observation"]["chest"]
    spectator = one.http("POST", "/api/records?viewer=spectator", record.to_data())[1]
    assert spectator["moments"][-2]["observation"]["chest"] == [None] * 3
    own = one.http("POST", "/api/records?viewer=1", record.to_data())[1]
    assert own["moments"][-2]["observation"]["chest"][1] is not None
    assert own["moments"][-2]["observation"]["chest"][0] is None

    forged = record.to_data()
    dealt = next(step for step in forged["steps"] if step.get("dealt"))
    dealt["dealt"] = "1" if dealt["dealt"] != "1" else "2"
    answer = one.http("POST", "/api/records", forged)[1]
    assert answer["ok"] is False
    assert answer["differences"]
    for wrong in ({}, {"format": "x"}, {**record.to_data(), "steps": "x"}, {**record.to_data(), "game": "nosuch"}):
        status, answer = one.http("POST", "/api/records", wrong)
        assert status in (404, 422)
        assert answer["code"]
    assert one.http("POST", "/api/records?viewer=9", record.to_data())[1]["code"] == "no-such-seat"


def test_every_refusal_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        sentences = {code: words.say(f"error-{code}", minimum=2, maximum=8) for code in REFUSALS}
        assert all(sentences.values())
    assert Words("fr").say("error-late") != Words("en").say("error-late")


def test_answers_come_in_the_language_asked_for(one: Server) -> None:
    said = {
        one.http("GET", "/api/tables/NOSUCH", headers={"accept-language": language})[1]["message"]
        for language in ("fr-CA,fr;q=0.9", "de,es;q=0.8,en;q=0.2", "en", "de")
    }
    assert len(said) == 3


def test_words_of_a_language_are_served(one: Server) -> None:
    status, text = one.http("GET", "/words/fr.ftl?game=diamant")
    assert status == 200
    assert "error-late =" in text
    assert one.http("GET", "/words/xx.ftl")[0] == 422
    assert one.http("GET", "/words/fr.ftl?game=nosuch")[0] == 404


def test_advice_is_for_the_own_decision_only(sqlite: str) -> None:
    """Where the table allows it and the game can give it, and never to others."""
    from tacora.core import registry
    from tacora.core.protocol import Advisable

    async def run() -> None:
        with Server(quick(sqlite)) as server:
            async with table(server.url, people=2, advice=True) as people:
                onlooker = await Person(server.url, people[0].code, None, "screen").sit()
                await begin(people)
                able = isinstance(registry.get("diamant").create(2), Advisable)
                for person in people:
                    assert person.match is not None
                    assert (person.match["advice"] is not None) == able
                await people[0].until(people[0].asked)
                await asyncio.gather(*(person.choose("stay") for person in people))
                await onlooker.until(lambda: any(m["type"] == "step" for m in onlooker.messages))
                for message in onlooker.messages:
                    assert message.get("advice") is None
                await onlooker.away()

    asyncio.run(run())


# Files and headers -------------------------------------------------------------------------------


def fetch(url: str, headers: dict[str, str] | None = None) -> tuple[int, Any, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers or {}), timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def test_security_headers_are_on_every_answer(one: Server) -> None:
    for path in ("/api/games", "/api/tables/NOSUCH", "/health", "/nosuch", "/boards/diamant/board.js", "/"):
        _, headers, _ = fetch(one.url + path)
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_files_are_checked_compressed_and_confined(one: Server) -> None:
    url = one.url + "/boards/diamant/board.js"
    status, headers, body = fetch(url)
    assert status == 200
    assert "javascript" in headers["content-type"]
    assert headers["cache-control"] == "no-cache"
    assert fetch(url, {"if-none-match": headers["etag"]})[0] in (200, 304)
    status, packed_headers, packed = fetch(url, {"accept-encoding": "gzip"})
    if packed_headers["content-encoding"] == "gzip":
        assert gzip.GzipFile(fileobj=io.BytesIO(packed)).read() == body
    for path in (
        "/boards/diamant/../rules.py",
        "/boards/diamant/%2e%2e/rules.py",
        "/boards/diamant/..%2frules.py",
        "/boards/nosuch/board.js",
        "/static/../__init__.py",
        "/static/%2e%2e/__init__.py",
        "/static/nosuch.js",
        "/api/nosuch",
        "/ws/nosuch",
    ):
        status, _, body = fetch(one.url + path, {"accept": "text/html"})
        assert status == 404, path
        assert json.loads(body)["code"]


def test_pages_are_the_shell_where_the_browser_has_one(one: Server) -> None:
    from tacora import web

    expected = 200 if (web.STATIC / "index.html").is_file() else 404
    for path in ("/", "/t/ABCDEF", "/t/ABCDEF/screen", "/replay/abc", "/rules/diamant"):
        status, _, body = fetch(one.url + path, {"accept": "text/html"})
        assert status == expected, path
        if status == 200:
            assert not re.search(rb"<script(?![^>]*\bsrc=)[^>]*>\s*\S", body), "inline script"
            assert not re.search(rb"\son\w+=", body), "inline handler"


# Operation ---------------------------------------------------------------------------------------


async def test_health_readiness_and_figures(server: Server) -> None:
    assert server.http("GET", "/health") == (200, {"status": "ok"})
    assert server.http("GET", "/ready") == (200, {"status": "ready"})
    async with table(server.url, people=2, options={"caves": 1}) as people:
        await begin(people)
        await asyncio.gather(*(person.play(leave=0.5) for person in people))
        text = server.http("GET", "/metrics")[1]
        families = {family.name: family for family in text_string_to_metric_families(text)}
        kinds = {
            sample.labels["kind"]: sample.value
            for sample in families["tacora_inputs"].samples
            if "kind" in sample.labels
        }
        assert kinds["choose"] >= 2
        assert {"tacora_batch_seconds", "tacora_reveal_seconds", "tacora_sockets", "tacora_refusals"} <= set(families)


async def test_figures_from_afar_need_their_key(start: Callable[..., Server]) -> None:
    server = start(metrics_token="open sesame")
    afar = {"x-forwarded-for": "198.51.100.7"}
    assert server.http("GET", "/metrics", headers=afar)[0] == 404
    assert server.http("GET", "/metrics", headers={**afar, "authorization": "Bearer wrong"})[0] == 404
    assert server.http("GET", "/metrics", headers={**afar, "authorization": "Bearer open sesame"})[0] == 200


async def test_logs_hold_no_secret(server: Server) -> None:
    """Everything any logger says during a match, failures included, without keys, choices, seeds, names and codes."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonFormatter().format(record))

    keep = Keep()
    root = logging.getLogger()
    tacora_log = logging.getLogger("tacora")
    level = tacora_log.level
    tacora_log.setLevel("DEBUG")
    root.addHandler(keep)
    try:
        async with table(server.url, people=2, options={"caves": 1}) as people:
            await people[0].ask("profile", profile={"nickname": "Unmistakable"})
            await people[0].ask("chat", text="a secret plan")
            await begin(people)

            def broken(*_: Any) -> None:
                raise RuntimeError(f"quoting {people[0].token}")

            honest, server.service.referee._by_type["mute"] = server.service.referee._by_type["mute"], broken
            answer = await people[0].ask("mute", seat=1, muted=True)
            assert answer["code"] == "internal-error"
            server.service.referee._by_type["mute"] = honest
            await asyncio.gather(*(person.play(leave=0.5) for person in people))
            text = "\n".join(lines)
            assert "unforeseen" in text
            assert people[0].over is not None
            for secret in (
                people[0].token,
                people[1].token,
                people[0].over["seed"]["secret"],
                "Unmistakable",
                "a secret plan",
            ):
                assert secret is not None
                assert secret not in text
    finally:
        root.removeHandler(keep)
        tacora_log.setLevel(level)


async def test_a_fault_in_one_table_leaves_it_and_the_others_whole(server: Server) -> None:
    async with table(server.url, people=2) as people, table(server.url, people=2) as others:
        await begin(people)
        await begin(others)
        await people[0].until(people[0].asked)
        referee = server.service.referee
        honest = referee._by_type["choose"]

        def broken(live: Any, *rest: Any) -> Any:
            honest(live, *rest)
            if live.code == people[0].code:
                raise RuntimeError("after changing things")
            return None

        referee._by_type["choose"] = broken
        answers = await asyncio.gather(people[0].choose("leave"), others[0].choose("leave"))
        assert [answer["type"] for answer in answers] == ["refused", "ok"]
        assert answers[0]["code"] == "internal-error"
        referee._by_type["choose"] = honest
        count = people[0].snapshots
        await people[0].say("sync")
        await people[0].until(lambda: people[0].snapshots > count)
        assert people[0].match is not None
        assert people[0].match["own"] == {}
        await asyncio.gather(*(person.play() for person in (*people, *others)))
        assert people[0].over is not None


async def test_old_tables_are_swept_and_records_stay(start: Callable[..., Server]) -> None:
    server = start(keep_tables_days=1)
    async with table(server.url, people=2, options={"caves": 1}) as people:
        await begin(people)
        await asyncio.gather(*(person.play(leave=0.6) for person in people))
        record = people[0].over["record"] if people[0].over else ""
        code = people[0].code
    loop = server.service.sequencer.lanes[0].get_loop()

    def sweep(now: float) -> int:
        return int(asyncio.run_coroutine_threadsafe(server.service.sweep(int(now)), loop).result(PATIENCE))

    assert await asyncio.to_thread(sweep, time.time()) == 0
    assert server.http("GET", f"/api/tables/{code}")[0] == 200
    assert await asyncio.to_thread(sweep, time.time() + 3 * 86_400) >= 1
    assert server.http("GET", f"/api/tables/{code}")[0] == 404
    assert server.http("GET", f"/api/records/{record}")[0] == 200


# The command -------------------------------------------------------------------------------------


def tacora(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tacora", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE * 2,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        check=False,
    )


@pytest.mark.slow
def test_the_command_serves_prints_where_and_stops(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tacora", "serve", "--port", "0", "--no-browser", "--language", "es"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", first)
        assert found, first
        assert "mesas" in first
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if http(found[0], "GET", "/ready")[0] == 200:
                    break
            except OSError:
                pass
            assert time.monotonic() < end
            time.sleep(0.1)
        code, _ = lay(found[0])
        join(found[0], code, "B")
        assert list(tmp_path.rglob("tables.sqlite3"))
    finally:
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=PATIENCE)
    assert "█" in out or not re.search(r"http://(?!127)", out)


@pytest.mark.slow
def test_a_taken_port_an_unwritable_folder_and_a_newer_database_are_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = tacora(
            "serve", "--host", "127.0.0.1", "--port", port, "--no-browser", "--database", str(tmp_path / "a.sqlite3")
        )
        assert done.returncode == 1
        assert port in done.stderr
        assert "Traceback" not in done.stderr
    (tmp_path / "file").write_text("")
    done = tacora("serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "file" / "x.sqlite3"))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert str(tmp_path / "file") in done.stderr
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    done = tacora("serve", "--no-browser", "--port", "0", "--database", str(newer), "--language", "en")
    assert done.returncode == 1
    assert "newer version" in done.stderr
    assert "9999" in done.stderr
    done = tacora("serve", "--no-browser", "--port", "0", "--database", "mysql://nowhere/x")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    done = tacora("serve", "--no-browser", "--port", "0", "--workers", "2", "--database", str(tmp_path / "a.sqlite3"))
    assert done.returncode == 2


async def test_a_database_that_cannot_be_reached_is_an_error_without_its_password() -> None:
    store = Store(quick("postgresql://ana:hush@127.0.0.1:1/none"), "x")
    with pytest.raises(DatabaseError) as caught:
        await store.open()
    assert caught.value.code == "database-unusable"
    assert "hush" not in caught.value.message
    assert "hush" not in json.dumps(caught.value.details)


async def test_a_file_is_served_by_one_process_at_a_time(one: Server) -> None:
    store = Store(one.settings, "x")
    with pytest.raises(DatabaseError) as caught:
        await store.open()
    assert caught.value.code == "database-in-use"
    assert one.http("GET", "/ready")[0] == 200


@pytest.mark.slow
async def test_a_backup_is_made_while_people_play(sqlite: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    source = sqlite.partition("///")[2]
    with Server(quick(sqlite)) as server:
        async with table(server.url, people=2) as people:
            await begin(people)
            await people[0].until(people[0].asked)
            await people[0].choose("leave")
            done = await asyncio.to_thread(tacora, "backup", str(target), "--database", source)
            assert done.returncode == 0, done.stderr
            again = await asyncio.to_thread(tacora, "backup", str(target), "--database", source)
            assert again.returncode == 1
            keys = [(one.code, one.token) for one in people]
    assert target.stat().st_mode & 0o077 == 0
    with Server(quick(f"sqlite+aiosqlite:///{target}")) as server:
        back = [await Person(server.url, *key).sit() for key in keys]
        assert back[0].match is not None
        assert back[0].match["own"] == {"0": "leave"}
        await asyncio.gather(*(person.play() for person in back))
        assert back[0].over is not None
        for person in back:
            await person.away()
    done = await asyncio.to_thread(tacora, "backup", str(tmp_path / "y"), "--database", str(tmp_path / "nosuch"))
    assert done.returncode == 1


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_backup_of_postgresql_goes_on_elsewhere(cluster: Any, tmp_path: Path) -> None:
    if shutil.which("pg_dump") is None or shutil.which("pg_restore") is None:
        pytest.skip("PG_DUMP IS NOT INSTALLED: install Debian's package postgresql-client to run this test")
    database, other, target = cluster.database(), cluster.database(), tmp_path / "copy.dump"
    with Server(quick(database)) as server:
        async with table(server.url, people=2) as people:
            await begin(people)
            await people[0].until(people[0].asked)
            await people[0].choose("leave")
            done = await asyncio.to_thread(tacora, "backup", str(target), "--database", f"{database}?ssl=disable")
            assert done.returncode == 0, done.stderr
            assert (await asyncio.to_thread(tacora, "backup", str(target), "--database", database)).returncode == 1
            keys = [(one.code, one.token) for one in people]
    assert target.stat().st_mode & 0o077 == 0
    subprocess.run(["pg_restore", "--exit-on-error", f"--dbname={other}", str(target)], check=True, timeout=PATIENCE)
    with Server(quick(other)) as server:
        back = [await Person(server.url, *key).sit() for key in keys]
        assert back[0].match is not None
        assert back[0].match["own"] == {"0": "leave"}
        await asyncio.gather(*(person.play() for person in back))
        assert back[0].over is not None
        for person in back:
            await person.away()
    for url, file in ((f"{database}_none", tmp_path / "x"), (database, tmp_path / "no folder" / "x")):
        done = await asyncio.to_thread(tacora, "backup", str(file), "--database", url, "--language", "en")
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert not file.exists()


def test_what_is_stored_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Sealed choices and secret seeds are in it; other users of the machine are guests, too."""
    path = tmp_path / "folder #1" / "tables.sqlite3"

    async def run() -> None:
        store = Store(quick(f"sqlite+aiosqlite:///{path}"), "x")
        await store.open()
        try:
            copy_sqlite(path, path.parent / "copy.sqlite3")
            files = list(path.parent.iterdir())
            assert len(files) >= 3
            for file in files:
                assert file.stat().st_mode & 0o077 == 0, file
        finally:
            await store.close()

    old = os.umask(0o022)
    try:
        asyncio.run(run())
    finally:
        os.umask(old)


def test_the_schema_and_the_migrations_agree(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from tacora.server.schema import metadata

    async def run() -> list[Any]:
        store = Store(quick(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}"), "x")
        await store.open()
        await store.close()
        await store.open()  # twice is harmless
        async with store.writer.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await store.close()
        return list(differences)

    assert asyncio.run(run()) == []
