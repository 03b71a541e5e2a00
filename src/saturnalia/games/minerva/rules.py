"""The rules of Minerva: the actions of a turn (chapters 5 to 8, alone 15). Every function names its clauses.

Chapters with rooms of their own: `opening` (2, 15), `stock` (3), `city` (6, 7, 11, 14), `rounds` (4, 5, 12), `effects`
(9, 10) and `scoring` (13). `setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at
the end. Nobody has secrets here, so a question that is void for all to see is not asked.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below
from saturnalia.kernel.ranking import places_from, scores_from

from .city import activates_anything, offer_cells, put_into_city, queue_line
from .components import (
    CATEGORY,
    DIRECTIONS,
    DISPLAY_SIZE,
    EMPTY,
    FIRST_TEMPLE,
    GRID,
    HELPED_RESIDENCE,
    LAST_TEMPLE,
    RESIDENCE,
    RESOURCES,
    ROUND_TILE,
    ROUND_TILE_DENARII,
    SPECIAL,
)
from .effects import (
    carry_on,
    offer_aqueduct_source,
    offer_aqueduct_target,
    offer_arch,
    offer_bath,
    offer_circus,
    offer_convert,
    offer_convert_pair,
    offer_garden,
    offer_resource,
    offer_trade,
    take_aqueduct_source,
    take_aqueduct_target,
    take_arch,
    take_bath,
    take_circus,
    take_convert,
    take_convert_pair,
    take_garden,
    take_resource,
    take_trade,
    use_special,
)
from .opening import found_city, lay_starting_facilities, lay_temples, reveal_tiles, shuffle_deck
from .rounds import begin_round, end_turn, fee_of, offer_hire, take_hire, take_pass
from .scoring import is_ahead, points_of
from .state import (
    BUILD_RESIDENCE,
    CELL_0,
    CONVERT_0,
    CULTURE_0,
    DIRECTION_0,
    PLACE_ASSISTANT,
    SELL_0,
    STOP,
    TILE_0,
    Decision,
    Happening,
    State,
)
from .stock import denarii_for, offer_sales, pay_for_tile, take_sale

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_START = range(2)

# ---------------------------------------------------------------- 5. the four actions


@rule
def can_build_residence(s: State, seat: int) -> bool:
    """A residence must be left in the supply, and the fee payable (MIN-5.3, MIN-5.6)."""
    return bool(s.residences[seat] > 0 and s.denarii[seat] >= fee_of(s))


@rule
def can_place_assistant(s: State, seat: int) -> bool:
    """An unplaced assistant, a residence without one (MIN-5.3, MIN-8.1), and the fee (MIN-5.6)."""
    return bool(s.assistants[seat] > 0 and s.free_residences[seat] > 0 and s.denarii[seat] >= fee_of(s))


@rule
def can_build(s: State, seat: int, kind: int) -> bool:
    """Whether the denarii suffice after the fee; there is no credit (MIN-3.5, MIN-3.8, MIN-5.6)."""
    return int(s.denarii[seat]) >= fee_of(s) + denarii_for(s, seat, kind)


@rule
def offer_main(s: State, out: Any) -> int:
    """Pass at any turn (MIN-5.10), build a residence, place an assistant, sell, or build a facility (MIN-5.2)."""
    seat = s.actor
    out[0] = STOP
    count = 1
    if can_build_residence(s, seat):
        out[count] = BUILD_RESIDENCE
        count += 1
    if can_place_assistant(s, seat):
        out[count] = PLACE_ASSISTANT
        count += 1
    count = offer_sales(s, out, count)  # MIN-3.3, MIN-5.7
    for kind in range(1, DISPLAY_SIZE):  # MIN-5.3, MIN-6.1
        if s.display[kind] > 0 and can_build(s, seat, kind):
            out[count] = TILE_0 + kind
            count += 1
    return count


@rule
def take_main(s: State, action: int) -> None:
    """Carry out one of the four actions; the fee is paid before it and only once (MIN-5.8)."""
    if action == STOP:
        take_pass(s)
        return
    if SELL_0 <= action < SELL_0 + RESOURCES:
        take_sale(s, action - SELL_0)
        return
    if fee_of(s) > 0:
        s.denarii[s.active] -= fee_of(s)
        note(s, Happening.PAID_FEE, s.active, fee_of(s))
    if action == BUILD_RESIDENCE:  # MIN-7.1
        s.residences[s.active] -= 1
        s.tile = RESIDENCE
        s.decision = Decision.CELL
    elif action == PLACE_ASSISTANT:  # MIN-8.1
        s.decision = Decision.ASSISTANT_CELL
    else:
        take_tile(s, action - TILE_0)


# ---------------------------------------------------------------- 6. building a facility; 15. solo pairs


@rule
def take_tile(s: State, kind: int) -> None:
    """Take a tile from the display; alone, its partner leaves the game with it (MIN-6.1, MIN-15.4)."""
    if s.seats > 1 or FIRST_TEMPLE <= kind <= LAST_TEMPLE:  # MIN-15.6: temples are single
        begin_building(s, kind)
        return
    s.tile = kind
    partner = partner_of(s, kind, 0)
    for pair in range(1, s.pair_count):
        other = partner_of(s, kind, pair)
        if other != EMPTY and partner != EMPTY and other != partner:
            s.decision = Decision.PARTNER
            return
        partner = max(partner, other)
    take_pair(s, kind, partner)


@rule
def partner_of(s: State, kind: int, pair: int) -> int:
    """The type that lies beside a tile of this type in a pair, EMPTY if none of this type is there."""
    if s.pairs[pair, 0] == kind:
        return int(s.pairs[pair, 1])
    if s.pairs[pair, 1] == kind:
        return int(s.pairs[pair, 0])
    return EMPTY


@rule
def offer_partner(s: State, out: Any) -> int:
    """Solo: the chosen type lies in pairs with different partners; one of these is removed (MIN-15.4)."""
    count = 0
    for pair in range(s.pair_count):
        partner = partner_of(s, s.tile, pair)
        new = partner != EMPTY
        for i in range(count):
            if out[i] == TILE_0 + partner:
                new = False
        if new:
            out[count] = TILE_0 + partner
            count += 1
    return count


@rule
def take_pair(s: State, kind: int, partner: int) -> None:
    """Solo: take a tile out of its pair and remove the other one; a round tile gives its denarii (MIN-15.5)."""
    found = 0
    while partner_of(s, kind, found) != partner:
        found += 1
    s.pair_count -= 1
    for pair in range(found, s.pair_count):
        s.pairs[pair, 0] = s.pairs[pair + 1, 0]
        s.pairs[pair, 1] = s.pairs[pair + 1, 1]
    s.pairs[s.pair_count, 0] = s.pairs[s.pair_count, 1] = EMPTY
    s.display[partner] -= 1
    if partner != ROUND_TILE:
        s.removed[partner] += 1
    note(s, Happening.REMOVED_PARTNER, s.active, partner)
    if kind != ROUND_TILE:
        begin_building(s, kind)
        return
    s.display[ROUND_TILE] -= 1
    s.denarii[s.active] += ROUND_TILE_DENARII
    note(s, Happening.TOOK_ROUND_TILE, s.active, ROUND_TILE_DENARII)
    end_turn(s)


@rule
def temple_slot(s: State, kind: int) -> int:
    """The place on display where a temple lies, or which is empty."""
    slot = 0
    while s.temples[slot] != kind:
        slot += 1
    return slot


@rule
def begin_building(s: State, kind: int) -> None:
    """Take the tile, pay its cost and ask for the cell (MIN-6.1, MIN-6.7)."""
    s.tile = kind
    s.display[kind] -= 1
    if kind >= FIRST_TEMPLE:
        s.temples[temple_slot(s, kind)] = EMPTY
    pay_for_tile(s, s.active, kind)
    s.decision = Decision.CELL


@rule
def take_cell(s: State, cell: int) -> None:
    """Place the tile; then a temple is replaced, a special tile takes effect, a residence activates (MIN-6.7)."""
    kind = s.tile
    seat = s.active
    put_into_city(s, seat, cell, kind)
    note(s, Happening.BUILT, seat, kind, cell, s.paid)
    s.paid = 0
    s.tile = 0
    s.origin = cell
    if kind == RESIDENCE:
        s.free_residences[seat] += 1
        ask_direction(s)
    elif kind >= FIRST_TEMPLE:
        replace_temple(s)
        end_turn(s)
    elif CATEGORY[kind] == SPECIAL:
        use_special(s, kind)
    else:
        end_turn(s)


@rule
def replace_temple(s: State) -> None:
    """Reveal a new temple once one has been built, as long as there are any (MIN-6.5)."""
    if s.temple_count == 0:
        return
    slot = temple_slot(s, EMPTY)
    s.temple_count -= 1
    s.temples[slot] = s.temple_deck[s.temple_count]
    s.temple_deck[s.temple_count] = 0
    s.display[s.temples[slot]] += 1
    s.revealed = 1
    note(s, Happening.NEW_TEMPLE, int(s.temples[slot]))


# ---------------------------------------------------------------- 7. residence; 8. assistant


@rule
def offer_assistant_cells(s: State, out: Any) -> int:
    """Own residences without an assistant: each activates twice at most (MIN-8.1, MIN-8.2, MIN-8.3)."""
    seat = s.actor
    count = 0
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            cell = row * GRID + column
            if s.city[seat, cell] == RESIDENCE:
                out[count] = CELL_0 + cell
                count += 1
    return count


@rule
def take_assistant_cell(s: State, cell: int) -> None:
    """Put an assistant on a residence, for good, and activate as if it had just been built (MIN-8.1, MIN-8.2)."""
    seat = s.active
    s.city[seat, cell] = HELPED_RESIDENCE
    s.free_residences[seat] -= 1
    s.assistants[seat] -= 1
    s.placed_assistants[seat] += 1
    s.origin = cell
    note(s, Happening.PLACED_ASSISTANT, seat, cell)
    ask_direction(s)


@rule
def ask_direction(s: State) -> None:
    """Ask for a direction, unless none of the four would activate anything (MIN-7.5)."""
    for direction in range(DIRECTIONS):
        if activates_anything(s, s.active, s.origin, direction):
            s.decision = Decision.DIRECTION
            return
    end_turn(s)


@rule
def offer_directions(_s: State, out: Any) -> int:
    """Any of the four directions, also one that activates nothing (MIN-7.2, MIN-7.5)."""
    for direction in range(DIRECTIONS):
        out[direction] = DIRECTION_0 + direction
    return DIRECTIONS


@rule
def take_direction(s: State, direction: int) -> None:
    """Activate the line in that direction (MIN-7.2); the residence itself does nothing (MIN-7.6)."""
    queue_line(s, s.active, s.origin, direction)
    note(s, Happening.CHOSE_DIRECTION, s.active, direction, s.queue_length)
    carry_on(s)


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapters 2 and 15); all chance of the game lies here (chapter 18)."""
    s.seats = options[OPTION_SEATS]
    if s.seats == 1:
        s.first_player = 0
    elif options[OPTION_START] == 0:  # MIN-2.11, MIN-18.1
        s.first_player = below(s.generator, s.seats)
    else:
        s.first_player = options[OPTION_START] - 1
    shuffle_deck(s)
    for seat in range(s.seats):  # MIN-2.14
        found_city(s, seat)
    lay_starting_facilities(s)
    lay_temples(s)
    reveal_tiles(s)  # MIN-2.7
    begin_round(s)


