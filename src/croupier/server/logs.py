"""Logs: one JSON object a line, and no secret in any of them.

What may be secret or is a card's is taken out by its key, wherever it stands; a text that looks
like a token is taken out too.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

HIDDEN = "[hidden]"
SECRET_KEYS = re.compile(
    r"password|passwd|token|session|cookie|authorization|secret|seed|salt|credential|card|deck|"
    r"(^|_)(hash|hand|hands|order|view|events|own)(_|$)",
    re.IGNORECASE,
)
SECRET_TEXT = re.compile(
    r"\$argon2id?\$\S+|guest-[A-Za-z0-9_-]{43}|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])"
    r"|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])"
)
LONGEST = 500


def scrubbed(value: object, key: str = "") -> Any:  # noqa: ANN401 - whatever is logged
    """Return a value without what may be secret in it."""
    if (key and SECRET_KEYS.search(key)) or isinstance(value, bytes):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(name): scrubbed(inner, str(name)) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [scrubbed(inner) for inner in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return SECRET_TEXT.sub(HIDDEN, str(value))[:LONGEST]


def _scrub(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    return {key: scrubbed(value, "" if key == "event" else key) for key, value in event.items()}


_SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
    _scrub,
]


def configure(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the logs of this process to a stream (standard error), uvicorn's among them."""
    out = stream or sys.stderr
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=_SHARED,
        )
    )
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)


def logger() -> Any:  # noqa: ANN401 - structlog's own
    """Return the server's logger."""
    return structlog.get_logger("croupier")
