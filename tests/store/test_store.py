"""What is appended is there, in order, once, chained; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from concurrent.futures import wait
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from croupier.ledger import LedgerError, Transfer
from croupier.store import (
    HOUSE_STREAM,
    START,
    Entry,
    KeyConflict,
    Store,
    StoreBusy,
    StoreError,
    StoreFailed,
    entry_after,
    people,
)
from croupier.store.database import engine_of, migrate, parse_url
from croupier.store.entry import link, moves_of, table_of, table_stream
from croupier.store.journal import Noted, read_body, write_body
from croupier.store.schema import APPEND_ONLY, METADATA
from croupier.store.store import Following
from store.tools import note, sale, sold


def test_what_is_appended_is_read_back_after_opening_again(store_url: str) -> None:
    """Entries, transfers, heads, time and balances are the same in another process's eyes."""
    with Store.open(store_url) as store:
        written = []
        for number in range(5):
            entry = sold(store, number, stream=f"table:{number % 2}", at=number)
            store.append([entry]).result(10)
            written.append(entry)
        heads, book = store.heads(), store.book().accounts()
    with Store.open(store_url) as store:
        for stream in ("table:0", "table:1"):
            assert list(store.read(stream)) == [e for e in written if e.stream == stream]
        assert list(store.read("table:0", after=1)) == [written[2], written[4]]
        assert store.heads() == heads
        assert store.last_at() == 4
        assert store.book().accounts() == book
        assert book["cage"] == -5_000_000
        assert read_body(written[0].body) == sale(0)[0]


def test_migrations_lead_to_the_tables_that_the_code_uses(store_url: str) -> None:
    """From nothing to the newest revision the models differ in nothing; a second run is none."""
    engine = engine_of(parse_url(store_url))
    with engine.connect() as connection:
        for _ in range(2):
            with connection.begin():
                migrate(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_store_of_a_newer_version_is_left_alone(store_url: str) -> None:
    """Opening it says so, to write as to read."""
    Store.open(store_url).close()
    engine = engine_of(parse_url(store_url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="newer Croupier"):
        Store.open(store_url)
    with pytest.raises(StoreError, match="at 9999"):
        Store.open(store_url, lock=False)


def test_a_database_of_something_else_is_left_alone(store_url: str) -> None:
    """A database that has tables and is no store is refused."""
    engine = engine_of(parse_url(store_url))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    engine.dispose()
    with pytest.raises(StoreError, match="no store"):
        Store.open(store_url)


CHANGES = [
    "UPDATE {t} SET {c} = {c}",
    "DELETE FROM {t}",
    "DELETE FROM {t} WHERE 1 = 0",
]


@pytest.mark.parametrize("table", APPEND_ONLY)
def test_what_is_written_cannot_be_changed(store_url: str, table: str) -> None:
    """The database itself refuses to change or delete entries, transfers and postings."""
    with Store.open(store_url) as store:
        store.append([sold(store, 1)]).result(10)
        before = list(store.read("house"))
        column = {"journal": "at", "transfer": "cause", "posting": "amount"}[table]
        sqlite = store_url.startswith("sqlite")
        statements = CHANGES[: 2 if sqlite else 3]
        statements += ["INSERT OR REPLACE INTO {t} SELECT * FROM {t}"] if sqlite else []
        statements += [] if sqlite else ["TRUNCATE {t} CASCADE"]
        engine = engine_of(parse_url(store_url))
        for statement in statements:
            with (
                pytest.raises(DBAPIError, match="append-only"),
                engine.begin() as connection,
            ):
                connection.execute(text(statement.format(t=table, c=column)))
        engine.dispose()
        assert list(store.read("house")) == before


def test_replacing_an_entry_by_its_place_in_the_stream_is_refused(tmp_path: Path) -> None:
    """SQLite's INSERT OR REPLACE would delete without asking; a trigger asks."""
    with Store.open(f"sqlite:///{tmp_path / 'house.db'}") as store:
        store.append([sold(store, 1)]).result(10)
        engine = engine_of(parse_url(store.url))
        for columns in ("99, stream, seq", "number, 'other', 9"):
            with pytest.raises(DBAPIError, match="append-only"), engine.begin() as connection:
                connection.execute(
                    text(
                        f"INSERT OR REPLACE INTO journal SELECT {columns}, at, kind, body, "  # noqa: S608
                        "moves, hash FROM journal"
                    )
                )
        engine.dispose()


def test_a_second_writer_is_told_who_holds_the_store(store_url: str) -> None:
    """Within one process too; readers come in; when it is closed the next may write."""
    with Store.open(store_url) as store:
        store.append([sold(store, 1)]).result(10)
        with pytest.raises(StoreBusy, match=r"held by .*process \d+ on ") as busy:
            Store.open(store_url)
        assert str(busy.value.holder) in str(busy.value)
        with Store.open(store_url, lock=False) as reader:
            assert reader.heads() == store.heads()
            assert not reader.healthy
            with pytest.raises(StoreError, match="to be read"):
                reader.append([note(reader, "x")])
    Store.open(store_url).close()


def test_another_process_is_told_who_holds_the_store(store_url: str) -> None:
    """The refusal names this process by its number."""
    code = (
        "import sys; from croupier.store import Store, StoreBusy\n"
        "try: Store.open(sys.argv[1])\n"
        "except StoreBusy as busy: print(busy.holder)"
    )
    with Store.open(store_url):
        told = subprocess.run(
            [sys.executable, "-c", code, store_url], capture_output=True, text=True, check=True
        )
    import os

    assert f"process {os.getpid()} on " in told.stdout


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "house.db", ""])
def test_an_address_that_cannot_keep_a_house_is_refused(url: str) -> None:
    """A store needs a file or a PostgreSQL database, and the refusal says how to write it."""
    with pytest.raises(StoreError, match="sqlite:///PATH"):
        Store.open(url)


