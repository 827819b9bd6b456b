"""The published evaluation: questions in players' words with the rules, numbers or refusal each should get.

``tuned.json`` was used while the desk was built, and ``sums.json`` while it learnt to read numbers: questions that want
a number, and others that only hold some. ``exam.json`` (the set ``heldout``) was written by someone who had not seen
the desk; nobody who works on the desk has looked at its questions one by one, and it was counted once, when everything
was fixed. Each question has ``id``, ``language``, ``question``, ``expect`` (``covered``, ``computed``,
``not_covered``), ``rules`` (one of them must be among the first two the answer names) and, where a number is asked for,
``numbers``.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from tacora.assistant.desk import Answer, Desk
from tacora.core.errors import TacoraError

__all__ = ["SETS", "Question", "Tally", "UnknownSet", "evaluate", "judge", "questions"]

_FILES = {"heldout": "exam.json", "tuned": "tuned.json", "sums": "sums.json"}
SETS = tuple(_FILES)


class UnknownSet(TacoraError):
    """A set of questions that is not shipped."""

    code = "unknown-question-set"


@dataclass(frozen=True, slots=True)
class Question:
    """One question of a set; see the module."""

    id: str
    language: str
    question: str
    expect: str
    rules: tuple[str, ...]
    numbers: Mapping[str, Any] | None = None

    @property
    def covered(self) -> bool:
        return self.expect != "not_covered"


@dataclass(slots=True)
class Tally:
    """Counts of one language. ``hit_1``: right answer first; ``hit_3``: among the first three; ``refused``: rightly
    refused of the ``uncovered``; ``false_refusals``: refused although covered; ``wrong``: an answer that is not right;
    ``wrong_numbers``: computed answers whose numbers are not the expected ones."""

    covered: int = 0
    hit_1: int = 0
    hit_3: int = 0
    false_refusals: int = 0
    uncovered: int = 0
    refused: int = 0
    wrong: int = 0
    wrong_numbers: int = 0
    computed: int = 0
    computed_right: int = 0
    slowest_ms: float = 0.0
    total_ms: float = 0.0

    @property
    def mean_ms(self) -> float:
        count = self.covered + self.uncovered
        return self.total_ms / count if count else 0.0

    def to_data(self) -> dict[str, Any]:
        """Plain JSON, with shares of one."""
        return {
            "covered": self.covered,
            "hit_at_1": self.hit_1 / self.covered if self.covered else None,
            "hit_at_3": self.hit_3 / self.covered if self.covered else None,
            "false_refusals": self.false_refusals,
            "not_covered": self.uncovered,
            "right_refusals": self.refused / self.uncovered if self.uncovered else None,
            "wrong_answers": self.wrong,
            "wrong_numbers": self.wrong_numbers,
            "computed": self.computed,
            "computed_right": self.computed_right,
            "mean_ms": round(self.mean_ms, 2),
            "slowest_ms": round(self.slowest_ms, 2),
        }


@cache
def questions(name: str) -> tuple[Question, ...]:
    """The questions of a set. Raises `UnknownSet`."""
    if name not in SETS:
        raise UnknownSet(f"There is no set of questions {name[:40]!r}; sets are {', '.join(SETS)}.", name=name[:40])
    data = json.loads((resources.files(__name__) / _FILES[name]).read_text(encoding="utf-8"))
    return tuple(Question(**{**item, "rules": tuple(item["rules"])}) for item in data)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How one answer fared."""

    first: bool
    among_three: bool
    refused: bool
    wrong_number: bool


def judge(question: Question, answer: Answer) -> Verdict:
    """Compare an answer with what its question should get. Numbers must agree to four digits."""
    refused = answer.kind == "not_covered"
    wanted = set(question.rules)
    first = not refused and bool(wanted & set(answer.rules[:2]))
    wrong_number = False
    if answer.kind == "computed":
        wrong_number = not _agree(question.numbers or {}, answer.numbers)
        first = first and not wrong_number
    elif question.numbers:
        first = False  # a number was asked for
    among = first or any(wanted & set(rules[:2]) for rules in answer.others[:3])
    return Verdict(first, among and not (refused and question.covered and not answer.others), refused, wrong_number)


def _agree(expected: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
    if not expected:
        return False
    return all(key in found and abs(float(found[key]) - float(value)) < 5e-4 for key, value in expected.items())


def evaluate(desk: Desk, wanted: Sequence[Question]) -> dict[str, Tally]:
    """Ask every question and count, by language and in all (key ``all``)."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    desk.warm()
    for question in wanted:
        start = time.perf_counter()
        answer = desk.ask(question.question)
        spent = (time.perf_counter() - start) * 1000
        verdict = judge(question, answer)
        for tally in (tallies[question.language], tallies["all"]):
            _count(tally, question, answer, verdict)
            tally.slowest_ms = max(tally.slowest_ms, spent)
            tally.total_ms += spent
    return dict(tallies)


def _count(tally: Tally, question: Question, answer: Answer, verdict: Verdict) -> None:
    tally.wrong_numbers += verdict.wrong_number
    if question.covered:
        tally.covered += 1
        tally.hit_1 += verdict.first
        tally.hit_3 += verdict.among_three
        tally.false_refusals += verdict.refused
        tally.wrong += not verdict.first and not verdict.refused
    else:
        tally.uncovered += 1
        tally.refused += verdict.refused
        tally.wrong += not verdict.refused
    if question.numbers:
        tally.computed += 1
        tally.computed_right += verdict.first
