"""The program: ``python -m adoube VERB …`` does what ``adoube VERB …`` does."""

import signal
import sys

from ._native import program


def main() -> int:
    """Runs the program with the arguments of this process and gives its exit code."""
    # The interpreter would only note that it was interrupted, and the program would never hear of it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return program(["adoube", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
