"""Dealing Mare Nostrum anew for a viewer: offers that lie face down, and the one card that changed hands unseen.

All else can be counted: income, payments, returned cards and the bank are open, so that nobody's hand is a secret to
somebody who remembers (MAR-15.3), a card kept with the Hanging Gardens included. Nothing is ever shuffled (MAR-16.3).
"""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import below

from .cards import drop_card, hold_card
from .components import NOBODY, RESOURCES, SIDES
from .state import Decision, State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Deal everything the viewer cannot know anew, consistently with what the viewer knows."""
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:
        return
    own_side = int(s.side_of[viewer]) if viewer >= 0 else NOBODY
    if s.decision == Decision.OFFER_CARD:
        redeal_offers(s, own_side)
    if s.gift_giver != NOBODY and own_side != s.gift_giver and own_side != s.gift_receiver:
        redeal_gift(s)


@rule
def redeal_offers(s: State, own_side: int) -> None:
    """Whoever has offered already, or is choosing, has offered any cards of the hand."""
    for side in range(SIDES):
        count = 0
        for kind in range(RESOURCES):
            count += s.offer[side, kind]
        if side != own_side and count > 0:
            redeal_offer(s, side, count)


@rule
def redeal_offer(s: State, side: int, count: int) -> None:
    """Choose as many cards of the hand at random as were offered so far."""
    left_in_hand = 0
    for kind in range(RESOURCES):
        s.offer[side, kind] = 0
        left_in_hand += s.hand[side, kind]
    for kind in range(RESOURCES):
        for _ in range(s.hand[side, kind]):
            if below(s.generator, left_in_hand) < count:
                s.offer[side, kind] += 1
                count -= 1
            left_in_hand -= 1


@rule
def redeal_gift(s: State) -> None:
    """The compensation card was any of those that the giver could have given and has not shown since."""
    giver, receiver = int(s.gift_giver), int(s.gift_receiver)
    hold_card(s, giver, int(s.gift))
    drop_card(s, receiver, int(s.gift))
    candidates = 0
    for kind in range(RESOURCES):
        if (s.gift_kinds >> kind) & 1 == 1:
            candidates += s.hand[giver, kind]
    chosen = below(s.generator, candidates)
    for kind in range(RESOURCES):
        if (s.gift_kinds >> kind) & 1 == 1:
            if chosen < s.hand[giver, kind]:
                s.gift = kind
                drop_card(s, giver, kind)
                hold_card(s, receiver, kind)
                return
            chosen -= s.hand[giver, kind]
