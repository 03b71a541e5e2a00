"""A bot of one's own, and how strong it is: `python examples/custom_bot.py 20` plays 20 deals of PAX.

A bot is anything with `choose`. It is given a position in which all that its seat cannot know was dealt anew.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from saturnalia import Match, load
from saturnalia.arena.ledger import FinishedMatch
from saturnalia.arena.play import Result
from saturnalia.arena.ratings import fit
from saturnalia.bots import Bot, Budget, choose, make_bot
from saturnalia.bots.loops import RANDOM_BOT, loops
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import generator


class Trier:
    """Plays on by lot to the end, ten times after every legal action, and takes the one with the best places."""

    def choose(self, game: Game, state: Any, budget: Budget, seed: int) -> int:
        """Return the action that came out best."""
        seats, lots = int(state.seats), generator(seed)
        ids, places = np.zeros(game.action_count, dtype=np.int16), np.zeros(seats, dtype=np.int32)
        states = game.state.new_array(3)  # a match, and scratch paper for those who play it
        sums: dict[int, int] = {}
        for action in ids[: game.compiled.legal(state, ids)].tolist() * 10:
            states[0] = state
            game.compiled.step(states[0], action)
            loops(game).play_match(states, ids, np.full(seats, RANDOM_BOT), lots, game.longest_match)
            game.compiled.places(states[0], places)
            sums[action] = sums.get(action, 0) + int(places[state.actor])
        return min(sums, key=lambda action: sums[action])


def ratings(deals: int) -> dict[str, tuple[float, float, float]]:
    """Return every bot's Elo with its 95 % interval; in each deal every bot has every seat once."""
    game = load("pax")
    bots: dict[str, Bot] = {"trier": Trier(), "greedy": make_bot("greedy"), "random": make_bot("random")}
    matches, order = [], list(bots)
    for deal in range(deals):
        for turn in range(len(order)):
            lineup = order[turn:] + order[:turn]
            match = Match.new(game, seats=len(lineup), seed=deal)
            while not match.is_over:
                match.play(choose(bots[lineup[match.actor]], game, match.state, seed=len(match.played)))
            matches.append(FinishedMatch(deal, turn, Result(lineup, match.scores(), match.places(), len(match.played))))
    return fit(matches, order)


if __name__ == "__main__":
    for bot, (elo, low, high) in ratings(int(sys.argv[1])).items():
        print(f"{bot:<8} Elo {elo:+5.0f} ({low:+.0f} to {high:+.0f})")
