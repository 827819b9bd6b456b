"""The rules desk as an MCP server: tools for asking, reading a rule, comparing editions, computing a share and odds."""

from __future__ import annotations

from typing import Any

from mcp.server import MCPServer

import tacora
from tacora.assistant import doors
from tacora.assistant.desk import desk_for
from tacora.core.errors import TacoraError
from tacora.words import tell_error

__all__ = ["run", "server"]

_INSTRUCTIONS = (
    "Answers on the rules of the board game Diamant / Incan Gold, each with its source or computed by the engine. "
    "Quote the rule numbers you are given. An answer of kind not_covered means that the rules do not say."
)


def server(game: str = "diamant", language: str | None = None) -> MCPServer[Any]:
    """A server for one game. ``language`` is the default of answers. Raises `tacora.core.errors.GameNotFound`."""
    desk = desk_for(game)
    made: MCPServer[Any] = MCPServer(
        "tacora-rules", title=f"Rules of {desk.meta.title}", instructions=_INSTRUCTIONS, version=tacora.__version__
    )

    def told(error: TacoraError, wanted: str | None) -> dict[str, Any]:
        return {"error": error.code, "message": tell_error(error, wanted if wanted in ("fr", "es", "en") else None)}

    @made.tool()
    def ask(question: str, language: str | None = language, edition: str | None = None) -> dict[str, Any]:
        """Answer a rules question in a player's own words (French, Spanish or English).

        edition: schmidt2005, incan2006, iello2016, incan2020 or iello2022. The result's kind is computed, curated,
        passage or not_covered; rules are paragraph numbers for read_rule.
        """
        try:
            return desk.ask(question, language=language, preset=edition).to_data()
        except TacoraError as error:
            return told(error, language)

    @made.tool()
    def read_rule(number: str, language: str | None = language) -> dict[str, Any]:
        """Read one numbered paragraph of the rulebook, for instance R3.2, with its printed pages."""
        try:
            return doors.read_rule(number, language, game)
        except TacoraError as error:
            return told(error, language)

    @made.tool()
    def compare_editions(language: str | None = language) -> dict[str, Any]:
        """All printed editions side by side, with the rows in which they differ."""
        try:
            return doors.compare_editions(language, game)
        except TacoraError as error:
            return told(error, language)

    @made.tool()
    def compute_share(
        gems: list[int],
        explorers: int,
        leaving: bool = False,
        edition: str | None = None,
        language: str | None = language,
    ) -> dict[str, Any]:
        """Share gems by the engine: one treasure card among explorers inside, or with leaving=true what lies on each
        card of the path among those who leave together."""
        try:
            return doors.compute_share(gems, explorers, leaving=leaving, preset=edition, language=language, game=game)
        except TacoraError as error:
            return told(error, language)

    @made.tool()
    def compute_odds(path: str, edition: str | None = None, language: str | None = language) -> dict[str, Any]:
        """The chance that the next card ends the first cave, for the cards on the path in order, such as
        "7 snakes 11 relic"."""
        try:
            return doors.compute_odds(path, preset=edition, language=language, game=game)
        except TacoraError as error:
            return told(error, language)

    return made


def run(game: str = "diamant", language: str | None = None) -> None:
    """Serve over standard input and output until the client hangs up."""
    server(game, language).run("stdio")
