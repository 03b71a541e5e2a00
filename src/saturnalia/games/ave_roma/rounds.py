"""Rounds of Ave Roma: how one begins and is refilled, who begins the next, and the end (chapters 3, 12, 13, 14)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import NO_CARD, PLACES, ROWS, SLOTS, WORKER_VALUES, WORKERS_EACH
from .opening import clear_placement, draw_card
from .scoring import tell_final_scoring
from .state import (
    IN_BOX,
    PASS,
    RECRUIT_0,
    RECRUIT_WORKER_1,
    WORKER_1,
    Decision,
    End,
    Happening,
    How,
    Phase,
    Stage,
    State,
)
from .training import workers_held

# ---------------------------------------------------------------- 3. round


@rule
def begin_round(s: State) -> None:
    """A round begins with its action phase (AVE-3.1, AVE-3.2); workers in training are ready now (AVE-11.4)."""
    s.round_number += 1
    s.phase = Phase.ACTION
    for seat in range(s.seats):
        s.out[seat] = 0
        s.training_ready[seat] = 1 if s.training[seat] > 0 else 0
    s.turn = 0
    note(s, Happening.ROUND_BEGAN, s.round_number, s.order[0])
    ask_worker(s)


@rule
def ask_worker(s: State) -> None:
    """Ask the seat whose turn it is for one worker or a pass (AVE-4.1), or for its extra action (AVE-14.3)."""
    clear_placement(s)
    s.actor = s.order[s.turn]
    s.decision = Decision.EXTRA_ACTION if s.phase == Phase.EXTRA else Decision.WORKER


@rule
def pick_up(s: State, how: int, value: int) -> None:
    """Ask where the worker goes that is used with this value."""
    s.how = how
    s.value = value
    s.decision = Decision.TARGET


# ---------------------------------------------------------------- 12. refill phase


@rule
def refill_rows(s: State) -> None:
    """Refill Aedificator, Legatus and Senatus; the area slots are not touched (AVE-5.12, AVE-12.1)."""
    for row in range(ROWS):
        refill_row(s, row)


@rule
def refill_row(s: State, row: int) -> None:
    """Discard the last card if none was taken, slide the others towards slot 5 and fill up from the deck."""
    taken = False
    for slot in range(SLOTS):
        if s.row[row, slot] == NO_CARD:
            taken = True
    if not taken:  # AVE-12.1
        card = int(s.row[row, SLOTS - 1])
        s.row[row, SLOTS - 1] = NO_CARD
        s.holder[row, card] = IN_BOX
        note(s, Happening.DISCARDED, row, card)
    free = SLOTS - 1
    for slot in range(SLOTS - 1, -1, -1):  # AVE-12.2
        card = int(s.row[row, slot])
        if card != NO_CARD:
            s.row[row, slot] = NO_CARD
            s.row[row, free] = card
            free -= 1
    for slot in range(free, -1, -1):  # AVE-12.3
        if s.deck_count[row] == 0:  # AVE-12.4, AVE-14.2
            s.ending = End.ROW
            note(s, Happening.ROW_SHORT, row, slot + 1)
            return
        s.row[row, slot] = draw_card(s, row)
        note(s, Happening.REFILLED_ROW, row, s.row[row, slot], slot + 1)


@rule
def end_action_phase(s: State) -> None:
    """The refill phase follows, unless an area slot could not be refilled (AVE-14.1)."""
    clear_placement(s)
    if s.ending == End.NOT_YET:
        refill_rows(s)
    if s.ending != End.NOT_YET:
        begin_extra_actions(s)
    else:
        begin_recruiting(s)


@rule
def begin_recruiting(s: State) -> None:
    """In reverse player order everybody takes workers back (AVE-12.5)."""
    s.phase = Phase.RECRUITING
    s.turn = s.seats
    recruit_next(s)


@rule
def recruit_next(s: State) -> None:
    """Ask the next seat in reverse order that has fewer than 5 workers, pass by pass (AVE-12.6, AVE-12.7)."""
    for _ in range(s.seats):
        s.turn = (s.turn - 1) % s.seats
        if workers_held(s, int(s.order[s.turn])) < WORKERS_EACH:
            s.actor = s.order[s.turn]
            s.decision = Decision.RECRUIT_PLACE
            return
    set_turn_order(s)
    begin_round(s)


@rule
def offer_recruit_place(s: State, out: Any) -> int:
    """Any place of the board with workers; training spaces are no such places (AVE-12.5, AVE-12.7)."""
    count = 0
    for place in range(PLACES):
        if s.standing_count[place] > 0:
            out[count] = RECRUIT_0 + place
            count += 1
    return count


@rule
def take_recruit_place(s: State, place: int) -> None:
    """Take all workers of a place if they do not make more than 5; otherwise choose among them (AVE-12.5)."""
    seat = s.actor
    if workers_held(s, seat) + s.standing_count[place] > WORKERS_EACH:
        s.recruit_from = place
        s.decision = Decision.RECRUIT_WORKER
        return
    for value in range(1, WORKER_VALUES + 1):
        count = int(s.standing[place, value])
        if count > 0:
            recruit(s, seat, place, value, count)
    recruit_next(s)


@rule
def recruit(s: State, seat: int, place: int, value: int, count: int) -> None:
    """Move workers from a place to a supply."""
    s.standing[place, value] -= count
    s.standing_count[place] -= count
    s.supply[seat, value] += count
    s.supply_count[seat] += count
    note(s, Happening.RECRUITED, seat, place, value, count)


@rule
def offer_recruit_worker(s: State, out: Any) -> int:
    """Any value that is there (AVE-12.5)."""
    count = 0
    for value in range(1, WORKER_VALUES + 1):
        if s.standing[s.recruit_from, value] > 0:
            out[count] = RECRUIT_WORKER_1 + value - 1
            count += 1
    return count


@rule
def take_recruit_worker(s: State, value: int) -> None:
    """Take one worker after the other until there are 5 (AVE-12.5)."""
    recruit(s, s.actor, s.recruit_from, value, 1)
    if workers_held(s, s.actor) < WORKERS_EACH:
        s.decision = Decision.RECRUIT_WORKER
    else:
        s.recruit_from = 0
        recruit_next(s)


# ---------------------------------------------------------------- 13. turn order


@rule
def worker_sum(s: State, seat: int) -> int:
    """The values of a seat's five workers, one in training with its printed value (AVE-11.5, AVE-13.1)."""
    total = int(s.training[seat])
    for value in range(1, WORKER_VALUES + 1):
        total += value * int(s.supply[seat, value])
    return total


