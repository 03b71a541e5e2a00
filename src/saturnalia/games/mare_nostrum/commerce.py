"""Chapters 4 to 6 of Mare Nostrum: the roles, the income and the trade."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import count_members, first_member, offer_each

from .board import ask, buildings_of, controller, has_building, military_units, offer_numbers, seat, side_after
from .cards import drop_card, gain_card, goods_in_bank, hold_card, lose_card, note_goods, take_from_bank
from .components import (
    ARTEMIS,
    BONUS_FIGURE,
    COLOSSUS,
    COMMERCE_ROLE,
    NO_CARD,
    NOBODY,
    ON_CARAVAN_0,
    ON_CITY,
    ON_MARKET,
    ON_TEMPLE,
    POLITICAL_ROLE,
    PROVINCES,
    RESOURCES,
    ROLE_BONUS,
    ROLES,
    SIDES,
    SITE_KIND,
    SITES,
    TAX,
    TRADE_CAP,
    ULYSSES,
)
from .figures import owns
from .state import CARD_0, DONE, SIDE_0, Decision, Happening, Phase, State, Upcoming

# ---------------------------------------------------------------- 4. roles


@rule
def role_count(s: State, side: int, role: int) -> int:
    """How much a side counts for a role (MAR-4.2.2, MAR-4.2.3)."""
    if role == COMMERCE_ROLE:
        count = buildings_of(s, side, ON_CARAVAN_0, ON_MARKET)
    elif role == POLITICAL_ROLE:
        count = buildings_of(s, side, ON_CITY, ON_CITY) + buildings_of(s, side, ON_TEMPLE, ON_TEMPLE)
    else:
        count = military_units(s, side)
    return count + role_bonus(s, side, role)


@rule
def role_bonus(s: State, side: int, role: int) -> int:
    """Agamemnon, Solomon and Archimedes each add 2 to one count (MAR-4.2.2)."""
    return ROLE_BONUS if owns(s, side, int(BONUS_FIGURE[role])) else 0


@rule
def leaders_for(s: State, role: int, candidates: int) -> int:
    """Those of a set of sides who count most for a role."""
    best = -1
    leaders = 0
    for side in range(SIDES):
        if (candidates >> side) & 1 == 1:
            count = role_count(s, side, role)
            if count > best:
                best, leaders = count, 0
            if count == best:
                leaders |= 1 << side
    return leaders


@rule
def give_role(s: State, role: int, side: int, decided_by: int = NOBODY) -> None:
    """Hand a role card over; in a tie the holder has decided (MAR-4.2.4)."""
    s.role[role] = side
    if s.round_number <= 1:  # as the set-up has it
        note(s, Happening.GOT_ROLE, side, role, -1, decided_by)
        return
    bonus = role_bonus(s, side, role)
    note(s, Happening.GOT_ROLE, side, role, role_count(s, side, role) - bonus, decided_by)
    if bonus > 0:
        note(s, Happening.ROLE_BONUS, int(BONUS_FIGURE[role]), bonus)


@rule
def begin_commerce(s: State) -> None:
    """From the second round on the roles are assigned afresh before the income (MAR-4.1, MAR-4.2.1)."""
    s.phase = Phase.COMMERCE
    s.ulysses_used = 0
    s.active = s.next_side = NOBODY
    s.role_settled = 0 if s.round_number > 1 else ROLES
    s.upcoming = Upcoming.ROLES


@rule
def settle_roles(s: State) -> None:
    """Commerce, political, military, each for itself (MAR-4.2.5); neutral sides never hold a role."""
    s.upcoming = Upcoming.NOTHING
    while s.role_settled < ROLES:
        role = int(s.role_settled)
        holder = int(s.role[role])
        leaders = leaders_for(s, role, s.played)
        if (leaders >> holder) & 1 == 0:  # MAR-4.2.4: the holder keeps it in a tie
            if count_members(leaders) > 1:
                s.tied = leaders
                ask(s, holder, Decision.ROLE_TIE)
                return
            give_role(s, role, first_member(leaders))
        s.role_settled += 1
    s.tied = 0
    s.upcoming = Upcoming.INCOME


@rule
def offer_role_tie(s: State, out: Any) -> int:
    """If several others are tied, the present holder decides between them (MAR-4.2.4)."""
    return offer_each(s.tied, SIDE_0, out)


@rule
def take_role_tie(s: State, side: int) -> None:
    """The chosen side takes the card."""
    role = int(s.role_settled)
    give_role(s, role, side, int(s.role[role]))
    s.role_settled += 1
    s.upcoming = Upcoming.ROLES


# ---------------------------------------------------------------- 5. income


@rule
def income_from(s: State, province: int, slot: int, doubled_by: int) -> int:
    """What a city or caravan pays its controller: 2 cards if the temple or market has the same controller.

    So an occupied one is doubled only by an occupied temple or market (MAR-5.4), and these double nothing for the
    owner while they are occupied (MAR-5.5). A legion on the influence marker changes nothing (MAR-5.7), nor does war
    (MAR-5.6).
    """
    if has_building(s, province, doubled_by):
        if controller(s, province, doubled_by) == controller(s, province, slot):
            return 2
    return 1


@rule
def work_out_income(s: State, side: int) -> None:
    """Write into `wanted` how many cards of each kind a side is due (MAR-5.1, MAR-5.2)."""
    for kind in range(RESOURCES):
        s.wanted[kind] = 0
    for province in range(PROVINCES):
        if has_building(s, province, ON_CITY) and controller(s, province, ON_CITY) == side:  # MAR-5.3
            s.wanted[TAX] += income_from(s, province, ON_CITY, ON_TEMPLE)
        for site in range(SITES):  # each caravan brings the commodity of its own site (MAR-2.1)
            slot = ON_CARAVAN_0 + site
            if has_building(s, province, slot) and controller(s, province, slot) == side:
                s.wanted[SITE_KIND[province, site]] += income_from(s, province, slot, ON_MARKET)
    if owns(s, side, COLOSSUS):  # MAR-5.8
        s.wanted[TAX] += 1


@rule
def collect_income_of(s: State, side: int) -> None:
    """One side takes its cards as far as the bank has them (MAR-5.9)."""
    work_out_income(s, side)
    for kind in range(RESOURCES):
        received = 0
        for _ in range(s.wanted[kind]):
            if take_from_bank(s, side, kind):
                received += 1
        s.wanted[kind] = received
    note(s, Happening.GOT_INCOME, side, s.wanted[TAX])
    note_goods(s, s.wanted)


@rule
def collect_income(s: State) -> None:
    """The Director of Commerce first, then in seat order; neutral sides receive nothing (MAR-5.9, MAR-5.10)."""
    s.upcoming = Upcoming.NOTHING
    director = int(s.role[COMMERCE_ROLE])
    side = director
    for _ in range(s.seats):
        collect_income_of(s, side)
        side = side_after(s, side)
    owner = int(s.figure_owner[ARTEMIS])
    if owner != NOBODY and goods_in_bank(s) != 0:
        ask(s, owner, Decision.ARTEMIS_CARD)
    else:
        ask(s, director, Decision.TRADE_NUMBER)


@rule
def offer_artemis_card(s: State, out: Any) -> int:
    """Any commodity that the bank still has after all regular income, or none (MAR-5.8, MAR-5.9)."""
    count = offer_each(goods_in_bank(s), CARD_0, out)
    out[count] = DONE
    return count + 1


@rule
def take_artemis_card(s: State, action: int) -> None:
    """The Temple of Artemis gives one more commodity to whoever wants it (MAR-5.8)."""
    owner = int(s.figure_owner[ARTEMIS])
    if action != DONE:
        take_from_bank(s, owner, action - CARD_0)
        note(s, Happening.CHOSE_ARTEMIS_CARD, owner, action - CARD_0)
    ask(s, int(s.role[COMMERCE_ROLE]), Decision.TRADE_NUMBER)


# ---------------------------------------------------------------- 6. trade: the offers


@rule
def offer_trade_number(s: State, out: Any) -> int:
    """The Director names 0 to as many cards as the own hand has, at most 40 (MAR-6.1)."""
    return offer_numbers(0, min(int(s.hand_count[s.role[COMMERCE_ROLE]]), TRADE_CAP), out)


@rule
def take_trade_number(s: State, number: int) -> None:
    """Everybody with enough cards must offer that many; with nobody to trade with there is no trade (MAR-6.2)."""
    director = int(s.role[COMMERCE_ROLE])
    note(s, Happening.NAMED_NUMBER, director, number)
    s.trade_number = number
    s.participants = 0
    for side in range(SIDES):
        if (s.played >> side) & 1 == 1 and s.hand_count[side] >= number:
            s.participants |= 1 << side
    if number == 0 or count_members(s.participants) < 2:  # MAR-6.3
        note(s, Happening.NO_TRADE)
        end_commerce(s)
        return
    s.active = director
    s.offered = 0
    ask(s, director, Decision.OFFER_CARD)


@rule
def offer_offer_card(s: State, out: Any) -> int:
    """Any kind of which there is another card in the hand, in any order (MAR-6.2)."""
    side = int(s.active)
    kinds = 0
    for kind in range(RESOURCES):
        if s.hand[side, kind] > s.offer[side, kind]:
            kinds |= 1 << kind
    return offer_each(kinds, CARD_0, out)


@rule
def take_offer_card(s: State, kind: int) -> None:
    """Lay a card face down; when everybody has, all offers are turned up together (MAR-6.2, MAR-6.4)."""
    side = int(s.active)
    s.offer[side, kind] += 1
    s.offered += 1
    note(s, Happening.OFFERED, seat(s, side), kind, side)
    if s.offered < s.trade_number:
        return
    s.offered = 0
    following = side_after(s, side)
    while (s.participants >> following) & 1 == 0:
        following = side_after(s, following)
    if following == s.role[COMMERCE_ROLE]:
        reveal_offers(s)
    else:
        s.active = following
        ask(s, following, Decision.OFFER_CARD)


@rule
def reveal_offers(s: State) -> None:
    """All offers are turned face up together, and the Director takes first (MAR-6.4)."""
    for side in range(SIDES):
        if (s.participants >> side) & 1 == 1:
            for kind in range(RESOURCES):
                for _ in range(s.offer[side, kind]):
                    lose_card(s, side, kind)
                    s.face_up[side, kind] += 1
                s.offer[side, kind] = 0
            s.face_up_count[side] = s.trade_number
            note(s, Happening.SHOWED_OFFER, side, s.face_up[side, TAX])
            note_goods(s, s.face_up[side])
    s.revealed = 1
    s.last_pair = s.pair_before = 0
    s.active = NOBODY
    s.victim = NOBODY
    s.taker = s.role[COMMERCE_ROLE]
    s.upcoming = Upcoming.TAKE


# ---------------------------------------------------------------- 6. trade: the chain of takes


@rule
def may_take_from(s: State, taker: int, victim: int) -> bool:
    """Not from oneself, only face-up cards, and not a third time in a row between the same two (MAR-6.5, MAR-6.6)."""
    if victim == taker or s.face_up_count[victim] == 0:
        return False
    return s.last_pair != s.pair_before or s.last_pair != (1 << taker) | (1 << victim)


@rule
def victims_of(s: State, taker: int) -> int:
    """Everybody from whom a side may take a card now."""
    victims = 0
    for victim in range(SIDES):
        if may_take_from(s, taker, victim):
            victims |= 1 << victim
    return victims


@rule
def count_holders(s: State) -> int:
    """How many sides still have face-up cards."""
    holders = 0
    for side in range(SIDES):
        if s.face_up_count[side] > 0:
            holders += 1
    return holders


@rule
def ask_to_take(s: State) -> None:
    """Taking is compulsory while it is possible; the trade ends when nobody may be taken from (MAR-6.4, MAR-6.7)."""
    s.upcoming = Upcoming.NOTHING
    is_over = s.lone_holder_takes_back == 1 and count_holders(s) < 2
    if is_over or victims_of(s, s.taker) == 0:  # MAR-6.8 is one of the cases
        end_trade(s)
        return
    s.active = s.taker
    ask(s, s.taker, Decision.TAKE_FROM)


@rule
def offer_take_from(s: State, out: Any) -> int:
    """Everybody from whom a card may be taken (MAR-6.4, MAR-6.6)."""
    return offer_each(victims_of(s, s.taker), SIDE_0, out)


@rule
def take_take_from(s: State, victim: int) -> None:
    """Remember the victim and ask for the card."""
    s.victim = victim
    s.decision = Decision.TAKE_CARD


@rule
def offer_take_card(s: State, out: Any) -> int:
    """Any face-up card of the victim (MAR-6.4)."""
    count = 0
    for kind in range(RESOURCES):
        if s.face_up[s.victim, kind] > 0:
            out[count] = CARD_0 + kind
            count += 1
    return count


@rule
def move_face_up(s: State, taker: int, victim: int, kind: int) -> None:
    """The taken card lies face down in front of the taker and cannot be taken again (MAR-6.5)."""
    s.face_up[victim, kind] -= 1
    s.face_up_count[victim] -= 1
    s.face_down[taker, kind] += 1
    note(s, Happening.TOOK_CARD, taker, kind, victim)


@rule
def take_take_card(s: State, kind: int) -> None:
    """Take the card; the owner of Ulysses may cancel it, otherwise the victim is next (MAR-6.4, MAR-6.11)."""
    s.taken = kind
    move_face_up(s, int(s.taker), int(s.victim), kind)
    if ulysses_can_step_in(s):
        ask(s, int(s.figure_owner[ULYSSES]), Decision.USE_ULYSSES)
    else:
        go_on_taking(s)


@rule
def go_on_taking(s: State) -> None:
    """The take counts, and whoever lost the card takes the next one (MAR-6.4, MAR-6.6)."""
    s.pair_before = s.last_pair
    s.last_pair = (1 << s.taker) | (1 << s.victim)
    s.taker = s.victim
    s.upcoming = Upcoming.TAKE


@rule
def ulysses_can_step_in(s: State) -> bool:
    """Once per commerce phase, by a third side with face-up cards, if the new take would be allowed (MAR-6.11)."""
    owner = int(s.figure_owner[ULYSSES])
    if owner == NOBODY or s.ulysses_used == 1 or owner in (s.taker, s.victim):
        return False
    return may_take_from(s, int(s.taker), owner)


@rule
def take_use_ulysses(s: State, action: int) -> None:
    """The card goes back face up to its owner, and the taker must take one of Ulysses' owner instead (MAR-6.11)."""
    if action == DONE:
        go_on_taking(s)
        return
    owner = int(s.figure_owner[ULYSSES])
    s.ulysses_used = 1
    s.face_down[s.taker, s.taken] -= 1
    s.face_up[s.victim, s.taken] += 1
    s.face_up_count[s.victim] += 1
    note(s, Happening.USED_ULYSSES, owner, s.taken, s.taker, s.victim)
    s.victim = owner
    ask(s, int(s.taker), Decision.ULYSSES_CARD)


