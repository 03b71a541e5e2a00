"""The solitaire campaigns in the terminal: a level opens when the one before was won, and any may be chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saturnalia.kernel.match import Match
from saturnalia.terminal.campaigns import campaigns_file, levels_won, note_win, with_open_level
from tests.games.pax.positions import PAX
from tests.games.pax.record import MATCHES


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SATURNALIA_DATA", str(tmp_path))


def recorded(name: str) -> Match:
    return Match.read(MATCHES / f"{name}.json")


@pytest.mark.clause("PAX-15.8")
@pytest.mark.parametrize("campaign", ["base", "nocturnus"])
def test_winning_a_level_opens_the_next_one_of_its_campaign_only(campaign: str) -> None:
    alone = {"seats": 1, "variant": campaign}
    assert with_open_level(PAX, alone)["solo_level"] == 1
    won = recorded(f"{campaign}-end-solo-won")
    level = int(won.options["solo_level"])
    opened = note_win(won)
    assert opened is not None
    assert opened.campaign == campaign
    assert levels_won(PAX) == {campaign: [level]}
    following = 2 if level == 1 else 1  # levels open in ascending order
    assert with_open_level(PAX, alone)["solo_level"] == following == opened.level
    other = "nocturnus" if campaign == "base" else "base"
    assert with_open_level(PAX, {"seats": 1, "variant": other})["solo_level"] == 1


@pytest.mark.clause("PAX-15.8")
def test_a_lost_level_opens_nothing_and_any_level_may_be_chosen() -> None:
    assert note_win(recorded("base-end-solo-lost")) is None
    assert not campaigns_file().exists()
    chosen: dict[str, Any] = {"seats": 1, "solo_level": 5}
    assert with_open_level(PAX, chosen) == chosen
    assert Match.new(PAX, seed=1, **chosen).state.solo_level == 5


def test_a_match_of_several_belongs_to_no_campaign() -> None:
    assert with_open_level(PAX, {"seats": 3}) == {"seats": 3}
    assert note_win(recorded("base-2")) is None


def test_a_spoiled_file_is_an_empty_one() -> None:
    campaigns_file().parent.mkdir(parents=True, exist_ok=True)
    campaigns_file().write_text("[1", encoding="utf-8")
    assert levels_won(PAX) == {}
    assert note_win(recorded("base-end-solo-won")) is not None
    assert levels_won(PAX) != {}
