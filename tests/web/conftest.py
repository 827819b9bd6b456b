"""A real service in its own process and Debian's Chromium, for everything a person does in the browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    wanted = [item for item in items if here in item.path.parents and item.get_closest_marker("browser")]
    if wanted and CHROMIUM is None:
        sys.stderr.write(f"\n*** SKIPPED: {len(wanted)} browser tests, because there is no Chromium here. ***\n")
        for item in wanted:
            item.add_marker(pytest.mark.skip(reason="needs Debian's Chromium (apt-get install chromium)"))


class Service:
    """``tacora serve`` on a free port with a database file of its own; can be stopped and started again."""

    def __init__(self, folder: Path, pace_ms: int = 0) -> None:
        self.database = folder / "tables.sqlite3"
        self.pace_ms = pace_ms
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log: list[str] = []
        self.reader: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable, "-c", "from tacora.cli import main; main()", "serve", "--host", "127.0.0.1",
            "--port", str(self.port), "--database", str(self.database), "--no-browser",
            "--pace", str(self.pace_ms), "--language", "en",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "NO_COLOR": "1"}
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.log.append(line)
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                break
        else:
            raise AssertionError("the service did not start:\n" + "".join(self.log))
        self.reader = threading.Thread(target=self._drain, args=(self.process,), daemon=True)
        self.reader.start()

    def _drain(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.log.append(line)

    def stop(self, *, hard: bool = False) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGKILL if hard else signal.SIGTERM)
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=15)
        if self.reader is not None:
            self.reader.join(timeout=15)  # it ends with the process's output
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("web"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Playwright's event loop is its own business
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield browser
            browser.close()
