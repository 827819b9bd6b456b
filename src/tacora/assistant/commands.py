"""The commands ``ask`` and ``mcp``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from tacora.console import Json, Language, guarded, print_json, spoken_words, wrong_use

if TYPE_CHECKING:
    from tacora.assistant.desk import Answer

__all__ = ["ask", "mcp"]

Game = Annotated[str, typer.Option("--game", help="Which game; `tacora games` lists them.")]


@guarded
def ask(
    text: Annotated[list[str] | None, typer.Argument(help="The question, in your own words.", metavar="TEXT")] = None,
    game: Game = "diamant",
    preset: Annotated[str | None, typer.Option(help="The edition you play; its differences come first.")] = None,
    evaluate: Annotated[
        bool, typer.Option("--evaluate", help="Ask the published questions and count right answers instead.")
    ] = False,
    questions: Annotated[str, typer.Option(help="Which published questions: heldout, tuned or sums.")] = "heldout",
    language: Language = None,
    json: Json = False,
) -> None:
    """Ask about the rules, in French, Spanish or English.

    The answer names the rules, editions and printed pages it rests on; questions with numbers are worked out by the
    engine. Exit status 1 only for errors: a question the rules do not cover is answered with the nearest sections.

    Example: tacora ask "we are two leaving and 3+3 are left"
    """
    from tacora.assistant.desk import desk_for

    desk = desk_for(game)
    if evaluate:
        _evaluate(desk, questions, json)
        return
    question = " ".join(text or ()).strip()
    if not question:
        wrong_use(spoken_words(language).say("usage-ask-what"))
    answer = desk.ask(question, language=language, preset=preset)
    if json:
        print_json(answer.to_data())
    else:
        _print(desk, answer)


def _print(desk: Any, answer: Answer) -> None:
    from tacora.words import Words

    words = Words(answer.language, answer.game)
    typer.echo(answer.title)
    typer.echo("")
    typer.echo(answer.answer)
    for line in answer.example:
        typer.echo(f"  {line}")
    titles = {preset.name: preset.title for preset in desk.meta.options.presets}
    if answer.differences:
        typer.echo("")
        typer.echo(words.say("desk-differences"))
        for difference in answer.differences:
            typer.echo(f"  {', '.join(titles[one] for one in difference.editions)}: {difference.text}")
    typer.echo("")
    if answer.rules:
        typer.echo(_source_line(desk, answer, words, titles))
    if answer.also:
        typer.echo(words.say("desk-also"))
        for title in answer.also:
            typer.echo(f"  {title}")
    if answer.nearest:
        typer.echo(words.say("desk-nearest"))
        for source in answer.nearest:
            typer.echo(f"  {source.rule} ({source.section}): {_short(source.text)}")


def _source_line(desk: Any, answer: Answer, words: Any, titles: dict[str, str]) -> str:
    parts = [words.say("desk-rules", rules=", ".join(answer.rules))]
    if answer.pages and answer.page_edition:
        pages = ", ".join(map(str, answer.pages))
        parts.append(words.say("desk-pages", pages=pages, count=len(answer.pages), title=titles[answer.page_edition]))
    else:
        parts.append(words.say("desk-no-page"))
    every = len(answer.editions) == len(titles)
    parts.append(words.say("desk-every-edition") if every else ", ".join(titles[one] for one in answer.editions))
    return " · ".join(parts)


def _short(text: str, most: int = 160) -> str:
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1].rsplit(" ", 1)[0] + "…"


def _evaluate(desk: Any, name: str, json: bool) -> None:
    from tacora.assistant.evaluation import evaluate, questions

    tallies = evaluate(desk, questions(name))
    order = [key for key in tallies if key != "all"] + ["all"]
    if json:
        print_json({"questions": name, **{key: tallies[key].to_data() for key in order}})
        return
    typer.echo(f"{name}: {len(questions(name))} questions")
    typer.echo("language  covered  hit@1  hit@3  not covered  refused  wrong  wrong numbers  ms (mean, worst)")
    for key in order:
        data, tally = tallies[key].to_data(), tallies[key]
        typer.echo(
            f"{key:<9} {tally.covered:>7}  {_share(data['hit_at_1'])}  {_share(data['hit_at_3'])}"
            f"  {tally.uncovered:>11}  {_share(data['right_refusals']):>7}  {tally.wrong:>5}  {tally.wrong_numbers:>13}"
            f"  {tally.mean_ms:.1f}, {tally.slowest_ms:.1f}"
        )


def _share(value: float | None) -> str:
    return "    –" if value is None else f"{value:5.1%}"


@guarded
def mcp(
    game: Game = "diamant",
    language: Language = None,
) -> None:
    """Serve the rules desk to programs over standard input and output (Model Context Protocol).

    Tools: ask, read_rule, compare_editions, compute_share, compute_odds.

    Example: tacora mcp
    """
    from tacora.assistant.mcp import run

    run(game, language)
