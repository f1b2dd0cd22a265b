"""What users write; mypy reads it and nobody runs it."""

from collections.abc import Iterator

from typing_extensions import assert_type

import adoube
from adoube import Audit, Game, Position, Report, Split, Verdict

position = Position().play("e4", "e5")
assert_type(position, Position)
assert_type(position.legal_moves(), list[str])
verdict = position.can_mate("white")
assert_type(verdict, Verdict)
assert_type(verdict.answer, bool | None)
assert_type(position.is_dead(), bool | None)
assert_type(adoube.games("x.pgn", where=lambda tags: "White" in tags), Iterator[Game])
found = adoube.audit(["x.pgn"], edition=2018, progress=lambda progress: print(progress.games))
assert_type(found, Audit)
assert_type(found.totals.games, int)
splits = adoube.plan(["x.pgn"])
assert_type(splits, list[Split])
assert_type(adoube.audit_split(splits[0]), Report)
for finding in found:
    assert_type(finding.ply, int | None)
adoube.audit("x.pgn", edition=2020)  # type: ignore[arg-type]
position.can_mate("green")  # type: ignore[arg-type]
