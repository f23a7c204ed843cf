"""What may be done in a coup of Caribbean Stud, and why not: offers and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec

from croupier.cards import Card, full_deck
from croupier.games.actions import (
    HOUSE,
    Action,
    AnyAction,
    Deal,
    Expose,
    Fold,
    IllegalAction,
    Join,
    Offer,
    Place,
    Raise,
    Seat,
    TakeBack,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.caribbean_view import Phase
from croupier.games.coup import Coup, CoupError, whole
from croupier.games.pays import CaribbeanPays, caribbean_pays
from croupier.games.results import CaribbeanSeatResult, CaribbeanSettlement
from croupier.money import Micro, Minor
from croupier.sheets.schema import CaribbeanSheet

CARDS = 5


@dataclass(frozen=True, slots=True)
class CaribbeanRules:
    """The rules of one sheet, ready to play.

    Raises:
        ValueError: the deck cannot deal every seat and the dealer five cards, or no unit.
        OrderError: the sheet's hand order or the dealer's opening hand means nothing.
    """

    sheet: CaribbeanSheet
    pays: CaribbeanPays = field(init=False, repr=False, compare=False)
    deck: frozenset[Card] = field(init=False, repr=False, compare=False)
    multiple: int = field(init=False, repr=False, compare=False)
    progressive: Minor = field(init=False, repr=False, compare=False)
    """The progressive bet; zero where the sheet has none."""

    def __post_init__(self) -> None:
        """Compile the sheet."""
        deck = frozenset(full_deck(self.sheet.deck.rank))
        if CARDS * (self.sheet.table.seats + 1) > len(deck):
            msg = f"{len(deck)} cards cannot deal {self.sheet.table.seats} seats and the dealer"
            raise ValueError(msg)
        if self.sheet.table.unit < 1:
            raise ValueError("table.unit is nothing: bets are whole units of it")
        line = self.sheet.progressive
        for name, value in (
            ("pays", caribbean_pays(self.sheet)),
            ("deck", deck),
            ("multiple", self.sheet.additional.multiple),
            ("progressive", line.bet if line else 0),
        ):
            object.__setattr__(self, name, value)


class Bet(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat: the ante, and the progressive bet or zero."""

    ante: Minor
    progressive: Minor


