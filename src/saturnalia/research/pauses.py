"""Actions in pieces: where a game does in a loop what an answer has left to be done, a play-out may pause.

On a graphics card threads that have much left to do hold up those that have little. So there a play-out does not run
such a loop to its end: it takes one turn of it at a time, and lanes with the same thing left take theirs together.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from saturnalia.kernel.copies import plain
from saturnalia.kernel.game import Game

_LOOPS = {"mare_nostrum": ("go_on", "upcoming", "Upcoming")}
"""By game: the function that is the loop, and the field that says what is done next, with the kinds of it."""


@dataclass(frozen=True)
class Pauses:
    """The loop of a game, or None; one turn of it; and what is left: 0 for nothing, else a number up to `count`.

    >>> from saturnalia import load
    >>> pauses(load("pax")).loop, pauses(load("pax")).count
    (None, 0)
    """

    loop: Any
    go_on_once: Any
    what_is_left: Any
    count: int


def nothing_left(s: Any) -> int:  # noqa: ARG001
    """Say that an action is over.

    >>> nothing_left(None)
    0
    """
    return 0


def nothing_now(s: Any) -> None:
    """Do nothing yet.

    >>> nothing_now(None)
    """


def pauses(game: Game) -> Pauses:
    """Return where the play-outs of a game may pause.

    >>> from saturnalia import load
    >>> mare_nostrum = pauses(load("mare_nostrum"))
    >>> state = load("mare_nostrum").state.new()
    >>> mare_nostrum.what_is_left(state)
    0
    >>> state.phase_over = 1
    >>> mare_nostrum.what_is_left(state)
    1
    """
    if game.name not in _LOOPS:
        return Pauses(None, nothing_now, nothing_left, 0)
    name, field, kinds = _LOOPS[game.name]
    return in_pieces(plain(getattr(game.room("rules"), name)), field, len(getattr(game.room("state"), kinds)))


def in_pieces(loop: Any, field: str, count: int) -> Pauses:
    """Return a loop cut up; `field` says what is done next, one of `count` things.

    >>> from saturnalia import load
    >>> in_pieces(load, "upcoming", 3)
    Traceback (most recent call last):
    TypeError: load should be one loop and nothing else
    """
    tree = ast.parse(textwrap.dedent(inspect.getsource(loop))).body[0]
    assert isinstance(tree, ast.FunctionDef), loop
    body = tree.body[1:]  # after the docstring
    if len(body) != 1 or not isinstance(body[0], ast.While) or body[0].orelse:
        raise TypeError(f"{tree.name} should be one loop and nothing else")
    if any(isinstance(node, ast.Return | ast.Break | ast.Continue) for node in ast.walk(body[0])):
        raise TypeError(
            f"{tree.name} should end by the condition of its loop only: one turn of it does not know the rest"
        )
    state = tree.args.args[0].arg
    left = ast.parse(f"return int({state}.{field}) + 1 if ... else 0").body[0]
    assert isinstance(left, ast.Return), left
    assert isinstance(left.value, ast.IfExp), left
    left.value.test = body[0].test
    return Pauses(loop, _made(loop, tree, body[0].body), _made(loop, tree, [left]), count)


def _made(loop: Any, tree: ast.FunctionDef, body: list[ast.stmt]) -> Any:
    """Return a function with another body that stands where the loop stands."""
    made = ast.FunctionDef(tree.name, tree.args, body, [], None)
    for argument in made.args.args:
        argument.annotation = None
    module = ast.fix_missing_locations(ast.Module([made], []))
    code = compile(module, loop.__code__.co_filename, "exec").co_consts[0]
    return FunctionType(code, loop.__globals__, tree.name)
