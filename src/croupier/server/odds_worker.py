"""Asks the process that works out what sheets are worth: one question at a time, few waiting.

An answer is kept for a while; the same question asked by many at once is worked out once. A
question that takes too long costs the process, and the next one begins another.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from contextlib import suppress

import msgspec

from croupier.server.answers import Problem
from croupier.server.odds_work import LENGTH, Answer, Question

WAITING = 8
"""Questions that may wait for their turn; more are refused."""
KEPT = 128
"""Answers kept, the last asked for; one has some tens of kilobytes."""
LONGEST = 60.0
"""Seconds that an answer may take."""
LARGEST = 1 << 26

_encode = msgspec.json.Encoder().encode
_decode = msgspec.msgpack.Decoder(Answer).decode


class OddsWorker:
    """One process for all who ask; begun by the first question."""

    def __init__(self, longest: float = LONGEST) -> None:
        """Begin without a process."""
        self._longest = longest
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[bytes, Answer] = OrderedDict()
        self._asked: dict[bytes, asyncio.Task[Answer]] = {}

    @property
    def pid(self) -> int | None:
        """The process, while it runs."""
        return None if self._process is None else self._process.pid

    def knows(self, question: Question) -> bool:
        """Whether the answer is there already, or on its way."""
        key = _encode(question)
        return key in self._kept or key in self._asked

    async def ask(self, question: Question) -> bytes:
        """Return the answer to a question.

        Raises:
            Problem: too many ask, it takes too long, or it means nothing.
        """
        key = _encode(question)
        found = self._kept.get(key)
        if found is None:
            task = self._asked.get(key)
            if task is None:
                if len(self._asked) >= WAITING:
                    raise Problem("odds-busy")
                task = asyncio.create_task(self._work(key))
                self._asked[key] = task
                task.add_done_callback(lambda done: self._forget(key, done))
            # Who goes away does not take the answer from the others.
            found = await asyncio.shield(task)
        else:
            self._kept.move_to_end(key)
        if found.seat is not None:
            raise Problem("odds-position", why=found.refused[:400], seat=found.seat)
        if found.refused:
            raise Problem("odds-refused", why=found.refused[:400])
        return found.body

    def _forget(self, key: bytes, done: asyncio.Task[Answer]) -> None:
        del self._asked[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _work(self, key: bytes) -> Answer:
        async with self._turn:
            try:
                async with asyncio.timeout(self._longest):
                    return await self._said(key)
            except TimeoutError:
                await self._end()
                raise Problem("odds-long", seconds=int(self._longest)) from None
            except (OSError, EOFError, msgspec.MsgspecError):
                await self._end()
                raise Problem("odds-failed") from None

    async def _said(self, key: bytes) -> Answer:
        """Return what the process says; one that has ended meanwhile is begun again."""
        for last in (False, True):
            process = await self._running()
            try:
                return await _exchange(process, key)
            except (OSError, EOFError):
                await self._end()
                if last:
                    raise
        raise EOFError

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "croupier.server.odds_work"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LARGEST,
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process, and whatever waits for it."""
        for task in tuple(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self._end()


async def _exchange(process: Process, question: bytes) -> Answer:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    return _decode(await process.stdout.readexactly(size))
