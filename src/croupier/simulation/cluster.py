"""The same chunks on a Dask cluster; nothing of a scheduler is our own."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from croupier.simulation.job import SimulationError

SCHEMES = ("tcp", "tls", "ws", "wss", "ucx")
"""How Dask's addresses begin."""
EXAMPLE = "tcp://192.0.2.1:8786"
"""How a scheduler says its address."""
PATIENCE = 20
"""Seconds to reach the scheduler."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Give a cluster's executor, and how many chunks it works on at once.

    Raises:
        SimulationError: the extra is not installed, the scheduler cannot be reached, or it has no
            workers.
    """
    try:
        import distributed
    except ImportError as error:
        raise SimulationError("cluster-missing") from error
    scheme, _, place = address.partition("://")
    if scheme not in SCHEMES or not place.rpartition(":")[2].isdigit():
        raise SimulationError("cluster-address", address=address[:80], example=EXAMPLE)
    connect: Any = distributed.Client  # published without types for its calls
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SimulationError("cluster-silent", address=address, example=EXAMPLE) from error
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise SimulationError("cluster-idle", address=address)
        yield client.get_executor(pure=False), threads
