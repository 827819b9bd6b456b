"""Help and refusals of wrong use, in the person's language.

English stands where it belongs: in the commands' docstrings and ``help=`` texts, and in the framework itself. For
every other language `Speaking` takes all of it from ``words/<language>/help.ftl``: a command's text is the message
``help-<command>``, its line in the list the attribute ``.short``, a parameter's text the attribute of its name (else
that of ``help-any``, for those that mean the same in many commands), and what its value is called ``.<name>-value``.
A refusal is told by the kind of error, never by its English words. What has no message stays English.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import IO, TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from typer.core import TyperCommand

    from tacora.words import Words

    Base = TyperCommand
else:
    Base = object

__all__ = ["Refused", "Speaking", "language_of"]

# The framework brings its own copy of click or uses the installed one; its errors are where this one is.
_click: Any = sys.modules[typer.BadParameter.__module__]


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, wherever it does; else the system's.

    One that is not spoken here does not count: the command itself refuses it.
    """
    from tacora.words import spoken_language

    wanted: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument in ("-l", "--language"):
            wanted = "".join(arguments[place + 1 : place + 2])
        elif argument.startswith("--language="):
            wanted = argument.partition("=")[2]
        elif argument.startswith("-l"):
            wanted = argument[2:]
    return spoken_language(wanted)


class Refused(typer.BadParameter):
    """Wrong use, told in the person's language."""

    def __init__(self, sentence: str, ctx: Any, words: Words) -> None:
        super().__init__(sentence, ctx=ctx)
        self._words = words

    def format_message(self) -> str:
        return self.message

    def show(self, file: IO[Any] | None = None) -> None:
        lines = []
        if self.ctx is not None:
            lines += [self.ctx.get_usage(), self._words.say("help-try", command=self.ctx.command_path), ""]
        lines.append(self._words.say("help-wrong", sentence=self.message))
        typer.echo("\n".join(lines), file=file, err=file is None)


class Speaking(Base):
    """A command, or the group of all, that speaks another language once `speak` has given it the words."""

    words: Words | None = None

    def speak(self, words: Words, name: str) -> None:
        """Say everything in this language; ``name`` is the command's in the messages."""
        self.words = words
        self.help = _found(words, f"help-{name}") or self.help
        self.short_help = _found(words, f"help-{name}.short") or self.short_help
        self.options_metavar = _found(words, "help-options-place") or self.options_metavar
        for param in self.params:
            _translate(param, words, name)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)
        if self.words is not None and option is not None:
            _translate(option, self.words, "any")
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        if self.words is None:
            super().format_usage(ctx, formatter)
        else:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, prefix=self.words.say("help-usage") + " ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        if self.words is None:
            super().format_options(ctx, formatter)
            return
        rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                rows[param.param_type_name].append((record[0], _described(param, ctx, self.words)))
        for kind, ones in rows.items():
            self.write_section(formatter, f"help-{kind}s", ones)

    def write_section(self, formatter: Any, heading: str, rows: Sequence[tuple[str, str]]) -> None:
        """A heading with its own colon, as French sets a space before it, and rows below; nothing without rows."""
        if rows and self.words is not None:
            formatter.write_paragraph()
            formatter.write(self.words.say(heading) + "\n")
            with formatter.indentation():
                formatter.write_dl(rows)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given = list(args)
        try:
            return super().parse_args(ctx, args)
        except _click.UsageError as error:
            if self.words is None:
                raise
            sentence = _sentence(error, self, ctx, given)
            if sentence is None:
                raise
            raise Refused(sentence, ctx, self.words) from error


def _found(words: Words, *messages: str) -> str | None:
    return next((words.say(message) for message in messages if words.has(message)), None)


def _translate(param: Any, words: Words, name: str) -> None:
    key = param.name.replace("_", "-")
    param.help = _found(words, f"help-{name}.{key}", f"help-any.{key}") or param.help
    if param.metavar is not None or param.param_type_name == "argument":
        param.metavar = _found(words, f"help-{name}.{key}-value", f"help-any.{key}-value") or param.metavar


