"""Porta Nigra in the browser: whole matches by clicking on the board and on the list, gestures, and how it looks."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Route, expect

from saturnalia.games.porta_nigra.state import Decision
from saturnalia.kernel.match import Match
from tests.e2e.conftest import Company
from tests.e2e.person import Person
from tests.e2e.pictures import SIZES, photograph
from tests.e2e.playing import (
    SCREENS,
    click_answer,
    expect_no_small_text,
    expect_score_sheet,
    in_list,
    on_board,
    play_on_by,
)
from tests.e2e.test_looks import scan
from tests.games.porta_nigra.record import MATCHES

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

LONGEST_MATCH = 400
INTERIM = ("tens:", "units:")  # with fewer than ten the tens are no question


def wish(person: Person) -> str:
    """An answer of somebody who uses the symbols and honour cards, and sells no torches."""
    offered = person.targets
    rest = [name for name in offered if name not in ("end_turn", "give_up_card_torch", "sell_torch")]
    return person.random.choice(rest or ["end_turn"])


def view(person: Person, name: str) -> None:
    """Open one of the views beside the city."""
    person.page.locator(f"main [data-tab={name}]").click()


def play(person: Person, *, by_board: float) -> bool:
    """Give one answer, so often on the board where it is in sight; return whether it was given there."""
    seq, target = person.seq(), wish(person)
    is_there = click_answer(person, target, by_board=by_board)
    person.wait_for_another(seq)
    if target.startswith(INTERIM):  # the slider answers twice
        expect(person.page.locator(".interim")).to_have_count(0)
    return is_there


def play_on(
    person: Person, answers: int = LONGEST_MATCH, *, until: str | tuple[str, ...] = "", by_board: float = 0.0
) -> int:
    return play_on_by(lambda: play(person, by_board=by_board), person, answers, until)


def expect_the_end(livia: Person) -> None:
    expect_score_sheet(livia, rows=14, picture="porta_nigra-won")  # twelve categories, total and result


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["hu", "en"])
def test_whole_match_by_clicking(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Porta Nigra", "bot-tiro")
    assert play_on(livia, by_board=0.7) > 30
    expect_the_end(livia)


def test_the_last_turns_by_clicking(company: Company) -> None:
    livia = company.join("Livia", "hu")
    match = Match.read(MATCHES / "mixed-2.json")
    livia.go_on_with(match.at(len(match.played) - 60))
    assert play_on(livia, by_board=0.7) > 5
    expect_the_end(livia)


@pytest.mark.thorough
def test_every_answer_stands_on_a_board_that_stands_still(company: Company) -> None:
    """Whatever is asked, the city keeps its height, and nothing of mine is cut off; Hungarian is longest."""
    livia = company.join("Livia", "hu")
    livia.sit_down("Porta Nigra", "bot-tiro")
    layout = """() => {
        const [city, own] = ['.city', '.own'].map((part) => document.querySelector(`.porta ${part}`));
        return [city.offsetHeight, own.scrollWidth - own.clientWidth];
    }"""
    height, _ = livia.page.evaluate(layout)
    for _ in range(60):
        livia.wait_for_question()
        if livia.is_over:
            break
        for target in livia.targets:
            if not target.startswith(INTERIM):  # a slider, in the question
                expect(on_board(livia, target)).to_have_count(1)
        assert livia.page.evaluate(layout) == [height, 0], livia.targets
        play(livia, by_board=0.0)


def test_city_stands_still_while_others_carry_out_their_cards(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", *["bot-tiro"] * 3)
    livia.page.evaluate("localStorage.setItem('saturnalia.pace', 'step')")
    livia.page.reload()
    livia.choices.first.wait_for()
    city = livia.page.locator(".porta .board > .city")
    height = city.evaluate("city => city.offsetHeight")
    majorities = livia.page.locator(".majorities table")
    assert majorities.evaluate("table => table.offsetWidth - table.closest('.side').clientWidth") <= 0
    while livia.is_asked:  # the shortest turn: a place, a card, the end
        seq = livia.seq()
        in_list(livia, "end_turn" if "end_turn" in livia.targets else livia.targets[0]).click()
        livia.wait_for_another(seq)
    following = livia.page.locator("section.question button[aria-keyshortcuts=n]")
    following.wait_for()
    heights = set()
    while following.count():
        if livia.page.locator(".own .turn").count():
            heights.add(city.evaluate("city => city.offsetHeight"))
        livia.page.keyboard.press("n")
    assert heights == {height}


@pytest.mark.thorough  # a whole round is clicked through first
@pytest.mark.clause("POR-6.4")
def test_interim_scoring_is_one_slider_with_both_totals(company: Company) -> None:
    """It stands in the question instead of the list, and nowhere else."""
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    play_on(livia, until=INTERIM)
    panel = livia.page.locator("section.question .interim")
    expect(livia.page.locator(".interim")).to_have_count(1)
    expect(livia.choices).to_have_count(1)
    assert not scan(livia)
    slider = panel.get_by_role("slider")
    units = int(slider.get_attribute("max") or 0)
    before = [int(re.findall(r"\d+", total)[0]) for total in panel.locator(".total").all_inner_texts()]
    gained = [int(gain) for gain in panel.locator(".gain").all_inner_texts()]
    slider.fill("1")
    expect(panel.locator(".gain")).to_have_text(["+1", f"+{units - 1}"])
    coins, points = before[0] - gained[0] + 1, before[1] - gained[1] + units - 1
    expect(panel.locator(".total")).to_have_text([f"{coins} in all", f"{points} in all"])
    livia.page.keyboard.press("1")  # the only button, by its key
    expect(panel).to_have_count(0)
    received = f"Livia – 1 coin and {units - 1} point" if units > 1 else "Livia – 1 coin"
    expect(livia.page.locator("aside").get_by_text(received).first).to_be_visible()


def twins(person: Person) -> list[str]:
    """Symbols that can be used although they are not offered: the second of two equal ones."""
    shown = person.page.locator("main .symbol.legal").evaluate_all(
        "symbols => symbols.map((one) => one.dataset.target)"
    )
    return [name for name in shown if name not in person.targets]


@pytest.mark.clause("POR-3.16")
def test_either_of_two_equal_symbols_can_be_used(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    for _ in range(LONGEST_MATCH):
        livia.wait_for_question()
        if livia.is_over or twins(livia):
            break
        play(livia, by_board=0.0)
    seq = livia.seq()
    on_board(livia, twins(livia)[0]).click()
    livia.wait_for_another(seq)
    expect(livia.notice).to_be_empty()


def test_building_is_one_gesture(company: Company) -> None:
    """In the turn menu a click on a site uses the symbol and then builds there."""
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    site = livia.page.locator("main .site.reachable:not([data-target*='porta_nigra'])")
    for _ in range(LONGEST_MATCH):
        livia.wait_for_question()
        if livia.is_over or site.count():
            break
        play(livia, by_board=0.0)
    name = site.first.get_attribute("data-target")
    site.first.click()
    expect(livia.page.locator(f"main .site.built[data-target='{name}']")).to_be_visible()
    expect(livia.page.locator(f"main .site.built[data-target='{name}'] .height")).to_have_text(re.compile(r"[1-4]"))


def test_majority_tells_who_is_first_and_what_it_is_worth(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    row = livia.page.locator("main .majorities tr", has=livia.page.locator(".cell.first"))
    for _ in range(LONGEST_MATCH):
        livia.wait_for_question()
        if livia.is_over or row.count():
            break
        play(livia, by_board=0.0)
    row.first.locator("button").hover()
    expect(livia.page.locator("[role=tooltip]")).to_contain_text(re.compile(r"has \d+: first place, \d+ points now\."))


def test_points_are_the_same_wherever_they_stand(company: Company) -> None:
    """The table of the players counts what is on the track once, as the strip and the seats do."""
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    view(livia, "players")
    row = livia.page.locator("main .players tr", has_text="If it ended now")
    track = livia.page.locator("main .players tr.points td").first
    for _ in range(60):
        livia.wait_for_question()
        if livia.is_over or track.inner_text() not in ("–", "0"):
            break
        play(livia, by_board=0.0)
    assert int(track.inner_text()) > 0
    assert row.locator("td").all_inner_texts() == livia.page.locator(".seats .value").all_inner_texts()


def test_actions_are_told_in_words_and_say_what_they_lack(company: Company) -> None:
    """Cards in hand name their actions, and so does the card that is carried out; a build without bricks says so."""
    livia = company.join("Livia", "hu")
    livia.sit_down("Porta Nigra", "bot-tiro")
    play_on(livia, until="card:")
    card = livia.page.locator("main .slot .card").first
    expect(card).to_contain_text(re.compile("tégla|építés|befolyás|fáklya|sestertius"))
    play_on(livia, until="end_turn")
    symbols = livia.page.locator("main .turn .symbol.target")
    for words in symbols.all_inner_texts():
        assert re.search("[a-záéíóöőúüű]{4}", words), words
    without = symbols.filter(has_text="építés").filter(has_text="nincs hozzá tégla")
    for _ in range(20):
        if without.count():
            break
        play(livia, by_board=0.0)
        play_on(livia, until="end_turn")
    without.first.hover()
    expect(livia.page.locator("[role=tooltip]")).to_contain_text("Egyik üres építőhelyhez sincs meg")


@pytest.mark.clause("POR-5.3")
def test_honour_card_is_told_in_words_and_refused_with_the_reason(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    play_on(livia, until="end_turn")
    view(livia, "displays")
    card = livia.page.locator("main .honor:not(.legal)").first
    card.hover()
    expect(livia.page.locator("[role=tooltip]")).to_contain_text(re.compile(r"It costs \d influence"))
    card.click(force=True)  # it says itself that it is disabled, and explains why
    expect(livia.notice).to_contain_text("(POR-5.")


def test_no_serious_accessibility_finding(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro", "bot-tiro", "bot-tiro")
    found = scan(livia)
    for kind in ("end_turn", "site:"):
        play_on(livia, until=kind)
        found += scan(livia)
    assert not found


IN_SIGHT = """() => {
    const ground = document.querySelector('.ground').getBoundingClientRect();
    return [...document.querySelectorAll('main .legal[data-target]')].some((target) => {
        const { top, bottom, width } = target.getBoundingClientRect();
        return width > 0 && top < ground.bottom && bottom > ground.top;
    });
}"""


def test_on_a_phone_the_answers_lie_on_the_part_of_the_board_that_is_shown(company: Company) -> None:
    """Whatever is asked, something to choose is in sight without scrolling, and little lies below."""
    width, height = SIZES["phone"]
    livia = company.join("Livia", "hu", width=width, height=height)
    livia.sit_down("Porta Nigra", "bot-tiro", "bot-tiro", "bot-tiro")
    for _ in range(25):
        livia.wait_for_question()
        if any(name.startswith(INTERIM) for name in livia.targets):
            break
        assert livia.page.evaluate(IN_SIGHT), livia.targets
        assert livia.page.evaluate(SCREENS) < 1.7
        play(livia, by_board=0.0)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_text_is_too_small(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Porta Nigra", "bot-tiro")
    play_on(livia, 12)
    expect_no_small_text(livia)


def test_views_are_opened_with_the_arrow_keys(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro")
    livia.page.locator("main [data-tab=majorities]").focus()
    livia.page.keyboard.press("ArrowRight")
    expect(livia.page.locator("main [data-tab=displays]")).to_be_focused()
    expect(livia.page.locator("main .honor").first).to_be_visible()
    expect(livia.page.locator("main .majorities")).to_be_hidden()


WATCH = """
    const look = () => (window.unsaid ||= /porta_nigra-[a-z]+-/.test(document.body?.innerText ?? ''));
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""


