"""The numbers of Twelve: sizes of the record, and what `components.toml` says, as constants of the rules."""

from __future__ import annotations

from pathlib import Path

from saturnalia.kernel.components import read_components

COMPONENTS = read_components(Path(__file__).resolve().parent)

MAX_SEATS = 3
CARDS = 12
NO_CARD = -1
NO_SEAT = -1

ROUNDS, HAND = COMPONENTS["turn"]["rounds"], COMPONENTS["turn"]["hand"]

if COMPONENTS["cards"]["highest"] != CARDS:
    raise ValueError(f"there are {CARDS} cards (TWELVE-1.1)")
if not 1 <= HAND * MAX_SEATS <= CARDS:
    raise ValueError("there are not enough cards for all hands (TWELVE-2.1)")
if not 1 <= ROUNDS <= 6:
    raise ValueError("a match has 1 to 6 rounds (TWELVE-4.1)")
