"""What ends is not forgotten: seeds of a table that closes, and where each journal ended."""

from __future__ import annotations

from pathlib import Path

from croupier.audit import audit
from croupier.games.actions import Place
from croupier.store import Store, entry_after
from croupier.store.entry import START
from croupier.store.journal import SeedPublished, TableClosed, read_body
from croupier.tables import TableSpec, heads
from croupier.tables.requests import CloseTable
from databases import url_of
from tables.live import ANN, CARIBBEAN, IDA, Live, Player, done, in_loop, live

SPEC = TableSpec("c1", "Caribbean 1", CARIBBEAN)


async def played(house: Live) -> Player:
    """Play two coups at Caribbean Stud."""
    table = await house.open(SPEC, ANN)
    ann = Player(house, table, ANN)
    done(await ann.sit(1_000_00))
    for _ in range(2):
        done(await ann.act(Place(10_00)))
        await house.run(50_000)
    return ann


@in_loop
async def test_a_table_that_closes_opens_its_seeds(tmp_path: Path) -> None:
    """Every coup that was paid has its seed opened before the table's last entry, and stays so."""
    async with live(tmp_path) as house:
        ann = await played(house)
        done(await ann.table.ask(IDA, CloseTable(reason="closing time")))
        await house.run(60_000)
        bodies = [read_body(entry.body) for entry in house.store.read("table:c1")]
        assert isinstance(bodies[-1], TableClosed)
        opened = [body.coup for body in bodies if isinstance(body, SeedPublished)]
        assert opened[:2] == [1, 2]
        assert len(opened) == len(set(opened))
        await house.run(2 * 3_600_000)
        assert house.store.head("table:c1").seq == len(bodies)
        coup = house.house.coup("c1", 1)
        assert coup is not None
        assert coup.published
        house.store.close()
        assert not audit(house.url, processes=0).differences
        house.store = Store.open(house.url)


@in_loop
async def test_a_journal_whose_end_was_cut_off_is_found(tmp_path: Path) -> None:
    """Written anew without a table's last entries it hangs together, but for where it had ended."""
    async with live(tmp_path) as house:
        await played(house)
        heads.watch(house.house)
        await house.house.settled()
        house.store.close()
        with Store.open(house.url) as store:
            table = list(store.read("table:c1"))
            rest = list(store.read("house"))
        house.store = Store.open(house.url)
        noted = [e for e in rest if b'"heads"' in e.body]
        assert len(noted) == 1
        last = int(str(read_body(noted[0].body).values["table:c1"]).split()[0])  # type: ignore[union-attr]
        assert not audit(house.url, processes=0).differences
        for cut in (0, 1):
            written, ends = [], {"table:c1": START, "house": START}
            before = [e for e in rest if e.seq < noted[0].seq]
            for entry in sorted([*before, *table[: last - cut]], key=lambda e: (e.at, e.seq)):
                put = entry_after(
                    ends[entry.stream], entry.stream, entry.at, entry.kind, entry.body,
                    entry.transfers,
                )  # fmt: skip
                ends[entry.stream] = put.head
                written.append(put)
            put = entry_after(ends["house"], "house", written[-1].at, noted[0].kind, noted[0].body)
            other = url_of(tmp_path / f"cut{cut}.db")
            with Store.open(other) as store:
                store.append([*written, put]).result(20)
            codes = {one.code for one in audit(other, processes=0).differences}
            assert ("head" in codes) == bool(cut), codes
