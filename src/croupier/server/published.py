"""The OpenAPI document as a file, for those who make types or clients from it."""

from __future__ import annotations

import json
import sys
from tempfile import TemporaryDirectory

from croupier.server.app import make_api
from croupier.server.floor import Floor
from croupier.server.passwords import Passwords
from croupier.server.settings import ServerSettings
from croupier.store import Store
from croupier.tables import House


def openapi_text() -> str:
    """Return the document as it is published; no house's tables or settings change it."""
    with TemporaryDirectory() as folder, Store.open(f"sqlite:///{folder}/house.db") as store:
        floor = Floor(House.open(store), ServerSettings(), Passwords())
        try:
            made = make_api(floor).openapi()
        finally:
            floor.passwords.close()
    return json.dumps(made, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":  # python -m croupier.server.published > docs/openapi.json
    sys.stdout.write(openapi_text())
