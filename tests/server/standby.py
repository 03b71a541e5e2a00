"""Server processes for the crash test: gets everything ready once, then forks one for every line that it reads.

A line holds the port; the answer is the process id. A fork is ready to serve in a tenth of a second.
"""

import os
import signal
import sys

from saturnalia.server.commands import serve
from saturnalia.server.warm_up import warm_up

if __name__ == "__main__":
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            os.dup2(2, 1)  # whoever reads the answers must not wait for this process
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(port=int(line))
            os._exit(0)
        print(child, flush=True)
