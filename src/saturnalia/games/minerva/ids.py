"""The ids of Minerva by which components, actions, boards and words name things, as types."""

from __future__ import annotations

from typing import Literal

Resource = Literal["wheat", "wood", "stone", "ore"]
Culture = Literal["theatre", "art", "science"]
Category = Literal["production", "commerce", "culture", "military", "special", "temple", "residence"]
Direction = Literal["up", "left", "right", "down"]
