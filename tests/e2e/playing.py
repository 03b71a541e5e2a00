"""Playing on the list and on the board, and what the boards of several games are held to."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.person import Person
from tests.e2e.pictures import SIZES, photograph_once
from tests.e2e.test_looks import SMALL_TEXT, SMALLEST

SCREENS = "() => document.querySelector('.ground').scrollHeight / document.querySelector('.ground').clientHeight"
"""How many screens high the board is."""


def in_list(person: Person, target: str) -> Locator:
    return person.page.locator(f".choices [data-target='{target}']")


def on_board(person: Person, target: str) -> Locator:
    return person.page.locator(f"main .legal[data-target='{target}']")


def click_answer(person: Person, target: str, *, by_board: float) -> bool:
    """Click an answer, so often on the board where it is in sight; return whether it was clicked there."""
    there = on_board(person, target).filter(visible=True)
    is_there = person.random.random() < by_board and there.count() > 0
    (there.first if is_there else in_list(person, target)).click()
    return is_there


def play_on_by(play: Callable[[], bool], person: Person, answers: int, until: str | tuple[str, ...]) -> int:
    """Play for some answers, until an answer of a kind is offered, or to the end; count the answers on the board."""
    given = 0
    for _ in range(answers):
        person.wait_for_question()
        if person.is_over or (until and any(name.startswith(until) for name in person.targets)):
            break
        given += play()
    return given


def expect_score_sheet(person: Person, rows: int, picture: str) -> None:
    """The match is over, every category is told, and no sentence lacks its words."""
    expect(person.outcome).to_be_visible()
    person.unfold_scores()
    expect(person.page.locator("dialog .sheet tbody tr")).to_have_count(rows)
    text = person.page.locator("body").inner_text()
    assert not re.findall(r"\b(?:web|ave_roma|porta_nigra|refused|error|log|level)-[a-z][a-z-]+", text)
    photograph_once(person, f"{picture}-{person.language}")


def expect_no_small_text(person: Person) -> None:
    """In all views of the board, on all screens."""
    person.wait_for_question()
    for width, height in SIZES.values():
        person.page.set_viewport_size({"width": width, "height": height})
        for tab in person.page.locator("main [data-tab]").all():
            tab.click()
            assert person.page.evaluate(SMALL_TEXT, SMALLEST) == []
