"""What both games of ``croupier play`` share: the desk at which one person and the bots sit."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from croupier import money
from croupier.cards import Card, rank
from croupier.cli.felt import ACCENT, Look
from croupier.cli.page_sheet import page
from croupier.cli.play_advice import Adviser
from croupier.cli.play_keep import Keeper
from croupier.cli.play_terminal import Leave, Terminal
from croupier.cli.telling import sentence_text
from croupier.games.actions import AnyAction, IllegalAction, Seat
from croupier.games.coup import Coup
from croupier.hands import HandName, describe, name_of, parted
from croupier.money import Minor
from croupier.records import refusal
from croupier.records.voice import Sentence, Voice
from croupier.shuffle import nth_seed
from croupier.strategy.names import Way

BOTS = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix", "Greta", "Hugo", "Ines")
SHORT, LONG = 0.5, 1.2
"""Seconds after an act, and after what should be looked at."""

MINUS = "\N{MINUS SIGN}"

_ENTRY = re.compile(r"(?P<word>\D*?)\s*(?P<amount>\d[\d.,\s]*)?")


class Entry(Exception):  # noqa: N818 - a person's entry, not a failure
    """An entry that means nothing here: the sentence says what would."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass
class Desk:
    """The person's place: voice, terminal, look, seats by name, the session's seed."""

    terminal: Terminal
    voice: Voice
    look: Look
    keeper: Keeper
    seed: bytes
    me: Seat
    names: Mapping[Seat, str]
    number: int = 0
    """Of the coup, from 1."""
    ways: dict[Seat, Way] = field(default_factory=dict)
    """How bots play, where that has a name."""
    adviser: Adviser = field(init=False)

    def __post_init__(self) -> None:
        self.adviser = Adviser(self)

    def say(self, key: str, /, **values: object) -> str:
        """Return a sentence of the catalogue ``play.ftl``."""
        return self.voice.say(f"play-{key}", **values)

    def who(self, seat: Seat) -> dict[str, str]:
        """Return what a sentence about a seat needs: its name, and whether it is the person's."""
        return {"who": self.names[seat], "you": "yes" if seat == self.me else "no"}

    def tag(self, seat: Seat) -> str:
        """Return a seat's number and name for a table; bots are marked as bots."""
        name = self.names[seat]
        if seat == self.me:
            return f"{seat} {name}"
        if seat in self.ways:
            way = self.say(f"way-{self.ways[seat]}")
            return f"{seat} {self.say('bot-way', who=name, way=way)}"
        return f"{seat} {self.say('bot', who=name)}"

    def amount(self, minor: Minor) -> str:
        """Return an amount for a column of amounts, without the currency."""
        return self.voice.messages.money(minor)

    def coup_seed(self) -> bytes:
        """Return the seed of this coup's deck."""
        return nth_seed(self.seed, self.number)

    def dealer(self, text: str) -> None:
        """Print what the dealer says."""
        self.terminal.line(text, f"italic {ACCENT}")

    def tell(self, text: str | Text, clause: str = "") -> None:
        """Print what happened, with its clause."""
        if isinstance(text, str):
            text = sentence_text(Sentence(text, (clause,) if clause else ()))
        self.terminal.line(text)

    def hint(self, *parts: str) -> None:
        """Print what may be entered now."""
        rest = [self.say("hint-rules"), self.say("hint-leave")]
        if self.adviser.is_asked:
            rest.insert(0, self.say("hint-advice"))
        self.terminal.items([*parts, *rest], "dim")

    def refuse(self, sentence: str | Sentence) -> None:
        """Print why an entry does not do, with the clause where a rule says so."""
        said = sentence if isinstance(sentence, Sentence) else Sentence(sentence)
        self.terminal.line(Text.assemble(("! ", "bold yellow"), sentence_text(said)))

    def refused(self, error: IllegalAction) -> None:
        """Print why the rules refuse an act."""
        self.refuse(refusal(error, self.voice.language, self.voice.sheet.currency))

    def ask(self) -> str:
        """Return an entry that is neither the rules' page, nor a call for advice, nor leaving.

        Raises:
            Leave: the person leaves.
        """
        while True:
            entry = self.terminal.ask()
            if entry.lower() in self.words("rules"):
                self.terminal.page(page(self.voice.sheet, self.voice.messages), self.voice.messages)
                self.terminal.line(self.say("back-to-game"), "dim")
            elif entry.lower() in self.words("leave"):
                raise Leave
            elif entry.lower() in self.words("advice"):
                self.adviser.tell()
            else:
                return entry

    def words(self, kind: str) -> list[str]:
        """Return the words for an act in this language, the key first."""
        return self.say(f"words-{kind}").split()

    def key(self, kind: str) -> str:
        """Return the key for an act."""
        return self.words(kind)[0]

    def parse(self, entry: str) -> tuple[str, Minor | None]:
        """Return word and amount of an entry such as ``r 50`` or ``r50,00``.

        Raises:
            Entry: what stands after the word is no amount.
        """
        match = _ENTRY.fullmatch(entry.lower())
        if match is None:
            raise Entry(self.say("no-amount", entry=entry))
        digits = re.sub(r"\s", "", match["amount"] or "").replace(",", ".")
        try:
            return match["word"].strip(), money.parse(digits) if digits else None
        except money.MoneyError:
            raise Entry(self.say("no-amount", entry=match["amount"])) from None

    def ask_amount(self) -> Minor | None:
        """Return the amount entered, None for just Enter; ask again where it is none.

        Raises:
            Leave: the person leaves.
        """
        while True:
            try:
                word, amount = self.parse(self.ask())
            except Entry as error:
                self.refuse(error.sentence)
                continue
            if not word:
                return amount
            self.refuse(self.say("want-amount", entry=word))

    def hand(self, cards: Sequence[Card]) -> str:
        """Return what one to five cards are called, without kickers.

        Fewer than five are pairs, threes and fours of a kind, and high cards.
        """
        name = name_of(self.voice.ranking, cards)
        brief = HandName(name.cls, parted(name)[0])
        return describe(brief, self.voice.messages, self.voice.sheet.hands.names)

    def nets(self, nets: Iterable[tuple[Seat, Minor]]) -> Text:
        """Return what the other seats won or lost, in a line."""
        parts = [
            Text.assemble(f"{self.names[seat]} ", self.net(net))
            for seat, net in nets
            if seat != self.me
        ]
        return Text(" · ").join(parts)

    def net(self, net: Minor) -> Text:
        """Return an amount with its sign."""
        sign, style = ("+", "green") if net > 0 else (MINUS if self.look.signs else "-", "red")
        return Text(f"{sign}{self.voice.money(net)}", style=style) if net else Text("±0")


def arranged(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return cards as a dealer sets them: the combination first, then from the highest down."""
    ranks = [rank(card) for card in cards]
    return tuple(sorted(cards, key=lambda card: (-ranks.count(rank(card)), -card)))


class GameTable(ABC):
    """One game at the desk, coup after coup."""

    desk: Desk
    coup: Coup | None = None
    """The coup in play, or the last one."""

    @abstractmethod
    def play(self) -> None:
        """Play one coup to its end; :attr:`coup` is the coup from its first moment on."""

    @abstractmethod
    def between(self) -> None:
        """Do what is done between two coups."""

    @abstractmethod
    def abandoned(self) -> Sentence | None:
        """Return what the rules do for a seat that leaves this unfinished coup."""

    @property
    @abstractmethod
    def result(self) -> tuple[Minor, Minor]:
        """What the person leaves with, and what was brought."""


def tried(desk: Desk, coup: Coup, action: AnyAction) -> bool:
    """Return whether the rules accept the person's act; if not, say why."""
    try:
        coup.verify(desk.me, action)
    except IllegalAction as error:
        desk.refused(error)
        return False
    return True
