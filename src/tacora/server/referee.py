"""What each input does to a table. No input and no output here: values in, a changed `LiveTable` out.

A refusal is raised before anything is changed, so a refused input leaves no trace but one: whoever was away
and speaks is back.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tacora import bots
from tacora.core import registry
from tacora.core.botspec import BotName
from tacora.core.chance import Seed
from tacora.core.data import to_data
from tacora.core.meta import GameMeta
from tacora.core.names import clean_name, printable
from tacora.core.protocol import Player
from tacora.server import wire
from tacora.server.documents import Gathering, Seat, TableDoc, Turn
from tacora.server.errors import refuse
from tacora.server.live import LiveTable, new_match
from tacora.server.settings import Settings
from tacora.server.store import TableWrite
from tacora.server.tokens import hash_token, new_id, new_token, new_uid

__all__ = [
    "BotChose",
    "Gone",
    "Input",
    "Join",
    "Look",
    "Referee",
    "Said",
    "SaidHello",
    "Tick",
    "default_bot",
    "plan_table",
]

Role = Literal["seat", "spectator", "screen"]
SEEN_KEPT = 12
RECORDS_KEPT = 50


@dataclass(frozen=True, slots=True)
class SaidHello:
    """A socket introduces itself."""

    token: str | None
    role: Role


@dataclass(frozen=True, slots=True)
class Gone:
    """A socket closed."""

    uid: str | None
    role: Role


@dataclass(frozen=True, slots=True)
class Said:
    """A message by the occupant of a seat (``None``: a spectator)."""

    uid: str | None
    message: Any


@dataclass(frozen=True, slots=True)
class Join:
    profile: wire.Profile
    seat: int | None


@dataclass(frozen=True, slots=True)
class Look:
    """Only look at the table."""


@dataclass(frozen=True, slots=True)
class BotChose:
    match_id: str
    k: int
    player: Player
    action: str


@dataclass(frozen=True, slots=True)
class Tick:
    """Look whether something is due."""


Input = SaidHello | Gone | Said | Join | Look | BotChose | Tick


# Making tables -----------------------------------------------------------------------------------


def default_bot(game: str) -> str:
    """The bot that stands in for a person: the first of level ``normal``, else any."""
    known = bots.specs(game)
    for level in ("normal", "easy", "strong", None):
        for spec in known:
            if spec.level == level:
                return spec.name
    raise refuse("no-bots")


def check_bot(game: str, name: str | None) -> str:
    """A bot's name made sure of, with its parameters. Raises `tacora.core.botspec.InvalidBot`."""
    if name is None:
        return default_bot(game)
    parsed = BotName.parse(name)
    bots.resolve(game, parsed)
    return str(parsed)


def check_expiry(game: str, expiry: str | None) -> str:
    if expiry is None or expiry == "bot":
        return "bot"
    if expiry not in registry.get(game).expiry_actions:
        raise refuse("wrong-expiry")
    return expiry


