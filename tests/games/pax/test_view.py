"""What people read: views, tables, questions, answers, log and score sheet of recorded games, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.pax.positions import PAX, position
from tests.games.pax.record import MATCHES

RECORDED = ["base-2", "nocturnus-6", "base-solo-3", "nocturnus-end-players-shared", "base-end-rome-nobody"]


def sentences(match: Match) -> Iterator[Message]:
    """Everything that is said about a position."""
    for viewer in {-1, match.actor, (match.actor + 1) % match.seats}:
        for table in PAX.tables(match.state, viewer):
            yield table.title
            yield from table.columns
            yield from (cell for row in table.rows for cell in row if isinstance(cell, Message))
        for event in PAX.journal(match.state, viewer):
            told = PAX.tell(event)
            if told is not None:
                yield told
    if match.is_over:
        yield PAX.outcome(match.state)
        yield from (row.title for row in PAX.score_sheet(match.state))
        return
    yield PAX.prompt(match.state)
    yield from (PAX.describe(match.state, action) for action in match.legal())


@pytest.mark.parametrize("name", RECORDED)
def test_everything_said_in_a_recorded_game_has_words_in_both_languages(name: str) -> None:
    spoken = [Words(language, PAX) for language in ("en", "hu")]
    said = {}
    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        if number % 7 == 0 or match.is_over:
            for message in sentences(match):
                said[json.dumps(message.to_json(), default=str)] = message
    for message in said.values():
        for words in spoken:
            assert words.say(message, [f"player {seat}" for seat in range(8)])
    assert [words.missing for words in spoken] == [set(), set()]


@pytest.mark.parametrize("name", RECORDED)
def test_every_view_of_a_recorded_game_is_json(name: str) -> None:
    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        if number % 11 == 0 or match.is_over:
            for viewer in {-1, match.actor, (match.actor + 1) % match.seats}:
                view = PAX.view(match.state, viewer)
                assert json.loads(json.dumps(view)) == view


def test_a_view_counts_what_lies_on_the_table() -> None:
    table = position(
        tableaux=[["wealth:6", "fleet:3", "estate:4"], ["conspiracy:1"]],
        rome=["wealth:2", "army:3"],
        stacks={1: ["army_s2v4"], 3: ["wealth_s1v1", "wealth_s1v2"]},
        hands=[["senator_s1v1"]],
        decision="buy",
    )
    view = table.view(0)
    mine = view["seats"][0]
    assert (mine["unit_limit"], mine["discount"], mine["above_rome"], mine["categories_played"]) == (4, 2, 3, 3)
    assert mine["points"] == 3 * 2 + 3 * 3 + 3 + 1
    assert view["seats"][1]["points"] == 2 + 3 + 1
    assert view["rome"]["strength"][:3] == [2, 1, 3]
    assert [legion["price"] for legion in view["legions"]] == [2, None, 1]
    assert [legion["for_rome"] for legion in view["legions"]] == [True, False, False]
    assert (view["decision"], view["play_cost"]) == ("buy", 0)
    assert table.view(-1)["legions"][0]["price"] is None


@pytest.mark.parametrize(("answer", "total"), [("extra:1", "4"), ("extra:2", "5")])
def test_an_answer_about_extra_cards_says_how_many_are_drawn(answer: str, total: str) -> None:
    table = position(variant="nocturnus", tableaux=[["militia:8"]], deck=["any"] * 9).play("take_turn")
    told = PAX.describe(table.state, PAX.action_ids[answer])
    assert str(told.args["total"]) == total
    for language in ("en", "hu"):
        assert total in Words(language, PAX).say(told)
