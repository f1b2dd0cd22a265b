"""What goes in and what comes out."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from . import _native
from ._native import Position

Edition = Literal[2014, 2018, 2023]
Side = Literal["white", "black"]
Language = Literal["en", "ru", "bg", "sr", "mk", "hy", "sr-Latn"]
Uri = str | os.PathLike[str]

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
"""The initial position, as FEN."""


class ArrowArray(Protocol):
    """Anything that hands over an Arrow array: of pyarrow, polars, nanoarrow."""

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """Anything that hands over an Arrow array in pieces: a chunked array, a column of polars."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


class ArrowBatch(Protocol):
    """Rows that anything which knows Arrow takes as they are."""

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...
    def __len__(self) -> int: ...


class Finding(NamedTuple):
    """Something found in a game; the columns of the table."""

    file: str
    game: int
    line: int
    ply: int | None
    move: str
    kind: str
    article: str
    side: Side | None
    recorded: str | None
    lawful: str | None
    white: str
    black: str
    date: str
    words: str


class Failure(NamedTuple):
    """A source that could not be read to its end, and why."""

    source: str
    words: str


class Progress(NamedTuple):
    """How far an audit is."""

    bytes: int
    size: int | None
    games: int
    findings: int
    seconds: float


@dataclass(frozen=True)
class Totals:
    """Sums over games."""

    games: int
    whole: int
    broken: int
    plies: int
    bytes: int
    lines: int
    findings: dict[str, int]
    changed: int
    fivefold_reached: int
    seventy_five_reached: int
    dead_reached: int
    mated: int
    stalemated: int
    undecided: int
    results: list[int]
    lengths: list[int]
    threefolds: list[int]
    years: dict[int, list[int]]
    lengths_found: list[int]
    years_found: dict[int, int]
    rates: dict[str, list[int]]

    @classmethod
    def _read(cls, text: str) -> Totals:
        known: dict[str, Any] = json.loads(text)
        for name in ("years", "years_found"):
            known[name] = {int(year): value for year, value in known[name].items()}
        return cls(**known)


@dataclass(frozen=True)
class Ruling:
    """What the Laws make of an act, and how board and clocks stand after it."""

    line: int
    """The line of the script."""
    act: str
    refused: bool
    """It cannot happen: nothing is recorded."""
    remedy: str
    """What is done, in words."""
    articles: list[tuple[str, str]]
    """By which articles: numbers and titles, the nearest first."""
    proof: list[str]
    says: str
    """As a page says it, which ``adoube check`` holds against what is ruled."""
    position: Position
    clocks: tuple[int, int]
    """Milliseconds that White and Black have left."""

    @property
    def article(self) -> str | None:
        """The nearest article."""
        return self.articles[0][0] if self.articles else None


@dataclass(frozen=True)
class Article:
    """An article in our own words."""

    number: str
    edition: Edition
    title: str
    summary: str | None
    topic: str
    kind: str
    elsewhere: dict[int, str]
    """Its numbers in the other editions."""
    below: list[tuple[str, str]]
    cases: int
    """How many cases of the pages are about it."""


@dataclass(frozen=True)
class Split:
    """A part of a source that a worker audits by itself: the games that begin there."""

    number: int
    """Its place in the plan, from 0."""
    of: int
    """How many the plan has."""
    source: str
    start: int
    stop: int
    """In bytes as they are stored."""
    size: int
    mark: str | None
    """What changes with the source's content besides its size: an ETag, or a file's time."""
    packing: Literal["plain", "frames", "whole"]
    folder: str = field(default_factory=os.getcwd, repr=False)
    """What paths are relative to; on other machines it must be there as well."""
    storage: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    def _text(self) -> str:
        return json.dumps(
            {
                "source": self.source,
                "from": self.start,
                "to": self.stop,
                "size": self.size,
                "mark": self.mark,
                "packing": self.packing,
            }
        )

    @classmethod
    def _read(cls, text: str, number: int, of: int, folder: str, storage: dict[str, str]) -> Split:
        known = json.loads(text)
        return cls(
            number=number,
            of=of,
            source=known["source"],
            start=known["from"],
            stop=known["to"],
            size=known["size"],
            mark=known["mark"],
            packing=known["packing"],
            folder=folder,
            storage=tuple(sorted(storage.items())),
        )


@dataclass(frozen=True)
class Report:
    """The audit of one split; can be pickled, and is put together with the others by :func:`merge`."""

    split: Split
    asked: tuple[int, bool, str | None]
    """Edition, thorough, language."""
    _sums: str = field(repr=False)
    _table: _native.Table = field(repr=False)

    @property
    def totals(self) -> Totals:
        """The sums over its games."""
        return Totals._read(json.dumps(json.loads(self._sums)["totals"]))

    @property
    def failed(self) -> str | None:
        """Why it could not be read to its end, if so."""
        words: str | None = json.loads(self._sums)["failed"]
        return words

    def __len__(self) -> int:
        return len(self._table)


@dataclass(frozen=True)
class Audit:
    """What an audit came to. It is a table: pyarrow, polars, duckdb and pandas take it as it is.

    >>> import tempfile, pathlib, adoube
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "games.pgn"
    >>> _ = file.write_text('[Event "x"]\\n\\n1. f3 e5 2. g4 Qh4# 1-0\\n')
    >>> found = adoube.audit(file)
    >>> [(f.kind, f.lawful, f.article) for f in found if f.lawful]
    [('checkmate', '0-1', '5.1.1')]
    """

    totals: Totals
    failures: list[Failure]
    _table: _native.Table = field(repr=False)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._table.__arrow_c_stream__(requested_schema)

    def __arrow_c_schema__(self) -> object:
        return self._table.__arrow_c_schema__()

    def __len__(self) -> int:
        """How many findings there are."""
        return len(self._table)

    def __iter__(self) -> Iterator[Finding]:
        """The findings in the order of the games."""
        for piece in self._table.pieces():
            for row in piece:
                yield Finding(*row)

    def to_parquet(self, path: Uri) -> None:
        """Writes the findings as a Parquet file, the same to the byte as that of ``adoube audit --format parquet``."""
        self._table.write_parquet(path)
