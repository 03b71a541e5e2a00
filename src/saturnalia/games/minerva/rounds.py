"""The course of Minerva: deck and display (chapters 2, 15), turns (4, 5), end of a round (12) and of the game (13)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below

from .city import temple_points
from .components import (
    ASSISTANT_LIMIT,
    CELLS,
    CULTURES,
    FIRST_TEMPLE,
    FORCED_PASS_INCOME,
    GLORY_RANKS,
    GLORY_TILES,
    GLORY_VP,
    GRID,
    HIRE_DENARII,
    HIRE_GLORY,
    LAST_TEMPLE,
    NO_CELL,
    ORDER_FLIPPED,
    ORDER_VP,
    PILE_VP,
    RESOURCES,
    ROUND_TILE,
    ROUNDS,
    SELL_PRICE,
    TILES_PER_PILE,
    TOKENS_PER_VP,
)
from .state import HIRE_WITH_DENARII, HIRE_WITH_GLORY, SELL_0, STOP, Decision, Happening, State
from .stock import offer_sales, take_sale, tokens_of

# ---------------------------------------------------------------- 2. the deck and the display; 15. solo


@rule
def lay_deck(s: State) -> None:
    """Lay the shuffled tiles of the pool: first what is left of the present pile, then whole piles (MIN-2.6).

    In each whole pile the round tile lies anywhere, with the same chance (MIN-1.2, MIN-18.3).
    """
    pile = int(TILES_PER_PILE[s.seats])  # MIN-1.9
    used = 0
    for place in range(s.deck_next, s.round_number * (pile + 1)):
        s.deck[place] = s.pool[used]
        used += 1
    for number in range(s.round_number, ROUNDS):
        round_tile = below(s.generator, pile + 1)
        for i in range(pile + 1):
            if i == round_tile:
                s.deck[number * (pile + 1) + i] = ROUND_TILE
            else:
                s.deck[number * (pile + 1) + i] = s.pool[used]
                used += 1


@rule
def draw_tile(s: State) -> int:
    """Draw the top tile of the normal deck; its place is wiped."""
    kind = int(s.deck[s.deck_next])
    s.deck[s.deck_next] = 0
    s.deck_next += 1
    s.revealed = 1
    return kind


@rule
def lay_pair(s: State, first: int, second: int) -> None:
    """Solo: lay two tiles side by side onto the display (MIN-15.2, MIN-15.3)."""
    s.pairs[s.pair_count, 0] = first
    s.pairs[s.pair_count, 1] = second
    s.pair_count += 1
    s.display[first] += 1
    s.display[second] += 1


@rule
def reveal_tiles(s: State) -> None:
    """Reveal tiles until a round tile appears, which is set aside (MIN-2.7, MIN-12.12); older tiles stay (MIN-6.6)."""
    kind = draw_tile(s)
    while kind != ROUND_TILE:
        if s.seats > 1:
            s.display[kind] += 1
            note(s, Happening.REVEALED, kind)
            kind = draw_tile(s)
        else:  # MIN-15.3: alone, tiles are laid in pairs; a round tile as the second one carries denarii
            partner = draw_tile(s)
            lay_pair(s, kind, partner)
            note(s, Happening.REVEALED_PAIR, kind, partner)
            kind = ROUND_TILE if partner == ROUND_TILE else draw_tile(s)
    s.round_number += 1


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
    """Who holds an order tile; alone the only seat (MIN-15.8)."""
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
def ranks_before(s: State, seat: int, other: int) -> bool:
    """Whether a seat ranks higher: more glory, or as much with a lower order tile (MIN-12.5, MIN-12.6)."""
    if s.glory[seat] != s.glory[other]:
        return bool(s.glory[seat] > s.glory[other])
    return bool(s.order[seat] < s.order[other])


@rule
def glory_rank(s: State, seat: int) -> int:
    """Which glory tile of this round a seat would win as things stand, from 0; as many as there are for none.

    Nobody wins one without glory (MIN-12.7). Alone the number of the round is the measure (MIN-15.9).
    """
    none = int(GLORY_TILES[s.round_number])  # MIN-1.4: rounds 1 and 2 have no third tile
    if s.glory[seat] == 0:
        return none
    if s.seats == 1:
        return 0 if s.glory[seat] >= s.round_number else 1
    rank = 0
    for other in range(s.seats):  # MIN-12.8: with two seats the third tile stays where it is
        if other != seat and ranks_before(s, other, seat):
            rank += 1
    return min(rank, none)


@rule
def award_glory(s: State) -> None:
    """The most glory tokens win the first tile of the round, and so on; tokens are not spent (MIN-12.5, MIN-12.8)."""
    for seat in range(s.seats):
        rank = glory_rank(s, seat)
        if rank < GLORY_TILES[s.round_number]:
            s.glory_owner[s.round_number, rank] = seat
            note(s, Happening.AWARDED, seat, s.round_number, rank + 1, GLORY_VP[s.round_number, rank])


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


# ---------------------------------------------------------------- 13. end of the game and scoring

BY_POINTS, BY_TILES, BY_TEMPLES, BY_ORDER = range(4)


@rule
def end_game(s: State) -> None:
    """The game ends after the award of the sixth round (MIN-13.1); what lies under the last round tile stays out."""
    s.actor = -1  # MIN-12.13
    s.revealed = 1
    note(s, Happening.GAME_ENDED)


@rule
def culture_vp(s: State, seat: int) -> int:
    """Points of the culture tiles (MIN-13.2)."""
    points = 0
    for culture in range(CULTURES):
        for place in range(s.culture_taken[culture]):
            if s.culture_owner[culture, place] == seat:
                points += int(PILE_VP[s.seats, culture, place])
    return points


@rule
def glory_vp(s: State, seat: int) -> int:
    """Points of the glory tiles (MIN-13.3)."""
    points = 0
    for number in range(1, ROUNDS + 1):
        for rank in range(GLORY_RANKS):
            if s.glory_owner[number, rank] == seat:
                points += int(GLORY_VP[number, rank])
    return points


@rule
def temple_vp(s: State, seat: int) -> int:
    """Points of all temples (MIN-13.4)."""
    points = 0
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            cell = row * GRID + column
            if FIRST_TEMPLE <= s.city[seat, cell] <= LAST_TEMPLE:
                points += temple_points(s, seat, cell)
    return points


@rule
def stock_vp(s: State, seat: int) -> int:
    """One point for three denarii and resource tokens together; glory and assistants are worth nothing (MIN-13.5)."""
    return (int(s.denarii[seat]) + tokens_of(s, seat)) // TOKENS_PER_VP


@rule
def order_vp(s: State, seat: int) -> int:
    """Points of the order tile of round 6, if it was turned over (MIN-12.11, MIN-13.6)."""
    if s.round_number < ROUNDS or not ORDER_FLIPPED[s.seats, s.order[seat]]:
        return 0
    return int(ORDER_VP[s.order[seat]])


@rule
def points_of(s: State, seat: int) -> int:
    """The sum of all scoring categories as they stand (MIN-13.1)."""
    tiles = culture_vp(s, seat) + glory_vp(s, seat)
    return tiles + temple_vp(s, seat) + stock_vp(s, seat) + order_vp(s, seat)


@rule
def culture_and_glory_tiles(s: State, seat: int) -> int:
    """How many culture and glory tiles a seat has won: the first tie-break (MIN-13.7)."""
    count = 0
    for culture in range(CULTURES):
        for place in range(s.culture_taken[culture]):
            if s.culture_owner[culture, place] == seat:
                count += 1
    for number in range(1, ROUNDS + 1):
        for rank in range(GLORY_RANKS):
            if s.glory_owner[number, rank] == seat:
                count += 1
    return count


@rule
def temples_built(s: State, seat: int) -> int:
    """How many temples stand in a city: the second tie-break (MIN-13.7)."""
    count = 0
    for cell in range(CELLS):
        if FIRST_TEMPLE <= s.city[seat, cell] <= LAST_TEMPLE:
            count += 1
    return count


@rule
def merit(s: State, seat: int, criterion: int) -> int:
    """What counts for a seat, most important first: points, then the three tie-breaks (MIN-13.7)."""
    if criterion == BY_POINTS:
        return points_of(s, seat)
    if criterion == BY_TILES:
        return culture_and_glory_tiles(s, seat)
    if criterion == BY_TEMPLES:
        return temples_built(s, seat)
    return -int(s.order[seat])  # the lower order tile


@rule
def decided_by(s: State, seat: int, other: int) -> int:
    """The first criterion in which two seats differ; the last one always decides."""
    criterion = BY_POINTS
    while criterion < BY_ORDER and merit(s, seat, criterion) == merit(s, other, criterion):
        criterion += 1
    return criterion


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """Whether a seat comes before another (MIN-13.7)."""
    criterion = decided_by(s, seat, other)
    return merit(s, seat, criterion) > merit(s, other, criterion)
