"""The documentation: the site is built without a warning, and links lead somewhere, there and in the repository."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.game import LANGUAGES, load, names

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_in_the_repository_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s:#]+)(?:#[^)\s]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_pictures_are_small_and_shown() -> None:
    kept = list((ROOT / "docs" / "pictures").iterdir())
    shown = {ROOT / "docs" / link for link in re.findall(r"\]\((pictures/[^)]+)\)", read(ROOT / "docs", "gallery.md"))}
    assert set(kept) == shown
    assert [picture.name for picture in kept if picture.stat().st_size > 60_000] == []


def test_decisions_are_numbered_one_after_the_other() -> None:
    pages = list((ROOT / "docs" / "decisions").glob("*.md"))
    numbers = sorted(int(page.name.split("-")[0]) for page in pages)
    assert numbers == list(range(1, len(pages) + 1))
    for page in pages:
        assert page.read_text(encoding="utf-8").startswith(f"# {page.name.split('-')[0]}. ")


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, as `make docs` builds it: a link or an anchor that leads nowhere is a warning, and that an error."""
    subprocess.run([sys.executable, "docs/site/collect.py", "build/docs"], cwd=ROOT, check=True)
    zensical = Path(sys.executable).with_name("zensical")
    built = subprocess.run([zensical, "build", "--strict", "--clean"], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return ROOT / "build" / "site"


def test_every_page_is_reached_from_the_navigation(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    reached = set(re.findall(r'href="(?:\./)?([^"#:]+\.html)"', home)) | {"index.html", "404.html"}
    for folder in ("decisions", "benchmarks/results", "rules"):
        listed = re.findall(r'href="(?:\./)?([^"#:/]+\.html)"', read(site, f"{folder}/index.html"))
        reached |= {f"{folder}/{page}" for page in listed}
    assert {page.relative_to(site).as_posix() for page in site.rglob("*.html")} - reached == set()


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_an_anchor_and_is_linked_where_it_is_mentioned(site: Path, name: str, language: str) -> None:
    page = read(site, f"rules/{name}.{language}.html")
    known = clauses(load(name), language)
    assert set(re.findall(r'id="([A-Z]+-[^"]+)"', page)) == set(known)
    mentioned = {word for one in known.values() for word in re.findall(r"[\w.-]+\b", one.text) if word in known}
    assert mentioned <= set(re.findall(r'href="#([^"]+)"', page))


def test_the_reference_shows_examples_as_code(site: Path) -> None:
    page = read(site, "reference/index.html")
    assert 'id="saturnalia.kernel.match.Match.play"' in page
    assert '<span class="gp">&gt;&gt;&gt; </span>' in page
    assert "<blockquote>" not in page


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        foreign = re.findall(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=\"?(?:https?:)?//[^>]+", html)
        assert foreign == [], page


def read(site: Path, page: str) -> str:
    return (site / page).read_text(encoding="utf-8")
