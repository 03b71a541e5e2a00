"""An owner's corrected component file."""

from __future__ import annotations

from pathlib import Path

from saturnalia.kernel.game import load


def original_of(name: str) -> str:
    """The component file that comes with a game."""
    return (load(name).folder / "components.toml").read_text(encoding="utf-8")


def corrected(name: str, folder: Path, original: str, correction: str) -> Path:
    """The component file of a game with one thing changed, where it comes first."""
    assert original in original_of(name)
    pack = folder / f"{name}.toml"
    pack.write_text(original_of(name).replace(original, correction, 1), encoding="utf-8")
    return pack
