"""The ids of Ave Roma by which components, actions, boards and words name things, as types."""

from __future__ import annotations

from typing import Literal

EffectName = Literal[
    "denarii",
    "vp",
    "surplus",
    "political_influence",
    "area_influence",
    "resource_black",
    "resource_red",
    "resource_green",
    "wood",
    "stone",
    "cattle",
    "ore",
    "grain",
    "wine",
]
Resource = Literal["wood", "stone", "cattle", "ore", "grain", "wine"]
PlaceId = Literal["quaestor", "aedilis", "mercator", "propraetor", "roma", "aedificator", "legatus", "senatus"]
Colour = Literal["black", "red", "green"]
