"""Records whole games of Ave Roma into `matches/`: every seat count, every setting of the options, and way to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saturnalia.games.ave_roma.state import End
from saturnalia.kernel.match import Match
from tests.games.ave_roma.positions import AVE
from tests.games.recording import Recorder, Wanted

MATCHES = Path(__file__).resolve().parent / "matches"
AREA, ROW = "area", "row"


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [Wanted(f"seats-{seats}", {"seats": seats}, first_seed=seats) for seats in (2, 3, 4, 5)]
    switches: dict[str, dict[str, Any]] = {
        "next-turn": {"training_ready": "next_turn"},
        "any-area": {"propraetor_area": "any_area"},
        "sides-b": {"board_sides": "b"},
        "sides-random": {"board_sides": "random"},
        "all-switches": {"training_ready": "next_turn", "propraetor_area": "any_area", "board_sides": "random"},
    }
    for number, (name, switch) in enumerate(switches.items()):
        games.append(Wanted(name, {"seats": 2 + number % 4, **switch}, ("random",), first_seed=10 + number))
    games += [
        Wanted(f"end-{end}-{seats}", {"seats": seats}, ("random",), {"end": end})
        for seats in (2, 3)
        for end in (AREA, ROW)
    ]
    games.append(Wanted("all-greedy", {"seats": 4}, ("greedy",)))
    games.append(Wanted("tie-denarii", {"seats": 2}, ("random",), {"outcome": "denarii"}))
    return games


def end_of(match: Match) -> str:
    """What triggered the end of a finished match."""
    return End(match.state.ending).name.lower()


def outcome_of(match: Match) -> str:
    """By what the winner of a finished match has won."""
    return AVE.outcome(match.state).id.removeprefix("ave_roma-outcome-")


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end."""
    return {
        "end": end_of(match),
        "outcome": outcome_of(match),
        "scores": match.scores(),
        "places": match.places(),
        "rounds": int(match.state.round_number),
    }


CLOSELY = ("end-area-2", "all-switches")
RECORDER = Recorder(AVE, MATCHES, wanted_games, result_of, CLOSELY)

if __name__ == "__main__":
    RECORDER.main()