def test_a_table_waits_for_its_words(company: Company) -> None:
    """However late they come, nothing is drawn without them, and the board stands."""
    livia = company.join("Livia", "hu")

    def be_late(route: Route) -> None:
        time.sleep(1.5)
        route.continue_()

    livia.page.add_init_script(WATCH)
    livia.page.route("**/api/words/hu?game=*", be_late)
    livia.sit_down("Porta Nigra", "bot-tiro")
    expect(livia.page.locator("main .porta")).to_be_visible()
    assert not livia.page.evaluate("window.unsaid"), "sentences were shown by their ids"


@pytest.mark.pictures
def test_pictures_of_a_full_table(company: Company) -> None:
    """Opening, middle and end at the largest number of seats; on a desk neither page nor board scrolls."""
    livia = company.join("Livia")
    livia.sit_down("Porta Nigra", "bot-tiro", "bot-tiro", "bot-tiro")
    photograph(livia, "porta_nigra-opening", ("hu", "en"))
    play_on(livia, until=INTERIM)
    photograph(livia, "porta_nigra-interim", ("hu", "en"))
    play_on(livia, 20)
    play_on(livia, until="end_turn")
    photograph(livia, "porta_nigra-middle", ("hu", "en"))
    livia.wait_for_question()
    hidden = "() => document.querySelector('.ground').scrollHeight - document.querySelector('.ground').clientHeight"
    assert livia.page.evaluate(hidden) == 0
    play_on(livia)
    photograph(livia, "porta_nigra-end")


def test_a_single_answer_is_listed_at_once(company: Company) -> None:
    """Also where it stands on the board: one answer needs no list to unfold."""
    livia = company.join("Livia")
    livia.context.add_init_script("localStorage.setItem('saturnalia.listed', 'off')")
    match, lots = Match.new("porta_nigra", seats=2, seed=1), random.Random(3)
    while len(match.legal()) != 1 or match.foreseen() is not None or match.state.decision != Decision.BUILD_SITE:
        match.play(lots.choice(match.legal()))
    livia.go_on_with(match)
    expect(livia.choices).to_have_count(1)
    expect(on_board(livia, livia.targets[0]).filter(visible=True)).to_have_count(1)
    expect(livia.page.locator("section.question .fold")).to_have_count(0)
