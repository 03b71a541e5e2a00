"""What commands say: the language of the person, the console, and errors as one sentence instead of a traceback."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property
from types import FrameType
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Console
from rich.text import Text

from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import LANGUAGES, Game
from saturnalia.kernel.message import Message

if TYPE_CHECKING:
    from saturnalia.kernel.clauses import Paragraph
    from saturnalia.kernel.words import Words

SEAT_STYLES = ("red", "bright_blue", "green", "magenta", "yellow", "cyan", "bright_black", "white")
HEADING = "bold dark_orange3"
STOPPED_BY_PERSON = 130


def default_language() -> str:
    """Return the language of the person's environment, English if it is none of ours.

    >>> default_language() in LANGUAGES
    True
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Speaker:
    """Says messages in one language on one console.

    >>> Speaker("hu").language
    'hu'
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language or default_language()
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.game: Game | None = None
        self.names: Sequence[str] = ()

    @cached_property
    def words(self) -> Words:
        """The sentences of the language, with those of the game once one is known."""
        from saturnalia.kernel.words import Words

        return Words(self.language, self.game)

    def turn_to(self, game: Game) -> None:
        """Speak about this game from now on."""
        self.game = game
        self.__dict__.pop("words", None)

    def say(self, message: Message | str, **args: Any) -> str:
        """Return a sentence; a message id may stand for a message."""
        return self.words.say(Message(message, args) if isinstance(message, str) else message, self.names)

    def text(self, message: Message | str, style: str = "", **args: Any) -> Text:
        """Return a sentence in which every name has the colour of its seat."""
        text = Text(self.say(message, **args), style=style)
        for seat, name in enumerate(self.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style=f"bold {SEAT_STYLES[seat]}")
        return text

    def tell(self, message: Message | str, style: str = "", **args: Any) -> None:
        """Print a sentence; the terminal wraps one with a file name, so that it can be copied whole."""
        self.console.print(self.text(message, style, **args), soft_wrap=_names_a_file(message, args))

    def complain(self, message: Message) -> None:
        """Print what went wrong as one sentence in red."""
        self.errors.print(Text(self.say(message), style="red"), soft_wrap=_names_a_file(message, {}))

    def waiting(self, message: str, **args: Any) -> AbstractContextManager[Any]:
        """Show that something takes its time."""
        if self.errors.is_terminal:
            return self.errors.status(Text(self.say(message, **args)))
        self.errors.print(self.say(message, **args))
        return nullcontext()

    def clause(self, paragraph: Paragraph) -> Text:
        """Return a clause or another paragraph of the rules, its id and provenance set apart."""
        text = Text()
        if paragraph.clause:
            text.append(f"{paragraph.clause} ", style="bold dark_orange3")
        text.append_text(_marked_up(paragraph.text))
        if paragraph.provenance:
            text.append(f" ({paragraph.provenance})", style="dim")
        return text


def _names_a_file(message: Message | str, args: dict[str, Any]) -> bool:
    return "file" in (message.args if isinstance(message, Message) else args)


def _marked_up(source: str) -> Text:
    """Return text with the two marks that rules pages use: **strong** and *emphasis*."""
    text = Text()
    for part in re.split(r"(\*\*.+?\*\*|\*[^*]+?\*)", source):
        bare = part.strip("*")
        text.append(bare, style="bold" if part.startswith("**") else "italic" if part != bare else "")
    return text


@contextmanager
def speaking(language: str | None) -> Iterator[Speaker]:
    """Run a command: what goes wrong for a person ends it with one sentence, Ctrl-C ends it quietly."""
    speaker = Speaker(language)
    try:
        yield speaker
    except SaturnaliaError as error:
        speaker.complain(error.message)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED_BY_PERSON) from None


@contextmanager
def stopping_gently() -> Iterator[None]:
    """Let a request to end the process, or a closed window, unwind it: what was begun is put in order first."""

    def leave(number: int, _frame: FrameType | None) -> None:
        sys.exit(128 + number)

    known = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in known}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