def _described(param: Any, ctx: Any, words: Words) -> str:
    """A parameter's text and, in brackets, what holds for it. (The framework does both at once, in English.)"""
    holds = []
    if param.show_envvar and param.envvar is not None:
        names = [param.envvar] if isinstance(param.envvar, str) else param.envvar
        holds.append(words.say("help-environment", names=", ".join(names)))
    default = _default(param, ctx)
    if default:
        holds.append(words.say("help-default", value=default))
    bounds = words.say("help-range", **_bounds(param))
    if bounds:
        holds.append(bounds)
    if param.required:
        holds.append(words.say("help-required"))
    return f"{param.help}  [{', '.join(holds)}]" if holds else str(param.help)


def _default(param: Any, ctx: Any) -> str:
    value = param.get_default(ctx, call=False) if param.show_default else None
    if value is None or isinstance(value, bool):
        names = param.opts if value else param.secondary_opts
        return str(names[0]).lstrip("-") if isinstance(value, bool) and param.secondary_opts else ""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _bounds(param: Any) -> dict[str, str]:
    """The least and the greatest number a parameter takes, as the variables of a message."""
    holder = param if hasattr(param, "type_descriptor") else getattr(param, "type", None)
    low, high = getattr(holder, "min", None), getattr(holder, "max", None)
    kind = "both" if None not in (low, high) else "low" if low is not None else "high" if high is not None else "none"
    return {"bounds": kind, "low": str(low), "high": str(high)}


def _names(param: Any) -> str:
    return " / ".join(param.opts) if param.param_type_name == "option" else str(param.metavar or param.name)


def _sentence(error: Any, command: Speaking, ctx: Any, given: list[str]) -> str | None:
    """What is wrong, by the kind of error; ``None`` for a kind that is none of the person's fault."""
    words = command.words
    assert words is not None
    if isinstance(error, _click.NoSuchOption):
        near = ", ".join(error.possibilities or ())
        return words.say("help-no-option", option=error.option_name, near=near, known="yes" if near else "no")
    if isinstance(error, _click.BadOptionUsage):
        options = [one for one in command.get_params(ctx) if error.option_name in (*one.opts, *one.secondary_opts)]
        flag = any(getattr(one, "is_flag", False) for one in options)
        return words.say("help-takes-no-value" if flag else "help-needs-value", option=error.option_name)
    if isinstance(error, _click.MissingParameter):
        return words.say("help-missing", kind=error.param.param_type_name, name=_names(error.param))
    if isinstance(error, _click.BadParameter) and error.param is not None:
        values, _ = _parsed(command, ctx, given)
        return _bad_value(error.param, words, values.get(error.param.name) or error.param.resolve_envvar_value(ctx))
    if type(error) is _click.UsageError:
        _, rest = _parsed(command, ctx, given)
        return words.say("help-too-much", words=" ".join(rest)) if rest else None
    return None


def _parsed(command: Any, ctx: Any, given: list[str]) -> tuple[Mapping[str, Any], list[str]]:
    """The words given to each parameter, and those left over."""
    values, rest, _ = command.make_parser(ctx).parse_args(args=list(given))
    return values, rest


def _bad_value(param: Any, words: Words, value: Any) -> str:
    descriptor = getattr(param, "type_descriptor", None)
    kind: Any = getattr(descriptor, "annotation", None)
    choices = getattr(descriptor if descriptor is not None else param.type, "choices", None)
    if descriptor is None:
        kind = {"integer": int, "float": float}.get(param.type.name.partition(" ")[0])
    return words.say(
        "help-bad-value",
        value=" ".join(map(str, value)) if isinstance(value, list | tuple) else str(value or ""),
        name=_names(param),
        needs="choice" if choices else {int: "whole", float: "number"}.get(kind, "other"),
        choices=", ".join(str(getattr(one, "value", one)) for one in choices or ()),
        **_bounds(param),
    )
