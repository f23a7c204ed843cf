"""The staff's desk: what is done at no table. Answers come when all is on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from croupier.games.actions import IllegalAction, Seat
from croupier.money import Micro, Minor
from croupier.protocol.messages import Ack
from croupier.store import HOUSE_STREAM
from croupier.tables import cashier
from croupier.tables.answers import Reply
from croupier.tables.draft import Draft
from croupier.tables.refusing import checked_id, refused
from croupier.tables.spec import Caller, TableSpec

if TYPE_CHECKING:
    from croupier.tables.house import House

HOUSE_NAME = "house"
"""What the answers of the house itself call their table."""


class Desk:
    """Cashier, vault, alerts, and what takes two signatures. ``name`` is the request's id."""

    def __init__(self, house: House) -> None:
        """Begin with nothing done."""
        self._house = house
        self.moved: dict[str, tuple[str, Minor]] = {}
        """What sales and redemptions of this process moved, by their keys."""
        self._asked: set[tuple[str, str]] = set()
        """Adjustments that were asked for in this process: by whom, and the request's id."""

    # The cashier

    async def sell(self, caller: Caller, person: str, amount: Minor, name: str) -> Reply:
        """Take money for chips: they come into the person's wallet."""
        step = partial(cashier.sell, self._house, caller, person, amount, name)
        return await self.do(caller, name, step)

    async def redeem(self, caller: Caller, person: str, amount: Minor, name: str) -> Reply:
        """Give money for chips of the person's wallet."""
        step = partial(cashier.redeem, self._house, caller, person, amount, name)
        return await self.do(caller, name, step)

    async def stock_vault(
        self, caller: Caller, amount: Minor, name: str = "", reason: str = ""
    ) -> Reply:
        """Bring chips into the vault, or (negative) take them out: a manager's act."""
        step = partial(cashier.stock, self._house, caller, amount, name, reason)
        return await self.do(caller, name, step)

    async def acknowledge(self, caller: Caller, number: int) -> Reply:
        """Let an alert go, by name."""
        step = partial(cashier.acknowledge, self._house, caller, number)
        return await self.do(caller, "", step)

    # What takes two

    async def request_jackpot(
        self, caller: Caller, table: str, coup: int, seat: Seat, reason: str = ""
    ) -> Reply:
        """Ask that a reserved share of the meter be paid (R-QC-15)."""
        step = partial(
            self._house.signing.request_jackpot,
            caller=caller,
            key=(table, coup, seat),
            reason=reason,
        )
        return await self.do(caller, "", step)

    async def sign_jackpot(self, caller: Caller, table: str, coup: int, seat: Seat) -> Reply:
        """Sign it, as another member of the staff: it goes to the winner's wallet."""
        signing, key = self._house.signing, (table, coup, seat)
        return await self.do(caller, "", lambda draft: signing.sign_jackpot(draft, caller, key))

    async def request_adjustment(
        self,
        caller: Caller,
        account: str,
        amount: Micro,
        reason: str,
        against: str = "house",
        name: str = "",
    ) -> Reply:
        """Ask that an account gain what another loses; see ``house.signing.adjustments``."""
        signing = self._house.signing

        def step(draft: Draft) -> None:
            if (caller.id, name) not in self._asked:
                signing.request_adjustment(draft, caller, account, amount, against, reason)
                if name:
                    self._asked.add((caller.id, name))

        return await self.do(caller, name, step)

    async def sign_adjustment(self, caller: Caller, number: int) -> Reply:
        """Sign it, as another member of the staff: it is carried out."""
        signing = self._house.signing
        return await self.do(
            caller, "", lambda draft: signing.sign_adjustment(draft, caller, number)
        )

    async def refuse_adjustment(self, caller: Caller, number: int, reason: str = "") -> Reply:
        """Do not sign it, or take it back."""
        step = partial(
            self._house.signing.refuse_adjustment, caller=caller, number=number, reason=reason
        )
        return await self.do(caller, "", step)

    async def request_opening(self, caller: Caller, spec: TableSpec, reason: str = "") -> Reply:
        """Ask for a table whose meter has parameters of its own; see ``house.openings``."""
        step = partial(self._house.openings.request, caller=caller, spec=spec, reason=reason)
        return await self.do(caller, "", step)

    async def refuse_opening(self, caller: Caller, number: int, reason: str = "") -> Reply:
        """Do not sign it, or take it back."""
        step = partial(self._house.openings.refuse, caller=caller, number=number, reason=reason)
        return await self.do(caller, "", step)

    async def open_seed(
        self, caller: Caller, table: str, coup: int, reason: str = ""
    ) -> tuple[Reply, str | None]:
        """Open the seed of a coup that is over to two members of the staff.

        The first call asks, with a reason; the second, of another, gets the seed: 64 hexadecimal
        digits.
        """
        found: list[str | None] = [None]

        def step(draft: Draft) -> None:
            found[0] = self._house.signing.open_seed(draft, caller, table, coup, reason)

        reply = await self.do(caller, "", step)
        return reply, found[0] if isinstance(reply, Ack) else None

    async def do(
        self, caller: Caller, name: str, step: Callable[[Draft], None], currency: str = ""
    ) -> Reply:
        """Do something at no table, and answer when it is on disk."""
        try:
            checked_id(name)
            self._house.refuse_busy()
            draft = self._house.draft()
            step(draft)
            if draft.lines:
                await self._house.write(draft)
            else:  # it was done before: on disk it is when all that was done before is
                await self._house.settled()
                self._house.refuse_stopped()
        except IllegalAction as error:
            return refused(
                error, caller.language, currency or self._house.currency, name, HOUSE_NAME
            )
        return Ack(name, HOUSE_NAME, self._house.store.head(HOUSE_STREAM).seq)