@rule
def set_turn_order(s: State) -> None:
    """The lowest sum begins (AVE-13.1); tied seats take the reverse of their order in this round (AVE-13.2)."""
    for i in range(s.seats // 2):
        first, last = int(s.order[i]), int(s.order[s.seats - 1 - i])
        s.order[i], s.order[s.seats - 1 - i] = last, first
    for i in range(1, s.seats):  # an insertion sort, which leaves equals as they are
        seat = int(s.order[i])
        place = i
        while place > 0 and worker_sum(s, int(s.order[place - 1])) > worker_sum(s, seat):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    for i in range(s.seats):
        total = worker_sum(s, int(s.order[i]))
        tied = 0
        for j in range(s.seats):
            if j != i and worker_sum(s, int(s.order[j])) == total:
                tied = 1
        note(s, Happening.ORDERED, s.order[i], total, tied)


# ---------------------------------------------------------------- 14. end of the game


@rule
def begin_extra_actions(s: State) -> None:
    """Everybody may carry out one extra action, in the order of the last round (AVE-14.3)."""
    note(s, Happening.EXTRA_BEGAN, s.ending)
    s.phase = Phase.EXTRA
    s.turn = 0
    ask_worker(s)


@rule
def offer_extra_action(_s: State, out: Any) -> int:
    """An imaginary worker of any value that can be used, or nothing (AVE-14.3, AVE-14.4)."""
    out[0] = PASS
    for value in range(1, WORKER_VALUES + 1):  # Quaestor takes every value: no space is needed
        out[value] = WORKER_1 + value - 1
    return 1 + WORKER_VALUES


@rule
def take_extra_action(s: State, action: int) -> None:
    """Pick up the imaginary worker (AVE-14.3)."""
    if action == PASS:
        note(s, Happening.DECLINED_EXTRA, s.actor)
        s.stage = Stage.TURN_END
    else:
        pick_up(s, How.IMAGINARY, action - WORKER_1 + 1)


@rule
def end_extra_action(s: State) -> None:
    """The next seat in order is asked; after the last one the game is over (AVE-14.7)."""
    s.turn += 1
    if s.turn < s.seats:
        ask_worker(s)
        return
    clear_placement(s)
    s.turn = 0
    s.phase = Phase.OVER
    s.actor = -1
    s.revealed = 1  # now everybody may look into the decks
    note(s, Happening.GAME_ENDED, s.round_number)
    tell_final_scoring(s)
