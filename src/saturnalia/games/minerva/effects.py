"""What tiles do in Minerva: those of an activated line (7.3, chapter 9), special ones when built (6.4, chapter 10).

The activation of a line is a queue in the record: `carry_on` takes tile after tile until one asks something, and is
called again by the answer.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .city import has_target, is_target, label_groups, put_into_city, remove_from_city
from .components import (
    ACTIVATES,
    AMOUNT,
    AQUEDUCT,
    ARCH,
    AROUND,
    BATH,
    CELLS,
    CHOOSABLE,
    CHOOSE_RESOURCE,
    CIRCUS,
    CONVERT,
    CONVERT_PAIR,
    CULTURE_CHOICE,
    CULTURE_POINTS,
    CULTURES,
    DENARII_PER_RESOURCE,
    EFFECT,
    EMPTY,
    GAIN,
    GAIN_DENARII,
    GAIN_GLORY,
    GAINS,
    NO_CELL,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PILE_SIZE,
    PILE_SYMBOLS,
    PILE_VP,
    RESIDENCE,
    RESOURCES,
    SELL_PRICE,
    SUBJECT,
    SURROUNDING,
    TRADE,
)
from .rounds import end_turn
from .state import CELL_0, CONVERT_0, CULTURE_0, PAIR_0, SELL_0, STOP, TAKE_0, Decision, Happening, State
from .stock import gain_resource, offer_sales, take_sale, tokens_of

# ---------------------------------------------------------------- 9. effects of activated facilities


@rule
def carry_on(s: State) -> None:
    """Activate the tiles of the queue one at a time and completely (MIN-7.3), until one of them asks something.

    Behind the last tile the public bath may go on; then the culture points are compared (MIN-7.7) and lost.
    """
    while s.effect_tile == 0 and s.queue_next < s.queue_length:
        kind = int(s.city[s.active, s.queue[s.queue_next]])
        s.queue_next += 1
        activate(s, kind)
    if s.effect_tile == 0 and s.picks_left > 0:
        ask_bath(s)
    if s.effect_tile == 0:
        s.queue_length = s.queue_next = s.picks_left = 0
        check_culture(s)
        end_turn(s)


@rule
def finish_effect(s: State) -> None:
    """The tile that asked is done."""
    s.effect_tile = 0
    carry_on(s)


@rule
def activate(s: State, kind: int) -> None:
    """Carry out the effect of a tile (MIN-1.6, MIN-9.1); if it leaves a choice, ask and remember the tile (MIN-9.4)."""
    seat = s.active
    effect = EFFECT[kind]
    amount = int(AMOUNT[kind])
    subject = int(SUBJECT[kind])
    if effect == GAIN:  # MIN-9.1, MIN-9.6
        for resource in range(RESOURCES):
            if GAINS[kind, resource] > 0:
                note(s, Happening.GAINED, seat, kind, resource, GAINS[kind, resource])
                gain_resource(s, seat, resource, int(GAINS[kind, resource]))
    elif effect == CHOOSE_RESOURCE:  # MIN-9.4, MIN-9.6
        s.effect_tile = kind
        s.choices_left = amount
        s.decision = Decision.RESOURCE
    elif effect == DENARII_PER_RESOURCE:  # MIN-9.3, MIN-9.7
        earned = amount * int(s.resources[seat, subject])
        s.denarii[seat] += earned
        note(s, Happening.EARNED, seat, kind, earned)
    elif effect == GAIN_DENARII:  # MIN-9.7
        s.denarii[seat] += amount
        note(s, Happening.EARNED, seat, kind, amount)
    elif effect == CULTURE_POINTS:  # MIN-9.8
        s.culture_points[subject] += amount
        note(s, Happening.GOT_POINTS, seat, kind, subject, amount)
    elif effect == CULTURE_CHOICE:  # MIN-9.8
        s.effect_tile = kind
        s.decision = Decision.GARDEN
    elif effect == CONVERT:  # MIN-9.2, MIN-9.12
        if s.resources[seat, subject] > 0:
            s.effect_tile = kind
            s.decision = Decision.CONVERT
    elif effect == CONVERT_PAIR:  # MIN-9.13
        if kinds_owned(s, seat) >= 2:
            s.effect_tile = kind
            s.decision = Decision.CONVERT_PAIR
    elif effect == GAIN_GLORY:  # MIN-9.14; MIN-3.7: glory tokens never run out
        s.glory[seat] += amount
        note(s, Happening.GOT_GLORY, seat, kind, amount)


@rule
def offer_resource(s: State, out: Any) -> int:
    """The kinds that the tile lets choose; the banquet hall may be declined as a whole (MIN-6.4, MIN-10.3)."""
    kind = s.effect_tile
    count = 0
    if not ACTIVATES[kind] and s.choices_left == AMOUNT[kind]:
        out[0] = STOP
        count = 1
    for resource in range(RESOURCES):
        if CHOOSABLE[kind, resource]:
            out[count] = TAKE_0 + resource
            count += 1
    return count


@rule
def take_resource(s: State, action: int) -> None:
    """Take the chosen resource (MIN-9.6, MIN-10.3)."""
    if action == STOP:
        decline(s)
        return
    note(s, Happening.GAINED, s.active, s.effect_tile, action - TAKE_0, 1)
    gain_resource(s, s.active, action - TAKE_0, 1)
    s.choices_left -= 1
    if s.choices_left == 0:
        finish_effect(s)


@rule
def decline(s: State) -> None:
    """Renounce a build effect, or the rest of it; it is not saved for later (MIN-6.4)."""
    note(s, Happening.DECLINED, s.active, s.effect_tile)
    s.choices_left = s.picks_left = 0
    finish_effect(s)


@rule
def offer_garden(_s: State, out: Any) -> int:
    """The garden's point counts for a category of choice, chosen now (MIN-9.8)."""
    for culture in range(CULTURES):
        out[culture] = CULTURE_0 + culture
    return CULTURES


