"""Mare Nostrum in the browser: whole matches on the map and on the list, the map itself, odds and dice, and looks."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from saturnalia.games.mare_nostrum.state import Decision
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from tests.e2e.conftest import Company
from tests.e2e.person import Person
from tests.e2e.pictures import photograph
from tests.e2e.playing import in_list, on_board
from tests.e2e.test_looks import scan
from tests.games.mare_nostrum.record import MATCHES

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

LONGEST_MATCH = 500
ON_BOARD = ("province:", "sea:", "build:", "slot:", "card:", "pay_")
# a place inside the target where nothing else would be hit: provinces are not convex
FREE_POINT = """
target => {
  const node = [...document.querySelectorAll('main .legal')].find((other) => other.dataset.target === target);
  const box = node.getBoundingClientRect();
  for (let step = 0; step < 400; step++) {
    const x = box.left + box.width * ((step * 0.618034 + 0.5) % 1);
    const y = box.top + box.height * ((step * 0.414214 + 0.5) % 1);
    if (document.elementFromPoint(x, y)?.closest('[data-target]') === node) return [x, y];
  }
  return null;
}
"""


def hasten(person: Person) -> str:
    """An answer of somebody who wants the match to end: buys a little, trades and moves nothing."""
    offered = person.targets
    for name in ("number:0", "end_sea_step", "build:caravan", "build:influence", "done"):
        if name in offered:
            return name
    return person.random.choice(offered)


def go_on_from(person: Person, recording: str, decision: Decision, least: int = 2) -> None:
    """Sit down at a recorded match where this question has that many answers; bots play the others."""
    positions = Match.read(MATCHES / f"{recording}.json").positions()
    match = next(match for match in positions if match.state.decision == decision and len(match.legal()) >= least)
    person.go_on_with(match)


def click_on_board(person: Person, target: str) -> None:
    point = person.page.evaluate(FREE_POINT, target)
    assert point is not None, f"{target} is covered"
    person.page.mouse.click(*point)


def play(person: Person, target: str, *, by_board: bool = False) -> bool:
    """Give one answer, on the board if it stands there; return whether it was given there."""
    seq = person.seq()
    is_there = by_board and on_board(person, target).count() == 1
    if is_there:
        click_on_board(person, target)
    else:
        in_list(person, target).click()
    person.wait_for_another(seq)
    return is_there


def play_on(person: Person, answers: int = LONGEST_MATCH, *, until: str = "", by_board: bool = False) -> int:
    """Play for some answers, until an answer of a kind is offered, or to the end; count the answers on the board."""
    given = 0
    for _ in range(answers):
        person.wait_for_question()
        if person.is_over or (until and any(name.startswith(until) for name in person.targets)):
            break
        given += play(person, hasten(person), by_board=by_board)
    return given


def expect_answers_on_board(person: Person) -> None:
    for target in person.targets:
        if target.startswith(ON_BOARD):
            expect(on_board(person, target)).to_have_count(1)


def expect_the_end(livia: Person) -> None:
    expect(livia.outcome).to_be_visible()
    sheet = livia.page.locator("dialog table")
    expect(sheet.locator("thead th")).to_have_count(3)
    expect(sheet).to_contain_text({"en": "Military units", "hu": "Katonai egység"}[livia.language])
    assert not re.findall(r"\b(?:web|mare_nostrum|refused|error)-[a-z][a-z-]+", livia.page.locator("body").inner_text())
    photograph(livia, "mare_nostrum-end", (livia.language,))


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["hu", "en"])
def test_whole_match_by_clicking(company: Company, language: str) -> None:
    livia = company.join("Livia", language)
    livia.sit_down("Mare Nostrum", "bot-miles", "bot-miles")
    assert play_on(livia, by_board=True) > 20
    expect_the_end(livia)


def test_the_last_rounds_by_clicking(company: Company) -> None:
    livia = company.join("Livia", "hu")
    match = Match.read(MATCHES / "end-rounds.json")
    livia.go_on_with(match.at(len(match.played) - 60))
    assert play_on(livia, by_board=True) > 5
    expect_the_end(livia)


def test_answers_about_places_and_cards_stand_on_the_board(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro")
    for _ in range(45):
        livia.wait_for_question()
        if livia.is_over:
            break
        expect_answers_on_board(livia)
        play(livia, livia.random.choice(livia.targets))


@pytest.mark.clause("MAR-6.9")
def test_cards_taken_in_the_trade_are_given_from_the_board_too(company: Company) -> None:
    livia = company.join("Livia")
    go_on_from(livia, "basic-3", Decision.COMPENSATE)
    assert livia.page.locator("main .panel.trade .legal[data-target^='card:']").count() > 0
    expect_answers_on_board(livia)


def test_a_tap_on_a_card_of_the_trade_takes_it_from_its_owner(company: Company) -> None:
    livia = company.join("Livia")
    go_on_from(livia, "basic-3", Decision.TAKE_FROM)
    seq = livia.seq()
    card = livia.page.locator("main .panel.trade [data-take]").first
    side, kind = str(card.get_attribute("data-take")).split()
    assert f"side:{side}" in livia.targets
    card.click()
    livia.wait_for_another(seq)
    expect(livia.page.locator("aside.log li").filter(has_text=kind).first).to_be_visible()


def test_on_a_phone_the_offered_cards_come_into_sight_and_names_in_the_shop_are_whole(company: Company) -> None:
    livia = company.join("Livia", "hu", width=390, height=844, touch=True)
    go_on_from(livia, "basic-3", Decision.OFFER_CARD)
    names = livia.page.locator("main .own .item .word")
    expect(names).to_have_count(8)
    cut_off = names.evaluate_all("names => names.filter((name) => name.scrollWidth > name.clientWidth).length")
    assert cut_off == 0
    livia.page.locator("main .ground").evaluate("ground => ground.scrollTo({ top: ground.scrollHeight })")
    play_on(livia, 8, until="side:")
    expect(livia.page.locator("main .panel.trade [data-take]").first).to_be_in_viewport(ratio=1)


def test_every_number_of_a_civilisation_says_what_it_is(company: Company) -> None:
    livia = company.join("Livia")
    go_on_from(livia, "basic-3", Decision.CONSTRUCT)
    cells = livia.page.locator("main .sides tr.me td")
    for index, title in enumerate(["Heroes and wonders", "Cards towards the Pyramids", "Roles", "Cards", "Provinces"]):
        cells.nth(index).click()
        expect(livia.page.locator("[role=tooltip]")).to_contain_text(title)


def test_what_is_built_is_told_with_what_it_brings_and_what_it_costs(company: Company) -> None:
    livia = company.join("Livia", "hu")
    go_on_from(livia, "basic-3", Decision.CONSTRUCT, least=4)
    shop = livia.page.locator("main .panel.shop")
    expect(shop.locator("button[data-target='build:city']")).to_contain_text("Fordulónként 1 adót hoz.")
    expect(shop.locator("button[data-target='build:city']")).to_contain_text("kártya")
    expect(shop.locator("button[data-target]")).to_have_count(8)
    expect(shop.locator("button.goal")).to_contain_text("akinek 4 van, megnyeri a játékot")
    expect_answers_on_board(livia)


def test_map_is_enlarged_and_moved_by_wheel_buttons_and_keys(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro")
    livia.choose(0)  # what civilisations can do lies on the map until one is chosen
    livia.wait_for_question()
    chart = livia.page.locator("main .map svg[viewBox]").first

    def shown() -> list[float]:
        return [float(part) for part in (chart.get_attribute("viewBox") or "").split()]

    whole = shown()
    chart.hover(position={"x": 400, "y": 300})
    livia.page.mouse.wheel(0, -400)
    expect(chart).not_to_have_attribute("viewBox", " ".join(f"{part:g}" for part in whole))
    assert shown()[2] < whole[2]
    at = shown()
    livia.page.mouse.move(500, 400)
    livia.page.mouse.down()
    livia.page.mouse.move(420, 400, steps=4)
    livia.page.mouse.up()
    assert shown()[0] > at[0]  # the map went left, so more of the right is seen
    livia.page.get_by_role("button", name="The whole map").click()
    assert shown()[2] == pytest.approx(whole[2], abs=1)
    chart.focus()
    livia.page.keyboard.press("+")
    assert shown()[2] < whole[2]
    at = shown()
    livia.page.keyboard.press("ArrowDown")
    assert shown()[1] > at[1]


def test_hero_is_told_in_words_and_refused_with_the_reason(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro")
    play_on(livia, until="build:")
    livia.page.locator("main").get_by_role("button", name="Heroes and wonders").first.click()
    pyramids = livia.page.locator("main [data-target='acquire:pyramids']")
    pyramids.hover()
    expect(livia.page.locator("[role=tooltip]")).to_contain_text("Whoever builds them wins the game at once.")
    pyramids.click()
    expect(livia.notice).to_contain_text("(MAR-")


def test_a_civilisation_says_what_it_can_do_before_it_is_chosen(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro")
    babylon = livia.page.locator("main .panel.civilisations [data-target='side:babylon']")
    expect(babylon).to_contain_text("one influence marker for free each round")
    expect(babylon).to_contain_text("Begins in Babylon, Assyria and Syria")
    seq = livia.seq()
    babylon.click()
    livia.wait_for_another(seq)
    livia.page.get_by_role("button", name=re.compile("^Babylon, Livia")).hover()
    expect(livia.page.get_by_role("tooltip")).to_contain_text("one influence marker for free each round")


def test_the_map_can_be_read_and_answered_as_a_list(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro")
    play_on(livia, until="province:")
    opener = livia.page.get_by_role("button", name="Places as a list")
    opener.press("Enter")
    places = livia.page.get_by_role("region", name="Provinces and sea zones")
    expect(places.get_by_role("heading", level=4)).to_have_count(33 + 10)
    troy = places.get_by_role("listitem").filter(has=livia.page.get_by_role("heading", name="Troy", exact=True))
    expect(troy).to_contain_text("Next to")
    expect(troy).to_contain_text("Aegean Sea")
    seq, offered = livia.seq(), [name for name in livia.targets if name.startswith("province:")]
    expect(places.get_by_role("listitem").get_by_role("button")).to_have_count(len(offered))
    places.get_by_role("listitem").get_by_role("button").first.press("Enter")
    livia.wait_for_another(seq)


@pytest.mark.clause("MAR-10.3")
def test_odds_are_shown_before_a_battle_and_dice_after_it(company: Company) -> None:
    livia = company.join("Livia")
    go_on_from(livia, "asks-use-ulysses", Decision.BATTLE_NUMBER)
    odds = livia.page.locator("main .panel.battle .odds .legal")
    expect(odds).to_have_count(len(livia.targets))
    expect(livia.page.locator("main .panel.battle .outcomes tbody td").first).to_be_visible()
    photograph(livia, "mare_nostrum-odds", ("hu",))
    seq = livia.seq()
    odds.last.click()
    livia.wait_for_another(seq)
    livia.wait_for_question()
    dice = livia.page.locator("main .panel.battle .last")
    expect(dice.locator(".half")).to_have_count(2)
    expect(dice.get_by_role("img", name=re.compile("^[1-6]$")).first).to_be_visible()


def test_no_serious_accessibility_finding(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro", "bot-tiro", "bot-tiro")
    found = scan(livia)
    for decision in (Decision.OFFER_CARD, Decision.CONSTRUCT):
        go_on_from(livia, "basic-5", decision, 4)
        found += scan(livia)
    livia.page.locator("main").get_by_role("button", name="Heroes and wonders").first.click()
    found += scan(livia)
    assert not found


@pytest.mark.pictures
def test_pictures_of_a_full_table(company: Company) -> None:
    """Opening, trade and middle at the largest number of seats; on a desk neither page nor board scrolls."""
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-miles", "bot-miles", "bot-miles", "bot-miles")
    photograph(livia, "mare_nostrum-opening", ("hu", "en"))
    play_on(livia, until="card:")
    photograph(livia, "mare_nostrum-trade", ("hu", "en"))
    play_on(livia, 45)
    play_on(livia, until="build:")
    photograph(livia, "mare_nostrum-middle", ("hu", "en"))
    hidden = "() => document.querySelector('.ground').scrollHeight - document.querySelector('.ground').clientHeight"
    assert livia.page.evaluate(hidden) == 0


def test_more_than_nine_answers_are_chosen_by_typing_their_number(company: Company) -> None:
    livia = company.join("Livia")
    sent: list[str] = []
    livia.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    go_on_from(livia, "basic-3", Decision.CONSTRUCT, 12)
    seq, wanted = livia.seq(), livia.targets[10]
    livia.page.keyboard.press("1")
    expect(livia.page.locator(".choices .typed")).to_have_attribute("data-target", livia.targets[0])
    livia.page.keyboard.press("Escape")
    expect(livia.page.locator(".choices .typed")).to_have_count(0)
    assert livia.seq() == seq
    livia.page.keyboard.type("11")
    livia.wait_for_another(seq)
    acts = [request["action"] for request in map(json.loads, sent) if request["type"] == "act"]
    assert [load("mare_nostrum").action_name(action) for action in acts] == [wanted]


def test_escape_closes_the_market_and_gives_the_focus_back(company: Company) -> None:
    livia = company.join("Livia")
    livia.sit_down("Mare Nostrum", "bot-tiro", "bot-tiro")
    opener = livia.page.locator("main").get_by_role("button", name="Heroes and wonders").first
    opener.click()
    market = livia.page.get_by_role("region", name="Heroes and wonders")
    market.get_by_role("button", name="Julius Caesar").focus()
    livia.page.keyboard.press("Escape")
    expect(market).to_have_count(0)
    expect(opener).to_be_focused()