@rule
def take_ulysses_card(s: State, kind: int) -> None:
    """The new take counts, and the owner of Ulysses is the next to take (MAR-6.11)."""
    s.taken = kind
    move_face_up(s, int(s.taker), int(s.victim), kind)
    go_on_taking(s)


@rule
def take_up_cards(s: State, side: int, cards: Any) -> None:
    """Take the own cards that lie face up or face down back into the hand (MAR-6.7, MAR-6.10)."""
    for kind in range(RESOURCES):
        for _ in range(cards[side, kind]):
            gain_card(s, side, kind)
        cards[side, kind] = 0


@rule
def end_trade(s: State) -> None:
    """All cards go back to the hands; whoever is one card short is compensated (MAR-6.7, MAR-6.9, MAR-6.10)."""
    director = int(s.role[COMMERCE_ROLE])
    note(s, Happening.TRADE_ENDED)
    for side in range(SIDES):
        take_up_cards(s, side, s.face_up)
        s.face_up_count[side] = 0
        if side != director:
            take_up_cards(s, side, s.face_down)
    if s.taker == director:  # whoever was to take has lost the last card
        take_up_cards(s, director, s.face_down)
        forget_trade(s)
        end_commerce(s)
    else:  # the Director's acquired cards still lie apart, see `kinds_to_give`
        s.active = director
        ask(s, director, Decision.COMPENSATE)


