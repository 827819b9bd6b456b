"""Bots by name, for every room.

``load("diamant", "cautious?stop=12")`` is a `tacora.core.protocol.Bot`. Each game declares its own bots in
its file ``bots.py``; `tacora.bots.generic` adds those that can play any game.
"""

from __future__ import annotations

from tacora.bots.loading import load, load_file, resolve, specs
from tacora.core.botspec import BotName, BotParameter, BotSpec, InvalidBot
from tacora.core.protocol import Bot

__all__ = ["Bot", "BotName", "BotParameter", "BotSpec", "InvalidBot", "load", "load_file", "resolve", "specs"]
