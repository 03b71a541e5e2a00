"""Area cards of Ave Roma and the places that use them: Aedilis, Mercator, Propraetor (chapters 5 and 6.2 to 6.4)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import (
    AREA_CARD,
    AREAS,
    BUILDING,
    BUILDING_COPIES,
    CARD_COLOUR,
    CARD_HALVES,
    CARD_INFLUENCE,
    CARD_RESOURCES,
    DECK_SIZE,
    DENARII,
    EMPTY_SURCHARGE,
    EXTRA_RESOURCES,
    GAIN_COLOUR,
    GAIN_RESOURCE,
    NO_CARD,
    PATRON,
    PRESTIGE_MAX,
    PRICES,
    RESOURCES,
    UPPER_SURCHARGE,
    WAR_COPIES,
)
from .opening import draw_card
from .state import (
    AREA_1,
    BUY_0,
    DONE,
    HALF_0,
    PASS,
    ROTATE_0,
    SELL_0,
    TAKE_0,
    TAKE_EXTRA,
    USE_CARDS,
    Decision,
    End,
    Happening,
    Stage,
    State,
)
from .stock import add_effect
from .tracks import raise_influence

# ---------------------------------------------------------------- 5. area cards


@rule
def surcharge_of(s: State, value: int) -> int:
    """What the use of the area of this value costs: nothing below, 2 above, 2 for an empty slot."""
    if s.area_card[value - 1] == NO_CARD:  # AVE-5.1, AVE-5.6
        return EMPTY_SURCHARGE
    return UPPER_SURCHARGE if s.area_upper[value - 1] == 1 else 0  # AVE-5.4, AVE-5.5


@rule
def pay_surcharge(s: State, seat: int) -> None:
    """Pay before any resource is gained, at Mercator between selling and buying (AVE-5.7)."""
    due = surcharge_of(s, s.value)
    if due > 0:
        s.stock[seat, DENARII] -= due
        note(s, Happening.PAID_SURCHARGE, seat, due, s.value)


@rule
def move_area_card(s: State) -> None:
    """After its use a lower card moves up; an upper one goes to the player and is replaced (AVE-5.4, AVE-5.5)."""
    seat, area = s.actor, s.value - 1
    card = int(s.area_card[area])
    if card == NO_CARD:  # AVE-5.6
        return
    if s.area_upper[area] == 0:
        s.area_upper[area] = 1
        note(s, Happening.MOVED_UP, s.value, card)
        return
    s.holder[AREA_CARD, card] = seat
    colour = int(CARD_COLOUR[card])
    s.area_cards[seat, colour] += 1
    s.prestige[area] = min(int(s.prestige[area]) + 1, PRESTIGE_MAX)  # AVE-5.11
    note(s, Happening.TOOK_AREA_CARD, seat, s.value, card, s.prestige[area])
    s.area_upper[area] = 0
    if s.deck_count[AREA_CARD] > 0:
        s.area_card[area] = draw_card(s, AREA_CARD)
        note(s, Happening.REFILLED_AREA, s.value, s.area_card[area])
    else:  # AVE-5.8, AVE-14.1, AVE-14.6
        s.area_card[area] = NO_CARD
        note(s, Happening.AREA_EMPTY, s.value, int(s.ending == End.NOT_YET))
        if s.ending == End.NOT_YET:
            s.ending = End.AREA
    if s.area_cards[seat, colour] % 2 == 0:  # AVE-5.9, AVE-5.10
        note(s, Happening.COMPLETED_SET, seat, AREA_CARD, colour, s.area_cards[seat, colour])
        add_effect(s, GAIN_COLOUR + colour, 1)


# ---------------------------------------------------------------- 6.2 Aedilis


@rule
def begin_aedilis(s: State, seat: int) -> None:
    """Pay the surcharge and gain all four resources of the area card (AVE-6.2.1); an empty slot has none."""
    pay_surcharge(s, seat)
    card = int(s.area_card[s.value - 1])
    if card != NO_CARD:
        for i in range(4):
            add_effect(s, GAIN_RESOURCE + int(CARD_RESOURCES[card, i]), 1)
    s.stage = Stage.MOVEMENT  # AVE-6.2.2


# ---------------------------------------------------------------- 6.3 Mercator


@rule
def sale_value(s: State, seat: int) -> int:
    """What all stored resources would bring at the prices of one's own board (AVE-6.3.1)."""
    total = 0
    for resource in range(RESOURCES):
        total += int(s.stock[seat, resource]) * int(PRICES[s.board[seat], resource])
    return total


