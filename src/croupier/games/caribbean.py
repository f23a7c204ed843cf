"""Caribbean Stud Poker as a coup: bets, the deal, decisions in any order, exposure and payment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Literal

from croupier.cards import Card
from croupier.games.actions import (
    Action,
    AnyAction,
    Deal,
    Expose,
    Fold,
    Join,
    Place,
    Raise,
    Seat,
    TakeBack,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.caribbean_legal import CARDS, Bet, CaribbeanRules, LegalActions
from croupier.games.caribbean_settle import PlayedHand, settle
from croupier.games.caribbean_view import CaribbeanSeatView, CaribbeanView
from croupier.games.events import (
    AdditionalBetMade,
    BetPlaced,
    BetSettled,
    BetTakenBack,
    CoupEnded,
    DealerExposed,
    DealerShown,
    Decided,
    DeckSet,
    Folded,
    HandDealt,
    HandShown,
    Joined,
    MeterFed,
    NoMoreBets,
    OwnDecision,
    OwnHand,
    ProgressiveHit,
    ViolationRecorded,
    Voided,
)
from croupier.games.results import BetResult, CaribbeanSeatResult, CaribbeanSettlement
from croupier.money import Minor
from croupier.sheets.schema import CaribbeanSheet


@dataclass(frozen=True, slots=True)
class CaribbeanGame(CaribbeanRules):
    """The rules of one sheet, ready to play; makes coups.

    Raises:
        ValueError: the deck cannot deal every seat and the dealer five cards.
        OrderError: the sheet's hand order or the dealer's opening hand means nothing.
    """

    def coup(
        self, chips: Mapping[Seat, Minor], *, barred: frozenset[Seat] = frozenset()
    ) -> CaribbeanCoup:
        """Return a new coup: the seats taken with the chips of each; ``barred`` may not bet.

        Raises:
            CoupError: a seat that the table does not have, or chips below zero.
            TypeError: chips that are no int.
        """
        return CaribbeanCoup(self, chips, barred)


@lru_cache(maxsize=64)
def caribbean_game(sheet: CaribbeanSheet) -> CaribbeanGame:
    """Return the game of a sheet; equal sheets give the same object."""
    return CaribbeanGame(sheet)


class CaribbeanCoup(LegalActions):
    """One coup: bets, deal, decisions, exposure. Made by :meth:`CaribbeanGame.coup`."""

    game: CaribbeanGame

    def _do(self, seat: Seat, action: AnyAction) -> None:
        self._DO[type(action)](self, seat, action)

    def _do_place(self, seat: Seat, action: Place) -> None:
        bet = Bet(action.ante, self.game.progressive if action.progressive else 0)
        self._bets[seat] = bet
        self.events.append(BetPlaced(seat, bet.ante, bet.progressive))

    def _do_take_back(self, seat: Seat, action: TakeBack) -> None:
        del action
        del self._bets[seat]
        self.events.append(BetTakenBack(seat))

    def _do_join(self, seat: Seat, action: Join) -> None:
        seat, chips = action.seat, action.chips
        if chips:
            self.held[seat] = chips
        else:
            self.held.pop(seat, None)
        self.events.append(Joined(seat, chips))

    def _do_deal(self, seat: Seat, action: Deal) -> None:
        del seat
        add, deck, rules = self.events.append, action.deck, self.game.pays.progressive
        self._bets = dict(sorted(self._bets.items()))
        add(NoMoreBets())
        if rules is not None:
            self.fed = rules.feed * sum([bet.progressive > 0 for bet in self._bets.values()])
            if self.fed:
                add(MeterFed(self.fed))
        add(DeckSet(deck))
        top = 0
        for other in self._bets:
            cards = self._hands[other] = deck[top : top + CARDS]
            add(HandDealt(other))
            add(OwnHand(other, cards))
            top += CARDS
        self._dealer = deck[top : top + CARDS]
        add(DealerExposed(self._exposed()))
        self.phase = "decisions"

    def _exposed(self) -> tuple[Card, ...]:
        return self._dealer[len(self._dealer) - self.game.sheet.dealer.exposed :]

    def _do_decision(self, seat: Seat, action: Raise | Fold) -> None:
        self._decide(seat, action.to if type(action) is Raise else 0)

    def _do_time_out(self, seat: Seat, action: TimeOut) -> None:
        seat = action.seat
        if self.phase == "decisions":
            self._timed_out.add(seat)
            self._decide(seat, 0)
        elif self._bets.pop(seat, None) is not None:
            self.events.append(BetTakenBack(seat))

    def _decide(self, seat: Seat, amount: Minor) -> None:
        decisions, add = self._decisions, self.events.append
        decisions[seat] = amount
        add(Decided(seat))
        add(OwnDecision(seat, amount))
        if len(decisions) < len(self._hands):
            return
        for other in self._hands:
            if decisions[other]:
                add(AdditionalBetMade(other, decisions[other]))
            else:
                add(Folded(other, "R-QC-9" if other in self._timed_out else ""))
        self.phase = "exposure"

    def _do_expose(self, seat: Seat, action: Expose) -> None:
        del seat
        decisions, late = self._decisions, self._timed_out
        played = [
            PlayedHand(
                other, bet.ante, bet.progressive > 0, decisions[other] > 0, cards, other in late
            )
            for (other, bet), cards in zip(self._bets.items(), self._hands.values(), strict=True)
        ]
        settlement = settle(self.game.pays, self._dealer, played, action.meter)
        self._results = {result.seat: result for result in settlement.seats}
        self._tell(settlement)
        self.settlement = settlement
        self.phase = "done"

    def _tell(self, settlement: CaribbeanSettlement) -> None:
        add, results = self.events.append, self._results
        add(DealerShown(settlement.dealer, settlement.dealer_strength, settlement.opens))
        # A hand has a strength in the settlement when it is exposed; each is shown once.
        hits = settlement.hits
        for result in results.values():
            if settlement.opens and result.additional is not None:
                self._show(result)
        for hit in hits:
            result = results[hit.seat]
            if not (settlement.opens and result.additional is not None):
                self._show(result)
            value = result.strength or 0
            add(ProgressiveHit(hit.seat, value, hit.prize, hit.before, hit.after))
        for result in results.values():
            self._settled(result.seat, "ante", result.ante)
            self._settled(result.seat, "raise", result.additional)
            self._settled(result.seat, "progressive", result.progressive)
        add(CoupEnded())

    def _settled(
        self, seat: Seat, name: Literal["ante", "raise", "progressive"], bet: BetResult | None
    ) -> None:
        if bet is not None:
            self.events.append(BetSettled(seat, name, bet.stake, bet.net, bet.clauses))

    def _show(self, result: CaribbeanSeatResult) -> None:
        seat = result.seat
        self.events.append(HandShown(seat, self._hands[seat], result.strength or 0))

    def _do_violation(self, seat: Seat, action: Violation) -> None:
        del seat
        self.barred_next |= {action.seat}
        self.events.append(ViolationRecorded(action.seat, action.reason, "R-QC-16"))

    def _do_void(self, seat: Seat, action: Void) -> None:
        del seat
        if self.fed:
            self.events.append(MeterFed(-self.fed))
            self.fed = 0
        self._voided = action.reason
        self.phase = "done"
        self.events.append(Voided(action.reason, "R-QC-10"))

    # What each may see

    def view(self, seat: Seat | None) -> CaribbeanView:
        """Return what a seat may see; a watcher is ``None``, and the house sees no more."""
        settlement = self.settlement
        return CaribbeanView(
            viewer=seat,
            phase=self.phase,
            seats=tuple([self._seat_view(other) for other in sorted(self.held)]),
            dealer=self._exposed() if settlement is None else settlement.dealer,
            dealer_strength=None if settlement is None else settlement.dealer_strength,
            opens=None if settlement is None else settlement.opens,
            cards=None if seat is None else self._hands.get(seat),
            decision=None if seat is None else self._decisions.get(seat),
            offers=() if seat is None else self.actions(seat),
            to_act=self.to_act,
            fed=self.fed,
            barred_next=tuple(sorted(self.barred_next)),
            settlement=settlement,
            voided=self._voided,
        )

    def _seat_view(self, seat: Seat) -> CaribbeanSeatView:
        bet = self._bets.get(seat)
        result = self._results.get(seat)
        strength = None if result is None else result.strength
        decided = seat in self._decisions
        return CaribbeanSeatView(
            seat=seat,
            chips=self.chips(seat),
            barred=seat in self.barred,
            ante=0 if bet is None else bet.ante,
            progressive=0 if bet is None else bet.progressive,
            dealt=seat in self._hands,
            decided=decided,
            additional=self._decisions[seat] if decided and self._all_decided() else None,
            cards=None if strength is None else self._hands[seat],
            strength=strength,
        )

    def _all_decided(self) -> bool:
        return len(self._decisions) == len(self._hands) > 0

    _DO: ClassVar[dict[type[Action], Callable[[Any, Seat, Any], None]]] = {
        Place: _do_place,
        TakeBack: _do_take_back,
        Raise: _do_decision,
        Fold: _do_decision,
        Join: _do_join,
        Deal: _do_deal,
        Expose: _do_expose,
        TimeOut: _do_time_out,
        Violation: _do_violation,
        Void: _do_void,
    }
