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



def game(event: str, moves: str, date: str = "????.??.??", more: str = "") -> str:
    """With all the tags that a game must have."""
    names = f'[Event "{event}"]\n[Site "?"]\n[Date "{date}"]\n[Round "1"]\n[White "Ann"]\n[Black "Bob"]\n'
    return f'{names}[Result "{moves.split()[-1]}"]\n{more}\n{moves}\n\n'


SCHOLAR = game("a", "1. f3 e5 2. g4 Qh4# 1-0")
ILLEGAL = game("b", "1. e4 e5 2. Ke3 *", "2020.01.02")
THREE = game("c", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0", more='[TimeControl "180+2"]\n')
SHORT = game("d", "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4 b6 1/2-1/2")


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

    def make(frames: int, size: int = 6 << 20, some: str = SHORT * 20 + THREE + SHORT * 20 + ILLEGAL + SCHOLAR) -> Path:
        text = some.encode() * (size // len(some))
        path = tmp_path / "long.pgn.zst"
        path.write_bytes(frame(text) * frames)
        return path

    return make
