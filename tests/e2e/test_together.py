"""Several people: online with an invitation link, and at one screen with a curtain."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.person import Person

pytestmark = pytest.mark.e2e

MARKUP = "<b onclick=alert(1)>Ő😀</b>" + "ű" * 13


def move(people: list[Person]) -> bool:
    """Let whoever is asked choose; whether the match goes on."""
    for _ in range(200):
        for person in people:
            if person.is_over:
                return False
            if person.is_asked:
                person.choose()
                return True
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked anything")


def test_two_browsers_with_reload_and_server_restart(company: Company) -> None:
    livia = company.join("Livia")
    marcus = company.join(MARKUP, "hu")
    for person in (livia, marcus):
        person.expects_network_errors = True
    livia.set_up("me", "open")
    expect(livia.page.get_by_text("One more player is missing.")).to_be_visible()
    livia.invite(marcus)
    expect(livia.page.locator("header .seats")).to_contain_text(MARKUP)

    both = [livia, marcus]
    for _ in range(12):
        assert move(both)
    livia.page.reload()
    livia.page.locator(".table").wait_for()
    for _ in range(6):
        assert move(both)

    company.server.kill()
    expect(livia.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    expect(marcus.page.get_by_text("Megszakadt a kapcsolat.")).to_be_visible()
    company.server.start()
    for person in both:
        expect(person.page.locator(".lost")).to_have_count(0, timeout=30_000)
    for _ in range(6):
        assert move(both)
    newest = str(max(person.seq() for person in both))
    for person in both:
        expect(person.page.locator(".table")).to_have_attribute("data-seq", newest)


def test_undo_is_asked_and_agreed_to_with_one_tap(company: Company) -> None:
    livia, marcus = company.join("Livia"), company.join("Marcus", "hu")
    livia.set_up("me", "open")
    livia.invite(marcus)
    # in Hungarian or in English, whoever the lot made first
    button = {livia: "Ask to undo", marcus: "Visszavonást kérek"}
    agree = {livia: "Agree", marcus: "Beleegyezem"}
    move([livia, marcus])
    for _ in range(100):
        wishing = next((one for one in button if one.page.get_by_role("button", name=button[one]).count()), None)
        if wishing:
            break
        livia.page.wait_for_timeout(50)
    assert wishing
    other = marcus if wishing is livia else livia
    assert not wishing.is_asked
    wishing.page.get_by_role("button", name=button[wishing]).click()
    expect(wishing.page.locator(".waiting")).to_be_visible()
    other.page.get_by_role("button", name=agree[other], exact=True).click()
    wishing.wait_for_question()
    expect(other.choices).to_have_count(0)
    expect(livia.page.locator("aside")).to_contain_text("took back their last choice.")


def test_refused_undo_is_told_where_it_was_asked_and_the_bar_holds_its_words(company: Company) -> None:
    livia, marcus = (
        company.join("Livia", "hu", width=390, height=844),
        company.join("Marcus", "hu", width=390, height=844),
    )
    livia.set_up("me", "open", title="Minerva")  # the longest title of one word
    livia.invite(marcus)
    both = [livia, marcus]
    while not any(one.page.get_by_role("button", name="Visszavonást kérek").count() for one in both):
        assert move(both)
        livia.page.wait_for_timeout(200)
    wishing = next(one for one in both if one.page.get_by_role("button", name="Visszavonást kérek").count())
    other = marcus if wishing is livia else livia
    assert wishing.page.evaluate(
        """() => {
            const title = document.createRange();
            title.selectNodeContents(document.querySelector('header .where > div'));
            const tools = document.querySelector('header nav').getBoundingClientRect();
            return title.getBoundingClientRect().right <= tools.left;
        }"""
    )
    wishing.page.get_by_role("button", name="Visszavonást kérek").click()
    other.page.get_by_role("button", name="Nem", exact=True).click()
    expect(wishing.notice).to_contain_text(f"{other.name} nem egyezett bele a visszavonásba.")
    expect(other.notice).to_be_empty()


def test_resigning_says_what_follows(company: Company) -> None:
    livia = company.join("Livia")
    for seats, follows in (
        (("me", "bot-tiro"), "The other player then wins."),
        (("me", "bot-tiro", "bot-tiro"), "It ends here, without a result."),
        (("me", "Marcus", "bot-tiro"), "Centurio then plays on for Livia."),
    ):
        livia.set_up(*seats)
        livia.wait_for_question()
        if livia.curtain.count():
            livia.curtain.get_by_role("button").click()
        livia.page.get_by_role("button", name="Menu").click()
        livia.page.get_by_role("button", name="Resign", exact=True).click()
        expect(livia.page.locator("dialog")).to_contain_text(follows)


def test_invitation_to_a_full_table_lets_watch(company: Company) -> None:
    livia, marcus, gaius = (company.join(name) for name in ("Livia", "Marcus", "Gaius"))
    livia.set_up("me", "open")
    link = livia.page.get_by_label("Invitation").input_value()
    livia.invite(marcus)
    gaius.page.goto(link)
    expect(gaius.page.get_by_text("All seats are taken.")).to_be_visible()
    gaius.page.get_by_role("button", name="Watch the match").click()
    gaius.page.locator(".table").wait_for()
    assert not gaius.is_asked


def test_two_tabs_of_one_person_stay_together(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "bot-miles")
    livia.wait_for_question()
    second = livia.context.new_page()
    second.goto(livia.page.url)
    second.locator(".choices button").first.wait_for()
    seq = livia.seq()
    livia.choose(0)
    second.wait_for_function("seq => Number(document.querySelector('.table').dataset.seq) !== seq", arg=seq)


def test_my_tables_in_the_lobby(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "bot-miles")
    livia.wait_for_question()
    address = livia.page.url
    livia.page.goto("/")
    row = livia.page.get_by_role("link", name="Your turn")
    expect(row).to_be_visible()
    row.click()
    livia.wait_for_question()
    assert livia.page.url == address


def test_hot_seat_hides_hands_behind_a_curtain(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", "Marcus")
    seen: list[str] = []
    for _ in range(200):
        livia.wait_for_question()
        if livia.curtain.count():
            expect(livia.page.locator(".table")).to_have_count(0)
            seen.append(livia.curtain.locator("h1").inner_text())
            if len(seen) == 3:
                # a reload does not lift the curtain
                livia.page.reload()
                expect(livia.curtain.locator("h1")).to_have_text(seen[-1])
            if len(seen) == 4:
                break
            livia.curtain.get_by_role("button").click()
            expect(livia.choices.first).to_be_visible()
        livia.choose(0)
    assert {text.removeprefix("Hand the device to ") for text in seen} == {"Livia", "Marcus"}
