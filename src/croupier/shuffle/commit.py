"""One coup's shuffle, from the house's commitment to the last card opened.

The steps are those of a table: made before the bets open, with the house's 32 bytes from outside;
:meth:`~CoupShuffle.share` while bets may be placed; :meth:`~CoupShuffle.close` at *Rien ne va
plus*; :meth:`~CoupShuffle.open` until the deal; :meth:`~CoupShuffle.seal` with the deck, which is
known only now (at stud it depends on who antes). The formulas are in
:mod:`croupier.shuffle.public` and :mod:`croupier.shuffle.tree`; nothing here is random.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cards import Card
from croupier.shuffle import tree
from croupier.shuffle.order import ShuffleError, checked_seed, order
from croupier.shuffle.public import (
    CardProof,
    Share,
    ShufflePublic,
    ShuffleSecret,
    checked_seat,
    commitment_of,
    context,
    of_hex,
    root_of,
    seed_of,
    share_commitment,
)


@dataclass(frozen=True, slots=True)
class _Sealed:
    """What stands once the deck is known."""

    seed: bytes
    order: tuple[Card, ...]
    salts: tuple[bytes, ...]
    paths: tree.Paths
    root: str


class CoupShuffle:
    """The house's side of a coup's shuffle. Equal calls in equal order make equal shuffles."""

    def __init__(self, house_seed: bytes, table: str, coup: int, sheet: str) -> None:
        """Commit to ``house_seed``, 32 fresh bytes; ``sheet`` is the digest of the sheet in play.

        Raises:
            ShuffleError: not 32 bytes, or table, number or digest are none.
        """
        self.table = table
        self.coup = coup
        self.sheet = sheet
        self.closed = False
        self._house_seed = checked_seed(house_seed)
        self._where = context(table, coup, sheet)
        self.commitment = commitment_of(house_seed, self._where).hex()
        self._shares: dict[int, Share] = {}
        self._sealed: _Sealed | None = None

    # Before the deal

    def share(self, seat: int, commitment: str) -> None:
        """Take a seat's commitment, with its bet; a new one replaces the one before.

        Raises:
            ShuffleError: bets are closed, or the commitment is not 64 hexadecimal digits.
        """
        if self.closed:
            raise ShuffleError("bets are closed: a seat commits to its bytes with its bet")
        of_hex(commitment, "a commitment")
        self._shares[checked_seat(seat)] = Share(seat, commitment)

    def withdraw(self, seat: int) -> None:
        """Forget what a seat added, when it takes its bet back; nothing happens if it had none.

        Raises:
            ShuffleError: bets are closed.
        """
        if self.closed:
            raise ShuffleError("bets are closed: nothing is taken back")
        self._shares.pop(seat, None)

    def close(self) -> None:
        """*Rien ne va plus*: no more commitments; from now on they may be opened."""
        self.closed = True

    @property
    def unopened(self) -> tuple[int, ...]:
        """The seats whose commitment is not opened, in order."""
        return tuple(seat for seat, share in sorted(self._shares.items()) if not share.secret)

    def open(self, seat: int, secret: str) -> bool:
        """Open a seat's commitment; False where ``secret`` does not open it, which changes nothing.

        Raises:
            ShuffleError: before bets are closed, after the deal, or the seat committed to nothing.
        """
        if not self.closed or self._sealed is not None:
            raise ShuffleError("commitments are opened between the close of bets and the deal")
        share = self._shares.get(seat)
        if share is None:
            raise ShuffleError(f"seat {seat} committed to nothing")
        try:
            found = share_commitment(of_hex(secret), seat, self._where)
        except ShuffleError:
            return False
        if not hmac.compare_digest(found, of_hex(share.commitment)):
            return False
        self._shares[seat] = Share(seat, share.commitment, secret)
        return True

    def seal(self, deck: Sequence[Card]) -> bytes:
        """Close whatever is open, put ``deck`` in order and return the seed.

        What was not opened counts by its commitment.

        Raises:
            ShuffleError: sealed already, or no deck that can be shuffled.
        """
        if self._sealed is not None:
            raise ShuffleError("the deck of this coup is in order already")
        seed = seed_of(self._house_seed, self._where, self._all_shares())
        cards = order(seed, deck)
        salts = tree.salts(seed, len(cards))
        top, paths = tree.grown(tree.leaves(salts, cards))
        root = root_of(self._where, of_hex(self.commitment), cards, top)
        self.closed = True
        self._sealed = _Sealed(seed, cards, salts, paths, root.hex())
        return seed

    # After it

    @property
    def sealed(self) -> bool:
        """Whether the deck is in order."""
        return self._sealed is not None

    @property
    def seed(self) -> bytes:
        """The seed of the deck's order; for the house alone until it is opened to all."""
        return self._found.seed

    @property
    def order(self) -> tuple[Card, ...]:
        """The deck in order, the top card first; for the house alone."""
        return self._found.order

    @property
    def root(self) -> str:
        """The root over all cards, shown before the first of them."""
        return self._found.root

    def card_proof(self, position: int) -> CardProof:
        """Return what opens the card at a position, 0 being the top card.

        Raises:
            ShuffleError: the deck is not in order yet, or has no such position.
        """
        found = self._found
        size = len(found.order)
        if not 0 <= position < size:
            raise ShuffleError(f"this deck has positions 0 to {size - 1}, not {position}")
        return CardProof(
            position,
            found.order[position],
            found.salts[position].hex(),
            tuple([value.hex() for value in found.paths[position]]),
        )

    # As values

    def public(self, *, seed_opened: bool = False) -> ShufflePublic:
        """Return what everyone may see now; with ``seed_opened`` the house's bytes as well.

        Raises:
            ShuffleError: the seed is to be opened before the deck is in order.
        """
        if self._sealed is None:
            if seed_opened:
                raise ShuffleError("the seed is opened after the coup, not before the deal")
            shares = tuple(Share(share.seat, share.commitment) for share in self._all_shares())
            where = (self.table, self.coup, self.sheet, self.commitment)
            return ShufflePublic(*where, shares, self.closed)
        return ShufflePublic(
            table=self.table,
            coup=self.coup,
            sheet=self.sheet,
            commitment=self.commitment,
            shares=self._all_shares(),
            closed=True,
            deck=tuple(sorted(self.order)),
            root=self.root,
            house_seed=self._house_seed.hex() if seed_opened else "",
        )

    @property
    def secret(self) -> ShuffleSecret:
        """What the house keeps to restore this shuffle."""
        return ShuffleSecret(self._house_seed.hex(), self._all_shares())

    @classmethod
    def restore(cls, public: ShufflePublic, secret: ShuffleSecret) -> CoupShuffle:
        """Return the shuffle that two values were taken from.

        Raises:
            ShuffleError: they do not belong together, or a share does not open as it says.
        """
        made = cls(of_hex(secret.house_seed, "a seed"), public.table, public.coup, public.sheet)
        for share in secret.shares:
            made.share(share.seat, share.commitment)
        if public.closed:
            made.close()
        for share in secret.shares:
            if share.secret and not made.open(share.seat, share.secret):
                raise ShuffleError(f"what seat {share.seat} opened does not open its commitment")
        if public.root:
            made.seal(public.deck)
        if made.public(seed_opened=bool(public.house_seed)) != public:
            raise ShuffleError("what is public and what is secret are not of one shuffle")
        return made

    def _all_shares(self) -> tuple[Share, ...]:
        return tuple(share for _, share in sorted(self._shares.items()))

    @property
    def _found(self) -> _Sealed:
        if self._sealed is None:
            raise ShuffleError("the deck of this coup is not in order yet")
        return self._sealed
