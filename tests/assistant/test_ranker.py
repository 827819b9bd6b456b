"""The ranker: its weights come from the present phrasings, its file is checked, what it is unsure of is left."""

from __future__ import annotations

import threading
import zlib
from importlib import resources

import pytest

from tacora.assistant.desk import Desk
from tacora.assistant.knowledge import Knowledge, knowledge_of
from tacora.assistant.ranker import InvalidWeights, Ranker, chances, choose, digest_of, load_ranker, trained_on, unpack
from tacora.words import LANGUAGES


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return knowledge_of("diamant")


@pytest.fixture(scope="module")
def ranker(knowledge: Knowledge) -> Ranker:
    found = load_ranker(knowledge.module.__name__)
    assert found is not None
    return found


def test_weights_were_learnt_from_the_present_phrasings(knowledge: Knowledge, ranker: Ranker) -> None:
    """After a change of phrasings: ``python scripts/train_desk.py``."""
    lines = trained_on(knowledge)
    assert ranker.digest == digest_of(lines)
    assert ranker.answers == tuple(knowledge.curated)
    assert digest_of(lines[1:]) != ranker.digest
    assert digest_of(reversed(lines)) == ranker.digest


def test_every_answer_has_many_phrasings_in_each_language(knowledge: Knowledge) -> None:
    for curated in knowledge.curated.values():
        for language in LANGUAGES:
            phrasings = curated.texts[language].phrasings
            assert len(phrasings) >= 20, (curated.name, language)
            assert len(set(phrasings)) == len(phrasings)
    assert len(trained_on(knowledge)) > 10_000


def test_order_of_answers(knowledge: Knowledge) -> None:
    scores = dict.fromkeys(knowledge.curated, -1.0)
    scores |= {"tie": 0.30, "relic-alone": 0.28, "relic-several": 0.27, "silent-price": 0.1}
    assert choose(knowledge, scores)[:3] == ["relic-alone", "tie", "relic-several"], "two answers of one paragraph"
    scores["silent-price"] = 0.31
    assert choose(knowledge, scores)[0] == "silent-price"
    shares = chances(scores)
    assert sum(shares.values()) == pytest.approx(1)
    assert next(iter(shares)) == "silent-price"


def test_nothing_known_is_not_answered(desk: Desk) -> None:
    for question in ("xyzzy plugh", "qwertz uiop", "", "???", "zzz " * 300):
        assert desk.ask(question).kind == "not_covered"
    assert desk.rank("xyzzy plugh") == []


def test_without_weights_the_index_ranks(knowledge: Knowledge) -> None:
    plain = Desk(knowledge, ranked=False)
    assert plain.ask("who wins a tie?").rules == ("R6.3",)
    assert plain.ask("how do I castle in chess?").kind == "not_covered"


def test_a_broken_file_is_refused(knowledge: Knowledge) -> None:
    data = (resources.files(knowledge.module) / "weights.bin").read_bytes()
    assert unpack(data).answers == tuple(knowledge.curated)
    assert len(data) < 5_000_000
    raw = zlib.decompress(data)
    for broken in (b"", b"nonsense", data[:-20], zlib.compress(raw[:-9]), zlib.compress(b"{}\n"), zlib.compress(b"[]")):
        with pytest.raises(InvalidWeights):
            unpack(broken)


def test_many_threads_ask_at_once(desk: Desk) -> None:
    asked = ["who wins a tie?", "¿quién se lleva la reliquia?", "combien de manches ?", "unheardofword treasure"]
    alone = [desk.ask(question).to_data() for question in asked]
    found: list[bool] = []

    def work() -> None:
        for _ in range(20):
            found.append([desk.ask(question).to_data() for question in asked] == alone)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 120
    assert all(found)
