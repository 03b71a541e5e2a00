"""Takes the pictures of README and docs/gallery.md anew, and keeps them small: `python -m tests.e2e.gallery`.

It plays at tables with bots as the browser tests do, and with the settings that somebody new has. `make pictures` takes
many more, to be looked at. The browser itself makes them small, so nothing else is needed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, CHROMIUM
from tests.e2e.person import PATIENCE, Person
from tests.e2e.pictures import MORE_SIZES, SIZES
from tests.e2e.server import Server

KEPT = Path(__file__).resolve().parents[2] / "docs" / "pictures"
MOST_BYTES = 60_000
WIDEST = 1100


class Shot(NamedTuple):
    """A picture: its name, and how the page is looked at."""

    name: str
    language: str = "en"
    size: str = "desk"
    scheme: Literal["light", "dark"] = "light"


class Walk(NamedTuple):
    """A table, how many questions are answered there, and the pictures that are taken then."""

    title: str
    bots: int
    answers: int
    shots: tuple[Shot, ...]
    variant: str | None = None


TO_THE_END = 1000
IDLE = ("stop", "pass", "pass_and_peek")
"""Answers that leave a table empty: they are only given where there is no other."""

WALKS = [
    Walk("PAX", 2, 18, (Shot("pax"), Shot("pax-phone", "hu", "phone"))),
    Walk("PAX", 7, 30, (Shot("pax-eight-seats", "hu", "desk", "dark"),), "With Nocturnus"),
    Walk("PAX", 2, TO_THE_END, (Shot("pax-end"),)),
    *(
        Walk(title, bots, answers, (Shot(name), Shot(f"{name}-phone", "hu", "phone"), third))
        for title, name, bots, answers, third in (
            ("Minerva", "minerva", 2, 26, Shot("minerva-tablet", "en", "tablet")),
            ("Porta Nigra", "porta_nigra", 2, 40, Shot("porta_nigra-tablet", "en", "tablet", "dark")),
            ("Ave Roma", "ave_roma", 2, 40, Shot("ave_roma-large", "hu", "large", "dark")),
            ("Mare Nostrum", "mare_nostrum", 4, 35, Shot("mare_nostrum-dark", "en", "desk", "dark")),
        )
    ),
]

REDUCE = """async ([source, widest, quality]) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const scale = Math.min(1, widest / picture.width), canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', quality);
}"""


def keep(page: Page, name: str) -> None:
    """Take the page as it is when all stands where it stays, as good as the limit allows."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(600)
    source = f"data:image/png;base64,{base64.b64encode(page.screenshot()).decode()}"
    for quality in (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3):
        found: str = page.evaluate(REDUCE, [source, WIDEST, quality])
        small = base64.b64decode(found.partition(",")[2])
        if len(small) <= MOST_BYTES:
            break
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{name}.webp").write_bytes(small)
    print(f"{name}: {len(small):,} bytes", flush=True)


def take(person: Person, shot: Shot) -> None:
    """Look at the table as the picture asks for."""
    page = person.page
    width, height = (SIZES | MORE_SIZES)[shot.size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=shot.scheme, reduced_motion="reduce")
    page.evaluate(
        "language => Object.entries({ language, listed: 'off', held: 'on' })"
        ".forEach(([name, value]) => localStorage.setItem(`saturnalia.${name}`, value))",
        shot.language,
    )
    page.reload()
    page.locator("html:not(:has([aria-busy=true]))").wait_for(state="attached")
    page.locator(".table").wait_for()
    page.mouse.move(0, 0)
    keep(page, shot.name)


def walk(browser: Browser, server: Server, one: Walk) -> None:
    """Play for a while, and take the pictures."""
    person = Person(browser, server.address, "Livia", "en", 1366, 768)
    person.set_up("me", *["bot-miles"] * one.bots, title=one.title, variant=one.variant)
    for _ in range(one.answers):
        person.choices.or_(person.outcome).first.wait_for(timeout=PATIENCE)
        if person.is_over:
            break
        deeds = [place for place, name in enumerate(person.targets) if name not in IDLE]
        person.choose(person.random.choice(deeds) if deeds else None)
    person.choices.or_(person.outcome).first.wait_for(timeout=PATIENCE)
    for shot in one.shots:
        take(person, shot)
    person.context.close()


def coming(browser: Browser, server: Server) -> None:
    """Lobby, a new table, waiting for others, and handing the device over."""
    person = Person(browser, server.address, "Livia", "en", 1366, 768)
    person.enter_lobby()
    keep(person.page, "lobby")
    person.card().get_by_role("button", name=person.words["set up"]).click()
    keep(person.page, "new-table")
    person.set_up("me", "open", "Gaius")
    keep(person.page, "waiting")
    person.set_up("me", "Gaius", "bot-miles")
    person.curtain.wait_for(timeout=PATIENCE)
    keep(person.page, "curtain")
    person.context.close()


def main(names: list[str]) -> None:
    """Take all of them, or those of the games that were named."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            server.start()
            if not names:
                coming(browser, server)
            for one in WALKS:
                if not names or one.title in names:
                    walk(browser, server, one)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
