"""The ASGI application."""

from __future__ import annotations

import hmac
import importlib
import importlib.util
import json
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import tacora
from tacora.core.errors import TacoraError
from tacora.server import api, metrics, pages
from tacora.server.clock import ServiceClock
from tacora.server.errors import refuse, status_of
from tacora.server.language import language_of, sentence
from tacora.server.service import Service
from tacora.server.settings import Settings, default_database
from tacora.server.sockets import serve_socket

__all__ = ["ENVIRONMENT", "create_app", "from_environment"]

log = logging.getLogger("tacora.server")
ENVIRONMENT = "TACORA_SERVICE"
"""The environment variable that hands the settings (JSON) to the worker processes."""


def create_app(settings: Settings | None = None, clock: ServiceClock | None = None) -> FastAPI:
    """The service as an application; it opens its database when it is started (ASGI lifespan)."""
    settings = settings if settings is not None else Settings()
    if not settings.database:
        settings = Settings.from_data({**settings.to_data(), "database": default_database()})

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, clock)
        app.state.service = service
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="Tacora",
        version=tacora.__version__,
        description="Tables, seats and records. What happens at a table goes over its socket: see docs/wire.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=5)
    app.add_middleware(pages.BodyLimit)
    app.add_middleware(pages.Headers, fixed=pages.SECURITY)
    app.add_exception_handler(TacoraError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    app.include_router(api.router)
    app.include_router(api.words_router)
    _mount_assistant(app)

    @app.websocket("/ws/tables/{code}")
    async def table_socket(websocket: WebSocket, code: str) -> None:
        await serve_socket(websocket, websocket.app.state.service, api.clean_code(code))

    app.add_api_route("/health", _health, include_in_schema=False)
    app.add_api_route("/ready", _ready, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    folder = pages.static_folder()
    if folder.is_dir():
        app.mount("/static", pages.Checked(directory=folder), name="static")
    app.include_router(pages.router)
    return app


def from_environment() -> FastAPI:
    """The application of a worker process."""
    from tacora.server import logs, tidy

    logs.set_up()
    tidy.set_up()
    return create_app(Settings.from_data(json.loads(os.environ.get(ENVIRONMENT, "{}"))))


def _mount_assistant(app: FastAPI) -> None:
    """The rules desk, where it is installed."""
    try:
        found = importlib.util.find_spec("tacora.assistant.web")
    except ModuleNotFoundError:
        found = None
    if found is None:
        return
    try:
        app.include_router(
            importlib.import_module("tacora.assistant.web").router, dependencies=[Depends(api.looked_up)]
        )
    except ImportError as error:  # an extra that is not installed
        log.info("the rules desk is not available: %s", error)


def refusal(error: TacoraError, request: Request) -> JSONResponse:
    language = language_of(request.headers.get("accept-language"))
    body: dict[str, Any] = {"code": error.code, "message": sentence(error, language)}
    metrics.REFUSED.labels(error.code).inc()
    headers = {"content-language": language, "vary": "Accept-Language"}
    return JSONResponse(body, status_code=status_of(error), headers=headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TacoraError)
    return refusal(error, request)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    response = refusal(refuse("invalid-request"), request)
    # Where, not what: the input may hold a secret and does not belong into answers or logs.
    where = [".".join(str(part)[:40] for part in one["loc"])[:120] for one in error.errors()[:5]]
    body = {**json.loads(bytes(response.body)), "where": where}
    return JSONResponse(body, status_code=422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {400: "invalid-request", 404: "not-found", 405: "method-not-allowed"}.get(error.status_code)
    if code is None:
        return JSONResponse(
            {"code": "http-error", "message": str(error.detail)[:200]}, error.status_code, headers=error.headers
        )
    response = refusal(refuse(code), request)
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, error: Exception) -> Response:
    return refusal(refuse("internal-error"), request)


async def _health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


async def _ready(request: Request) -> Response:
    """The service can take players: it has started and its database can be written."""
    service: Service = request.app.state.service
    if not service.started or service.stopping or not await service.store.alive():
        return JSONResponse({"status": "not ready"}, status_code=503)
    return JSONResponse({"status": "ready"})


async def _metrics(request: Request) -> Response:
    """For Prometheus on this machine, or with the token that was set. They count private tables too."""
    service: Service = request.app.state.service
    wanted = service.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if not (near and not forwarded) and not (wanted and hmac.compare_digest(given.encode(), wanted.encode())):
        return refusal(refuse("not-found"), request)
    return Response(metrics.render(), media_type="text/plain; version=0.0.4; charset=utf-8")
