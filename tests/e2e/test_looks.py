"""How it looks: accessibility scans, nothing that overflows, and pictures of every page to be looked at."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.person import PATIENCE, Person
from tests.e2e.pictures import SCHEMES, SIZES, WANTED, photograph, photograph_once, wait_for_fonts

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

STILL = "() => document.getAnimations().every(one => !(one instanceof CSSTransition))"
"""Whether no colour is on its way to another."""


RULES: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}
"""What is scanned in each scheme: the dark one differs in nothing but colours."""


def scan(person: Person) -> list[str]:
    """Return what axe-core calls serious or critical, in light and in dark colours."""
    found = []
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        wait_for_fonts(person)
        person.page.wait_for_function(STILL)
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
        options = {"resultTypes": ["violations"], **RULES[scheme]}
        report: dict[str, Any] = person.page.evaluate("options => axe.run(document, options)", options)
        found += [
            f"{scheme}: {violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
    return found


SMALLEST = 12
SMALL_TEXT = """smallest => {
    const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim(), holder = texts.currentNode.parentElement;
        const size = parseFloat(getComputedStyle(holder).fontSize);
        if (text && size < smallest && holder.checkVisibility()) found.push(`${text}: ${size} px`);
    }
    return found;
}"""


@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_text_is_too_small(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.play_now()
    for _ in range(8):
        livia.choose()
        livia.wait_for_question()
    table = livia.page.url
    for address in ("/", table):
        livia.page.goto(address)
        livia.page.locator(".table, .games li").first.wait_for()
        for width, height in SIZES.values():
            livia.page.set_viewport_size({"width": width, "height": height})
            assert livia.page.evaluate(SMALL_TEXT, SMALLEST) == []


WHERE_ANSWERS_ARE = """() => [...document.querySelectorAll('.choices button')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height];
})"""


@pytest.mark.parametrize("game", ["Minerva", "Ave Roma"])
def test_answers_stay_where_they_are_when_they_are_looked_at(company: Company, game: str) -> None:
    """On a phone."""
    width, height = SIZES["phone"]
    livia = company.join("Livia", width=width, height=height)
    livia.sit_down(game, "bot-tiro")
    for _ in range(8):
        livia.page.mouse.move(0, 0)
        wait_for_fonts(livia)
        before = livia.page.evaluate(WHERE_ANSWERS_ARE)
        for x, y, across, down in before[:4]:
            livia.page.mouse.move(x + across / 2, y + down / 2)
            livia.page.evaluate("() => new Promise(requestAnimationFrame)")
            now = livia.page.evaluate(WHERE_ANSWERS_ARE)
            assert [len(now), *chain(*now)] == pytest.approx([len(before), *chain(*before)], abs=1)
        livia.choose()
        livia.wait_for_question()


TAPPABLE = """() => {
    const ground = document.querySelector('main.board .ground').getBoundingClientRect();
    const targets = [...document.querySelectorAll('main.board [data-target]')];
    const boxes = targets.map((node) => node.getBoundingClientRect());
    return [boxes.filter(({ top, bottom }) => top >= ground.top && bottom <= ground.bottom).length, boxes.length];
}"""


def test_on_a_phone_the_board_moves_to_what_can_be_tapped(company: Company) -> None:
    """What is asked about is whole in sight, and the panel keeps no room for the aim of the game that is gone."""
    width, height = SIZES["phone"]
    livia = company.join("Livia", width=width, height=height, touch=True)
    livia.context.add_init_script("localStorage.setItem('saturnalia.listed', 'off')")
    livia.set_up("me", "bot-tiro", title="PAX")
    livia.page.locator(".tray .slot.legal").first.wait_for(timeout=PATIENCE)
    wait_for_fonts(livia)
    seen, there = livia.page.evaluate(TAPPABLE)
    assert seen == there > 1

    livia.set_up("me", "bot-tiro", title="Minerva")
    tiles = livia.page.locator(".display .legal")
    tiles.first.wait_for(timeout=PATIENCE)
    panel = livia.page.locator("section.question")
    expect(panel.locator(".aim")).to_be_visible()
    tall = panel.evaluate("panel => panel.offsetHeight")
    tiles.first.tap()
    cells = livia.page.locator("main .free.legal")
    expect(cells).to_have_count(4)
    wait_for_fonts(livia)
    assert livia.page.evaluate(TAPPABLE) == [4, 4]
    assert panel.evaluate("panel => panel.offsetHeight") < tall
    cells.first.tap()
    tiles.first.wait_for(timeout=PATIENCE)
    wait_for_fonts(livia)
    seen, there = livia.page.evaluate(TAPPABLE)
    assert seen > there / 2
    expect(livia.page.locator(".finger")).to_be_visible()
    tiles.first.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(livia.page.get_by_role("tooltip")).to_be_visible()
    expect(livia.page.locator(".finger")).to_have_count(0)


POINTED_AT = """() => {
    const background = (button) => getComputedStyle(button).backgroundColor;
    const pointed = document.querySelector('.choices .button:hover');
    const other = document.querySelector('.choices .button:not(:hover)');
    return pointed && other && { isTinted: background(pointed) !== background(other) };
}"""


def test_an_answer_that_comes_to_lie_under_a_mouse_at_rest_is_not_tinted(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    for _ in range(8):
        livia.wait_for_question()
        livia.choices.first.hover()
        seq = livia.seq()
        livia.page.mouse.down()
        livia.page.mouse.up()
        livia.wait_for_another(seq)
        livia.wait_for_question()
        wait_for_fonts(livia)
        if at_rest := livia.page.evaluate(POINTED_AT):
            assert not at_rest["isTinted"]
            livia.page.locator(".choices .button:hover").hover(position={"x": 12, "y": 12})
            wait_for_fonts(livia)
            assert livia.page.evaluate(POINTED_AT)["isTinted"]
            return
    raise AssertionError("no answer came to lie under the mouse")


def test_no_serious_accessibility_finding(company: Company) -> None:
    livia = company.join("Livia")
    livia.enter_lobby()
    found = scan(livia)
    livia.card().get_by_role("button", name=livia.words["set up"]).click()
    found += scan(livia)
    livia.play_now()
    for _ in range(8):
        livia.choose()
        livia.wait_for_question()
    found += scan(livia)
    livia.page.get_by_role("button", name="Rules").click()
    livia.page.locator("[data-clause]").first.wait_for()
    found += scan(livia)
    livia.page.keyboard.press("Escape")
    livia.page.get_by_role("button", name="Menu").click()
    found += scan(livia)
    assert not found


def look_around(person: Person, name: str) -> list[str]:
    """Look at a page in both sizes: nothing scrolls sideways, no text is too small, and axe-core finds nothing."""
    found = []
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        found += [f"{name} {size}: {problem}" for problem in scan(person)]
        for scheme in SCHEMES if WANTED else ():
            person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            photograph_once(person, f"together-{name}-{person.language}-{size}-{scheme}")
        across = person.page.evaluate("() => document.documentElement.scrollWidth")
        if across > width:
            found.append(f"{name} {size} is {across} wide")
        found += [f"{name} {size}: {text}" for text in person.page.evaluate(SMALL_TEXT, SMALLEST)]
    person.page.set_viewport_size({"width": 1366, "height": 768})
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["hu", "en"])
def test_playing_together_looks_well_and_is_accessible(company: Company, language: str) -> None:
    livia, marcus, julia = (company.join(name, language) for name in ("Livia", "Marcus", "Julia"))
    livia.enter_lobby()
    dialog = livia.page.locator("dialog")
    livia.page.locator(".welcome button").last.click()
    dialog.locator("button.primary").first.click()
    dialog.locator("input[readonly]").wait_for()
    found = look_around(livia, "devices")
    link = dialog.locator("input[readonly]").input_value()
    julia.page.goto(link)
    julia.page.locator("main button.primary").wait_for()
    found += look_around(julia, "carry")

    livia.set_up("me", "open", "open", "open")
    link = livia.page.get_by_label(livia.words["invitation"]).input_value()
    marcus.page.goto(link)
    marcus.page.locator("form").wait_for()
    found += look_around(marcus, "invited")
    for guest in (marcus, julia):
        guest.follow_invitation(link)
        guest.page.locator("main select").first.wait_for()
    marcus.page.locator("main select").last.select_option("remove")
    livia.page.locator("main .vote button").first.wait_for()
    found += look_around(livia, "proposal")
    found += look_around(marcus, "proposer")
    livia.page.locator("main .vote button").last.click()
    expect(marcus.page.locator("main select").last).to_be_enabled()
    found += look_around(marcus, "refused")
    livia.page.locator("main select").last.select_option("remove")
    for person in (livia, marcus, julia):
        expect(person.page.locator("main li")).to_have_count(3)
        person.say_ready()
    for person in (livia, marcus, julia):
        person.page.locator(".table").wait_for()

    address = julia.page.url
    julia.page.goto("about:blank")
    livia.page.locator("header nav button").last.click()
    dialog.locator(".free button").first.wait_for()
    found += look_around(livia, "menu")
    livia.page.keyboard.press("Escape")
    marcus.page.locator("header nav button").last.click()
    marcus.page.locator("dialog .free button").first.click()
    marcus.page.keyboard.press("Escape")
    livia.page.locator("section.question .shown button").first.wait_for()
    found += look_around(livia, "vote")
    livia.page.locator("section.question .shown button").first.click()
    expect(livia.page.locator("section.question .shown")).to_have_count(0)
    julia.page.goto(address)
    julia.page.locator(".return").wait_for()
    found += look_around(julia, "return")
    assert not found


@pytest.mark.pictures
def test_pictures_of_a_match(company: Company) -> None:
    livia = company.join("Livia")
    livia.play_now()
    address = livia.page.url
    photograph(livia, "opening")
    for _ in range(24):
        livia.choose(0)
        livia.wait_for_question()
    photograph(livia, "middle")
    livia.page.goto("/")
    photograph(livia, "lobby")
    livia.page.goto(address)
    livia.play_to_the_end()
    photograph(livia, "end")


@pytest.mark.pictures
def test_pictures_of_a_full_table(company: Company) -> None:
    livia = company.join("Livia")
    livia.set_up("me", *["bot-miles"] * 7, variant="With Nocturnus")
    for _ in range(14):
        livia.wait_for_question()
        livia.choose(0)
    livia.wait_for_question()
    photograph(livia, "full", ("hu",))


@pytest.mark.pictures
def test_pictures_of_coming_to_a_table(company: Company) -> None:
    livia, marcus = company.join("Livia"), company.join("Marcus", "hu", width=390, height=844)
    livia.enter_lobby()
    livia.card().get_by_role("button", name=livia.words["set up"]).click()
    photograph_once(livia, "new-table")
    livia.set_up("me", "open", "Gaius")
    link = livia.page.get_by_label("Invitation").input_value()
    photograph_once(livia, "waiting")
    marcus.page.goto(link)
    marcus.page.locator("form").wait_for()
    photograph_once(marcus, "invited-phone")
    marcus.follow_invitation(link)
    marcus.say_ready()
    livia.say_ready()
    livia.curtain.wait_for()
    photograph_once(livia, "curtain")
