"""One worker process of the service, as the tests start and kill it.

Arguments: the number of an inherited listening socket, the settings as JSON, and where to die as JSON:
``{"phase": "before-write" | "before-commit" | "after-commit" | "after-answer", "after": n}``.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from typing import Any

import uvicorn

from tacora.server import sequencer, store
from tacora.server.app import create_app
from tacora.server.logs import set_up
from tacora.server.settings import Settings


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def plant(phase: str, after: int) -> None:
    """Die at the ``after``-th batch that writes, at the given place of it."""
    count = 0

    def due() -> bool:
        nonlocal count
        count += 1
        return count >= after

    write = store.Transaction.write
    deliver = sequencer.Sequencer._deliver

    async def dying_write(self: Any, writes: Any) -> None:
        if phase == "before-write" and due():
            die()
        await write(self, writes)
        if phase == "before-commit" and due():
            die()

    def dying_deliver(self: Any, live: Any, code: str, inputs: Any, *, wrote: bool) -> None:
        if phase == "after-commit" and live is not None and live.fresh and due():
            die()
        deliver(self, live, code, inputs, wrote=wrote)
        if phase == "after-answer" and wrote and due():
            die()

    store.Transaction.write = dying_write  # type: ignore[method-assign]
    sequencer.Sequencer._deliver = dying_deliver  # type: ignore[method-assign]


def main() -> None:
    listening = socket.socket(fileno=int(sys.argv[1]))
    settings = Settings.from_data(json.loads(sys.argv[2]))
    death = json.loads(sys.argv[3]) if len(sys.argv) > 3 else None
    if death is not None:
        plant(death["phase"], death["after"])
    set_up("WARNING")
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
