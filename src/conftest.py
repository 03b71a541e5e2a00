"""Examples of modules that need an extra are run where the extra is installed, as it is on the integration machine."""

import os
from importlib.util import find_spec

NEEDED = {
    "saturnalia/research/gymnasium.py": "gymnasium",
    "saturnalia/research/openspiel.py": "pyspiel",
    "saturnalia/research/pettingzoo.py": "pettingzoo",
}

collect_ignore = [
    file for file, extra in NEEDED.items() if find_spec(extra) is None and not os.environ.get("SATURNALIA_CI")
]
