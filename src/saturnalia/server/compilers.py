"""The processes in which `saturnalia serve` compiles games while it already serves: one on every core.

The game that somebody waits for goes first: it gets a process at once and another that helps it, and the others leave
them nearly all of their cores. A process that fails is started once more; what it had compiled by then is found on the
disk. All of them end with the server, however that ends.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from saturnalia.kernel.game import Game, load
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.logs import set_up_logs
from saturnalia.server.preparation import LOOK_EVERY, PROGRESS, SECONDS, is_compiled
from saturnalia.server.warm_up import EVERYTHING, TABLES, compile_moves, prepare_game

log = logging.getLogger("saturnalia.server")

TRIES = 2
HURRIED, CALM = 5, 15
"""How nice the processes are to others: the server itself comes first, then the game that somebody waits for.

Nobody may hurry who was calm once, so all hurry until somebody waits for one of them.
"""

Compile = Callable[[str, Path | None], None]


def compile_game(name: str, pack: Path | None) -> None:
    """Compile all that tables of a game need, and after it the strongest bot."""
    prepare_game(load(name, pack), pack)


def help_compile_game(name: str, pack: Path | None) -> None:
    """Compile half of what tables of a game need, while another process begins with the other half."""
    compile_moves(load(name, pack))


@dataclass(eq=False)
class Job:
    """A game to be compiled."""

    game: Game
    pack: Path | None
    process: SpawnProcess | None = None
    helper: SpawnProcess | None = None
    niceness: int = HURRIED
    begun: float = 0.0
    tries: int = 0

    def calm_down(self) -> None:
        """Leave the cores to a game that somebody waits for."""
        self.niceness = CALM
        if self.process and self.process.pid and hasattr(os, "setpriority"):
            with suppress(ProcessLookupError):  # it is done already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, os.nice(0) + CALM)


class Compilers:
    """All games that are to be compiled, in the order of their turn."""

    def __init__(
        self,
        games: InstalledGames,
        folder: Path,
        compile_one: Compile = compile_game,
        help_one: Compile = help_compile_game,
        cores: int | None = None,
    ) -> None:
        self._folder = folder
        self._compile = compile_one
        self._help = help_one
        self._cores = cores or os.cpu_count() or 1
        self._seconds = SECONDS
        """How long the last game took on this machine."""
        self._written = ""
        self._ending = False
        self.games = games
        self.waiting: list[Job] = []
        self.running: list[Job] = []
        self.failed: list[Job] = []
        self.alone: list[Job] = []
        """Games whose compiled code cannot be stored here: every process must compile them for itself."""

    def look(self) -> list[Game]:
        """Return the games that are to be compiled."""
        for game, pack in self.games.all():
            if not is_compiled(game, pack, EVERYTHING):
                job = Job(game, pack)
                (self.waiting if _can_be_shared(job) else self.alone).append(job)
        return [job.game for job in self.waiting]

    def run(self) -> None:
        """Compile until nothing is left to do."""
        try:
            while not self._ending and (self.waiting or self.running):
                self._start()
                self._write()
                wait([job.process.sentinel for job in self.running if job.process], LOOK_EVERY)
                self._collect()
        except Exception:
            log.exception("no game can be compiled beside the server")
            self.alone += self.running + self.waiting
            self.running, self.waiting = [], []
        self._write()

    def end(self) -> None:
        """End all processes, and start no more."""
        self._ending = True
        for job in list(self.running):
            for process in (job.process, job.helper):
                if process:
                    process.terminate()

    def _start(self) -> None:
        wanted = [job for job in self.running + self.waiting if self._is_wanted(job)]
        for job in [job for job in self.waiting if job in wanted]:
            if sum(other in wanted for other in self.running) < self._cores:
                self._start_one(job, HURRIED)
        while self.waiting and len(self.running) < self._cores:
            self._start_one(self.waiting[0], CALM if wanted else HURRIED)
        for job in self.running:
            if job in wanted and job.helper is None and self._cores > 1:
                job.helper = _spawn(self._help, job, HURRIED)
            elif wanted and job not in wanted and job.niceness == HURRIED:
                job.calm_down()

    def _is_wanted(self, job: Job) -> bool:
        return (self._folder / f"{job.game.compiled_name}.wanted").exists()

    def _start_one(self, job: Job, niceness: int) -> None:
        log.info("compiling", extra={"game": job.game.name})
        self.waiting.remove(job)
        self.running.append(job)
        job.niceness, job.begun, job.tries = niceness, time.time(), job.tries + 1
        job.process = _spawn(self._compile, job, niceness)

    def _collect(self) -> None:
        for job in [job for job in self.running if job.process and not job.process.is_alive()]:
            assert job.process is not None
            self.running.remove(job)
            if job.process.exitcode == 0:
                log.info("compiled", extra={"game": job.game.name, "seconds": round(time.time() - job.begun, 1)})
                self._learn(job)
                continue
            if self._ending:
                return
            is_last = job.tries >= TRIES
            (self.failed if is_last else self.waiting).insert(0, job)
            event = "a game could not be compiled" if is_last else "a compiler failed and is started once more"
            log.error(event, extra={"game": job.game.name, "exit_code": job.process.exitcode})

    def _learn(self, job: Job) -> None:
        from saturnalia.bots.ready import ready_mark

        with suppress(OSError):
            self._seconds = max(1.0, ready_mark(job.game, TABLES, job.pack).stat().st_mtime - job.begun)

    def _write(self) -> None:
        """Tell the server processes how far every game is, if that has changed."""
        progress: dict[str, dict[str, float]] = {}
        for job in self.running:
            progress[job.game.compiled_name] = {"begun": job.begun, "seconds": self._seconds}
        for place, job in enumerate(self.waiting):
            turns = 1 + (len(self.running) + place) // self._cores
            progress[job.game.compiled_name] = {"seconds": self._seconds * turns}
        progress |= {job.game.compiled_name: {"failed": True} for job in self.failed}
        progress |= {job.game.compiled_name: {"alone": True} for job in self.alone}
        text = json.dumps(progress)
        if text != self._written:
            with suppress(OSError):  # the folder is gone: so is the server
                (self._folder / "next.json").write_text(text)
                (self._folder / "next.json").replace(self._folder / PROGRESS)
                self._written = text


def _can_be_shared(job: Job) -> bool:
    from saturnalia.bots.ready import ready_mark

    return os.access(ready_mark(job.game, EVERYTHING, job.pack).parent, os.W_OK)


def _spawn(compile_one: Compile, job: Job, niceness: int) -> SpawnProcess:
    work = (compile_one, job.game.name, job.pack, niceness)
    process = get_context("spawn").Process(target=_work, args=work, daemon=True)
    process.start()
    return process


def _work(compile_one: Compile, name: str, pack: Path | None, niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, with which this process ends
    end_with_server()
    set_up_logs()
    if hasattr(os, "nice"):
        os.nice(niceness)
    try:
        compile_one(name, pack)
    except Exception:
        log.exception("compiling failed", extra={"game": name})
        raise SystemExit(1) from None


def end_with_server() -> None:
    """Let this process end as soon as the one that started it is gone, even if that was killed."""
    server = parent_process()

    def wait_for_end() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=wait_for_end, daemon=True).start()
