"""The page of a Caribbean Stud sheet."""

from __future__ import annotations

from fractions import Fraction

from rich.console import RenderableType
from rich.text import Text

from croupier.cards import CardError, parse_rank
from croupier.cli.page import Page
from croupier.hands import Ranking, describe, name_of_ranks, ranking
from croupier.money import Minor
from croupier.sheets import CaribbeanSheet
from croupier.sheets.check_caribbean import ACES_OR_KINGS
from croupier.sheets.schema import Progressive


def fill_caribbean(page: Page, sheet: CaribbeanSheet) -> None:
    """Write the page of a Caribbean Stud sheet."""
    hands = sheet.hands
    made = ranking(
        hands.order, lowest=sheet.deck.rank, ace_low=hands.ace_low, kickers=hands.kickers
    )
    page.part("table", page.facts(_table(page, sheet, made)))
    columns = [("pays", pays(page, sheet))]
    if sheet.progressive is not None:
        columns.append(("prize", prizes(page, sheet.progressive)))
    content: list[RenderableType] = [page.hands(made, columns)]
    if ACES_OR_KINGS in sheet.additional.pays:
        content.append(Text(page.say("letter-note"), style="dim"))
    page.part("hands", *content, page.facts(page.equal_hands(made)))
    page.part("coup", page.steps(_steps(page, sheet)))
    if sheet.progressive is not None:
        page.part("jackpot", page.facts(_jackpot(page, sheet.progressive)))


def _table(page: Page, sheet: CaribbeanSheet, made: Ranking) -> list[tuple[str, str]]:
    table = sheet.table
    least, most = page.money(table.ante.min), page.money(table.ante.max)
    whole_deck = made.lowest == 0
    deck = (
        page.say("deck-full")
        if whole_deck
        else page.say("deck-from", cards=52 - 4 * made.lowest, rank=page.rank(made.lowest))
    )
    cap = table.max_payout
    clock = table.clock
    return [
        ("seats", str(table.seats)),
        ("ante", page.say("ante-limits", min=least, max=most)),
        ("unit", page.money(table.unit)),
        ("clock", page.say("clock-caribbean", bets=clock.bets, decision=clock.decision)),
        ("max-payout", page.say("max-payout-none") if cap is None else page.money(cap)),
        ("deck", deck),
    ]


def pays(page: Page, sheet: CaribbeanSheet) -> dict[str, str]:
    """Return what the additional bet is paid, by class."""
    chart = sheet.additional.pays
    shown = {name: _pay(page, pay) for name, pay in chart.items()}
    if ACES_OR_KINGS in chart:
        shown |= {"pair": f"{shown[ACES_OR_KINGS]} *", "high card": page.say("pushes")}
    return shown


def _pay(page: Page, pay: Fraction) -> str:
    if pay == 0:
        return page.say("pushes")
    return page.say("to-one", num=pay.numerator, den=pay.denominator)


def prizes(page: Page, progressive: Progressive) -> dict[str, str]:
    """Return the prizes of the progressive bet, by class."""
    return {
        name: _prize(page, prize.share, prize.amount) for name, prize in progressive.pays.items()
    }


def _prize(page: Page, share: Fraction | None, amount: Minor | None) -> str:
    if share is None:
        return page.money(amount or 0)
    if share == 1:
        return page.say("share-whole")
    return page.say("share", share=page.percent(share))


def _steps(page: Page, sheet: CaribbeanSheet) -> list[tuple[str, str]]:
    table, dealer, multiple = sheet.table, sheet.dealer, sheet.additional.multiple
    ante = page.say(
        "cs-ante",
        min=page.money(table.ante.min),
        max=page.money(table.ante.max),
        unit=page.money(table.unit),
        times=multiple + 1,
    )
    steps = [(ante, "QC-2 QC-3 R-QC-4 R-QC-14")]
    if sheet.progressive is not None:
        bet = page.money(sheet.progressive.bet)
        steps.append((page.say("cs-progressive", bet=bet), "QC-19 R-QC-13"))
    decide = page.say("cs-decide", seconds=table.clock.decision, multiple=multiple)
    steps += [
        (page.say("cs-closed", seconds=table.clock.bets), "QC-2 R-QC-9"),
        (page.say("cs-deal", exposed=dealer.exposed), "QC-6 R-QC-12"),
        (decide, "QC-7 QC-8 R-QC-9"),
    ]
    if dealer.opens.split() == ["any"]:
        steps.append((page.say("cs-opens-any"), "QC-9 QC-10"))
    else:
        steps.append((page.say("cs-opens", hand=_opens(page, dealer.opens)), "QC-9 QC-10"))
        steps.append((page.say("cs-no-open"), "QC-14"))
    steps += [
        (page.say("cs-higher"), "QC-15"),
        (page.say("cs-lower"), "QC-16"),
        (page.say("cs-equal"), "QC-17 R-QC-2"),
    ]
    if sheet.progressive is not None:
        steps.append((page.say("cs-prizes"), "QC-20 R-QC-13"))
    return steps


def _opens(page: Page, text: str) -> str:
    """Return the lowest opening hand in words."""
    try:
        name = name_of_ranks([parse_rank(word) for word in text.split()])
    except CardError:
        return page.class_name(" ".join(text.split()).lower())
    return describe(name, page.messages, page.sheet.hands.names)


def _jackpot(page: Page, progressive: Progressive) -> list[tuple[str, str]]:
    folded = "yes" if progressive.pays_folded else "no"
    return [
        ("cs-bet", page.money(progressive.bet)),
        ("cs-seed", page.money(progressive.seed)),
        ("cs-contribution", page.percent(progressive.contribution)),
        ("cs-folded", page.say(f"cs-folded-{folded}")),
        ("cs-order", page.say(f"cs-order-{progressive.order}")),
    ]
