"""What a bot thinks of a position of Mare Nostrum: the side's prospects, in cards.

One number per seat, higher is better. Bots look one answer ahead, and most moves take several answers; so a purchase or
a march that has only been begun is valued by the best way to finish it. The weights were set by hand and by play-outs;
the shape follows chapter 20 of the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.sets import contains
from saturnalia.kernel.weights import learned_weights

from .battle import fortresses_of
from .board import adjacent_to, has_building, has_task, is_home_of_player, is_played
from .building import is_free_site, places_for
from .commerce import work_out_income
from .components import (
    CARAVAN,
    CARAVAN_TOKEN,
    CITY,
    CITY_SITES,
    CITY_TOKEN,
    COASTS,
    COMMERCE_ROLE,
    FIGURES_TO_WIN,
    FORTRESS,
    HANNIBAL,
    INFLUENCE,
    LEGION,
    LEGION_BONUS,
    MARKET,
    NEXT_SEAS,
    NO_CARD,
    NOBODY,
    ON_CARAVAN_0,
    ON_CITY,
    ON_INFLUENCE,
    ON_MARKET,
    ON_TEMPLE,
    PROVINCES,
    PYRAMIDS,
    RESOURCES,
    SEAS,
    SIDES,
    SITE_KIND,
    SITES,
    TAX,
    TAXES_KEPT,
    TEMPLE,
)
from .figures import owns
from .movement import fresh_legions, fresh_triremes
from .state import FIRST_FIGURE, OCCUPY, PILLAGE, Decision, Phase, State

WON = 100_000.0


class Weights(NamedTuple):
    """What things are worth to a seat, in points."""

    occupied_marker: float = 0.6  # share of a marker's worth while a legion stands on it
    guarded: float = 0.2  # what each building adds to what guards it
    free_coast: float = 0.4  # a free province that a first trireme in a zone opens, and each of its sites
    open_coast: float = 0.15
    enemies_ahead: float = 0.8
    driving_out: float = 2.0
    fight_loss: float = 0.45  # share of an army that a lost battle costs
    occupied_building: float = 2.2
    chance_per_legion: float = 0.6
    same_kind: float = 0.7  # a second and third card of one commodity
    offered: float = 0.6  # share of a card's worth while it lies on offer
    swap: float = 1.5  # Cleopatra's swap when one card is missing from a set
    occupying: float = 2.5
    pillaging: float = 0.7
    built_trireme: float = 0.6
    sea_battle: float = 0.4
    figure: float = 26.0  # a hero or wonder: a quarter of the way to victory
    nearer: float = 9.0  # each one counts more the more there are already
    income_card: float = 5.0  # a card in every round
    new_kind: float = 2.5  # a commodity that the side does not produce yet: sets need different ones
    long_set: float = 24.0  # nine taxes or nine different commodities, which buy a hero or wonder
    site: float = 1.7  # a free site in an own province while there are tokens
    province: float = 1.5
    card: float = 1.1  # a card that may still buy something
    legion_worth: float = 2.3
    fortress_worth: float = 3.2  # it defends for ever, and nobody can take it along
    trireme_worth: float = 0.5
    on_marker: float = 3.2  # a legion on an influence marker: the province changes hands if it holds out
    occupied_card: float = 0.7  # share of an income that can be taken back
    rival: float = 0.12  # what others have counts against the side
    hesitation: float = 0.06  # doing nothing is better than moving about


WEIGHTS = learned_weights(Path(__file__).parent, Weights)


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    return judge(s, seat, WEIGHTS)


@rule
def judge(s: State, seat: int, w: Weights) -> float:
    """Return how good the position is for a seat."""
    side = int(s.side_of[seat])
    if s.actor < 0:
        return value_at_end(s, side)
    if side == NOBODY:
        return 1.0  # the lot is as good as any choice
    standing, army = value_of_side(s, side, w), value_of_army(s, side, w)
    if s.phase == Phase.SETUP:
        return value_in_setup(s, side, standing, army, w)
    worth = standing - w.rival * value_of_rivals(s, side, w)
    worth += army + value_of_cards(s, side, w)
    return worth + value_of_intention(s, side, w)


@rule
def value_at_end(s: State, side: int) -> float:
    """Won or lost, then figures."""
    figures = float(s.figure_count[side])
    return figures + WON if s.winner == side else figures


@rule
def value_in_setup(s: State, side: int, standing: float, army: float, w: Weights) -> float:
    """What is placed counts, and points not yet spent."""
    if s.decision == Decision.CHOOSE_SIDE or contains(s.chosen_sides, side):
        return 0.0 if s.advanced == 0 else standing
    worth = 1.0 + standing + 0.5 * army
    if s.active == side:
        worth += 0.3 * s.points
        if s.purchase >= 0:
            worth += gain_of_purchase(s, side, w)
    return worth


# ---------------------------------------------------------------- what stands on the board


@rule
def value_of_side(s: State, side: int, w: Weights) -> float:
    """Figures, provinces and income of a side."""
    figures = float(s.figure_count[side])
    worth = w.figure * figures + w.nearer * figures * figures
    work_out_income(s, side)
    worth += w.income_card * s.wanted[TAX]
    for kind in range(1, RESOURCES):
        if s.wanted[kind] > 0:
            worth += w.income_card * s.wanted[kind] + w.new_kind
    owned = int(s.owned[side])
    for province in range(PROVINCES):
        if (owned >> province) & 1 == 1:
            worth += w.province + w.site * free_sites(s, province)
        elif s.task_side[province] == side:  # what is occupied can be taken back
            worth -= (1.0 - w.occupied_card) * w.income_card * count_buildings(s, province)
            worth += w.occupied_marker * w.on_marker if has_task(s, province, ON_INFLUENCE) else 0.0
    return worth


@rule
def free_sites(s: State, province: int) -> int:
    """How many sites of a province could still be built on, as far as there are tokens."""
    count = 0
    if s.tokens[CITY_TOKEN] > 0 and contains(CITY_SITES & ~s.cities, province):
        count += 1
    if s.tokens[CARAVAN_TOKEN] > 0:
        for site in range(SITES):
            if is_free_site(s, province, site):
                count += 1
    return count


@rule
def value_of_rivals(s: State, side: int, w: Weights) -> float:
    """What the other players have, the strongest most."""
    total = 0.0
    best = 0.0
    for other in range(SIDES):
        if other != side and is_played(s, other):
            worth = w.figure * float(s.figure_count[other]) + buildings_in(s, int(s.owned[other]), w)
            total += worth
            best = max(best, worth)
    return total + best


@rule
def buildings_in(s: State, places: int, w: Weights) -> float:
    """A rough worth of provinces and what stands in them."""
    worth = 0.0
    for province in range(PROVINCES):
        if (places >> province) & 1 == 1:
            worth += w.province + w.income_card * count_buildings(s, province)
    return worth


@rule
def count_buildings(s: State, province: int) -> int:
    """How many buildings stand in a province."""
    count = 0
    for slot in range(ON_CITY, ON_INFLUENCE):
        if has_building(s, province, slot):
            count += 1
    return count


# ---------------------------------------------------------------- armies


@rule
def value_of_army(s: State, side: int, w: Weights) -> float:
    """Legions where they stand, fortresses, and triremes by the coasts that they open."""
    worth = 0.0
    armies = int(s.armies[side])
    owned = int(s.owned[side])
    for province in range(PROVINCES):
        if (armies >> province) & 1 == 1:
            worth += stance(s, side, province, int(s.legion[side, province]), w)
        if (owned >> province) & 1 == 1 and s.fortress[province] > 0:
            worth += w.fortress_worth * s.fortress[province] * (0.6 + w.guarded * count_buildings(s, province))
    for sea in range(SEAS):
        if s.trireme[side, sea] > 0:
            worth += w.trireme_worth * 0.5 * s.trireme[side, sea] + worth_of_zone(s, side, sea, w)
    return worth + w.trireme_worth * s.docked_count[side]


@rule
def worth_of_zone(s: State, side: int, sea: int, w: Weights) -> float:
    """What a first trireme in a zone opens: free provinces, and weakly defended ones of others."""
    worth = 0.0
    coasts = int(COASTS[sea])
    for province in range(PROVINCES):
        if (coasts >> province) & 1 == 1 and s.owner[province] != side:
            if s.owner[province] == NOBODY:
                worth += w.free_coast + w.free_coast * free_sites(s, province)
            elif s.present[province] == 0:
                worth += w.open_coast * count_buildings(s, province)
    return worth


@rule
def stance(s: State, side: int, province: int, legions: int, w: Weights) -> float:
    """What so many legions of a side in a province are worth: guarding, conquering, or about to fight."""
    if legions <= 0:
        return 0.0
    worth = w.legion_worth * legions
    owner = int(s.owner[province])
    enemies = 0
    for other in range(SIDES):
        if other != side:
            enemies += s.legion[other, province] + fortresses_of(s, other, province)
    if owner == NOBODY:
        return worth - w.hesitation * legions - w.enemies_ahead * enemies
    guarded = min(legions, 2) * w.guarded * count_buildings(s, province)
    prize = guarded if owner == side else prize_of(s, side, province, legions, w)
    if enemies == 0:
        return worth + prize
    chance = chance_to_clear(s, side, province, legions, w)
    if owner == side:
        return worth + w.driving_out * chance
    return worth + chance * prize - (1.0 - chance) * w.fight_loss * w.legion_worth * legions


@rule
def prize_of(s: State, side: int, province: int, legions: int, w: Weights) -> float:
    """What a conquered province promises: its marker, and income for legions on buildings."""
    hands = legions
    worth = 0.4
    if not is_home_of_player(s, province):
        worth += w.on_marker if s.task_side[province] != side or not has_task(s, province, ON_INFLUENCE) else 0.3
        hands -= 1
    buildings = count_buildings(s, province)
    return worth + w.occupied_building * min(hands, buildings) + 0.3 * buildings


@rule
def chance_to_clear(s: State, side: int, province: int, legions: int, w: Weights) -> float:
    """A rough chance that an attack leaves no enemy in a province."""
    defenders = 0.0
    for other in range(SIDES):
        if other != side:
            defenders += float(s.legion[other, province]) + 1.3 * fortresses_of(s, other, province)
    bonus = float(LEGION_BONUS) if owns(s, side, HANNIBAL) else 0.0
    inflicted = (3.5 + bonus) * legions / 5.0 - 0.4
    return min(0.97, max(0.02, 0.5 + w.chance_per_legion * (inflicted - defenders)))


# ---------------------------------------------------------------- cards


@rule
def may_still_buy(s: State, side: int) -> bool:
    """Whether a side has its construction turn before it or is in it."""
    if s.phase == Phase.COMMERCE:
        return True
    if s.phase != Phase.CONSTRUCTION or s.decision in (Decision.KEEP_TAXES, Decision.KEEP_COMMODITY):
        return False
    return s.active == side or s.next_side == side or contains(s.waiting, side)


@rule
def value_of_cards(s: State, side: int, w: Weights) -> float:
    """Cards that can still buy something, and those of the next income.

    In the military phase the next income counts twice: it will soon be both, the cards in hand and those to come.
    """
    kept = float(min(int(s.hand[side, TAX]), TAXES_KEPT))
    if not may_still_buy(s, side):
        worth = worth_of_income(s, side, kept, w) + (w.card if s.gardens == 1 and s.gardens_card != NO_CARD else 0.0)
        return 2.0 * worth if s.phase == Phase.MILITARY else worth
    taxes = 0.0
    kinds = 0.0
    more = 0.0
    for kind in range(RESOURCES):
        cards = float(s.hand[side, kind]) + float(s.face_down[side, kind]) + w.offered * float(s.face_up[side, kind])
        cards -= (1.0 - w.offered) * float(s.offer[side, kind])
        if kind == TAX:
            taxes = cards
        elif cards > 0.0:
            kinds += min(cards, 1.0)
            more += worth_of_more(cards, w)
    worth = w.card * (taxes + kinds + more)
    if s.phase == Phase.COMMERCE:
        worth += longest_set(taxes, kinds, w)
    elif taxes >= 9.0 or kinds >= 9.0:
        worth += w.long_set
    if s.active == side and s.goods_due > 0:
        worth -= w.card * s.goods_due
    return worth + worth_of_income(s, side, 0.0, w)


@rule
def worth_of_income(s: State, side: int, taxes: float, w: Weights) -> float:
    """The hand that the next income would make, with taxes kept until then."""
    work_out_income(s, side)
    taxes += s.wanted[TAX]
    kinds = 0.0
    more = 0.0
    for kind in range(1, RESOURCES):
        if s.wanted[kind] > 0:
            kinds += 1.0
            more += worth_of_more(float(s.wanted[kind]), w)
    return w.card * (taxes + kinds + more) + longest_set(taxes, kinds, w)


@rule
def worth_of_more(cards: float, w: Weights) -> float:
    """A second and third card of one commodity can serve in other sets; more are nearly useless."""
    return w.same_kind * min(max(cards - 1.0, 0.0), 2.0) + 0.2 * max(cards - 3.0, 0.0)


@rule
def longest_set(taxes: float, kinds: float, w: Weights) -> float:
    """Taxes or different commodities grow into a set of nine: the longer, the more each further one is worth."""
    longest = min(max(taxes, kinds), 12.0) / 9.0
    return w.long_set * longest * longest * longest


# ---------------------------------------------------------------- what has only been begun


@rule
def value_of_intention(s: State, side: int, w: Weights) -> float:
    """The best way to finish what the side has begun to do."""
    if s.phase == Phase.COMMERCE:
        return value_of_trade(s, side, w)
    if s.active != side:
        return 0.0
    if s.phase == Phase.CONSTRUCTION:
        if s.purchase >= 0:
            return gain_of_purchase(s, side, w) - w.card * (s.price if s.goods_paid == 0 else 0)
        if s.decision in (Decision.SWAP_GIVE, Decision.SWAP_GET):
            return gain_of_swap(s, side, w)
        return 0.0
    return value_of_campaign(s, side, w)


@rule
def value_of_trade(s: State, side: int, w: Weights) -> float:
    """The Director likes a middling number; whoever takes looks for the best card within reach."""
    if s.decision == Decision.OFFER_CARD and s.role[COMMERCE_ROLE] == side:
        wanted = min(3, int(s.hand_count[side]) // 2)
        return 0.5 - 0.1 * abs(int(s.trade_number) - wanted)
    if s.taker == side and s.decision in (Decision.TAKE_CARD, Decision.ULYSSES_CARD):
        return best_card_of(s, side, int(s.victim), w)
    return 0.0


@rule
def best_card_of(s: State, side: int, victim: int, w: Weights) -> float:
    """The worth of the card that a side would take from another: a new kind, else a tax."""
    best = 0.0
    for kind in range(RESOURCES):
        if s.face_up[victim, kind] > 0:
            held = s.hand[side, kind] + s.face_down[side, kind]
            worth = w.card + 0.3
            if kind != TAX:
                worth = w.card + w.new_kind if held == 0 else 0.6 * w.card
            best = max(best, worth)
    return best


@rule
def gain_of_purchase(s: State, side: int, w: Weights) -> float:
    """What the thing being bought would bring, at its place or at the best one."""
    purchase = int(s.purchase)
    if purchase >= FIRST_FIGURE:
        if purchase == FIRST_FIGURE + PYRAMIDS or s.figure_count[side] + 1 >= FIGURES_TO_WIN:
            return WON
        return w.figure + w.nearer * (2.0 * s.figure_count[side] + 1.0)
    if s.target >= 0:
        return gain_at(s, side, purchase, int(s.target), w)
    best = 0.0
    places = places_for(s, side, purchase)
    for province in range(PROVINCES):
        if (places >> province) & 1 == 1:
            best = max(best, gain_at(s, side, purchase, province, w))
    return best


@rule
def gain_at(s: State, side: int, purchase: int, province: int, w: Weights) -> float:
    """What a thing to build would bring in a province."""
    if purchase == INFLUENCE:
        if s.owner[province] == NOBODY:
            return w.province + w.site * free_sites(s, province)
        return w.province + w.on_marker + w.income_card * count_buildings(s, province)
    if purchase == CARAVAN:
        worth = w.income_card - w.site + (w.income_card if has_building(s, province, ON_MARKET) else 0.0)
        if s.decision in (Decision.PAY_WAY, Decision.PAY_GOODS):
            kind = int(SITE_KIND[province, s.site])
            return worth + (0.0 if produces(s, side, kind) else w.new_kind)
        return worth + w.new_kind * 0.7
    if purchase == CITY:
        return w.income_card - w.site + (w.income_card if has_building(s, province, ON_TEMPLE) else 0.0)
    if purchase == MARKET:
        caravans = 0
        for site in range(SITES):
            if has_building(s, province, ON_CARAVAN_0 + site):
                caravans += 1
        return w.income_card * caravans
    if purchase == TEMPLE:
        return w.income_card if has_building(s, province, ON_CITY) else 0.0
    if purchase == LEGION:
        legions = int(s.legion[side, province])
        return stance(s, side, province, legions + 1, w) - stance(s, side, province, legions, w)
    if purchase == FORTRESS:
        return w.fortress_worth * (0.6 + 0.2 * count_buildings(s, province))
    return w.trireme_worth + w.built_trireme


@rule
def produces(s: State, side: int, kind: int) -> bool:
    """Whether a side has an own caravan on a commodity."""
    for province in range(PROVINCES):
        for site in range(SITES):
            if SITE_KIND[province, site] == kind and s.owner[province] == side:
                if has_building(s, province, ON_CARAVAN_0 + site):
                    return True
    return False


@rule
def gain_of_swap(s: State, side: int, w: Weights) -> float:
    """Cleopatra helps when one card is missing from a set."""
    taxes, kinds = int(s.hand[side, TAX]), int(s.goods_kinds[side])
    if s.swap_given > TAX or (s.swap_given == NO_CARD and taxes in (2, 8)):
        return w.swap if taxes in (2, 8) and kinds > 0 else -0.5
    return w.swap if kinds in (2, 8) and taxes > 0 else -0.5


# ---------------------------------------------------------------- campaigns


@rule
def value_of_campaign(s: State, side: int, w: Weights) -> float:
    """What the best march, voyage or task that is being chosen would bring."""
    decision = s.decision
    if decision == Decision.MARCH_FROM:
        best = -w.hesitation
        for province in range(PROVINCES):
            if s.legion[side, province] > 0 and fresh_legions(s, province) > 0:
                best = max(best, best_march(s, side, province, w))
        return best - w.hesitation
    if decision == Decision.MARCH_TO:
        return best_march(s, side, int(s.origin), w) - w.hesitation
    if decision == Decision.MARCH_NUMBER:
        return gain_of_march(s, side, int(s.origin), int(s.goal), w) - w.hesitation
    if decision == Decision.MARCH_SLOT:
        return -w.hesitation
    if decision == Decision.SHIP_FROM:
        best = 0.0
        for sea in range(SEAS):
            if fresh_triremes(s, sea) > 0:
                best = max(best, best_voyage(s, side, sea, w))
        return max(best, 0.1 if s.docked_count[side] > 0 else 0.0) - w.hesitation
    if decision == Decision.SHIP_TO:
        return (0.1 if s.origin_is_land == 1 else best_voyage(s, side, int(s.origin), w)) - w.hesitation
    if decision in (Decision.SEA_ZONE, Decision.SEA_ENEMY, Decision.SEA_NUMBER):
        return gain_of_sea_battle(s, side, w)
    if decision == Decision.TASK_SLOT:
        return w.occupying if s.task == OCCUPY else w.pillaging
    if decision == Decision.TASK_SOURCE:
        return 0.1 if s.task == PILLAGE else 0.2
    if decision == Decision.ASSIGN_PLACE:
        return 0.5
    return 0.0


@rule
def best_march(s: State, side: int, origin: int, w: Weights) -> float:
    """The gain of the best march from a province."""
    goals = adjacent_to(s, side, origin)
    best = -1.0
    for province in range(PROVINCES):
        if (goals >> province) & 1 == 1 and s.owner[province] != NOBODY:
            best = max(best, gain_of_march(s, side, origin, province, w))
    return best


@rule
def gain_of_march(s: State, side: int, origin: int, goal: int, w: Weights) -> float:
    """The gain of marching with the best number of legions."""
    best = -1.0
    before = 0.0
    for number in range(fresh_legions(s, origin) + 1):
        here, there = int(s.legion[side, origin]) - number, int(s.legion[side, goal]) + number
        after = stance(s, side, origin, here, w) + stance(s, side, goal, there, w)
        if number == 0:
            before = after
        else:
            best = max(best, after - before)
    return best


@rule
def best_voyage(s: State, side: int, sea: int, w: Weights) -> float:
    """The gain of sailing a trireme to the best adjacent zone."""
    lost = worth_of_zone(s, side, sea, w) if s.trireme[side, sea] == 1 else 0.0
    best = -1.0
    for other in range(SEAS):
        if (NEXT_SEAS[sea] >> other) & 1 == 1:
            best = max(best, (0.0 if s.trireme[side, other] > 0 else worth_of_zone(s, side, other, w)) - lost)
    return best


@rule
def gain_of_sea_battle(s: State, side: int, w: Weights) -> float:
    """A battle at sea is worth it only against fewer triremes."""
    best = -0.5
    for sea in range(SEAS):
        own = s.trireme[side, sea] - s.sea_attacked[sea]
        if own > 0 and (s.place < 0 or s.place == sea):
            for other in range(SIDES):
                if other != side and s.trireme[other, sea] > 0:
                    best = max(best, w.sea_battle * (own - 2.0 * s.trireme[other, sea]))
    return best
