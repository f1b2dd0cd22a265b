"""Archives of games, read and held against the Laws."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from . import _native
from ._native import Game
from ._types import (
    ArrowArray,
    ArrowBatch,
    ArrowStream,
    Audit,
    Edition,
    Failure,
    Language,
    Progress,
    Report,
    Split,
    Totals,
    Uri,
)

ALONE = 64 * 1024
"""A packed file of so many bytes is unpacked before anybody could wait for it."""

SECRET = ("secret", "token", "password", "access_key", "account_key", "sas", "credential", "service_account")


def audit(
    sources: Uri | Sequence[Uri],
    *,
    edition: Edition = 2023,
    thorough: bool = False,
    language: Language | None = None,
    threads: int | None = None,
    progress: bool | Callable[[Progress], None] = False,
    storage: Mapping[str, str] | None = None,
) -> Audit:
    """Which of these games would the Laws have ended otherwise?

    ``sources`` are files (plain, zstd, gzip, bzip2), folders, or addresses such as ``s3://bucket/games.pgn.zst``. All
    cores work unless ``threads`` says otherwise. ``progress`` is told ten times a second, or shown on the terminal.
    ``storage`` has options for addresses, such as an endpoint; who may read is said by the environment alone.

    A source that cannot be read to its end is told in ``failures`` and the others go on. One that is not there raises
    ``FileNotFoundError``.
    """
    given = many(sources)
    table, totals, failures, in_one_piece = _native.audit(
        given, edition, thorough, language, threads, checked(storage), listener(progress)
    )
    for name in in_one_piece:
        warn_of_one_piece(name)
    return Audit(Totals._read(totals), [Failure(*failure) for failure in failures], table)


def plan(
    sources: Uri | Sequence[Uri], *, split: int = 256 << 20, storage: Mapping[str, str] | None = None
) -> list[Split]:
    """Cuts sources into splits of about so many bytes as they are stored, for workers on many machines.

    What is packed in one piece is one split, and a warning names the cure: ``adoube reframe``.
    """
    if split < 1:
        raise ValueError(f"invalid value '{split}' for split: expected at least 1")
    options = checked(storage)
    texts = _native.plan(many(sources), split, options)
    folder = os.getcwd()
    splits = [Split._read(text, number, len(texts), folder, options) for number, text in enumerate(texts)]
    for part in splits:
        if part.packing == "whole" and part.size > max(split, ALONE):
            warn_of_one_piece(part.source)
    return splits


def audit_split(
    split: Split, *, edition: Edition = 2023, thorough: bool = False, language: Language | None = None
) -> Report:
    """Audits the games that begin in a split; what a worker runs, on one core.

    Raises :class:`Changed` if the source is not what it was when the plan was made.
    """
    sums, table = _native.audit_split(split._text(), split.folder, dict(split.storage), edition, thorough, language)
    return Report(split, (edition, thorough, language), sums, table)


def merge(reports: Iterable[Report]) -> Audit:
    """Puts the reports of all splits of a plan together, in whatever order they come.

    >>> import tempfile, pathlib, adoube
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "games.pgn"
    >>> _ = file.write_text('[Event "x"]\\n\\n1. e4 e5 2. Ke3 *\\n\\n' * 9)
    >>> splits = adoube.plan([file], split=60)
    >>> parts = [adoube.audit_split(split) for split in reversed(splits)]
    >>> len(splits), adoube.merge(parts).totals == adoube.audit(file).totals
    (5, True)
    """
    parts = sorted(reports, key=lambda report: report.split.number)
    numbers = [part.split.number for part in parts]
    if parts:
        first = parts[0]
        for part in parts:
            if part.split.of != first.split.of or part.asked != first.asked:
                raise ValueError("the reports are of different audits")
        missing = sorted(set(range(first.split.of)) - set(numbers))
        if missing:
            raise ValueError(f"reports are missing: {missing}")
    twice = sorted({number for number in numbers if numbers.count(number) > 1}) if len(set(numbers)) < len(numbers) else []
    if twice:
        raise ValueError(f"reports came twice: {twice}")
    table, totals, failures = _native.merge([(part._sums, part._table) for part in parts])
    return Audit(Totals._read(totals), [Failure(*failure) for failure in failures], table)


def audit_moves(
    batch: ArrowArray | ArrowStream,
    *,
    edition: Edition = 2023,
    thorough: bool = False,
    language: Language | None = None,
) -> ArrowBatch:
    """Audits a column of games without tags, one in each row, as sets of games in Parquet have them.

    What comes back are findings with the ``row`` they were found in, counted from 0; a row may have several or none.

    >>> import adoube, pyarrow
    >>> found = adoube.audit_moves(pyarrow.array(["1. e4 e5 *", "1. e4 Ke5 *", None]))
    >>> pyarrow.record_batch(found).select(["row", "ply", "kind", "article"]).to_pylist()
    [{'row': 1, 'ply': 2, 'kind': 'illegal', 'article': '3.10.2'}]
    """
    return _native.audit_moves(batch, edition, thorough, language)


def games(
    source: Uri,
    *,
    where: Callable[[Mapping[str, str]], bool] | None = None,
    language: Language | None = None,
    storage: Mapping[str, str] | None = None,
) -> Iterator[Game]:
    """Reads games one after the other. ``where`` sees the tags first: the moves of games it refuses are never read.

    It is asked for some hundred games ahead of the one that comes out next.

    >>> import tempfile, pathlib, adoube
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "games.pgn"
    >>> _ = file.write_text('[White "A"]\\n\\n1. e4 e5 *\\n\\n[White "B"]\\n\\n1. d4 *\\n')
    >>> [game.moves() for game in adoube.games(file, where=lambda tags: tags["White"] == "B")]
    [['d4']]
    """
    if where is not None and not callable(where):
        raise TypeError("expected a function of the tags for where")
    return _native.Games(os.fspath(source), where, language, checked(storage))


def many(sources: Uri | Sequence[Uri]) -> list[str]:
    """One source or several."""
    if isinstance(sources, (str, os.PathLike)):
        sources = [sources]
    paths = [os.fspath(source) for source in sources]
    for path in paths:
        if not isinstance(path, str):
            raise TypeError(f"expected a path or an address, not {type(path).__name__}")
    return paths


def checked(storage: Mapping[str, str] | None) -> dict[str, str]:
    """Options for addresses, which end up in plans and on other machines: no place for secrets."""
    options = dict(storage or {})
    for name in options:
        if any(word in name.lower() for word in SECRET):
            raise ValueError(f"{name}: credentials are taken from the environment alone")
    return options


def listener(
    progress: bool | Callable[[Progress], None],
) -> Callable[[int, int | None, int, int, float], None] | None:
    """Whom progress is told."""
    if progress is False:
        return None
    tell: Callable[[Progress], None] = show if progress is True else progress
    if not callable(tell):
        raise TypeError("expected True, False or a function for progress")
    return lambda *far: tell(Progress(*far))


def show(progress: Progress) -> None:
    """One line on the terminal, written over again and again."""
    if not sys.stderr.isatty():
        return
    part = f"{100 * progress.bytes // progress.size:3} %  " if progress.size else ""
    rate = progress.bytes / 1e6 / max(progress.seconds, 0.001)
    sys.stderr.write(f"\r{part}{progress.games} games  {progress.findings} findings  {rate:.0f} MB/s packed ")
    if progress.size is not None and progress.bytes >= progress.size:
        sys.stderr.write("\n")
    sys.stderr.flush()


def warn_of_one_piece(name: str) -> None:
    """In the words of the program."""
    warnings.warn(
        f"{name}: packed in one piece, so one core unpacks it for all; "
        "adoube reframe makes a file that all cores unpack",
        stacklevel=3,
    )
