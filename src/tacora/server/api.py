"""The REST doors: games, tables, records."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib import resources
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tacora import bots
from tacora.core import registry
from tacora.core.data import to_data
from tacora.core.errors import TacoraError
from tacora.core.match import moments, verify_record
from tacora.core.meta import GameMeta
from tacora.core.protocol import Chosen, Dealt
from tacora.core.record import MatchRecord
from tacora.server import addresses
from tacora.server.errors import refuse
from tacora.server.limits import network
from tacora.server.referee import Join, Look
from tacora.server.service import Service
from tacora.server.wire import CreateTable, JoinTable, Refusal
from tacora.words import catalogue_text

__all__ = ["looked_up", "router", "words_router"]

REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=REFUSED)
words_router = APIRouter(responses=REFUSED)
MAX_SHOWN_STEPS = 3_000


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def address_of(request: Request) -> str:
    return network(request.client.host) if request.client is not None else ""


def looked_up(request: Request) -> Service:
    """The service, if this address has not looked up too much already (codes must not be guessable)."""
    service = service_of(request)
    if not service.lookups.take(address_of(request)):
        raise refuse("too-fast")
    return service


def game_card(meta: GameMeta) -> dict[str, Any]:
    """A game's card as the browser shows it."""
    return {
        "id": meta.id,
        "title": meta.title,
        "authors": list(meta.authors),
        "year": meta.year,
        "players": list(meta.players),
        "official_players": list(meta.official_players),
        "minutes": meta.minutes,
        "age": meta.age,
        "stage": meta.stage,
        "default_preset": meta.options.default_preset,
        "presets": [
            {
                "name": preset.name,
                "title": preset.title,
                "values": to_data(meta.options.resolve(preset.name)),
                "house": preset.house,
                "uncertain": list(preset.uncertain),
            }
            for preset in meta.options.presets
        ],
        "options": [to_data(option) for option in meta.options.options],
        "bots": [
            {
                "name": spec.name,
                "help": spec.help,
                "source": spec.source,
                "level": spec.level,
                "parameters": [to_data(parameter) for parameter in spec.parameters],
            }
            for spec in bots.specs(meta.id)
        ],
        "expiry_actions": list(meta.expiry_actions),
        "board": resources.files(meta.package).joinpath("board", "board.js").is_file(),
    }


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """The cards of all games."""
    return [game_card(meta) for meta in registry.all_games() if meta.stage != "template"]


@router.post("/tables", status_code=201)
async def create_table(request: Request, wish: CreateTable) -> dict[str, Any]:
    """Lay a table. The answer's ``token`` is the creator's key to the seat; it is shown this once."""
    service = service_of(request)
    if not service.creates.take(address_of(request)):
        raise refuse("too-many-tables")
    return await service.create_table(wish)


@router.get("/tables")
async def listed_tables(request: Request) -> list[dict[str, Any]]:
    """The tables whose hosts want to be found. Private tables are never among them."""
    return await looked_up(request).listed()


@router.get("/tables/{code}")
async def table(request: Request, code: str) -> dict[str, Any]:
    """One table, for anyone who has its code."""
    found = await looked_up(request).sequencer.ask(clean_code(code), Look())
    shown: dict[str, Any] = found["table"]
    return shown


@router.post("/tables/{code}/join")
async def join_table(request: Request, code: str, wish: JoinTable) -> dict[str, Any]:
    """Take a seat: the one asked for, else the first open one."""
    return await looked_up(request).sequencer.ask(clean_code(code), Join(wish.profile, wish.seat))


@router.get("/tables/{code}/qr.svg", response_class=Response)
async def table_qr(request: Request, code: str) -> Response:
    """The link to a table as a QR code."""
    service = looked_up(request)
    await service.sequencer.ask(clean_code(code), Look())
    base = addresses.public_base(service.settings, str(request.base_url))
    try:
        image = segno.make(f"{base}/t/{clean_code(code)}", micro=False).svg_inline(scale=8, border=2, light="#fff")
    except segno.DataOverflowError:  # an address made of a header no browser sends
        raise refuse("invalid-request") from None
    return Response(image.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), media_type="image/svg+xml")


@router.get("/host")
async def host(request: Request) -> dict[str, Any]:
    """Under which addresses other devices reach this service, as far as it knows."""
    service = service_of(request)
    local = address_of(request) in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    return {"addresses": addresses.reachable(service.settings, str(request.base_url)), "local": local}


