"""The contract of a game, and how games are found.

A game is one folder with the same rooms as every other: `state.py` (the record, decisions, actions, events),
`rules.py` (compiled functions), `view.py` (what things mean to a person), `value.py` (what a bot thinks of a position),
`components.toml`, `rules.<language>.md` and `words.<language>.ftl`. This module is light: nothing is compiled, and not
even NumPy is imported, before somebody asks for a room that needs it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from saturnalia.kernel import components as component_files
from saturnalia.kernel import options as option_tools
from saturnalia.kernel.campaign import Campaign
from saturnalia.kernel.errors import BadComponents, UnknownGame
from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.options import Option, Value
from saturnalia.kernel.standing import ScoreRow, Standing


class Language(StrEnum):
    """The languages in which everything can be said.

    >>> [language.value for language in Language]
    ['en', 'hu']
    """

    EN = "en"
    HU = "hu"


LANGUAGES = tuple(language.value for language in Language)


@dataclass(frozen=True)
class ReadableTable:
    """A readable piece of a position (market, strengths, hand …) for the terminal and for games without a board.

    Cells are messages, texts or numbers; a text stands for itself in every language.

    >>> ReadableTable(Message("pax-table-market"), [Message("pax-column-value")], [[2], [3]]).rows
    [[2], [3]]
    """

    title: Message
    columns: list[Message]
    rows: list[list[Message | str | int]]


@dataclass(frozen=True)
class Game:
    """The rules of one title, with everything needed to play, show and explain it.

    >>> pax = load("pax")
    >>> pax.name, pax.seat_counts
    ('pax', (1, 2, 3, 4, 5, 6, 7, 8))
    """

    package: str
    name: str
    title: str
    designer: str
    year: int
    minutes: int
    rules_version: int
    options: tuple[Option, ...]
    longest_match: int
    former_versions: tuple[str, ...] = ()
    """The versions with which matches were begun before this one: files that still replay are opened for ever."""
    campaign: Campaign | None = None
    """Which option is a level that opens when the one before was won, in games that are played so alone."""

    # -- light: no compiling, no arrays ---------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        """The folder in which all rooms of the game lie.

        >>> load("pax").folder.name
        'pax'
        """
        return Path(str(sys.modules[self.package].__file__)).resolve().parent

    @cached_property
    def version(self) -> str:
        """The rules version that a match remembers: raised by hand with each change, plus the component data's hash.

        >>> pax = load("pax")
        >>> pax.version.startswith(f"{pax.rules_version}-")
        True
        """
        return f"{self.rules_version}-{component_files.components_hash(self.folder)}"

    @cached_property
    def components(self) -> dict[str, Any]:
        """Every tile, card and number of the game.

        >>> "legion" in load("pax").components
        True
        """
        return component_files.read_components(self.folder)

    @cached_property
    def reconstructed_share(self) -> float:
        """The share of component entries whose numbers are ours, because nobody has published them.

        >>> 0 < load("pax").reconstructed_share < 1
        True
        """
        sources = list(component_files.sources(self.components))
        return sources.count("reconstructed") / max(1, len(sources))

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play.

        >>> load("pax").seat_counts
        (1, 2, 3, 4, 5, 6, 7, 8)
        """
        return tuple(int(value) for option in self.options if option.name == "seats" for value in option.values)

    def complete_options(self, chosen: dict[str, Any], *, is_begun: bool = False) -> dict[str, Value]:
        """Check the chosen options and fill in the defaults; for a match that is begun, what was played by before.

        >>> load("pax").complete_options({"seats": 3})["variant"]
        'base'
        """
        return option_tools.complete(self.options, chosen, is_begun=is_begun)

    def carry_over_options(self, chosen: dict[str, Any]) -> dict[str, Value]:
        """Complete options that were chosen with an older version of the game.

        >>> load("pax").carry_over_options({"seats": 3, "colour": "red"})["variant"]
        'base'
        """
        return option_tools.carry_over(self.options, chosen)

    def describe_options(self) -> list[dict[str, Any]]:
        """Return the machine-readable description from which a form is built.

        >>> [option["name"] for option in load("pax").describe_options()][:2]
        ['seats', 'variant']
        """
        return [option.describe() for option in self.options]

    def text(self, file: str) -> str:
        """Return a text file of the game, such as `rules.hu.md` or `words.en.ftl`.

        >>> load("pax").text("rules.en.md").splitlines()[0]
        '# PAX'
        """
        return (self.folder / file).read_text(encoding="utf-8")

    # -- the rooms, imported when first needed --------------------------------------------------------------------

    def room(self, name: str) -> ModuleType:
        """Return one of the game's modules: state, rules, view or value.

        >>> load("pax").room("state").__name__
        'saturnalia.games.pax.state'
        """
        full_name = f"{self.package}.{name}"
        return sys.modules.get(full_name) or importlib.import_module(full_name)

    def optional_room(self, name: str) -> ModuleType | None:
        """Return a module that a game may do without: balance, bots or gpu; None where it does.

        >>> load("pax").optional_room("bots").LEVELS["tiro"], load("pax").optional_room("attic")
        ('greedy:1.4', None)
        """
        return self.room(name) if (self.folder / f"{name}.py").exists() else None

    @cached_property
    def state(self) -> Any:
        """The game's `State` class.

        >>> load("pax").state.__name__
        'State'
        """
        return self.room("state").State

    @cached_property
    def action_count(self) -> int:
        """How many action ids there are.

        >>> pax = load("pax")
        >>> pax.action_count == len(pax.action_ids)
        True
        """
        return int(self.room("state").ACTION_COUNT)

    @cached_property
    def events(self) -> dict[int, Any]:
        """What the codes in the journal mean.

        >>> load("pax").events[0].name
        'drew_opening'
        """
        return dict(self.room("state").EVENTS)

    @property
    def compiled_name(self) -> str:
        """What compiled functions are called after: a copy with an owner's components must not share them.

        >>> load("pax").compiled_name
        'pax'
        """
        return self.package.rpartition(".")[2]

    @cached_property
    def compiled(self) -> Any:
        """The compiled functions: see `saturnalia.kernel.compiled`.

        >>> pax = load("pax")
        >>> pax.compiled is pax.compiled
        True
        """
        from saturnalia.kernel.compiled import Compiled

        return Compiled(self)

    @cached_property
    def encode_options(self) -> Callable[[dict[str, Value]], Any]:
        """Turn completed options into the array of numbers that `setup` receives.

        >>> pax = load("pax")
        >>> pax.encode_options(pax.complete_options({"seats": 3, "variant": "nocturnus"}))[:2].tolist()
        [3, 1]
        """
        import numpy as np

        return lambda completed: np.array(option_tools.encode(self.options, completed), dtype=np.int64)

    # -- what things mean: every state here is already masked for the viewer -----------------------------------------

    def view(self, state: Any, viewer: int) -> dict[str, Any]:
        """Return what the viewer sees, as JSON.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.view(match.state, 0)["variant"]
        'base'
        """
        return dict(self.room("view").view(self.state.mask(state, viewer), viewer))

    def tables(self, state: Any, viewer: int) -> list[ReadableTable]:
        """Return what the viewer sees, as readable tables.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.tables(match.state, 0)[0].title.id
        'pax-table-market'
        """
        return list(self.room("view").tables(self.state.mask(state, viewer), viewer))

    def prompt(self, state: Any) -> Message:
        """Return the question that the actor is asked.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.prompt(match.state).id
        'pax-ask-setup-keep'
        """
        message: Message = self.room("view").prompt(self.state.mask(state, int(state.actor)))
        return message

    def describe(self, state: Any, action: int) -> Message:
        """Return what a legal action means to the actor.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.describe(match.state, 43).id
        'pax-do-setup-keep-card'
        """
        message: Message = self.room("view").describe(self.state.mask(state, int(state.actor)), action)
        return message

    def is_foreseen(self, state: Any, action: int) -> bool:
        """Whether the actor knows what the only answer to a question does, so that it may be given without asking.

        A game whose `view.py` has no `is_foreseen` of its own has shown it with the answers before.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.is_foreseen(match.state, match.legal()[0])
        True
        """
        view = self.room("view")
        if not hasattr(view, "is_foreseen"):
            return True
        return bool(view.is_foreseen(self.state.mask(state, int(state.actor)), action))

    def settled(self, state: Any) -> int | None:
        """Return an answer if all answers come to the same in the end, as when every card that is left must be paid.

        A game whose `view.py` has no `settled` has no such questions.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.settled(match.state) is None
        True
        """
        view = self.room("view")
        if not hasattr(view, "settled"):
            return None
        action = view.settled(self.state.mask(state, int(state.actor)))
        return None if action is None else int(action)

    def why_not(self, state: Any, action: int) -> Reason:
        """Return why an action is not offered to the actor.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.why_not(match.state, 0).clause
        'PAX-2.8'
        """
        reason: Reason = self.room("view").why_not(self.state.mask(state, int(state.actor)), action)
        return reason

    def journal(self, state: Any, viewer: int) -> list[dict[str, Any]]:
        """Return what the last action caused, as the viewer may know it.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> journal = match.play(43)  # seat 1 keeps a card, which seat 0 may not see
        >>> [match.game.journal(match.state, viewer)[0]["card"] for viewer in (0, 1)]
        [None, 21]
        """
        from saturnalia.kernel.journal import read

        return read(state, self.events, viewer)

    def tell(self, event: dict[str, Any]) -> Message | None:
        """Return the sentence for an event of the journal, or None for one that is not worth a line.

        >>> load("pax").tell({"event": "kept_opening", "seat": 1, "card": 21}).id
        'pax-log-kept-opening'
        """
        message: Message | None = self.room("view").tell(event)
        return message

    def narrate(self, events: list[dict[str, Any]]) -> list[Message]:
        """Return the lines of the log for all that one action caused.

        A game whose `view.py` has a `narrate` of its own tells several events in one sentence; in others each event
        has its line (`tell`).

        >>> events = [{"event": "kept_opening", "seat": 1, "card": 21}]
        >>> [line.id for line in load("pax").narrate(events)]
        ['pax-log-kept-opening']
        """
        view = self.room("view")
        if hasattr(view, "narrate"):
            return list(view.narrate(events))
        return [line for event in events if (line := view.tell(event)) is not None]

    def standing(self, state: Any, viewer: int) -> Standing | None:
        """Return who would win now as far as the viewer knows, with what every number is made of.

        A game whose `view.py` has no `standing` says nothing before the end.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> match.game.standing(match.state, 0).headline.id
        'pax-standing-rome-nobody'
        """
        view = self.room("view")
        if not hasattr(view, "standing"):
            return None
        found: Standing = view.standing(self.state.mask(state, viewer), viewer)
        return found

    def score_sheet(self, state: Any) -> list[ScoreRow]:
        """Return every scoring category of a finished match.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> while not match.is_over:
        ...     journal = match.play(match.legal()[0])
        >>> match.game.score_sheet(match.state)[0].title.id
        'pax-score-played'
        """
        return list(self.room("view").score_sheet(state))

    def outcome(self, state: Any) -> Message:
        """Return who won and by which rule, as a sentence.

        >>> from saturnalia.kernel.match import Match
        >>> match = Match.new("pax", seats=2, seed=1)
        >>> while not match.is_over:
        ...     journal = match.play(match.legal()[0])
        >>> match.game.outcome(match.state).id
        'pax-outcome-rome'
        """
        message: Message = self.room("view").outcome(state)
        return message

    def action_name(self, action: int) -> str:
        """Return the name of an action id; boards use it as the name of the thing that can be clicked.

        >>> load("pax").action_name(12)
        'legion:1'
        """
        return str(self.room("state").ACTION_NAMES[action])

    @cached_property
    def action_ids(self) -> dict[str, int]:
        """The action ids by name.

        >>> load("pax").action_ids["legion:1"]
        12
        """
        return {name: action for action, name in enumerate(self.room("state").ACTION_NAMES)}

    def __hash__(self) -> int:
        return hash((self.package, self.name))


