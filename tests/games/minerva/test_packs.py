"""An owner's corrected component file: other numbers are what people see, unknown effects are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA
from tests.games.packs import corrected, original_of

ORIGINAL = original_of("minerva")


def test_an_effect_or_a_target_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    for original, correction in [('op = "gain_glory"', 'op = "fly"'), ('target = "commerce"', 'target = "trade"')]:
        with pytest.raises(BadComponents):
            load("minerva", corrected("minerva", tmp_path, original, correction))


def test_a_corrected_price_is_what_people_see(tmp_path: Path) -> None:
    pack = corrected("minerva", tmp_path, "missing_resource_price_denarii = 3", "missing_resource_price_denarii = 2")
    game = load("minerva", pack)
    assert game.version != MINERVA.version
    for each, price in ((MINERVA, 3), (game, 2)):
        match = Match(each, each.complete_options({"seats": 2}), 1)
        temple = each.view(match.state, 0)["temples"][0]
        missing = sum(temple["cost"].values()) - sum(temple["price"]["resources"].values())
        assert missing > 0
        assert temple["price"]["denarii"] == price * missing


def test_an_assistant_costs_what_its_entry_says_wherever_that_stands(tmp_path: Path) -> None:
    pack = tmp_path / "minerva.toml"
    exchanged = ORIGINAL.replace("owned = 0\n", "owned = x\n").replace("owned = 4\n", "owned = 0\n")
    pack.write_text(exchanged.replace("owned = x\n", "owned = 4\n"), encoding="utf-8")
    game = load("minerva", pack)
    match = Match(game, game.complete_options({"seats": 2}), 1)
    assert game.view(match.state, 0)["seats"][0]["hire_price"] == {"denarii": 15, "glory": 3}
