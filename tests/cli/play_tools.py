"""A session of `croupier play` without a terminal: entries in, text out, no clock."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from croupier.cards import Card, card_text, parse_card
from croupier.cli.felt import Look
from croupier.cli.play_advice import When
from croupier.cli.play_keep import Keeper
from croupier.cli.play_session import Wishes, play
from croupier.cli.play_terminal import Terminal
from croupier.games import events as ev
from croupier.games.actions import Seat
from croupier.games.coup import seen_by
from croupier.records import read_file, replay

ME = Seat(1)
CARIBBEAN = "caribbean-stud-quebec"
STUD = "five-card-stud-casino"
CLOSED = "five-card-stud-casino-closed"

_CARD = re.compile(r"(?<![\w])(10|[2-9JQKA])([♣♦♥♠])")


@dataclass
class Session:
    """One session, played to its end."""

    folder: Path
    width: int = 80
    buffer: io.StringIO = field(default_factory=io.StringIO)
    asked_at: list[int] = field(default_factory=list)
    """How much text stood on the screen at each question."""
    keeper: Keeper = field(init=False)

    def __post_init__(self) -> None:
        self.keeper = Keeper(self.folder, lambda: datetime(2026, 5, 4, 12, 30, tzinfo=UTC))

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.buffer.getvalue()

    @property
    def records(self) -> list[Path]:
        """The records written, in order."""
        return self.keeper.files

    def play(
        self,
        entries: Iterable[str],
        *,
        sheet: str | None = CARIBBEAN,
        seed: int = 0,
        language: str = "en",
        seats: int | None = None,
        stake: int | None = 1,
        look: Look | None = None,
        advice: When = "asked",
        sleep: Callable[[float], None] = lambda _: None,
    ) -> Session:
        """Play with these entries; where they end, the input ends."""
        source: Iterator[str] = iter(entries)

        def read(prompt: str) -> str:
            self.buffer.write(prompt)
            self.asked_at.append(len(self.buffer.getvalue()))
            entry = next(source, None)
            if entry is None:
                raise EOFError
            self.buffer.write(f"{entry}\n")
            return entry

        out = Console(file=self.buffer, width=self.width, highlight=False, color_system=None)
        wishes = Wishes(
            sheet=sheet,
            seed=seed.to_bytes(32, "big"),
            language=language,
            look=look or Look(),
            seats=seats,
            stake=None if sheet == CARIBBEAN else stake,
            advice=advice,
        )
        play(Terminal(out, read, sleep), wishes, self.keeper)
        return self


def cards_in(text: str) -> set[Card]:
    """Return every card that a text shows."""
    letters = {"10": "T"} | dict(zip("♣♦♥♠", "cdhs", strict=True))
    return {
        parse_card(letters.get(rank, rank) + letters[suit]) for rank, suit in _CARD.findall(text)
    }


def may_know(records: Iterable[Path], seat: Seat = ME) -> set[Card]:
    """Return every card in what a seat may see of recorded coups, played again by the engine."""
    known: set[Card] = set()
    for path in records:
        for event in replay(read_file(path)).events:
            if seen_by(event, seat):
                known |= set(getattr(event, "cards", ())) | {
                    card for card in (getattr(event, "card", None),) if card is not None
                }
    return known


def face_down(record: Path, seat: Seat = ME) -> set[Card]:
    """Return every card of a recorded coup that was dealt face down, another's or the dealer's."""
    hidden: set[Card] = set()
    exposed: set[Card] = set()
    for event in replay(read_file(record)).events:
        if isinstance(event, ev.OwnCard) and event.seat != seat:
            hidden.add(event.card)
        elif isinstance(event, ev.OwnHand) and event.seat != seat:
            hidden.update(event.cards)
        elif isinstance(event, ev.DealerExposed):
            exposed.update(event.cards)
        elif isinstance(event, ev.DealerShown):
            hidden.update(event.cards)
    return hidden - exposed


def told(cards: Iterable[Card]) -> list[str]:
    """Return cards as text, for a failing test's message."""
    return sorted(card_text(card) for card in cards)
