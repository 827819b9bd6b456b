"""The command ``tacora``. Each command is imported only when it is asked for, so that help is quick."""

from __future__ import annotations

import importlib
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import tacora

# name: (where its function or Typer app is, one line of help, the extra it needs)
COMMANDS: dict[str, tuple[str, str, str | None]] = {
    "play": ("tacora.tui.commands:play", "Play at this keyboard, alone against bots or in turns.", None),
    "serve": ("tacora.server.commands:serve", "Open a table in the browser, for you and your friends.", "server"),
    "replay": ("tacora.tui.commands:replay", "Step through a recorded match.", None),
    "verify": ("tacora.tui.commands:verify", "Deal a record again from its seed and compare.", None),
    "games": ("tacora.tui.commands:games", "Cards and options of all games.", None),
    "simulate": ("tacora.simulate.commands:simulate", "Play many matches between bots.", "simulate"),
    "tournament": ("tacora.simulate.commands:tournament", "Bots against bots, with honest intervals.", "simulate"),
    "sweep": ("tacora.simulate.commands:sweep", "Vary a bot's parameters and draw the heat map.", "simulate"),
    "odds": ("tacora.simulate.odds_command:odds", "Exact odds of a position.", None),
    "ask": ("tacora.assistant.commands:ask", "Ask about the rules.", "assistant"),
    "mcp": ("tacora.assistant.commands:mcp", "Serve the rules desk to programs (MCP).", "mcp"),
    "backup": ("tacora.server.commands:backup", "Copy the tables' database while it is in use.", "server"),
}


class LazyGroup(TyperGroup):
    """Lists commands from `COMMANDS` and imports one when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return _load(cmd_name, *COMMANDS[cmd_name]) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, short) for name, (_, short, _) in COMMANDS.items()])


def _load(name: str, where: str, short: str, extra: str | None) -> Any:
    module, _, attribute = where.partition(":")
    try:
        target = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if extra is None or missing == "tacora":
            raise
        sys.stderr.write(f"tacora {name} needs {missing}; install it with: pip install 'tacora[{extra}]'\n")
        raise SystemExit(1) from None
    if isinstance(target, typer.Typer):
        return typer.main.get_command(target)
    command = typer.Typer(add_completion=False, rich_markup_mode=None)
    command.command(name, short_help=short)(target)
    return typer.main.get_command(command)


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Tacora: a playable toy library. Start with: tacora play",
)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"tacora {tacora.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Entry point of the command ``tacora``."""
    app(prog_name="tacora")
