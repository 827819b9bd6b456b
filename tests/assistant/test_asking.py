"""Asking: order of answers, languages, editions, hostile text, speed, the published evaluation, the command."""

from __future__ import annotations

import json
import time

import pytest
from typer.testing import CliRunner

from tacora.assistant.desk import Desk
from tacora.assistant.evaluation import SETS, evaluate, judge, questions
from tacora.cli import app
from tacora.core.errors import TacoraError
from tacora.words import LANGUAGES


def test_order_of_answers(desk: Desk) -> None:
    assert desk.ask("9 rubies for 5 players").kind == "computed"
    curated = desk.ask("who gets the artifact when two of us leave together?")
    assert curated.kind == "curated"
    assert curated.rules == ("R4.6",)
    assert curated.pages == (7,)
    refused = desk.ask("how do I castle in chess?")
    assert refused.kind == "not_covered"
    assert refused.rules == ()
    assert refused.nearest


def test_titles_of_curated_answers_lead_to_them(desk: Desk) -> None:
    """Every question the booklet prints is answered by its own answer, in each language."""
    missed = []
    for curated in desk.knowledge.curated.values():
        if curated.silent:
            continue
        for language in LANGUAGES:
            answer = desk.ask(curated.texts[language].title)
            if answer.kind not in ("curated", "computed") or curated.rules[0] not in answer.rules:
                missed.append((curated.name, language, answer.name))
    assert len(missed) <= 4, missed


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Qui prend la relique ?", "fr"),
        ("¿Quién se lleva la reliquia?", "es"),
        ("who takes the relic", "en"),
        ("cuantas rondas", "es"),
        ("combien de manches", "fr"),
        ("how many rounds", "en"),
        ("9 gems 4 people", "en"),
        ("9 rubis 4 joueurs", "fr"),
    ],
)
def test_language_of_the_question(desk: Desk, question: str, language: str) -> None:
    assert desk.ask(question).language == language
    for other in LANGUAGES:
        assert desk.ask(question, language=other).language == other
        assert desk.ask(question, language=other).rules == desk.ask(question).rules


def test_typos_accents_and_synonyms(desk: Desk) -> None:
    for question in (
        "what is an artefact worth",
        "value of a relic",
        "how much are artifcats worth",
        "combien vaut une relique",
        "COMBIEN VAUT UNE RÉLIQUE",
        "cuanto vale una reliquia",
        "¿cuánto vale un artefacto?",
    ):
        assert desk.ask(question).rules[0] == "R4.7", question


def test_editions_come_first(desk: Desk) -> None:
    general = desk.ask("what is a relic worth")
    own = desk.ask("what is a relic worth", preset="incan2020")
    assert own.answer.startswith("Incan Gold (2020): the printed number")
    assert "incan2020" in own.differences[0].editions
    assert general.answer != own.answer
    assert "most artifacts" in desk.ask("who wins a tie in Incan Gold?").answer
    assert "does not have this" in desk.ask("how do I get a relic", preset="schmidt2005").answer
    with pytest.raises(TacoraError):
        desk.ask("tie", preset="nonsense")
    with pytest.raises(TacoraError):
        desk.ask("tie", language="tlh")


HOSTILE = [
    "",
    " \t\n",
    "<script>alert(1)</script> who wins?",
    "<img src=x onerror=alert(1)>",
    "\x1b[31mred\x1b[0m \x07 tie?\x00",
    "\u202eeit a ni sniw ohw",
    "a" * 10_000,
    "relic " * 2_000,
    "9 " * 5_000,
    "'; DROP TABLE documents; --",
    '"relic" OR * NEAR( ^ AND NOT',
    "{ $gems } { hazard-name }",
    "💎" * 3_000,
    "ß" * 200,
    "Ⅸ rubis ⑤ joueurs",
    "-1 rubies 5 players",
    "9 rubies 5 players 9 rubies 5 players",
    "\ud800 lone surrogate",
]


@pytest.mark.parametrize("question", HOSTILE)
def test_hostile_questions_are_harmless(desk: Desk, question: str) -> None:
    start = time.perf_counter()
    answer = desk.ask(question)
    assert time.perf_counter() - start < 5
    assert answer.kind in ("computed", "curated", "passage", "not_covered")
    assert len(answer.question) <= 2000
    assert answer.question.isprintable()
    told = json.dumps(answer.to_data(), ensure_ascii=False)
    assert "<script" not in told
    assert "\x1b" not in told
    assert "DROP TABLE" not in told


