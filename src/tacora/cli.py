"""The command ``tacora``. Each command is imported only when it is asked for, so that help is quick."""

from __future__ import annotations

import contextlib
import difflib
import importlib
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import tacora
from tacora.console import Language
from tacora.help import Refused, Speaking, language_of

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


class Command(Speaking, TyperCommand):
    """One command, in the person's language."""


class LazyGroup(Speaking, TyperGroup):
    """Lists commands from `COMMANDS` and imports one when it is asked for."""

    def main(self, args: Any = None, *others: Any, **settings: Any) -> Any:
        language = language_of(sys.argv[1:] if args is None else list(args))
        if language != "en":
            from tacora.words import Words

            self.speak(Words(language, help_only=True), "tacora")
        return super().main(args, *others, **settings)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        command = _load(cmd_name, *COMMANDS[cmd_name], language=self.words.language if self.words else "en")
        if self.words is not None and isinstance(command, Speaking):
            command.speak(self.words, cmd_name)
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.words is not None and args[0] not in COMMANDS and not ctx.resilient_parsing:
            near = ", ".join(difflib.get_close_matches(args[0], COMMANDS))
            told = self.words.say("help-no-command", command=args[0], near=near, known="yes" if near else "no")
            raise Refused(told, ctx, self.words)
        name, command, rest = super().resolve_command(ctx, args)
        wanted = ctx.params.get("language")
        return name, command, rest if wanted is None else ["--language", wanted, *rest]

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        if self.words is not None:
            self.subcommand_metavar = self.words.say("help-command-place")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        if self.words is not None:  # in English the group has done so
            self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        if self.words is None:
            with formatter.section("Commands"):
                formatter.write_dl([(name, short) for name, (_, short, _) in COMMANDS.items()])
        else:
            say = self.words.say
            self.write_section(formatter, "help-commands", [(name, say(f"help-{name}.short")) for name in COMMANDS])


def _load(name: str, where: str, short: str, extra: str | None, *, language: str = "en") -> Any:
    module, _, attribute = where.partition(":")
    try:
        target = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if extra is None or missing == "tacora":
            raise
        from tacora.words import Words

        told = Words(language).say("usage-needs-extra", command=name, module=missing, extra=extra)
        sys.stderr.write(f"tacora: {told}\n")
        raise SystemExit(1) from None
    if isinstance(target, typer.Typer):
        return typer.main.get_command(target)
    command = typer.Typer(add_completion=False, rich_markup_mode=None)
    command.command(name, cls=Command, short_help=short)(target)
    return typer.main.get_command(command)


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    invoke_without_command=True,
    rich_markup_mode=None,
    help="Tacora: a playable toy library. Start with: tacora play",
)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"tacora {tacora.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
    language: Language = None,
) -> None:
    if ctx.invoked_subcommand is None:  # a language and nothing else: as with nothing at all
        typer.echo(ctx.get_help(), err=True)
        raise typer.Exit(2)


def main() -> None:
    """Entry point of the command ``tacora``."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal may lack a letter
    app(prog_name="tacora")
