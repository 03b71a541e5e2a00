"""The server of the browser tests, with the same deals and the same bots in every run."""

from __future__ import annotations

import os
import random
import secrets
import sys
from types import SimpleNamespace

from saturnalia import bots, load, names
from saturnalia.server import absence, opening_tables, waiting_room
from saturnalia.server.commands import serve

DEAL = 1116

LEVELS = {
    "tiro": "random",
    "miles": "greedy",
    "centurio": "search:30",
    "consul": "search:60",
    "imperator": "search:120",
}
"""Bots that think by work and not by time: they play the same in every run, and one of them plays at random."""

chance = random.Random()


def deal(bits: int) -> int:
    """The seed of every table; what its bots draw begins anew too."""
    chance.seed(DEAL)
    return chance.getrandbits(bits)


if __name__ == "__main__":
    bots.LEVELS.update(LEVELS)
    for name in names():
        getattr(load(name).optional_room("bots"), "LEVELS", {}).clear()
    vars(opening_tables)["secrets"] = SimpleNamespace(randbits=deal)
    for module in (absence, waiting_room):  # a test that waits for the end of a vote need not wait for a minute
        vars(module)["VOTE_SECONDS"] = float(os.environ.get("SATURNALIA_TEST_VOTE", absence.VOTE_SECONDS))
    vars(secrets)["randbits"] = chance.getrandbits
    serve(port=int(sys.argv[1]), database=sys.argv[2])
