"""Computed answers equal whole matches played on the engine, and nothing is computed that is not certain."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tacora.assistant.desk import Desk
from tacora.assistant.doors import InvalidSituation, compute_odds, compute_relics, compute_share
from tacora.assistant.language import clean
from tacora.core.chance import ScriptedDealer
from tacora.core.data import to_data
from tacora.core.match import Match
from tacora.core.protocol import Chance, Dealt
from tacora.games.diamant.desk import compute, engine
from tacora.games.diamant.desk.positions import InvalidPosition, observation_of
from tacora.games.diamant.meta import TREASURES
from tacora.games.diamant.model import (
    HAZARD_SETS,
    Action,
    ExplorersLeft,
    GemsBanked,
    Hazard,
    HazardCard,
    HazardStruck,
    RelicCard,
    RelicTaken,
    TreasureCard,
    TreasureFound,
)


def played(num_players: int, cards: list[object], choices: list[set[int]], preset: str = "iello2016") -> Match:
    """A match with scripted cards; ``choices`` lists who leaves after each card."""
    match = Match.new("diamant", num_players, preset=preset, dealer=ScriptedDealer([*cards, *[TreasureCard(1)] * 1]))
    for leaving in choices:
        for player in sorted(match.waiting_for):
            match.submit(player, Action.LEAVE if player in leaving else Action.STAY)
    return match


@pytest.mark.parametrize(
    ("question", "gems", "explorers"),
    [
        ("9 rubis à 5 ?", 9, 5),
        ("17 gems between 3", 17, 3),
        ("11 rubíes entre 4", 11, 4),
        ("3 rubies for 5 players", 3, 5),
        ("17 pierres pour six aventuriers", 17, 6),
    ],
)
def test_share_equals_a_match(desk: Desk, question: str, gems: int, explorers: int) -> None:
    match = Match.new("diamant", explorers, preset="iello2016", dealer=ScriptedDealer([TreasureCard(gems)]))
    found = next(event for event in match.events if isinstance(event, TreasureFound))
    answer = desk.ask(question)
    assert answer.kind == "computed"
    assert answer.numbers == {"share": found.share, "remainder": found.remainder}
    assert str(found.share) in answer.answer
    assert answer.rules == ("R3.2", "R3.3")
    assert answer.pages == (6,)


def test_leftovers_equal_a_match(desk: Desk) -> None:
    # Five explorers: 13 leaves 3, 3 leaves 3. Two of them walk out.
    match = played(5, [TreasureCard(13), TreasureCard(3)], [set(), {0, 1}])
    gone = next(event for event in match.events if isinstance(event, ExplorersLeft))
    for question in (
        "we are two leaving and 3+3 are left",
        "on est deux à sortir et il reste 3+3 sur le chemin",
        "somos dos que salimos y quedan 3+3",
    ):
        answer = desk.ask(question)
        assert answer.kind == "computed", question
        assert answer.numbers == {"share": gone.share, "remainder": gone.remainder}
        assert answer.rules == ("R4.4", "R4.5")


def test_relics_equal_a_match(desk: Desk) -> None:
    # Two relics leave with player 0, two more with player 1.
    cards: list[object] = [RelicCard(), RelicCard(), RelicCard(), RelicCard(), TreasureCard(5)]
    match = played(4, cards, [set(), {0}, set(), {1}])
    values = [event.value for event in match.events if isinstance(event, RelicTaken)]
    assert values == [5, 5, 5, 10]
    answer = desk.ask("two relics are out, I leave alone with two")
    assert answer.kind == "computed"
    assert answer.numbers["values"] == values[2:]
    assert answer.numbers["value"] == 15
    assert "schmidt2005" not in answer.editions
    assert "incan2020" not in answer.editions


@pytest.mark.parametrize("preset", ["schmidt2005", "incan2006", "iello2016", "incan2020", "iello2022"])
def test_odds_equal_counting_the_real_deck(preset: str) -> None:
    rng = random.Random(preset)
    checked = 0
    while checked < 5:
        match = Match.new("diamant", 3, preset=preset)
        for _ in range(rng.randrange(1, 5)):
            if match.observe(None).cave_index:
                break
            for player in sorted(match.waiting_for):
                match.submit(player, Action.STAY)
        seen = match.observe(None)
        kinds = [card for card in seen.path if isinstance(card, HazardCard)]
        if seen.cave_index or not kinds or any(isinstance(card, RelicCard) for card in seen.path):
            continue
        checked += 1
        node = match.game.node(match.state._replace(phase=type(seen.phase).DRAW))
        assert isinstance(node, Chance)
        struck = total = 0
        for outcome, weight in node.outcomes:
            _, events = match.game.apply(match.state._replace(phase=type(seen.phase).DRAW), Dealt(outcome))
            total += weight
            struck += weight * any(isinstance(event, HazardStruck) for event in events)
        path = " ".join(card.to_data() for card in seen.path)
        found = compute_odds(path, preset=preset)
        assert (found["striking"], found["total"]) == (struck, total)
        assert found["bust"] == pytest.approx(seen.bust_weight / seen.cards_left)


def test_odds_in_words(desk: Desk) -> None:
    for question in (
        "odds of bust: snakes seen once, path 7 snakes 11",
        "Chances de sauter si serpents sortis une fois, chemin 7 serpents 11",
    ):
        answer = desk.ask(question)
        assert answer.kind == "computed"
        assert answer.numbers["bust"] == pytest.approx(2 / 32)
        assert answer.editions == ("iello2016",)
    assert desk.ask("odds of bust: path 7 mummies 11").editions == ("incan2006",)


def test_hazards_left_equal_a_match(desk: Desk) -> None:
    cards: list[object] = [HazardCard(Hazard.SNAKES)] * 2
    match = Match.new("diamant", 3, preset="iello2016", dealer=ScriptedDealer([*cards, TreasureCard(5)]))
    for player in range(3):
        match.submit(player, Action.STAY)
    left = dict(match.observe(None).deck)[HazardCard(Hazard.SNAKES)]
    answer = desk.ask("snakes have bitten us once already, how many snake cards are still in the game?")
    assert answer.numbers == {"count": left} == {"count": 2}


@pytest.mark.parametrize(
    "question",
    [
        "On est 4 joueurs, peut-on échanger 5 rubis contre un diamant ?",
        "I have 10 rubies and 3 others leave, do I lose mine?",
        "we are 4 players and 2 relics are out",
        "are 8 players and 60 rubies in the box?",
        "odds of bust with path 7 unicorns 11 snakes",
        "99999 rubies for 3 players",
        "9 rubies for 12 players",
        "9 rubies for 0 players",
        "six relics are out, I leave alone with two",
    ],
)
def test_no_number_where_it_is_not_certain(desk: Desk, question: str) -> None:
    assert desk.ask(question).kind != "computed"


def test_doors_refuse_impossible_numbers() -> None:
    assert compute_share([9], 5)["remainder"] == 4
    assert compute_share([3, 3], 2, leaving=True)["share"] == 3
    assert compute_relics(2, 2)["value"] == 15
    for wrong in (
        lambda: compute_share([], 3),
        lambda: compute_share([9], 0),
        lambda: compute_share([9, 9], 3),
        lambda: compute_share([0], 3),
        lambda: compute_relics(4, 3),
        lambda: compute_relics(0, 1, preset="incan2020"),
        lambda: compute_odds("snakes 7 snakes"),
        lambda: compute_odds("7 7 7 snakes"),
        lambda: compute_odds("7"),
    ):
        with pytest.raises(InvalidSituation):
            wrong()


# At the table -------------------------------------------------------------------------------------


def at_table() -> Match:
    # Four players; 9 leaves 1, a relic, 7 leaves 3: everyone carries 3.
    return played(4, [TreasureCard(9), RelicCard(), TreasureCard(7)], [set(), set()])


@pytest.mark.parametrize(
    "question",
    ["what happens if I leave now?", "que se passe-t-il si je sors maintenant ?", "¿qué pasa si salgo ahora?"],
)
def test_leaving_now_counts_each_number_of_leavers(desk: Desk, question: str) -> None:
    match = at_table()
    answer = desk.ask(question, observation=match.observe(1))
    assert answer.kind == "computed"
    told = answer.numbers["leave"]
    assert [one["others"] for one in told] == [0, 1, 2, 3]
    for one in told:
        fork = at_table()
        leaving = {1, *(0, 2, 3)[: one["others"]]}
        before = len(fork.log)
        for player in sorted(fork.waiting_for):
            if player == 1:
                continue
            fork.submit(player, Action.LEAVE if player in leaving else Action.STAY)
        fork._dealer = ScriptedDealer([TreasureCard(5)])
        fork.submit(1, Action.LEAVE)
        events = [event for _, events in fork.log[before:] for event in events]
        banked = next(event.gems for event in events if isinstance(event, GemsBanked) and event.player == 1)
        relics = sum(event.value for event in events if isinstance(event, RelicTaken) and event.player == 1)
        assert (one["gems"], one["relics"]) == (banked, relics)
    assert len(answer.example) == 4


def test_staying_now_tells_the_risk(desk: Desk) -> None:
    match = played(4, [TreasureCard(9), HazardCard(Hazard.LAVA)], [set()])
    seen = match.observe(0)
    answer = desk.ask("how likely is a bust if I stay now?", observation=seen)
    assert answer.numbers["bust"] == pytest.approx(seen.bust_weight / seen.cards_left)
    # A general question is answered as anywhere.
    assert desk.ask("tie breaker?", observation=seen).rules[0] == "R6.3"


def test_observations_survive_the_wire() -> None:
    for preset in ("iello2016", "incan2020", "schmidt2005"):
        seen = Match.new("diamant", 3, preset=preset).observe(2)
        assert observation_of(to_data(seen)) == seen
    good = to_data(Match.new("diamant", 3).observe(0))
    for key, value in (
        ("num_players", 99),
        ("path", ["unicorn"]),
        ("carried", -1),
        ("explorers", [7]),
        ("chest", []),
        ("phase", "lunch"),
        ("options", None),
        ("deck", [["7", "many"]]),
        ("left", [1, 2, 3]),
    ):
        with pytest.raises(InvalidPosition):
            observation_of({**good, key: value})


# Asked in players' words ------------------------------------------------------------------------------

ASKED: list[tuple[str, tuple[Any, ...]]] = [
    ("We're five and a 17 comes up, how much each?", ("share", 17, 5)),
    ("If eight of us split a 15, what's each share and what stays on the card?", ("share", 15, 8)),
    ("Sale un 14 y seguimos 5 en la cueva, ¿a cuánto tocamos?", ("share", 14, 5)),
    ("I leave alone and there's 1, 2 and 4 left on the cards, how many do I pick up?", ("leftovers", (1, 2, 4), 1)),
    ("Je sors seule et il reste 2, 1 et 3 rubis par terre, je prends combien ?", ("leftovers", (2, 1, 3), 1)),
    ("Two artifacts were carried out already. I walk out alone with two more, what are mine worth?", ("relics", 2, 2)),
    ("No relics out yet and I leave by myself taking four of them. Total value?", ("relics", 0, 4)),
    ("Aucune relique sortie jusqu'ici, je rentre seul avec deux reliques : elles valent combien ?", ("relics", 0, 2)),
    ("First cave: six cards lie there, two of them different hazards. Odds the next card busts us?", ("odds", 2, 4, 0)),
    ("cinq cartes au sol dont trois dangers différents, quelle proba de sauter à la prochaine ?", ("odds", 3, 2, 0)),
    ("Two of the five players leave, 7 gems lie on the path, how much each?", ("leftovers", (7,), 2)),
    (
        "Ma tante, mes trois cousins, mon frère et moi sommes encore dedans et un 11 sort, combien chacun ?",
        ("share", 11, 6),
    ),
    ("Gran and the twins leave; 3 gems on the trail. How many for Gran?", ("leftovers", (3,), 3)),
    (
        "We began with five but Nana's gone back to camp, and now there's a thirteen. What do we each get?",
        ("share", 13, 4),
    ),
    ("one ruby on the 5, one on the 9, we both bail. What do we each get?", ("leftovers", (1, 1), 2)),
    ("5 rubis et deux personnes dans la grotte, verdict ?", ("share", 5, 2)),
    ("le trésor c'est 15 et on est encore 5. on a combien chacun", ("share", 15, 5)),
    ("On a 15 cailloux sur cette carte et quatre explorateurs encore là. Partage ?", ("share", 15, 4)),
    ("Tout le monde est encore là (six joueurs) et la première carte est un 11. Combien par tête ?", ("share", 11, 6)),
    (
        "J'ai bien compris qu'avec un 12 à cinq dans la grotte tout le monde touche pareil ? Ça fait combien ?",
        ("share", 12, 5),
    ),
    ("Supposons un 5 et trois explorateurs dans la grotte : que reçoit chacun ?", ("share", 5, 3)),
    ("Tout le monde est rentré sauf moi, et là un 11. J'en prends combien ?", ("share", 11, 1)),
    ("Papa a pioché le 13 et nous sommes six encore en course. Part de chacun ?", ("share", 13, 6)),
    ("Si je divise un 13 par quatre, j'ai quoi ?", ("share", 13, 4)),
    ("Un 17 tombe alors qu'on est plus que deux. Combien pour moi ?", ("share", 17, 2)),
    ("Première partie : nous sommes six, la première carte est un 7. Combien de rubis je prends ?", ("share", 7, 6)),
    ("combien reste-t-il sur la carte si on partage 11 rubis entre six ?", ("share", 11, 6)),
    ("Si je reste avec trois potes et qu'on trouve seize rubis, combien pour moi ?", ("share", 16, 4)),
    ("Zoé, Max et moi sommes les seuls encore dans la mine. Un neuf arrive. Combien pour moi ?", ("share", 9, 3)),
    ("huit rubis pour huit explorateurs, combien pour moi ?", ("share", 8, 8)),
    ("Il n'y a que Fred dans le tunnel quand le 11 sort. Combien pour Fred ?", ("share", 11, 1)),
    ("Léa et moi on sort ensemble, il y a 5 et 3 rubis au sol, combien pour chacune ?", ("leftovers", (5, 3), 2)),
    ("On rentre à trois, il traîne 4, 1 et 2 sur les cartes : combien chacun ?", ("leftovers", (4, 1, 2), 3)),
    (
        "Mes deux fils et moi rentrons avec six gemmes restées sur les cartes. On reçoit combien chacun ?",
        ("leftovers", (6,), 3),
    ),
    (
        "Sur le chemin il y a 5, 5 et 4. On fait demi-tour à trois. Combien chacun et combien il reste ?",
        ("leftovers", (5, 5, 4), 3),
    ),
    ("nous sommes cinq, deux s'en vont, trois rubis traînent : combien pour chacun des deux ?", ("leftovers", (3,), 2)),
    ("quatre joueurs partent en même temps, trois rubis au sol, combien chacun", ("leftovers", (3,), 4)),
    ("Sam, Ola et moi on s'en va, il y a 3, 3 et 1 sur les cartes. Combien pour chacun ?", ("leftovers", (3, 3, 1), 3)),
    ("trois sortants et deux rubis oubliés, chacun prend combien ?", ("leftovers", (2,), 3)),
    ("Que touchent deux sortants s'il reste 5 et 2 sur le chemin ?", ("leftovers", (5, 2), 2)),
    (
        "Moi seul j'ai mis la carte campement ; sur le chemin un 1 et un 3. J'emporte combien ?",
        ("leftovers", (1, 3), 1),
    ),
    ("à trois on décampe, neuf rubis en vrac sur le chemin, combien chacun", ("leftovers", (9,), 3)),
    ("personne n'a encore pris de relique et je sors seul avec une relique, elle vaut combien ?", ("relics", 0, 1)),
    ("Je suis l'unique sortant et je prends 4 reliques, une était partie avant. Combien de points ?", ("relics", 1, 4)),
    (
        "je suis le premier à prendre des reliques et j'en ramène deux d'un coup tout seul, combien de points",
        ("relics", 0, 2),
    ),
    (
        "ma mère sort seule avec 3 reliques et aucune n'était sortie avant. combien de points pour elle",
        ("relics", 0, 3),
    ),
    ("deux artefacts déjà sortis, je sors seul avec deux artefacts, combien de points ?", ("relics", 2, 2)),
    (
        "Une relique est rentrée jusqu'ici et ma femme sort seule avec une deuxième. Elle vaut combien ?",
        ("relics", 1, 1),
    ),
    ("Quatre sont déjà sorties, je pars seul avec la dernière relique. Valeur ?", ("relics", 4, 1)),
    ("si je change 13 gemmes en diamants j'en ai combien ?", ("exchange", 13)),
    ("33 rubis valent combien de diamants ?", ("exchange", 33)),
    ("Fin de partie : 5 diamants, 2 rubis, aucune relique, combien de points ?", ("score", 2, 5)),
    ("12 diamants et 2 rubis. total ?", ("score", 2, 12)),
    ("Score pour onze diamants et trois rubis ?", ("score", 3, 11)),
    (
        "Les araignées ont mis fin à une de nos grottes. Combien de cartes araignée dans la pioche encore ?",
        ("hazards", "spiders", 1),
    ),
    (
        "Les boules nous ont écrasés à la première grotte. Combien de cartes boules reste-t-il ?",
        ("hazards", "boulders", 1),
    ),
    ("Le gaz nous a chassés à la manche un. combien de cartes gaz restent ?", ("hazards", "gas", 1)),
    ("chemin : lave, 9. probabilité que la prochaine carte nous tue ?", ("odds", 1, 1, 0)),
    (
        "On a retourné un 5, un 9, un serpent et une araignée. Quelle est la chance que la prochaine carte nous tue ?",
        ("odds", 2, 2, 0),
    ),
    (
        "Grotte un : sur la table un serpent, une araignée, un bélier, trois trésors. Quel risque de sauter ensuite ?",
        ("odds", 3, 3, 0),
    ),
    ("serpents et lave sur le chemin, rien d'autre. chance de mourir à la prochaine carte ?", ("odds", 2, 0, 0)),
    ("¿Entendí bien que con un 12 y cinco en la cueva todos cobran igual? ¿Cuánto es?", ("share", 12, 5)),
    ("Si me quedo con tres amigos y encontramos dieciséis rubíes, ¿cuántos son míos?", ("share", 16, 4)),
    ("carta de catorce, siete jugadores. ¿reparto?", ("share", 14, 7)),
    ("Mi nieta destapó un once y estábamos seis dentro. ¿Cuántas debíamos coger cada uno?", ("share", 11, 6)),
    ("ocho gemas y ocho exploradores, ¿cuántas me tocan?", ("share", 8, 8)),
    ("dos rubíes para cinco jugadores, ¿qué nos toca?", ("share", 2, 5)),
    ("Aparecen quince rubíes y somos seis, ¿cuánto por persona?", ("share", 15, 6)),
    ("estoy dentro con otros dos jugadores y es un siete, ¿cuánto me llevo?", ("share", 7, 3)),
    ("un tesoro de 17 entre tres, ¿a cuántos rubíes por cabeza?", ("share", 17, 3)),
    ("un 5 para ocho aventureros, ¿cuánto cogemos cada uno?", ("share", 5, 8)),
    ("Éramos siete, tres volvieron antes y ahora sale un 17. ¿Cuánto se lleva cada uno?", ("share", 17, 4)),
    ("a dos, con un 15, ¿cuánto cobramos?", ("share", 15, 2)),
    ("De los siete del principio solo quedan cinco y sale un 15. ¿Qué parte para cada uno?", ("share", 15, 5)),
    ("Somos cinco y aparece un 17, ¿cuánto para cada uno?", ("share", 17, 5)),
    ("15 gemas y cinco exploradores, ¿cuánto recibe cada uno?", ("share", 15, 5)),
    (
        "Nos marchamos mi padre, mi madre y yo, en las cartas hay 1, 2 y 3. ¿Cuántos cada uno?",
        ("leftovers", (1, 2, 3), 3),
    ),
    ("Nos salimos tres y quedan 2, 1 y 4 en el camino, ¿cuánto cada uno?", ("leftovers", (2, 1, 4), 3)),
    ("me retiro yo solo y en el camino hay 3 y 2, ¿cuánto recojo?", ("leftovers", (3, 2), 1)),
    ("Fui el único en salir con 5, 4 y 3 en las cartas. ¿Cuánto recogí?", ("leftovers", (5, 4, 3), 1)),
    ("nos vamos los dos y hay un único rubí en el camino, ¿cuánto cada uno?", ("leftovers", (1,), 2)),
    ("nos vamos los dos, hay 2 y 1 sobre las cartas, ¿qué se lleva cada uno?", ("leftovers", (2, 1), 2)),
    ("volvemos cinco al campamento y solo hay tres piedras en el camino, ¿qué nos toca?", ("leftovers", (3,), 5)),
    ("Mamá y yo dejamos la cueva, quedan 7 piedras por el suelo, ¿cuántas cada una?", ("leftovers", (7,), 2)),
    ("salen cuatro jugadores y quedan 5 gemas en el suelo, ¿cuántas para cada uno?", ("leftovers", (5,), 4)),
    ("somos cinco, dos se van, tres rubíes tirados: ¿cuánto para cada uno de los dos?", ("leftovers", (3,), 2)),
    ("Sam, Ola y yo nos vamos y hay 3, 3 y 1 en las cartas. ¿Cuántos cada uno?", ("leftovers", (3, 3, 1), 3)),
    ("Ha salido una reliquia hasta ahora y mi mujer sale sola con la segunda. ¿Cuánto vale la suya?", ("relics", 1, 1)),
    ("Solo se ha sacado una reliquia y mi hermana sale sola con tres. ¿Cuánto suman?", ("relics", 1, 3)),
    ("Ya han salido cuatro, me voy solo con la última reliquia. ¿Valor?", ("relics", 4, 1)),
    ("No ha salido ninguna reliquia todavía y me marcho solo con cuatro, ¿cuántos puntos?", ("relics", 0, 4)),
    ("Tres ídolos ya se fueron y me largo yo solo con el que queda. ¿Cuántos puntos?", ("relics", 3, 1)),
    ("Reliquias ya sacadas: tres. Cojo una yo solo. ¿Vale?", ("relics", 3, 1)),
    ("Los demás ya tienen tres reliquias, yo salgo sola y hay dos en el camino. ¿Cuánto gano?", ("relics", 3, 2)),
    ("45 rubíes en diamantes, ¿cuántos son?", ("exchange", 45)),
    ("61 rubíes a diamantes, ¿cuántos?", ("exchange", 61)),
    ("¿Cuánto suman 4 diamantes y 2 rubíes?", ("score", 2, 4)),
    ("¿Puntuación de once diamantes y tres rubíes?", ("score", 3, 11)),
    ("nueve diamantes y un rubí, ¿cuántos puntos son?", ("score", 1, 9)),
    (
        "Las arañas terminaron una de nuestras cuevas. ¿Cuántas cartas de araña quedan en el mazo?",
        ("hazards", "spiders", 1),
    ),
    ("Las serpientes acabaron con dos rondas, ¿cuántas serpientes hay todavía en el mazo?", ("hazards", "snakes", 2)),
    ("el fuego nos quemó dos veces, ¿cuántas cartas de fuego hay todavía?", ("hazards", "fire", 2)),
    ("posibilidad de que salte la trampa con una serpiente y un 9 en el camino", ("odds", 1, 1, 0)),
    (
        "Vemos los cinco peligros distintos y un 7. ¿Qué probabilidad hay de caer con la próxima carta?",
        ("odds", 5, 1, 0),
    ),
    ("serpientes y lava en el camino, nada más. ¿probabilidad de morir con la próxima carta?", ("odds", 2, 0, 0)),
    (
        "¿qué probabilidad hay de que la próxima carta acabe la ronda si en el camino hay serpientes, lava y un 5?",
        ("odds", 2, 1, 0),
    ),
    ("If I stay with three mates and we find sixteen rubies, how many are mine?", ("share", 16, 4)),
    ("three explorers still in, the next card is a 9 treasure - my cut?", ("share", 9, 3)),
    ("if the card's an eleven and we're five in total how much each", ("share", 11, 5)),
    ("five went in, one left, then a seven came out; how many each?", ("share", 7, 4)),
    ("A treasure of 15 for seven explorers: how many does everyone get and how many remain?", ("share", 15, 7)),
    ("Eight of us, fifteen gems, go", ("share", 15, 8)),
    ("17 divided by six?", ("share", 17, 6)),
    ("Card says 9 and it's only me and Tom left inside. How much do I get?", ("share", 9, 2)),
    ("if I'm in with 2 others and it's a seven what do I get", ("share", 7, 3)),
    (
        "My granddaughter turned over an eleven; all six of us were inside. How many should we each have taken?",
        ("share", 11, 6),
    ),
    ("Grandad says it's three each but a 12 for five of us can't be that. How many each?", ("share", 12, 5)),
    (
        "Seven of us were in, three scarpered last turn, now a 17's on the table. How many does each explorer take?",
        ("share", 17, 4),
    ),
    ("We drew a five and I'm the last one in the cave. How many rubies for me?", ("share", 5, 1)),
    ("there's six of us down here and a 13 just got flipped, what do we each pocket", ("share", 13, 6)),
    ("just the two of us in the mine, 14 on the card, how much is that each?", ("share", 14, 2)),
    ("the leftovers are 2, 3 and 1 and four players exit. each gets how much?", ("leftovers", (2, 3, 1), 4)),
    ("5 gems on the floor. Two of us turn tail. Per person?", ("leftovers", (5,), 2)),
    ("If I leave by myself, how many gems do I take when 3, 4 and 1 remain?", ("leftovers", (3, 4, 1), 1)),
    ("a pair of us quit with five gems on the path, how much for each", ("leftovers", (5,), 2)),
    ("I'm the only one going home, 5 rubies still lying around. how many are mine?", ("leftovers", (5,), 1)),
    ("Path leftovers: 2, 2, 3. Four going home together. Gems per head?", ("leftovers", (2, 2, 3), 4)),
    ("Four of us are getting out, eight rubies left behind on the path. How much each?", ("leftovers", (8,), 4)),
    ("me and two friends leave, the path has 1, 4 and 2 on it. how many per person?", ("leftovers", (1, 4, 2), 3)),
    (
        "my wife and I both leave and there are 1, 2 and 3 rubies on the cards, what do we each pick up",
        ("leftovers", (1, 2, 3), 2),
    ),
    ("there's 11 left lying and four go home, what's each person's share and the rest", ("leftovers", (11,), 4)),
    ("My two sons and I go home with six gems left on the cards. What do we each receive?", ("leftovers", (6,), 3)),
    ("one artifact is out. i go home alone with the second one. how much is it worth?", ("relics", 1, 1)),
    ("Four have been taken already, I'm alone leaving with the last artifact. Value?", ("relics", 4, 1)),
    ("3 relics out. I leave alone w/ 1. points?", ("relics", 3, 1)),
    (
        "nobody has taken a relic yet; I leave alone with three relics, how many points do they give me?",
        ("relics", 0, 3),
    ),
    ("I'm the sole leaver and grab 4 relics, one had gone earlier. What do I score for them?", ("relics", 1, 4)),
    (
        "so I'm the first to take any relic and I get two of them at once by leaving alone, how many points",
        ("relics", 0, 2),
    ),
    ("61 rubies to diamonds, how many?", ("exchange", 61)),
    ("how many diamonds would 35 rubies be worth", ("exchange", 35)),
    ("End of game: 5 diamonds, 2 rubies, no artifacts - how many points?", ("score", 2, 5)),
    ("What's my score with 3 rubies and 4 diamonds", ("score", 3, 4)),
    ("how many points are 10 diamonds worth", ("score", 0, 10)),
    ("if the mummies have wiped us out one time how many mummy cards remain", ("hazards", "mummies", 1)),
    ("the fire's burnt us twice, how many fire cards are there still", ("hazards", "fire", 2)),
    ("the mummies ended two rounds already. how many mummy cards are still in the deck?", ("hazards", "mummies", 2)),
    ("snakes and lava on the path, nothing more. chance of dying on the next card?", ("odds", 2, 0, 0)),
    ("four hazards all different, one treasure on the path: probability of bust next?", ("odds", 4, 1, 0)),
    ("Path: one treasure and lava. Probability that the next card ends it?", ("odds", 1, 1, 0)),
    ("We've turned over a 5, a 9, a snake and a spider. Chance the next card busts us?", ("odds", 2, 2, 0)),
    ("Alors on a le 13, on est encore six au fond. Par personne ?", ("share", 13, 6)),
    ("Dans la grotte : Paul, Inès, Karim et Jade. Carte 17. Part de chacun ?", ("share", 17, 4)),
    ("Carte de 9, moi, Sacha et Nour toujours dedans. Ça donne ?", ("share", 9, 3)),
    ("nous étions six, deux sont déjà au camp, la carte suivante est un 15. Combien par tête ?", ("share", 15, 4)),
    ("Sept autour de la table, personne n'est sorti, un 11 se pointe. Chaque joueur reçoit ?", ("share", 11, 7)),
    (
        "Mon oncle a donné 4 rubis à chacun sur le 14 alors qu'on était quatre. Il fallait en donner combien ?",
        ("share", 14, 4),
    ),
    ("Il ne reste que ma sœur et moi, carte 7. Combien pour elle ?", ("share", 7, 2)),
    ("Un trésor de cinq rubis pour huit : chacun reçoit quoi et que reste-t-il sur la carte ?", ("share", 5, 8)),
    ("11 rubis. Entre Léo, Mia, Tom et moi. Combien chacun ?", ("share", 11, 4)),
    ("Seize gemmes à se partager à cinq, le compte par joueur ?", ("share", 16, 5)),
    (
        "On vient de retourner 17 et on est cinq, mais ma mère dit 4 chacun. C'est quoi le bon chiffre ?",
        ("share", 17, 5),
    ),
    ("on etait 8, 3 ont filé tout à l'heure. la un 14. combien chacun svp", ("share", 14, 5)),
    ("Il me revient combien d'un 15 à quatre ?", ("share", 15, 4)),
    (
        "Les restes : 4 sur la première carte, 2 sur la troisième, 1 sur la dernière. Deux sortants. Leur part ?",
        ("leftovers", (4, 2, 1), 2),
    ),
    (
        "Moi je rentre seule. Trois gemmes près du serpent, deux au début du chemin. Je ramasse combien ?",
        ("leftovers", (3, 2), 1),
    ),
    ("Trois cartes avec deux rubis chacune, on repart à deux. Combien pour moi ?", ("leftovers", (2, 2, 2), 2)),
    ("Sept gemmes en tout par terre et trois joueurs partent ensemble. Gain de chacun ?", ("leftovers", (7,), 3)),
    ("5 gemmes restent (3 sur le 13, 2 sur le 7) et Marc et moi sortons. Combien chacun ?", ("leftovers", (3, 2), 2)),
    (
        "Pépé se tire, les trois autres continuent. Il traîne 4 et 3 rubis. Pépé prend combien ?",
        ("leftovers", (4, 3), 1),
    ),
    (
        "On était cinq, deux s'en vont, trois restent. Au sol : 2, 2 et 3. Combien pour les deux qui partent ?",
        ("leftovers", (2, 2, 3), 2),
    ),
    (
        "Tout le monde sort d'un coup, on est quatre, il y a 6 gemmes sur le chemin. Combien par tête ?",
        ("leftovers", (6,), 4),
    ),
    ("Nina et moi quittons la grotte avec 3, 1 et 5 sur les cartes. Et donc ?", ("leftovers", (3, 1, 5), 2)),
    (
        "trois qui partent, sur le chemin une gemme ici et quatre là-bas. Que reste-t-il après eux ?",
        ("leftovers", (1, 4), 3),
    ),
    ("je suis la seule à sortir, il y a 2 gemmes sur le 17 et 3 sur le 9. total pour moi ?", ("leftovers", (2, 3), 1)),
    ("Huit diamants et aucun rubis à la fin. Mon score ?", ("score", 0, 8)),
    ("J'ai fini avec 3 diamants et 7 rubis, pas de relique. Ça fait combien de points ?", ("score", 7, 3)),
    ("vingt-deux rubis, je les échange en diamants : j'en ai combien et il me reste quoi ?", ("exchange", 22)),
    ("peux-tu me changer 27 rubis en diamants ?", ("exchange", 27)),
    ("soixante-dix-huit rubis ça fait combien de diamants ?", ("exchange", 78)),
    ("Deux reliques déjà sorties, je pars seul avec la suivante. Elle vaut ?", ("relics", 2, 1)),
    ("Léa a pris la première relique. Maintenant je sors seul avec deux autres. Valeur ?", ("relics", 1, 2)),
    (
        "Aucune relique n'est encore sortie et il y en a trois sur le chemin. Je pars seule, combien de points ?",
        ("relics", 0, 3),
    ),
    (
        "Première grotte, deux trésors, une araignée et un serpent visibles. Quel risque au prochain tirage ?",
        ("odds", 2, 2, 0),
    ),
    ("Dentro quedan Iker, Alba, Lucía y Pablo. Carta de 11. ¿Cuánto por cabeza?", ("share", 11, 4)),
    ("Tesoro de 17, cinco adentro. ¿Reparto?", ("share", 17, 5)),
    ("éramos siete y dos ya están en el campamento, sale un 9, ¿cuánto cada uno?", ("share", 9, 5)),
    ("Solo quedamos mi prima y yo y aparece un 15. ¿Cuánto me toca?", ("share", 15, 2)),
    ("Catorce rubíes entre Ana, Luis y yo. ¿Cómo queda?", ("share", 14, 3)),
    ("Mi tío repartió 3 a cada uno de un once siendo cinco. ¿Cuánto tenía que dar?", ("share", 11, 5)),
    ("ocho jugadores, nadie ha salido, primera carta un 7. ¿cada quien recibe?", ("share", 7, 8)),
    ("nos salió el trece y somos cuatro en la cueva. por persona?", ("share", 13, 4)),
    ("¿Cuánto sobra de un 17 entre seis?", ("share", 17, 6)),
    ("un 14 pa tres, ¿de a cuánto?", ("share", 14, 3)),
    ("seis dentro, carta de 5 gemas: ¿qué recibe cada explorador?", ("share", 5, 6)),
    ("Somos cinco en la mesa y todos seguimos. Carta 9. ¿Cuántos rubíes me llevo?", ("share", 9, 5)),
    ("Salgo solo y hay dos gemas en la de 14 y tres en la de 11. ¿Cuánto cojo?", ("leftovers", (2, 3), 1)),
    ("Nos vamos tres y quedan 8 gemas en total por el suelo. ¿Ganancia de cada uno?", ("leftovers", (8,), 3)),
    ("Dos cartas con tres gemas cada una y nos largamos dos. ¿Cuánto por cabeza?", ("leftovers", (3, 3), 2)),
    (
        "La abuela abandona, los demás siguen. Hay una gema aquí, dos allá y cuatro al fondo. ¿Cuánto se lleva?",
        ("leftovers", (1, 2, 4), 1),
    ),
    ("Cuatro salimos a la vez, en el suelo 3, 3 y 1. ¿Qué queda en la cueva después?", ("leftovers", (3, 3, 1), 4)),
    ("Marta y Juan salen juntos. Camino: 2, 5, 4. ¿Cuánto para cada uno?", ("leftovers", (2, 5, 4), 2)),
    (
        "éramos seis, tres se van, en el suelo quedan 1, 4 y 2. ¿Cuánto pilla cada uno de los tres?",
        ("leftovers", (1, 4, 2), 3),
    ),
    (
        "Mi hermano y yo sacamos la carta de salir; quedan seis piedras en el camino. ¿Cuántas para mí?",
        ("leftovers", (6,), 2),
    ),
    ("Se van todos, los cinco. Quedaban 7 gemas. ¿Cuánto por persona?", ("leftovers", (7,), 5)),
    ("hay 3 gemas junto a la serpiente y 2 al principio, salgo yo sola, ¿cuántas son mías?", ("leftovers", (3, 2), 1)),
    ("cinco diamantes y ningún rubí, ¿cuántos puntos?", ("score", 0, 5)),
    ("tengo 2 diamantes y 9 rubíes en el cofre, ¿total?", ("score", 9, 2)),
    ("33 rubíes, ¿cuántos diamantes me dan y cuántos rubíes sueltos quedan?", ("exchange", 33)),
    ("¿Me cambias 17 rubíes por diamantes?", ("exchange", 17)),
    ("cincuenta y dos rubíes, ¿cuántos diamantes son?", ("exchange", 52)),
    ("Ya salieron tres reliquias. Salgo solo con la cuarta, ¿cuánto vale?", ("relics", 3, 1)),
    ("Nadie ha sacado reliquias. Salgo solo con dos. ¿Cuánto valen?", ("relics", 0, 2)),
    (
        "Primera cueva: cuatro tesoros y dos trampas distintas a la vista. ¿Probabilidad de que la siguiente nos mate?",
        ("odds", 2, 4, 0),
    ),
    ("Inside: Mum, Dad, Josh and me. Card is an 11. Each?", ("share", 11, 4)),
    ("Treasure of 17, six explorers in. Share per player?", ("share", 17, 6)),
    (
        "We were eight, three have gone back to camp already, and a 14 turns up. What does each of us get?",
        ("share", 14, 5),
    ),
    ("just me and Priya left in there and a 9 comes up, how many for me", ("share", 9, 2)),
    ("5 rubies, all seven of us inside. So how many each?", ("share", 5, 7)),
    ("Dad handed out 3 each from an 11 with five of us in. What should it have been?", ("share", 11, 5)),
    ("Thirteen between Amy, Ben and me. What's the split?", ("share", 13, 3)),
    ("nine gems, four explorers. Payout?", ("share", 9, 4)),
    ("Four players still down the mine, treasure card 15. What stays on the card?", ("share", 15, 4)),
    ("So the card's a 7 and all five of us are in. Everyone gets?", ("share", 7, 5)),
    ("what would 14 shared by six come to per person", ("share", 14, 6)),
    ("17 on the card, there's a trio of us still exploring. Individual share?", ("share", 17, 3)),
    (
        "Two of us are off. Two gems by the mummy, one further back, four at the start. How many each?",
        ("leftovers", (2, 1, 4), 2),
    ),
    ("I leave alone with 4 gems on the 14 and 1 on the 9. My haul?", ("leftovers", (4, 1), 1)),
    ("ten gems in total on the path, three leavers. Each takes?", ("leftovers", (10,), 3)),
    ("one gem each on four cards and three of us go. how much each", ("leftovers", (1, 1, 1, 1), 3)),
    (
        "Gran's had enough and goes home alone. On the path: 3, 2 and 2. What does she collect?",
        ("leftovers", (3, 2, 2), 1),
    ),
    (
        "Sue and Pat both leave, 5 gems lie there: 3 on one card and 2 on another. How many for Sue?",
        ("leftovers", (3, 2), 2),
    ),
    (
        "We were six, two walk out, four stay. 3, 3 and 1 on the trail. How many do the two get each?",
        ("leftovers", (3, 3, 1), 2),
    ),
    ("Everybody leaves at once, five of us, and there are 12 gems lying about. Per head?", ("leftovers", (12,), 5)),
    ("A pair of us heads home with 2, 4 and 1 on the cards. What remains behind?", ("leftovers", (2, 4, 1), 2)),
    ("Three leavers, 8 leftover rubies. Share and remainder?", ("leftovers", (8,), 3)),
    ("My brother bails on his own, 6 here and 3 there. His take?", ("leftovers", (6, 3), 1)),
    ("Nine diamonds and no rubies. Final score?", ("score", 0, 9)),
    ("six rubies and no diamonds, what's my score", ("score", 6, 0)),
    ("I've got 4 diamonds and 8 rubies. Points?", ("score", 8, 4)),
    ("can you change 36 rubies into diamonds for me?", ("exchange", 36)),
    ("swap 19 rubies for diamonds please", ("exchange", 19)),
    ("seventy-three rubies is how many diamonds?", ("exchange", 73)),
    ("One relic has left already, I walk out alone with three. Worth?", ("relics", 1, 3)),
    ("Nobody's taken a relic so far. I leave alone with both of them. Value?", ("relics", 0, 2)),
    ("Tom took the first relic, Ann the second. I go out alone with the third, what's it worth?", ("relics", 2, 1)),
    (
        "first cave, three treasures, one relic and two different hazards on the table. Chance the next card busts us?",
        ("odds", 2, 3, 1),
    ),
    ("Bon, trois joueurs encore en course et un 17 qui tombe : la part de chacun, et le reste ?", ("share", 17, 3)),
    ("Rubis : 13. Joueurs dans la mine : 5. Combien l'un ?", ("share", 13, 5)),
    ("Sur un 14 nous étions sept, quel était le dû de chaque aventurier ?", ("share", 14, 7)),
    (
        "Maxime, Élise et Théo restent, moi je suis déjà rentré. Un 11 apparaît, ils touchent combien chacun ?",
        ("share", 11, 3),
    ),
    ("Avec mes deux cousines on est les dernières dans la grotte, on tombe sur un 9. Ma part ?", ("share", 9, 3)),
    ("Deux gemmes pour sept explorateurs, qui a quoi ?", ("share", 2, 7)),
    ("On démarre à huit, première carte : 17. Tout le monde prend combien ?", ("share", 17, 8)),
    ("un 5 et on est que trois encore, je récupère quoi et y reste quoi ?", ("share", 5, 3)),
    ("Cinq trouillards déguerpissent, il y avait 11 rubis au sol. Chacun ?", ("leftovers", (11,), 5)),
    (
        "Ma femme et mon fils se sauvent ensemble, 3 et 4 gemmes traînent. Combien pour ma femme ?",
        ("leftovers", (3, 4), 2),
    ),
    ("je me casse solo, y a 1 sur le 11, 2 sur le 17 et 3 sur le 9, ça me fait combien", ("leftovers", (1, 2, 3), 1)),
    ("Bilan du chemin : 2 + 3 + 4. Sortants : 4. Quelle est la part ?", ("leftovers", (2, 3, 4), 4)),
    (
        "Il reste au total 10 gemmes réparties sur quatre cartes et nous sortons à trois, combien chacun ?",
        ("leftovers", (10,), 3),
    ),
    (
        "Nous sommes cinq. Trois décident de rentrer alors que 4, 2 et 1 gemmes jonchent le couloir. Combien chacun ?",
        ("leftovers", (4, 2, 1), 3),
    ),
    (
        "J'ai quitté la grotte tout seul avec 2, 2, 1 et 4 sur la piste : combien en plus pour moi ?",
        ("leftovers", (2, 2, 1, 4), 1),
    ),
    ("Lola sort. Personne d'autre. 6 gemmes au sol. Elle en prend combien ?", ("leftovers", (6,), 1)),
    ("Mes points : 6 diamants et 4 rubis.", ("score", 4, 6)),
    ("Dans mon coffre, sept diamants et trois rubis, quel total ?", ("score", 3, 7)),
    ("Si j'ai 44 rubis, combien de diamants puis-je avoir ?", ("exchange", 44)),
    ("Change mes 29 rubis en diamants, stp.", ("exchange", 29)),
    ("Trois reliques ont déjà quitté la grotte. Je sors seule avec une. Valeur ?", ("relics", 3, 1)),
    (
        "Une relique a été sortie par Hugo. Je repars tout seul avec deux reliques, combien de points ?",
        ("relics", 1, 2),
    ),
    ("je sors seul avec les 3 reliques du chemin, avant ça personne en avait, ça vaut combien", ("relics", 0, 3)),
    (
        "Première grotte, sur la table : 7, 11, serpents et lave. Quel risque à la prochaine carte ?",
        ("odds", 2, 2, 0),
    ),
    ("Tres en la cueva, sale un catorce, ¿cuánto agarra cada uno?", ("share", 14, 3)),
    ("Sacamos el 17 estando los seis dentro. ¿Qué se lleva cada quien y qué sobra?", ("share", 17, 6)),
    ("Quedamos Sofía, Mateo, Bruno y yo. Aparece un 13. ¿Mi parte?", ("share", 13, 4)),
    ("Cinco rubíes y ocho aventureros adentro, ¿cuánto le toca a cada uno?", ("share", 5, 8)),
    ("Empezamos ocho, se fueron tres, ahora sale un 11. ¿A cuánto por barba?", ("share", 11, 5)),
    ("mi primo y yo somos los únicos que quedan, carta de 15, cuánto para él", ("share", 15, 2)),
    ("Voltearon un nueve y son cuatro los que siguen. Reparto por favor.", ("share", 9, 4)),
    ("El papá dio 5 a cada uno con un 17 y éramos cuatro. ¿Cuánto debía dar?", ("share", 17, 4)),
    ("una carta de 7 con cuatro jugadores dentro, ¿cuánto queda en la carta?", ("share", 7, 4)),
    ("Nos piramos los tres con 2, 2 y 5 en el camino, ¿cuánto pillamos cada uno?", ("leftovers", (2, 2, 5), 3)),
    ("Lucas y Emma salen y hay cinco gemas tiradas. ¿Cuántas se lleva Emma?", ("leftovers", (5,), 2)),
    ("Sale solo mi padre; en las cartas hay 3, 1 y 1. ¿Cuánto recoge?", ("leftovers", (3, 1, 1), 1)),
    ("De los seis, dos se retiran. Gemas en el camino: 9. ¿Cuántas para cada uno de los dos?", ("leftovers", (9,), 2)),
    ("Cuatro jugadores huyen juntos y hay 14 rubíes sin repartir. ¿Cada uno?", ("leftovers", (14,), 4)),
    ("Total de gemas sueltas: 7. Salen 3. ¿Cuánto por persona y cuánto se queda?", ("leftovers", (7,), 3)),
    ("Terminé con 7 diamantes y 1 rubí. ¿Cuántos puntos son?", ("score", 1, 7)),
    ("¿Cuántos puntos hacen 6 diamantes sin rubíes?", ("score", 0, 6)),
    ("¿cuántos diamantes saco con 48 rubíes y cuántos rubíes me sobran?", ("exchange", 48)),
    ("quiero pasar 26 rubíes a diamantes, ¿cuántos son?", ("exchange", 26)),
    ("Ya se llevaron dos reliquias; yo me retiro solo con una, ¿cuánto me da?", ("relics", 2, 1)),
    (
        "Primera cueva, en la mesa hay tres tesoros y una trampa de serpientes. ¿Qué riesgo tiene la siguiente carta?",
        ("odds", 1, 3, 0),
    ),
    ("The card's a 15 and there's six of us, what do we all get?", ("share", 15, 6)),
    ("Seventeen rubies, three explorers left inside: what does each pocket and what stays?", ("share", 17, 3)),
    ("Liam, Noah, Emma and I are still in there. A 14 shows up. What's mine?", ("share", 14, 4)),
    ("Started with six, two bailed last turn, now it's a 9. How much apiece?", ("share", 9, 4)),
    ("we flipped a 5 with all eight in. how much does anybody get?", ("share", 5, 8)),
    ("My dad and I are the only ones left and a 13 turns up. How's it shared?", ("share", 13, 2)),
    ("Quick one: 11 gems, 4 people in the temple. Split?", ("share", 11, 4)),
    ("how many rubies does each of seven adventurers take from a 15 card?", ("share", 15, 7)),
    ("Only Kate's still in there and she draws the 17. How much for Kate?", ("share", 17, 1)),
    ("Uncle Bob gave everyone 2 from a 13 with five explorers. What should he have given?", ("share", 13, 5)),
    ("Three cowards run: 7 gems on the trail. What's each coward's take?", ("leftovers", (7,), 3)),
    ("Path has 2, 3, 3. Leavers: 2. Each gets?", ("leftovers", (2, 3, 3), 2)),
    (
        "Zoe's going home alone; the cards have 1, 1 and 4 on them. How many does she pick up?",
        ("leftovers", (1, 1, 4), 1),
    ),
    (
        "There were seven of us; four just left, with 3 and 7 gems lying about. What did each of the four get?",
        ("leftovers", (3, 7), 4),
    ),
    (
        "Tim, Sal and I all head out, path holds 2 on the 11, 1 on the 7 and 4 on the 14. Mine?",
        ("leftovers", (2, 1, 4), 3),
    ),
    ("I'm the only one leaving. Leftovers: three, two, one. How much is that for me?", ("leftovers", (3, 2, 1), 1)),
    ("Both of us leave with nine gems scattered on the path. What stays there?", ("leftovers", (9,), 2)),
    ("2 explorers exit, leftovers 1+2+2, result?", ("leftovers", (1, 2, 2), 2)),
    ("Final tally: 11 diamonds, 3 rubies. Score please.", ("score", 3, 11)),
    ("I finished with five diamonds and not a single ruby, how many points is that?", ("score", 0, 5)),
    ("How many diamonds for 64 rubies and how many rubies remain?", ("exchange", 64)),
    ("please convert 31 rubies to diamonds", ("exchange", 31)),
    ("Two relics already gone. I'm leaving by myself with the next two, worth how much?", ("relics", 2, 2)),
    ("my sister snatched a relic earlier, now i exit alone with one, how many points", ("relics", 1, 1)),
    ("no one's got a relic yet, I go solo with three of them, how much are they worth", ("relics", 0, 3)),
    (
        "In the first cave we see spiders, lava and three treasures. What's the risk with the next card?",
        ("odds", 2, 3, 0),
    ),
    (
        "I've got 22 in my chest already, and the card we just turned says 15 with five of us in. What's my bit of it?",
        ("share", 15, 5),
    ),
    ("Half of the six went back to camp, then a 13 comes up. How many each?", ("share", 13, 3)),
    ("septante-cinq rubis, on peut en faire combien de diamants ?", ("exchange", 75)),
    ("soixante et onze rubis en diamants, ça fait combien ?", ("exchange", 71)),
    ("quatre-vingt-douze rubis, combien de diamants ?", ("exchange", 92)),
]
"""Questions with the position in them: what is shared, and by how many."""


def expected(sum_: tuple[Any, ...]) -> dict[str, Any]:
    """The numbers of a position, from the engine."""
    kind, *given = sum_
    preset = "iello2016"
    real: Any = engine
    if kind == "share":
        each, rest = real.share(*given, preset)
        assert (each, rest) == divmod(given[0], given[1])
        return {"share": each, "remainder": rest}
    if kind == "leftovers":
        each, rest = real.leftovers(*given, preset)
        assert (each, rest) == divmod(sum(given[0]), given[1])
        return {"share": each, "remainder": rest}
    if kind == "relics":
        return {"value": sum(real.lone_relics(*given, preset))}
    if kind == "exchange":
        return dict(zip(("diamonds", "rubies"), divmod(given[0], 5), strict=True))
    if kind == "score":
        return {"score": real.score(*given, preset)}
    if kind == "hazards":
        name = next(
            one for one in (preset, "incan2006", "schmidt2005") if Hazard(given[0]) in HAZARD_SETS[SETS_OF[one]]
        )
        return {"count": real.hazards_left(Hazard(given[0]), given[1], name)}
    hazards, treasures, relics = given
    kinds = [HazardCard(hazard) for hazard in HAZARD_SETS["iello"][:hazards]]
    path = [*kinds, *[TreasureCard(gems) for gems in TREASURES[:treasures]], *[RelicCard()] * relics]
    striking, total = real.bust_chance(path, preset)
    return {"bust": striking / total}


SETS_OF = {"iello2016": "iello", "incan2006": "incan", "schmidt2005": "schmidt"}


@pytest.mark.parametrize(("question", "position"), ASKED)
def test_asked_in_players_words(desk: Desk, question: str, position: tuple[Any, ...]) -> None:
    answer = desk.ask(question)
    assert answer.kind == "computed"
    for key, value in expected(position).items():
        assert answer.numbers[key] == pytest.approx(value)


NO_SUM = [
    "can 9 of us play?",
    "we have 10 players, is that too many",
    "how many 5s are there in the deck?",
    "does the third relic count 10?",
    "are the first three worth 5 each?",
    "we were five and the 17 went missing",
    "2 different hazards are out, are we dead?",
    "does 9 for 5 get rounded down?",
    "what are the chances of drawing a snake?",
    "I leave with Bob, there are 3 relics. Worth?",
    "I'm in the cave with two friends of mine, or was it three: a 9, how much each?",
    "We are five, my sister left earlier, a 13 comes up: how much each?",
    "Trois fuyards pour deux rubis au sol, ils restent là pour les suivants ?",
    "sobró una piedra cuando se fueron tres, si me voy yo ahora ¿es mía?",
    "if I bank 9 now and 6 later how many do I have?",
    "les araignées nous ont tués une fois, quel risque qu'elles nous tuent encore ?",
    "my kids are 6 and 9, ok for them?",
    "we got 15 treasures, 14 hazards, 5 relics; what is missing?",
    "my 2 friends stayed, I left, a 14 came; do I get part of it?",
    "is a diamond worth 5 or 10 rubies?",
    "what does 3 + 3 mean on the path when one leaves and one stays",
    "are there 3 cards of each of 5 hazards?",
    "can a 3 be split by 5 at all or is it discarded",
    "I had 6 gems, then left 2 on the card, then Tom stole 3. how many do I keep",
    "how many of the 15 hazards are spiders",
    "do we add up 3 and 4 on the cards before dividing by two or card by card?",
    "how much is relic number 3 worth with 2 left in the deck",
    "is the chance of a second snake higher after 10 cards?",
    "how many cards have a value of 11 and how many players can there be?",
    "I leave with Bob, there are 3 relics. Do we get any?",
    "player one has 30 points and 2 relics, player two 30 points and 1 relic: winner?",
    "how many decision cards for 6 players?",
    "what happens after 5 rounds",
    "are 2 relics worth 15 if one was out?",
    "How many rounds did we play if 3 barricades are up and 2 remain?",
    "if the 3rd snake shows up in round 4 are the 5 of us dead?",
    "if I take the fourth and fifth relic, is it 20?",
    "three mummies in 5 cards, did we shuffle badly?",
    "We are 5 and have 12 gems on the path, do those who stay get any of them?",
    "Tom left with 9, Ana with 7, who has more?",
    "do you count 10 for the fourth relic even if 2 were lost",
    "do three players share the 2 diamonds too",
    "the 5 and the 7 both appear twice, correct?",
    "three of us were inside, I said leave, the other two stay; do I get the relic?",
    "what's the chance my 8 year old understands it",
    "after two busts by mummies how many cards go back in the deck, both?",
    "is 17 split by 5 rounded to 3 or 4?",
    "The 11 was split between 4 but now one of them wants the 3 left over, can he?",
    "with 4 leavers and 2 relics how many relics does each get",
    "the lava hit us once, do we take out 1 or 2 cards?",
    "we played 4 caves, is there a fifth with only 3 players?",
    "he has 2 relics worth 15, how come?",
    "the 2020 edition has relics 5, 7, 8, 10 and 12, how do they score?",
    "do 2 explorers of the same player share as 2 people?",
    "the box has 60 rubies and 40 diamonds, mine has 58",
    "we took 2 hazard cards out instead of 1, problem?",
    "is the leftover of 1 ruby lost if 2 leave?",
    "if a 1 is revealed with 4 people inside, does anyone get it?",
    "how many treasures are there, 15?",
    "if 2 leave and 3 stay, how many decide next turn?",
    "I walked out alone with a relic and 3 rubies, is the relic worth 5 or 10?",
    "we're 4 and 2 leave, can the other 2 go on?",
    "can two players team up and share their 20 rubies",
    "does each of the five players get 2 decision cards?",
    "roughly how many players is best, 4 or 6",
    "I steal 5 rubies from 2 players, allowed?",
    "after 3 caves how many hazards are out?",
    "4 of us tied with 25 points, who takes first place",
    "if 3 of us leave does the remainder of 2 go to the oldest?",
    "9 rubies 5 players, is the rest lost?",
    "I have 12 rubies and he has 12 too, who wins?",
    "the treasure of 15 came when 4 had left, do they get any?",
    "quatre joueurs ex aequo avec 25 points, on fait quoi",
    "13 et 5 étaient sur le chemin quand la deuxième momie est arrivée, à quatre on perd combien ?",
    "à cinq, peut-on faire 2 équipes ?",
    "il a 2 reliques qui valent 15, comment ça se fait ?",
    "que deviennent 2 rubis quand 3 partent",
    "dans ma boîte il y a 58 rubis et 40 diamants, c'est normal ?",
    "j'ai 13 points et Jo a 2 diamants et 3 rubis, égalité ?",
    "puis-je échanger 5 rubis contre 1 diamant pendant la manche ?",
    "2 reliques valent-elles 15 si une est déjà sortie ?",
    "une relique et 5 explorateurs, qui la prend ?",
    "15 trésors, 15 dangers et 5 reliques : il manque quoi ?",
    "deux dangers différents sont sortis, on est morts ?",
    "on est trois à sortir et il y a deux reliques, chacun combien ?",
    "combien y a-t-il de cartes 5 dans le paquet ?",
    "on était cinq et la carte 17 a disparu",
    "à 4 sortants et 2 reliques, combien de reliques chacun",
    "le chiffre 17 est-il le plus grand des 15 trésors ?",
    "9 pour 5 joueurs, on arrondit à l'inférieur ?",
    "au bout de 3 grottes combien de dangers sont sortis du jeu ?",
    "les 5 et les 7 sont en double, combien de cartes en tout ?",
    "les trois premières valent bien 5 chacune ?",
    "combien de rubis dans la réserve à 8 joueurs, 60 ?",
    "mon fils a 7 ans et ma fille 5, ils peuvent jouer ?",
    "peut-on jouer à 9 ?",
    "on a tourné 20 cartes sans 2 pareilles, possible ?",
    "il a 30 points, moi aussi 30, avec 2 reliques contre 1, qui gagne ?",
    "après deux serpents on enlève combien de cartes ?",
    "deux sortent avec une relique au sol, qui la prend ?",
    "je suis sorti avec 12 rubis, mon frère avec 9, qui est devant ?",
    "avec 2 diamants et 3 rubis dans le coffre, faut-il montrer le total ?",
    "une carte 3 à cinq, on la défausse ?",
    "Tom est sorti avec 9 et Ana avec 7, qui a le plus ?",
    "on a joué 4 grottes à trois, il en manque une ?",
    "combien vaut la 4e relique ?",
    "deux sont sortis avec 3 chacun, la carte d'après est un 9, ils en ont ?",
    "j'avais 14 rubis et le deuxième serpent arrive, je perds les 14 ?",
    "je sors avec Paul, il y a 3 reliques, on en a combien chacun ?",
    "deux reliques perdues dans la grotte 1, la suivante vaut 10 ?",
    "les serpents ont frappé deux fois, faut-il retirer les deux cartes ?",
    "les 2 rubis qui restent du 17 à 5, ils vont à qui ?",
    "la carte 11 apparaît deux fois, normal ?",
    "en 2 minutes faut décider à 5 ?",
    "sur 5 reliques 2 sont perdues, il en reste combien ?",
    "combien de cartes décision pour 6 joueurs ?",
    "la quatrième et la cinquième relique ça fait 20 ?",
    "dos salieron con 3 cada uno y la siguiente carta es un 9, ¿les toca algo?",
    "la edición de 2020 tiene reliquias 5, 7, 8, 10 y 12, ¿cómo se puntúan?",
    "los 5 y los 7 están repetidos, ¿cuántas cartas son en total?",
    "tenía 14 rubíes y sale la segunda serpiente, ¿pierdo los 14?",
    "salgo con Paco y hay 3 reliquias, ¿nos las repartimos?",
    "¿2 reliquias valen 15 si ya salió una?",
    "si salen 2 de 4 y hay una reliquia y 3 gemas, ¿quién coge la reliquia?",
    "cuatro empatados a 25 puntos, ¿qué hacemos?",
    "dos reliquias se perdieron en la cueva 1, ¿la siguiente vale 10?",
    "se llevó 4 del 17 siendo 5, ¿cómo lo arreglamos?",
    "¿sumamos 3 y 4 antes de dividir entre dos o carta por carta?",
    "robo 5 rubíes a 2 jugadores, ¿vale?",
    "de 5 reliquias se perdieron 2, ¿cuántas quedan?",
    "si guardo 9 ahora y 6 después, ¿cuánto tengo?",
    "¿se gana 5 o 10 con la cuarta?",
    "el de mi izquierda tiene 3 diamantes y 2 rubíes a la vista, ¿debe taparlos?",
    "¿cada uno de los cinco recibe 2 cartas de decisión?",
    "4 niños y 2 adultos, ¿cuántas rondas jugamos?",
    "¿por qué con un 11 y 4 jugadores dan 2 y no 3?",
    "éramos cinco y se perdió la carta 17",
    "¿la tercera reliquia cuenta 10?",
    "¿hemos sacado 20 cartas sin 2 iguales, es posible?",
    "3 rubíes siguen en el camino y nos quedamos cuatro, ¿cuánto nos toca?",
    "somos 10, ¿cabemos todos?",
    "nos quedan 2 rondas y somos 3, ¿acabamos antes?",
    "¿un diamante vale 5 o 10 rubíes?",
    "han salido 2 trampas distintas, ¿perdemos?",
    "¿las 3 reliquias valen 5 puntos cada una?",
    "salen dos, ¿los tres que siguen se reparten también los restos?",
    "tras dos serpientes, ¿cuántas cartas se retiran?",
    "¿cuántas rondas faltan con 3 barricadas puestas?",
    "si 3 salen y sobran 2, ¿se los queda el mayor?",
    "¿hace falta ser 3 para repartir un 17?",
    "qué pasa con 2 gemas cuando salen 3",
    "9 para 5, ¿se redondea a la baja?",
    "5 diamantes por 2 reliquias, ¿se puede?",
    "tengo 13 puntos y Jo 2 diamantes y 3 rubíes, ¿empate?",
    "éramos 5 y 2 hicieron trampa, ¿qué hacemos?",
    "¿5 rondas con 4 jugadores son 30 minutos?",
    "¿por qué 9 entre 5 da 1 a cada uno y quedan 4?",
    "¿cuántas serpientes hay entre los 15 peligros?",
    "¿tengo que cambiar mis 7 rubíes?",
    "¿qué probabilidad tengo de ganar siendo 3?",
    "salí con 12 rubíes y mi hermano con 9, ¿quién va ganando?",
    "¿puedo cambiar 5 rubíes por 1 diamante a mitad de ronda?",
    "A 17 came up and five of us split it, why is 2 left on the card?",
    "Se van dos y quedan tres; ¿lo del suelo se parte entre los cinco?",
    "On est cinq et deux sortent : est-ce que les restes se partagent à cinq ?",
    "Does a 9 for five players leave anything on the card?",
    "Who gets the 2 leftover rubies if three of us leave?",
    "Qui prend les 2 rubis si on sort à trois ?",
    "¿A quién van los 2 rubíes si salimos tres?",
    "Avec un 14 à quatre, les deux rubis restants vont où ?",
    "Three of us leave, two relics on the path: do we get one each?",
    "Deux qui sortent et une relique au sol : chacun 5 points ?",
    "Is 3 each right for a 17 with five inside?",
    "¿Está bien 3 para cada uno con un 17 y cinco dentro?",
    "If two leave and I stay, who takes the five gems?",
    "how many players can join if four are already in?",
    "we lost 14 gems to the second snake, do the 3 who left keep theirs?",
    "il reste 3 grottes et 4 joueurs, combien de temps encore ?",
    "Mon fils de 7 ans et ma fille de 9 ans peuvent-ils jouer à cinq ?",
    "¿Cuántas cartas de tesoro hay para 6 jugadores?",
    "2 relics and 3 gems on the path, two of us leave, who gets the relics?",
    "In the 2016 edition are there 5 relics and 15 treasures?",
    "Ana salió con 8 y Luis con 12, ¿quién gana?",
    "We have 3 diamonds and 2 rubies each, is it a tie?",
    "with six of us, three leave and a relic is there: does it stay?",
    "Can I trade 5 rubies for a diamond in the middle of cave 3?",
    "puis-je changer 5 rubis en 1 diamant avant la grotte 2 ?",
    "je peux regarder les 4 diamants et 3 rubis de mon voisin ?",
    "the 17 was split by mistake among 6 instead of 5, do we redo it?",
    "On a réparti le 11 à cinq au lieu de quatre, on recommence ?",
    "a 5 card and eight players: is the card discarded?",
    "tres gemas y dos que se van, ¿la que sobra se la queda el último?",
    "two leave, the 4 gems: can they pick which card to take from?",
    "How much is the fifth relic worth when two were lost?",
    "¿Vale 10 la cuarta reliquia si dos se perdieron?",
    "After 2 caves with 5 players we've 30 minutes left, how many caves can we play?",
    "4 treasures and 2 hazards lie there, is it wise to leave?",
    "deux dangers identiques et 3 trésors : on perd tout ?",
    "My 3 sons and 2 daughters share 2 chests, is that allowed?",
    "si 2 joueurs partent en même temps avec 7 rubis au sol, le plus jeune choisit ?",
    "three of us, 14 came up, Tom grabbed 6. Cheating?",
    "How many rubies for 8 players are in the box, 60?",
    "Is it possible that 2 of 5 relics never appear?",
    "the card says 11, we're four, do we need to pay change?",
    "on joue à 2 avec 2 explorateurs chacun, combien de parts pour un 9 ?",
    "Five in, I alone leave: do the four others share the next 17?",
    "les 3 qui restent se partagent-ils les 5 gemmes des sortants ?",
    "¿Los 4 que siguen dentro se reparten las 6 gemas que dejan los que salen?",
    "if I go out with 10 and the cave then collapses, do I keep my 10?",
    "Salimos 2 con 1 reliquia y 3 gemas: ¿la reliquia se queda?",
    "combien de dangers différents avec 15 cartes ?",
    "we drew 2 relics in a row with 4 players, legal?",
    "10 diamonds short in our box with 5 players, what to use?",
    "la 4e grotte finie, 2 serpents retirés, c'est normal ?",
    "which is better, a third of 17 or leaving alone with 6 gems?",
    "mieux vaut partir seul avec 5 gemmes ou rester à trois sur un 17 ?",
    "¿Qué conviene más: salir con 7 o seguir los dos?",
    "Two twins, 8 years old, and a 6 year old: fun for them?",
    "4 players, 5 caves, how many hazards are removed at most?",
    "he says 17/5 = 3 remainder 2, and the 2 go to the dealer?",
    "El once repartido entre tres: ¿dónde se ponen los dos que sobran?",
    "Le 13 à cinq, les 3 en trop on les remet dans la réserve ?",
    "we flipped a 5 with all eight in, does anyone get anything?",
    "17 rubis, 5 joueurs : ai-je raison de penser que 2 restent dans la grotte ?",
    "Si trois sortent et que deux restent, qui ramasse les 4 gemmes ?",
    "Un 7 à cinq : les deux en trop, c'est pour le premier qui sort ?",
    "¿Los dos que salen cobran también su parte del 13 siguiente?",
    "Do the two who leave share the 5 gems before or after the next card?",
    "We are four; when do we split the 15?",
    "On est quatre, un 15 sort, dans quel ordre on se sert ?",
    "¿Por qué no se parte un 5 entre ocho?",
    "three of us leave and there's one relic and 7 gems: relic for whom?",
    "I have 12 rubies, my sister 3 diamonds: who wins?",
    "15 treasures, 15 hazards, 5 relics: how many cards in all?",
    "5 grottes à 6 joueurs, ça dure combien ?",
    "how many of the 5 relics come out on average with 4 players?",
    "with two snakes removed and 3 spiders, what's left in the game?",
    "tengo 4 reliquias y mi hermano 3 diamantes, ¿quién va ganando?",
    "Two of us left with 3 gems each, can we go back in for the 17?",
    "Si je sors avec 8 et que mon frère reste avec 8, qui a pris le plus de risques ?",
    "a 3 with four people: does the next treasure add the leftover 3?",
    "4 of us stay, 1 leaves and takes 6 gems: legal?",
    "Por 5 rubíes me dan 1 diamante, ¿en cualquier momento?",
    "Je suis rentré avec 6 gemmes, puis ils trouvent le 15. Ai-je une part ?",
    "Tengo 9 gemas ya junto al cofre, ¿me las quitan si salen dos serpientes?",
    "There is a single stone on each of several cards and two leave: how many each?",
    "Pillo dos juntas y antes habían salido dos. ¿Cuánto sumo?",
]
"""Questions that mention numbers, and want something else than a sum."""


@pytest.mark.parametrize("question", NO_SUM)
def test_numbers_in_passing_make_no_sum(desk: Desk, question: str) -> None:
    assert desk.ask(question).kind != "computed"


TRICKY: list[tuple[str, tuple[int, int] | None]] = [
    (
        "Trois cartes sur le chemin avec 2, 1 et 3 rubis dessus, ma sœur et moi on rentre ensemble : combien chacune ?",
        (3, 0),
    ),
    ("Four of us legged it. There was a 1, a 5 and a 4 lying on the cards. How many apiece?", (2, 2)),
    ("Half the table ran, that's four people, and there's 7, 2, 2 and 1 on the path. Share per person?", (3, 0)),
    ("whats 13 gems between six explorers", (2, 1)),
    (
        "Salimos los cinco que quedábamos. Había 7, 4 y 1 en el camino. ¿Cuántos por persona y cuántos a la reserva?",
        (2, 2),
    ),
    ("Combien de points pour un diamant ? Hamza le compte pareil qu'un rubis.", None),
    ("¿Las tres primeras a cinco son por jugador?", None),
    ("Éramos cinco, uno se fue, sale un 9. ¿Cuánto cada uno?", (2, 1)),
    ("We were five, one of us left, then a 9. How many each?", (2, 1)),
    ("On était cinq, Léa est sortie, puis un 9. Combien chacun ?", (2, 1)),
    ("There are six of us, two of whom already left, a 13 comes. How much each?", (3, 1)),
    ("Six players, all in except Bob. 13 on the card. How many each?", (2, 3)),
    ("Six joueurs, tous dedans sauf Léa, un 13. Combien chacun ?", (2, 3)),
    ("Seis jugadores, todos dentro menos Ana. Sale un 13. ¿Cuánto por cabeza?", (2, 3)),
    ("4 of us are in, a 7 came before and now a 15. How many each from the 15?", (3, 3)),
    ("First a 5, then a 14, three of us inside. How much do I have?", None),
    ("On est trois, on a retourné un 5 puis un 14. J'ai combien en tout ?", None),
    ("Somos tres, sale un 5 y luego un 14. ¿Cuánto llevo en total?", None),
    ("Two of us leave with 3 on the 11 and another on the 7. How many each?", (2, 0)),
    ("Deux sortent : 3 sur le 11 et une autre sur le 7. Combien chacun ?", (2, 0)),
    ("Dos salen: 3 en la de 11 y otra en la de 7. ¿Cuánto cada uno?", (2, 0)),
    ("I leave alone and get 5 gems from the path plus my 12. Total?", None),
    ("Je sors seul avec 12 en main et 5 au sol. Combien au total ?", None),
    ("Salgo solo con 12 en la mano y 5 en el suelo. ¿Cuánto guardo?", None),
    ("Two leave now and one left before, 7 gems lie there. How much each?", (3, 1)),
    ("Deux partent maintenant, un était déjà parti, 7 gemmes au sol. Combien chacun ?", (3, 1)),
    ("Three of us go home while the other two go on; path 2,2,2. Each?", (2, 0)),
    ("Ana, Luis and two friends leave, 9 gems on the path. How many each?", (2, 1)),
    ("Ana, Luis y dos amigos salen, 9 gemas en el camino. ¿Cuánto cada uno?", (2, 1)),
    ("Léa, Tom et deux amis sortent, 9 gemmes au sol. Combien chacun ?", (2, 1)),
    ("My wife, her two brothers and I are inside, a 9. How much each?", (2, 1)),
    ("5 gems lie on the 5 card and 2 leave. How many each?", (2, 1)),
    ("On the 17 lie 2 and on the 9 lies 1; three leave. What each?", (1, 0)),
    ("Quedan 4 gemas de la carta de 14 y 2 de la de 17, salimos dos. ¿Cuánto cada uno?", (3, 0)),
    ("Il reste 4 du 14 et 2 du 17, on sort à deux. Combien chacun ?", (3, 0)),
    ("There are 4 left from the 14 and 2 from the 17, two of us leave. Each?", (3, 0)),
    ("A 17 with five inside left 2, now three leave. How many each?", (0, 2)),
    ("Un 17 à cinq a laissé 2, maintenant on sort à trois. Combien chacun ?", (0, 2)),
    ("Sale un 13 y somos cuatro; luego uno se va solo. ¿Cuánto se lleva del camino?", None),
    ("8 players, 4 teams of two, a 17: how many each?", None),
    ("We are 3 kids and 2 adults in the cave, a 17 comes. How many each?", (3, 2)),
    ("Nous sommes 3 enfants et 2 adultes dedans, un 17. Combien chacun ?", (3, 2)),
    ("Somos 3 niños y 2 adultos dentro, sale un 17. ¿Cuánto cada uno?", (3, 2)),
    ("3 girls and 2 boys are inside when a 17 shows up. How many each?", (3, 2)),
    ("Five inside, a 13, but two will leave after. How many each from the 13?", (2, 3)),
    ("Il y a 12 gemmes au sol et 4 explorateurs dont 2 sortent. Combien pour chaque sortant ?", (6, 0)),
    ("Hay 12 gemas en el suelo y 4 exploradores, de los cuales 2 salen. ¿Cuánto para cada uno?", (6, 0)),
    ("12 gems on the path, 4 explorers of whom 2 leave. How many each?", (6, 0)),
    ("In cave 3, card 4 was a 14 with six of us in. How many each?", (2, 2)),
    ("Grotte 2, carte 3 : un 14 à six. Combien chacun ?", (2, 2)),
    ("a third of the 9 gems or what for three of us?", None),
    ("two dozen gems for 5", (4, 4)),
    ("trois douzaines de rubis en diamants ?", None),
    ("Bob and Ann leave, plus me: 7 gems on the floor, how much each?", (2, 1)),
    ("Bob et Anne sortent et moi aussi, 7 gemmes au sol, combien chacun ?", (2, 1)),
    ("Salen Bob y Ana, y yo también; 7 gemas en el suelo. ¿Cuánto cada uno?", (2, 1)),
    ("I have 12 rubies and 3 diamonds and 2 relics worth 5 each, points?", None),
    ("J'ai 3 diamants, 4 rubis et une relique à 10. Combien de points ?", None),
    ("Tengo 3 diamantes y 4 rubíes y dos reliquias. ¿Cuántos puntos?", None),
    ("my sister has 3 diamonds and 4 rubies, I have 2 diamonds and 9 rubies. Points?", None),
    ("Deux reliques sorties, j'en prends une et mon frère une. Valeur ?", None),
    ("I leave alone with one relic, then later another alone: total worth?", None),
    ("snakes bit us in cave 1 and spiders in cave 2, how many snakes are left?", None),
    ("4 treasures, 2 snakes... what's the chance next card ends it?", None),
    ("23 rubies, I give 3 to my brother, how many diamonds?", None),
    ("J'ai 23 rubis, j'en gagne 4, combien de diamants ?", None),
    ("Two of us leave and Bob too, 9 gems on the floor. Each?", (3, 0)),
    ("Bob leaves with me, 9 gems on the floor. How many each?", (4, 1)),
    ("Je sors avec Léa, 9 gemmes au sol. Combien chacun ?", (4, 1)),
    ("Salgo con Ana y hay 9 gemas en el suelo. ¿Cuánto cada uno?", (4, 1)),
    ("I go out with Ann and Bob, 9 gems on the path, how much each?", (3, 0)),
    ("Ann, Bob, Carl leave. 9 gems on the path. How many each?", (3, 0)),
    ("Ana, Luis, Marta salen. 9 gemas en el camino. ¿Cuánto cada una?", (3, 0)),
    ("Both my brothers and I leave, 10 gems lie there. Each?", (3, 1)),
    ("Mes deux frères sortent, moi je reste, 9 gemmes au sol. Combien chacun ?", (4, 1)),
    ("My two brothers leave, I stay, 9 gems on the floor. How many each?", (4, 1)),
    ("Mis dos hermanos salen y yo sigo, 9 gemas en el suelo. ¿Cuánto cada uno?", (4, 1)),
    ("Four inside counting me, a 13. How many for me?", (3, 1)),
    ("Four others and me inside, a 13. How many for me?", (2, 3)),
    ("Quatre autres et moi dedans, un 13. Combien pour moi ?", (2, 3)),
    ("Otros cuatro y yo dentro, un 13. ¿Cuánto para mí?", (2, 3)),
    ("I'm inside with four others, a 13. How many for me?", (2, 3)),
    ("Je suis dedans avec quatre autres, un 13. Combien pour moi ?", (2, 3)),
    ("Estoy dentro con otros cuatro, sale un 13. ¿Cuánto para mí?", (2, 3)),
    ("Cinq joueurs dont deux sont au camp, un 13. Combien pour chacun dans la grotte ?", (4, 1)),
    ("Five players, two of them at camp, a 13. How much for each inside?", (4, 1)),
    ("Cinco jugadores, dos en el campamento, sale un 13. ¿Cuánto cada uno de los de dentro?", (4, 1)),
    ("Eight of us, only three went on, a 14. How many each?", (4, 2)),
    ("On est huit, seuls trois continuent, un 14. Combien chacun ?", (4, 2)),
    ("Somos ocho, solo siguen tres, sale un 14. ¿Cuánto cada uno?", (4, 2)),
    ("A 7, then everybody but two leaves, then a 15. How many each from the 15?", (7, 1)),
    ("Un 7 d'abord puis un 15, toujours trois dedans. Combien du 15 ?", (5, 0)),
    ("There's 1 gem on each of the first two cards and 3 on the third; we two leave. Each?", (2, 1)),
    ("Une gemme sur chacune des deux premières cartes et 3 sur la troisième, on sort à deux. Combien chacun ?", (2, 1)),
    ("Una gema en cada una de las dos primeras cartas y 3 en la tercera, salimos dos. ¿Cuánto cada uno?", (2, 1)),
    ("2 and a couple more gems lie there, two leave. Each?", None),
    ("about 10 gems lie there, three leave. Each?", (3, 1)),
    ("between 5 and 9 gems lie there, two leave. Each?", None),
    ("il y a entre 5 et 9 gemmes au sol, deux sortent. Combien chacun ?", None),
    ("5 or 6 gems on the floor, two leave, how many each?", None),
    ("Hay 5 o 6 gemas en el suelo y salen dos. ¿Cuánto cada uno?", None),
    ("Il y a 5 ou 6 gemmes, on sort à deux, combien chacun ?", None),
    ("two or three of us leave, 9 gems. How many each?", None),
    ("If three leave instead of two, 9 gems, how many each?", None),
    ("Si on sort à trois au lieu de deux, 9 gemmes au sol, combien chacun ?", None),
    ("Si salimos tres en vez de dos, 9 gemas, ¿cuánto cada uno?", None),
    ("A 17 for five, how many more each than for six?", None),
    ("Un 17 à cinq, combien de plus chacun qu'à six ?", None),
    ("un 17 a 5 ou à 6, combien chacun ?", None),
    ("17 between five, then 13 between four: how much do I have?", None),
    ("A 17 with five of us, then 13 with four. How much have I got?", None),
    ("Un 17 à cinq puis un 13 à quatre, j'ai combien ?", None),
    ("Un 17 siendo cinco y luego un 13 siendo cuatro, ¿cuánto tengo?", None),
    ("We left 3 behind and now 4 more lie there, two leave. Each?", (3, 1)),
    ("10 gems lie there, 4 were taken already, two leave. Each?", (3, 0)),
    ("10 gemmes au sol, 4 déjà prises, on sort à deux. Combien chacun ?", (3, 0)),
    ("Había 10 gemas, ya cogieron 4, ahora salimos dos. ¿Cuánto cada uno?", (3, 0)),
    ("a 14 was turned, five inside; but the twins leave first. how many each?", None),
    ("17 gems minus 2 for three people, each?", None),
    ("no gems on the 14, 3 on the 9, two leave. each?", (1, 1)),
    ("60 rubies in the bank and a 17 for five, how many each?", None),
    ("45 points for me, 3 diamonds for you: how many points more?", None),
    ("I have 2 diamonds and 3 rubies and get 4 more rubies. Points?", None),
    ("j'ai 2 diamants et 3 rubis, je gagne encore 4 rubis, combien de points ?", None),
    ("tengo 2 diamantes y 13 rubíes y cambio 10, ¿cuántos puntos?", None),
    ("23 rubies and 2 diamonds: how many diamonds can I have?", None),
    ("17 rubis et 3 diamants, combien de diamants au total si je change ?", None),
    ("each of 3 players has 7 rubies, how many diamonds in all?", None),
    ("One relic out. I take one now and two in the next cave. Total?", None),
    ("Three relics out, Tom takes two with Ann. Worth?", None),
    ("two relics lie there, Tom and I leave: worth?", None),
    ("first cave, 3 treasures and a snake, and one card face down I peeked: chance of bust?", None),
    ("C'est ma première relique, mais la quatrième emportée de la partie ; elle me donne combien ?", None),
    ("Llevando yo a Rojo y Amarillo, ¿cuento por dos al partir una carta de 11?", None),
]
"""Questions easily misread, with the share and the remainder that are right (``None``: no sum of one share)."""


PARTS_AND_ORDERS: list[tuple[str, dict[str, int] | None]] = [
    ("2 of the 5 went home, now a 13 comes. each?", {"share": 4, "remainder": 1}),
    ("two of our five are home, we flip a 13, how much each?", {"share": 4, "remainder": 1}),
    ("deux des cinq sont rentrés, on tire un 13, combien chacun ?", {"share": 4, "remainder": 1}),
    ("three went home last turn out of our five, we flip a 3, what's mine?", {"share": 1, "remainder": 1}),
    ("11 gems on the card, three folks inside, three more already home. How many each?", {"share": 3, "remainder": 2}),
    ("on était 6, on n'est plus que 5, trésor de 14, combien chacun ?", {"share": 2, "remainder": 4}),
    ("We were six, now only 5 are left, a 14 comes up. each?", {"share": 2, "remainder": 4}),
    ("Everyone but Tom is back at camp. He turns the five. How many gems for Tom?", {"share": 5, "remainder": 0}),
    ("tout le monde sauf Léa est rentré, la carte vaut 9, combien pour elle ?", {"share": 9, "remainder": 0}),
    ("Todos menos Ana se han ido a casa y sale un 9. ¿Cuánto para Ana?", {"share": 9, "remainder": 0}),
    ("Everyone but Tom went home. 9 gems lie on the path and Tom stays. how much for each?", None),
    ("five of us, everyone but Tom leaves, 9 gems on the path, how much each?", None),
    ("con un 17 y ocho exploradores tocan a 3, a mi me sale otra cosa, ¿cuánto es?", {"share": 2, "remainder": 1}),
    ("Dos en la cueva y una carta de cinco. Él quiere dos y media. ¿Cuántas son?", {"share": 2, "remainder": 1}),
    ("We want two: 9 gems on a card, three of us, how much each?", None),
    ("Sacamos un once, dos monigotes cada uno, él quiere cinco. ¿Entre cuántos se divide?", None),
    ("Two left in the mine, nine rubies. How's that split?", {"share": 4, "remainder": 1}),
    ("Earlier on Rob carried out one. I've now left alone holding three artifacts. What do my three add up to?",
     {"value": 20}),
    ("Tata en a sorti une, et moi maintenant, seule à rentrer, trois. Combien valent mes trois ?", {"value": 20}),
    ("Dos sacadas ya. Si salgo solo con la siguiente, ¿cuánto vale la mía?", {"value": 5}),
    ("Deux totems étaient rentrés au camp avant, je pars seule avec deux autres : 10, 15 ou 20 ?", {"value": 15}),
    ("Nobody's carried a relic out so far, I go by myself and there's one on the path. Gems?", {"value": 5}),
    ("Las cinco reliquias están en el camino y uno se las lleva todas, él solo. ¿Cuánto valen?", {"value": 35}),
    ("Two have gone home already, I leave alone with three. How much do I get?", None),
    ("one was carried out by Rob, I leave alone with two. What are the two worth?", {"value": 10}),
    ("The last of the five relics, the other four have been carried home. Worth if I leave alone?", {"value": 10}),
    ("Una ya la sacó Beto. Las otras cuatro están en el camino y salgo solo. ¿Cuánto valen?", {"value": 30}),
    ("On n'en avait rapporté aucune et là Samuel, seul à partir, en emporte trois. Ça vaut combien ?", {"value": 15}),
    ("How many of the big fives do I get for 14 little ones?", {"diamonds": 2, "rubies": 4}),
    ("four of the fives plus nineteen reds and no relics. What does that come to?", {"score": 39}),
    ("J'ai quatre grosses et sept petites, ça fait combien de points ?", {"score": 27}),
    ("¿Cuánto puntúa quien acaba con 9 diamantes y 2 rubíes?", {"score": 47}),
    ("three big ones and two little ones are exploring and find 11 gems, how many each?", None),
    ("two small kids and one big brother share 9, how many each?", None),
    ("tresor de 13, on etait 8 mais un seul est parti, combien par personne ?", {"share": 1, "remainder": 6}),
    ("Dernier des sept à tenir bon, je tire un 3. Combien pour moi ?", {"share": 3, "remainder": 0}),
    ("11 partagé entre cinq aventuriers ça fait 2,2 ; c'est combien ?", {"share": 2, "remainder": 1}),
    ("Salimos dos: 7 en una carta, nada en la siguiente y 4 en otra. ¿Cuánto cada uno?", {"share": 5, "remainder": 1}),
    ("Salen 2 de los 5. Una gema en el 11, tres en el 13 y otra en el 1. ¿Cuánto cada uno?",
     {"share": 2, "remainder": 1}),
    ("Six mates, 17 jewels, my maths is shot after two beers. Per person?", {"share": 2, "remainder": 5}),
    ("4 gems on the card n 4 of us, one each right?", {"share": 1, "remainder": 0}),
    ("cinco rubíes cinco jugadores, nos toca de a uno no?", {"share": 1, "remainder": 0}),
    ("Five of us dipped together with only 4 rubies on the path. Does anyone get any?", {"share": 0, "remainder": 4}),
    ("sale un tesoro de 3 y somos ocho en la cueva, alguien se lleva algo?", {"share": 0, "remainder": 3}),
    ("Sale la de diecisiete rubíes y solo seguimos en la cueva nosotros dos. ¿Cuántos para cada uno?",
     {"share": 8, "remainder": 1}),
    ("Jugamos ocho, tres salieron, y la siguiente carta es un tesoro de 11. ¿Cuánto cada uno de los que siguen?",
     {"share": 2, "remainder": 1}),
    ("Une relique a été emportée. Jeanne sort seule avec les quatre autres, quelle chance ! Elles valent combien ?",
     {"value": 30}),
    ("Personne n'a encore sorti de relique, je pars seul et je prends la seule qui soit là. Elle vaut combien ?",
     {"value": 5}),
    ("Two of us five go home, then a 13. How many each?", None),
    ("Se llevaron dos y luego una, salgo solo con otra. ¿Cuánto vale?", None),
    ("path: 7, snakes. The chance that the next card ends it, in per cent?", {"striking": 2, "total": 33}),
]  # fmt: skip
"""Explorers told as a part of others, amounts somebody wishes, relics told by who carried them (``None``: no sum)."""


@pytest.mark.parametrize(("question", "right"), PARTS_AND_ORDERS)
def test_parts_wishes_and_relics_by_order(desk: Desk, question: str, right: dict[str, int] | None) -> None:
    answer = desk.ask(question)
    assert answer.kind == "computed" if right is not None else answer.kind != "computed"
    if right is not None:
        assert {key: answer.numbers[key] for key in right} == right


@pytest.mark.parametrize(("question", "right"), TRICKY)
def test_rather_no_number_than_a_wrong_one(desk: Desk, question: str, right: tuple[int, int] | None) -> None:
    answer = desk.ask(question)
    if right is None:
        assert answer.kind != "computed"
    elif answer.kind == "computed":
        assert (answer.numbers["share"], answer.numbers["remainder"]) == right


DOUBTFUL: list[tuple[str, int | None]] = [
    ("Quatre-vingts gemmes pour trois explorateurs", 26),
    ("Eighty gems on the path, three leave", 26),
    ("Deux cents gemmes au sol et trois sortent", 66),
    ("Ciento tres gemas en el suelo y dos se van", 51),
    ("Ciento veinticuatro gemas, ocho se van", 15),
    ("Two dozen gems on the path, five leave together", 4),
    ("Half a dozen gems for four explorers", 1),
    ("Una decena de gemas en el camino, tres se van", 3),
    ("Twice 7 on the path and three leave", 4),
    ("2 × 7 gems on the path, three leave", 4),
    ("A pair of 3s lies there, two leave", 3),
    ("9-5=4 gems on the path and two leave", 2),
    ("10-3 gems on the path and two leave", 3),
    ("4+3=7 gems on the path and two leave", 3),
    ("-3 gems for two explorers", None),
    ("There were 12 on the path, now 7, two leave", 3),
    ("Avant il y avait 12 au sol, maintenant 7, deux partent", 3),
    ("Il y avait 12 gemmes, il en reste 7 au sol, deux partent", 3),
    ("Maintenant 7 au sol (12 avant), deux partent", 3),
    ("Antes había 12 en el suelo, ahora 7, dos se van", 3),
    ("Había 12 gemas, quedan 7 en el suelo, dos se van", 3),
    ("We were five, two left last turn and two leave now, 7 on the path.", 3),
    ("We were six, three left last turn and three leave now, 10 on the path", 3),
    ("Three leave out of five, two stay; on the table 2 and 2 and 1 and 3", 2),
    ("In round 2, 9 gems on the path and 4 leave", 2),
    ("Au tour 2, 9 gemmes au sol et quatre partent", 2),
    ("En el turno 2, 9 en el suelo y cuatro se van", 2),
    ("Au tour 3, 9 gemmes sortent pour quatre", 2),
    ("The path has a 5 with 2 left on it and a 7 with 3 left on it; two leave", 2),
    ("A 5 with 2 left on it, three leave", 0),
    ("From the 17, 5 are left; from the 14, 2 are left; three of us leave", 2),
    ("Yo y otros tres nos vamos, 10 en el camino", 2),
    ("Yo y otras dos nos vamos, 10 en el camino", 3),
    ("Mi hermana y otros tres se van, 10 en el camino", 2),
    ("My cousin and I and two others leave, 10 on the path", 2),
    ("Two others leave with me, 10 on the path", 3),
    ("Deux autres sortent avec moi, 10 au sol", 3),
    ("My two sisters leave with me, 10 on the path", 3),
    ("We are 5 plus Grandma, a 13 comes up", 2),
    ("On est 5 plus mamie, un 13 sort", 2),
    ("Somos 5 más la abuela, sale un 13", 2),
    ("Le 17 sort, on est huit moins deux", 2),
    ("11 gems for 5 players but one already left", 2),
    ("All but two of the seven leave, 12 gems on the path", 2),
    ("Everyone but two of six leaves, 9 on the path", 2),
    ("Nobody of the five leaves and there are 6 gems on the path", None),
    ("Nadie de los cinco se va y hay 6 gemas en el suelo", None),
    ("None of the four explorers leaves, 8 on the path", None),
    ("With card by card sharing, 3, 3 and 5 on the path and two leave. How much each?", 4),
    ("Partage carte par carte : 3, 3 et 5, deux partent", 4),
    ("Reparto carta por carta: 3, 3 y 5, dos se van", 4),
    ("I have 23 gems in my chest and two relics, the first two taken. Score in the 2016 edition?", None),
    ("2 diamonds in the chest and 3 rubies in my hand when we bust, score?", 10),
    ("12 rubies and 2 diamonds and gold piece in Incan Gold: score?", 32),
    ("Bélier et rocher sur le chemin, risque ?", None),
    ("Lave et rocher sur le chemin, risque de tout perdre ?", None),
    ("Snake and rock on the path, what's the risk?", None),
    ("Serpiente y piedra en el camino, ¿riesgo?", None),
    ("Snake and a bear on the path, risk?", None),
    ("Serpent sur le chemin, un serpent hors jeu. Probabilité de mourir ?", None),
    ("Serpiente en el camino, una serpiente ya fuera del juego. ¿Probabilidad de morir?", None),
    ("Snake twice gone and 7 on the path, odds?", None),
    ("Snake and 7 on the path, 4 cards are gone, odds?", None),
    ("chance to find treasure next, snake on path", None),
    ("chance to draw a relic next, snake on the path", None),
    ("chance que la prochaine soit un trésor, serpent au chemin", None),
    ("odds no bust in two cards with snake on path", None),
    ("What are the odds with 7, 9, 11, snake, spider for the card after next?", None),
    ("Rockfall on the path, risk?", None),
    ("J'ai 2 diamants et demi et 3 rubis, score ?", None),
]
"""Wrong sums found by someone who attacked the desk, with the right share or score; ``None``: there is none."""


@pytest.mark.parametrize(("question", "right"), DOUBTFUL)
def test_doubtful_turns_of_phrase_make_no_wrong_sum(desk: Desk, question: str, right: int | None) -> None:
    answer = desk.ask(question)
    if answer.kind == "computed":
        assert answer.numbers.get("share", answer.numbers.get("score")) == right


@pytest.mark.parametrize(
    "question",
    [
        "9 rubies 5 players " * 200,
        "how many each? " + "7, " * 600,
        "how much for " + "999999999999999999999 " * 80 + "players",
        "mom, dad, " * 150 + "and me leave with 5 gems, how much each?",
        "two of the five of the " * 90 + "leave, how much each?",
        "a 17 comes up and " * 100,
        "snakes and " * 150 + "chance the next card ends it?",
        "one relic, " * 160 + "worth?",
    ],
)
def test_long_and_huge_numbers_are_quick(desk: Desk, question: str) -> None:
    """Processor time of reading the sum alone, so that a busy machine does not matter."""
    tokens = desk.read(clean(question), "en")
    desk.ask("9 rubies 5 players")
    start = time.process_time()
    found = compute(tokens, None)
    assert time.process_time() - start < 0.05
    assert found is None or all(value < 1000 for value in found.numbers.values())
