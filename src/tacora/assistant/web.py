"""The rules desk over REST: a router for the table service.

Refusals are an HTTP status with ``{"code", "message"}``, the sentence in the wanted language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from tacora.assistant import booklet as pages
from tacora.assistant import doors
from tacora.assistant.desk import desk_for
from tacora.core.errors import GameNotFound, TacoraError
from tacora.core.rulebook import UnknownParagraph
from tacora.words import LANGUAGES, tell_error

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["rules desk"])

Language = Annotated[str | None, Query(max_length=20, description="fr, es or en; otherwise Accept-Language.")]
Accept = Annotated[str | None, Header(alias="Accept-Language", max_length=300)]
Game = Annotated[str, Query(max_length=60)]
Preset = Annotated[str | None, Query(max_length=60, description="The edition played.")]


class AskBody(BaseModel):
    """A question at the table. ``observation``: the asker's own view of the match, as the table service sends it."""

    q: str = Field(max_length=20_000)
    language: str | None = Field(None, max_length=20)
    preset: str | None = Field(None, max_length=60)
    game: str = Field("diamant", max_length=60)
    observation: dict[str, Any] | None = None


class ExplainBody(BaseModel):
    """An event, and the observation just before it, both as plain data."""

    event: dict[str, Any]
    before: dict[str, Any] | None = None
    language: str | None = Field(None, max_length=20)
    edition: str | None = Field(None, max_length=60, description="Family of words (hazard_set) without `before`.")
    game: str = Field("diamant", max_length=60)


def _language(wanted: str | None, accepted: str | None) -> str:
    """The wanted language, else the first of ours in Accept-Language, else English."""
    if wanted:
        return wanted
    for part in (accepted or "").split(","):
        tag = part.partition(";")[0].strip().replace("_", "-").partition("-")[0].lower()
        if tag in LANGUAGES:
            return tag
    return "en"


def _answer(language: str, work: Callable[[], Any]) -> Any:
    try:
        return work()
    except TacoraError as error:
        status = 404 if isinstance(error, GameNotFound | UnknownParagraph) else 422
        return JSONResponse({"code": error.code, "message": tell_error(error, _spoken(language))}, status_code=status)


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


@router.get("/ask")
def ask(
    q: Annotated[str, Query(max_length=20_000)],
    language: Language = None,
    preset: Preset = None,
    game: Game = "diamant",
    accept_language: Accept = None,
) -> Any:
    """Answer a question. Without ``language`` the answer is in the question's own."""
    fallback = _language(language, accept_language)
    return _answer(fallback, lambda: desk_for(game).ask(q, language=language, preset=preset).to_data())


@router.post("/ask")
def ask_at_table(body: AskBody, accept_language: Accept = None) -> Any:
    """Answer a question that may be about the position the asker sees."""

    def work() -> Any:
        desk = desk_for(body.game)
        seen = desk.knowledge.module.observation_of(body.observation) if body.observation is not None else None
        return desk.ask(body.q, language=body.language, preset=body.preset, observation=seen).to_data()

    return _answer(_language(body.language, accept_language), work)


@router.post("/explain")
def explain(body: ExplainBody, accept_language: Accept = None) -> Any:
    """Why did this happen? The rule, with the numbers of that moment."""
    spoken = _language(body.language, accept_language)

    def work() -> Any:
        desk = desk_for(body.game)
        if body.before is not None:
            desk.knowledge.module.observation_of(body.before)  # refuses what is no position
        reason = desk.explain(body.event, body.before, language=spoken, edition=body.edition)
        return {
            "text": reason.text,
            "lines": list(reason.lines),
            "rules": list(reason.rules),
            "pages": list(reason.pages),
            "page_edition": desk.knowledge.page_edition,
            "language": reason.language,
        }

    return _answer(spoken, work)


@router.get("/rules/{game}")
def rules(game: str, edition: Preset = None, language: Language = None, accept_language: Accept = None) -> Any:
    """The booklet page of one edition (default: the game's default edition) with the whole numbered rulebook."""
    spoken = _language(language, accept_language)

    def work() -> Any:
        desk = desk_for(game[:60])
        wanted = edition or desk.meta.options.default_preset
        return pages.booklet(desk.knowledge, wanted, _checked(spoken))

    return _answer(spoken, work)


@router.get("/rules/{game}/{paragraph}")
def rule(game: str, paragraph: str, language: Language = None, accept_language: Accept = None) -> Any:
    """One numbered paragraph, for instance R3.2."""
    spoken = _language(language, accept_language)
    return _answer(spoken, lambda: doors.read_rule(paragraph, spoken, game[:60]))


@router.get("/editions")
def editions(game: Game = "diamant", language: Language = None, accept_language: Accept = None) -> Any:
    """All printings side by side."""
    spoken = _language(language, accept_language)
    return _answer(spoken, lambda: doors.compare_editions(spoken, game))


@router.get("/share")
def share(
    gems: Annotated[str, Query(max_length=200, description="Gems, with commas between cards: 9 or 3,3")],
    explorers: Annotated[int, Query(ge=1, le=8)],
    leaving: bool = False,
    preset: Preset = None,
    game: Game = "diamant",
    language: Language = None,
    accept_language: Accept = None,
) -> Any:
    """What each gets of a treasure, or of what lies on the path (``leaving``)."""
    spoken = _language(language, accept_language)

    def work() -> Any:
        parts = gems.replace("+", ",").split(",")
        if not all(part.strip().isascii() and part.strip().isdigit() and len(part.strip()) <= 3 for part in parts):
            raise doors.InvalidSituation("Gems are whole numbers with commas between.")
        amounts = [int(part) for part in parts]
        return doors.compute_share(amounts, explorers, leaving=leaving, preset=preset, language=spoken, game=game)

    return _answer(spoken, work)


@router.get("/chances")
def chances(
    path: Annotated[str, Query(max_length=400, description="Cards on the path: 7 snakes 11 relic")],
    preset: Preset = None,
    game: Game = "diamant",
    language: Language = None,
    accept_language: Accept = None,
) -> Any:
    """The chance that the next card ends the first cave."""
    spoken = _language(language, accept_language)
    return _answer(spoken, lambda: doors.compute_odds(path, preset=preset, language=spoken, game=game))


def _checked(language: str) -> str:
    from tacora.words import detect_language

    return detect_language(language)
