"""Records whole games of Ave Roma into `matches/`: every seat count, every setting of the options, and way to end.

python -m tests.games.ave_roma.record                  records the games that are not there yet
python -m tests.games.ave_roma.record --renew-hashes   replays the recorded actions after the layout of the state
                                                       changed; a game whose result is no longer the same is refused
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots import choose, make_bot
from saturnalia.games.ave_roma.state import End
from saturnalia.kernel.match import Match
from tests.games.ave_roma.positions import AVE

MATCHES = Path(__file__).resolve().parent / "matches"
MOST_TRIES = 5_000
AREA, ROW = "area", "row"


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded: its options, how the seats choose, its end trigger and who wins (None: anyhow)."""

    name: str
    options: dict[str, Any]
    manners: tuple[str, ...] = ("greedy", "random")
    end: str | None = None
    outcome: str | None = None
    first_seed: int = 1


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
        Wanted(f"end-{end}-{seats}", {"seats": seats}, ("random",), end) for seats in (2, 3) for end in (AREA, ROW)
    ]
    games.append(Wanted("all-greedy", {"seats": 4}, ("greedy",)))
    games.append(Wanted("tie-denarii", {"seats": 2}, ("random",), outcome="denarii"))
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


def answer(match: Match, manner: str, numbers: np.random.Generator) -> int:
    """Choose an action by the greedy bot or at random."""
    legal = match.legal()
    if len(legal) > 1 and manner == "greedy":
        return choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
    return int(numbers.choice(legal))


def play(wanted: Wanted, seed: int) -> Match:
    """Play one match to its end; the manners go round the table."""
    match = Match.new(AVE, seed=seed, **wanted.options)
    numbers = np.random.default_rng(seed)
    while not match.is_over:
        match.play(answer(match, wanted.manners[match.actor % len(wanted.manners)], numbers))
    return match


def search(wanted: Wanted) -> Match:
    """Return the first match that ends as wanted."""
    for seed in range(wanted.first_seed, wanted.first_seed + MOST_TRIES):
        match = play(wanted, seed)
        if wanted.end in (None, end_of(match)) and wanted.outcome in (None, outcome_of(match)):
            return match
    raise LookupError(f"no match ended as wanted for {wanted.name}")


def write(path: Path, match: Match) -> None:
    """Write a finished match on one short line per part."""
    text = json.dumps(match.to_json(**result_of(match)), separators=(",", ":"))
    path.write_text(text.replace(',"', ',\n"') + "\n", encoding="utf-8")


def renew_hash(path: Path) -> None:
    """Replay the recorded actions and sign them anew, if they still lead to the same result."""
    data = json.loads(path.read_text(encoding="utf-8"))
    match = Match.new(AVE, seed=data["seed"], **data["options"])
    for action in data["actions"]:
        match.play(action)
    if result_of(match) != data["notes"]:
        raise ValueError(f"{path.name} now ends otherwise: {result_of(match)} instead of {data['notes']}")
    write(path, match)


def main(arguments: list[str]) -> None:
    """Record what is missing, or renew the hashes."""
    MATCHES.mkdir(exist_ok=True)
    if arguments == ["--renew-hashes"]:
        for path in sorted(MATCHES.glob("*.json")):
            renew_hash(path)
        return
    for wanted in wanted_games():
        path = MATCHES / f"{wanted.name}.json"
        if not path.exists():
            match = search(wanted)
            write(path, match)
            print(f"{wanted.name}: seed {match.seed}, {len(match.actions)} actions, {result_of(match)}")


if __name__ == "__main__":
    main(sys.argv[1:])
