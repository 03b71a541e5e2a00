"""A real terminal for tests: a program on a pseudo-terminal, typed to and read from."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

PROMPT = "› "
PATIENCE = 300  # seconds: the rules may have to be compiled first


class Console:
    """`saturnalia` with the arguments in `command` on a terminal of this size."""

    def __init__(self, data: Path, command: str, columns: int = 100, rows: int = 40) -> None:
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.settings = termios.tcgetattr(self.slave)
        environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        environment |= {"TERM": "xterm-256color", "SATURNALIA_DATA": str(data)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from saturnalia.cli import main; main()", *command.split()],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_at_the_terminal,
        )
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def read_until(self, *endings: str) -> str:
        """Return what is shown until one of the endings comes, or the program ends."""
        begin = len(self.raw)
        deadline = time.monotonic() + PATIENCE
        while not any(ending in self.raw[begin:] for ending in endings):
            if time.monotonic() > deadline:
                self.process.kill()
                raise AssertionError(f"waited in vain for {endings}: {self.raw[-2000:]}")
            if select.select([self.master], [], [], 0.05)[0]:
                self.raw += self.decoder.decode(os.read(self.master, 65536))
            elif self.process.poll() is not None:
                break
        return plain(self.raw[begin:])

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.master, f"{text}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, after a moment: Python cannot see a signal between showing a prompt and waiting for a line."""
        time.sleep(0.3)
        os.write(self.master, b"\x03")

    def terminate(self) -> None:
        """Ask the program to end, as a shutdown does."""
        time.sleep(0.3)
        self.process.send_signal(signal.SIGTERM)

    def end(self) -> tuple[int, str]:
        """Return the exit code and what was shown at the end; the terminal must be as it was found."""
        shown = self.read_until("\0")
        code = self.process.wait(PATIENCE)
        settings = termios.tcgetattr(self.slave)
        os.close(self.slave)
        os.close(self.master)
        assert settings == self.settings
        assert self.raw.rfind("\x1b[?25h") >= self.raw.rfind("\x1b[?25l"), "the cursor is still hidden"
        return code, shown


def _at_the_terminal() -> None:
    """Make Ctrl-C a signal, and one that is heard: tests in the background of a shell have learnt to ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(text: str) -> str:
    """Return a text without colours and other control sequences."""
    return re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>])", "", text).replace("\r", "")
