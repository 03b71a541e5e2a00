"""Chapter 12 of Mare Nostrum: heroes and wonders, who owns and who may buy them, and Cleopatra's exchange."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import offer_each

from .cards import goods_in_bank, goods_in_hand, return_to_bank, take_from_bank
from .components import CLEOPATRA, FIGURE_SIDE, FIGURES_TO_WIN, NO_CARD, NOBODY, PYRAMIDS, TAX
from .state import CARD_0, Decision, Happening, Phase, State


@rule
def owns(s: State, side: int, figure: int) -> bool:
    """Whether a side owns a hero or wonder, which can never be lost (MAR-12.1)."""
    return s.figure_owner[figure] == side


@rule
def gain_figure(s: State, side: int, figure: int) -> None:
    """Lay a hero or wonder open in front of its owner; it works at once (MAR-7.4.13, MAR-12.1)."""
    s.figure_owner[figure] = side
    s.figure_count[side] += 1


@rule
def is_on_offer(s: State, side: int, figure: int) -> bool:
    """Whether a side may buy a hero or wonder: one copy each, a civilisation hero only for its own (MAR-12.2)."""
    return s.figure_owner[figure] == NOBODY and FIGURE_SIDE[figure] in (NOBODY, side)  # MAR-3.1.5


@rule
def acquire_figure(s: State, side: int, figure: int) -> None:
    """Lay it down (MAR-12.1); the Pyramids, or four figures together, win at once (MAR-13.1, MAR-13.2)."""
    gain_figure(s, side, figure)
    note(s, Happening.ACQUIRED, side, figure)
    if s.phase == Phase.CONSTRUCTION and (figure == PYRAMIDS or s.figure_count[side] >= FIGURES_TO_WIN):
        s.winner = side
        note(s, Happening.WON, side, 1 if figure == PYRAMIDS else 0, s.figure_count[side])
        s.actor = NOBODY
        s.revealed = 1


# ---------------------------------------------------------------- Cleopatra


@rule
def kinds_for_swap(s: State, side: int) -> int:
    """What can be given for something that the bank has: a tax for a commodity, a commodity for a tax (MAR-12.2)."""
    kinds = 0
    if s.bank[TAX] > 0:
        kinds = goods_in_hand(s, side)
    if s.hand[side, TAX] > 0 and goods_in_bank(s) != 0:
        kinds |= 1 << TAX
    return kinds


@rule
def may_swap(s: State, side: int) -> bool:
    """Cleopatra: one exchange in each construction phase (MAR-12.2)."""
    return owns(s, side, CLEOPATRA) and s.cleopatra_used == 0 and kinds_for_swap(s, side) != 0


@rule
def offer_swap_give(s: State, out: Any) -> int:
    """A tax, if the bank has a commodity, or a commodity, if it has a tax (MAR-12.2)."""
    return offer_each(kinds_for_swap(s, s.active), CARD_0, out)


@rule
def take_swap_give(s: State, kind: int) -> None:
    """Note what is given; it goes to the bank only with the exchange, so that it cannot come back at once."""
    s.swap_given = kind
    s.decision = Decision.SWAP_GET


@rule
def offer_swap_get(s: State, out: Any) -> int:
    """A tax for a commodity; for a tax any commodity of the bank (MAR-12.2)."""
    return offer_each(goods_in_bank(s) if s.swap_given == TAX else 1 << TAX, CARD_0, out)


@rule
def take_swap_get(s: State, kind: int) -> None:
    """The exchange, once in each construction phase (MAR-12.2)."""
    side = int(s.active)
    given = int(s.swap_given)
    return_to_bank(s, side, given)
    take_from_bank(s, side, kind)
    note(s, Happening.SWAPPED, side, given, kind)
    s.swap_given = NO_CARD
    s.cleopatra_used = 1
    s.decision = Decision.CONSTRUCT
