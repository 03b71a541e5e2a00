"""An owner's corrected component file: other numbers are played with, unfit ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA

ORIGINAL = (MINERVA.folder / "components.toml").read_text(encoding="utf-8")

UNFIT = [
    ("resource_cap_per_kind = 6", "resource_cap_per_kind = 7", "limits.resource_cap_per_kind"),
    ("residences_per_player = 9", "residences_per_player = 0", "limits.residences_per_player"),
    ("\nsize = 17", "\nsize = 19", "grid"),
    ("sell_price_denarii = 1", "sell_price_denarii = -1", "economy"),
    ("starting_denarii_by_seat = [3, 4, 5, 6]", "starting_denarii_by_seat = [3, 4, 5, 600]", "setup"),
    ("denarii = 5\nglory = 1", "denarii = 500\nglory = 1", "assistant_cost"),
    ("gain_denarii\", denarii = 3", "gain_denarii\", denarii = 99", "foundry.effect"),
    ("denarii_each = 2", "denarii_each = 1", "trading_post.effect"),
    ("wood = 1, stone = 2, ore = 0 }", "wood = -1, stone = 2, ore = 0 }", "colosseum.cost"),
    ("copies = { base = 3, plus3 = 1, plus4 = 0 }", "copies = { base = 4, plus3 = 1, plus4 = 0 }", "player_count.1"),
    ("vp_each = 4", "vp_each = 400", "temple_adj_special.vp_each"),
    ("round = 6\nrank = 3\nvp = 3", "round = 6\nrank = 3\nvp = -3", "glory_tile.vp"),
    ("vp_back = 3", "vp_back = 31", "order_tile"),
    ("min_score = 80", "min_score = 20", "solo_title"),
    ("round = 1\nrank = 2", "round = 1\nrank = 1", "glory_r1_2"),
    ("round = 1\nrank = 1", "round = 1\nrank = 0", "glory_r1_1"),
    ("round = 6\nrank = 3", "round = 7\nrank = 3", "glory_r6_3"),
    ("owned = 1", "owned = 0", "assistant_cost.owned"),
    ("number = 4", "number = 5", "order_tile.number"),
    ("type_id = 32", "type_id = 60", "tile.type_id"),
    ("flipped_after_round_5 = [1]", "flipped_after_round_5 = [9]", "player_count.2.order_tiles_flipped_after_round_5"),
    ("symbols = 1", "symbols = 200", "culture_theatre_2"),
    ("first_target_score = 40", "first_target_score = -5", "solo.first_target_score"),
]  # fmt: skip


def corrected(folder: Path, original: str, correction: str) -> Path:
    """A component file with one number changed, where it comes first."""
    assert original in ORIGINAL
    pack = folder / "minerva.toml"
    pack.write_text(ORIGINAL.replace(original, correction, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(("original", "correction", "place"), UNFIT, ids=[place for _, _, place in UNFIT])
def test_a_number_that_the_rules_cannot_play_with_is_refused(
    tmp_path: Path, original: str, correction: str, place: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("minerva", corrected(tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert place in refused.value.message.args["problem"].split(", ")


def test_an_effect_or_a_target_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    for original, correction in [('op = "gain_glory"', 'op = "fly"'), ('target = "commerce"', 'target = "trade"')]:
        with pytest.raises(BadComponents):
            load("minerva", corrected(tmp_path, original, correction))


def test_a_corrected_price_is_what_people_see(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "missing_resource_price_denarii = 3", "missing_resource_price_denarii = 2")
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
