"""A whole match in the terminal: one person against bots, saved after every action."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saturnalia.bots import Bot, choose, make_bot
from saturnalia.bots.hints import worthwhile
from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message, Reason, told_together
from saturnalia.speaking import HEADING, Speaker, stopping_gently
from saturnalia.terminal.board import BoardTable, TablePlaces, numbered, score_table
from saturnalia.terminal.campaigns import note_win
from saturnalia.terminal.prepare import HINTING_BOT
from saturnalia.terminal.rules_page import find_clauses
from saturnalia.terminal.saved_matches import Seating

LEAST_LOG_LINES = 4
MOST_REASONS = 3
COMMANDS = ("help", "hint", "why", "undo", "board", "log", "save", "quit")


class Left(Exception):
    """The person leaves the table; the match is saved."""


class TerminalSession:
    """The person, the bots and the match between them.

    >>> match = Match.new("pax", seats=2, seed=1)
    >>> seating = Seating(0, ["greedy", "random"], ["Anna", "Livia"])
    >>> session = TerminalSession(Speaker("en"), match, seating, Path("x.json"))
    >>> len(session.log) >= 1
    True
    """

    def __init__(self, speaker: Speaker, match: Match, seating: Seating, file: Path) -> None:
        self.speaker = speaker
        self.console = speaker.console
        self.match = match
        self.game = match.game
        self.seating = seating
        self.seat = seating.seat
        self.file = file
        self.log: list[tuple[int, Message]] = []
        """Every sentence so far, with the number of actions after which it was said."""
        self.table_places = TablePlaces()
        self.seen = 0
        """How many actions had been played when the person was asked last."""
        self.trouble: Message | None = None
        """What should be said with the next question, such as that the match cannot be saved."""
        speaker.turn_to(match.game)
        speaker.names = seating.names
        self.table_places.arranged(self.tables(match.at(0)), self.console.width)  # so a resumed match looks as it did
        for position in match.positions():
            self.note(position)

    # -- the course of the match ------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the end, or until the person leaves in whatever way; the match can then be resumed."""
        self.save()
        try:
            with suppress(ImportError):
                import readline  # noqa: F401  (its import gives `input` an editable line)
            with stopping_gently():
                self.play_on()
        except Left:
            self.tell_how_to_resume()
        except EOFError:
            self.console.print()
            self.tell_how_to_resume()
        except BaseException:
            self.console.print()
            self.tell_how_to_resume()
            raise

    def play_on(self) -> None:
        """Let everybody answer in turn; answers without a choice, which the person knows, are given at once."""
        bots = [make_bot(name) for name in self.seating.bots]
        while not self.match.is_over:
            action = self.match.foreseen()
            if action is None and self.match.actor != self.seat:
                action = self.ask_bot(bots[self.match.actor])
            if action is None:
                action = self.ask_person()
            if action is not None:
                self.match.play(action)
                self.note(self.match)
                self.save()
        self.show_end()

    def ask_bot(self, bot: Bot) -> int:
        """Return a bot's answer; it depends on the match alone, so a resumed match goes on in the same way."""
        return choose(bot, self.game, self.match.state, lots_of(self.match))

    def note(self, match: Match) -> None:
        """Remember what the last action caused, as the person may know it."""
        lines = self.game.narrate(self.game.journal(match.state, self.seat))
        self.log += [(len(match.played), line) for line in lines]

    def save(self) -> None:
        """Save the match; if that fails the person is told, and may play on."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(self.file, **self.seating.notes())
            self.trouble = None
        except OSError as error:
            problem = {"file": str(self.file), "problem": error.strerror or str(error)}
            self.trouble = Message("terminal-cannot-save", problem)

    def tell_how_to_resume(self) -> None:
        """Say where the match lies and how it goes on."""
        if self.trouble:
            self.speaker.complain(self.trouble)
        elif not self.match.is_over:
            self.speaker.tell("terminal-resume", file=str(self.file))

    # -- what is shown ----------------------------------------------------------------------------------------------

    def show(self, answers: list[int]) -> None:
        """Show the board, what has happened, the question and its answers."""
        width, height = self.console.size
        question: list[RenderableType] = [
            self.speaker.text(self.game.prompt(self.match.state), "bold"),
            numbered([self.speaker.text(self.game.describe(self.match.state, action)) for action in answers], width),
            Text(self.speaker.say("terminal-keys"), style="dim"),
        ]
        if self.trouble:
            question.insert(0, Text(self.speaker.say(self.trouble), style="red"))
        board: list[RenderableType] = [self.heading(), self.board(), Text("")]
        room = height - self.lines(*board, *question) - 2
        if room < LEAST_LOG_LINES:
            board = [self.board(between=0, room=height - self.lines(*question) - LEAST_LOG_LINES - 1)]
            room = max(LEAST_LOG_LINES, height - self.lines(*board, *question) - 1)
        self.wipe()
        self.console.print(*board, *self.recent_log(room), *question, sep="\n")
        self.seen = len(self.match.played)

    def lines(self, *parts: RenderableType) -> int:
        """Return how many lines the parts need."""
        return len(self.console.render_lines(Group(*parts), pad=False))

    def wipe(self) -> None:
        """Begin at the top of the terminal; in a file nothing is wiped."""
        if self.console.is_terminal:
            self.console.clear()

    def heading(self) -> RenderableType:
        """Return the line at the top."""
        return Rule(Text(self.game.title, style=HEADING), style="dim", align="left")

    def board(self, between: int = 1, room: int | None = None) -> RenderableType:
        """Return the position as the person sees it, every table where it stood before if that fits into the room."""
        return self.table_places.arranged(self.tables(self.match), self.console.width, between, room)

    def tables(self, match: Match) -> list[BoardTable]:
        """Return the tables of a position as the person sees them."""
        return [BoardTable(self.speaker, table) for table in self.game.tables(match.state, self.seat)]

    def recent_log(self, room: int) -> list[RenderableType]:
        """Return the last lines of what has happened since the person's last turn, the newest ones bright."""
        since = self.last_turn()
        lines = told_together([(count, message) for count, message in self.log if count > since or since == 0])
        shown: list[RenderableType] = []
        for count, message in reversed(lines):
            old = 0 < count <= self.seen
            line = Padding(self.speaker.text(message, "dim" if old else ""), (0, 0, 0, 2))
            room -= self.lines(line)
            if (room < 1 and len(shown) < len(lines) - 1) or room < 0:
                hidden = len(lines) - len(shown)
                shown.append(Text(self.speaker.say("terminal-log-more", count=hidden), style="dim"))
                break
            shown.append(line)
        return [*reversed(shown), Text("")]

    def last_turn(self) -> int:
        """Return how many actions had been played when the person's last turn ended."""
        played = self.match.played
        count = len(played)
        while count and played[count - 1].seat == self.seat:
            count -= 1
        while count and (played[count - 1].seat != self.seat or played[count - 1].forced):
            count -= 1
        return count

    def show_end(self) -> None:
        """Show the last events, the score sheet and who won."""
        self.wipe()
        self.console.print(self.heading(), self.board(), Text(""), *self.recent_log(self.console.height))
        sheet = score_table(self.speaker, self.game.score_sheet(self.match.state), self.match.places())
        self.console.print()
        self.console.print(sheet)
        self.console.print()
        self.speaker.tell(self.game.outcome(self.match.state), "bold")
        with suppress(OSError):  # a campaign that cannot be written down is no reason not to show the end
            if (opened := note_win(self.match)) is not None:
                self.speaker.tell("terminal-campaign-open", "green", level=opened.level)
        if self.trouble:
            self.speaker.complain(self.trouble)
        else:
            self.speaker.tell("terminal-replay", "dim", file=str(self.file))

    # -- what the person types ----------------------------------------------------------------------------------------

    def ask_person(self) -> int | None:
        """Return the person's answer, or None if the position has changed by an undo."""
        answers = self.match.legal()
        names = {self.game.action_name(action): action for action in answers}
        self.show(answers)
        while True:
            line = input("› ").strip()
            if not line:
                self.show(answers)
            elif line.isdecimal():
                if 1 <= int(line) <= len(answers):
                    return answers[int(line) - 1]
                self.refuse("terminal-number-unknown", number=line, count=len(answers), example=self.example())
            elif line in names:
                return names[line]
            elif line in self.game.action_ids:
                self.explain(line)
            elif self.obey(line):
                return None

    def obey(self, line: str) -> bool:
        """Carry out a command; return whether the position has changed."""
        first, _, rest = line.partition(" ")
        if line.startswith("?"):
            first, rest = "?", line[1:]
        rest = rest.strip()
        for command in COMMANDS:
            if first.casefold() in self.speaker.say(f"terminal-command-{command}").split():
                action: Callable[[str], bool] = getattr(self, f"do_{command}")
                try:
                    return action(rest)
                except SaturnaliaError as error:
                    self.refuse(error.message.id, **error.message.args)
                    return False
        self.refuse("terminal-not-understood", text=line)
        return False

    def do_undo(self, _rest: str) -> bool:
        """Take back the person's last choice."""
        left = self.match.undo(self.seat)
        self.log = [(count, message) for count, message in self.log if count <= left]
        self.seen = min(self.seen, left)
        self.save()
        return True

    def do_hint(self, _rest: str) -> bool:
        """Say what the hinting bot would answer."""
        choice = self.ask_bot(make_bot(HINTING_BOT))
        action = worthwhile(self.game, self.match.state, choice, lots_of(self.match))
        answer = self.speaker.say(self.game.describe(self.match.state, action))
        self.speaker.tell("terminal-hint", "green", number=self.match.legal().index(action) + 1, answer=answer)
        return False

    def do_why(self, rest: str) -> bool:
        """Say why something is not offered now; it may be called by its name or by what stands on it."""
        found = [self.game.action_ids[rest]] if rest in self.game.action_ids else self.find(rest)
        if not found:
            self.refuse("terminal-why-what", example=self.example(), names=self.families())
        told: set[str] = set()
        for action in found:
            legal = action in self.match.legal()
            reason = str(legal) if legal else self.speaker.say(self.match.why_not(action).message)
            if reason not in told and len(told) < MOST_REASONS:
                if len(found) > 1:
                    self.console.print(Text(self.labels[action], style="dim"))
                self.explain(self.game.action_name(action))
                told.add(reason)
        return False

    @cached_property
    def labels(self) -> dict[int, str]:
        """What people call the things behind the actions, where the game says it."""
        called = getattr(self.game.room("view"), "called", lambda _action: None)
        messages = {action: called(action) for action in range(self.game.action_count)}
        return {action: self.speaker.say(message) for action, message in messages.items() if message}

    def find(self, text: str) -> list[int]:
        """Return the actions whose thing is called by these words, or by words that begin so."""
        wanted = words_of(text)
        whole = [action for action, label in self.labels.items() if wanted and wanted <= words_of(label)]
        if whole or not wanted:
            return whole
        return [
            action
            for action, label in self.labels.items()
            if all(any(word.startswith(part) for word in words_of(label)) for part in wanted)
        ]

    def example(self) -> str:
        """Return something that one could ask about."""
        refused = [action for action in self.labels if action not in self.match.legal()]
        return self.labels[refused[0]] if refused else next(iter(self.game.action_ids))

    def explain(self, name: str) -> None:
        """Say why the action of this name is not offered, with the clause that forbids it."""
        action = self.game.action_ids[name]
        answers = self.match.legal()
        if action in answers:
            self.speaker.tell("terminal-why-allowed", number=answers.index(action) + 1)
            return
        reason: Reason = self.match.why_not(action)
        self.console.print(self.speaker.text(reason.message, "red"))
        paragraph = clauses(self.game, self.speaker.language).get(reason.clause or "")
        if paragraph:
            self.console.print(Padding(self.speaker.clause(paragraph), (0, 0, 0, 2)))

    def families(self) -> list[str]:
        """Return the names of all actions, those with numbers drawn together: card:0…39."""
        found: dict[str, list[str]] = {}
        for name in self.game.action_ids:
            kind, _, number = name.partition(":")
            found.setdefault(kind, []).append(number)
        return [f"{kind}:{n[0]}…{n[-1]}" if len(n) > 1 else kind for kind, n in found.items()]

    def do_help(self, rest: str) -> bool:
        """Explain the commands, or show the clauses that were asked for."""
        if rest:
            for paragraph in find_clauses(self.game, self.speaker.language, rest):
                self.console.print(self.speaker.clause(paragraph))
            return False
        self.console.print(Text(self.speaker.say("terminal-help"), style="bold"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        clause = next(iter(clauses(self.game)))
        for command in COMMANDS:
            key = self.speaker.say(f"terminal-command-{command}").split()[0]
            about = self.speaker.say(f"terminal-help-{command}", example=self.example(), clause=clause)
            grid.add_row(Text(f"  {key}", style="bold"), about)
        self.console.print(grid)
        return False

    def do_board(self, _rest: str) -> bool:
        """Show the board alone."""
        self.wipe()
        self.console.print(self.board())
        return False

    def do_log(self, _rest: str) -> bool:
        """Show everything that has happened."""
        for _, message in told_together(self.log):
            self.console.print(self.speaker.text(message))
        return False

    def do_save(self, rest: str) -> bool:
        """Save the match, also into another file."""
        if not rest:
            self.save()
            self.speaker.tell(self.trouble or Message("terminal-saved", {"file": str(self.file)}))
            return False
        try:
            target = Path(rest).expanduser()
            self.match.save(target, **self.seating.notes())
            self.speaker.tell("terminal-saved", file=str(target))
        except OSError as error:
            self.refuse("terminal-cannot-save", file=rest, problem=error.strerror or str(error))
        return False

    def do_quit(self, _rest: str) -> bool:
        """Leave the table."""
        raise Left

    def refuse(self, message: str, **args: object) -> None:
        """Say why something cannot be done."""
        self.speaker.tell(message, "red", **args)


def words_of(text: str) -> set[str]:
    """Return the words and numbers of a text, in small letters.

    >>> sorted(words_of("III. légió"))
    ['iii', 'légió']
    """
    return set(re.findall(r"\w+", text.casefold()))


def lots_of(match: Match) -> int:
    """Return the seed for the next choice of a bot, the same whenever the same position is reached again."""
    text = f"{match.seed}-{len(match.played)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
