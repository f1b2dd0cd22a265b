"""Asks Gacrux for tie-breaks. Each line of standard input is a file, how it is paired (-s for a Swiss, -p for pairings
that were known before; left alone it takes a small Swiss for a round robin), and codes with blanks between, all with
tabs. The answer for each file is written beside it with the ending .out."""

import contextlib
import io
import sys

from gacrux.tiebreakchecker import tiebreakchecker

for line in sys.stdin:
    file, paired, codes = line.rstrip("\n").split("\t")
    sys.argv = ["tiebreakchecker", "-i", file, "-o", file + ".out", "-dT", paired, "-t", *codes.split(" ")]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = tiebreakchecker().common_main()
    if code != 0:
        print(f"{file}: {code} {said.getvalue()}")
        sys.exit(1)
