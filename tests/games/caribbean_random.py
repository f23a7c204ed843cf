"""Random sheets, decks and coups of Caribbean Stud for the property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from croupier.cards import Card, full_deck, parse_cards
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Check,
    Deal,
    Expose,
    Fold,
    Place,
    Raise,
    Seat,
    TakeBack,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.caribbean import CaribbeanCoup, CaribbeanGame, caribbean_game
from croupier.sheets import CaribbeanSheet
from games.caribbean_tools import LETTER_OF_THE_CHART, SHIPPED, sheet

CHART = SHIPPED.dump()["raise"]["pays"]
PRIZES = SHIPPED.dump()["progressive"]["pays"]
EVENTFUL = [
    *[" ".join(rank + suit for rank in "AKQJT") for suit in "cdhs"],
    *[" ".join(rank + suit for rank in "98765") for suit in "cdhs"],
    "4c 4d 4h 4s 3c",
    "3d 3h 3s 2c 2d",
]


@st.composite
def sheets(draw: st.DrawFn) -> CaribbeanSheet:
    """Draw a sheet with every switch turned one way or the other."""
    lines: dict[str, object] = {
        "table__seats": draw(st.integers(1, 9)),
        "table__unit": draw(st.sampled_from(["1.00", "0.50", "0.01", "2.50"])),
        "table__max_payout": draw(st.sampled_from([None, None, "0.00", "77.77", "500.00"])),
        "hands__kickers": draw(st.sampled_from(["all", "first"])),
        "hands__ace_low": draw(st.booleans()),
        "dealer__exposed": draw(st.integers(0, 4)),
        "dealer__opens": draw(st.sampled_from(["A K", "A K", "any", "pair", "Q Q"])),
        "raise__multiple": draw(st.integers(1, 3)),
        "raise__pays": draw(
            st.sampled_from(
                [CHART, LETTER_OF_THE_CHART, CHART | {"pair": "3 to 2", "flush": "17 to 3"}]
            )
        ),
    }
    if draw(st.integers(0, 5)) == 0:
        lines["progressive"] = None
    else:
        lines |= {
            "progressive__bet": draw(st.sampled_from(["1.00", "2.50"])),
            "progressive__pays_folded": draw(st.booleans()),
            "progressive__order": draw(st.sampled_from(["seat", "share"])),
            "progressive__seed": draw(st.sampled_from(["10000.00", "0.00", "123.45"])),
            "progressive__contribution": draw(st.sampled_from(["50%", "0%", "33.333333%"])),
            "progressive__pays": draw(
                st.sampled_from([PRIZES, PRIZES | {"straight flush": "45%", "flush": "0.01%"}])
            ),
        }
    return sheet(**lines)


def random_deck(rng: Random) -> tuple[Card, ...]:
    """Return a deck: shuffled, or full of jackpots, or of hands with the same ranks."""
    kind = rng.randrange(3)
    if kind == 0:
        return tuple(rng.sample(full_deck(), 52))
    if kind == 1:
        hands = rng.sample(EVENTFUL, len(EVENTFUL))
        top = [card for hand in hands for card in parse_cards(hand)]
        return (*top, *(card for card in full_deck() if card not in top))
    top = []
    ranks = rng.sample(range(13), 13)
    if rng.random() < 0.7:  # ace and king in the hands that meet
        ranks.sort(key=lambda rank: rank < 11)
    for group in (ranks[:5], ranks[5:10]):
        rows = [[Card(4 * rank + suit) for rank in group] for suit in range(4)]
        columns = [rng.sample(column, 4) for column in zip(*rows, strict=True)]
        top += [card for row in zip(*columns, strict=True) for card in row]
    deck = [*top, *(card for card in full_deck() if card not in top)]
    for _ in range(rng.randrange(4)):
        a, b = rng.randrange(52), rng.randrange(52)
        deck[a], deck[b] = deck[b], deck[a]
    return tuple(deck)


def random_chips(game: CaribbeanGame, rng: Random) -> dict[Seat, int]:
    """Return chips for some of the seats: none, just enough for something, or plenty."""
    least = game.sheet.table.ante.min * (1 + game.multiple)
    return {
        Seat(seat): rng.choice([0, least - 1, least, least + game.progressive + 1, *[100_000] * 6])
        for seat in range(1, game.sheet.table.seats + 1)
        if rng.random() < 0.9
    }


def candidates(coup: CaribbeanCoup, rng: Random) -> Iterator[tuple[Seat, AnyAction]]:
    """Yield acts of everybody, sensible and not, legal or not."""
    table = coup.game.sheet.table
    unit, least, most = table.unit, table.ante.min, table.ante.max
    antes = [0, -unit, least - unit, least, least + unit, least + 1, most, most + unit]
    deck = random_deck(rng)
    for number in range(table.seats + 2):
        seat = Seat(number)
        for offer in coup.actions(seat):
            antes += [offer.low, offer.high, offer.high + offer.unit, offer.low - 1]
        yield from (
            (seat, Place(ante, progressive)) for ante in antes for progressive in (False, True)
        )
        amounts = {0, least, most, *(offer.high for offer in coup.actions(seat))}
        yield from ((seat, Raise(to + more)) for to in amounts for more in (-1, 0, 1))
        yield from (
            (seat, act) for act in (TakeBack(), Fold(), Check(), Deal(deck), Deal(deck[1:]))
        )
        yield from ((seat, Expose(meter)) for meter in (0, -1, rng.randrange(10**12)))
        yield seat, Void("misdeal")
        for other in range(table.seats + 2):
            yield HOUSE, TimeOut(Seat(other))
            yield HOUSE, Violation(Seat(other), "talked")
        yield seat, TimeOut(Seat(1))


def next_step(coup: CaribbeanCoup, rng: Random, *, voids: bool = True) -> tuple[Seat, AnyAction]:
    """Return a legal step, so chosen that most coups come to the end."""
    waiting = coup.to_act
    if coup.phase == "bets" and rng.random() < 0.97:
        waiting = waiting[:-1] or waiting  # the dealer waits for most bets
    seat = rng.choice(waiting)
    absent = rng.choice(sorted(coup._start) or [seat])
    for rare, chance in (
        (Void("misdeal"), 0.01 if voids else 0),
        (TimeOut(absent), 0.05),
        (Violation(seat, "talked"), 0.02),
    ):
        if rng.random() < chance and coup.can(HOUSE, rare):
            return HOUSE, rare
    return seat, house_step(coup, rng) if seat == HOUSE else player_step(coup, seat, rng)


def house_step(coup: CaribbeanCoup, rng: Random) -> AnyAction:
    """Return the dealer's next step."""
    if coup.phase == "exposure":
        return Expose(rng.choice([0, 99, 10**10 + 12_345, rng.randrange(10**13)]))
    deal = Deal(random_deck(rng))
    return deal if coup.can(HOUSE, deal) else Void("nobody plays")


def player_step(coup: CaribbeanCoup, seat: Seat, rng: Random) -> AnyAction:
    """Return a bet or a decision."""
    offer = rng.choice(coup.actions(seat))
    if offer.kind == "take-back":
        return TakeBack()
    if offer.kind == "place":
        steps = (offer.high - offer.low) // offer.unit
        ante = offer.low + offer.unit * rng.choice([0, steps, rng.randint(0, steps)])
        return Place(ante, offer.progressive and rng.random() < 0.8)
    return Raise(offer.high) if offer.kind == "raise" else Fold()


def new_coup(sheet: CaribbeanSheet, rng: Random) -> CaribbeanCoup:
    """Return a coup with its bets open."""
    game = caribbean_game(sheet)
    chips = random_chips(game, rng)
    barred = frozenset(seat for seat in chips if rng.random() < 0.05)
    return game.coup(chips, barred=barred)
