"""Whether all that a game and its bots need is compiled: terminal and server ask before they start."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

from saturnalia.kernel.components import using_pack
from saturnalia.kernel.game import Game

SECONDS = 20
"""How long compiling takes, about."""


def ready_mark(game: Game, purpose: str, pack: Path | None) -> Path:
    """Return the file beside the compiled code that says that all of it is there for a purpose, such as play.

    >>> from saturnalia import load
    >>> ready_mark(load("pax"), "play", None).name
    'play.ready'
    """
    from saturnalia.bots import loops
    from saturnalia.kernel.compiling import cache_folder
    from saturnalia.kernel.shipped import shipped_folder

    with using_pack(game.folder, pack.resolve()) if pack else nullcontext():
        folder = cache_folder(game.folder, Path(loops.__file__).parent)
    shipped = shipped_folder(folder)
    if shipped and (shipped / f"{purpose}.ready").exists():
        return shipped / f"{purpose}.ready"
    return folder / f"{purpose}.ready"
