"""What boards read is what `view_types.py` says: whole matches with every option, seen by everybody, against it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter

import saturnalia
from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match

TYPED = [name for name in saturnalia.names() if (load(name).folder / "view_types.py").exists()]
FIRST = 5  # positions of every kind of question that are looked at in a match, and after them
THEN = 60  # one of so many: a match may have thousands, and most are like others before them


def tables(name: str) -> Iterator[dict[str, Any]]:
    """Every number of seats, and every value of every other option where it matters."""
    game = load(name)
    for seats in game.seat_counts:
        plain = game.complete_options({"seats": seats})
        yield plain
        for option in game.options:
            if option.name != "seats" and option.applies(plain):
                yield from ({**plain, option.name: value} for value in option.allowed(plain) if value != option.default)


@cache
def adapter(name: str) -> TypeAdapter[Any]:
    view: Any = load(name).room("view_types").View
    return TypeAdapter(view)


def assert_typed(match: Match, viewer: int) -> None:
    """The view has every field of its type, of the right kind and nothing else: unknown ones do not come through."""
    game = match.game
    sent = json.dumps(game.room("view").view(game.state.mask(match.state, viewer), viewer))
    assert adapter(game.name).validate_json(sent, strict=True) == json.loads(sent)


@pytest.mark.parametrize("name", TYPED)
def test_views_are_what_their_types_say(name: str) -> None:
    for seed, options in enumerate(tables(name)):
        lots = random.Random(seed)
        match = Match.new(load(name), seed=seed, **options)
        asked: Counter[int] = Counter()
        while not match.is_over:
            asked[int(match.state.decision)] += 1
            if asked[int(match.state.decision)] <= FIRST or lots.randrange(THEN) == 0:
                assert_typed(match, lots.randrange(-1, match.seats))
            match.play(lots.choice(match.legal()))
        for viewer in range(-1, match.seats):
            assert_typed(match, viewer)


@pytest.mark.parametrize("name", TYPED)
def test_another_field_or_a_missing_one_is_noticed(name: str) -> None:
    match = Match.new(load(name), seed=1)
    view = json.loads(json.dumps(load(name).room("view").view(match.state, -1)))
    assert adapter(name).validate_json(json.dumps({**view, "more": 1}), strict=True) == view
    field = next(iter(view))
    with pytest.raises(ValueError, match=field):
        adapter(name).validate_json(json.dumps({key: view[key] for key in view if key != field}), strict=True)
