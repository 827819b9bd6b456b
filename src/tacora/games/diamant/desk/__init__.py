"""What the rules desk needs of Diamant: curated answers, players' words, printed pages, computed answers.

Data: ``answers.toml`` (rules behind each answer), ``fr.toml``, ``es.toml``, ``en.toml`` (its words),
``asks.<language>.txt`` (more phrasings, one a line under ``## name-of-the-answer``), ``questions.<language>.txt``
(whole questions as players put them, in the same form), ``weights.bin`` (learnt from all of these by
``scripts/train_desk.py``; these three may be missing), ``lexicon.toml`` (concepts), ``pages.toml`` (printed pages),
``booklet.<language>.toml`` (the booklet page). Code: `compute`, `at_table`, `explain`, and `share_of`,
`leftovers_of`, `relics_of`, `odds_of` for programs.
"""

from tacora.games.diamant.desk.compute import (
    Computed,
    at_table,
    compute,
    edition_of,
    leftovers_of,
    odds_of,
    relics_of,
    share_of,
)
from tacora.games.diamant.desk.explain import Explanation, InvalidEvent, explain
from tacora.games.diamant.desk.positions import InvalidPosition, observation_of

__all__ = [
    "Computed",
    "Explanation",
    "InvalidEvent",
    "InvalidPosition",
    "at_table",
    "compute",
    "edition_of",
    "explain",
    "leftovers_of",
    "observation_of",
    "odds_of",
    "relics_of",
    "share_of",
]
