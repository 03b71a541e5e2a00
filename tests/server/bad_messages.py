"""Messages to a table that must all be refused: stale, foreign, early, malformed, too long."""

from __future__ import annotations

import json
import random
import string
from typing import Any

from tests.server.browser import Json


def junk(lots: random.Random, depth: int = 0) -> Any:
    simple: list[Any] = [
        None, True, False, 0, -1, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "x", "\u0000", "\ud7ff", "🎲" * 50,
        "<script>", "' OR 1=1 --", "../../etc/passwd", "seat", [], {},
    ]  # fmt: skip
    if depth < 3 and lots.random() < 0.3:
        if lots.random() < 0.5:
            return [junk(lots, depth + 1) for _ in range(lots.randrange(4))]
        return {lots.choice(["type", "ref", "seq", "seat", "x"]): junk(lots, depth + 1) for _ in range(3)}
    return lots.choice(simple)


def improper(lots: random.Random, seq: int) -> Json:
    """A well-formed message: stale, early, foreign, or about things that do not exist."""
    stale = lots.choice([old for old in (0, 1, seq + 1, seq + 1000, 99_999) if old != seq])
    kinds: list[Json] = [
        {"type": "act", "seq": seq, "seat": lots.choice([0, 2, 3, 15]), "action": lots.randrange(70)},
        {"type": "act", "seq": stale, "seat": 1, "action": lots.randrange(100_000)},
        {"type": "undo", "seq": seq, "seat": lots.choice([0, 5]), "beyond": lots.random() < 0.5},
        {"type": "undo", "seq": stale, "seat": 1},
        {"type": "look", "viewer": lots.choice([0, 2, 15])},
        {"type": "at", "seq": seq + lots.randrange(1, 1000)},
        {"type": "hint", "seat": lots.choice([0, 2, 9])},
        {"type": "resign", "seat": lots.choice([0, 2, 9])},
        {"type": "change_rules", "seat": lots.randrange(16), "change": "play_on", "agree": lots.random() < 0.5},
        {"type": "take_over", "seat": lots.randrange(16), "level": lots.choice(["tiro", "deus", "", "x" * 20])},
    ]
    return {**lots.choice(kinds), "ref": lots.randrange(2**31)}


def spoiled(lots: random.Random, seq: int) -> str | bytes:
    """A message that is not well-formed."""
    message = improper(lots, seq)
    way = lots.randrange(9)
    if way == 0:
        message[lots.choice(list(message))] = junk(lots)
        message["seat"] = junk(lots) if lots.random() < 0.5 else 9
        message["extra"] = 1
    elif way == 1:
        del message[lots.choice([key for key in message if key != "beyond"])]
        message["unknown"] = junk(lots)
    elif way == 2:
        return json.dumps(junk(lots))
    elif way == 3:
        return "".join(lots.choice(string.printable) for _ in range(lots.randrange(200)))
    elif way == 4:
        return json.dumps(message)[: lots.randrange(1, 30)]
    elif way == 5:
        return "[" * lots.randrange(1, 8_000)
    elif way == 6 and lots.random() < 0.1:  # a connection that sends a hundred of these is closed
        return json.dumps({**message, "type": "x" * lots.randrange(17_000, 30_000)})
    elif way == 7:
        return bytes(lots.randrange(256) for _ in range(lots.randrange(100)))
    else:
        message = {**message, "seq": lots.choice([-1, 10**30, "1", 1.0, None, True]), "target": "x" * 61}
    return json.dumps(message)
