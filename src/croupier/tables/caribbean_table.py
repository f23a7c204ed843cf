"""A table of Caribbean Stud: bets, *Rien ne va plus*, one window for all decisions, the result.

Rulings R-QC-9, R-QC-13 to R-QC-16. Nothing is played while nobody but bots is present.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, cast

from croupier.cards import full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Deal,
    Expose,
    IllegalAction,
    Join,
    Seat,
    TimeOut,
    Void,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.sheets import CaribbeanSheet
from croupier.shuffle import CoupShuffle
from croupier.store.journal import CoupOpened
from croupier.strategy import raise_from
from croupier.tables.draft import Draft
from croupier.tables.game_table import GameTable
from croupier.tables.running import Running
from croupier.tables.seats import Taken
from croupier.tables.spec import TableSpec

if TYPE_CHECKING:
    from croupier.tables.house import House

_TURNS = {"bets": 1, "decisions": 2, "exposure": 3, "done": 4}
BOT_BUYS = 100
"""Least antes that a bot sits down with."""


class CaribbeanTable(GameTable):
    """A table of Caribbean Stud."""

    def __init__(self, house: House, spec: TableSpec, seq: int) -> None:
        """Begin empty."""
        super().__init__(house, spec, seq)
        self.rules = cast("CaribbeanSheet", spec.sheet)
        self.game = caribbean_game(self.rules)
        self.barred: frozenset[str] = frozenset()
        """The people who sit the next game out (R-QC-16)."""
        self.sitting_out: frozenset[str] = frozenset()
        """Those who sit this one out."""
        self._until: int | None = None

    # What it is

    @property
    def ante_limits(self) -> tuple[Minor, Minor]:
        """The least and the most of an ante."""
        ante = self.rules.table.ante
        return ante.min, ante.max

    @property
    def bank_limits(self) -> tuple[Minor, Minor]:
        """The least chips to sit down with: those for the least ante and its raise."""
        return (1 + self.game.multiple) * self.ante_limits[0], 0

    @property
    def least_chips(self) -> Minor:
        """What the least ante and its raise need (R-QC-14)."""
        return self.bank_limits[0]

    @property
    def play(self) -> CaribbeanCoup | None:
        """The coup."""
        return cast("CaribbeanCoup | None", self.coup)

    @property
    def turn(self) -> int:
        """One number a phase: nobody's decision makes another's stale."""
        return 0 if self.play is None else _TURNS[self.play.phase]

    @property
    def bets_open(self) -> bool:
        """Whether bets may be placed."""
        running, coup = self.running, self.play
        if running is None or coup is None or running.closed:
            return False
        return coup.phase == "bets" and not running.shuffle.closed

    def may_act(self) -> tuple[Seat, ...]:
        """Return the seats that may do something now."""
        coup = self.play
        if coup is None or not self.is_live:
            return ()
        if coup.phase == "bets":
            return tuple(coup.held) if self.bets_open else ()
        return coup.to_act if coup.phase == "decisions" else ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that the coup waits for."""
        coup = self.play
        if coup is None or not self.may_act():
            return ()
        return tuple([seat for seat in coup.to_act if seat != HOUSE])

    # A coup begins

    def may_open(self, draft: Draft) -> bool:
        """Whether any person is there."""
        del draft
        return self.has_people()

    def opening(self, draft: Draft) -> CoupOpened:
        """Return the entry that opens the next coup."""
        del draft
        barred = tuple([taken.seat for taken in self.seats if taken.person in self.barred])
        self._until = None
        return CoupOpened(
            coup=self.number,
            digest="",
            rules=0,
            chips={taken.seat: 0 for taken in self.seats},
            commitment="",
            seed="",
            barred=barred,
        )

    def begin(self, coup: CoupOpened, people: dict[Seat, str]) -> Running:
        """Return the coup that an entry opens."""
        seed = bytes.fromhex(coup.seed)
        shuffle = CoupShuffle(seed, self.id, coup.coup, coup.digest)
        made = self.game.coup(coup.chips, barred=frozenset(coup.barred))
        self.sitting_out = frozenset(people[seat] for seat in coup.barred if seat in people)
        self.barred = frozenset()
        return Running(self.place, made, shuffle, people)

    def sat_down(self, draft: Draft, taken: Taken) -> None:
        """Let somebody play from this coup on while bets are open; else from the next."""
        running, coup = self.running, self.play
        if not self.bets_open or running is None or coup is None:
            return
        waits = taken.person in self.sitting_out or taken.seat in coup.barred
        if waits and not self.in_coup(taken):
            return
        placed = coup.brought(taken.seat) - coup.chips(taken.seat)
        self.act(draft, HOUSE, Join(taken.seat, self.chips(taken, draft) + placed))
        running.people[taken.seat] = taken.person

    # A coup goes on

    def follow(self, draft: Draft) -> None:
        """Let the dealer go on, and set the clock."""
        if not self.is_live:
            self.between(draft)
        running, coup = self.running, self.play
        if running is None or coup is None or running.closed:
            return
        if self.paused is not None and not coup.done:
            return
        if coup.phase == "bets":
            self._follow_bets(draft, running, coup)
        if coup.phase == "decisions":
            self._follow_decisions(draft, coup)
        if coup.phase == "exposure":
            meter = self.spec.meter_name
            amount = 0 if meter is None else self.house.meter(meter, draft)
            self.act(draft, HOUSE, Expose(amount))
        if coup.done:
            self.close_coup(draft)
            for taken in tuple(self.seats):
                if taken.leaving:
                    self.give_up(draft, taken, "left")
            self.pace.disarm()
            self.wait(("result", self.number), self.spec.settings.result)

    def _follow_bets(self, draft: Draft, running: Running, coup: CaribbeanCoup) -> None:
        settings = self.spec.settings
        if running.shuffle.closed:
            if self.is_awaited(running):
                self.wait(("opening", self.number), settings.opening)
            else:
                self._deal(draft, running)
            return
        waits = [t for t in self.seats if not self._has_bet(coup, t) and self._may_bet(coup, t)]
        if not self.has_people():
            self._until = None
            self.pace.disarm()
            self.wait_for_absent()
        elif not any(self._has_bet(coup, taken) and not taken.bot for taken in self.seats) or waits:
            self._bets_clock()
        else:
            left = self._left()
            self.wait(("all-bet", self.number), min(left, settings.all_bet))

    def _has_bet(self, coup: CaribbeanCoup, taken: Taken) -> bool:
        return self.in_coup(taken) and coup.brought(taken.seat) > coup.chips(taken.seat)

    def _may_bet(self, coup: CaribbeanCoup, taken: Taken) -> bool:
        return self.is_present(taken) and self.in_coup(taken) and bool(coup.actions(taken.seat))

    def _left(self) -> int:
        """Return what is left of the window for bets, beginning it if it has not begun."""
        now = self.house.clock.now()
        if self._until is None:
            self._until = now + self.rules.table.clock.bets * 1000
        return max(0, self._until - now)

    def _bets_clock(self) -> None:
        left = self._left()
        self.wait(("bets", self.number, self._until), left)

    def _follow_decisions(self, draft: Draft, coup: CaribbeanCoup) -> None:
        for seat in coup.to_act:
            taken = self.seats.by_seat.get(seat)
            if taken is None or taken.leaving:
                self.act(draft, HOUSE, TimeOut(seat))
        if coup.phase == "decisions":
            self.wait(("decision", self.number), self.rules.table.clock.decision * 1000)

    def on_time(self, draft: Draft, key: Hashable) -> None:
        """Do what the clock's running out means."""
        stage = key[0] if isinstance(key, tuple) else key
        running, coup = self.running, self.play
        if running is None or coup is None or running.closed:
            return
        if stage in ("bets", "all-bet"):
            self._until = None
            self.note_broke(draft)
            self._free_absent(draft)
            if any(self._has_bet(coup, taken) and not taken.bot for taken in self.seats):
                self._close_bets(draft, running)
            draft.shown = True
        elif stage == "opening":
            self.note_withheld(running)
        elif stage == "decision":
            for seat in coup.to_act:
                self.time_out(draft, seat, TimeOut(seat))
        elif stage == "grace":
            self._free_absent(draft)

    def _free_absent(self, draft: Draft) -> None:
        now, grace = self.house.clock.now(), self.spec.settings.grace
        for taken in tuple(self.seats):
            if taken.away is not None and taken.away + grace <= now and not self.must_stay(taken):
                self.give_up(draft, taken, "away")

    def _close_bets(self, draft: Draft, running: Running) -> None:
        """*Rien ne va plus*."""
        if running.shuffle.unopened:
            self.close_shuffle(draft, running)
        else:
            self._deal(draft, running)

    def _deal(self, draft: Draft, running: Running) -> None:
        shuffle = running.shuffle
        shuffle.seal(full_deck(self.rules.deck.rank))
        self.pace.disarm()
        self.act(draft, HOUSE, Deal(shuffle.order), root=shuffle.root)
        draft.shuffle = shuffle.public()
        draft.state = True

    # The seats

    def must_stay(self, taken: Taken) -> bool:
        """Whether a bet of the seat stands."""
        coup = self.play
        if coup is None or not self.is_live or not self.in_coup(taken):
            return False
        return not self.bets_open and self._has_bet(coup, taken)

    def give_up(self, draft: Draft, taken: Taken, reason: str, request: str = "") -> None:
        """Free a seat; before *Rien ne va plus* its bets go back first (R-QC-9)."""
        running, coup = self.running, self.play
        joined = self.bets_open and self.in_coup(taken)
        if joined and coup is not None and self._has_bet(coup, taken):
            self.act(draft, HOUSE, TimeOut(taken.seat))
            self.withdraw(draft, taken)
        super().give_up(draft, taken, reason, request)
        if joined and running is not None:
            self.act(draft, HOUSE, Join(taken.seat, 0))
            del running.people[taken.seat]

    def check_top_up(self, taken: Taken, amount: Minor) -> None:
        """Refuse chips for a hand that is being played."""
        del amount
        if self.must_stay(taken):
            raise IllegalAction("top-up-later", "QC-5")

    def most_top_up(self, taken: Taken) -> Minor | None:
        """Return that nothing sets a limit, but while the hand is played."""
        return 0 if self.must_stay(taken) else None

    def check_void(self, draft: Draft) -> None:
        """Refuse it where the meter no longer holds what the coup brought to it (R-QC-10).

        So it is where a sheet's seed is nothing and another table has hit meanwhile: the house
        brings it back by an adjustment.
        """
        meter, fed = self.spec.meter_name, 0 if self.play is None else self.play.fed
        if meter is not None and (held := self.house.meter(meter, draft)) < fed:
            need, chips = -(-fed // MICRO_PER_MINOR), held // MICRO_PER_MINOR
            raise IllegalAction("meter-short", "R-QC-10", need=need, chips=chips)

    def coup_over(self, running: Running) -> None:
        """Note who sits the next game out."""
        coup = cast("CaribbeanCoup", running.coup)
        people = running.people
        self.barred = frozenset(people[seat] for seat in coup.barred_next if seat in people)

    def shift(self, milliseconds: int) -> None:
        """Move the end of the window for bets."""
        if self._until is not None:
            self._until += milliseconds

    def violated(self, seat: Seat) -> None:
        """Let who sits there sit the next game out (R-QC-16)."""
        taken = self.seats.by_seat.get(seat)
        if taken is not None:
            self.barred |= {taken.person}

    def last_coup(self, draft: Draft) -> None:
        """Play what has been bet, or void a coup in which nothing has been."""
        coup, running = self.play, self.running
        if not self.bets_open or coup is None or running is None:
            return
        if any(self._has_bet(coup, taken) for taken in self.seats):
            self._close_bets(draft, running)
        else:
            self.act(draft, HOUSE, Void("the table closes"))

    # Bots

    def decide(self, seat: Seat) -> AnyAction:
        """Return what the bot at a seat does."""
        coup = cast("CaribbeanCoup", self.coup)
        ante = self.ante_limits[0] * (1 + seat % 3)
        bot = raise_from(self.rules, "AKJ83-or-better", ante, progressive=seat % 2 == 0)
        return bot.decide(coup.view(seat))

    def restock(self, chips: Minor) -> Minor:
        """Return the chips that a bot takes when it cannot bet its ante."""
        least = self.ante_limits[0]
        need = (1 + self.game.multiple) * 3 * least + self.game.progressive
        return BOT_BUYS * least if chips < need else 0
