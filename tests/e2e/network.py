"""A network between browsers and the server of the tests: it can freeze, as in a tunnel, and it can be slow."""

from __future__ import annotations

import asyncio
import itertools
import threading
from contextlib import suppress

LARGEST_PIECE = 65_536


class Network:
    """A TCP proxy. While it is frozen nothing passes, but connections stay open and new ones are accepted.

    Before several server processes every new connection goes to the next of them, as with a load balancer.
    """

    def __init__(self, *server_ports: int) -> None:
        self._ports = itertools.cycle(server_ports)
        self.delay = 0.0
        """Seconds that everything takes, in each direction."""
        self.is_frozen = False
        self.swallows = b""
        """Whatever the server sends with this in it gets lost."""
        self._generation = 0
        self._started = threading.Event()
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._run, daemon=True).start()
        assert self._started.wait(10)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Let all connections fall silent without an end, as after a change of network; new ones work."""
        self._generation += 1

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.port = int(listening.sockets[0].getsockname()[1])
        self._started.set()
        self._loop.run_forever()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", next(self._ports))
            await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer, back=True))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, back: bool = False) -> None:
        generation = self._generation
        with suppress(OSError):
            while piece := await reader.read(LARGEST_PIECE):
                while self.is_frozen:
                    await asyncio.sleep(0.02)
                if back and self.swallows and self.swallows in piece:
                    continue
                if generation != self._generation:
                    continue
                self._loop.call_later(self.delay, writer.write, piece)
        if generation != self._generation:
            return
        self._loop.call_later(self.delay + 0.1, writer.close)
