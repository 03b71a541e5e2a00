"""`make soak`: try what a server must stand, and write what was measured to benchmarks/results/reliability.md.

    make soak                                     every part in its whole size: some hours
    make soak ARGS="kills 100"                    one part, smaller
    .ci/with-postgres make soak ARGS="kills 1000 postgres"

A result takes the place of the last one of the same part; each says its size, and whether what was wanted was reached.
"""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.soak.floods import floods
from benchmarks.soak.kills import backups, kills
from benchmarks.soak.loop import loop
from benchmarks.soak.messages import messages
from benchmarks.soak.people import bots, hour, people, processes
from saturnalia.server.warm_up import warm_up

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "benchmarks" / "results"

PARTS: dict[str, tuple[str, str, Callable[..., dict[str, Any]], tuple[Any, ...]]] = {
    "people": ("tables of two people, one move a second at each, one process, clients on the same cores",
               "1,000 tables, p99 < 100 ms", people, ()),
    "processes": ("two processes on PostgreSQL against one", "≥ 1.6 times the moves", processes, ()),
    "bots": ("people beside 200 tables against Imperator", "no bot lost, people's p99 < 150 ms", bots, ()),
    "kills": ("SIGKILL at random moments under load, SQLite",
              "1,000, nothing acknowledged lost, nothing twice", kills, ()),
    "kills postgres": ("the same, PostgreSQL, two processes", "1,000", kills, (1000, "postgres")),
    "backups": ("backup, kill, restore in random order under load", "200, every restored database whole", backups, ()),
    "messages": ("generated bad messages, HTTP and WebSocket",
                 "1,000,000, no fault, no leak, memory bounded", messages, ()),
    "floods": ("half-open connections, silent readers and floods from one address",
               "10,000, others' p99 < 200 ms, memory < 1 GB", floods, ()),
    "loop": ("how long one piece of work holds the event loop, in processor time", "never over 20 ms", loop, ()),
    "hour": ("200 tables for an hour", "memory flat, write-ahead log bounded", hour, ()),
}  # fmt: skip


def main(arguments: list[str]) -> None:
    """Run one part with its arguments, or all of them."""
    if arguments and (arguments[0] not in PARTS or arguments[0].startswith("-")):
        sys.exit(f"{__doc__}\nParts: {', '.join(PARTS)}")
    warm_up()  # servers then find the compiled rules in the cache
    if arguments:
        given = tuple(_read(text) for text in arguments[1:])
        name = "kills postgres" if arguments[0] == "kills" and "postgres" in given else arguments[0]
        _run(name, given)
        return
    for name, (_, _, _, usual) in PARTS.items():
        _run(name, usual)


def _read(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _run(name: str, given: tuple[Any, ...]) -> None:
    work = PARTS[name][2]
    inspect.signature(work).bind(*given)
    print(f"{name} {' '.join(map(str, given))}", flush=True)
    before = os.getloadavg()[0]
    found = work(*given)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout
    result = {
        "command": f'make soak ARGS="{" ".join([name.split()[0], *map(str, given)])}"',
        "on": datetime.now(UTC).date().isoformat(),
        "commit": commit.strip(),
        "load of the machine before": round(before, 1),
        **({"priority (nice)": nice} if (nice := os.nice(0)) else {}),
        **found,
    }
    print(json.dumps(result, indent=1, ensure_ascii=False))
    file = RESULTS / "reliability.json"
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept[name] = result
    file.write_text(
        json.dumps({part: kept[part] for part in PARTS if part in kept}, indent=1, ensure_ascii=False) + "\n", "utf-8"
    )
    (RESULTS / "reliability.md").write_text(describe(kept), "utf-8")


def describe(kept: dict[str, dict[str, Any]]) -> str:
    """Return the page about all parts that were run."""
    lines = [
        "# Reliability", "",
        f"Made by `make soak`, part by part, on {os.cpu_count()} cores shared by clients, servers and other work:",
        "the load of the machine is what the system said before a part began; beside other work, servers and clients",
        "may have run with priority. A part counts as reached only in its whole size.", "",
        "| part | to reach | reached | size and main figures |", "|---|---|---|---|",
    ]  # fmt: skip
    for name, (what, wanted, _, _) in PARTS.items():
        found = kept.get(name)
        said = "not run" if found is None else "yes" if found["reached"] else "no"
        lines.append(f"| {what} | {wanted} | {said} | {_say(found) if found else ''} |")
    for name in PARTS:
        if name in kept:
            lines += ["", f"## {name}", "", "| | |", "|---|---|"]
            lines += [f"| {key} | {_show(value)} |" for key, value in kept[name].items()]
    return "\n".join(lines) + "\n"


def _say(found: dict[str, Any]) -> str:
    skipped = (
        "command",
        "on",
        "commit",
        "reached",
        "loop lag ms",
        "HTTP statuses",
        "load of the machine before",
        "priority (nice)",
        "made",
    )
    plain = {key: value for key, value in found.items() if key not in skipped and not isinstance(value, dict | list)}
    return ", ".join(f"{key} {_show(value)}" for key, value in plain.items())


def _show(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_show(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_show, value))
    if isinstance(value, int | float):
        return f"{value:,}"
    return f"`{value}`" if value.startswith("make ") else value


if __name__ == "__main__":
    main(sys.argv[1:])
