#!/usr/bin/env python3
"""Learn the rules desk's weights from all phrasings of a game, and say how well they do on phrasings left out.

    python scripts/train_desk.py                # writes src/tacora/games/diamant/desk/weights.bin
    python scripts/train_desk.py --folds 4      # counts on each quarter of the phrasings, learnt from the others

Learnt from: titles and phrasings (``<language>.toml``, ``asks.<language>.txt``), whole questions
(``questions.<language>.txt``) and the questions of ``tuned.json`` and ``sums.json``, which carry rules but no answer's
name: each is given the fitting answer the phrasings alone find best. Whole questions count `WHOLE` times. The held-out
questions are not read. One linear classifier an answer against all others, squared hinge loss, by dual coordinate
descent (Hsieh et al. 2008, A Dual Coordinate Descent Method for Large-scale Linear SVM, algorithm 1); the order of the
coordinates is fixed, so that the same phrasings give the same file. Needs numpy and numba.
"""

from __future__ import annotations

import argparse
from array import array
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import numba
import numpy as np

from tacora.assistant.desk import Desk
from tacora.assistant.evaluation import questions
from tacora.assistant.knowledge import Knowledge, knowledge_of
from tacora.assistant.language import clean
from tacora.assistant.ranker import CAUTION, GROUPS, SILENCE, choose, digest_of, grouped, hashed, pack, trained_on
from tacora.words import LANGUAGES

COST = 0.3
WHOLE = 4.0
"""How much more a whole question, as players put it, counts than a mere phrasing."""
ROUNDS = 40
KEPT = 2_500_000
"""Weights that are written: those that move the scores of the phrasings the most."""
LEAST = 2
"""A feature of fewer phrasings is left out."""

Line = tuple[str, str, str]


@numba.njit(cache=True)
def _fit_one(
    starts: Any, columns: Any, values: Any, norms: Any, diagonals: Any, right: Any, order: Any, weights: Any
) -> None:
    """One classifier. ``right``: +1 or -1 for each row; ``weights``: filled in, its last place is the bias."""
    alpha = np.zeros(len(right))
    bias = len(weights) - 1
    for turn in range(order.shape[0]):
        largest = 0.0
        for row in order[turn]:
            reach = weights[bias]
            for at in range(starts[row], starts[row + 1]):
                reach += weights[columns[at]] * values[at]
            slope = right[row] * reach - 1.0 + diagonals[row] * alpha[row]
            if alpha[row] == 0.0 and slope >= 0.0:
                continue
            largest = max(largest, abs(slope))
            fresh = max(alpha[row] - slope / (norms[row] + 1.0 + diagonals[row]), 0.0)
            step = (fresh - alpha[row]) * right[row]
            alpha[row] = fresh
            for at in range(starts[row], starts[row + 1]):
                weights[columns[at]] += step * values[at]
            weights[bias] += step
        if largest < 0.02:
            break


@numba.njit(cache=True, parallel=True)
def _fit(
    starts: Any, columns: Any, values: Any, norms: Any, diagonals: Any, right: Any, order: Any, weights: Any
) -> None:
    """All classifiers, one a line of ``right`` and ``weights``. They share nothing, so threads change no result."""
    for at in numba.prange(len(right)):
        _fit_one(starts, columns, values, norms, diagonals, right[at], order, weights[at])


