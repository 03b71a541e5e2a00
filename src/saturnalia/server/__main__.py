"""`python -m saturnalia.server [PORT]`: the server without the rest of the command line."""

import sys

from saturnalia.server.commands import serve

serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