@rule
def take_garden(s: State, culture: int) -> None:
    """Gain the garden's point (MIN-9.8)."""
    s.culture_points[culture] += AMOUNT[s.effect_tile]
    note(s, Happening.GOT_POINTS, s.active, s.effect_tile, culture, AMOUNT[s.effect_tile])
    finish_effect(s)


@rule
def offer_convert(s: State, out: Any) -> int:
    """Any number of the printed resource may become glory, also none (MIN-9.2, MIN-9.12)."""
    owned = int(s.resources[s.actor, SUBJECT[s.effect_tile]])
    for number in range(owned + 1):
        out[number] = CONVERT_0 + number
    return owned + 1


@rule
def take_convert(s: State, number: int) -> None:
    """Pay the resources themselves, denarii do not replace them (MIN-3.6), for glory (MIN-9.12)."""
    resource = int(SUBJECT[s.effect_tile])
    glory = number * int(AMOUNT[s.effect_tile])
    s.resources[s.active, resource] -= number
    s.glory[s.active] += glory
    note(s, Happening.CONVERTED, s.active, resource, number, glory)
    finish_effect(s)


@rule
def kinds_owned(s: State, seat: int) -> int:
    """How many different resources a seat holds."""
    count = 0
    for resource in range(RESOURCES):
        if s.resources[seat, resource] > 0:
            count += 1
    return count


@rule
def offer_convert_pair(s: State, out: Any) -> int:
    """Any pair of different resources that can be paid, or stop (MIN-9.13)."""
    out[0] = STOP
    count = 1
    for pair in range(PAIRS):
        if s.resources[s.actor, PAIR_FIRST[pair]] > 0 and s.resources[s.actor, PAIR_SECOND[pair]] > 0:
            out[count] = PAIR_0 + pair
            count += 1
    return count


@rule
def take_convert_pair(s: State, action: int) -> None:
    """Two different resources become glory; again, with another pair if wished, as long as one is left (MIN-9.13)."""
    if action == STOP:
        finish_effect(s)
        return
    first = int(PAIR_FIRST[action - PAIR_0])
    second = int(PAIR_SECOND[action - PAIR_0])
    s.resources[s.active, first] -= 1
    s.resources[s.active, second] -= 1
    s.glory[s.active] += AMOUNT[s.effect_tile]
    note(s, Happening.CONVERTED_PAIR, s.active, first, second, AMOUNT[s.effect_tile])
    if kinds_owned(s, s.active) < 2:
        finish_effect(s)


@rule
def is_pile_empty(s: State, culture: int) -> bool:
    """Whether no tile is left in a culture pile."""
    return bool(s.culture_taken[culture] == PILE_SIZE[s.seats, culture])


@rule
def top_symbols(s: State, culture: int) -> int:
    """The symbols that the top tile of a pile requires (MIN-1.3, MIN-2.9, MIN-9.9)."""
    return int(PILE_SYMBOLS[s.seats, culture, s.culture_taken[culture]])


