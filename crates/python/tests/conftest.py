"""Games to try things on, and where the shared collections are."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import zstandard

ROOT = Path(__file__).parents[3]
SHARED = Path(os.environ.get("ADOUBE_SHARED", ROOT.parent / "shared"))

SCHOLAR = '[Event "a"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n'
ILLEGAL = '[Event "b"]\n[Date "2020.01.02"]\n\n1. e4 e5 2. Ke3 *\n\n'
THREE = '[Event "c"]\n[TimeControl "180+2"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0\n\n'
SHORT = '[Event "d"]\n\n1. d4 d5 1/2-1/2\n\n'


def frame(text: bytes) -> bytes:
    """One frame as pzstd writes it, its length before it."""
    packed = zstandard.ZstdCompressor(level=1, write_checksum=True).compress(text)
    return struct.pack("<III", 0x184D2A50, 4, len(packed)) + packed


def framed(texts: Sequence[bytes]) -> bytes:
    """Texts in a frame each."""
    return b"".join(frame(text) for text in texts)


@pytest.fixture
def collections() -> list[Path]:
    """The games that come with the vectors."""
    found = sorted((SHARED / "vectors" / "pgn").glob("*.pgn*"))
    if not found:
        pytest.skip("NOT CHECKED: no shared collections")
    return found


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """Games of all sorts in many frames."""
    games = [SCHOLAR, ILLEGAL, THREE, SHORT]
    texts = ["".join(games[(i + j) % 4] for j in range(i % 5 + 2)).encode() for i in range(40)]
    path = tmp_path / "mixed.pgn.zst"
    path.write_bytes(framed(texts))
    return path


@pytest.fixture
def long(tmp_path: Path) -> Callable[..., Path]:
    """Games enough to keep a worker busy for a while, in so many frames."""

    def make(frames: int, size: int = 6 << 20, name: str = "long.pgn.zst") -> Path:
        some = (SHORT * 20 + THREE + SHORT * 20 + ILLEGAL + SCHOLAR).encode()
        text = some * (size // len(some))
        path = tmp_path / name
        path.write_bytes(frame(text) * frames)
        return path

    return make
