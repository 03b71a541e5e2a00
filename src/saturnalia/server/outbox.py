"""What waits to be sent to one browser: bounded by bytes, so that whoever does not read cannot fill the memory."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import ClassVar

MOST_BYTES = 1024 * 1024
MOST_MESSAGES = 500
MOST_BYTES_IN_ALL = 256 * 1024 * 1024
FEW_BYTES = 64 * 1024
"""What everybody may let wait even when all of them together have come to the limit."""


class Outbox:
    """A queue of messages. A connection that lets too much pile up is closed; its client comes back with `?since=`.

    >>> outbox = Outbox()
    >>> outbox.put(b"x" * MOST_BYTES), outbox.put(b"one more"), outbox.is_closed
    (None, None, True)
    """

    waiting_in_all: ClassVar[int] = 0
    """Bytes that wait in all outboxes of this process."""

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self.is_closed = False

    def put(self, message: bytes) -> None:
        """Add a message, or give up."""
        if self.is_closed:
            return
        most = MOST_BYTES if Outbox.waiting_in_all < MOST_BYTES_IN_ALL else FEW_BYTES
        if self._messages and (self._bytes + len(message) > most or len(self._messages) >= MOST_MESSAGES):
            self.close()
            return
        self._messages.append(message)
        self._add(len(message))
        self._news.set()

    async def get(self) -> bytes | None:
        """Return the next message as soon as there is one; None when the outbox was closed."""
        while not self._messages:
            if self.is_closed:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._messages.popleft()
        self._add(-len(message))
        return message

    def close(self) -> None:
        """Forget what waits, and take nothing any more."""
        self.is_closed = True
        self._messages.clear()
        self._add(-self._bytes)
        self._news.set()

    def _add(self, size: int) -> None:
        self._bytes += size
        Outbox.waiting_in_all += size
