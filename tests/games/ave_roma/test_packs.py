"""An owner's corrected component file: what an owner changes is played with and shown."""

from __future__ import annotations

from pathlib import Path

from saturnalia.kernel.game import load
from tests.games.ave_roma.positions import AVE
from tests.games.packs import corrected


def test_a_corrected_number_is_used(tmp_path: Path) -> None:
    pack = corrected("ave_roma", tmp_path, "start_denarii = 3", "start_denarii = 4")
    corrected_game = load("ave_roma", pack)
    assert corrected_game.room("components").START_DENARII == 4
    assert corrected_game.version != AVE.version


def test_a_good_that_a_card_no_longer_costs_is_not_shown(tmp_path: Path) -> None:
    pack = corrected("ave_roma", tmp_path, "wine = 1, denarii = 1 }", "wine = 1, denarii = 0 }")
    assert load("ave_roma", pack).room("shown").card_view(0, 0)["cost"] == {"wood": 1, "grain": 1, "wine": 1}
