"""Records whole games of Mare Nostrum into `matches/`: every seat count, set-up, changed ruling, and way to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots import choose, make_bot
from saturnalia.games.mare_nostrum import RULINGS
from saturnalia.games.mare_nostrum.state import Decision
from saturnalia.kernel.match import Match
from tests.games.mare_nostrum.positions import MARE
from tests.games.recording import Recorder, Wanted

MATCHES = Path(__file__).resolve().parent / "matches"


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [
        Wanted(f"{setup}-{seats}", {"seats": seats, "setup": setup}, ("greedy",))
        for setup in ("basic", "advanced")
        for seats in (3, 4, 5)
    ]
    games += [
        Wanted(
            f"switch-{option.name}",
            {"seats": 3, option.name: not option.default},
            ("random",),
            {"ruling mattered": True},
        )
        for option in RULINGS
    ]
    games.append(Wanted("random-3", {"seats": 3, "setup": "advanced"}, ("random",)))
    games.append(Wanted("end-figures", {"seats": 4}, ("greedy", "random"), {"end": "figures"}))
    games.append(Wanted("end-pyramids", {"seats": 3}, ("greedy builder",), {"end": "pyramids"}))
    games.append(Wanted("end-rounds", {"seats": 3, "setup": "advanced"}, ("random",), {"end": "rounds"}))
    for asks in (Decision.ROLE_TIE, Decision.USE_ULYSSES, Decision.USE_HELEN, Decision.LOSE_SLOT, Decision.TASK_SOURCE,
                 Decision.MARCH_SLOT, Decision.SWAP_GET, Decision.KEEP_COMMODITY, Decision.ARTEMIS_CARD,
                 Decision.PILLAGE_CARD):  # fmt: skip
        name = f"asks-{asks.name.lower().replace('_', '-')}"
        games.append(Wanted(name, {"seats": 3 + asks % 3}, ("greedy", "random"), asks=asks))
    return games


def end_of(match: Match) -> str:
    """How a finished match has ended."""
    return MARE.outcome(match.state).id.removeprefix("mare_nostrum-outcome-")


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end, and of a changed ruling."""
    result = {"end": end_of(match), "scores": match.scores(), "places": match.places()}
    usual = {**match.options, **{option.name: option.default for option in RULINGS}}
    return result if match.options == usual else {**result, "ruling mattered": differs(match, usual)}


def differs(match: Match, options: dict[str, Any]) -> bool:
    """Whether with other options somebody would somewhere have been offered other answers."""
    played, other = (Match.new(MARE, seed=match.seed, **chosen) for chosen in (match.options, options))
    for action in match.actions:
        if played.legal() != other.legal():
            return True
        played.play(action)
        other.play(action)
    return False


def like_a_builder(match: Match, legal: list[int], numbers: np.random.Generator) -> int:
    """Choose greedily, but no hero or wonder except the Pyramids."""
    pyramids = MARE.action_ids["acquire:pyramids"]
    if pyramids in legal:
        return pyramids
    chosen = choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
    return MARE.action_ids["done"] if MARE.action_name(chosen).startswith("acquire:") else chosen


CLOSELY = ("basic-3", "advanced-5", "end-pyramids")
RECORDER = Recorder(MARE, MATCHES, wanted_games, result_of, CLOSELY, {"greedy builder": like_a_builder})

if __name__ == "__main__":
    RECORDER.main()
