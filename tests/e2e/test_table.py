"""What all tables share: who would win now, answers on board and list, the story of the others, every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.person import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

GAMES = ["PAX", "Minerva", "Ave Roma", "Porta Nigra", "Mare Nostrum"]
SCREENS = {
    "phone": (390, 844),
    "short phone": (390, 664),
    "phone on its side": (844, 390),
    "twice the size": (683, 384),
    "tablet": (768, 1024),
    "tablet on its side": (1024, 768),
    "large": (1920, 1080),
    "very large": (2560, 1440),
}
LEAST_OF_THE_BOARD = 0.28
ROUNDS_OF_TABS = 400


def bots(game: str) -> list[str]:
    return ["bot-tiro"] * (2 if game == "Mare Nostrum" else 1)


def remember(person: Person, setting: str, value: str) -> None:
    person.context.add_init_script(f"localStorage.setItem('saturnalia.{setting}', '{value}')")


@pytest.mark.parametrize("game", GAMES)
def test_who_would_win_now_is_told_and_every_number_breaks_down(company: Company, game: str) -> None:
    livia = company.join("Livia")
    livia.sit_down(game, *bots(game))
    strip, panel = livia.page.locator(".standing button"), livia.page.locator("#standing")
    expect(strip).to_contain_text(panel.locator(".headline").text_content() or "nothing is told")
    strip.click()
    expect(panel).to_be_visible()
    seats = livia.page.locator(".seats .value")
    for seat in range(seats.count()):
        column = panel.locator(f"tbody tr:not(.total) td:nth-child({seat + 2})").all_inner_texts()
        points = sum(int(cell) for cell in column if cell != "–")
        assert panel.locator(f".total td:nth-child({seat + 2})").inner_text() == str(points)
        assert seats.nth(seat).inner_text() == str(points)
    livia.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(strip).to_be_focused()
    livia.page.keyboard.press("Shift+Tab")  # to the tools, and from there to the seats
    seats.last.focus()
    expect(livia.page.get_by_role("tooltip")).to_contain_text(seats.last.inner_text())


def test_an_answer_on_the_board_stands_in_the_list_only_when_it_is_unfolded(company: Company) -> None:
    livia = company.join("Livia")
    remember(livia, "listed", "off")
    livia.set_up("me", "bot-tiro", title="Minerva")
    unfold = livia.page.locator(".fold button")
    expect(unfold).to_have_attribute("aria-expanded", "false")
    on_board = "main.board [data-target]"
    tapped = livia.page.locator(f"{on_board}.legal, {on_board}.target").first
    expect(tapped).to_be_visible()
    folded = livia.choices.count()
    unfold.click()
    assert livia.choices.count() > folded
    unfold.click()
    expect(livia.choices).to_have_count(folded)


def test_others_can_be_stopped_and_go_on(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("PAX", "bot-miles", "bot-miles")
    livia.page.keyboard.press("p")
    while livia.page.get_by_role("button", name="Go on").count() == 0:
        livia.wait_for_question()
        livia.choose(0)
        livia.page.locator(".question .on, .choices button").first.wait_for()
    seq = livia.seq()
    expect(livia.page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    livia.page.wait_for_timeout(800)
    assert livia.seq() == seq
    livia.page.get_by_role("button", name="Go on").click()
    livia.wait_for_another(seq)


@pytest.mark.parametrize("game", GAMES)
def test_board_and_question_share_every_screen(company: Company, game: str) -> None:
    livia = company.join("Livia", touch=True)
    livia.sit_down(game, *bots(game))
    for name, (width, height) in SCREENS.items():
        livia.page.set_viewport_size({"width": width, "height": height})
        livia.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert livia.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        board = livia.page.locator("main.board").bounding_box()
        assert board is not None
        assert board["width"] * board["height"] > LEAST_OF_THE_BOARD * width * height, name
        expect(livia.page.locator(".question .asked"), name).to_be_in_viewport()
        small = livia.page.evaluate(
            """() => [
                ...document.querySelectorAll('.table > header :is(a, button), .question .button')
            ].filter((node) => {
                const box = node.getBoundingClientRect();
                const least = Math.min(box.width, box.height);
                return innerWidth <= 768 && least > 0 && least < 44 && !node.matches('.value');
            }).map((node) => node.outerHTML.slice(0, 80))"""
        )
        assert small == [], name


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_of_the_keyboard_has_a_name(company: Company, game: str) -> None:
    livia = company.join("Livia")
    livia.sit_down(game, *bots(game))
    devtools = livia.context.new_cdp_session(livia.page)
    names: list[str] = []
    unnamed: list[str] = []
    for _ in range(ROUNDS_OF_TABS):
        livia.page.keyboard.press("Tab")
        if livia.page.evaluate("document.activeElement === document.body"):
            break
        found = devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})
        tree = devtools.send(
            "Accessibility.getPartialAXTree", {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        )
        node = tree["nodes"][0]
        names.append(node.get("name", {}).get("value", ""))
        if not names[-1]:
            unnamed.append(livia.page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
    assert len(names) > 10
    assert unnamed == []