@rule
def forget_trade(s: State) -> None:
    """Clear the table of the trade."""
    s.active = s.taker = s.victim = NOBODY
    s.taken = NO_CARD
    s.last_pair = s.pair_before = s.participants = s.trade_number = 0


@rule
def end_commerce(s: State) -> None:
    """The commerce phase is over."""
    s.active = NOBODY
    s.phase_over = 1


# ---------------------------------------------------------------- 6. trade: compensation


@rule
def kinds_to_give(s: State) -> int:
    """Any card from hand or taken in the trade (MAR-6.9); by the switch, only one not taken if there is one."""
    director = s.role[COMMERCE_ROLE]
    may_give_acquired = s.give_acquired == 1 or s.hand_count[director] == 0
    kinds = 0
    for kind in range(RESOURCES):
        if s.hand[director, kind] > 0 or (may_give_acquired and s.face_down[director, kind] > 0):
            kinds |= 1 << kind
    return kinds


@rule
def offer_compensate(s: State, out: Any) -> int:
    """The Director chooses which card to give (MAR-6.9)."""
    return offer_each(kinds_to_give(s), CARD_0, out)


@rule
def take_compensate(s: State, kind: int) -> None:
    """The card changes hands unseen: `counted` still has it with the Director (chapter 15 of the rules)."""
    director = int(s.role[COMMERCE_ROLE])
    receiver = int(s.taker)
    s.gift_kinds = kinds_to_give(s)
    take_up_cards(s, director, s.face_down)
    drop_card(s, director, kind)
    hold_card(s, receiver, kind)
    s.gift_giver, s.gift_receiver, s.gift = director, receiver, kind
    note(s, Happening.GAVE_CARD, seat(s, director), kind, director, receiver)
    note(s, Happening.RECEIVED_CARD, seat(s, receiver), kind, receiver)
    forget_trade(s)
    end_commerce(s)
