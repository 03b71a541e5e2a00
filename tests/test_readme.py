"""The README: its example does what it says, and what it names exists."""

import re
from pathlib import Path

import pytest
import typer.main

from saturnalia.cli import app

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]\n", capsys.readouterr().out)


def test_pictures_and_pages_exist() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert [link for link in links if not (README.parent / link).exists()] == []


def test_commands_and_their_options_exist() -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    named = re.findall(r"`saturnalia ([a-z]+)([^`]*)`", README.read_text(encoding="utf-8"))
    assert ("serve", " --components FILE") in named
    for command, rest in named:
        own = [known[command], *getattr(known[command], "commands", {}).values()]  # `arena` is `arena play`
        options = {name for one in own for parameter in one.params for name in parameter.opts}
        assert {word for word in rest.split() if word.startswith("--")} <= options, command
