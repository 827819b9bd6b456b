"""The command ``odds``: exact odds of a position given in a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from tacora.console import Json, Language, guarded, print_json, switches
from tacora.core import registry
from tacora.core.data import to_data

__all__ = ["odds"]

_BAR = 24
_TOO_SMALL = 0.0005
"""Rows whose chance would read 0.0 % are left out of the table; the JSON has them all."""


@guarded
def odds(
    path: Annotated[
        str, typer.Option(help="The cards on the path: a treasure's number, a hazard's key or relic, with spaces.")
    ] = "",
    preset: Annotated[str | None, typer.Option(help="The edition, for example iello2016 or schmidt2005.")] = None,
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    inside: Annotated[int | None, typer.Option(help="Explorers still in the cave; all by default.")] = None,
    carried: Annotated[
        int | None, typer.Option(help="Gems each explorer carries; by default as if nobody had left.")
    ] = None,
    left: Annotated[int | None, typer.Option(help="Gems lying on the path; by default as if nobody had left.")] = None,
    cave: Annotated[int, typer.Option(help="Which cave it is, from 1.")] = 1,
    removed: Annotated[str, typer.Option(help="Hazards out of the game, with spaces.")] = "",
    relics_out: Annotated[int, typer.Option(help="Relics carried out in earlier caves.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A switch as name=value; may be repeated.")
    ] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Exact odds of a position: the next card, leaving now, and the best for an explorer alone.

    Example: tacora odds --players 5 --path "7 snakes 11 relic"
    """
    meta = registry.get("diamant")
    values = meta.options.resolve(preset, switches(option, language))
    exact = meta.part("odds")
    seen = meta.part("position").position(
        values,
        players,
        path,
        inside=inside,
        carried=carried,
        left=left,
        cave=cave,
        removed=removed,
        relics_out=relics_out,
    )
    result = dict(exact.advise(seen))
    try:
        match = exact.lone_match(seen)
        result["lone_match_value"], result["lone_match_action"] = float(match.value), match.action
    except exact.OddsTooLarge:
        result["lone_match_value"] = result["lone_match_action"] = None
    result.update(
        preset=meta.options.preset_of(values),
        players=players,
        inside=len(seen.explorers),
        cave=cave,
        path=to_data(seen.path),
        carried=seen.carried,
        left=seen.gems_left,
        cards_left=seen.cards_left,
        bust_cards=seen.bust_weight,
    )
    if json:
        print_json(result)
    else:
        _show(result, values, language)


def _show(result: Mapping[str, Any], options: Mapping[str, Any], language: str | None) -> None:
    from rich.console import Console
    from rich.table import Table

    from tacora.words import Words, detect_language

    words = Words(detect_language(language), "diamant")
    edition = options["hazard_set"]

    def say(name: str, /, **values: Any) -> str:
        return words.say(name, edition=edition, **values)

    def percent(chance: float) -> str:
        return say("odds-percent", number=_decimal(words, 100 * chance, 1))

    def card(text: str) -> str:
        if text.isdigit():
            return text
        if text.startswith("relic"):
            number = text.partition(":")[2]
            return words.say("word-relic", edition=edition) + (f" {number}" if number else "")
        return words.say("hazard-name", hazard=text, edition=edition)

    def action(name: str | None, value: float | None) -> str:
        if value is None:
            return say("odds-too-large")
        return say("odds-stay" if name == "stay" else "odds-leave-now", gems=_decimal(words, value, 2))

    console = Console()
    lies = " · ".join(card(text) for text in result["path"]) or say("odds-nothing")
    console.print(say("odds-cave", number=result["cave"]), style="bold")
    console.print(say("odds-path", cards=lies))
    console.print(say("odds-purse", inside=result["inside"], carried=result["carried"], left=result["left"]))
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_row(
        say("odds-next"),
        percent(result["bust_next"]) + " " + say("odds-cards", of=result["bust_cards"], all=result["cards_left"]),
    )
    table.add_row(say("odds-one-more"), _decimal(words, result["expected_one_more"], 2))
    for others, value in enumerate(result["leave_value"]):
        table.add_row(say("odds-leave", others=others), str(value))
    table.add_row(say("odds-alone"), action(result["lone_action"], result["lone_value"]))
    table.add_row(say("odds-alone-match"), action(result["lone_match_action"], result["lone_match_value"]))
    console.print(table)
    if not result["bust_at"]:
        console.print(say("odds-never"))
        return
    bust = Table(title=say("odds-bust-title"), title_justify="left")
    bust.add_column(say("odds-card-number"), justify="right")
    bust.add_column(say("odds-strikes"), justify="right")
    bust.add_column(say("odds-by-then"), justify="right")
    bust.add_column("")
    top = max(row["chance"] for row in result["bust_at"])
    so_far = 0.0
    for row in result["bust_at"]:
        so_far += row["chance"]
        if row["chance"] < _TOO_SMALL:
            continue
        bar = "█" * round(_BAR * row["chance"] / top)
        bust.add_row(str(row["card"]), percent(row["chance"]), percent(so_far), bar)
    console.print(bust)


def _decimal(words: Any, number: float, digits: int) -> str:
    """A number with the language's decimal sign."""
    text = f"{number:.{digits}f}"
    return text if words.language == "en" else text.replace(".", ",")
