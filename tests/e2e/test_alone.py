"""One person against bots: a whole match by clicking, in both languages, and by keyboard only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Company
from tests.e2e.person import WHOLE_MATCH_LANGUAGES, Person

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("language", WHOLE_MATCH_LANGUAGES)
def test_whole_match_by_clicking(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.play_now()
    expect(livia.page.locator("html")).to_have_attribute("lang", language)
    livia.play_to_the_end()
    sheet = livia.page.locator("dialog table")
    expect(sheet.locator("thead th")).to_have_count(4)
    livia.unfold_scores()
    expect(sheet.locator("tbody tr")).to_have_count(8)  # six categories, total and result
    expect(livia.page.locator("dialog figure polyline").first).to_be_attached()
    livia.page.locator("dialog section button").click()
    expect(livia.page.locator(".verdict.fair")).to_be_visible()
    assert_all_words_known(livia.page.locator("body").inner_text())
    save_and_open_again(livia)
    play_again(livia)


def save_and_open_again(person: Person) -> None:
    """A finished match goes out as a file and comes back as a table."""
    address = person.page.url
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name=person.words["save"]).click()
    file = download.value.path()
    person.page.goto("/")
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_role("button", name=person.words["import"]).click()
    chooser.value.set_files(file)
    expect(person.outcome).to_be_visible()
    assert person.page.url != address


def play_again(person: Person) -> None:
    """The same company plays another match."""
    address = person.page.url
    person.page.get_by_role("button", name=person.words["again"]).click()
    person.choices.first.wait_for()
    assert person.page.url != address


def assert_all_words_known(text: str) -> None:
    """No message id may stand where a sentence should."""
    assert not re.findall(r"\b(?:web|pax|refused|error|log|level)-[a-z][a-z-]+", text)


def test_whole_match_by_keyboard(company: Company) -> None:
    livia = company.join("Livia")
    keyboard = livia.page.keyboard
    livia.enter_lobby()
    livia.card().get_by_role("button", name=livia.words["play"]).focus()
    keyboard.press("Enter")
    livia.wait_for_question()

    # the first answers with Tab and Enter alone: Tab order is the order of the choices
    for _ in range(3):
        livia.wait_for_question()
        seq = livia.seq()
        in_choices = "document.activeElement?.closest('.choices') !== null && document.activeElement !== document.body"
        for _ in range(40):
            keyboard.press("Tab")
            if livia.page.evaluate(f"() => Boolean({in_choices})"):
                break
        assert livia.page.evaluate("() => document.activeElement === document.querySelector('.choices button')")
        keyboard.press("Enter")
        livia.wait_for_another(seq)

    keyboard.press("?")
    expect(livia.page.locator("dialog dl")).to_be_visible()
    keyboard.press("Escape")
    keyboard.press("r")
    expect(livia.page.locator("dialog [data-clause='PAX-1.1']")).to_be_visible()
    keyboard.press("Escape")
    escape_gives_the_focus_back(livia)
    livia.wait_for_question()
    if livia.is_asked:
        keyboard.press("h")
        expect(livia.page.locator(".choices .hinted")).to_be_visible()

    for _ in range(600):
        livia.wait_for_question()
        if livia.is_over:
            break
        seq = livia.seq()
        livia.type_number(livia.random.randrange(livia.choices.count()))
        livia.wait_for_another(seq)
    expect(livia.outcome).to_be_visible()


def escape_gives_the_focus_back(person: Person) -> None:
    """Whatever was opened, also from the menu, leads back to the button that began it."""
    dialog = person.page.locator("dialog")
    for path in (["Rules"], ["Menu"], ["Menu", "Help"], ["Menu", "Resign"], ["Replay"]):
        opener = person.page.get_by_role("navigation").get_by_role("button", name=path[0])
        opener.press("Enter")
        for name in path[1:]:
            dialog.get_by_role("button", name=name).press("Enter")
            expect(dialog.get_by_role("heading", name=name).first).to_be_visible()
        if path == ["Replay"]:
            person.page.get_by_role("slider").focus()
        else:
            expect(opener).not_to_be_focused()
        person.page.keyboard.press("Escape")
        expect(dialog.or_(person.page.get_by_role("slider"))).to_have_count(0)
        expect(opener).to_be_focused()


HEAR = """region => {
    window.heard = [];
    const hear = ({ addedNodes }) => addedNodes.forEach((node) => heard.push(node.textContent));
    new MutationObserver((changes) => changes.forEach(hear)).observe(region, { childList: true });
}"""


def test_a_screen_reader_hears_each_turn_of_others_once(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("PAX", "bot-miles", "bot-miles")
    livia.page.locator("[aria-live]").first.evaluate(HEAR)
    while livia.page.get_by_text("Round 2", exact=True).count() == 0:
        livia.wait_for_question()
        livia.choose(0)
    livia.wait_for_question()
    heard = livia.page.evaluate("heard.filter((text) => text.startsWith('Miles '))")
    turns = [text for text in heard if " drew " in text]
    assert [len(re.findall(r" (?:drew|bought|income)\b", text)) for text in turns[:2]] == [3, 3]
    assert [text.startswith("Miles II ") for text in turns[:2]] == [False, True]
    assert len(set(heard)) == len(heard) == 2 + len(turns)  # before the first round each bot kept a card


@pytest.mark.clause("PAX-4.2", "PAX-11.7")
def test_drawn_cards_say_where_they_still_go_and_points_what_they_are_made_of(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("PAX", "bot-miles", "bot-miles")
    while "to_hand" not in livia.targets:
        livia.choose(0)
        livia.wait_for_question()
    destinations = livia.page.locator("main .open li")
    expect(destinations).to_have_text(["1 into your hand", "1 under a legion", "1 under the deck"])
    livia.choose(livia.targets.index("to_hand"))
    expect(destinations.nth(0)).to_have_class(re.compile("done"))
    livia.page.locator("main .row.mine .points").hover()
    expect(livia.page.get_by_role("tooltip")).to_contain_text(re.compile("^.*= 2 × .*categories played", re.DOTALL))


def test_language_changes_in_the_middle(company: Company) -> None:
    livia = company.join("Livia")
    livia.play_now()
    livia.choose(0)
    livia.wait_for_question()
    before = livia.choices.first.inner_text()
    seq = livia.seq()
    livia.page.get_by_role("button", name="Menu").click()
    livia.page.get_by_role("button", name="Magyar").click()
    livia.page.keyboard.press("Escape")
    expect(livia.page.locator("html")).to_have_attribute("lang", "hu")
    expect(livia.page.get_by_text("Te jössz").first).to_be_visible()
    assert livia.choices.first.inner_text() != before
    assert livia.seq() == seq
    livia.page.reload()
    expect(livia.page.get_by_text("Te jössz").first).to_be_visible()


def test_earlier_positions_can_be_looked_at(company: Company) -> None:
    livia = company.join("Livia")
    livia.play_now()
    for _ in range(4):
        livia.choose(0)
        livia.wait_for_question()
    now = livia.seq()
    livia.page.locator("aside li .entry").last.click()
    expect(livia.page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    assert livia.seq() < now
    livia.page.locator("input[type=range]").fill("2")
    expect(livia.page.locator(".table")).to_have_attribute("data-seq", "2")
    livia.page.keyboard.press("Escape")
    expect(livia.page.locator(".table")).to_have_attribute("data-seq", str(now))
    expect(livia.choices.first).to_be_visible()


def test_quick_start_makes_one_person(company: Company) -> None:
    """The name is still being saved when the match is begun: two first requests would make two persons."""
    livia = company.join("Livia")
    held: list[Route] = []
    livia.page.route(
        "**/api/me", lambda route: held.append(route) if route.request.method == "PUT" else route.continue_()
    )
    livia.type_name()
    livia.card().get_by_role("button", name=livia.words["play"]).click()
    livia.page.wait_for_timeout(500)
    assert len(held) == 1
    held[0].continue_()
    livia.wait_for_question()


def test_damaged_match_file_is_one_clear_sentence(company: Company) -> None:
    livia = company.join("Livia")
    livia.expects_network_errors = True
    livia.enter_lobby()
    field = livia.page.locator("input[type=file]")
    field.set_input_files({"name": "broken.json", "mimeType": "application/json", "buffer": b"{not json"})
    expect(livia.page.get_by_text("This is not a Saturnalia match file.")).to_be_visible()
    field.set_input_files({"name": "foreign.json", "mimeType": "application/json", "buffer": b'{"format": "chess"}'})
    expect(livia.page.get_by_text("This is not a Saturnalia match file.")).to_be_visible()


def test_table_that_does_not_exist_is_explained(company: Company) -> None:
    livia = company.join("Livia")
    livia.expects_network_errors = True
    livia.page.goto("/table/nosuchtable")
    expect(livia.page.get_by_text("There is no such table")).to_be_visible()
    livia.page.get_by_role("link", name="To the lobby").click()
    expect(livia.card().get_by_role("button", name=livia.words["play"])).to_be_visible()


def test_position_as_plain_tables(company: Company) -> None:
    """The plain board, on which any registered game can be played without one of its own."""
    livia = company.join("Livia")
    livia.play_now()
    livia.page.get_by_role("button", name="Menu").click()
    livia.page.get_by_label("Plain tables instead of the board").click()
    tables = livia.page.locator("main table")
    expect(tables).to_have_count(4)
    for _ in range(6):
        livia.wait_for_question()
        livia.choose(0)
    assert_all_words_known(livia.page.locator("body").inner_text())


def test_what_others_do_is_shown_step_by_step(company: Company) -> None:
    livia = company.join("Livia")
    livia.context.add_init_script("localStorage.setItem('saturnalia.pace', 'step')")
    livia.sit_down("PAX", "bot-miles", "bot-miles")
    on = livia.page.get_by_role("button", name="Next", exact=True)
    steps = unfolded = 0
    for _ in range(30):
        livia.choices.or_(on).first.wait_for()
        if livia.is_asked:
            since = livia.page.locator("section.question details")
            if since.count():
                since.locator("summary").click()
                expect(since.locator("li").first).to_be_visible()
                unfolded += 1
            livia.choose(0)
        else:
            seq, told = livia.seq(), livia.page.locator("section.question .asked").inner_text()
            assert told.endswith(".")
            livia.page.wait_for_timeout(100)
            assert livia.seq() == seq  # nothing goes on by itself
            livia.page.keyboard.press("n")
            livia.wait_for_another(seq)
            steps += 1
    assert steps >= 2
    assert unfolded
