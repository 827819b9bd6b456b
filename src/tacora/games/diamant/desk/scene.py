"""A question as a sum sees it: its items, what its numbers stand for, and whether it asks for a number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tacora.games.diamant.desk.companies import companies
from tacora.games.diamant.desk.near import noun_after
from tacora.games.diamant.desk.roles import Mention, mentions
from tacora.games.diamant.desk.speech import Item, Word, items_of
from tacora.games.diamant.desk.vocabulary import LANGUAGES, tags_of, words_of

__all__ = ["Scene", "scene_of"]


_RESULTS = ("get", "each", "part", "share", "calc", "rest", "lie", "total", "gain")


_SHORT_TAGS = (
    "gain",
    "part",
    "each",
    "calc",
    "so",
    "total",
    "share",
    "get",
    "fill",
    "art",
    "we",
    "us",
    "i",
    "among",
    "head",
    "path",
)
_SHORT_WORDS = words_of(
    "de leur leurs his her its their her then please pls svp par pour per individual final finale ca donne now a la en "
    "individuel individuelle individuales quien uno una person persona personne tete cabeza his mi mon ma sa son su"
)


@dataclass(frozen=True, slots=True)
class Scene:
    """``asked``: the nouns that "how many" stands before (empty text where it stands alone); ``concepts``: those of the
    desk's reader; ``yes_no``: a yes or no, a permission or a reason is asked for."""

    items: tuple[Item, ...]
    numbers: tuple[Mention, ...]
    companies: tuple[Mention, ...]
    concepts: frozenset[str]
    asked: tuple[str, ...]
    yes_no: bool

    def of(self, *roles: str) -> list[Mention]:
        """The numbers with one of the roles, in order."""
        return [one for one in self.numbers if one.role in roles]

    def has(self, *tags: str) -> bool:
        """Whether any word bears one of the tags."""
        return any(item.has(*tags) for item in self.items)

    @property
    def strangers(self) -> int:
        """How many words no sum knows."""
        taken = {at for one in (*self.numbers, *self.companies) for at in range(one.start, one.end)}
        return sum((item.strange or item.subject) and at not in taken for at, item in enumerate(self.items))

    @property
    def question(self) -> tuple[Item, ...]:
        """The sentences that end with a question mark; all of them where none does."""
        asked: list[Item] = []
        sentence: list[Item] = []
        for item in self.items:
            sentence.append(item)
            if item.text in (".", "!", "?", ";"):
                if item.text == "?":
                    asked += sentence
                sentence = []
        return tuple(asked) or self.items

    @property
    def elliptical(self) -> bool:
        """Whether the last sentence is a short word for a result: "Per person?", "Leur gain ?", "So?"."""
        end = len(self.items)
        while end and self.items[end - 1].stop:
            end -= 1
        start = end
        while start and not self.items[start - 1].stop:
            start -= 1
        last = self.items[start:end]
        if not last or len(last) > 6 or not start or any(item.counts or item.has("neg", "or", "and") for item in last):
            return False
        if any(item.strange and item.text not in _SHORT_WORDS for item in last):
            return False
        if len(last) == 1 and last[0].text == "mine":
            return True
        result = any(item.has("gain", "part", "each", "calc", "so", "total", "share") for item in last)
        return result and all(item.has(*_SHORT_TAGS) or item.text in _SHORT_WORDS or item.stop for item in last)

    @property
    def wants_number(self) -> bool:
        """Whether a share, a part or a calculation is wanted in other words than "how many"."""
        words = self.question
        found = whats = False
        for at, item in enumerate(words):
            near = words[at + 1 : at + 7]
            last, second = (words[at - 1], words[at - 2]) if at > 1 else (Item(""), Item(""))
            if item.has("what"):
                whats = True
                gets = last.has("get") or last.text in ("a", "ai", "donne", "ca fait")
                gets = gets or (last.text, second.text) == ("fait", "ca")
                behind = any(one.has("share", "part", "gain") for one in words[max(0, at - 4) : at]) and len(near) < 2
                unknown = item.text == "what" and self.strangers <= 2 and (_what_done(near) or _what_is(near))
                if behind or unknown:
                    return True
                if gets or any(one.has(*_RESULTS) or one.text in ("sale", "mine") for one in near):
                    return True
            each = item.has("each") and last.number is None
            total = item.has("total") and (len(words) < 6 or any(one.has("get") for one in near))
            part = item.has("part") and not any(one.has("get") for one in words)
            found = found or each or total or part or (item.has("share") and not item.has("part"))
        if self.elliptical:
            return True
        if whats or (found and any(one.has("notsum") for one in words)):
            return False
        return found or any(item.has("calc") and item.text not in ("fait", "compte", "dit") for item in self.items)

    @property
    def terse(self) -> bool:
        """Whether the numbers are all there is, or are told without a question: "9 rubies, 5 players?"."""
        marks = [at for at, item in enumerate(self.items) if item.text in (".", "?", "!", ";")]
        asked = next((at for at in marks if self.items[at].text == "?"), None)
        if asked is None:
            return True
        begin = max((at for at in marks if at < asked), default=-1)
        told = [one for one in (*self.numbers, *self.companies) if one.role != "label"]
        after = self.items[max((one.end for one in told), default=0) : asked]
        rest = [item for item in after if not item.has("in", "cave", "path", "lie", "head", "art", "fill")]
        plain = all(item.tags or item.stop or item.text in _SHORT_WORDS for item in rest)
        return all(one.start > begin for one in told) and len(rest) <= 2 and plain

    @property
    def wants_sum(self) -> bool:
        """Whether a number is wanted in any words."""
        return bool(self.asked) or self.wants_number

    def asks(self, *nouns: str) -> bool:
        """Whether a number is asked for, of one of the ``nouns`` or of nothing said."""
        return bool(self.asked) and all(noun in ("", *nouns) for noun in self.asked)


