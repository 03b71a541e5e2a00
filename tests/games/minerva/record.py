"""Records whole games of Minerva into `matches/`: every seat count, a chosen first player, and every way to end.

python -m tests.games.minerva.record                  records the games that are not there yet
python -m tests.games.minerva.record --renew-hashes   replays the recorded actions after the record's layout changed;
                                                      a game whose result is no longer the same is refused
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots import choose, make_bot
from saturnalia.games.minerva.state import SELL_0, STOP, Decision
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA

MATCHES = Path(__file__).resolve().parent / "matches"
MOST_TRIES = 50_000


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded: its options, how the seats choose, how it must end and what it must ask (None: anyhow)."""

    name: str
    options: dict[str, Any]
    manners: tuple[str, ...] = ("greedy", "random")
    end: str | None = None
    asks: Decision | None = None
    first_seed: int = 1


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [Wanted(f"seats-{seats}", {"seats": seats}, first_seed=seats) for seats in (1, 2, 3, 4)]
    games += [Wanted(f"greedy-{seats}", {"seats": seats}, ("greedy",), first_seed=seats) for seats in (2, 3, 4)]
    games += [Wanted(f"busy-{seats}", {"seats": seats}, ("busy",), first_seed=seats) for seats in (1, 2, 3, 4)]
    games.append(Wanted("start-player", {"seats": 3, "start_player": "2"}, ("busy",)))
    games += [Wanted(f"end-{end}", {"seats": 2}, ("random",), end) for end in ("points", "tiles", "order")]
    games.append(Wanted("end-temples", {"seats": 2}, ("busy",), "temples"))
    for title in ("civilian", "immune", "centurion", "tribune", "legate", "consul", "augustus"):
        games.append(Wanted(f"end-{title}", {"seats": 1}, ("greedy",), title))
    games.append(Wanted("colosseum", {"seats": 4}, ("greedy",), asks=Decision.CONVERT_PAIR))
    return games


def end_of(match: Match) -> str:
    """How a finished match has ended: by which rule it was won, or with which title."""
    outcome = MINERVA.outcome(match.state)
    return str(outcome.args.get("title") or outcome.id.removeprefix("minerva-outcome").removeprefix("-") or "points")


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end."""
    return {"end": end_of(match), "scores": match.scores(), "places": match.places()}


def answer(match: Match, manner: str, numbers: np.random.Generator) -> int:
    """Choose an action: by the greedy bot, at random, or at random but mostly without passing or selling."""
    legal = match.legal()
    if len(legal) > 1 and manner == "greedy":
        return choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
    if manner == "busy" and numbers.integers(12):
        legal = [action for action in legal if action != STOP and not SELL_0 <= action < SELL_0 + 4] or legal
    return int(numbers.choice(legal))


def play(wanted: Wanted, seed: int) -> Match:
    """Play one match to its end; the manners go round the table."""
    match = Match.new(MINERVA, seed=seed, **wanted.options)
    numbers = np.random.default_rng(seed)
    while not match.is_over:
        match.play(answer(match, wanted.manners[match.actor % len(wanted.manners)], numbers))
    return match


def search(wanted: Wanted) -> Match:
    """Return the first match that ends as wanted."""
    for seed in range(wanted.first_seed, wanted.first_seed + MOST_TRIES):
        match = play(wanted, seed)
        asked = {int(position.state.decision) for position in match.positions()} if wanted.asks else {None}
        if wanted.end in (None, end_of(match)) and wanted.asks in (None, *asked):
            return match
    raise LookupError(f"no match ended as wanted for {wanted.name}")


def write(path: Path, match: Match) -> None:
    """Write a finished match on one short line per part."""
    text = json.dumps(match.to_json(**result_of(match)), separators=(",", ":"))
    path.write_text(text.replace(',"', ',\n"') + "\n", encoding="utf-8")


def renew_hash(path: Path) -> None:
    """Replay the recorded actions and sign them anew, if they still lead to the same result."""
    data = json.loads(path.read_text(encoding="utf-8"))
    match = Match.new(MINERVA, seed=data["seed"], **data["options"])
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
