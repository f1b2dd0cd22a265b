"""Any text, any frames, any split, any order of workers: what is put together equals one process, byte for byte."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import zstandard
from conftest import ILLEGAL, SCHOLAR, SHORT, THREE, frame
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import adoube
from adoube import _engine

PIECES = [SCHOLAR, ILLEGAL, THREE, SHORT, "\n\n[Event \"", "[Event \"", "\n\n", "\r\n\r\n", "{ ", "} ", "( ", "1. e4 ", "*", "\x00", "é", "[%clk", ";", "%"]

texts = st.lists(
    st.one_of(st.sampled_from(PIECES).map(str.encode), st.binary(max_size=12)), max_size=30
).map(b"".join)


def pack(text: bytes, cuts: Sequence[int], with_lengths: bool) -> bytes:
    """In frames that end at the given places."""
    ends = sorted(cut % (len(text) + 1) for cut in cuts)
    pieces = [text[a:b] for a, b in zip([0, *ends], [*ends, len(text)], strict=True)]
    if with_lengths:
        return b"".join(frame(piece) for piece in pieces)
    return b"".join(zstandard.ZstdCompressor(write_checksum=True).compress(piece) for piece in pieces)


def to_bytes(audit: adoube.Audit, folder: Path) -> bytes:
    path = folder / "table.parquet"
    audit.to_parquet(path)
    return path.read_bytes()


# The same cases for everybody: a change must not land or fail by luck. `make soak-python` tries others at every run.
SOAK = os.environ.get("ADOUBE_SOAK_CASES")


@settings(
    max_examples=int(SOAK or 300),
    deadline=None,
    derandomize=SOAK is None,
    suppress_health_check=list(HealthCheck),
)
@given(
    text=texts,
    cuts=st.lists(st.integers(0, 5000), max_size=8),
    split=st.integers(1, 400),
    seed=st.integers(0, 1 << 30),
    how=st.sampled_from(["plain", "frames", "lengths"]),
    engine=st.booleans(),
)
def test_merged_is_whole(text: bytes, cuts: list[int], split: int, seed: int, how: str, engine: bool) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "games"
        # What begins like a packed file is read as one, whoever reads it.
        source.write_bytes(text if how == "plain" else pack(text, cuts, how == "lengths"))
        sources = [source] * (seed % 2 + 1)
        whole = adoube.audit(sources, threads=seed % 3 + 1)
        chance = random.Random(seed)
        if engine:
            found = by_protocol(sources, folder / "out", split, chance)
            parquet = (folder / "out" / "findings" / "findings.parquet").read_bytes()
            assert parquet == to_bytes(found, folder)
        else:
            splits = adoube.plan(sources, split=split)
            chance.shuffle(splits)
            found = adoube.merge(adoube.audit_split(split) for split in splits)
        assert found.totals == whole.totals
        assert found.failures == whole.failures
        assert to_bytes(found, folder) == to_bytes(whole, folder)


def by_protocol(sources: Sequence[Path], out: Path, split: int, chance: random.Random) -> adoube.Audit:
    """An engine whose workers come in any order, do some things twice, and break off once."""

    def run(jobs: Sequence[_engine.Job]) -> Iterator[_engine.Done]:
        left = list(jobs)
        chance.shuffle(left)
        for job in left:
            if chance.random() < 0.2:
                _engine.work(job)
            yield _engine.work(job)
            if breaks and chance.random() < 0.3:
                raise InterruptedError

    def go() -> adoube.Audit:
        return _engine.conduct(
            run,
            sources,
            out,
            edition=2023,
            thorough=False,
            language=None,
            resume=True,
            split=split,
            storage=None,
            progress=False,
        )

    breaks = True
    try:
        return go()
    except InterruptedError:
        breaks = False
        return go()