class Table:
    """Phrasings as sparse rows of features."""

    def __init__(self, read: list[dict[str, set[str]]], learn: list[int]) -> None:
        spread = Counter(hashed(group, one) for row in learn for group, found in read[row].items() for one in found)
        kept = sorted(number for number, count in spread.items() if count >= LEAST)
        self.place = {number: at for at, number in enumerate(kept)}
        self.numbers = array("I", kept)
        rarity = [min(255, round(16 * float(np.log((1 + len(learn)) / (1 + spread[number]))))) for number in kept]
        self.rarity = bytes(rarity)
        columns: list[int] = []
        values: list[float] = []
        starts = [0]
        norms = []
        for found in read:
            whole = 0.0
            for group, members in found.items():
                here = sorted(self.place[one] for one in (hashed(group, two) for two in members) if one in self.place)
                weighed = np.array([rarity[one] / 16 for one in here])
                length = float(np.sqrt((weighed**2).sum()))
                if length:
                    columns.extend(here)
                    values.extend(weighed / length * GROUPS[group])
                    whole += GROUPS[group] ** 2
            starts.append(len(columns))
            norms.append(whole)
        self.columns = np.array(columns, dtype=np.int32)
        self.values = np.array(values)
        self.starts = np.array(starts, dtype=np.int64)
        self.norms = np.array(norms)

    def learn(
        self, names: list[str], answers: list[str], silent: list[int], rows: list[int], whole: frozenset[int]
    ) -> Any:
        """Weights, one line an answer and a last one for silence; the last column is the bias. ``whole``: rows that
        are whole questions."""
        chosen = np.array(rows)
        sizes = self.starts[chosen + 1] - self.starts[chosen]
        starts = np.concatenate([[0], np.cumsum(sizes)])
        picked = np.concatenate([np.arange(self.starts[row], self.starts[row + 1]) for row in rows])
        columns, values, norms = self.columns[picked], self.values[picked], self.norms[chosen]
        chance = np.random.default_rng(7)
        order = np.array([chance.permutation(len(rows)) for _ in range(ROUNDS)])
        found = np.zeros((len(answers) + 1, len(self.numbers) + 1))
        quiet = {answers[at] for at in silent}
        fitting = [*({answer} for answer in answers), quiet]
        right = np.array([[1.0 if names[row] in fits else -1.0 for row in rows] for fits in fitting])
        diagonals = np.array([0.5 / (COST * (WHOLE if row in whole else 1.0)) for row in rows])
        _fit(starts, columns, values, norms, diagonals, right, order, found)
        return found

    def scores(self, weights: Any, silent: list[int], row: int) -> Any:
        cut = slice(self.starts[row], self.starts[row + 1])
        found = weights[:, self.columns[cut]] @ self.values[cut] + weights[:, -1]
        found[silent] += SILENCE * found[-1] + CAUTION
        return found[:-1]


def labelled(
    knowledge: Knowledge,
    table: Table,
    weights: Any,
    answers: list[str],
    silent: list[int],
    first: int,
    asked: list[Any],
) -> dict[int, str]:
    """For each row from ``first`` on, a question of ``asked``, the fitting answer that scores best."""
    found = {}
    for at, question in enumerate(asked):
        wanted = set(question.rules)
        fits = []
        for name, curated in knowledge.curated.items():
            shared = not curated.silent and curated.rules[0] in wanted
            if (curated.silent and not question.covered) or shared:
                fits.append(name)
        if fits:
            scores = dict(zip(answers, table.scores(weights, silent, first + at), strict=True))
            found[first + at] = max(fits, key=lambda name: (scores[name], name))
    return found


