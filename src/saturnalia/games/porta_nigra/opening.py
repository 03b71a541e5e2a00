"""How a match of Porta Nigra is laid out (chapter 2), and how action cards are dealt and drawn (3.25)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import shuffle

from .actions import renew_least_bricks
from .components import (
    ACTION_CARDS,
    BRICKS,
    BUILDING_CARDS,
    BUILDINGS,
    CARD_ONLY_2_3,
    COLORS,
    HAND_SIZE,
    HONOR_COUNT,
    HONOR_KINDS,
    NOTHING,
    START_COINS,
    START_INFLUENCE,
    START_POINTS,
    START_ROMANS,
    START_TORCHES,
    STOCK_ROMANS,
    SUPPLY_CARDS,
    USES_2_3_CARDS,
)
from .state import Happening, State


@rule
def lay_out_board(s: State) -> None:
    """All bricks lie in the reserve (POR-2.1), and every site is empty."""
    s.reserve = BRICKS
    for building in range(BUILDINGS):
        for color in range(COLORS):
            renew_least_bricks(s, building, color)


@rule
def equip(s: State, seat: int) -> None:
    """Give a player the starting coins, tokens and Romans (POR-1.4, POR-2.6, POR-2.7, POR-2.8)."""
    s.coins[seat] = START_COINS
    s.torches[seat] = START_TORCHES
    s.influence[seat] = START_INFLUENCE
    s.romans[seat] = START_ROMANS
    s.stock[seat] = STOCK_ROMANS
    s.points[seat] = START_POINTS


@rule
def shuffle_piles(s: State) -> None:
    """Shuffle the supply cards, the building cards and the honor cards (POR-2.2, POR-2.4, POR-2.5, POR-11.2)."""
    for card in range(SUPPLY_CARDS):
        s.supply[card] = card
    s.supply_left = SUPPLY_CARDS
    shuffle(s.generator, s.supply, SUPPLY_CARDS)
    for card in range(BUILDING_CARDS):  # POR-1.22
        s.building_pile[card] = card
    s.building_left = BUILDING_CARDS
    shuffle(s.generator, s.building_pile, BUILDING_CARDS)
    for kind in range(HONOR_KINDS):  # POR-1.23
        for _ in range(HONOR_COUNT[kind]):
            s.honor_pile[s.honor_left] = kind
            s.honor_left += 1
    shuffle(s.generator, s.honor_pile, s.honor_left)


@rule
def is_in_game(s: State, card: int) -> bool:
    """Whether an action card is used with so many players (POR-1.20, POR-2.9)."""
    return USES_2_3_CARDS[s.seats] == 1 or CARD_ONLY_2_3[card] == 0


@rule
def deal_action_cards(s: State, seat: int) -> None:
    """Shuffle all own action cards and draw a hand (POR-2.10, POR-6.9, POR-11.2, POR-11.4)."""
    count = 0
    for card in range(ACTION_CARDS):  # POR-1.19: the same cards for everybody
        s.played[seat, card] = 0
        if is_in_game(s, card):
            s.deck[seat, count] = card
            count += 1
    s.deck_left[seat] = count
    shuffle(s.generator, s.deck[seat], count)
    for _ in range(HAND_SIZE):
        draw_action_card(s, seat)


@rule
def draw_action_card(s: State, seat: int) -> None:
    """Draw the top card of the own deck, if there is one (POR-3.25)."""
    if s.deck_left[seat] == 0:
        return
    s.deck_left[seat] -= 1
    card = int(s.deck[seat, s.deck_left[seat]])
    s.deck[seat, s.deck_left[seat]] = NOTHING
    s.hand[seat, card] = 1
    s.hand_count[seat] += 1
    s.revealed = 1
    note(s, Happening.DREW_CARD, seat, card)
