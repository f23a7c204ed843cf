"""What travels over the WebSocket of a live table: JSON messages, one struct a type.

``type`` names the message. Every event carries its table and a sequence without gap, so that a
client that comes back names the last it saw and is sent the gap or a snapshot. An act names its
coup, its turn and an id made by the client: the same id twice is answered the same and done once.
Amounts are minor units, meters micro-units, times milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.games.actions import Offer, PlayerAction, Seat
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.events import AnyEvent
from croupier.games.stud_view import StudView
from croupier.money import Micro, Minor
from croupier.protocol.advised import Advised
from croupier.protocol.named import NamedHand
from croupier.shuffle.public import CardProof, ShufflePublic

VERSION = 1
"""Raised when a message changes in a way that a client of the version before cannot read."""

MAX_FRAME = 4096
"""Bytes of the largest message that the server reads."""

View: TypeAlias = CaribbeanView | StudView


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages; a reader passes over fields that it does not know."""


class Asked(Message, frozen=True, forbid_unknown_fields=True):
    """Base of what a client sends: a field that the server does not know is refused."""


# From the client


class Hello(Asked, frozen=True, tag="hello"):
    """The first message: the version spoken; ``session`` for clients that have no cookie.

    ``session`` is that of a login, or what an earlier welcome gave a guest. With ``names`` events
    tell what hands are called.
    """

    version: int
    session: str | None = None
    language: str = "en"
    names: bool = False


class AskLobby(Asked, frozen=True, tag="lobby"):
    """Ask for all tables that may be watched."""


class Watch(Asked, frozen=True, tag="watch"):
    """Follow a table; ``after`` is the last sequence seen, for whoever comes back.

    Without it the answer is a snapshot, also where the table is followed already. With ``said`` a
    snapshot tells the coup so far.
    """

    table: str
    after: int | None = None
    said: bool = False


