"""Chapters 7.1, 7.2 and 7.5 of Mare Nostrum: turns and purchases of the construction phase, and what is kept."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import offer_each

from .board import (
    ask,
    offer_numbers,
    put_building,
    seat,
    side_after,
)
from .building import build, is_free_site, is_to_be_had, may_place_free_influence, place_influence, places_for, price_of
from .cards import count_gardens_card, count_gift, goods_in_hand, return_to_bank
from .components import (
    BUILD_ITEMS,
    CARAVAN,
    FIGURE_PRICE,
    FIGURES,
    HANGING_GARDENS,
    INFLUENCE,
    NO_ITEM,
    NOBODY,
    NOWHERE,
    ON_CARAVAN_0,
    POLITICAL_ROLE,
    RESOURCES,
    SITE_KIND,
    SITES,
    TAX,
    TAXES_KEPT,
)
from .figures import acquire_figure, is_on_offer, may_swap, owns
from .order import ask_for_first, begin_turn_of, must_name_now, name_next, put_off_naming, something_done
from .state import (
    ACQUIRE_0,
    BUILD_0,
    CARD_0,
    CLEOPATRA_SWAP,
    DONE,
    FIRST_FIGURE,
    FREE_INFLUENCE,
    PAY_GOODS,
    PAY_TAX,
    PROVINCE_0,
    SIDE_0,
    YES,
    Decision,
    Happening,
    Naming,
    Phase,
    State,
    Upcoming,
)

# ---------------------------------------------------------------- 7.1 order


@rule
def begin_construction(s: State) -> None:
    """The Political Leader decides the order (MAR-7.1.1)."""
    s.phase = Phase.CONSTRUCTION
    s.cleopatra_used = 0
    ask_for_first(s, int(s.role[POLITICAL_ROLE]), Decision.BUILD_ORDER)


@rule
def take_build_order(s: State, action: int) -> None:
    """The leader has named somebody, or waits (MAR-7.1.2); then the turn goes on, or the next one begins."""
    if action in (YES, DONE):
        put_off_naming(s, action)
        ask(s, int(s.active), Decision.CONSTRUCT)
        return
    name_next(s, int(s.role[POLITICAL_ROLE]), action - SIDE_0)
    if s.naming == Naming.DUE:
        s.naming = Naming.NOT_NEEDED
        ask(s, int(s.active), Decision.CONSTRUCT)
    else:
        begin_building_turn(s)


@rule
def begin_building_turn(s: State) -> None:
    """The side that was named builds."""
    if begin_turn_of(s, int(s.role[POLITICAL_ROLE]), int(s.next_side), Decision.BUILD_ORDER):
        ask(s, int(s.active), Decision.CONSTRUCT)


@rule
def end_building_turn(s: State) -> None:
    """Everybody has one turn (MAR-7.1.3); after the last one cards are kept or returned."""
    if must_name_now(s):
        s.naming = Naming.OVERDUE
        ask(s, int(s.role[POLITICAL_ROLE]), Decision.BUILD_ORDER)
    elif s.next_side == NOBODY:
        begin_keeping(s)
    else:
        begin_building_turn(s)


# ---------------------------------------------------------------- 7.1 the menu


@rule
def offer_construct(s: State, out: Any) -> int:
    """Everything that can be paid, exists and has a place (MAR-7.1.3, MAR-7.2.2), or the end of the turn."""
    side = int(s.active)
    count = 0
    for purchase in range(BUILD_ITEMS):
        if can_pay(s, side, price_of(s, side, purchase)) and is_to_be_had(s, side, purchase):
            out[count] = BUILD_0 + purchase
            count += 1
    for figure in range(FIGURES):
        if is_on_offer(s, side, figure) and can_pay(s, side, int(FIGURE_PRICE[figure])):
            out[count] = ACQUIRE_0 + figure
            count += 1
    if may_swap(s, side):
        out[count] = CLEOPATRA_SWAP
        count += 1
    if may_place_free_influence(s, side):
        out[count] = FREE_INFLUENCE
        count += 1
    out[count] = DONE
    return count + 1


@rule
def take_construct(s: State, action: int) -> None:
    """Begin a purchase, use an ability, or end the turn."""
    if action == DONE:
        end_building_turn(s)
    elif action == CLEOPATRA_SWAP:
        s.decision = Decision.SWAP_GIVE
    elif action == FREE_INFLUENCE:
        begin_purchase(s, INFLUENCE)
        s.is_free = 1
        s.price = 0
    elif action >= ACQUIRE_0:
        begin_purchase(s, FIRST_FIGURE + action - ACQUIRE_0)
        s.decision = Decision.PAY_WAY
    else:
        begin_purchase(s, action - BUILD_0)


@rule
def begin_purchase(s: State, purchase: int) -> None:
    """Note what is being bought, and ask where it goes."""
    s.purchase = purchase
    s.price = price_of(s, int(s.active), purchase)
    s.target = NOWHERE
    s.decision = Decision.BUILD_PLACE


@rule
def offer_build_place(s: State, out: Any) -> int:
    """Every province where the thing can go (section 7.4 of the rules)."""
    return offer_each(places_for(s, s.active, s.purchase), PROVINCE_0, out)


@rule
def take_build_place(s: State, province: int) -> None:
    """Note the province; a caravan may have to choose its site."""
    s.target = province
    if s.purchase == CARAVAN:
        free = 0
        for site in range(SITES):
            if is_free_site(s, province, site):
                s.site = site
                free += 1
        if free > 1:
            s.decision = Decision.CARAVAN_SITE
            return
    ask_for_payment(s)


@rule
def take_caravan_site(s: State, slot: int) -> None:
    """Note the site of the caravan."""
    s.site = slot - ON_CARAVAN_0
    ask_for_payment(s)


# ---------------------------------------------------------------- 7.2 sets and payment


@rule
def ask_for_payment(s: State) -> None:
    """Each purchase is paid with its own set (MAR-7.2.2), except in the set-up and with Hammurabi's free marker."""
    if s.phase == Phase.SETUP or s.is_free == 1:
        s.upcoming = Upcoming.PURCHASE
    else:
        s.decision = Decision.PAY_WAY


