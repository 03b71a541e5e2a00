"""The rules of Ave Roma, in the order of the rules page. Every function names its clauses.

A placement is one chain (AVE-4.12). What it causes is put into one list of pending effects; `carry_on` carries them out
one by one, and when nothing is pending it goes on to the next stage: selling, buying, the addition of Propraetor, card
movement, patron bonuses, the end of the turn. It stops as soon as somebody must be asked.

`setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at the end.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import (
    AEDIFICATOR,
    AEDILIS,
    AREA_CARD,
    AREAS,
    BUILDING,
    BUILDING_COPIES,
    CAPACITY,
    CARD_COLOUR,
    CARD_HALVES,
    CARD_INFLUENCE,
    CARD_RESOURCES,
    CARD_VP,
    COLOUR_RESOURCES,
    COSTS,
    DECK_SIZE,
    DENARII,
    EMPTY_SURCHARGE,
    EXTRA_RESOURCES,
    GAIN_COLOUR,
    GAIN_DENARII,
    GAIN_POLITICAL,
    GAIN_RESOURCE,
    GAIN_SURPLUS,
    GAIN_VP,
    GOODS,
    LIMITS,
    MERCATOR,
    MOST_BOUGHT,
    NO_CARD,
    PAIR_RESOURCE,
    PAIR_VP,
    PASS_VP,
    PATRON,
    PATRON_AMOUNT,
    PATRON_EFFECT,
    PATRON_PLACE,
    PLACES,
    POLITICAL_MAX,
    POLITICAL_OVERFLOW_VP,
    PRESTIGE_MAX,
    PRICES,
    PROPRAETOR,
    QUAESTOR,
    QUAESTOR_MULTIPLIER,
    RESOURCES,
    ROMA,
    ROMA_SPACES,
    ROWS,
    SLOT_MAX,
    SLOT_MIN,
    SLOTS,
    SURPLUS,
    SURPLUS_MAX,
    UPPER_SURCHARGE,
    WAR,
    WAR_AMOUNT,
    WAR_COPIES,
    WAR_EFFECT,
    WORKER_VALUES,
    WORKERS_EACH,
)
from .opening import (
    clear_placement,
    clear_table,
    deal_boards,
    draw_card,
    draw_first_order,
    lay_out_cards,
    shuffle_decks,
)
from .scoring import is_ahead, points_of
from .state import (
    AREA_1,
    BUY_0,
    DONE,
    FILL_0,
    FOR_BONUSES,
    FOR_BUILDINGS,
    FOR_INFLUENCE,
    FOR_PASSING,
    FOR_SETS,
    FOR_WARS,
    HALF_0,
    IN_BOX,
    KEEP_INACTIVE,
    PASS,
    RECRUIT_0,
    RECRUIT_WORKER_1,
    ROTATE_0,
    SELL_0,
    SWAP_1,
    TAKE_0,
    TAKE_EXTRA,
    TARGET_0,
    TARGET_SLOTS,
    TARGET_TRAINING,
    TARGETS,
    TO_MONEY,
    TO_SURPLUS,
    TRAINED_AS_1,
    USE_CARDS,
    WORKER_1,
    Decision,
    End,
    Happening,
    How,
    Phase,
    Stage,
    State,
)
from .tracks import icons_on_the_way, raise_influence, toll_of

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_TRAINING, OPTION_AREA, OPTION_SIDES = range(4)


# ---------------------------------------------------------------- 3. round; 4. action phase


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
def workers_ready(s: State, seat: int) -> int:
    """How many workers a seat has left: in supply, and a trained one that is ready (AVE-4.13, AVE-11.11)."""
    return int(s.supply_count[seat]) + int(s.training_ready[seat])


@rule
def ask_worker(s: State) -> None:
    """Ask the seat whose turn it is for one worker or a pass (AVE-4.1), or for its extra action (AVE-14.3)."""
    clear_placement(s)
    s.actor = s.order[s.turn]
    s.decision = Decision.EXTRA_ACTION if s.phase == Phase.EXTRA else Decision.WORKER


@rule
def offer_worker(s: State, out: Any) -> int:
    """Values in supply and of the ready trained worker that have a legal target, and a pass (AVE-4.5, AVE-4.6)."""
    seat = s.actor
    out[0] = PASS
    count = 1
    # a free space at Quaestor costs nothing and takes every value: no need to look further
    anything_goes = has_space(s, QUAESTOR)
    for value in range(1, WORKER_VALUES + 1):
        if s.supply[seat, value] > 0:
            # AVE-11.1: training takes any worker of the supply
            if anything_goes or s.training[seat] == 0 or has_target(s, seat, value):
                out[count] = WORKER_1 + value - 1
                count += 1
    if s.training_ready[seat] == 1:  # AVE-11.2, AVE-11.3: any value
        for value in range(1, WORKER_VALUES + 1):
            if anything_goes or has_target(s, seat, value):
                out[count] = TRAINED_AS_1 + value - 1
                count += 1
    return count


@rule
def take_worker(s: State, action: int) -> None:
    """Pick up a worker, or pass."""
    if action == PASS:
        pass_turn(s)
    elif action >= TRAINED_AS_1:
        pick_up(s, How.TRAINED, action - TRAINED_AS_1 + 1)
    else:
        pick_up(s, How.ORDINARY, action - WORKER_1 + 1)


@rule
def pick_up(s: State, how: int, value: int) -> None:
    """Ask where the worker goes that is used with this value."""
    s.how = how
    s.value = value
    s.decision = Decision.TARGET


@rule
def points_for_pass(s: State, seat: int) -> int:
    """1 point for each worker that is kept (AVE-4.2); a trained one that is not ready scores nothing (AVE-11.8)."""
    return PASS_VP * workers_ready(s, seat)


@rule
def pass_turn(s: State) -> None:
    """Keep all workers, with a point for each, and place no more in this round (AVE-4.2, AVE-4.3)."""
    seat = s.actor
    kept, points = workers_ready(s, seat), points_for_pass(s, seat)
    if s.training_ready[seat] == 1:  # AVE-11.6, AVE-11.9; AVE-11.8: one that is not ready stays
        put_into_supply(s, seat, int(s.training[seat]))
        s.training[seat] = 0
        s.training_ready[seat] = 0
    s.earned[seat, FOR_PASSING] += points
    s.out[seat] = 1
    note(s, Happening.PASSED, seat, kept, points)
    s.stage = Stage.TURN_END


@rule
def put_into_supply(s: State, seat: int, value: int) -> None:
    """Add a worker to a supply."""
    s.supply[seat, value] += 1
    s.supply_count[seat] += 1


@rule
def free_spaces(s: State, place: int) -> int:
    """How many workers a place still takes; in a row one for each card (AVE-4.8, AVE-4.9, AVE-4.10)."""
    if place < AEDIFICATOR:
        return int(CAPACITY[place, s.seats]) - int(s.standing_count[place])
    cards = 0
    for slot in range(SLOTS):
        if s.row[place - AEDIFICATOR, slot] != NO_CARD:
            cards += 1
    return cards


@rule
def has_space(s: State, place: int) -> bool:
    """Whether a worker may still come to a place; an imaginary one needs no space (AVE-4.8, AVE-14.4)."""
    return s.phase == Phase.EXTRA or free_spaces(s, place) > 0


@rule
def has_target(s: State, seat: int, value: int) -> bool:
    """Whether there is a legal target, training apart."""
    for target in range(TARGETS):
        if target != TARGET_TRAINING and is_legal_target(s, seat, value, target):
            return True
    return False


@rule
def is_legal_target(s: State, seat: int, value: int, target: int) -> bool:
    """Whether a worker may be used there: space, range, and every compulsory payment (AVE-4.11)."""
    if target >= TARGET_SLOTS:
        return can_take_card(s, seat, value, target)
    if target == TARGET_TRAINING:
        return can_train(s, seat)
    if not has_space(s, target):
        return False
    if target == QUAESTOR:
        return True
    denarii = int(s.stock[seat, DENARII])
    if target == ROMA:  # AVE-6.8.4
        return denarii >= toll_of(s, seat, value)
    due = surcharge_of(s, value)
    if denarii >= due:
        return True
    # AVE-6.3.4: at Mercator the sale may pay for it
    return target == MERCATOR and denarii + sale_value(s, seat) >= due


@rule
def row_of(target: int) -> int:
    """Return which row a target belongs to."""
    return (target - TARGET_SLOTS) // SLOTS


@rule
def slot_of(target: int) -> int:
    """Return which slot of its row a target is."""
    return (target - TARGET_SLOTS) % SLOTS


@rule
def place_of(target: int) -> int:
    """Return the place of the board on which the worker will lie."""
    return target if target < TARGET_SLOTS else AEDIFICATOR + row_of(target)


@rule
def offer_target(s: State, out: Any) -> int:
    """Every legal target of the worker that was picked up (AVE-4.8, AVE-4.11)."""
    count = 0
    for target in range(TARGETS):
        if is_legal_target(s, s.actor, s.value, target):
            out[count] = TARGET_0 + target
            count += 1
    return count


@rule
def take_target(s: State, target: int) -> None:
    """Put the worker there and begin its action (AVE-4.12)."""
    seat = s.actor
    s.target = target
    if target == TARGET_TRAINING:
        train(s, seat)
        return
    note(s, Happening.PLACED, seat, s.value, target, s.how)
    place = place_of(target)
    lay_down_worker(s, seat, place)
    fix_bonuses(s, seat, place)
    s.stage = Stage.BONUSES
    if target == QUAESTOR:
        add_effect(s, GAIN_DENARII, QUAESTOR_MULTIPLIER * s.value)  # AVE-6.1.1
    elif target == AEDILIS:
        begin_aedilis(s, seat)
    elif target == MERCATOR:
        s.buys_left = MOST_BOUGHT
        s.stage = Stage.SELLING  # AVE-6.3.2
    elif target == PROPRAETOR:
        begin_propraetor(s, seat)
    elif target == ROMA:
        move_on_roma_track(s, seat)
    else:
        take_card(s, seat, row_of(target), slot_of(target))


@rule
def lay_down_worker(s: State, seat: int, place: int) -> None:
    """The worker lies on the place with its printed value (AVE-11.7); an imaginary one lies nowhere (AVE-14.4)."""
    if s.how == How.IMAGINARY:
        return
    printed = s.value
    if s.how == How.TRAINED:  # AVE-11.9
        printed = int(s.training[seat])
        s.training[seat] = 0
        s.training_ready[seat] = 0
    else:
        s.supply[seat, printed] -= 1
        s.supply_count[seat] -= 1
    s.standing[place, printed] += 1
    s.standing_count[place] += 1


@rule
def end_turn(s: State) -> None:
    """Whoever has no worker left is out (AVE-4.4); the next seat in order that is not out is asked (AVE-4.1)."""
    if s.phase == Phase.EXTRA:
        end_extra_action(s)
        return
    seat = int(s.order[s.turn])
    if workers_ready(s, seat) == 0:
        s.out[seat] = 1
    for _ in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if s.out[s.order[s.turn]] == 0:
            ask_worker(s)
            return
    end_action_phase(s)  # AVE-4.7


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


# ---------------------------------------------------------------- 4.12: the chain of one placement


@rule
def add_effect(s: State, effect: int, amount: int) -> None:
    """Put an effect at the end of what is pending."""
    if amount > 0:
        s.pending[s.pending_count, 0] = effect
        s.pending[s.pending_count, 1] = amount
        s.pending_count += 1


@rule
def carry_on(s: State) -> None:
    """Carry out what is pending, then go from stage to stage, until somebody must be asked or the game is over."""
    while s.decision == Decision.NOTHING and s.phase != Phase.OVER:
        if s.pending_next < s.pending_count:
            resolve_effect(s)
        else:
            s.pending_next = s.pending_count = 0
            go_on_to_next_stage(s)


@rule
def go_on_to_next_stage(s: State) -> None:
    """The sequence of one placement (AVE-4.12); each place enters it where its own action begins."""
    if s.stage == Stage.SELLING:
        sell_or_go_on(s)
    elif s.stage == Stage.BUYING:
        buy_or_go_on(s)
    elif s.stage == Stage.ADDITION:
        s.stage = Stage.MOVEMENT
        ask_addition(s)
    elif s.stage == Stage.MOVEMENT:
        s.stage = Stage.BONUSES
        move_area_card(s)
    elif s.bonus_count > 0:
        s.stage = Stage.TURN_END
        gain_next_bonus(s)
    else:
        end_turn(s)


@rule
def resolve_effect(s: State) -> None:
    """Carry out the next pending effect, or one unit of it where something must be asked for each (AVE-17.1)."""
    seat = s.actor
    line = s.pending_next
    effect, amount = int(s.pending[line, 0]), int(s.pending[line, 1])
    if effect >= GAIN_COLOUR or effect == GAIN_POLITICAL:
        s.pending[line, 1] = amount - 1
        if amount == 1:
            s.pending_next = line + 1
        if effect >= GAIN_RESOURCE:
            receive(s, seat, effect - GAIN_RESOURCE)
        elif effect >= GAIN_COLOUR:
            s.receiving = effect - GAIN_COLOUR
            s.decision = Decision.COLOUR
        else:
            gain_political_influence(s, seat)
        return
    s.pending_next = line + 1
    if effect == GAIN_DENARII:
        s.stock[seat, DENARII] += amount
        note(s, Happening.GOT_DENARII, seat, amount)
    elif effect == GAIN_VP:
        s.earned[seat, FOR_BONUSES if s.stage == Stage.TURN_END else FOR_SETS] += amount
        note(s, Happening.GOT_VP, seat, amount)
    elif effect == GAIN_SURPLUS:
        gain_surplus(s, seat, amount)
    else:
        raise_influence(s, seat, s.area, amount)


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
        note(s, Happening.AREA_EMPTY, s.value)
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
def offer_half(s: State, out: Any) -> int:
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
def offer_area(s: State, out: Any) -> int:
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


# ---------------------------------------------------------------- 6.5 Aedificator, 6.6 Legatus, 6.7 Senatus


@rule
def fits_slot(slot: int, value: int) -> bool:
    """Whether a value lies in the range of a slot (AVE-6.5.2, AVE-6.6.1, AVE-6.7.1)."""
    return SLOT_MIN[slot] <= value <= SLOT_MAX[slot]


@rule
def can_pay(s: State, seat: int, row: int, card: int) -> bool:
    """Whether a seat has every named resource, surplus and denarius of a cost (AVE-7.7, AVE-7.8)."""
    for good in range(GOODS):
        if s.stock[seat, good] < COSTS[row, card, good]:
            return False
    return True


@rule
def can_take_card(s: State, seat: int, value: int, target: int) -> bool:
    """Whether the card of a slot is there, in range and affordable (AVE-4.10, AVE-4.11, AVE-14.5)."""
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
    """The second card of a building brings the resource shown and points (AVE-6.5.5)."""
    s.buildings[seat, kind] += 1
    if s.buildings[seat, kind] == BUILDING_COPIES:
        note(s, Happening.COMPLETED_SET, seat, BUILDING, kind, BUILDING_COPIES)
        add_effect(s, GAIN_RESOURCE + int(PAIR_RESOURCE[kind]), 1)
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


# ---------------------------------------------------------------- 6.8 Roma


@rule
def move_on_roma_track(s: State, seat: int) -> None:
    """Move exactly as far as the value says, pay, and gain an influence for each icon (AVE-6.8.1)."""
    toll = toll_of(s, seat, s.value)
    icons = icons_on_the_way(s, seat, s.value)
    s.stock[seat, DENARII] -= toll
    s.roma[seat] = (int(s.roma[seat]) + s.value) % ROMA_SPACES
    note(s, Happening.PAID_TOLL, seat, toll, s.roma[seat])
    add_effect(s, GAIN_POLITICAL, icons)


# ---------------------------------------------------------------- 7. storage and surplus


@rule
def receive(s: State, seat: int, resource: int) -> None:
    """Store a resource if that is possible (AVE-7.1, AVE-7.2, AVE-7.5); otherwise ask what it becomes (AVE-7.3)."""
    if s.stock[seat, resource] < LIMITS[s.board[seat], resource]:
        s.stock[seat, resource] += 1
        note(s, Happening.GAINED, seat, resource)
        return
    s.receiving = resource
    if s.stock[seat, SURPLUS] >= SURPLUS_MAX:  # AVE-7.4
        take_overflow(s, TO_MONEY)
    else:
        s.decision = Decision.OVERFLOW


@rule
def offer_overflow(s: State, out: Any) -> int:
    """One surplus, or the price of one's own board (AVE-7.3)."""
    out[0] = TO_SURPLUS
    out[1] = TO_MONEY
    return 2


