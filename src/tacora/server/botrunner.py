"""Bots think in threads, off the event loop, with a limit; whatever goes wrong, a legal choice comes out."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from tacora import bots
from tacora.core.protocol import Action, Bot, Observation
from tacora.server.metrics import BOTS
from tacora.server.settings import Settings

__all__ = ["BotRunner"]

log = logging.getLogger("tacora.server")


@lru_cache(maxsize=256)
def _bot(game: str, name: str) -> Bot:
    return bots.load(game, name)


def _think(game: str, name: str, observation: Observation, legal: Sequence[Action], rng: random.Random) -> Action:
    return _bot(game, name).choose(observation, legal, rng)


class BotRunner:
    """Runs bots for one worker."""

    def __init__(self, settings: Settings) -> None:
        self.limit = settings.bot_limit_s
        self.pool = ThreadPoolExecutor(max_workers=settings.bot_threads, thread_name_prefix="bot")

    def think(
        self, game: str, name: str, observation: Observation, legal: Sequence[Action], rng: random.Random
    ) -> asyncio.Future[Action]:
        """The bot's choice, or a random legal one when the bot fails, cheats or takes too long."""
        fallback = rng.choice(list(legal))
        return asyncio.ensure_future(self._limited(game, name, observation, legal, rng, fallback))

    async def _limited(
        self,
        game: str,
        name: str,
        observation: Observation,
        legal: Sequence[Action],
        rng: random.Random,
        fallback: Action,
    ) -> Action:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.limit):
                action = await loop.run_in_executor(self.pool, _think, game, name, observation, legal, rng)
        except Exception as error:
            log.warning("the bot %s failed (%s); a random choice was made for it", name[:60], type(error).__name__)
            BOTS.labels("failed").inc()
            return fallback
        if action not in legal:
            log.warning("the bot %s chose what is not possible; a random choice was made for it", name[:60])
            BOTS.labels("illegal").inc()
            return fallback
        BOTS.labels("chosen").inc()
        return action

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
