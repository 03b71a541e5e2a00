"""What cannot be done is explained: illegal clicks with the clause, undo beyond what was revealed, resigning."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.person import Person
from tests.e2e.pictures import photograph_once

pytestmark = pytest.mark.e2e


def play_until(person: Person, target: str) -> None:
    """Play until a thing is offered."""
    for _ in range(400):
        person.wait_for_question()
        assert not person.is_over, f"{target} was never offered"
        if person.page.locator(f".choices [data-target='{target}']").count():
            return
        person.choose(0)


@pytest.mark.clause("PAX-3.2")
def test_illegal_click_is_explained_with_its_clause(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "bot-miles")
    play_until(livia, "take_turn")
    livia.page.locator("main .legion").first.click(force=True)  # it calls itself disabled, and explains why
    expect(livia.notice).to_contain_text("(PAX-3.2)")
    photograph_once(livia, "refusal")
    livia.notice.get_by_role("button", name="PAX-3.2").click()
    clause = livia.page.locator("dialog [data-clause='PAX-3.2']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("wanted"))
    photograph_once(livia, "rules")
    livia.page.get_by_role("searchbox").fill("primus")
    expect(livia.page.locator("dialog [data-clause='PAX-2.6']")).to_be_visible()
    expect(livia.page.locator("dialog [data-clause='PAX-1.2']")).to_have_count(0)


def test_undo_and_refused_undo(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "bot-miles", undo_beyond=False)
    undo = livia.page.get_by_role("button", name="Undo")
    undone = refused = False
    for _ in range(400):
        livia.wait_for_question()
        if livia.is_over or (undone and refused):
            break
        is_possible = "dim" not in (undo.get_attribute("class") or "")
        seq = livia.seq()
        if is_possible and not undone:
            livia.page.keyboard.press("u")
            livia.wait_for_another(seq)
            expect(livia.page.locator("aside")).to_contain_text("Livia took back their last choice.")
            undone = True
        elif not is_possible and not refused and seq > 6:
            undo.click()
            expect(livia.notice).to_contain_text("cannot be taken back")
            assert livia.seq() == seq
            refused = True
        livia.wait_for_question()
        livia.choose()
    assert undone
    assert refused


def test_undo_beyond_what_was_revealed_where_the_host_allowed_it(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "bot-miles")
    for _ in range(4):
        livia.wait_for_question()
        livia.choose(0)
    livia.wait_for_question()
    seq = livia.seq()
    livia.page.get_by_role("button", name="Undo").click()
    livia.wait_for_another(seq)
    expect(livia.page.locator("aside")).to_contain_text("took back their last choice")


def test_resigning_is_asked_twice_and_a_bot_can_play_on(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "Marcus", "bot-tiro", substitute="Miles")
    livia.curtain.get_by_role("button").click()
    expect(livia.choices.first).to_be_visible()  # the curtain may still be going up
    seq = livia.seq()
    livia.page.get_by_role("button", name="Menu").click()
    livia.page.get_by_role("button", name="Resign").click()
    livia.page.get_by_role("button", name="Play on").click()
    assert livia.seq() == seq
    livia.page.get_by_role("button", name="Menu").click()
    livia.page.get_by_role("button", name="Resign").click()
    livia.page.get_by_role("button", name="Resign the match").click()
    left = livia.page.locator("header .seats li", has_text="Miles plays on")
    expect(left).to_be_visible()
    stays = "Marcus" if left.inner_text().startswith("Livia") else "Livia"  # the lot decides who began and resigned
    expect(livia.page.locator("main .own")).to_contain_text(stays)
    expect(livia.page.locator("aside")).to_contain_text("Miles plays on for")
    photograph_once(livia, "left")


def test_of_two_whoever_resigns_has_lost(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "bot-miles")
    livia.wait_for_question()
    livia.page.get_by_role("button", name="Menu").click()
    livia.page.get_by_role("button", name="Resign").click()
    livia.page.get_by_role("button", name="Resign the match").click()
    expect(livia.page.get_by_role("dialog")).to_contain_text("Miles won: the other player did not play on.")
