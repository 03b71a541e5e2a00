"""What a viewer sees of Mare Nostrum, as JSON for boards: map, hands, trade, shop, reach, odds and progress.

Things are called by the ids of the component file; `target` is the name of the action that chooses a thing.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from saturnalia.kernel.schema import Record
from saturnalia.kernel.sets import contains

from . import battle, board, building, commerce, figures, movement
from .components import (
    BUILD_ITEMS,
    BUILDING_NAMES,
    CARAVAN,
    CITY_SITES,
    FIGURE_NAMES,
    FIGURE_PRICE,
    FIGURE_SIDE,
    FIGURES,
    FIGURES_TO_WIN,
    HANNIBAL,
    IS_HERO,
    ITEM_NAMES,
    LEGION_BONUS,
    MAX_ROUNDS,
    NEXT_SEAS,
    NOBODY,
    ON_CARAVAN_0,
    PERICLES,
    PROVINCE_NAMES,
    PROVINCES,
    PYRAMIDS,
    RESOURCE_NAMES,
    RESOURCES,
    ROLE_NAMES,
    ROLES,
    SEA_NAMES,
    SEAS,
    SEAS_OF,
    SIDE_NAMES,
    SIDES,
    SITE_KIND,
    SLOT_NAMES,
    TAX,
    TRIREME_BONUS,
)
from .ids import Kind
from .names import counts, members, name_of
from .odds import Force, odds
from .state import (
    ACQUIRE_0,
    ACTION_NAMES,
    BUILD_0,
    CARD_0,
    FIRST_FIGURE,
    NUM_0,
    PROVINCE_0,
    SEA_0,
    SIDE_0,
    Decision,
    Phase,
    State,
    side_of_viewer,
)
from .view_types import (
    Attack,
    BattleChance,
    BattleView,
    Cards,
    CardsBySide,
    FigureView,
    ItemView,
    LastBattle,
    LegionTurn,
    Odds,
    Payment,
    PhaseName,
    ProvinceView,
    Purchase,
    ReachView,
    RoleCounts,
    RoleHolders,
    SeaView,
    SideView,
    Trade,
    TurnView,
    UnitTurn,
    View,
)

# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> View:
    """Return what the viewer sees."""
    own = side_of_viewer(state, viewer)
    return {
        "setup": "advanced" if state.advanced else "basic",
        "round": int(state.round_number),
        "max_rounds": MAX_ROUNDS,
        "phase": cast("PhaseName", Phase(state.phase).name.lower()),
        "decision": Decision(state.decision).name.lower(),
        "my_side": name_of(SIDE_NAMES, own),
        "active": name_of(SIDE_NAMES, int(state.active)),
        "next": name_of(SIDE_NAMES, int(state.next_side)),
        "waiting": members(state.waiting, SIDE_NAMES),
        "winner": name_of(SIDE_NAMES, int(state.winner)),
        "figures_to_win": FIGURES_TO_WIN,
        "pyramids_price": int(FIGURE_PRICE[PYRAMIDS]),
        "roles": cast(
            "RoleHolders", {name: name_of(SIDE_NAMES, int(state.role[role])) for role, name in enumerate(ROLE_NAMES)}
        ),
        "sides": [side_view(state, own, side) for side in range(SIDES)],
        "provinces": [province_view(state, province) for province in range(PROVINCES)],
        "seas": [sea_view(state, sea) for sea in range(SEAS)],
        "bank": {RESOURCE_NAMES[kind]: count for kind, count in enumerate(state.bank.tolist())},
        "tokens": dict(zip(BUILDING_NAMES, state.tokens.tolist(), strict=True)),
        "figures": [figure_view(state, own, figure) for figure in range(FIGURES)],
        "shop": shop_view(state, own),
        "purchase": purchase_view(state),
        "points": int(state.points),
        "trade": trade_view(state, own),
        "reach": reach_view(state, own),
        "ship_reach": ship_reach_view(state, own),
        "turn": turn_view(state),
        "battles": battles_view(state),
        "battle": battle_view(state),
        "last_battle": last_battle_view(state),
        "task_place": name_of(PROVINCE_NAMES, int(state.task_place)),
    }


# ---------------------------------------------------------------- cards


def card_list(vector: Any) -> list[Cards]:
    """The cards of a count vector, one entry per kind with its number and target."""
    return [
        {"kind": RESOURCE_NAMES[kind], "count": count, "target": ACTION_NAMES[CARD_0 + kind]}
        for kind, count in enumerate(vector.tolist())
        if count > 0
    ]


# ---------------------------------------------------------------- sides


def side_view(state: Record, own: int, side: int) -> SideView:
    """One civilisation: who plays it, its cards as far as the viewer knows them, pieces, counts and progress."""
    played = bool(int(state.played) >> side & 1)
    sees_hand = played and (side == own or state.actor < 0)
    known, unknown = known_cards(state, side)
    hand = state.hand[side]
    return {
        "side": SIDE_NAMES[side],
        "target": ACTION_NAMES[SIDE_0 + side],
        "seat": int(state.seat_of[side]) if played else None,
        "neutral": bool(not played and int(state.played).bit_count() == state.seats),
        "hand_count": int(state.hand_count[side]),
        "hand": card_list(hand) if sees_hand else None,
        "known": card_list(known),
        "unknown": unknown,
        "figures": [FIGURE_NAMES[figure] for figure in range(FIGURES) if state.figure_owner[figure] == side],
        "figure_count": int(state.figure_count[side]),
        "roles": [ROLE_NAMES[role] for role in range(ROLES) if state.role[role] == side],
        "role_counts": cast(
            "RoleCounts", {name: commerce.role_count(state, side, role) for role, name in enumerate(ROLE_NAMES)}
        ),
        "income": income_view(state, side) if played else {},
        "provinces": int(state.owned[side]).bit_count(),
        "left": {
            "influence": int(state.markers_left[side]),
            "legion": int(state.legions_left[side]),
            "fortress": int(state.fortresses_left[side]),
            "trireme": int(state.triremes_left[side]),
        },
        "best_set": {"tax": int(known[TAX]), "goods": int((known[1:] > 0).sum()), "unknown": unknown}
        if not sees_hand
        else {"tax": int(hand[TAX]), "goods": int((hand[1:] > 0).sum()), "unknown": 0},
    }


def known_cards(state: Record, side: int) -> tuple[Any, int]:
    """What everybody can count of a hand, where the table counts: the kinds surely there, and how many more cards."""
    known = np.zeros_like(state.counted[side]) if state.cards_uncounted else state.counted[side].copy()
    if side == state.gift_giver:
        candidates = [kind for kind in range(RESOURCES) if int(state.gift_kinds) >> kind & 1 and known[kind] > 0]
        known[candidates] -= 1
    known[known < 0] = 0
    return known, int(state.hand_count[side]) - int(known.sum())


def income_view(state: Record, side: int) -> dict[Kind, int]:
    """What the side would receive if income were collected now (chapter 5), whatever the bank has."""
    paper = State.copy(state)
    commerce.work_out_income(paper, side)
    return counts(paper.wanted, RESOURCE_NAMES)


# ---------------------------------------------------------------- the map


def province_view(state: Record, province: int) -> ProvinceView:
    """One province with everything on it."""
    slots = int(state.task_slots[province])
    return {
        "id": PROVINCE_NAMES[province],
        "target": ACTION_NAMES[PROVINCE_0 + province],
        "owner": name_of(SIDE_NAMES, int(state.owner[province])),
        "city_site": bool(contains(CITY_SITES, province)),
        "sites": [RESOURCE_NAMES[kind] for kind in SITE_KIND[province].tolist() if kind >= 0],
        "city": bool(contains(int(state.cities), province)),
        "market": bool(contains(int(state.markets), province)),
        "temple": bool(contains(int(state.temples), province)),
        "caravans": [bool(contains(int(places), province)) for places in state.caravans],
        "fortresses": int(state.fortress[province]),
        "legions": counts(state.legion[:, province], SIDE_NAMES),
        "docked": counts(state.docked[:, province], SIDE_NAMES),
        "tasks": [
            {"slot": name, "side": SIDE_NAMES[state.task_side[province]]}
            for slot, name in enumerate(SLOT_NAMES)
            if slots >> slot & 1
        ],
        "war_torn": bool(board.is_war_torn(state, province)),
        "placed_by": [name for side, name in enumerate(SIDE_NAMES) if int(state.placed[side]) >> province & 1],
    }


def sea_view(state: Record, sea: int) -> SeaView:
    """One sea zone with its triremes."""
    return {
        "id": SEA_NAMES[sea],
        "target": ACTION_NAMES[SEA_0 + sea],
        "triremes": counts(state.trireme[:, sea], SIDE_NAMES),
    }


def side_looked_at(state: Record, own: int) -> int:
    """The side of the viewer; a spectator looks at the active one."""
    return own if own >= 0 else int(state.active)


def reach_view(state: Record, own: int) -> dict[str, ReachView]:
    """Where the legions of the viewer, or of the active side, could march from each province, and over which seas."""
    side = side_looked_at(state, own)
    if side < 0 or state.phase == Phase.SETUP:
        return {}
    found: dict[str, ReachView] = {}
    for province in range(PROVINCES):
        if state.legion[side, province] > 0:
            chain = board.chain_of(state, side, int(SEAS_OF[province]))
            found[PROVINCE_NAMES[province]] = {
                "provinces": members(board.adjacent_to(state, side, province), PROVINCE_NAMES),
                "seas": members(chain, SEA_NAMES),
            }
    return found


def ship_reach_view(state: Record, own: int) -> dict[str, list[str]]:
    """The sea zones that each trireme of the viewer, or of the active side, could enter, by where it lies."""
    side = side_looked_at(state, own)
    if side < 0:
        return {}
    found = {
        SEA_NAMES[sea]: members(int(NEXT_SEAS[sea]), SEA_NAMES) for sea in range(SEAS) if state.trireme[side, sea] > 0
    }
    for province in range(PROVINCES):
        if state.docked[side, province] > 0:
            found[PROVINCE_NAMES[province]] = members(int(SEAS_OF[province]), SEA_NAMES)
    return found


# ---------------------------------------------------------------- what can be bought


def figure_view(state: Record, own: int, figure: int) -> FigureView:
    """A hero or wonder: who has it, who could buy it, and for how much; its effect stands in the component file."""
    owner = int(state.figure_owner[figure])
    return {
        "id": FIGURE_NAMES[figure],
        "target": ACTION_NAMES[ACQUIRE_0 + figure],
        "kind": "hero" if IS_HERO[figure] else "wonder",
        "side": name_of(SIDE_NAMES, int(FIGURE_SIDE[figure])),
        "owner": name_of(SIDE_NAMES, owner),
        "for_me": own >= 0 and bool(figures.is_on_offer(state, own, figure)),
        **payment_view(state, own, int(FIGURE_PRICE[figure])),
    }


def payment_view(state: Record, own: int, price: int) -> Payment:
    """With which sets the viewer could pay, and how many cards are missing from the better one (MAR-7.2.1)."""
    if own < 0:
        return {"price": price, "pay_tax": False, "pay_goods": False, "missing": price}
    taxes, kinds = int(state.hand[own, TAX]), int(state.goods_kinds[own])
    missing = max(0, price - max(taxes, kinds))
    return {"price": price, "pay_tax": taxes >= price, "pay_goods": kinds >= price, "missing": missing}


def shop_view(state: Record, own: int) -> list[ItemView]:
    """What the viewer could build: price, supply, the sets that pay, and the provinces where it could go now."""
    if own < 0:
        return []
    found: list[ItemView] = []
    for item in range(BUILD_ITEMS):
        price = building.price_of(state, own, item)
        paying = payment_view(state, own, price)
        if state.phase == Phase.SETUP:
            missing = max(0, price - int(state.points))
            paying = {"price": price, "pay_tax": False, "pay_goods": False, "missing": missing}
        found.append(
            {
                "id": ITEM_NAMES[item],
                "target": ACTION_NAMES[BUILD_0 + item],
                "left": building.in_supply(state, own, item),
                "places": members(building.places_for(state, own, item), PROVINCE_NAMES),
                "sites": free_sites(state, own) if item == CARAVAN else None,
                **paying,
            }
        )
    return found


def free_sites(state: Record, own: int) -> dict[str, list[Kind]]:
    """The commodities of free sites by province, where the viewer could put a caravan."""
    found = {}
    for province in range(PROVINCES):
        if int(building.places_for(state, own, CARAVAN)) >> province & 1:
            found[PROVINCE_NAMES[province]] = [
                RESOURCE_NAMES[SITE_KIND[province, site]]
                for site in range(len(state.caravans))
                if building.is_free_site(state, province, site)
            ]
    return found


def purchase_view(state: Record) -> Purchase | None:
    """What is being bought at the moment, and how much of it is paid."""
    purchase = int(state.purchase)
    if purchase < 0:
        return None
    is_figure = purchase >= FIRST_FIGURE
    return {
        "id": FIGURE_NAMES[purchase - FIRST_FIGURE] if is_figure else ITEM_NAMES[purchase],
        "side": name_of(SIDE_NAMES, int(state.active)),
        "price": int(state.price),
        "free": bool(state.is_free),
        "place": name_of(PROVINCE_NAMES, int(state.target)),
        "site": SLOT_NAMES[ON_CARAVAN_0 + state.site] if purchase == CARAVAN else None,
        "paid": members(state.goods_paid, RESOURCE_NAMES),
        "due": int(state.goods_due),
    }


# ---------------------------------------------------------------- trade


def trade_view(state: Record, own: int) -> Trade | None:
    """The trade table: what lies face up and face down, who takes, and from whom it is allowed."""
    if not state.participants:
        return None
    revealed = bool(state.decision != Decision.OFFER_CARD)
    taker = int(state.taker)
    barred = int(state.last_pair) if state.last_pair == state.pair_before else 0
    return {
        "number": int(state.trade_number),
        "participants": members(state.participants, SIDE_NAMES),
        "revealed": revealed,
        "my_offer": card_list(state.offer[own]) if own >= 0 else [],
        "offered_by_active": int(state.offered),
        "face_up": cast("CardsBySide", {SIDE_NAMES[side]: card_list(state.face_up[side]) for side in range(SIDES)}),
        "face_down": cast("CardsBySide", {SIDE_NAMES[side]: card_list(state.face_down[side]) for side in range(SIDES)}),
        "taker": name_of(SIDE_NAMES, taker),
        "victim": name_of(SIDE_NAMES, int(state.victim)),
        "taken": name_of(RESOURCE_NAMES, int(state.taken)),
        "may_take_from": [
            SIDE_NAMES[side] for side in range(SIDES) if taker >= 0 and commerce.may_take_from(state, taker, side)
        ],
        "barred_pair": members(barred, SIDE_NAMES),
        "ulysses_used": bool(state.ulysses_used),
    }


# ---------------------------------------------------------------- war


def turn_view(state: Record) -> TurnView | None:
    """What the units of the active side have done in this military turn."""
    if state.phase != Phase.MILITARY or state.active < 0:
        return None
    legions: dict[str, LegionTurn] = {
        PROVINCE_NAMES[province]: {
            "fresh": movement.fresh_legions(state, province),
            "moved": int(state.moved[province]),
            "attacked": int(state.attacked[province]),
            "used": int(state.used[province]),
        }
        for province in range(PROVINCES)
        if state.legion[state.active, province] > 0
    }
    triremes: dict[str, UnitTurn] = {
        SEA_NAMES[sea]: {
            "fresh": movement.fresh_triremes(state, sea),
            "moved": int(state.sea_moved[sea]),
            "attacked": int(state.sea_attacked[sea]),
        }
        for sea in range(SEAS)
        if state.trireme[state.active, sea] > 0
    }
    return {
        "legions": legions,
        "triremes": triremes,
        "origin": origin_view(state),
        "goal": name_of(PROVINCE_NAMES, int(state.goal)),
        "must_fight": [PROVINCE_NAMES[p] for p in range(PROVINCES) if battle.must_fight(state, p)],
        "helen_used": bool(state.helen_used),
    }


def origin_view(state: Record) -> str | None:
    """Where the chosen unit stands: a province, or a sea zone."""
    at_sea = state.decision == Decision.SHIP_TO and not state.origin_is_land
    return name_of(SEA_NAMES if at_sea else PROVINCE_NAMES, int(state.origin))


def land_force(state: Record, side: int, legions: int, fortresses: int) -> Force:
    """Legions with Hannibal's bonus, and fortresses (MAR-10.3)."""
    return Force(legions, LEGION_BONUS if figures.owns(state, side, HANNIBAL) else 0, fortresses)


