"""The progressive bet in a report on a Caribbean Stud sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from croupier.cards import full_deck
from croupier.cli.report import Check, Teller
from croupier.cli.report_html import Content, Html, facts, note, section, table, tag
from croupier.odds.caribbean import Analysis
from croupier.odds.progressive import ProgressiveWorth, progressive_worth
from croupier.odds.tables import HAND
from croupier.odds.together import TogetherError, together
from croupier.sheets import worth as sheet_worth
from croupier.sheets.worth import class_counts


def progressive_part(found: Analysis, teller: Teller) -> Html:
    """Return the part on the progressive bet, apart from the ante game."""
    say = teller.say
    worth = progressive_worth(found.sheet, play=found)
    if worth is None:
        return section(say("part-progressive"), note(say("progressive-unknown")))
    return section(
        say("part-progressive"),
        tag("p", say("progressive-how", bet=teller.money(worth.pays.bet))),
        facts(_figures(found, worth, teller)),
        teller.picture(found, "jackpot"),
        _hits(worth, teller),
    )


def _figures(found: Analysis, worth: ProgressiveWorth, teller: Teller) -> Iterator[tuple[str, str]]:
    look, progressive = teller.look, found.sheet.progressive

    def say(name: str, **values: object) -> str:
        return teller.messages.text(f"progressive-{name}", **values)

    def meter(amount: float | Fraction | None) -> str:
        return say("never") if amount is None else teller.money(amount)

    if progressive is not None:
        folded = "yes" if progressive.pays_folded else "no"
        yield teller.page.say("cs-bet"), teller.money(progressive.bet)
        yield teller.page.say("cs-seed"), teller.money(progressive.seed)
        yield teller.page.say("cs-contribution"), look.percent(progressive.contribution)
        yield teller.page.say("cs-folded"), teller.page.say(f"cs-folded-{folded}")
        yield teller.page.say("cs-order"), teller.page.say(f"cs-order-{progressive.order}")
    yield say("fixed"), look.percent(worth.fixed_return, 6)
    yield teller.say("contribution-return"), look.percent(worth.contribution_return, 6)
    yield teller.say("seed-return"), look.percent(worth.seed_return, 6)
    yield say("long-run"), look.percent(worth.long_run_return, 6)
    yield say("per-meter"), look.percent(10_000 * worth.return_per_unit_of_meter, 6)
    yield say("at-seed"), look.percent(worth.return_at_seed, 6)
    yield say("break-even"), meter(worth.break_even_meter)
    yield say("break-even-paid"), meter(worth.break_even_as_paid)
    try:
        both = together(found)
    except TogetherError:
        both = None
    if both is not None:
        yield say("together", ante=teller.money(both.ante)), meter(both.turns_positive)
    if worth.mean_meter_at_hit is not None:
        yield say("mean"), teller.money(worth.mean_meter_at_hit)
    yield teller.say("hit-progressive"), look.percent(_hit_chance(worth), 6)
    yield teller.say("deviation-at-seed"), teller.money(worth.deviation_at(worth.pays.seed))


def _hit_chance(worth: ProgressiveWorth) -> Fraction:
    return sum((hit.chance for hit in worth.hits), Fraction(0))


def _hits(worth: ProgressiveWorth, teller: Teller) -> Html:
    look, seed = teller.look, worth.pays.seed
    rows: list[Sequence[Content]] = []
    for hit in worth.hits:
        prize = worth.prize_at(hit, seed)
        brings = hit.chance * prize / worth.pays.bet
        cells = (look.percent(hit.chance, 8), teller.one_in(hit.chance), teller.money(prize))
        rows.append((teller.words.class_name(hit.name), *cells, look.percent(brings, 4)))
    every = _hit_chance(worth)
    at_seed = look.percent(worth.return_at_seed, 4)
    foot = (teller.say("all"), look.percent(every, 8), teller.one_in(every), "", at_seed)
    heads = [
        teller.words.say("hand"),
        teller.words.say("chance"),
        teller.say("one-in"),
        teller.say("prize-at-seed"),
        teller.say("gives-back"),
    ]
    return table(heads, rows, foot=foot)


def progressive_checks(found: Analysis, teller: Teller) -> Iterator[Check]:
    """Yield the progressive's numbers that are reached on two ways."""
    sheet, worth = found.sheet, progressive_worth(found.sheet, play=found)
    if sheet.progressive is None or worth is None or not sheet.progressive.pays_folded:
        return
    if found.dead:
        return
    other = sheet_worth.progressive_worth(sheet.progressive, found.ranking)
    yield Check(teller.say("check-fixed"), other.fixed, worth.fixed_return)
    yield Check(teller.say("check-long-run"), other.long_run, worth.long_run_return)
    counts = class_counts(found.ranking)
    hands = comb(len(full_deck(found.ranking.lowest)), HAND)
    won = sum(counts[hit.name] for hit in worth.hits)
    yield Check(teller.say("check-hits"), Fraction(won, hands), _hit_chance(worth))
