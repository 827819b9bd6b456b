"""A PostgreSQL of our own for the tests: Debian's server programs on a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def programs() -> Path | None:
    """The folder with initdb and postgres of the newest version installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    other = shutil.which("initdb")
    return Path(other).resolve().parent if other else None


class Postgres:
    """One cluster; `database` makes empty databases in it."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None
        self.bin = folder
        self.home = Path(tempfile.mkdtemp(prefix="tacora-pg-"))
        self.as_user: list[str] = []
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            name = next(user for user in ("postgres", "nobody") if _exists(user))
            entry = pwd.getpwnam(name)
            os.chown(self.home, entry.pw_uid, entry.pw_gid)
            self.as_user = ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.data = self.home / "data"
        self.count = 0

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self.as_user, str(self.bin / program), *arguments],
            cwd="/tmp",
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        self.run("initdb", "-D", str(self.data), "-U", "tester", "-A", "trust", "-N", "--no-instructions")
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.home} "
            "-c fsync=off -c full_page_writes=off -c max_connections=200 -c shared_buffers=64MB"
        )
        self.run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.home / "log"), "-o", options, "start")

    def stop(self) -> None:
        try:
            self.run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self.home, ignore_errors=True)

    def sql(self, statement: str, database: str = "postgres") -> None:
        self.run(
            "psql",
            "-h", "127.0.0.1", "-p", str(self.port), "-U", "tester", "-d", database,
            "-q", "-v", "ON_ERROR_STOP=1", "-c", statement,
        )  # fmt: skip

    def database(self) -> str:
        """A new empty database's address."""
        self.count += 1
        name = f"t{self.count}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
