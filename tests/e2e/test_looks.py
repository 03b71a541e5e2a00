"""How it looks: accessibility scans, nothing that overflows, and pictures of every page to be looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.e2e.conftest import Company
from tests.e2e.person import Person

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "artefacts" / "screenshots"
SIZES = {"desk": (1366, 768), "phone": (390, 844)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def scan(person: Person) -> list[str]:
    """Return what axe-core calls serious or critical."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def wait_for_pictures(person: Person) -> None:
    person.page.evaluate("() => document.fonts.ready")
    person.page.wait_for_timeout(120)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_serious_accessibility_finding(company: Company, scheme: Literal["light", "dark"]) -> None:
    livia = company.join("Livia")
    livia.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    livia.enter_lobby()
    wait_for_pictures(livia)
    found = scan(livia)
    livia.page.get_by_role("button", name=livia.words["set up"]).click()
    found += scan(livia)
    livia.play_now()
    for _ in range(8):
        livia.choose()
        livia.wait_for_question()
    wait_for_pictures(livia)
    found += scan(livia)
    livia.page.get_by_role("button", name="Rules").click()
    livia.page.locator("[data-clause]").first.wait_for()
    found += scan(livia)
    livia.page.keyboard.press("Escape")
    livia.page.get_by_role("button", name="Menu").click()
    found += scan(livia)
    assert not found


def photograph(person: Person, name: str, languages: tuple[str, ...] = ("en", "hu")) -> None:
    """Take the page in these languages, both sizes, light and dark; no page scrolls sideways, and no table at all."""
    page = person.page
    for language in languages:
        page.evaluate("language => localStorage.setItem('saturnalia.language', language)", language)
        page.reload()
        page.locator("html:not(:has([aria-busy=true]))").wait_for(state="attached")
        page.locator(".table, .games li").first.wait_for()
        page.mouse.move(0, 0)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                wait_for_pictures(person)
                page.screenshot(path=PICTURES / f"{name}-{language}-{size}-{scheme}.png")
            extent = page.evaluate(
                "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert extent[0] <= width, f"{name} {language} {size} is {extent[0]} wide"
            if page.locator(".table").count():
                assert extent[1] <= height, f"{name} {language} {size} is {extent[1]} high"
    page.set_viewport_size({"width": 1366, "height": 768})


def test_pictures_of_a_match(company: Company) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    livia = company.join("Livia")
    livia.play_now()
    address = livia.page.url
    photograph(livia, "opening")
    for _ in range(22):
        livia.choose()
        livia.wait_for_question()
        if livia.is_over:
            break
    photograph(livia, "middle")
    livia.page.goto("/")
    photograph(livia, "lobby")
    livia.page.goto(address)
    livia.play_to_the_end()
    photograph(livia, "end")


def test_pictures_of_a_full_table(company: Company) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    livia = company.join("Livia")
    livia.set_up("me", *["bot-miles"] * 7, variant="With Nocturnus")
    for _ in range(10):
        livia.wait_for_question()
        livia.choose()
    livia.wait_for_question()
    photograph(livia, "full", ("hu",))


def test_pictures_of_coming_to_a_table(company: Company) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    livia, marcus = company.join("Livia"), company.join("Marcus", "hu", width=390, height=844)
    livia.enter_lobby()
    livia.page.get_by_role("button", name=livia.words["set up"]).click()
    wait_for_pictures(livia)
    livia.page.screenshot(path=PICTURES / "new-table.png")
    livia.set_up("me", "open", "Gaius")
    link = livia.page.get_by_label("Invitation").input_value()
    wait_for_pictures(livia)
    livia.page.screenshot(path=PICTURES / "waiting.png")
    marcus.page.goto(link)
    marcus.page.locator("form").wait_for()
    wait_for_pictures(marcus)
    marcus.page.screenshot(path=PICTURES / "invited-phone.png")
    marcus.follow_invitation(link)
    livia.curtain.wait_for()
    wait_for_pictures(livia)
    livia.page.screenshot(path=PICTURES / "curtain.png")
