"""A driver that can be killed: python drive.py ENGINE SOURCE OUT SPLIT."""

from __future__ import annotations

import sys

import engines

if __name__ == "__main__":
    name, source, out, split = sys.argv[1:]
    found = engines.audit(name)([source], out, split=int(split), **engines.settings(name))
    print(found.totals.games, len(found))
