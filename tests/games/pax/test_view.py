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
from tests.games.pax.positions import PAX, Position, action_of, position
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
    said = everything_said().values()
    raised = {message.id for message in said}.union(*(message.joins.values() for message in said))
    parts = ("pax-ask-", "pax-do-", "pax-why-", "pax-log-", "pax-table-", "pax-column-", "pax-own-")
    words = PAX.text("words.en.ftl")
    written = re.findall(r"^(pax-[a-z-]+) =", words, re.MULTILINE)
    inside_others = set(re.findall(r"\{ (pax-[a-z-]+) \}", words))
    rare = {"pax-why-hand-later"}
    assert {name for name in written if name.startswith(parts)} - raised - inside_others <= rare


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


def test_the_question_about_additional_cards_says_how_many_there_may_be() -> None:
    table = position(variant="nocturnus", tableaux=[["militia:8"]], deck=["any"] * 9)
    table.play("take_turn", "to_hand", "legion:1", "to_deck")
    asked = PAX.prompt(table.state)
    assert asked.args == {"left": 2}
    for language in LANGUAGES:
        assert "2" in Words(language, PAX).say(asked)


def test_the_button_of_a_card_says_what_it_brings_the_actor() -> None:
    hands = [[], ["wealth_s1v1", "wealth_s1v1", "senator_s1v1"]]
    table = position(active=1, tableaux=[["wealth:1"]], rome=["senator_s1v1"], hands=hands, money=9, decision="play")

    def gain(name: str) -> int:
        return int(PAX.describe(table.state, action_of(name)).args["points"])

    def said(name: str) -> str:
        return Words("en", PAX).say(PAX.describe(table.state, action_of(name)))

    assert (gain("wealth_s1v1"), gain("senator_s1v1")) == (2 + 3, 2)
    assert ": +5 points (2 for a new category and 3 for being stronger than Rome);" in said("wealth_s1v1")
    table.play("wealth_s1v1")
    assert gain("wealth_s1v1") == 0
    assert ": no points; " in said("wealth_s1v1")


@pytest.mark.clause("PAX-15.3", "PAX-15.4")
def test_alone_the_button_of_a_card_says_what_it_does_for_the_goal() -> None:
    table = position(
        seats=1, solo_level=1, tableaux=[["estate:1"]], hands=[["wealth_s1v1", "estate_s1v1"]], money=9, decision="play"
    )

    def said(name: str) -> str:
        return Words("en", PAX).say(PAX.describe(table.state, action_of(name)))

    assert ": stronger than Rome in one more category and your first card of the category;" in said("wealth_s1v1")
    assert ": no step towards your goal;" in said("estate_s1v1")


@pytest.mark.clause("PAX-8.6")
def test_with_religion_the_question_says_that_the_first_card_does_not_go_into_the_hand() -> None:
    table = position(tableaux=[["religion:3"]], deck=["wealth_s1v1", "estate_s1v1", "army_s1v1", "fleet_s1v1"])
    table.play("take_turn")
    assert table.decision == "draw_card"
    assert "comes later" in Words("en", PAX).say(PAX.prompt(table.state))
    table.play("wealth_s1v1", "to_deck")
    assert "comes later" not in Words("en", PAX).say(PAX.prompt(table.state))


# ---------------------------------------------------------------- the log


def lines_of(table: Position, viewer: int = 0) -> list[str]:
    """What the log says after the last action, in English."""
    words = Words("en", PAX)
    return [words.say(line, ["Livia", "Cato", "Nero"]) for line in PAX.narrate(PAX.journal(table.state, viewer))]


