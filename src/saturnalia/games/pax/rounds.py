"""Rounds of PAX: how they begin and end, and with them the game (chapters 3, 9 and 10)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .cards import draw_from_deck, give_to_rome, put_under_legion, take_from_stack
from .components import NO_CARD, NO_SEAT, ROME_FACE_DOWN
from .scoring import categories_above_rome, categories_played, rome_categories, rome_wins, solo_goal_reached
from .state import Decision, Happening, State

# ---------------------------------------------------------------- 3. round and turn


@rule
def begin_round(s: State) -> None:
    """The holder of Primus begins; everybody will take one turn (PAX-2.11, PAX-3.1)."""
    s.round_number += 1
    s.turns_left = s.seats  # PAX-15.1: a single turn in solitaire
    note(s, Happening.ROUND_BEGAN, s.round_number, s.primus, int(s.seats == 1))
    begin_turn(s, s.primus)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Ask whether the seat takes a normal turn or passes (PAX-3.2)."""
    s.active = seat
    s.actor = seat
    s.decision = Decision.TURN_MODE
    s.played = 0
    s.touched = 0


@rule
def end_turn(s: State) -> None:
    """The seat to the left is next, until everybody has had a turn (PAX-3.1), deck or no deck (PAX-10.2)."""
    s.turns_left -= 1
    if s.turns_left > 0:
        begin_turn(s, (s.active + 1) % s.seats)
    else:
        end_round(s)


# ---------------------------------------------------------------- 9. end of a round, new round


@rule
def most_valuable_stack(s: State) -> int:
    """The stack that goes to Rome, of which there is always one (PAX-9.6): printed values decide (PAX-9.1)."""
    best = 0
    for legion in range(1, s.legions):
        if s.stack_value[legion] > s.stack_value[best]:  # PAX-1.8, PAX-9.3, PAX-12.3: the lowest legion breaks ties
            best = legion
    return best


@rule
def is_tied(s: State, legion: int) -> bool:
    """Whether another stack is as valuable, so that the number of the legion decides (PAX-9.3)."""
    for other in range(s.legions):
        if other != legion and s.stack_value[other] == s.stack_value[legion]:
            return True
    return False


@rule
def rome_takes_stack(s: State) -> None:
    """The most valuable stack joins Rome's display, also in the last round (PAX-9.2, PAX-10.3)."""
    legion = most_valuable_stack(s)
    tied = 1 if is_tied(s, legion) else 0
    note(s, Happening.ROME_TOOK, legion + 1, int(s.stack_value[legion]), int(s.stack_count[legion]), tied)
    card = 0
    while s.stack_count[legion] > 0:
        for _ in range(take_from_stack(s, legion, card)):
            give_to_rome(s, card)
        card += 1


@rule
def empty_legions(s: State) -> int:
    """How many legions have no card."""
    count = 0
    for legion in range(s.legions):
        if s.stack_count[legion] == 0:
            count += 1
    return count


@rule
def end_round(s: State) -> None:
    """Rome takes a stack; then the game ends, or Primus moves and the legions are refilled."""
    rome_takes_stack(s)  # PAX-9.2
    if s.deck_count < empty_legions(s):  # PAX-9.7, PAX-10.1, PAX-13.10
        end_game(s)
        return
    if s.conspiratus != NO_SEAT and s.conspiratus != s.primus:  # PAX-9.5, PAX-12.10
        s.primus = s.conspiratus
        note(s, Happening.TOOK_PRIMUS, s.primus)
    for legion in range(s.legions):  # PAX-9.8
        if s.stack_count[legion] == 0:
            card = draw_from_deck(s)
            put_under_legion(s, legion, card)
            note(s, Happening.REFILLED, legion + 1, card)
    begin_round(s)


# ---------------------------------------------------------------- 10. end of the game


@rule
def end_game(s: State) -> None:
    """Rome's face-down cards are revealed and join its display (PAX-11.1); the stacks stay nobody's (PAX-10.4)."""
    for i in range(ROME_FACE_DOWN):
        card = int(s.rome_hidden[i])
        s.rome_hidden[i] = NO_CARD
        give_to_rome(s, card)
        note(s, Happening.ROME_REVEALED, card)
    s.revealed = 1
    s.actor = -1
    note(s, Happening.GAME_ENDED, rome_categories(s), 1 if rome_wins(s) else 0, s.deck_count, empty_legions(s))
    if s.solo_level > 0:  # PAX-15.4: how many categories are Rome's decides nothing
        above, covered = categories_above_rome(s, 0), categories_played(s, 0)
        note(s, Happening.ENDED_ALONE, 0, above, covered, 1 if solo_goal_reached(s) else 0)
