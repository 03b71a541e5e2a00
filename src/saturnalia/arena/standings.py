"""The tables of a tournament: how every bot fared, which seats are good, how long matches are."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from saturnalia.arena.balance import Tally
from saturnalia.arena.intervals import of_mean
from saturnalia.arena.ledger import FinishedMatch
from saturnalia.arena.ratings import Running, fit


@dataclass
class Standing:
    """How one bot fared.

    >>> Standing("greedy").tally.share
    0.0
    """

    bot: str
    tally: Tally = field(default_factory=Tally)
    moves: int = 0
    seconds: float = 0.0
    categories: dict[str, list[int]] = field(default_factory=dict)
    """The points of each scoring category: their sum, and in how many matches it counted."""
    outcomes: Counter[str] = field(default_factory=Counter)
    """How the matches ended that the bot won or played alone: the id of the sentence, with the title it gives."""

    @property
    def seconds_per_move(self) -> float:
        """The mean time of an answer that was a choice.

        >>> Standing("greedy", moves=10, seconds=0.5).seconds_per_move
        0.05
        """
        return self.seconds / self.moves if self.moves else 0.0

    def mean_interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the mean of the points.

        >>> Standing("greedy").mean_interval()
        (0.0, 0.0)
        """
        scores = self.tally.scores
        total = sum(score * count for score, count in scores.items())
        return of_mean(total, sum(score * score * count for score, count in scores.items()), self.tally.games)


class Standings:
    """All that is known after some matches; matches can be added while they come in.

    >>> from saturnalia.arena.play import Result
    >>> standings = Standings(["greedy", "random"])
    >>> standings.add(FinishedMatch(0, 0, Result(["greedy", "random"], [31, 20], [1, 2], 90)))
    >>> [standing.bot for standing in standings.ranked()]
    ['greedy', 'random']
    """

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = {bot: Standing(bot) for bot in bots}
        self.seats: dict[int, Tally] = {}
        self.running = Running()
        self.games = 0
        self.without_winner = 0
        self.actions: list[int] = []

    def add(self, match: FinishedMatch) -> None:
        """Count one match.

        >>> from saturnalia.arena.play import Result
        >>> standings = Standings(["greedy", "random"])
        >>> standings.add(FinishedMatch(0, 0, Result(["greedy", "random"], [31, 31], [1, 1], 90)))
        >>> standings.seats[1].share
        0.5
        """
        result = match.result
        self.games += 1
        self.without_winner += not result.winners
        self.actions.append(result.actions)
        self.running.add(result)
        for seat, bot in enumerate(result.bots):
            standing = self.bots[bot]
            standing.tally.add(result.shares[seat], result.scores[seat])
            self.seats.setdefault(seat, Tally()).add(result.shares[seat], result.scores[seat])
            if result.moves and result.seconds:
                standing.moves += result.moves[seat]
                standing.seconds += result.seconds[seat]
            if result.outcome and (seat in result.winners or len(result.bots) == 1):
                title = result.outcome["args"].get("title")
                standing.outcomes[f"{result.outcome['id']}:{title}" if title else result.outcome["id"]] += 1
            for row in result.sheet or ():
                if (points := row["points"][seat]) is not None:
                    sums = standing.categories.setdefault(json.dumps(row["title"], sort_keys=True), [0, 0])
                    sums[0] += points
                    sums[1] += 1

    def ranked(self) -> list[Standing]:
        """Return the bots, the most successful first.

        >>> [standing.bot for standing in Standings(["greedy", "random"]).ranked()]
        ['greedy', 'random']
        """
        return sorted(self.bots.values(), key=lambda standing: (-standing.tally.share, -standing.tally.mean))


def summary(header: dict[str, Any], matches: Sequence[FinishedMatch], wanted: int) -> dict[str, Any]:
    """Return all tables of a tournament as JSON; the order in which the matches came in does not matter.

    >>> from saturnalia.arena.play import Result
    >>> matches = [FinishedMatch(deal, 0, Result(["greedy", "random"], [31, 20], [1, 2], 90)) for deal in range(9)]
    >>> found = summary({"bots": ["greedy", "random"], "seed": 1}, matches, wanted=9)
    >>> found["complete"], found["bots"][0]["bot"], found["bots"][0]["win_share"]
    (True, 'greedy', 1.0)
    """
    standings = Standings(header["bots"])
    ordered = sorted(matches, key=lambda match: (match.deal, match.rotation))
    for match in ordered:
        standings.add(match)
    strengths = fit(ordered, header["bots"], header["seed"])
    lengths = sorted(standings.actions)
    return {
        **header,
        "games": standings.games,
        "complete": standings.games >= wanted,
        "no_winner_share": round(standings.without_winner / max(1, standings.games), 6),
        "bots": [_row(standing, standings.running, strengths) for standing in standings.ranked()],
        "seats": [standings.seats[seat].to_json() for seat in sorted(standings.seats)],
        "actions": {
            "mean": round(sum(lengths) / max(1, len(lengths)), 2),
            "least": lengths[0] if lengths else 0,
            "most": lengths[-1] if lengths else 0,
        },
    }


def _row(standing: Standing, running: Running, strengths: dict[str, tuple[float, float, float]]) -> dict[str, Any]:
    rating = running.of(standing.bot)
    strength = strengths.get(standing.bot)
    return {
        "bot": standing.bot,
        **standing.tally.to_json(),
        "mean_score_interval": [round(end, 4) for end in standing.mean_interval()],
        "openskill": {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)},
        "strength": strength and {"elo": round(strength[0], 1), "interval": [round(end, 1) for end in strength[1:]]},
        "outcomes": dict(sorted(standing.outcomes.items())),
        "seconds_per_move": round(standing.seconds_per_move, 6),
        "categories": [
            {**json.loads(title), "mean": round(total / count, 4)}
            for title, (total, count) in standing.categories.items()
        ],
    }
