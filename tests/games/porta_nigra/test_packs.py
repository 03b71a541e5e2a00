"""An owner's corrected component file: numbers with which the rules of Porta Nigra could not be played are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saturnalia.games.porta_nigra.state import State
from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.porta_nigra.positions import PORTA_NIGRA, position

ORIGINAL = (PORTA_NIGRA.folder / "components.toml").read_text(encoding="utf-8")

RING = "quarter_city_wall, quarter_porta_nigra, quarter_amphitheatre"
COLORS = "black, blue, red, yellow, white"

# what stands in the file, what an owner makes of it, and what is said about it: place, value and what is allowed
UNFIT = [
    ("start_coins = 20", "start_coins = -1", "setup.start_coins: -1 (0–60)"),
    ("start_romans = 5", "start_romans = 6", "counts.romans_per_player: 15 (16)"),
    ("hand_size = 2", "hand_size = 9", "setup.hand_size: 9 (1–7)"),
    ("hand_size = 2", "hand_size = 0", "setup.hand_size: 0 (1–7)"),
    ("building_display = 6", "building_display = 21", "setup.building_display: 21 (0–20)"),
    ("honor_display = 14", "honor_display = 29", "setup.honor_display: 29 (0–28)"),
    ("action_deck_size = 7", "action_deck_size = 8", "setup.players.4.action_deck_size: 8 (7)"),
    ("interim_multiplier = 2", "interim_multiplier = 3", "setup.players.3.interim_multiplier: 3 (0–2)"),
    ("players = 3", "players = 2", "setup.players: 2, 2, 4 (2, 3, 4)"),
    ("bricks = 90", "bricks = 91", "counts.bricks: 91 (0–90)"),
    ("\nprice = 1\n", "\nprice = 61\n", "colors.black.price: 61 (0–60)"),
    ('id = "blue"', 'id = "teal"', f"colors.id: black, teal, red, yellow, white ({COLORS})"),
    ('id = "blue"', 'id = "black"', "colors.id: black (1 ×)"),
    (
        'next_clockwise = "quarter_basilica"',
        'next_clockwise = "quarter_city_wall"',
        f"quarters.next_clockwise: quarter_city_wall, {RING} (quarter_basilica, {RING})",
    ),
    ('\nshop = "red"', '\nshop = "blue"', "quarters.shop: black, blue, blue, yellow (black, blue, red, yellow)"),
    ('\nshop = "red"', '\nshop = "pink"', f"quarters.quarter_basilica.shop: pink ({COLORS})"),
    ("border_cost = 1", "border_cost = -1", "quarters.quarter_amphitheatre.border_cost: -1 (0–15)"),
    (
        "every_bricks = 3",
        "every_bricks = 0",
        "buildings.basilica.master_builder_reward.every_bricks: 0 (1–60)",
    ),
    (
        'brick_color = "white"',
        'brick_color = "pink"',
        f"buildings.city_wall.master_builder_reward.brick_color: pink ({COLORS})",
    ),
    ("min_height = 3", "min_height = 2", "buildings.porta_nigra.max_height: 8 (7)"),
    ("bricks = 3\nvp = 5", "bricks = 9\nvp = 5", "sites.basilica_a_1.bricks: 9 (1–8)"),
    ("bricks = 3\nvp = 5", "bricks = 3\nvp = 61", "sites.basilica_a_1.vp: 61 (0–60)"),
    ('row = "a"', 'row = "c"', "sites.basilica_a_1.row: c (a, b)"),
    (
        'building = "basilica"\nrow = "a"',
        'building = "porta_nigra"\nrow = "a"',
        "sites.basilica_a_1.building: porta_nigra (basilica, amphitheatre, city_wall)",
    ),
    ("level = 3", "level = 4", "majorities.porta_nigra_level_3.level: 4 (3)"),
    ("first = 12", "first = -12", "majorities.basilica_a.first: -12 (0–60)"),
    ('shops = ["blue", ', 'shops = ["green", ', f"supply_cards.supply_1.shops: green ({COLORS})"),
    ('shops = ["blue", ', 'shops = ["red", ', "supply_cards.supply_1.shops: 3 (4)"),
    ('kind = "torch"', 'kind = "lamp"', "action_symbols.torch.kind: lamp (buy, build, influence, torch, coins)"),
    (
        'kind = "buy"\ncolor = "black"',
        'kind = "buy"\ncolor = "pink"',
        f"action_symbols.buy_black.color: pink ({COLORS})",
    ),
    (
        'kind = "buy"\ncolor = "black"',
        'kind = "buy"\ncolor = ""',
        f'action_symbols.buy_black.color: "" ({COLORS}, any)',
    ),
    (
        'building = "basilica"\ncolor = "blue"\ncount',
        'building = "basilica"\ncolor = "black"\ncount',
        "building_cards: 2 × basilica black (1 ×)",
    ),
    (
        '\nkind = "instant"',
        '\nkind = "later"',
        "honor_cards.acclaim.kind: later (instant, final_scoring, substitute_building, porta_nigra_brick)",
    ),
    ("discard_building_set = 4", "discard_building_set = 3", "honor_cards.final_30.discard_building_set: 3 (4)"),
    ("discard_building_set = 4", "discard_building_set = 0", "honor_cards.final_30.discard_building_set: 0 (4)"),
    (
        'discard_honor = "final_30"',
        'discard_honor = "final_56"',
        "honor_cards.final_42.discard_honor: final_56 (final_30)",
    ),
    ('discard_honor = "final_30"', 'discard_honor = ""', 'honor_cards.final_42.discard_honor: "" (final_30)'),
    (
        'discard_honor = "final_42"',
        'discard_honor = "acclaim"',
        "honor_cards.final_56.discard_honor: acclaim (final_30, final_42)",
    ),
    ("vp_final = 30", "vp_final = 61", "honor_cards.final_30.vp_final: 61 (0–60)"),
    ("\nromans = 1\nmax_per_turn = 0", "\nromans = 0\nmax_per_turn = 0", "influence_actions.roman.romans: 0 (1–15)"),
    ("\nromans = 1\nmax_per_turn = 0", "\nromans = 1\nmax_per_turn = 1", "influence_actions.roman.max_per_turn: 1 (0)"),
    ("coins_per_vp = 3", "coins_per_vp = 0", "end_game.coins_per_vp: 0 (1–60)"),
    ("ties_share_victory = true", "ties_share_victory = false", "end_game.ties_share_victory: false (true)"),
]


def corrected(folder: Path, original: str, correction: str) -> Path:
    """A component file with one number changed, where it comes first."""
    assert original in ORIGINAL
    pack = folder / "porta_nigra.toml"
    pack.write_text(ORIGINAL.replace(original, correction, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(("original", "correction", "problem"), UNFIT, ids=[problem for _, _, problem in UNFIT])
def test_what_the_rules_cannot_play_with_is_refused_by_place_value_and_what_is_allowed(
    tmp_path: Path, original: str, correction: str, problem: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("porta_nigra", corrected(tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert problem in refused.value.message.args["problem"].split("; ")


@pytest.mark.clause("POR-4.23")
def test_building_cards_may_stand_in_any_order(tmp_path: Path) -> None:
    """The first two building cards of the file change places: a black site still earns the black card."""
    pack = tmp_path / "porta_nigra.toml"
    black, blue = (f'[[building_cards]]\nid = "card_basilica_{color}"' for color in ("black", "blue"))
    start, second = ORIGINAL.index(black), ORIGINAL.index(blue)
    third = ORIGINAL.index("[[building_cards]]", second + 1)
    exchanged = ORIGINAL[:start] + ORIGINAL[second:third] + ORIGINAL[start:second] + ORIGINAL[third:]
    pack.write_text(exchanged, encoding="utf-8")
    # the second card of the file is on display: in the original the blue one, here the black one
    table = position(card="foundations", bricks=["3 black"], builders=["basilica"], display=["card_basilica_blue"])
    after = played_with(pack, table.state, "symbol:3", "site:basilica_a_1")
    assert (after.building_cards[0].tolist(), after.building_display.sum()) == ([1, 0, 0, 0], 0)


def test_a_missing_or_misspelt_entry_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"error-components-missing .*place=setup.start_coins"):
        load("porta_nigra", corrected(tmp_path, "start_coins = 20", "start_coin = 20"))


def test_corrected_numbers_are_used(tmp_path: Path) -> None:
    rich = load("porta_nigra", corrected(tmp_path, "vp = 9\n", "vp = 10\n"))
    assert rich.room("components").SITE_POINTS[3] == 10
    assert rich.version != PORTA_NIGRA.version


SWITCH = "\nromans = 1\nmax_per_turn = 0", "\nromans = 2\nmax_per_turn = 0"
PLAY = """
import sys
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
game = load("porta_nigra", sys.argv[1])
match = Match(game, game.complete_options({"seats": 2}), 1)
match.state = game.state.from_bytes(sys.stdin.buffer.read())
for action in sys.argv[2:]:
    match.play(game.action_ids[action])
