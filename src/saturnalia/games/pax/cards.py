"""Where the cards of PAX lie and move to (chapter 1), and whom Primus Conspiratus follows (chapter 8)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import ADVERSARY, CARD_CATEGORY, CONSPIRACY, DECK_SIZE, NO_CARD, NO_SEAT, SYMBOLS, VALUES
from .state import Happening, State


@rule
def draw_from_deck(s: State) -> int:
    """Take the top card of the deck, which is never shuffled again (PAX-R4); its place in the ring is wiped."""
    card = int(s.deck[s.deck_top])
    s.deck[s.deck_top] = NO_CARD
    s.returned_by[s.deck_top] = NO_SEAT
    s.deck_top = (s.deck_top + 1) % DECK_SIZE
    s.deck_count -= 1
    s.revealed = 1
    return card


@rule
def put_under_deck(s: State, seat: int, card: int) -> None:
    """Slide a card under the deck; only the player who does it knows it (PAX-H1)."""
    bottom = (s.deck_top + s.deck_count) % DECK_SIZE
    s.deck[bottom] = card
    s.returned_by[bottom] = seat
    s.deck_count += 1


@rule
def put_under_legion(s: State, legion: int, card: int) -> None:
    """Lay a card face up into the stack under a legion (PAX-1.12, PAX-4.2, PAX-4.3)."""
    s.stack[legion, card] += 1
    s.stack_count[legion] += 1
    s.stack_value[legion] += VALUES[card]


@rule
def take_from_stack(s: State, legion: int, card: int) -> int:
    """All cards of one type leave the stack under a legion, and everybody sees which and how many."""
    copies = int(s.stack[legion, card])
    if copies > 0:
        s.stack[legion, card] = 0
        s.stack_count[legion] -= copies
        s.stack_value[legion] -= copies * VALUES[card]
        note(s, Happening.CARD_OF_STACK, card, copies)
    return copies


@rule
def give_to_rome(s: State, card: int) -> None:
    """Add a face-up card to Rome's display; Rome knows no limit (PAX-1.12, PAX-9.2, PAX-9.4)."""
    s.rome[card] += 1
    s.rome_symbols[CARD_CATEGORY[card]] += SYMBOLS[card]


@rule
def take_into_hand(s: State, seat: int, card: int) -> None:
    """Take a card into the hand, which has no limit (PAX-1.14)."""
    s.hand[seat, card] += 1
    s.hand_count[seat] += 1


@rule
def remove_from_hand(s: State, seat: int, card: int) -> None:
    """Let a card leave the hand; one fewer of its type is publicly known to be there (PAX-H5)."""
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    if s.known_in_hand[seat, card] > 0:
        s.known_in_hand[seat, card] -= 1


@rule
def add_to_tableau(s: State, seat: int, card: int) -> None:
    """A card lies in front of the player for good and works at once (PAX-1.13, PAX-6.4)."""
    category = CARD_CATEGORY[card]
    s.tableau[seat, card] += 1
    s.cards[seat, category] += 1
    s.symbols[seat, category] += SYMBOLS[card]
    check_conspiratus(s, seat)


# ---------------------------------------------------------------- 8. Primus Conspiratus


@rule
def check_conspiratus(s: State, seat: int) -> None:
    """After each card added: more conspiracy symbols take Primus Conspiratus at once (PAX-8.4, PAX-8.13)."""
    mine = s.symbols[seat, CONSPIRACY]
    if mine == 0 or s.conspiratus == seat:  # PAX-8.15, PAX-13.9
        return
    by_adversaries = 0
    if s.conspiratus != NO_SEAT:  # PAX-8.12: the first one has no rival
        theirs = s.symbols[s.conspiratus, CONSPIRACY]
        if mine < theirs:
            return
        # PAX-8.14; PAX-13.9: adversaries break the tie
        if mine == theirs and s.symbols[seat, ADVERSARY] <= s.symbols[s.conspiratus, ADVERSARY]:
            return
        by_adversaries = 1 if mine == theirs else 0
    note(s, Happening.TOOK_CONSPIRATUS, seat, s.conspiratus, by_adversaries)
    s.conspiratus = seat
