"""Questions that hold a position in numbers, answered by playing it on the rules (`tacora.games.diamant.desk.engine`).

Reading is cautious: a question with a number in it that does not belong to the computation is left to the curated
answers, for a wrong number said with confidence is worse than a rule without one. The numbers' meaning is read in
`roles`, each sum has a module of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from tacora.games.diamant.desk import chest, doubts, hazards, sharing, worth
from tacora.games.diamant.desk.computed import Computed
from tacora.games.diamant.desk.hazards import odds_of
from tacora.games.diamant.desk.scene import scene_of
from tacora.games.diamant.desk.sharing import leftovers_of, share_of
from tacora.games.diamant.desk.speech import Word
from tacora.games.diamant.desk.table import at_table
from tacora.games.diamant.desk.worth import relics_of
from tacora.games.diamant.meta import OPTIONS

__all__ = ["Computed", "at_table", "compute", "edition_of", "leftovers_of", "odds_of", "relics_of", "share_of"]


def edition_of(words: Sequence[Word], preset: str | None) -> str | None:
    """The edition a question names, else ``preset``."""
    texts = " ".join(word.text for word in words)
    years = {word.number for word in words if word.number is not None}
    if "schmidt" in texts or 2005 in years:
        return "schmidt2005"
    if "incan" in texts:
        return "incan2020" if 2020 in years else "incan2006"
    if 2022 in years or 2024 in years:
        return "iello2022"
    if 2020 in years:
        return "incan2020"
    if 2006 in years:
        return "incan2006"
    if "iello" in texts or 2016 in years:
        return "iello2016"
    return preset


def compute(words: Sequence[Word], preset: str | None) -> Computed | None:
    """The computed answer to a question, or ``None`` when it holds no position that can be read for certain."""
    scene = None if doubts.doubtful(words) else scene_of(words)
    if scene is None:
        return None
    edition = edition_of(words, preset)
    named, edition = edition is not None, edition or OPTIONS.default_preset
    chance = None if doubts.about_odds(words) else hazards.odds(scene, edition, named)
    points = None if doubts.about_points(words) else chest.points(scene, edition)
    return (
        chance
        or hazards.hazards_left(scene, edition, named)
        or worth.relics(scene, edition, named)
        or chest.exchange(scene, edition)
        or points
        or sharing.division(scene, edition)
    )