def test_answers_are_quick(desk: Desk) -> None:
    """Processor time of this process, so that a busy machine does not matter."""
    asked = [question.question for question in questions("tuned")]
    start = time.process_time()
    for question in asked:
        desk.ask(question)
    mean = (time.process_time() - start) / len(asked)
    assert mean < 0.05, f"{mean * 1000:.1f} ms"


def test_published_questions_are_well_formed(desk: Desk) -> None:
    held = questions("heldout")
    every = [*held, *questions("tuned"), *questions("sums")]
    assert len(held) >= 150
    assert len({question.id for question in every}) == len(every)
    texts = [question.question.casefold() for question in every]
    assert len(set(texts)) == len(texts)
    known = {
        line.casefold().strip(" ?¿")
        for curated in desk.knowledge.curated.values()
        for language in LANGUAGES
        for line in curated.texts[language].phrasings
    }
    given = sum(question.question.casefold().strip(" ?¿") in known for question in held)
    assert not given, "held-out questions were given to the desk"  # a count: nobody is to read them here
    for language in LANGUAGES:
        mine = [question for question in (*held, *questions("tuned")) if question.language == language]
        assert len(mine) >= 50
        assert sum(not question.covered for question in mine) >= len(mine) / 5
        assert sum(question.language == language for question in held) >= 50
        assert sum(question.language == language and not question.covered for question in held) >= 10
    for question in every:
        for rule in question.rules:
            desk.knowledge.rulebooks["en"].paragraph(rule)
        assert bool(question.rules) == question.covered
        assert bool(question.numbers) == (question.expect == "computed")


def test_evaluation_counts(desk: Desk) -> None:
    tallies = evaluate(desk, questions("tuned"))
    whole = tallies["all"]
    assert whole.covered + whole.uncovered == len(questions("tuned"))
    assert whole.hit_1 <= whole.hit_3 <= whole.covered
    assert whole.wrong_numbers == 0
    for language in LANGUAGES:
        assert tallies[language].hit_1 / tallies[language].covered >= 0.9
        assert tallies[language].refused / tallies[language].uncovered >= 0.9


def test_held_out_questions_do_not_get_worse(desk: Desk) -> None:
    """The goal of the rules desk in each language, and no wrong number. The figures are in docs/rules-desk.md."""
    tallies = evaluate(desk, questions("heldout"))
    for tally in tallies.values():
        assert tally.wrong_numbers == 0
        assert tally.hit_1 / tally.covered >= FLOOR_HIT
        assert tally.refused / tally.uncovered >= FLOOR_REFUSED


FLOOR_HIT = 0.95
FLOOR_REFUSED = 0.95


def test_judging() -> None:
    from dataclasses import replace

    from tacora.assistant.desk import desk_for

    desk = desk_for("diamant")
    question = next(one for one in questions("tuned") if one.numbers == {"share": 1, "remainder": 4})
    answer = desk.ask(question.question)
    assert judge(question, answer).first
    wrong = replace(answer, numbers={"share": 2, "remainder": 4})
    assert judge(question, wrong).wrong_number
    assert not judge(question, wrong).first
    assert judge(replace(question, expect="covered", numbers=None), answer).wrong_number


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["ask", *arguments])
    return done.exit_code, done.stdout


def test_command() -> None:
    status, text = run("9 rubis à 5 ?")
    assert status == 0
    assert "R3.2" in text
    assert "1 chacun" in text
    status, text = run("--json", "who wins a tie?", "--language", "es")
    data = json.loads(text)
    assert status == 0
    assert {"kind", "answer", "rules", "pages", "editions"} <= set(data)
    assert data["rules"] == ["R6.3"]
    assert data["pages"] == [8]
    assert data["language"] == "es"
    assert "comparten" in data["answer"]
    assert run("how do I castle in chess")[0] == 0
    assert run()[0] == 2
    assert run("tie", "--preset", "nonsense")[0] == 1
    assert run("tie", "--game", "nonsense")[0] == 1


@pytest.mark.parametrize("name", SETS)
def test_command_evaluates(name: str) -> None:
    status, text = run("--evaluate", "--questions", name, "--json")
    assert status == 0
    data = json.loads(text)
    assert data["questions"] == name
    assert set(data) == {"questions", "all", *LANGUAGES}
    assert run("--evaluate", "--questions", "nonsense")[0] == 1
