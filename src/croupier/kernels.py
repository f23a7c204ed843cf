"""The one way in which functions are compiled to native code, and cached safely.

The integer cores of the rules are plain functions; :func:`kernel` compiles them with Numba,
together with the plain functions of this package that they call. Numba's cache on disk does not
see a change in a function that a cached one calls, so the folder is named by a digest of every
source of the package: any change starts a new folder, and old ones are pruned.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import pickle
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba.core import config as numba_config
from numba.core.caching import FunctionCache
from platformdirs import user_cache_path

from croupier.locks import lock

P = ParamSpec("P")
R = TypeVar("R")

KEPT_FOLDERS = 4
"""How many cache folders stay on disk: this package's and those of the last few others."""

# Numba types some of itself, and these two not as they are used here.
_njit: Any = numba.njit
_config: Any = numba_config

# What reading a cut or foreign pickle may raise.
_UNREADABLE = (
    OSError,
    EOFError,
    pickle.UnpicklingError,
    AttributeError,
    ImportError,
    IndexError,
    KeyError,
    TypeError,
    ValueError,
)

_ROOT = Path(__file__).parent
_PACKAGE = __name__.rpartition(".")[0]
_LOADED = time.time()
_log = logging.getLogger(__name__)
_lock = threading.RLock()
_compiled: dict[tuple[object, frozenset[tuple[str, object]]], Any] = {}


def kernel(function: Callable[P, R], **options: object) -> Callable[P, R]:
    """Return ``function`` compiled by ``numba.njit``, cached on disk where that is safe.

    Functions of this package that ``function`` calls by their plain names are compiled with it,
    so that rules stay plain Python where they are written. ``options`` are ``njit``'s. The same
    function and options give the same kernel. Functions from outside this package are compiled
    without the cache on disk, since nothing here would notice a change in them.
    """
    if not isinstance(function, FunctionType):  # already compiled
        return function
    key = (function, frozenset(options.items()))
    with _lock:
        if key not in _compiled:
            linked = _linked(function)
            made = _njit(linked, **options)
            _compiled[key] = made
            for name in _called(function):
                linked.__globals__[name] = kernel(function.__globals__[name])
            _cache_on_disk(made, function)
        return cast("Callable[P, R]", _compiled[key])


def cache_folder() -> Path | None:
    """Return the folder that compiled kernels are cached in, or None where none can be.

    It lies below ``NUMBA_CACHE_DIR`` if that is set, else below the user's cache folder.
    """
    chosen = _config.CACHE_DIR
    base = Path(chosen) / "croupier" if chosen else user_cache_path("croupier")
    return _prepared(base / "kernels")


def source_digest(root: Path = _ROOT) -> str:
    """Return 16 hex digits that change with every change of a Python source below ``root``."""
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def _linked(function: FunctionType) -> FunctionType:
    # Numba looks called functions up among the globals; a copy leaves the module as it is.
    copy = FunctionType(
        function.__code__,
        dict(function.__globals__),
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    copy.__doc__, copy.__annotations__ = function.__doc__, function.__annotations__
    return copy


def _called(function: FunctionType) -> list[str]:
    return [
        name
        for name in sorted(set(_names(function.__code__)))
        if isinstance(found := function.__globals__.get(name), FunctionType) and _is_ours(found)
    ]


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _is_ours(function: FunctionType) -> bool:
    return f"{function.__module__}.".startswith(f"{_PACKAGE}.")


def _cache_on_disk(made: object, function: FunctionType) -> None:
    dispatcher: Any = made
    if not hasattr(dispatcher, "enable_caching") or not _is_ours(function):
        return  # NUMBA_DISABLE_JIT is set, or nobody would notice a change
    folder = cache_folder()
    if folder is None:
        return
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder)
    try:
        found = _Cache(dispatcher.py_func)  # type: ignore[no-untyped-call]
    except RuntimeError:  # Numba finds no source or no place for this function
        _log.debug("no cache for %s", function.__qualname__, exc_info=True)
        return
    finally:
        _config.CACHE_DIR = before
    if Path(found.cache_path).is_relative_to(folder):
        dispatcher._cache = found  # noqa: SLF001 - as enable_caching does


@cache
def _prepared(base: Path) -> Path | None:
    try:
        if _edited_while_running():
            _log.warning("croupier's sources changed while it runs: compiling without a cache")
            return None
        folder = base / source_digest()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
        _prune(base)
    except OSError as error:
        _log.warning(
            "compiled kernels cannot be kept (%s): each run compiles them again; "
            "set NUMBA_CACHE_DIR to a folder that can be written",
            error,
        )
        return None
    return folder


def _edited_while_running() -> bool:
    # What runs was read before the change; filing it under the changed sources would poison them.
    return any(path.stat().st_mtime > _LOADED for path in _ROOT.rglob("*.py"))


def _prune(base: Path) -> None:
    folders = [path for path in base.iterdir() if len(path.name) == 16 and path.is_dir()]
    with contextlib.suppress(OSError):  # another process prunes too
        folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in folders[KEPT_FOLDERS:]:
            shutil.rmtree(path, ignore_errors=True)


class _Cache(FunctionCache):
    """Numba's cache of one function, made safe against other processes and broken files."""

    def load_overload(self, sig: object, target_context: object) -> object:
        """Return the cached code for a signature, or None where there is none that can be used."""
        try:
            found: Any = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except _UNREADABLE:
            _log.debug("a cached kernel cannot be read", exc_info=True)
            return None
        # A lost race may have left another signature's code under this one's name.
        return found if found is None or found.signature.args == sig else None

    def save_overload(self, sig: object, data: object) -> None:
        """Keep the code of a signature; where that fails, it is compiled again next time."""
        try:
            folder = Path(self.cache_path)
            folder.mkdir(parents=True, exist_ok=True)
            # Numba reads its index, adds to it and writes it: one process at a time.
            with (folder / "lock").open("ab") as file:
                lock(file.fileno(), wait=True)
                try:
                    super().save_overload(sig, data)  # type: ignore[no-untyped-call]
                except _UNREADABLE:
                    self.flush()  # type: ignore[no-untyped-call]  # begin a new index
                    super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        except OSError:
            _log.debug("a kernel could not be cached", exc_info=True)
