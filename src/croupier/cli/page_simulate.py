"""What simulated coups came to, as a page for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from babel import Locale
from babel.numbers import format_decimal
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.messages import Messages
from croupier.money import MICRO_PER_MINOR
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.simulation.caribbean_result import CaribbeanResult
from croupier.simulation.intervals import Estimate
from croupier.simulation.stud_result import END_NAMES, StudPlayer, StudResult, StudStake

SHOWN = (0.05, 0.25, 0.5, 0.75, 0.95)
NO_VALUE = "–"


def simulation_page(found: CaribbeanResult | StudResult, language: str) -> RenderableType:
    """Return a simulation's page."""
    page = _Page(found.job.sheet, Messages(language))
    if isinstance(found, StudResult):
        _stud(found, page)
    else:
        _caribbean(found, page)
    return Group(*page.parts)


class _Page:
    def __init__(self, sheet: CaribbeanSheet | StudSheet, messages: Messages) -> None:
        self.sheet = sheet
        self.messages = messages
        self.parts: list[RenderableType] = []
        self._locale = Locale.parse(messages.language)

    def say(self, message: str, **values: object) -> str:
        return self.messages.text(f"simulate-{message}", **values)

    def head(self, line: str) -> None:
        title = f"{self.sheet.name}, {self.sheet.house}"
        self.parts += [Text(title, style="bold"), Text(line, style="dim"), Text()]

    def part(self, title: str, *content: RenderableType, **values: object) -> None:
        said = Text(self.say(f"part-{title}", **values), style="bold")
        self.parts.append(Rule(said, align="left", style="dim"))
        self.parts += [Padding(each, (0, 0, 1, 2)) for each in content]

    def facts(self, rows: Iterable[tuple[str, str | Text]]) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column(justify="right")
        for name, value in rows:
            grid.add_row(name, value)
        return grid

    def table(self, *heads: str) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(heads[0], no_wrap=True)
        for head in heads[1:]:
            table.add_column(head, justify="right", no_wrap=True)
        return table

    def count(self, number: int) -> str:
        return self.messages.number(number)

    def percent(self, share: float, digits: int = 4) -> str:
        return self.messages.text("odds-percent", number=self.decimal(100 * share, digits))

    def decimal(self, value: float, digits: int = 4) -> str:
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=pattern, locale=self._locale)

    def money(self, amount: float) -> str:
        return self.messages.money(round(amount), self.sheet.currency)

    def class_name(self, name: str) -> str:
        own = self.sheet.hands.names.get(name)
        return own or self.messages.text(f"class-{name.replace(' ', '-')}")

    def verdict(self, found: Estimate) -> Text:
        """Return whether an exact value is met, in a word."""
        if found.agrees is None:
            return Text(NO_VALUE)
        if found.agrees:
            return Text(self.say("agrees"), style="green")
        return Text(self.say("misses"), style="red")

    def shares(self, names: Sequence[tuple[str, int, Estimate]]) -> Table:
        """Return counts with their shares beside the exact ones."""
        heads = ("outcome", "hands", "share", "exact", "verdict")
        table = self.table(*(self.say(f"head-{head}") for head in heads))
        for name, number, found in names:
            exact = NO_VALUE if found.exact is None else self.percent(found.exact)
            row = (name, self.count(number), self.percent(found.mean), exact)
            table.add_row(*row, self.verdict(found))
        return table

    def quantiles(self, head: str, rows: Sequence[tuple[str, Sequence[str]]]) -> Table:
        """Return rows of amounts that are not exceeded with the chances of :data:`SHOWN`."""
        table = self.table(head, *(self.percent(level, 0) for level in SHOWN))
        for name, values in rows:
            table.add_row(name, *values)
        return table


# Caribbean Stud


def _caribbean(found: CaribbeanResult, page: _Page) -> None:
    job = found.job
    page.head(
        page.say(
            "how-caribbean",
            coups=found.totals.coups,
            seats=job.seats,
            strategy=job.strategy,
            ante=page.money(job.ante),
            seed=str(job.seed),
        )
    )
    page.part("worth", _worth(found, page), _sentence(found, page))
    page.part("outcomes", page.shares(_outcomes(found, page)))
    if found.path is not None:
        page.part("progressive", *_progressive(found, page))
    if found.sessions:
        page.part("sessions", *_sessions(found, page), coups=job.session)


def _worth(found: CaribbeanResult, page: _Page) -> Table:
    mean, exact = found.mean, found.exact
    edge = Estimate(-mean.mean, mean.deviation, mean.error, float(exact.edge))
    table = page.table("", *(page.say(f"head-{head}") for head in ("found", "exact")))
    table.add_row(page.say("edge"), page.percent(edge.mean), page.percent(float(exact.edge)))
    for name, (low, high) in (("95", edge.interval95), ("99", edge.interval99)):
        table.add_row(
            page.say("interval", level=page.percent(int(name) / 100, 0)),
            page.say("range", low=page.percent(low), high=page.percent(high)),
            "",
        )
    deviation = page.decimal(exact.standard_deviation)
    table.add_row(page.say("deviation"), page.decimal(found.deviation), deviation)
    raised = found.raised / found.hands
    table.add_row(
        page.say("raised"), page.percent(raised), page.percent(float(exact.raise_frequency))
    )
    table.add_row(page.say("net"), page.money(found.net), "")
    table.add_row(page.say("hold"), page.percent(found.hold), "")
    return table