class Unwatch(Asked, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

    table: str


class Sit(Asked, frozen=True, tag="sit"):
    """Take a seat (any free one by default) with chips from the wallet."""

    table: str
    id: str
    chips: Minor
    seat: Seat | None = None


class Leave(Asked, frozen=True, tag="leave"):
    """Give the seat up: at once between coups, else when the coup is over."""

    table: str
    id: str


class Act(Asked, frozen=True, tag="act"):
    """Do what the game offers. ``turn`` is that of the offer acted upon."""

    table: str
    coup: int
    turn: int
    id: str
    action: PlayerAction


class TopUp(Asked, frozen=True, tag="top-up"):
    """Add chips from the wallet to the bank, between coups."""

    table: str
    id: str
    amount: Minor


class Present(Asked, frozen=True, tag="present"):
    """Say that one is back: who let turns pass is dealt in again."""

    table: str
    id: str


class ShareSeed(Asked, frozen=True, tag="share-seed"):
    """Add to the shuffle of the next coup: the commitment with the bet, then what opens it.

    Both are 64 hexadecimal digits.
    """

    table: str
    coup: int
    commitment: str | None = None
    secret: str | None = None


class CallInspector(Asked, frozen=True, tag="call-inspector"):
    """Ring for the inspector; the clock waits."""

    table: str
    id: str


class AskAdvice(Asked, frozen=True, tag="ask-advice"):
    """Ask what one's choices are worth: at practice tables, on one's turn.

    At Caribbean Stud also after the decision, until the next coup.
    """

    table: str
    id: str


class Ping(Asked, frozen=True, tag="ping"):
    """Ask for the server's time."""


ClientMessage: TypeAlias = (
    Hello
    | AskLobby
    | Watch
    | Unwatch
    | Sit
    | Leave
    | Act
    | TopUp
    | Present
    | ShareSeed
    | CallInspector
    | AskAdvice
    | Ping
)


# From the server


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: who the client is to the house.

    A guest may sit at tables for practice only (``practice``), and is the same guest again with
    this ``session``; for accounts, and for who came with a cookie, it is empty.
    """

    version: int
    person: str
    name: str
    practice: bool
    roles: tuple[str, ...]
    wallet: Minor
    time: int
    session: str = ""


class SeatState(msgspec.Struct, frozen=True):
    """A seat between and during coups, as everyone sees it.

    ``character`` is the way in which a bot plays, where it has a name: tight, loose, calling,
    bold, trained.
    """

    seat: Seat
    name: str
    bot: bool
    chips: Minor
    connected: bool
    absent: bool
    leaving: bool
    character: str = ""


class TableState(msgspec.Struct, frozen=True):
    """A table as everyone sees it; ``voids`` counts its voided coups."""

    table: str
    name: str
    game: str
    sheet: str
    sheet_digest: str
    currency: str
    practice: bool
    seats: tuple[SeatState, ...]
    capacity: int
    status: Literal["open", "paused", "stopped", "closed"]
    coup: int
    coups_played: int
    ante: tuple[Minor, Minor]
    bank: tuple[Minor, Minor]
    meter: Micro | None
    marker: Seat | None
    voids: int = 0


class LobbyState(Message, frozen=True, tag="lobby"):
    """All tables that may be watched."""

    tables: tuple[TableState, ...]


class Snapshot(Message, frozen=True, tag="snapshot"):
    """A table as the viewer sees it now; events after ``seq`` follow.

    ``hands`` is what the hands that the viewer sees, whole or in part, are called. ``top_up`` is
    the most that the viewer may add to the bank now, by the rules; None: they set no limit.
    ``said`` is all that happened in this coup, as far as the viewer may see it; None: nobody asked.
    """

    table: str
    seq: int
    state: TableState
    coup: int
    turn: int
    deadline: int | None
    seat: Seat | None
    view: View | None
    shuffle: ShufflePublic | None
    proofs: tuple[CardProof, ...]
    time: int
    hands: tuple[NamedHand, ...] = ()
    top_up: Minor | None = 0
    said: tuple[AnyEvent, ...] | None = None


class Events(Message, frozen=True, tag="events"):
    """What happened at a table, as far as the viewer may see it.

    ``offers`` is what the viewer's seat may do now, at ``turn`` and until ``deadline``. ``proofs``
    open the cards that these events show to the viewer. ``hands`` are all hands that the viewer
    sees now, by name, for who said so in hello; None: they are called what they were called.
    """

    table: str
    seq: int
    coup: int
    turn: int
    at: int
    events: tuple[AnyEvent, ...]
    offers: tuple[Offer, ...]
    to_act: tuple[Seat, ...]
    deadline: int | None
    shuffle: ShufflePublic | None = None
    proofs: tuple[CardProof, ...] = ()
    state: TableState | None = None
    hands: tuple[NamedHand, ...] | None = None


class MeterShown(Message, frozen=True, tag="meter"):
    """What the display of a meter shows now (QC-21); at most one a second, in no sequence."""

    meter: str
    amount: Micro
    tables: tuple[str, ...]
    time: int


class Ack(Message, frozen=True, tag="ack"):
    """What ``id`` asked for is done and on disk, at ``seq``."""

    id: str
    table: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """What was asked for is not done: the reason, the clause, and a sentence about it."""

    code: str
    clause: str
    text: str
    values: dict[str, int | str]
    id: str | None = None
    table: str | None = None


class Advice(Message, frozen=True, tag="advice"):
    """What ``id`` asked: the worth of each choice at ``turn`` of ``coup``, from one's own view."""

    id: str
    table: str
    coup: int
    turn: int
    advised: Advised


class Closed(Message, frozen=True, tag="closed"):
    """The server ends the connection, and why."""

    code: str
    text: str


class Pong(Message, frozen=True, tag="pong"):
    """The server's time."""

    time: int


ServerMessage: TypeAlias = (
    Welcome | LobbyState | Snapshot | Events | MeterShown | Ack | Refused | Advice | Closed | Pong
)
