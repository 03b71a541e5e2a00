"""What is said in Porta Nigra: questions, answers, refusals and log lines, as messages of `words.<language>.ftl`."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record

from . import rules
from .components import (
    BUILD_PRICE,
    BUILDING_NAMES,
    CARD_SIZE,
    CARD_SYMBOLS,
    COINS_PER_CARD_TORCH,
    COINS_PER_TORCH,
    COLOR_NAMES,
    FIRST_POINTS,
    GATE,
    GATE_SITE_1,
    HONOR_DISCARD,
    HONOR_FINAL,
    HONOR_KIND,
    HONOR_PRICE,
    HONOR_SET,
    HONORS_PER_TURN,
    LEAST_HEIGHT,
    MAX_SEATS,
    MOST_HEIGHT,
    NOBODY,
    NOTHING,
    PRICE,
    RAISE,
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
        args = {"units": rules.interim_units(state, seat), "tens": 10 * int(state.tens)}
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
        rewards = rules.rewards_for(state, state.actor, GATE, 1)
        return message("do-raise", **site_args(site), height=int(state.site_height[site]) + 1, rewards=rewards)
    if decision == Decision.INTERIM_TENS:
        first = 10 * (action - TENS_0)
        return message("do-interim-tens", first=first, last=min(first + 9, rules.interim_units(state, state.actor)))
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
        if rules.buys_any(state, SYMBOL_COLOR[symbol]):
            return message("do-buy-instead", color=args["color"], token=token)
        return message("do-buy", token=token, **purchase_args(state, seat, int(SYMBOL_COLOR[symbol])))
    kind = "coins" if args["symbol"].startswith("coins") else args["symbol"]
    return message(f"do-{kind}", amount=args["amount"], token=token)


def purchase_args(state: Record, seat: int, color: int) -> dict[str, Any]:
    """What a brick costs: price, movement, both together, and the coins that are left."""
    move, price = rules.way_to_shop(state, seat, color), int(PRICE[color])
    cost = move + price
    left = int(state.coins[seat]) - cost
    return {"color": COLOR_NAMES[color], "price": price, "move": move, "cost": cost, "left": left}


def describe_site(state: Record, site: int) -> Message:
    """Return what building on a site costs and brings; in the Porta Nigra the height is still open."""
    if site < GATE_SITE_1:
        return message("do-build-site", **segment_args(state, site, int(SITE_LEAST[site])))
    seat = int(state.actor)
    most = min(MOST_HEIGHT, rules.bricks_for(state, seat, SITE_COLOR[site]))
    move = rules.way_to_building(state, seat, GATE)
    card = int(rules.earns_card(state, site))
    return message("do-build-gate", **site_args(site), least=LEAST_HEIGHT, most=most, move=move, earns=card)


def segment_args(state: Record, site: int, height: int) -> dict[str, Any]:
    """A segment that could be built: bricks, white ones among them, movement, points, card and rewards."""
    seat = int(state.actor)
    return {
        **site_args(site),
        "height": height,
        "white": max(0, height - int(state.bricks[seat, SITE_COLOR[site]])),
        "move": rules.way_to_building(state, seat, SITE_BUILDING[site]),
        "points": rules.points_of_site(site, height),
        "earns": int(rules.earns_card(state, site)),
        "rewards": rules.rewards_for(state, seat, SITE_BUILDING[site], height),
    }


def describe_split(state: Record, coins: int) -> Message:
    """Return what a split of the interim scoring brings, and both totals after it."""
    seat = int(state.actor)
    points = rules.interim_units(state, seat) - coins
    totals = {"all_coins": int(state.coins[seat]) + coins, "all_points": int(state.points[seat]) + points}
    return message("do-interim-units", coins=coins, points=points, **totals)


# ---------------------------------------------------------------- why not?


def why_not(state: Record, action: int) -> Reason:
    """Return the clause that forbids an action which is not offered, in words."""
    decision = Decision(state.decision)
    if decision == Decision.PLACE_BUILDER:
        return Reason(message("why-place-builder-first"), "POR-3.12")
    if decision == Decision.PLAY_CARD:
        if CARD_0 <= action < SYMBOL_0:
            return why_not_card(state, action - CARD_0)
        return Reason(message("why-play-card-first"), "POR-3.22")
    if decision == Decision.TURN_MENU:
        return why_not_menu(state, action)
    if decision == Decision.BUY_COLOR:
        if SHOP_0 <= action < SITE_0:
            return why_not_shop(state, action - SHOP_0)
        return Reason(message("why-buy-first"), "POR-3.21")
    if decision == Decision.BUILD_SITE:
        if SITE_0 <= action < HEIGHT_0:
            return why_not_site(state, action - SITE_0)
        return Reason(message("why-build-first"), "POR-3.21")
    if decision == Decision.GATE_HEIGHT:
        return why_not_height(state, action)
    if decision == Decision.RAISE_SITE:
        if RAISE_0 <= action < TENS_0:
            return why_not_raise(state, action - RAISE_0 + GATE_SITE_1)
        return Reason(message("why-raise-first"), "POR-5.3")
    if decision == Decision.NAME_START_PLAYER:
        return Reason(message("why-name-first"), "POR-6.7")
    return why_not_split(state, action)


def why_not_card(state: Record, card: int) -> Reason:
    """A card must be in hand."""
    if state.played[state.actor, card]:
        return Reason(message("why-card-played", **card_args(card)), "POR-3.2")
    if not rules.is_in_game(state, card):
        return Reason(message("why-card-not-used", **card_args(card)), "POR-2.9")
    return Reason(message("why-card-not-in-hand", **card_args(card)), "POR-3.14")


def why_not_menu(state: Record, action: int) -> Reason:
    """Symbols, exchanges and influence actions, each with its own obstacles."""
    if SYMBOL_0 <= action < GIVE_UP_CARD_TORCH:
        return why_not_symbol(state, action - SYMBOL_0)
    if action == GIVE_UP_CARD_TORCH:
        return Reason(message("why-no-card-torch"), "POR-4.33")
    if action == SELL_TORCH:
        return Reason(message("why-no-torch"), "POR-4.34")
    if HONOR_0 <= action < INFLUENCE_ROMAN:
        return why_not_honor(state, action - HONOR_0)
    if action == INFLUENCE_ROMAN:
        if state.influence[state.actor] < ROMAN_PRICE:
            return lacking_influence(state, ROMAN_PRICE, "POR-5.4")
        return Reason(message("why-no-roman-in-stock"), "POR-5.4")
    if action == INFLUENCE_BUILD:
        if state.influence[state.actor] < BUILD_PRICE:
            return lacking_influence(state, BUILD_PRICE, "POR-5.5")
        return why_not_build(state, "POR-5.5")
    if SHOP_0 <= action < SITE_0:
        return Reason(message("why-buy-by-symbol"), "POR-4.1")
    if SITE_0 <= action < RAISE_0:
        return Reason(message("why-build-by-symbol", price=BUILD_PRICE), "POR-3.16")
    if RAISE_0 <= action < TENS_0:
        return Reason(message("why-raise-by-honor"), "POR-5.17")
    if QUARTER_0 <= action < CARD_0:
        return Reason(message("why-builder-moves-along"), "POR-4.10")
    if CARD_0 <= action < SYMBOL_0:
        return Reason(message("why-one-card-a-turn"), "POR-3.14")
    return Reason(message("why-not-now"), "POR-6.1")


def lacking_influence(state: Record, price: int, clause: str) -> Reason:
    """Say how much influence is missing."""
    have = int(state.influence[state.actor])
    return Reason(message("why-influence", price=int(price), have=have, missing=int(price) - have), clause)


def why_not_symbol(state: Record, slot: int) -> Reason:
    """A symbol must be on the card, unused, lit by a torch, and possible."""
    seat = int(state.actor)
    if slot >= CARD_SIZE[state.card]:
        return Reason(message("why-no-such-symbol"), "POR-1.19")
    if rules.is_used(state, slot):
        return Reason(message("why-symbol-used"), "POR-3.16")
    if state.card_torches == 0 and state.torches[seat] == 0:
        return Reason(message("why-no-torch-left"), "POR-3.18")
    if not rules.is_open(state, slot):
        return Reason(message("why-use-the-first"), "POR-3.16")
    symbol = int(CARD_SYMBOLS[state.card, slot])
    if symbol_args(symbol)["symbol"] == "build":
        return why_not_build(state, "POR-4.13")
    color = int(SYMBOL_COLOR[symbol])
    if rules.buys_any(state, color):
        if state.market == 0:
            return Reason(message("why-market-empty"), "POR-4.8")
        return Reason(message("why-no-brick-affordable", coins=int(state.coins[seat])), "POR-4.8")
    return too_dear(state, color, "POR-4.36")


def why_not_shop(state: Record, color: int) -> Reason:
    """A shop must have a brick, and movement and price must be paid."""
    if state.shop[color] == 0:
        return Reason(message("why-shop-empty", color=COLOR_NAMES[color]), "POR-4.8")
    return too_dear(state, color, "POR-4.8")


def too_dear(state: Record, color: int, clause: str) -> Reason:
    """Say how many coins are missing for a brick."""
    args = purchase_args(state, int(state.actor), color)
    missing = -args.pop("left")
    return Reason(message("why-brick-too-dear", **args, missing=missing, coins=int(state.coins[state.actor])), clause)


def why_not_build(state: Record, clause: str) -> Reason:
    """No build is possible at all: no Roman, or no empty site that can be supplied and reached."""
    if state.romans[state.actor] == 0:
        return Reason(message("why-no-roman"), "POR-4.12")
    return Reason(message("why-no-site"), clause)


def why_not_site(state: Record, site: int) -> Reason:
    """A site must be empty, supplied with bricks and within reach."""
    seat = int(state.actor)
    if state.site_owner[site] != NOBODY:
        return Reason(message("why-site-taken", **site_args(site), seat=int(state.site_owner[site])), "POR-1.18")
    have, least = rules.bricks_for(state, seat, SITE_COLOR[site]), int(SITE_LEAST[site])
    if have < least:
        args = {**site_args(site), "have": have, "height": least, "missing": least - have}
        return Reason(message("why-site-bricks", **args), "POR-4.16" if site >= GATE_SITE_1 else "POR-4.15")
    move, coins = rules.way_to_building(state, seat, SITE_BUILDING[site]), int(state.coins[seat])
    return Reason(message("why-site-too-far", move=move, coins=coins, missing=move - coins), "POR-4.14")


def why_not_height(state: Record, action: int) -> Reason:
    """Heights go from 3 to 8, as far as the bricks go."""
    most = min(MOST_HEIGHT, rules.bricks_for(state, state.actor, SITE_COLOR[state.site]))
    if HEIGHT_0 <= action < RAISE_0:
        return Reason(message("why-height", most=most), "POR-4.16")
    return Reason(message("why-height-first"), "POR-4.16")


def why_not_honor(state: Record, kind: int) -> Reason:
    """An honor card must be on display, affordable, and of use; one a turn is enough."""
    args = honor_args(kind)
    if state.honors_bought >= HONORS_PER_TURN:
        return Reason(message("why-honor-limit", most=HONORS_PER_TURN), "POR-5.2")
    if state.honor_display[kind] == 0:
        return Reason(message("why-honor-not-shown", **args), "POR-5.3")
    if state.influence[state.actor] < HONOR_PRICE[kind]:
        return lacking_influence(state, HONOR_PRICE[kind], "POR-5.3")
    if not rules.has_discards(state, state.actor, kind):
        if HONOR_SET[kind]:
            return Reason(message("why-honor-set"), "POR-5.10")
        discard = HONOR_DISCARD[kind]
        clause = "POR-5.11" if HONOR_DISCARD[discard] == NOTHING else "POR-5.12"
        return Reason(message("why-honor-discard", discard=int(HONOR_FINAL[discard])), clause)
    if HONOR_KIND[kind] == RAISE:
        return Reason(message("why-nothing-to-raise" if state.reserve else "why-reserve-empty"), "POR-5.20")
    return Reason(message("why-honor-no-effect", **args), "POR-5.8")


def why_not_raise(state: Record, site: int) -> Reason:
    """Only own segments below the greatest height are raised."""
    if state.site_owner[site] != state.actor:
        return Reason(message("why-raise-own"), "POR-5.17")
    return Reason(message("why-raise-highest", most=MOST_HEIGHT), "POR-5.19")


def why_not_split(state: Record, action: int) -> Reason:
    """No more coins than there are units."""
    if action >= TENS_0:
        return Reason(message("why-split", units=rules.interim_units(state, state.actor)), "POR-6.4")
    return Reason(message("why-split-first"), "POR-6.4")


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
