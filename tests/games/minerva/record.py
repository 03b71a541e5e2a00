"""Records whole games of Minerva into `matches/`: every seat count, a chosen first player, and every way to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.games.minerva.state import SELL_0, STOP, Decision
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA
from tests.games.recording import Recorder, Wanted

MATCHES = Path(__file__).resolve().parent / "matches"


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [Wanted(f"seats-{seats}", {"seats": seats}, first_seed=seats) for seats in (1, 2, 3, 4)]
    games += [Wanted(f"greedy-{seats}", {"seats": seats}, ("greedy",), first_seed=seats) for seats in (2, 3, 4)]
    games += [Wanted(f"busy-{seats}", {"seats": seats}, ("busy",), first_seed=seats) for seats in (1, 2, 3, 4)]
    games.append(Wanted("start-player", {"seats": 3, "start_player": "2"}, ("busy",)))
    games += [Wanted(f"end-{end}", {"seats": 2}, ("random",), {"end": end}) for end in ("points", "tiles", "order")]
    games.append(Wanted("end-temples", {"seats": 2}, ("busy",), {"end": "temples"}))
    for title in ("civilian", "immune", "centurion", "tribune", "legate", "consul", "augustus"):
        games.append(Wanted(f"end-{title}", {"seats": 1}, ("greedy",), {"end": title}))
    games.append(Wanted("colosseum", {"seats": 4}, ("greedy",), asks=Decision.CONVERT_PAIR))
    return games


def end_of(match: Match) -> str:
    """How a finished match has ended: by which rule it was won, or with which title."""
    outcome = MINERVA.outcome(match.state)
    return str(outcome.args.get("title") or outcome.id.removeprefix("minerva-outcome").removeprefix("-") or "points")


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end."""
    return {"end": end_of(match), "scores": match.scores(), "places": match.places()}


def busily(_match: Match, legal: list[int], numbers: np.random.Generator) -> int:
    """Choose at random, but mostly without passing or selling."""
    if numbers.integers(12):
        legal = [action for action in legal if action != STOP and not SELL_0 <= action < SELL_0 + 4] or legal
    return int(numbers.choice(legal))


CLOSELY = ("greedy-2", "end-consul", "busy-4")
RECORDER = Recorder(MINERVA, MATCHES, wanted_games, result_of, CLOSELY, {"busy": busily})

if __name__ == "__main__":
    RECORDER.main()
