"""Records whole games of Porta Nigra into `matches/`: every seat count, and the ways to end that players come to.

The bricks did not run out in some hundred sampled games between bots (at least ten were left): that way to end is
proven by positions (`test_end.py`).

python -m tests.games.porta_nigra.record                  records the games that are not there yet
python -m tests.games.porta_nigra.record --renew-hashes   replays the recorded actions after the layout of the state
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
from saturnalia.games.porta_nigra import rules
from saturnalia.games.porta_nigra.components import (
    AMPHITHEATRE,
    CARD_SYMBOLS,
    CITY_WALL,
    PRICE,
    SITE_BUILDING,
    SYMBOL_NAMES,
)
from saturnalia.games.porta_nigra.state import END_TURN, GIVE_UP_CARD_TORCH, SHOP_0, SITE_0, SYMBOL_0, Decision
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import PORTA_NIGRA

MATCHES = Path(__file__).resolve().parent / "matches"
MOST_TRIES = 20_000
ROUNDS, SEGMENTS, SHARED = "rounds", "segments", "shared"


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded: how many play, how the seats choose, and how it must end (None: anyhow)."""

    name: str
    seats: int
    manners: tuple[str, ...] = ("greedy", "random")
    end: str | None = None
    first_seed: int = 1


def wanted_games() -> list[Wanted]:
    """All games in `matches/`."""
    games = [Wanted(f"mixed-{seats}", seats, first_seed=seats) for seats in (2, 3, 4)]
    games += [Wanted(f"random-{seats}", seats, ("random",), first_seed=10 * seats) for seats in (2, 3, 4)]
    games += [Wanted(f"greedy-{seats}", seats, ("greedy",), first_seed=20 * seats) for seats in (2, 3, 4)]
    games.append(Wanted("end-shared", 2, ("random",), SHARED))
    games.append(Wanted("end-segments", 2, ("busy",), SEGMENTS))
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


def answer(match: Match, manner: str, numbers: np.random.Generator) -> int:
    """Choose an action: by the greedy bot, at random, or like somebody who builds and buys as much as possible."""
    legal = match.legal()
    if len(legal) > 1 and manner == "greedy":
        return choose(make_bot("greedy"), match.game, match.state, int(numbers.integers(2**31)))
    return busy(match, legal, numbers) if manner == "busy" else int(numbers.choice(legal))


def busy(match: Match, legal: list[int], numbers: np.random.Generator) -> int:
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
        return min(legal, key=lambda a: rules.way_to_shop(state, seat, a - SHOP_0) + int(PRICE[a - SHOP_0]))
    if decision == Decision.BUILD_SITE:
        likes = [CITY_WALL, AMPHITHEATRE]
        return max(legal, key=lambda a: (likes.index(b) if (b := SITE_BUILDING[a - SITE_0]) in likes else -1, -a))
    if decision in (Decision.INTERIM_TENS, Decision.INTERIM_UNITS):
        return legal[-1]
    return int(numbers.choice(legal))


def play(wanted: Wanted, seed: int) -> Match:
    """Play one match to its end; the manners go round the table."""
    match = Match.new(PORTA_NIGRA, seed=seed, seats=wanted.seats)
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
    match = Match.new(PORTA_NIGRA, seed=data["seed"], **data["options"])
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
