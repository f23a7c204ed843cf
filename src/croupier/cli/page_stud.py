"""The page of a five card stud sheet."""

from __future__ import annotations

from itertools import groupby

from rich.table import Table

from croupier.cards import full_deck
from croupier.cli.page import Page
from croupier.hands import ranking
from croupier.sheets import StudSheet
from croupier.sheets.schema import Blinds, Street


def fill_stud(page: Page, sheet: StudSheet) -> None:
    """Write the page of a stud sheet."""
    hands = sheet.hands
    lowest = sheet.deck.rank(sheet.table.seats)
    made = ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
    page.part("table", page.facts(_table(page, sheet)))
    page.part("stakes", _stakes(page, sheet))
    page.part("deck", _deck(page, sheet))
    page.part("hands", page.hands(made, []), page.facts(page.equal_hands(made)))
    page.part("coup", page.steps(_steps(page, sheet)))
    page.part("between", page.steps(_between(page, sheet)))


def _table(page: Page, sheet: StudSheet) -> list[tuple[str, str]]:
    clock = sheet.table.clock
    return [
        ("seats", str(sheet.table.seats)),
        ("unit", page.money(sheet.table.unit)),
        ("clock", page.say("clock-stud", act=clock.act, blinds=clock.blinds)),
    ]


def _grid(page: Page, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    for name in names:
        table.add_column(page.say(name), justify="right")
    return table


def _stakes(page: Page, sheet: StudSheet) -> Table:
    table = _grid(page, ["stake-ante", "stake-bank", "stake-banks", "stake-maximum"])
    for stake in sheet.stakes:
        bank, most = page.money(stake.bank), page.money(stake.maximum_bank)
        table.add_row(page.money(stake.ante), bank, f"× {stake.banks}", most)
    return table


def _deck(page: Page, sheet: StudSheet) -> Table:
    """Return the deck for each number of players; one line where it is always the same."""
    table = _grid(page, ["players", "lowest", "cards"])
    counts = range(2, sheet.table.seats + 1)
    for lowest, group in groupby(counts, key=sheet.deck.rank):
        players = list(group)
        label = str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
        table.add_row(label, page.rank(lowest), str(len(full_deck(lowest))))
    return table


def _steps(page: Page, sheet: StudSheet) -> list[tuple[str, str]]:
    betting, players, ante = sheet.betting, sheet.table.seats, sheet.stakes[0].ante
    steps = [(page.say("st-ante"), "CM-2 R-CM-15")]
    if sheet.blinds is not None:
        steps.append((_blinds(page, sheet.blinds), "CM-8 R-CM-9"))
    steps += [(sentence, "CM-3 CM-4 R-CM-1") for sentence in _streets(page, sheet.deal.streets)]
    best = betting.first == "best showing"
    later = "none" if len(sheet.deal.streets) == 1 else "best" if best else "marker"
    opening = page.say(
        "st-opening",
        ante=page.money(ante),
        players=players,
        amount=page.money(ante * players),
    )
    raises = page.say("st-raises", raises=betting.raises, per=betting.raises_per)
    steps += [
        (page.say("st-first", later=later), "CM-7 R-CM-4"),
        (opening, "CM-5 R-CM-5"),
        (raises, "CM-6 R-CM-7"),
    ]
    if betting.raises:
        size = page.say(f"st-size-{betting.size.replace(' ', '-')}")
        steps.append((size, "R-CM-6 R-CM-11"))
    steps += [
        (page.say("st-short"), "CM-10 R-CM-8 R-CM-10"),
        (page.say("st-showdown"), "CM-4 CM-12 R-CM-17"),
    ]
    if sheet.rake is None:
        return [*steps, (page.say("st-no-rake"), "CM-13")]
    above, rate = page.money(sheet.rake.above), page.percent(sheet.rake.rate)
    return [*steps, (page.say("st-rake", above=above, rate=rate), "CM-13 R-CM-12")]


def _blinds(page: Page, blinds: Blinds) -> str:
    named = [
        page.say("st-blind", name="buio", times=blinds.buio),
        page.say("st-blind", name="controbuio", times=blinds.controbuio),
    ]
    if blinds.over is not None:
        times, players = blinds.over.times, blinds.over.players
        named.append(page.say("st-blind-over", name="over", times=times, players=players))
    return page.say("st-blinds", blinds=", ".join(named), of=blinds.of)


def _streets(page: Page, streets: tuple[Street, ...]) -> list[str]:
    """Return a sentence for each street; equal ones that follow each other share one."""
    said: list[str] = []
    for street, group in groupby(streets):
        times = len(list(group))
        if said and times > 1 and street.down == 0:
            said.append(page.say("st-streets-same", times=times, up=street.up))
            continue
        for _ in range(times):
            order = "more" if said else "first"
            said.append(page.say("st-street", cards=order, down=street.down, up=street.up))
    return said


def _between(page: Page, sheet: StudSheet) -> list[tuple[str, str]]:
    capped = sheet.topup.cap == "maximum bank"
    topup = page.say("st-topup-capped" if capped else "st-topup-free")
    return [
        (page.say("st-marker"), "CM-3 CM-14"),
        (topup, "CM-11 R-CM-14"),
        (page.say("st-leave"), "R-CM-13"),
    ]
