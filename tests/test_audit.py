"""An audit finds nothing wrong in what was played, and finds whatever is changed afterwards."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from croupier.audit import AuditReport, audit
from croupier.audit import run as audit_run
from croupier.games.actions import Call, Check, Deal, Expose, Fold, Seat
from croupier.ledger import Transfer
from croupier.messages import Messages, languages
from croupier.store import START, Entry, Store, StoreError, entry_after
from croupier.store.backup import backup, restore
from croupier.store.database import engine_of, parse_url
from croupier.store.journal import (
    Act,
    AdjustmentSigned,
    CoupClosed,
    CoupOpened,
    JackpotSigned,
    JournalBody,
    MeterOpened,
    SeatTaken,
    SeedOpened,
    TableOpened,
    WalletSold,
    kind_of,
    read_body,
    write_body,
)
from synthetic import House, coups


def play(url: str, count: int = 12, *, seed: int = 1, open_acts: int | None = None) -> None:
    """Play some coups into an empty store; the last may be left open."""
    with Store.open(url) as store:
        house = House(store, Random(seed))
        tables = [coup.table for coup in coups(house, count, at=3)]
        if open_acts is not None:
            tables[0].play(until=open_acts)
        for seat in (Seat(1), Seat(3)):
            tables[1].leave(seat)
        house.write(
            "house", AdjustmentSigned(1, tables[0].stream.replace("table", "float"), 7, "i", "m")
        )
        house.settled()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the backup of a house that played 15 coups."""
    folder = tmp_path_factory.mktemp("played")
    url = f"sqlite:///{folder / 'house.db'}"
    play(url, 15, seed=3)
    backup(url, folder / "backup.db")
    return folder / "backup.db"


def codes(report: AuditReport) -> set[str]:
    """Return what kinds of differences were found."""
    return {one.code for one in report.differences}


def test_what_was_played_is_clean(store_url: str) -> None:
    """Every coup, account, meter and shuffle of both games, on both databases; nobody's lock."""
    play(store_url, 24)
    with Store.open(store_url) as store:
        report = audit(store_url)
        assert report.differences == ()
        assert report.clean
        assert report.counts.entries == sum(head.seq for head in store.heads().values())
        assert report.counts.accounts == len(store.book().accounts()) + _emptied(store)
        assert report.meters == {"quebec": store.book().balance("progressive:quebec")}
    assert report.counts.coups == 24
    assert report.counts.streams == 4
    assert report.counts.shuffles >= 20
    assert report.counts.unfinished == 0


def _emptied(store: Store) -> int:
    """Return how many accounts were used and hold nothing now."""
    with store._reading() as connection:
        used = connection.execute(text("SELECT COUNT(DISTINCT account) FROM posting")).scalar_one()
    return int(used) - len(store.book().accounts())


def test_an_open_coup_is_no_difference(store_url: str) -> None:
    """A coup that is still being played, or was when the power failed, is counted as such."""
    play(store_url, 6, open_acts=4)
    report = audit(store_url)
    assert report.differences == ()
    assert report.counts.unfinished == 1


def test_a_restored_backup_is_clean(store_url: str, tmp_path: Path) -> None:
    """What comes back from a backup is as sound as what went in."""
    play(store_url, 9)
    with Store.open(store_url) as store:
        store.backup(tmp_path / "backup.db")
    restore(tmp_path / "backup.db", f"sqlite:///{tmp_path / 'again.db'}")
    again = audit(f"sqlite:///{tmp_path / 'again.db'}")
    there = audit(store_url)
    assert again.clean
    assert (again.counts, again.meters) == (there.counts, there.meters)


def test_pieces_and_processes_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However a stream is cut and whoever plays it, the answer is the same; progress ends at 1."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    play(url, 30, open_acts=3)
    whole = audit(url, processes=0)
    assert audit(url, processes=2) == whole
    monkeypatch.setattr(audit_run, "PIECE", 20)
    shares: list[float] = []
    assert audit(url, processes=0, progress=shares.append) == whole
    assert whole.clean
    audit(url, processes=1, progress=shares.append)
    assert shares[-1] == 1.0
    assert shares == sorted(shares)


