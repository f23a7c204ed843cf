"""A stud sheet's worth in plain data: its order against its decks, its shows, its rake."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from croupier.cards import RANKS
from croupier.hands.order import ClassName
from croupier.money import text
from croupier.odds.classes import (
    DeckClasses,
    PairOfClasses,
    best_show_counts,
    by_players,
    neighbours,
    show_counts,
)
from croupier.odds.stud_rake import RakedPot, RakeReport, rake_report
from croupier.sheets.schema import StudSheet


@dataclass(frozen=True, slots=True)
class Shows:
    """What ``up`` cards show when ``players`` show as many."""

    players: int
    up: int
    one: tuple[tuple[ClassName, int], ...]
    """Sets of cards of one hand, by class, the best first."""
    best: tuple[tuple[ClassName, int], ...]
    """Deals to all hands, by the class of the best show, who speaks first (R-CM-4)."""


@dataclass(frozen=True, slots=True)
class StudReport:
    """What a stud sheet is worth to the house and to its players."""

    sheet: StudSheet
    decks: tuple[tuple[int, DeckClasses], ...]
    """By players."""
    pairs: tuple[PairOfClasses, ...]
    shows: tuple[Shows, ...]
    """For each number of players, each number of cards up after which a round begins."""
    rake: RakeReport | None

    def answer(self) -> dict[str, Any]:
        """Return the report for programs: money as text, counts as integers."""
        return {
            "sheet": self.sheet.name,
            "digest": self.sheet.digest,
            "currency": self.sheet.currency,
            "decks": [_deck(players, deck) for players, deck in self.decks],
            "neighbours": [
                {"higher": p.higher, "lower": p.lower, "right": p.right, "wrong": p.wrong}
                for p in self.pairs
            ],
            "shows": [
                {"players": s.players, "up": s.up, "one": dict(s.one), "best": dict(s.best)}
                for s in self.shows
            ],
            "rake": None if self.rake is None else _rake(self.rake),
        }


def stud_report(sheet: StudSheet) -> StudReport:
    """Return what a stud sheet is worth."""
    decks = by_players(sheet)
    up, counts = 0, []
    for street in sheet.deal.streets:
        up += street.up
        if street.up and 1 < up < 5:
            counts.append(up)
    shows = [
        Shows(
            players,
            up,
            tuple(show_counts(deck.lowest, up).items()),
            tuple(best_show_counts(sheet, deck.lowest, up, players).items()),
        )
        for players, deck in decks.items()
        for up in counts
    ]
    return StudReport(
        sheet, tuple(decks.items()), neighbours(sheet), tuple(shows), rake_report(sheet)
    )


def _deck(players: int, deck: DeckClasses) -> dict[str, Any]:
    return {
        "players": players,
        "lowest": RANKS[deck.lowest],
        "cards": deck.cards,
        "hands": deck.hands,
        "counts": dict(deck.counts),
        "out_of_order": deck.out_of_order(),
        "by_frequency": deck.by_frequency(),
    }


def _rake(rake: RakeReport) -> dict[str, Any]:
    rule, cliff = rake.rule, rake.cliff
    return {
        "above": text(rule.above),
        "rate": rule.numerator / rule.denominator,
        "cliff": cliff
        and {
            "threshold": _pot(cliff.threshold),
            "first": _pot(cliff.first),
            "last": _pot(cliff.last),
            "level": _pot(cliff.level),
            "drop": text(cliff.drop),
        },
        "pots": [_pot(pot) for pot in rake.pots],
        "stakes": [
            {"ante": text(s.stake.ante), "bank": text(s.stake.bank), "players": s.players}
            | {"line": s.line, **_pot(s.pot)}
            for s in rake.stakes
        ],
    }


def _pot(pot: RakedPot) -> dict[str, Any]:
    return {
        "pot": text(pot.pot),
        "rake": text(pot.rake),
        "net": text(pot.net),
        "rate": float(pot.rate),
    }
