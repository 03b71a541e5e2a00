"""How fast the search is: iterations a second with full random play-outs, beside OpenSpiel's own searches in C++.

And how fast the strongest level thinks: positions judged in a second, and iterations of its search.
"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import Any

import numpy as np
from rules import RandomPlay

from saturnalia import Match
from saturnalia.bots import Budget, choose, make_bot
from saturnalia.bots.judgement import functions_of, net_of
from saturnalia.bots.search import FULL, SearchBot, SearchSettings, settings_of
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game

RANDOM_PLAY_OUTS = SearchSettings(depth=FULL, tries=1, hint=0.0)
TARGET = 0.5
ITERATIONS = 4000
"""So many are done from one position to see how fast a level looks ahead."""

# placeholders: `specialise` puts one game's functions in their place
value: Any = None
consider: Any = None
foretell: Any = None

PROGRAM = """
import json, random, sys, time
import pyspiel

seconds = float(sys.argv[1])
lots = random.Random(1)
found = {}
for name in "hearts", "gin_rummy":
    game = pyspiel.load_game(name)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(lots.choice([action for action, _ in dealt.chance_outcomes()]))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    searches = {
        "MCTS": lambda n: pyspiel.MCTSBot(game, evaluator, 2.0, n, 1000, False, 1, False),
        "ISMCTS": lambda n: pyspiel.ISMCTSBot(1, evaluator, 2.0, n, -1),
    }
    for kind, make in searches.items():
        simulations = 200
        while True:
            bot = make(simulations)
            began = time.process_time()
            bot.step(dealt)
            spent = time.process_time() - began
            if spent >= seconds / 3:
                break
            simulations = int(simulations * min(10, 0.7 * seconds / max(spent, 1e-3)) + 1)
        found[f"OpenSpiel {kind}, {name}"] = simulations / spent
print(json.dumps(found))
"""


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Return iterations a second from the first question of a match at the smallest table, and random matches."""
    seats = max(2, min(game.seat_counts))
    play = RandomPlay(game, seats)
    match = Match.new(game, seats=seats, seed=2026)
    while match.forced() is not None:
        match.play(match.legal()[0])
    SearchBot(iterations=10, settings=RANDOM_PLAY_OUTS).look_ahead(game, match.state, Budget(), 1)
    games = play.measure(seconds)["games_per_second"]
    work = max(100, int(games * seconds / 2))
    began = time.process_time()
    SearchBot(iterations=work, settings=RANDOM_PLAY_OUTS).look_ahead(game, match.state, Budget(), 1)
    iterations = work / (time.process_time() - began)
    return {"seats": seats, "iterations_per_second": iterations, "games_per_second": games}


def judge_often(s: Any, net: Any, chances: Any, points: Any, times: int, by_net: bool) -> float:
    """Judge a position again and again, by the net or by `value`; return something, so that nothing is left out."""
    found = 0.0
    seats = len(chances)
    for number in range(times):
        if by_net:
            consider(s, number % seats, net)
            foretell(seats, number % seats, net, chances, points)
            found += chances[0]
        else:
            found += value(s, number % seats)
    return found


def measure_thinking(game: Game, seconds: float) -> dict[str, float]:
    """Return what Imperator does in a second of one core in the middle of a match at the smallest table."""
    seats = min(count for count in game.seat_counts if count > 1)
    match = Match.new(game, seats=seats, seed=2026)
    while not match.is_over:
        match.play(choose(make_bot("centurio", game), game, match.state, seed=len(match.played)))
    middle = Match.new(game, seats=seats, seed=2026)
    for answer in match.played[: len(match.played) // 2]:
        middle.play(answer.action)
    while len(middle.legal()) == 1:
        middle.play(middle.legal()[0])
    settings = settings_of(game, seats)
    functions = {name: functions_of(game)[name] for name in ("consider", "foretell")}
    judge = specialise(judge_often, game.folder, game.compiled_name, value=game.compiled.value, **functions)
    given = middle.state, net_of(game), np.zeros(seats), np.zeros(seats)
    judge(*given, 1, settings.judge)
    times, spent = 1000, 0.0
    while spent < seconds / 2:
        times = int(times * min(10.0, 0.7 * seconds / max(spent, 1e-3)))
        began = time.process_time()
        judge(*given, times, settings.judge)
        spent = time.process_time() - began
    SearchBot(iterations=10).look_ahead(game, middle.state, Budget(), 1)
    began = time.process_time()
    SearchBot(iterations=ITERATIONS).look_ahead(game, middle.state, Budget(), 1)
    iterations = ITERATIONS / (time.process_time() - began)
    return {
        "seats": seats,
        "by_net": settings.judge,
        "judgements_per_second": times / spent,
        "iterations_per_second": iterations,
    }


def measure_peers(python: Path, seconds: float) -> dict[str, float]:
    """Return the simulations a second of OpenSpiel's searches."""
    command = [str(python), "-c", PROGRAM, str(seconds)]
    answer: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return answer


def report(ours: dict[str, dict[str, float]], peers: dict[str, float]) -> list[str]:
    """Return the results as the lines of a table."""
    lines = ["| search, random play-outs | iterations/s | random matches/s | part |", "|---|---:|---:|---:|"]
    for name, row in ours.items():
        part = row["iterations_per_second"] / row["games_per_second"]
        lines.append(
            f"| {name}, {row['seats']:.0f} seats | {row['iterations_per_second']:,.0f} "
            f"| {row['games_per_second']:,.0f} | {part:.0%}{'' if part >= TARGET else ' (target missed)'} |"
        )
    return lines + [f"| {name} | {rate:,.0f} | | |" for name, rate in peers.items()]


def report_thinking(found: dict[str, dict[str, float]]) -> list[str]:
    """Return how fast bots think as the lines of a table."""
    lines = ["| thinking, one core | judged by | judgements/s | iterations/s of Imperator |", "|---|---|---:|---:|"]
    return lines + [
        f"| {name}, {row['seats']:.0f} seats | {'its net' if row['by_net'] else '`value`'} "
        f"| {row['judgements_per_second']:,.0f} | {row['iterations_per_second']:,.0f} |"
        for name, row in found.items()
    ]


if __name__ == "__main__":
    import hearts

    import saturnalia

    print(
        "\n".join(report_thinking({name: measure_thinking(saturnalia.load(name), 2.0) for name in saturnalia.names()}))
    )
    ours = {name: measure(saturnalia.load(name), 2.0) for name in saturnalia.names()}
    print("\n".join(report(ours, measure_peers(hearts.environment(), 4.0))))
