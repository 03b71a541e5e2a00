"""Which games are ready to be played in this process, and how far the others are.

`saturnalia serve` listens at once; games that were never compiled here are compiled behind it, in processes of their
own (`compilers`). These leave marks beside the compiled code, so that every server process sees what is ready, and
write how far they are into a folder that only this server has. There server processes say which game is waited for.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from saturnalia.kernel.game import Game
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.refuse import Refused
from saturnalia.server.warm_up import (
    EVERYTHING,
    TABLES,
    keep_what_is_loaded,
    strongest_level,
    use_strongest_bot,
    use_tables,
)
from saturnalia.server.wire import Preparing

log = logging.getLogger("saturnalia.server")

PROGRESS = "progress.json"
SECONDS = 20.0
"""How long it takes to compile what the tables of a game need, where nothing was compiled yet that could tell."""

LOOK_EVERY = 0.2


def is_compiled(game: Game, pack: Path | None, purpose: str) -> bool:
    """Whether all that `purpose` needs lies compiled on the disk."""
    from saturnalia.bots.ready import ready_mark
    from saturnalia.kernel.compiling import INTERPRET

    return INTERPRET or any(ready_mark(game, one, pack).exists() for one in (purpose, EVERYTHING))


class Preparation:
    """What a server process knows about the preparation of its games.

    Without compilers (no folder) every game counts as ready, and is compiled here when it is first used.

    >>> from saturnalia import load
    >>> Preparation(InstalledGames()).is_ready(load("pax"))
    True
    """

    def __init__(self, games: InstalledGames, folder: str = "") -> None:
        self._folder = Path(folder) if folder else None
        self._packs = {game.compiled_name: pack for game, pack in games.all()}
        self._games = [game for game, _ in games.all()]
        self._ready: set[str] = set()
        self._loaded = {(name, purpose): asyncio.Event() for name in self._packs for purpose in (TABLES, EVERYTHING)}

    # -- what is asked -------------------------------------------------------------------------------------------------

    def is_ready(self, game: Game) -> bool:
        """Whether tables of a game can begin: it is compiled."""
        name = game.compiled_name
        if self._folder is None or name in self._ready or name not in self._packs:
            return True
        if is_compiled(game, self._packs[name], TABLES) or self._progress(game).get("alone"):
            self._ready.add(name)
        return name in self._ready

    def show(self, game: Game) -> Preparing | None:
        """Return how far a game is that is not ready yet (`wire.Preparing`)."""
        if self.is_ready(game):
            return None
        found = self._progress(game)
        if found.get("failed"):
            return Preparing(seconds=None)
        spent = time.time() - found["begun"] if found.get("begun") else 0.0
        # whatever takes longer than usual is never about to be ready at once
        return Preparing(seconds=round(max(found.get("seconds", SECONDS) - spent, 1 + spent / 10)))

    def want(self, game: Game) -> None:
        """Let a game be compiled before the others, because somebody waits for it."""
        if self._folder is not None and not self.is_ready(game):
            try:
                (self._folder / f"{game.compiled_name}.wanted").touch()
            except OSError as error:
                log.warning("a wish was not noted", extra={"game": game.name, "problem": str(error)})

    def _progress(self, game: Game) -> dict[str, Any]:
        assert self._folder is not None
        try:
            found: dict[str, Any] = json.loads((self._folder / PROGRESS).read_bytes())
        except FileNotFoundError:  # the compilers have not begun yet
            return {}
        return dict(found.get(game.compiled_name, {}))

    # -- waiting -------------------------------------------------------------------------------------------------------

    async def wait(self, game: Game) -> None:
        """Wait until tables of a game can begin, or refuse."""
        self.want(game)
        while (preparing := await asyncio.to_thread(self.show, game)) is not None:
            if preparing.seconds is None:
                raise Refused("refused-not-prepared", status=503, game=game.title)
            await asyncio.sleep(LOOK_EVERY)

    async def wait_for_bot(self, game: Game, level: str) -> None:
        """Wait until a bot can think without being late: what it needs is loaded into this process."""
        purpose = EVERYTHING if level == strongest_level() else TABLES
        if (game.compiled_name, purpose) in self._loaded:
            await self._loaded[game.compiled_name, purpose].wait()

    async def load(self, tell: Callable[[Game], None]) -> None:
        """Load what is compiled as soon as it is there, and tell of every game whose tables can begin."""
        waiting = [(game, purpose) for purpose in (TABLES, EVERYTHING) for game in self._games]
        while waiting:
            for game, purpose in list(waiting):
                if not await asyncio.to_thread(self._is_settled, game, purpose):
                    continue
                waiting.remove((game, purpose))
                if purpose == TABLES:
                    tell(game)
                try:
                    if self.is_ready(game):
                        await asyncio.to_thread(use_tables if purpose == TABLES else use_strongest_bot, game)
                except Exception:  # the bots may try nevertheless
                    log.exception("loading the rules failed", extra={"game": game.name})
                finally:
                    self._loaded[game.compiled_name, purpose].set()
            if waiting:
                await asyncio.sleep(LOOK_EVERY)
        await asyncio.to_thread(keep_what_is_loaded)

    def _is_settled(self, game: Game, purpose: str) -> bool:
        """Whether nothing more can be waited for: it is compiled, or it will not be by any compiler."""
        if self._folder is None or is_compiled(game, self._packs[game.compiled_name], purpose):
            return True
        progress = self._progress(game)
        return bool(progress.get("failed") or progress.get("alone"))
