"""An owner's corrected component file: numbers with which the rules of PAX could not be played are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from saturnalia.kernel.errors import BadComponents
from saturnalia.kernel.game import load
from tests.games.pax.positions import PAX

ORIGINAL = (PAX.folder / "components.toml").read_text(encoding="utf-8")

UNFIT = [
    ("min_deck_for_return = 3", "min_deck_for_return = 5", "turn.min_deck_for_return"),
    ("min_deck_for_return = 3", "min_deck_for_return = 0", "turn.min_deck_for_return"),
    ("pass_aurei = 2", "pass_aurei = 20000", "turn"),
    ("pass_aurei = 2", "pass_aurei = -1", "turn"),
    ("starting_aurei = 5", "starting_aurei = -5", "money.starting_aurei"),
    ("starting_aurei = 5", "starting_aurei = 21", "money.starting_aurei"),
    ("\nvalue = 1\n", "\nvalue = 0\n", "card_type.value"),
]


def corrected(folder: Path, original: str, correction: str) -> Path:
    """A component file with one number changed, where it comes first."""
    assert original in ORIGINAL
    pack = folder / "pax.toml"
    pack.write_text(ORIGINAL.replace(original, correction, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(("original", "correction", "place"), UNFIT)
def test_a_number_that_the_rules_cannot_play_with_is_refused(
    tmp_path: Path, original: str, correction: str, place: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load("pax", corrected(tmp_path, original, correction))
    assert refused.value.message.id == "error-components-unusable"
    assert refused.value.message.args["problem"] == place


def test_a_number_at_the_edge_of_what_fits_is_accepted(tmp_path: Path) -> None:
    assert load("pax", corrected(tmp_path, "pass_aurei = 2", "pass_aurei = 20")).components["turn"]["pass_aurei"] == 20
    poor = load("pax", corrected(tmp_path, "starting_aurei = 5", "starting_aurei = 0"))
    assert poor.components["money"]["starting_aurei"] == 0
