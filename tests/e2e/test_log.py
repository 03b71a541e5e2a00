"""The log of the page: pictures before the names of things, one sentence an action, and details that unfold."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company

pytestmark = pytest.mark.e2e


def test_details_of_an_action_unfold_by_key_and_fold_again(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    log = livia.page.locator("aside")
    for _ in range(60):
        if log.locator(".fold").count():
            break
        livia.choose(1 if livia.choices.count() > 1 else 0)  # the first answer would pass
        livia.wait_for_question()
    fold = log.locator(".fold").first
    entry = log.locator("li", has=livia.page.locator(".fold")).first
    before = entry.locator(".line").count()
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.focus()
    livia.page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert entry.locator(".line").count() > before
    assert livia.page.locator(".past").count() == 0, "unfolding is no way back into the past"
    livia.page.keyboard.press("Space")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(entry.locator(".line")).to_have_count(before)


def test_a_picture_stands_before_the_name_of_a_thing_and_is_not_read_aloud(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    log = livia.page.locator("aside")
    livia.page.locator("main [data-target='worker:4']").click()
    livia.page.locator("main [data-target=quaestor]").click()
    line = log.locator(".line", has_text="Livia placed a 4 at the Quaestor").first
    expect(line).to_be_visible()
    expect(line.locator(".picture svg.i-quaestor")).to_have_attribute("aria-hidden", "true")
    assert "placed a 4 at the Quaestor" in line.inner_text(), "the sentence stays whole around its pictures"
