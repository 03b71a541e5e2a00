"""What is said in Porta Nigra: questions, answers and log lines, as messages of `words.<language>.ftl`."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from saturnalia.kernel.message import Message, Sentence
from saturnalia.kernel.schema import Record

from . import actions, rules, stock
from .components import (
    BUILD_PRICE,
    CARD_NAMES,
    CARD_SYMBOLS,
    COINS_PER_CARD_TORCH,
    COINS_PER_TORCH,
    COLOR_NAMES,
    COLORS,
    COMPONENTS,
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
    SITES,
    SUPPLY_SHOPS,
    SYMBOL_COLOR,
)
from .names import (
    area_args,
    building_card_args,
    card_args,
    gained,
    honor_args,
    message,
    part,
    quarter_args,
    site_args,
    symbol_args,
)
from .state import (
    ACTION_COUNT,
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
    Scored,
)

# ---------------------------------------------------------------- questions


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    decision = Decision(state.decision)
    seat = int(state.actor)
    args: dict[str, Any] = {}
    if decision == Decision.TURN_MENU:
        influence_actions = rules.offer_influence_actions(state, seat, np.zeros(ACTION_COUNT, np.int16), 0)
        args = {
            "left": int(state.card_torches),
            "torches": int(state.torches[seat]),
            "influence": influence_actions,
            "coins": int(state.coins[seat]),
        }
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
        romans = min(int(ROMANS_BOUGHT[state.by_example]), int(state.stock[seat]))
        return message("do-influence-roman", price=ROMAN_PRICE, romans=romans, left=influence_after(state, ROMAN_PRICE))
    if action == INFLUENCE_BUILD:
        args = {"price": BUILD_PRICE, "left": influence_after(state, BUILD_PRICE)}
        return describe_build(state, "do-influence-build", **args)
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
    if args["symbol"] == "buy_any" or args["color"] in COLOR_NAMES:
        if actions.buys_any(state, SYMBOL_COLOR[symbol]):
            return describe_any_purchase(state, seat, args["color"], token)
        return message("do-buy", token=token, **purchase_args(state, seat, int(SYMBOL_COLOR[symbol])))
    if args["symbol"] == "build":
        return describe_build(state, "do-build", token=token)
    kind = "coins" if args["symbol"].startswith("coins") else args["symbol"]
    return message(f"do-{kind}", amount=args["amount"], token=token)


def describe_any_purchase(state: Record, seat: int, color: str, token: int) -> Message:
    """Return what a purchase of any colour means; where only one brick can be paid, which one, and for how much."""
    possible = [shop for shop in range(COLORS) if actions.can_buy(state, seat, shop)]
    if len(possible) == 1:
        return message("do-buy-only", token=token, **purchase_args(state, seat, possible[0]))
    return message("do-buy-any", token=token) if color == "any" else message("do-buy-instead", color=color, token=token)


def describe_build(state: Record, name: str, **args: int) -> Message:
    """Return what placing a segment means; where only one site is possible, which one, and what it costs and brings."""
    possible = [site for site in range(SITES) if actions.can_build(state, state.actor, site)]
    if len(possible) != 1:
        return message(name, **args)
    site = describe_site(state, possible[0])
    return message(f"{name}-only", **site.args, **args, heights=int(site.id.endswith("gate")))


def purchase_args(state: Record, seat: int, color: int) -> dict[str, Any]:
    """What a brick costs: price, movement, both together, and the coins that are left."""
    move, price = actions.way_to_shop(state, seat, color), int(PRICE[color])
    cost = actions.brick_cost(state, seat, color)
    left = int(state.coins[seat]) - cost
    return {"color": COLOR_NAMES[color], "price": price, "move": move, "cost": cost, "left": left}


def describe_site(state: Record, site: int) -> Message:
    """Return what building on a site costs and brings; in the Porta Nigra the height may still be open."""
    seat = int(state.actor)
    most = actions.highest_segment(state, seat, site)
    if not stock.is_gate(site) or most == LEAST_HEIGHT:
        return message("do-build-site", **segment_args(state, site, int(SITE_LEAST[site])))
    move = actions.way_to_building(state, seat, GATE)
    card = int(actions.earns_card(state, site))
    return message("do-build-gate", **site_args(site), least=LEAST_HEIGHT, most=most, move=move, earns=card)


def bricks_args(height: int, white: int) -> dict[str, Any]:
    """The bricks of a segment: how many, how many white ones in place of its colour, and whether all are white."""
    return {"height": height, "white": white, "whole": int(white == height)}


def segment_args(state: Record, site: int, height: int) -> dict[str, Any]:
    """A segment that could be built: bricks, white ones among them, movement, points, card and rewards."""
    seat = int(state.actor)
    return {
        **site_args(site),
        **bricks_args(height, actions.white_needed(state, seat, site, height)),
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


# ---------------------------------------------------------------- only answers


def is_foreseen(state: Record, action: int) -> bool:
    """Whether the only answer to a question may be given without asking.

    A segment, a purchase or a raise may walk and pay: it is asked for, also where nothing else is possible. Neither
    does a turn end by itself: a card is drawn then, and nothing can be taken back any more.
    """
    asked = (Decision.BUILD_SITE, Decision.BUY_COLOR, Decision.RAISE_SITE)
    return Decision(state.decision) not in asked and action != END_TURN


# ---------------------------------------------------------------- the log: one sentence an action

ACTION_EVENTS = {
    "used_torch", "moved", "bought", "built", "took_building_card", "got_reward", "took_bricks", "raised",
    "bought_honor", "got_points", "took_coins", "took_torches", "took_romans", "took_influence",
}  # fmt: skip
"""What one action of a turn can cause: told together, because nobody does two of them at once."""

SUMS = {
    "took_torches": ("count", "token"),
    "took_influence": ("count", "token"),
    "took_coins": ("coins", "token"),
    "gave_up_torches": ("count", "coins"),
    "sold_torch": ("count", "coins"),
    "paid_for_romans": ("influence", "romans"),
    "split_interim": ("parts",),
}
"""What adds up where the same is done again at once."""

JOINS = {
    "paid_for_build": {"porta_nigra-log-built": "porta_nigra-log-built-by-influence"},
    "used_torch": {
        "porta_nigra-log-built": "porta_nigra-log-built-by-token",
        "porta_nigra-log-bought": "porta_nigra-log-bought-by-token",
    },
    "bought_honor": {"porta_nigra-log-raised": "porta_nigra-log-bought-and-raised"},
}
"""What is told together with the line that follows it; what is `done` by one torch token takes in nothing else."""

GROUPS = {
    "supply_shuffled": "supplied",
    "placed_supply": "supplied",
    "named_start": "round_began",
    **dict.fromkeys(ACTION_EVENTS, "action"),
}
"""Events that are told together with those that follow them, by the name of the group; others are groups by name."""


def narrate(events: list[dict[str, Any]]) -> list[Message]:
    """Return the lines of the log for all that one action caused."""
    lines = []
    for (group, _), together in itertools.groupby(events, group_of):
        happened = list(together)
        told = TELLERS[group](happened) if group in TELLERS else tell_plainly(happened[0])
        lines += [told] if told else []
    return lines


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for one event, or None for one that is not worth a line."""
    return next(iter(narrate([event])), None)