def scene_of(words: Sequence[Word]) -> Scene | None:
    """The scene of a question, or ``None`` when it is too long or speaks of something else than the rules."""
    items = items_of(words)
    asking = items is not None and any(item.has("ask", "claim") for item in items)
    if items is None or any(_foreign(word) and not (asking and word.text in _GIVING) for word in words):
        return None
    numbers, found = companies(items, mentions(items))
    return Scene(
        tuple(items),
        tuple(numbers),
        tuple(found),
        frozenset(concept for word in words for concept in word.concepts),
        tuple(_asked(items)),
        _yes_no(items),
    )


_ASIDE = frozenset(("app", "manners", "offtopic", "person", "world"))
"""Concepts of other things that may stand beside a sum: "no joke", "thank you"."""
_MISTAKEN = ("bonus", "troquer", "swap", "des", "potion", "would you", "standing", "dado")
"""Read as something else by the reader: French "des" (dice), "portion" mended."""


_GIVING = words_of("donner donne donne dar dio da dado give given gave")
"""How much should have been given is a sum; whether something may be given is none."""


def _foreign(word: Word) -> bool:
    """Whether a word speaks of something else; "des", relatives and numbers do not."""
    if not getattr(word, "foreign", False) or word.number is not None or word.text in _MISTAKEN:
        return False
    if getattr(word, "capital", False) and " " not in word.text:
        return False  # a name: "Rob"
    if set(word.concepts) <= _ASIDE or any(tags_of(word.text, language) & {"out", "in"} for language in LANGUAGES):
        return False
    return not any("kin" in tags_of(part, language) for part in word.text.split() for language in LANGUAGES)


def _asked(items: Sequence[Item]) -> list[str]:
    found = []
    for at, item in enumerate(items):
        if not item.has("ask"):
            continue
        ahead = items[at + 1] if at + 1 < len(items) else Item("", stop=True)
        noun, where = noun_after(items, at + 1, 3)
        if ahead.has("each", "get", "rest", "lie", "i", "we", "us", "among", "share", "worth", "webe", "total", "part"):
            noun = ""
        elif ahead.text in ("de", "d", "of") and items[where].strange:
            noun = "strange"
        elif (noun == "strange" and item.text in ("cuanto", "how much", "combien", "cb")) or (
            noun == "strange"
            and (
                items[where].text != ahead.text
                or not item.text.startswith(("how", "cuant"))
                or ahead.text.endswith("mos")
            )
        ):
            noun = ""
        elif (
            noun == "strange" and items[where].text == ahead.text and item.text != "how much" and _is_verb(item, ahead)
        ):
            noun = ""  # "cuántas levanto", "how many would"
        elif ahead.counts:
            noun = "card"  # "how many 5s are there"
        found.append(noun)
    return found


