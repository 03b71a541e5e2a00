"""The ids of Porta Nigra by which components, actions, boards and words name things, as types."""

from __future__ import annotations

from typing import Literal

Building = Literal["basilica", "amphitheatre", "city_wall", "porta_nigra"]
Color = Literal["black", "blue", "red", "yellow", "white"]
HonorKind = Literal["instant", "final_scoring", "substitute_building", "porta_nigra_brick"]
