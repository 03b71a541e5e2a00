"""A server process for the crash test: it gets everything ready, waits for a word on standard input, and serves."""

import sys

from saturnalia.server.app import warm_up
from saturnalia.server.commands import serve

if __name__ == "__main__":
    warm_up()
    sys.stdin.readline()
    serve(port=int(sys.argv[1]))
