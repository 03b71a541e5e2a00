"""Using a game once, so that everything that tables need is compiled, or loaded where it was compiled before."""

from __future__ import annotations

import gc
import random
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia import bots
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import SEED_BITS, Match
from saturnalia.server.forced import is_seen_by_all
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.nobody import NOBODY, NobodyBot
from saturnalia.server.show import show_ending, show_past
from saturnalia.server.table_log import TableLog

TABLES, EVERYTHING = "tables", "serve"
"""What is compiled one after the other: what tables need, and then also the strongest bot."""


def choose(level: str, match: Match, position: Any, seconds: float) -> int:
    """Let the bot of a level choose (in a thread; compiled bots leave Python to the others while they think)."""
    bot = NobodyBot() if level == NOBODY else bots.make_bot(level)
    seed = secrets.randbits(SEED_BITS)
    action = int(bots.choose(bot, match.game, position, seed, bots.Budget(seconds=seconds)))
    offered = np.zeros(match.game.action_count, dtype=np.int16)
    count = match.game.compiled.legal(position, offered)
    if action not in offered[:count]:
        raise ValueError(f"the bot chose {action}, which was not offered")
    return action


def strongest_level() -> str:
    """Return the level of the bot that searches, and takes longest to compile."""
    return list(bots.LEVELS)[-1]


def use_tables(game: Game) -> None:
    """Do once all that tables of a game need, with all bots but the strongest."""
    match = Match.new(game, seed=1)
    table_log = TableLog(game, match.options, match.seed)
    game.prompt(table_log.match.state)
    show_past(table_log.at(0), 0, 0)
    show_ending(table_log)
    table_log.match.foreseen()
    is_seen_by_all(table_log.match)
    while not match.is_over:
        match.play(match.legal()[0])
    match.places()
    # last: what bots call is the rest, and by now somebody may have helped with it (see `compilers`)
    match = Match.new(game, seed=1)
    for level in bots.LEVELS:
        if level != strongest_level():
            choose(level, match, match.state, seconds=0.01)


def compile_moves(game: Game) -> None:
    """Compile what happens after an answer: of all that tables need, about half."""
    from numba import int64, typeof

    from saturnalia.kernel.compiling import INTERPRET

    if not INTERPRET:
        record = typeof(game.state.new())  # type: ignore[no-untyped-call]
        game.compiled.step.compile((record, int64))


def use_strongest_bot(game: Game) -> None:
    """Let the strongest bot choose once."""
    match = Match.new(game, seed=1)
    choose(strongest_level(), match, match.state, seconds=0.01)


SHOWN = 5
"""How often a kind of question is shown until all that its view and its sentences call has been called."""


def show_questions(game: Game) -> None:
    """Play by lot, and show and explain every kind of question: views and sentences call compiled rules, too."""
    shown: Counter[int] = Counter()
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        match, lot = Match.new(game, seats=seats, seed=seats), random.Random(seats)
        while not match.is_over:
            legal, decision = match.legal(), int(match.state.decision)
            if shown[decision] < SHOWN:
                shown[decision] += 1
                explain(match, legal)
                show_to_all(match)
            match.play(lot.choice(legal))
        show_to_all(match)


def explain(match: Match, legal: list[int]) -> None:
    """Say what is asked, what can be answered, and why nothing else can."""
    game, state = match.game, match.state
    game.prompt(state)
    for action in range(game.action_count):
        (game.describe if action in legal else game.why_not)(state, action)


def show_to_all(match: Match) -> None:
    """Show a position to every seat and to those who watch, as browser and terminal do."""
    for viewer in range(-1, int(match.state.seats)):
        match.game.view(match.state, viewer)
        match.game.tables(match.state, viewer)


def prepare_game(game: Game, pack: Path | None) -> None:
    """Do once everything that can happen at tables of a game, and leave marks that it is compiled."""
    use_tables(game)
    _mark(game, TABLES, pack)
    if not _is_marked(game, EVERYTHING, pack):
        show_questions(game)
    use_strongest_bot(game)
    _mark(game, EVERYTHING, pack)


def _is_marked(game: Game, purpose: str, pack: Path | None) -> bool:
    from saturnalia.bots.ready import ready_mark
    from saturnalia.kernel.compiling import INTERPRET

    return INTERPRET or ready_mark(game, purpose, pack).exists()


def _mark(game: Game, purpose: str, pack: Path | None) -> None:
    from saturnalia.bots.ready import ready_mark

    if not _is_marked(game, purpose, pack):
        ready_mark(game, purpose, pack).touch()


def warm_up(games: InstalledGames | None = None) -> None:
    """Compile or load the rules of every game, so that nobody waits for it at the table."""
    for game, pack in (games or InstalledGames()).all():
        prepare_game(game, pack)
    keep_what_is_loaded()


def keep_what_is_loaded() -> None:
    """Let the garbage collector not look again and again at what stays anyway."""
    gc.collect()
    gc.freeze()
