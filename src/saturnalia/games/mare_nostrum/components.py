"""The numbers of Mare Nostrum: sizes of the record, the map, and all that `components.toml` says, as constants.

Sets of provinces and of sea zones are numbers whose bits are the members: bit 0 is the first province of the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from saturnalia.kernel.components import (
    changed_though_fixed,
    column,
    ids,
    number_of,
    numbers_of,
    outside,
    read_components,
    refuse_unfit,
    unfit,
)
from saturnalia.kernel.schema import Array

from .ids import Item, Kind, Role, Side, Slot

_HERE = Path(__file__).resolve().parent
COMPONENTS = read_components(_HERE)

# ---------------------------------------------------------------- what no printed copy can hold otherwise

_DRAWN = ("center.*", "city.xy.*", "inradius", "polygon.*.*", "site.*.xy.*", "units_xy.*")
refuse_unfit(
    changed_though_fixed(
        _HERE,
        {
            "building.*.in_box": "MAR-1.5",
            "combat.battle_rounds": "MAR-10.1",
            "dice.count": "MAR-1.7",
            "end_of_construction.commodities_kept": "MAR-7.5.1",
            "end_of_construction.commodities_kept_with_hanging_gardens": "MAR-7.5.1",
            "game.canvas_height": "MAR-2.10",
            "game.canvas_width": "MAR-2.10",
            "neutral.home_influence": "MAR-3.3.2",
            "neutral.other_influence": "MAR-3.3.2",
            "player_count.*.players": "MAR-19.1",
            "province.*.site.*.slot": "MAR-2.1",
            "setup.*.points_total": "MAR-3.2.2",
            "setup.*.province.*.influence": "MAR-3.2.2",
            "trade.max_consecutive_takes_same_pair": "MAR-6.6",
            "trade.min_cards": "MAR-6.1",
            **{f"province.*.{part}": "MAR-2.10" for part in _DRAWN},
            **{f"sea.*.{part}": "MAR-2.10" for part in ("center.*", "inradius", "polygon.*.*")},
            "decor.*.polygon.*.*": "MAR-2.7",
        },
    )
)

# ---------------------------------------------------------------- sizes

SIDES = 5
PROVINCES = 33  # MAR-1.2
SEAS = 10
RESOURCES = 13  # MAR-1.4
FIGURES = 18  # MAR-1.3
ROLES = 3
BUILD_ITEMS = 8
BUILDING_KINDS = 4  # MAR-1.5
SITES = 2  # MAR-2.2
SLOTS = 7
MOST_DICE = 8
NOBODY = -1
NOWHERE = -1
NO_CARD = -1
NO_ITEM = -1
PACKED = 32  # a line of the journal holds three numbers below this in one argument

# Plain numbers, because they are places in arrays.
ROME, GREECE, BABYLON, EGYPT, CARTHAGE = range(SIDES)
TAX = 0
ALL_GOODS = (1 << RESOURCES) - 2  # the set of all kinds but taxes
INFLUENCE, CARAVAN, CITY, MARKET, TEMPLE, LEGION, FORTRESS, TRIREME = range(BUILD_ITEMS)
CARAVAN_TOKEN, CITY_TOKEN, MARKET_TOKEN, TEMPLE_TOKEN = range(BUILDING_KINDS)
COMMERCE_ROLE, POLITICAL_ROLE, MILITARY_ROLE = range(ROLES)
IDLE, ON_CITY, ON_CARAVAN_0, ON_CARAVAN_1, ON_MARKET, ON_TEMPLE, ON_INFLUENCE = range(SLOTS)
(
    JULIUS_CAESAR, PERICLES, HAMMURABI, CLEOPATRA, HANNIBAL, AGAMEMNON, ARCHIMEDES, HELEN, NEBUCHADNEZZAR, SOLOMON,
    ULYSSES, COLOSSUS, HANGING_GARDENS, ARTEMIS, STATUE_OF_ZEUS, LIGHTHOUSE, MAUSOLEUM, PYRAMIDS,
) = range(FIGURES)  # fmt: skip

# ---------------------------------------------------------------- names


SIDE_NAMES = cast("Sequence[Side]", ids(COMPONENTS, "civilisation"))
PROVINCE_NAMES = ids(COMPONENTS, "province")
SEA_NAMES = ids(COMPONENTS, "sea")
RESOURCE_NAMES = cast("Sequence[Kind]", ids(COMPONENTS, "resource"))
FIGURE_NAMES = ids(COMPONENTS, "figure")
ROLE_NAMES = cast("Sequence[Role]", ids(COMPONENTS, "role"))
ITEM_NAMES = cast("Sequence[Item]", ids(COMPONENTS, "cost")[:BUILD_ITEMS])
BUILDING_NAMES = ids(COMPONENTS, "building")
SLOT_NAMES: Sequence[Slot] = ["none", "city", "caravan_0", "caravan_1", "market", "temple", "influence"]

# ---------------------------------------------------------------- the map (MAR-1.1, MAR-2.3, MAR-2.4)
# The facts of MAR-2.8 stand in the file; the rest of the map is ours (MAR-2.9), and so is its drawing (MAR-2.10).
# What is only drawn, the decor, is no space (MAR-2.7).


def _bits(members: list[str], names: Sequence[str]) -> int:
    return sum(1 << names.index(member) for member in members)


def _table(rows: list[Any]) -> Any:
    return np.array(rows, dtype=np.int64)


_PROVINCES, _CIVILISATIONS = COMPONENTS["province"], COMPONENTS["civilisation"]

LAND: Array = _table([_bits(entry["land"], PROVINCE_NAMES) for entry in _PROVINCES])
SEAS_OF: Array = _table([_bits(entry["seas"], SEA_NAMES) for entry in _PROVINCES])
NEXT_SEAS: Array = _table([_bits(entry["seas"], SEA_NAMES) for entry in COMPONENTS["sea"]])
COASTS: Array = _table([_bits(entry["coasts"], PROVINCE_NAMES) for entry in COMPONENTS["sea"]])
ALL_PROVINCES = (1 << PROVINCES) - 1
COASTAL = sum(1 << number for number in range(PROVINCES) if SEAS_OF[number])
CITY_SITES = sum(1 << number for number, entry in enumerate(_PROVINCES) if entry["city_sites"])


def _site_kinds() -> Any:
    kinds = np.full((PROVINCES, SITES), NO_CARD, dtype=np.int64)
    for number, entry in enumerate(_PROVINCES):
        for site in entry.get("site", []):
            place = f"province.{entry['id']}.site.commodity"
            kinds[number, site["slot"]] = number_of(site["commodity"], RESOURCE_NAMES, place)
    return kinds


SITE_KIND: Array = _site_kinds()  # MAR-2.1
SITE_PROVINCES: Array = _table(
    [sum(1 << number for number in range(PROVINCES) if SITE_KIND[number, slot] >= 0) for slot in range(SITES)]
)

HOME: Array = numbers_of(COMPONENTS, "civilisation", "home_province", PROVINCE_NAMES)
START: Array = _table([[PROVINCE_NAMES.index(place) for place in entry["start_provinces"]] for entry in _CIVILISATIONS])
ADVANCED: Array = _table([_bits(entry["advanced_setup_provinces"], PROVINCE_NAMES) for entry in _CIVILISATIONS])

# ---------------------------------------------------------------- pieces, tokens and cards

_PIECES = {entry["id"]: entry["per_civilisation"] for entry in COMPONENTS["piece"]}
LEGIONS, FORTRESSES, TRIREMES = _PIECES["legion"], _PIECES["fortress"], _PIECES["trireme"]  # MAR-1.6
MARKERS = _PIECES["influence"]
CARDS: Array = column(COMPONENTS, "resource", "cards")


def _supply() -> Any:
    table = np.zeros((SIDES + 1, BUILDING_KINDS), dtype=np.int64)
    for players in (3, 4, 5):
        for kind, entry in enumerate(COMPONENTS["building"]):
            table[players, kind] = entry[f"supply_{players}_players"]
    return table


TOKENS: Array = _supply()  # MAR-3.1.3

_COSTS = {entry["id"]: entry["cards"] for entry in COMPONENTS["cost"]}
PRICE: Array = _table([_COSTS[name] for name in ITEM_NAMES])  # MAR-7.3.1
FIGURE_PRICE: Array = _table(
    [
        _COSTS["pyramids" if entry["id"] == "pyramids" else "wonder" if entry["kind"] == "wonder" else "hero"]
        for entry in COMPONENTS["figure"]
    ]
)
FIGURE_SIDE: Array = numbers_of(COMPONENTS, "figure", "civilisation", SIDE_NAMES, nothing=[""])  # -1: nobody's
IS_HERO: list[bool] = [entry["kind"] != "wonder" for entry in COMPONENTS["figure"]]
HERO_OF_SIDE: Array = numbers_of(COMPONENTS, "civilisation", "hero", FIGURE_NAMES)
DISCOUNT = 1  # Caesar, Pericles and the Mausoleum each lower a price by one card

ROLE_BONUS = 2
BONUS_FIGURE: Array = numbers_of(COMPONENTS, "role", "bonus_hero", FIGURE_NAMES)
ROLE_OWNER: Array = numbers_of(COMPONENTS, "role", "start_civilisation", SIDE_NAMES)

# ---------------------------------------------------------------- set-up


def _recommended() -> Any:
    played = np.zeros(SIDES + 1, dtype=np.int64)
    for entry in COMPONENTS["player_count"]:
        neutral = _bits(entry["neutral_default"], SIDE_NAMES)
        played[entry["players"]] = ((1 << SIDES) - 1) & ~neutral
    return played


RECOMMENDED: Array = _recommended()  # MAR-3.3.1


def _start(key: str) -> Any:
    """A number of the basic set-up by side and start province; sets of caravan sites are bits."""
    table = np.zeros((SIDES, 3), dtype=np.int64)
    for entry in COMPONENTS["setup"]:
        side = SIDE_NAMES.index(entry["civilisation"])
        for place in entry["province"]:
            number = START[side].tolist().index(PROVINCE_NAMES.index(place["id"]))
            value = place[key]
            table[side, number] = sum(1 << slot for slot in value) if isinstance(value, list) else value
    return table


START_CITY, START_FORTRESS = _start("city"), _start("fortress")
START_CARAVANS, START_CHOICE = _start("caravans"), _start("caravan_choice")
_NEUTRAL = COMPONENTS["neutral"]
NEUTRAL_HOME_LEGIONS, NEUTRAL_HOME_FORTRESSES = _NEUTRAL["home_legions"], _NEUTRAL["home_fortresses"]
NEUTRAL_LEGIONS, NEUTRAL_FORTRESSES = _NEUTRAL["other_legions"], _NEUTRAL["other_fortresses"]
SETUP_POINTS = COMPONENTS["advanced_setup"]["points"]

# ---------------------------------------------------------------- numbers of the rules

_COMBAT, _KEPT = COMPONENTS["combat"], COMPONENTS["end_of_construction"]
POINTS_PER_LOSS, FORTRESS_VALUE = _COMBAT["points_per_loss"], _COMBAT["fortress_value"]
LEGION_BONUS, TRIREME_BONUS = _COMBAT["hannibal_bonus_per_legion_die"], _COMBAT["pericles_bonus_per_trireme_die"]
DIE_SIDES = COMPONENTS["dice"]["sides"]  # MAR-1.7
TAXES_KEPT = _KEPT["tax_kept"]
FIGURES_TO_WIN = COMPONENTS["victory"]["heroes_and_wonders"]
MAX_ROUNDS, TRADE_CAP = COMPONENTS["options"]["max_rounds"], COMPONENTS["options"]["trade_count_cap"]

# ---------------------------------------------------------------- an owner's corrected file


def unfit_components() -> list[str]:
    """Return which numbers of an owner's corrected file do not fit into the record: compiled rules check no bounds."""
    sides = range(SIDES)
    start_caravans = START_CARAVANS & 1, START_CARAVANS >> 1 & 1, START_CHOICE > 0
    found = [
        *outside("resource.cards", CARDS[TAX], 1, 100, "MAR-1.4"),
        *outside("resource.cards", CARDS[1:], 1, PACKED - 1, "MAR-1.4"),
        *outside("piece.legion", LEGIONS, 3, MOST_DICE, "MAR-1.6"),
        *outside("piece.fortress", FORTRESSES, 1, 64, "MAR-1.6"),
        *outside("piece.trireme", TRIREMES, 1, MOST_DICE, "MAR-1.6"),
        *outside("piece.influence", MARKERS, 3, PROVINCES, "MAR-1.6"),
        *outside("building", TOKENS, 0, 100, "MAR-3.1.3"),
        *outside("cost.cards", PRICE, DISCOUNT + 1, None, "MAR-7.3.1"),
        *outside("cost.cards", FIGURE_PRICE, 1, None, "MAR-7.3.1"),
        *outside("neutral.home_legions", NEUTRAL_HOME_LEGIONS, 0, LEGIONS, "MAR-3.3.2"),
        *outside("neutral.other_legions", NEUTRAL_LEGIONS, 0, LEGIONS, "MAR-3.3.2"),
        *outside("neutral.home_fortresses", NEUTRAL_HOME_FORTRESSES, 0, None, "MAR-3.3.2"),
        *outside("neutral.other_fortresses", NEUTRAL_FORTRESSES, 0, None, "MAR-3.3.2"),
        *outside("advanced_setup.points", SETUP_POINTS, int(PRICE[INFLUENCE]), 1000, "MAR-3.4.1"),
        *outside("combat.points_per_loss", POINTS_PER_LOSS, 1, None, "MAR-10.3"),
        *outside("combat.fortress_value", FORTRESS_VALUE, 0, 12, "MAR-10.4"),
        *outside("combat.hannibal_bonus_per_legion_die", LEGION_BONUS, 0, 3, "MAR-10.3"),
        *outside("combat.pericles_bonus_per_trireme_die", TRIREME_BONUS, 0, 3, "MAR-10.3"),
        *outside("dice.sides", DIE_SIDES, 1, 9, "MAR-1.7"),
        *outside("end_of_construction.tax_kept", TAXES_KEPT, 0, TRADE_CAP, "MAR-7.5.1"),
        *outside("victory.heroes_and_wonders", FIGURES_TO_WIN, 2, FIGURES, "MAR-13.1"),
        *outside("options.max_rounds", MAX_ROUNDS, 1, 40, "MAR-13.3"),
        *outside("options.trade_count_cap", TRADE_CAP, 0, 40, "MAR-6.1"),
        *outside("province.city_sites", [entry["city_sites"] for entry in _PROVINCES], 0, 1, "MAR-2.2"),
    ]
    laws = {
        "province.land (MAR-2.3)": all(
            _is_mutual(LAND, LAND, a, b) for a in range(PROVINCES) for b in range(PROVINCES)
        ),
        "province.seas (MAR-2.4)": all(
            _is_mutual(SEAS_OF, COASTS, a, b) for a in range(PROVINCES) for b in range(SEAS)
        ),
        "sea.seas (MAR-2.4)": all(_is_mutual(NEXT_SEAS, NEXT_SEAS, a, b) for a in range(SEAS) for b in range(SEAS)),
        "sea.coasts (MAR-2.4)": all(int(COASTS[sea]).bit_count() >= 2 for sea in range(SEAS)),
        "building.city (MAR-3.1.4)": all(
            START_CITY[list(_sides(players))].sum() <= TOKENS[players, 1] for players in (3, 4, 5)
        ),
        "building.caravan (MAR-3.1.4)": all(
            sum(int(part[side].sum()) for part in start_caravans for side in _sides(players)) <= TOKENS[players, 0]
            for players in (3, 4, 5)
        ),
        "civilisation.start_provinces (MAR-3.2.2)": len({int(place) for side in sides for place in START[side]})
        == 3 * SIDES,
        "civilisation.home_province (MAR-3.2.2)": all(START[side][0] == HOME[side] for side in sides),
        "civilisation.hero (MAR-12.2)": all(FIGURE_SIDE[HERO_OF_SIDE[side]] == side for side in sides),
        "setup (MAR-3.2.2)": _setup_fits(),
        "player_count.neutral_default (MAR-3.3.1)": all(len(_sides(players)) == players for players in (3, 4, 5)),
        "neutral (MAR-3.3.2)": NEUTRAL_HOME_LEGIONS + 2 * NEUTRAL_LEGIONS <= LEGIONS,
        "resource.map_sites (MAR-2.9)": all(
            entry.get("map_sites", 0) == int((kind == SITE_KIND).sum())
            for kind, entry in enumerate(COMPONENTS["resource"])
        ),
    }
    return found + unfit(laws)


def _sides(players: int) -> list[int]:
    return [side for side in range(SIDES) if int(RECOMMENDED[players]) >> side & 1]


def _is_mutual(one: Any, other: Any, a: int, b: int) -> bool:
    return bool((int(one[a]) >> b & 1) == (int(other[b]) >> a & 1))


def _setup_fits() -> bool:
    """Whether every start position stands on sites that exist."""
    for side in range(SIDES):
        for number, place in enumerate(START[side].tolist()):
            if START_CITY[side, number] not in (0, CITY_SITES >> place & 1):
                return False
            for slot in range(SITES):
                wanted = (START_CARAVANS[side, number] | START_CHOICE[side, number]) >> slot & 1
                if wanted and SITE_KIND[place, slot] < 0:
                    return False
            if START_CARAVANS[side, number] & START_CHOICE[side, number] or not 0 <= START_FORTRESS[side, number] <= 1:
                return False
    return True


refuse_unfit(unfit_components())
