"""A board that breaks or does not load costs nobody the match: the plain board plays on, and says so."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e.conftest import Company
from tests.e2e.person import Person

SENTENCES = {"en": "The board cannot be shown", "hu": "A tábla nem jeleníthető meg"}


def spoil_views(person: Person, after: int, *fields: str) -> None:
    """From so many entries on, let these fields be missing from every view, as an older server might."""

    def spoil(text: str | bytes) -> str | bytes:
        message = json.loads(text)
        position = message.get("position")
        if position and position["seq"] >= after:
            for field in fields:
                position["view"].pop(field, None)
        return json.dumps(message)

    def connect(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(server.send)
        server.on_message(lambda text: browser.send(spoil(text)))

    person.page.route_web_socket(re.compile("/ws/tables/"), connect)


def assert_plays_on_plainly(person: Person, language: str) -> None:
    expect(person.page.get_by_text(SENTENCES[language])).to_be_visible()
    expect(person.page.locator("main table").first).to_be_visible()
    for _ in range(4):
        person.wait_for_question()
        person.choose()
    expect(person.page.get_by_text(SENTENCES[language])).to_be_visible()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_view_without_a_field_is_played_on_plainly(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    spoil_views(livia, 0, "seats", "rome")
    livia.play_now()
    assert_plays_on_plainly(livia, language)


def test_board_that_breaks_in_the_middle_is_played_on_plainly(company: Company) -> None:
    livia = company.join("Livia")
    spoil_views(livia, 6, "legions")
    livia.play_now()
    expect(livia.page.locator("main .market")).to_be_visible()
    while livia.page.get_by_text(SENTENCES["en"]).count() == 0:
        livia.wait_for_question()
        livia.choose()
        livia.wait_for_question()
    assert_plays_on_plainly(livia, "en")


@pytest.mark.parametrize("title", ["Minerva", "Ave Roma", "Mare Nostrum", "Porta Nigra"])
def test_every_board_gives_way_to_the_plain_one(company: Company, title: str) -> None:
    livia = company.join("Livia")
    spoil_views(livia, 0, "seats", "sides", "provinces")
    livia.sit_down(title, "bot-tiro", "bot-tiro")
    assert_plays_on_plainly(livia, "en")


def test_board_that_does_not_load_is_played_on_plainly(company: Company) -> None:
    livia = company.join("Livia")
    livia.expects_network_errors = True
    livia.enter_lobby()

    def miss(route: Route) -> None:
        route.fulfill(status=404)

    livia.page.route(re.compile(r"/assets/pax-[^/]*\.js$"), miss)
    livia.card().get_by_role("button", name=livia.words["play"]).click()
    assert_plays_on_plainly(livia, "en")
    livia.page.unroute_all()
    livia.page.reload()
    expect(livia.page.locator("main .market")).to_be_visible()
    expect(livia.page.get_by_text(SENTENCES["en"])).to_have_count(0)
