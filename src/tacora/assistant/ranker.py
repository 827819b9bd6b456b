"""A linear classifier over a question's words: which curated answer it asks for, or which thing the rules do not say.

``scripts/train_desk.py`` learns the weights from all phrasings of a game and writes them to ``desk/weights.bin``; this
module reads them and scores a question in plain Python. One weight a feature and answer; features come in five groups,
each scaled to a length of its own so that long words do not drown the concepts.
"""

from __future__ import annotations

import json
import math
import sys
import zlib
from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from itertools import accumulate, pairwise
from operator import itemgetter

from tacora.assistant.index import features
from tacora.assistant.knowledge import Knowledge
from tacora.assistant.language import split_words
from tacora.assistant.reading import Token
from tacora.core.errors import TacoraError

__all__ = [
    "GROUPS",
    "SILENCE",
    "InvalidWeights",
    "Ranker",
    "chances",
    "choose",
    "digest_of",
    "grouped",
    "hashed",
    "load_ranker",
    "pack",
    "trained_on",
]

GROUPS: Mapping[str, float] = {
    "concepts": 0.8,
    "pairs": 0.54,
    "order": 1.0,
    "words": 1.0,
    "neighbours": 1.0,
    "skips": 0.8,
    "asked": 1.0,
    "letters": 1.6,
}
"""The groups of features and the length each is scaled to. Their first letters differ (`hashed`)."""

SILENCE = 0.3
"""How far the judgement that the rules are silent moves each answer that says so."""
CAUTION = 0.15
"""What each of these gains beside: one of a hundred things the rules do say is easily taken for what they do not."""
_MOST_WORDS = 120
"""Words of a question that are looked at; longer ones are not asked by people."""
_MOST_PAIRED = 24
_LETTERS = (3, 4, 5)


class InvalidWeights(TacoraError):
    """A file of weights that cannot be read."""

    code = "invalid-weights"


def grouped(tokens: Sequence[Token]) -> dict[str, set[str]]:
    """A question's features by group.

    What it speaks of (``concepts``), every two of these together (``pairs``), and each with what follows it
    (``order``); its ``words``, every two ``neighbours``, two words with one or two between them (``skips``), words and
    neighbours of the sentence that asks (``asked``), and runs of three to five ``letters`` within words. Only the first
    two do not depend on the language, so that a word borrowed from another one is found as well.
    """
    single = sorted(features(tokens))
    paired = single[:_MOST_PAIRED]
    words = _words(tokens)
    asked = _words(_asking(tokens))
    bounded = [f"<{word[:40]}>" for word in dict.fromkeys(words)]
    return {
        "concepts": set(single),
        "pairs": {f"{one}&{two}" for at, one in enumerate(paired) for two in paired[at + 1 :]},
        "order": _neighbours([_said(token) for token in tokens[: 2 * _MOST_WORDS]]),
        "words": set(words),
        "neighbours": _neighbours(words),
        "skips": {f"{one} {gap} {two}" for gap in (1, 2) for one, two in zip(words, words[gap + 1 :], strict=False)},
        "asked": {*asked, *_neighbours(asked)},
        "letters": {
            word[at : at + size] for word in bounded for size in _LETTERS for at in range(len(word) - size + 1)
        },
    }


def _words(tokens: Iterable[Token]) -> list[str]:
    return split_words(" ".join(token.text for token in tokens if not token.stop))[:_MOST_WORDS]


def _neighbours(words: Sequence[str]) -> set[str]:
    return {f"{one} {two}" for one, two in zip(["^", *words], [*words, "$"], strict=True)}


def _said(token: Token) -> str:
    """A token as a step of what is said: its concepts, a hazard's kind, a number, or else its stem."""
    if token.stop:
        return "|"
    if token.concepts:
        return "+".join(sorted(token.concepts))
    if token.kind is not None:
        return "kind"
    return "#" if token.number is not None else token.feature or token.text


def _asking(tokens: Sequence[Token]) -> Sequence[Token]:
    """The last sentence with a question mark, else the last one: stories often come before the question."""
    sentences: list[list[Token]] = [[]]
    for token in tokens:
        sentences[-1].append(token)
        if token.stop and token.text in ".?!":
            sentences.append([])
    spoken = [sentence for sentence in sentences if any(not token.stop for token in sentence)]
    asking = [sentence for sentence in spoken if sentence[-1].text == "?"]
    return (asking or spoken or [[]])[-1]


def hashed(group: str, feature: str) -> int:
    """A feature's number in the file: 32 bits."""
    return zlib.crc32(f"{group[0]}{feature}".encode())


def digest_of(lines: Iterable[tuple[str, str, str]]) -> str:
    """What says which phrasings weights were learnt from: a checksum of (answer, language, phrasing)."""
    found = 0
    for line in sorted(lines):
        found = zlib.crc32("\t".join(line).encode(), found)
    return f"{found:08x}"