def sea_force(state: Record, side: int, triremes: int) -> Force:
    """Triremes with Pericles' bonus (MAR-10.3)."""
    return Force(triremes, TRIREME_BONUS if figures.owns(state, side, PERICLES) else 0)


def land_odds(state: Record, province: int, enemy: int, legions: int, fortresses: int) -> Odds:
    """The odds of an attack by the active side with so many legions, and the fortresses that would join."""
    attacker = land_force(state, int(state.active), legions, fortresses)
    fort = battle.fortresses_of(state, enemy, province)
    return odds(attacker, land_force(state, enemy, int(state.legion[enemy, province]), fort))


def battles_view(state: Record) -> list[BattleChance]:
    """Every battle that the active side could fight now or after the march being chosen, with exact odds."""
    if state.phase != Phase.MILITARY or state.active < 0:
        return []
    side = int(state.active)
    found: list[BattleChance] = []
    at_sea = Decision.SEA_STEP <= state.decision < Decision.LAND_STEP
    for sea in range(SEAS) if at_sea else ():
        for enemy in range(SIDES):
            most = battle.ready_triremes(state, sea)
            if enemy != side and most > 0 and state.trireme[enemy, sea] > 0:
                defender = sea_force(state, enemy, int(state.trireme[enemy, sea]))
                options = [number_odds(n, 0, odds(sea_force(state, side, n), defender)) for n in range(1, most + 1)]
                found.append({"place": SEA_NAMES[sea], "enemy": SIDE_NAMES[enemy], "at_sea": True, "options": options})
    for province in range(PROVINCES) if not at_sea else ():
        arriving = (
            movement.fresh_legions(state, int(state.origin)) if state.goal == province and state.origin >= 0 else 0
        )
        ready, forts = battle.ready_legions(state, province), battle.fresh_fortresses(state, province)
        if ready + arriving == 0 and forts == 0:
            continue
        for enemy in range(SIDES):
            if board.others_present(state, side, province) >> enemy & 1:
                numbers = range(0 if forts else 1, ready + arriving + 1)
                options = [number_odds(n, forts, land_odds(state, province, enemy, n, forts)) for n in numbers]
                place = PROVINCE_NAMES[province]
                found.append({"place": place, "enemy": SIDE_NAMES[enemy], "at_sea": False, "options": options})
    return found


