"""Records whole games of Porta Nigra into `matches/`: every seat count, and the ways to end that players come to.

The bricks did not run out in some hundred sampled games between bots (at least ten were left): that way to end is
proven by positions (`test_end.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.games.porta_nigra import actions
from saturnalia.games.porta_nigra.components import (
    AMPHITHEATRE,
    CARD_SYMBOLS,
    CITY_WALL,
    SITE_BUILDING,
    SYMBOL_NAMES,
)
from saturnalia.games.porta_nigra.state import END_TURN, GIVE_UP_CARD_TORCH, SHOP_0, SITE_0, SYMBOL_0, Decision
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import PORTA_NIGRA
from tests.games.recording import Recorder, Wanted

MATCHES = Path(__file__).resolve().parent / "matches"
ROUNDS, SEGMENTS, SHARED = "rounds", "segments", "shared"


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [Wanted(f"mixed-{seats}", {"seats": seats}, first_seed=seats) for seats in (2, 3, 4)]
    games += [Wanted(f"random-{seats}", {"seats": seats}, ("random",), first_seed=10 * seats) for seats in (2, 3, 4)]
    games += [Wanted(f"greedy-{seats}", {"seats": seats}, ("greedy",), first_seed=20 * seats) for seats in (2, 3, 4)]
    games.append(Wanted("end-shared", {"seats": 2}, ("random",), {"end": SHARED}))
    games.append(Wanted("end-segments", {"seats": 2}, ("busy",), {"end": SEGMENTS}))
    return games


def end_of(match: Match) -> str:
    """How a finished match has ended."""
    if PORTA_NIGRA.outcome(match.state).id.endswith("shared"):
        return SHARED
    if match.state.ended_by < 0:
        return ROUNDS
    return SEGMENTS


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end."""
    return {
        "end": end_of(match),
        "scores": match.scores(),
        "places": match.places(),
        "rounds": int(match.state.round_number),
        "ended_by": int(match.state.ended_by),
    }


def busily(match: Match, legal: list[int], numbers: np.random.Generator) -> int:
    """Take coins, buy the cheapest brick, build wherever it pays, and never end a turn before all is done."""
    state, seat, decision = match.state, match.actor, Decision(match.state.decision)
    if decision == Decision.TURN_MENU:
        symbols = [action for action in legal if action < GIVE_UP_CARD_TORCH]
        for wanted in ("coins", "buy", "build", "torch", "influence"):
            liked = [a for a in symbols if SYMBOL_NAMES[CARD_SYMBOLS[state.card, a - SYMBOL_0]].startswith(wanted)]
            if liked:
                return int(numbers.choice(liked))
        extra = [PORTA_NIGRA.action_ids[name] for name in ("honor:donation", "honor:marble_gift", "influence_build")]
        return next((action for action in extra if action in legal), END_TURN)
    if decision == Decision.BUY_COLOR:
        return min(legal, key=lambda a: actions.brick_cost(state, seat, a - SHOP_0))
    if decision == Decision.BUILD_SITE:
        likes = [CITY_WALL, AMPHITHEATRE]
        return max(legal, key=lambda a: (likes.index(b) if (b := SITE_BUILDING[a - SITE_0]) in likes else -1, -a))
    if decision in (Decision.INTERIM_TENS, Decision.INTERIM_UNITS):
        return legal[-1]
    return int(numbers.choice(legal))


CLOSELY = ("end-segments", "mixed-3")
RECORDER = Recorder(PORTA_NIGRA, MATCHES, wanted_games, result_of, CLOSELY, {"busy": busily})

if __name__ == "__main__":
    RECORDER.main()
