"""Compiles every game once, a game on every core, before several workers would each do it for themselves."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context

from saturnalia.bots import choose, make_bot
from saturnalia.bots.ready import ready_mark
from saturnalia.kernel.game import load, names
from saturnalia.kernel.match import Match
from saturnalia.server.warm_up import prepare_game
from saturnalia.testing.faults import check_many

PURPOSE = "tests"
"""What the mark of a game is left for that tests need not use again."""


def compile_game(name: str) -> None:
    """Use once what many tests use."""
    game = load(name)
    prepare_game(game, None)
    match = Match.new(game, seed=1)
    choose(make_bot("search:2"), game, match.state, seed=1)
    check_many(game, match.options, matches=1, seed=1)
    with suppress(OSError):  # a cache that cannot be written
        ready_mark(game, PURPOSE, None).touch()


def compile_games() -> None:
    """Compile what no run has before, the longest first; the processes share their work through the disk."""
    missing = [name for name in names() if not ready_mark(load(name), PURPOSE, None).exists()]
    if missing:
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            list(pool.map(compile_game, sorted(missing, key=length_of_source, reverse=True)))


def length_of_source(name: str) -> int:
    """How much there is to read of a game: so long it takes to compile."""
    return sum(path.stat().st_size for path in load(name).folder.glob("*.py"))
