"""PAX in the browser: the board says first what a tap does, and stands still from question to question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.person import PATIENCE, Person


def remember_folded_list(person: Person) -> None:
    """Answers that stand on the board do not stand in the panel, too."""
    person.context.add_init_script("localStorage.setItem('saturnalia.listed', 'off')")


def answer(person: Person, target: str) -> None:
    """Tap what stands for an answer, on the board or in the panel."""
    seq = person.seq()
    person.page.locator(f"[data-target='{target}']").first.click()
    person.wait_for_another(seq)


def keep_a_card(person: Person) -> None:
    """Play the opening: keep a card, and put the others under the deck in any order."""
    while person.page.locator(".tray .slot.legal").count():
        seq = person.seq()
        person.page.locator(".tray .slot.legal").first.click()
        person.wait_for_another(seq)
        person.page.locator(".choices button, .fold").first.wait_for(timeout=PATIENCE)


@pytest.mark.clause("PAX-3.2", "PAX-4.2", "PAX-5.2")
def test_what_can_be_tapped_says_first_what_that_does(company: Company) -> None:
    livia = company.join("Livia")
    remember_folded_list(livia)
    livia.set_up("me", "bot-tiro", title="PAX")
    livia.page.locator(".tray .slot.legal").first.wait_for(timeout=PATIENCE)
    keep_a_card(livia)

    # taking a turn and passing stand side by side in the panel
    expect(livia.choices).to_have_count(2)
    assert livia.targets == ["take_turn", "pass_and_peek"]
    own = livia.page.locator("main .own")
    top = own.bounding_box()
    answer(livia, "take_turn")

    # a legion says what it would cost with the drawn card, and on hover the whole answer
    legions = livia.page.locator("main .legions .legion.legal")
    expect(legions.first.locator(".tags")).to_have_text(re.compile(r"Price \d( → \d)?"))
    legions.first.hover()
    expect(livia.page.get_by_role("tooltip")).to_contain_text("Put it under legion I")
    assert own.bounding_box() == top, "the board moved between two questions"
    answer(livia, "to_hand")
    answer(livia, "legion:1")

    # the last card went under the deck by itself, and the panel offers what has no place on the board
    expect(livia.page.locator("main .last")).to_contain_text("went under the deck")
    assert livia.targets == ["stop"]
    expect(livia.page.locator("section.question .where")).to_be_visible()
    answer(livia, "stop")
    livia.wait_for_question()
    playable = livia.page.locator("main .hand .slot.legal")
    if playable.count():  # no fleet or army can be played before an estate
        expect(playable.first.locator(".gain")).to_contain_text("income")
        playable.first.hover()
        expect(livia.page.get_by_role("tooltip")).to_contain_text(re.compile("^Play "))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (683, 384)])
def test_a_turn_begins_with_the_legions_in_sight(company: Company, width: int, height: int) -> None:
    """Wherever the board was looked at before: whether to take the turn depends on what can be bought."""
    livia = company.join("Livia", width=width, height=height)
    livia.sit_down("PAX", "bot-tiro")
    keep_a_card(livia)
    livia.page.locator(".choices [data-target=take_turn]").wait_for()
    livia.page.locator("main .strengths, main .rome").last.scroll_into_view_if_needed()
    answer(livia, "pass_and_peek")
    livia.page.locator(".choices [data-target=take_turn]").wait_for()
    for legion in livia.page.locator("main .legion").all():
        expect(legion).to_be_in_viewport(ratio=0.95)
