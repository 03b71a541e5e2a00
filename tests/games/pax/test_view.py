"""What people read: views, tables, questions, answers, log and score sheet of recorded games, in both languages."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.pax.positions import PAX, action_of, position
from tests.games.pax.record import MATCHES

VARIANTS = ("base", "nocturnus")
TABLES: list[dict[str, Any]] = [
    *({"seats": seats, "variant": variant} for seats in range(2, 9) for variant in VARIANTS),
    *({"seats": 1, "variant": variant, "solo_level": level} for level in range(1, 6) for variant in VARIANTS),
    {"seats": 1, "variant": "nocturnus", "solo_level": 5, "nocturnus_solo_head_start": True},
]
RECORDED = ["base-2", "nocturnus-6", "base-solo-3", "nocturnus-end-players-shared", "base-end-rome-nobody"]


def walk(options: dict[str, Any], seed: int) -> Iterator[Message]:
    """Play a match at random, mostly without stopping or passing, and yield everything that can be said on the way."""
    lots = random.Random(seed)
    view, mask = PAX.room("view"), PAX.state.mask
    idle = {PAX.action_ids["stop"], PAX.action_ids["pass_and_peek"]}
    match = Match.new(PAX, seed=seed, **options)
    while True:
        for viewer in {0, match.actor}:
            yield from PAX.narrate(PAX.journal(match.state, viewer))
        if len(match.played) % 19 == 0 or match.is_over:
            for viewer in {-1, max(match.actor, 0)}:
                for table in PAX.tables(match.state, viewer):
                    cells = itertools.chain([table.title], table.columns, *table.rows)
                    yield from (cell for cell in cells if isinstance(cell, Message))
        if match.is_over:
            yield from (row.title for row in PAX.score_sheet(match.state))
            yield PAX.outcome(match.state)
            return
        legal, seen = match.legal(), mask(match.state, match.actor)
        yield view.prompt(seen)
        yield from (view.describe(seen, action) for action in legal)
        refused = [action for action in range(PAX.action_count) if action not in legal]
        yield from (view.why_not(seen, action).message for action in lots.sample(refused, 5))
        busy = [action for action in legal if action not in idle]
        match.play(lots.choice(busy if busy and lots.random() < 0.9 else legal))


@cache
def everything_said() -> dict[str, Message]:
    """Every different message of one match for each kind of table."""
    said = (message for number, options in enumerate(TABLES) for message in walk(options, seed=number))
    return {json.dumps(message.to_json(), sort_keys=True): message for message in said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_during_whole_matches_has_words(language: str) -> None:
    words = Words(language, PAX)
    for message in everything_said().values():
        assert words.say(message, [f"player {seat}" for seat in range(8)])
    assert words.faults == {}


def test_whole_matches_raise_nearly_every_message_of_the_view() -> None:
    raised = {message.id for message in everything_said().values()}
    parts = ("pax-ask-", "pax-do-", "pax-why-", "pax-log-", "pax-table-", "pax-column-", "pax-own-")
    written = re.findall(r"^(pax-[a-z-]+) =", PAX.text("words.en.ftl"), re.MULTILINE)
    rare = {"pax-why-hand-later"}
    assert {name for name in written if name.startswith(parts)} - raised <= rare


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


def test_the_question_about_a_drawn_card_says_which_of_how_many_it_is() -> None:
    table = position(deck=["any"] * 9).play("take_turn")
    asked = []
    for answer in ("to_hand", "legion:1", "to_deck"):
        told = PAX.prompt(table.state)
        asked.append((told.args["number"], told.args["total"]))
        table.play(answer)
    assert asked == [(1, 3), (2, 3), (3, 3)]
    last = position(deck=["any"]).play("take_turn")
    assert "(" not in Words("hu", PAX).say(PAX.prompt(last.state)).partition(" aureus)")[2]


@pytest.mark.parametrize(("answer", "total"), [("extra:1", "4"), ("extra:2", "5")])
def test_an_answer_about_extra_cards_says_how_many_are_drawn(answer: str, total: str) -> None:
    table = position(variant="nocturnus", tableaux=[["militia:8"]], deck=["any"] * 9).play("take_turn")
    told = PAX.describe(table.state, PAX.action_ids[answer])
    assert str(told.args["total"]) == total
    for language in ("en", "hu"):
        assert total in Words(language, PAX).say(told)


def test_the_button_of_a_card_says_what_it_brings_the_actor() -> None:
    hands = [[], ["wealth_s1v1", "wealth_s1v1", "senator_s1v1"]]
    table = position(active=1, tableaux=[["wealth:1"]], rome=["senator_s1v1"], hands=hands, money=9, decision="play")

    def gain(name: str) -> int:
        return int(PAX.describe(table.state, action_of(name)).args["points"])

    assert (gain("wealth_s1v1"), gain("senator_s1v1")) == (2 + 3, 2)
    table.play("wealth_s1v1")
    assert gain("wealth_s1v1") == 0
