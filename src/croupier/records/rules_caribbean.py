"""The rules of a Caribbean Stud sheet in words."""

from __future__ import annotations

from fractions import Fraction

from croupier.cards import CardError, parse_rank
from croupier.hands import Ranking, describe, name_of_ranks
from croupier.money import Minor
from croupier.records.rulewords import Facts, NamedSteps, RuleWords, Steps
from croupier.sheets import CaribbeanSheet
from croupier.sheets.check_caribbean import ACES_OR_KINGS
from croupier.sheets.schema import Progressive


def table_facts(words: RuleWords, sheet: CaribbeanSheet, made: Ranking) -> Facts:
    """Return seats, limits, clock and deck."""
    table = sheet.table
    least, most = words.money(table.ante.min), words.money(table.ante.max)
    whole_deck = made.lowest == 0
    deck = (
        words.say("deck-full")
        if whole_deck
        else words.say("deck-from", cards=52 - 4 * made.lowest, rank=words.rank(made.lowest))
    )
    cap = table.max_payout
    clock = table.clock
    return [
        ("seats", str(table.seats)),
        ("ante", words.say("ante-limits", min=least, max=most)),
        ("unit", words.money(table.unit)),
        ("clock", words.say("clock-caribbean", bets=clock.bets, decision=clock.decision)),
        ("max-payout", words.say("max-payout-none") if cap is None else words.money(cap)),
        ("deck", deck),
    ]


def pays(words: RuleWords, sheet: CaribbeanSheet) -> dict[str, str]:
    """Return what the additional bet is paid, by class."""
    chart = sheet.additional.pays
    shown = {name: _pay(words, pay) for name, pay in chart.items()}
    if ACES_OR_KINGS in chart:
        shown |= {"pair": f"{shown[ACES_OR_KINGS]} *", "high card": words.say("pushes")}
    return shown


def _pay(words: RuleWords, pay: Fraction) -> str:
    if pay == 0:
        return words.say("pushes")
    return words.say("to-one", num=pay.numerator, den=pay.denominator)


def prizes(words: RuleWords, progressive: Progressive) -> dict[str, str]:
    """Return the prizes of the progressive bet, by class."""
    return {
        name: _prize(words, prize.share, prize.amount) for name, prize in progressive.pays.items()
    }


def _prize(words: RuleWords, share: Fraction | None, amount: Minor | None) -> str:
    if share is None:
        return words.money(amount or 0)
    if share == 1:
        return words.say("share-whole")
    return words.say("share", share=words.percent(share))


def coup_steps(words: RuleWords, sheet: CaribbeanSheet) -> Steps:
    """Return how a coup goes."""
    return list(named_steps(words, sheet).values())


def named_steps(words: RuleWords, sheet: CaribbeanSheet) -> NamedSteps:
    """Return how a coup goes, step by step, each by its name."""
    table, dealer, multiple = sheet.table, sheet.dealer, sheet.additional.multiple
    ante = words.say(
        "cs-ante",
        min=words.money(table.ante.min),
        max=words.money(table.ante.max),
        unit=words.money(table.unit),
        times=multiple + 1,
    )
    steps = {"ante": (ante, "QC-2 QC-3 R-QC-4 R-QC-14")}
    if sheet.progressive is not None:
        bet = words.money(sheet.progressive.bet)
        steps["progressive"] = (words.say("cs-progressive", bet=bet), "QC-19 R-QC-13")
    decide = words.say("cs-decide", seconds=table.clock.decision, multiple=multiple)
    steps["closed"] = (words.say("cs-closed", seconds=table.clock.bets), "QC-2 R-QC-9")
    steps["deal"] = (words.say("cs-deal", exposed=dealer.exposed), "QC-6 R-QC-12")
    steps["decide"] = (decide, "QC-7 QC-8 R-QC-9")
    if dealer.opens.split() == ["any"]:
        steps["opens"] = (words.say("cs-opens-any"), "QC-9 QC-10")
    else:
        hand = _opens(words, dealer.opens)
        steps["opens"] = (words.say("cs-opens", hand=hand), "QC-9 QC-10")
        steps["no-open"] = (words.say("cs-no-open"), "QC-14")
    steps["higher"] = (words.say("cs-higher"), "QC-15")
    steps["lower"] = (words.say("cs-lower"), "QC-16")
    steps["equal"] = (words.say("cs-equal"), "QC-17 R-QC-2")
    if sheet.progressive is not None:
        steps["prizes"] = (words.say("cs-prizes"), "QC-20 R-QC-13")
    return steps


def _opens(words: RuleWords, text: str) -> str:
    """Return the lowest opening hand in words."""
    try:
        name = name_of_ranks([parse_rank(word) for word in text.split()])
    except CardError:
        return words.class_name(" ".join(text.split()).lower())
    return describe(name, words.messages, words.sheet.hands.names)


def jackpot_facts(words: RuleWords, progressive: Progressive) -> Facts:
    """Return the lines of the progressive bet."""
    folded = "yes" if progressive.pays_folded else "no"
    return [
        ("cs-bet", words.money(progressive.bet)),
        ("cs-seed", words.money(progressive.seed)),
        ("cs-contribution", words.percent(progressive.contribution)),
        ("cs-folded", words.say(f"cs-folded-{folded}")),
        ("cs-order", words.say(f"cs-order-{progressive.order}")),
    ]
