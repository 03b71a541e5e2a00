"""The numbers of Twelve: sizes of the record, and what `components.toml` says, as constants of the rules."""

from __future__ import annotations

from pathlib import Path

from saturnalia.kernel.components import outside, read_components, refuse_unfit

COMPONENTS = read_components(Path(__file__).resolve().parent)

MAX_SEATS = 3
CARDS = 12
NO_CARD = -1
NO_SEAT = -1

ROUNDS, HAND = COMPONENTS["turn"]["rounds"], COMPONENTS["turn"]["hand"]


def unfit_components() -> list[str]:
    """Return what of an owner's corrected file does not fit the record and the rules, each with its clause."""
    return [
        *outside("cards.highest", COMPONENTS["cards"]["highest"], CARDS, CARDS, "TWELVE-1.1"),
        *outside("turn.rounds", ROUNDS, 1, 6, "TWELVE-4.1"),
        *outside("turn.hand", HAND, 1, CARDS // MAX_SEATS, "TWELVE-2.1"),
    ]


refuse_unfit(unfit_components())
