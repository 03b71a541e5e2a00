"""Compilers that compile nothing, and a server with them: `python -m tests.server.compiling PORT DATABASE WORKERS`.

What they do is said by files in the folder `SATURNALIA_TEST_COMPILERS`, where they note what they do themselves.
"""

from __future__ import annotations

import functools
import os
import signal
import sys
import time
from pathlib import Path

from saturnalia.bots.ready import ready_mark
from saturnalia.kernel.game import load
from saturnalia.server.compilers import Compilers
from saturnalia.server.warm_up import EVERYTHING

FOLDER = "SATURNALIA_TEST_COMPILERS"


def pretend(name: str, pack: Path | None) -> None:
    """Note that a game has begun; go on when its `go`, or everybody's, is there, and do what it says."""
    folder = Path(os.environ[FOLDER])
    with (folder / "begun").open("a") as begun:
        begun.write(f"{name} {os.getpid()}\n")
    while not any((folder / f"{one}.go").exists() for one in (name, "all")):
        time.sleep(0.02)
    order = next(file for one in (name, "all") if (file := folder / f"{one}.go").exists())
    match order.read_text():
        case "fail":
            raise OSError("no disk")
        case "be killed once":
            order.write_text("")
            os.kill(os.getpid(), signal.SIGKILL)
    ready_mark(load(name, pack), EVERYTHING, pack).touch()


def pretend_to_help(name: str, _pack: Path | None) -> None:
    """Note that a game is helped with, and stay until the server ends."""
    folder = Path(os.environ[FOLDER])
    with (folder / "helped").open("a") as helped:
        helped.write(f"{name} {os.nice(0)}\n")
    time.sleep(600)


if __name__ == "__main__":
    from saturnalia.server import commands

    vars(commands)["Compilers"] = functools.partial(Compilers, compile_one=pretend, help_one=pretend_to_help)
    commands.serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]))
