"""Turns of phrase that make a sum uncertain: numbers not read as they are meant, people added or taken away in a way
that is not read, another time or another rule. Whoever uses one gets the rule instead of a number."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tacora.games.diamant.desk.speech import Word

__all__ = ["about_odds", "about_points", "doubtful"]

_NUMBER = (
    r"(?:\d+|un|une|una|uno|one|two|three|four|five|six|seven|eight|deux|trois|quatre|cinq|sept|huit|dos|tres|cuatro|cinco|seis|"
    r"siete|ocho)"
)
_KIN = (
    r"(?:mamie|papi|papa|maman|mum|mom|dad|grandma|grandpa|grandad|nan|abuela|abuelo|mama|hermana|hermano|"
    r"la|el|my|mi|ma|mon)"
)

_ANY = re.compile(
    r"\b(?:"
    # numbers that are not read: hundreds, tens, dozens, times
    r"(?<!quatre )vingts|quatre vingts|(?<!per )(?<!pour )cents?|(?<!por )ciento|cientos|hundreds?"
    r"|decenas?|dizaines?|vingtaines?|veintenas?"
    rf"|{_NUMBER} (?:dozens?|docenas?|douzaines?)|half a dozen|media docena|demi douzaine|twice \d+|a pair of \d+ ?s"
    # another time
    r"|last (?:turn|round) and|(?:round|tour|turno|turn) \d+"
    rf"|(?:there were|il y avait|habia|quedaban|avait) {_NUMBER}\b.*"
    rf"\b(?:now|maintenant|ahora|il en reste|quedan) {_NUMBER}"
    rf"|{_NUMBER} (?:avant|before|antes)"
    # what a card was worth beside what is left on it
    r"|\d+ with \d+ left|from the \d+ \d+"
    # people told beside a number
    rf"|(?:y|and|et) (?:otros|otras) {_NUMBER}|and i and {_NUMBER} others|(?:with me|avec moi|conmigo)"
    rf"|{_NUMBER} (?:plus|mas|moins|menos|minus) (?:{_NUMBER}|{_KIN})|(?:plus|mas) {_KIN}"
    rf"|(?:all|everyone|everybody) but {_NUMBER} of|but (?:one|\d+) (?:already|has|have|left)"
    r"|(?:nobody|none|nadie|ninguno|aucun|personne) (?:of|de|des)"
    rf"|(?:todos|todas|tous|toutes) (?:menos|sauf|excepto) {_NUMBER}"
    rf"|out of {_NUMBER} {_NUMBER} stay"
    # gems saved beside relics
    rf"|{_NUMBER} \w+ (?:in|dans|en) \w+ (?:chest|coffre|cofre)\b.*\b(?:relic|artifact|relique|reliquia|artefact)\w*"
    # another rule
    r"|card by card|carte par carte|carta por carta"
    r")\b"
)
_POINTS = re.compile(r"\b(?:bust|gold|oro|doree?s?|in (?:my|the) hand|en la mano|en main|et demi|y medio|and a half)\b")
_ODDS = re.compile(
    r"\b(?:rochers?|roches?|rocks?|rocas?|piedras?|rockfall|bears?|ours|oso"
    r"|hors (?:du )?jeu|hors de la partie|out of the game|fuera del juego|ya fuera|eliminad[oa]s?"
    r"|(?:are|is|twice|already) gone|(?:find|draw|get|turn|be) (?:a |an )?(?:treasure|relic|gem)\w*"
    r"|(?:un|une) (?:tresor|relique) (?:ensuite|apres)"
    r"|soit (?:un|une) (?:tresor|relique)|(?:salga|sea|sacar|encontrar) (?:un|una) (?:tesoro|reliquia)"
    r"|no bust|not bust|after next|(?:next|in) two cards|deux prochaines|dos (?:proximas|siguientes))\b"
)


def _text(words: Sequence[Word]) -> str:
    return " ".join(word.written or word.text for word in words if not word.stop)


def doubtful(words: Sequence[Word]) -> bool:
    """Whether any sum would be uncertain; so it is when a number comes of a mended slip ("eighty" is not "eight")."""
    return _ANY.search(_text(words)) is not None or any(word.number is not None and word.written for word in words)


def about_points(words: Sequence[Word]) -> bool:
    """Whether a chest's points would be: gems in the hand, gold pieces."""
    return _POINTS.search(_text(words)) is not None


def about_odds(words: Sequence[Word]) -> bool:
    """Whether a chance would be: a card we cannot tell, one out of the game, or another event than a strike."""
    return _ODDS.search(_text(words)) is not None
