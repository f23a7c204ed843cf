"""A table of five card stud: marker, antes, blinds, the rounds, and banks raised between coups.

Rulings R-CM-13 to R-CM-16 and R-CM-18 to R-CM-20. Nothing is played while nobody but bots is there.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, cast

from croupier.cards import full_deck
from croupier.games.actions import HOUSE, AnyAction, Deal, IllegalAction, Seat, TimeOut
from croupier.games.between import next_marker, topup_limit, winners_of
from croupier.games.stud import StudCoup, stud_game
from croupier.money import Minor
from croupier.sheets import StudSheet
from croupier.shuffle import CoupShuffle
from croupier.store.journal import CoupOpened, Remembered
from croupier.strategy import StudPlayer, chance_of
from croupier.tables.draft import Draft
from croupier.tables.game_table import GameTable
from croupier.tables.running import Running
from croupier.tables.seats import Taken
from croupier.tables.spec import TableSpec

if TYPE_CHECKING:
    from croupier.tables.house import House

MOST_GUESTS = 40
"""Banks of guests that are remembered: anybody may be as many guests, and each coup notes them."""


class StudTable(GameTable):
    """A table of five card stud."""

    def __init__(self, house: House, spec: TableSpec, seq: int) -> None:
        """Begin empty."""
        super().__init__(house, spec, seq)
        self.rules = cast("StudSheet", spec.sheet)
        self.game = stud_game(self.rules)
        self.stake = spec.line
        self._whims = chance_of(house.entropy(8))
        self._bots: dict[str, StudPlayer] = {}
        if spec.settings.bots:
            self._prepare()

    # What it is

    @property
    def ante_limits(self) -> tuple[Minor, Minor]:
        """The ante of the line of the stakes."""
        return self.stake.ante, self.stake.ante

    @property
    def bank_limits(self) -> tuple[Minor, Minor]:
        """Bank and maximum bank (CM-1)."""
        return self.stake.bank, self.stake.maximum_bank

    @property
    def least_chips(self) -> Minor:
        """Anything: less than the ante is all-in with it (R-CM-15)."""
        return 1

    @property
    def play(self) -> StudCoup | None:
        """The coup."""
        return cast("StudCoup | None", self.coup)

    @property
    def turn(self) -> int:
        """A number that rises with every act."""
        return 0 if self.running is None else self.running.acts + 1

    def may_act(self) -> tuple[Seat, ...]:
        """Return the seat whose turn it is."""
        coup = self.play
        if coup is None or not self.is_live or coup.phase not in ("blinds", "betting"):
            return ()
        return coup.to_act

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat that the coup waits for."""
        return self.may_act()

    # A coup begins

    def _players(self, draft: Draft) -> list[Taken]:
        """Return who can be dealt in: somebody there, chips in front (R-CM-15)."""
        return [t for t in self.seats if self.is_present(t) and self.chips(t, draft) > 0]

    def may_open(self, draft: Draft) -> bool:
        """Whether at least two can play, and one of them is a person."""
        players = self._players(draft)
        return len(players) >= 2 and any(not taken.bot for taken in players)

    def opening(self, draft: Draft) -> CoupOpened:
        """Return the entry that opens the next coup; the first marker is drawn (R-CM-20)."""
        players = [taken.seat for taken in self._players(draft)]
        if self.marker is None:
            drawn = int.from_bytes(self.house.entropy(8), "big") % len(players)
            marker = players[drawn]
        elif self.last_voided and self.marker in players:
            marker = self.marker
        else:
            marker = next_marker(self.marker, players)
        return CoupOpened(
            coup=self.number,
            digest="",
            rules=0,
            chips=dict.fromkeys(players, 0),
            commitment="",
            seed="",
            marker=marker,
            stake=self.spec.stake,
        )

    def begin(self, coup: CoupOpened, people: dict[Seat, str]) -> Running:
        """Return the coup that an entry opens."""
        seed = bytes.fromhex(coup.seed)
        shuffle = CoupShuffle(seed, self.id, coup.coup, coup.digest)
        stake = self.rules.stakes[coup.stake or 0]
        made = self.game.coup(stake, coup.chips, coup.marker or Seat(1))
        return Running(self.place, made, shuffle, {s: people[s] for s in made.seats})

    def sat_down(self, draft: Draft, taken: Taken) -> None:
        """Nothing: who sits down is dealt in with the next antes."""

    # A coup goes on

    def follow(self, draft: Draft) -> None:
        """Let the dealer go on, and set the clock."""
        if not self.is_live:
            self.between(draft)
        running, coup = self.running, self.play
        if running is None or coup is None or running.closed:
            return
        if self.paused is not None:
            return
        while not coup.done:
            if coup.phase == "deal":
                if not self._dealt(draft, running, coup):
                    return
                continue
            seat = coup.to_act[0]
            taken = self.seats.by_seat.get(seat)
            if taken is not None and not taken.leaving:
                clock = self.rules.table.clock
                seconds = clock.blinds if coup.phase == "blinds" else clock.act
                self.wait(("turn", self.number, self.turn), seconds * 1000)
                return
            self.act(draft, HOUSE, TimeOut(seat))
        if self.wait(("result", self.number), self.spec.settings.result):
            draft.state = draft.shown = True

    def _dealt(self, draft: Draft, running: Running, coup: StudCoup) -> bool:
        """Deal, unless seats have bytes of their own to open first."""
        shuffle = running.shuffle
        if shuffle.unopened and not shuffle.closed:
            self.close_shuffle(draft, running)
        if self.is_awaited(running):
            self.wait(("opening", self.number), self.spec.settings.opening)
            return False
        shuffle.seal(full_deck(coup.lowest))
        self.act(draft, HOUSE, Deal(shuffle.order), root=shuffle.root)
        draft.shuffle = shuffle.public()
        return True

    def on_time(self, draft: Draft, key: Hashable) -> None:
        """Do what the clock's running out means."""
        stage = key[0] if isinstance(key, tuple) else key
        running, coup = self.running, self.play
        if running is None or coup is None or running.closed:
            return
        if stage == "turn":
            seat = coup.to_act[0]
            self.time_out(draft, seat, TimeOut(seat))
        elif stage == "opening":
            self.note_withheld(running)
        elif stage == "result":
            self.close_coup(draft)

    # The seats

    def must_stay(self, taken: Taken) -> bool:
        """Whether the coup is not over for the seat; it may be voided until the next antes."""
        return self.is_live and self.in_coup(taken)

    def left(self, taken: Taken, chips: Minor, at: int) -> None:
        """Remember the bank, for whoever comes back soon (R-CM-13)."""
        if chips and not taken.bot:
            until = at + self.spec.settings.same_bank
            most = MOST_GUESTS if self.spec.practice else None
            self.seats.remember(Remembered(taken.person, chips, until), at, most)

    def check_top_up(self, taken: Taken, amount: Minor) -> None:
        """Refuse chips in a coup, and more than the winner's bank (CM-11, R-CM-14)."""
        if self._playing:
            raise IllegalAction("top-up-later", "CM-11")
        limit = self.most_top_up(taken)
        if amount > limit:
            raise IllegalAction("top-up-most", "R-CM-14", amount=amount, high=limit)

    def most_top_up(self, taken: Taken) -> Minor:
        """Return what is missing to the winner's bank or to Bank, nothing in a coup (R-CM-14)."""
        if self._playing:
            return 0
        coup = self.play
        winners = frozenset() if coup is None else winners_of(coup.settlement)
        banks = {other.seat: self.chips(other) for other in self.seats}
        present = [seat for seat in winners if seat in banks]
        return topup_limit(self.rules, self.stake, banks, present, taken.seat)

    @property
    def _playing(self) -> bool:
        return self.is_live and self.play is not None and not self.play.done

    def coup_over(self, running: Running) -> None:
        """Nothing more."""

    def shift(self, milliseconds: int) -> None:
        """Nothing more: the clock itself was moved."""

    def violated(self, seat: Seat) -> None:
        """Let the expelled seat go with the chips not bet, when the coup is over (R-CM-18)."""
        taken = self.seats.by_seat.get(seat)
        if taken is not None:
            taken.leaving = True
            taken.reason = "violation"

    def last_coup(self, draft: Draft) -> None:
        """Nothing: the coup is played to its end."""

    # Bots

    def decide(self, seat: Seat) -> AnyAction:
        """Return what the bot at a seat does."""
        coup = cast("StudCoup", self.coup)
        return self._bots[self.character(seat)].decide(coup.view(seat))

    def character(self, seat: Seat) -> str:
        """Return the way in which the bot at a seat plays: by the seat, from the last one down."""
        ways = tuple(self._bots)
        return ways[(self.seats.capacity - seat) % len(ways)] if ways else ""

    def _prepare(self) -> None:
        """Make the bots, and what they look things up in: nothing is worked out in a coup."""
        from croupier.strategy.held import held_tables
        from croupier.strategy.names import stud_bots

        self._bots = {str(way): bot for way, bot in stud_bots(self.rules, self._whims).items()}
        for lowest in set(self.game.lowest[2:]):
            held_tables(self.game.ranking(lowest))

    def restock(self, chips: Minor) -> Minor:
        """Return the chips that a bot takes to be back at Bank (R-CM-14)."""
        return self.stake.bank - chips if 2 * chips < self.stake.bank else 0