@rule
def sell_or_go_on(s: State) -> None:
    """Ask what to sell as long as there is something; then the surcharge is due (AVE-6.3.2)."""
    for resource in range(RESOURCES):
        if s.stock[s.actor, resource] > 0:
            s.decision = Decision.SELL
            return
    end_selling(s)


@rule
def end_selling(s: State) -> None:
    """Pay the surcharge and go on to buying (AVE-5.7, AVE-6.3.2, AVE-6.3.3)."""
    pay_surcharge(s, s.actor)
    s.stage = Stage.BUYING


@rule
def offer_sell(s: State, out: Any) -> int:
    """Any stored resource (AVE-6.3.1), or no more, once the surcharge can be paid (AVE-6.3.4, AVE-6.3.5)."""
    seat = s.actor
    count = 0
    if s.stock[seat, DENARII] >= surcharge_of(s, s.value):
        out[0] = DONE
        count = 1
    for resource in range(RESOURCES):
        if s.stock[seat, resource] > 0:
            out[count] = SELL_0 + resource
            count += 1
    return count


@rule
def take_sell(s: State, action: int) -> None:
    """Sell one unit at one's own price (AVE-6.3.1), or end the sale."""
    seat = s.actor
    if action == DONE:
        end_selling(s)
        return
    resource = action - SELL_0
    price = int(PRICES[s.board[seat], resource])
    s.stock[seat, resource] -= 1
    s.stock[seat, DENARII] += price
    note(s, Happening.SOLD, seat, resource, price)


@rule
def can_buy(s: State, seat: int, resource: int) -> bool:
    """Whether a seat can pay for a resource at its own price (AVE-6.3.1)."""
    return s.stock[seat, DENARII] >= PRICES[s.board[seat], resource]


@rule
def buy_or_go_on(s: State) -> None:
    """Ask what to buy as long as something can be bought (AVE-6.3.1); an empty slot has nothing (AVE-6.3.3)."""
    card = int(s.area_card[s.value - 1])
    if card != NO_CARD and s.buys_left > 0:
        for i in range(4):
            if can_buy(s, s.actor, int(CARD_RESOURCES[card, i])):
                s.decision = Decision.BUY
                return
    s.stage = Stage.MOVEMENT


@rule
def offer_buy(s: State, out: Any) -> int:
    """A kind on the card that one can pay for, or no more (AVE-6.3.1, AVE-6.3.5)."""
    card = int(s.area_card[s.value - 1])
    out[0] = DONE
    count = 1
    for i in range(4):
        resource = int(CARD_RESOURCES[card, i])
        if can_buy(s, s.actor, resource):
            out[count] = BUY_0 + resource
            count += 1
    return count


@rule
def take_buy(s: State, action: int) -> None:
    """Buy one unit, which is received like any other (AVE-6.3.6), or end the purchase."""
    seat = s.actor
    if action == DONE:
        s.stage = Stage.MOVEMENT
        return
    resource = action - BUY_0
    price = int(PRICES[s.board[seat], resource])
    s.stock[seat, DENARII] -= price
    s.buys_left -= 1
    note(s, Happening.BOUGHT, seat, resource, price)
    add_effect(s, GAIN_RESOURCE + resource, 1)


# ---------------------------------------------------------------- 6.4 Propraetor


@rule
def begin_propraetor(s: State, seat: int) -> None:
    """Pay the surcharge and ask for a half of the area card (AVE-6.4.1); an empty slot has none (AVE-6.4.7)."""
    pay_surcharge(s, seat)
    s.area = s.value - 1  # AVE-6.4.4
    if s.area_card[s.area] != NO_CARD:
        s.decision = Decision.HALF
    s.stage = Stage.ADDITION  # AVE-6.4.8


