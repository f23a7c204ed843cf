"""Promises about what browsers are served: pages, their files, and under which headers."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.server.browser import ENCODINGS, ROOMS, Pages, chosen
from croupier.server.guard import CSP
from databases import ON_SQLITE
from server.served import Served, in_loop, served

pytestmark = ON_SQLITE  # what is served here is in no database

ROOT = Path(__file__).parents[2]
SCRIPT = b"console.log('x');" * 100
PAGE = b"<!doctype html><title>Croupier</title>" * 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pages as the builder leaves them: the index, a script, smaller forms of it, its own notes."""
    made = tmp_path / "pages"
    (made / "assets").mkdir(parents=True)
    (made / ".vite").mkdir()
    (made / "index.html").write_bytes(PAGE)
    (made / "index.html.gz").write_bytes(gzip.compress(PAGE))
    (made / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (made / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (made / "assets" / "index-1a2b.js.br").write_bytes(b"as small as it goes")
    (made / "assets" / "index-1a2b.map").write_bytes(b"{}")
    (made / ".made").write_text("0", encoding="ascii")
    (made / ".vite" / "manifest.json").write_text("{}", encoding="ascii")
    return made


async def got(place: Served, path: str, **headers: str) -> httpx.Response:
    """Return what a browser gets."""
    told = {"accept_encoding": "identity", **headers}
    async with place.http(**told) as http:
        return await http.get(path)


@in_loop
async def test_every_page_has_an_address_that_can_be_opened_at_once(
    tmp_path: Path, folder: Path
) -> None:
    """Each page's address answers with the index; the API's, sockets' and files' never do."""
    async with served(tmp_path, []) as place:
        place.floor.pages = Pages(folder)
        for path in ("/", "/table/x", "/rules/x", "/coups/x/1", "/display", "/inspector/x"):
            page = await got(place, path)
            assert (page.status_code, page.content) == (200, PAGE), path
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        for path in ("/api/none", "/ws", "/assets/none.js", "/index.html", "/none"):
            assert (await got(place, path)).status_code == 404, path
        hidden = ("/.made", "/.vite/manifest.json", "/assets/index-1a2b.map")
        for path in (*hidden, "/assets/index-1a2b.js.br", "/assets/../.made", "/assets//x"):
            assert (await got(place, path)).status_code == 404, path
        assert (await got(place, "/healthz")).json()["status"] == "ok"


@in_loop
async def test_a_person_at_a_wrong_address_finds_a_page_that_says_so(
    tmp_path: Path, folder: Path
) -> None:
    """A browser that asks for a page gets the index with status 404, a program the refusal."""
    async with served(tmp_path, []) as place:
        place.floor.pages = Pages(folder)
        page = await got(place, "/none", accept="text/html,*/*;q=0.8")
        assert (page.status_code, page.content) == (404, PAGE)
        for path in ("/none", "/api/none"):
            accept = "text/html" if "api" in path else "*/*"
            assert (await got(place, path, accept=accept)).json()["code"] == "not-found"
        async with place.http() as http:
            assert (await http.post("/none")).status_code == 404


@in_loop
async def test_files_travel_small_and_are_kept_for_ever(tmp_path: Path, folder: Path) -> None:
    """A file goes out in the smallest form that the browser reads, and need not be asked again."""
    async with served(tmp_path, []) as place:
        place.floor.pages = Pages(folder)
        path = "/assets/index-1a2b.js"
        plain = await got(place, path)
        packed = await got(place, path, accept_encoding="gzip, deflate")
        assert plain.content == packed.content == SCRIPT
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        async with place.http(accept_encoding="gzip, br") as http, http.stream("GET", path) as best:
            assert best.headers["content-encoding"] == "br"
            assert int(best.headers["content-length"]) == len(b"as small as it goes")
        for one in (plain, packed, best):
            assert one.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert one.headers["vary"] == "Accept-Encoding"
            assert one.headers["content-type"] == "text/javascript; charset=utf-8"
        assert len({one.headers["etag"] for one in (plain, packed, best)}) == 3


@in_loop
async def test_the_index_is_asked_for_again_and_sent_only_if_it_changed(
    tmp_path: Path, folder: Path
) -> None:
    """A browser never shows an old version: it asks each time, and is told that nothing changed."""
    async with served(tmp_path, []) as place:
        place.floor.pages = Pages(folder)
        first = await got(place, "/")
        assert first.headers["cache-control"] == "no-cache"
        for tag in (first.headers["etag"], f'"x", W/{first.headers["etag"]}'):
            again = await got(place, "/table/x", if_none_match=tag)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
        (folder / "index.html").write_bytes(PAGE + b"new")
        place.floor.pages = Pages(folder)
        assert (await got(place, "/", if_none_match=first.headers["etag"])).status_code == 200


@in_loop
async def test_pages_may_do_nothing_but_what_they_need(tmp_path: Path, folder: Path) -> None:
    """Every page and file comes under the strict policy: nothing inline, nothing from elsewhere."""
    async with served(tmp_path, []) as place:
        place.floor.pages = Pages(folder)
        for path in ("/", "/assets/index-1a2b.js", "/none"):
            headers = (await got(place, path)).headers
            assert headers["content-security-policy"] == CSP
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "unsafe" not in CSP
    assert not re.search(r"https?:|\*", CSP)
    for rule in ("default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"):
        assert rule in CSP
    assert "require-trusted-types-for 'script'; trusted-types svelte-trusted-html" in CSP


@in_loop
async def test_a_house_without_built_pages_says_how_to_build_them(tmp_path: Path) -> None:
    """In a checkout that never built the pages the address answers, and names the command."""
    async with served(tmp_path) as place:
        place.floor.pages = Pages(tmp_path / "none")
        page = await got(place, "/", accept="text/html")
        assert page.status_code == 200
        assert "make pages" in page.text
        assert "script" not in page.text
        assert (await got(place, "/table/x", accept="text/html")).status_code == 404


def test_the_server_knows_every_page_that_the_pages_know() -> None:
    """What an address begins with , the server answers with the pages."""
    router = (ROOT / "frontend" / "src" / "pages" / "index.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"case '([a-z]*)':", router)) <= ROOMS


@given(st.text(max_size=60))
def test_no_list_of_encodings_breaks_the_answer(accepted: str) -> None:
    """Whatever a browser says that it reads, one of the forms that there are is chosen."""
    assert chosen(accepted, {"": b"", "gzip": b""}) in ("", "gzip")


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("", ""),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("identity, *;q=0", ""),
        ("br;q=x", ""),
    ],
)
def test_the_smallest_form_that_is_read_is_chosen(accepted: str, expected: str) -> None:
    """Brotli before gzip before plain, unless the browser refuses one."""
    forms = {"": b"", **dict.fromkeys(ENCODINGS, b"")}
    assert chosen(accepted, forms) == expected
