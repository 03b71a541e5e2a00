"""Tournaments: seats and deals are even, matches are kept and not played twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saturnalia import load
from saturnalia.arena.assignment import Assignment, OtherRules, Setting, play_assignment
from saturnalia.arena.ledger import BadLedger, FinishedMatch, Ledger
from saturnalia.arena.play import Result, seed_of
from saturnalia.arena.standings import summary
from saturnalia.arena.tournament import Tournament
from saturnalia.kernel.match import Match

PAX = load("pax")


def tournament(*bots: str, seats: int = 2, seed: int = 7) -> Tournament:
    return Tournament.of(PAX, bots, {"seats": seats}, seed)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (3, 4), (4, 4), (2, 5), (1, 3)])
def test_every_bot_has_every_seat_equally_often_in_each_deal(bots: int, seats: int) -> None:
    names = [f"greedy:{number}" for number in range(bots)]
    for deal in range(5):
        places = Counter(
            (seat, bot) for lineup in tournament(*names, seats=seats).lineups(deal) for seat, bot in enumerate(lineup)
        )
        assert set(places.values()) == {1}
        assert len(places) == bots * seats


def test_neighbours_change_from_deal_to_deal() -> None:
    four = tournament("greedy:1", "greedy:2", "greedy:3", "greedy:4", seats=4)
    followers = {
        (lineup[seat], lineup[(seat + 1) % 4])
        for deal in range(30)
        for lineup in four.lineups(deal)
        for seat in range(4)
    }
    assert len(followers) == 12


def test_the_matches_of_a_deal_begin_alike() -> None:
    """The same seed sets up the match, whoever sits where; the bots draw their own lots in each."""
    setting = Setting("pax", "", {"seats": 2}, seed=7, timed=False)
    same, other = (
        play_assignment(Assignment(setting, ((("random", "random"), 3, rotation),)))[0].scores for rotation in (0, 1)
    )
    assert same == play_assignment(Assignment(setting, ((("random", "random"), 3, 0),)))[0].scores
    assert same != other
    assert Match.new(PAX, seats=2, seed=seed_of(7, 3)).hash() != Match.new(PAX, seats=2, seed=seed_of(7, 4)).hash()


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    bots = tournament("greedy", "random")
    with Ledger(whole, bots.header()) as ledger:
        assert len(list(bots.play(10, ledger, processes=1))) == 10
    with Ledger(parts, bots.header()) as ledger:
        playing = bots.play(10, ledger, processes=1)
        first = [next(playing) for _ in range(3)]
        playing.close()
    with parts.open("a", encoding="utf-8") as file:
        file.write('{"deal":9,"rota')  # the machine stopped in the middle of a line
    with Ledger(parts, bots.header()) as ledger:
        assert ledger.matches == first
        assert len(list(bots.play(10, ledger, processes=1))) == 7
    with Ledger(parts, bots.header()) as ledger, Ledger(whole, bots.header()) as other:
        assert without_times(ledger.matches) == without_times(other.matches)
        assert list(bots.play(10, ledger, processes=1)) == []
        assert len(list(bots.play(11, ledger, processes=1))) == 2


def without_times(matches: list[FinishedMatch]) -> list[dict[str, Any]]:
    return [{**match.to_json(), "seconds": None} for match in matches]


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    Ledger(file, tournament("greedy", "random").header()).__exit__(None, None, None)
    with pytest.raises(BadLedger, match="bots"):
        Ledger(file, tournament("greedy", "greedy:2").header())
    with pytest.raises(BadLedger, match="seed"):
        Ledger(file, tournament("greedy", "random", seed=8).header())
    for text in ("nonsense\n", '{"format": 1}\n[]\n', "[]\n"):
        file.write_text(text)
        with pytest.raises(BadLedger):
            Ledger(file, tournament("greedy", "random").header())
        assert file.read_text() == text


def test_changed_code_of_bots_begins_a_new_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    before = tournament("greedy", "random").file_name()
    monkeypatch.setattr("saturnalia.arena.tournament.cache_folder", lambda *_: Path("pax.bots-changed"))
    assert tournament("greedy", "random").file_name() != before


def test_a_worker_with_other_rules_refuses() -> None:
    setting = Setting("pax", "", {"seats": 2}, seed=7, timed=True, version="0-other")
    with pytest.raises(OtherRules):
        play_assignment(Assignment(setting, ((("greedy", "random"), 0, 0),)))


def test_a_worker_plays_with_the_owners_components() -> None:
    pack = PAX.text("components.toml").replace("value = 1\n", "value = 2\n", 1)
    setting = Setting("pax", pack, {"seats": 2}, seed=7, timed=True, version=PAX.version)
    with pytest.raises(OtherRules):
        play_assignment(Assignment(setting, ((("random", "random"), 0, 0),)))


def test_the_tables_of_a_tournament(tmp_path: Path) -> None:
    bots = tournament("greedy", "random")
    with Ledger(tmp_path / "matches.jsonl", bots.header()) as ledger:
        list(bots.play(60, ledger, processes=1))
        found = summary(bots.header(), ledger.matches, 60)
        backwards = summary(bots.header(), ledger.matches[::-1], 60)
    assert json.loads(json.dumps(found)) == json.loads(json.dumps(backwards))
    best, worst = found["bots"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["win_share"] + worst["win_share"] + found["no_winner_share"] == pytest.approx(1)
    assert best["interval"][0] > 0.5 > worst["interval"][1]
    assert best["strength"]["interval"][0] > worst["strength"]["interval"][1]
    assert best["openskill"]["mu"] > worst["openskill"]["mu"]
    assert best["seconds_per_move"] > 0
    assert [row["games"] for row in found["seats"]] == [60, 60]
    total = next(each["mean"] for each in best["categories"] if each["id"] == "pax-score-total")
    assert total == pytest.approx(best["mean_score"])
    assert found["actions"]["least"] <= found["actions"]["mean"] <= found["actions"]["most"]


def test_a_shared_win_counts_half_for_each() -> None:
    matches = [FinishedMatch(deal, 0, Result(["greedy", "random"], [9, 9], [1, 1], 50)) for deal in range(10)]
    found = summary({"bots": ["greedy", "random"], "seed": 0}, matches, 10)
    assert [row["win_share"] for row in found["bots"]] == [0.5, 0.5]
    assert [row["strength"]["elo"] for row in found["bots"]] == [0, 0]


def test_alone_a_bot_wins_or_loses_against_the_game(tmp_path: Path) -> None:
    bots = Tournament.of(PAX, ["greedy", "random"], {"seats": 1, "solo_level": 1}, 7)
    with Ledger(tmp_path / "matches.jsonl", bots.header()) as ledger:
        list(bots.play(20, ledger, processes=1))
        found = summary(bots.header(), ledger.matches, 20)
    for row in found["bots"]:
        assert row["games"] == 10
        assert row["strength"] is None
        assert row["outcomes"].get("pax-outcome-solo-won", 0) == round(10 * row["win_share"])
        assert sum(row["outcomes"].values()) == 10
