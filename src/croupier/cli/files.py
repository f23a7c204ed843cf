"""Files that a command writes: whole, or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from croupier.cli.errors import refusal


def write_whole(path: Path, content: bytes | str) -> Path:
    """Write a file beside its place and move it there: nobody sees half of it.

    Text is written as UTF-8, its line ends as they are.

    Raises:
        OSError: the file cannot be written; what stood there stands there still.
    """
    if not path.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    data = content.encode("utf-8") if isinstance(content, str) else content
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            with beside.open("xb") as file:
                file.write(data)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    return path


def refuse_places(*paths: Path | None) -> None:
    """Return if files can stand where a command is to write them.

    Raises:
        Refusal: there is no such folder, something else stands there, or two are one.
    """
    given = [path for path in paths if path is not None]
    for path in given:
        folder = path.absolute().parent
        if not folder.is_dir():
            raise refusal("simulate-refused-folder", path=str(path), folder=str(folder))
        if path.exists() and not path.is_file():
            raise refusal("simulate-refused-file", path=str(path))
    for place, path in enumerate(given):
        if any(path.absolute() == other.absolute() for other in given[:place]):
            raise refusal("simulate-refused-same", path=str(path))