def group_of(event: dict[str, Any]) -> tuple[str, Any]:
    """With which others an event is told; the parts of the final scoring have a line each."""
    name = event["event"]
    if name == "scored":
        return name, event["what"]
    if name == "scored_majority":
        return name, COMPONENTS["majorities"][event["area"]]["building"]
    return GROUPS.get(name, name), None


def tell_plainly(event: dict[str, Any]) -> Message:
    """Return the sentence for an event that is told alone."""
    name = event["event"]
    args = {key: value for key, value in event.items() if key != "event"}
    if name == "placed_builder":
        args |= quarter_args(args.pop("quarter"))
    elif name == "played_card":
        args |= {key: value for key, value in card_args(event["card"]).items() if key != "symbols"}
    elif name == "began_early_end":
        args["why"] = "bricks" if event["why"] == EarlyEnd.BRICKS else "segments"
    elif name == "sold_torch":
        args["count"] = 1
    elif name == "split_interim":
        args = {"parts": [part("seat-split", **args)]}
    told = message(f"log-{name.replace('_', '-')}", **args)
    return Message(told.id, told.args, SUMS.get(name, ()), JOINS.get(name, {}))


def tell_action(happened: list[dict[str, Any]]) -> Message:
    """Return the sentence for an action of a turn, with the way, the torch token and the reward that belong to it."""
    by_name = {event["event"]: event for event in happened}
    order = ("bought_honor", "built", "raised", "bought", *(name for name in by_name if name != "used_torch"))
    main = by_name[next((name for name in order if name in by_name), "used_torch")]
    args = {"seat": main["seat"], "token": int("used_torch" in by_name), "move": 0, "building": "none"}
    if "moved" in by_name:
        args |= {**quarter_args(by_name["moved"]["quarter"]), "move": by_name["moved"]["coins"]}
    name = main["event"]
    if name == "used_torch":
        return Message("porta_nigra-log-used-torch", {"seat": main["seat"]}, joins=JOINS[name])
    if name == "bought_honor":
        honor = honor_args(main["honor"])
        if honor["kind"] == "porta_nigra_brick":  # the segment that it raises is told with it
            bought = {"honor": honor["honor"], "kind": honor["kind"], "price": honor["price"], "seat": main["seat"]}
            return Message("porta_nigra-log-bought-honor", bought, joins=JOINS[name])
        return message("log-bought-honor", **honor, seat=main["seat"], brought=brought_by(by_name))
    if name == "bought":
        seat = args.pop("seat")
        args |= {"color": COLOR_NAMES[main["color"]], "cost": main["price"] + args["move"], "count": 1}
        brick = part("bought-brick", **args)
        told = message("log-bought", seat=seat, parts=[brick], number=1, done=name)
        return Message(told.id, told.args, ("parts", "number"))
    if name == "built":
        site, height = main["site"], main["height"]
        args |= {**site_args(site), **bricks_args(height, main["white"]), **reward_of(by_name), "done": name}
        args["gains"] = gained(points=actions.points_of_site(site, height))
        if "took_building_card" in by_name:
            args["gains"].append(
                part("gained-card", **building_card_args(by_name["took_building_card"]["building_card"]))
            )
    elif name == "raised":
        args |= {**site_args(main["site"]), "height": main["height"], **reward_of(by_name)}
    elif name == "moved":
        args["coins"] = args["move"]
    else:
        args |= {key: main[key] for key in ("count", "coins", "points") if key in main}
    told = message(f"log-{name.replace('_', '-')}", **args)
    return Message(told.id, told.args, SUMS.get(name, ()))


