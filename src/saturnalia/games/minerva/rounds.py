"""The course of Minerva: rounds (chapter 4), turns (5), end of a round (12; alone 15.8, 15.9) and of the game (13)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import (
    ASSISTANT_LIMIT,
    FEE,
    FORCED_PASS_INCOME,
    GLORY_TILES,
    GLORY_VP,
    HIRE_DENARII,
    HIRE_GLORY,
    NO_CELL,
    RESOURCES,
    ROUNDS,
    SELL_PRICE,
)
from .opening import reveal_tiles
from .scoring import tell_final_scoring
from .state import HIRE_WITH_DENARII, HIRE_WITH_GLORY, SELL_0, STOP, Decision, Happening, State
from .stock import offer_sales, take_sale, tokens_of

# ---------------------------------------------------------------- 4. round; 5. main phase


@rule
def begin_round(s: State) -> None:
    """A round begins with its first player (MIN-4.1, MIN-4.2, MIN-5.1)."""
    note(s, Happening.ROUND_BEGAN, s.round_number, s.first_player)
    begin_turn(s, s.first_player)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Ask a seat that has not passed for its action (MIN-5.2)."""
    s.active = seat
    s.actor = seat
    s.decision = Decision.MAIN


@rule
def fee_of(s: State) -> int:
    """What an action other than passing costs: nothing until somebody has passed (MIN-5.6), nor once all have."""
    return FEE if 0 < s.passed < s.seats else 0


@rule
def end_turn(s: State) -> None:
    """Go on clockwise; whoever has passed must pass again and receives a denarius each time (MIN-5.1, MIN-5.5)."""
    s.tile = s.effect_tile = 0
    s.origin = NO_CELL
    seat = (s.active + 1) % s.seats
    while s.order[seat] > 0:
        s.denarii[seat] += FORCED_PASS_INCOME
        note(s, Happening.PASSED_AGAIN, seat, FORCED_PASS_INCOME)
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


@rule
def take_pass(s: State) -> None:
    """Take the lowest order tile left (MIN-5.4); when all have passed the phase ends at once (MIN-5.9)."""
    s.passed += 1
    if s.seats > 1:  # MIN-15.1, MIN-15.7: alone there are no order tiles
        s.order[s.active] = s.passed
    note(s, Happening.PASSED, s.active, int(s.order[s.active]))
    if s.passed == s.seats:
        end_main_phase(s)
    else:
        end_turn(s)


# ---------------------------------------------------------------- 12. end of the round


@rule
def end_main_phase(s: State) -> None:
    """Hire, award, prepare; the last round only awards (MIN-4.2, MIN-4.3)."""
    if s.round_number == ROUNDS:
        award_glory(s)
        end_game(s)
    else:
        s.hiring = s.seats
        ask_hire(s)


@rule
def holder_of(s: State, number: int) -> int:
    """Who holds an order tile (MIN-5.4); alone the only seat (MIN-15.8)."""
    seat = 0
    while s.seats > 1 and s.order[seat] != number:
        seat += 1
    return seat


@rule
def assistants_owned(s: State, seat: int) -> int:
    """Unplaced and placed assistants (MIN-12.2)."""
    return int(s.assistants[seat]) + int(s.placed_assistants[seat])


@rule
def could_hire(s: State, seat: int) -> bool:
    """Whether a seat owns fewer than five and has, or could sell for, what the next one costs (MIN-12.2, MIN-12.3)."""
    owned = assistants_owned(s, seat)
    if owned >= ASSISTANT_LIMIT:
        return False
    denarii = int(s.denarii[seat]) + SELL_PRICE * tokens_of(s, seat)
    return bool(denarii >= HIRE_DENARII[owned] or s.glory[seat] >= HIRE_GLORY[owned])


@rule
def ask_hire(s: State) -> None:
    """In descending order tiles each seat that could hire is asked (MIN-12.1); all see who could not."""
    while s.hiring > 0:
        seat = holder_of(s, s.hiring)
        if could_hire(s, seat):
            s.active = s.actor = seat
            s.decision = Decision.HIRE
            return
        s.hiring -= 1
    award_glory(s)
    prepare_next_round(s)


@rule
def offer_hire(s: State, out: Any) -> int:
    """Hire with denarii or with glory, never with both (MIN-12.3); sell (MIN-3.3); or not at all (MIN-12.1)."""
    owned = assistants_owned(s, s.actor)
    out[0] = STOP
    count = offer_sales(s, out, 1)
    if s.denarii[s.actor] >= HIRE_DENARII[owned]:
        out[count] = HIRE_WITH_DENARII
        count += 1
    if s.glory[s.actor] >= HIRE_GLORY[owned]:
        out[count] = HIRE_WITH_GLORY
        count += 1
    return count


