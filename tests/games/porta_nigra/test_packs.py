"""An owner's corrected component file: numbers with which the rules of Porta Nigra could not be played are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.porta_nigra.positions import PORTA_NIGRA, position

ORIGINAL = (PORTA_NIGRA.folder / "components.toml").read_text(encoding="utf-8")

UNFIT = [
    ("start_coins = 20", "start_coins = -1", "setup"),
    ("start_romans = 5", "start_romans = 6", "counts.romans_per_player"),
    ("hand_size = 2", "hand_size = 9", "setup.hand_size"),
    ("hand_size = 2", "hand_size = 0", "setup.hand_size"),
    ("building_display = 6", "building_display = 21", "setup.building_display"),
    ("honor_display = 14", "honor_display = 29", "setup.honor_display"),
    ("action_deck_size = 7", "action_deck_size = 8", "setup.players.4"),
    ("interim_multiplier = 2", "interim_multiplier = 3", "setup.players.3"),
    ("\nprice = 1\n", "\nprice = 61\n", "colors.price"),
    ('next_clockwise = "quarter_basilica"', 'next_clockwise = "quarter_city_wall"', "quarters.next_clockwise"),
    ('\nshop = "red"', '\nshop = "blue"', "quarters.shop"),
    ("border_cost = 1", "border_cost = -1", "quarters.border_cost"),
    ("every_bricks = 3", "every_bricks = 0", "buildings.master_builder_reward"),
    ("min_height = 3", "min_height = 2", "buildings.min_height"),
    ("bricks = 3\nvp = 5", "bricks = 9\nvp = 5", "sites.bricks"),
    ("bricks = 3\nvp = 5", "bricks = 3\nvp = 61", "sites.vp"),
    ("level = 3", "level = 4", "majorities.level"),
    ("first = 12", "first = -12", "majorities.first"),
    ('kind = "torch"', 'kind = "lamp"', "action_symbols.kind"),
    ('\nkind = "instant"', '\nkind = "later"', "honor_cards.kind"),
    ("discard_building_set = 4", "discard_building_set = 3", "honor_cards.discard_building_set"),
    ("vp_final = 30", "vp_final = 61", "honor_cards"),
    ("\nromans = 1\nmax_per_turn = 0", "\nromans = 0\nmax_per_turn = 0", "influence_actions"),
    ("\nromans = 1\nmax_per_turn = 0", "\nromans = 1\nmax_per_turn = 1", "influence_actions.max_per_turn"),
    ("coins_per_vp = 3", "coins_per_vp = 0", "end_game.coins_per_vp"),
    ("ties_share_victory = true", "ties_share_victory = false", "end_game.ties_share_victory"),
]


def corrected(folder: Path, original: str, correction: str) -> Path:
    """A component file with one number changed, where it comes first."""
    assert original in ORIGINAL
    pack = folder / "porta_nigra.toml"
    pack.write_text(ORIGINAL.replace(original, correction, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(("original", "correction", "place"), UNFIT, ids=[f"{place}" for _, _, place in UNFIT])
def test_a_number_that_the_rules_cannot_play_with_is_refused(
    tmp_path: Path, original: str, correction: str, place: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("porta_nigra", corrected(tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert place in refused.value.message.args["problem"].split(", ")


def test_a_missing_or_misspelt_entry_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"error-components-missing .*place=setup.start_coins"):
        load("porta_nigra", corrected(tmp_path, "start_coins = 20", "start_coin = 20"))


def test_corrected_numbers_are_used(tmp_path: Path) -> None:
    rich = load("porta_nigra", corrected(tmp_path, "vp = 9\n", "vp = 10\n"))
    assert rich.room("components").SITE_POINTS[3] == 10
    assert rich.version != PORTA_NIGRA.version


SWITCH = "\nromans = 1\nmax_per_turn = 0", "\nromans = 2\nmax_per_turn = 0"
BUY_ROMANS = """
import sys
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
game = load("porta_nigra", sys.argv[1])
match = Match(game, game.complete_options({"seats": 2}), 1)
match.state = game.state.from_bytes(sys.stdin.buffer.read())
match.play(game.action_ids["influence_roman"])
print(match.state.influence[0], match.state.romans[0], match.state.stock[0])
"""


@pytest.mark.clause("POR-5.4")
@pytest.mark.parametrize(("romans", "after"), [(5, "0 7 8"), (14, "0 15 0")])
def test_the_switch_gives_two_romans_for_two_influence(tmp_path: Path, romans: int, after: str) -> None:
    """The rulebook's example takes two Romans where its rule says one: an owner may choose (E9).

    The rules run interpreted, in a process of their own: compiling them for one pack takes too long.
    """
    assert ORIGINAL.count(SWITCH[0]) == 1
    state = position(card="marble", influence=2, romans=romans).state
    answer = subprocess.run(
        [sys.executable, "-c", BUY_ROMANS, str(corrected(tmp_path, *SWITCH))],
        input=state.tobytes(),
        env={**os.environ, "SATURNALIA_INTERPRET": "1"},
        capture_output=True,
        check=True,
    )
    assert answer.stdout.decode().strip() == after
