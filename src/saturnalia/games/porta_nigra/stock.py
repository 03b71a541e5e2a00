"""Pieces of Porta Nigra (chapter 1): what is taken and from where, and which sites are the gate."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import GATE_SITE_1
from .state import Happening, State


@rule
def gain_points(s: State, seat: int, source: int, points: int) -> None:
    """Move the marker on the victory point track, which has no end (POR-1.9)."""
    s.points[seat] += points
    s.points_from[seat, source] += points


@rule
def take_romans(s: State, seat: int, wanted: int) -> int:
    """Take Romans from the stock into the play area, as many as there are (POR-1.7, POR-1.8, POR-4.28)."""
    taken = min(wanted, int(s.stock[seat]))
    s.stock[seat] -= taken
    s.romans[seat] += taken
    return taken


@rule
def take_reserve_bricks(s: State, seat: int, color: int, wanted: int) -> int:
    """Take bricks from the reserve to the player board, as many as there are (POR-1.7, POR-4.29, POR-5.8)."""
    taken = min(wanted, int(s.reserve))
    s.reserve -= taken
    s.bricks[seat, color] += taken  # POR-1.2: there they have the colour of the stack
    if taken > 0:
        note(s, Happening.TOOK_BRICKS, seat, color, taken)
    return taken


@rule
def is_gate(site: int) -> bool:
    """Whether a site is one of the Porta Nigra, where the height is free (POR-1.17)."""
    return site >= GATE_SITE_1
