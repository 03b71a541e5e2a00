"""Why an action is not offered in Porta Nigra: the clause that forbids it, in words."""

from __future__ import annotations

from saturnalia.kernel.message import Reason
from saturnalia.kernel.schema import Record

from . import actions, honor_cards, opening, rules, stock
from .components import (
    BUILD_PRICE,
    CARD_SIZE,
    CARD_SYMBOLS,
    COLOR_NAMES,
    GATE_SITE_1,
    HONOR_DISCARD,
    HONOR_FINAL,
    HONOR_KIND,
    HONOR_PRICE,
    HONOR_SET,
    HONORS_PER_TURN,
    MOST_HEIGHT,
    NOBODY,
    NOTHING,
    RAISE,
    ROMAN_PRICE,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_LEAST,
    SYMBOL_COLOR,
)
from .names import (
    card_args,
    honor_args,
    message,
    site_args,
    symbol_args,
)
from .speech import purchase_args
from .state import (
    CARD_0,
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
    SYMBOL_0,
    TENS_0,
    Decision,
)


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
    if not opening.is_in_game(state, card):
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
    if SHOP_0 <= action < SITE_0 and not actions.can_buy(state, state.actor, action - SHOP_0):
        return why_not_shop(state, action - SHOP_0)
    if SHOP_0 <= action < SITE_0:
        return Reason(message("why-buy-by-symbol"), "POR-4.1")
    if SITE_0 <= action < HEIGHT_0 and not actions.can_build(state, state.actor, action - SITE_0):
        return why_not_site(state, action - SITE_0)
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
    if actions.buys_any(state, color):
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
    """A site must be empty, supplied with bricks, a Roman and the coins for the way."""
    seat = int(state.actor)
    if state.site_owner[site] != NOBODY:
        return Reason(message("why-site-taken", **site_args(site), seat=int(state.site_owner[site])), "POR-1.18")
    have, least = actions.bricks_for(state, seat, SITE_COLOR[site]), int(SITE_LEAST[site])
    if have < least:
        args = {**site_args(site), "have": have, "height": least, "missing": least - have}
        return Reason(message("why-site-bricks", **args), "POR-4.16" if stock.is_gate(site) else "POR-4.15")
    if state.romans[seat] == 0:
        return Reason(message("why-no-roman"), "POR-4.12")
    move, coins = actions.way_to_building(state, seat, SITE_BUILDING[site]), int(state.coins[seat])
    return Reason(message("why-site-too-far", move=move, coins=coins, missing=move - coins), "POR-4.14")


def why_not_height(state: Record, action: int) -> Reason:
    """Heights go from 3 to 8, as far as the bricks go."""
    most = actions.highest_segment(state, state.actor, state.site)
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
    if not honor_cards.has_discards(state, state.actor, kind):
        if HONOR_SET[kind]:
            return Reason(message("why-honor-set", set=int(HONOR_SET[kind])), "POR-5.10")
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
