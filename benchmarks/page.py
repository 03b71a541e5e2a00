"""`make bench-page`: what a first visit weighs, the lobby on a slow line, and how long opening a table blocks.

Written to benchmarks/results/page.md. It wants a Chromium (`SATURNALIA_CHROMIUM`, else one that is found).
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

RESULTS = Path(__file__).resolve().parent / "results"
FOUND = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
CHROMIUM = os.environ.get("SATURNALIA_CHROMIUM", FOUND)
REPEATS = 3
LANGUAGES = {"en": "en-GB", "hu": "hu-HU"}
USABLE = ".games li button.primary:enabled"

MOST_BYTES = 200_000
MOST_SECONDS = 3.0
MOST_BLOCKING_MS = 100
SLOW_LINE = {"offline": False, "latency": 100, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit/s, and a tenth of a second for each way there and back."""
SLOWER = 4


@contextmanager
def serving() -> Iterator[str]:
    """Run a server of its own until all its games are compiled, and give its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(sys.executable).with_name("saturnalia"))
        command = [program, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/page.db"]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        address = f"http://127.0.0.1:{port}"
        try:
            while any(game["preparing"] for game in _games(address)):
                time.sleep(0.5)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def _games(address: str) -> list[dict[str, Any]]:
    """Return the games of a server, as soon as it answers."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer:
                return list(json.load(answer))
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)


def visit(browser: Browser, address: str, language: str, *, slowly: bool) -> tuple[int, int, float]:
    """Open the lobby for the first and a second time: the bytes of both, and seconds until the first can be used."""
    context = browser.new_context(locale=LANGUAGES[language])
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    if slowly:
        devtools.send("Network.emulateNetworkConditions", SLOW_LINE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    bytes_read: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: bytes_read.append(int(event["encodedDataLength"])))
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(USABLE).first.wait_for(timeout=120_000)
    seconds = time.perf_counter() - begun
    first = sum(bytes_read)
    page.wait_for_load_state("networkidle")
    bytes_read.clear()
    page.reload()
    page.locator(USABLE).first.wait_for(timeout=120_000)
    page.wait_for_load_state("networkidle")
    second = sum(bytes_read)
    context.close()
    return first, second, seconds


def blocking(browser: Browser, address: str, game: dict[str, Any]) -> tuple[float, float]:
    """Return the longest task of opening a table in milliseconds: of the processor, and by the clock.

    Whatever else the machine does lengthens only the second one: on an idle machine both are the same.
    """
    context = browser.new_context(locale=LANGUAGES["hu"], viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.goto(address)
    seats = [{"kind": "me", "name": "Livia"}] + [{"kind": "bot", "level": "tiro"}] * (
        max(2, min(game["seat_counts"])) - 1
    )
    wish = {"game": game["name"], "options": {"seats": len(seats)}, "seats": seats}
    table = page.evaluate(
        """async (wish) => (await (await fetch('/api/tables', {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
        })).json()).id""",
        wish,
    )
    devtools = context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "categories": "toplevel"})
    page.goto(f"{address}/table/{table}")
    page.locator("section.question .whose.mine").wait_for(timeout=120_000)
    page.wait_for_timeout(2500)
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(100)
    context.close()
    drawing = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event["name"].endswith("RunTask") and "tdur" in event and (event["pid"], event["tid"]) in drawing
    ]
    return max(task["tdur"] for task in tasks) / 1000, max(task["dur"] for task in tasks) / 1000


def verdict(value: float, most: float) -> str:
    """Say whether a limit is kept."""
    return "kept" if value <= most else "**not kept**"


def report(browser: Browser, address: str) -> str:
    """Measure everything, and return it as a page; the best of several times, since others may use the machine."""
    lines = [
        "# The page",
        "",
        f"Made by `make bench-page`, the best of {REPEATS}; load {os.getloadavg()[0]:.1f} of {os.cpu_count()} cores.",
        f"Slowly: 400 kbit/s, 100 ms there and back, processor slowed {SLOWER} times.",
        "",
        "| first visit | bytes before the lobby can be used | second visit, bytes in all | seconds, slowly |",
        "|---|---:|---:|---:|",
    ]
    for language in LANGUAGES:
        quick = [visit(browser, address, language, slowly=False) for _ in range(REPEATS)]
        slow = min(visit(browser, address, language, slowly=True)[2] for _ in range(REPEATS))
        first, second = max(found[0] for found in quick), max(found[1] for found in quick)
        lines.append(
            f"| {language} | {first:,} ({verdict(first, MOST_BYTES)}: {MOST_BYTES:,}) | {second:,} "
            f"| {slow:.1f} ({verdict(slow, MOST_SECONDS)}: {MOST_SECONDS:.0f}) |"
        )
    lines += [
        "",
        "| opening a table | longest task, ms of the processor | ms by the clock |",
        "|---|---:|---:|",
    ]
    for game in _games(address):
        found = [blocking(browser, address, game) for _ in range(REPEATS)]
        own, clock = min(one for one, _ in found), min(one for _, one in found)
        judged = f"{verdict(own, MOST_BLOCKING_MS)}: {MOST_BLOCKING_MS}"
        lines.append(f"| {game['name']} | {own:.0f} ({judged}) | {clock:.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and write."""
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        found = report(browser, address)
        browser.close()
    print(found)
    (RESULTS / "page.md").write_text(found, encoding="utf-8")


if __name__ == "__main__":
    main()
