"""A page that shows the board alone, with real events, for tests and for looking at it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import tacora
from tacora.core.data import to_data
from tacora.core.match import Match
from tacora.words import catalogue_text

HERE = Path(__file__).parent
SOURCE = Path(tacora.__file__).parent
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; object-src 'none'"
)
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
TYPES |= {".html": "text/html", ".woff2": "font/woff2", ".ftl": "text/plain", ".json": "application/json"}

NAMES = ("Ana", "Bo", "Cyprien", "Dolores", "Émile", "Fátima", "Gwendoline", "Hu")
PRIVATE = {"/bench.html": "boardbench.html", "/bench.js": "boardbench.js", "/boardcases.mjs": "boardcases.mjs"}


class Handler(SimpleHTTPRequestHandler):
    extra: dict[str, Any]

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        body, kind = self.answer(address.path, parse_qs(address.query))
        self.send_response(200 if body is not None else 404)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body or b"")

    def answer(self, path: str, query: dict[str, list[str]]) -> tuple[bytes | None, str]:
        if path.startswith("/words/"):
            game = query.get("game", ["diamant"])[0]
            return catalogue_text(Path(path).stem, game).encode(), "text/plain"
        if path in self.extra:
            return json.dumps(self.extra[path]).encode(), "application/json"
        file = None
        if path in PRIVATE:
            file = HERE / PRIVATE[path]
        elif path.startswith("/static/"):
            file = SOURCE / "web" / path[1:]
        elif path.startswith("/boards/"):
            _, _, game, rest = path.split("/", 3)
            folder = "_template" if game == "pig" else game
            file = SOURCE / "games" / folder / "board" / rest
        if file is None or not file.is_file() or ".." in path:
            return None, "text/plain"
        return file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream")

    def log_message(self, *args: Any) -> None:
        pass


@contextmanager
def bench(extra: dict[str, Any] | None = None) -> Iterator[str]:
    """Serve the page; gives its base address. ``extra``: more JSON answers by path."""
    handler = type("Bench", (Handler,), {"extra": extra or {}})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def story(match: Match, viewer: int | None) -> dict[str, Any]:
    """A match as the page plays it: the first observation, then each reveal with the cards dealt after it.

    ``reveals`` is a list of ``{events, observation, request}``; the first holds the first card.
    """
    game, log = match.game, match.log
    state = game.initial_state()
    initial = game.observe(state, viewer)
    reveals: list[dict[str, Any]] = []
    events: list[Any] = []
    for index, (step, told) in enumerate(log):
        state, _ = game.apply(state, step)
        events.extend(to_data(event) for event in match.redacted(told, viewer))
        node = game.node(state)
        following = log[index + 1][0] if index + 1 < len(log) else None
        if following is not None and type(following).__name__ == "Dealt":
            continue
        request = None
        legal = getattr(node, "legal_actions", None)
        if legal:
            own = legal.get(viewer)
            actions = None if own is None else [game.format_action(one) for one in own]
            request = {"id": len(reveals) + 1, "players": sorted(legal), "legal_actions": actions, "remaining": None}
        reveals.append({"events": events, "observation": to_data(game.observe(state, viewer)), "request": request})
        events = []
    return {
        "options": to_data(dict(game.options)),
        "initial": to_data(initial),
        "reveals": reveals,
        "viewer": viewer,
        "seats": list(match.seats),
    }