@rule
def offer_half(_s: State, out: Any) -> int:
    """The upper or the lower half (AVE-6.4.1)."""
    out[0] = HALF_0
    out[1] = HALF_0 + 1
    return 2


@rule
def take_half(s: State, half: int) -> None:
    """Gain the two resources of the half (AVE-6.4.1)."""
    card = int(s.area_card[s.value - 1])
    for i in range(2):
        add_effect(s, GAIN_RESOURCE + int(CARD_HALVES[card, half, i]), 1)


@rule
def ask_addition(s: State) -> None:
    """Ask for one more resource or the use of cards, where one of them is possible (AVE-6.4.2, AVE-6.4.7)."""
    if s.area_card[s.value - 1] != NO_CARD or s.usable[s.actor] > 0:
        s.decision = Decision.ADDITION


@rule
def offer_addition(s: State, out: Any) -> int:
    """One more resource of the card, own cards for influence, or neither (AVE-6.4.2)."""
    out[0] = PASS
    count = 1
    if s.area_card[s.value - 1] != NO_CARD:
        out[count] = TAKE_EXTRA
        count += 1
    if s.usable[s.actor] > 0:
        out[count] = USE_CARDS
        count += 1
    return count


@rule
def take_addition(s: State, action: int) -> None:
    """Go on to the chosen addition (AVE-6.4.2)."""
    if action == TAKE_EXTRA:
        s.decision = Decision.EXTRA_RESOURCE
    elif action == USE_CARDS:
        s.decision = Decision.AREA if s.any_area == 1 else Decision.ROTATE  # AVE-6.4.4


@rule
def offer_extra_resource(s: State, out: Any) -> int:
    """Any of the four kinds on the card (AVE-6.4.3)."""
    card = int(s.area_card[s.value - 1])
    for i in range(4):
        out[i] = TAKE_0 + CARD_RESOURCES[card, i]
    return 4


@rule
def take_extra_resource(s: State, resource: int) -> None:
    """Gain one more resource (AVE-6.4.2)."""
    add_effect(s, GAIN_RESOURCE + resource, EXTRA_RESOURCES)


@rule
def offer_area(_s: State, out: Any) -> int:
    """Any of the five areas, before the first card is turned (AVE-6.4.4)."""
    for area in range(AREAS):
        out[area] = AREA_1 + area
    return AREAS


@rule
def take_area(s: State, area: int) -> None:
    """All cards of this action raise influence there (AVE-6.4.4)."""
    s.area = area
    s.decision = Decision.ROTATE


@rule
def is_usable(s: State, seat: int, kind: int, card: int) -> bool:
    """Whether an own card is not yet turned and has influence (AVE-6.4.5)."""
    return s.holder[kind, card] == seat and s.rotated[kind, card] == 0 and CARD_INFLUENCE[kind, card] > 0


@rule
def offer_rotate(s: State, out: Any) -> int:
    """One usable card of each kind, of identical ones the first; stop after at least one (AVE-6.4.5)."""
    count = 0
    if s.gained_influence > 0:
        out[0] = DONE
        count = 1
    for kind in range(PATRON):
        copies = BUILDING_COPIES if kind == BUILDING else WAR_COPIES
        last_set = -1
        for card in range(DECK_SIZE):
            if card // copies != last_set and is_usable(s, s.actor, kind, card):
                last_set = card // copies
                out[count] = ROTATE_0 + DECK_SIZE * kind + card
                count += 1
    return count


@rule
def take_rotate(s: State, action: int) -> None:
    """Turn a card by 90 degrees (AVE-6.4.5); after the last one the cube moves once by the total (AVE-6.4.6)."""
    seat = s.actor
    if action != DONE:
        kind, card = (action - ROTATE_0) // DECK_SIZE, (action - ROTATE_0) % DECK_SIZE
        s.rotated[kind, card] = 1
        s.usable[seat] -= 1
        s.gained_influence += CARD_INFLUENCE[kind, card]
        note(s, Happening.ROTATED, seat, kind, card, CARD_INFLUENCE[kind, card])
        if s.usable[seat] > 0:
            s.decision = Decision.ROTATE
            return
    raise_influence(s, seat, s.area, s.gained_influence)
