"""Balance studies: the same whoever plays them, with factions and components, reports and changed numbers."""

from __future__ import annotations

import json
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from saturnalia import load, names
from saturnalia.arena.balance import Study, study_balance
from saturnalia.arena.play import Result, play_compiled
from saturnalia.arena.vary import Variation, changed_file, reconstructed, vary
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from saturnalia.speaking import Speaker
from saturnalia.terminal.report import write_report

PAX = load("pax")
ROME, EGYPT = ({"id": "mare_nostrum-side", "args": {"side": side}} for side in ("rome", "egypt"))


def test_any_number_of_processes_counts_the_same() -> None:
    one, two = (
        study_balance(PAX, options={"seats": 2}, games=120, seed=4, processes=processes).to_json()
        for processes in (1, 2)
    )
    assert one == two
    assert sum(seat["win_share"] for seat in one["seats"]) + one["no_winner_share"] == pytest.approx(1, abs=1e-4)
    assert sum(one["seats"][0]["scores"].values()) == 120


def test_several_bots_take_turns_at_the_seats() -> None:
    study = study_balance(PAX, options={"seats": 2}, bots=["greedy", "random"], games=100, seed=4, processes=1)
    assert study.seats[0].share == pytest.approx(0.5, abs=0.15)


def test_bots_that_are_not_compiled_can_be_studied() -> None:
    study = study_balance(PAX, options={"seats": 2}, bots=["search:2", "random"], games=2, processes=1)
    assert study.complete


def test_factions_and_components_are_counted() -> None:
    study = Study("mare_nostrum", {"seats": 2}, ["greedy"], 0, 2)
    gardens = {"id": "mare_nostrum-figure", "args": {"figure": "hanging_gardens"}}
    for factions, places in (([ROME, EGYPT], [1, 2]), ([EGYPT, ROME], [1, 1])):
        study.add(Result(["greedy"] * 2, [3, 2], places, 9, factions=factions, taken=[[gardens], []]))
    found = {each["args"]["side"]: each["win_share"] for each in study.to_json()["factions"]}
    assert found == {"rome": 0.75, "egypt": 0.25}
    (component,) = study.to_json()["components"]
    assert (component["games"], component["win_share"]) == (2, 0.75)


STUDIED = [name for name in names() if (load(name).folder / "balance.py").exists()]
VARIED = [name for name in names() if reconstructed(load(name))]


@pytest.mark.parametrize("name", STUDIED)
def test_every_game_names_what_was_taken(name: str) -> None:
    """The end of a match between random bots, in every language."""
    game = load(name)
    seats = next((seats for seats in game.seat_counts if seats > 1), game.seat_counts[0])
    result = play_compiled(game, {"seats": seats}, ["greedy"] * seats, deal=1, lots=2)
    assert result.taken is not None
    assert len(result.taken) == seats
    assert any(result.taken)
    said = [Message(**each) for each in [*chain(*result.taken), *(result.factions or [])]]
    for language in LANGUAGES:
        words = Words(language, game)
        assert all(words.say(message) for message in said)
        assert words.faults == {}


def test_a_report_stands_alone(tmp_path: Path) -> None:
    study = study_balance(PAX, options={"seats": 2}, games=30, seed=4, processes=1)
    changes = [Variation("legion.0.cost", 3, 4, {"seat 1": (0.03, 0.01)}, (0.4, 0.2)), Variation("x", 1, 0, {}, None)]
    speaker = Speaker("hu")
    speaker.turn_to(PAX)
    page = write_report(speaker, "PAX <balance>", study, changes, tmp_path / "new" / "folder")
    text = page.read_text(encoding="utf-8")
    assert "PAX &lt;balance&gt;" in text
    assert "terminal-" not in text
    assert "http" not in text
    pictures = sorted(file.name for file in page.parent.glob("*.png"))
    assert pictures == ["changes.png", "components.png", "scores.png", "seats.png"]
    assert text.count("data:image/png;base64,") == len(pictures)
    assert json.loads((page.parent / "study.json").read_text(encoding="utf-8"))["games"] == 30


@pytest.mark.parametrize("name", VARIED)
def test_changed_files_differ_in_one_number(name: str) -> None:
    game = load(name)
    number = reconstructed(game)[-1]
    before = tomllib.loads(game.text("components.toml"))
    after = tomllib.loads(changed_file(game, number, number.value + 1))
    assert after != before
    assert tomllib.loads(changed_file(game, number, number.value)) == before


def test_only_reconstructed_numbers_are_varied() -> None:
    found = {number.name for number in reconstructed(PAX)}
    assert "card_type.wealth_s1v1.value" in found
    assert not any(name.startswith("game.") for name in found)


def test_a_number_that_does_not_fit_is_said_to_be_one() -> None:
    """Refused before anything is compiled."""
    numbers = reconstructed(PAX, ["card_type.wealth_s1v1.count"])
    study = study_balance(PAX, options={"seats": 2}, games=4, processes=1)
    changes = vary(PAX, numbers, study, by=20_000, processes=1)
    assert [(change.changed, change.largest) for change in changes] == [(20_003, None)]
