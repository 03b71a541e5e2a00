"""One person on several devices: codes that serve once and for a while, signing out, and being forgotten."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saturnalia.server import devices
from saturnalia.server.lobby import visit
from saturnalia.server.people import find_person
from saturnalia.server.refuse import Refused
from saturnalia.server.store import devices as device_rows
from saturnalia.server.store import holders, levels_won, metadata, people, transfers
from saturnalia.server.tokens import digest
from tests.server.browser import Browser, Running


def code_of(browser: Browser) -> str:
    return str(browser.post("/api/me/code", status=200)["path"].split("=")[1])


def arrive(browser: Browser, code: str, status: int = 200) -> dict[str, str]:
    answer: dict[str, str] = browser.post("/api/me/arrive", {"code": code, "device": "phone"}, status)
    return answer


def test_name_and_seats_come_along_to_another_device(server: Running) -> None:
    laptop, phone = server.browser("Julia"), server.browser("")
    table = laptop.open("me", "tiro")
    code = code_of(laptop)
    assert phone.post("/api/me/whose", {"code": code}, 200)["name"] == "Julia"
    assert arrive(phone, code)["name"] == "Julia"
    assert [one["id"] for one in phone.get("/api/tables")["mine"]] == [table["id"]]
    assert phone.sit(table).welcome().position["viewer"] == 0
    assert laptop.get("/api/me")["name"] == "Julia", "the first device stays signed in"
    shown = phone.get("/api/me/devices")
    assert [(one["kind"], one["is_this"]) for one in shown] == [("phone", True), (None, False)]


def test_a_code_serves_once_and_only_in_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    laptop = server.browser("Julia")
    code = code_of(laptop)
    others = [server.browser("") for _ in range(6)]
    with ThreadPoolExecutor(6) as at_once:
        answers = list(at_once.map(lambda one: one.client.post("/api/me/arrive", json={"code": code}), others))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
    assert arrive(server.browser(""), code, 403)["reason"]["id"] == "refused-code"  # type: ignore[index]
    older, newer = code_of(laptop), code_of(laptop)
    assert arrive(server.browser(""), older, 403), "a new code makes the old one useless"
    with server.hall.store.writing() as connection:
        connection.execute(transfers.update().values(expires=transfers.c.expires - devices.CODE_SECONDS - 1))
    stranger = server.browser("")
    assert stranger.post("/api/me/whose", {"code": newer}, 403)["reason"]["id"] == "refused-code"
    assert arrive(stranger, newer, 403)
    assert "saturnalia" not in stranger.client.cookies


def test_a_person_has_so_many_devices_and_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 2)
    laptop = server.browser("Julia")
    arrive(server.browser(""), code_of(laptop))
    refused = laptop.post("/api/me/code", status=409)["reason"]
    assert refused == {"id": "refused-too-many-devices", "args": {"count": 2}}
    laptop.post("/api/me/leave", {"device": laptop.get("/api/me/devices")[0]["id"]}, 200)
    arrive(server.browser(""), code_of(laptop))


def test_codes_cannot_be_guessed_or_read_from_the_database(server: Running) -> None:
    laptop = server.browser("Julia")
    codes = {code_of(laptop) for _ in range(20)}
    assert len(codes) == 20
    assert all(len(code) == 32 for code in codes), "192 bits"
    with server.hall.store.reading() as connection:
        stored = str(connection.execute(transfers.select()).all())
    assert not any(code in stored for code in codes)
    for wrong in ("x" * 32, "x" * 15, "", "../" * 8):
        answer = server.browser("").client.post("/api/me/arrive", json={"code": wrong})
        assert answer.status_code in (403, 422)


def test_leaving_closes_the_door_at_once(server: Running) -> None:
    laptop, phone = server.browser("Julia"), server.browser("")
    table = laptop.open("me", "tiro")
    arrive(phone, code_of(laptop))
    sitting = phone.sit(table).welcome()
    number = next(one["id"] for one in laptop.get("/api/me/devices") if not one["is_this"])
    other = server.browser("Livia")
    foreign = other.get("/api/me/devices")[0]["id"]
    laptop.post("/api/me/leave", {"device": foreign}, 200)
    assert other.get("/api/me")["name"] == "Livia", "nobody signs out anybody else"
    left = laptop.post("/api/me/leave", {"device": number}, 200)
    assert [one["is_this"] for one in left] == [True]
    with pytest.raises(ConnectionClosed):
        sitting.until("nothing more")
    assert phone.get("/api/me")["name"] == ""
    assert phone.get(f"/api/tables/{table['id']}", 404)
    unused = code_of(laptop)
    kept = laptop.client.cookies["saturnalia"]
    assert laptop.post("/api/me/leave", {}, 200) == []
    thief = server.browser("")
    thief.client.cookies.set("saturnalia", kept)
    assert thief.get("/api/me")["name"] == "", "the old cookie opens nothing"
    assert arrive(server.browser(""), unused, 403), "nor does a code that was made before"


def test_who_signs_out_at_this_very_moment_gets_no_code_and_no_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that was let in just before comes to nothing."""
    laptop = server.browser("Julia")
    table, store = laptop.open("me", "tiro"), server.hall.store
    person = find_person(store, laptop.client.cookies["saturnalia"])
    assert person is not None

    async def sign_out_meanwhile(*wanted: Any) -> Any:
        live = await visit(*wanted)
        devices.leave(store, person, None, server.hall.context.process)
        server.hall.let_go(person.id)
        return live

    monkeypatch.setattr("saturnalia.server.socket.visit", sign_out_meanwhile)
    sitting = laptop.sit(table)
    with pytest.raises(ConnectionClosed):
        sitting.until("nothing more")
    with pytest.raises(Refused, match="refused-code"):
        devices.make_code(store, person)
    assert laptop.get("/api/me")["name"] == ""


