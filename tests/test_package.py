"""What is packed: the page with the licences of all its parts, and a README whose links work everywhere."""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path

import pytest

from hatch_build import PAGE, is_stale, with_absolute_links

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STATIC = (ROOT / PAGE).parent
LICENCES = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "LICENSES").glob("*.txt")}


@pytest.mark.skipif(not STATIC.exists(), reason="the web client is not built (make build-web)")
def test_every_part_of_the_page_has_its_licence() -> None:
    scripts = json.loads((STATIC / "licences.json").read_text(encoding="utf-8"))
    names = {part["name"].strip("@").replace("/", "-"): part["identifier"] for part in scripts}
    assert {"svelte", "fluent-bundle"} <= set(names)
    for name, identifier in names.items():
        assert f"({identifier})" in LICENCES[name].splitlines()[0]
        assert identifier in PROJECT["license"].split(" AND ")
    fonts = [path.name for path in STATIC.rglob("*") if path.is_file() and path.suffix not in (".js", ".css", ".html")]
    fonts = sorted(set(fonts) - {"favicon.svg", "favicon-turn.svg", "licences.json"})
    assert len(fonts) == 8
    for font in fonts:
        assert any("SIL OPEN FONT LICENSE" in text for name, text in LICENCES.items() if font.startswith(f"{name}-"))


def test_licences_are_packed_and_named() -> None:
    assert PROJECT["license-files"] == ["LICENSE", "LICENSES/*.txt"]
    kinds = {re.search(r"\(([\w.-]+)\)", text.splitlines()[0])[1] for text in LICENCES.values()}  # type: ignore[index]
    assert kinds | {"MIT"} == set(PROJECT["license"].split(" AND "))
    assert "Apache License" in LICENCES["fluent-bundle"]


def test_links_of_the_readme_lead_to_files_of_this_version() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = with_absolute_links(readme, {**PROJECT, "version": "1.2.3"})
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", found)
    assert len(links) == len(re.findall(r"\]\(", readme)) > 10
    for picture, link in links:
        kind = "raw" if picture else "blob"
        assert link.startswith(f"{PROJECT['urls']['Source']}/{kind}/v1.2.3/") or not link.startswith(
            PROJECT["urls"]["Source"]
        )
        assert "://" in link or link.startswith("#")


def test_the_page_is_made_again_only_when_it_has_to_be(tmp_path: Path) -> None:
    source, words, page = tmp_path / "web/src/main.ts", tmp_path / "src/saturnalia/words/web.en.ftl", tmp_path / PAGE
    for path in (source, words, page):
        path.parent.mkdir(parents=True)
    for path in (source, words):
        path.touch()
    assert is_stale(tmp_path)
    page.touch()
    os.utime(page, (2e9, 2e9))
    assert not is_stale(tmp_path)
    for changed in (source, words):
        os.utime(changed, (2.1e9, 2.1e9))
        assert is_stale(tmp_path)
        os.utime(changed, (1e9, 1e9))
    os.utime(source, (2.1e9, 2.1e9))
    (tmp_path / "PKG-INFO").touch()
    assert not is_stale(tmp_path), "an sdist carries its page, whatever the age of its files"