def number_odds(number: int, fortresses: int, chances: Odds) -> Attack:
    """One size of an attack with its odds and its target."""
    return {"number": number, "target": ACTION_NAMES[NUM_0 + number], "fortresses": fortresses, **chances}


def battle_view(state: Record) -> BattleView | None:
    """The battle that is being prepared or whose losses are being taken."""
    if state.place < 0:
        return None
    at_sea = bool(state.decision in (Decision.SEA_ENEMY, Decision.SEA_NUMBER))
    return {
        "place": (SEA_NAMES if at_sea else PROVINCE_NAMES)[state.place],
        "at_sea": at_sea,
        "enemy": name_of(SIDE_NAMES, int(state.enemy)),
        "attacker_losses": int(state.attacker_losses),
        "defender_losses": int(state.defender_losses),
        "loser": name_of(SIDE_NAMES, int(state.loser)),
    }


def last_battle_view(state: Record) -> LastBattle | None:
    """The dice, totals and losses of the last battle."""
    attacker, defender, place, at_sea, attack, defence, own, other = state.last_battle.tolist()
    if attacker == NOBODY:
        return None
    return {
        "attacker": SIDE_NAMES[attacker],
        "defender": SIDE_NAMES[defender],
        "place": (SEA_NAMES if at_sea else PROVINCE_NAMES)[place],
        "at_sea": bool(at_sea),
        "attacker_dice": [die for die in state.dice[0].tolist() if die],
        "defender_dice": [die for die in state.dice[1].tolist() if die],
        "attack": attack,
        "defence": defence,
        "attacker_losses": own,
        "defender_losses": other,
    }
