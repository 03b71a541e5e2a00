"""Thousands of malformed, stale, foreign and oversized messages: refused with a reason, nothing broken or leaked."""

from __future__ import annotations

import json
import os
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from saturnalia.server import wire
from tests.server.bad_messages import improper, spoiled
from tests.server.browser import FROM_SERVER, Browser, Connection, Running, quick, running
from tests.server.conftest import empty_database

HTTP_REQUESTS = [600, pytest.param(1_500, marks=pytest.mark.thorough)]
"""How many are wanted: not every operation can be called wrongly, or in so many ways."""
REFUSED_SHARE = 0.4
MESSAGES = 9_000
MOST_GROWTH = 60 * 1024 * 1024


@pytest.fixture(scope="module")
def target(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own: what is done to it shall not disturb the other tests."""
    with empty_database(kind, tmp_path_factory.mktemp("abuse")) as address, running(quick(address)) as found:
        yield found


def memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def secrets_of(server: Running, table: str) -> list[str]:
    sitting = server.hall.live[table].table
    return [str(sitting.seed), sitting.salt, sitting.invite, sitting.watch, *(seat.token for seat in sitting.seats)]


# ---------------------------------------------------------------- HTTP


@pytest.mark.parametrize("wanted", HTTP_REQUESTS)
def test_the_http_interface_refuses_everything_with_a_reason(target: Running, wanted: int) -> None:
    schema = openapi.from_url(f"http://{target.host}/api/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    victim = target.browser("Victim").open("me", "open")
    secrets = secrets_of(target, victim["id"])
    session = requests.Session()
    statuses: Counter[int] = Counter()

    def attack(case: Case[Any]) -> None:
        if "table_id" in case.path_parameters and statuses.total() % 3 == 0:
            case.path_parameters["table_id"] = victim["id"]
        response = case.call(session=session)
        statuses[response.status_code] += 1
        case.validate_response(
            response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance]
        )
        if response.status_code >= 400:
            reason = wire.Refusal.model_validate_json(response.content).reason.id
            assert reason.startswith(("refused-", "error-"))
        assert not any(secret.encode() in response.content for secret in secrets)

    for mode in (GenerationMode.NEGATIVE, GenerationMode.POSITIVE):
        for operation in operations:
            examples = wanted // len(operations) // 2
            try:
                strategy = operation.as_strategy(generation_mode=mode)
                _repeat(strategy, examples, attack)
            except Unsatisfiable:  # an operation without parameters cannot be called wrongly
                continue
    assert sum(count for status, count in statuses.items() if status >= 400) >= REFUSED_SHARE * wanted
    assert target.browser("").client.get("/healthz").text == "ok"


def _repeat(strategy: Any, examples: int, attack: Callable[[Case[Any]], None]) -> None:
    checks = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=checks,
    )  # fmt: skip
    @given(case=strategy)
    def run(case: Case[Any]) -> None:
        attack(case)

    run()


# ---------------------------------------------------------------- WebSocket


def _send_all(sitting: Connection, messages: list[str | bytes]) -> Counter[str]:
    """Send messages in small portions; each gets exactly one answer."""
    reasons: Counter[str] = Counter()
    for start in range(0, len(messages), 50):
        portion = messages[start : start + 50]
        for message in portion:
            sitting.socket.send(message)
        answered = 0
        while answered < len(portion):
            text = sitting.socket.recv(timeout=20)
            assert isinstance(text, str)
            sitting.received.append(text)
            answer = json.loads(text)
            if answer["type"] in ("update", "welcome"):
                continue
            FROM_SERVER.validate_json(text)
            answered += 1
            reasons[answer["reason"]["id"] if answer["type"] == "refused" else answer["type"]] += 1
    return reasons


def test_the_websocket_refuses_everything_with_a_reason(target: Running) -> None:
    host, attacker, stranger = target.browser("Julia"), target.browser("Nero"), target.browser("")
    table = host.open("me", "open", visibility="listed")
    attacker.join(table, table["links"]["invite"])
    mine, theirs = host.sit(table).welcome(), attacker.sit(table).welcome()
    while mine.position["actor"] != 0:
        mine.until_seq(theirs.move()["seq"])
    before = mine.position
    lots = random.Random(6)
    messages: list[str | bytes] = []
    for _ in range(MESSAGES):
        proper = lots.random() < 0.4
        messages.append(json.dumps(improper(lots, before["seq"])) if proper else spoiled(lots, before["seq"]))
    sittings = [theirs, stranger.sit(table).welcome()]
    reasons = _send_all(sittings[0], messages[:200])
    grown = memory()
    reasons += _send_all(sittings[0], messages[200 : MESSAGES // 2]) + _send_all(sittings[1], messages[MESSAGES // 2 :])
    grown = memory() - grown
    assert all(reason.startswith(("refused-", "error-", "pax-")) for reason in reasons), reasons
    assert "refused-broken" not in reasons
    assert {
        "refused-invalid",
        "refused-stale",
        "refused-foreign-seat",
        "refused-too-large",
        "refused-not-seated",
    } <= set(reasons)
    assert grown < MOST_GROWTH
    secrets = secrets_of(target, table["id"])
    for one, allowed in ((sittings[0], 1), (sittings[1], None)):
        own = [] if allowed is None else [target.hall.live[table["id"]].table.seats[allowed].token]
        traffic = "\n".join(one.received)
        assert not any(secret in traffic for secret in secrets if secret not in own and secret not in table["links"])
    mine.ask("look", viewer=0)
    mine.until("update")
    assert mine.position == before
    mine.move()


def test_a_flood_of_connections_and_a_silent_reader_do_no_harm(target: Running) -> None:
    browser = target.browser()
    table = browser.open("tiro", "tiro", "tiro", visibility="listed")
    watchers = [target.browser("").sit(table).welcome() for _ in range(60)]
    for watcher in watchers[::2]:
        watcher.socket.socket.shutdown(socket.SHUT_RDWR)
    assert _is_well(target)
    for watcher in watchers[1::2]:
        watcher.socket.socket.shutdown(socket.SHUT_RDWR)
    assert _is_well(target)


def test_frames_that_are_too_large_close_the_connection(target: Running) -> None:
    browser = target.browser()
    sitting = browser.sit(browser.open("me")).welcome()
    with pytest.raises(ConnectionClosed):
        _send_all(sitting, ["x" * 200_000])
    assert _is_well(target)


def _is_well(server: Running) -> bool:
    browser: Browser = server.browser("Titus")
    sitting = browser.sit(browser.open("me")).welcome().until_asked()
    sitting.move()
    return True
