"""Plays pieces on the reference engine: any game, any bot, also a user's own from a file."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from tacora import bots
from tacora.core import registry
from tacora.core.errors import GameNotFound, TacoraError
from tacora.core.protocol import Bot, Chance, Chosen, Dealt, Decide, Game
from tacora.simulate.plan import Piece, Plan
from tacora.simulate.tally import Played

__all__ = ["BotFailed", "is_import_path", "load_bot", "play_matches"]


class BotFailed(TacoraError):
    """A bot raised an exception or chose what it may not."""

    code = "bot-failed"

    def __reduce__(self) -> tuple[Any, ...]:  # keeps its details on the way back from another process
        return _bot_failed, (self.message, self.details)


def _bot_failed(message: str, details: dict[str, Any]) -> BotFailed:
    return BotFailed(message, **details)


def is_import_path(game: str, name: str) -> bool:
    """Whether a bot's name is ``path/to/file.py:Name`` or ``package.module:Name``."""
    where, colon, _ = name.partition("?")[0].rpartition(":")
    return bool(colon) and where != game


@lru_cache(maxsize=64)
def load_bot(game: str, name: str) -> Bot:
    """A bot by its name, or a user's own from a file. Raises `tacora.core.botspec.InvalidBot`."""
    return bots.load_file(name) if is_import_path(game, name) else bots.load(game, name)


def _cave_reader(game: str) -> Callable[[Iterable[Any]], list[tuple[bool, int]]] | None:
    try:
        reader: Callable[[Iterable[Any]], list[tuple[bool, int]]] = registry.get(game).part("statistics").caves
    except GameNotFound:
        return None
    return reader


def _short(name: str) -> str:
    """The end of a long path says more than its start."""
    return name if len(name) <= 80 else f"…{name[-79:]}"


def _generator(seed: int, match: int, stream: str) -> random.Random:
    return random.Random(hashlib.sha256(f"tacora-simulate/{seed}/{match}/{stream}".encode()).digest())


def play_matches(plan: Plan, piece: Piece) -> Played:
    """Play a piece match by match. Cards come from ``(seed, match)``, each bot's own chance from its entry."""
    game = registry.get(plan.game).create(plan.seats, plan.options)
    entries = [load_bot(plan.game, name) for name in plan.bots]
    read_caves = _cave_reader(plan.game)
    order = [(seat + piece.rotation) % plan.seats for seat in range(plan.seats)]
    scores = np.zeros((piece.count, plan.seats), dtype=np.int64)
    winners = np.zeros(piece.count, dtype=np.int64)
    told: list[list[tuple[bool, int]]] = []
    for index in range(piece.count):
        match = piece.first + index
        nature = _generator(plan.seed, match, "nature")
        own = [_generator(plan.seed, match, f"entry/{entry}") for entry in range(plan.seats)]
        state, events = _play(game, [(plan.bots[entry], entries[entry], own[entry]) for entry in order], nature, match)
        scores[index] = np.rint(game.node(state).returns)  # type: ignore[union-attr]
        winners[index] = sum(1 << player for player in game.winners(state))
        if read_caves is not None:
            told.append(read_caves(events))
    if not told or not told[0]:
        return Played(scores, winners)
    cards = np.array([[shown for _, shown in match] for match in told], dtype=np.int64)
    top = int(cards.max()) + 1
    return Played(
        scores,
        winners,
        busts=np.array([[bust for bust, _ in match] for match in told], dtype=np.int64).sum(axis=0),
        cards=cards.sum(axis=0),
        depth=np.stack([np.bincount(column, minlength=top) for column in cards.T]).astype(np.int64),
    )


def _play(
    game: Game[Any], seats: list[tuple[str, Bot, random.Random]], nature: random.Random, match: int
) -> tuple[Any, list[Any]]:
    state = game.initial_state()
    told: list[Any] = []
    while True:
        node = game.node(state)
        if isinstance(node, Chance):
            outcomes = [outcome for outcome, _ in node.outcomes]
            weights = [weight for _, weight in node.outcomes]
            state, events = game.apply(state, Dealt(nature.choices(outcomes, weights)[0]))
        elif isinstance(node, Decide):
            actions = {}
            for player, legal in node.legal_actions.items():
                name, bot, rng = seats[player]
                try:
                    action = bot.choose(game.observe(state, player), legal, rng)
                except Exception as error:
                    raise BotFailed(
                        f"The bot {_short(name)} failed in match {match}: {type(error).__name__}: {str(error)[:200]}",
                        bot=_short(name),
                        match=match,
                    ) from error
                if action not in legal:
                    raise BotFailed(
                        f"The bot {_short(name)} chose {str(action)[:60]!r} in match {match}: not possible there.",
                        bot=_short(name),
                        match=match,
                    )
                actions[player] = action
            state, events = game.apply(state, Chosen(actions))
        else:
            return state, told
        told.extend(events)
