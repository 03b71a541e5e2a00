"""What a viewer sees of a position of Porta Nigra, as data for a board."""

from __future__ import annotations

from typing import Any, Literal, cast

from saturnalia.kernel.schema import Record

from . import actions, honor_cards, opening, rules, scoring, stock
from .components import (
    ACTION_CARDS,
    AREA_LEVEL,
    AREAS,
    BRICK_AREAS,
    BUILDING_CARDS,
    BUILDING_NAMES,
    BUILDING_QUARTER,
    BUILDINGS,
    CARD_NAMES,
    CARD_TORCHES,
    COLOR_NAMES,
    COLOR_VALUE,
    COLORS,
    COMPONENTS,
    FIRST_POINTS,
    GATE_SITE_1,
    HONOR_FINAL,
    HONOR_KINDS,
    HONOR_NAMES,
    HONORS_PER_TURN,
    INTERIM_MULTIPLIER,
    LEAST_HEIGHT,
    MOST_HEIGHT,
    MOVE_COST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRICE,
    QUARTERS,
    REFILL_BELOW,
    REFILL_TARGET,
    REWARD_BRICKS,
    REWARD_COINS,
    REWARD_COLOR,
    REWARD_EVERY,
    REWARD_INFLUENCE,
    REWARD_ROMANS,
    REWARD_TORCHES,
    SECOND_POINTS,
    SHOP_QUARTER,
    SITE_AREA,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_GIVES_CARD,
    SITE_LEAST,
    SITE_NAMES,
    SITE_POSITION,
    SITES,
    SUPPLY_NAMES,
    SYMBOL_COLOR,
)
from .ids import Color
from .names import area_args, building_card_args, card_symbols, gains, honor_args, part, quarter_args, symbol_args
from .state import (
    ACTION_NAMES,
    CARD_0,
    HEIGHT_0,
    HONOR_0,
    QUARTER_0,
    RAISE_0,
    SHOP_0,
    SITE_0,
    SYMBOL_0,
    Decision,
    State,
)
from .view_types import (
    Buildings,
    BuildingView,
    BuildView,
    CardView,
    Colors,
    HeightView,
    HonorView,
    InterimView,
    MajorityView,
    QuarterView,
    RewardView,
    SeatView,
    ShopView,
    SiteView,
    TurnSymbol,
    TurnView,
    View,
)

PLACES: dict[int, Literal[0, 1, 2]] = {scoring.NO_PLACE: 0, scoring.FIRST: 1, scoring.SECOND: 2, scoring.TIED_FIRST: 1}

# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> View:
    """Return what the viewer sees: the city, the market, the displays, every seat, the turn, and the majorities."""
    return {
        "round": int(state.round_number),
        "rounds": int(state.rounds),
        "start_seat": int(state.start_seat),
        "active": int(state.active),
        "decision": Decision(state.decision).name.lower(),
        "ended_by": int(state.ended_by),
        "quarters": [quarter_view(state, viewer, quarter) for quarter in range(QUARTERS)],
        "shops": [shop_view(state, viewer, color) for color in range(COLORS)],
        "market": {
            "bricks": int(state.market),
            "reserve": int(state.reserve),
            "refill_below": REFILL_BELOW,
            "refill_target": REFILL_TARGET,
            "supply_left": int(state.supply_left),
            "supply_used": [name for name, used in zip(SUPPLY_NAMES, state.supply_used, strict=True) if used],
        },
        "buildings": [building_view(state, building) for building in range(BUILDINGS)],
        "sites": [site_view(state, viewer, site) for site in range(SITES)],
        "building_cards": {
            "display": [building_card_args(card) for card in range(BUILDING_CARDS) if state.building_display[card]],
            "left": int(state.building_left),
        },
        "honors": {
            "display": [honor_view(state, viewer, kind) for kind in range(HONOR_KINDS) if state.honor_display[kind]],
            "left": int(state.honor_left),
            "bought": int(state.honors_bought),
            "most": HONORS_PER_TURN,
        },
        "majorities": [majority_view(state, area) for area in range(AREAS)],
        "seats": [seat_view(state, viewer, seat) for seat in range(state.seats)],
        "turn": turn_view(state),
        "interim": interim_view(state),
    }


