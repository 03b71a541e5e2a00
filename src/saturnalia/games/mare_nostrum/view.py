"""What a position of Mare Nostrum means to a person: the one way to what is shown, said and refused, and the end.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
Texts are message ids of `words.<language>.ftl`.
"""

from .shown import view
from .speech import describe, narrate, prompt, settled, tell
from .standing import outcome, score_sheet, standing
from .tables import tables
from .why_not import why_not

__all__ = [
    "describe",
    "narrate",
    "outcome",
    "prompt",
    "score_sheet",
    "settled",
    "standing",
    "tables",
    "tell",
    "view",
    "why_not",
]
