"""Five card stud with ante, bank, buio, side pots and rake: the coup.

The antes are taken when the coup is made; then the blinds are offered, the house deals, and the
streets of the sheet follow with a betting round after each. Positions inside run clockwise from the
marker's left; seats are what the outside sees.

Clauses CM-2 to CM-14 and CM-17; rulings R-CM-1 to R-CM-19.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal, TypeAlias

from croupier.cards import Card
from croupier.games import actions as do
from croupier.games import events as ev
from croupier.games.actions import HOUSE, AnyAction, Offer, Seat
from croupier.games.betting import Betting
from croupier.games.coup import Coup
from croupier.games.pots import Pots, split_pots
from croupier.games.results import StudSettlement
from croupier.games.showdown import HIDDEN, settlement_of, show_order, shows
from croupier.games.stud_rules import StudRules, best_show, blind_offered, refuse_setup
from croupier.games.stud_verify import verify_stud
from croupier.games.stud_view import StudView, view_of
from croupier.hands import Ranking
from croupier.money import Minor
from croupier.sheets.schema import Stake, StudSheet

Phase: TypeAlias = Literal["blinds", "deal", "betting", "done"]
_DEAL, _DECLINE = Offer("deal"), Offer("decline")
_TIME_OUT, _VIOLATION, _VOID = Offer("time-out"), Offer("violation"), Offer("void")


class StudGame(StudRules):
    """A stud sheet made ready to play: the object that makes coups. Immutable."""

    def coup(self, stake: Stake, banks: Mapping[Seat, Minor], marker: Seat) -> StudCoup:
        """Begin a coup: take the antes of the seats given, each with its bank before the ante.

        A seat with nothing in front is not dealt in (R-CM-15).

        Raises:
            CoupError: a stake that the sheet lacks, a seat or a marker that the table lacks, a bank
                below zero, or fewer than two seats with chips.
            TypeError: a bank that is no int.
        """
        return StudCoup(self, stake, banks, marker)


@lru_cache(maxsize=64)
def stud_game(sheet: StudSheet) -> StudGame:
    """Return the game of a sheet; equal sheets give the same object."""
    return StudGame(sheet)


class StudCoup(Coup):
    """One coup of stud."""

    def __init__(
        self, game: StudGame, stake: Stake, banks: Mapping[Seat, Minor], marker: Seat
    ) -> None:
        """Take the antes; see :meth:`StudGame.coup`."""
        super().__init__()
        refuse_setup(game.sheet, stake, banks, marker)
        dealt_in = [seat for seat in banks if banks[seat] > 0]
        self.game = game
        self.stake = stake
        self.marker = marker
        self.seats = tuple(sorted(dealt_in, key=lambda seat: (seat <= marker, seat)))
        self.position = {seat: i for i, seat in enumerate(self.seats)}
        self.banks = {seat: banks[seat] for seat in self.seats}
        self.lowest = game.lowest[len(self.seats)]
        self.betting = Betting(game.betting_rules, [banks[s] for s in self.seats], stake.ante)
        self.phase: Phase = "blinds"
        self.street = 0
        self.blinds_posted = 0
        self.down: list[list[Card]] = [[] for _ in self.seats]
        self.up: list[list[Card]] = [[] for _ in self.seats]
        self.shown: set[int] = set()
        self.expelled: set[Seat] = set()
        self._ranking = game.ranking(self.lowest)
        self._strengths = [HIDDEN] * len(self.seats)
        self._pots: Pots | None = None
        self._settlement: StudSettlement | None = None
        self._voided: str | None = None
        self._cards: list[Card] = []
        for seat, amount in zip(self.seats, self.betting.put_in, strict=True):
            self.events.append(ev.AntePosted(seat, amount))
        self._offer_blind()

    # What every coup offers

    @property
    def done(self) -> bool:
        """Whether the coup is settled or voided."""
        return self.phase == "done"

    @property
    def voided(self) -> str | None:
        """The inspector's reason when the coup was voided."""
        return self._voided

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, the house before the deal, nobody when done."""
        if self.phase == "betting":
            return (self.seats[self.betting.turn],)
        if self.phase == "blinds":
            return (self.seats[self.blinds_posted],)
        return (HOUSE,) if self.phase == "deal" else ()

    def chips(self, seat: Seat) -> Minor:
        """Return what the seat has behind: its bank less what it put in, plus what it was paid."""
        i = self.position.get(seat)
        return 0 if i is None else self.betting.chips[i]

    @property
    def ranking(self) -> Ranking:
        """The order of hands on this coup's deck."""
        return self._ranking

    @property
    def blind(self) -> tuple[ev.BlindName, Minor] | None:
        """Name and amount of the blind on offer."""
        return self._blind_on_offer() if self.phase == "blinds" else None

    def actions(self, seat: Seat) -> tuple[Offer, ...]:
        """Return what the seat may do now, with the bounds; empty when it may do nothing."""
        if self.phase == "betting":
            i = self.betting.turn
            if self.seats[i] == seat:
                return self.betting.offers(i)
        if seat == HOUSE:
            return self._house_offers()
        blind = self.blind
        if blind is None or seat not in self.to_act:
            return ()
        amount = blind[1]
        return (Offer("blind", amount, amount, self.game.betting_rules.unit), _DECLINE)

    def _house_offers(self) -> tuple[Offer, ...]:
        if self.phase == "done":
            return () if self._voided is not None else (_VOID,)
        return (_DEAL if self.phase == "deal" else _TIME_OUT, _VIOLATION, _VOID)

    def view(self, seat: Seat | None) -> StudView:
        """Return what a seat may see now (None: a watcher)."""
        return view_of(self, seat)

    @property
    def settlement(self) -> StudSettlement | None:
        """Who is paid what, by which clause; None before the end and for a voided coup."""
        if self._settlement is None and self._pots is not None:
            betting = self.betting
            self._settlement = settlement_of(
                self.seats,
                betting.put_in,
                betting.live,
                [own if i in self.shown else HIDDEN for i, own in enumerate(self._strengths)],
                self._pots,
                self._ranking,
                self.expelled,
            )
        return self._settlement

    def verify(self, seat: Seat, action: AnyAction) -> None:
        """Raise :class:`IllegalAction` unless the seat may do this now; changes nothing."""
        verify_stud(self, seat, action)

    # Do

    def _do(self, seat: Seat, action: AnyAction) -> None:
        self._steps[type(action)](self, seat, action)

    def _do_blind(self, seat: Seat, _action: do.Blind) -> None:
        name, amount = self._blind_on_offer() or ("buio", 0)
        self.betting.post_blind(self.position[seat], amount)
        self.events.append(ev.BlindPosted(seat, name, amount))
        self.blinds_posted += 1
        self._offer_blind()

    def _do_decline(self, seat: Seat, _action: AnyAction) -> None:
        name, _ = self._blind_on_offer() or ("buio", 0)
        self.events.append(ev.BlindDeclined(seat, name))
        self.phase = "deal"

    def _do_deal(self, _seat: Seat, action: do.Deal) -> None:
        self.events.append(ev.DeckSet(action.deck))
        self._cards = list(reversed(action.deck))
        self.phase = "betting"
        self._deal_street()
        betting = self.betting
        betting.start_round(self.blinds_posted % len(self.seats), blinds=self.blinds_posted > 0)
        self._advance()

    def _do_check(self, seat: Seat, _action: AnyAction, clause: str = "") -> None:
        self.betting.check(self.position[seat])
        self.events.append(ev.Checked(seat, clause))
        if self.betting.turn < 0:
            self._advance()

    def _do_open(self, seat: Seat, action: do.Open) -> None:
        full = self.betting.open(self.position[seat], action.to)
        self.events.append(ev.Opened(seat, action.to, full))
        if self.betting.turn < 0:
            self._advance()

    def _do_call(self, seat: Seat, _action: do.Call) -> None:
        amount = self.betting.call(self.position[seat])
        self.events.append(ev.Called(seat, amount))
        if self.betting.turn < 0:
            self._advance()

    def _do_raise(self, seat: Seat, action: do.Raise) -> None:
        full = self.betting.raise_to(self.position[seat], action.to)
        self.events.append(ev.Raised(seat, action.to, full))
        if self.betting.turn < 0:
            self._advance()

    def _do_fold(self, seat: Seat, _action: AnyAction, clause: str = "") -> None:
        self.betting.fold(self.position[seat])
        self.events.append(ev.Folded(seat, clause))
        self._after_fold()

    def _do_time_out(self, _seat: Seat, action: do.TimeOut) -> None:
        seat = action.seat
        if self.phase == "blinds":
            self._do_decline(seat, action)
        elif self.betting.bets[self.position[seat]] == self.betting.level:
            self._do_check(seat, action, "R-CM-16")
        else:
            self._do_fold(seat, action, "R-CM-16")

    def _do_violation(self, _seat: Seat, action: do.Violation) -> None:
        seat = action.seat
        self.expelled.add(seat)
        self.events.append(ev.ViolationRecorded(seat, action.reason, "R-CM-18"))
        i = self.position[seat]
        if not self.betting.live[i]:
            return
        if self.phase == "blinds" and i == self.blinds_posted:
            self.phase = "deal"
        self.betting.fold(i)
        self.events.append(ev.Folded(seat, "CM-17"))
        self._after_fold()

    def _do_void(self, _seat: Seat, action: do.Void) -> None:
        self.betting.chips = [self.banks[seat] for seat in self.seats]
        self._pots = self._settlement = None
        self._voided = action.reason
        self.phase = "done"
        self.events.append(ev.Voided(action.reason, "R-CM-19"))

    # The dealer's steps

    def _blind_on_offer(self) -> tuple[ev.BlindName, Minor] | None:
        """The next blind, if the seat whose turn it is can pay it in full (R-CM-9)."""
        number = self.blinds_posted
        found = self.game.blind_times(number, len(self.seats))
        if found is None or not self.betting.live[number]:
            return None
        unit = self.game.blind_unit(self.betting.opening, self.stake.ante)
        amount = blind_offered(found[1], unit, self.betting.chips[number])
        return (found[0], amount) if amount else None

    def _offer_blind(self) -> None:
        self.phase = "deal" if self._blind_on_offer() is None else "blinds"

    def _deal_street(self) -> None:
        """Deal the street's cards clockwise to the live hands, the face-down ones first."""
        down, up = self.game.streets[self.street]
        self.street += 1
        seats, add, draw = self.seats, self.events.append, self._cards.pop
        live = [i for i, alive in enumerate(self.betting.live) if alive]
        downs, ups = self.down, self.up
        for _ in range(down):
            for i in live:
                card = draw()
                downs[i].append(card)
                add(ev.CardDown(seats[i]))
                add(ev.OwnCard(seats[i], card))
        for _ in range(up):
            for i in live:
                card = draw()
                ups[i].append(card)
                add(ev.CardUp(seats[i], card))

    def _first_speaker(self) -> int:
        """Return who speaks first in a later round: the best showing hand, or the marker's left."""
        if not self.game.best_showing or not any(self.up):
            return 0
        live = self.betting.live
        shows = [self._showing(up) if live[i] else HIDDEN for i, up in enumerate(self.up)]
        return best_show(shows, live)

    def _showing(self, up: list[Card]) -> int:
        """Return what face-up cards show; all five, where a sheet deals them so, are the hand."""
        ranking = self._ranking
        return ranking.ties[ranking.strength(up)] if len(up) == 5 else ranking.showing(up)

    def _advance(self) -> None:
        """Deal, open rounds and settle until somebody has to act."""
        betting = self.betting
        while betting.turn < 0:
            if self.street == len(self.game.streets):
                self._finish()
                return
            self._deal_street()
            betting.start_round(self._first_speaker())

    def _after_fold(self) -> None:
        """End the coup when one hand is left; else go on where the betting has begun."""
        if self.betting.live.count(True) == 1:
            self._finish()
        elif self.phase == "betting":
            self._advance()

    def _finish(self) -> None:
        betting, seats, add = self.betting, self.seats, self.events.append
        values = [0] * len(seats)
        contested = betting.live.count(True) > 1
        if contested:
            ranking = self._ranking
            for i, alive in enumerate(betting.live):
                if alive:
                    own = self._strengths[i] = ranking.strength(self.down[i] + self.up[i])
                    values[i] = ranking.ties[own]
        pots = split_pots(betting.put_in, betting.live, values, self.game.rake_rule)
        self._pots = pots
        if pots.returned:
            add(ev.BetReturned(seats[pots.returned_to], pots.returned))
        if contested:
            self._show(pots, values)
        if pots.rake:
            add(ev.RakeTaken(pots.rake))
        for number in range(len(pots.pots) - 1, -1, -1):
            pot = pots.pots[number]
            winners = tuple([seats[i] for i in pot.winners])
            add(ev.PotAwarded(number, pot.amount, pot.rake, winners, pot.shares))
        for i, amount in enumerate(pots.paid):
            betting.chips[i] += amount
        self.phase = "done"
        add(ev.CoupEnded())

    def _show(self, pots: Pots, values: list[int]) -> None:
        """Show or muck in turn; ``values`` are the strengths that decide."""
        betting = self.betting
        first = betting.aggressor if betting.aggressor >= 0 else betting.first
        order = show_order(pots, first, len(self.seats))
        for i, visible in zip(order, shows(order, values), strict=True):
            seat = self.seats[i]
            if visible:
                self.shown.add(i)
                cards = tuple(self.down[i] + self.up[i])
                self.events.append(ev.HandShown(seat, cards, self._strengths[i]))
            else:
                self.events.append(ev.HandMucked(seat))

    _steps: ClassVar[dict[type, Callable[[StudCoup, Seat, Any], None]]] = {
        do.Blind: _do_blind,
        do.Decline: _do_decline,
        do.Check: _do_check,
        do.Open: _do_open,
        do.Call: _do_call,
        do.Raise: _do_raise,
        do.Fold: _do_fold,
        do.Deal: _do_deal,
        do.TimeOut: _do_time_out,
        do.Violation: _do_violation,
        do.Void: _do_void,
    }
