"""A real browser and a real server for the tests in this folder."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from saturnalia.server.pages import STATIC
from tests.e2e.person import Person
from tests.e2e.server import Server

FOUND = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
CHROMIUM = Path(os.environ.get("SATURNALIA_CHROMIUM", FOUND))
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def miss(what: str) -> None:
    """Skip for want of something, or fail where nothing may be missing."""
    if os.environ.get("SATURNALIA_CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        miss(f"Browser tests skipped: there is no Chromium at {CHROMIUM} (set SATURNALIA_CHROMIUM to its path).")
    if not (STATIC / "index.html").exists():
        miss("Browser tests skipped: the web client is not built (make build-web).")
    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


class Company:
    """Everybody who takes part in one test, each with a browser of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Person] = []

    def join(
        self,
        name: str,
        language: str = "en",
        *,
        width: int = 1366,
        height: int = 768,
        address: str | None = None,
        touch: bool = False,
        guard: bool = False,
    ) -> Person:
        """Give somebody a fresh browser; `address`: not the server's own, but that of a network before it."""
        address = address or self.server.address
        person = Person(self.browser, address, name, language, width, height, touch=touch, guard=guard)
        self.people.append(person)
        return person


@pytest.fixture
def company(browser: Browser, server: Server) -> Iterator[Company]:
    company = Company(browser, server)
    yield company
    problems = [problem for person in company.people for problem in person.problems]
    refusals = [refusal for person in company.people for refusal in person.refusals]
    for person in company.people:
        person.context.close()
    assert not problems, f"{problems}\nrefused: {refusals}\nthe end of the server's log:\n{server.end_of_log()}"