@rule
def take_overflow(s: State, action: int) -> None:
    """Turn the resource that cannot be stored into a surplus or money (AVE-7.3)."""
    seat, resource = s.actor, s.receiving
    if action == TO_SURPLUS:
        s.stock[seat, SURPLUS] += 1
        note(s, Happening.OVERFLOWED, seat, resource, 1, 0)
    else:
        price = int(PRICES[s.board[seat], resource])
        s.stock[seat, DENARII] += price
        note(s, Happening.OVERFLOWED, seat, resource, 0, price)


@rule
def gain_surplus(s: State, seat: int, amount: int) -> None:
    """Surplus beyond the maximum is lost (AVE-7.6)."""
    kept = min(amount, SURPLUS_MAX - int(s.stock[seat, SURPLUS]))
    s.stock[seat, SURPLUS] += kept
    note(s, Happening.GOT_SURPLUS, seat, kept, amount - kept)


@rule
def offer_colour(s: State, out: Any) -> int:
    """One of the two resources of the colour (AVE-5.9, AVE-17.1)."""
    out[0] = TAKE_0 + COLOUR_RESOURCES[s.receiving, 0]
    out[1] = TAKE_0 + COLOUR_RESOURCES[s.receiving, 1]
    return 2


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


# ---------------------------------------------------------------- 11. training