@router.get("/records/{record_id}", response_class=Response)
async def record(request: Request, record_id: str) -> Response:
    """A finished match as a record file. Its seed is in it: the cards can be dealt again."""
    body = await stored_record(request, record_id)
    headers = {"content-disposition": f'attachment; filename="tacora-{record_id}.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.get("/records/{record_id}/replay")
async def replay(
    request: Request, record_id: str, viewer: Annotated[str, Query(max_length=12)] = "spectator"
) -> dict[str, Any]:
    """A finished match step by step, as a seat (its number), a ``spectator`` or with all chests open (``full``)."""
    body = await stored_record(request, record_id)
    return await asyncio.to_thread(replay_view, MatchRecord.loads(body), viewer)


@router.post("/records")
async def check_record(
    request: Request, record: Annotated[dict[str, Any], Body()], viewer: Annotated[str, Query(max_length=12)] = "full"
) -> dict[str, Any]:
    """Check a record: its shuffle, its rules, its result; and show it. Nothing is kept."""
    looked_up(request)
    return await asyncio.to_thread(checked_view, record, viewer)


@words_router.get("/words/{language}.ftl", response_class=PlainTextResponse)
async def words(language: str, game: Annotated[str | None, Query(max_length=64)] = None) -> Response:
    """All words of a language, and of one game, as Project Fluent text."""
    if game is not None:
        registry.get(game)
    text = await asyncio.to_thread(catalogue_text, language, game)
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})


def clean_code(code: str) -> str:
    """A code as people type it: lower case and spaces do not matter. Empty when it can be no table's: what a
    database cannot hold (a zero byte) would fail the transaction it shares with other tables."""
    cleaned = code.strip().replace(" ", "").replace("-", "").upper()[:16]
    return cleaned if cleaned.isascii() and cleaned.isalnum() else ""


async def stored_record(request: Request, record_id: str) -> str:
    service = looked_up(request)
    known = record_id.isascii() and record_id.isalnum() and len(record_id) <= 24
    body: str | None = await service.reading(service.store.record(record_id)) if known else None
    if body is None:
        raise refuse("record-not-found")
    return body


def checked_view(data: Mapping[str, Any], viewer: str) -> dict[str, Any]:
    record = MatchRecord.from_data(data)
    if len(record.steps) > MAX_SHOWN_STEPS:
        raise refuse("record-too-long")
    differences = verify_record(record)
    try:
        shown = replay_view(record, viewer)
    except TacoraError:
        if not differences:
            raise
        shown = {}
    return {**shown, "ok": not differences, "differences": to_data(differences)}


def replay_view(record: MatchRecord, viewer: str) -> dict[str, Any]:
    """All places of a record for one viewer."""
    if len(record.steps) > MAX_SHOWN_STEPS:
        raise refuse("record-too-long")
    game, places = moments(record)
    meta = registry.get(record.game)
    full = viewer == "full"
    player: int | None = None
    if viewer.isascii() and viewer.isdigit() and int(viewer) < record.num_players:
        player = int(viewer)
    elif viewer not in ("full", "spectator"):
        raise refuse("no-such-seat")

    def observed(state: Any) -> Any:
        shown = to_data(game.observe(state, player))
        if full and isinstance(shown, dict):
            # Every seat's own view together is everything there is to know.
            for one in range(record.num_players):
                own = to_data(game.observe(state, one))
                for key, value in shown.items():
                    shown[key] = uncovered(value, own[key])
        return shown

    def events_of(events: Any) -> list[Any]:
        if full:
            return [to_data(event) for event in events]
        return [to_data(event) for event in (game.redact(one, player) for one in events) if event is not None]

    shown = []
    for place in places:
        step: dict[str, Any] | None = None
        if isinstance(place.step, Dealt):
            step = {"dealt": game.format_outcome(place.step.outcome)}
        elif isinstance(place.step, Chosen):
            step = {"chosen": {str(one): game.format_action(action) for one, action in place.step.actions.items()}}
        shown.append(
            {
                "index": place.index,
                "step": step,
                "events": events_of(place.events),
                "observation": observed(place.state),
            }
        )
    summary = record.to_data()
    summary.pop("steps")
    return {
        "record_summary": summary,
        "game": record.game,
        "title": meta.title,
        "options": to_data(dict(record.options)),
        "seats": list(record.seats),
        "initial": shown[0]["observation"],
        "moments": shown,
        "seed": summary["seed"],
        "commitment": record.commitment,
    }


def uncovered(one: Any, other: Any) -> Any:
    """``one`` with what is hidden in it (``None``) taken from ``other``."""
    if one is None:
        return other
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [uncovered(a, b) for a, b in zip(one, other, strict=True)]
    return one
