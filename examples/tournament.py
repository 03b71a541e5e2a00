"""A tournament between bots: `python examples/tournament.py 300 pax.jsonl` plays 300 matches of PAX on all cores.

Every deal is played once for each way round the table, so luck and seats even out. Every match goes into the file at
once: the same command goes on where it was interrupted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from saturnalia import load
from saturnalia.arena.ledger import Ledger
from saturnalia.arena.standings import summary
from saturnalia.arena.tournament import Tournament


def play(games: int, file: Path, processes: int | None = None) -> dict[str, Any]:
    """Play so many matches and return all tables."""
    tournament = Tournament.of(load("pax"), ["search:50", "greedy", "random"], {"seats": 3}, seed=7)
    with Ledger(file, tournament.header()) as ledger:
        for _ in tournament.play(games, ledger, processes):
            pass  # each match comes as soon as it is over: a place for a progress bar
        return summary(tournament.header(), ledger.matches, games)


if __name__ == "__main__":
    for row in play(int(sys.argv[1]), Path(sys.argv[2]))["bots"]:
        elo, (low, high) = row["strength"]["elo"], row["strength"]["interval"]
        print(f"{row['bot']:<10} wins {row['win_share']:6.1%}   Elo {elo:+5.0f} ({low:+.0f} to {high:+.0f})")
