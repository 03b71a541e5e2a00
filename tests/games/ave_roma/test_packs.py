"""An owner's corrected component file: what an owner changes is played with and shown."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saturnalia.kernel.game import load
from tests.games.ave_roma.positions import AVE
from tests.games.packs import corrected, original_of


def test_a_corrected_number_is_used(tmp_path: Path) -> None:
    pack = corrected("ave_roma", tmp_path, "start_denarii = 3", "start_denarii = 4")
    corrected_game = load("ave_roma", pack)
    assert corrected_game.room("components").START_DENARII == 4
    assert corrected_game.version != AVE.version


def test_a_good_that_a_card_no_longer_costs_is_not_shown(tmp_path: Path) -> None:
    pack = corrected("ave_roma", tmp_path, "wine = 1, denarii = 1 }", "wine = 1, denarii = 0 }")
    assert load("ave_roma", pack).room("shown").card_view(0, 0)["cost"] == {"wood": 1, "grain": 1, "wine": 1}


MORE = """

[[roma_track.spaces]]
price = 5
influence_icon = true
source = "published"
"""
PLAY = """
import sys
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
game = load("ave_roma", sys.argv[1])
match = Match(game, game.complete_options({"seats": 2}), 1)
numbers = __import__("random").Random(1)
while not match.is_over:
    match.play(numbers.choice(match.legal()))
    assert game.room("state").broken_laws(match.state) == []
print(match.state.roma.max(), match.state.prestige.max(), match.scores())
"""


@pytest.mark.clause("AVE-5.11", "AVE-6.5.5", "AVE-6.8.1")
def test_what_a_printed_copy_might_hold_is_played(tmp_path: Path) -> None:
    """A longer Roma track, prestige above 8 and a pair bonus in denarii: a whole match, interpreted."""
    text = original_of("ave_roma")
    last = text.rindex("[[roma_track.spaces]]")
    end = text.index("\n\n", last)
    text = text[:end] + MORE + text[end:]
    text = text.replace("max = 8\nstart = 0", "max = 9\nstart = 0")
    text = re.sub(r"^((?:first|second|third) = \[.*), (\d+)\]$", r"\1, \2, \2]", text, flags=re.M)
    text = text.replace('{ resource = "grain", vp = 1 }', '{ resource = "denarii", amount = 3, vp = 1 }')
    pack = tmp_path / "ave_roma.toml"
    pack.write_text(text, encoding="utf-8")
    numbers = load("ave_roma", pack).room("components")
    assert (numbers.ROMA_SPACES, numbers.ROMA_PRICE[20], numbers.PRESTIGE_MAX) == (21, 5, 9)
    assert numbers.AREA_SCORING.shape == (6, 3, 10)
    denarii = [kind for kind in range(15) if numbers.PAIR_EFFECT[kind] == numbers.GAIN_DENARII]
    assert denarii
    assert [int(numbers.PAIR_AMOUNT[kind]) for kind in denarii] == [3] * len(denarii)
    bonus = load("ave_roma", pack).room("shown").card_view(0, 2 * denarii[0])["pair_bonus"]
    assert bonus == {"resource": "denarii", "amount": 3, "vp": 1}
    played = subprocess.run(
        [sys.executable, "-c", PLAY, str(pack)],
        env={**os.environ, "SATURNALIA_INTERPRET": "1"},
        capture_output=True,
        check=True,
    )
    assert played.stdout
