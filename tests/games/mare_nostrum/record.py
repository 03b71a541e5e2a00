"""Records whole games of Mare Nostrum into `matches/`: every seat count, set-up, changed ruling, and way to end.

python -m tests.games.mare_nostrum.record                  records the games that are not there yet
python -m tests.games.mare_nostrum.record --renew-hashes   replays the recorded actions after the record's layout
                                                           changed; a game with another result is refused
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.bots import choose, make_bot
from saturnalia.games.mare_nostrum.state import Decision
from saturnalia.kernel.match import Match
from tests.games.mare_nostrum.positions import MARE

MATCHES = Path(__file__).resolve().parent / "matches"
MOST_TRIES = 3000


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded: its options, how the seats choose, how it must end and what it must ask (None: anyhow)."""

    name: str
    options: dict[str, Any]
    manners: tuple[str, ...] = ("greedy",)
    end: str | None = None
    asks: Decision | None = None


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [
        Wanted(f"{setup}-{seats}", {"seats": seats, "setup": setup})
        for setup in ("basic", "advanced")
        for seats in (3, 4, 5)
    ]
    games += [
        Wanted(f"switch-{option.name}", {"seats": 3, option.name: not option.default}, ("greedy", "random"))
        for option in MARE.options[2:]
    ]
    games.append(Wanted("random-3", {"seats": 3, "setup": "advanced"}, ("random",)))
    games.append(Wanted("end-figures", {"seats": 4}, ("greedy", "random"), "figures"))
    games.append(Wanted("end-pyramids", {"seats": 3}, ("builder",), "pyramids"))
    games.append(Wanted("end-rounds", {"seats": 3, "setup": "advanced"}, ("random",), "rounds"))
    for asks in (Decision.ROLE_TIE, Decision.USE_ULYSSES, Decision.USE_HELEN, Decision.LOSE_SLOT, Decision.TASK_SOURCE,
                 Decision.MARCH_SLOT, Decision.SWAP_GET, Decision.KEEP_COMMODITY, Decision.ARTEMIS_CARD):  # fmt: skip
        name = f"asks-{asks.name.lower().replace('_', '-')}"
        games.append(Wanted(name, {"seats": 3 + asks % 3}, ("greedy", "random"), asks=asks))
    return games


def end_of(match: Match) -> str:
    """How a finished match has ended."""
    return MARE.outcome(match.state).id.removeprefix("mare_nostrum-outcome-")


def result_of(match: Match) -> dict[str, Any]:
    """What the recording remembers of the end."""
    return {"end": end_of(match), "scores": match.scores(), "places": match.places()}


def answer(match: Match, manner: str, numbers: np.random.Generator) -> int:
    """Choose an action: by the greedy bot, at random, or greedily but no hero or wonder except the Pyramids."""
    legal = match.legal()
    if manner == "builder":
        pyramids = MARE.action_ids["acquire:pyramids"]
        if pyramids in legal:
            return pyramids
        chosen = choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
        return MARE.action_ids["done"] if MARE.action_name(chosen).startswith("acquire:") else chosen
    if len(legal) > 1 and manner == "greedy":
        return choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
    return int(numbers.choice(legal))


def play(wanted: Wanted, seed: int) -> Match:
    """Play one match to its end; the manners go round the table."""
    match = Match.new(MARE, seed=seed, **wanted.options)
    numbers = np.random.default_rng(seed)
    while not match.is_over:
        match.play(answer(match, wanted.manners[match.actor % len(wanted.manners)], numbers))
    return match


def search(wanted: Wanted) -> Match:
    """Return the first match that ends as wanted."""
    for seed in range(1, MOST_TRIES):
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
    match = Match.new(MARE, seed=data["seed"], **data["options"])
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
            print(f"{wanted.name}: seed {match.seed}, {len(match.actions)} actions, {result_of(match)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
