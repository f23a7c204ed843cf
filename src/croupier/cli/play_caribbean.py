"""Caribbean Stud in the terminal: bets, the look at one's hand, the decision, the payment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.padding import Padding
from rich.text import Text

from croupier import money
from croupier.cards import full_deck
from croupier.cli.felt import labelled, seat_table
from croupier.cli.play_desk import LONG, SHORT, Desk, Entry, GameTable, arranged, tried
from croupier.games import events as ev
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Deal,
    Expose,
    Fold,
    Offer,
    Place,
    Raise,
    Seat,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.caribbean_view import CaribbeanSeatView, CaribbeanView
from croupier.games.coup import seen_by
from croupier.money import Minor
from croupier.records.explain import explain_caribbean
from croupier.records.voice import Sentence
from croupier.sheets import CaribbeanSheet
from croupier.shuffle import order
from croupier.strategy import CaribbeanPlayer

BUY_ANTES = 100
"""Chips are bought for this many of the least ante at a time."""
CARDS = 5
LABEL = 10


class CaribbeanTable(GameTable):
    """A table of Caribbean Stud with its meter; ``bots`` play the other seats."""

    def __init__(
        self, desk: Desk, sheet: CaribbeanSheet, bots: Mapping[Seat, CaribbeanPlayer]
    ) -> None:
        self.desk = desk
        self.game = caribbean_game(sheet)
        self.bots = bots
        self.bought = BUY_ANTES * sheet.table.ante.min
        self.chips = dict.fromkeys(desk.names, self.bought)
        self.brought = self.bought
        self.meter = money.micro(sheet.progressive.seed) if sheet.progressive else 0
        self.last: Place | None = None
        self.coup: CaribbeanCoup | None = None

    @property
    def result(self) -> tuple[Minor, Minor]:
        """What the person leaves with, and what was brought."""
        coup, me = self.coup, self.desk.me
        lies = coup is not None and not coup.done and coup.phase != "bets"
        left = coup.chips(me) if coup is not None and lies else self.chips[me]
        return left, self.brought

    def play(self) -> None:
        """Play one coup to its end."""
        self._buy()
        coup = self.coup = self.game.coup(self.chips)
        self._bets(coup)
        self._deal(coup)
        self._decisions(coup)
        self._expose(coup)
        self.chips = {seat: coup.chips(seat) for seat in self.chips}

    def between(self) -> None:
        """Leave the hands on the table for a moment; the next ante is the next question."""
        self.desk.terminal.pause(LONG)

    def abandoned(self) -> Sentence | None:
        """Return what the rules do for a seat that leaves this unfinished coup."""
        coup = self.coup
        if coup is None or coup.done or not coup.history:
            return None
        if coup.phase == "exposure" or coup.view(self.desk.me).decision is not None:
            return None
        key = "left-bets" if coup.phase == "bets" else "left-decision"
        return Sentence(self.desk.say(key), ("R-QC-9",))

    # Chips and bets

    def _buy(self) -> None:
        """Let everybody whose chips do not reach for the least ante buy more."""
        desk, price = self.desk, self.desk.voice.money(self.bought)
        coup = self.game.coup(self.chips)
        for seat in self.chips:
            if coup.actions(seat):
                continue
            if seat == desk.me:
                desk.refuse(desk.say("chips-low", chips=desk.voice.money(self.chips[seat])))
                desk.hint(desk.say("hint-buy", key=desk.key("buy"), amount=price))
                while desk.ask().lower() not in desk.words("buy"):
                    desk.refuse(desk.say("buy-or-leave", key=desk.key("buy")))
                self.brought += self.bought
            self.chips[seat] += self.bought
            desk.tell(desk.say("buys", **desk.who(seat), amount=price), "QC-5")

    def _bets(self, coup: CaribbeanCoup) -> None:
        self._head(coup)
        place = self._ante(coup)
        self.last = place
        self._tell(coup, coup.act(self.desk.me, place))
        for seat, bot in self.bots.items():
            if coup.actions(seat):
                self._act(coup, seat, bot.decide(coup.view(seat)))

    def _head(self, coup: CaribbeanCoup) -> None:
        desk = self.desk
        title = desk.say("title", name=self.game.sheet.name, number=desk.number)
        if self.game.progressive:
            title += " · " + desk.say("jackpot", amount=desk.voice.money(money.shown(self.meter)))
        desk.terminal.print(Text(), desk.look.rule(title))
        desk.tell(desk.say("chips", amount=desk.voice.money(coup.chips(desk.me))))

    def _ante(self, coup: CaribbeanCoup) -> Place:
        """Ask for ante and progressive bet until the rules accept them."""
        desk = self.desk
        while True:
            offers = [o for o in coup.view(desk.me).offers if o.kind == "place"]
            usual = self._usual(offers)
            low, high = desk.voice.money(offers[0].low), desk.voice.money(offers[0].high)
            desk.tell(desk.say("ask-ante", low=low, high=high))
            desk.hint(desk.say("hint-enter", what=desk.voice.money(usual)))
            amount = desk.ask_amount()
            place = Place(usual if amount is None else amount)
            if not tried(desk, coup, place):
                continue
            if self.game.progressive and self._dollar():
                place = Place(place.ante, progressive=True)
            if tried(desk, coup, place):
                return place

    def _usual(self, offers: list[Offer]) -> Minor:
        """Return the last ante, or the least, within what the chips allow now."""
        last = offers[0].low if self.last is None else self.last.ante
        return max(offers[0].low, min(last, offers[-1].high))

    def _dollar(self) -> bool:
        desk = self.desk
        usual = self.last is not None and self.last.progressive
        desk.tell(desk.say("ask-progressive", amount=desk.voice.money(self.game.progressive)))
        yes, no = desk.words("yes"), desk.words("no")
        desk.hint(desk.say("hint-yes-no", yes=yes[0], no=no[0], usual=(yes if usual else no)[0]))
        while True:
            entry = desk.ask().lower()
            if not entry:
                return usual
            if entry in yes or entry in no:
                return entry in yes
            desk.refuse(desk.say("want-yes-no", yes=yes[0], no=no[0], entry=entry))

    # Cards and decisions

    def _deal(self, coup: CaribbeanCoup) -> None:
        self.desk.terminal.pause(SHORT)
        deck = full_deck(self.game.sheet.deck.rank)
        self._tell(coup, coup.act(HOUSE, Deal(order(self.desk.coup_seed(), deck))))
        self.desk.terminal.pause(SHORT)
        self.meter += coup.fed

    def _decisions(self, coup: CaribbeanCoup) -> None:
        me = self.desk.me
        for seat in coup.to_act:
            if seat != me:
                self._act(coup, seat, self.bots[seat].decide(coup.view(seat)))
        view = coup.view(me)
        self._felt(view)
        self.desk.adviser.deciding(view)
        decision = self._decision(coup)
        self._tell(coup, coup.act(me, decision))
        self.desk.adviser.decided(decision)
        self.desk.terminal.pause(LONG)

    def _decision(self, coup: CaribbeanCoup) -> Raise | Fold:
        """Ask for the additional bet or the fold until the rules accept one."""
        desk = self.desk
        bet = coup.view(desk.me).offers[0].low
        price = desk.voice.money(bet)
        keys = {"raise": desk.key("raise"), "fold": desk.key("fold")}
        while True:
            desk.hint(
                desk.say("hint-additional", key=keys["raise"], amount=price),
                desk.say("hint-fold", key=keys["fold"]),
            )
            try:
                word, amount = desk.parse(desk.ask())
            except Entry as error:
                desk.refuse(error.sentence)
                continue
            if word in desk.words("fold"):
                return Fold()
            if word not in desk.words("raise"):
                key = "want-decision" if word else "want-some-decision"
                desk.refuse(desk.say(key, **keys, entry=word))
                continue
            action = Raise(bet if amount is None else amount)
            if tried(desk, coup, action):
                return action

    def _felt(self, view: CaribbeanView) -> None:
        desk, look = self.desk, self.desk.look
        hidden = CARDS - len(view.dealer)
        for text in labelled(
            desk.say("dealer"), look.large(view.dealer, hidden=hidden), width=LABEL
        ):
            desk.terminal.line(text)
        columns = [("column-seat", False), ("column-chips", True), ("column-ante", True)]
        if self.game.progressive:
            columns.append(("column-progressive", True))
        columns.append(("column-decision", False))
        table = seat_table([(desk.say(key), amounts) for key, amounts in columns])
        for seat in view.seats:
            if seat.dealt:
                style = "bold" if seat.seat == desk.me else ""
                table.add_row(*self._row(seat), style=style)
        desk.terminal.print(Padding(table, (0, 0, 0, 2)))
        if view.cards is not None:
            for text in labelled(
                desk.say("your-hand"), look.large(arranged(view.cards)), width=LABEL
            ):
                desk.terminal.line(text)
            desk.tell(Text(desk.say("you-hold", hand=desk.hand(view.cards)), style="bold"))

    def _row(self, seat: CaribbeanSeatView) -> list[str]:
        desk = self.desk
        row = [desk.tag(seat.seat), desk.amount(seat.chips), desk.amount(seat.ante)]
        if self.game.progressive:
            row.append(desk.amount(seat.progressive) if seat.progressive else "–")
        if seat.seat == desk.me:
            return [*row, desk.say("to-decide")]
        return [*row, desk.say("has-decided") if seat.decided else ""]

    # The end

    def _expose(self, coup: CaribbeanCoup) -> None:
        desk = self.desk
        self._tell(coup, coup.act(HOUSE, Expose(self.meter)))
        view = coup.view(desk.me)
        settlement = view.settlement
        if settlement is None:
            return
        self.meter = settlement.meter_after
        hands = {seat.seat: seat.cards for seat in view.seats} | {desk.me: view.cards}
        told = explain_caribbean(desk.voice, self.game.pays, settlement, hands)
        for seat in told.seats:
            if seat.seat == desk.me:
                desk.terminal.print(Text())
                desk.terminal.sentences(seat.sentences)
                desk.tell(Text.assemble(desk.say("your-result"), " ", desk.net(seat.net)))
        others = desk.nets((seat.seat, seat.net) for seat in settlement.seats)
        if others:
            desk.tell(Text.assemble((desk.say("others"), "dim"), " ", others))
        if self.game.progressive:
            desk.terminal.sentences(told.tail)

    def _act(self, coup: CaribbeanCoup, seat: Seat, action: AnyAction) -> None:
        self._tell(coup, coup.act(seat, action))

    def _tell(self, coup: CaribbeanCoup, events: Iterable[ev.AnyEvent]) -> None:
        """Tell what the person may see of some events."""
        view = coup.view(self.desk.me)
        for event in events:
            if seen_by(event, self.desk.me):
                self._event(event, view)

    def _event(self, event: ev.AnyEvent, view: CaribbeanView) -> None:
        desk = self.desk
        match event:
            case ev.BetPlaced():
                key = "bet-progressive" if event.progressive else "bet"
                amount, dollar = desk.voice.money(event.ante), desk.voice.money(event.progressive)
                desk.tell(desk.say(key, **desk.who(event.seat), amount=amount, dollar=dollar))
                desk.terminal.pause(SHORT)
            case ev.NoMoreBets():
                desk.dealer(desk.say("no-more-bets"))
                desk.terminal.pause(LONG)
            case ev.DealerExposed():
                shown = desk.look.small(event.cards)
                text = Text.assemble(desk.say("dealt-five", count=len(event.cards)), " ", shown)
                desk.tell(text)
            case ev.AdditionalBetMade() if event.seat != desk.me:
                amount = desk.voice.money(event.amount)
                desk.tell(desk.say("additional", **desk.who(event.seat), amount=amount))
            case ev.Folded() if event.seat != desk.me:
                desk.tell(desk.say("folded", **desk.who(event.seat)), event.clause)
            case ev.OwnDecision():
                key = "own-additional" if event.amount else "own-fold"
                desk.tell(desk.say(key, amount=desk.voice.money(event.amount)))
            case ev.DealerShown():
                self._dealer_shown(event)
            case ev.HandShown():
                desk.tell(self._shown(event))
            case ev.ProgressiveHit():
                self._hit(event, view)
            case _:
                pass

    def _dealer_shown(self, event: ev.DealerShown) -> None:
        desk = self.desk
        desk.terminal.print(Text())
        for text in labelled(
            desk.say("dealer"), desk.look.large(arranged(event.cards)), width=LABEL
        ):
            desk.terminal.line(text)
        key = "dealer-opens" if event.opens else "dealer-shut"
        desk.dealer(desk.say(key, hand=desk.hand(event.cards)))
        desk.terminal.pause(LONG)

    def _shown(self, event: ev.HandShown) -> Text:
        desk = self.desk
        name = f"{desk.names[event.seat]:<{LABEL}}"
        cards = desk.look.small(arranged(event.cards))
        return Text.assemble((name, "bold"), cards, "  ", desk.hand(event.cards))

    def _hit(self, event: ev.ProgressiveHit, view: CaribbeanView) -> None:
        desk = self.desk
        cards = next((seat.cards for seat in view.seats if seat.seat == event.seat), None)
        said = desk.say(
            "hit",
            **desk.who(event.seat),
            prize=desk.voice.money(event.prize),
            hand=desk.hand(cards or ()),
        )
        desk.tell(Text(said, style="bold"))
