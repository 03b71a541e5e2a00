"""Dealing PAX anew for a viewer: everything the viewer cannot know, consistently with what the viewer knows."""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import shuffle

from .components import CARD_CATEGORY, CARD_TYPES, COPIES, DECK_SIZE, NO_CARD, ROME_FACE_DOWN
from .state import State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Deal everything the viewer cannot know anew, consistently with what the viewer knows."""
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:  # PAX-H10
        return
    count_unseen(s, viewer)
    redeal_box(s)
    pool = s.pool
    count = 0
    for card in range(CARD_TYPES):
        for _ in range(s.unseen[card]):
            pool[count] = card
            count += 1
    shuffle(s.generator, pool, count)
    next_card = 0
    for i in range(s.deck_count):  # PAX-H1, PAX-H2
        place = (s.deck_top + i) % DECK_SIZE
        if s.returned_by[place] != viewer or viewer < 0:
            s.deck[place] = pool[next_card]
            next_card += 1
    if viewer < 0 or s.peeked[viewer] == 0:  # PAX-H4
        for i in range(ROME_FACE_DOWN):
            if s.rome_hidden[i] != NO_CARD:
                s.rome_hidden[i] = pool[next_card]
                next_card += 1
    if s.active != viewer:  # PAX-H7
        for i in range(s.window_count):
            s.window[i] = pool[next_card]
            next_card += 1
    for seat in range(s.seats):
        if seat == viewer:
            continue
        for i in range(s.opening_count[seat]):  # PAX-H8
            s.opening[seat, i] = pool[next_card]
            next_card += 1
        unknown = int(s.hand_count[seat])  # PAX-H5
        for card in range(CARD_TYPES):
            s.hand[seat, card] = s.known_in_hand[seat, card]
            unknown -= s.known_in_hand[seat, card]
        for _ in range(unknown):
            s.hand[seat, pool[next_card]] += 1
            next_card += 1


@rule
def count_unseen(s: State, viewer: int) -> None:
    """Count, by type, the cards that the viewer has not located (those in the box included)."""
    unseen = s.unseen
    sets = 2 if s.seats > 4 else 1
    for card in range(CARD_TYPES):
        unseen[card] = 0
        if CARD_CATEGORY[card] < s.categories:
            unseen[card] = sets * COPIES[card] - s.rome[card]
            for legion in range(s.legions):
                unseen[card] -= s.stack[legion, card]
            for seat in range(s.seats):
                unseen[card] -= s.tableau[seat, card]
                unseen[card] -= s.hand[seat, card] if seat == viewer else s.known_in_hand[seat, card]
    if viewer < 0:
        return
    for i in range(s.deck_count):
        place = (s.deck_top + i) % DECK_SIZE
        if s.returned_by[place] == viewer:
            unseen[s.deck[place]] -= 1
    if s.peeked[viewer] == 1:
        for i in range(ROME_FACE_DOWN):
            unseen[s.rome_hidden[i]] -= 1
    if s.active == viewer:
        for i in range(s.window_count):
            unseen[s.window[i]] -= 1
    for i in range(s.opening_count[viewer]):
        unseen[s.opening[viewer, i]] -= 1


@rule
def redeal_box(s: State) -> None:
    """Deal the cards out of the game (PAX-H3) first: with two sets, at most one set's copies of a type can be there."""
    candidates = s.pool
    size_of_box = 0
    count = 0
    for card in range(CARD_TYPES):
        size_of_box += s.box[card]
        s.box[card] = 0
        for _ in range(min(COPIES[card], s.unseen[card])):
            candidates[count] = card
            count += 1
    shuffle(s.generator, candidates, count)
    for i in range(size_of_box):
        s.box[candidates[i]] += 1
        s.unseen[candidates[i]] -= 1
