"""When the seeds of coups are opened to all: some time after the coup, at stud never."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from croupier.store.journal import CoupClosed, SeedPublished
from croupier.tables import history
from croupier.tables.draft import Draft

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable
    from croupier.tables.house import House


class Kept(NamedTuple):
    """A coup whose seed is to be opened, and when."""

    coup: int
    due: int


class Seeds:
    """The coups whose seeds are still to be opened, table by table."""

    def __init__(self, house: House) -> None:
        """Begin with none."""
        self._house = house
        self._kept: dict[str, deque[Kept]] = {}

    def keep(self, table: GameTable) -> None:
        """Open the seed of the coup that has just ended in due time; never a voided one's."""
        after, running = table.spec.settings.open_seed, table.running
        if table.spec.is_stud or after is None or running is None:
            return
        if running.coup.voided is None:
            self._add(table, Kept(table.number, self._house.clock.now() + after))

    def rebuild(self, table: GameTable) -> None:
        """Find the coups again whose seeds are still to be opened."""
        after = table.spec.settings.open_seed
        if table.spec.is_stud or after is None:
            return
        published = self._last_published(table)
        found: list[Kept] = []
        for entry in history.latest(self._house.store, table.stream, ("coup-closed",)):
            body = entry.body
            if not isinstance(body, CoupClosed) or body.coup <= published:
                break
            if not body.voided:
                found.append(Kept(body.coup, entry.at + after))
        for kept in reversed(found):
            self._add(table, kept)

    def open_now(self, table: GameTable, draft: Draft) -> None:
        """Open all that wait: the table closes, and nobody would be there to open them later."""
        for kept in self._kept.pop(table.id, ()):
            draft.add(table.stream, SeedPublished(kept.coup))

    def _last_published(self, table: GameTable) -> int:
        for entry in history.latest(self._house.store, table.stream, ("seed-published",)):
            if isinstance(entry.body, SeedPublished) and not entry.body.second:
                return entry.body.coup
        return 0

    def _add(self, table: GameTable, kept: Kept) -> None:
        queue = self._kept.setdefault(table.id, deque())
        queue.append(kept)
        if len(queue) == 1:
            self._wait(table, kept)

    def _wait(self, table: GameTable, kept: Kept) -> None:
        left = max(0, kept.due - self._house.clock.now())
        self._house.clock.call_later(left, partial(table.run, partial(self._open, table)))

    def _open(self, table: GameTable, draft: Draft) -> None:
        queue = self._kept.get(table.id)
        if not queue:
            return
        kept = queue.popleft()
        found = self._house.coup(table.id, kept.coup)
        if found is not None:
            draft.add(table.stream, SeedPublished(kept.coup))
            public = found.proofs.whole
            draft.shuffle, draft.shuffle_coup = public, kept.coup
        if queue:
            self._wait(table, queue[0])