sys.stdout.buffer.write(match.state.tobytes())
"""


def played_with(pack: Path, state: Any, *actions: str) -> Any:
    """The position after some actions, by the rules as a corrected file makes them.

    They run interpreted, in a process of their own: compiling them for one pack takes too long.
    """
    played = subprocess.run(
        [sys.executable, "-c", PLAY, str(pack), *actions],
        input=state.tobytes(),
        env={**os.environ, "SATURNALIA_INTERPRET": "1"},
        capture_output=True,
        check=True,
    )
    return State.from_bytes(played.stdout)


@pytest.mark.clause("POR-5.4")
@pytest.mark.parametrize(("romans", "after"), [(5, (0, 7, 8)), (14, (0, 15, 0))])
def test_the_switch_gives_two_romans_for_two_influence(tmp_path: Path, romans: int, after: tuple[int, ...]) -> None:
    """The rulebook's example takes two Romans where its rule says one: an owner may choose (E9)."""
    assert ORIGINAL.count(SWITCH[0]) == 1
    table = position(card="marble", influence=2, romans=romans)
    state = played_with(corrected(tmp_path, *SWITCH), table.state, "influence_roman")
    assert (state.influence[0], state.romans[0], state.stock[0]) == after


@pytest.mark.clause("POR-5.8")
def test_a_card_that_gives_only_romans_is_not_sold_when_the_stock_is_empty(tmp_path: Path) -> None:
    """The reconstructed list has no such card; an owner's may have one."""
    start = ORIGINAL.index('id = "recruits"')
    recruits = ORIGINAL[start : ORIGINAL.index("\n\n", start)]
    pack = corrected(tmp_path, recruits, recruits.replace("torches = 1", "torches = 0"))
    last = position(card="marble", influence=1, romans=14, honors=["recruits"])
    assert played_with(pack, last.state, "honor:recruits").romans[0] == 15
    none = position(card="marble", influence=1, romans=15, honors=["recruits"])
    with pytest.raises(subprocess.CalledProcessError) as refused:
        played_with(pack, none.state, "honor:recruits")
    assert b"IllegalAction" in refused.value.stderr
