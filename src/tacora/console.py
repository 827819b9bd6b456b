"""What all commands share: common options, output, the person's own folder, and how an error is told.

A refusal (`tacora.core.errors.TacoraError`) ends a command with exit status 1 and a sentence on standard
error; wrong use with status 2.
"""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn, ParamSpec, TypeVar

import typer

from tacora.core.data import to_data
from tacora.core.errors import TacoraError

__all__ = ["Json", "Language", "fail", "guarded", "own_folder", "print_json", "switches", "wrong_use"]

P = ParamSpec("P")
R = TypeVar("R")

Language = Annotated[
    str | None,
    typer.Option("--language", "-l", help="fr, es or en; otherwise the language of your system.", metavar="LANG"),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]


def print_json(value: Any) -> None:
    """Write one JSON value to standard output."""
    json.dump(to_data(value), sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def fail(message: str, status: int = 1) -> NoReturn:
    """Say what is wrong on standard error and stop."""
    sys.stderr.write(f"tacora: {message}\n")
    raise typer.Exit(status)


def wrong_use(message: str) -> NoReturn:
    """Stop with exit status 2."""
    fail(message, 2)


def switches(texts: Sequence[str] | None) -> dict[str, str]:
    """The values of ``--option name=value``, given once or more. Anything else is wrong use."""
    values: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            wrong_use(f"--option {text[:60]!r}: expected name=value.")
        values[name.strip()] = value.strip()
    return values


def own_folder() -> Path:
    """Where this person's games and unfinished work are kept: ``$TACORA_HOME`` if set, else the user's data folder."""
    own = os.environ.get("TACORA_HOME")
    if own:
        return Path(own).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tacora", appauthor=False)


def guarded(function: Callable[P, R]) -> Callable[P, R]:
    """Turn refusals and unreadable files into a sentence and exit status 1; with ``--json`` also an object.

    The sentence is in the command's language where the catalogue has the error's code.
    """

    @functools.wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except TacoraError as error:
            from tacora.words import tell_error

            language = kwargs.get("language")
            sentence = tell_error(error, language if isinstance(language, str) else None)
            if kwargs.get("json"):
                print_json({"error": error.code, "message": sentence})
            fail(sentence)
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(1) from None
        except OSError as error:
            fail(f"{error.strerror or error}: {error.filename}" if error.filename else str(error))

    return wrapper
