"""A tournament between bots: every deal is played once for each way round the table, so luck and seats even out."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from saturnalia.arena.assignment import Assignment, Setting, play_assignment
from saturnalia.arena.ledger import FinishedMatch, Ledger
from saturnalia.arena.play import seed_of
from saturnalia.arena.spread import spread
from saturnalia.bots import make_bot
from saturnalia.kernel.compiling import cache_folder
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import check_seed
from saturnalia.kernel.options import Value


@dataclass(frozen=True)
class Tournament:
    """Who plays what. The same tournament plays the same deals with the same bots at the same seats.

    >>> from saturnalia import load
    >>> tournament = Tournament.of(load("pax"), ["greedy", "random"], {"seats": 2}, seed=7)
    >>> tournament.lineups(0)
    [('greedy', 'random'), ('random', 'greedy')]
    """

    game: Game
    bots: tuple[str, ...]
    options: dict[str, Value]
    seed: int = 0
    pack: str = field(default="", repr=False)

    @classmethod
    def of(
        cls, game: Game, bots: Sequence[str], options: dict[str, Any] | None = None, seed: int = 0, pack: str = ""
    ) -> Tournament:
        """Return a tournament of these bots; a name that stands twice has twice as many seats.

        `pack` is the text of the component file that `game` was loaded with, if it was an owner's.

        >>> from saturnalia import load
        >>> Tournament.of(load("pax"), ["search:100 ", "greedy", "greedy"], {"seats": 3}).bots
        ('search:100', 'greedy', 'greedy')
        """
        names = tuple(name.strip() for name in bots)
        for name in names:
            make_bot(name)
        return cls(game, names, game.complete_options(options or {}), check_seed(seed), pack)

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        """Return the bots by seat for every way round the table, in which each bot has each seat once.

        With more than two bots each deal has an order of its own, so that nobody always follows the same neighbour.

        >>> from saturnalia import load
        >>> lineups = Tournament.of(load("pax"), ["search:100", "greedy", "random"], {"seats": 4}).lineups(0)
        >>> [len(set(column)) for column in zip(*lineups)]
        [3, 3, 3, 3]
        """
        order = list(self.bots)
        if len(order) > 2:
            random.Random(seed_of(self.seed, deal)).shuffle(order)
        seats, count = range(int(self.options["seats"])), len(order)
        return [tuple(order[(seat + turn) % count] for seat in seats) for turn in range(count)]

    def deals(self, games: int) -> int:
        """Return how many deals are needed for so many matches: no deal is left half played.

        >>> from saturnalia import load
        >>> Tournament.of(load("pax"), ["greedy", "random"], {"seats": 2}).deals(7)
        4
        """
        return -(-games // len(self.bots))

    def header(self) -> dict[str, Any]:
        """Return what must be the same for a file to be gone on with: also the code of the rules and bots.

        >>> from saturnalia import load
        >>> Tournament.of(load("pax"), ["greedy", "random"]).header()["bots"]
        ['greedy', 'random']
        """
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "code": cache_folder(self.game.folder, Path(make_bot.__code__.co_filename).parent).name,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def file_name(self) -> str:
        """Return a name for the file that no other tournament has.

        >>> from saturnalia import load
        >>> Tournament.of(load("pax"), ["greedy", "random"]).file_name().startswith("pax-")
        True
        """
        digest = hashlib.sha256(json.dumps(self.header(), sort_keys=True).encode()).hexdigest()[:12]
        return f"{self.game.name}-{digest}.jsonl"

    def play(
        self, games: int, ledger: Ledger, processes: int | None = None, cluster: str | None = None
    ) -> Generator[FinishedMatch, None, None]:
        """Play what the file does not hold yet, write every match down, and yield it.

        >>> import tempfile
        >>> from saturnalia import load
        >>> tournament = Tournament.of(load("pax"), ["greedy", "random"], {"seats": 2}, seed=7)
        >>> with Ledger(Path(tempfile.mkdtemp()) / "matches.jsonl", tournament.header()) as ledger:
        ...     [(match.deal, match.rotation) for match in tournament.play(4, ledger, processes=1)]
        [(0, 0), (0, 1), (1, 0), (1, 1)]
        """
        known = {(match.deal, match.rotation) for match in ledger.matches}
        setting = Setting(self.game.name, self.pack, self.options, self.seed, timed=True, version=self.game.version)
        assignments = (
            Assignment(setting, ((lineup, deal, rotation),))
            for deal in range(self.deals(games))
            for rotation, lineup in enumerate(self.lineups(deal))
            if (deal, rotation) not in known
        )
        for matches in spread(_play, assignments, processes, cluster):
            for match in matches:
                ledger.add(match)
                yield match


def _play(assignment: Assignment) -> list[FinishedMatch]:
    results = play_assignment(assignment)
    return [
        FinishedMatch(deal, rotation, result)
        for (_, deal, rotation), result in zip(assignment.matches, results, strict=False)
    ]