def count(knowledge: Knowledge, answers: list[str], asked: list[tuple[str, bool, set[str], Any]]) -> None:
    """Print, by language, how often a rule of the answer chosen is a right one."""
    tallies: dict[str, Counter[str]] = defaultdict(Counter)
    for language, covered, wanted, scores in asked:
        ranked = choose(knowledge, dict(zip(answers, map(float, scores), strict=True)))
        refused = knowledge.curated[ranked[0]].silent
        for key in (language, "all"):
            tally = tallies[key]
            if covered:
                tally["covered"] += 1
                tally["hit"] += not refused and bool(wanted & set(knowledge.curated[ranked[0]].rules[:2]))
                tally["hit3"] += any(
                    not knowledge.curated[one].silent and bool(wanted & set(knowledge.curated[one].rules[:2]))
                    for one in ranked[:3]
                )
                tally["lost"] += refused
            else:
                tally["uncovered"] += 1
                tally["refused"] += refused
    for key, tally in sorted(tallies.items()):
        covered, uncovered = max(1, tally["covered"]), max(1, tally["uncovered"])
        print(
            f"  {key:4} hit@1 {tally['hit'] / covered:.3f}  hit@3 {tally['hit3'] / covered:.3f}"
            f"  wrongly refused {tally['lost'] / covered:.3f}  rightly refused {tally['refused'] / uncovered:.3f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="diamant")
    parser.add_argument("--folds", type=int, default=0, help="count on parts left out instead of writing the file")
    given = parser.parse_args()
    knowledge = knowledge_of(given.game)
    desk = Desk(knowledge, ranked=False)
    answers = list(knowledge.curated)
    silent = [at for at, one in enumerate(knowledge.curated.values()) if one.silent]
    lines = trained_on(knowledge)
    asked = [one for name in ("tuned", "sums") for one in questions(name) if one.expect != "computed"]
    texts = [(language, text) for _, language, text in lines]
    texts += [(question.language, question.question) for question in asked]
    read = [grouped(desk.read(clean(text), language)) for language, text in texts]
    names = [name for name, _, _ in lines] + [""] * len(asked)
    known = list(range(len(lines)))
    questioned = {
        (name, language, text)
        for name, curated in knowledge.curated.items()
        for language in LANGUAGES
        for text in curated.texts[language].asked
    }
    whole = frozenset([row for row in known if lines[row] in questioned]) | frozenset(range(len(lines), len(texts)))
    if given.folds:
        for title, lot in (("phrasings", set(known) - whole), ("whole questions", set(known) & whole)):
            part = {row: at % given.folds for at, row in enumerate(sorted(lot))}
            counted = []
            for fold in range(given.folds):
                rows = [row for row in known if part.get(row) != fold]
                table = Table(read, rows)
                weights = table.learn(names, answers, silent, rows, whole)
                for row in (row for row in known if part.get(row) == fold):
                    curated = knowledge.curated[names[row]]
                    counted.append(
                        (texts[row][0], not curated.silent, set(curated.rules[:2]), table.scores(weights, silent, row))
                    )
            print(f"{title} left out in turn")
            count(knowledge, answers, counted)
        return
    table = Table(read, known)
    weights = table.learn(names, answers, silent, known, whole)
    for row, name in labelled(knowledge, table, weights, answers, silent, len(lines), asked).items():
        names[row] = name
    rows = [row for row, name in enumerate(names) if name]
    table = Table(read, rows)
    weights = table.learn(names, answers, silent, rows, whole)
    write(knowledge, table, weights, answers, silent, digest_of(lines))


def write(knowledge: Knowledge, table: Table, weights: Any, answers: list[str], silent: list[int], digest: str) -> None:
    """The file of weights: those that move the scores of the phrasings the most, in 127 steps."""
    body, biases = weights[:, :-1].T, weights[:, -1]
    weight_of_feature = np.zeros(len(table.numbers))
    np.add.at(weight_of_feature, table.columns, table.values**2)
    telling = np.abs(body) * np.sqrt(weight_of_feature)[:, None]
    least = np.partition(telling.ravel(), -KEPT)[-KEPT]
    scale = float(np.abs(body).max()) / 127
    rounded = np.where(telling >= least, np.rint(body / scale), 0).astype(np.int8)
    kept = [at for at in range(len(table.numbers)) if rounded[at].any()]
    counts, columns, values = bytearray(), bytearray(), array("b")
    for at in kept:
        (filled,) = np.nonzero(rounded[at])
        counts.append(len(filled))
        columns.extend(int(one) for one in filled)
        values.extend(int(one) for one in rounded[at][filled])
    head = {
        "answers": answers,
        "silent": silent,
        "digest": digest,
        "biases": [round(float(one), 4) for one in biases],
        "scale": scale,
    }
    numbers = array("I", (table.numbers[at] for at in kept))
    data = pack(head, numbers, bytes(table.rarity[at] for at in kept), bytes(counts), bytes(columns), values)
    path = Path(str(knowledge.module.__file__)).with_name("weights.bin")
    path.write_bytes(data)
    print(f"{path.name}: {len(kept)} features, {len(columns)} weights, {len(data) // 1024} KiB, phrasings {digest}")


if __name__ == "__main__":
    main()
