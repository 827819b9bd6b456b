"""The desk: from a question in a player's words to an answer with its sources."""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import Any, Literal

from tacora.assistant.index import Document, Hit, Index, features
from tacora.assistant.knowledge import Curated, Difference, Knowledge, knowledge_of
from tacora.assistant.language import clean, fold, guess, split_words
from tacora.assistant.ranker import chances, choose, load_ranker
from tacora.assistant.reading import Lexicon, Reader, Token
from tacora.core import registry
from tacora.core.protocol import Observation, Player
from tacora.words import LANGUAGES, Words, detect_language

__all__ = ["Answer", "Desk", "Kind", "Reason", "Source", "desk_for"]

Kind = Literal["computed", "curated", "passage", "not_covered"]

CURATED_SCORE = 0.30
"""From this likeness on (0 to 1) a curated answer is given."""
LEAST_SCORE = -0.75
"""Below this the ranker knows nothing of the question (`tacora.assistant.ranker.Ranker.scores`)."""
ALSO_SHARE = 0.04
"""Answers believed this much are offered as "or did you mean"."""
PASSAGE_COVERAGE = 0.72
PASSAGE_SCORE = 0.26
"""A paragraph is given when it holds so much of the question's weight and is that alike."""
RULE_SUPPORT = 0.2
"""How much of its main paragraph's likeness a curated answer gains."""
FOREIGN_WEIGHT = 1.5
"""How much more than its rarity says a word about something else tells."""
LONG_QUESTION = 8
"""Questions of more words are also read clause by clause."""


_FORMULA = re.compile(r"(?<![0-9])[-−][0-9]|[0-9]\s*[-−=×x*·]\s*[0-9]")
"""Arithmetic written out, which the words around it cannot explain."""
_MOST_CLAUSES = 40
"""A text of more clauses is no question; each costs a search."""
_RANKED = 8
_SLIPS = 2
"""A word heard no more often may be a slip of the pen, and is mended like any other."""
_COLON = {"fr": "\u202f:", "es": ":", "en": ":"}