class Ranker:
    """Weights of one game. ``answers``: names of answers in order, the ``silent`` ones are numbered; ``digest``: see
    `digest_of`. One more column than answers tells whether the rules are silent at all. Only read."""

    def __init__(
        self,
        answers: Sequence[str],
        silent: Sequence[int],
        digest: str,
        biases: Sequence[float],
        numbers: Sequence[int],
        rarity: Sequence[int],
        counts: Sequence[int],
        columns: Sequence[int],
        weights: Sequence[int],
        scale: float,
    ) -> None:
        if len(biases) != len(answers) + 1:
            raise ValueError("one bias an answer and one more")
        self._starts = array("I", accumulate(counts, initial=0))
        if not len(columns) == len(weights) == self._starts[-1] or not len(numbers) == len(rarity) == len(counts):
            raise ValueError("counts do not add up")
        self.answers = tuple(answers)
        self.digest = digest
        self._silent = tuple(silent)
        self._biases = list(biases)
        self._rows = dict(zip(numbers, range(len(numbers)), strict=True))
        self._rarity = rarity
        self._columns = columns
        self._weights = weights
        self._scale = scale

    def scores(self, tokens: Sequence[Token]) -> dict[str, float]:
        """How much each answer is asked for: above 0 for yes, below for no, by about 1 when sure."""
        found = list(self._biases)
        for group, members in grouped(tokens).items():
            present = [row for one in members if (row := self._rows.get(hashed(group, one))) is not None]
            length = math.sqrt(sum(self._rarity[row] ** 2 for row in present))
            if not length:
                continue
            factor = GROUPS[group] / length * self._scale
            for row in present:
                times = self._rarity[row] * factor
                start, end = self._starts[row], self._starts[row + 1]
                for column, weight in zip(self._columns[start:end], self._weights[start:end], strict=True):
                    found[column] += times * weight
        for column in self._silent:
            found[column] += SILENCE * found[-1] + CAUTION
        return dict(zip(self.answers, found[:-1], strict=True))


# The file -------------------------------------------------------------------------------------------
# One line of JSON (answers, digest, biases, scale, counts), then four arrays, little-endian: features' numbers
# (4 bytes), their rarity in 1/16 (1 byte), how many weights each has (1 byte), then all weights' answers (1 byte) and
# weights (1 byte, signed). Everything is deflated.


def pack(
    head: Mapping[str, object], numbers: array[int], rarity: bytes, counts: bytes, columns: bytes, weights: array[int]
) -> bytes:
    """The bytes of a file of weights."""
    line = json.dumps({**head, "features": len(numbers), "weights": len(weights)}, separators=(",", ":"))
    raw = b"".join((line.encode(), b"\n", _little(numbers).tobytes(), rarity, counts, columns, weights.tobytes()))
    return zlib.compress(raw, 9)


def _little(numbers: array[int]) -> array[int]:
    """Numbers of four bytes with the low byte first, or back."""
    turned = array("I", numbers)
    if sys.byteorder == "big":
        turned.byteswap()
    return turned


def unpack(data: bytes) -> Ranker:
    """A ranker from the bytes of its file. Raises `InvalidWeights`."""
    try:
        line, _, rest = zlib.decompress(data).partition(b"\n")
        head = json.loads(line)
        features_count, weights_count = int(head["features"]), int(head["weights"])
        sizes = (4 * features_count, features_count, features_count, weights_count, weights_count)
        ends = list(accumulate(sizes, initial=0))
        parts = [rest[start:end] for start, end in pairwise(ends)]
        return Ranker(
            head["answers"],
            head["silent"],
            head["digest"],
            head["biases"],
            _little(array("I", parts[0])),
            parts[1],
            parts[2],
            parts[3],
            array("b", parts[4]),
            float(head["scale"]),
        )
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise InvalidWeights(f"The weights of the rules desk cannot be read: {error}") from None


def load_ranker(package: str) -> Ranker | None:
    """The ranker a game's desk ships, or ``None`` when it has none: the index alone then ranks."""
    file = resources.files(package) / "weights.bin"
    return unpack(file.read_bytes()) if file.is_file() else None


# From scores to an answer ----------------------------------------------------------------------------

_SHARPNESS = 4.5


def chances(scores: Mapping[str, float]) -> dict[str, float]:
    """The share of belief each answer has, the most likely first."""
    top = max(scores.values())
    raised = {name: math.exp(_SHARPNESS * (score - top)) for name, score in scores.items()}
    whole = sum(raised.values())
    return dict(sorted(((name, value / whole) for name, value in raised.items()), key=itemgetter(1), reverse=True))


def choose(knowledge: Knowledge, scores: Mapping[str, float]) -> list[str]:
    """Answers in the order they should be given.

    If the likeliest says that the rules are silent, it comes first. Otherwise the main paragraph is found whose answers
    are believed the most together, and of these the likeliest comes first; the others follow by their own share.
    """
    shares = chances(scores)
    ranked = list(shares)
    if knowledge.curated[ranked[0]].silent:
        return ranked
    covered = [name for name in ranked[:_WEIGHED] if not knowledge.curated[name].silent]
    worth: dict[str, float] = defaultdict(float)
    for name in covered:
        worth[knowledge.curated[name].rules[0]] += shares[name]
    first = max(covered, key=lambda name: (worth[knowledge.curated[name].rules[0]], shares[name]))
    return [first, *(name for name in ranked if name != first)]


_WEIGHED = 30
"""Answers further down are not believed enough to matter."""


def trained_on(knowledge: Knowledge) -> list[tuple[str, str, str]]:
    """All phrasings weights are learnt from: (answer, language, phrasing)."""
    return [
        (name, language, line)
        for name, curated in knowledge.curated.items()
        for language, text in curated.texts.items()
        for line in text.phrasings
    ]
