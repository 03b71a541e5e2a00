"""Ave Roma in the browser: whole matches by clicking, what a worker would bring, gestures, and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from saturnalia.games.ave_roma.state import Decision
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
from tests.games.ave_roma.record import MATCHES

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

LONGEST_MATCH = 600
WORKERS = ("worker:", "trained_as:")
HURRY = 0.35  # how often somebody passes who could place a worker


def wish(person: Person, hurry: float) -> str:
    """An answer of somebody who builds and is in a hurry: rather cards than goods, no sales, and sometimes a pass."""
    offered = person.targets
    if "pass" in offered and person.random.random() < hurry:
        return "pass"
    rest = [name for name in offered if name not in ("pass", "training") and not name.startswith("sell:")]
    cards = [name for name in rest if re.match("(aedificator|legatus|senatus):|rotate:|use_cards", name)]
    if cards and person.random.random() < 0.8:
        return person.random.choice(cards)
    return person.random.choice(rest or offered)


def wish_for_place(person: Person) -> str:
    """A place for the worker in hand: rather cards than goods, and no school."""
    places = [name for name in person.targets if not name.startswith(WORKERS) and name != "put_back"]
    cards = [name for name in places if re.match("(aedificator|legatus|senatus):", name)]
    if cards and person.random.random() < 0.8:
        return person.random.choice(cards)
    return person.random.choice([name for name in places if name != "training"] or places)


def place(person: Person, worker: str, target: str) -> None:
    """Send a worker by the list."""
    seq = person.seq()
    in_list(person, worker).click()
    in_list(person, target).click()
    person.wait_for_another(seq)
    person.wait_for_another(seq + 1)  # both are answered, one after the other


def play(person: Person, *, by_board: float, hurry: float = HURRY) -> bool:
    """Give one answer, so often on the board where it is in sight; return whether it was given there."""
    seq = person.seq()
    is_there = click_answer(person, wish(person, hurry), by_board=by_board)
    is_gesture = in_list(person, "put_back").count() > 0
    if is_gesture:
        target = wish_for_place(person)
        there = on_board(person, target).filter(visible=True)
        is_there = is_there and there.count() > 0
        (there.first if is_there else in_list(person, target)).click()
    person.wait_for_another(seq)
    if is_gesture:
        person.wait_for_another(seq + 1)
    return is_there


def play_on(
    person: Person, answers: int = LONGEST_MATCH, *, until: str = "", by_board: float = 0.0, hurry: float = HURRY
) -> int:
    return play_on_by(lambda: play(person, by_board=by_board, hurry=hurry), person, answers, until)


def go_on_in_the_middle(person: Person) -> None:
    """Sit down at a recorded match where a worker is to be placed."""
    positions = Match.read(MATCHES / "seats-2.json").positions()
    person.go_on_with(
        next(match for match in positions if match.state.decision == Decision.WORKER and len(match.played) > 150)
    )


def expect_the_end(livia: Person) -> None:
    expect_score_sheet(livia, rows=13, picture="ave_roma-end")  # eleven categories, total and place


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["hu", "en"])
def test_whole_match_by_clicking(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Ave Roma", "bot-tiro")
    assert play_on(livia, by_board=0.7) > 20
    expect_the_end(livia)


def test_the_last_rounds_by_clicking(company: Company) -> None:
    livia = company.join("Livia", "hu")
    match = Match.read(MATCHES / "seats-2.json")
    livia.go_on_with(match.at(len(match.played) - 60))
    assert play_on(livia, by_board=0.7) > 5
    expect_the_end(livia)


@pytest.mark.thorough
def test_every_answer_can_be_given_on_the_board(company: Company) -> None:
    """One more resource and turned cards are chosen where they lie, without the question that stands before."""
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    for _ in range(50):
        livia.wait_for_question()
        if livia.is_over:
            break
        for target in livia.targets:
            if target not in ("take_extra", "use_cards"):
                assert on_board(livia, target).count() > 0, f"{target} cannot be given on the board"
        if workers := [name for name in livia.targets if name.startswith(WORKERS)]:
            in_list(livia, livia.random.choice(workers)).click()
            for target in livia.targets:
                assert target == "put_back" or on_board(livia, target).count() > 0, target
            in_list(livia, "put_back").click()
        play(livia, by_board=0.0)


def test_board_says_what_a_worker_would_bring(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    expect(livia.page.locator("main")).to_contain_text("community reconstruction")
    quaestor = livia.page.locator("main [data-target=quaestor]")
    expect(quaestor).not_to_contain_text("+8")
    worker = livia.page.locator("main [data-target='worker:4']")
    worker.hover()
    expect(quaestor).to_contain_text("+8")
    worker.click()
    livia.page.mouse.move(0, 0)
    expect(quaestor).to_contain_text("+8")
    quaestor.click()
    expect(livia.page.locator("aside")).to_contain_text("received 8 denarii")


@pytest.mark.parametrize("language", ["hu", "en"])
def test_places_of_a_worker_in_hand_are_in_sight_and_nothing_of_mine_is_cut_off(
    company: Company, language: str
) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Ave Roma", "bot-miles", "bot-tiro")
    play_on(livia, 1)  # above the first question stands the aim of the game
    play_on(livia, until="worker:")
    cut_off = "own => own.scrollHeight - own.clientHeight"
    for worker in [name for name in livia.targets if name.startswith("worker:")]:
        in_list(livia, worker).click()
        assert len(livia.targets) > 5
        expect(livia.page.locator(".choices .place").nth(2)).to_be_in_viewport(ratio=1)
        assert livia.page.locator("main .own").evaluate(cut_off) <= 0
        in_list(livia, "put_back").click()


def test_small_answers_are_listed_in_words(company: Company) -> None:
    """Half an area card is small on the board: its sentences stand beside it unasked."""
    livia = company.join("Livia")
    livia.page.add_init_script("localStorage.setItem('saturnalia.listed', 'off')")
    livia.sit_down("Ave Roma", "bot-tiro")
    place(livia, "worker:4", "propraetor")
    expect(in_list(livia, "half:upper")).to_be_visible()
    expect(in_list(livia, "half:lower")).to_be_visible()
    expect(livia.page.locator(".fold")).to_have_count(0)


def test_what_is_sold_is_listed_and_nothing_beside_it_is_cut_off(company: Company) -> None:
    livia = company.join("Livia")
    livia.page.add_init_script("localStorage.setItem('saturnalia.listed', 'off')")
    livia.sit_down("Ave Roma", "bot-tiro")
    place(livia, "worker:4", "mercator")
    sale = livia.page.locator(".choices [data-target^='sell:']")
    expect(sale.first).to_contain_text(re.compile(r"Sell 1 \w+ for \d denari"))
    right = "node => node.getBoundingClientRect().right"
    edge = livia.page.locator("main .own").evaluate(right)
    golden = 4  # around what can be chosen
    for well in livia.page.locator("main .well").all():
        assert well.evaluate(right) + golden <= edge


def test_a_patron_who_can_be_won_says_what_it_brings(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    place(livia, "worker:5", "aedilis")
    for _ in range(LONGEST_MATCH):
        livia.wait_for_question()
        for worker in [name for name in livia.targets if name.startswith("worker:")]:
            in_list(livia, worker).click()
            patron = livia.page.locator(".choices .place[data-target^='senatus:']")
            if patron.count():
                expect(patron.first).to_contain_text(
                    re.compile(r"While active: .+At the end: .+That would be \d+ point.+You have no free patron slot")
                )
                return
            in_list(livia, "put_back").click()
        play(livia, by_board=0.0, hurry=0.0)
    raise AssertionError("no patron could be won")


@pytest.mark.clause("AVE-12.5")
def test_taking_workers_back_says_how_many_and_what_the_sum_becomes(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    play_on(livia, until="recruit:", hurry=0.0)
    answer = livia.page.locator(".choices [data-target^='recruit:']").first
    expect(answer).to_contain_text(re.compile(r"Take .+ from .+: your sum becomes \d+|Take .+ workers? from .+ stand"))


@pytest.mark.clause("AVE-6.7.1")
def test_slot_that_does_not_accept_the_worker_is_explained(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    livia.page.locator("main .legal[data-target='worker:4']").click()
    livia.page.locator("main [data-target='senatus:1']:not(.legal)").click(force=True)
    expect(livia.page.get_by_role("tooltip")).to_contain_text("Slot 1: a worker of value 1.")
    expect(livia.page.locator("main .worker.held")).to_have_attribute("data-target", "worker:4")


def test_a_worker_is_put_back_without_a_trace_and_another_one_taken(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    seq = livia.seq()
    first = livia.targets
    in_list(livia, "worker:4").click()
    expect(livia.page.locator("main .worker.held")).to_have_attribute("data-target", "worker:4")
    in_list(livia, "worker:2").click()
    expect(livia.page.locator("main .worker.held")).to_have_attribute("data-target", "worker:2")
    in_list(livia, "put_back").click()
    expect(livia.page.locator("main .worker.held")).to_have_count(0)
    assert (livia.targets, livia.seq()) == (first, seq)
    in_list(livia, "worker:5").click()
    livia.page.keyboard.press("Escape")
    expect(livia.page.locator("main .worker.held")).to_have_count(0)
    livia.page.locator("main .legal[data-target='worker:3']").click()
    livia.page.locator("main .legal[data-target=quaestor]").click()
    livia.wait_for_another(seq)
    expect(livia.page.locator("aside").get_by_text("received 6")).to_be_visible()


def test_a_worker_is_chosen_by_the_key_of_its_value_and_its_place_by_the_next_ones(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    place(livia, "worker:3", "quaestor")
    play_on(livia, until="worker:")
    seq = livia.seq()
    livia.page.keyboard.press("5")  # one of the four that are left
    expect(livia.page.locator("main .worker.held")).to_have_attribute("data-target", "worker:5")
    number = in_list(livia, "quaestor").locator("kbd").inner_text()
    livia.page.keyboard.press(number)
    livia.wait_for_another(seq)
    expect(livia.page.locator("aside").get_by_text("received 10").first).to_be_visible()


HEAR = """() => {
    const elementOf = ({ target }) => (target instanceof Element ? target : target.parentElement);
    const regionOf = (change) => elementOf(change)?.closest('[aria-live], [role=status], [role=alert]');
    window.heard = [];
    const note = (region) => region?.textContent.trim() && heard.push(region.textContent.trim());
    const hear = (changes) => new Set(changes.map(regionOf)).forEach(note);
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_turn_by_keys_is_heard_and_nothing_of_it_twice(company: Company) -> None:
    """Who does not see the table hears that places wait for the worker in hand, what came of it, and what is asked."""
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    asked = livia.page.locator("[aria-live]").get_by_text("Your turn: Choose a worker")
    expect(asked).to_have_count(1)
    livia.page.evaluate(HEAR)
    seq = livia.seq()
    livia.page.keyboard.press("3")
    expect(livia.page.locator("[aria-live]").get_by_text("Choose where to place the 3.")).to_have_count(1)
    livia.page.keyboard.press(in_list(livia, "quaestor").locator("kbd").inner_text())
    livia.wait_for_another(seq)
    livia.wait_for_another(seq + 1)
    livia.page.wait_for_function("() => heard.some((text) => text.startsWith('Your turn'))")
    mine: list[str] = []
    others: list[str] = []
    for text in livia.page.evaluate("heard"):
        (others if text.startswith("Tiro ") else mine).append(text)
    assert len(others) == 1
    assert mine == [
        "Choose where to place the 3.",
        "Livia placed a 3 at the Quaestor and received 6 denarii.",
        "Your turn: Choose a worker and where to place it, or pass.",
    ]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_places_are_told_before_as_the_rules_tell_them(company: Company, language: str) -> None:
    """The sentences that the page makes for a worker in hand are those of the question that the server asks."""
    livia = company.join("Livia", language)
    go_on_in_the_middle(livia)
    workers = [name for name in livia.targets if name.startswith(WORKERS)]
    told = []
    for worker in workers:
        in_list(livia, worker).click()
        places = livia.page.locator(".choices .place .label")
        told.append(list(zip(livia.targets[len(workers) : -1], places.all_inner_texts(), strict=True)))
        in_list(livia, "put_back").click()
    livia.page.evaluate("localStorage.setItem('saturnalia.plain', 'on')")
    livia.page.reload()
    for worker, places_told in zip(workers, told, strict=True):
        livia.wait_for_question()
        seq = livia.seq()
        in_list(livia, worker).click()
        livia.wait_for_another(seq)
        asked = livia.page.locator(".choices .label").all_inner_texts()
        assert places_told == list(zip(livia.targets, asked, strict=True)), worker
        seq = livia.seq()
        livia.page.keyboard.press("u")
        livia.wait_for_another(seq)


def test_one_more_resource_is_one_gesture(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    place(livia, "worker:1", "propraetor")
    seq = livia.seq()
    in_list(livia, "half:upper").click()
    livia.wait_for_another(seq)
    play_on(livia, until="take_extra")
    livia.page.locator("main .pick.reachable").first.click()
    expect(in_list(livia, "take_extra")).to_have_count(0)
    expect(livia.page.locator(".choices [data-target^='take:']")).to_have_count(0)


def test_board_of_another_player(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    livia.page.locator("main [data-tab=players]").click()
    livia.page.locator("main th:not(.me) .who").click()
    expect(livia.page.locator("main .own .back")).to_contain_text("Tiro")
    expect(livia.page.locator("main .own .legal")).to_have_count(0)
    livia.page.locator("main .own .back").click()
    expect(livia.page.locator("main .own .legal").first).to_be_visible()


def test_no_serious_accessibility_finding(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", "bot-tiro")
    found = scan(livia)
    in_list(livia, "worker:2").click()
    expect(livia.page.locator("main .legal .pays").first).to_be_visible()  # a price on the ground of what can be chosen
    found += scan(livia)
    in_list(livia, "put_back").click()
    go_on_in_the_middle(livia)
    found += scan(livia)
    assert not found


def test_on_a_phone_the_board_of_the_question_is_in_sight(company: Company) -> None:
    """What can be chosen is on the part of the board that is open, and that is hardly higher than the screen."""
    width, height = SIZES["phone"]
    livia = company.join("Livia", "hu", width=width, height=height)
    livia.sit_down("Ave Roma", *["bot-tiro"] * 4)
    for _ in range(25):
        livia.wait_for_question()
        if livia.is_over:
            break
        assert livia.page.evaluate(SCREENS) < 1.7, livia.targets
        play(livia, by_board=0.0)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_text_is_too_small(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Ave Roma", "bot-tiro")
    play_on(livia, 12)
    expect_no_small_text(livia)


@pytest.mark.pictures
def test_pictures_of_a_full_table(company: Company) -> None:
    """Opening, middle and end at the largest number of seats; on a desk the board fits, and nothing of it is cut."""
    livia = company.join("Livia")
    livia.sit_down("Ave Roma", *["bot-tiro"] * 4)
    photograph(livia, "ave_roma-opening")
    play_on(livia, 40)
    play_on(livia, until="quaestor")
    photograph(livia, "ave_roma-middle")
    assert not cut_off(livia)
    play_on(livia, hurry=1.0)
    photograph(livia, "ave_roma-end")


def cut_off(person: Person) -> list[str]:
    """What reaches beyond the board or beyond its own frame."""
    found: list[str] = person.page.evaluate(
        """() => {
          const board = document.querySelector('.ave .board');
          const edge = board.getBoundingClientRect();
          const outside = [...board.querySelectorAll('button, .plate, .card, td')].filter((node) => {
            const box = node.getBoundingClientRect();
            const isOutside = box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
            const isFull = node.scrollHeight > node.clientHeight + 4 || node.scrollWidth > node.clientWidth + 4;
            return isOutside || isFull;
          });
          return outside.map((node) => node.className + ' ' + node.textContent.trim().slice(0, 60));
        }"""
    )
    return found