def has_builder(state: Record, seat: int) -> bool:
    """Whether a viewer is a seat whose master builder stands on the board, so that ways have a price."""
    return seat >= 0 and bool(state.builder[seat] != NOWHERE)


def quarter_view(state: Record, viewer: int, quarter: int) -> QuarterView:
    """Return a quarter: its building and shop, who stands there, and what the way there costs the viewer."""
    cost = int(MOVE_COST[state.builder[viewer], quarter]) if has_builder(state, viewer) else None
    return {
        **quarter_args(quarter),
        "target": ACTION_NAMES[QUARTER_0 + quarter],
        "next": (quarter + 1) % QUARTERS,
        "builders": [seat for seat in range(state.seats) if state.builder[seat] == quarter],
        "cost": cost,
    }


def shop_view(state: Record, viewer: int, color: int) -> ShopView:
    """Return a shop: its bricks and price, and what a brick costs the viewer, movement included."""
    placed = has_builder(state, viewer)
    quarter = int(SHOP_QUARTER[color])
    return {
        "color": COLOR_NAMES[color],
        "target": ACTION_NAMES[SHOP_0 + color],
        "quarter": None if quarter == NOWHERE else quarter,
        "bricks": int(state.shop[color]),
        "price": int(PRICE[color]),
        "move": actions.way_to_shop(state, viewer, color) if placed else None,
        "cost": actions.brick_cost(state, viewer, color) if placed else None,
        "affordable": placed and bool(actions.can_buy(state, viewer, color)),
    }


def building_view(state: Record, building: int) -> BuildingView:
    """Return a building: its reward, and how far every seat is from the next one."""
    return {
        "building": BUILDING_NAMES[building],
        "quarter": int(BUILDING_QUARTER[building]),
        "reward": reward_view(building),
        "built": [int(state.built[seat, building]) for seat in range(state.seats)],
        "to_reward": [
            int(REWARD_EVERY[building] - state.built[seat, building] % REWARD_EVERY[building])
            for seat in range(state.seats)
        ],
    }


def reward_view(building: int) -> RewardView:
    """Return the master builder reward of a building, in numbers and in words."""
    given = gains(
        torches=REWARD_TORCHES[building],
        coins=REWARD_COINS[building],
        influence=REWARD_INFLUENCE[building],
        romans=REWARD_ROMANS[building],
    )
    # without bricks no colour is shown: any will do
    bricks, color = int(REWARD_BRICKS[building]), COLOR_NAMES[REWARD_COLOR[building]]
    if bricks:
        given.append(part("gain-bricks", count=bricks, color=color))
    return {
        "every": int(REWARD_EVERY[building]),
        "torches": int(REWARD_TORCHES[building]),
        "coins": int(REWARD_COINS[building]),
        "influence": int(REWARD_INFLUENCE[building]),
        "romans": int(REWARD_ROMANS[building]),
        "bricks": bricks,
        "color": color,
        "gains": given,
    }


def site_view(state: Record, viewer: int, site: int) -> SiteView:
    """Return a site: what is printed, who has built there how high, and what building there means to the viewer."""
    entry = COMPONENTS["sites"][site]
    owner = int(state.site_owner[site])
    in_gate = stock.is_gate(site)
    return {
        "site": SITE_NAMES[site],
        "target": ACTION_NAMES[SITE_0 + site],
        "raise_target": ACTION_NAMES[RAISE_0 + site - GATE_SITE_1] if in_gate else None,
        "building": BUILDING_NAMES[SITE_BUILDING[site]],
        "row": entry["row"],
        "position": int(SITE_POSITION[site]),
        "color": COLOR_NAMES[SITE_COLOR[site]],
        "bricks": int(SITE_BRICKS[site]),
        "least": int(SITE_LEAST[site]),
        "most": MOST_HEIGHT if in_gate else int(SITE_BRICKS[site]),
        "points": actions.points_of_site(site, int(SITE_BRICKS[site])),
        "points_per_brick": actions.points_of_site(site, 1) if in_gate else None,
        "gives_card": bool(SITE_GIVES_CARD[site]),
        "earns_card": owner == NOBODY and bool(actions.earns_card(state, site)),
        "owner": None if owner == NOBODY else owner,
        "height": int(state.site_height[site]),
        "mine": build_view(state, viewer, site) if owner == NOBODY and has_builder(state, viewer) else None,
    }


