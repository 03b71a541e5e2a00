"""deploy/ and the hosting page: they name only what exists, with the defaults that are in force."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
import typer

from saturnalia.cli import app
from saturnalia.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "hosting.md"
DEPLOYED = sorted((ROOT / "deploy").iterdir())
ROW = re.compile(r"^\| (`[A-Z_, `]+`) \|([^|]*)\|[^|]+\|$", re.MULTILINE)


def rows() -> dict[str, str]:
    """The table of settings: each name with what stands as its default."""
    found: dict[str, str] = {}
    for names, defaults in ROW.findall(PAGE.read_text("utf-8")):
        listed = [name.strip(" `") for name in names.split(",")]
        values = [value.strip() for value in defaults.split(",")] if len(listed) > 1 else [defaults.strip()]
        found.update(zip(listed, values, strict=True))
    return found


def test_every_setting_stands_in_the_table_and_nothing_else() -> None:
    assert set(rows()) == {field.name.upper() for field in fields(Settings)}


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_defaults_are_said_as_they_are(name: str) -> None:
    default = getattr(Settings(), name)
    shown = rows()[name.upper()]
    if name == "database":
        assert shown == "SQLite in the data folder"
    elif default == "":
        assert shown == ""
    elif isinstance(default, bool):
        assert shown == str(default)
    elif isinstance(default, str):
        assert shown == default
    else:
        assert float(shown) == default


@pytest.mark.parametrize("page", [PAGE, *DEPLOYED], ids=lambda page: page.name)
def test_variables_that_are_named_exist(page: Path) -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", page.read_text("utf-8")))
    assert named <= known


@pytest.mark.parametrize("page", [PAGE, *DEPLOYED], ids=lambda page: page.name)
def test_commands_and_options_that_are_named_exist(page: Path) -> None:
    command = typer.main.get_command(app)
    commands = getattr(command, "commands")  # noqa: B009
    for line in page.read_text("utf-8").splitlines():
        for name, rest in re.findall(r"\bsaturnalia (serve|backup|restore|doctor)\b([^`#\n]*)", line):
            options = {option for parameter in commands[name].params for option in parameter.opts}
            assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", rest)) <= options | {"--help"}, line
