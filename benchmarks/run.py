"""`make bench`: measure the speed on this machine and write it to benchmarks/results/."""

from __future__ import annotations

import argparse
import os
import platform
from pathlib import Path
from typing import Any

import hearts
import peers
import rules
import search
import server
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import saturnalia

RESULTS = Path(__file__).resolve().parent / "results"
TARGET = 1.5
YARDSTICK = ("pax", 4)


def machine() -> str:
    """Return the processor, as the system names it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.processor()}, {os.cpu_count()} cores, {platform.system()}"


def stay_on_one_core() -> str:
    """Bind this process and its children to one core where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return "one thread"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "one core"


def best(measured: list[dict[str, float]]) -> dict[str, float]:
    """Return the fastest of several measurements: the others were disturbed by something."""
    return max(measured, key=lambda rates: rates["actions_per_second"])


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Measure everything; play of our games and of the yardstick alternates, so that disturbances hit both."""
    cores = stay_on_one_core()
    games = [saturnalia.load(name) for name in saturnalia.names()]
    plays = {(game.name, seats): (game, seats) for game in games for seats in rules.seat_counts(game)}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=3 + rounds * (len(plays) + 1) + 3 * len(games))

        def now(what: str) -> None:
            progress.update(task, description=what, advance=1)

        now("OpenSpiel's environment")
        python = hearts.environment()
        now("saturnalia games")
        command = rules.command_seconds(["games"], repeats=5)
        starts = {}
        for game in games:
            now(f"{game.name}: compile and load")
            starts[game.name] = rules.compile_and_load_seconds(game.name, repeats=3)
        ready = {key: rules.RandomPlay(*play) for key, play in plays.items()}
        rates: dict[tuple[str, int], list[dict[str, float]]] = {key: [] for key in plays}
        yardsticks = []
        for _ in range(rounds):
            for key, play in ready.items():
                now(f"{key[0]}: random play with {key[1]} seats")
                rates[key].append(play.measure(seconds))
            now("OpenSpiel: hearts")
            yardsticks.append(hearts.measure(python))
        searches = {}
        for game in games:
            now(f"{game.name}: search")
            searches[game.name] = search.measure(game, 2 * seconds)
        thinking = {}
        for game in games:
            now(f"{game.name}: thinking")
            thinking[game.name] = search.measure_thinking(game, 2 * seconds)
        now("OpenSpiel: search")
        peer_searches = search.measure_peers(python, 4 * seconds)
    yardstick = {way: best([measured[way] for measured in yardsticks]) for way in hearts.DESCRIPTION}
    return {
        "machine": machine(),
        "cores_used": cores,
        "versions": {**rules.versions(), "open_spiel": hearts.VERSION},
        "rounds": rounds,
        "random_play": [{"game": name, "seats": seats, **best(found)} for (name, seats), found in rates.items()],
        "hearts": yardstick,
        "search": searches,
        "peer_search": peer_searches,
        "thinking": thinking,
        "start": starts,
        "state_bytes": {game.name: game.state.dtype().itemsize for game in games},
        "saturnalia_games_seconds": command,
    }


def ratio(found: dict[str, Any]) -> float:
    """Return how many times as fast as hearts (the faster of the two ways) PAX with four seats is."""
    ours = next(row for row in found["random_play"] if (row["game"], row["seats"]) == YARDSTICK)
    return float(ours["actions_per_second"] / best(list(found["hearts"].values()))["actions_per_second"])


def report(found: dict[str, Any]) -> str:
    """Return the results as a page."""
    fastest = best(list(found["hearts"].values()))["actions_per_second"]
    lines = [
        "# Speed",
        "",
        f"Made by `make bench` on {found['machine']}; {found['cores_used']}; the best of {found['rounds']} rounds.",
        ", ".join(f"{name} {version}" for name, version in found["versions"].items()) + ".",
        "",
        "| random play | actions/s | games/s | actions/game | times hearts |",
        "|---|---:|---:|---:|---:|",
    ]
    rows = [(f"{row['game']}, {row['seats']} seats", row) for row in found["random_play"]]
    rows += [(f"OpenSpiel hearts, {way.replace('_', ' ')}", row) for way, row in found["hearts"].items()]
    lines += [
        f"| {name} | {row['actions_per_second'] / 1e6:.1f} million | {row['games_per_second']:,.0f} "
        f"| {row['actions_per_game']:.0f} | {row['actions_per_second'] / fastest:.1f} |"
        for name, row in rows
    ]
    verdict = "reached" if ratio(found) >= TARGET else "MISSED"
    lines += [
        "",
        f"PAX with 4 seats makes {ratio(found):.1f} times as many actions a second as hearts; the target {TARGET} is",
        f"{verdict}.",
        "",
        "| game | state | first match, nothing compiled | first match, compiled before |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {name} | {found['state_bytes'][name]:,} bytes "
        f"| {start['cold_seconds']:.1f} s (processor {start['cold_processor_seconds']:.1f} s) "
        f"| {start['warm_seconds']:.2f} s (processor {start['warm_processor_seconds']:.2f} s) |"
        for name, start in found["start"].items()
    ]
    lines += [
        "",
        "| tables, two people each | moves/s | p50 | p99 | of one core | memory per table |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {row['tables']} | {row['moves_per_second']} | {row['p50_ms']} ms | {row['p99_ms']} ms "
        f"| {row['server_core_share']:.0%} | {row['kilobytes_per_table']} kB |"
        for row in found["server"]
    ]
    lines += ["", *search.report(found["search"], found["peer_search"])]
    lines += ["", *search.report_thinking(found["thinking"])]
    seconds = found["saturnalia_games_seconds"]
    lines += ["", f"`saturnalia games` answers in {seconds:.2f} s." if seconds else "`saturnalia games` did not run."]
    lines += [
        "",
        "## What was run",
        "",
        "- Our games: `loops(game).play_matches` with the random bot at every seat; one call plays thousands of",
        "  matches from set-up to final scores. Every answer to a question counts as an action, forced ones too.",
        *(f"- OpenSpiel hearts, {way.replace('_', ' ')}: {text}." for way, text in hearts.DESCRIPTION.items()),
        "- Rates are per second of processor time, so that other work on the machine disturbs them less.",
        "- Search: `SearchBot` with full random play-outs from the first question at the smallest table, and random",
        "  matches there; OpenSpiel's `MCTSBot` and `ISMCTSBot` with one random roll-out a simulation, after the deal.",
        "- Thinking: positions judged from one seat (by the net: every seat's chance and points), and iterations of",
        "  the strongest level's search, in the middle of a match at the smallest table.",
        "- Tables: one server process on SQLite, one random legal move a second and table; the time runs from sending",
        "  a move until the other person's browser has it. The clients share the two cores with the server.",
        "- First match: a new process imports the package, shows the board and plays a whole match with greedy bots.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, write the results and show them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured; the best counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each random play lasts")
    chosen = parser.parse_args()
    loaded = server.measure()  # with all cores: `measure` binds this process to one
    found = {**measure(chosen.rounds, chosen.seconds), "server": loaded}
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "speed.json").write_text(rules.as_json({**found, "pax_to_hearts": ratio(found)}), encoding="utf-8")
    (RESULTS / "speed.md").write_text(report(found), encoding="utf-8")
    print(report(found))
    print(peers.measure_and_write(machine(), chosen.seconds))


if __name__ == "__main__":
    main()
