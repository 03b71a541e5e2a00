"""A game that is opened before it is compiled: the page says so, and the match begins by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from saturnalia.kernel import compiling
from tests.e2e.conftest import Company
from tests.e2e.person import PATIENCE
from tests.e2e.server import Server

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.thorough,
    pytest.mark.skipif(compiling.INTERPRET, reason="nothing is compiled in this run"),
]

IS_PREPARED = {
    "en": re.compile(r"^PAX is being prepared \(about \d+ s\)\.$"),
    "hu": re.compile(r"^PAX: még előkészítjük, kb\. \d+ másodperc\.$"),
}


def test_the_first_match_begins_by_itself(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, SATURNALIA_CACHE=str(tmp_path / "cache"))
    server.start(until_prepared=False)
    company = Company(browser, server)
    people = {language: company.join("Livia", language) for language in IS_PREPARED}
    livia = people["hu"]
    try:
        for language, person in people.items():
            person.enter_lobby()
            expect(person.card().get_by_text(IS_PREPARED[language])).to_be_visible()
        livia.page.evaluate("window.isSamePage = true")
        livia.card().get_by_role("button", name=livia.words["play"]).click()
        expect(livia.page.get_by_text(IS_PREPARED["hu"])).to_be_visible()
        expect(livia.page.get_by_text("magától megnyílik")).to_be_visible()
        livia.choices.first.wait_for(timeout=PATIENCE)
        livia.choose(0)
        assert livia.page.evaluate("window.isSamePage")
        expect(people["en"].card().get_by_text("is being prepared")).to_have_count(0)
        assert not [problem for person in company.people for problem in person.problems]
    finally:
        for person in company.people:
            person.context.close()
        server.stop()