@rule
def take_hire(s: State, action: int) -> None:
    """Pay by the number already owned (MIN-12.2); the assistant goes to the own supply (MIN-12.4)."""
    seat = s.actor
    if SELL_0 <= action < SELL_0 + RESOURCES:
        take_sale(s, action - SELL_0)
        return
    owned = assistants_owned(s, seat)
    if action == STOP:
        note(s, Happening.DID_NOT_HIRE, seat)
    elif action == HIRE_WITH_DENARII:
        s.denarii[seat] -= HIRE_DENARII[owned]
        s.assistants[seat] += 1
        note(s, Happening.HIRED, seat, HIRE_DENARII[owned], 0)
    else:
        s.glory[seat] -= HIRE_GLORY[owned]  # MIN-12.3: it no longer counts in the award
        s.assistants[seat] += 1
        note(s, Happening.HIRED, seat, 0, HIRE_GLORY[owned])
    s.hiring -= 1
    ask_hire(s)


@rule
def glory_tile_alone(s: State) -> int:
    """Which glory tile a single player wins, from 0: the number of the round is the measure (MIN-15.9)."""
    return 0 if s.glory[0] >= s.round_number else 1


@rule
def order_to_come(s: State, seat: int) -> int:
    """The order tile of a seat; for those who have not passed, the lowest that is still to be had (MIN-5.4)."""
    return int(s.order[seat]) if s.order[seat] > 0 else int(s.passed) + 1


@rule
def forecast_rank(s: State, seat: int) -> int:
    """The best glory tile that a seat could win with what everybody has now, from 0; as many as there are for none.

    On a tie whoever has passed stands before whoever has not (MIN-12.6). Those who have not are level: which of them
    passes first decides later, so they share the rank (see `level_with`).
    """
    none = int(GLORY_TILES[s.round_number])  # MIN-1.4: rounds 1 and 2 have no third tile
    if s.glory[seat] == 0:  # MIN-12.7
        return none
    if s.seats == 1:
        return glory_tile_alone(s)
    rank = 0
    for other in range(s.seats):  # MIN-12.8: with two seats the third tile stays where it is
        more = s.glory[other] > s.glory[seat]  # MIN-12.5
        if more or (s.glory[other] == s.glory[seat] and order_to_come(s, other) < order_to_come(s, seat)):
            rank += 1
    return min(rank, none)


@rule
def level_with(s: State, seat: int) -> int:
    """How many others have as much glory as a seat and, like it, no order tile yet that would break the tie."""
    count = 0
    if s.order[seat] == 0 and s.glory[seat] > 0:
        for other in range(s.seats):
            if other != seat and s.order[other] == 0 and s.glory[other] == s.glory[seat]:
                count += 1
    return count


@rule
def awarded_rank(s: State, seat: int) -> int:
    """The glory tile that a seat wins when all have passed, from 0; as many as there are for none."""
    none = int(GLORY_TILES[s.round_number])
    if s.glory[seat] == 0:  # MIN-12.7
        return none
    if s.seats == 1:
        return glory_tile_alone(s)
    rank = 0
    for other in range(s.seats):
        more = s.glory[other] > s.glory[seat]  # MIN-12.5
        if more or (s.glory[other] == s.glory[seat] and s.order[other] < s.order[seat]):  # MIN-12.6
            rank += 1
    return min(rank, none)  # MIN-12.8: with two seats the third tile stays where it is


@rule
def award_glory(s: State) -> None:
    """The most glory tokens win the first tile of the round, and so on; tokens are not spent (MIN-12.5, MIN-12.8)."""
    for seat in range(s.seats):
        rank = awarded_rank(s, seat)
        if rank < GLORY_TILES[s.round_number]:
            s.glory_owner[s.round_number, rank] = seat
            note(s, Happening.AWARDED, seat, s.glory[seat], rank + 1, GLORY_VP[s.round_number, rank])


@rule
def prepare_next_round(s: State) -> None:
    """Return glory tokens and order tiles, note who begins, reveal tiles (MIN-12.9, MIN-12.10, MIN-12.12)."""
    s.first_player = holder_of(s, 1)  # MIN-5.1
    s.glory[:] = 0
    s.order[:] = 0
    s.passed = 0
    reveal_tiles(s)
    if s.round_number == ROUNDS and s.seats > 1:  # MIN-12.11
        note(s, Happening.FLIPPED_ORDER)
    begin_round(s)


# ---------------------------------------------------------------- 13. end of the game


@rule
def end_game(s: State) -> None:
    """The game ends after the award of the sixth round (MIN-13.1); what lies under the last round tile stays out."""
    s.actor = -1  # MIN-12.13
    s.revealed = 1
    note(s, Happening.GAME_ENDED)
    tell_final_scoring(s)
