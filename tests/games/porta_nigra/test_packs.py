"""An owner's corrected component file: other cards and numbers are played with."""

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
from tests.games.packs import corrected, original_of
from tests.games.porta_nigra.positions import PORTA_NIGRA, position

ORIGINAL = original_of("porta_nigra")


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
        load("porta_nigra", corrected("porta_nigra", tmp_path, "start_coins = 20", "start_coin = 20"))


def test_corrected_numbers_are_used(tmp_path: Path) -> None:
    rich = load("porta_nigra", corrected("porta_nigra", tmp_path, "vp = 9\n", "vp = 10\n"))
    assert rich.room("components").SITE_POINTS[3] == 10
    assert rich.version != PORTA_NIGRA.version


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


@pytest.mark.clause("POR-1.23", "POR-5.3")
def test_an_honor_card_for_nothing_can_be_bought_without_influence(tmp_path: Path) -> None:
    """The reconstructed prices begin at 1; a printed card may have none."""
    start = ORIGINAL.index('id = "acclaim"')
    acclaim = ORIGINAL[start : ORIGINAL.index("\n\n", start)]
    pack = corrected("porta_nigra", tmp_path, acclaim, acclaim.replace("influence = 1", "influence = 0"))
    table = position(card="marble", influence=0, honors=["acclaim"])
    assert played_with(pack, table.state, "honor:acclaim").points[0] == 4


@pytest.mark.clause("POR-4.27", "POR-4.29")
def test_every_building_gives_bricks_of_its_own_colour(tmp_path: Path) -> None:
    """Only the City Wall gives bricks as far as is known; where the Basilica gave red ones, they would be red."""
    reward = 'romans = 1\nbricks = 0\nbrick_color = ""\nsource = "rulebook"\n\n[[buildings]]\nid = "amphitheatre"'
    red = reward.replace('bricks = 0\nbrick_color = ""', 'bricks = 2\nbrick_color = "red"')
    pack = corrected("porta_nigra", tmp_path, reward, red)
    table = position(card="foundations", bricks=["3 black"], builders=["basilica"])
    after = played_with(pack, table.state, "symbol:3", "site:basilica_a_1")
    assert after.bricks[0].tolist() == [0, 0, 2, 0, 0]


@pytest.mark.clause("POR-5.8")
def test_a_card_that_gives_only_romans_is_not_sold_when_the_stock_is_empty(tmp_path: Path) -> None:
    """The reconstructed list has no such card; an owner's may have one."""
    start = ORIGINAL.index('id = "recruits"')
    recruits = ORIGINAL[start : ORIGINAL.index("\n\n", start)]
    pack = corrected("porta_nigra", tmp_path, recruits, recruits.replace("torches = 1", "torches = 0"))
    last = position(card="marble", influence=1, romans=14, honors=["recruits"])
    assert played_with(pack, last.state, "honor:recruits").romans[0] == 15
    none = position(card="marble", influence=1, romans=15, honors=["recruits"])
    with pytest.raises(subprocess.CalledProcessError) as refused:
        played_with(pack, none.state, "honor:recruits")
    assert b"IllegalAction" in refused.value.stderr