@rule
def can_pay(s: State, side: int, price: int) -> bool:
    """Whether a set of this size is in the hand: taxes only, or different commodities only (MAR-7.2.1, MAR-7.2.4)."""
    return s.hand[side, TAX] >= price or s.goods_kinds[side] >= price


@rule
def offer_pay_way(s: State, out: Any) -> int:
    """Taxes only, or different commodities only, never both (MAR-7.2.1)."""
    side = int(s.active)
    count = 0
    if s.hand[side, TAX] >= s.price:
        out[count] = PAY_TAX
        count += 1
    if s.goods_kinds[side] >= s.price:
        out[count] = PAY_GOODS
        count += 1
    return count


@rule
def take_pay_way(s: State, action: int) -> None:
    """Taxes go back to the bank at once (MAR-7.2.3); commodities are chosen one after another."""
    side = int(s.active)
    if action == PAY_GOODS:
        s.goods_due = s.price
        s.goods_paid = 0
        s.decision = Decision.PAY_GOODS
        return
    for _ in range(s.price):
        return_to_bank(s, side, TAX)
    note(s, Happening.PAID_TAXES, side, s.price)
    s.upcoming = Upcoming.PURCHASE


@rule
def offer_pay_goods(s: State, out: Any) -> int:
    """Any commodity that is not in the set yet, in any order: all must be different (MAR-7.2.1)."""
    return offer_each(goods_in_hand(s, int(s.active)) & ~s.goods_paid, CARD_0, out)


@rule
def take_pay_goods(s: State, kind: int) -> None:
    """Return a commodity to the bank (MAR-7.2.3); the set is complete when it has as many cards as the price."""
    side = int(s.active)
    return_to_bank(s, side, kind)
    s.goods_paid |= 1 << kind
    s.goods_due -= 1
    if s.goods_due == 0:
        note(s, Happening.PAID_GOODS, side, s.goods_paid)
        s.upcoming = Upcoming.PURCHASE


# ---------------------------------------------------------------- what was bought