def _sentence(found: CaribbeanResult, page: _Page) -> Text:
    """Return the verdict as a sentence."""
    off = page.decimal(abs(found.mean.off or 0.0), 2)
    if found.agrees:
        return Text(page.say("verdict-agrees", off=off), style="green")
    return Text(page.say("verdict-misses", off=off), style="red")


def _outcomes(found: CaribbeanResult, page: _Page) -> list[tuple[str, int, Estimate]]:
    rows = []
    for name, each in found.shares.items():
        said = (
            page.messages.text("odds-end-win", hand=page.class_name(name.removeprefix("win:")))
            if name.startswith("win:")
            else page.messages.text(f"odds-end-{name}")
        )
        rows.append((said, found.outcomes[name], each))
    return rows


def _progressive(found: CaribbeanResult, page: _Page) -> list[RenderableType]:
    path = found.path
    assert path is not None  # noqa: S101 - the caller has looked
    hits = [
        (page.class_name(name), round(each.mean * found.hands), each)
        for name, each in found.hits.items()
    ]
    amounts = [
        ("meter-start", path.start),
        ("meter-fed", path.fed / MICRO_PER_MINOR),
        ("meter-seeds", path.seeds),
        ("meter-paid", path.paid),
        ("meter-end", path.end / MICRO_PER_MINOR),
        ("meter-least", path.least),
        ("meter-most", path.most),
        ("meter-mean", path.mean),
    ]
    facts = [(page.say("progressive-net"), page.money(found.progressive_net))]
    facts += [(page.say(name), page.money(amount)) for name, amount in amounts]
    return [page.shares(hits), page.facts(facts)]


def _sessions(found: CaribbeanResult, page: _Page) -> list[RenderableType]:
    job = found.job
    meter = page.money(job.meter) if job.progressive else "none"
    table = page.table("", *(page.say(f"head-{head}") for head in ("found", "exact", "verdict")))
    for name, each in (("ahead", found.ahead), ("ruin", found.ruin)):
        exact = NO_VALUE if each.exact is None else page.percent(each.exact)
        said = page.say(name, bankroll=page.money(job.bankroll))
        table.add_row(said, page.percent(each.mean), exact, page.verdict(each))
    quantiles = (found.quantiles(), found.quantiles(of_bankroll=True))
    rows = [
        (page.say(name), [page.money(values[level]) for level in SHOWN])
        for name, values in zip(("result", "chips"), quantiles, strict=True)
    ]
    how = page.say("sessions-how", sessions=found.sessions, meter=meter)
    return [Text(how, style="dim"), table, page.quantiles("", rows)]


# Stud


def _stud(found: StudResult, page: _Page) -> None:
    job = found.job
    page.head(
        page.say(
            "how-stud",
            coups=found.totals.coups,
            seats=len(job.players),
            session=job.session,
            seed=str(job.seed),
        )
    )
    page.part("rake", _rakes(found, page))
    for stake in found.stakes:
        page.part("stake", *_players(stake, page), ante=page.money(stake.stake.ante))


def _rakes(found: StudResult, page: _Page) -> Table:
    heads = ("ante", "rake-a-coup", "interval", "raked", "pot", "showdowns")
    table = page.table(*(page.say(f"head-{head}") for head in heads))
    for stake in found.stakes:
        low, high = stake.rake_a_coup.interval95
        table.add_row(
            page.money(stake.stake.ante),
            page.money(stake.rake_a_coup.mean),
            page.say("range", low=page.money(low), high=page.money(high)),
            page.percent(stake.raked.mean, 1),
            page.money(stake.mean_pot),
            page.percent(stake.showdowns.mean, 1),
        )
    return table


def _players(stake: StudStake, page: _Page) -> list[RenderableType]:
    heads = ("player", "antes", "interval", "lost-bank")
    won = page.table(*(page.say(f"head-{head}") for head in heads))
    ended = page.table(*(page.say(f"head-{head}") for head in ("player", *END_NAMES.values())))
    evenings = []
    for player in stake.players:
        low, high = player.mean.interval95
        name = _name(player, page)
        won.add_row(
            name,
            page.decimal(player.mean.mean, 3),
            page.say("range", low=page.decimal(low, 3), high=page.decimal(high, 3)),
            page.percent(player.lost_bank.mean, 1),
        )
        shares = (player.ends[end] / stake.coups for end in END_NAMES.values())
        ended.add_row(name, *(page.percent(share, 1) for share in shares))
        antes = (player.quantiles()[level] / stake.stake.ante for level in SHOWN)
        evenings.append((name, [page.decimal(value, 1) for value in antes]))
    return [won, ended, page.quantiles(page.say("head-evening"), evenings)]


def _name(player: StudPlayer, page: _Page) -> str:
    return f"{player.seat} {page.messages.text(f'play-way-{player.name}')}"
