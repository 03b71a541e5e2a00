"""Bots: all behind one protocol. A bot is given a position redealt for its seat, so it cannot cheat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import Game


class UnknownBot(SaturnaliaError):
    """There is no such bot.

    >>> str(UnknownBot("error-unknown-bot", bot="oracle"))
    'error-unknown-bot (bot=oracle)'
    """


@dataclass(frozen=True)
class Budget:
    """How long a bot may think, in seconds of time or in steps of work; simple bots need neither.

    >>> Budget(work=1000)
    Budget(seconds=1.0, work=1000)
    """

    seconds: float = 1.0
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


def make_bot(name: str) -> Bot:
    """Return the bot of this name.

    >>> make_bot("greedy").__class__.__name__
    'GreedyBot'
    >>> make_bot("oracle")
    Traceback (most recent call last):
    saturnalia.bots.UnknownBot: error-unknown-bot (bot=oracle, known=greedy, random)
    """
    from saturnalia.bots.greedy import GreedyBot
    from saturnalia.bots.random import RandomBot

    bots: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}
    if name not in bots:
        raise UnknownBot("error-unknown-bot", bot=name, known=", ".join(sorted(bots)))
    return bots[name]()


LEVELS: dict[str, str] = {"tiro": "random", "miles": "greedy"}
"""The levels shown to people, weakest first, and the bot behind each."""


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