def build_view(state: Record, seat: int, site: int) -> BuildView:
    """Return what building on an empty site would cost a seat and bring it now, in the Porta Nigra height by height."""
    have = actions.bricks_for(state, seat, SITE_COLOR[site])
    least = int(SITE_LEAST[site])
    most = actions.highest_segment(state, seat, site) if stock.is_gate(site) else least
    return {
        "possible": bool(actions.can_build(state, seat, site)),
        "move": actions.way_to_building(state, seat, SITE_BUILDING[site]),
        "missing": max(0, least - have),
        "heights": [height_view(state, seat, site, height) for height in range(least, max(least, most) + 1)],
    }


def height_view(state: Record, seat: int, site: int, height: int) -> HeightView:
    """Return what a segment of this height would use up and bring: white jokers, points and rewards."""
    return {
        "height": height,
        "target": ACTION_NAMES[HEIGHT_0 + height - LEAST_HEIGHT] if stock.is_gate(site) else None,
        "white": actions.white_needed(state, seat, site, height),
        "points": actions.points_of_site(site, height),
        "rewards": actions.rewards_for(state, seat, SITE_BUILDING[site], height),
    }


def honor_view(state: Record, viewer: int, kind: int) -> HonorView:
    """Return a kind of honor card in the display: copies, price, effect, and whether the viewer could buy it."""
    return {
        **honor_args(kind),
        "target": ACTION_NAMES[HONOR_0 + kind],
        "count": int(state.honor_display[kind]),
        "possible": viewer >= 0 and bool(honor_cards.can_buy_honor(state, viewer, kind)),
    }


def majority_view(state: Record, area: int) -> MajorityView:
    """Return a majority: what its places are worth; for every seat what it has, what it gets and what changes it."""
    return {
        **area_args(area),
        "building": COMPONENTS["majorities"][area]["building"],
        "first": int(FIRST_POINTS[area]),
        "second": int(SECOND_POINTS[area]),
        "free": free_in(state, area),
        "seats": [
            {
                "seat": seat,
                "measure": int(state.measure[seat, area]),
                "best": best_color(state, seat, area),
                "place": PLACES[scoring.place_in(state, seat, area)],
                "tied": bool(scoring.place_in(state, seat, area) == scoring.TIED_FIRST),
                "points": scoring.points_in(state, seat, area),
                "needed": needed_for_more(state, seat, area),
            }
            for seat in range(state.seats)
        ],
    }


def best_color(state: Record, seat: int, area: int) -> Color | None:
    """The colour of the most valuable brick of a seat in an area, which decides ties (POR-8.14)."""
    values = COLOR_VALUE.tolist()
    best = int(state.best_brick[seat, area])
    return COLOR_NAMES[values.index(best)] if best in values else None


def free_in(state: Record, area: int) -> int:
    """How many bricks, or in the Porta Nigra how many segments, can still come into an area."""
    empty = state.site_owner == NOBODY
    if area < BRICK_AREAS:
        return int(SITE_BRICKS[empty & (area == SITE_AREA)].sum())
    return int(empty[GATE_SITE_1:].sum())


def needed_for_more(state: Record, seat: int, area: int) -> int | None:
    """How many more bricks, or segments of that height, would bring a seat more points there; None if none would.

    Ties are taken as they stand: what the colour of the new bricks could win is not counted on.
    """
    room = free_in(state, area)
    if area >= BRICK_AREAS:  # own segments that are still lower could be raised
        own = state.site_owner[GATE_SITE_1:] == seat
        room += int((own & (state.site_height[GATE_SITE_1:] < AREA_LEVEL[area])).sum())
    now = scoring.points_in(state, seat, area)
    ahead = int(state.measure[:, area].max() - state.measure[seat, area]) + 1
    after = State.copy(state)
    for more in range(1, min(room, ahead) + 1):
        after.measure[seat, area] += 1
        if scoring.points_in(after, seat, area) > now:
            return more
    return None


