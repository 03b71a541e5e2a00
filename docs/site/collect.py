"""Collects the pages of the documentation site in one folder, from where they are read in the repository.

`make docs` runs it, and lets Zensical (zensical.toml) make `build/site` of them. Links between pages are turned into
what they are on the site; every clause of the rules becomes an anchor, and every mention of one a link to it.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import saturnalia

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "saturnalia"
LANGUAGES = {"en": "English", "hu": "magyar"}

RENAMED = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
    "LICENSE": "licence.md",
    "docs/decisions": "decisions/index.md",
}
"""Where files and folders of the repository stand on the site that do not keep their place."""

REFERENCE = {
    "kernel": "State, rules, matches, words: what a game is made of, and what plays it.",
    "bots": "Bots: by lot, greedy, and searching.",
    "arena": "Tournaments, ratings, tests of changed bots, and balance.",
    "research": "Batches of matches, and interfaces of other libraries.",
}
LINK = re.compile(r"(\]\()([^)\s:#]*)((?:#[^)\s]*)?\))")
CLAUSE = r"[A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?"


def collect(folder: Path) -> None:
    """Write all pages and pictures of the site into a folder, in place of what was there."""
    shutil.rmtree(folder, ignore_errors=True)
    for source, place in pages().items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(with_links(source, source.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copy(source, target)
    (folder / "licence.md").write_text(
        f"# Licence\n\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}", encoding="utf-8"
    )
    write(folder / "decisions" / "index.md", listing("Decisions: why things are as they are", ROOT / "docs/decisions"))
    write(folder / "benchmarks/results/index.md", listing("Measured", ROOT / "benchmarks/results"))
    for name in saturnalia.names():
        for language in LANGUAGES:
            write(folder / "rules" / f"{name}.{language}.md", rules(name, language))
    write(folder / "rules" / "index.md", all_rules())
    for room, about in REFERENCE.items():
        write(folder / "reference" / f"{room}.md", reference(room, about))


def write(file: Path, text: str) -> None:
    """Write a page, and the folder in which it lies."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def pages() -> dict[Path, str]:
    """Return every file of the repository that is on the site as it is, and its place there."""
    kept = [path for path in (ROOT / "docs").rglob("*") if path.suffix in (".md", ".webp", ".css")]
    kept += [path for path in (ROOT / "benchmarks" / "results").iterdir() if path.suffix in (".md", ".png")]
    found = {path: path.relative_to(ROOT).as_posix().removeprefix("docs/") for path in sorted(kept)}
    return found | {ROOT / source: place for source, place in RENAMED.items() if source.endswith(".md")}


def with_links(source: Path, text: str) -> str:
    """Return the text of a page with its links as they are on the site."""
    places = {path.relative_to(ROOT).as_posix(): place for path, place in pages().items()} | RENAMED
    here = places[source.relative_to(ROOT).as_posix()]

    def moved(link: re.Match[str]) -> str:
        target = os.path.relpath((source.parent / link[2]).resolve(), ROOT).replace(os.sep, "/") if link[2] else ""
        if target not in places:
            return link[0]
        return f"{link[1]}{os.path.relpath(places[target], Path(here).parent).replace(os.sep, '/')}{link[3]}"

    return LINK.sub(moved, text)


def listing(title: str, folder: Path) -> str:
    """Return a page that links to all pages in a folder, by their titles; decisions in the order of their numbers."""
    files = sorted(folder.glob("*.md"), key=lambda path: (len(path.name.split("-")[0]), path.name))
    titles = [(file, file.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")) for file in files]
    return "\n".join([f"# {title}", "", *(f"- [{title}]({file.name})" for file, title in titles), ""])


def all_rules() -> str:
    """Return a page that links to the rules of every game, in every language."""
    lines = ["# Rules of the games", ""]
    for name in saturnalia.names():
        pages = " · ".join(f"[{called}]({name}.{language}.md)" for language, called in LANGUAGES.items())
        lines.append(f"- **{saturnalia.load(name).title}**: {pages}")
    return "\n".join([*lines, ""])


def rules(name: str, language: str) -> str:
    """Return the rules page of a game: every clause is an anchor, and every mention of a clause a link."""
    text = saturnalia.load(name).text(f"rules.{language}.md")
    anchors = set(re.findall(rf"^- \*\*({CLAUSE})\*\*", text, re.MULTILINE))
    text = re.sub(
        rf"(?<!\*\*)\b({CLAUSE})\b", lambda one: f"[{one[1]}](#{one[1]})" if one[1] in anchors else one[0], text
    )
    text = re.sub(rf"^- \*\*({CLAUSE})\*\*", r"- **\1**{ #\1 }", text, flags=re.MULTILINE)
    (other,) = LANGUAGES.keys() - {language}
    return text.replace("\n", f"\n\n[{LANGUAGES[other]}]({name}.{other}.md)\n", 1)


def reference(room: str, about: str) -> str:
    """Return the page on which Zensical shows all public things of one room of the package."""
    modules = sorted(path.stem for path in (PACKAGE / room).glob("*.py") if not path.stem.startswith("_"))
    blocks = [f"::: saturnalia.{room}.{module}" for module in modules]
    return "\n\n".join([f"# saturnalia.{room}", about, *blocks, ""])


if __name__ == "__main__":
    collect(Path(sys.argv[1]))
