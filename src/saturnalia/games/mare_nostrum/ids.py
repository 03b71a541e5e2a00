"""The ids of Mare Nostrum by which components, actions, boards and words name things, as types."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "tax", "grain", "fish", "slaves", "wine", "metal", "fruit", "livestock", "oil", "gold", "gems", "perfume", "papyrus"
]
Side = Literal["rome", "greece", "babylon", "egypt", "carthage"]
Role = Literal["director_of_commerce", "political_leader", "military_leader"]
Slot = Literal["none", "city", "caravan_0", "caravan_1", "market", "temple", "influence"]
Item = Literal["influence", "caravan", "city", "market", "temple", "legion", "fortress", "trireme"]
