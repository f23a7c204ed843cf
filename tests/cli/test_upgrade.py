"""Promises of ``croupier serve`` to whoever installs a version with other rules."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.audit import audit
from croupier.games.actions import Place
from croupier.protocol.messages import Act, Sit
from croupier.sheets import load_sheet
from croupier.store import Store
from croupier.tables import Caller, House, TableSpec, VirtualClock, game_table

ANN = Caller("ann", "Ann")
SPEC = TableSpec("p1", "Practice", load_sheet("caribbean-stud-quebec"), practice=True)


async def bet(url: str) -> None:
    """Let somebody bet at a table, and stop the house."""
    with Store.open(url) as store:
        house = House.open(store, VirtualClock())
        table = await house.open_table(SPEC)
        table.subscribe("ann", lambda _: None)
        await table.ask(ANN, Sit("p1", "sit", 1_000_00))
        await table.ask(ANN, Act("p1", 1, 1, "bet", Place(10_00)))
        await house.settled()


def test_what_will_be_voided_is_said_before_anybody_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table, the coup and both versions are named; then it is voided and the house plays."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with monkeypatch.context() as patch:
        patch.setattr(game_table, "RULES_VERSION", 7)
        asyncio.run(bet(url))
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier.cli", "serve", "--db", url, "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        told = []
        for line in process.stdout:
            told.append(line)
            if "plays at" in line:
                break
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    finally:
        process.kill()
        process.communicate()
    assert "Coup 1 at table p1 was begun by version 7 of the rules" in told[0]
    assert "alert" in told[1]
    report = audit(url, processes=0)
    assert not report.differences
    assert report.counts.voided == 1
    with Store.open(url) as store:
        assert store.book().balance("bets:p1") == 0
        assert store.book().balance("bank:p1:1") == 1_000_00 * 10_000
