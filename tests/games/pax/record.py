"""Records whole games of PAX into `matches/`: every seat count, variant, solitaire level, and way to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.games.pax.components import CARD_CATEGORY, CATEGORY_NAMES
from saturnalia.games.pax.state import CARD_0, Decision
from saturnalia.kernel.match import Match
from tests.games.pax.positions import PAX
from tests.games.recording import Recorder, Wanted

MATCHES = Path(__file__).resolve().parent / "matches"
ROME, NOBODY, ALONE, SHARED, WON, LOST = "rome", "rome-nobody", "players", "players-shared", "solo-won", "solo-lost"


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = []
    for variant in ("base", "nocturnus"):
        games += [
            Wanted(f"{variant}-{seats}", {"seats": seats, "variant": variant}, first_seed=seats)
            for seats in range(2, 9)
        ]
        for level in range(1, 6):
            options = {"seats": 1, "variant": variant, "solo_level": level}
            games.append(Wanted(f"{variant}-solo-{level}", options, ("greedy",), first_seed=level))
    extras: dict[str, dict[str, Any]] = {
        "head-start": {"nocturnus_solo_head_start": True},
        "two-legions": {"nocturnus_solo_legions": 2},
        "both-options": {"nocturnus_solo_head_start": True, "nocturnus_solo_legions": 2},
    }
    for name, extra in extras.items():
        campaign = {"seats": 1, "variant": "nocturnus", "solo_level": 4, **extra}
        games.append(Wanted(f"nocturnus-solo-{name}", campaign, ("random",)))
    games.append(Wanted("base-start-player", {"seats": 3, "start_player": "2"}, ("random",)))
    for variant in ("base", "nocturnus"):
        for end, seats, manners in (
            (ROME, 2, ("random",)),
            (NOBODY, 2, ("peaceful",)),
            (ALONE, 3, ("greedy",)),
            (SHARED, 2, ("greedy",)),
            (WON, 1, ("greedy",)),
            (LOST, 1, ("random",)),
        ):
            games.append(Wanted(f"{variant}-end-{end}", {"seats": seats, "variant": variant}, manners, {"end": end}))
    return games


def end_of(match: Match) -> str:
    """How a finished match has ended."""
    return PAX.outcome(match.state).id.removeprefix("pax-outcome-")


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end."""
    return {
        "end": end_of(match),
        "scores": match.scores(),
        "places": match.places(),
        "rounds": int(match.state.round_number),
    }


def peacefully(match: Match, legal: list[int], numbers: np.random.Generator) -> int:
    """Choose at random, but never play a conspiracy."""
    if match.state.decision == Decision.PLAY:
        conspiracy = CATEGORY_NAMES.index("conspiracy")
        legal = [action for action in legal if action < CARD_0 or CARD_CATEGORY[action - CARD_0] != conspiracy]
    return int(numbers.choice(legal))


CLOSELY = ("base-end-players", "nocturnus-solo-head-start")
RECORDER = Recorder(PAX, MATCHES, wanted_games, result_of, CLOSELY, {"peaceful": peacefully})

if __name__ == "__main__":
    RECORDER.main()
