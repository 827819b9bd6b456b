"""A table in memory: a cache of what the database holds, rebuilt from it whenever the versions differ.

Rendering is here too: what leaves a table for one viewer goes through `LiveTable.render`, `table_view`,
`match_view` and nothing else, and these ask the game's ``observe`` and ``redact``.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json

from tacora.core import registry
from tacora.core.chance import Seed
from tacora.core.data import to_data
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.core.protocol import Advisable, Decide, Player
from tacora.server.documents import Seat, TableDoc, Turn
from tacora.server.store import TableWrite, Transaction

__all__ = ["LiveTable", "Message", "Opened", "advised"]

log = logging.getLogger("tacora.server")

CHAT_KEPT = 50


@dataclass(frozen=True, slots=True)
class Opened:
    """What one reveal brought: the part of the match's log, and the request that follows (by player)."""

    k: int
    first: int
    last: int
    legal: Mapping[Player, Sequence[Any]]
    over: bool


@dataclass(frozen=True, slots=True)
class Message:
    """A numbered message, unredacted."""

    number: int
    kind: str
    payload: Mapping[str, Any]
    opened: Opened | None = None


@dataclass(slots=True)
class LiveTable:
    """One table. ``version`` and ``number`` are those of the database row this equals."""

    code: str
    version: int
    number: int
    doc: TableDoc
    turn: Turn
    match: Match | None = None
    opened: dict[int, Opened] = field(default_factory=dict)
    history: deque[Message] = field(default_factory=lambda: deque(maxlen=256))
    history_from: int = 0  # every message after this number is in `history`
    chat: deque[tuple[int, dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    created_at: int = 0
    touched_ms: int = 0  # last used, in service time
    now: int = 0  # service time of the input being handled
    due: int | None = None
    # What the inputs of the running batch change; taken by the sequencer.
    write: TableWrite | None = None
    written: int = 0  # the number of the last message the database has
    fresh: list[Message] = field(default_factory=list)
    secret: str | None = None  # while the devices' random numbers are gathered
    doc_changed: bool = False
    turn_changed: bool = False
    advice: dict[tuple[int, Player], Any] = field(default_factory=dict)
    advice_wanted: set[tuple[int, Player]] = field(default_factory=set)  # for the sequencer to have worked out
    odd: bool = False  # the match's options are no preset: odds may take seconds
    twins: dict[tuple[int, Player], Player] = field(default_factory=dict)
    twin_keys: dict[Player, Any] = field(default_factory=dict)

    # Asking ----------------------------------------------------------------------------------

    def index_of(self, uid: str | None) -> int | None:
        for index, seat in enumerate(self.doc.seats):
            if seat.uid == uid:
                return index
        return None

    @property
    def host_index(self) -> int | None:
        return self.index_of(self.doc.host)

    @property
    def request_id(self) -> str:
        return f"{self.doc.match_number}.{self.turn.k}"

    @property
    def playing(self) -> bool:
        return self.match is not None and self.doc.state == "playing" and not self.match.is_over

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that chooses for this seat now, or ``None``."""
        return seat.bot if seat.kind == "bot" or seat.standing_in else None

    def deadline(self, player: Player) -> int | None:
        """When the clock of an awaited player runs out, in service time; ``None``: never."""
        seat, rule, turn = self.doc.seats[player], self.doc.clock, self.turn
        if self.bot_of(seat) is not None:
            return None
        ends: list[int] = []
        if rule.kind == "per_choice":
            ends.append(turn.started + rule.seconds * 1000)
        elif rule.kind == "bank":
            bank = turn.bank[player] if player < len(turn.bank) else 0
            ends.append(turn.started + rule.seconds * 1000 + bank)
        if not seat.connected:
            if seat.absent or seat.left:
                ends.append(turn.started)
            else:
                ends.append(max(turn.started, seat.since) + rule.disconnect_seconds * 1000)
        return min(ends) if ends else None

    def remaining(self, now: int) -> dict[str, int] | None:
        """Milliseconds left for each awaited player with a clock, never negative."""
        if not self.playing or self.match is None:
            return None
        left: dict[str, int] = {}
        for player in sorted(self.match.waiting_for):
            end = self.deadline(player)
            if end is not None:
                left[str(player)] = max(0, end - now)
        return left or None

    # Messages --------------------------------------------------------------------------------

    def say(self, kind: str, payload: Mapping[str, Any], opened: Opened | None = None) -> None:
        """Number a message and keep it; it leaves after the commit."""
        self.number += 1
        message = Message(self.number, kind, payload, opened)
        self.fresh.append(message)
        self.keep(message)

    def keep(self, message: Message) -> None:
        if message.kind == "chat":
            self.chat.append((message.number, dict(message.payload)))
        if len(self.history) == self.history.maxlen and self.history:
            self.history_from = self.history[0].number
        self.history.append(message)

    def say_table(self) -> None:
        """The seats or the settings changed."""
        self.doc_changed = True
        last = self.fresh[-1] if self.fresh else None
        if last is None or last.kind != "table" or last.number <= self.written:
            self.say("table", {})

    def missed(self, last: int) -> list[Message] | None:
        """The messages after number ``last``, or ``None`` when a snapshot is needed."""
        if not self.history_from <= last <= self.number:
            return None
        missed = [message for message in self.history if message.number > last]
        if any(message.kind == "match" for message in missed[:-1]) or len(missed) != self.number - last:
            return None
        return missed

    # Rendering -------------------------------------------------------------------------------

    def table_view(self) -> dict[str, Any]:
        """The table as anyone who holds its code may see it. No key, no choice, no random number is in it."""
        doc = self.doc
        players = sum(seat.kind != "open" for seat in doc.seats)
        return {
            "code": self.code,
            "game": doc.game,
            "preset": doc.preset,
            "options": doc.options,
            "house": house_rules(doc, players),
            "state": doc.state,
            "listed": doc.listed,
            "locked": doc.locked,
            "spectators": doc.spectators,
            "spectator_count": sum(doc.watchers.values()),
            "screens": sum(doc.screens.values()),
            "advice": doc.advice,
            "clock": doc.clock.model_dump(),
            "expiry": doc.expiry,
            "host": self.host_index,
            "seats": [
                {
                    "seat": index,
                    "kind": seat.kind,
                    "nickname": seat.nickname,
                    "colour": seat.colour,
                    "emblem": seat.emblem,
                    "ready": seat.ready,
                    "connected": seat.connected,
                    "bot": seat.bot if seat.kind == "bot" else None,
                    "standing_in": seat.standing_in,
                    "left": seat.left,
                    "muted": seat.muted,
                }
                for index, seat in enumerate(doc.seats)
            ],
            "match_number": doc.match_number,
            "records": doc.records,
            "scores": [seat.wins for seat in doc.seats],
        }

    def request_view(self, opened: Opened, viewer: Player | None, now: int) -> dict[str, Any] | None:
        if opened.over or self.match is None:
            return None
        game = self.match.game
        own = opened.legal.get(viewer) if viewer is not None else None
        current = opened.k == self.turn.k
        return {
            "id": f"{self.doc.match_number}.{opened.k}",
            "players": sorted(opened.legal),
            "legal_actions": None if own is None else [game.format_action(action) for action in own],
            "remaining": self.remaining(now) if current else None,
        }

    def like(self, opened: Opened, viewer: Player) -> Player:
        """The first player who is to be told exactly the same of a reveal as ``viewer``: one text serves both."""
        match = self.match
        if match is None or self.doc.advice:
            return viewer
        key = (opened.k, viewer)
        found = self.twins.get(key)
        if found is None:
            if self.twins and next(iter(self.twins))[0] != opened.k:
                self.twins.clear()
            events = [event for _, part in match.log[opened.first : opened.last] for event in part]
            own = (match.redacted(events, viewer), opened.legal.get(viewer))
            found = viewer
            for (k, other), first in self.twins.items():
                if k == opened.k and first == other and own == self.twin_keys[other]:
                    found = other
                    break
            if found == viewer:
                self.twin_keys[viewer] = own
            self.twins[key] = found
        return found

    def over_view(self) -> dict[str, Any] | None:
        match = self.match
        if match is None or not match.is_over or match.seed is None:
            return None
        return {
            "returns": list(match.returns or ()),
            "winners": list(match.game.winners(match.state)),
            "record": self.doc.match_id,
            "seed": {"secret": match.seed.secret, "contributions": list(match.seed.contributions)},
        }

    def advice_view(self, viewer: Player | None, opened: Opened | None) -> Any:
        """Odds for the viewer's own decision, from what the viewer may know and nothing else."""
        match = self.match
        if not self.doc.advice or match is None or viewer is None or opened is None or opened.k != self.turn.k:
            return None
        if viewer not in opened.legal or not isinstance(match.game, Advisable):
            return None
        key = (opened.k, viewer)
        if key not in self.advice:
            if self.odd:  # it comes in a message of its own
                self.advice_wanted.add(key)
                return None
            self.advise(key, advised(match.game, match.observe(viewer)))
        return self.advice[key]

    def advise(self, key: tuple[int, Player], advice: Any) -> None:
        """Keep the odds of a decision, given as (reveals before it, player)."""
        if self.advice and next(iter(self.advice))[0] != key[0]:
            self.advice.clear()
        self.advice[key] = advice

    def match_view(self, viewer: Player | None, now: int) -> dict[str, Any] | None:
        match, doc = self.match, self.doc
        if match is None or doc.state == "lobby" or self.turn.gathering is not None:
            return None
        opened = self.opened.get(self.turn.k)
        own = self.turn.sealed.get(viewer) if viewer is not None else None
        return {
            "id": doc.match_id,
            "game": doc.game,
            "preset": doc.preset,
            "options": to_data(dict(match.game.options)),
            "num_players": match.game.num_players,
            "seats": list(match.seats),
            "commitment": match.seed.commitment if match.seed is not None else None,
            "observation": to_data(match.observe(viewer)),
            "log": [
                {"events": [to_data(event) for event in match.redacted(events, viewer)]} for _, events in match.log
            ],
            "request": None if opened is None else self.request_view(opened, viewer, now),
            "chosen": sorted(self.turn.sealed),
            "own": {} if own is None else {str(viewer): own},
            "over": self.over_view(),
            "advice": self.advice_view(viewer, opened),
        }

    def snapshot(self, uid: str | None, role: str, viewer: Player | None, now: int) -> dict[str, Any]:
        """All a viewer may know, at number ``self.number``."""
        return {
            "v": 1,
            "type": "snapshot",
            "number": self.number,
            "you": {
                "seat": self.index_of(uid),
                "host": uid is not None and uid == self.doc.host,
                "role": role,
            },
            "table": self.table_view(),
            "match": self.match_view(viewer, now),
            "chat": [{"number": number, **chat} for number, chat in self.chat],
        }

    def render(self, message: Message, viewer: Player | None, now: int) -> dict[str, Any]:
        """One numbered message as ``viewer`` (``None``: a spectator or a screen) may know it."""
        base: dict[str, Any] = {"v": 1, "type": message.kind, "number": message.number}
        payload = message.payload
        if message.kind == "table":
            return {**base, "table": self.table_view()}
        if message.kind == "match":
            return {**base, "match": self.match_view(viewer, now)}
        if message.kind == "chosen":
            shown = {**base, "request": payload["request"], "seat": payload["seat"], "chosen": payload["chosen"]}
            if viewer == payload["seat"]:
                shown["own"] = payload["own"]
            return shown
        if message.kind == "step":
            opened = message.opened
            if opened is None or self.match is None:
                return {**base, "type": "nothing"}
            events = [event for _, part in self.match.log[opened.first : opened.last] for event in part]
            return {
                **base,
                "events": [to_data(event) for event in self.match.redacted(events, viewer)],
                "request": self.request_view(opened, viewer, now),
                "over": self.over_view() if opened.over else None,
                "advice": self.advice_view(viewer, opened),
            }
        if message.kind in ("chat", "emote"):
            return {**base, **payload}
        return {**base, "type": "nothing"}

    # Building --------------------------------------------------------------------------------

    def open_request(self, first: int) -> Opened:
        """Note what the reveal just applied to the match brought."""
        assert self.match is not None
        node = self.match.node
        legal = dict(node.legal_actions) if isinstance(node, Decide) else {}
        opened = Opened(self.turn.k, first, len(self.match.log), legal, self.match.is_over)
        self.opened[self.turn.k] = opened
        if self.turn.k == 0:
            self.odd = self.match.meta.options.preset_of(self.match.game.options) is None
        return opened

    def apply_step(self, actions: Mapping[Player, str]) -> Opened:
        """Apply one reveal to the match, all envelopes at once."""
        match = self.match
        assert match is not None
        first = len(match.log)
        for player, action in actions.items():
            match.submit(player, match.game.parse_action(action))
        self.turn.k += 1
        return self.open_request(first)


def advised(game: Advisable, observation: Any) -> Any:
    """A game's advice as plain data; ``None`` when it fails, which must not fail the table."""
    try:
        return to_data(game.advise(observation))
    except Exception:
        log.exception("advice failed")
        return None


def house_rules(doc: TableDoc, players: int) -> list[str]:
    """What of this table's rules is no printed rule."""
    meta = registry.get(doc.game)
    try:
        return list(meta.house_rules(players, meta.options.resolve(doc.preset, doc.options)))
    except TacoraError:
        return []


def new_match(game: str, options: Mapping[str, Any], rules_version: str, seats: Sequence[str], seed: Seed) -> Match:
    """A match dealt from ``seed``; made again from the same values it is the same match."""
    meta = registry.get(game)
    rules = meta.create(len(seats), options, rules_version=rules_version)
    return Match(meta, rules, seed=seed, seats=seats)


def encode(payload: Mapping[str, Any]) -> str:
    """A message as the database keeps it."""
    return to_json(payload).decode()


async def load(transaction: Transaction, code: str, live: LiveTable | None, kept: int) -> LiveTable | None:
    """The table as the database has it now. ``live`` (an older copy) is brought up to date where possible."""
    row = await transaction.table(code)
    if row is None:
        return None
    doc = TableDoc.model_validate_json(row["doc"])
    turn = Turn.model_validate_json(row["turn"])
    if live is None:
        live = LiveTable(code, 0, 0, doc, turn, history=deque(maxlen=kept))
        live.chat.extend(await transaction.chat(code, CHAT_KEPT))
    same = live.match is not None and live.doc.match_id == doc.match_id and live.doc.state == "playing"
    if not same:
        live.match = None
        live.opened = {}
        live.advice = {}
        live.twins.clear()
    live.doc, live.created_at, live.due = doc, row["created_at"], row["due"]
    if doc.match_id is not None and turn.gathering is None and doc.state != "lobby":
        await _load_match(transaction, live, turn)
    live.turn = turn
    live.secret = None
    if turn.gathering is not None:
        held = await transaction.match(turn.gathering.match_id)
        live.secret = held["secret"] if held is not None else None
    after = live.number if live.version else max(0, row["number"] - kept)
    seen_chat = live.chat[-1][0] if live.chat else 0
    for number, kind, payload in await transaction.events(code, after, kept):
        opened = live.opened.get(payload["k"]) if kind == "step" and payload["match"] == doc.match_id else None
        message = Message(number, kind, payload, opened)
        if kind == "chat" and number > seen_chat:
            live.chat.append((number, payload))
        live.history.append(message)
        if live.version:  # an older copy was known: whoever looks at it here must be told
            live.fresh.append(message)
    live.version, live.number = row["version"], row["number"]
    live.written = live.number
    live.history_from = live.number
    for message in reversed(live.history):
        if message.number != live.history_from or (message.kind == "step" and message.opened is None):
            break
        live.history_from -= 1
    return live


async def _load_match(transaction: Transaction, live: LiveTable, turn: Turn) -> None:
    """Play the stored inputs again, as far as the live match does not have them yet."""
    match_id = live.doc.match_id
    assert match_id is not None
    row = await transaction.match(match_id)
    if row is None:  # over: the record has it all
        body = await transaction.record(match_id)
        if body is None:
            live.match = None
            return
        from tacora.core.record import MatchRecord

        record = MatchRecord.loads(body)
        if record.seed is None:
            return
        stored = [dict(step.chosen.items()) for step in record.steps if step.chosen is not None]
        made = (record.game, record.options, record.rules_version, record.seats, record.seed)
    else:
        seed = Seed(row["secret"], tuple(json.loads(row["contributions"])))
        since = live.turn.k if live.match is not None else 0
        stored = [
            {int(player): action for player, action in actions.items()}
            for actions in await transaction.steps(match_id, since)
        ]
        made = (row["game"], json.loads(row["options"]), row["rules_version"], json.loads(row["seats"]), seed)
    if live.match is None:
        live.match = new_match(*made)
        live.turn = Turn()
        live.open_request(0)
    else:
        if row is None:
            stored = stored[live.turn.k :]
        for player in list(live.match.sealed):
            live.match.withdraw(player)
    for actions in stored:
        live.apply_step(actions)
    for player, action in turn.sealed.items():
        live.match.submit(player, live.match.game.parse_action(action))
