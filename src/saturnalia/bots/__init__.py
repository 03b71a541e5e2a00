"""Bots: all behind one protocol. A bot is given a position redealt for its seat, so it cannot cheat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

from saturnalia.kernel.errors import BadOptions, SaturnaliaError
from saturnalia.kernel.game import Game, load


class UnknownBot(SaturnaliaError):
    """There is no such bot.

    >>> str(UnknownBot("error-unknown-bot", bot="oracle"))
    'error-unknown-bot (bot=oracle)'
    """


@dataclass(frozen=True)
class Budget:
    """How long a bot may think at most, in seconds of time and in steps of work; simple bots need neither.

    >>> Budget(work=1000)
    Budget(seconds=inf, work=1000)
    """

    seconds: float = math.inf
    work: int | None = None


class Bot(Protocol):
    """Chooses one of the legal actions of the actor.

    >>> class Stubborn:
    ...     def choose(self, game, state, budget, seed):
    ...         return 3
    >>> bot: Bot = Stubborn()
    """

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return a legal action for `state.actor`; `state` was redealt for that seat and may be changed at will.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> make_bot("greedy").choose(match.game, match.state, Budget(), seed=5) in match.legal()
        True
        """
        ...


LEVELS: dict[str, str] = {
    "tiro": "greedy:2.5",
    "miles": "greedy:1.5",
    "centurio": "greedy:0.8",
    "consul": "greedy",
    "imperator": "search:10000",
}
"""The levels shown to people, weakest first, and the bot behind each.

A game may have its own in its `bots.py`, for the same carelessness costs more in one game than in another.
"""

LEVEL_SECONDS = 0.5
"""How long a level thinks about an answer at most, in seconds of the processor: where a table is large or slow."""


@dataclass(frozen=True)
class LevelBot:
    """Plays as its level does in the game that it is asked about.

    >>> LevelBot("centurio").of("pax"), LevelBot("centurio").of("minerva")
    ('greedy:0.3', 'learned')
    """

    level: str

    def of(self, game: Game | str) -> str:
        """Return the name of the bot behind the level in a game.

        >>> LevelBot("imperator").of("pax")
        'search:10000'
        """
        room = (load(game) if isinstance(game, str) else game).optional_room("bots")
        return str(getattr(room, "LEVELS", {}).get(self.level, LEVELS[self.level]))

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return what the bot behind the level chooses.

        >>> from saturnalia import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> LevelBot("tiro").choose(match.game, match.state, Budget(), seed=5) in match.legal()
        True
        """
        return make_bot(self.level, game).choose(game, state, budget, seed)


def make_bot(name: str, game: Game | str | None = None) -> Bot:
    """Return the bot of this name or level; where the game is named, the one behind the level there.

    random; naive:first (pass, random, hoard, spend); greedy; greedy:0.5, careless (see `choose_greedy`); learned, by
    the game's net alone; learned:2, carelessly; search:200ms; search:1000, by iterations.

    >>> make_bot("greedy:0.5").temperature, make_bot("search:200ms").seconds
    (0.5, 0.2)
    >>> make_bot("miles").of("minerva")
    'learned:2.3'
    >>> make_bot("oracle")
    Traceback (most recent call last):
    saturnalia.bots.UnknownBot: error-unknown-bot (bot=oracle, known=random, naive:first, greedy, learned, search, ...)
    """
    from saturnalia.bots.greedy import GreedyBot
    from saturnalia.bots.judgement import LearnedBot
    from saturnalia.bots.naive import MANNERS, NaiveBot
    from saturnalia.bots.random import RandomBot
    from saturnalia.bots.search import SearchBot

    if name in LEVELS:
        if game is None:
            return LevelBot(name)
        bot = make_bot(LevelBot(name).of(game))
        return replace(bot, seconds=min(bot.seconds, LEVEL_SECONDS)) if isinstance(bot, SearchBot) else bot
    kind, _, manner = name.partition(":")
    if kind == "naive" and manner in MANNERS:
        return NaiveBot(manner)
    is_timed = manner.endswith("ms")
    with suppress(ValueError):
        number = float(manner.removesuffix("ms") or 0)
        if kind == "random" and not manner:
            return RandomBot()
        if kind == "learned" and not is_timed and 0 <= number < math.inf:
            return LearnedBot(number)
        if kind == "greedy" and not is_timed and 0 <= number < math.inf:
            return GreedyBot(number)
        if kind == "search" and not manner:
            return SearchBot()
        if kind == "search" and 0 < number < math.inf and (is_timed or number == int(number)):
            return SearchBot(seconds=number / 1000) if is_timed else SearchBot(iterations=int(number))
    known = ["random", "naive:first", "greedy", "learned", "search", *LEVELS]
    raise UnknownBot("error-unknown-bot", bot=name, known=known)


def seat_bots(names: Sequence[str], seats: int, seat: int | None = None) -> list[str]:
    """Return the bot of every seat: one name stands for all; where a person sits (`seat`), nobody is asked.

    >>> seat_bots(["greedy"], seats=2)
    ['greedy', 'greedy']
    >>> seat_bots(["greedy", "random"], seats=3, seat=0)
    ['greedy', 'greedy', 'random']
    """
    chosen = [name.strip() for name in names]
    for name in chosen:
        make_bot(name)
    if len(chosen) == 1:
        return chosen * seats
    expected = seats if seat is None else seats - 1
    if len(chosen) != expected:
        raise BadOptions("error-bots-count", expected=expected, found=len(chosen))
    return chosen if seat is None else [*chosen[:seat], chosen[0], *chosen[seat:]]


def choose(bot: Bot, game: Game, state: Any, seed: int, budget: Budget | None = None) -> int:
    """Let a bot choose for the actor of `state`, from a copy in which all that the actor cannot know is dealt anew.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> choose(make_bot("random"), match.game, match.state, seed=5) in match.legal()
    True
    """
    known = game.state.copy(state)
    game.compiled.redeal(known, int(state.actor), seed)
    known["journal_length"] = 0  # the journal may name what others drew
    known["journal"] = 0
    return bot.choose(game, known, budget or Budget(), seed)