def reward_of(by_name: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The master builder rewards of an action: how many, what they brought, and how many things that were."""
    if "got_reward" not in by_name:
        return {"rewards": 0, "reward": [], "kinds": 0}
    building, times = by_name["got_reward"]["building"], by_name["got_reward"]["times"]
    reward = gained(
        torches=times * REWARD_TORCHES[building],
        coins=times * REWARD_COINS[building],
        influence=times * REWARD_INFLUENCE[building],
        romans=by_name["got_reward"]["romans"],
    )
    reward += bricks_taken(by_name)
    return {"rewards": times, "reward": reward, "kinds": len(reward)}


def brought_by(by_name: dict[str, dict[str, Any]]) -> list[Sentence]:
    """What an instant honor card has brought."""
    counts = {"points": ("got_points", "points"), "coins": ("took_coins", "coins"),
              "torches": ("took_torches", "count"), "romans": ("took_romans", "count")}  # fmt: skip
    brought = {what: by_name[event][key] for what, (event, key) in counts.items() if event in by_name}
    return gained(**brought) + bricks_taken(by_name)


def bricks_taken(by_name: dict[str, dict[str, Any]]) -> list[Sentence]:
    """Bricks that an action has brought from the reserve."""
    if "took_bricks" not in by_name:
        return []
    taken = by_name["took_bricks"]
    return [part("gained-bricks", count=taken["count"], color=COLOR_NAMES[taken["color"]])]


def tell_supply(happened: list[dict[str, Any]]) -> Message | None:
    """Return the sentence for a refill of the market, by colours; the supply cards may have been shuffled for it."""
    supplied = happened[-1]
    if supplied["event"] != "supplied":
        return None
    placed = [event for event in happened if event["event"] == "placed_supply"]
    shuffled = sum(event["event"] == "supply_shuffled" for event in happened)
    args = {key: value for key, value in supplied.items() if key != "event"}
    return message("log-supplied", **args, colors=supplied_colors(placed), shuffled=shuffled)


def supplied_colors(placed: list[dict[str, Any]]) -> list[Sentence]:
    """How many bricks of each colour supply cards brought: a card fills its shops in order while bricks last."""
    counts: Counter[int] = Counter()
    for event in placed:
        counts.update(np.flatnonzero(SUPPLY_SHOPS[event["supply_card"]]).tolist()[: event["bricks"]])
    return [part("supplied-color", color=COLOR_NAMES[color], count=counts[color]) for color in sorted(counts)]


def tell_round(happened: list[dict[str, Any]]) -> Message | None:
    """Return the sentence for a new round: who begins it, and who has decided that."""
    named, began = happened[0], happened[-1]
    if began["event"] != "round_began":
        return None
    if named is began:
        return tell_plainly(began)
    args = {"seat": named["seat"], "start_seat": named["start_seat"], "tied": named["tied"]}
    return message("log-named-start", **args, own=int(named["seat"] == named["start_seat"]), round=began["round"])


def tell_shown(happened: list[dict[str, Any]]) -> Message:
    """Return the sentence for cards that came into a display."""
    if happened[0]["event"] == "showed_honor":
        cards = [part("honor", honor=honor_args(event["honor"])["honor"]) for event in happened]
        return message("log-showed-honor", cards=cards, count=len(cards))
    cards = [part("building-card-plain", **building_card_args(event["building_card"])) for event in happened]
    return message("log-showed-building-card", cards=cards, count=len(cards))


def tell_drawn(happened: list[dict[str, Any]]) -> Message | None:
    """Return the sentence for action cards that came into a hand, if the viewer may see them."""
    seen = [event for event in happened if event["card"] is not None]
    if not seen:
        return None
    cards = [part("card-object", card=CARD_NAMES[event["card"]]) for event in seen]
    return message("log-drew-card", seat=seen[0]["seat"], cards=cards)


def tell_scored(happened: list[dict[str, Any]]) -> Message | None:
    """Return the sentence for one part of the final scoring, with everybody who gets points for it."""
    points = [part("seat-points", seat=event["seat"], points=event["points"]) for event in happened if event["points"]]
    what = Scored(happened[0]["what"]).name.lower()
    return message("log-scored", what=what, parts=points) if points else None


def tell_majorities(happened: list[dict[str, Any]]) -> Message:
    """Return the sentence for the majorities of one building."""
    building = COMPONENTS["majorities"][happened[0]["area"]]["building"]
    return message("log-scored-majority", building=building, parts=[majority_part(event) for event in happened])


def majority_part(event: dict[str, Any]) -> Sentence:
    """Who gets how much in an area: first and second place, first place alone, or a tie for the first."""
    area, tied, decided = event["area"], event["tied"] % (1 << MAX_SEATS), event["tied"] >> MAX_SEATS
    args = {**area_args(area), "first": int(FIRST_POINTS[area]), "second": int(SECOND_POINTS[area])}
    if tied:
        return part("majority-tied", **args, seats=[seat for seat in range(MAX_SEATS) if tied >> seat & 1])
    args |= {"first_seat": event["first_seat"], "first_brick": decided >> event["first_seat"] & 1}
    if event["second_seat"] == NOBODY:
        return part("majority-first", **args)
    second = {"second_seat": event["second_seat"], "second_brick": decided >> event["second_seat"] & 1}
    return part("majority-both", **args, **second)


TELLERS: dict[str, Callable[[list[dict[str, Any]]], Message | None]] = {
    "action": tell_action,
    "supplied": tell_supply,
    "round_began": tell_round,
    "showed_building_card": tell_shown,
    "showed_honor": tell_shown,
    "drew_card": tell_drawn,
    "scored": tell_scored,
    "scored_majority": tell_majorities,
}
"""How each group of events is told."""
