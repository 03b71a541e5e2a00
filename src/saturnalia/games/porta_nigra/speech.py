"""What is said in Porta Nigra: questions, answers and log lines, as messages of `words.<language>.ftl`."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import actions, rules, stock
from .components import (
    BUILD_PRICE,
    BUILDING_NAMES,
    CARD_SYMBOLS,
    COINS_PER_CARD_TORCH,
    COINS_PER_TORCH,
    COLOR_NAMES,
    FIRST_POINTS,
    GATE,
    GATE_SITE_1,
    HONOR_PRICE,
    LEAST_HEIGHT,
    MAX_SEATS,
    NOBODY,
    PRICE,
    REWARD_COINS,
    REWARD_INFLUENCE,
    REWARD_TORCHES,
    ROMAN_PRICE,
    ROMANS_BOUGHT,
    SECOND_POINTS,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_LEAST,
    SYMBOL_COLOR,
)
from .names import (
    area_args,
    building_card_args,
    card_args,
    gains,
    honor_args,
    message,
    quarter_args,
    site_args,
    symbol_args,
)
from .state import (
    CARD_0,
    END_TURN,
    GIVE_UP_CARD_TORCH,
    HEIGHT_0,
    HONOR_0,
    INFLUENCE_BUILD,
    INFLUENCE_ROMAN,
    QUARTER_0,
    RAISE_0,
    SELL_TORCH,
    SHOP_0,
    SITE_0,
    START_0,
    SYMBOL_0,
    TENS_0,
    UNITS_0,
    Decision,
    EarlyEnd,
)

# ---------------------------------------------------------------- questions


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    decision = Decision(state.decision)
    seat = int(state.actor)
    args: dict[str, Any] = {}
    if decision == Decision.TURN_MENU:
        args = {"left": int(state.card_torches), "torches": int(state.torches[seat]), "coins": int(state.coins[seat])}
    elif decision == Decision.BUY_COLOR:
        args = {"coins": int(state.coins[seat])}
    elif decision == Decision.GATE_HEIGHT:
        args = {"color": COLOR_NAMES[SITE_COLOR[state.site]]}
    elif decision in (Decision.INTERIM_TENS, Decision.INTERIM_UNITS):
        args = {"bricks": rules.bricks_on_board(state, seat), "units": rules.interim_units(state, seat)}
    return message(f"ask-{decision.name.lower().replace('_', '-')}", **args)


# ---------------------------------------------------------------- answers


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    decision = Decision(state.decision)
    if decision == Decision.PLACE_BUILDER:
        return message("do-place-builder", **quarter_args(action - QUARTER_0))
    if decision == Decision.PLAY_CARD:
        return message("do-play-card", **card_args(action - CARD_0))
    if decision == Decision.TURN_MENU:
        return describe_menu(state, action)
    if decision == Decision.BUY_COLOR:
        return message("do-buy", token=0, **purchase_args(state, int(state.actor), action - SHOP_0))
    if decision == Decision.BUILD_SITE:
        return describe_site(state, action - SITE_0)
    if decision == Decision.GATE_HEIGHT:
        return message("do-gate-height", **segment_args(state, int(state.site), action - HEIGHT_0 + LEAST_HEIGHT))
    if decision == Decision.RAISE_SITE:
        site = action - RAISE_0 + GATE_SITE_1
        rewards = actions.rewards_for(state, state.actor, GATE, 1)
        return message("do-raise", **site_args(site), height=int(state.site_height[site]) + 1, rewards=rewards)
    if decision == Decision.INTERIM_TENS:
        first = 10 * (action - TENS_0)
        last = min(first + 9, rules.interim_units(state, state.actor))
        return message("do-interim-tens", first=first, last=last, several=int(last > first))
    if decision == Decision.INTERIM_UNITS:
        return describe_split(state, 10 * int(state.tens) + action - UNITS_0)
    return message("do-name-start-player", seat=action - START_0)


def describe_menu(state: Record, action: int) -> Message:
    """Return what a point of the turn menu means."""
    seat = int(state.actor)
    if action == END_TURN:
        return message("do-end-turn", coins=int(state.card_torches) * COINS_PER_CARD_TORCH)
    if action == GIVE_UP_CARD_TORCH:
        return message("do-give-up-card-torch", coins=COINS_PER_CARD_TORCH)
    if action == SELL_TORCH:
        return message("do-sell-torch", coins=COINS_PER_TORCH)
    if action == INFLUENCE_ROMAN:
        romans = min(ROMANS_BOUGHT, int(state.stock[seat]))
        return message("do-influence-roman", price=ROMAN_PRICE, romans=romans, left=influence_after(state, ROMAN_PRICE))
    if action == INFLUENCE_BUILD:
        return message("do-influence-build", price=BUILD_PRICE, left=influence_after(state, BUILD_PRICE))
    if action >= HONOR_0:
        kind = action - HONOR_0
        return message("do-buy-honor", **honor_args(kind), left=influence_after(state, HONOR_PRICE[kind]))
    return describe_symbol(state, seat, action - SYMBOL_0)


def influence_after(state: Record, price: int) -> int:
    """What influence the actor would keep."""
    return int(state.influence[state.actor]) - int(price)


def describe_symbol(state: Record, seat: int, slot: int) -> Message:
    """Return what using a symbol of the played card means; `token` is 1 if it costs a torch token."""
    symbol = int(CARD_SYMBOLS[state.card, slot])
    args = symbol_args(symbol)
    token = int(state.card_torches == 0)
    if args["symbol"] == "buy_any":
        return message("do-buy-any", token=token)
    if args["color"] in COLOR_NAMES:
        if actions.buys_any(state, SYMBOL_COLOR[symbol]):
            return message("do-buy-instead", color=args["color"], token=token)
        return message("do-buy", token=token, **purchase_args(state, seat, int(SYMBOL_COLOR[symbol])))
    kind = "coins" if args["symbol"].startswith("coins") else args["symbol"]
    return message(f"do-{kind}", amount=args["amount"], token=token)


def purchase_args(state: Record, seat: int, color: int) -> dict[str, Any]:
    """What a brick costs: price, movement, both together, and the coins that are left."""
    move, price = actions.way_to_shop(state, seat, color), int(PRICE[color])
    cost = actions.brick_cost(state, seat, color)
    left = int(state.coins[seat]) - cost
    return {"color": COLOR_NAMES[color], "price": price, "move": move, "cost": cost, "left": left}


def describe_site(state: Record, site: int) -> Message:
    """Return what building on a site costs and brings; in the Porta Nigra the height is still open."""
    if not stock.is_gate(site):
        return message("do-build-site", **segment_args(state, site, int(SITE_LEAST[site])))
    seat = int(state.actor)
    most = actions.highest_segment(state, seat, site)
    move = actions.way_to_building(state, seat, GATE)
    card = int(actions.earns_card(state, site))
    return message("do-build-gate", **site_args(site), least=LEAST_HEIGHT, most=most, move=move, earns=card)


def segment_args(state: Record, site: int, height: int) -> dict[str, Any]:
    """A segment that could be built: bricks, white ones among them, movement, points, card and rewards."""
    seat = int(state.actor)
    return {
        **site_args(site),
        "height": height,
        "white": actions.white_needed(state, seat, site, height),
        "move": actions.way_to_building(state, seat, SITE_BUILDING[site]),
        "points": actions.points_of_site(site, height),
        "earns": int(actions.earns_card(state, site)),
        "rewards": actions.rewards_for(state, seat, SITE_BUILDING[site], height),
    }


def describe_split(state: Record, coins: int) -> Message:
    """Return what a split of the interim scoring brings, and both totals after it."""
    seat = int(state.actor)
    points = rules.interim_units(state, seat) - coins
    totals = {"all_coins": int(state.coins[seat]) + coins, "all_points": int(state.points[seat]) + points}
    return message("do-interim-units", coins=coins, points=points, **totals)


# ---------------------------------------------------------------- the log


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for an event, or None for one that is not worth a line."""
    name = event["event"]
    args = {key: value for key, value in event.items() if key != "event"}
    if name == "drew_card":
        if event["card"] is None:
            return None
        return message("log-drew-card", seat=event["seat"], **card_args(event["card"]))
    if name == "scored_majority":
        return tell_majority(args)
    if "card" in args:
        args |= card_args(event["card"])
    if "quarter" in args:
        args |= quarter_args(args.pop("quarter"))
    if "site" in args:
        args = {**site_args(args.pop("site")), **args}
    if "building_card" in args:
        args |= building_card_args(event["building_card"])
    if "honor" in args:
        args |= honor_args(event["honor"])
    if name == "got_reward":
        return tell_reward(args)
    if name in ("bought", "took_bricks"):
        args["color"] = COLOR_NAMES[event["color"]]
    elif name == "began_early_end":
        args["why"] = "bricks" if event["why"] == EarlyEnd.BRICKS else "segments"
    return message(f"log-{name.replace('_', '-')}", **args)


def tell_reward(event: dict[str, Any]) -> Message:
    """Return the sentence for a master builder reward; bricks have a line of their own."""
    building, times = event["building"], event["times"]
    gained = gains(
        torches=times * REWARD_TORCHES[building],
        coins=times * REWARD_COINS[building],
        influence=times * REWARD_INFLUENCE[building],
        romans=event["romans"],
    )
    args = {"seat": event["seat"], "building": BUILDING_NAMES[building], "times": times}
    return message("log-got-reward", **args, gains=gained) if gained else message("log-earned-reward", **args)


def tell_majority(event: dict[str, Any]) -> Message:
    """Return the sentence for a majority: first and second place, first place alone, or a tie for the first."""
    area = event["area"]
    args = {**area_args(area), "first": int(FIRST_POINTS[area]), "second": int(SECOND_POINTS[area])}
    if event["tied"]:
        seats = [seat for seat in range(MAX_SEATS) if event["tied"] >> seat & 1]
        return message("log-majority-tied", **args, seats=seats)
    args["first_seat"] = event["first_seat"]
    if event["second_seat"] == NOBODY:
        return message("log-majority-first", **args)
    return message("log-majority-both", **args, second_seat=event["second_seat"])
