"""How a match of Ave Roma is laid out (chapter 2): all that chance decides before the first turn (AVE-R1)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import below, shuffle

from .components import (
    AREA_CARD,
    AREAS,
    BOARDS,
    DECK_SIZE,
    DECKS,
    DENARII,
    MIN_PLAYERS,
    NO_CARD,
    PRESTIGE_START,
    RESOURCES,
    ROMA_START,
    ROWS,
    SLOTS,
    START_DENARII,
    START_GOODS,
    WORKER_VALUES,
)
from .state import (
    IN_DECK,
    ON_BOARD,
    State,
)

SIDES_B, SIDES_RANDOM = 1, 2  # values of the option

# ---------------------------------------------------------------- 2. set-up


@rule
def clear_placement(s: State) -> None:
    """Forget the last placement."""
    s.value = s.how = s.area = 0
    s.pending_next = s.pending_count = s.bonus_count = 0
    s.receiving = s.buys_left = s.gained_influence = 0
    s.target = s.new_patron = NO_CARD


@rule
def shuffle_decks(s: State) -> None:
    """Remove the cards for larger tables and shuffle the four decks (AVE-2.1, AVE-2.2, AVE-2.3)."""
    for kind in range(DECKS):
        count = 0
        for card in range(DECK_SIZE):
            if MIN_PLAYERS[kind, card] <= s.seats:
                s.deck[kind, count] = card
                s.holder[kind, card] = IN_DECK
                count += 1
        s.deck_count[kind] = count
        shuffle(s.generator, s.deck[kind], count)


@rule
def draw_card(s: State, kind: int) -> int:
    """Lay the top card of a deck on the board, where everybody sees it: the only chance in play (AVE-R2)."""
    s.deck_count[kind] -= 1
    top = int(s.deck_count[kind])
    card = int(s.deck[kind, top])
    s.deck[kind, top] = NO_CARD
    s.holder[kind, card] = ON_BOARD
    s.revealed = 1
    return card


@rule
def lay_out_cards(s: State) -> None:
    """Five area cards in the lower position, and five cards in each row, the first drawn in slot 5."""
    s.prestige[:] = PRESTIGE_START  # AVE-2.6
    for area in range(AREAS):  # AVE-2.4
        s.area_card[area] = draw_card(s, AREA_CARD)
    for row in range(ROWS):  # AVE-2.5
        for slot in range(SLOTS - 1, -1, -1):
            s.row[row, slot] = draw_card(s, row)


@rule
def deal_boards(s: State, sides: int) -> None:
    """Every seat gets a random board, its goods, 3 denarii and one worker of each value (AVE-2.7, AVE-16.1)."""
    for board in range(BOARDS):
        s.bonuses[board] = board  # scratch paper
    shuffle(s.generator, s.bonuses, BOARDS)
    s.roma[:] = ROMA_START  # AVE-2.6
    for seat in range(s.seats):
        board = int(s.bonuses[seat])
        if sides == SIDES_B or (sides == SIDES_RANDOM and below(s.generator, 2) == 1):
            board += BOARDS
        s.board[seat] = board
        for resource in range(RESOURCES):
            s.stock[seat, resource] = START_GOODS[board, resource]
        s.stock[seat, DENARII] = START_DENARII
        for value in range(1, WORKER_VALUES + 1):
            s.supply[seat, value] = 1
        s.supply_count[seat] = WORKER_VALUES
    for board in range(BOARDS):
        s.bonuses[board] = 0


@rule
def draw_first_order(s: State) -> None:
    """The first player order is drawn by lot (AVE-2.8)."""
    for seat in range(s.seats):
        s.order[seat] = seat
    shuffle(s.generator, s.order, s.seats)
