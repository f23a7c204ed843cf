"""The entries of one stream played again: every coup by its own sheet, every movement derived."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from croupier.audit.report import Findings
from croupier.games.actions import Deal, IllegalAction
from croupier.games.caribbean import caribbean_game
from croupier.games.coup import Coup
from croupier.games.stud import stud_game
from croupier.ledger import LedgerError, Place, Transfer, beginning, moved, standing
from croupier.ledger.accounts import HOUSE, PRACTICE, bets
from croupier.ledger.coups import Standing
from croupier.money import Micro
from croupier.records import RULES_VERSION
from croupier.sheets import CaribbeanSheet, SheetError, StudSheet
from croupier.sheets.load import validate
from croupier.shuffle import CoupShuffle, ShuffleError
from croupier.store.begun import CAUSE, Begun
from croupier.store.entry import table_of, transfers_in
from croupier.store.journal import (
    Act,
    BetsClosed,
    Body,
    CoupClosed,
    CoupOpened,
    JournalBody,
    SeedOpened,
    SeedShared,
    TableOpened,
    kind_of,
    read_body,
)
from croupier.store.moves import transfers_of


class Written(NamedTuple):
    """An entry as it stands in its stream."""

    seq: int
    kind: str
    body: bytes
    moves: bytes


class _Playing:
    """The coup that is being played again; its first difference ends it."""

    def __init__(self, place: Place, coup: Coup, shuffle: CoupShuffle) -> None:
        self.place = place
        self.coup = coup
        self.shuffle = shuffle
        self.standing: Standing = beginning(place, coup)
        self.acts = 0
        self.broken = False


class StreamAudit:
    """One stream's entries, in order.

    A piece of a stream can be checked by itself: begin with what opened the table and the number of
    the coup before.
    """

    def __init__(self, stream: str, opened: bytes | None = None, coups: int = 0) -> None:
        """Begin at the start of the stream, or where ``coups`` coups have been played."""
        self.found = Findings()
        self._stream = stream
        self._table = table_of(stream) or ""
        self._opened: TableOpened | None = None
        self._sheet: CaribbeanSheet | StudSheet | None = None
        self._number = coups
        self._last = 0
        self._playing: _Playing | None = None
        self._other: Begun | None = None
        self._other_seq = 0
        if opened is not None:
            body = read_body(opened)
            if isinstance(body, TableOpened):
                self._open_table(0, body)

    def take(self, entry: Written) -> None:
        """Check an entry."""
        self._last = entry.seq
        try:
            body = read_body(entry.body)
            transfers = transfers_in(entry.moves)
        except msgspec.DecodeError as error:
            self._differs("unreadable", entry.seq, why=str(error))
            return
        if kind_of(body) != entry.kind:
            self._differs("kind", entry.seq, found=entry.kind, right=kind_of(body))
        handle = self._HANDLERS.get(type(body))
        if handle is not None:
            handle(self, entry.seq, body, transfers)
        # What is moved back with a coup that other rules began, is compared where it is closed.
        back = isinstance(body, CoupClosed) and body.rules
        if not isinstance(body, CoupOpened | Act) and not back:
            self._compare_other_moves(entry.seq, body, transfers)

    def end(self, *, whole: bool = True) -> None:
        """Say what is left open; ``whole`` if the stream has no entry after these."""
        if whole and self._other is not None:
            self.found.counts.unfinished += 1
            self._refuse_newer(self._other)
        elif whole and self._playing is not None and not self._playing.coup.done:
            self.found.counts.unfinished += 1
        elif not whole:
            self._refuse_unfinished(self._last)

    def _refuse_unfinished(self, seq: int) -> None:
        if self._other is not None:
            self._differs("unfinished", seq, coup=self._other.coup)
        playing = self._playing
        if playing is not None and not playing.coup.done and not playing.broken:
            self._differs("unfinished", seq, coup=playing.place.coup)

    def _differs(self, code: str, seq: int, **values: str | int) -> None:
        self.found.differs(code, self._stream, seq, **values)

    def _compare_other_moves(
        self, seq: int, body: JournalBody, transfers: Sequence[Transfer]
    ) -> None:
        try:
            right = _sums(transfers_of(self._stream, body, "audit"))
        except LedgerError as error:
            self._differs("unsound", seq, why=str(error))
            return
        if right != _sums(transfers):
            self._differs("moves", seq, right=_told(right), found=_told(_sums(transfers)))

    # Tables

    def _open_table(self, seq: int, body: TableOpened, _moves: Sequence[Transfer] = ()) -> None:
        self._opened = body
        try:
            self._sheet = validate(body.sheet, self._stream, lambda _path: None)[0]
        except SheetError as error:
            self._differs("sheet", seq, why=str(error))
            return
        if self._sheet.digest != body.digest:
            self._differs("digest", seq, found=body.digest, right=self._sheet.digest)

    # Coups

    def _open_coup(self, seq: int, body: CoupOpened, transfers: Sequence[Transfer]) -> None:
        self._refuse_unfinished(seq)
        if body.coup != self._number + 1:
            self._differs("coup-number", seq, found=body.coup, right=self._number + 1)
        self._number = body.coup
        self.found.counts.coups += 1
        self._playing = self._other = None
        sheet, opened = self._sheet, self._opened
        if sheet is None or opened is None:
            self._differs("no-table", seq, coup=body.coup)
            return
        if body.rules != RULES_VERSION:
            self._other, self._other_seq = Begun(self._table, body, transfers), seq
            return
        if body.digest != sheet.digest:
            self._differs("digest", seq, found=body.digest, right=sheet.digest)
            return
        try:
            coup = _begin(sheet, body, opened.stake)
            shuffle = CoupShuffle(bytes.fromhex(body.seed), self._table, body.coup, body.digest)
        except ValueError as error:  # ShuffleError too
            self._differs("opening", seq, coup=body.coup, why=str(error))
            return
        source = PRACTICE if opened.practice else HOUSE
        place = Place(self._table, body.coup, opened.meter, source)
        playing = self._playing = _Playing(place, coup, shuffle)
        if shuffle.commitment != body.commitment:
            self._breaks("commitment", seq, playing)
        if tuple(coup.events) != body.events:
            self._breaks("events", seq, playing, act=0)
        self._compare_moves(seq, playing, transfers)

    def _act(self, seq: int, body: Act, transfers: Sequence[Transfer]) -> None:
        other = self._other
        if other is not None and other.coup == body.coup:
            self.found.counts.acts += 1
            other.act(body, transfers)
            if body.number != other.acts:
                self._differs("act-number", seq, found=body.number, right=other.acts)
            return
        playing = self._of_coup(seq, body.coup)
        if playing is None:
            return
        playing.acts += 1
        self.found.counts.acts += 1
        if body.number != playing.acts:
            self._differs("act-number", seq, found=body.number, right=playing.acts)
        if isinstance(body.action, Deal):
            self._compare_deck(seq, playing, body.action, body.root)
        was_void = playing.coup.voided is not None
        try:
            events = playing.coup.act(body.seat, body.action)
        except IllegalAction as error:
            self._breaks("refused", seq, playing, act=body.number, why=str(error))
            return
        if events != body.events:
            self._breaks("events", seq, playing, act=body.number)
        self._compare_moves(seq, playing, transfers)
        if playing.coup.voided is not None and not was_void:
            self.found.counts.voided += 1

    def _of_coup(self, seq: int, number: int) -> _Playing | None:
        """Return the coup that an entry belongs to, while it agrees."""
        playing = self._playing
        if playing is None:
            if number != self._number:
                self._differs("no-coup", seq, coup=number)
            return None
        if number != playing.place.coup:
            self._differs("no-coup", seq, coup=number)
            return None
        return None if playing.broken else playing

    def _breaks(self, code: str, seq: int, playing: _Playing, **values: str | int) -> None:
        """Note a coup's first difference; what follows in it would only follow from it."""
        if not playing.broken:
            self._differs(code, seq, coup=playing.place.coup, **values)
        playing.broken = True

    def _compare_moves(self, seq: int, playing: _Playing, transfers: Sequence[Transfer]) -> None:
        try:
            after = standing(playing.place, playing.coup)
            right = _sums(moved(playing.standing, after, "audit", "act"))
        except LedgerError as error:
            self._breaks("unsound", seq, playing, why=str(error))
            return
        playing.standing = after
        found = _sums(transfers)
        if right != found:
            self._breaks("moves", seq, playing, right=_told(right), found=_told(found))

    def _compare_deck(self, seq: int, playing: _Playing, action: Deal, root: str) -> None:
        shuffle = playing.shuffle
        try:
            shuffle.seal(action.deck)
        except ShuffleError as error:
            self._breaks("shuffle", seq, playing, why=str(error))
            return
        if shuffle.order != action.deck:
            self._breaks("deck", seq, playing)
        elif shuffle.root != root:
            self._breaks("root", seq, playing)
        self.found.counts.shuffles += 1

    def _share(self, seq: int, body: SeedShared, _moves: Sequence[Transfer]) -> None:
        playing = self._of_coup(seq, body.coup)
        if playing is None:
            return
        try:
            if body.commitment:
                playing.shuffle.share(body.seat, body.commitment)
            else:
                playing.shuffle.withdraw(body.seat)
        except ShuffleError as error:
            self._breaks("shuffle", seq, playing, why=str(error))

    def _close_bets(self, seq: int, body: BetsClosed, _moves: Sequence[Transfer]) -> None:
        playing = self._of_coup(seq, body.coup)
        if playing is not None:
            playing.shuffle.close()

    def _open_share(self, seq: int, body: SeedOpened, _moves: Sequence[Transfer]) -> None:
        playing = self._of_coup(seq, body.coup)
        if playing is None:
            return
        playing.shuffle.close()
        try:
            if not playing.shuffle.open(body.seat, body.secret):
                self._breaks("share", seq, playing, seat=body.seat)
        except ShuffleError as error:
            self._breaks("shuffle", seq, playing, why=str(error))

    def _close(self, seq: int, body: CoupClosed, moves: Sequence[Transfer]) -> None:
        if self._other is not None and self._other.coup == body.coup:
            self._close_other(seq, body, self._other, moves)
            return
        playing = self._of_coup(seq, body.coup)
        if playing is None:
            return
        if body.rules:
            self._close_elsewhere(seq, body, playing, moves)
            return
        voided = playing.coup.voided is not None
        if not playing.coup.done or voided != body.voided:
            self._breaks("closing", seq, playing)

    def _close_other(
        self, seq: int, body: CoupClosed, coup: Begun, moves: Sequence[Transfer]
    ) -> None:
        """Close a coup that this version cannot play: paid by its own rules, or voided."""
        self._other = None
        self.found.counts.voided += body.voided
        if body.rules:
            right = _sums(coup.back())
            if coup.is_over or not body.voided or body.rules == coup.rules:
                self._differs("void", seq, coup=coup.coup)
            elif right != _sums(moves):
                self._differs("moves", seq, right=_told(right), found=_told(_sums(moves)))
            return
        if not coup.is_over or coup.voided != body.voided or coup.gains.get(bets(self._table)):
            self._differs("closing", seq, coup=coup.coup)
        self.found.counts.other_rules += 1
        self._refuse_newer(coup)

    def _refuse_newer(self, coup: Begun) -> None:
        """Older rules there were, and what they gave adds up; newer ones nobody here knows."""
        if not 1 <= coup.rules < RULES_VERSION:
            self._differs(
                "rules", self._other_seq, coup=coup.coup, found=coup.rules, known=RULES_VERSION
            )

    def _close_elsewhere(
        self, seq: int, body: CoupClosed, playing: _Playing, moves: Sequence[Transfer]
    ) -> None:
        """Close a coup of these rules that a house with other rules voided."""
        self._playing = None
        self.found.counts.voided += body.voided
        start = beginning(playing.place, playing.coup)
        right = _sums(moved(playing.standing, start, "audit", CAUSE))
        if playing.coup.done or not body.voided or body.rules == RULES_VERSION:
            self._differs("void", seq, coup=body.coup)
        elif right != _sums(moves):
            self._differs("moves", seq, right=_told(right), found=_told(_sums(moves)))

    _HANDLERS: ClassVar[dict[type[Body], Callable[[StreamAudit, int, Any, Any], None]]] = {
        TableOpened: _open_table,
        CoupOpened: _open_coup,
        Act: _act,
        SeedShared: _share,
        SeedOpened: _open_share,
        CoupClosed: _close,
        BetsClosed: _close_bets,
    }


def _begin(sheet: CaribbeanSheet | StudSheet, body: CoupOpened, stake: int | None) -> Coup:
    """Return the coup that an opening says.

    Raises:
        ValueError: no coup begins like this.
    """
    if isinstance(sheet, CaribbeanSheet):
        return caribbean_game(sheet).coup(body.chips, barred=frozenset(body.barred))
    line = body.stake if body.stake is not None else stake
    if line is None or not 0 <= line < len(sheet.stakes) or body.marker is None:
        raise ValueError("a coup of stud has a stake of its sheet and a marker")
    return stud_game(sheet).coup(sheet.stakes[line], body.chips, body.marker)


def _sums(transfers: Sequence[Transfer]) -> dict[str, Micro]:
    """Return what each account gains, added up."""
    sums: dict[str, Micro] = {}
    for one in transfers:
        for account, amount in one.postings:
            sums[account] = sums.get(account, 0) + amount
    return {account: amount for account, amount in sums.items() if amount}


def _told(sums: dict[str, Micro]) -> str:
    return ", ".join(f"{account} {amount:+d}" for account, amount in sorted(sums.items())) or "0"
