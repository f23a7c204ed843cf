"""The chances at a stud table for programs: command line and pages answer with the same values."""

from __future__ import annotations

from typing import Any

from croupier.cards import RANKS, cards_text, full_deck
from croupier.hands import name_of, parted
from croupier.odds.chances import Chances, SeatChances
from croupier.odds.position import Position, seat_text
from croupier.odds.speaking import speaking_next


def chances_answer(found: Chances, seed: int) -> dict[str, Any]:
    """Return the chances for programs: counts are integers, chances are floats.

    ``seed`` is what samples were drawn with; it is told where there are some.
    """
    place = found.position
    lowest, sampled = place.ranking.lowest, found.method == "sampled"
    speaks = speaking_next(place)
    seats = [_seat(found, i) for i in range(len(place.seats))]
    for seat, chance in zip(seats, speaks or [None] * len(seats), strict=True):
        seat["speaks_next"] = None if chance is None else float(chance)
    return {
        "deck": {"lowest": RANKS[lowest], "cards": len(full_deck(lowest))},
        "players": place.players,
        "to_come": place.to_come,
        "speaks": place.speaker() + 1,
        "method": found.method,
        "deals": found.deals,
        "samples": found.counted if sampled else None,
        "seed": seed if sampled else None,
        "seats": seats,
    }


def _seat(found: Chances, i: int) -> dict[str, Any]:
    place, seat = found.position, found.seats[i]
    cards = place.seats[i]
    head = {
        "seat": i + 1,
        "written": seat_text(place, cards),
        "folded": cards.folded,
        "hidden": cards_text(cards.hidden),
        "shown": cards_text(cards.shown),
        "holds": None if cards.folded or not cards.known else _holds(place, i),
    }
    return head | _chances(seat, place)


def _holds(place: Position, i: int) -> dict[str, Any]:
    """Return what a seat's known cards are: the class, the ranks it is named by, the others."""
    name = name_of(place.ranking, place.seats[i].known)
    ranks, kickers = ([RANKS[rank] for rank in part] for part in parted(name))
    return {"class": name.cls, "ranks": ranks, "kickers": kickers}


def _chances(seat: SeatChances, place: Position) -> dict[str, Any]:
    order, draws = place.ranking.order, sum(seat.classes) or 1
    return {
        "win": float(seat.win),
        "share": float(seat.share),
        "equity": float(seat.equity),
        "counts": {"win": seat.wins}
        | {str(k): count for k, count in enumerate(seat.sharing, start=1) if k > 1},
        "standard_error": seat.standard_error,
        "interval_99": list(seat.interval()),
        "classes": {name: number / draws for name, number in zip(order, seat.classes, strict=True)},
    }
