"""Minerva in the browser: whole matches by clicking on the board and on the list, alone, and how it looks."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from saturnalia.kernel.match import Match
from tests.e2e.conftest import Company
from tests.e2e.person import WHOLE_MATCH_LANGUAGES, Person
from tests.e2e.pictures import photograph, photograph_once
from tests.e2e.test_looks import scan

pytestmark = pytest.mark.e2e

LONGEST_MATCH = 400


def wish(person: Person) -> str:
    """An answer of somebody who builds: rather tiles and houses than passing, and no sales."""
    offered = person.targets
    rest = [name for name in offered if name != "stop" and not name.startswith("sell:")]
    tiles = [name for name in rest if name.startswith("tile:")]
    if tiles and person.random.random() < 0.6:
        return person.random.choice(tiles)
    return person.random.choice(rest) if rest else "stop"


def on_board(person: Person, target: str) -> Locator:
    """What stands on the board for an answer: it is highlighted, and says the same as the button of the list."""
    label = person.page.locator(f".choices [data-target='{target}']").evaluate(
        "button => button.getAttribute('aria-label') ?? button.querySelector('.label').textContent"
    )
    name = re.compile(f"^{re.escape(label)}$", re.IGNORECASE)
    return person.page.locator("main .legal").and_(person.page.get_by_label(name))


def play(person: Person, *, by_board: float) -> bool:
    """Give one answer, so often on the board; return whether it was there."""
    person.wait_for_question()
    seq, target = person.seq(), wish(person)
    place = on_board(person, target) if person.random.random() < by_board else None
    is_there = place is not None and place.count() > 0
    if place is not None and is_there:
        place.first.click()
    else:
        person.page.locator(f".choices [data-target='{target}']").click()
    person.wait_for_another(seq)
    return is_there


def play_on(person: Person, answers: int, *, by_board: float = 0.0) -> None:
    """Play for some answers, or to the end."""
    for _ in range(answers):
        person.wait_for_question()
        if person.is_over:
            return
        play(person, by_board=by_board)


def play_to_round(person: Person, number: int) -> None:
    """Play until a round has begun."""
    for _ in range(LONGEST_MATCH):
        person.wait_for_question()
        if person.page.locator("header .where").get_by_text(f"Round {number}").count():
            return
        play(person, by_board=0.0)
    raise AssertionError(f"round {number} never came")


@pytest.mark.parametrize("language", WHOLE_MATCH_LANGUAGES)
def test_whole_match_by_clicking(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Minerva", "bot-tiro")
    given = 0
    for _ in range(LONGEST_MATCH):
        livia.wait_for_question()
        if livia.is_over:
            break
        given += play(livia, by_board=0.8)
    expect(livia.outcome).to_be_visible()
    assert given > 5
    sheet = livia.page.locator("dialog table")
    expect(sheet.locator("thead th")).to_have_count(2)
    livia.unfold_scores()
    expect(sheet.locator("tbody tr")).to_have_count(7)  # five categories, total and place
    assert not re.findall(r"\b(?:web|minerva|refused|error)-[a-z][a-z-]+", livia.page.locator("body").inner_text())
    photograph_once(livia, f"minerva-end-{language}")


def test_title_and_best_result_alone(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Minerva")
    expect(livia.page.locator("main .ladder li")).to_have_count(7)
    expect(livia.page.locator("main")).to_contain_text("You have not finished a solo match")
    photograph(livia, "minerva-solo", ("hu", "en"))
    play_on(livia, LONGEST_MATCH, by_board=0.5)
    expect(livia.page.locator("dialog")).to_contain_text("This is your best result so far.")
    expect(livia.page.locator("dialog .ladder .now")).to_have_count(1)
    photograph(livia, "minerva-solo-end", ("en",))
    livia.page.reload()
    livia.outcome.wait_for()
    livia.page.get_by_role("button", name=livia.words["again"]).click()
    expect(livia.page.locator("main .best")).to_contain_text("Your best so far")


@pytest.mark.clause("MIN-6.2")
def test_cell_that_is_not_allowed_is_explained(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-tiro")
    livia.page.locator(".choices [data-target='residence']").click()
    cells = livia.page.locator("main .free")
    expect(cells.and_(livia.page.locator(".legal"))).to_have_count(4)
    cells.and_(livia.page.locator(":not(.legal)")).first.click(force=True)
    expect(livia.notice).to_contain_text("(MIN-6.2)")


@pytest.mark.clause("MIN-7.2")
def test_directions_are_previewed_before_choosing(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-tiro")
    livia.page.locator(".choices [data-target='residence']").click()
    cell = livia.page.locator("main .free.legal").first
    expect(cell.locator(".reach")).to_have_text("1")  # the fountain
    expect(livia.page.locator("main .way .i-any")).to_have_count(4)  # a resource of choice from each side of it
    cell.click()
    ways = livia.page.locator("main .city .arrow")
    expect(ways).to_have_count(4)
    expect(ways.locator(".i-any")).to_have_count(1)
    ways.filter(has=livia.page.locator(".i-any")).hover()
    expect(livia.page.locator("main .place.lit")).to_have_count(1)


RIMLESS = """() => [...document.querySelectorAll('main [data-target]')]
    .filter((node) => getComputedStyle(node).boxShadow === 'none' && getComputedStyle(node).borderStyle !== 'dashed')
    .map((node) => node.dataset.target)"""


def test_everything_that_can_be_chosen_on_the_board_is_rimmed(company: Company) -> None:
    """Also what can be sold, which lies within something else."""
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-tiro")
    expect(livia.page.locator("main [data-target^='sell:']")).to_have_count(1)
    assert livia.page.evaluate(RIMLESS) == []


def are_idle(match: Match) -> list[bool]:
    """For each line from a cell that can be chosen, whether its facilities would give nothing now."""
    cells = match.game.view(match.state, match.actor)["cells"]
    lines = [line for cell in cells for line in cell["lines"] if line["tiles"]]
    kinds = ("denarii", "glory", "gardens", "choices", "most_glory")
    gains = [[*line["resources"].values(), *line["points"].values(), *(line[kind] for kind in kinds)] for line in lines]
    return [not any(gain) for gain in gains]


@pytest.mark.clause("MIN-7.2")
def test_a_line_that_gives_nothing_now_is_counted_pale(company: Company) -> None:
    """Such as a market where there is no wheat: the number tells how long a line is, its colour whether it pays."""
    livia = company.join("Livia")
    match, lots = Match.new("minerva", seats=2, seed=11), random.Random(3)
    while not 0 < sum(are_idle(match)) < len(are_idle(match)):
        match.play(lots.choice(match.legal()))
    livia.go_on_with(match)
    expect(livia.page.locator("main .reach")).to_have_count(len(are_idle(match)))
    expect(livia.page.locator("main .reach.idle")).to_have_count(sum(are_idle(match)))


def test_the_first_touch_shows_what_a_cell_would_bring_and_says_that_the_second_chooses(company: Company) -> None:
    livia = company.join("Livia", width=390, height=844, touch=True)
    livia.sit_down("Minerva", "bot-tiro")
    seq = livia.seq()
    livia.page.locator(".choices [data-target='residence']").tap()
    livia.wait_for_another(seq)
    seq, cell = livia.seq(), livia.page.locator("main .free.legal").first
    cell.tap()
    expect(livia.page.get_by_role("tooltip")).to_contain_text("Tap it again to choose it.")
    assert livia.seq() == seq
    cell.tap()
    livia.wait_for_another(seq)


@pytest.mark.parametrize(("width", "height"), [(683, 384), (390, 664)])
def test_on_a_low_screen_seats_and_the_first_answer_are_in_sight(company: Company, width: int, height: int) -> None:
    """A desk at twice its size, and a small phone: nobody is cut off, and the aim leaves room for an answer."""
    livia = company.join("Livia", width=width, height=height)
    livia.sit_down("Minerva", "bot-tiro", "bot-tiro", "bot-tiro")
    expect(livia.page.locator("section.question .aim")).to_be_visible()
    expect(livia.choices.first).to_be_in_viewport(ratio=1)
    for seat in livia.page.locator(".seats li").all():
        expect(seat).to_be_in_viewport(ratio=1)


@pytest.mark.clause("MIN-17.5")
def test_decks_tell_what_nobody_has_seen(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-tiro")
    tiles, temples = livia.page.locator("main .stack").all()
    told = livia.page.get_by_role("tooltip")
    tiles.hover()
    expect(told).to_contain_text("in the next round")
    expect(told).to_contain_text("Not seen yet")
    temples.hover()
    expect(told.locator(".face")).to_have_count(15)


def test_city_of_another_seat_can_be_enlarged(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-tiro", "bot-tiro")
    play_on(livia, 6)
    livia.wait_for_question()
    shown = livia.page.locator("main .whose")
    expect(shown).to_contain_text("Livia")
    livia.page.locator("main .seat").nth(1).click()
    expect(shown).to_contain_text("Tiro II")
    shown.get_by_role("button").click()
    expect(shown).to_contain_text("Livia")


def test_no_serious_accessibility_finding(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-miles")
    found = scan(livia)
    livia.page.locator(".choices [data-target='residence']").click()
    livia.page.locator("main .free.legal").first.wait_for()
    found += scan(livia)
    play_on(livia, 12)
    livia.wait_for_question()
    found += scan(livia)
    assert not found


@pytest.mark.pictures
def test_pictures_of_a_full_table(company: Company) -> None:
    """Opening, middle and end at the largest number of seats; neither page nor board scrolls on a desk."""
    livia = company.join("Livia")
    livia.sit_down("Minerva", "bot-miles", "bot-miles", "bot-miles")
    photograph(livia, "minerva-opening", ("hu", "en"))
    play_to_round(livia, 4)
    play_on(livia, 2)
    livia.wait_for_question()
    photograph(livia, "minerva-middle", ("hu", "en"))
    hidden = (
        "() => [...document.querySelectorAll('.ground, .display')].map((box) => box.scrollHeight - box.clientHeight)"
    )
    assert livia.page.evaluate(hidden) in ([0, 0], [0])
    play_on(livia, LONGEST_MATCH)
    photograph(livia, "minerva-end")
