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
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, ParamSpec, TypeVar

import typer

from tacora.core.data import to_data
from tacora.core.errors import TacoraError

if TYPE_CHECKING:
    from tacora.words import Words

__all__ = ["Json", "Language", "fail", "guarded", "own_folder", "print_json", "spoken_words", "switches", "wrong_use"]

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


def spoken_words(language: str | None) -> Words:
    """The words to tell what is wrong with: in ``language``, else, as where it is none of ours, the system's."""
    from tacora.words import Words, spoken_language

    return Words(spoken_language(language))


def switches(texts: Sequence[str] | None, language: str | None) -> dict[str, str]:
    """The values of ``--option name=value``, given once or more. Anything else is wrong use."""
    values: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            wrong_use(spoken_words(language).say("usage-pair", text=text[:60]))
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
        language = kwargs.get("language")
        wanted = language if isinstance(language, str) else None
        try:
            return function(*args, **kwargs)
        except TacoraError as error:
            from tacora.words import tell_error

            sentence = tell_error(error, wanted)
            if kwargs.get("json"):
                print_json({"error": error.code, "message": sentence})
            fail(sentence)
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(1) from None
        except OSError as error:
            fail(_trouble(error, spoken_words(wanted)))

    return wrapper


def _trouble(error: OSError, words: Words) -> str:
    """What the system refuses, with the file it is about."""
    if not error.filename:
        return words.say("usage-system-trouble", reason=error.strerror or str(error))
    kinds = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "forbidden"}
    kind = kinds.get(type(error), "trouble")
    reason = {"reason": error.strerror or str(error)} if kind == "trouble" else {}
    return words.say(f"usage-file-{kind}", file=os.fsdecode(error.filename), **reason)
