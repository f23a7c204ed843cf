"""Promises of ``croupier serve`` and ``croupier staff``, as a person starts them."""

import asyncio
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.games.actions import Place
from croupier.protocol.client import Client
from croupier.store import Store, people
from croupier.store.journal import CoupOpened, read_body
from databases import new_database

CHIPS = 1_000_00


def command(*arguments: str) -> list[str]:
    """Return a command line of croupier."""
    return [sys.executable, "-m", "croupier.cli", *arguments]


@contextmanager
def serving(
    *arguments: str, stop: signal.Signals = signal.SIGTERM
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a server, and yield its address; stop it in order by a signal."""
    process = subprocess.Popen(
        command("serve", "--language", "en", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        address = ""
        for line in process.stdout:
            found = re.search(r"plays at (\S+)", line)
            if found:
                address = found[1]
                break
        yield address, process
        process.send_signal(stop)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert "Stopped." in out
        assert "Traceback" not in err
    finally:
        process.kill()
        process.communicate()


class Running(NamedTuple):
    """A house that several tests ask something."""

    store: str
    address: str
    pid: int
    password: str
    """That of Mia, manager and inspector since before it started."""


def added(store: str, name: str, role: str) -> str:
    """Add somebody to the staff as a person does; return what is said."""
    line = command("staff", "add", name, "--role", role, "--db", store, "--language", "en")
    done = subprocess.run(
        line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Yield a house of a new store, for whose staff a manager was made; Ctrl-C stops it."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            store = f"sqlite:///{tmp_path_factory.mktemp('served') / 'house.db'}"
        else:
            store = stack.enter_context(new_database(request.getfixturevalue("postgres")))
        found = re.search(r"shown this once: (\S+)", added(store, "Mia", "manager"))
        assert found is not None
        assert found[1] not in added(store, "mia", "inspector")
        served = serving("--db", store, "--port", "0", stop=signal.SIGINT)
        address, process = stack.enter_context(served)
        yield Running(store, address, process.pid, found[1])


def test_a_fresh_house_opens_a_practice_table_of_each_game(running: Running) -> None:
    """The address printed answers at once, and a table of each game with bots is open."""
    with urllib.request.urlopen(f"{running.address}/api/lobby", timeout=30) as answer:  # noqa: S310 - loopback
        lobby = json.loads(answer.read())
    tables = {table["game"]: table for table in lobby["tables"]}
    assert set(tables) == {"caribbean-stud", "five-card-stud"}
    for table in tables.values():
        assert table["practice"]
        assert sum(seat["bot"] for seat in table["seats"]) == 3


def test_a_second_server_says_who_holds_the_store(running: Running) -> None:
    """One house writes a store: another one is told which process does, and exits with 2."""
    for arguments in (
        ("serve", "--db", running.store, "--port", "0"),
        ("staff", "add", "Mia", "--role", "manager", "--db", running.store),
    ):
        second = subprocess.run(
            command(*arguments), capture_output=True, text=True, check=False, timeout=60
        )
        assert second.returncode == 2
        assert f"process {running.pid}" in second.stderr
        assert len(second.stderr.splitlines()) == 1


@pytest.mark.parametrize("running", ["sqlite"], indirect=True)
def test_a_port_that_is_taken_is_said_in_one_line(running: Running, tmp_path: Path) -> None:
    """Two houses on one port: the second says which address it cannot have."""
    port = running.address.rpartition(":")[2]
    second = subprocess.run(
        command("serve", "--db", f"sqlite:///{tmp_path / '2.db'}", "--port", port),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert second.returncode == 2
    assert f"127.0.0.1:{port}" in second.stderr


def test_sigterm_and_a_restart_resume_the_same_coup(tmp_path: Path) -> None:
    """A bet that lies when the house stops lies there when it has started again."""
    # On SQLite; tests/faults kills and restarts houses on PostgreSQL too.
    store_url = f"sqlite:///{tmp_path / 'house.db'}"

    async def bet(address: str) -> tuple[int, str]:
        async with Client(address) as one:
            await one.watch("practice-caribbean")
            await one.sit("practice-caribbean", CHIPS, seat=1)
            look = await one.watch("practice-caribbean")
            await one.act("practice-caribbean", look.coup, look.turn, Place(10_00))
            return look.coup, one.session or ""

    async def back(address: str, session: str) -> tuple[int, int | None]:
        async with Client(address, session=session) as one:
            look = await one.watch("practice-caribbean")
            return look.coup, look.seat

    with serving("--db", store_url, "--port", "0") as (address, _):
        coup, session = asyncio.run(bet(address))
    with serving("--db", store_url, "--port", "0") as (address, _):
        assert asyncio.run(back(address, session)) == (coup, 1)
    with Store.open(store_url, lock=False) as store:
        bodies = [read_body(entry.body) for entry in store.read("table:practice-caribbean")]
        opened = [body.coup for body in bodies if isinstance(body, CoupOpened)]
    assert opened == sorted(set(opened))
    assert subprocess.run(command("audit", "--db", store_url), check=False).returncode == 0


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl to make a certificate")
def test_tls_by_files(tmp_path: Path) -> None:
    """With certificate and key the house speaks TLS, and says so to browsers for a year."""
    certificate, key = tmp_path / "c.pem", tmp_path / "k.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made += ["-keyout", str(key), "-out", str(certificate), "-subj", "/CN=localhost"]
    made += ["-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(made, check=True, capture_output=True, timeout=60)
    trusted = ssl.create_default_context(cafile=str(certificate))
    files = ("--tls-cert", str(certificate), "--tls-key", str(key))

    async def lobby(address: str) -> int:
        async with Client(address, tls=trusted) as one:
            return len((await one.lobby()).tables)

    with serving("--db", f"sqlite:///{tmp_path / 'h.db'}", "--port", "0", *files) as (address, _):
        assert address.startswith("https://")
        answer = urllib.request.urlopen(f"{address}/healthz", timeout=9, context=trusted)  # noqa: S310
        assert answer.headers["strict-transport-security"]
        answer.close()
        assert asyncio.run(lobby(address)) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--host", "0.0.0.0"], "--plain-http-beyond-this-machine"),  # noqa: S104 - refused
        (["--tls-cert", "cert.pem"], "go together"),
        (["--tls-cert", "no.pem", "--tls-key", "no.key"], "no.pem"),
        (["--public-url", "play.example"], "https://HOST"),
        (["--db", "mysql://x/y"], "mysql"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    arguments: list[str], said: str, tmp_path: Path
) -> None:
    """What is wrong with the command line, and how to mend it, with exit code 2."""
    if "--db" not in arguments:
        arguments = ["--db", f"sqlite:///{tmp_path / 'h.db'}", *arguments]
    done = subprocess.run(
        command("serve", "--port", "0", *arguments),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_first_manager_is_made_on_the_command_line(running: Running) -> None:
    """The password is shown once, it opens a session, and a second role is added to the first."""
    with Store.open(running.store, lock=False) as store:
        person = store.ask(people.person_called, "Mia")
        assert person is not None
        assert store.ask(people.roles_of, person.id) == {"manager", "inspector"}
        kinds = [entry.kind for entry in store.read("house")]
        assert kinds[:2] == ["staff-changed"] * 2
        assert kinds.count("staff-changed") == 2
    asked = json.dumps({"name": "Mia", "password": running.password, "bearer": True}).encode()
    request = urllib.request.Request(f"{running.address}/api/login", asked)  # noqa: S310 - loopback
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - loopback
        assert json.load(answer)["roles"] == ["inspector", "manager"]