@rule
def legal(s: State, out: Any) -> int:
    """Write the actions offered to the actor into `out` and return how many there are."""
    decision = s.decision
    if decision == Decision.MAIN:
        return offer_main(s, out)
    if decision == Decision.CELL:
        return offer_cells(s, out)
    if decision == Decision.DIRECTION:
        return offer_directions(s, out)
    if decision == Decision.RESOURCE:
        return offer_resource(s, out)
    if decision == Decision.HIRE:
        return offer_hire(s, out)
    if decision == Decision.ASSISTANT_CELL:
        return offer_assistant_cells(s, out)
    if decision == Decision.GARDEN:
        return offer_garden(s, out)
    if decision == Decision.CONVERT:
        return offer_convert(s, out)
    if decision == Decision.CONVERT_PAIR:
        return offer_convert_pair(s, out)
    if decision == Decision.TRADE:
        return offer_trade(s, out)
    if decision == Decision.ARCH:
        return offer_arch(s, out)
    if decision == Decision.BATH:
        return offer_bath(s, out)
    if decision == Decision.AQUEDUCT_SOURCE:
        return offer_aqueduct_source(s, out)
    if decision == Decision.AQUEDUCT_TARGET:
        return offer_aqueduct_target(s, out)
    if decision == Decision.CIRCUS:
        return offer_circus(s, out)
    return offer_partner(s, out)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    decision = s.decision
    if decision == Decision.MAIN:
        take_main(s, action)
    elif decision == Decision.CELL:
        take_cell(s, action - CELL_0)
    elif decision == Decision.DIRECTION:
        take_direction(s, action - DIRECTION_0)
    elif decision == Decision.RESOURCE:
        take_resource(s, action)
    elif decision == Decision.HIRE:
        take_hire(s, action)
    elif decision == Decision.ASSISTANT_CELL:
        take_assistant_cell(s, action - CELL_0)
    elif decision == Decision.GARDEN:
        take_garden(s, action - CULTURE_0)
    elif decision == Decision.CONVERT:
        take_convert(s, action - CONVERT_0)
    elif decision == Decision.CONVERT_PAIR:
        take_convert_pair(s, action)
    elif decision == Decision.TRADE:
        take_trade(s, action)
    elif decision == Decision.ARCH:
        take_arch(s, action)
    elif decision == Decision.BATH:
        take_bath(s, action)
    elif decision == Decision.AQUEDUCT_SOURCE:
        take_aqueduct_source(s, action)
    elif decision == Decision.AQUEDUCT_TARGET:
        take_aqueduct_target(s, action - CELL_0)
    elif decision == Decision.CIRCUS:
        take_circus(s, action)
    else:
        take_pair(s, s.tile, action - TILE_0)


scores = scores_from(points_of)
places = places_from(is_ahead)
