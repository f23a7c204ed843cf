"""Files that a command writes: whole, or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path


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
