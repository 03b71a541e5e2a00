"""The laws that every game must obey, and how it is told that one of them is broken."""

from __future__ import annotations

from enum import StrEnum

from saturnalia.kernel.options import Value


class Law(StrEnum):
    """What every game must obey.

    >>> Law.NO_DEAD_END.value
    'whoever must answer has at least one legal action'
    """

    IDS = "legal actions are ids of the action space, without repeats"
    NO_DEAD_END = "whoever must answer has at least one legal action"
    BOUNDED = "a match ends within game.longest_match actions"
    JOURNAL_FITS = "the journal holds everything that one action causes"
    SAME_BYTES = "the same seed and actions give the same bytes, whatever the record held before"
    CONSERVATION = "the game's own conservation laws hold in every position"
    REDEAL_KEEPS_VIEW = "redealing what a viewer cannot know changes nothing that the viewer sees"
    REDEAL_KEEPS_LEGAL = "redealing what the actor cannot know does not change the actor's legal actions"
    REDEAL_KEEPS_LAWS = "the game's own conservation laws hold after a redeal"
    REDEAL_IS_HONEST = "a redeal depends only on what the viewer knows"
    JOURNAL_KEEPS_SECRETS = "the journal tells a viewer nothing that is still hidden from them"
    REVEALS_ARE_MARKED = "an action that shows its actor something hidden or random is marked as revealing"
    JSON = "views and journals survive JSON"
    STANDING = "who would win now is told of the seats of the table, and the rows of a seat add up to its value"
    WORDS = "everything that can be said has words in every language"
    REFUSAL = "an illegal action is refused with a reason and changes nothing"
    UNDO = "undo goes back exactly to the seat's last choice, never beyond something revealed or another's answer"
    UNDO_KEEPS_SECRETS = "whether a seat may undo does not change when what is hidden from it is redealt"
    REPLAY = "a match read from its file equals the match that was played"
    ENDING = "at the end every seat has points and a place, and there is a score sheet and an outcome"
    INTERPRETED = "the interpreted rules play exactly like the compiled ones"
    GIL = "compiled functions let other threads run"


class BrokenLaw(AssertionError):
    """A game breaks a law of the contract.

    >>> str(BrokenLaw(Law.NO_DEAD_END, "pax", {"seats": 2}, 7, 31, "decision 4"))
    "pax breaks the law “whoever must answer has at least one legal action”: decision 4
    (options {'seats': 2}, seed 7, action 31)"
    """

    def __init__(self, law: Law, game: str, options: dict[str, Value], seed: int, action: int, detail: object) -> None:
        super().__init__(
            f"{game} breaks the law “{law.value}”: {detail} (options {options}, seed {seed}, action {action})"
        )
        self.law = law
        self.seed = seed
        self.action = action