def names() -> list[str]:
    """Return the names of all installed games.

    >>> "pax" in names()
    True
    """
    return sorted(entry.name for entry in entry_points(group="saturnalia.games"))


_loaded: dict[tuple[str, str], Game] = {}
_loading = threading.RLock()


def load(name: str, components: str | Path | None = None) -> Game:
    """Return a game, with its own component data or with an owner's corrected file.

    >>> load("pax") is load("pax")
    True
    >>> load("chess")
    Traceback (most recent call last):
    saturnalia.kernel.errors.UnknownGame: error-unknown-game (game=chess, known=...pax...)
    """
    pack = Path(components).resolve() if components else None
    key = (name, f"{pack}@{pack.stat().st_mtime_ns}" if pack and pack.exists() else str(pack))
    with _loading:
        if key not in _loaded:
            found = [entry for entry in entry_points(group="saturnalia.games") if entry.name == name]
            if not found:
                raise UnknownGame("error-unknown-game", game=name, known=names())
            game: Game = found[0].load()
            _loaded[key] = _load_with_pack(game, pack) if pack else game
        return _loaded[key]


def _load_with_pack(game: Game, pack: Path) -> Game:
    """Import a second copy of the game's package, whose tables come from the pack."""
    component_files.check_pack(pack, game.folder / "components.toml")
    with component_files.using_pack(game.folder, pack) as fingerprint:
        package = f"{game.package}_{fingerprint}"
        spec = importlib.util.spec_from_file_location(
            package, game.folder / "__init__.py", submodule_search_locations=[str(game.folder)]
        )
        if spec is None or spec.loader is None:
            raise ImportError(f"{game.folder} cannot be imported a second time")
        module = importlib.util.module_from_spec(spec)
        sys.modules[package] = module
        try:
            spec.loader.exec_module(module)
            copy: Game = module.game
            # everything that reads the component file is computed now, while the pack is in force
            for needed in ("version", "components", "compiled"):
                getattr(copy, needed)
            copy.room("view")
        except (ValueError, LookupError, ArithmeticError) as problem:
            for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
                del sys.modules[name]
            raise BadComponents("error-components-unusable", file=str(pack), problem=str(problem)) from None
        return copy
