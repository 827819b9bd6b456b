"""The messages of the wire as typed models: what clients send, and what the service sends.

Version 1. Every socket message is one JSON object with ``v`` and ``type``; durations are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

__all__ = [
    "CLIENT",
    "EMBLEMS",
    "EMOTES",
    "SERVICE",
    "VERSION",
    "ClientMessage",
    "CreateTable",
    "JoinTable",
    "Profile",
    "ServiceMessage",
]

VERSION = 1
EMBLEMS = ("torch", "rope", "pickaxe", "hat", "lantern", "boot", "map", "compass")
EMOTES = ("wave", "laugh", "wow", "sweat", "cheer", "sad")

Emblem = Literal["torch", "rope", "pickaxe", "hat", "lantern", "boot", "map", "compass"]
Emote = Literal["wave", "laugh", "wow", "sweat", "cheer", "sad"]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
MessageId = Annotated[str, Field(min_length=1, max_length=64)]


class Strict(BaseModel):
    """Nothing beyond the declared fields is taken."""

    model_config = ConfigDict(extra="forbid")


class Profile(Strict):
    """Who sits on a seat. There is no account."""

    nickname: Annotated[str, Field(min_length=1, max_length=80)]
    colour: Annotated[int, Field(ge=0, le=7)] = 0
    emblem: Emblem = "torch"


class ClockRule(Strict):
    """``per_choice``: ``seconds`` for each choice. ``bank``: ``seconds`` free for each choice, then from
    ``bank_seconds`` for the whole match. ``disconnect_seconds``: how long an absent player is awaited."""

    kind: Literal["none", "per_choice", "bank"] = "none"
    seconds: Annotated[int, Field(ge=0, le=86_400)] = 30
    bank_seconds: Annotated[int, Field(ge=0, le=86_400)] = 120
    disconnect_seconds: Annotated[int, Field(ge=1, le=86_400)] = 60


class SeatPlan(Strict):
    """A seat as planned: a ``person`` (the first is the creator's), ``open``, or a ``bot`` by name."""

    kind: Literal["person", "open", "bot"]
    bot: Annotated[str, Field(max_length=200)] | None = None


class TableRules(Strict):
    """What the host decides about a table; only a lobby can change it."""

    game: Annotated[str, Field(max_length=64)] = "diamant"
    preset: Annotated[str, Field(max_length=64)] | None = None
    options: Annotated[dict[str, Any], Field(max_length=64)] = Field(default_factory=dict)
    clock: ClockRule = ClockRule()
    expiry: Annotated[str, Field(max_length=64)] | None = None
    listed: bool = False
    spectators: bool = True
    advice: bool = False


class CreateTable(TableRules):
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=64)]
    profile: Profile


class JoinTable(Strict):
    profile: Profile
    seat: SeatNumber | None = None


class Refusal(BaseModel):
    """Why something was refused: a code for programs, a sentence in the asker's language for people."""

    code: str
    message: str


# From clients ------------------------------------------------------------------------------------


class Message(Strict):
    """``id`` names the message in the answer; the same message sent again does nothing more."""

    v: Literal[1] = 1
    id: MessageId | None = None


class Hello(Message):
    """The first message. ``last`` is the number of the last message seen before the connection was lost."""

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=200)] | None = None
    role: Literal["seat", "spectator", "screen"] = "spectator"
    last: Annotated[int, Field(ge=0)] | None = None
    language: Annotated[str, Field(max_length=35)] | None = None


class Contribute(Message):
    """A random number of this device for the shuffle, 1 to 128 hexadecimal digits."""

    type: Literal["contribute"]
    match: Annotated[str, Field(max_length=24)]
    value: Annotated[str, Field(pattern=r"^[0-9a-fA-F]{1,128}$")]


class Choose(Message):
    """A sealed choice for a request; may be changed until the last envelope is in."""

    type: Literal["choose"]
    request: Annotated[str, Field(max_length=32)]
    action: Annotated[str, Field(max_length=200)]


