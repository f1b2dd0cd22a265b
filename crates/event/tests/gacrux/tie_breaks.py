"""Asks Gacrux for tie-breaks. Each line of standard input is a file, a tab, and codes with blanks between; the answer
for each file is written beside it with the ending .out."""

import contextlib
import io
import sys

from gacrux.tiebreakchecker import tiebreakchecker

for line in sys.stdin:
    file, codes = line.rstrip("\n").split("\t")
    sys.argv = ["tiebreakchecker", "-i", file, "-o", file + ".out", "-dT", "-t", *codes.split(" ")]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = tiebreakchecker().common_main()
    if code != 0:
        print(f"{file}: {code} {said.getvalue()}")
        sys.exit(1)
