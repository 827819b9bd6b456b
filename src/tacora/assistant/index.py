"""The index of what a desk can answer: curated questions and the rulebook's paragraphs, in one space of features.

A feature is a concept of the game (shared by all languages, so that a French phrasing helps a Spanish question) or the
stem of another word. SQLite's FTS5 proposes documents, a cosine over feature weights ranks them.
"""

from __future__ import annotations

import math
import sqlite3
import threading
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tacora.assistant.reading import Token

__all__ = ["Document", "Hit", "Index", "features"]

_CANDIDATES = 120
_UNKNOWN_WEIGHT = 3.8
_MOST_UNKNOWN = 3
_TELLING = (2, 5)
"""Numbers that say something about a question by themselves: two who leave, five caves."""
_PAIR_WEIGHT = 0.6
_MOST_PAIRED = 24
_MOST_WEIGHT = 3.2
_ENOUGH = 2.0
"""Weight of shared features from which on a likeness is trusted: one common word is no evidence."""
_PROFILE_SHARE = 0.5
"""How much the likeness to all phrasings of an answer together counts beside the likeness to the nearest one."""


def features(tokens: Iterable[Token]) -> frozenset[str]:
    """The keys a text is searched by."""
    found: set[str] = set()
    kinds: set[str] = set()
    for token in tokens:
        found.update(f"c:{concept}" for concept in token.concepts)
        if token.feature is not None and token.known:
            found.add(token.feature)
        if token.number in _TELLING and not token.weak and not token.concepts:
            found.add(f"n:{token.number}")
        elif (
            token.number is not None
            and token.number > 2
            and not token.weak
            and not token.concepts
            and token.feature is None
        ):
            found.add("n:some")
        if token.kind is not None:
            found.add("k:again" if token.kind in kinds else "k:other" if kinds else "k:one")
            kinds.add(token.kind)
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Document:
    """One text that leads to an answer (``key``); ``passage`` for a paragraph of the rulebook."""

    key: str
    features: frozenset[str]
    passage: bool = False


@dataclass(frozen=True, slots=True)
class Hit:
    """An answer found. ``score`` is 0 to 1; ``coverage`` the share of the question's weight its texts hold; ``sure``
    when the ranker has decided that the first of its hits is the answer."""

    key: str
    score: float
    coverage: float
    passage: bool
    sure: bool = False


class Index:
    """All documents of one game. ``factors`` scale features that tell more or less than their rarity says.

    Safe to share between threads: it is only read after construction.
    """

    def __init__(self, documents: Sequence[Document], factors: Mapping[str, float]) -> None:
        self._documents = [document for document in documents if document.features]
        expanded = [document.features | _pairs(document.features) for document in self._documents]
        spread = Counter(feature for found in expanded for feature in found)
        homes: dict[str, set[str]] = defaultdict(set)
        profiles: dict[str, Counter[str]] = defaultdict(Counter)
        self._features: list[frozenset[str]] = []
        for document, found in zip(self._documents, expanded, strict=True):
            kept = frozenset(one for one in found if "&" not in one or spread[one] > 1)
            self._features.append(kept)
            profiles[document.key].update(kept)
            for feature in kept:
                homes[feature].add(document.key)
        total = len(profiles)
        self._weight = {
            feature: min(_MOST_WEIGHT, math.log(1 + total / len(keys)))
            * (_PAIR_WEIGHT if "&" in feature else factors.get(feature, 1.0))
            for feature, keys in homes.items()
        }
        self._norms = [self._norm(found) for found in self._features]
        self._profiles: dict[str, dict[str, float]] = {}
        for key, counter in profiles.items():
            raw = {feature: math.sqrt(count) * self._weight[feature] for feature, count in counter.items()}
            norm = math.sqrt(sum(value * value for value in raw.values())) or 1.0
            self._profiles[key] = {feature: value / norm for feature, value in raw.items()}
        self._lock = threading.Lock()
        self._fts = sqlite3.connect(":memory:", check_same_thread=False)
        self._fts.execute("CREATE VIRTUAL TABLE documents USING fts5(features, tokenize=\"unicode61 tokenchars '_'\")")
        self._fts.executemany(
            "INSERT INTO documents(rowid, features) VALUES (?, ?)",
            ((at, " ".join(map(_coded, document.features))) for at, document in enumerate(self._documents, start=1)),
        )

    def weight(self, feature: str) -> float:
        """How much a feature tells; 0 for one that no document holds."""
        return self._weight.get(feature, 0.0)

    def _norm(self, wanted: Iterable[str]) -> float:
        return math.sqrt(sum(self._weight[feature] ** 2 for feature in wanted)) or 1.0

    def unknown(self, tokens: Iterable[Token]) -> int:
        """How many different words of a text no document holds."""
        return len(
            {
                token.text
                for token in tokens
                if not token.known or (token.feature is not None and token.feature not in self._weight)
            }
        )

    def search(self, wanted: frozenset[str], unknown: int = 0) -> list[Hit]:
        """The best answers for a set of features, best first. ``unknown`` counts words no document holds."""
        present = {feature: self.weight(feature) for feature in wanted | _pairs(wanted)}
        present = {feature: weight for feature, weight in present.items() if weight > 0}
        if not present:
            return []
        square = sum(weight * weight for weight in present.values())
        square += min(unknown, _MOST_UNKNOWN) * _UNKNOWN_WEIGHT**2
        norm = math.sqrt(square)
        best: dict[str, tuple[float, bool]] = {}
        for at in self._candidates(present):
            document, held = self._documents[at], self._features[at]
            shared = sum(weight * self._weight[one] for one, weight in present.items() if one in held)
            score = shared / (norm * self._norms[at])
            if score > best.get(document.key, (0.0, False))[0]:
                best[document.key] = (score, document.passage)
        hits = []
        for key, (near, passage) in best.items():
            profile = self._profiles[key]
            alike = sum(weight * profile.get(feature, 0.0) for feature, weight in present.items()) / norm
            covered = sum(weight * weight for feature, weight in present.items() if feature in profile) / square
            evidence = sum(weight for feature, weight in present.items() if feature in profile and "&" not in feature)
            score = ((1 - _PROFILE_SHARE) * near + _PROFILE_SHARE * alike) * min(1.0, evidence / _ENOUGH)
            hits.append(Hit(key, score, covered, passage))
        hits.sort(key=lambda hit: (-hit.score, hit.key))
        return hits

    def _candidates(self, present: Mapping[str, float]) -> list[int]:
        single = sorted(feature for feature in present if "&" not in feature)
        query = " OR ".join(f'"{_coded(feature)}"' for feature in single)
        with self._lock:
            rows = self._fts.execute(
                "SELECT rowid FROM documents WHERE documents MATCH ? ORDER BY bm25(documents) LIMIT ?",
                (query, _CANDIDATES),
            ).fetchall()
        return [row[0] - 1 for row in rows]


def _pairs(single: Iterable[str]) -> frozenset[str]:
    """Every two features together: what is said of a relic and of leaving is not what is said of either."""
    ordered = sorted(single)[:_MOST_PAIRED]
    return frozenset(f"{one}&{two}" for at, one in enumerate(ordered) for two in ordered[at + 1 :])


def _coded(feature: str) -> str:
    return feature.replace(":", "_").replace("-", "_")