class Withdraw(Message):
    type: Literal["withdraw"]
    request: Annotated[str, Field(max_length=32)]


class Ready(Message):
    type: Literal["ready"]
    ready: bool


class Start(Message):
    type: Literal["start"]


class Rematch(Message):
    """Back to the lobby after a match, with the same people."""

    type: Literal["rematch"]


class Leave(Message):
    type: Literal["leave"]


class Kick(Message):
    type: Literal["kick"]
    seat: SeatNumber


class Mute(Message):
    type: Literal["mute"]
    seat: SeatNumber
    muted: bool


class Lock(Message):
    type: Literal["lock"]
    locked: bool


class HandOver(Message):
    type: Literal["hand_over"]
    seat: SeatNumber


class ChangeSeat(Message):
    """Host, lobby: turn a seat into an ``open`` one or a ``bot``, take it away (``closed``), or add one
    (``seat`` one beyond the last)."""

    type: Literal["seat"]
    seat: SeatNumber
    kind: Literal["open", "bot", "closed"]
    bot: Annotated[str, Field(max_length=200)] | None = None


class ChangeSettings(Message):
    """Host, lobby: only the fields given are changed."""

    type: Literal["settings"]
    game: Annotated[str, Field(max_length=64)] | None = None
    preset: Annotated[str, Field(max_length=64)] | None = None
    options: Annotated[dict[str, Any], Field(max_length=64)] | None = None
    clock: ClockRule | None = None
    expiry: Annotated[str, Field(max_length=64)] | None = None
    listed: bool | None = None
    spectators: bool | None = None
    advice: bool | None = None


class ChangeProfile(Message):
    type: Literal["profile"]
    profile: Profile


class Chat(Message):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Emoting(Message):
    type: Literal["emote"]
    emote: Emote


class Sync(Message):
    """Ask for a fresh snapshot."""

    type: Literal["sync"]


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Contribute
    | Choose
    | Withdraw
    | Ready
    | Start
    | Rematch
    | Leave
    | Kick
    | Mute
    | Lock
    | HandOver
    | ChangeSeat
    | ChangeSettings
    | ChangeProfile
    | Chat
    | Emoting
    | Sync
    | Ping,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)

# From the service ---------------------------------------------------------------------------------
# The service builds these as plain data for speed; a test holds every frame of whole matches against the models.


class SeatView(Strict):
    """``standing_in``: a bot plays for this person for now. ``left``: the person gave the seat up."""

    seat: int
    kind: Literal["person", "bot", "open"]
    nickname: str
    colour: int
    emblem: Emblem
    ready: bool
    connected: bool
    bot: str | None
    standing_in: bool
    left: bool
    muted: bool


class TableView(Strict):
    """A table as anyone with its code may see it. ``house`` names what is no printed rule; ``scores`` counts wins."""

    code: str
    game: str
    preset: str | None
    options: dict[str, Any]
    house: list[str]
    state: Literal["lobby", "playing", "over"]
    listed: bool
    locked: bool
    spectators: bool
    spectator_count: int
    screens: int
    advice: bool
    clock: ClockRule
    expiry: str
    host: int | None
    seats: list[SeatView]
    match_number: int
    records: list[str]
    scores: list[int]


class RequestView(Strict):
    """A choice that is awaited of ``players`` (the same numbers as seats). ``legal_actions`` are the reader's own;
    ``remaining`` is milliseconds by seat, or ``null`` when nobody's clock runs."""

    id: str
    players: list[int]
    legal_actions: list[str] | None
    remaining: dict[str, int] | None


class SeedView(Strict):
    secret: str
    contributions: list[str]


class OverView(Strict):
    """The end: final scores, winners (several in a tie), the record's number, the seed to check the shuffle."""

    returns: list[float]
    winners: list[int]
    record: str
    seed: SeedView


