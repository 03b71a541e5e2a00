"""Names in all their forms: the tables of `names.<language>.toml`, as Fluent messages that sentences name things by.

Fluent has no way to ask for "this thing, as an object": a language with cases needs a message for each form, and each
of them lists every thing. In a table a thing is one line, with all its forms side by side:

    [place]
    forms = ["name", "in", "to"]

    [place.messages]
    toy-place = { place = "name" }
    toy-to-place = { to_place = "to" }

    [place.names]
    rome = ["Róma", "Rómában", "Rómába"]

A message is said to choose by an argument and to say a form. An empty form is said like the first. What is not in the
table is said as it is, unless there is a line `other` for it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

_OTHER = "other"


def fluent_messages(text: str) -> str:
    r"""Return the messages of all tables, as Fluent source.

    >>> print(fluent_messages('''
    ... [good]
    ... forms = ["name", "object"]
    ... [good.messages]
    ... toy-gave = { gave = "object" }
    ... [good.names]
    ... wine = ["bor", "bort"]
    ... '''))
    toy-gave =
        { $gave ->
            [wine] bort
           *[other] { $gave }
        }
    """
    return "\n".join(message for name, table in tomllib.loads(text).items() for message in _messages(name, table))


def _messages(name: str, table: dict[str, Any]) -> Iterator[str]:
    forms: list[str] = table["forms"]
    for thing, said in table["names"].items():
        if len(said) != len(forms) or not said[0]:
            raise ValueError(f"{name}.names.{thing}: {said}, but the forms are {forms}")
    for message, choice in table["messages"].items():
        ((argument, form),) = choice.items()
        column = forms.index(form)
        told = {thing: said[column] or said[0] for thing, said in table["names"].items()}
        fallback = told.pop(_OTHER, f"{{ ${argument} }}")
        lines = [f"        [{thing}] {text}\n" for thing, text in told.items()]
        yield f"{message} =\n    {{ ${argument} ->\n{''.join(lines)}       *[{_OTHER}] {fallback}\n    }}"
