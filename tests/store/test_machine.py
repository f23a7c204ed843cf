"""Whatever is appended and whenever the writer dies, the store is a gapless beginning of it."""

from __future__ import annotations

import shutil
import tempfile
from concurrent.futures import Future
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from croupier.audit import audit
from croupier.store import Entry, Store
from store.tools import note, sold

STREAMS = st.sampled_from(["house", "table:a", "table:b"])


class StoreMachine(RuleBasedStateMachine):
    """Appends, restarts, and crashes whose leftovers are opened as the disk has them."""

    def __init__(self) -> None:
        """Open an empty store."""
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="croupier-"))
        self.homes = 0
        self.path = self.folder / "0" / "house.db"
        self.path.parent.mkdir()
        self.written: list[Entry] = []
        self.futures: list[tuple[Entry, Future[None]]] = []
        self.number = 0
        self.store = self.opened()

    def opened(self) -> Store:
        """Open the store where it lies."""
        return Store.open(f"sqlite:///{self.path}")

    @rule(stream=STREAMS, at=st.integers(0, 10**6), many=st.integers(1, 5))
    def sell(self, stream: str, at: int, many: int) -> None:
        """Append sales, each by itself; nobody waits for them."""
        for _ in range(many):
            self.number += 1
            entry = sold(self.store, self.number, stream=stream, at=at)
            self.futures.append((entry, self.store.append([entry])))

    @rule(stream=STREAMS)
    def remark(self, stream: str) -> None:
        """Append what moves nothing."""
        entry = note(self.store, "x", stream=stream)
        self.futures.append((entry, self.store.append([entry])))

    @precondition(lambda self: self.futures)
    @rule()
    def wait(self) -> None:
        """Wait until all is durable."""
        self.acknowledge()

    @rule()
    def restart(self) -> None:
        """Close and open: nothing that was accepted is dropped."""
        self.store.close()
        self.acknowledge()
        self.store = self.opened()

    @rule()
    def crash(self) -> None:
        """Open what the disk has now, as after a kill: acknowledged entries are there."""
        durable = [entry for entry, future in self.futures if future.done()]
        self.homes += 1
        home = self.folder / str(self.homes)
        home.mkdir()
        for suffix in ("-wal", ""):  # so few entries that SQLite moves none from log to file
            source = Path(f"{self.path}{suffix}")
            if source.exists():
                shutil.copyfile(source, home / source.name)
        everything = [*self.written, *(entry for entry, _ in self.futures)]
        self.store.close()
        self.path = home / "house.db"
        self.store = self.opened()
        found = [entry for stream in self.store.heads() for entry in self.store.read(stream)]
        kept = {(entry.stream, entry.seq) for entry in found}
        for entry in (*self.written, *durable):
            assert (entry.stream, entry.seq) in kept
        assert all(entry in everything for entry in found)
        self.written = [entry for entry in everything if (entry.stream, entry.seq) in kept]
        self.futures = []

    def acknowledge(self) -> None:
        """Take over what is durable."""
        for entry, future in self.futures:
            future.result(30)
            self.written.append(entry)
        self.futures = []

    @invariant()
    def heads_follow(self) -> None:
        """Every stream's head is the last entry accepted."""
        heads = self.store.heads()
        last = {entry.stream: entry for entry in self.written}
        last |= {entry.stream: entry for entry, _ in self.futures}
        assert {stream: head.seq for stream, head in heads.items()} == {
            stream: entry.seq for stream, entry in last.items()
        }

    def teardown(self) -> None:
        """The store holds what was accepted, adds up and is clean."""
        self.store.close()
        self.acknowledge()
        with self.opened() as store:
            for stream in store.heads():
                kept = [entry for entry in self.written if entry.stream == stream]
                assert list(store.read(stream)) == kept
            sales = sum(bool(entry.transfers) for entry in self.written)
            assert store.book().balance("cage") == -sales * 1_000_000
        assert audit(f"sqlite:///{self.path}").clean
        shutil.rmtree(self.folder)


TestStore = StoreMachine.TestCase
TestStore.settings = settings(max_examples=settings().max_examples // 7, stateful_step_count=20)