@rule
def can_train(s: State, seat: int) -> bool:
    """Only a worker of the supply, and only onto an empty space (AVE-11.1, AVE-11.10, AVE-14.5)."""
    return s.how == How.ORDINARY and s.training[seat] == 0


@rule
def train(s: State, seat: int) -> None:
    """The worker stands on the training space; nothing else happens (AVE-11.1)."""
    s.supply[seat, s.value] -= 1
    s.supply_count[seat] -= 1
    s.training[seat] = s.value
    s.training_ready[seat] = s.training_next_turn  # AVE-11.4: its owner's next turn is the next time it can be used
    note(s, Happening.TRAINED, seat, s.value)
    s.stage = Stage.TURN_END


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
def workers_held(s: State, seat: int) -> int:
    """A seat's workers: the supply, and one that stays on the training space (AVE-11.5)."""
    return int(s.supply_count[seat]) + (1 if s.training[seat] > 0 else 0)


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


# ---------------------------------------------------------------- 14. end of the game


@rule
def begin_extra_actions(s: State) -> None:
    """Everybody may carry out one extra action, in the order of the last round (AVE-14.3)."""
    note(s, Happening.EXTRA_BEGAN, s.ending)
    s.phase = Phase.EXTRA
    s.turn = 0
    ask_worker(s)