class LegalActions(Coup):
    """A coup's state, with all that may be done in it.

    The additional bet leaves a seat's chips when all have decided: until then nobody can read a
    decision from them.
    """

    def __init__(
        self, game: CaribbeanRules, chips: Mapping[Seat, Minor], barred: frozenset[Seat]
    ) -> None:
        """Begin with the bets open."""
        super().__init__()
        for seat, amount in chips.items():
            if not 1 <= seat <= game.sheet.table.seats:
                msg = f"there is no seat {seat}: the table has seats 1 to {game.sheet.table.seats}"
                raise CoupError(msg)
            if whole(amount) < 0:
                msg = f"seat {seat} has chips of {amount}: chips are never below zero"
                raise CoupError(msg)
        self.game = game
        self.phase: Phase = "bets"
        self.settlement: CaribbeanSettlement | None = None
        self.barred_next: frozenset[Seat] = frozenset()
        self.fed: Micro = 0
        self._start = dict(chips)
        self.held = dict(chips)
        self.barred = barred
        self._bets: dict[Seat, Bet] = {}
        self._hands: dict[Seat, tuple[Card, ...]] = {}
        self._dealer: tuple[Card, ...] = ()
        self._decisions: dict[Seat, Minor] = {}
        self._timed_out: set[Seat] = set()
        self._results: dict[Seat, CaribbeanSeatResult] = {}
        self._voided: str | None = None

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
        """Whom the coup waits for: before the deal who may still bet, and always the house."""
        if self.phase == "bets":
            open_seats = [
                seat
                for seat in sorted(self.held)
                if seat not in self._bets and self._place_offers(seat)
            ]
            return (*open_seats, HOUSE)
        if self.phase == "decisions":
            return tuple([seat for seat in self._hands if seat not in self._decisions])
        return (HOUSE,) if self.phase == "exposure" else ()

    def chips(self, seat: Seat) -> Minor:
        """Return the chips that the seat has before it and not in a bet."""
        left = self.held.get(seat, 0)
        bet = self._bets.get(seat)
        if bet is None or self._voided is not None:
            return left
        if self.settlement is not None:
            return left + self._results[seat].net
        left -= bet.ante + bet.progressive
        return left - self._decisions[seat] if self.phase == "exposure" else left

    def brought(self, seat: Seat) -> Minor:
        """Return all the chips that the seat brought to this coup, those of its bets included."""
        return self.held.get(seat, 0)

    # What may be done

    def actions(self, seat: Seat) -> tuple[Offer, ...]:
        """Return what the seat may do now.

        The ante is offered twice where the progressive bet beside it lowers what the chips cover:
        with ``progressive`` false its bounds without that bet, with ``progressive`` true with it.
        """
        if self.phase == "done":
            return ()
        if seat == HOUSE:
            return self._house_offers()
        if self.phase == "bets":
            placed = (Offer("take-back"),) if seat in self._bets else ()
            return self._place_offers(seat) + placed
        if seat in self._hands and seat not in self._decisions:
            amount = self.game.multiple * self._bets[seat].ante
            return Offer("raise", amount, amount, amount), Offer("fold")
        return ()

    def _house_offers(self) -> tuple[Offer, ...]:
        kinds = ["violation", "void"]
        if self.phase == "exposure":
            kinds.insert(0, "expose")
        else:
            kinds.insert(0, "time-out")
        if self.phase == "bets" and self._bets:
            kinds.insert(0, "deal")
        return tuple([Offer(kind) for kind in kinds])

    def _place_offers(self, seat: Seat) -> tuple[Offer, ...]:
        chips = self.held.get(seat)
        if chips is None or seat in self.barred:
            return ()
        dollar = self.game.progressive
        plain = self._place_offer(chips, 0)
        if not dollar:
            return plain
        beside = self._place_offer(chips, dollar)
        if plain and beside and plain[0].high == beside[0].high:
            return beside
        return plain + beside

    def _place_offer(self, chips: Minor, progressive: Minor) -> tuple[Offer, ...]:
        table = self.game.sheet.table
        unit = table.unit
        cover = (chips - progressive) // (1 + self.game.multiple)
        low = max(1, -(-table.ante.min // unit)) * unit
        high = min(table.ante.max, cover) // unit * unit
        if high < low:
            return ()
        return (Offer("place", low, high, unit, progressive=progressive > 0),)

    def verify(self, seat: Seat, action: AnyAction) -> None:
        """Raise :class:`IllegalAction` unless the seat may do this now; changes nothing."""
        check = self._VERIFY.get(type(action))
        if check is None:
            raise IllegalAction("other-game", "", action=type(action).__name__)
        if self.phase == "done":
            raise IllegalAction("coup-over", "R-QC-9")
        check(self, seat, action)

    def _verify_place(self, seat: Seat, action: Place) -> None:
        table = self.game.sheet.table
        self._verify_seat(seat)
        if self.phase != "bets":
            raise IllegalAction("bets-closed", "QC-2")
        if seat in self.barred:
            raise IllegalAction("barred", "R-QC-16", seat=seat)
        ante, chips = whole(action.ante), self.held[seat]
        dollar = 0
        if action.progressive:
            dollar = self.game.progressive
            if not dollar:
                raise IllegalAction("no-progressive", "QC-19")
            if ante == 0:
                raise IllegalAction("progressive-without-ante", "R-QC-13")
        if ante < 1 or not table.ante.min <= ante <= table.ante.max:
            low, high = table.ante.min, table.ante.max
            raise IllegalAction("ante-limits", "QC-3", ante=ante, low=low, high=high)
        if ante % table.unit:
            raise IllegalAction("ante-unit", "R-QC-4", ante=ante, unit=table.unit)
        need = (1 + self.game.multiple) * ante + dollar
        if chips < need:
            raise IllegalAction("chips-short", "R-QC-14", ante=ante, need=need, chips=chips)

    def _verify_take_back(self, seat: Seat, action: TakeBack) -> None:
        del action
        self._verify_seat(seat)
        if self.phase != "bets":
            raise IllegalAction("bets-stand", "R-QC-9")
        if seat not in self._bets:
            raise IllegalAction("no-bet", "QC-2", seat=seat)

    def _verify_raise(self, seat: Seat, action: Raise) -> None:
        self._verify_undecided(seat)
        exact = self.game.multiple * self._bets[seat].ante
        if whole(action.to) != exact:
            raise IllegalAction("raise-exact", "QC-7", to=action.to, exact=exact)

    def _verify_fold(self, seat: Seat, action: Fold) -> None:
        del action
        self._verify_undecided(seat)

    def _verify_join(self, seat: Seat, action: Join) -> None:
        self._verify_house(seat)
        if self.phase != "bets":
            raise IllegalAction("bets-closed", "QC-2")
        joining, chips = action.seat, whole(action.chips)
        if not 1 <= joining <= self.game.sheet.table.seats or chips < 0:
            raise IllegalAction("unknown-seat", "R-QC-3", seat=joining)
        bet = self._bets.get(joining)
        need = 0 if bet is None else (1 + self.game.multiple) * bet.ante + bet.progressive
        if bet is not None and chips < need:
            raise IllegalAction("chips-short", "R-QC-14", ante=bet.ante, need=need, chips=chips)

    def _verify_deal(self, seat: Seat, action: Deal) -> None:
        self._verify_house(seat)
        if self.phase != "bets":
            raise IllegalAction("already-dealt", "QC-2")
        if not self._bets:
            raise IllegalAction("no-bets", "QC-2")
        deck = self.game.deck
        if len(action.deck) != len(deck) or deck != frozenset(action.deck):
            raise IllegalAction("deck", "QC-1", cards=len(deck))

    def _verify_expose(self, seat: Seat, action: Expose) -> None:
        self._verify_house(seat)
        if self.phase == "bets":
            raise IllegalAction("not-dealt", "QC-9")
        if self.phase == "decisions":
            waiting = ", ".join(str(other) for other in self.to_act)
            raise IllegalAction("undecided", "QC-9", seats=waiting)
        if whole(action.meter) < 0:
            raise IllegalAction("meter-negative", "R-QC-15", meter=action.meter)

    def _verify_time_out(self, seat: Seat, action: TimeOut) -> None:
        self._verify_house(seat)
        if self.phase == "bets":
            self._verify_seat(action.seat)
        else:
            self._verify_undecided(action.seat)

    def _verify_violation(self, seat: Seat, action: Violation) -> None:
        self._verify_house(seat)
        self._verify_seat(action.seat)

    def _verify_void(self, seat: Seat, action: Void) -> None:
        del action
        self._verify_house(seat)

    def _verify_house(self, seat: Seat) -> None:
        if seat != HOUSE:
            raise IllegalAction("house-only", "", seat=seat)

    def _verify_seat(self, seat: Seat) -> None:
        if seat not in self.held:
            raise IllegalAction("unknown-seat", "", seat=seat)

    def _verify_undecided(self, seat: Seat) -> None:
        if seat in self._hands and seat not in self._decisions:
            return
        self._verify_seat(seat)
        if self.phase == "bets":
            raise IllegalAction("not-dealt", "QC-7")
        if seat not in self._hands:
            raise IllegalAction("no-hand", "QC-2", seat=seat)
        raise IllegalAction("already-decided", "R-QC-9", seat=seat)

    _VERIFY: ClassVar[dict[type[Action], Callable[[Any, Seat, Any], None]]] = {
        Place: _verify_place,
        TakeBack: _verify_take_back,
        Raise: _verify_raise,
        Fold: _verify_fold,
        Join: _verify_join,
        Deal: _verify_deal,
        Expose: _verify_expose,
        TimeOut: _verify_time_out,
        Violation: _verify_violation,
        Void: _verify_void,
    }