@rule
def take_culture_tile(s: State, culture: int) -> None:
    """The active seat takes the top tile of a pile."""
    place = int(s.culture_taken[culture])
    s.culture_owner[culture, place] = s.active
    s.culture_taken[culture] += 1
    note(s, Happening.TOOK_CULTURE, s.active, culture, PILE_VP[s.seats, culture, place])


@rule
def check_culture(s: State) -> None:
    """Take the top tile of each pile whose symbols are reached, one at most; all points are lost (MIN-9.9, MIN-9.10).

    It is automatic; an empty pile gives nothing, and neither do zero points (MIN-9.11).
    """
    for culture in range(CULTURES):
        points = int(s.culture_points[culture])
        if points > 0:
            if not is_pile_empty(s, culture) and points >= top_symbols(s, culture):
                take_culture_tile(s, culture)
            s.culture_points[culture] = 0


# ---------------------------------------------------------------- 10. special facilities


@rule
def use_special(s: State, kind: int) -> None:
    """Ask about the build effect; if it cannot be carried out nothing happens (MIN-6.4)."""
    effect = EFFECT[kind]
    if effect == TRADE:
        ask_trade(s, kind)
    elif effect == ARCH:
        ask_arch(s, kind)
    elif effect == CHOOSE_RESOURCE:  # MIN-10.3
        activate(s, kind)
    elif effect == BATH:
        s.picks_left = AMOUNT[kind]
        s.picked = 0
        ask_bath(s)
    elif effect == AQUEDUCT:
        ask_aqueduct(s, kind)
    elif effect == CIRCUS:
        ask_circus(s, kind)
    if s.effect_tile == 0:
        s.picks_left = 0
        end_turn(s)


@rule
def ask_trade(s: State, kind: int) -> None:
    """Ask at the trading post as long as denarii and what could be sold suffice for one more (MIN-10.1, MIN-3.3)."""
    s.effect_tile = 0
    if int(s.denarii[s.active]) + SELL_PRICE * tokens_of(s, s.active) >= AMOUNT[kind]:
        s.effect_tile = kind
        s.decision = Decision.TRADE


@rule
def offer_trade(s: State, out: Any) -> int:
    """Buy any resource, sell, or stop (MIN-10.1)."""
    out[0] = STOP
    count = offer_sales(s, out, 1)
    if s.denarii[s.actor] >= AMOUNT[s.effect_tile]:
        for resource in range(RESOURCES):
            out[count] = TAKE_0 + resource
            count += 1
    return count


@rule
def take_trade(s: State, action: int) -> None:
    """Pay two denarii for one resource, any number of times (MIN-9.2, MIN-10.1)."""
    kind = s.effect_tile
    if action == STOP:
        decline(s)
        return
    if action < SELL_0 + RESOURCES:
        take_sale(s, action - SELL_0)
    else:
        s.denarii[s.active] -= AMOUNT[kind]
        note(s, Happening.BOUGHT, s.active, action - TAKE_0, AMOUNT[kind])
        gain_resource(s, s.active, action - TAKE_0, 1)
    ask_trade(s, kind)
    if s.effect_tile == 0:
        end_turn(s)


@rule
def ask_arch(s: State, kind: int) -> None:
    """Ask for a culture pile unless all are empty (MIN-10.2)."""
    for culture in range(CULTURES):
        if not is_pile_empty(s, culture):
            s.effect_tile = kind
            s.decision = Decision.ARCH


@rule
def offer_arch(s: State, out: Any) -> int:
    """The top tile of any pile, whatever its symbols, or none (MIN-10.2)."""
    out[0] = STOP
    count = 1
    for culture in range(CULTURES):
        if not is_pile_empty(s, culture):
            out[count] = CULTURE_0 + culture
            count += 1
    return count


@rule
def take_arch(s: State, action: int) -> None:
    """Take the tile (MIN-10.2)."""
    if action == STOP:
        decline(s)
        return
    take_culture_tile(s, action - CULTURE_0)
    finish_effect(s)


@rule
def can_bathe(s: State, place: int) -> bool:
    """Whether the bath may activate a surrounding tile: of the right kind and not yet used (MIN-10.4, MIN-10.5)."""
    cell = AROUND[s.origin, place]
    return bool(cell != NO_CELL and ACTIVATES[s.city[s.active, cell]] and not s.picked >> place & 1)


@rule
def ask_bath(s: State) -> None:
    """Ask for the next of up to three surrounding tiles, as long as one is left (MIN-9.5, MIN-10.4, MIN-10.5)."""
    for place in range(SURROUNDING):
        if can_bathe(s, place):
            s.effect_tile = int(s.city[s.active, s.origin])
            s.decision = Decision.BATH


