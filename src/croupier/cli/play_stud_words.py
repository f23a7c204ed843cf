"""What happens in a coup of stud, told to the person at the desk as far as that seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from croupier.cli.play_desk import LONG, SHORT, Desk
from croupier.games import events as ev
from croupier.games.actions import Seat
from croupier.games.coup import seen_by
from croupier.games.stud import StudCoup

_DEALT = (ev.CardDown, ev.OwnCard, ev.CardUp)


@dataclass(frozen=True, slots=True)
class StudWords:
    """Tells events at a desk."""

    desk: Desk

    def tell(self, coup: StudCoup, events: Iterable[ev.AnyEvent]) -> None:
        """Tell what the person may see of some events, what is dealt together in one line."""
        seen = [event for event in events if seen_by(event, self.desk.me)]
        for kind, group in groupby(seen, key=_kind):
            told = list(group)
            if kind == "antes":
                self._antes([event for event in told if isinstance(event, ev.AntePosted)])
            elif kind == "dealt":
                self._dealt(told)
            else:
                for event in told:
                    self._event(coup, event)

    def _antes(self, antes: list[ev.AntePosted]) -> None:
        desk = self.desk
        most = max(event.amount for event in antes)
        total = desk.voice.money(sum(event.amount for event in antes))
        desk.tell(desk.say("antes", amount=desk.voice.money(most), total=total), "CM-2")
        for event in antes:
            if event.amount < most:
                amount = desk.voice.money(event.amount)
                said = desk.say("ante-short", **desk.who(event.seat), amount=amount)
                desk.tell(said, "R-CM-15")

    def _dealt(self, events: list[ev.AnyEvent]) -> None:
        """Tell each street in one line: who got which card up."""
        desk = self.desk
        down = [event for event in events if isinstance(event, ev.CardDown)]
        streets: list[dict[Seat, ev.CardUp]] = []
        for event in events:
            if isinstance(event, ev.CardUp):
                if not streets or event.seat in streets[-1]:  # the next street of a run-out
                    streets.append({})
                streets[-1][event.seat] = event
        each = len(down) // max(len({event.seat for event in down}), 1)
        if down:
            desk.tell(desk.say("dealt-down", count=each))
        for street in streets:
            cards = [
                Text.assemble(f"{desk.names[seat]} ", desk.look.small([event.card]))
                for seat, event in street.items()
            ]
            desk.tell(Text.assemble(desk.say("dealt-up"), "  ", Text("  ").join(cards)))
        desk.terminal.pause(SHORT)

    def _event(self, coup: StudCoup, event: ev.AnyEvent) -> None:
        desk = self.desk
        match event:
            case ev.HandShown():
                hand = f"  {desk.hand(event.cards)}"
                name = (f"{desk.names[event.seat]:<10}", "bold")
                desk.tell(Text.assemble(name, desk.look.small(event.cards), hand))
                desk.terminal.pause(SHORT)
            case ev.PotAwarded():
                self._pot(event)
            case ev.RakeTaken():
                amount = desk.voice.money(event.amount)
                desk.tell(desk.say("rake", amount=amount), "CM-13")
            case ev.BlindDeclined() if event.seat == desk.me:
                pass
            case ev.CoupEnded():
                pass
            case _:
                self._act(coup, event)

    def _act(self, coup: StudCoup, event: ev.AnyEvent) -> None:
        """Tell what a seat did."""
        desk = self.desk
        if not hasattr(event, "seat"):
            return
        seat = event.seat
        key = f"did-{event.__struct_config__.tag}"
        in_all: int = getattr(event, "to", 0) or getattr(event, "amount", 0)
        said = desk.say(
            key,
            **desk.who(seat),
            amount=desk.voice.money(in_all),
            name=getattr(event, "name", ""),
        )
        acted = isinstance(event, ev.Opened | ev.Called | ev.Raised)
        if acted and not coup.done and coup.chips(seat) == 0:
            said = desk.say("with-all-in", said=said)
        desk.tell(said, getattr(event, "clause", "") or _CLAUSES.get(type(event), ""))

    def _pot(self, event: ev.PotAwarded) -> None:
        desk = self.desk
        amount = desk.voice.money(event.amount - event.rake)
        key = "pot-side" if event.pot else "pot-main"
        pot = desk.say(key, number=event.pot, amount=amount)
        if len(event.winners) == 1:
            text = desk.say("pot-won", pot=pot, **desk.who(event.winners[0]))
        else:
            shares = [
                desk.say("pot-share", who=desk.names[seat], amount=desk.voice.money(share))
                for seat, share in zip(event.winners, event.shares, strict=True)
            ]
            text = desk.say("pot-shared", pot=pot, shares=desk.voice.listed(shares))
        desk.tell(Text(text, style="bold"))
        desk.terminal.pause(LONG)


_CLAUSES: dict[type, str] = {ev.BetReturned: "R-CM-10", ev.HandMucked: "R-CM-17"}


def _kind(event: ev.AnyEvent) -> str:
    if isinstance(event, ev.AntePosted):
        return "antes"
    return "dealt" if isinstance(event, _DEALT) else ""
