"""The progressive bet and a session as parts of the page of a sheet's worth."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from math import ceil, log10
from typing import TYPE_CHECKING

from babel import Locale
from babel.numbers import format_decimal
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.cli.odds_bets import Bets
from croupier.messages import Messages
from croupier.odds.caribbean import Analysis
from croupier.odds.session import Session, ranges, volatility_index

if TYPE_CHECKING:
    from croupier.odds.progressive import Hit, ProgressiveWorth


def bets_page(found: Analysis, bets: Bets, messages: Messages) -> RenderableType:
    """Return the parts on the progressive and on the session; nothing where there are neither.

    Raises:
        Refusal: a meter is given and the sheet has none.
        SessionError: the session cannot be computed.
    """
    page = _Page(found, bets, messages)
    worth = bets.progressive(found)
    if worth is not None:
        page.part("progressive-part", page.progressive(worth), page.hits(worth))
    session = bets.session(found)
    if session is not None:
        title = "session-part-progressive" if session.meter is not None else "session-part"
        page.part(title, page.session(session), page.quantiles(session))
        page.part("session-part-range", page.ranges())
    return Group(*page.parts)


class _Page:
    def __init__(self, found: Analysis, bets: Bets, messages: Messages) -> None:
        self.found, self.bets, self.messages = found, bets, messages
        self.parts: list[RenderableType] = []
        self._locale = Locale.parse(messages.language)

    def say(self, message: str, **values: object) -> str:
        return self.messages.text(message, **values)

    def part(self, title: str, *content: RenderableType) -> None:
        head = Rule(Text(self.say(title), style="bold"), align="left", style="dim")
        self.parts += [head, *(Padding(each, (0, 0, 1, 2)) for each in content)]

    def money(self, amount: Fraction | float) -> str:
        return self.messages.money(round(amount), self.found.sheet.currency)

    def signed(self, amount: Fraction) -> str:
        return ("+" if round(amount) > 0 else "") + self.money(amount)

    def number(self, value: float, digits: int) -> str:
        return format_decimal(value, format="#,##0." + "0" * digits, locale=self._locale)

    def percent(self, share: Fraction | float, digits: int = 4) -> str:
        return self.say("odds-percent", number=self.number(100 * float(share), digits))

    def chance(self, chance: float, bound: float) -> str:
        """Return a chance with no more digits than its bound lets stand."""
        digits = next((d for d in (6, 4, 2) if bound < 0.05 * 10.0 ** -(d + 2)), 1)
        least = 10.0 ** -(digits + 2)
        if 0 < chance < least / 2:
            return f"< {self.percent(least, digits)}"
        return self.percent(chance, digits)

    def table(self, *columns: str) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for place, name in enumerate(columns):
            table.add_column(name, justify="right" if place else "left")
        return table

    # The progressive

    def progressive(self, worth: ProgressiveWorth) -> Table:
        grid = _grid()
        for name, value in self._returns(worth):
            grid.add_row(self.say(f"progressive-{name}"), value)
        for name, amount in self._meters(worth):
            told = self.say("progressive-never") if amount is None else self.money(amount)
            grid.add_row(name, told)
        meter = worth.pays.seed if self.bets.meter is None else self.bets.meter
        several = worth.several(meter, self.found.sheet.table.seats)
        if several.players > 1 and several.chance:
            name = self.say("progressive-several", players=several.players, meter=self.money(meter))
            takes = self.number(100 * float(several.loss), 6)
            grid.add_row(name, self.say("progressive-points", number=takes))
            games = self.messages.number(round(1 / several.chance))
            grid.add_row(self.say("progressive-several-games"), games)
        return grid

    def _returns(self, worth: ProgressiveWorth) -> Iterator[tuple[str, str]]:
        yield "fixed", self.percent(worth.fixed_return)
        per = worth.return_per_unit_of_meter * 10_000
        yield "per-meter", self.percent(per)
        yield "at-seed", self.percent(worth.return_at_seed)
        if self.bets.meter is not None:
            yield "at-meter", self.percent(worth.return_at(self.bets.meter))
        yield "long-run", self.percent(worth.long_run_return)
        meter = worth.pays.seed if self.bets.meter is None else self.bets.meter
        yield "deviation", self.money(worth.deviation_at(meter))

    def _meters(self, worth: ProgressiveWorth) -> Iterator[tuple[str, Fraction | int | None]]:
        yield self.say("progressive-break-even"), worth.break_even_meter
        yield self.say("progressive-break-even-paid"), worth.break_even_as_paid
        both = self.bets.together(self.found)
        if both is not None:
            name = self.say("progressive-together", ante=self.money(both.ante))
            yield name, both.turns_positive
        mean = worth.mean_meter_at_hit
        if mean is not None:
            yield self.say("progressive-mean"), mean

    def hits(self, worth: ProgressiveWorth) -> Table:
        columns = ("odds-hand", "progressive-prize", "odds-chance", "progressive-one-in")
        table = self.table(*(self.say(column) for column in columns))
        for hit in worth.hits:
            one = self.messages.number(round(1 / hit.chance)) if hit.chance else "–"
            prize = self._prize(hit, worth)
            table.add_row(self._class(hit.name), prize, self.percent(hit.chance, 6), one)
        return table

    def _prize(self, hit: Hit, worth: ProgressiveWorth) -> str:
        if not hit.num:
            return self.money(hit.amount)
        share = Decimal(100 * hit.num) / Decimal(worth.pays.share_den)
        number = self.messages.number(share)
        return self.say("progressive-share", share=self.say("odds-percent", number=number))

    def _class(self, name: str) -> str:
        own = self.found.sheet.hands.names.get(name)
        return own or self.say(f"class-{name.replace(' ', '-')}")

    # The session

    def session(self, session: Session) -> RenderableType:
        grid = _grid()
        chances = (("ahead", session.ahead), ("even", session.even), ("behind", session.behind))
        grid.add_row(self.say("session-mean"), self.signed(session.mean))
        grid.add_row(self.say("session-deviation"), self.money(session.deviation))
        for name, chance in chances:
            grid.add_row(self.say(f"session-{name}"), self.chance(chance, session.bound))
        if session.ruin is not None and session.bankroll is not None:
            name = self.say("session-ruin", bankroll=self.money(session.bankroll))
            grid.add_row(name, self.chance(session.ruin.chance, session.ruin.bound))
            played = self.number(session.ruin.coups_played, 1)
            grid.add_row(self.say("session-played"), played)
        pace = self.messages.number(_decimal(session.pace))
        grid.add_row(self.say("session-cost", pace=pace), self.money(session.hourly_cost))
        grid.add_row(self.say("session-hours"), self.number(float(session.hours), 1))
        return Group(Text(self._asked(session), style="dim"), Text(), grid)

    def _asked(self, session: Session) -> str:
        coups, ante = session.coups, self.money(session.ante)
        most = max(session.bound, session.ruin.bound if session.ruin else 0.0)
        bound = f"{10.0 ** ceil(log10(most)):.0e}"
        if session.meter is None:
            return self.say("session-asked", coups=coups, ante=ante, bound=bound)
        meter = self.money(session.meter)
        asked = "session-asked-meter"
        return self.say(asked, coups=coups, ante=ante, meter=meter, bound=bound)

    def quantiles(self, session: Session) -> Table:
        table = self.table(self.say("session-at-most"), self.say("session-with-chance"))
        for level, result in session.quantiles.items():
            table.add_row(self.signed(result), self.percent(level, 0 if level < 1 else 1))
        return table

    def ranges(self) -> RenderableType:
        columns = ("coups", "from", "to")
        table = self.table(*(self.say(f"session-{column}") for column in columns))
        for each in ranges(self.found):
            low, high = (self.percent(value, 3) for value in (each.low, each.high))
            table.add_row(self.messages.number(each.coups), low, high)
        index = self.number(volatility_index(self.found), 4)
        return Group(Text(self.say("session-range", index=index), style="dim"), Text(), table)


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column(justify="right", no_wrap=True)
    return grid


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)
