"""Everything that happens in a coup: one closed union of frozen, tagged values.

Each event has an audience: everyone, one seat, or the house alone. A card that only one seat may
see stands only in an event for that seat; the event for everyone beside it has no card in it.
Amounts are minor units; the meter is in micro-units.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from croupier.cards import Card
from croupier.games.actions import HOUSE, Seat
from croupier.money import Micro, Minor

EVERYONE = Seat(-1)
BlindName: TypeAlias = Literal["buio", "controbuio", "over"]


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Base of all events; :attr:`audience` is who may see it."""

    for_house: ClassVar[bool] = False

    @property
    def audience(self) -> Seat:
        """:data:`EVERYONE`, a seat's number, or :data:`HOUSE`."""
        return HOUSE if self.for_house else EVERYONE


class _OwnEvent(Event, frozen=True, gc=False):
    """An event for the eyes of one seat."""

    seat: Seat

    @property
    def audience(self) -> Seat:
        """The seat whose event it is."""
        return self.seat


# Both games


class NoMoreBets(Event, frozen=True, tag="no-more-bets", gc=False):
    """*Rien ne va plus*: bets are closed and nothing is moved or taken back."""


class DeckSet(Event, frozen=True, tag="deck-set"):
    """The order of the deck, first card on top; for the house alone."""

    for_house: ClassVar[bool] = True
    deck: tuple[Card, ...]


class Folded(Event, frozen=True, tag="folded", gc=False):
    """The seat gave its hand up; ``clause`` names the rule where it was done for the seat."""

    seat: Seat
    clause: str = ""


class HandShown(Event, frozen=True, tag="hand-shown"):
    """All five cards of a seat are exposed; ``strength`` is by the sheet's order."""

    seat: Seat
    cards: tuple[Card, ...]
    strength: int


class ViolationRecorded(Event, frozen=True, tag="violation", gc=False):
    """The inspector recorded a violation; ``clause`` says what follows."""

    seat: Seat
    reason: str
    clause: str


class Voided(Event, frozen=True, tag="voided", gc=False):
    """The inspector voided the coup; every bet went back."""

    reason: str
    clause: str


class CoupEnded(Event, frozen=True, tag="coup-ended", gc=False):
    """The coup is settled and over."""


# Caribbean Stud


class Joined(Event, frozen=True, tag="joined", gc=False):
    """While bets are open: the seat has ``chips`` in all from now on; with none it is given up."""

    seat: Seat
    chips: Minor


class BetPlaced(Event, frozen=True, tag="bet-placed", gc=False):
    """The seat's ante and progressive bet (zero: none) lie on their areas."""

    seat: Seat
    ante: Minor
    progressive: Minor


class BetTakenBack(Event, frozen=True, tag="bet-taken-back", gc=False):
    """The seat took its bets back before *Rien ne va plus*."""

    seat: Seat


class MeterFed(Event, frozen=True, tag="meter-fed", gc=False):
    """The progressive bets' share entered the meter; negative when a void takes it out again."""

    amount: Micro


class HandDealt(Event, frozen=True, tag="hand-dealt", gc=False):
    """Five cards lie face down before the seat."""

    seat: Seat


class OwnHand(_OwnEvent, frozen=True, tag="own-hand"):
    """The five cards of a seat, for that seat."""

    cards: tuple[Card, ...]


class DealerExposed(Event, frozen=True, tag="dealer-exposed"):
    """The cards of the dealer that are face up during the decisions."""

    cards: tuple[Card, ...]


class Decided(Event, frozen=True, tag="decided", gc=False):
    """The seat has decided; what, nobody sees before all have."""

    seat: Seat


class OwnDecision(_OwnEvent, frozen=True, tag="own-decision", gc=False):
    """What a seat decided, for that seat: the additional bet, or zero for a fold."""

    amount: Minor


class AdditionalBetMade(Event, frozen=True, tag="additional-bet", gc=False):
    """The seat made the additional bet (relance)."""

    seat: Seat
    amount: Minor


