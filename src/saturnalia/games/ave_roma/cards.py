"""The rows of cards of Ave Roma (chapters 6.5 to 6.7), and the patrons on a player board (chapter 9)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import (
    BUILDING,
    BUILDING_COPIES,
    CARD_INFLUENCE,
    CARD_VP,
    COSTS,
    DECK_SIZE,
    GAIN_VP,
    GOODS,
    NO_CARD,
    PAIR_AMOUNT,
    PAIR_EFFECT,
    PAIR_VP,
    PATRON,
    PATRON_AMOUNT,
    PATRON_EFFECT,
    PATRON_PLACE,
    POLITICAL_MAX,
    POLITICAL_OVERFLOW_VP,
    SLOT_MAX,
    SLOT_MIN,
    SLOTS,
    WAR,
    WAR_AMOUNT,
    WAR_COPIES,
    WAR_EFFECT,
)
from .state import (
    FILL_0,
    FOR_BUILDINGS,
    FOR_INFLUENCE,
    FOR_WARS,
    KEEP_INACTIVE,
    SWAP_1,
    TARGET_SLOTS,
    Decision,
    Happening,
    State,
)
from .stock import add_effect, can_pay

# ---------------------------------------------------------------- 6.5 Aedificator, 6.6 Legatus, 6.7 Senatus


@rule
def row_of(target: int) -> int:
    """Return which row a target belongs to."""
    return (target - TARGET_SLOTS) // SLOTS


@rule
def slot_of(target: int) -> int:
    """Return which slot of its row a target is."""
    return (target - TARGET_SLOTS) % SLOTS


@rule
def fits_slot(slot: int, value: int) -> bool:
    """Whether a value lies in the range of a slot (AVE-6.5.2, AVE-6.6.1, AVE-6.7.1)."""
    return SLOT_MIN[slot] <= value <= SLOT_MAX[slot]


@rule
def can_take_card(s: State, seat: int, value: int, target: int) -> bool:
    """Whether the card of a slot is there, in range and affordable (AVE-4.10, AVE-4.11, AVE-6.5.1, AVE-14.5)."""
    row, slot = row_of(target), slot_of(target)
    card = int(s.row[row, slot])
    return card != NO_CARD and fits_slot(slot, value) and can_pay(s, seat, row, card)


@rule
def take_card(s: State, seat: int, row: int, slot: int) -> None:
    """Pay for a card and take it (AVE-6.5.1, AVE-6.6.1, AVE-6.7.1); its slot stays empty until the refill phase."""
    card = int(s.row[row, slot])
    for good in range(GOODS):
        s.stock[seat, good] -= COSTS[row, card, good]
    s.row[row, slot] = NO_CARD  # AVE-4.10, AVE-6.5.4, AVE-6.6.2
    s.holder[row, card] = seat
    if row == PATRON:
        note(s, Happening.TOOK_CARD, seat, row, card, 0)
        s.patrons[seat] += 1
        find_place_for_patron(s, seat, card)
        return
    vp = int(CARD_VP[row, card])
    note(s, Happening.TOOK_CARD, seat, row, card, vp)
    s.earned[seat, FOR_BUILDINGS if row == BUILDING else FOR_WARS] += vp  # AVE-6.5.3, AVE-6.6.2
    if CARD_INFLUENCE[row, card] > 0:
        s.usable[seat] += 1
    if row == BUILDING:
        gain_pair_bonus(s, seat, card // BUILDING_COPIES)
    else:
        gain_war_bonus(s, seat, card // WAR_COPIES)


@rule
def gain_pair_bonus(s: State, seat: int, kind: int) -> None:
    """The second card of a building brings the reward shown and points (AVE-6.5.5)."""
    s.buildings[seat, kind] += 1
    if s.buildings[seat, kind] == BUILDING_COPIES:
        note(s, Happening.COMPLETED_SET, seat, BUILDING, kind, BUILDING_COPIES)
        add_effect(s, int(PAIR_EFFECT[kind]), int(PAIR_AMOUNT[kind]))
        add_effect(s, GAIN_VP, int(PAIR_VP[kind]))


@rule
def gain_war_bonus(s: State, seat: int, war: int) -> None:
    """The second to fifth card of a war set bring the reward for that number (AVE-6.6.3)."""
    s.wars[seat, war] += 1
    count = int(s.wars[seat, war])
    if count >= 2:
        note(s, Happening.COMPLETED_SET, seat, WAR, war, count)
        add_effect(s, int(WAR_EFFECT[war, count - 2]), int(WAR_AMOUNT[war, count - 2]))


@rule
def active_patrons(s: State, seat: int) -> int:
    """How many patrons are active: one for each open slot, as far as there are any (AVE-9.4)."""
    return min(int(s.level[seat]), int(s.patrons[seat]))


@rule
def find_place_for_patron(s: State, seat: int, patron: int) -> None:
    """The first empty open slot (AVE-6.7.2); otherwise inactive, or in exchange for an active one (AVE-6.7.3)."""
    if s.patrons[seat] <= s.level[seat]:
        activate(s, seat, int(s.patrons[seat]) - 1, patron)
    elif s.level[seat] > 0:
        s.new_patron = patron
        s.decision = Decision.PLACE_PATRON
    else:
        note(s, Happening.KEPT_INACTIVE, seat, patron)


@rule
def activate(s: State, seat: int, slot: int, patron: int) -> None:
    """Lay a patron into a slot."""
    s.slots[seat, slot] = patron
    note(s, Happening.ACTIVATED, seat, patron, slot + 1)


@rule
def offer_place_patron(s: State, out: Any) -> int:
    """Keep the new patron inactive, or put it in the place of an active one (AVE-6.7.3)."""
    out[0] = KEEP_INACTIVE
    active = int(s.level[s.actor])
    for slot in range(active):
        out[1 + slot] = SWAP_1 + slot
    return 1 + active


@rule
def take_place_patron(s: State, action: int) -> None:
    """Only now may an active patron be replaced; it stays with its owner, inactive (AVE-6.7.3, AVE-9.5)."""
    seat, patron = s.actor, s.new_patron
    s.new_patron = NO_CARD
    if action == KEEP_INACTIVE:
        note(s, Happening.KEPT_INACTIVE, seat, patron)
        return
    slot = action - SWAP_1
    note(s, Happening.SWAPPED, seat, patron, slot + 1, s.slots[seat, slot])
    s.slots[seat, slot] = patron


# ---------------------------------------------------------------- 9. political influence and patrons


@rule
def gain_political_influence(s: State, seat: int) -> None:
    """One level more opens a slot, which must be filled at once if a patron waits; beyond 10 it scores."""
    if s.level[seat] >= POLITICAL_MAX:  # AVE-9.3
        s.earned[seat, FOR_INFLUENCE] += POLITICAL_OVERFLOW_VP
        note(s, Happening.BEYOND, seat, POLITICAL_OVERFLOW_VP)
        return
    waits = s.patrons[seat] > s.level[seat]
    s.level[seat] += 1  # AVE-9.1
    note(s, Happening.GOT_POLITICAL, seat, s.level[seat])
    if waits:  # AVE-9.2
        s.decision = Decision.FILL_SLOT


@rule
def is_active(s: State, seat: int, patron: int) -> bool:
    """Whether a patron lies in a slot."""
    for slot in range(s.level[seat]):
        if s.slots[seat, slot] == patron:
            return True
    return False


@rule
def offer_fill_slot(s: State, out: Any) -> int:
    """Any inactive patron (AVE-9.2)."""
    count = 0
    for patron in range(DECK_SIZE):
        if s.holder[PATRON, patron] == s.actor and not is_active(s, s.actor, patron):
            out[count] = FILL_0 + patron
            count += 1
    return count


@rule
def take_fill_slot(s: State, patron: int) -> None:
    """The patron becomes active in the slot just opened (AVE-9.2)."""
    activate(s, s.actor, int(s.level[s.actor]) - 1, patron)


@rule
def fix_bonuses(s: State, seat: int, place: int) -> None:
    """Which patrons give their bonus is fixed when the worker is placed, in slot order (AVE-9.7, AVE-9.8, AVE-9.10)."""
    for slot in range(active_patrons(s, seat)):
        patron = int(s.slots[seat, slot])
        if PATRON_PLACE[patron] == place:
            s.bonuses[s.bonus_count] = patron
            s.bonus_count += 1


@rule
def gain_next_bonus(s: State) -> None:
    """After the action its patrons give their bonuses one by one, whatever the action brought (AVE-9.6, AVE-9.11)."""
    patron = int(s.bonuses[0])
    s.bonus_count -= 1
    for i in range(s.bonus_count):
        s.bonuses[i] = s.bonuses[i + 1]
    note(s, Happening.PATRON_BONUS, s.actor, patron)
    add_effect(s, int(PATRON_EFFECT[patron]), int(PATRON_AMOUNT[patron]))
