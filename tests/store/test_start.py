"""A house comes back soon: what its start need not read in, it does not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

import croupier.store.migrations as steps
from croupier.store import Store
from croupier.store.database import NEWEST

_HEAVY = ("alembic", "altair", "numba", "numpy", "vl_convert", "psycopg")
_START = """
import sys
import croupier.cli.serve
import croupier.server.run
from croupier.store import Store
Store.open(sys.argv[1]).close()
print(*[name for name in sys.argv[2:] if name in sys.modules])
"""


def test_the_newest_migration_is_the_one_that_is_named() -> None:
    """The store knows without Alembic whether there is anything for Alembic to do."""
    config = Config()
    config.set_main_option("script_location", str(Path(steps.__path__[0])))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_a_start_on_a_store_that_stands_reads_in_nothing_heavy(tmp_path: Path) -> None:
    """Neither the odds' kernels nor charts nor migrations, nor a database that is not used."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    Store.open(url).close()
    done = subprocess.run(
        [sys.executable, "-c", _START, url, *_HEAVY], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
