"""The browser's files: the shell, the static folder, the games' boards."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from tacora.core import registry
from tacora.server.errors import refuse

__all__ = ["Checked", "boards", "router", "static_folder"]

router = APIRouter(include_in_schema=False)
SUFFIXES = (".js", ".css", ".svg", ".png", ".webp", ".json", ".woff2", ".mp3", ".ogg", ".wav", ".txt", ".md")


def static_folder() -> Path:
    from tacora import web

    return web.STATIC


class Checked(StaticFiles):
    """Static files that a browser asks about again each time (an unchanged file costs a 304)."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        return response


def shell() -> Response:
    page = static_folder() / "index.html"
    if not page.is_file():
        raise refuse("not-found")
    return FileResponse(page, media_type="text/html", headers={"cache-control": "no-cache"})


def static_file(name: str) -> Response:
    path = static_folder() / name
    if not path.is_file():
        raise refuse("not-found")
    return FileResponse(path, headers={"cache-control": "no-cache"})


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    response = static_file("manifest.webmanifest")
    response.headers["content-type"] = "application/manifest+json"
    return response


@router.get("/sw.js")
async def service_worker() -> Response:
    response = static_file("sw.js")
    response.headers["content-type"] = "text/javascript; charset=utf-8"
    response.headers["service-worker-allowed"] = "/"
    return response


@router.get("/favicon.ico")
async def favicon() -> Response:
    for name in ("favicon.ico", "icons/favicon.svg", "icons/icon.svg"):
        if (static_folder() / name).is_file():
            return static_file(name)
    raise refuse("not-found")


@router.get("/boards/{game}/{path:path}")
async def boards(game: str, path: str) -> Response:
    """A file of a game's folder ``board``."""
    folder = Path(str(resources.files(registry.get(game).package))) / "board"
    try:
        wanted = (folder / path).resolve()
        found = wanted.is_relative_to(folder.resolve()) and wanted.is_file() and wanted.suffix in SUFFIXES
    except (OSError, ValueError):  # a name no file can have: too long, a zero byte
        found = False
    if not found:
        raise refuse("not-found")
    return FileResponse(wanted, headers={"cache-control": "no-cache"})


APP_PATHS = (
    "t",
    "replay",
    "replays",
    "rules",
    "library",
    "games",
    "game",
    "new",
    "score",
    "about",
    "help",
    "settings",
    "ask",
)


@router.get("/")
async def home() -> Response:
    return shell()


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """Every page is the same shell; the browser reads the address."""
    first = path.partition("/")[0]
    accepts = request.headers.get("accept", "")
    if first in APP_PATHS or (first not in ("api", "ws", "static", "words", "boards") and "text/html" in accepts):
        return shell()
    raise refuse("not-found")


class Headers:
    """Puts the security headers on every answer. Scripts and styles come from files of this service only."""

    def __init__(self, app: ASGIApp, fixed: dict[str, str]) -> None:
        self.app = app
        self.fixed = [(name.encode(), value.encode()) for name, value in fixed.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.fixed]
            await send(message)

        await self.app(scope, receive, with_headers)


SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; media-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class BodyLimit:
    """Refuses bodies that are too large before they are read to the end."""

    def __init__(
        self, app: ASGIApp, small: int = 64_000, large: int = 4_000_000, large_path: str = "/api/records"
    ) -> None:
        self.app = app
        self.small = small
        self.large = large
        self.large_path = large_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.large if scope["path"] == self.large_path else self.small
        length = dict(scope["headers"]).get(b"content-length")
        if length is not None and (not length.isdigit() or int(length) > limit):
            await too_large(send)
            return
        taken = 0
        started = over = False

        async def counted() -> Any:
            nonlocal taken, over
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > limit:
                    over = True
                    raise TooLargeError
            return message

        async def watched(message: Any) -> None:
            nonlocal started
            if over and not started:  # the application tells it as a body it could not read
                raise TooLargeError
            started = True
            await send(message)

        try:
            await self.app(scope, counted, watched)
        except TooLargeError:
            if not started:
                await too_large(send)


class TooLargeError(Exception):
    """A body grew beyond its limit."""


async def too_large(send: Send) -> None:
    body = b'{"code":"too-large","message":"This message is too large."}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
