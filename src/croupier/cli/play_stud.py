"""Five card stud in the terminal: blinds, streets, bets, pots, the marker and the bank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.padding import Padding
from rich.text import Text

from croupier.cards import RANKS, full_deck
from croupier.cli.felt import labelled, seat_table
from croupier.cli.play_desk import SHORT, Desk, Entry, GameTable, tried
from croupier.cli.play_stud_words import StudWords
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    Offer,
    Open,
    Raise,
    Seat,
)
from croupier.games.between import next_marker, topup_limit, winners_of
from croupier.games.stud import StudCoup, stud_game
from croupier.games.stud_view import StudSeatView, StudView
from croupier.hands import showing_strength
from croupier.money import Minor
from croupier.records.explain import explain_stud
from croupier.records.voice import Sentence
from croupier.sheets import StudSheet
from croupier.sheets.schema import Stake
from croupier.shuffle import order
from croupier.strategy import StudPlayer

LABEL = 10
KINDS = ("check", "call", "open", "raise", "fold", "blind", "decline")
_PLAIN: Mapping[str, type[Check | Call | Fold | Blind | Decline]] = {
    "check": Check,
    "call": Call,
    "fold": Fold,
    "blind": Blind,
    "decline": Decline,
}


class StudTable(GameTable):
    """A table of stud at one stake; ``bots`` play the other seats."""

    def __init__(
        self, desk: Desk, sheet: StudSheet, stake: Stake, bots: Mapping[Seat, StudPlayer]
    ) -> None:
        self.desk = desk
        self.game = stud_game(sheet)
        self.stake = stake
        self.bots = bots
        self.banks = dict.fromkeys(desk.names, stake.bank)
        self.brought = stake.bank
        self.marker = desk.me
        self.coup: StudCoup | None = None
        self.words = StudWords(desk)

    @property
    def result(self) -> tuple[Minor, Minor]:
        """What the person leaves with, and what was brought."""
        coup, me = self.coup, self.desk.me
        left = coup.chips(me) if coup is not None and not coup.done else self.banks[me]
        return left, self.brought

    def sit(self, bank: Minor, marker: Seat) -> None:
        """Buy in with ``bank``, and put the marker where it was drawn (R-CM-20)."""
        self.banks[self.desk.me] = self.brought = bank
        self.marker = marker

    def play(self) -> None:
        """Play one coup to its end."""
        desk = self.desk
        coup = self.coup = self.game.coup(self.stake, self.banks, self.marker)
        self._head(coup)
        self.words.tell(coup, coup.events)
        while not coup.done:
            (seat,) = coup.to_act
            if seat == HOUSE:
                desk.terminal.pause(SHORT)
                action: AnyAction = Deal(order(desk.coup_seed(), full_deck(coup.lowest)))
            elif seat == desk.me:
                action = self._decision(coup)
            else:
                desk.terminal.pause(SHORT)
                action = self.bots[seat].decide(coup.view(seat))
            self.words.tell(coup, coup.act(seat, action))
        self.banks = {seat: coup.chips(seat) for seat in self.banks}
        self._settled(coup)

    def abandoned(self) -> Sentence | None:
        """Return what the rules do for a seat that leaves this unfinished coup."""
        coup = self.coup
        if coup is None or coup.done:
            return None
        view = coup.view(self.desk.me)
        if any(seat.folded for seat in view.seats if seat.seat == self.desk.me):
            return None
        if view.phase in {"blinds", "deal"}:
            return Sentence(self.desk.say("left-blinds"), ("R-CM-9", "R-CM-16"))
        return Sentence(self.desk.say("left-betting"), ("R-CM-16",))

    # Before and after a coup

    def _head(self, coup: StudCoup) -> None:
        desk = self.desk
        parts = (
            desk.say("title", name=self.game.sheet.name, number=desk.number),
            desk.say("title-ante", amount=desk.voice.money(self.stake.ante)),
            desk.say("title-deck", count=len(full_deck(coup.lowest)), lowest=_rank(coup.lowest)),
        )
        desk.terminal.print(Text(), desk.look.rule(" · ".join(parts)))
        desk.tell(desk.say("marker", **desk.who(self.marker)))

    def _settled(self, coup: StudCoup) -> None:
        desk = self.desk
        settlement = coup.view(desk.me).settlement
        if settlement is None:
            return
        told = explain_stud(desk.voice, self.game.rake_rule, settlement, {})
        for seat in told.seats:
            if seat.seat == desk.me:
                desk.terminal.print(Text())
                desk.terminal.sentences(seat.sentences)
                desk.tell(Text.assemble(desk.say("your-result"), " ", desk.net(seat.net)))
        others = desk.nets((seat.seat, seat.net) for seat in settlement.seats)
        desk.tell(Text.assemble((desk.say("others"), "dim"), " ", others))

    def between(self) -> None:
        """Let banks be topped up, and move the marker."""
        coup = self.coup
        if coup is None:
            return
        winners = winners_of(coup.settlement)
        self._bots_top_up(winners)
        self._between(winners)
        self.marker = next_marker(self.marker, [s for s in self.banks if self.banks[s] > 0])

    def _limit(self, seat: Seat, winners: frozenset[Seat]) -> Minor:
        return topup_limit(self.game.sheet, self.stake, self.banks, winners, seat)

    def _bots_top_up(self, winners: frozenset[Seat]) -> None:
        """Restore a bot's bank to Bank when less than half of it is left."""
        desk, bank = self.desk, self.stake.bank
        for seat in self.bots:
            missing = min(bank - self.banks[seat], self._limit(seat, winners))
            if self.banks[seat] < bank // 2 and missing > 0:
                self.banks[seat] += missing
                amount = desk.voice.money(self.banks[seat])
                desk.tell(desk.say("tops-up", **desk.who(seat), amount=amount), "R-CM-14")

    def _between(self, winners: frozenset[Seat]) -> None:
        """Ask for the next coup, or a top-up first, until there is something to play with."""
        desk, me = self.desk, self.desk.me
        while True:
            limit, bank = self._limit(me, winners), self.banks[me]
            desk.tell(desk.say("bank", amount=desk.voice.money(bank)))
            parts = [desk.say("hint-next")] if bank else []
            if limit:
                most = desk.voice.money(limit)
                parts.append(desk.say("hint-top-up", key=desk.key("top-up"), amount=most))
            desk.hint(*parts)
            try:
                amount = self._top_up(desk.ask(), limit)
            except Entry as error:
                desk.refuse(error.sentence)
                continue
            if not amount and bank:
                return
            self.banks[me] += amount
            self.brought += amount

    def _top_up(self, entry: str, limit: Minor) -> Minor:
        """Return what an entry adds to the bank; just Enter adds nothing.

        Raises:
            Entry: it is no top-up, or more than the rules allow.
        """
        desk = self.desk
        word, amount = desk.parse(entry)
        if not entry and self.banks[desk.me]:
            return 0
        if word not in desk.words("top-up"):
            raise Entry(desk.say("want-next" if self.banks[desk.me] else "bank-empty"))
        if not amount or amount > limit:
            most = desk.voice.money(limit)
            said = desk.say("want-top-up", key=desk.key("top-up"), amount=most)
            raise Entry(str(Sentence(said, ("CM-11", "R-CM-14"))))
        return amount

    # A decision

    def _decision(self, coup: StudCoup) -> AnyAction:
        """Ask until the rules accept an act; they say why they refuse one."""
        desk = self.desk
        view = coup.view(desk.me)
        if view.phase == "betting":
            self._felt(coup, view)
            desk.adviser.deciding(view)
        while True:
            desk.hint(*(self._offer(offer, view) for offer in view.offers))
            try:
                action = self._action(desk.ask(), view.offers)
            except Entry as error:
                desk.refuse(error.sentence)
                continue
            if tried(desk, coup, action):
                desk.adviser.decided(action)
                return action

    def _offer(self, offer: Offer, view: StudView) -> str:
        """Return an offer with its key and its bounds."""
        desk = self.desk
        name = view.blind[0] if view.blind else ""
        low, high = desk.voice.money(offer.low), desk.voice.money(offer.high)
        key = f"hint-{offer.kind}"
        if offer.kind in {"open", "raise"} and offer.low == offer.high:
            key = f"hint-{offer.kind}-exact"
        return desk.say(key, key=desk.key(offer.kind), low=low, high=high, name=name)

    def _action(self, entry: str, offers: Sequence[Offer]) -> AnyAction:
        """Return the act that an entry means; it need not be one that is offered.

        Raises:
            Entry: it means none, or lacks an amount.
        """
        desk = self.desk
        word, amount = desk.parse(entry)
        kinds = [kind for kind in KINDS if word in desk.words(kind)]
        by_kind = {offer.kind: offer for offer in offers}
        kind = next((kind for kind in kinds if kind in by_kind), kinds[0] if kinds else "")
        if not kind:
            keys = ", ".join(desk.key(offer.kind) for offer in offers)
            key = "want-act" if entry else "want-some-act"
            raise Entry(desk.say(key, entry=entry, keys=keys))
        if kind in _PLAIN:
            return _PLAIN[kind]()
        offer = by_kind.get(kind, Offer(kind))
        if amount is None and offer.low != offer.high:
            low, high = desk.voice.money(offer.low), desk.voice.money(offer.high)
            sample = f"{desk.key(kind)} {offer.low // 100}"
            raise Entry(desk.say("need-amount", low=low, high=high, sample=sample))
        to = offer.low if amount is None else amount
        return Open(to) if kind == "open" else Raise(to)

    # The felt

    def _felt(self, coup: StudCoup, view: StudView) -> None:
        desk, look = self.desk, self.desk.look
        keys = [("column-seat", False), ("column-bank", True), ("column-front", True)]
        table = seat_table(
            [*((desk.say(k), a) for k, a in keys), (desk.say("column-cards"), False)]
        )
        mine: StudSeatView | None = None
        for seat in view.seats:
            mine = seat if seat.seat == desk.me else mine
            style = "bold" if seat.seat == desk.me else "dim" if seat.folded else ""
            table.add_row(*self._row(seat, view), style=style)
        desk.terminal.print(Text(), Padding(table, (0, 0, 0, 2)))
        if mine is None:
            return
        cards = (*view.own, *mine.up)
        for text in labelled(desk.say("your-hand"), look.large(cards), width=LABEL):
            desk.terminal.line(text)
        hold = Text(desk.say("you-hold", hand=desk.hand(cards)), style="bold")
        shows = self._best_show(coup, view)
        desk.tell(Text.assemble(hold, "  ", (shows, "dim")) if shows else hold)
        desk.tell(self._pot(view))

    def _row(self, seat: StudSeatView, view: StudView) -> list[str | Text]:
        desk = self.desk
        marker = "●" if desk.look.signs else "*"
        tag = f"{marker if seat.seat == view.marker else ' '} {desk.tag(seat.seat)}"
        cards: str | Text = desk.say("out")
        if not seat.folded:
            cards = desk.look.small(seat.up, hidden=seat.down)
            if seat.all_in:
                cards = Text.assemble(cards, "  ", (desk.say("all-in"), "bold"))
        front = desk.amount(seat.in_front) if seat.in_front else "–"
        return [tag, desk.amount(seat.bank), front, cards]

    def _best_show(self, coup: StudCoup, view: StudView) -> str:
        """Return who of the others shows the best hand, in words; nothing if nobody shows."""
        desk = self.desk
        others = [s for s in view.seats if s.seat != desk.me and not s.folded and s.up]
        if not others:
            return ""
        best = max(others, key=lambda seat: showing_strength(coup.ranking, seat.up))
        return desk.say("shows-best", who=desk.names[best.seat], hand=desk.hand(best.up))

    def _pot(self, view: StudView) -> str:
        desk = self.desk
        parts = [desk.say("pot", amount=desk.voice.money(view.pot))]
        parts.append(desk.say("raises-left", count=view.raises_left))
        return " · ".join(parts)


def _rank(number: int) -> str:
    return RANKS[number].replace("T", "10")
