"""The server of the browser tests, with the same deals and the same bots in every run."""

from __future__ import annotations

import random
import secrets
import sys
from types import SimpleNamespace

from saturnalia.server import found
from saturnalia.server.commands import serve

DEAL = 1116

chance = random.Random()


def deal(bits: int) -> int:
    """The seed of every table; what its bots draw begins anew too."""
    chance.seed(DEAL)
    return chance.getrandbits(bits)


if __name__ == "__main__":
    vars(found)["secrets"] = SimpleNamespace(randbits=deal)
    vars(secrets)["randbits"] = chance.getrandbits
    serve(port=int(sys.argv[1]), database=sys.argv[2])