def _what_done(near: Sequence[Item]) -> bool:
    """ "What do I sweep up": an unknown verb of taking."""
    texts = [one.text for one in near[:3]]
    return len(texts) == 3 and texts[0] in ("do", "does", "did") and near[1].has("i", "we", "each") and near[2].strange


def _what_is(near: Sequence[Item]) -> bool:
    """Whether the result of a division is asked for after "what": "what's 13 gems between six"."""
    return len(near) > 3 and near[0].has("aux") and near[1].number is not None and any(one.has("among") for one in near)


def _is_verb(asking: Item, after: Item) -> bool:
    """Whether the unknown word after "how many" is no plural noun."""
    return asking.text in ("how many", "cuantos", "cuantas") and not after.text.endswith("s")


_AUXILIARIES = words_of(
    "is are do does did can could may must should would will has have had isn don doesn aren shouldn didn am"
)


_SHARED = words_of(
    "parte parten partimos reparte reparten repartimos partage partagent partageons repartissent repartit"
)


def _whether_shared(items: Sequence[Item]) -> bool:
    """Whether it is asked if these share that: "¿lo parten los cinco?", "les quatre se partagent-ils les gemmes ?"."""
    if not items or not any(item.text == "?" for item in items):
        return False
    end = max(at for at, item in enumerate(items) if item.text == "?")
    start = max((at for at in range(end) if items[at].stop), default=-1)
    clause = items[start + 1 : end]
    if any(item.has("ask", "what", "each", "gain") or item.text in ("como", "comment", "a cuanto") for item in clause):
        return False
    return any(item.text in _SHARED for item in clause[1:-2])


def _yes_no(items: Sequence[Item]) -> bool:
    """Whether the question wants a yes or a no, a permission, a person or a reason."""
    if _whether_shared(items):
        return True
    for at, item in enumerate(items):
        last = items[at - 1] if at else Item("", stop=True)
        if item.text == "est ce que" and last.text in ("qu", "que", "combien"):
            continue
        if item.text in ("can", "could") and any(one.has("calc") for one in items[at + 1 : at + 5]):
            continue
        if item.has("modal", "why", "where") and not item.has("fill"):
            return True
        asked = any(one.has("ask", "what") or one.text == "how" for one in items[:at])
        if item.text in ("would", "could", "will") and [one.text for one in items[at + 1 : at + 3]] == ["you", ","]:
            continue
        if (
            item.text in _AUXILIARIES
            and not (asked and last.has("and"))
            and (last.stop or last.has("and", "or") or last.text in ("so", "but", "then", "hi"))
        ):
            return True
        if item.has("isit") and last.stop and at + 1 < len(items) and not items[at + 1].stop:
            return True
        if item.text in ("cada quien", "cada cual"):
            continue
        if item.has("who") and any(one.has("what") or one.text in ("que", "ask") for one in items[at + 1 : at + 5]):
            continue
        after = items[at + 1].text if at + 1 < len(items) else ""
        timing = item.text in ("when", "quand", "cuando") and (last.stop or last.has("so", "and"))
        if timing and after in ("do", "does", "is", "are", "can", "est", "se", "nos") and items[-1].text == "?":
            return True
        if item.has("who") and any(one.has("get") for one in items[at + 1 : at + 3]) and not last.number:
            return True
        if item.has("who") and (last.stop or last.text in ("a", "pour", "para", "for", "is", "es", "est", "and", "et")):
            return True
        if (
            item.text == "t"
            and not any(one.has("ask", "what") for one in items)
            and at + 1 < len(items)
            and items[at + 1].text in ("on", "il", "elle", "ils")
        ):
            return True
    return False
