"""What the stud tests share: sheets with lines changed, rigged decks, coups written as words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from croupier.cards import Card, full_deck, parse_cards
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    IllegalAction,
    Open,
    Raise,
    Seat,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.betting import Betting, BettingRules
from croupier.games.events import AnyEvent
from croupier.games.stud import StudCoup, stud_game
from croupier.money import Minor, parse
from croupier.sheets import StudSheet, load_sheet

OPEN = cast("StudSheet", load_sheet("five-card-stud-casino"))
CLOSED = cast("StudSheet", load_sheet("five-card-stud-casino-closed"))
NO_BLINDS = OPEN.replace({"blinds": None})
CLOSED_NO_BLINDS = CLOSED.replace({"blinds": None})
FREE = CLOSED.replace({"blinds": None, "rake": None, "deck.lowest": "2"})
"""Five down of 52 cards, one round, no blinds, no rake: where only the pots matter."""

RICH = 200_000


def begin(
    sheet: StudSheet = NO_BLINDS,
    banks: Mapping[int, Minor] | Sequence[Minor] = (50_000, 50_000),
    *,
    marker: int | None = None,
    stake: int = 0,
) -> StudCoup:
    """Return a coup before the blinds; banks in a sequence are those of seats 1, 2 and so on.

    The marker is at the last of the seats unless said otherwise, so that seat 1 is on its left.
    """
    if not isinstance(banks, Mapping):
        banks = dict(enumerate(banks, start=1))
    at = max(banks) if marker is None else marker
    taken = {Seat(seat): bank for seat, bank in banks.items()}
    return stud_game(sheet).coup(sheet.stakes[stake], taken, Seat(at))


def deck(coup: StudCoup, hands: Mapping[int, str] | None = None) -> tuple[Card, ...]:
    """Return a deck that deals each seat named its five cards, in the order of the streets.

    The cards of the other seats are those left over, the lowest first. It is right as long as no
    seat is dead before the last street.
    """
    wanted = {seat: list(parse_cards(cards)) for seat, cards in (hands or {}).items()}
    taken = {card for cards in wanted.values() for card in cards}
    rest = [card for card in full_deck(coup.lowest) if card not in taken]
    order: list[Card] = []
    dead = {coup.seats[i] for i, alive in enumerate(coup.betting.live) if not alive}
    for down, up in coup.game.streets:
        for _ in range(down + up):
            order += [
                wanted[seat].pop(0) if seat in wanted else rest.pop(0)
                for seat in coup.seats
                if seat not in dead
            ]
    return (*order, *rest, *(card for cards in wanted.values() for card in cards))


def deal(coup: StudCoup, hands: Mapping[int, str] | None = None) -> StudCoup:
    """Let the house deal those hands; return the coup."""
    coup.act(HOUSE, Deal(deck(coup, hands)))
    return coup


def dealt(
    sheet: StudSheet = NO_BLINDS,
    banks: Mapping[int, Minor] | Sequence[Minor] = (50_000, 50_000),
    hands: Mapping[int, str] | None = None,
    *,
    marker: int | None = None,
    stake: int = 0,
) -> StudCoup:
    """Return a coup without blinds, dealt."""
    return deal(begin(sheet, banks, marker=marker, stake=stake), hands)


WORDS: dict[str, AnyAction] = {
    "blind": Blind(),
    "decline": Decline(),
    "check": Check(),
    "call": Call(),
    "fold": Fold(),
}


def action_of(word: str) -> AnyAction:
    """Return the action that a word means: ``check``, ``open 25``, ``raise 50.00``."""
    kind, _, amount = word.partition(" ")
    if kind in WORDS:
        return WORDS[kind]
    return Open(parse(amount)) if kind == "open" else Raise(parse(amount))


def play(coup: StudCoup, *words: str) -> tuple[AnyEvent, ...]:
    """Do what the words say, each at the seat on turn; return the events that they caused.

    Several words may stand in one text, parted by commas: ``"check, open 25, call"``.
    """
    mark = len(coup.events)
    for word in ", ".join(words).split(", "):
        (seat,) = coup.to_act
        coup.act(seat, action_of(word))
    return tuple(coup.events[mark:])


def check_down(coup: StudCoup) -> StudCoup:
    """Check or call until the coup is over; return it."""
    while not coup.done:
        (seat,) = coup.to_act
        kinds = {offer.kind for offer in coup.actions(seat)}
        coup.act(seat, Check() if "check" in kinds else Call())
    return coup


def refusal(coup: StudCoup, seat: int, action: AnyAction | str) -> IllegalAction:
    """Return the refusal of an action, having seen that it changed nothing."""
    act = action_of(action) if isinstance(action, str) else action
    before = state(coup)
    try:
        coup.act(Seat(seat), act)
    except IllegalAction as refused:
        assert state(coup) == before
        assert not coup.can(Seat(seat), act)
        return refused
    msg = f"{act} was not refused at seat {seat}"
    raise AssertionError(msg)


def state(coup: StudCoup) -> object:
    """Return everything that an action could change, to compare."""
    betting = coup.betting
    kept = {
        name: list(value) if isinstance(value, list) else value
        for name in Betting.__slots__
        if name not in {"offered", "asked"}  # only remembered
        for value in (getattr(betting, name),)
    }
    cards = [list(cards) for cards in (*coup.down, *coup.up)]
    views = tuple(coup.view(seat) for seat in (None, *coup.seats))
    return (kept, cards, views, list(coup.events), list(coup.history), set(coup.expelled))


def offers(coup: StudCoup, seat: int | None = None) -> dict[str, tuple[Minor, Minor]]:
    """Return the bounds of what a seat, or the one on turn, is offered, by kind."""
    at = coup.to_act[0] if seat is None else Seat(seat)
    return {offer.kind: (offer.low, offer.high) for offer in coup.actions(at)}


def paid(coup: StudCoup) -> dict[int, Minor]:
    """Return what each seat is paid in the settlement."""
    assert coup.settlement is not None
    return {result.seat: result.paid for result in coup.settlement.seats}


def chips(coup: StudCoup) -> dict[int, Minor]:
    """Return what each seat has behind."""
    return {seat: coup.chips(seat) for seat in coup.seats}


def violation(seat: int) -> Violation:
    """Return a violation by a seat."""
    return Violation(Seat(seat), "showed a card")


def time_out(seat: int) -> TimeOut:
    """Return a time-out of a seat."""
    return TimeOut(Seat(seat))


VOID = Void("a card fell to the floor")


class Round:
    """A :class:`Betting` to drive by words, one unit of money a unit of the bets."""

    def __init__(
        self,
        banks: Sequence[Minor],
        *,
        ante: Minor = 10,
        first: int = 0,
        rules: BettingRules | None = None,
        blinds: Sequence[Minor] = (),
    ) -> None:
        """Take the antes and the blinds and open the first round."""
        self.betting = Betting(rules or BettingRules(unit=1), banks, ante)
        for i, amount in enumerate(blinds):
            self.betting.post_blind(i, amount)
        start = len(blinds) % len(banks) if blinds else first
        self.betting.start_round(start, blinds=bool(blinds))

    @property
    def turn(self) -> int:
        """Who is to act; -1 when the round is over."""
        return self.betting.turn

    def do(self, text: str) -> Round:
        """Do what the words say, each by the position on turn: ``"open 50, call, raise 100"``."""
        betting = self.betting
        for word in text.split(", "):
            kind, _, amount = word.partition(" ")
            i = betting.turn
            if kind == "check":
                betting.verify_check(i)
                betting.check(i)
            elif kind == "call":
                betting.verify_call(i)
                betting.call(i)
            elif kind == "fold":
                betting.fold(i)
            elif kind == "open":
                betting.verify_open(i, int(amount))
                betting.open(i, int(amount))
            else:
                betting.verify_raise(i, int(amount))
                betting.raise_to(i, int(amount))
        return self

    def refusal(self, word: str) -> IllegalAction:
        """Return what refuses a word to the position on turn."""
        try:
            self.do(word)
        except IllegalAction as refusal:
            return refusal
        msg = f"{word} was not refused"
        raise AssertionError(msg)

    def refused(self, word: str) -> tuple[str, str]:
        """Return code and clause of what refuses a word to the position on turn."""
        refusal = self.refusal(word)
        return refusal.code, refusal.clause

    def values(self, word: str) -> dict[str, int | str]:
        """Return the values that the refusal of a word gives."""
        return self.refusal(word).values

    def offers(self, i: int | None = None) -> dict[str, tuple[Minor, Minor]]:
        """Return the bounds of what is offered, by kind."""
        found = self.betting.offers(self.turn if i is None else i)
        return {offer.kind: (offer.low, offer.high) for offer in found}

    def next_round(self, first: int = 0) -> Round:
        """Open another round."""
        assert self.turn == -1
        self.betting.start_round(first)
        return self