def test_an_empty_store_is_clean_and_no_store_is_an_error(tmp_path: Path) -> None:
    """Nothing to check is no fault; a file that is no store is."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    Store.open(url).close()
    assert audit(url).clean
    with pytest.raises(StoreError):
        audit(f"sqlite:///{tmp_path / 'none' / 'house.db'}")
    with pytest.raises(StoreError, match="no such file"):
        audit(f"sqlite:///{tmp_path / 'none.db'}")
    assert not (tmp_path / "none.db").exists()


# Rows changed behind the house's back


def tamper(url: str, statement: str) -> None:
    """Change rows with plain SQL, the triggers taken off by who has file or server in hand."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
            for (name,) in names.fetchall():
                connection.execute(f"DROP TRIGGER {name}")
            assert connection.execute(statement).rowcount > 0, statement
            connection.commit()
        return
    engine = engine_of(parse_url(url))
    with engine.begin() as writing:
        for table in ("journal", "transfer", "posting"):
            writing.execute(text(f"ALTER TABLE {table} DISABLE TRIGGER ALL"))
        assert writing.execute(text(statement)).rowcount > 0, statement
    engine.dispose()


ROWS = [
    ("hash", "UPDATE journal SET body = replace(body, 'i', 'j') WHERE number = 7"),
    ("hash", "UPDATE journal SET at = at + 1 WHERE number = 20"),
    ("hash", "UPDATE journal SET kind = 'noted' WHERE number = 2"),
    ("kind", "UPDATE journal SET kind = 'noted' WHERE number = 2"),
    ("time", "UPDATE journal SET at = 0 WHERE number = 90"),
    ("number", "UPDATE journal SET number = number + 1000000 WHERE number > 150"),
    ("sequence", "UPDATE journal SET seq = 1000000 WHERE number = 60"),
    ("missing-transfer", "DELETE FROM transfer WHERE number = 9"),
    ("balance", "UPDATE posting SET amount = amount + 10000 WHERE transfer = 9 AND line = 2"),
    ("transfer", "UPDATE posting SET amount = amount + 10000 WHERE transfer = 9 AND line = 2"),
    ("transfer", "UPDATE posting SET account = 'wallet:me' WHERE transfer = 4 AND line = 2"),
    ("transfer", "UPDATE transfer SET cause = 'gift' WHERE number = 5"),
    ("transfer", "DELETE FROM posting WHERE transfer = 11 AND line = 1"),
    (
        "extra-transfer",
        "INSERT INTO transfer (number, entry, key, cause) VALUES (1000000, 10, 'mine', 'gift')",
    ),
]


@pytest.mark.parametrize(("code", "statement"), ROWS)
def test_a_changed_row_is_found(store_url: str, played: Path, code: str, statement: str) -> None:
    """Whatever is changed in journal, transfers or postings, the audit says what and where."""
    if "replace(body" in statement and not store_url.startswith("sqlite"):
        statement = "UPDATE journal SET body = body || 'x'::bytea WHERE number = 7"
    restore(played, store_url)
    tamper(store_url, statement)
    report = audit(store_url)
    assert code in codes(report)
    assert not report.clean


def test_a_deleted_entry_is_found(store_url: str, played: Path) -> None:
    """One entry gone breaks number, sequence and chain."""
    restore(played, store_url)
    tamper(store_url, "DELETE FROM journal WHERE number = 77")
    assert {"number", "sequence", "hash"} <= codes(audit(store_url))


# Journals that hang together and are not true

Writing = tuple[str, int, JournalBody, tuple[Transfer, ...]]


@pytest.fixture(scope="module")
def writings(played: Path) -> list[Writing]:
    """Return the whole journal of the house that played."""
    with Store.open(f"sqlite:///{played}", lock=False) as store:
        with store._reading() as connection:
            rows = connection.execute(
                text("SELECT stream, seq, at FROM journal ORDER BY number")
            ).all()
        streams = {stream: {e.seq: e for e in store.read(stream)} for stream in store.heads()}
    entries = [(streams[stream][seq], at) for stream, seq, at in rows]
    return [(e.stream, at, read_body(e.body), e.transfers) for e, at in entries]