def read_options(meta: GameMeta, preset: str | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given, as the game reads them and as plain data. Raises `InvalidOption`.

    Kept as they came they would go to everyone at the table: a flag as the text ``"no"``, a list as a page of spaces.
    """
    values = meta.options.resolve(preset, given)
    read: dict[str, Any] = to_data({name: values[name] for name in given})
    return read


BOT_NAMES = ("Moka", "Yuma", "Luz", "Otto", "Zia", "Kiko", "Inti", "Pepa")
"""Told apart at a glance and aloud; what a bot is stays in ``bot``."""


def bot_seat(game: str, name: str | None, others: Iterable[Seat]) -> Seat:
    """A bot's seat, with a name, colour and emblem that none of ``others`` has while there are any left."""
    taken = [seat for seat in others if seat.kind != "open"]
    bot = check_bot(game, name)

    def free(wanted: Sequence[Any], used: set[Any]) -> Any:
        return next((one for one in wanted if one not in used), wanted[len(taken) % len(wanted)])

    return Seat(
        kind="bot",
        uid=new_uid(),
        nickname=free(BOT_NAMES, {seat.nickname for seat in taken}),
        colour=free(range(8), {seat.colour for seat in taken}),
        emblem=free(wire.EMBLEMS, {seat.emblem for seat in taken}),
        bot=bot,
        ready=True,
    )


def person_seat(profile: wire.Profile, token: str) -> Seat:
    nickname = clean_name(profile.nickname)
    if not nickname:
        raise refuse("empty-text")
    return Seat(
        kind="person",
        uid=new_uid(),
        nickname=nickname,
        colour=profile.colour,
        emblem=profile.emblem,
        token=hash_token(token),
    )


def open_seat() -> Seat:
    return Seat(kind="open", uid=new_uid())


def plan_table(wish: wire.CreateTable, token: str) -> TableDoc:
    """A new table; the creator sits on the first ``person`` seat, further ones are open."""
    meta = registry.get(wish.game)
    options = read_options(meta, wish.preset, wish.options)
    low, high = meta.players
    if not low <= len(wish.seats) <= high or all(plan.kind != "person" for plan in wish.seats):
        raise refuse("wrong-seats")
    meta.create(len(wish.seats), options, preset=wish.preset)
    seats: list[Seat] = []
    person = person_seat(wish.profile, token)
    host: str | None = None
    for plan in wish.seats:
        if plan.kind == "bot":
            seats.append(bot_seat(wish.game, plan.bot, [person, *seats]))
        elif plan.kind == "person" and host is None:
            seats.append(person)
            host = person.uid
        else:
            seats.append(open_seat())
    return TableDoc(
        game=wish.game,
        preset=wish.preset if wish.preset is not None else meta.options.default_preset,
        options=options,
        clock=wish.clock,
        expiry=check_expiry(wish.game, wish.expiry),
        listed=wish.listed,
        spectators=wish.spectators,
        advice=wish.advice,
        host=host,
        seats=seats,
        size=len(seats),
    )


# Deciding ----------------------------------------------------------------------------------------


class Referee:
    """Applies inputs for the worker ``worker_id``. ``alive`` are the workers known to serve."""

    def __init__(self, settings: Settings, worker_id: str) -> None:
        self.settings = settings
        self.worker_id = worker_id
        self.alive: set[str] = {worker_id}
        self._by_type: dict[str, Callable[[LiveTable, int, Any, int], dict[str, Any] | None]] = {
            "contribute": self._contribute,
            "choose": self._choose,
            "withdraw": self._withdraw,
            "ready": self._ready,
            "start": self._start,
            "rematch": self._rematch,
            "leave": self._leave,
            "kick": self._kick,
            "mute": self._mute,
            "lock": self._lock,
            "hand_over": self._hand_over,
            "seat": self._change_seat,
            "settings": self._change_settings,
            "profile": self._profile,
            "chat": self._chat,
            "emote": self._emote,
        }

    def handle(self, live: LiveTable, given: Input, at: int, now: int) -> dict[str, Any]:
        """Apply one input received at ``at``. Returns what to answer; raises the refusal."""
        live.now = now
        match given:
            case Said():
                return self._said(live, given, at, now)
            case BotChose():
                return self._bot_chose(live, given, now)
            case SaidHello():
                return self._hello(live, given, now)
            case Gone():
                return self._gone(live, given, now)
            case Join():
                return self._join(live, given, now)
            case Tick():
                return self._tick(live, now)
            case Look():
                return {"table": live.table_view()}

    # Coming and going ------------------------------------------------------------------------

    def seat_of(self, live: LiveTable, token: str) -> Seat | None:
        hashed = hash_token(token)
        found = None
        for seat in live.doc.seats:
            if seat.token is not None and hmac.compare_digest(seat.token, hashed):
                found = seat
        return found

    def _hello(self, live: LiveTable, given: SaidHello, now: int) -> dict[str, Any]:
        doc = live.doc
        seat = None
        if given.token is not None:
            seat = self.seat_of(live, given.token)
            if seat is None:
                raise refuse("wrong-token")
        if given.role == "seat":
            if seat is None:
                raise refuse("not-seated")
            returned = not seat.connected
            seat.sockets[self.worker_id] = seat.sockets.get(self.worker_id, 0) + 1
            live.doc_changed = True
            if returned:
                seat.since = now
                self._take_back(live, seat)
                if doc.host is None:
                    doc.host = seat.uid
                live.say_table()
            return {"uid": seat.uid, "role": given.role}
        if given.role == "spectator" and not doc.spectators and seat is None and doc.state != "lobby":
            raise refuse("no-spectators")  # a screen is the table itself: whoever has the code may hang it up
        counts = doc.watchers if given.role == "spectator" else doc.screens
        counts[self.worker_id] = counts.get(self.worker_id, 0) + 1
        live.say_table()
        return {"uid": None, "role": given.role}

    def _take_back(self, live: LiveTable, seat: Seat) -> bool:
        """The person acts for themselves again."""
        if not (seat.standing_in or seat.left or seat.absent):
            return False
        seat.standing_in = seat.left = seat.absent = False
        seat.bot = None
        live.say_table()
        return True

    def _gone(self, live: LiveTable, given: Gone, now: int) -> dict[str, Any]:
        doc = live.doc
        if given.role != "seat":
            if self._count_down(doc.watchers if given.role == "spectator" else doc.screens):
                live.say_table()
            return {}
        index = live.index_of(given.uid)
        if index is None:
            return {}
        seat = doc.seats[index]
        if self._count_down(seat.sockets):
            live.doc_changed = True
            if not seat.connected:
                seat.since = now
                live.say_table()
        return {}

    def _count_down(self, counts: dict[str, int]) -> bool:
        left = counts.get(self.worker_id, 0) - 1
        if left > 0:
            counts[self.worker_id] = left
            return True
        return counts.pop(self.worker_id, None) is not None

    def _join(self, live: LiveTable, given: Join, now: int) -> dict[str, Any]:
        doc = live.doc
        if doc.state == "playing":
            raise refuse("already-playing")
        if doc.locked:
            raise refuse("table-locked")
        if given.seat is not None:
            if given.seat >= len(doc.seats):
                raise refuse("no-such-seat")
            if doc.seats[given.seat].kind != "open":
                raise refuse("seat-taken")
            index = given.seat
        else:
            free = [index for index, seat in enumerate(doc.seats) if seat.kind == "open"]
            if not free:
                raise refuse("table-full")
            index = free[0]
        token = new_token()
        seat = person_seat(given.profile, token)
        seat.since = now
        doc.seats[index] = seat
        if doc.host is None:
            doc.host = seat.uid
        live.say_table()
        return {"seat": index, "token": token}

    # Messages --------------------------------------------------------------------------------

    def _said(self, live: LiveTable, given: Said, at: int, now: int) -> dict[str, Any]:
        message = given.message
        index = live.index_of(given.uid)
        if index is None:
            raise refuse("not-seated")
        mark = None
        if message.id is not None and message.type != "choose":
            mark = hashlib.sha256(message.model_dump_json().encode()).hexdigest()[:16]
            if mark in live.turn.seen.get(given.uid or "", ()):
                return {}
        handler = self._by_type[message.type]
        answer = handler(live, index, message, at if message.type in ("choose", "withdraw") else now) or {}
        if mark is not None and given.uid is not None:
            # The handler may have begun a new turn; whoever has gone is forgotten.
            here = {seat.uid for seat in live.doc.seats}
            if given.uid in here:
                seen = live.turn.seen.setdefault(given.uid, [])
                seen.append(mark)
                del seen[:-SEEN_KEPT]
                live.turn_changed = True
        return answer

    def _host_only(self, live: LiveTable, index: int) -> None:
        if live.doc.seats[index].uid != live.doc.host:
            raise refuse("not-host")

    def _lobby_only(self, live: LiveTable) -> None:
        if live.doc.state != "lobby":
            raise refuse("already-playing")

    def _target(self, live: LiveTable, number: int) -> Seat:
        if number >= len(live.doc.seats):
            raise refuse("no-such-seat")
        return live.doc.seats[number]

    def _contribute(self, live: LiveTable, index: int, message: wire.Contribute, now: int) -> None:
        gathering = live.turn.gathering
        if gathering is None or gathering.match_id != message.match:
            raise refuse("nothing-to-contribute")
        uid = live.doc.seats[index].uid
        if uid not in gathering.contributions:  # the first one counts: it was made before the others were known
            gathering.contributions[uid] = message.value.lower()
            live.turn_changed = True
        if self._gathered(live):
            self._begin(live, now)

    def _gathered(self, live: LiveTable) -> bool:
        gathering = live.turn.gathering
        assert gathering is not None
        return all(
            seat.uid in gathering.contributions for seat in live.doc.seats if seat.kind == "person" and seat.connected
        )

    def _choose(self, live: LiveTable, index: int, message: wire.Choose, at: int) -> None:
        match = live.match
        if match is None or live.doc.state == "lobby":
            raise refuse("not-playing")
        self._take_back(live, live.doc.seats[index])
        if message.request != live.request_id:
            if self._opened_as(live, index, message):
                return
            raise refuse("late")
        action = match.game.parse_action(message.action)
        match.verify_submit(index, action)
        self._seal(live, index, match.game.format_action(action), at)

    def _opened_as(self, live: LiveTable, index: int, message: wire.Choose) -> bool:
        """Whether this is a repetition of a choice that was taken and opened since."""
        number, _, k = message.request.partition(".")
        if live.match is None or number != str(live.doc.match_number):
            return False
        if not (k.isascii() and k.isdigit()):
            return False
        opened = live.opened.get(int(k) + 1)
        if opened is None:
            return False
        step = live.match.log[opened.first][0]
        action = getattr(step, "actions", {}).get(index)
        return action is not None and live.match.game.format_action(action) == message.action.strip().lower()

    def _seal(self, live: LiveTable, player: Player, action: str, at: int) -> None:
        """Put a choice into its envelope; the last one opens all."""
        match, turn, doc = live.match, live.turn, live.doc
        assert match is not None
        if turn.sealed.get(player) == action:
            return
        request = live.request_id
        first = len(match.log)
        match.submit(player, match.game.parse_action(action))
        turn.sealed[player] = action
        live.turn_changed = True
        if doc.clock.kind == "bank":
            cost = max(0, at - turn.started - doc.clock.seconds * 1000)
            turn.used[player] = max(cost, turn.used.get(player, 0))
        if len(match.log) == first:
            live.say("chosen", {"request": request, "seat": player, "chosen": True, "own": action})
            return
        write = self._writing(live)
        actions = json.dumps({str(one): text for one, text in sorted(turn.sealed.items())})
        write.steps.append({"match_id": doc.match_id, "k": turn.k, "actions": actions})
        turn.k += 1
        turn.sealed = {}
        turn.bank = [max(0, bank - turn.used.get(one, 0)) for one, bank in enumerate(turn.bank)]
        turn.used = {}
        turn.started = turn.bots_at = live.now
        opened = live.open_request(first)
        if opened.over:
            self._finish(live)
        live.say("step", {"k": turn.k, "match": doc.match_id}, opened)
        if opened.over:
            live.say_table()

    def _withdraw(self, live: LiveTable, index: int, message: wire.Withdraw, at: int) -> None:
        if live.match is None or not live.playing:
            raise refuse("not-playing")
        if message.request != live.request_id:
            raise refuse("late")
        if index not in live.turn.sealed:
            return
        live.match.withdraw(index)
        del live.turn.sealed[index]
        live.turn_changed = True
        live.say("chosen", {"request": message.request, "seat": index, "chosen": False, "own": None})

    def _ready(self, live: LiveTable, index: int, message: wire.Ready, now: int) -> None:
        seat = live.doc.seats[index]
        self._take_back(live, seat)
        if seat.ready != message.ready:
            seat.ready = message.ready
            live.say_table()

    def _start(self, live: LiveTable, index: int, message: Any, now: int) -> None:
        self._host_only(live, index)
        doc = live.doc
        if doc.state == "playing":
            raise refuse("already-playing")
        seats = [seat for seat in doc.seats if seat.kind != "open" and not seat.left]
        meta = registry.get(doc.game)
        low, high = meta.players
        if not low <= len(seats) <= high:
            raise refuse("not-enough-players" if len(seats) < low else "too-many-players", minimum=low, maximum=high)
        rules = meta.create(len(seats), doc.options, preset=doc.preset)
        seed = Seed.fresh()
        match_id = new_id()
        doc.seats = seats  # no seat is open from now on: a player's index is the seat's
        for seat in seats:
            seat.ready = seat.kind == "bot"
        doc.state, doc.match_id = "playing", match_id
        doc.match_number += 1
        live.match, live.secret = None, seed.secret
        live.opened, live.advice = {}, {}
        live.twins.clear()
        seen = live.turn.seen
        gathering = Gathering(match_id=match_id, commitment=seed.commitment, deadline=now + self.settings.gather_ms)
        live.turn = Turn(gathering=gathering, seen={seat.uid: seen[seat.uid] for seat in seats if seat.uid in seen})
        live.turn_changed = True
        self._writing(live).new_matches.append(
            {
                "id": match_id,
                "code": live.code,
                "secret": seed.secret,
                "contributions": "[]",
                "game": doc.game,
                "rules_version": rules.rules_version,
                "options": json.dumps(dict(rules.options)),
                "seats": json.dumps([seat.nickname for seat in seats]),
            }
        )
        live.say_table()
        if self._gathered(live):
            self._begin(live, now)

    def _begin(self, live: LiveTable, now: int) -> None:
        """Mix the random numbers that came and deal the first card."""
        doc, gathering = live.doc, live.turn.gathering
        assert gathering is not None
        assert live.secret is not None
        seed = Seed(live.secret, tuple(gathering.contributions.values()))
        meta = registry.get(doc.game)
        rules = meta.create(len(doc.seats), doc.options, preset=doc.preset)
        live.match = new_match(
            doc.game, rules.options, rules.rules_version, [seat.nickname for seat in doc.seats], seed
        )
        live.secret = None
        self._writing(live).contributions[gathering.match_id] = json.dumps(list(seed.contributions))
        bank = [doc.clock.bank_seconds * 1000] * len(doc.seats) if doc.clock.kind == "bank" else []
        live.turn = Turn(started=now, bots_at=now, bank=bank, seen=live.turn.seen)
        live.turn_changed = True
        live.open_request(0)
        live.history.clear()
        live.history_from = live.number
        self._writing(live).forget_events_before = live.number
        live.say("match", {"match": doc.match_id})
        if live.match.is_over:
            self._finish(live)
            live.say_table()

    def _finish(self, live: LiveTable) -> None:
        """The match is over: its record is kept, its secret row goes."""
        doc, match = live.doc, live.match
        assert match is not None
        assert doc.match_id is not None
        record = match.record()
        write = self._writing(live)
        write.records.append(
            {"id": doc.match_id, "game": doc.game, "body": record.dumps(), "created_at": int(time.time())}
        )
        write.ended_matches.append(doc.match_id)
        doc.records = [*doc.records, doc.match_id][-RECORDS_KEPT:]
        doc.state = "over"
        for winner in record.winners or ():
            doc.seats[winner].wins += 1
        live.doc_changed = True

    def _rematch(self, live: LiveTable, index: int, message: Any, now: int) -> None:
        doc = live.doc
        if doc.state == "lobby":
            return
        if doc.state != "over":
            raise refuse("match-not-over")
        seats = [open_seat() if seat.left else seat for seat in doc.seats]
        seats.extend(open_seat() for _ in range(doc.size - len(seats)))
        for seat in seats:
            seat.ready = seat.kind == "bot"
        doc.seats = seats
        doc.state, doc.match_id = "lobby", None
        live.match = None
        live.opened, live.advice = {}, {}
        live.twins.clear()
        live.turn = Turn(seen=live.turn.seen)
        live.turn_changed = True
        live.history.clear()
        live.history_from = live.number
        live.say_table()

    def _vacate(self, live: LiveTable, index: int, token: str | None) -> None:
        """Somebody gives up a seat: open in the lobby, a bot's while a match lasts (``token`` reclaims it)."""
        doc = live.doc
        seat = doc.seats[index]
        if doc.state == "lobby":
            doc.seats[index] = open_seat()
        else:
            bot = default_bot(doc.game)
            doc.seats[index] = seat.model_copy(
                update={
                    "uid": new_uid(),
                    "token": hash_token(token) if token is not None else None,
                    "sockets": {},
                    "left": True,
                    "standing_in": True,
                    "bot": bot,
                }
            )
        live.turn.seen.pop(seat.uid, None)
        if doc.host == seat.uid:
            doc.host = None
            self._pass_host(live)
        live.say_table()

    def _pass_host(self, live: LiveTable) -> bool:
        people = [seat for seat in live.doc.seats if seat.kind == "person" and not seat.left]
        for seat in sorted(people, key=lambda one: not one.connected):
            if seat.uid != live.doc.host:
                live.doc.host = seat.uid
                return True
        return False

    def _leave(self, live: LiveTable, index: int, message: Any, now: int) -> dict[str, Any]:
        token = new_token() if live.doc.state != "lobby" else None
        self._vacate(live, index, token)
        return {"token": token} if token is not None else {}

    def _kick(self, live: LiveTable, index: int, message: wire.Kick, now: int) -> None:
        self._host_only(live, index)
        seat = self._target(live, message.seat)
        if message.seat == index or seat.kind == "open" or (seat.kind == "bot" and live.doc.state != "lobby"):
            raise refuse("no-such-seat")
        if seat.left and seat.token is None:
            return
        self._vacate(live, message.seat, None)

    def _mute(self, live: LiveTable, index: int, message: wire.Mute, now: int) -> None:
        self._host_only(live, index)
        seat = self._target(live, message.seat)
        if seat.muted != message.muted:
            seat.muted = message.muted
            live.say_table()

    def _lock(self, live: LiveTable, index: int, message: wire.Lock, now: int) -> None:
        self._host_only(live, index)
        if live.doc.locked != message.locked:
            live.doc.locked = message.locked
            live.say_table()

    def _hand_over(self, live: LiveTable, index: int, message: wire.HandOver, now: int) -> None:
        self._host_only(live, index)
        seat = self._target(live, message.seat)
        if seat.kind != "person" or seat.left:
            raise refuse("host-needed")
        if live.doc.host != seat.uid:
            live.doc.host = seat.uid
            live.say_table()

    def _change_seat(self, live: LiveTable, index: int, message: wire.ChangeSeat, now: int) -> None:
        self._host_only(live, index)
        self._lobby_only(live)
        doc = live.doc
        low, high = registry.get(doc.game).players
        adding = message.seat == len(doc.seats) and message.kind != "closed"
        if not adding:
            seat = self._target(live, message.seat)
            if seat.kind == "person":
                raise refuse("seat-taken")
        elif len(doc.seats) >= high:
            raise refuse("too-many-players", minimum=low, maximum=high)
        if message.kind == "closed":
            if len(doc.seats) <= low:
                raise refuse("not-enough-players", minimum=low, maximum=high)
            del doc.seats[message.seat]
        else:
            made = (
                open_seat()
                if message.kind == "open"
                else bot_seat(doc.game, message.bot, [one for at, one in enumerate(doc.seats) if at != message.seat])
            )
            doc.seats[message.seat : message.seat + 1] = [made]
        doc.size = len(doc.seats)
        live.say_table()

    def _change_settings(self, live: LiveTable, index: int, message: wire.ChangeSettings, now: int) -> None:
        self._host_only(live, index)
        self._lobby_only(live)
        doc = live.doc
        game = message.game if message.game is not None else doc.game
        meta = registry.get(game)
        other = game != doc.game
        preset = (
            message.preset if message.preset is not None else (meta.options.default_preset if other else doc.preset)
        )
        options = message.options if message.options is not None else ({} if other else doc.options)
        options = read_options(meta, preset, options)
        expiry = check_expiry(game, message.expiry if message.expiry is not None else ("bot" if other else doc.expiry))
        low, high = meta.players
        if len(doc.seats) > high:
            raise refuse("too-many-players", minimum=low, maximum=high)
        if other:
            for at, seat in enumerate(doc.seats):
                if seat.kind == "bot":
                    doc.seats[at] = bot_seat(game, None, [*doc.seats[:at], *doc.seats[at + 1 :]])
            doc.seats.extend(open_seat() for _ in range(low - len(doc.seats)))
            doc.size = len(doc.seats)
        doc.game, doc.preset, doc.options, doc.expiry = game, preset, options, expiry
        for name in ("clock", "listed", "spectators", "advice"):
            value = getattr(message, name)
            if value is not None:
                setattr(doc, name, value)
        live.say_table()

    def _profile(self, live: LiveTable, index: int, message: wire.ChangeProfile, now: int) -> None:
        nickname = clean_name(message.profile.nickname)
        if not nickname:
            raise refuse("empty-text")
        seat = live.doc.seats[index]
        seat.nickname, seat.colour, seat.emblem = nickname, message.profile.colour, message.profile.emblem
        live.say_table()

    def _chat(self, live: LiveTable, index: int, message: wire.Chat, now: int) -> None:
        seat = live.doc.seats[index]
        if seat.muted:
            raise refuse("muted")
        text = " ".join(printable(message.text).split())
        if not text:
            raise refuse("empty-text")
        live.say("chat", {"seat": index, "nickname": seat.nickname, "text": text, "id": new_uid()})

    def _emote(self, live: LiveTable, index: int, message: wire.Emoting, now: int) -> None:
        if live.doc.seats[index].muted:
            raise refuse("muted")
        live.say("emote", {"seat": index, "emote": message.emote})

    # Bots and clocks -------------------------------------------------------------------------

    def bots_wanted(self, live: LiveTable) -> list[tuple[Player, str]]:
        """Players of the current request for whom a bot has to choose: (player, bot's name)."""
        if not live.playing or live.match is None:
            return []
        wanted = []
        for player in sorted(live.match.waiting_for):
            bot = live.bot_of(live.doc.seats[player])
            if bot is not None:
                wanted.append((player, bot))
        return wanted

    def _bot_chose(self, live: LiveTable, given: BotChose, now: int) -> dict[str, Any]:
        """A bot's choice counts once: only for its request, while the envelope is empty and the seat a bot's."""
        match = live.match
        if (
            match is None
            or not live.playing
            or live.doc.match_id != given.match_id
            or live.turn.k != given.k
            or given.player not in match.waiting_for
            or live.bot_of(live.doc.seats[given.player]) is None
        ):
            return {"bot": "late"}
        action = match.game.parse_action(given.action)
        match.verify_submit(given.player, action)
        self._seal(live, given.player, match.game.format_action(action), now)
        return {"bot": "chosen"}

    def _tick(self, live: LiveTable, now: int) -> dict[str, Any]:
        self._bury(live, now)
        if live.turn.gathering is not None:
            if live.turn.gathering.deadline <= now or self._gathered(live):
                self._begin(live, now)
        elif live.playing and live.match is not None:
            k = live.turn.k
            for player in sorted(live.match.waiting_for):
                end = live.deadline(player)
                if end is not None and end <= now and live.turn.k == k:
                    self._expire(live, player, now)
            if self.bots_wanted(live) and live.turn.bots_at + self._bot_wait() <= now:
                live.turn.bots_at = now
                live.turn_changed = True
        end = self._host_due(live)
        if end is not None and end <= now and self._pass_host(live):
            live.say_table()
        return {}

    def _bot_wait(self) -> int:
        return self.settings.pace_ms + self.settings.bot_grace_ms

    def _bury(self, live: LiveTable, now: int) -> None:
        """Forget the connections of workers that died."""
        for seat in live.doc.seats:
            dead = [worker for worker in seat.sockets if worker not in self.alive]
            for worker in dead:
                del seat.sockets[worker]
            if dead:
                seat.since = now
                live.say_table()
        for counts in (live.doc.watchers, live.doc.screens):
            dead = [worker for worker in counts if worker not in self.alive]
            for worker in dead:
                del counts[worker]
            if dead:
                live.say_table()

    def unknown_workers(self, live: LiveTable) -> bool:
        held = (
            {worker for seat in live.doc.seats for worker in seat.sockets}
            | set(live.doc.watchers)
            | set(live.doc.screens)
        )
        return not held <= self.alive

    def _expire(self, live: LiveTable, player: Player, now: int) -> None:
        """A clock ran out: what the table agreed on happens."""
        doc, match = live.doc, live.match
        assert match is not None
        seat = doc.seats[player]
        if doc.expiry == "bot":
            seat.standing_in = True
            seat.bot = default_bot(doc.game)
            live.turn.bots_at = now
            live.turn_changed = True
            live.say_table()
            return
        if not seat.connected and not seat.absent:
            seat.absent = True
            live.doc_changed = True
        legal = [match.game.format_action(action) for action in match.legal_actions(player)]
        action = doc.expiry if doc.expiry in legal else legal[0]
        if doc.clock.kind == "bank" and player < len(live.turn.bank):
            live.turn.used[player] = live.turn.bank[player]
        self._seal(live, player, action, now)

    def _host_due(self, live: LiveTable) -> int | None:
        """When a host who is gone loses the table to somebody who is there."""
        index = live.host_index
        if index is None or live.doc.seats[index].connected:
            return None
        others = any(seat.connected for seat in live.doc.seats if seat.kind == "person" and not seat.left)
        return live.doc.seats[index].since + live.doc.clock.disconnect_seconds * 1000 if others else None

    def due(self, live: LiveTable) -> int | None:
        """When the next `Tick` is needed, in service time."""
        ends: list[int] = []
        turn = live.turn
        if turn.gathering is not None:
            ends.append(turn.gathering.deadline)
        elif live.playing and live.match is not None:
            for player in live.match.waiting_for:
                end = live.deadline(player)
                if end is not None:
                    ends.append(end)
            if self.bots_wanted(live):
                ends.append(turn.bots_at + self._bot_wait())
        host = self._host_due(live)
        if host is not None:
            ends.append(host)
        return min(ends) if ends else None

    def _writing(self, live: LiveTable) -> TableWrite:
        if live.write is None:
            live.write = TableWrite(live.code, live.version)
        return live.write
