"""A bot at a practice table: raises with a pair or better, and says how it went."""

import asyncio
import sys

import croupier
from croupier.games.actions import Fold, Place, PlayerAction, Raise
from croupier.games.caribbean_view import CaribbeanView

SHEET = croupier.load_sheet("caribbean-stud-quebec")
TABLE = "practice-caribbean"


class PairOrBetter:
    """Bets ten dollars, and makes the additional bet with a pair or better."""

    def decide(self, view: CaribbeanView) -> PlayerAction:
        """Return what the seat does now."""
        if view.phase == "bets":
            return Place(10_00)
        ranks = {card // 4 for card in view.cards or ()}
        bet = next(offer for offer in view.offers if offer.kind == "raise")
        return Raise(bet.low) if len(ranks) < 5 else Fold()


async def main(url: str, coups: int) -> None:
    """Play so many coups at the house of an address."""
    async with croupier.Client(url) as client:
        played = await client.play(TABLE, PairOrBetter(), chips=1_000_00, coups=coups)
        print(f"{played} coups of {SHEET.name} played")  # noqa: T201 - it says how it went


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
