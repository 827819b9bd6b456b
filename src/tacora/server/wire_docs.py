"""Writes ``docs/wire.md`` and ``docs/wire.schema.json`` from the models in `tacora.server.wire`.

Run ``python -m tacora.server.wire_docs docs`` after changing a message; a test compares.
"""

from __future__ import annotations

import inspect
import json
import sys
import typing
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from tacora.server import wire
from tacora.server.errors import REFUSALS

__all__ = ["page", "schema"]

INTRODUCTION = """\
# The wire: what a table and its clients say to each other

This page is generated from `tacora.server.wire` (`python -m tacora.server.wire_docs docs`). The same as JSON Schema:
[wire.schema.json](wire.schema.json). What is asked over plain HTTP (laying and joining tables, games, records) is
described by the service itself at `/api/openapi.json`. A whole client: [bot_client.py](../examples/bot_client.py).

## A connection

1. `POST /api/tables` lays a table, `POST /api/tables/{code}/join` takes a seat; both answer with a `token`, the key to
   the seat. It is shown this once and never belongs into an address.
2. Open the WebSocket `/ws/tables/{code}` and send `hello` first. A client that knows the number of the last message it
   saw names it in `last` and gets the messages since; else, and when that is too long ago, a `snapshot`.
3. Messages with a `number` rise by one without gaps, the same numbers for every viewer; what a viewer may not know is
   left out of them. Old state + messages = the state a fresh snapshot has.
4. Give each message of yours an `id` of its own (random, at most 64 characters). It is answered with `ok` when the
   change is on the disk, or with `refused`, a code and a sentence in your language, and then nothing was changed.
   The same message sent again does nothing more, so after a broken line just send it again.
5. `choose` names the request it answers. It may be changed, or taken back with `withdraw`, until the last envelope is
   in; after that it is refused as `late`.
6. `contribute` asks the device for a random number before the first card, after the service has shown the hash of its
   own secret: nobody can choose the cards. Who does not answer in two seconds leaves the shuffle to the others.

All times are durations in milliseconds. Frames are text, at most 16 KiB from clients. Close codes: 4404 no such table,
4403 refused (the reason comes before it), 4400 no `hello`, 4408 none in time, 4429 too many, 1008 flood, 1009 frame too
large, 1012 restart and 1013 too slow or store busy (for both: connect again).
"""


def members(union: Any) -> list[type[BaseModel]]:
    return list(typing.get_args(typing.get_args(union)[0]))


def schema() -> dict[str, Any]:
    """JSON Schema of all messages, by direction."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tacora wire messages, version 1",
        "from_client": wire.CLIENT.json_schema(),
        "from_service": wire.SERVICE.json_schema(),
    }


def kind(annotation: dict[str, Any]) -> str:
    """A property's type as a reader says it."""
    if "const" in annotation:
        return f"`{json.dumps(annotation['const'])}`"
    if "enum" in annotation:
        return " or ".join(f"`{json.dumps(item)}`" for item in annotation["enum"])
    if "$ref" in annotation:
        return str(annotation["$ref"]).rpartition("/")[2]
    if "anyOf" in annotation:
        return " or ".join(kind(one) for one in annotation["anyOf"])
    if annotation.get("type") == "array":
        return f"list of {kind(annotation['items'])}" if annotation.get("items") else "list"
    if annotation.get("type") == "object":
        values = annotation.get("additionalProperties")
        return f"object of {kind(values)}" if isinstance(values, dict) and values else "object"
    limits = []
    for name, sign in (("minimum", "≥ "), ("maximum", "≤ "), ("maxLength", "length ≤ "), ("pattern", "")):
        if name in annotation:
            limits.append(f"{sign}{annotation[name]}".replace("|", "\\|"))
    name = str(annotation.get("type", "any")).replace("null", "`null`")
    return f"{name} ({', '.join(limits)})" if limits else name


def describe(model: type[BaseModel], title: str, level: str) -> list[str]:
    data = TypeAdapter(model).json_schema()
    lines = [f"{level} {title}", ""]
    own = model.__doc__ if "__doc__" in vars(model) else None
    if own:
        lines += [inspect.cleandoc(own).replace("``", "`"), ""]
    rows = [(name, part) for name, part in data.get("properties", {}).items() if name not in ("v", "type")]
    if rows:
        lines += ["| field | value | |", "|---|---|---|"]
        for name, part in rows:
            needed = "required" if name in data.get("required", ()) else f"default `{json.dumps(part.get('default'))}`"
            lines.append(f"| `{name}` | {kind(part)} | {needed} |")
        lines.append("")
    return lines


def page() -> str:
    """The whole page as Markdown."""
    lines = [INTRODUCTION, "## From clients", ""]
    for model in members(wire.ClientMessage):
        lines += describe(model, f"`{model.model_fields['type'].annotation.__args__[0]}`", "###")  # type: ignore[union-attr]
    lines += ["## From the service", ""]
    for model in members(wire.ServiceMessage):
        lines += describe(model, f"`{model.model_fields['type'].annotation.__args__[0]}`", "###")  # type: ignore[union-attr]
    lines += ["## Parts", ""]
    for part in (
        wire.TableView,
        wire.SeatView,
        wire.MatchView,
        wire.RequestView,
        wire.OverView,
        wire.SeedView,
        wire.You,
        wire.ChatLine,
        wire.ClockRule,
        wire.Profile,
    ):
        lines += describe(part, part.__name__, "###")
    lines += [
        "## Codes of refusals",
        "",
        "Refusals of the rules (`illegal-action`, `not-your-turn`, …) come on top.",
        "",
    ]
    lines += ["| code | HTTP | |", "|---|---|---|"]
    lines += [f"| `{code}` | {status} | {sentence} |" for code, (status, sentence) in sorted(REFUSALS.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    folder.mkdir(exist_ok=True)
    (folder / "wire.md").write_text(page(), encoding="utf-8")
    text = json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
    (folder / "wire.schema.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