def test_deletion_deletes(server: Running) -> None:
    """Name and hashes are nowhere any more: at tables that wait, go on or are over, at seats where a bot plays on."""
    julia, phone, livia = server.browser("Iulia Felix"), server.browser(""), server.browser("Livia")
    table = julia.open("me", "open", "local", substitute="miles")
    livia.join(table, table["links"]["invite"])
    sitting = livia.sit(table).welcome()
    waiting = julia.open("me", "open")
    over = julia.open("me", "tiro")
    ending = julia.sit(over).welcome()
    assert ending.ask("resign", seat=0)["type"] == "ack"
    ending.close()
    left = livia.open("me", "open", "tiro")
    julia.join(left, left["links"]["invite"], name="Iulia Felix")
    here = livia.sit(left).welcome()
    assert here.ask("change_seat", seat=1, change="bot")["type"] == "ack"
    here.until_true(lambda known: known.table["seats"][1]["kind"] == "bot")
    arrive(phone, code_of(julia))
    code_of(julia)
    person = server.hall.live[table["id"]].table.host
    hashes = {digest(one.client.cookies["saturnalia"]) for one in (julia, phone)}
    with server.hall.store.writing() as connection:  # as of somebody who came before people had devices
        hashes.add(old := digest("a cookie of long ago"))
        connection.execute(people.update().where(people.c.id == person).values(token_hash=old))
    assert all(_is_stored(server, secret) for secret in ("Iulia Felix", *hashes))

    julia.post("/api/me/forget", status=200)
    assert julia.get("/api/me")["name"] == phone.get("/api/me")["name"] == ""
    sitting.until_true(lambda known: known.table["seats"][0]["name"] == "")
    here.until_true(lambda known: known.table["seats"][1]["name"] == "Centurio")
    assert not any(_is_stored(server, secret) for secret in ("Iulia", *hashes))
    with server.hall.store.reading() as connection:
        row = connection.execute(people.select().where(people.c.id == person)).one()
        assert (row.name, row.language) == ("", None)
        for part in (device_rows, transfers, holders, levels_won):
            assert connection.execute(part.select().where(part.c.person == person)).first() is None
    assert phone.get(f"/api/tables/{waiting['id']}", 404)
    # nobody is stuck: the others let a bot play on
    assert sitting.ask("change_seat", seat=0, change="bot")["type"] == "ack"
    sitting.until_true(lambda known: known.table["seats"][0]["kind"] == "bot" or known.position["vote"])


def _is_stored(server: Running, secret: str) -> bool:
    """Whether something stands anywhere in the database."""
    with server.hall.store.reading() as connection:
        return any(secret in str(connection.execute(part.select()).all()) for part in metadata.sorted_tables)


def test_only_name_language_and_kind_of_device_are_kept(server: Running) -> None:
    browser = server.browser("")
    browser.put("/api/me", {"name": "Julia", "language": "hu", "device": "computer"})
    assert browser.get("/api/me/devices")[0]["kind"] == "computer"
    assert {column.name for column in people.c} == {"id", "token_hash", "name", "language", "created", "banned"}
    assert {column.name for column in device_rows.c} == {"id", "person", "token_hash", "kind", "created"}
