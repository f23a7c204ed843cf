"""What hands are called, as a table says it: a client needs no rules to say their names.

A client puts ``ranks`` into the catalogue's sentence about the class; the sheet's own word for a
class, where it has one, stands in its ``names``.
"""

from __future__ import annotations

import msgspec

from croupier.cards import Rank
from croupier.games.actions import Seat
from croupier.hands import ClassName


class NamedHand(msgspec.Struct, frozen=True, gc=False, rename={"class_name": "class"}):
    """A hand, or the cards of it that the viewer sees, by name.

    ``seat`` is 0 for the dealer. ``holding`` tells the viewer's own hand, its face-down cards
    included, from what a hand shows to everybody. ``number`` cards were named, one to five; fewer
    than five are fours and threes of a kind, pairs and high cards. ``ranks`` are those that the
    name needs, the combination's first, ``kickers`` the others that may decide between equals.

    ``pays`` is, for the viewer's hand at Caribbean Stud, what the additional bet is paid if it
    wins: so many for so many (2 and 1: 2 to 1).
    """

    seat: Seat
    holding: bool
    class_name: ClassName
    number: int
    ranks: tuple[Rank, ...]
    kickers: tuple[Rank, ...] = ()
    pays: tuple[int, int] | None = None