@rule
def offer_bath(s: State, out: Any) -> int:
    """Eligible surrounding tiles, also behind residences, or stop (MIN-10.5)."""
    out[0] = STOP
    count = 1
    for place in range(SURROUNDING):
        if can_bathe(s, place):
            out[count] = CELL_0 + AROUND[s.origin, place]
            count += 1
    return count


@rule
def place_around(origin: int, cell: int) -> int:
    """Which of the eight surrounding places a cell is."""
    place = 0
    while AROUND[origin, place] != cell:
        place += 1
    return place


@rule
def take_bath(s: State, action: int) -> None:
    """Activate the chosen tile; the culture check comes after the last one (MIN-10.4)."""
    if action == STOP:
        decline(s)
        return
    cell = action - CELL_0
    s.picked |= 1 << place_around(s.origin, cell)
    s.picks_left -= 1
    s.queue[0] = cell
    s.queue_length = 1
    s.queue_next = 0
    note(s, Happening.CHOSE_FOR_BATH, s.active, int(s.city[s.active, cell]), cell)
    finish_effect(s)


@rule
def ask_aqueduct(s: State, kind: int) -> None:
    """Ask which surrounding tile to move, of any kind, if one of them can go anywhere (MIN-10.6, MIN-10.7)."""
    s.picked = 0
    for place in range(SURROUNDING):
        cell = int(AROUND[s.origin, place])
        if cell != NO_CELL and s.city[s.active, cell] != EMPTY:
            label_groups(s, cell)
            if has_target(s):
                s.picked |= 1 << place
    if s.picked > 0:
        s.effect_tile = kind
        s.decision = Decision.AQUEDUCT_SOURCE


@rule
def offer_aqueduct_source(s: State, out: Any) -> int:
    """The surrounding tiles that can be moved, or none (MIN-10.6)."""
    out[0] = STOP
    count = 1
    for place in range(SURROUNDING):
        if s.picked >> place & 1:
            out[count] = CELL_0 + AROUND[s.origin, place]
            count += 1
    return count


@rule
def take_aqueduct_source(s: State, action: int) -> None:
    """Remember the tile and ask where it goes."""
    s.picked = 0
    if action == STOP:
        decline(s)
        return
    s.source = action - CELL_0
    label_groups(s, s.source)
    s.decision = Decision.AQUEDUCT_TARGET


@rule
def offer_aqueduct_target(s: State, out: Any) -> int:
    """Every cell that leaves the city in one piece (MIN-10.6, MIN-10.7)."""
    count = 0
    for cell in range(CELLS):
        if is_target(s, cell):
            out[count] = CELL_0 + cell
            count += 1
    return count


@rule
def take_aqueduct_target(s: State, cell: int) -> None:
    """Move the tile, a residence with its assistant; moving is not building (MIN-10.7, MIN-14.5)."""
    kind = int(s.city[s.active, s.source])
    remove_from_city(s, s.active, s.source)
    put_into_city(s, s.active, cell, kind)
    note(s, Happening.MOVED, s.active, kind, s.source, cell)
    s.source = NO_CELL
    s.groups = 0
    s.group[:] = 0
    finish_effect(s)


@rule
def ask_circus(s: State, kind: int) -> None:
    """Ask for a surrounding residence without an assistant, if there is one (MIN-10.8)."""
    for place in range(SURROUNDING):
        cell = AROUND[s.origin, place]
        if cell != NO_CELL and s.city[s.active, cell] == RESIDENCE:
            s.effect_tile = kind
            s.decision = Decision.CIRCUS


@rule
def offer_circus(s: State, out: Any) -> int:
    """Surrounding residences without an assistant, or none (MIN-10.8)."""
    out[0] = STOP
    count = 1
    for place in range(SURROUNDING):
        cell = AROUND[s.origin, place]
        if cell != NO_CELL and s.city[s.active, cell] == RESIDENCE:
            out[count] = CELL_0 + cell
            count += 1
    return count


@rule
def take_circus(s: State, action: int) -> None:
    """Remove a residence from the game; the city may fall apart (MIN-10.8, MIN-10.9)."""
    if action == STOP:
        decline(s)
        return
    remove_from_city(s, s.active, action - CELL_0)
    s.free_residences[s.active] -= 1
    note(s, Happening.REMOVED_RESIDENCE, s.active, action - CELL_0)
    finish_effect(s)