@dataclass(frozen=True, slots=True)
class Source:
    """A paragraph beside an answer: its number, its section's title, and its text."""

    rule: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an event happened: sentences in order and the paragraphs behind them, the main one first."""

    text: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]
    pages: tuple[int, ...]
    language: str


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer and where it comes from.

    ``kind``: ``computed`` (by the engine), ``curated``, ``passage`` (a paragraph as it stands) or ``not_covered`` (the
    rules are silent, or the question is about something else; ``nearest`` then names sections to look at).
    ``rules``: paragraph numbers, the main one first. ``pages``: printed pages in the booklet of ``page_edition``.
    ``editions``: presets the answer holds for. ``differences``: where printings differ; those of the table's own
    edition come first. ``example``: rows of the worked example. ``numbers``: results for programs. ``others``: rules of
    the best answers found; ``also``: titles of the next best ones, questions to ask instead.
    """

    kind: Kind
    question: str
    title: str
    answer: str
    rules: tuple[str, ...]
    pages: tuple[int, ...]
    page_edition: str | None
    editions: tuple[str, ...]
    language: str
    game: str
    differences: tuple[Difference, ...] = ()
    example: tuple[str, ...] = ()
    numbers: Mapping[str, Any] = field(default_factory=dict)
    nearest: tuple[Source, ...] = ()
    name: str | None = None
    others: tuple[tuple[str, ...], ...] = ()
    also: tuple[str, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Plain JSON."""
        return {
            "kind": self.kind,
            "answer": self.answer,
            "title": self.title,
            "rules": list(self.rules),
            "pages": list(self.pages),
            "page_edition": self.page_edition,
            "editions": list(self.editions),
            "differences": [{"editions": list(one.editions), "text": one.text} for one in self.differences],
            "example": list(self.example),
            "numbers": dict(self.numbers),
            "also": list(self.also),
            "nearest": [{"rule": one.rule, "section": one.section, "text": one.text} for one in self.nearest],
            "language": self.language,
            "game": self.game,
        }


class Desk:
    """Answers questions about one game. Reads data only; may be shared between threads.

    ``ranked=False`` leaves the weights aside, so that the index alone ranks.
    """

    def __init__(self, knowledge: Knowledge, *, ranked: bool = True) -> None:
        self.knowledge = knowledge
        self.meta = registry.get(knowledge.game_id)
        self._readers = {language: self._reader(language) for language in LANGUAGES}
        self._vocabularies = {language: frozenset(reader.lexicon.words) for language, reader in self._readers.items()}
        factors = {
            f"c:{name}": float(entry.get("weight", FOREIGN_WEIGHT if entry.get("foreign") else 1.0))
            for name, entry in knowledge.concepts.items()
        }
        self._index = Index(self._documents(), factors)
        self._ranker = load_ranker(knowledge.module.__name__) if ranked else None

    def _reader(self, language: str) -> Reader:
        words: set[str] = set()
        heard: Counter[str] = Counter()
        for curated in self.knowledge.curated.values():
            text = curated.texts[language]
            for line in (text.title, *text.ask, *(() if curated.silent else (text.text,))):
                words.update(split_words(fold(line)))
            for line in (*text.heard, *text.asked):
                heard.update(set(split_words(fold(line))))
        for paragraph in self.knowledge.rulebooks[language]:
            words.update(split_words(fold(paragraph.plain)))
        words.update(word for word, count in heard.items() if count > _SLIPS)
        return Reader(Lexicon(self.knowledge.concepts, language), words)

    def _documents(self) -> list[Document]:
        documents = []
        for name, curated in self.knowledge.curated.items():
            for language in LANGUAGES:
                text = curated.texts[language]
                for line in (text.title, *text.ask):
                    documents.append(Document(name, features(self._readers[language].tokens(clean(line), mend=False))))
        for language in LANGUAGES:
            for paragraph in self.knowledge.rulebooks[language]:
                tokens = self._readers[language].tokens(paragraph.plain, mend=False)
                documents.append(Document(paragraph.number, features(tokens), passage=True))
        return documents

    # Asking ----------------------------------------------------------------------------------

    def ask(
        self,
        text: str,
        *,
        language: str | None = None,
        preset: str | None = None,
        observation: Observation | None = None,
        player: Player | None = None,
    ) -> Answer:
        """The answer to a question.

        ``language``: the answer's (``None``: the question's own, told from its words). ``preset``: the edition played;
        its differences come first. ``observation``: the position at the table as ``player`` (default: its own viewer)
        sees it, for questions about it. Raises `tacora.words.UnknownLanguage`, or `tacora.core.errors.InvalidOption`
        for an unknown preset. Any text is harmless: it is cleaned, cut and only compared.
        """
        if preset is not None:
            self.meta.options.preset(preset)
        spoken = None if language is None else detect_language(language)
        question = clean(text)
        asked = guess(question, self._vocabularies, spoken or detect_language(None))
        spoken = spoken or asked
        tokens = self._readers[asked].tokens(question)
        words = Words(spoken, self.knowledge.game_id)
        module = self.knowledge.module
        computed = module.at_table(tokens, observation, player) if observation is not None else None
        if computed is None and not _FORMULA.search(question):
            computed = module.compute(tokens, preset)
        if computed is not None:
            return self.tell(computed, words, question=question, at_table=observation is not None)
        hits = self._search(tokens)
        edition = module.edition_of(tokens, preset)
        return self._found(hits, question, spoken, edition, words)

    def warm(self) -> None:
        """Load what is otherwise loaded when a language is first asked, so that no answer waits for it."""
        for language in LANGUAGES:
            Words(language, self.knowledge.game_id)
            self._readers[language].tokens("zzzzzzz")

    def read(self, text: str, language: str) -> list[Token]:
        """A cleaned question's tokens, as the index and the ranker see them (typos as they are)."""
        return self._readers[language].tokens(text, mend=False)

    def rank(self, text: str, language: str | None = None) -> list[Hit]:
        """All answers found for a question, best first, with their scores (for evaluation)."""
        question = clean(text)
        asked = guess(question, self._vocabularies, detect_language(language) if language else "en")
        return self._search(self._readers[asked].tokens(question))

    def _search(self, tokens: Sequence[Token]) -> list[Hit]:
        """What the ranker says, where it knows enough of the question; else what the index finds."""
        if self._ranker is not None and features(tokens):
            scores = self._ranker.scores(tokens)
            if max(scores.values()) >= LEAST_SCORE:
                shares = chances(scores)
                ranked = choose(self.knowledge, scores)[:_RANKED]
                return [Hit(name, shares[name], 1.0, passage=False, sure=True) for name in ranked]
        return self._searched(tokens)

    def _searched(self, tokens: Sequence[Token]) -> list[Hit]:
        """Search the whole question; a long one also clause by clause, where the words about something else stay in."""
        foreign = [token for token in tokens if token.foreign]
        whole = self._index.search(features(tokens), self._index.unknown(tokens))
        best = {hit.key: hit for hit in whole}
        if sum(not token.stop for token in tokens) > LONG_QUESTION:
            for clause in _clauses(tokens):
                wanted = features(clause)
                wanted |= features(foreign)
                for hit in self._index.search(wanted, self._index.unknown(clause)):
                    lowered = Hit(hit.key, hit.score * _clause_trust(len(wanted)), hit.coverage, hit.passage)
                    if hit.key not in best or best[hit.key].score < lowered.score:
                        best[hit.key] = lowered
        return sorted(self._supported(best), key=lambda hit: (-hit.score, hit.key))

    def _supported(self, best: Mapping[str, Hit]) -> list[Hit]:
        """A curated answer whose main rule's paragraph was found as well gains by it."""
        found = []
        for hit in best.values():
            curated = None if hit.passage else self.knowledge.curated[hit.key]
            paragraph = None if curated is None or curated.silent else best.get(curated.rules[0])
            gain = RULE_SUPPORT * paragraph.score if paragraph is not None else 0.0
            found.append(replace(hit, score=min(1.0, hit.score + gain)))
        return found

    def _found(self, hits: list[Hit], question: str, language: str, edition: str | None, words: Words) -> Answer:
        curated = [hit for hit in hits if not hit.passage]
        others = tuple(self._rules_of(hit) for hit in hits[:4])
        if curated and (curated[0].sure or curated[0].score >= CURATED_SCORE):
            also = tuple(
                self.knowledge.curated[hit.key].texts[language].title
                for hit in curated[1:3]
                if hit.score >= (ALSO_SHARE if hit.sure else CURATED_SCORE)
                and not self.knowledge.curated[hit.key].silent
            )
            found = self._curated(self.knowledge.curated[curated[0].key], question, language, edition, words, others)
            return replace(found, also=also)
        for hit in hits:
            if hit.passage and hit.coverage >= PASSAGE_COVERAGE and hit.score >= PASSAGE_SCORE:
                silent = curated and self.knowledge.curated[curated[0].key].silent and curated[0].score > hit.score
                if not silent:
                    return self._passage(hit.key, question, language, words, others)
                break
        return self._not_covered(hits, question, language, words)

    def _rules_of(self, hit: Hit) -> tuple[str, ...]:
        if hit.passage:
            return (hit.key,)
        curated = self.knowledge.curated[hit.key]
        return () if curated.silent else curated.rules

    # Answers ---------------------------------------------------------------------------------

    def tell(self, computed: Any, words: Words, *, question: str = "", at_table: bool = False) -> Answer:
        """A computed result of the game's desk as an answer."""

        def tell(message: str, arguments: Mapping[str, Any]) -> str:
            return words.say(message, **self._spoken(arguments, computed, words))

        editions = computed.editions or self.knowledge.editions
        return Answer(
            kind="computed",
            question=question,
            title=words.say("desk-title-table" if at_table else "desk-title-computed"),
            answer=tell(computed.message, computed.arguments),
            rules=computed.rules,
            pages=self.knowledge.pages_of(computed.rules),
            page_edition=self.knowledge.page_edition,
            editions=tuple(editions),
            language=words.language,
            game=self.knowledge.game_id,
            example=tuple(tell(message, arguments) for message, arguments in computed.lines),
            numbers=computed.numbers,
        )

    def _spoken(self, arguments: Mapping[str, Any], computed: Any, words: Words) -> dict[str, Any]:
        """Arguments as a sentence needs them: an edition's title, hazards' names."""
        spoken = dict(arguments)
        edition = str(spoken.get("edition", "iello"))
        if "preset" in spoken:
            preset = self.meta.options.preset(str(spoken["preset"]))
            spoken["title"] = preset.title
            edition = str(self.meta.options.resolve(preset.name).get("hazard_set", edition))
        if "path" in spoken:
            names = {
                str(kind.value): words.say("hazard-name", hazard=str(kind.value), edition=edition)
                for kind in computed.kinds
            }
            names["relic"] = words.say("word-relic", edition=edition)
            spoken["path"] = ", ".join(names.get(part, part) for part in str(spoken["path"]).split())
        spoken.setdefault("edition", edition)
        return spoken

    def _curated(
        self,
        curated: Curated,
        question: str,
        language: str,
        edition: str | None,
        words: Words,
        others: tuple[tuple[str, ...], ...],
    ) -> Answer:
        text = curated.texts[language]
        if curated.silent:
            return Answer(
                kind="not_covered",
                question=question,
                title=text.title,
                answer=text.text,
                rules=(),
                pages=(),
                page_edition=self.knowledge.page_edition,
                editions=(),
                language=language,
                game=self.knowledge.game_id,
                nearest=self._sources(curated.rules, language),
                name=curated.name,
                others=others,
            )
        own = [one for one in text.differences if edition in one.editions]
        rest = [one for one in text.differences if edition not in one.editions]
        answer = text.text
        if edition is not None:
            title = self.meta.options.preset(edition).title
            if own:
                answer = f"{title}{_COLON[language]} {own[0].text}\n{answer}"
            elif edition not in curated.editions:
                answer = f"{words.say('desk-not-in-edition', title=title)}\n{answer}"
        return Answer(
            kind="curated",
            question=question,
            title=text.title,
            answer=answer,
            rules=curated.rules,
            pages=self.knowledge.pages_of(curated.rules),
            page_edition=self.knowledge.page_edition,
            editions=curated.editions,
            language=language,
            game=self.knowledge.game_id,
            differences=(*own, *rest),
            name=curated.name,
            others=others,
        )

    def _passage(
        self, rule: str, question: str, language: str, words: Words, others: tuple[tuple[str, ...], ...]
    ) -> Answer:
        book = self.knowledge.rulebooks[language]
        return Answer(
            kind="passage",
            question=question,
            title=book.section(rule).title,
            answer=book.paragraph(rule).plain,
            rules=(rule,),
            pages=self.knowledge.pages_of((rule,)),
            page_edition=self.knowledge.page_edition,
            editions=self.knowledge.editions,
            language=language,
            game=self.knowledge.game_id,
            others=others,
        )

    def _not_covered(self, hits: list[Hit], question: str, language: str, words: Words) -> Answer:
        rules: list[str] = []
        for hit in hits[:4]:
            if not hit.passage and self.knowledge.curated[hit.key].silent:
                continue
            rules.extend(self._rules_of(hit)[:1])
        return Answer(
            kind="not_covered",
            question=question,
            title=words.say("desk-title-not-covered"),
            answer=words.say("desk-not-covered") if question else words.say("desk-empty-question"),
            rules=(),
            pages=(),
            page_edition=self.knowledge.page_edition,
            editions=(),
            language=language,
            game=self.knowledge.game_id,
            nearest=self._sources(tuple(dict.fromkeys(rules))[:3] or ("R1.1",), language),
            others=tuple(self._rules_of(hit) for hit in hits[:4]),
        )

    def _sources(self, rules: tuple[str, ...], language: str) -> tuple[Source, ...]:
        book = self.knowledge.rulebooks[language]
        return tuple(Source(rule, book.section(rule).title, book.paragraph(rule).plain) for rule in rules)

    # Why -------------------------------------------------------------------------------------

    def explain(
        self,
        event: Mapping[str, Any],
        before: Mapping[str, Any] | None = None,
        *,
        language: str | None = None,
        edition: str | None = None,
    ) -> Reason:
        """Why an event happened: ``event`` and ``before`` (the observation just before it) as plain data.

        ``edition`` is the family of words (option ``hazard_set``) when ``before`` is not given. Raises
        `tacora.core.errors.TacoraError` (code ``invalid-event`` and the like).
        """
        spoken = detect_language(language)
        words = Words(spoken, self.knowledge.game_id)
        explanation = self.knowledge.module.explain(event, before)
        family = edition or "iello"
        if before is not None and isinstance(before.get("options"), Mapping):
            family = str(before["options"].get("hazard_set", family))
        lines = tuple(
            words.say(message, **{**arguments, "edition": family}) for message, arguments in explanation.lines
        )
        return Reason(" ".join(lines), lines, explanation.rules, self.knowledge.pages_of(explanation.rules), spoken)


