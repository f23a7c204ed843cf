"""The same chunks on a Dask cluster; nothing of a scheduler is our own."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from croupier.simulation.job import SimulationError

SCHEMES = ("tcp", "tls", "ws", "wss", "ucx")
"""How Dask's addresses begin."""
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
        raise SimulationError(
            "a cluster needs Dask: install croupier[cluster], here and on the workers"
        ) from error
    scheme, _, place = address.partition("://")
    if scheme not in SCHEMES or not place.rpartition(":")[2].isdigit():
        raise SimulationError(
            f"{address} is no scheduler's address: say it as dask scheduler does, like "
            "tcp://192.0.2.1:8786"
        )
    connect: Any = distributed.Client  # published without types for its calls
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SimulationError(
            f"no Dask scheduler answers at {address}: say it as dask scheduler does, like "
            "tcp://192.0.2.1:8786"
        ) from error
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise SimulationError(
                f"the scheduler at {address} has no workers: start some with dask worker {address}"
            )
        yield client.get_executor(pure=False), threads
