"""`python -O` leaves out assertions, and nothing else: the same match, and an owner's components in force."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from saturnalia import load

PROGRAM = """
import sys
from saturnalia import Match, load
own, corrected = load("pax"), load("pax", sys.argv[1])
print(sys.flags.optimize > 0, corrected.version != own.version, corrected.components != own.components)
for game in (own, corrected):
    match = Match.new(game, seats=2, seed=1)
    for _ in range(60):
        match.play(match.legal()[0])
    print(game.version, match.hash())
"""


def said(pack: Path, *flags: str) -> list[str]:
    environment = {**os.environ, "SATURNALIA_INTERPRET": "1"}  # compiling a corrected copy takes long
    command = [sys.executable, *flags, "-c", PROGRAM, str(pack)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_optimised_python_plays_the_same_match_with_the_same_components(tmp_path: Path) -> None:
    text = load("pax").text("components.toml")
    assert "starting_aurei = 5" in text
    pack = tmp_path / "pax.toml"
    pack.write_text(text.replace("starting_aurei = 5", "starting_aurei = 6"), encoding="utf-8")
    usual, optimised = said(pack), said(pack, "-O")
    assert usual[0] == "False True True"
    assert optimised[0] == "True True True"
    assert usual[1:] == optimised[1:]
    assert usual[1].split()[1] != usual[2].split()[1]