def _clauses(tokens: Sequence[Token]) -> list[list[Token]]:
    """Sentences, and the clauses of long ones."""
    sentences: list[list[Token]] = [[]]
    clauses: list[list[Token]] = [[]]
    for token in tokens:
        if token.stop:
            if token.text in ".?!":
                sentences.append([])
            clauses.append([])
            continue
        if token.text in _TURNS and len(clauses[-1]) > 3:
            clauses.append([])
        sentences[-1].append(token)
        clauses[-1].append(token)
    found = [part for part in (*sentences, *clauses) if len(part) > 2]
    pairs = [[*one, *two] for one, two in pairwise(clauses) if one and two]
    return [*found, *pairs][:_MOST_CLAUSES]


_TURNS = frozenset(
    "alors and because but donc entonces et mais moi o or ou parce pero porque que so that y".split()  # noqa: SIM905
)
"""Words that begin a clause."""


def _clause_trust(size: int) -> float:
    """How far a clause speaks for the whole question: a short one may be an aside."""
    return (0.0, 0.5, 0.72, 0.87)[size] if size < 4 else 0.96


def desk_for(game_id: str) -> Desk:
    """The desk of a game, built once. Raises as `tacora.assistant.knowledge.knowledge_of`."""
    with _BUILDING:
        return _desk_for(game_id)


_BUILDING = threading.Lock()


@cache
def _desk_for(game_id: str) -> Desk:
    return Desk(knowledge_of(game_id))
