"""The lobby: who I am, games, rules, words, pages."""

from __future__ import annotations

import pytest

from saturnalia.server import pages, wire
from tests.server.browser import Running


def test_a_stranger_has_no_name_and_no_cookie(server: Running) -> None:
    browser = server.browser("")
    assert browser.get("/api/me") == {"name": "", "language": None}
    assert not browser.client.cookies


def test_a_name_is_cleaned_and_kept(server: Running) -> None:
    browser = server.browser("")
    me = browser.put("/api/me", {"name": "  Iulia \n\u202e <b>Domna</b>  ", "language": "hu"})
    assert me == {"name": "Iulia <b>Domna</b>", "language": "hu"}
    assert browser.get("/api/me") == me
    assert browser.put("/api/me", {"name": "\u200b\u0007"}, status=400)["reason"]["id"] == "refused-name"
    reason = browser.put("/api/me", {"name": "x" * 41}, status=422)["reason"]
    assert reason == {"id": "refused-invalid", "args": {"where": "name", "problem": "too-long"}}
    for name in ("Ödön 🎲", "👩🏽\u200d🌾 Júlia", "🏳️\u200d🌈"):
        assert browser.put("/api/me", {"name": name, "language": None})["name"] == name
    assert browser.put("/api/me", {"name": "Ne\u200dro\u200d"})["name"] == "Nero"


def test_the_cookie_is_secret(server: Running) -> None:
    answer = server.browser("").client.put("/api/me", json={"name": "Julia"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    secret = answer.cookies["saturnalia"]
    assert len(secret) >= 32
    forged = server.browser("")
    forged.client.cookies.set("saturnalia", secret[:-1] + ("A" if secret[-1] != "A" else "B"))
    assert forged.get("/api/me")["name"] == ""


def test_games_are_described(server: Running) -> None:
    games = server.browser("").get("/api/games")
    pax = wire.GameInfo.model_validate(next(game for game in games if game["name"] == "pax"))
    assert pax.designer == "Bernd Eisenstein"
    assert (pax.year, pax.minutes) == (2011, 30)
    assert 0.2 < pax.reconstructed_share < 0.8
    assert pax.levels[0] == "tiro"
    assert [option.name for option in pax.options][:2] == ["seats", "variant"]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_rules_and_words_can_be_read(server: Running, language: str) -> None:
    browser = server.browser("")
    chapters = browser.get(f"/api/games/pax/rules/{language}")
    assert any(paragraph["clause"] == "PAX-5.2" for chapter in chapters for paragraph in chapter["paragraphs"])
    answer = browser.client.get(f"/api/words/{language}?game=pax")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "pax-ask-" in answer.text
    assert "refused-stale = " not in answer.text
    lobby = browser.client.get(f"/api/words/{language}").text
    assert all(part in lobby for part in ("refused-stale = ", "pax-title = ", "pax-option-variant-base = "))
    assert not any(part in lobby for part in ("pax-ask-", "terminal-"))


@pytest.mark.parametrize("path", ["/api/words/hu", "/api/words/hu?game=minerva"])
def test_words_are_compressed_and_not_sent_again_to_whoever_has_them(server: Running, path: str) -> None:
    client = server.browser("").client
    plain = client.get(path, headers={"accept-encoding": "identity"})
    packed = client.get(path, headers={"accept-encoding": "br, gzip;q=0.9"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    again = client.get(path, headers={"if-none-match": f'"other", W/{packed.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")


def test_components_can_be_read(server: Running) -> None:
    assert server.browser("").get("/api/games/pax/components")["game"]["designer"] == "Bernd Eisenstein"


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/games/chess/components", 404, "refused-game-unknown"),
        ("/api/games/pax/rules/la", 422, "refused-invalid"),
        ("/api/words/en?game=chess", 404, "refused-game-unknown"),
        ("/api/nothing", 404, "refused-address-unknown"),
        ("/api/tables/unknown", 404, "refused-table-unknown"),
        ("/assets/nothing.js", 404, "refused-address-unknown"),
        ("/api/tables/x/export", 404, "refused-table-unknown"),
    ],
)
def test_what_is_not_there_is_refused_with_a_reason(server: Running, path: str, status: int, reason: str) -> None:
    assert server.browser("").get(path, status=status)["reason"]["id"] == reason


def test_a_wrong_method_is_refused(server: Running) -> None:
    assert server.browser("").post("/api/games", {}, status=405)["reason"]["id"] == "refused-method"


@pytest.mark.parametrize("path", ["/", "/table/abc?invite=xyz"])
def test_every_other_address_shows_the_page(server: Running, path: str) -> None:
    answer = server.browser("").client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


def test_without_a_built_client_the_page_says_what_to_do(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path_factory.mktemp("static"))
    clone = tmp_path_factory.mktemp("clone")
    monkeypatch.setattr(pages, "CLONE", clone)
    installed = server.browser("").client.get("/")
    assert installed.status_code == 503
    assert "--force-reinstall" in installed.text
    assert "make" not in installed.text
    (clone / "web").mkdir()
    (clone / "web" / "package.json").touch()
    assert server.browser("").client.get("/").text.count("make build-web") == 2  # in both languages


def test_files_outside_of_the_client_are_not_served(server: Running) -> None:
    browser = server.browser("")
    for path in ("/..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2f..%2fwire.py", "/%00.js"):
        assert "import" not in browser.client.get(path).text


def test_the_server_is_healthy(server: Running) -> None:
    assert server.browser("").client.get("/healthz").text == "ok"


def test_my_tables_come_in_the_order_of_urgency(server: Running) -> None:
    julia, livia = server.browser("Julia"), server.browser("Livia")
    clocks = {"slow": 3600, "fast": 120, None: None}
    asked = {}
    over = julia.open("me", "tiro")["id"]
    for name, seconds in clocks.items():
        clock = {"kind": "live", "seconds": seconds, "increment": 0} if seconds else None
        asked[name] = julia.open("me", clock=clock)["id"]
    waits = julia.open("me", "open")["id"]
    sitting = julia.sit(over).welcome()
    assert sitting.ask("resign", seat=0)["type"] == "ack"
    livia.open("me", "open", visibility="listed")
    found = [table["id"] for table in julia.get("/api/tables")["mine"]]
    assert found == [asked["fast"], asked["slow"], asked[None], waits, over]
