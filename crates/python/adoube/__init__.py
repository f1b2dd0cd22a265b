"""The Laws of Chess as running software.

>>> import adoube
>>> adoube.Position("8/8/8/8/8/5k2/7p/7K b - - 0 1").can_mate("white").reason
'White has nothing but the king'
>>> adoube.cite("7.5.5").title
'Penalty for illegal moves'

Positions know what is legal and who can still mate; :func:`rule` plays what happened at a board and says what follows;
:func:`games` reads archives, :func:`audit` holds them against the Laws. :mod:`adoube.ray`, :mod:`adoube.dask` and
:mod:`adoube.spark` do that on many machines.
"""

from ._audit import audit, audit_moves, audit_split, games, merge, plan
from ._laws import cite, rule
from ._native import Changed, Complaint, Game, Illegal, Position, Verdict
from ._types import (
    START,
    Article,
    Audit,
    Edition,
    Failure,
    Finding,
    Progress,
    Report,
    Ruling,
    Side,
    Split,
    Totals,
    Uri,
)

__all__ = [
    "START",
    "Article",
    "Audit",
    "Changed",
    "Complaint",
    "Edition",
    "Failure",
    "Finding",
    "Game",
    "Illegal",
    "Position",
    "Progress",
    "Report",
    "Ruling",
    "Side",
    "Split",
    "Totals",
    "Uri",
    "Verdict",
    "audit",
    "audit_moves",
    "audit_split",
    "cite",
    "games",
    "merge",
    "plan",
    "rule",
]
