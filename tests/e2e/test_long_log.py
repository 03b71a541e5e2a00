"""A log that is longer than what is sent at once: shown part by part on demand, and all of it at the end of a match."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.server.rows import Entry
from saturnalia.server.show import LOG_PIECE, show_log_piece
from saturnalia.server.table_log import TableLog
from tests.e2e.conftest import Company
from tests.e2e.person import Person

pytestmark = pytest.mark.e2e

BOT = {"kind": "bot", "level": "tiro"}


def a_long_match(*, is_over: bool) -> Match:
    """A match of eight with more than one piece of log; if it is not over, seat 0 is asked."""
    match, lots = Match.new("pax", seats=8, seed=3), random.Random(3)
    while not match.is_over and (is_over or len(match.played) <= LOG_PIECE + 20 or match.actor != 0):
        match.play(lots.choice(match.legal()))
    assert match.is_over is is_over
    return match


def whole_log(match: Match) -> int:
    """How many lines of the log seat 0 reads: entries that say something, and one for those that are told together."""
    played = [Entry(number, "act", one.seat, 0.0, one.action) for number, one in enumerate(match.played, start=1)]
    shown, _ = show_log_piece(TableLog(match.game, match.options, match.seed, played), 0, most=10_000)
    told: list[list[Message]] = []
    for entry in shown:
        lines = [message_of(line) for line in entry["lines"]]
        both = told[-1][0].followed_by(lines[0]) if lines and told and len(told[-1]) == 1 else None
        if both is not None:
            told[-1] = [both, *lines[1:]]
        elif lines:
            told.append(lines)
    return len(told)


def message_of(line: dict[str, Any]) -> Message:
    return Message(line["id"], line["args"], tuple(line.get("sums") or ()), line.get("joins") or {})


def open_table(person: Person, match: Match) -> Locator:
    """Open the match as a table, with bots at all seats but the first; return the lines of its log."""
    person.enter_lobby()
    notes: dict[str, Any] = {"seats": [{"kind": "person"}, *[BOT] * 7]}
    opened = person.page.request.post("/api/tables/import", data={"match": match.to_json(**notes)})
    assert opened.status == 201, opened.text()
    person.page.goto(f"/table/{opened.json()['id']}")
    return person.page.locator("aside.log li")


def test_earlier_moves_are_shown_on_demand(company: Company) -> None:
    julia = company.join("Julia")
    match = a_long_match(is_over=False)
    lines = open_table(julia, match)
    julia.choices.first.wait_for()
    before = lines.count()
    assert before <= LOG_PIECE
    newest = lines.first.inner_text()
    earlier = julia.page.get_by_role("button", name="Earlier moves")
    earlier.click()
    expect(lines).to_have_count(whole_log(match))
    assert lines.count() > before
    expect(earlier).to_have_count(0)
    assert lines.first.inner_text() == newest
    julia.page.reload()
    expect(earlier).to_be_visible()
    expect(lines).to_have_count(before)


def test_the_end_of_a_long_match_has_its_whole_log(company: Company) -> None:
    julia = company.join("Julia")
    match = a_long_match(is_over=True)
    lines = open_table(julia, match)
    expect(lines).to_have_count(whole_log(match))
    expect(julia.page.get_by_role("button", name="Earlier moves")).to_have_count(0)
