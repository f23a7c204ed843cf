"""How fast chances at the stud table are found, beside pokerkit; prints one JSON line.

Both sample deals independently and average the parts of the pot, so the same number of samples has
the same standard error: the ratio at equal precision is that of the times for a sample. Each round
measures both in turn on the same positions of the shipped sheet, with 36 cards, where pokerkit's
short-deck hands have the sheet's order. Where Croupier counts instead, the ratio is of the time in
which pokerkit's standard error falls to 0.0005, which counting beats by having none.
"""

from __future__ import annotations

import json
import platform
import random
import statistics
import sys
import time
from importlib.metadata import version
from math import sqrt
from typing import Any

ROUNDS = 5
OURS = 1_000_000
THEIRS = 3_000
ERROR = 0.0005
SAMPLED = {
    "five hands, one card up": ("Ah", "Kd", "Qs", "Js", "9s"),
    "five hands, three cards up": ("Ah 9c Ad", "Qd Qc 6d", "Jd Td 9d", "Ks Kc 7c", "As Js Ts"),
}
COUNTED = {
    "two of five hands, hidden card known, two up": ("Qs:Qd 9c", "?:Ah Kd", "x", "x", "x"),
    "three of five hands, two cards up": ("Ah 9c", "Qd Qc", "Jd Td", "x", "x"),
    "five hands, four cards up": (
        *("Ah 9c Ad 8d", "Qd Qc 6d 7d", "Jd Td 9d Jc", "Ks Kc 7c 7s", "As Js Ts 6s"),
    ),
}


def main() -> None:
    """Measure and print."""
    random.seed(1)
    positions = [measured(name, SAMPLED[name], limit=0) for name in SAMPLED]
    positions += [measured(name, COUNTED[name], limit=500_000_000) for name in COUNTED]
    ratios = [found["ratio_at_equal_precision"] for found in positions]
    packages = ("croupier", "numpy", "numba", "pokerkit")
    line = {
        "bench": "chances",
        "what": f"equities at five card stud on one core, median of {ROUNDS} rounds, compiled",
        "machine": f"{platform.machine()} {platform.system()}",
        "versions": {"python": platform.python_version()} | {n: version(n) for n in packages},
        "positions": positions,
        "least_ratio_to_pokerkit": min(ratios),
    }
    print(json.dumps(line))


def measured(name: str, words: tuple[str, ...], limit: int) -> dict[str, Any]:
    """Return times, errors and the ratio at one position."""
    import numpy as np

    from croupier.odds.chances import chances
    from croupier.odds.position import parse_seats, position
    from croupier.sheets import StudSheet, load_sheet

    sheet = load_sheet("five-card-stud-casino")
    if not isinstance(sheet, StudSheet):
        sys.exit("the shipped sheet is none of stud")
    place = position(sheet, parse_seats(sheet, words))
    generator = np.random.default_rng(1)
    found = chances(place, generator, samples=OURS, limit=limit)  # compiles what it needs
    peer = pokerkits(place)
    times: dict[str, list[float]] = {"croupier": [], "pokerkit": []}
    equities = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        found = chances(place, generator, samples=OURS, limit=limit)
        middle = time.perf_counter()
        equities.append(peer(THEIRS))
        times["croupier"].append(middle - begun)
        times["pokerkit"].append(time.perf_counter() - middle)
    agree(found, equities)
    ours, theirs = (statistics.median(times[name]) for name in times)
    # The deviation of one sampled part of a pot, from its exact or well-estimated distribution.
    seat = max(found.seats, key=deviation)
    need = OURS if found.method == "sampled" else (deviation(seat) / ERROR) ** 2
    return {
        "position": name,
        "method": found.method,
        "deals": found.deals,
        "croupier_seconds": summary(times["croupier"]),
        "croupier_standard_error": max(each.standard_error for each in found.seats),
        "pokerkit_seconds": summary(times["pokerkit"]),
        "pokerkit_samples": THEIRS,
        "pokerkit_samples_for_equal_error": round(need),
        "ratio_at_equal_precision": round(theirs / THEIRS * need / ours, 1),
    }


def deviation(seat: Any) -> float:  # noqa: ANN401 - Croupier is imported when the bench runs
    """Return the standard deviation of one sampled part of the pot."""
    squares = sum(count / k**2 for k, count in enumerate(seat.sharing, start=1)) / seat.deals
    return sqrt(squares - float(seat.equity) ** 2)


def pokerkits(place: Any) -> Any:  # noqa: ANN401 - likewise
    """Return a function from a number of samples to pokerkit's equities of the live seats."""
    from pokerkit import Card, Deck, ShortDeckHoldemHand, calculate_equities

    from croupier.cards import card_text

    def cards(numbers: Any) -> list[Card]:  # noqa: ANN401 - cards
        return list(Card.parse("".join(card_text(number) for number in numbers)))

    ranges = [[cards(place.seats[i].known)] for i in place.live]

    def equities(samples: int) -> list[float]:
        return calculate_equities(
            ranges, [], 5, 0, Deck.SHORT_DECK_HOLDEM, (ShortDeckHoldemHand,), sample_count=samples
        )

    return equities


def agree(found: Any, equities: list[list[float]]) -> None:  # noqa: ANN401 - likewise
    """Stop if pokerkit's equities differ by more than chance: it would not be the same work."""
    live = [found.seats[i] for i in found.position.live]
    for k, seat in enumerate(live):
        theirs = statistics.mean(each[k] for each in equities)
        error = deviation(seat) / sqrt(THEIRS * len(equities)) + seat.standard_error
        if abs(theirs - float(seat.equity)) > 5 * error:
            sys.exit(f"pokerkit says {theirs:.4f}, Croupier {float(seat.equity):.4f}")


def summary(seconds: list[float]) -> dict[str, float]:
    """Return median, least and most."""
    return {
        "median": round(statistics.median(seconds), 5),
        "min": round(min(seconds), 5),
        "max": round(max(seconds), 5),
    }


if __name__ == "__main__":
    main()