def seat_view(state: Record, viewer: int, seat: int) -> SeatView:
    """Return one player; action cards in hand only where the viewer may see them."""
    sees_hand = seat == viewer or state.actor < 0
    builder = int(state.builder[seat])
    return {
        "seat": seat,
        "points": int(state.points[seat]),
        "coins": int(state.coins[seat]),
        "torches": int(state.torches[seat]),
        "influence": int(state.influence[seat]),
        "romans": int(state.romans[seat]),
        "stock": int(state.stock[seat]),
        "segments": int(state.segments[seat]),
        "builder": None if builder == NOWHERE else builder,
        "bricks": cast("Colors", dict(zip(COLOR_NAMES, state.bricks[seat].tolist(), strict=True))),
        "building_cards": cast(
            "Buildings", dict(zip(BUILDING_NAMES, state.building_cards[seat].tolist(), strict=True))
        ),
        "finals": [
            {"honor": HONOR_NAMES[kind], "points": int(HONOR_FINAL[kind]), "count": int(state.finals[seat, kind])}
            for kind in range(HONOR_KINDS)
            if state.finals[seat, kind]
        ],
        "hand": cards_of(state.hand[seat]) if sees_hand else None,
        "hand_count": int(state.hand_count[seat]),
        "deck_left": int(state.deck_left[seat]),
        "played": [CARD_NAMES[card] for card in range(ACTION_CARDS) if state.played[seat, card]],
        "unplayed": [
            CARD_NAMES[card]
            for card in range(ACTION_CARDS)
            if not state.played[seat, card] and opening.is_in_game(state, card)
        ],
        "interim_units": rules.interim_units(state, seat) if state.round_number < state.rounds else None,
        "final": {
            "sets": scoring.points_for_sets(state, seat),
            "finals": scoring.points_for_finals(state, seat),
            "play_area": scoring.points_for_play_area(state, seat),
            "majorities": scoring.points_for_majorities(state, seat),
            "total": scoring.points_of(state, seat),
        },
    }


def card_view(card: int) -> CardView:
    """Return an action card as the component file describes it."""
    return {
        "card": CARD_NAMES[card],
        "target": ACTION_NAMES[CARD_0 + card],
        "torches": int(CARD_TORCHES[card]),
        "symbols": [symbol_args(symbol) for symbol in card_symbols(card)],
    }


def cards_of(flags: Any) -> list[CardView]:
    """Return the action cards that are marked."""
    return [card_view(card) for card in range(ACTION_CARDS) if flags[card]]


def turn_view(state: Record) -> TurnView | None:
    """Return the card being carried out: its symbols, what of them is used, and the torches left."""
    if state.card == NOTHING:
        return None
    card = int(state.card)
    return {
        "card": CARD_NAMES[card],
        "torches": int(CARD_TORCHES[card]),
        "torches_left": int(state.card_torches),
        "symbols": [symbol_view(state, slot, symbol) for slot, symbol in enumerate(card_symbols(card))],
    }


def symbol_view(state: Record, slot: int, symbol: int) -> TurnSymbol:
    """Return a symbol of the played card: whether it is used or possible, and what a purchase would cost."""
    color = int(SYMBOL_COLOR[symbol])
    is_empty = color != NOTHING and bool(actions.buys_any(state, color))
    cost = None if color == NOTHING or is_empty else actions.brick_cost(state, state.active, color)
    return {
        **symbol_args(symbol),
        "target": ACTION_NAMES[SYMBOL_0 + slot],
        "used": bool(rules.is_used(state, slot)),
        "becomes_any": is_empty,
        "cost": cost,
        "possible": bool(actions.can_use(state, state.active, symbol)),
    }


def interim_view(state: Record) -> InterimView | None:
    """Return the interim scoring: how much is split, and both totals before it."""
    if state.actor < 0 or state.decision not in (Decision.INTERIM_TENS, Decision.INTERIM_UNITS):
        return None
    seat = int(state.actor)
    return {
        "seat": seat,
        "bricks": rules.bricks_on_board(state, seat),
        "multiplier": int(INTERIM_MULTIPLIER[state.seats]),
        "units": rules.interim_units(state, seat),
        "tens": int(state.tens) if state.decision == Decision.INTERIM_UNITS else None,
        "coins": int(state.coins[seat]),
        "points": int(state.points[seat]),
    }
