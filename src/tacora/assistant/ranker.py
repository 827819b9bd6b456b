"""A linear classifier over a question's words: which curated answer it asks for, or which thing the rules do not say.

``scripts/train_desk.py`` learns the weights from all phrasings of a game and writes them to ``desk/weights.bin``; this
module reads them and scores a question in plain Python. One weight a feature and answer; features come in five groups,
each scaled to a length of its own so that long words do not drown the concepts.
"""

from __future__ import annotations

import json
import math
import zlib
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import resources
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

GROUPS: Mapping[str, float] = {"concepts": 1.0, "pairs": 0.9, "words": 0.6, "neighbours": 0.6, "letters": 0.8}
"""The groups of features and the length each is scaled to."""

SILENCE = 0.3
"""How far the judgement that the rules are silent moves each answer that says so."""
_MOST_WORDS = 120
"""Words of a question that are looked at; longer ones are not asked by people."""
_MOST_PAIRED = 24
_LETTERS = (3, 4, 5)


class InvalidWeights(TacoraError):
    """A file of weights that cannot be read."""

    code = "invalid-weights"


def grouped(tokens: Sequence[Token]) -> dict[str, set[str]]:
    """A question's features by group: what it speaks of and every two of these together, its words, every
    two neighbouring words, and runs of three to five letters within words. Only the first two depend on the language,
    so that a word borrowed from another one is found as well."""
    single = sorted(features(tokens))
    paired = single[:_MOST_PAIRED]
    words = split_words(" ".join(token.text for token in tokens if not token.stop))[:_MOST_WORDS]
    bounded = [f"<{word[:40]}>" for word in dict.fromkeys(words)]
    return {
        "concepts": set(single),
        "pairs": {f"{one}&{two}" for at, one in enumerate(paired) for two in paired[at + 1 :]},
        "words": set(words),
        "neighbours": {f"{one} {two}" for one, two in zip(["^", *words], [*words, "$"], strict=True)},
        "letters": {
            word[at : at + size] for word in bounded for size in _LETTERS for at in range(len(word) - size + 1)
        },
    }


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
        rows: Mapping[int, tuple[float, int, int]],
        columns: Sequence[int],
        weights: Sequence[int],
        scale: float,
    ) -> None:
        self.answers = tuple(answers)
        self._silent = tuple(silent)
        if len(biases) != len(answers) + 1:
            raise ValueError("one bias an answer and one more")
        self.digest = digest
        self._biases = list(biases)
        self._rows = rows
        self._columns = columns
        self._weights = weights
        self._scale = scale

    def scores(self, tokens: Sequence[Token]) -> dict[str, float]:
        """How much each answer is asked for: above 0 for yes, below for no, by about 1 when sure."""
        found = list(self._biases)
        for group, members in grouped(tokens).items():
            present = [row for one in members if (row := self._rows.get(hashed(group, one))) is not None]
            length = math.sqrt(sum(row[0] * row[0] for row in present))
            if not length:
                continue
            factor = GROUPS[group] / length * self._scale
            for value, start, end in present:
                times = value * factor
                for column, weight in zip(self._columns[start:end], self._weights[start:end], strict=True):
                    found[column] += times * weight
        for column in self._silent:
            found[column] += SILENCE * found[-1]
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
    raw = b"".join((line.encode(), b"\n", _little(numbers), rarity, counts, columns, weights.tobytes()))
    return zlib.compress(raw, 9)


def _little(numbers: array[int]) -> bytes:
    return b"".join(map(partial(int.to_bytes, length=4, byteorder="little"), numbers))


def unpack(data: bytes) -> Ranker:
    """A ranker from the bytes of its file. Raises `InvalidWeights`."""
    try:
        line, _, rest = zlib.decompress(data).partition(b"\n")
        head = json.loads(line)
        features_count, weights_count = int(head["features"]), int(head["weights"])
        cut: Callable[[int, int], bytes] = lambda start, size: rest[start : start + size]  # noqa: E731
        raw = cut(0, 4 * features_count)
        rarity = cut(4 * features_count, features_count)
        counts = cut(5 * features_count, features_count)
        columns = cut(6 * features_count, weights_count)
        weights = array("b", cut(6 * features_count + weights_count, weights_count))
        rows: dict[int, tuple[float, int, int]] = {}
        at = 0
        for place, (rare, count) in enumerate(zip(rarity, counts, strict=True)):
            number = int.from_bytes(raw[4 * place : 4 * place + 4], "little")
            rows[number] = (rare / 16, at, at + count)
            at += count
        if at != weights_count or len(weights) != weights_count:
            raise ValueError("counts do not add up")
        return Ranker(
            head["answers"],
            head["silent"],
            head["digest"],
            head["biases"],
            rows,
            columns,
            weights,
            float(head["scale"]),
        )
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise InvalidWeights(f"The weights of the rules desk cannot be read: {error}") from None


def load_ranker(package: str) -> Ranker | None:
    """The ranker a game's desk ships, or ``None`` when it has none: the index alone then ranks."""
    file = resources.files(package) / "weights.bin"
    return unpack(file.read_bytes()) if file.is_file() else None


# From scores to an answer ----------------------------------------------------------------------------

_SHARPNESS = 6.0


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