@rule
def complete_purchase(s: State) -> None:
    """Put what was bought onto the board or in front of the player, and go back to the menu."""
    side, purchase, province = int(s.active), int(s.purchase), int(s.target)
    is_free = s.is_free == 1
    price = int(s.price)
    s.upcoming = Upcoming.NOTHING
    if is_free:
        note(s, Happening.PAID_NOTHING, side)
    elif s.phase == Phase.SETUP:
        note(s, Happening.PAID_POINTS, side, price)
    forget_purchase(s)
    if purchase >= FIRST_FIGURE:
        acquire_figure(s, side, purchase - FIRST_FIGURE)
        if s.actor < 0:
            return
    elif purchase == INFLUENCE:
        place_influence(s, side, province)
        if is_free:
            s.hammurabi_used = 1
    elif purchase == CARAVAN:
        put_building(s, province, ON_CARAVAN_0 + int(s.site))
        note(s, Happening.BUILT_CARAVAN, side, province, int(SITE_KIND[province, s.site]))
    else:
        build(s, side, purchase, province)
    if s.phase == Phase.SETUP:
        s.points -= price
        ask(s, int(s.active), Decision.SETUP_MENU)  # MAR-3.4.1
    else:
        something_done(s)
        is_asked = s.naming == Naming.DUE  # the leader, once more
        ask(
            s,
            int(s.role[POLITICAL_ROLE]) if is_asked else side,
            Decision.BUILD_ORDER if is_asked else Decision.CONSTRUCT,
        )


@rule
def forget_purchase(s: State) -> None:
    """Nothing is being bought any more."""
    s.purchase = NO_ITEM
    s.target = NOWHERE
    s.price = s.goods_paid = s.goods_due = s.is_free = 0


# ---------------------------------------------------------------- 7.5 end of the phase


@rule
def begin_keeping(s: State) -> None:
    """Everybody in seat order from Rome says how many taxes stay (MAR-7.5.1, MAR-7.5.2)."""
    s.active = side_after(s, NOBODY)
    ask(s, int(s.active), Decision.KEEP_TAXES)


@rule
def offer_keep_taxes(s: State, out: Any) -> int:
    """None, one or two (MAR-7.5.2)."""
    return offer_numbers(0, min(int(s.hand[s.active, TAX]), TAXES_KEPT), out)


@rule
def take_keep_taxes(s: State, number: int) -> None:
    """The other taxes go back; how many were kept is public (MAR-7.5.1)."""
    side = int(s.active)
    if owns(s, side, HANGING_GARDENS):
        count_gardens_card(s, side)
    returned = int(s.hand[side, TAX]) - number
    for _ in range(returned):
        return_to_bank(s, side, TAX)
    note(s, Happening.KEPT_TAXES, side, number, returned)
    if s.gift_receiver == side:  # everybody sees whether the compensation card was a tax
        if s.counted[side, TAX] != number:
            count_gift(s)
        else:
            s.gift_kinds &= ~(1 << TAX)
    if owns(s, side, HANGING_GARDENS):
        s.decision = Decision.KEEP_COMMODITY
    else:
        return_goods(s, side)
        if s.gift_giver == side:
            count_gift(s)
        keep_next(s)


@rule
def return_goods(s: State, side: int) -> None:
    """All commodities in the hand go back to the bank (MAR-7.5.1)."""
    for kind in range(1, RESOURCES):
        for _ in range(s.hand[side, kind]):
            return_to_bank(s, side, kind)


@rule
def offer_keep_commodity(s: State, out: Any) -> int:
    """With the Hanging Gardens one commodity may stay, face down (MAR-7.5.1, MAR-7.5.2)."""
    count = offer_each(goods_in_hand(s, s.active), CARD_0, out)
    out[count] = DONE
    return count + 1


@rule
def take_keep_commodity(s: State, action: int) -> None:
    """The kept card is hidden from the others; the rest of the commodities goes back."""
    side = int(s.active)
    for kind in range(1, RESOURCES):
        kept = 1 if action == CARD_0 + kind else 0
        while s.hand[side, kind] > kept:
            return_to_bank(s, side, kind)
        if kept == 1:
            note(s, Happening.KEPT_COMMODITY, seat(s, side), kind, side)
            if s.counted[side, kind] > 0:
                s.counted[side, kind] -= 1
                s.gardens = 1
                s.gardens_card = kind
    keep_next(s)


@rule
def keep_next(s: State) -> None:
    """The next side in seat order, or the end of the phase."""
    following = side_after(s, int(s.active))
    if following > s.active:
        s.active = following
        ask(s, following, Decision.KEEP_TAXES)
    else:
        s.active = NOBODY
        s.phase_over = 1
