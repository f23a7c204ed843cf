"""What browsers get: the built pages, from memory, as small as the browser can read them.

The folder ``pages`` beside this file is made from ``frontend/`` (see ``hatch_build.py``): an
``index.html`` that is the answer to every page's address, and ``assets/`` whose names hold a digest
of what they hold, so that a browser may keep them for ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

ROOMS = frozenset(
    {
        "",
        "account",
        "cashier",
        "coups",
        "display",
        "inspector",
        "manager",
        "odds",
        "rules",
        "settings",
        "signin",
        "table",
    }
)
"""What the address of a page begins with; which page it is, the pages decide."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may travel, the smallest first, and how the name of that form ends."""

INDEX = "index.html"
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""Types by the ending of a name; a file of no such type is not served."""


@dataclass(frozen=True, slots=True)
class File:
    """A file in each form that it is kept in, by encoding; "" is the plain one."""

    name: str
    forms: Mapping[str, bytes]
    digest: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """Return it as the browser reads it, or say that the browser has it."""
        encoding = chosen(request.headers.get("accept-encoding", ""), self.forms)
        headers = {
            "cache-control": FOR_EVER if self.name.startswith(ASSETS) else "no-cache",
            "content-type": TYPES[ending(self.name)],
            "etag": f'"{self.digest}{encoding and "-"}{encoding}"',
            "vary": "Accept-Encoding",
        }
        if status == 200 and _has(request.headers.get("if-none-match", ""), headers["etag"]):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.forms[encoding], status, headers)


class Pages:
    """The built pages of a folder, read once."""

    def __init__(self, folder: Traversable) -> None:
        """Read the folder; one that is not there holds no pages."""
        found = dict(_files(folder)) if folder.is_dir() else {}
        endings = tuple(ENCODINGS.values())
        self._files = {
            name: File(name, _forms(name, found), hashlib.sha256(plain).hexdigest()[:32])
            for name, plain in found.items()
            if not name.endswith(endings) and ending(name) in TYPES
        }

    @property
    def built(self) -> bool:
        """Whether there are pages."""
        return INDEX in self._files

    def answer(self, request: Request) -> Response | None:
        """Return what a browser finds at an address; None: nothing.

        A page that there is none at answers too, with status 404, to whoever asks for a page.
        """
        path = request.url.path.removeprefix("/")
        room = path.partition("/")[0]
        if room not in ROOMS and (file := self._files.get(path)) is not None and path != INDEX:
            return file.answer(request)
        index = self._files.get(INDEX)
        if index is None or request.method not in ("GET", "HEAD"):
            return None
        if room in ROOMS:
            return index.answer(request)
        asks = "text/html" in request.headers.get("accept", "")
        return index.answer(request, 404) if asks and room != "api" else None


@cache
def pages() -> Pages:
    """Return the pages of this installation."""
    return Pages(resources.files("croupier.server") / "pages")


def chosen(accepted: str, forms: Mapping[str, bytes]) -> str:
    """Return the smallest encoding that a browser accepts; "" is the plain form."""
    weights = dict(_weight(word) for word in accepted.lower().split(",") if word.strip())
    for encoding in ENCODINGS:
        if encoding in forms and weights.get(encoding, weights.get("*", 0.0)) > 0:
            return encoding
    return ""


def ending(name: str) -> str:
    """Return what stands after the last dot of a name."""
    return name.rpartition(".")[2]


def _weight(word: str) -> tuple[str, float]:
    name, _, weight = word.partition(";")
    try:
        return name.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return name.strip(), 0.0


def _has(tags: str, tag: str) -> bool:
    """Whether ``If-None-Match`` names a tag; a proxy may have made it a weak one."""
    return tag in {one.strip().removeprefix("W/") for one in tags.split(",")}


def _files(folder: Traversable, before: str = "") -> Iterator[tuple[str, bytes]]:
    for inside in folder.iterdir():
        name = before + inside.name
        if inside.name.startswith("."):
            continue  # the builder's own: what it was made from
        if inside.is_dir():
            yield from _files(inside, f"{name}/")
        else:
            yield name, inside.read_bytes()


def _forms(name: str, found: Mapping[str, bytes]) -> dict[str, bytes]:
    forms = {code: found[name + end] for code, end in ENCODINGS.items() if name + end in found}
    return {"": found[name], **forms}
