"""A backup is the store at one moment, while tables run; a house is made from it again."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from croupier.store import Store, StoreBusy, StoreError, people
from croupier.store.backup import backup, restore
from store.tools import note, sold


def everything(url: str) -> tuple[object, ...]:
    """Return all that a store says of itself."""
    with Store.open(url, lock=False) as store:
        streams = {stream: list(store.read(stream)) for stream in store.heads()}
        persons = [
            (
                person,
                store.ask(people.roles_of, person.id),
                store.ask(people.credential_of, person.id),
            )
            for person in store.ask(people.people)
        ]
        return streams, store.heads(), store.last_at(), store.book().accounts(), persons


def fill(store: Store, count: int = 300) -> None:
    """Write entries to three streams, and a person."""
    futures = [store.append([sold(store, n, stream=f"table:{n % 3}", at=n)]) for n in range(count)]
    store.write(people.add_person, "a", "Ann", 1, {"cashier"}).result(10)
    store.write(people.set_credential, "a", "$argon2id$v=19$x", 1).result(10)
    for future in futures:
        future.result(10)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> object:
    """Yield the address of another empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.db'}"
        return
    from databases import new_database

    with new_database(request.getfixturevalue("postgres")) as url:
        yield url


def test_a_restored_store_is_the_same(store_url: str, other_url: str, tmp_path: Path) -> None:
    """From either database into either: entries, heads, balances, people; and it goes on."""
    with Store.open(store_url) as store:
        fill(store)
        store.backup(tmp_path / "backup.db")
        assert store.healthy
    restore(tmp_path / "backup.db", other_url)
    assert everything(other_url) == everything(store_url)
    with Store.open(other_url) as store:
        store.append([sold(store, 9_999)]).result(10)


def test_a_backup_is_consistent_while_tables_run(store_url: str, tmp_path: Path) -> None:
    """Taken in the midst of writing, it holds a gapless beginning of the journal that adds up."""
    stop = threading.Event()
    with Store.open(store_url) as store:

        def write() -> None:
            number = 0
            while not stop.is_set():
                number += 1
                store.append([sold(store, number, stream=f"table:{number % 3}")]).result(10)

        thread = threading.Thread(target=write)
        thread.start()
        try:
            for number in range(3):
                backup(store_url, tmp_path / f"backup-{number}.db")
        finally:
            stop.set()
            thread.join()
        last = dict(store.heads())
    for number in range(3):
        path = tmp_path / f"backup-{number}.db"
        assert sorted(p.name for p in tmp_path.glob(f"{path.name}*")) == [path.name]
        assert path.stat().st_mode & 0o077 == 0
        restore(path, f"sqlite:///{tmp_path / f'house-{number}.db'}")
        with Store.open(f"sqlite:///{tmp_path / f'house-{number}.db'}") as store:
            entries = 0
            for stream, head in store.heads().items():
                read = list(store.read(stream))
                assert [entry.seq for entry in read] == list(range(1, head.seq + 1))
                assert head.seq <= last[stream].seq
                entries += len(read)
            assert store.book().balance("cage") == -entries * 1_000_000
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_nothing_is_overwritten(store_url: str, tmp_path: Path) -> None:
    """Neither a file by a backup, nor a store by a restore."""
    with Store.open(store_url) as store:
        fill(store, 3)
        backup(store_url, tmp_path / "backup.db")
        with pytest.raises(StoreError, match="there already"):
            backup(store_url, tmp_path / "backup.db")
        with pytest.raises(StoreBusy, match="held by"):
            restore(tmp_path / "backup.db", store_url)
        before = everything(store_url)
    with pytest.raises(StoreError, match="not empty"):
        restore(tmp_path / "backup.db", store_url)
    assert everything(store_url) == before


def test_what_is_no_store_is_said_so(tmp_path: Path) -> None:
    """A missing file, a text, a database of something else; nothing is left behind."""
    target = f"sqlite:///{tmp_path / 'house.db'}"
    (tmp_path / "text").write_text("this is no database, as anybody can see\n" * 99)
    connection = sqlite3.connect(tmp_path / "other.db")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    for name in ("text", "other.db"):
        with pytest.raises(StoreError, match="no backup"):
            restore(tmp_path / name, target)
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreError, match="it is no store: check the address"):
        Store.open(f"sqlite:///{tmp_path / 'empty.db'}", lock=False)
    with pytest.raises(StoreError, match="no such file"):
        restore(tmp_path / "none", target)
    with pytest.raises(StoreError, match="no such file"):
        backup(target, tmp_path / "backup.db")
    assert not (tmp_path / "house.db").exists()
    assert not (tmp_path / "backup.db").exists()


def test_a_backup_without_room_leaves_no_file(tmp_path: Path) -> None:
    """Where it cannot be written it says so."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with Store.open(url) as store:
        store.append([note(store, "x")]).result(10)
        with pytest.raises(StoreError, match="there is no folder"):
            store.backup(tmp_path / "none" / "backup.db")
