"""Compiles the games for any processor of this kind, for a package that starts at once: `python -m saturnalia.ship`.

Only doors are taken, the functions that Python itself calls: of all that Numba writes they are a tenth, and all that a
table, a match in the terminal, hints and bots need. `python -m saturnalia.ship --check` plays matches with what the
package holds and with code compiled here, and `--matches tests/games` replays the recorded ones too: they must be the
same to the last bit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from saturnalia.kernel.game import load, names
from saturnalia.kernel.shipped import SHIPPED

BOTS = ("tiro", "miles", "centurio", "consul", "random", "search:20")


def ship(games: Sequence[str], folder: Path = SHIPPED) -> list[Path]:
    """Compile games, a process for each, and return the files that were put into the folder.

    What is there for another Python stays: a package may hold code for several.

    >>> ship([])
    []
    """
    with tempfile.TemporaryDirectory() as cache:
        environment = {"NUMBA_CPU_NAME": "generic", "SATURNALIA_CACHE": cache, "SATURNALIA_SHIPPED": ""}
        with ThreadPoolExecutor(os.cpu_count()) as processes:
            list(processes.map(lambda name: _call("use", name, environment), games))
        made = Path(cache) / "compiled"
        doors = [path for path in made.rglob("*.nb[ci]") if not path.name.startswith("part.")]
        shipped = []
        for path in sorted([*doors, *made.rglob("*.ready")]):
            target = folder / path.relative_to(made)
            target.parent.mkdir(parents=True, exist_ok=True)
            shipped.append(Path(shutil.copyfile(path, target)))
        return shipped


def use(name: str) -> None:
    """Do once all that people do with a game, so that all of it is compiled and marked as ready."""
    from saturnalia.server.warm_up import prepare_game
    from saturnalia.speaking import Speaker
    from saturnalia.terminal.prepare import prepare_play

    game = load(name)
    prepare_game(game, None)
    prepare_play(Speaker("en"), game, None)
    fingerprint(name)


def fingerprint(name: str, *recorded: str) -> str:
    """Let all kinds of bots play matches, replay recorded ones, and return what came of it: the same on every machine.

    >>> len(fingerprint("pax"))
    64
    """
    from saturnalia.bots import choose, make_bot
    from saturnalia.kernel.match import Match

    found = hashlib.sha256()
    matches = [Match.read(file) for file in recorded]
    for seed in range(3):
        match = Match.new(name, seed=seed)
        while not match.is_over:
            number = len(match.played)
            match.play(choose(make_bot(BOTS[number % len(BOTS)]), match.game, match.state, seed=number))
            found.update(match.state.tobytes())
        matches.append(match)
    for match in matches:
        found.update(match.state.tobytes())
        found.update(repr([match.scores(), match.places(), match.game.score_sheet(match.state)]).encode())
    return found.hexdigest()


def print_fingerprint(name: str, *recorded: str) -> None:
    """Print what `fingerprint` returns, for another process, and show what people see: it must be shipped, too."""
    from saturnalia.server.warm_up import show_questions

    show_questions(load(name))
    sys.stdout.write(fingerprint(name, *recorded))


def check(games: Sequence[str], folder: Path = SHIPPED, matches: Path | None = None) -> list[str]:
    """Return what is wrong with the compiled code in a folder: nothing, or a line for each thing.

    The recorded matches of a game are those in `<matches>/<game>/matches`.

    >>> check([])
    []
    """
    wrong = []
    for name in games:
        recorded = (
            sorted(str(file.resolve()) for file in (matches / name / "matches").glob("*.json")) if matches else []
        )
        if matches and not recorded:
            wrong.append(f"{name}: no recorded matches")
        with tempfile.TemporaryDirectory() as cache:
            environment = {"SATURNALIA_CACHE": cache, "SATURNALIA_SHIPPED": str(folder)}
            shipped = _call("print_fingerprint", name, environment, *recorded)
            compiled = sorted(path.name for path in Path(cache).rglob("*.nbi"))
        own = _call("print_fingerprint", name, {"SATURNALIA_SHIPPED": ""}, *recorded)
        wrong += [f"{name}: not shipped: {', '.join(compiled)}"] if compiled else []
        wrong += [f"{name}: other matches than with code compiled here"] if shipped != own else []
    return wrong


def _call(function: str, name: str, environment: dict[str, str], *recorded: str) -> str:
    """Call a function above in a process of its own, and return what it printed."""
    program = f"import sys; from saturnalia.ship import {function}; {function}(*sys.argv[1:])"
    command = [sys.executable, "-c", program, name, *recorded]
    full = {**os.environ, **environment}
    return subprocess.run(command, env=full, stdout=subprocess.PIPE, text=True, check=True).stdout


def main() -> None:
    """Ship or check, and say what was done."""
    parser = argparse.ArgumentParser(prog="python -m saturnalia.ship", description=__doc__)
    parser.add_argument("games", nargs="*", default=names(), help="all, if none is named")
    parser.add_argument("--into", type=Path, default=SHIPPED, metavar="FOLDER", help="where the compiled code is put")
    parser.add_argument("--check", action="store_true", help="check what is there instead")
    parser.add_argument("--matches", type=Path, metavar="FOLDER", help="replay recorded matches too, for the check")
    arguments = parser.parse_args()
    if arguments.check:
        wrong = check(arguments.games, arguments.into, arguments.matches)
        sys.exit("\n".join(wrong) if wrong else None)
    files = ship(arguments.games, arguments.into)
    sys.stdout.write(f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