class DealerShown(Event, frozen=True, tag="dealer-shown"):
    """The dealer's five cards, and whether the dealer opens."""

    cards: tuple[Card, ...]
    strength: int
    opens: bool


class ProgressiveHit(Event, frozen=True, tag="progressive-hit", gc=False):
    """A progressive bet won ``prize``; ``before`` and ``after`` are the meter in micro-units."""

    seat: Seat
    strength: int
    prize: Minor
    before: Micro
    after: Micro


class BetSettled(Event, frozen=True, tag="bet-settled"):
    """One bet of a seat is settled: ``net`` is won (positive), pushed (zero) or lost (negative)."""

    seat: Seat
    bet: Literal["ante", "raise", "progressive"]
    stake: Minor
    net: Minor
    clauses: tuple[str, ...]


# Five card stud


class AntePosted(Event, frozen=True, tag="ante", gc=False):
    """The seat's ante, or all it has where that is less (R-CM-15)."""

    seat: Seat
    amount: Minor


class BlindPosted(Event, frozen=True, tag="blind", gc=False):
    """The seat plays a blind."""

    seat: Seat
    name: BlindName
    amount: Minor


class BlindDeclined(Event, frozen=True, tag="blind-declined", gc=False):
    """The seat does not play the blind offered."""

    seat: Seat
    name: BlindName


class CardDown(Event, frozen=True, tag="card-down", gc=False):
    """A card lies face down before the seat."""

    seat: Seat


class OwnCard(_OwnEvent, frozen=True, tag="own-card", gc=False):
    """The face-down card just dealt, for its seat."""

    card: Card


class CardUp(Event, frozen=True, tag="card-up", gc=False):
    """A card lies face up before the seat."""

    seat: Seat
    card: Card


class Checked(Event, frozen=True, tag="checked", gc=False):
    """The seat checked; ``clause`` names the rule where it was done for the seat."""

    seat: Seat
    clause: str = ""


class Opened(Event, frozen=True, tag="opened", gc=False):
    """The seat bet: ``to`` is its total in front. ``full`` is false for a short all-in opening."""

    seat: Seat
    to: Minor
    full: bool


class Called(Event, frozen=True, tag="called", gc=False):
    """The seat put in ``amount`` to call."""

    seat: Seat
    amount: Minor


class Raised(Event, frozen=True, tag="raised", gc=False):
    """The seat raised to ``to`` in front; a short all-in (not ``full``) uses up no raise."""

    seat: Seat
    to: Minor
    full: bool


class BetReturned(Event, frozen=True, tag="bet-returned", gc=False):
    """What nobody matched goes back to the seat before the pots are made."""

    seat: Seat
    amount: Minor


class HandMucked(Event, frozen=True, tag="hand-mucked", gc=False):
    """A beaten hand stays hidden at the showdown."""

    seat: Seat


class RakeTaken(Event, frozen=True, tag="rake", gc=False):
    """What the dealer keeps of all pots together."""

    amount: Minor


class PotAwarded(Event, frozen=True, tag="pot-awarded"):
    """A pot (0 is the main pot) goes to its winners; ``shares`` are theirs, in the same order."""

    pot: int
    amount: Minor
    rake: Minor
    winners: tuple[Seat, ...]
    shares: tuple[Minor, ...]


AnyEvent: TypeAlias = (
    NoMoreBets
    | DeckSet
    | Folded
    | HandShown
    | ViolationRecorded
    | Voided
    | CoupEnded
    | Joined
    | BetPlaced
    | BetTakenBack
    | MeterFed
    | HandDealt
    | OwnHand
    | DealerExposed
    | Decided
    | OwnDecision
    | AdditionalBetMade
    | DealerShown
    | ProgressiveHit
    | BetSettled
    | AntePosted
    | BlindPosted
    | BlindDeclined
    | CardDown
    | OwnCard
    | CardUp
    | Checked
    | Opened
    | Called
    | Raised
    | BetReturned
    | HandMucked
    | RakeTaken
    | PotAwarded
)
