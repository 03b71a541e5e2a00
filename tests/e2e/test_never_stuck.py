"""Playing together without ever being stuck: dead and slow networks, lost cookies, people who leave and come back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.network import Network
from tests.e2e.person import Person
from tests.e2e.pictures import photograph_once
from tests.e2e.server import Server
from tests.server.conftest import empty_database, need_postgres

pytestmark = pytest.mark.e2e

SEEN_WITHIN = 3.0
LOADED = 1.0
"""Seconds that a machine which runs other tests beside may take to draw what the page knows already."""


@pytest.fixture
def network(company: Company) -> Iterator[Network]:
    network = Network(company.server.port)
    yield network
    network.end()


def asked(people: list[Person]) -> Person | None:
    """Whoever is asked now; None at the end of the match."""
    for _ in range(400):
        for person in people:
            if person.is_over:
                return None
            if person.is_asked:
                return person
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked anything")


def test_a_dead_network_is_seen_within_three_seconds_and_no_tap_is_lost(company: Company, network: Network) -> None:
    livia = company.join("Livia", "hu", address=network.address)
    livia.expects_network_errors = True
    livia.sit_down("PAX", "bot-miles")
    lost = livia.page.locator(".lost")
    network.is_frozen = True
    began = time.monotonic()
    expect(lost).to_be_visible(timeout=(SEEN_WITHIN + LOADED) * 1000)
    assert time.monotonic() - began < SEEN_WITHIN + LOADED
    seq = livia.seq()
    livia.choices.first.click()
    expect(livia.choices.first).to_contain_text("küldés…")
    expect(lost).to_contain_text("Amint helyreáll, elküldjük, amit választottál.")
    expect(livia.choices.first.get_by_role("status")).to_have_css("visibility", "visible")
    photograph_once(livia, "sending")
    livia.choices.nth(1).click()
    expect(livia.notice).to_contain_text("még úton van")
    network.is_frozen = False
    livia.wait_for_another(seq)  # without another tap
    expect(lost).to_have_count(0)

    # the answer arrives, the acknowledgement does not: it is played once
    livia.wait_for_question()
    seq = livia.seq()
    livia.choices.first.click(no_wait_after=True)
    network.is_frozen = True
    livia.page.wait_for_timeout(300)
    network.is_frozen = False
    livia.wait_for_another(seq)
    livia.wait_for_question()

    livia.context.set_offline(True)
    expect(lost).to_be_visible(timeout=1000 + LOADED * 1000)
    livia.context.set_offline(False)
    expect(lost).to_have_count(0)
    livia.wait_for_question()
    livia.choose(0)


def test_a_second_of_latency_is_only_slow(company: Company, network: Network) -> None:
    livia = company.join("Livia", address=network.address)
    livia.sit_down("PAX", "bot-miles")
    network.delay = 1.0
    livia.page.evaluate(
        """() => {
            window.lost = 0;
            new MutationObserver(() => { window.lost += document.querySelectorAll('.lost').length; })
                .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    for _ in range(2):
        seq = livia.seq()
        livia.choices.first.click()
        expect(livia.choices.first).to_contain_text("sending…")
        livia.wait_for_another(seq)
        livia.wait_for_question()
    assert livia.page.evaluate("() => window.lost") == 0, "slow is not lost"


def test_a_lost_cookie_does_not_cost_the_seat(company: Company) -> None:
    livia, marcus = company.join("Livia", "hu"), company.join("Marcus", "hu", width=390, height=844)
    livia.set_up("me", "open")
    livia.invite(marcus)
    marcus.context.clear_cookies()
    marcus.expects_network_errors = True
    marcus.page.reload()
    expect(marcus.page.get_by_role("heading", name="Ez az asztal nem jeleníthető meg")).to_be_visible()
    livia.page.get_by_role("button", name="Menü").click()
    dialog = livia.page.locator("dialog")
    expect(dialog).to_contain_text("Marcus nincs itt.")
    dialog.get_by_role("button", name="Új link ehhez a helyhez").click()
    link = dialog.get_by_label("Marcus helyére").input_value()
    livia.page.keyboard.press("Escape")
    marcus.follow_invitation(link)
    marcus.page.locator(".table").wait_for()
    expect(livia.page.locator("aside")).to_contain_text("Marcus leült az asztalhoz.")
    for _ in range(4):
        person = asked([livia, marcus])
        assert person
        person.choose()


def test_before_the_match_bots_fill_seats_and_everybody_says_ready(company: Company) -> None:
    livia, marcus = company.join("Livia", "hu"), company.join("Marcus", "hu", width=390, height=844)
    livia.set_up("me", "open", "open", "open")
    link = livia.page.get_by_label("Meghívó").input_value()
    marcus.page.goto(link)
    terms = marcus.page.locator("dl")
    for told in ("Alapjáték", "Óra nélkül", "Nem kérhetők", "Centurio"):
        expect(terms).to_contain_text(told)
    photograph_once(marcus, "invited-hu-phone")
    marcus.follow_invitation(link)
    marcus.say_ready()
    livia.page.get_by_label("3. hely", exact=True).select_option("bot-tiro")
    expect(marcus.page.locator("main li .name", has_text="Tiro")).to_be_visible()
    # whoever is not the host proposes: the host is asked, and says no, then yes
    for level, answer, outcome in (("Miles", "Nem", "Livia nem egyezett bele"), ("Consul", "Beleegyezem", "")):
        marcus.page.get_by_label("Javaslat a 4. helyre").select_option(f"bot-{level.lower()}")
        question = livia.page.locator("main .vote")
        expect(question).to_contain_text(f"Marcus javaslata a 4. helyre: üljön oda gépi játékos ({level}).")
        expect(marcus.page.locator("main .vote")).to_contain_text("Még nem válaszolt: Livia.")
        photograph_once(marcus, "proposed-hu-phone")
        photograph_once(livia, "proposed-hu-desk")
        question.get_by_role("button", name=answer, exact=True).click()
        if outcome:
            expect(marcus.page.locator("main .vote")).to_contain_text(outcome)
    expect(marcus.page.locator("main li .name", has_text="Consul")).to_be_visible()
    expect(marcus.page.locator("main .vote p")).to_have_count(0)
    livia.page.get_by_label("4. hely", exact=True).select_option("remove")
    expect(marcus.page.locator("main li")).to_have_count(3)
    expect(livia.page.get_by_role("status").first).to_contain_text("már csak rád várunk")
    expect(marcus.page.get_by_role("status").first).to_contain_text("amikor ők is készen állnak: Livia")
    photograph_once(livia, "waiting-hu-desk")
    photograph_once(marcus, "waiting-hu-phone")
    livia.page.get_by_label("3. hely", exact=True).select_option("open")
    expect(marcus.page.get_by_role("status").first).to_contain_text("Még egy játékos hiányzik.")
    livia.page.get_by_label("3. hely", exact=True).select_option("bot-miles")
    livia.say_ready()
    for person in (livia, marcus):
        person.page.locator(".table").wait_for()
        expect(person.page.locator("header .seats li")).to_have_count(3)


@pytest.mark.thorough
def test_five_play_a_whole_match_over_a_link_one_leaves_and_one_comes_back(company: Company) -> None:
    people = [company.join(name) for name in ("Livia", "Marcus", "Gaius", "Julia", "Titus")]
    livia, marcus, gaius, julia, titus = people
    livia.set_up("me", "open", "open", "open", "open")
    livia.invite(*people[1:])
    for _ in range(10):
        person = asked(people)
        assert person
        person.choose()

    # Titus closes the lid for good, Julia for a while; Marcus proposes, Livia is the host
    titus.page.close()
    address = julia.page.url
    julia.page.goto("about:blank")
    for gone in ("Titus", "Julia"):
        expect(marcus.page.locator("header .seats li", has_text=gone)).to_contain_text("away")
    menu = marcus.page.locator("dialog")
    marcus.page.get_by_role("button", name="Menu").click()
    row = menu.locator(".free", has_text="Titus is away.")
    row.get_by_role("button", name="Propose: let Centurio play on").click()
    marcus.page.keyboard.press("Escape")
    for other in (gaius, livia):  # Julia, who is away, does not answer: the host's yes is enough
        expect(other.page.get_by_text("Marcus proposes to let Centurio play on for Titus")).to_be_visible()
        photograph_once(other, "vote")
        other.page.get_by_role("button", name="Agree", exact=True).click()
    expect(marcus.page.locator("header .seats li", has_text="Titus")).to_contain_text("Centurio plays on")
    livia.page.get_by_role("button", name="Menu").click()
    row = livia.page.locator("dialog .free", has_text="Julia")
    row.get_by_role("button", name="Let Centurio play on").click()
    expect(row).to_contain_text("Centurio plays on for Julia.")
    livia.page.keyboard.press("Escape")
    stay = [livia, marcus, gaius]
    for _ in range(12):
        person = asked(stay)
        assert person
        person.choose()

    julia.page.goto(address)
    julia.page.locator(".table").wait_for()
    expect(julia.page.locator(".return")).to_contain_text("You were away, so Centurio plays on for you.")
    photograph_once(julia, "return")
    julia.page.get_by_role("button", name="Take my seat back").click()
    expect(livia.page.locator("header .seats li", has_text="Julia")).not_to_contain_text("plays on")
    expect(livia.page.locator("header .seats li", has_text="Titus")).to_contain_text("Centurio plays on")
    stay.append(julia)
    moved = 0
    while (person := asked(stay)) is not None:
        moved += person is julia
        person.choose()
    assert moved > 0
    for one in stay:
        one.outcome.wait_for()
        expect(one.page.locator("dialog .sheet")).to_contain_text("Titus")


@pytest.fixture(params=["sqlite", "postgres", "two processes"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server of this test's own; before two processes each connection goes to the next of them."""
    kind = "sqlite" if request.param == "sqlite" else "postgres"
    if kind == "postgres":
        need_postgres()
    with empty_database(kind, tmp_path) as database:
        servers = []
        for number in range(2 if request.param == "two processes" else 1):
            folder = tmp_path / str(number)
            folder.mkdir()
            servers.append(Server(folder, database=database))
            servers[-1].start()
        network = Network(*(server.port for server in servers))
        yield network.address
        network.end()
        for server in servers:
            server.stop()


def test_one_leaves_and_comes_back_with_every_database_and_with_two_processes(company: Company, place: str) -> None:
    """The short form of the match above, for every run: waiting room, vote, stand-in, return, lost cookie, undo."""
    people = [company.join(name, "hu", address=place) for name in ("Livia", "Marcus", "Julia")]
    livia, marcus, julia = people
    livia.set_up("me", "open", "open", "open")
    link = livia.page.get_by_label("Meghívó").input_value()
    for guest in (marcus, julia):
        guest.follow_invitation(link)
        guest.page.get_by_role("button", name="Készen állok").wait_for()
    marcus.page.get_by_label("Javaslat a 4. helyre").select_option("remove")
    for other in (julia, livia):
        expect(other.page.locator("main .vote")).to_contain_text("Marcus javaslata a 4. helyre: ne legyen ilyen hely")
        other.page.get_by_role("button", name="Beleegyezem", exact=True).click()
    for person in people:
        expect(person.page.locator("main li")).to_have_count(3)
        person.say_ready()
    for person in people:
        person.page.locator(".table").wait_for()
    for _ in range(4):
        one = asked(people)
        assert one
        one.choose()

    # Julia closes the lid: Marcus proposes, the host agrees; she comes back and takes her seat
    address = julia.page.url
    julia.page.goto("about:blank")
    expect(marcus.page.locator("header .seats li", has_text="Julia")).to_contain_text("nincs itt")
    marcus.page.get_by_role("button", name="Menü").click()
    free = marcus.page.locator("dialog .free", has_text="Julia")
    free.get_by_role("button", name="Javaslom: Centurio játsszon tovább").click()
    marcus.page.keyboard.press("Escape")
    livia.page.get_by_role("button", name="Beleegyezem", exact=True).click()
    expect(marcus.page.locator("header .seats li", has_text="Julia")).to_contain_text("Centurio játszik tovább")
    julia.page.goto(address)
    julia.page.get_by_role("button", name="Visszaülök a helyemre").click()
    expect(livia.page.locator("header .seats li", has_text="Julia")).not_to_contain_text("Centurio")

    # Marcus loses the cookie: the host gives out the link again
    marcus.expects_network_errors = True
    marcus.context.clear_cookies()
    marcus.page.reload()
    expect(marcus.page.get_by_role("heading", name="Ez az asztal nem jeleníthető meg")).to_be_visible()
    livia.page.get_by_role("button", name="Menü").click()
    free = livia.page.locator("dialog .free", has_text="Marcus nincs itt.")
    free.get_by_role("button", name="Új link ehhez a helyhez").click()
    link = livia.page.get_by_label("Marcus helyére").input_value()
    livia.page.keyboard.press("Escape")
    marcus.follow_invitation(link)
    marcus.page.locator(".table").wait_for()
    for _ in range(6):
        one = asked(people)
        assert one
        one.choose()
    newest = str(max(person.seq() for person in people))
    for person in people:
        expect(person.page.locator(".table")).to_have_attribute("data-seq", newest)


def test_undo_devices_and_names_with_every_database_and_with_two_processes(company: Company, place: str) -> None:
    livia, marcus, nero = (company.join(name, address=place) for name in ("Livia", "Marcus", "Nero"))
    phone = company.join("Livia", address=place, width=390, height=844)
    for one in (livia, marcus, phone):
        one.expects_network_errors = True
    livia.set_up("me", "open")
    address = livia.page.url
    livia.invite(marcus)
    both = [livia, marcus]

    # undo by consent: asked, agreed to with one tap
    wish = "Ask to undo"
    while not any(one.page.get_by_role("button", name=wish).count() for one in both):
        person = asked(both)
        assert person
        person.choose()
        livia.page.wait_for_timeout(100)
    wishing = next(one for one in both if one.page.get_by_role("button", name=wish).count())
    other = marcus if wishing is livia else livia
    wishing.page.get_by_role("button", name=wish).click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    wishing.wait_for_question()
    expect(wishing.page).to_have_title("● Your turn – PAX")
    expect(other.page).to_have_title("PAX – Saturnalia")

    # a phone becomes a second device of Livia
    livia.page.goto("/")
    livia.page.get_by_role("button", name="My devices").click()
    livia.page.locator("dialog button.primary").first.click()
    phone.page.goto(livia.page.locator("dialog input[readonly]").input_value())
    phone.page.locator("main button.primary").click()
    phone.page.locator("#mine").wait_for()
    phone.page.goto(address)
    livia.page.goto(address)
    for device in (phone, livia):
        device.page.locator(".table").wait_for()
    people = [phone, marcus]
    for _ in range(3):
        person = asked(people)
        assert person
        person.choose()
    expect(livia.page.locator(".table")).to_have_attribute("data-seq", str(max(one.seq() for one in people)))

    # Marcus goes for good, and Nero comes by the link: what was done before has the name of who did it
    marcus.page.goto("about:blank")
    expect(livia.page.locator("header .seats li", has_text="Marcus")).to_contain_text("away")
    livia.page.get_by_role("button", name="Menu").click()
    free = livia.page.locator("dialog .free", has_text="Marcus is away.")
    free.get_by_role("button", name="link").last.click()
    link = livia.page.locator("dialog").get_by_label("Marcus").input_value()
    livia.page.keyboard.press("Escape")
    nero.follow_invitation(link)
    nero.page.locator(".table").wait_for()
    for one in (livia, phone, nero):
        one.page.reload()
        one.page.locator(".table").wait_for()
    phone.page.get_by_role("button", name="Log").click()
    for log in (livia.page.locator("aside"), nero.page.locator("aside"), phone.page.locator("dialog")):
        expect(log).to_contain_text("Nero sat down")
        expect(log).to_contain_text("A new link to Marcus’s seat was given out.")
    phone.page.keyboard.press("Escape")

    # signing out everywhere is heard everywhere
    livia.page.goto("/")
    livia.page.get_by_role("button", name="My devices").click()
    livia.page.get_by_role("button", name="Sign out everywhere").click()
    livia.page.get_by_role("button", name="Yes, sign me out").click()
    expect(phone.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()


def test_name_and_seats_are_carried_to_a_phone_and_left_everywhere(company: Company) -> None:
    livia = company.join("Livia", "hu")
    phone, third = company.join("Livia", "hu", width=390, height=844), company.join("Livia", "hu")
    for one in (livia, phone, third):
        one.expects_network_errors = True
    livia.sit_down("PAX", "bot-miles")
    address = livia.page.url
    livia.page.goto("/")
    livia.page.get_by_role("button", name="Eszközeim").click()
    livia.page.get_by_role("button", name="Átviszem a nevemet").click()
    link = livia.page.get_by_label("Nyisd meg ezt a linket").input_value()
    expect(livia.page.get_by_role("img", name="A link QR-kódja")).to_be_visible()
    photograph_once(livia, "devices-hu-desk")
    phone.page.goto(link)
    expect(phone.page.locator("main")).to_contain_text("Ezen az eszközön is te leszel Livia")
    photograph_once(phone, "transfer-hu-phone")
    phone.page.get_by_role("button", name="Livia vagyok, itt folytatom").click()
    phone.page.get_by_role("link", name="Te jössz").click()
    phone.wait_for_question()
    assert phone.page.url == address
    third.page.goto(link)
    expect(third.page.get_by_role("alert")).to_contain_text("már felhasználták, vagy lejárt")

    livia.page.reload()
    livia.page.get_by_role("button", name="Eszközeim").click()
    expect(livia.page.locator("dialog li")).to_have_count(2)
    livia.page.get_by_role("button", name="Kijelentkezés mindenhol").click()
    expect(livia.page.locator("dialog")).to_contain_text("a neved és a helyeid végleg elvesznek")
    livia.page.get_by_role("button", name="Igen, kijelentkezem").click()
    expect(livia.page.get_by_role("link", name="Te jössz")).to_have_count(0)
    expect(phone.page.get_by_role("heading", name="Ez az asztal nem jeleníthető meg")).to_be_visible()


OPEN_TABLE = """async (wish) => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'pax', ...wish }),
    });
    return `/table/${(await answer.json()).id}`;
}"""


def test_the_lobby_shows_first_where_i_am_asked_and_open_tables_above_the_games(company: Company) -> None:
    livia, marcus = company.join("Livia"), company.join("Marcus")
    alone, open_seat = [{"kind": "me"}], [{"kind": "me"}, {"kind": "open"}]
    clocks = {seconds: {"kind": "live", "seconds": seconds, "increment": 0} for seconds in (3600, 300)}
    livia.enter_lobby()
    slow, fast = (livia.page.evaluate(OPEN_TABLE, {"seats": alone, "clock": clock}) for clock in clocks.values())
    untimed = livia.page.evaluate(OPEN_TABLE, {"seats": alone})
    waiting = livia.page.evaluate(OPEN_TABLE, {"seats": open_seat})
    marcus.enter_lobby()
    listed = marcus.page.evaluate(OPEN_TABLE, {"seats": open_seat, "visibility": "listed"})
    livia.page.reload()
    links = "section[aria-labelledby={}] .rows a"
    mine = livia.page.locator(links.format("mine"))
    expect(mine).to_have_count(4)
    assert [row.get_attribute("href") for row in mine.all()] == [fast, slow, untimed, waiting]
    expect(livia.page.locator(f"{links.format('open')}[href='{listed}']")).to_be_visible()
    places = [livia.page.locator(f"#{part}").bounding_box() for part in ("mine", "open", "games")]
    heights = [place["y"] for place in places if place]
    assert len(heights) == 3
    assert heights == sorted(heights)


def test_a_link_is_shared_by_the_sheet_of_the_phone_and_as_a_picture(company: Company) -> None:
    livia = company.join("Livia", "hu", width=390, height=844)
    livia.page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    livia.set_up("me", "open")
    link = livia.page.get_by_label("Meghívó").input_value()
    livia.page.get_by_role("button", name="Megosztás…").first.click()
    assert livia.page.evaluate("() => window.shared.url") == link
    assert livia.page.evaluate("() => window.shared.text") == "Livia játszani hív: PAX. Itt ülhetsz le:"
    livia.page.get_by_role("button", name="QR-kód mutatása").first.click()
    expect(livia.page.get_by_role("img", name="A link QR-kódja")).to_be_visible()
    photograph_once(livia, "share-hu-phone")


def test_your_turn_is_noticed_without_looking(company: Company) -> None:
    livia, marcus = company.join("Livia"), company.join("Marcus")
    for person in (livia, marcus):
        person.page.add_init_script(
            "window.pulses = 0; navigator.vibrate = () => { window.pulses += 1; return true; };"
            "localStorage.setItem('saturnalia.vibration', 'on');"
            "window.badge = null; navigator.setAppBadge = async (count) => { window.badge = count; };"
            "navigator.clearAppBadge = async () => { window.badge = 0; };"
            "window.tones = 0; const start = OscillatorNode.prototype.start;"
            "OscillatorNode.prototype.start = function (at) { window.tones += 1; return start.call(this, at); };"
            "localStorage.setItem('saturnalia.sound', 'on')"
        )
    livia.set_up("me", "open")
    livia.invite(marcus)
    first = asked([livia, marcus])
    assert first
    other = marcus if first is livia else livia
    icon = "() => document.querySelector('link[rel=icon]').getAttribute('href')"
    assert first.page.evaluate(icon) == "/favicon-turn.svg"
    assert other.page.evaluate(icon) == "/favicon.svg"
    assert [one.page.evaluate("() => window.badge") for one in (first, other)] == [1, 0]
    expect(first.page).to_have_title("● Your turn – PAX")
    expect(other.page).to_have_title("PAX – Saturnalia")
    while not other.is_asked:
        first.choose()
    expect(other.page).to_have_title("● Your turn – PAX")
    assert other.page.evaluate("() => window.pulses") > 0
    assert other.page.evaluate("() => window.tones") >= 2, "a rising pair"
    assert other.page.evaluate("() => window.badge") == 1
    other.page.goto("/")
    expect(other.page).to_have_title("(1) Your turn – Saturnalia")
