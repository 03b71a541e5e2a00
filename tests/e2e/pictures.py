"""Pictures of the pages, kept under artefacts/screenshots to be looked at, where they are wanted (make pictures)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from tests.e2e.person import Person

WANTED = bool(os.environ.get("SATURNALIA_PICTURES"))
FOLDER = Path(__file__).resolve().parents[2] / "artefacts" / "screenshots"
SIZES = {"desk": (1366, 768), "phone": (390, 844)}
"""What every walk through the page looks at."""

MORE_SIZES = {
    "low-phone": (390, 664), "phone-on-its-side": (844, 390), "tablet": (768, 1024), "tablet-on-its-side": (1024, 768),
    "zoomed": (683, 384), "large": (1920, 1080), "huge": (2560, 1440),
}  # fmt: skip
"""What is photographed, too; a desk at twice its size is as wide as half of it."""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def wait_for_fonts(person: Person) -> None:
    person.page.evaluate("() => document.fonts.ready")
    person.page.wait_for_timeout(100)


def photograph_once(person: Person, name: str) -> None:
    """Take the page as it is."""
    if not WANTED:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    wait_for_fonts(person)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def photograph(person: Person, name: str, languages: tuple[str, ...] = ("en", "hu")) -> None:
    """Take the page in these languages, all sizes, light and dark.

    Also without pictures it is seen that no page scrolls sideways, and no table at all, on a desk and on a phone.
    """
    page = person.page
    for language in languages:
        page.evaluate("language => localStorage.setItem('saturnalia.language', language)", language)
        page.reload()
        page.locator("html:not(:has([aria-busy=true]))").wait_for(state="attached")
        page.locator(".table, .games li").first.wait_for()
        page.mouse.move(0, 0)
        for size, (width, height) in (SIZES | (MORE_SIZES if WANTED else {})).items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(
                "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
            )
            for scheme in SCHEMES if WANTED else ():
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                photograph_once(person, f"{name}-{language}-{size}-{scheme}")
            wait_for_fonts(person)
            extent = page.evaluate(
                "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert extent[0] <= width, f"{name} {language} {size} is {extent[0]} wide"
            if page.locator(".table").count():
                assert extent[1] <= height, f"{name} {language} {size} is {extent[1]} high"
                if size in MORE_SIZES:  # where there is so little room, the question scrolls
                    continue
                hidden = page.locator("section.question").evaluate("panel => panel.scrollHeight - panel.clientHeight")
                assert hidden <= 0, f"{name} {language} {size} hides {hidden} pixels of the question"
    page.set_viewport_size({"width": 1366, "height": 768})
