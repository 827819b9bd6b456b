"""The full-screen game as a program on a real (pseudo) terminal: how it ends, and what it leaves behind."""

from __future__ import annotations

import contextlib
import fcntl
import itertools
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tacora.core.match import verify_record
from tacora.core.record import MatchRecord
from tacora.tui import saves

pytestmark = pytest.mark.slow

TACORA = str(Path(sys.executable).with_name("tacora"))
PATIENCE = 60.0


class Terminal:
    """A program on a pseudo terminal of 80 by 24; ``text`` is all it has written, without escapes."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            **os.environ,
            "TACORA_HOME": str(home),
            "TERM": "xterm-256color",
            "PYTHONUTF8": "1",
            "TEXTUAL_ANIMATIONS": "none",
        }
        self.process = subprocess.Popen(
            [TACORA, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.raw = b""

    def read(self, seconds: float = 0.05) -> None:
        with contextlib.suppress(OSError):
            while select.select([self.master], [], [], seconds)[0]:
                part = os.read(self.master, 65536)
                if not part:
                    return
                self.raw += part

    @property
    def text(self) -> str:
        return re.sub(r"\x1b\[[0-9;?<>=]*[A-Za-z]|\x1b[=>P\\]", "", self.raw.decode(errors="replace"))

    def until(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while text not in self.text:
            assert time.monotonic() < deadline, self.text[-2000:]
            assert self.process.poll() is None, self.text[-2000:]
            self.read()

    def type(self, keys: str) -> None:
        """Type, after forgetting what was written before."""
        self.raw = b""
        os.write(self.master, keys.encode())

    def wait(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < deadline, self.text[-2000:]
            self.read()
        self.read()
        return self.process.returncode


@pytest.fixture
def begin(home: Path) -> Iterator[object]:
    begun: list[Terminal] = []

    def begin(*arguments: str) -> Terminal:
        terminal = Terminal(home, *arguments)
        begun.append(terminal)
        return terminal

    yield begin
    for terminal in begun:
        if terminal.process.poll() is None:
            terminal.process.kill()
        terminal.process.wait(30)
        with contextlib.suppress(OSError):
            os.close(terminal.master)


GAME = ("play", "--seats", "you:Ana,cautious,random", "--seed", "e5", "-l", "en")


def test_q_saves_says_so_and_leaves_the_terminal_as_it_was(begin, home: Path) -> None:  # type: ignore[no-untyped-def]
    terminal = begin(*GAME)
    terminal.until("what do you do?")
    terminal.type("q")
    assert terminal.wait() == 0
    assert "tacora play --resume" in terminal.text
    assert b"\x1b[?1049l" in terminal.raw  # back from the alternate screen
    assert b"\x1b[?25h" in terminal.raw  # the cursor shows again
    assert len(saves.find_saves()) == 1


@pytest.mark.parametrize("end", ["\x03", "\x11"])
def test_control_c_and_control_q_save_too(end: str, begin, home: Path) -> None:  # type: ignore[no-untyped-def]
    terminal = begin(*GAME)
    terminal.until("what do you do?")
    terminal.type(end)
    assert terminal.wait() == 0
    assert "tacora play --resume" in terminal.text


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)])
def test_signals_save_and_restore_the_terminal(number: int, status: int, begin, home: Path) -> None:  # type: ignore[no-untyped-def]
    terminal = begin(*GAME)
    terminal.until("what do you do?")
    terminal.raw = b""
    terminal.process.send_signal(number)
    assert terminal.wait() == status
    assert "tacora play --resume" in terminal.text
    assert b"\x1b[?1049l" in terminal.raw
    assert len(saves.find_saves()) == 1


def test_a_closed_terminal_loses_nothing(begin, home: Path) -> None:  # type: ignore[no-untyped-def]
    terminal = begin(*GAME)
    terminal.until("what do you do?")
    terminal.type("s")
    terminal.until("what do you do?")
    os.close(terminal.master)
    with contextlib.suppress(ProcessLookupError):
        os.kill(terminal.process.pid, signal.SIGHUP)
    terminal.process.wait(PATIENCE)
    [path] = saves.find_saves()
    assert any(step.chosen for step in saves.Save.read(path).record.steps)


def test_killed_on_the_full_screen_and_resumed_with_the_same_cards(begin, home: Path) -> None:  # type: ignore[no-untyped-def]
    terminal = begin(*GAME)
    for _ in range(3):
        terminal.until("what do you do?")
        terminal.type("s")
    terminal.until("what do you do?")
    terminal.process.kill()
    terminal.process.wait(30)
    [path] = saves.find_saves()
    before = MatchRecord.load(path)
    resumed = begin("play", "--resume", "-l", "en")
    resumed.until("what do you do?")
    deadline = time.monotonic() + PATIENCE
    for turn in itertools.count():
        assert time.monotonic() < deadline, resumed.text[-2000:]
        resumed.type("l "[turn % 2])
        resumed.read(0.1)
        if "Rematch" in resumed.text:
            break
    resumed.type("q")
    assert resumed.wait() == 0
    [finished] = (home / "records").glob("*.json")
    record = MatchRecord.load(finished)
    assert record.steps[: len(before.steps)] == before.steps
    assert verify_record(record) == ()
