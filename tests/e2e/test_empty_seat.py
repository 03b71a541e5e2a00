"""A match that goes on with an empty seat, and what whoever has left is told; five seats on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.pictures import photograph_once
from tests.e2e.test_never_stuck import asked

pytestmark = pytest.mark.e2e

CUT_OFF = """() => [...document.querySelectorAll('header .seats li .value')].filter((value) => {
    const seat = value.closest('li').getBoundingClientRect();
    const own = value.getBoundingClientRect();
    return own.left < seat.left || own.right > seat.right;
}).length"""


def test_a_seat_stays_empty_if_the_host_wants_it_so(company: Company) -> None:
    livia, marcus = company.join("Livia", "hu"), company.join("Marcus", "hu", width=390, height=844)
    livia.enter_lobby()
    livia.card().get_by_role("button", name="Asztal összeállítása…").click()
    form = livia.page.locator("dialog form")
    form.locator("select").nth(0).select_option(label="5 játékos")
    form.locator(".row select").nth(1).select_option("open")
    form.get_by_label("Helyettes, ha valaki kiszáll vagy nincs itt").select_option(label="Senki")
    expect(form).to_contain_text("A hely üresen marad: ahol a szabályok engedik, passzol")
    form.locator("button.primary").click()
    livia.page.get_by_label("Meghívó").wait_for()
    livia.invite(marcus)
    assert marcus.page.evaluate(CUT_OFF) == 0
    photograph_once(marcus, "five-seats-hu-phone")
    address = marcus.page.url
    while (one := asked([livia, marcus])) is not marcus:
        assert one
        one.choose(0)
    marcus.page.goto("about:blank")
    question = livia.page.locator("section.question")
    expect(question).to_contain_text("Marcus nincs itt.")
    expect(question).to_contain_text("Aki visszajön, egy koppintással visszaülhet a helyére.")
    expect(question.get_by_role("button", name="Szünet")).to_have_count(0)
    photograph_once(livia, "absent-hu-desk")
    question.get_by_role("button", name="Folytassátok Marcus nélkül").click()
    expect(livia.page.locator("header .seats li", has_text="Marcus")).to_contain_text("csak passzol")
    expect(livia.page.locator("aside")).to_contain_text("Marcus helye ezentúl csak passzol.")
    livia.wait_for_question()
    for _ in range(3):
        livia.choose(0)
        livia.wait_for_question()
    marcus.page.goto(address)
    expect(marcus.page.locator(".return")).to_contain_text("Nem voltál itt, ezért a helyed csak passzol.")
    photograph_once(marcus, "return-to-empty-seat-hu-phone")
    marcus.page.get_by_role("button", name="Visszaülök a helyemre").click()
    expect(livia.page.locator("header .seats li", has_text="Marcus")).to_contain_text("itt van")

    # and whoever leaves for good is told so, also after coming again
    marcus.page.get_by_role("button", name="Menü").click()
    marcus.page.get_by_role("button", name="Feladás", exact=True).click()
    expect(marcus.page.locator("dialog")).to_contain_text("A helye akkor csak passzol.")
    marcus.page.get_by_role("button", name="Feladom a játszmát").click()
    told = marcus.page.locator("section.question")
    expect(told).to_contain_text("Kiszálltál a játszmából, Marcus helye csak passzol. A végéig nézheted.")
    photograph_once(marcus, "resigned-hu-phone")
    marcus.page.reload()
    expect(told).to_contain_text("Kiszálltál a játszmából")
    expect(told).to_contain_text("Nézőként vagy itt")
    livia.choose(0)


def test_the_waiting_room_says_you_to_whoever_reads(company: Company) -> None:
    livia, marcus, julia = (company.join(name) for name in ("Livia", "Marcus", "Julia"))
    livia.set_up("me", "open", "open")
    link = livia.page.get_by_label("Invitation").input_value()
    for guest in (marcus, julia):
        guest.follow_invitation(link)
    told = livia.page.get_by_role("status").first
    expect(told).to_contain_text("as soon as you are ready, and so are these players: Marcus and Julia.")
    livia.say_ready()
    expect(told).to_contain_text("as soon as these players are ready: Marcus and Julia.")
