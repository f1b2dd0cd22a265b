"""Asks Gacrux whether the rounds of team events are paired as C.04.6 says. Each line of standard input is a file; the
answer has the file, a tab, and 0 if every round agrees."""

import contextlib
import io
import sys

from gacrux.pairingchecker import pairingchecker

for line in sys.stdin:
    file = line.rstrip("\n")
    sys.argv = ["pairingchecker", "-c", "-d@", "-i", file]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            pairingchecker().common_main()
        except SystemExit:
            pass
    print(f"{file}\t{' '.join(said.getvalue().split())}")
