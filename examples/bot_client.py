"""A player that is a program: joins a table by its code and plays, knowing no rules at all.

    python examples/bot_client.py http://127.0.0.1:8000 ABC234 --name Robot

It needs `websockets` only. Everything it sends and receives is described in docs/wire.md. `decide` is the place for
your own ideas: it gets the observation of this seat and the legal actions as text.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import urllib.request
from typing import Any

import websockets


def decide(observation: dict[str, Any], legal_actions: list[str]) -> str:
    """Choose one of ``legal_actions``. This one goes home with a chance that grows with what it carries."""
    greed = observation.get("carried", 0) / 20
    if "leave" in legal_actions and random.random() < greed:
        return "leave"
    return legal_actions[0]


def join(server: str, code: str, name: str) -> str:
    """Take the first open seat; returns the key to it."""
    body = json.dumps({"profile": {"nickname": name, "emblem": "compass"}}).encode()
    request = urllib.request.Request(
        f"{server}/api/tables/{code}/join", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return str(json.load(answer)["token"])


class Player:
    """One seat. Survives broken lines: it connects again with its key and goes on where it was."""

    def __init__(self, server: str, code: str, token: str) -> None:
        self.url = server.replace("http", "ws", 1) + f"/ws/tables/{code}"
        self.token = token
        self.seat: int | None = None
        self.over: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        """Play until a match is over; returns its end."""
        while self.over is None:
            try:
                async with websockets.connect(self.url) as socket:
                    await self.send(socket, type="hello", token=self.token, role="seat", language="en")
                    async for frame in socket:
                        await self.take(socket, json.loads(frame))
                        if self.over is not None:
                            break
            except (OSError, websockets.ConnectionClosed):
                pass
            if self.over is None:
                await asyncio.sleep(1)
        return self.over

    async def send(self, socket: Any, **message: Any) -> None:
        await socket.send(json.dumps({"v": 1, "id": secrets.token_hex(8), **message}))

    async def take(self, socket: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.seat = message["you"]["seat"]
            if message["match"] is not None:
                await self.answer(socket, message["match"]["request"], message["match"]["over"])
        elif kind == "match":
            await self.answer(socket, message["match"]["request"], message["match"]["over"])
        elif kind == "step":
            await self.answer(socket, message["request"], message["over"])
        elif kind == "contribute":
            await self.send(socket, type="contribute", match=message["match"], value=secrets.token_hex(16))
        elif kind in ("refused", "bye"):
            print(message["message"])
            if kind == "bye" and message["code"] in ("kicked", "left", "wrong-token", "table-not-found"):
                raise SystemExit(1)

    async def answer(self, socket: Any, request: dict[str, Any] | None, over: dict[str, Any] | None) -> None:
        if over is not None:
            self.over = over
        elif request is not None and request["legal_actions"]:
            # A fresh snapshot gives the whole observation; a longer-lived client folds it from the events.
            await self.send(socket, type="sync")
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "snapshot":
                    break
            match = message["match"]
            if match is None or match["request"] is None or not match["request"]["legal_actions"]:
                self.over = match["over"] if match else None
                return
            action = decide(match["observation"], match["request"]["legal_actions"])
            await self.send(socket, type="choose", request=match["request"]["id"], action=action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="as http://127.0.0.1:8000")
    parser.add_argument("code", help="the table's code")
    parser.add_argument("--name", default="Robot")
    given = parser.parse_args()
    player = Player(given.server, given.code, join(given.server, given.code, given.name))
    over = asyncio.run(player.play())
    print(f"final scores {over['returns']}, winners {over['winners']}, record {over['record']}")


if __name__ == "__main__":
    main()