def test_a_database_that_is_not_there_is_said_in_a_line(tmp_path: Path) -> None:
    """No traceback of a driver: which database, and what is wrong."""
    with pytest.raises(StoreError, match="no such file"):
        Store.open(f"sqlite:///{tmp_path / 'none.db'}", lock=False)
    with pytest.raises(StoreError, match="No such file"):
        Store.open(f"sqlite:///{tmp_path / 'none' / 'house.db'}")
    (tmp_path / "text.db").write_text("this is no database, as anybody can see who reads it\n" * 99)
    with pytest.raises(StoreError, match="not a database"):
        Store.open(f"sqlite:///{tmp_path / 'text.db'}")
    with pytest.raises(StoreError, match="connect"):
        Store.open("postgresql+psycopg://nobody@127.0.0.1:1/none")


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    """Seeds of coups lie in it."""
    path = tmp_path / "house.db"
    with Store.open(f"sqlite:///{path}") as store:
        store.append([note(store, "x")]).result(10)
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file


# The chain


def test_what_does_not_follow_is_refused_at_once(store_url: str) -> None:
    """A gap, a number twice, a wrong hash, falling time, an unsound transfer: nothing changes."""
    with Store.open(store_url) as store:
        first = sold(store, 1, at=1000)
        store.append([first]).result(10)
        good = sold(store, 2, at=1000)
        body, moved = sale(3)
        head = store.head("house")
        early = entry_after(head, "house", 999, "wallet-sold", write_body(body), (moved,))
        bad = Transfer("k", "test", (("cage", -1), ("wallet:a", 2)))
        unsound = entry_after(head, "house", 1000, "noted", write_body(Noted("x")), (bad,))
        for entries in (
            [first],
            [msgspec.structs.replace(good, seq=3)],
            [msgspec.structs.replace(good, hash=bytes(32))],
            [msgspec.structs.replace(good, body=b"{}")],
            [msgspec.structs.replace(good, transfers=())],
            [msgspec.structs.replace(good, stream="table:x")],
            [good, good],
            [early],
            [],
        ):
            with pytest.raises(StoreError):
                store.append(entries)
        with pytest.raises(LedgerError):
            store.append([unsound])
        assert store.heads() == {"house": first.head}
        store.append([good]).result(10)
        assert [entry.seq for entry in store.read("house")] == [1, 2]


def test_the_hash_is_what_its_description_says() -> None:
    """One vector, computed by hand from the words of the module."""
    import hashlib

    _, moved = sale(1)
    entry = entry_after(START, "house", 5, "noted", b"{}", (moved,))
    digest = hashlib.sha256(hashlib.sha256(b"croupier/journal/v1").digest())
    for field in (b"house", b"1", b"5", b"noted", b"{}", moves_of((moved,))):
        digest.update(len(field).to_bytes(8, "big") + field)
    assert entry.hash == digest.digest()
    assert entry.hash == link(START.hash, "house", 1, 5, "noted", b"{}", moves_of((moved,)))
    assert moves_of((moved,)).startswith(b'[{"key":"sale:1","cause":"wallet-sold","postings":[["')


def test_streams_of_tables_carry_their_names() -> None:
    """A table's stream names it, and only a table's."""
    assert table_of(table_stream("baccara:1")) == "baccara:1"
    assert table_of("house") is table_of("table:") is None


# Keys


