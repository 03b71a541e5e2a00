"""The rules of Ave Roma: the action phase (chapter 4), and what bonuses bring (17.1). Every function names its clauses.

Rounds, refill and the end are in `rounds.py`, the places in `areas.py`, `cards.py` and `tracks.py`, training in
`training.py`, storage in `stock.py`, the final scoring in `scoring.py`.

A placement is one chain (AVE-4.12). What it causes is put into one list of pending effects; `carry_on` carries them out
one by one, and when nothing is pending it goes on to the next stage: selling, buying, the addition of Propraetor, card
movement, patron bonuses, the end of the turn. It stops as soon as somebody must be asked.

`setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at the end.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.ranking import places_from, scores_from

from .areas import (
    ask_addition,
    begin_aedilis,
    begin_propraetor,
    buy_or_go_on,
    move_area_card,
    offer_addition,
    offer_area,
    offer_buy,
    offer_extra_resource,
    offer_half,
    offer_rotate,
    offer_sell,
    sale_value,
    sell_or_go_on,
    surcharge_of,
    take_addition,
    take_area,
    take_buy,
    take_extra_resource,
    take_half,
    take_rotate,
    take_sell,
)
from .cards import (
    can_take_card,
    fix_bonuses,
    gain_next_bonus,
    gain_political_influence,
    offer_fill_slot,
    offer_place_patron,
    row_of,
    slot_of,
    take_card,
    take_fill_slot,
    take_place_patron,
)
from .components import (
    AEDIFICATOR,
    AEDILIS,
    CAPACITY,
    DENARII,
    GAIN_COLOUR,
    GAIN_DENARII,
    GAIN_POLITICAL,
    GAIN_RESOURCE,
    GAIN_SURPLUS,
    GAIN_VP,
    MERCATOR,
    MOST_BOUGHT,
    NO_CARD,
    PASS_VP,
    PROPRAETOR,
    QUAESTOR,
    QUAESTOR_MULTIPLIER,
    ROMA,
    SLOTS,
    WORKER_VALUES,
)
from .opening import deal_boards, draw_first_order, lay_out_cards, shuffle_decks
from .rounds import (
    ask_worker,
    begin_round,
    end_action_phase,
    end_extra_action,
    offer_extra_action,
    offer_recruit_place,
    offer_recruit_worker,
    pick_up,
    take_extra_action,
    take_recruit_place,
    take_recruit_worker,
)
from .scoring import is_ahead, points_of
from .state import (
    AREA_1,
    FILL_0,
    FOR_BONUSES,
    FOR_PASSING,
    FOR_SETS,
    HALF_0,
    PASS,
    RECRUIT_0,
    RECRUIT_WORKER_1,
    TAKE_0,
    TARGET_0,
    TARGET_SLOTS,
    TARGET_TRAINING,
    TARGETS,
    TRAINED_AS_1,
    WORKER_1,
    Decision,
    Happening,
    How,
    Phase,
    Stage,
    State,
)
from .stock import add_effect, gain_surplus, offer_colour, offer_overflow, receive, take_overflow
from .tracks import move_on_roma_track, raise_influence, toll_of
from .training import can_train, train

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_TRAINING, OPTION_AREA, OPTION_SIDES = range(4)


# ---------------------------------------------------------------- 4. action phase


@rule
def workers_ready(s: State, seat: int) -> int:
    """How many workers a seat has left: in supply, and a trained one that is ready (AVE-4.13, AVE-11.11)."""
    return int(s.supply_count[seat]) + int(s.training_ready[seat])


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
def points_for_pass(s: State, seat: int) -> int:
    """1 point for each worker that is kept (AVE-4.3); a trained one that is not ready scores nothing (AVE-11.8)."""
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
    """The worker lies there (AVE-4.12) with its printed value (AVE-11.7); an imaginary one lies nowhere (AVE-14.4)."""
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


# ---------------------------------------------------------------- 4.12: the chain of one placement


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


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapter 2)."""
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


scores = scores_from(points_of)
places = places_from(is_ahead)
