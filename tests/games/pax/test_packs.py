"""An owner's corrected component file: numbers at the edge of what can be played are accepted."""

from __future__ import annotations

from pathlib import Path

from saturnalia.kernel.game import load
from tests.games.packs import corrected


def test_a_number_at_the_edge_of_what_fits_is_accepted(tmp_path: Path) -> None:
    generous = load("pax", corrected("pax", tmp_path, "pass_aurei = 2", "pass_aurei = 20"))
    assert generous.components["turn"]["pass_aurei"] == 20
    poor = load("pax", corrected("pax", tmp_path, "starting_aurei = 5", "starting_aurei = 0"))
    assert poor.components["money"]["starting_aurei"] == 0