def test_the_same_transfer_twice_is_one(store_url: str) -> None:
    """Within a group and later: both entries stand, the chips moved once."""
    with Store.open(store_url) as store:
        body, moved = sale(1)
        same = [store.next_entry("house", 0, body, (moved,))]
        same.append(entry_after(same[0].head, "house", 0, "wallet-sold", same[0].body, (moved,)))
        store.append(same).result(10)
        store.append([store.next_entry("house", 0, body, (moved,))]).result(10)
        assert store.head("house").seq == 3
        assert store.book().accounts() == {"cage": -1_000_000, "wallet:p1": 1_000_000}
        assert store.transfer("sale:1") == moved
        assert store.transfer("sale:2") is None


def test_a_key_never_stands_for_two_transfers(store_url: str) -> None:
    """The second is refused and the house stops: its books in memory are not those on disk."""
    with Store.open(store_url) as store:
        body, moved = sale(1)
        store.append([store.next_entry("house", 0, body, (moved,))]).result(10)
        other, different = sale(1, amount=200, key="sale:1")
        future = store.append([store.next_entry("house", 0, other, (different,))])
        with pytest.raises(StoreFailed, match="another transfer"):
            future.result(10)
        assert isinstance(store.failure, KeyConflict)
        assert not store.healthy
    with Store.open(store_url) as store:
        assert store.head("house").seq == 1
        assert store.transfer("sale:1") == moved


# Groups, threads, loops


def test_appends_of_many_threads_keep_every_streams_order(store_url: str) -> None:
    """Each thread its own stream; all are there, in order, chained, and add up."""
    streams, each = 8, 50
    with Store.open(store_url) as store:

        def run(name: int) -> None:
            head = START
            futures = []
            for number in range(each):
                body, moved = sale(number, key=f"{name}:{number}")
                entry = entry_after(
                    head, f"table:{name}", 0, "wallet-sold", write_body(body), (moved,)
                )
                head = entry.head
                futures.append(store.append([entry]))
            wait(futures)

        threads = [threading.Thread(target=run, args=(name,)) for name in range(streams)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for name in range(streams):
            assert [e.seq for e in store.read(f"table:{name}")] == list(range(1, each + 1))
        assert store.book().balance("cage") == -streams * each * 1_000_000


def test_an_event_loop_is_woken_when_it_is_durable(store_url: str) -> None:
    """Entries appended from a loop are on disk when its future is done, cancelled ones too."""

    async def run(store: Store) -> None:
        def following(number: int) -> Following:
            body, moved = sale(number)
            return store.following(0, [(HOUSE_STREAM, body, (moved,))])

        stale = following(0)
        futures = [store.append_soon(following(number)) for number in range(100)]
        with pytest.raises(StoreError, match="before these"):
            store.append_soon(stale)
        futures[50].cancel()
        await asyncio.gather(*futures[:50], *futures[51:])
        assert [entry.seq for entry in store.read("house")] == list(range(1, 101))

    with Store.open(store_url) as store:
        asyncio.run(run(store))


def test_closing_writes_what_is_queued(store_url: str) -> None:
    """Nothing that was accepted is dropped, and afterwards nothing is accepted."""
    store = Store.open(store_url)
    futures = [store.append([sold(store, number)]) for number in range(200)]
    store.close()
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)
    with pytest.raises(StoreFailed, match="closed"):
        store.append([sold(store, 1)])
    with Store.open(store_url) as again:
        assert again.head("house").seq == 200


def test_a_change_that_is_refused_changes_nothing_and_hurts_nobody(store_url: str) -> None:
    """A function that raises in the writer is rolled back; appends around it stand."""
    with Store.open(store_url) as store:
        before = store.append([sold(store, 1)])
        store.write(people.add_person, "a", "Ann", 1).result(10)
        twice = store.write(people.add_person, "b", " ANN ", 2)
        after = store.append([sold(store, 2)])
        with pytest.raises(people.PersonError, match="somebody is called"):
            twice.result(10)
        before.result(10)
        after.result(10)
        assert store.healthy
        assert [person.id for person in store.ask(people.people)] == ["a"]


def test_time_is_lifted_over_a_clock_that_fell(store_url: str) -> None:
    """The next entry's time is never before the last one's, after a restart either."""
    with Store.open(store_url) as store:
        store.append([note(store, "late", at=5_000)]).result(10)
    with Store.open(store_url) as store:
        entry = note(store, "early", at=10)
        assert entry.at == 5_000
        store.append([entry]).result(10)


def test_entries_are_plain_values() -> None:
    """An entry knows the head that it makes."""
    entry = entry_after(START, "house", 5, "noted", b"{}")
    assert (entry.head.seq, entry.head.hash) == (1, entry.hash)
    assert isinstance(entry, Entry)
