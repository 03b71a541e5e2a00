"""The rules have changed while a match was under way: whoever plays it goes on from where it was stored."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company

pytestmark = pytest.mark.e2e


def test_a_match_is_played_on_by_new_rules(company: Company) -> None:
    livia, server = company.join("Livia"), company.server
    livia.expects_network_errors = True
    livia.play_now()
    livia.choose(0)
    livia.wait_for_question()
    asked = livia.choices.all_inner_texts()
    server.stop()
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute("UPDATE tables SET rules = '0-former' WHERE id = ?", [livia.page.url.rpartition("/")[2]])
    database.close()
    server.start()
    expect(livia.page.get_by_text("from version 0-former to")).to_be_visible()
    expect(livia.choices).to_have_count(0)
    livia.page.get_by_role("button", name="Play on from here under the current rules").click()
    livia.wait_for_question()
    assert livia.choices.all_inner_texts() == asked
    livia.choose(0)
    livia.wait_for_question()
