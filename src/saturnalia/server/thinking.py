"""Thinking: bots and hints wait for a free thread in a fair order, and only the thinking itself counts as time.

Whoever hosts a hundred tables, or asks for hints without end, waits behind their own wishes, not before others.
The rules and the search are compiled code that runs without Python's global lock; the threads are polite to the event
loop, so that moves of people stay fast meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from saturnalia.server import metrics
from saturnalia.server.refuse import Refused

Result = TypeVar("Result")
log = logging.getLogger("saturnalia.server")

THREADS = max(2, (os.cpu_count() or 2))
MOST_WAITING = 100
"""How many wishes of one person may wait; a table has one at most, so only floods of hints are refused."""

POLITE = 5
"""By how much the threads stand back behind the event loop (Linux)."""


class FairQueue:
    """Lets so many in at a time, the owners in turn, and the wishes of one owner in order."""

    def __init__(self, places: int, gauge: Any = None) -> None:
        self._free = places
        self._gauge = gauge
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    def waits_for(self, owner: Hashable) -> int:
        """Return how many wishes of an owner wait."""
        return len(self._waiting.get(owner, ()))

    @contextlib.asynccontextmanager
    async def place(self, owner: Hashable) -> AsyncIterator[None]:
        """Hold one of the places."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._free += 1
            self._let_in()

    async def _wait(self, owner: Hashable) -> None:
        ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(ticket)
        self._note_length()
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():  # let in and called off at the same moment
                self._free += 1
                self._let_in()
            else:
                self._forget(owner, ticket)
            raise
        finally:
            self._note_length()

    def _note_length(self) -> None:
        if self._gauge is not None:
            self._gauge.set(self.length)

    def _let_in(self) -> None:
        while self._free and self._waiting:
            owner, tickets = self._waiting.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                self._waiting[owner] = tickets  # at the end: the others come first
            if not ticket.done():
                self._free -= 1
                ticket.set_result(None)

    def _forget(self, owner: Hashable, ticket: asyncio.Future[None]) -> None:
        tickets = self._waiting.get(owner, deque())
        with contextlib.suppress(ValueError):
            tickets.remove(ticket)
        if not tickets:
            self._waiting.pop(owner, None)


class Thinkers:
    """Threads that think, one for each place of the queue."""

    def __init__(self, threads: int = THREADS) -> None:
        self.threads = threads
        self.queue = FairQueue(threads, metrics.THOUGHTS_WAITING)
        self._pool = self._new_pool()

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, thread_name_prefix="bot", initializer=be_polite)

    async def think(self, owner: Hashable, limit: float, work: Callable[[], Result]) -> Result:
        """Do work in a thread when it is this owner's turn; a TimeoutError if it thinks longer than `limit`."""
        if self.queue.waits_for(owner) >= MOST_WAITING:
            raise Refused("refused-too-fast", status=429)
        async with self.queue.place(owner):
            try:
                return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._pool, work), limit)
            except TimeoutError:
                # the thread may be stuck for ever: the next ones get new ones
                self._pool.shutdown(wait=False)
                self._pool = self._new_pool()
                raise

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def be_polite() -> None:
    """Let this thread stand back behind the event loop (Linux)."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)
