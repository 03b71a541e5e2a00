"""Nothing happens that the finger did not mean: double taps, held keys, and a map that is dragged."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocket, expect

from tests.e2e.conftest import Company
from tests.e2e.person import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

GAMES = ["PAX", "Minerva", "Ave Roma", "Porta Nigra", "Mare Nostrum"]
LONG_PRESS = 600
SETTLING = 450  # so soon after a worker was picked up no place is chosen
MOST_QUESTIONS = 12


def sit_down(company: Company, game: str) -> tuple[Person, list[str]]:
    """Somebody with a telephone at the first question of a game, and the answers that they send from now on."""
    livia = company.join("Livia", width=390, height=844, touch=True, guard=True)
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)) if '"act"' in str(text) else None)

    livia.page.on("websocket", listen)
    livia.sit_down(game, *["bot-tiro"] * (2 if game == "Mare Nostrum" else 1))
    settle(livia)
    return livia, sent


def settle(person: Person) -> None:
    person.page.locator(".table:not(.waits)").wait_for()


def middle_of(person: Person, place: int) -> tuple[float, float]:
    person.choices.nth(place).scroll_into_view_if_needed()
    box = person.choices.nth(place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_double_tap_gives_one_answer(company: Company, game: str) -> None:
    livia, sent = sit_down(company, game)
    tapped_early = 0
    for _ in range(MOST_QUESTIONS):
        seq = livia.seq()
        point = middle_of(livia, livia.random.randrange(min(4, livia.choices.count())))
        sent.clear()
        livia.page.touchscreen.tap(*point)
        livia.page.wait_for_timeout(SETTLING if livia.page.locator("[data-target=put_back]").count() else 0)
        is_gesture = livia.place_worker()
        livia.wait_for_another(seq)
        if is_gesture:
            livia.wait_for_another(seq + 1)
        livia.page.touchscreen.tap(*point)
        tapped_early += livia.page.locator(".whose.early").count()
        livia.wait_for_question()
        settle(livia)
        assert len(sent) == 1 + is_gesture
        if tapped_early == 2:
            return
    raise AssertionError("the second tap never met an answer")


def test_a_key_answers_a_new_question_at_once_but_not_by_being_held_down(company: Company) -> None:
    livia, sent = sit_down(company, "Minerva")
    for _ in range(2):
        livia.wait_for_question()
        seq = livia.seq()
        livia.page.keyboard.press("1")
        livia.wait_for_another(seq)
    assert len(sent) == 2
    livia.wait_for_question()
    livia.page.locator(".ground").evaluate(
        """ground => {
            const button = document.createElement('button');
            button.id = 'held';
            button.addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1));
            ground.append(button);
            button.focus();
        }"""
    )
    for _ in range(5):  # without letting go: what follows the first are repetitions
        livia.page.keyboard.down("Enter")
    livia.page.keyboard.up("Enter")
    assert livia.page.evaluate("window.clicks") == 1


def test_dragging_the_map_is_no_long_press(company: Company) -> None:
    livia, sent = sit_down(company, "Mare Nostrum")
    livia.choose(0)  # what civilisations can do lies on the map until one is chosen
    livia.wait_for_question()
    settle(livia)
    sent.clear()
    province = livia.page.locator("main [data-target^='province:']").first.evaluate(
        """() => {
            const map = document.querySelector('main svg').getBoundingClientRect();
            for (let x = map.left + 60; x < map.right - 60; x += 7)
                for (let y = map.top + 60; y < map.bottom - 60; y += 7)
                    if (document.elementFromPoint(x, y)?.closest('[data-target^="province:"]')) return [x, y];
        }"""
    )
    x, y = province
    touch = livia.context.new_cdp_session(livia.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    finger("touchStart", (x, y))
    for step in range(1, 8):
        finger("touchMove", (x + 8 * step, y + 4 * step))
    livia.page.wait_for_timeout(LONG_PRESS)
    assert livia.page.get_by_role("tooltip").count() == 0
    finger("touchEnd")
    assert livia.page.get_by_role("tooltip").count() == 0
    finger("touchStart", (x, y))
    expect(livia.page.get_by_role("tooltip")).to_be_visible()
    finger("touchEnd")
    assert not sent