def write_anew(url: str, entries: list[Writing]) -> None:
    """Write a journal so that chain and ledger hang together."""
    with Store.open(url) as store:
        heads = {stream: START for stream, *_ in entries}
        written = []
        for stream, at, body, transfers in entries:
            put = entry_after(heads[stream], stream, at, kind_of(body), write_body(body), transfers)
            heads[stream] = put.head
            written.append(put)
        store.append(written).result(30)


def first(
    kind: type, change: Callable[[Any], Any], where: Callable[[Any], bool] = lambda _body: True
) -> Callable[[list[Writing]], list[Writing]]:
    """Return a forgery of the first body of a kind that fits; None takes the entry out."""

    def forgery(entries: list[Writing]) -> list[Writing]:
        for number, (stream, at, body, transfers) in enumerate(entries):
            if isinstance(body, kind) and where(body):
                changed = change(body)
                put = [] if changed is None else [(stream, at, changed, transfers)]
                return entries[:number] + put + entries[number + 1 :]
        raise AssertionError(f"there is no such {kind.__name__}")

    return forgery


def replaced(**fields: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - any field of any body
    """Return a change of some fields."""
    return lambda body: msgspec.structs.replace(body, **fields)


def endless(entries: list[Writing]) -> list[Writing]:
    """Take the end of the first coup away."""
    last = [
        (stream, at, body, transfers)
        for stream, at, body, transfers in entries
        if not (isinstance(body, CoupClosed) and body.coup == 1)
    ]
    return first(Act, lambda _body: None, is_(Expose))(last)


def free(entries: list[Writing]) -> list[Writing]:
    """Take the postings of the first act that moves something away."""
    for number, (stream, at, body, transfers) in enumerate(entries):
        if isinstance(body, Act) and transfers:
            entries[number] = (stream, at, body, ())
            return entries
    raise AssertionError


def overdrawn(entries: list[Writing]) -> list[Writing]:
    """Sit down with chips that nobody sold."""
    return [one for one in entries if not isinstance(one[2], WalletSold)]


def doubled(entries: list[Writing]) -> list[Writing]:
    """Sell twice the chips that the cashier noted."""
    for number, (stream, at, body, transfers) in enumerate(entries):
        if isinstance(body, WalletSold):
            postings = tuple((account, 2 * amount) for account, amount in transfers[0].postings)
            moved = msgspec.structs.replace(transfers[0], postings=postings)
            entries[number] = (stream, at, body, (moved,))
            return entries
    raise AssertionError


def swapped(body: Act) -> Act:
    """Swap two cards of a deal."""
    action = body.action
    assert isinstance(action, Deal)
    deck = (action.deck[1], action.deck[0], *action.deck[2:])
    return msgspec.structs.replace(body, action=Deal(deck))


def is_(kind: type) -> Callable[[Act], bool]:
    """Return whether an act is of a kind."""
    return lambda body: isinstance(body.action, kind)


def richer(body: CoupOpened) -> CoupOpened:
    """Give every seat a little more."""
    return msgspec.structs.replace(
        body, chips={seat: chips + 100 for seat, chips in body.chips.items()}
    )


def other_sheet(body: TableOpened) -> TableOpened:
    """Add a line that no sheet has."""
    return msgspec.structs.replace(body, sheet=body.sheet | {"colour": "green"})


def higher(body: Act) -> Act:
    """Take the meter to stand higher."""
    assert isinstance(body.action, Expose)
    return msgspec.structs.replace(body, action=Expose(body.action.meter + 10_000))


def other_line(body: Any) -> Any:  # noqa: ANN401 - a body
    """Open a meter by parameters of one's own, with one signature."""
    return msgspec.structs.replace(
        body, line=body.line | {"seed": "1.00"}, source="house", by="m", second="m"
    )


def fed_otherwise(body: Any) -> Any:  # noqa: ANN401 - a body
    """Let a table feed its meter by other parameters."""
    line = body.sheet["progressive"] | {"seed": "1.00"}
    return msgspec.structs.replace(body, sheet=body.sheet | {"progressive": line})


FORGERIES = {
    "refused": first(Act, replaced(action=Fold(), seat=Seat(9)), is_(Call)),
    "events": first(Act, replaced(events=()), is_(Check)),
    "moves of an act": free,
    "moves of a sale": doubled,
    "deck": first(Act, swapped, is_(Deal)),
    "root": first(Act, replaced(root="0" * 64), is_(Deal)),
    "commitment": first(CoupOpened, replaced(seed="11" * 32)),
    "bank": first(CoupOpened, richer),
    "coup-number": first(CoupOpened, replaced(coup=5), lambda body: body.coup == 2),
    "digest": first(CoupOpened, replaced(digest="ab" * 32)),
    "digest of a table": first(TableOpened, replaced(digest="ab" * 32)),
    "sheet": first(TableOpened, other_sheet),
    "rules": first(CoupOpened, replaced(rules=99)),
    "meter": first(Act, higher, is_(Expose)),
    "act-number": first(Act, replaced(number=70)),
    "no-coup": first(Act, replaced(coup=70)),
    "no-table": first(TableOpened, lambda _body: None),
    "closing": first(CoupClosed, replaced(voided=True), lambda body: not body.voided),
    "opening": first(CoupOpened, replaced(marker=Seat(77)), lambda body: body.marker is not None),
    "share": first(SeedOpened, replaced(secret="22" * 32)),
    "shuffle": first(SeedOpened, replaced(seat=Seat(9))),
    "signature": first(AdjustmentSigned, replaced(second="i")),
    "signature of a meter": first(MeterOpened, other_line),
    "meter-line": first(TableOpened, fed_otherwise, lambda body: body.meter is not None),
    "unfinished": endless,
    "source": first(SeatTaken, replaced(source="wallet:nobody")),
    "books-refuse": overdrawn,
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_journal_that_is_not_true_is_found(
    name: str, tmp_path: Path, writings: list[Writing]
) -> None:
    """Written anew so that chain and ledger hang together, it still is not what the rules give."""
    url = f"sqlite:///{tmp_path / 'forged.db'}"
    write_anew(url, FORGERIES[name](list(writings)))
    report = audit(url)
    expected = {"source": "moves"}.get(name, name.partition(" of ")[0])
    assert expected in codes(report), report.differences[:5]
    assert not codes(report) & {"hash", "sequence", "number", "balance", "transfer"}


def test_play_chips_need_no_signature_and_the_houses_do(
    tmp_path: Path, writings: list[Writing]
) -> None:
    """A jackpot paid without two people is a difference, but at a practice table."""
    opened = next(body for _, _, body, _ in writings if isinstance(body, TableOpened))
    for practice in (True, False):
        url = f"sqlite:///{tmp_path / f'{practice}.db'}"
        table = msgspec.structs.replace(opened, practice=practice, meter=None)
        paid = JackpotSigned("t", 1, Seat(1), 0, "bank:t:1", "practice", "practice")
        write_anew(url, [("table:t", 0, table, ()), ("house", 0, paid, ())])
        assert ("signature" in codes(audit(url))) == (not practice)


def test_a_journal_written_anew_without_a_change_is_clean(
    tmp_path: Path, writings: list[Writing]
) -> None:
    """What the forgeries above are found by is their forgery."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    write_anew(url, writings)
    assert audit(url).clean


def test_a_body_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    """A well chained entry of no known kind is a difference, and the audit goes on."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with Store.open(url) as store:
        entry = entry_after(START, "house", 0, "riddle", b'{"kind":"riddle"}')
        assert isinstance(entry, Entry)
        store.append([entry]).result(10)
        good = store.next_entry("house", 0, WalletSold("a", 1, "c"))
        store.append([good]).result(10)
    assert [(one.code, one.seq) for one in audit(url).differences] == [
        ("unreadable", 1),
        ("moves", 2),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_difference_has_a_sentence(language: str) -> None:
    """In every language, for every code that the audit can give."""
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(audit_run.__file__).parent.glob("*.py")
    )
    found = set(re.findall(r"(?:differs|_breaks)\(\s*\"([a-z-]+)\"", source))
    assert len(found) > 20
    for code in found:
        assert f"audit-{code}" in Messages(language), code