class MatchView(Strict):
    """A match as the reader may know it: ``observation`` now, and all that happened (``log``, one entry a step)."""

    id: str
    game: str
    preset: str | None
    options: dict[str, Any]
    num_players: int
    seats: list[str]
    commitment: str
    observation: dict[str, Any]
    log: list[dict[str, list[dict[str, Any]]]]
    request: RequestView | None
    chosen: list[int]
    own: dict[str, str]
    over: OverView | None
    advice: dict[str, Any] | None


class You(Strict):
    seat: int | None
    host: bool
    role: Literal["seat", "spectator", "screen"]


class ChatLine(Strict):
    number: int
    seat: int | None
    nickname: str
    text: str
    id: str


class FromService(Strict):
    v: Literal[1]


class Numbered(FromService):
    """Numbers rise by one from message to message and are the same for every viewer of a table."""

    number: int


class Snapshot(Numbered):
    """All the reader may know. Comes on connect, when asked for (``sync``), and when single messages would not do."""

    type: Literal["snapshot"]
    you: You
    table: TableView
    match: MatchView | None
    chat: list[ChatLine]


class TableMessage(Numbered):
    """Seats or settings changed."""

    type: Literal["table"]
    table: TableView


class MatchMessage(Numbered):
    """A match begins."""

    type: Literal["match"]
    match: MatchView


class ChosenMessage(Numbered):
    """A seat has chosen (or taken its choice back); what, only that seat's own windows are told (``own``).

    The last envelope of a request has no such message: its ``step`` follows at once.
    """

    type: Literal["chosen"]
    request: str
    seat: int
    chosen: bool
    own: str | None = None


class StepMessage(Numbered):
    """The envelopes are opened: what happened, and the next request."""

    type: Literal["step"]
    events: list[dict[str, Any]]
    request: RequestView | None
    over: OverView | None
    advice: dict[str, Any] | None


class ChatMessage(Numbered):
    type: Literal["chat"]
    seat: int | None
    nickname: str
    text: str
    id: str


class EmoteMessage(Numbered):
    type: Literal["emote"]
    seat: int
    emote: Emote


class Nothing(Numbered):
    """Something happened that this reader is not told."""

    type: Literal["nothing"]


class Ok(FromService):
    """The message with this ``id`` is committed. After ``leave`` in a match ``token`` is the key to come back with."""

    type: Literal["ok"]
    id: str | None
    token: str | None = None


class Refused(FromService):
    """The message with this ``id`` changed nothing, and why."""

    type: Literal["refused"]
    id: str | None
    code: str
    message: str


class Pong(FromService):
    type: Literal["pong"]
    id: str | None


class ClockMessage(FromService):
    """The remaining times of a running request changed (somebody came or went)."""

    type: Literal["clock"]
    request: str
    remaining: dict[str, int]


class AdviceMessage(FromService):
    """Odds for the reader's own decision that took their time (a deck of the host's own); ``step`` and ``snapshot``
    had ``null`` in their place."""

    type: Literal["advice"]
    request: str
    advice: dict[str, Any]


class AskContribution(FromService):
    """Before the first card: answer with ``contribute``. ``commitment`` is the SHA-256 of the service's secret."""

    type: Literal["contribute"]
    match: str
    commitment: str


class Bye(FromService):
    """The service closes the socket, and why."""

    type: Literal["bye"]
    code: str
    message: str


ServiceMessage = Annotated[
    Snapshot
    | TableMessage
    | MatchMessage
    | ChosenMessage
    | StepMessage
    | ChatMessage
    | EmoteMessage
    | Nothing
    | Ok
    | Refused
    | Pong
    | ClockMessage
    | AdviceMessage
    | AskContribution
    | Bye,
    Field(discriminator="type"),
]
SERVICE: TypeAdapter[ServiceMessage] = TypeAdapter(ServiceMessage)
