"""What an entry moves, other than a coup's: one place for who writes it and who audits it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.ledger import Posting, Transfer, made
from croupier.ledger.accounts import (
    CAGE,
    HOUSE,
    VAULT,
    bank,
    float_of,
    progressive,
    rake,
    reserved,
    wallet,
)
from croupier.money import Micro, micro
from croupier.store.entry import table_of
from croupier.store.journal import (
    AdjustmentSigned,
    ChipsAdded,
    FloatCredited,
    FloatFilled,
    JackpotSigned,
    JournalBody,
    MeterOpened,
    RakeDropped,
    SeatLeft,
    SeatTaken,
    VaultStocked,
    WalletRedeemed,
    WalletSold,
    kind_of,
)

_Way = tuple[str, str, Micro]


def _seat_taken(table: str, body: SeatTaken | ChipsAdded) -> _Way:
    return body.source, bank(table, body.seat), micro(body.chips)


def _seat_left(table: str, body: SeatLeft) -> _Way:
    return bank(table, body.seat), body.to, micro(body.chips)


def _filled(table: str, body: FloatFilled) -> _Way:
    return VAULT, float_of(table), micro(body.amount)


def _credited(table: str, body: FloatCredited) -> _Way:
    return float_of(table), VAULT, micro(body.amount)


def _dropped(table: str, body: RakeDropped) -> _Way:
    return rake(table), HOUSE, micro(body.amount)


def _meter(_table: str, body: MeterOpened) -> _Way:
    return body.source, progressive(body.meter), micro(body.seed)


def _stocked(_table: str, body: VaultStocked) -> _Way:
    return HOUSE, VAULT, micro(body.amount)


def _sold(_table: str, body: WalletSold) -> _Way:
    return CAGE, wallet(body.person), micro(body.amount)


def _redeemed(_table: str, body: WalletRedeemed) -> _Way:
    return wallet(body.person), CAGE, micro(body.amount)


def _adjusted(_table: str, body: AdjustmentSigned) -> _Way:
    return body.against, body.account, body.amount


def _paid(_table: str, body: JackpotSigned) -> _Way:
    return reserved(body.table, body.coup, body.seat), body.to, micro(body.amount)


_WAYS: dict[type, Callable[[str, Any], _Way]] = {
    SeatTaken: _seat_taken,
    ChipsAdded: _seat_taken,
    SeatLeft: _seat_left,
    FloatFilled: _filled,
    FloatCredited: _credited,
    RakeDropped: _dropped,
    MeterOpened: _meter,
    VaultStocked: _stocked,
    WalletSold: _sold,
    WalletRedeemed: _redeemed,
    AdjustmentSigned: _adjusted,
    JackpotSigned: _paid,
}


def transfers_of(stream: str, body: JournalBody, key: str) -> tuple[Transfer, ...]:
    """Return what a body moves; nothing for one that moves nothing, or a coup's.

    ``key`` is the transfer's: the client's or cashier's id where there is one, so that the same
    sale asked for twice is one sale.

    Raises:
        LedgerError: what it would move is unsound.
    """
    way = _WAYS.get(type(body))
    if way is None:
        return ()
    source, to, amount = way(table_of(stream) or "", body)
    movements: tuple[Posting, ...] = ((source, -amount), (to, amount))
    return made(key, kind_of(body), movements)
