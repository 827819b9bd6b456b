"""``tacora serve`` and ``tacora backup``."""

from __future__ import annotations

import errno
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import segno
import typer
import uvicorn
from sqlalchemy.engine import make_url

from tacora.console import Language, fail, guarded, wrong_use
from tacora.server.addresses import lan_addresses
from tacora.server.app import ENVIRONMENT
from tacora.server.logs import set_up
from tacora.server.patience import PROTOCOLS
from tacora.server.settings import Settings, default_database, normal_url
from tacora.server.store import Store
from tacora.words import Words, detect_language

__all__ = ["backup", "serve"]

MAX_FRAME = 16_384


@guarded
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1 is this machine alone.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="A SQLite file, or postgresql://user@host/name.", envvar="TACORA_DATABASE"),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in your browser.")] = True,
    public_url: Annotated[str, typer.Option(help="The address others use, as https://play.example.org.")] = "",
    allow_origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may open tables (repeatable).")
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed, with commas.")
    ] = "127.0.0.1",
    metrics_token: Annotated[
        str, typer.Option(help="Who shows it may read /metrics from afar.", envvar="TACORA_METRICS_TOKEN")
    ] = "",
    keep_tables: Annotated[float, typer.Option(help="Days an untouched table is kept; 0 for ever.", min=0)] = 30,
    keep_records: Annotated[float, typer.Option(help="Days a record is kept; 0 for ever.", min=0)] = 0,
    pace: Annotated[int, typer.Option(help="Milliseconds a bot waits before it chooses.", min=0, max=60_000)] = 400,
    language: Language = None,
) -> None:
    """Open a table in the browser, for you and your friends.

    Example: tacora serve --port 8080 --no-browser
    """
    words = Words(detect_language(language))
    settings = Settings(
        database=normal_url(database) if database else default_database(),
        host=host,
        port=port,
        public_url=public_url,
        allowed_origins=tuple(allow_origin or ()),
        metrics_token=metrics_token,
        keep_tables_days=keep_tables,
        keep_records_days=keep_records,
        pace_ms=pace,
    )
    postgres = make_url(settings.database).get_backend_name() == "postgresql"
    if workers > 1 and not postgres:
        wrong_use(words.say("server-workers-need-postgres"))
    check_database(settings)
    sock = bind(host, port, words)
    port = sock.getsockname()[1]
    settings = Settings.from_data({**settings.to_data(), "port": port})
    os.environ[ENVIRONMENT] = json.dumps(settings.to_data())
    announce(settings, words)
    if browser:
        open_later(f"http://127.0.0.1:{port}/")
    set_up()
    config = uvicorn.Config(
        "tacora.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        **PROTOCOLS,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        server_header=False,
    )
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[sock])
        if not server.started:
            raise typer.Exit(1)
        return
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="tacora-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        Multiprocess(config, sockets=[sock]).run()


def check_database(settings: Settings) -> None:
    """Open the database once before anything is announced. Raises `DatabaseError`."""
    import asyncio

    async def once() -> None:
        store = Store(settings, "check")
        await store.open()
        await store.close()

    asyncio.run(once())


def bind(host: str, port: int, words: Words) -> socket.socket:
    """Take the port, or say why it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            fail(words.say("server-port-taken", port=str(port)))
        if error.errno == errno.EACCES:
            fail(words.say("server-port-forbidden", port=str(port)))
        fail(words.say("server-address-wrong", host=host))
    except UnicodeError:
        sock.close()
        fail(words.say("server-address-wrong", host=host))
    sock.set_inheritable(True)
    return sock


def announce(settings: Settings, words: Words) -> None:
    """Print where to go, and a QR code for phones."""
    out = sys.stdout
    local = f"http://127.0.0.1:{settings.port}/"
    others = [settings.public_url] if settings.public_url else []
    if not others and settings.host in ("0.0.0.0", "::"):
        others = [f"http://{address}:{settings.port}/" for address in lan_addresses()]
    elif not others and settings.host not in ("127.0.0.1", "localhost", "::1"):
        others = [f"http://{settings.host}:{settings.port}/"]
    out.write(words.say("server-open-here", address=local) + "\n")
    for address in others:
        out.write(words.say("server-open-there", address=address) + "\n")
    if others:
        segno.make(others[0], micro=False).terminal(out=out, compact=True, border=2)
    out.write(words.say("server-stop") + "\n")
    out.flush()


def open_later(address: str) -> None:
    """Open the browser once the service answers."""

    def wait() -> None:
        import urllib.request

        for _ in range(100):
            try:
                with urllib.request.urlopen(address + "health", timeout=1):
                    webbrowser.open(address)
                    return
            except OSError:
                time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()


@guarded
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Annotated[str | None, typer.Option(help="As for `tacora serve`.", envvar="TACORA_DATABASE")] = None,
    language: Language = None,
) -> None:
    """Copy the tables' database while it is in use.

    A backup holds the secret seeds of matches that are still being played: keep it to yourself.

    Example: tacora backup tables-monday.sqlite3
    """
    words = Words(detect_language(language))
    url = make_url(normal_url(database) if database else default_database())
    if target.exists():
        fail(words.say("server-backup-exists", path=str(target)))
    if url.get_backend_name() == "postgresql":
        program = shutil.which("pg_dump")
        if program is None:
            fail(words.say("server-backup-needs-pg-dump"))
        query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
        shown = url.set(drivername="postgresql", password=None, query=query)
        environment = {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}
        try:  # for this user alone, as it holds secrets
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        except OSError:
            fail(words.say("server-backup-failed"))
        done = subprocess.run(
            [program, "--format=custom", f"--file={target}", shown.render_as_string(hide_password=False)],
            env=environment,
            check=False,
        )
        if done.returncode:
            target.unlink(missing_ok=True)
            fail(words.say("server-backup-failed"))
    else:
        source = Path(url.database or "")
        if not source.is_file():
            fail(words.say("server-backup-nothing", path=str(source)))
        try:
            copy_sqlite(source, target)
        except sqlite3.Error:
            target.unlink(missing_ok=True)
            fail(words.say("server-backup-failed"))
    sys.stdout.write(words.say("server-backup-done", path=str(target)) + "\n")


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own online copy: consistent, readers and writers go on meanwhile."""
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
    try:
        old = os.umask(0o077)
        try:
            writing = sqlite3.connect(target)
        finally:
            os.umask(old)
        try:
            with writing:
                reading.backup(writing, pages=1000, sleep=0.001)
            writing.execute("PRAGMA journal_mode=DELETE")
        finally:
            writing.close()
    finally:
        reading.close()
