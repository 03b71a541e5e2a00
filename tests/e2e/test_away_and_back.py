"""Taps, links and seats that must not get lost while somebody is away: in tunnels, in hidden tabs, without a cookie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Company
from tests.e2e.network import Network
from tests.e2e.pictures import photograph_once
from tests.e2e.server import Server
from tests.e2e.test_never_stuck import LOADED, OPEN_TABLE, SEEN_WITHIN, asked, network

__all__ = ["network"]

pytestmark = pytest.mark.e2e


def test_a_tap_in_a_tunnel_is_sent_although_a_bot_was_proposed_for_the_seat(company: Company, network: Network) -> None:
    livia, julia = company.join("Livia", "hu"), company.join("Julia", "hu")
    marcus = company.join("Marcus", "hu", address=network.address, width=390, height=844)
    marcus.expects_network_errors = True
    people = [livia, marcus, julia]
    livia.set_up("me", "open", "open")
    link = livia.page.get_by_label("Meghívó").input_value()
    marcus.follow_invitation(link.replace(company.server.address, network.address))
    julia.follow_invitation(link)
    for person in people:
        person.say_ready()
    for person in people:
        person.page.locator(".table").wait_for()
    while (one := asked(people)) is not marcus:
        assert one
        one.choose(0)
    network.is_frozen = True
    seq = marcus.seq()
    marcus.choices.first.click()
    expect(marcus.choices.first).to_contain_text("küldés…")
    expect(julia.page.locator("header .seats li", has_text="Marcus")).to_contain_text("nincs itt")
    julia.page.get_by_role("button", name="Javaslom: Centurio játsszon tovább").click()
    expect(livia.page.get_by_role("button", name="Beleegyezem", exact=True)).to_be_visible()
    network.is_frozen = False
    told = livia.page.locator("aside")
    expect(told).to_contain_text("Marcus itt van, ezért a szavazás véget ért.")
    marcus.page.wait_for_function("seq => Number(document.querySelector('.table').dataset.seq) > seq + 2", arg=seq)
    expect(marcus.page.locator(".choices .sending")).to_have_count(0)


def test_a_missed_acknowledgement_counts_as_lost_and_the_answer_is_played_once(
    company: Company, network: Network
) -> None:
    livia = company.join("Livia", address=network.address)
    livia.expects_network_errors = True
    livia.sit_down("PAX", "bot-miles")
    seq = livia.seq()
    # it shows for less than a second, because the network itself is well
    livia.page.evaluate(
        """() => new MutationObserver(() => { window.lostAt ??= document.querySelector('.lost') && performance.now(); })
            .observe(document.body, { childList: true, subtree: true })"""
    )
    network.swallows = b'"type":"ack"'
    began = livia.page.evaluate("() => performance.now()")
    livia.choices.first.click()
    livia.page.wait_for_function("() => window.lostAt")
    seen_after = (livia.page.evaluate("() => window.lostAt") - began) / 1000
    assert seen_after < SEEN_WITHIN + 0.5 + LOADED
    network.swallows = b""
    livia.wait_for_another(seq)
    livia.wait_for_question()
    expect(livia.page.locator(".lost")).to_have_count(0)
    expect(livia.notice).to_have_text("")


def test_the_waiting_room_shows_a_dead_network_and_says_ready_afterwards(company: Company, network: Network) -> None:
    livia = company.join("Livia", "hu")
    marcus = company.join("Marcus", "hu", address=network.address, width=390, height=844)
    marcus.expects_network_errors = True
    livia.set_up("me", "open", "open")
    link = livia.page.get_by_label("Meghívó").input_value()
    marcus.follow_invitation(link.replace(company.server.address, network.address))
    ready = marcus.page.locator("main button.button[aria-pressed]")
    ready.wait_for()
    network.is_frozen = True
    lost = marcus.page.locator(".lost")
    expect(lost).to_be_visible(timeout=(SEEN_WITHIN + LOADED) * 1000)
    expect(lost).to_be_in_viewport()
    ready.click()
    expect(ready).to_contain_text("küldés…")
    expect(lost).to_be_in_viewport()  # however far the page is scrolled
    network.is_frozen = False
    expect(ready).to_have_attribute("aria-pressed", "true")
    expect(ready).not_to_contain_text("küldés…")
    expect(lost).to_have_count(0)


def test_a_network_that_dies_while_somebody_sits_down_is_shown(company: Company, network: Network) -> None:
    livia = company.join("Livia", "hu", address=network.address)
    livia.expects_network_errors = True
    livia.set_up("me", "open")
    livia.page.get_by_role("button", name="Készen állok").wait_for()
    network.swallows = b"101 Switching Protocols"
    livia.page.reload(wait_until="commit")
    livia.page.get_by_role("button", name="Készen állok").wait_for()
    expect(livia.page.locator(".lost")).to_be_visible(timeout=(SEEN_WITHIN + LOADED) * 1000)
    network.swallows = b""
    expect(livia.page.locator(".lost")).to_have_count(0)


def test_sitting_down_in_a_tunnel_is_sent_and_takes_one_seat(company: Company, network: Network) -> None:
    livia = company.join("Livia", "hu")
    marcus = company.join("Marcus", "hu", address=network.address, width=390, height=844)
    marcus.expects_network_errors = True
    livia.set_up("me", "open", "open")
    link = livia.page.get_by_label("Meghívó").input_value().replace(company.server.address, network.address)
    marcus.enter_lobby()
    marcus.page.goto(link)
    sit = marcus.page.get_by_role("button", name="Leülök")
    sit.wait_for()
    network.is_frozen = True
    expect(marcus.page.locator(".lost")).to_be_visible(timeout=(SEEN_WITHIN + LOADED) * 1000)
    sit.click()
    expect(sit).to_contain_text("küldés…")
    photograph_once(marcus, "sitting-down-in-a-tunnel")
    network.swallows = b"HTTP/1.1 200"  # the wish arrives, its answer does not
    network.is_frozen = False
    expect(livia.page.locator("main li .name", has_text="Marcus")).to_have_count(1)
    network.swallows = b""
    marcus.page.get_by_role("button", name="Készen állok").wait_for()
    expect(livia.page.get_by_role("status").first).to_contain_text("Még egy játékos hiányzik.")


def test_what_is_not_sent_from_the_menu_is_said_in_the_menu(company: Company, network: Network) -> None:
    livia = company.join("Livia", "hu", address=network.address, width=390, height=844)
    marcus = company.join("Marcus", "hu")
    livia.expects_network_errors = True
    livia.set_up("me", "open")
    link = livia.page.get_by_label("Meghívó").input_value().replace(network.address, company.server.address)
    marcus.follow_invitation(link)
    for person in (marcus, livia):
        person.say_ready()
    for person in (marcus, livia):
        person.page.locator(".table").wait_for()
    marcus.page.goto("about:blank")
    livia.page.get_by_role("button", name="Menü").click()
    free = livia.page.locator("dialog .free", has_text="Marcus nincs itt.")
    link_again = free.get_by_role("button", name="Új link ehhez a helyhez")
    link_again.wait_for()
    network.is_frozen = True
    link_again.click()
    told = livia.page.locator("dialog [role=alert]")
    expect(told).to_contain_text("Ez nem jutott el a szerverhez.")
    expect(told).to_be_in_viewport()
    photograph_once(livia, "not-sent-from-menu")
    network.is_frozen = False


HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_hidden_tab_whose_connection_died_silently_hears_that_it_is_its_turn(
    company: Company, network: Network
) -> None:
    livia = company.join("Livia")
    marcus = company.join("Marcus", address=network.address)
    marcus.expects_network_errors = True
    livia.set_up("me", "open")
    link = livia.page.get_by_label("Invitation").input_value()
    marcus.follow_invitation(link.replace(company.server.address, network.address))
    marcus.say_ready()
    livia.say_ready()
    for person in (livia, marcus):
        person.page.locator(".table").wait_for()
    while (one := asked([livia, marcus])) is not livia:
        assert one
        one.choose(0)
    marcus.page.evaluate(HIDE, True)
    network.cut()
    while livia.is_asked:
        livia.choose(0)
        livia.page.wait_for_timeout(100)
    expect(marcus.page).to_have_title("● Your turn – PAX", timeout=12_000)

    # and whoever looks again is back at once
    network.cut()
    marcus.page.evaluate(HIDE, False)
    seq = marcus.seq()
    marcus.choices.first.click()
    marcus.page.wait_for_function(
        "seq => Number(document.querySelector('.table').dataset.seq) !== seq", arg=seq, timeout=6_000
    )


def test_whoever_lost_the_cookie_reads_how_to_get_the_seat_back(company: Company) -> None:
    livia, marcus = company.join("Livia", "hu"), company.join("Marcus", "hu")
    thief = company.join("Cassius", "hu")
    livia.set_up("me", "open")
    invitation = livia.page.get_by_label("Meghívó").input_value()
    livia.invite(marcus)
    for person in (marcus, thief):
        person.expects_network_errors = True
    marcus.context.clear_cookies()
    told = "kérj új linket a helyedhez a házigazdától vagy bárkitől"
    marcus.page.reload()
    expect(marcus.page.locator("main")).to_contain_text(told)
    marcus.page.goto(invitation)
    expect(marcus.page.locator("main")).to_contain_text("Minden hely foglalt.")
    expect(marcus.page.locator("main")).to_contain_text(told)
    livia.page.get_by_role("button", name="Menü").click()
    livia.page.get_by_role("button", name="Új link ehhez a helyhez").click()
    link = livia.page.get_by_label("Marcus helyére").input_value()
    marcus.follow_invitation(link)
    marcus.page.locator(".table").wait_for()
    thief.page.goto(link)
    expect(thief.page.locator("main")).to_contain_text("Ez a link már nem érvényes. Kérj újat.")


def test_signing_out_on_the_only_device_is_asked_first(company: Company) -> None:
    livia = company.join("Livia", "hu")
    livia.enter_lobby()
    livia.page.get_by_role("button", name="Eszközeim").click()
    dialog = livia.page.locator("dialog")
    dialog.get_by_role("button", name="Kijelentkezés", exact=True).click()
    expect(dialog).to_contain_text("Máshol nem vagy bejelentkezve")
    dialog.get_by_role("button", name="Mégse").click()
    livia.page.reload()
    expect(livia.page.locator("input[name=name]")).to_have_value("Livia")
    livia.page.get_by_role("button", name="Eszközeim").click()
    dialog.get_by_role("button", name="Kijelentkezés", exact=True).click()
    dialog.get_by_role("button", name="Igen, kijelentkezem").click()
    expect(livia.page.locator("input[name=name]")).to_have_value("")


def test_a_guest_proposes_a_link_and_the_host_agrees(company: Company) -> None:
    livia, marcus, julia = (company.join(name) for name in ("Livia", "Marcus", "Julia"))
    livia.set_up("me", "open", "open")
    livia.invite(marcus, julia)
    julia.page.goto("about:blank")
    expect(marcus.page.locator("header .seats li", has_text="Julia")).to_contain_text("away")
    marcus.page.get_by_role("button", name="Menu").click()
    row = marcus.page.locator("dialog .free", has_text="Julia is away.")
    row.get_by_role("button", name="Propose").last.click()
    livia.page.get_by_role("button", name="Agree", exact=True).click()
    link = row.locator("input").input_value()
    julia.context.clear_cookies()
    julia.name = "Drusilla"
    julia.follow_invitation(link)
    julia.page.locator(".table").wait_for()
    expect(livia.page.locator("aside")).to_contain_text("Drusilla sat down")
    livia.page.reload()
    for person in (livia, julia):  # what happened before has the name of whoever sat there then
        expect(person.page.locator("aside")).to_contain_text("A new link to Julia’s seat was given out.")


def test_whoever_comes_back_too_late_reads_who_has_the_seat(company: Company) -> None:
    livia, marcus, julia = company.join("Livia", "hu"), company.join("Marcus", "hu"), company.join("Julia", "hu")
    nero = company.join("Nero", "hu", width=390, height=844)
    livia.set_up("me", "open", "open")
    livia.invite(marcus, julia)
    address = julia.page.url
    julia.page.goto("about:blank")
    expect(marcus.page.locator("header .seats li", has_text="Julia")).to_contain_text("nincs itt")
    marcus.page.get_by_role("button", name="Menü").click()
    row = marcus.page.locator("dialog .free", has_text="Julia nincs itt.")
    row.get_by_role("button", name="Javaslom").last.click()
    expect(row).to_contain_text("Marcus azt javasolja, hogy Julia helyéhez adjatok ki új linket.")
    livia.page.get_by_role("button", name="Beleegyezem", exact=True).click()
    nero.page.goto(row.locator("input").input_value())
    expect(nero.page.locator("main")).to_contain_text("Ez a link Julia helyére szól: onnan folytatod a játszmát.")
    name = nero.page.locator("input[name=name]")
    expect(name).to_have_value("Julia")
    name.fill("")
    expect(name).to_have_value("")
    name.fill("Nero")
    nero.page.get_by_role("button", name="Leülök").click()
    nero.page.locator(".table").wait_for()
    julia.page.goto(address)
    told = julia.page.locator("section.question")
    expect(told).to_contain_text("kiadtak egy új linket a helyedhez, és azóta Nero játszik ott")
    photograph_once(julia, "given-away")
    assert not julia.is_asked
    expect(nero.page.locator("section.question")).not_to_contain_text("új linket a helyedhez")


def test_what_others_ask_is_not_answered_by_a_tap_meant_for_my_own_question(company: Company) -> None:
    """It appears where my answers stood a moment ago: a tap in that moment agrees to nothing."""
    livia, marcus, julia = (company.join(name, guard=True) for name in ("Livia", "Marcus", "Julia"))
    for one in (livia, marcus, julia):
        one.page.add_init_script(
            """new MutationObserver(() => {
                const yes = document.querySelector('section.question [role=status] .answers button');
                if (!yes || window.tapped) return;
                window.tapped = true;
                yes.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
                yes.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
            }).observe(document, { childList: true, subtree: true });"""
        )
    livia.set_up("me", "open", "open")
    livia.invite(marcus, julia)
    people = [livia, marcus, julia]
    actor = asked(people)
    assert actor
    others = [one for one in people if one is not actor]  # the host would not propose it, but do it
    gone = livia if livia in others else others[0]
    (asking,) = (one for one in others if one is not gone)
    gone.page.goto("about:blank")
    expect(actor.page.locator("header .seats li", has_text=gone.name)).to_contain_text("away")
    asking.page.get_by_role("button", name="Menu").click()
    asking.page.locator("dialog .free").get_by_role("button", name="Propose: let Centurio").click()
    agree = actor.page.get_by_role("button", name="Agree", exact=True)
    expect(agree).to_be_visible()
    assert actor.page.evaluate("() => window.tapped")
    expect(actor.page.locator("section.question")).to_contain_text("A new question: tap once more")
    expect(asking.page.locator("header .seats li", has_text=gone.name)).to_contain_text("away")
    actor.page.locator(".table:not(.waits)").wait_for()
    agree.click()
    expect(asking.page.locator("header .seats li", has_text=gone.name)).to_contain_text("Centurio plays on")


def test_playing_again_begins_when_both_want_it(company: Company) -> None:
    livia, marcus = company.join("Livia"), company.join("Marcus", "hu")
    livia.set_up("me", "open")
    livia.invite(marcus)
    livia.page.get_by_role("button", name="Menu").click()
    livia.page.get_by_role("button", name="Resign", exact=True).click()
    livia.page.get_by_role("button", name="Resign the match").click()
    livia.page.get_by_role("button", name="Play again").click()
    expect(livia.page.get_by_role("heading", name="PAX: the table is set")).to_be_visible()
    marcus.page.get_by_role("button", name="A következő játszmához").click()
    for one in (livia, marcus):
        one.page.locator(".table").wait_for()
    assert livia.page.url == marcus.page.url


def test_deletion_is_asked_first_and_deletes(company: Company) -> None:
    livia = company.join("Livia")
    livia.expects_network_errors = True
    livia.sit_down("PAX", "bot-miles")
    address = livia.page.url
    livia.page.goto("/")
    livia.page.get_by_role("button", name="My devices").click()
    livia.page.get_by_role("button", name="Delete everything about me…").click()
    expect(livia.page.locator("dialog")).to_contain_text("This cannot be undone.")
    livia.page.get_by_role("button", name="Delete it").click()
    expect(livia.page.locator("input[name=name]")).to_have_value("")
    livia.page.goto(address)
    expect(livia.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[str]:
    """The address of a server where votes end after two seconds."""
    server = Server(tmp_path, SATURNALIA_TEST_VOTE="2")
    server.start()
    yield server.address
    server.stop()


@pytest.mark.thorough
def test_a_vote_ends_by_itself_before_and_in_the_match(company: Company, hasty: str) -> None:
    livia, marcus, julia = (company.join(name, address=hasty) for name in ("Livia", "Marcus", "Julia"))
    livia.set_up("me", "open", "open", "open")
    link = livia.page.get_by_label("Invitation").input_value()
    for guest in (marcus, julia):
        guest.follow_invitation(link)
        guest.page.get_by_role("button", name="I am ready").wait_for()
    marcus.page.get_by_label("Propose a change for seat 4").select_option("bot-miles")
    expect(livia.page.locator("main .vote")).to_contain_text("Marcus")
    expect(livia.page.locator("main li .name", has_text="Miles")).to_be_visible()  # nobody has answered
    for person in (livia, marcus, julia):
        person.say_ready()
    for person in (livia, marcus, julia):
        person.page.locator(".table").wait_for()
    julia.page.goto("about:blank")
    marcus.page.get_by_role("button", name="Menu").click()
    row = marcus.page.locator("dialog .free", has_text="Julia is away.")
    row.get_by_role("button", name="Propose: let Centurio play on").click()
    expect(livia.page.get_by_role("button", name="Agree", exact=True)).to_be_visible()
    expect(livia.page.locator("header .seats li", has_text="Julia")).to_contain_text("Centurio plays on")
    expect(livia.page.get_by_role("button", name="Agree", exact=True)).to_have_count(0)


@pytest.mark.thorough  # the shortest clock has half a minute
def test_whoever_ran_out_of_time_reads_what_happened_and_takes_the_seat_back(company: Company) -> None:
    livia, marcus = company.join("Livia", "hu"), company.join("Marcus", "hu", width=390, height=844)
    livia.enter_lobby()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "miles"}]
    clock = {"kind": "live", "seconds": 30, "increment": 0}
    wish = {"seats": seats, "clock": clock, "substitute": "consul", "ready": True}
    livia.page.goto(livia.page.evaluate(OPEN_TABLE, wish))
    marcus.follow_invitation(livia.page.get_by_label("Meghívó").input_value())
    marcus.say_ready()
    for person in (livia, marcus):
        person.page.locator(".table").wait_for()
    while (one := asked([livia, marcus])) is not marcus:
        assert one
        one.choose(0)
    told = livia.page.locator("aside")
    expect(told).to_contain_text("Marcus ideje lejárt.", timeout=40_000)
    expect(told).to_contain_text("Marcus helyén Consul játszik tovább.")
    expect(marcus.page.locator("body")).to_contain_text("Marcus ideje lejárt.")
    photograph_once(marcus, "out-of-time-hu-phone")
    marcus.page.goto("/")
    marcus.page.get_by_role("link", name="Consul játszik helyetted").click()
    marcus.page.get_by_role("button", name="Visszaülök a helyemre").click()
    expect(told).to_contain_text("Marcus visszatért, és újra játszik.")
    while (one := asked([livia, marcus])) is not marcus:
        assert one
        one.choose(0)
    seq = marcus.seq()
    marcus.choose(0)
    marcus.wait_for_another(seq)
