"""Records whole games of PAX into `matches/`: every seat count, variant, solitaire level, and way to end.

python -m tests.games.pax.record                  records the games that are not there yet
python -m tests.games.pax.record --renew-hashes   replays the recorded actions after the layout of the state changed;
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
from saturnalia.games.pax.components import CARD_CATEGORY, CATEGORY_NAMES
from saturnalia.games.pax.state import CARD_0, Decision
from saturnalia.kernel.match import Match
from tests.games.pax.positions import PAX

MATCHES = Path(__file__).resolve().parent / "matches"
MOST_TRIES = 20_000
ROME, NOBODY, ALONE, SHARED, WON, LOST = "rome", "rome-nobody", "players", "players-shared", "solo-won", "solo-lost"


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded: its options, how the seats choose, and how it must end (None: anyhow)."""

    name: str
    options: dict[str, Any]
    manners: tuple[str, ...] = ("greedy", "random")
    end: str | None = None
    first_seed: int = 1


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
            games.append(Wanted(f"{variant}-end-{end}", {"seats": seats, "variant": variant}, manners, end))
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


def answer(match: Match, manner: str, numbers: np.random.Generator) -> int:
    """Choose an action: by the greedy bot, at random, or at random but without ever playing a conspiracy."""
    legal = match.legal()
    if len(legal) > 1 and manner == "greedy":
        return choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
    if manner == "peaceful" and match.state.decision == Decision.PLAY:
        conspiracy = CATEGORY_NAMES.index("conspiracy")
        legal = [action for action in legal if action < CARD_0 or CARD_CATEGORY[action - CARD_0] != conspiracy]
    return int(numbers.choice(legal))


def play(wanted: Wanted, seed: int) -> Match:
    """Play one match to its end; the manners go round the table."""
    match = Match.new(PAX, seed=seed, **wanted.options)
    numbers = np.random.default_rng(seed)
    while not match.is_over:
        match.play(answer(match, wanted.manners[match.actor % len(wanted.manners)], numbers))
    return match


def search(wanted: Wanted) -> Match:
    """Return the first match that ends as wanted."""
    for seed in range(wanted.first_seed, wanted.first_seed + MOST_TRIES):
        match = play(wanted, seed)
        if wanted.end in (None, end_of(match)):
            return match
    raise LookupError(f"no match ended as wanted for {wanted.name}")


def write(path: Path, match: Match) -> None:
    """Write a finished match on one short line per part."""
    text = json.dumps(match.to_json(**result_of(match)), separators=(",", ":"))
    path.write_text(text.replace(',"', ',\n"') + "\n", encoding="utf-8")


def renew_hash(path: Path) -> None:
    """Replay the recorded actions and sign them anew, if they still lead to the same result."""
    data = json.loads(path.read_text(encoding="utf-8"))
    match = Match.new(PAX, seed=data["seed"], **data["options"])
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
