"""The games that this server plays, each with its own components or with the host's corrected ones (a pack).

A pack is named after its game. In a folder, `pax.toml` is in force for new tables of PAX, while `pax-2026.toml` is kept
only for the tables that were begun with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from saturnalia.kernel.errors import BadComponents, UnknownGame
from saturnalia.kernel.game import Game, load, names
from saturnalia.server.refuse import Refused


class InstalledGames:
    """All games, read once when the server starts: a file that is edited meanwhile counts from the next start.

    >>> games = InstalledGames()
    >>> games.game("pax") is load("pax"), games.pack_of(load("pax"))
    (True, None)
    """

    def __init__(self, components: str | Path = "") -> None:
        self.names = names()
        """The names of all games, sorted; to look for them takes some milliseconds each time."""
        self._packs: list[tuple[Game, Path]] = []
        self._in_force: dict[str, Game] = {}
        if components:
            path = Path(components)
            if not path.exists():
                raise BadComponents("error-components-unreadable", file=str(path))
            for file in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
                self._add(file, is_new=file == path or "-" not in file.stem)

    def _add(self, file: Path, *, is_new: bool) -> None:
        name = file.stem.partition("-")[0]
        if name not in self.names:
            raise Refused("refused-pack-name", file=str(file), known=[f"{one}.toml" for one in self.names])
        game = load(name, file)
        if game.version == load(name).version:  # a copy in which nothing was corrected
            return
        self._packs.append((game, file))
        if is_new:
            self._in_force[name] = game

    def game(self, name: str) -> Game:
        """Return the game as new tables play it, or raise `UnknownGame`.

        >>> InstalledGames().game("pax").name
        'pax'
        """
        if name not in self.names:
            raise UnknownGame("error-unknown-game", game=name, known=self.names)
        return self._in_force.get(name) or load(name)

    def find(self, name: str, version: str) -> Game | None:
        """Return the game in the version with which a match was begun, or that may still play it, if it is here.

        >>> InstalledGames().find("pax", "0-00000000") is None
        True
        >>> InstalledGames().find("pax", load("pax").former_versions[0]) is load("pax")
        True
        """
        own = load(name)
        at_hand = [own, *(game for game, _ in self._packs if game.name == name)]
        same = next((game for game in at_hand if game.version == version), None)
        return own if same is None and version in own.former_versions else same

    def pack_of(self, game: Game) -> str | None:
        """Return the name of the file from which a game's components come, or None if they are its own.

        >>> InstalledGames().pack_of(load("pax")) is None
        True
        """
        return next((file.name for packed, file in self._packs if packed is game), None)

    def all(self) -> Iterator[tuple[Game, Path | None]]:
        """Yield every game in every version that is here, with the file of its pack.

        >>> [game.name for game, file in InstalledGames().all() if file is None] == names()
        True
        """
        yield from ((load(name), None) for name in self.names)
        yield from self._packs
