"""Work for the tests of spreading: module-level, so that other processes can import it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from saturnalia.arena.spread import stopped


def double(number: int) -> int:
    return 2 * number


def die_once(job: tuple[str, int]) -> int:
    """The worker that gets number 3 first is killed as by a power cut; the second attempt goes well."""
    folder, number = job
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    (Path(folder) / f"{number}-{time.monotonic_ns()}").touch()
    return number


def die_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_until_stopped(number: int) -> int:
    """Yield at once for the first job, wait for the others until nobody wants them."""
    began = time.monotonic()
    while number and not stopped() and time.monotonic() - began < 60:
        time.sleep(0.01)
    return number