@pytest.mark.clause("PAX-7.3", "PAX-8.13")
def test_the_button_of_a_card_says_what_it_does_to_the_income_and_to_primus_conspiratus() -> None:
    hand = ["estate_s1v1", "conspiracy_s2v2"]
    table = position(hands=[hand], tableaux=[["estate:2"], ["conspiracy:1"]], conspiratus=1, money=9, decision="play")

    def said(card: str) -> str:
        return Words("en", PAX).say(PAX.describe(table.state, action_of(card)))

    assert "income" in said("estate_s1v1")
    assert "Primus Conspiratus" not in said("estate_s1v1")
    assert said("conspiracy_s2v2").endswith("no income this turn; you take Primus Conspiratus")


def test_the_log_tells_which_cards_were_bought_and_for_how_much() -> None:
    stacks = {2: ["estate_s1v1", "estate_s1v1", "wealth_s1v2"]}
    table = position(stacks=stacks, decision="buy").play("legion:2")
    cards = "wealth (1 symbol, 2 aurei) and 2 × estate (1 symbol, 1 aureus)"
    assert lines_of(table) == [f"Livia bought the stack under legion II for 4 aurei: {cards}."]


def test_the_log_tells_what_rome_took_and_why_and_the_new_cards_in_one_line_each() -> None:
    stacks = {1: ["wealth_s1v2"], 2: ["fleet_s1v2"]}
    deck = ["army_s1v1", "estate_s1v2", "any"]
    table = position(tableaux=[[], ["conspiracy:1"]], stacks=stacks, deck=deck, active=1).play("pass_and_peek")
    lowest = "Rome took the lowest-numbered of the most valuable stacks, worth 2 aurei, from under legion I"
    assert lines_of(table)[1:] == [
        f"{lowest}: wealth (1 symbol, 2 aurei).",
        "New cards under the empty legions: I – army (1 symbol, 1 aureus); III – estate (1 symbol, 2 aurei).",
        "Round 2: Cato, who holds Primus Conspiratus, takes Primus and goes first.",
    ]


def test_an_income_names_its_category_and_the_senator() -> None:
    hands = [["estate_s1v1", "senator_s1v1"]]
    table = position(tableaux=[["estate_s1v2"]], hands=hands, decision="play", deck=["any"] * 9)
    table.play("estate_s1v1", "senator_s1v1", "stop")
    assert lines_of(table)[0] == "Livia collected an income of 3 aurei: 2 for 2 estates and 1 for playing a senator."


@pytest.mark.clause("PAX-9.7")
def test_at_the_end_the_log_says_why_before_what_comes_to_light() -> None:
    hidden = ["army_s1v1", "army_s1v1", "estate_s1v1"]
    table = position(active=1, stacks={1: ["wealth_s1v1"]}, deck=["any"], rome_hidden=hidden).play("pass_and_peek")
    assert lines_of(table)[2:] == [
        "The game is over: 1 card is left in the deck, too few for the 3 empty legions.",
        lines_of(table)[3],
        "Rome holds 7 categories and wins.",
    ]
    assert lines_of(table)[3].startswith(
        "Rome’s face-down cards were revealed: 2 × army (1 symbol, 1 aureus) and estate ("
    )


def test_the_log_says_when_adversaries_decide_who_holds_primus_conspiratus() -> None:
    table = position(
        variant="nocturnus",
        tableaux=[["conspiracy:1"], ["conspiracy:1"]],
        hands=[[], ["adversary_s1v1"]],
        active=1,
        decision="play",
    )
    table.state.conspiratus = 0
    table.play("adversary_s1v1")
    assert lines_of(table)[1] == (
        "Cato has as many conspiracy symbols as Livia but more adversary symbols, and took Primus Conspiratus."
    )


def test_what_somebody_draws_is_told_once_when_it_is_placed() -> None:
    table = position(deck=["wealth_s1v1", "any", "any", "any"]).play("take_turn")
    assert lines_of(table) == []
    table.play("to_hand")
    assert lines_of(table) == ["Livia drew and kept a wealth card (1 symbol, 1 aureus) in hand."]
    assert lines_of(table, 1) == ["Livia drew and kept a card in hand."]
