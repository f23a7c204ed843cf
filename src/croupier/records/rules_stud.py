"""The rules of a five card stud sheet in words."""

from __future__ import annotations

from itertools import groupby

from croupier.cards import full_deck
from croupier.records.rulewords import Facts, NamedSteps, Rows, RuleWords, Steps
from croupier.sheets import StudSheet
from croupier.sheets.schema import Blinds, Street

STAKES = ("stake-ante", "stake-bank", "stake-banks", "stake-maximum")
DECK = ("players", "lowest", "cards")
"""What the columns of the tables are called."""


def table_facts(words: RuleWords, sheet: StudSheet) -> Facts:
    """Return seats, smallest chip and clock."""
    clock = sheet.table.clock
    return [
        ("seats", str(sheet.table.seats)),
        ("unit", words.money(sheet.table.unit)),
        ("clock", words.say("clock-stud", act=clock.act, blinds=clock.blinds)),
    ]


def stake_rows(words: RuleWords, sheet: StudSheet) -> Rows:
    """Return the lines of the stakes: ante, bank, how many banks, maximum bank."""
    return [
        (
            words.money(stake.ante),
            words.money(stake.bank),
            f"× {stake.banks}",
            words.money(stake.maximum_bank),
        )
        for stake in sheet.stakes
    ]


def deck_rows(words: RuleWords, sheet: StudSheet) -> Rows:
    """Return the deck by the number of players: players, lowest card, cards; equal ones in one."""
    rows: list[tuple[str, ...]] = []
    counts = range(2, sheet.table.seats + 1)
    for lowest, group in groupby(counts, key=sheet.deck.rank):
        players = list(group)
        label = str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
        rows.append((label, words.rank(lowest), str(len(full_deck(lowest)))))
    return rows


def coup_steps(words: RuleWords, sheet: StudSheet) -> Steps:
    """Return how a coup goes."""
    named = named_steps(words, sheet)
    before = [named.pop(name) for name in ("ante", "blinds") if name in named]
    return [*before, *street_steps(words, sheet), *named.values()]


def street_steps(words: RuleWords, sheet: StudSheet) -> Steps:
    """Return what is dealt, street by street."""
    return [(sentence, "CM-3 CM-4 R-CM-1") for sentence in _streets(words, sheet.deal.streets)]


def named_steps(words: RuleWords, sheet: StudSheet) -> NamedSteps:
    """Return the steps of a coup but for the streets, each by its name."""
    betting, players, ante = sheet.betting, sheet.table.seats, sheet.stakes[0].ante
    steps = {"ante": (words.say("st-ante"), "CM-2 R-CM-15")}
    if sheet.blinds is not None:
        steps["blinds"] = (_blinds(words, sheet.blinds), "CM-8 R-CM-9")
    best = betting.first == "best showing"
    later = "none" if len(sheet.deal.streets) == 1 else "best" if best else "marker"
    opening = words.say(
        "st-opening",
        ante=words.money(ante),
        players=players,
        amount=words.money(ante * players),
    )
    raises = words.say("st-raises", raises=betting.raises, per=betting.raises_per)
    steps["first"] = (words.say("st-first", later=later), "CM-7 R-CM-4")
    steps["opening"] = (opening, "CM-5 R-CM-5")
    steps["raises"] = (raises, "CM-6 R-CM-7")
    if betting.raises:
        size = words.say(f"st-size-{betting.size.replace(' ', '-')}")
        steps["size"] = (size, "R-CM-6 R-CM-11")
    steps["short"] = (words.say("st-short"), "CM-10 R-CM-8 R-CM-10")
    steps["showdown"] = (words.say("st-showdown"), "CM-4 CM-12 R-CM-17")
    if sheet.rake is None:
        steps["rake"] = (words.say("st-no-rake"), "CM-13")
        return steps
    above, rate = words.money(sheet.rake.above), words.percent(sheet.rake.rate)
    steps["rake"] = (words.say("st-rake", above=above, rate=rate), "CM-13 R-CM-12")
    return steps


def _blinds(words: RuleWords, blinds: Blinds) -> str:
    named = [
        words.say("st-blind", name="buio", times=blinds.buio),
        words.say("st-blind", name="controbuio", times=blinds.controbuio),
    ]
    if blinds.over is not None:
        times, players = blinds.over.times, blinds.over.players
        named.append(words.say("st-blind-over", name="over", times=times, players=players))
    return words.say("st-blinds", blinds=", ".join(named), of=blinds.of)


def _streets(words: RuleWords, streets: tuple[Street, ...]) -> list[str]:
    """Return a sentence for each street; equal ones that follow each other share one."""
    said: list[str] = []
    for street, group in groupby(streets):
        times = len(list(group))
        if said and times > 1 and street.down == 0:
            said.append(words.say("st-streets-same", times=times, up=street.up))
            continue
        for _ in range(times):
            order = "more" if said else "first"
            said.append(words.say("st-street", cards=order, down=street.down, up=street.up))
    return said


def between_steps(words: RuleWords, sheet: StudSheet) -> Steps:
    """Return what happens between two coups."""
    capped = sheet.topup.cap == "maximum bank"
    topup = words.say("st-topup-capped" if capped else "st-topup-free")
    return [
        (words.say("st-marker"), "CM-3 CM-14"),
        (topup, "CM-11 R-CM-14"),
        (words.say("st-leave"), "R-CM-13"),
    ]