@rule
def offer_extra_action(s: State, out: Any) -> int:
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


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapter 2)."""
    clear_table(s)
    s.seats = options[OPTION_SEATS]
    s.training_next_turn = options[OPTION_TRAINING]  # AVE-11.4
    s.any_area = options[OPTION_AREA]  # AVE-6.4.4
    shuffle_decks(s)
    lay_out_cards(s)
    deal_boards(s, options[OPTION_SIDES])
    draw_first_order(s)
    begin_round(s)


@rule
def legal(s: State, out: Any) -> int:
    """Write the actions offered to the actor into `out` and return how many there are."""
    decision = s.decision
    if decision == Decision.WORKER:
        return offer_worker(s, out)
    if decision == Decision.TARGET:
        return offer_target(s, out)
    if decision == Decision.SELL:
        return offer_sell(s, out)
    if decision == Decision.BUY:
        return offer_buy(s, out)
    if decision == Decision.HALF:
        return offer_half(s, out)
    if decision == Decision.ADDITION:
        return offer_addition(s, out)
    if decision == Decision.EXTRA_RESOURCE:
        return offer_extra_resource(s, out)
    if decision == Decision.AREA:
        return offer_area(s, out)
    if decision == Decision.ROTATE:
        return offer_rotate(s, out)
    if decision == Decision.OVERFLOW:
        return offer_overflow(s, out)
    if decision == Decision.COLOUR:
        return offer_colour(s, out)
    if decision == Decision.PLACE_PATRON:
        return offer_place_patron(s, out)
    if decision == Decision.FILL_SLOT:
        return offer_fill_slot(s, out)
    if decision == Decision.RECRUIT_PLACE:
        return offer_recruit_place(s, out)
    if decision == Decision.RECRUIT_WORKER:
        return offer_recruit_worker(s, out)
    return offer_extra_action(s, out)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action, and all that follows until the next question."""
    decision = s.decision
    s.decision = Decision.NOTHING
    if decision == Decision.WORKER:
        take_worker(s, action)
    elif decision == Decision.TARGET:
        take_target(s, action - TARGET_0)
    elif decision == Decision.SELL:
        take_sell(s, action)
    elif decision == Decision.BUY:
        take_buy(s, action)
    elif decision == Decision.HALF:
        take_half(s, action - HALF_0)
    elif decision == Decision.ADDITION:
        take_addition(s, action)
    elif decision == Decision.EXTRA_RESOURCE:
        take_extra_resource(s, action - TAKE_0)
    elif decision == Decision.AREA:
        take_area(s, action - AREA_1)
    elif decision == Decision.ROTATE:
        take_rotate(s, action)
    elif decision == Decision.OVERFLOW:
        take_overflow(s, action)
    elif decision == Decision.COLOUR:
        receive(s, s.actor, action - TAKE_0)
    elif decision == Decision.PLACE_PATRON:
        take_place_patron(s, action)
    elif decision == Decision.FILL_SLOT:
        take_fill_slot(s, action - FILL_0)
    elif decision == Decision.RECRUIT_PLACE:
        take_recruit_place(s, action - RECRUIT_0)
    elif decision == Decision.RECRUIT_WORKER:
        take_recruit_worker(s, action - RECRUIT_WORKER_1 + 1)
    else:
        take_extra_action(s, action)
    carry_on(s)


@rule
def scores(s: State, out: Any) -> None:
    """Write the points of every seat as they would be if the game ended now (chapter 15)."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def places(s: State, out: Any) -> None:
    """Write the place of every seat; there are no shared places (AVE-15.7)."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if other != seat and is_ahead(s, other, seat):
                out[seat] += 1
