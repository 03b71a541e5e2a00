"""The ids of PAX by which components, actions, boards and words name things, as types."""

from __future__ import annotations

from typing import Literal

Category = Literal[
    "wealth", "fleet", "army", "religion", "senator", "estate", "conspiracy", "militia", "scout", "adversary"
]
