"""The goals of the Python package, measured in one run: python measure.py COLLECTION [--megabytes 400] [--rounds 5].

Everything runs as a process of its own, one after the other, round by round, so that a busy machine is busy for all of
them. Where one core works, processor time counts, which other programs disturb least; where two do, time on the wall.
The best of the rounds counts. The load of the machine is printed with the figures.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import zstandard


PROGRAM = [sys.executable, "-m", "adoube", "audit", "--totals"]

AUDIT = "import sys, adoube; adoube.audit(sys.argv[2], threads=int(sys.argv[1]))"
MOVES = """
import sys, adoube, pyarrow.parquet as parquet
column = parquet.read_table(sys.argv[1]).column('moves')
import time; began = time.process_time()
adoube.audit_moves(column)
print(time.process_time() - began)
"""
CHESS = """
import sys, io, chess.pgn, time
text = open(sys.argv[1], encoding='utf-8', errors='replace')
began = time.process_time()
while (game := chess.pgn.read_game(text)) is not None:
    pass
print(time.process_time() - began)
"""
RUST = """
import sys, time, rust_pgn_reader_python_binding as peer
text = open(sys.argv[1], encoding='utf-8', errors='replace').read()
games = ['[Event "' + game for game in text.split('[Event "')[1:]]
import pyarrow
column = pyarrow.chunked_array([pyarrow.array(games)])
began = time.process_time()
peer.parse_games(column, num_threads=1)
print(time.process_time() - began)
"""
RAY = """
import os
os.environ['RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER'] = '0'  # or it leaves the loopback
import sys, time, tempfile, ray, adoube.ray
ray.init(num_cpus=2, _node_ip_address='127.0.0.1', include_dashboard=False, log_to_driver=False)
out = tempfile.mkdtemp()
# Workers are begun, as in a cluster that is there.
ray.get([ray.remote(lambda: __import__('adoube') and time.sleep(1)).remote() for _ in range(2)])
began = time.monotonic()
adoube.ray.audit([sys.argv[1]], out, split=int(sys.argv[2]))
print(time.monotonic() - began)
"""


def run(command: list[str], say: bool = False) -> tuple[float, float]:
    """Seconds on the wall and of the processor; or what the process says of itself."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    wall, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    if ran.returncode not in (0, 1):
        raise SystemExit(f"{command[:4]}: {ran.stderr[-2000:]}")
    if say:
        told = float(ran.stdout.split()[-1])
        return told, told
    used = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)
    return wall, used


def prepare(collection: Path, folder: Path, megabytes: int) -> dict[str, tuple[Path, float]]:
    """The text as one, in frames, short, and as a column of moves; each with its megabytes."""
    import pyarrow
    import pyarrow.parquet as parquet

    raw = collection.read_bytes()
    text = zstandard.ZstdDecompressor().decompressobj().decompress(raw) if collection.suffix == ".zst" else raw
    made = {}

    def put(name: str, data: bytes, size: int) -> None:
        path = folder / name
        path.write_bytes(data)
        made[name] = (path, size / 1e6)

    put("once.pgn", text, len(text))
    put("short.pgn", text[: text.index(b"\n\n[Event", 2_000_000) + 2], 2_000_000)
    long = folder / "long.pgn"
    times = max(1, megabytes * 1_000_000 // len(text))
    with open(long, "wb") as file:
        for _ in range(times):
            file.write(text.rstrip() + b"\n\n")
    framed = folder / "framed.pgn.zst"
    subprocess.run([sys.executable, "-m", "adoube", "reframe", long, framed], check=True, capture_output=True)
    made["framed.pgn.zst"] = (framed, long.stat().st_size / 1e6)
    long.unlink()
    games = [game.split(b"\n\n", 1)[1].decode(errors="replace") for game in text.split(b"\n\n[Event")[1:] if b"\n\n" in game]
    column = folder / "moves.parquet"
    parquet.write_table(pyarrow.table({"moves": games}), column)
    made["moves.parquet"] = (column, sum(map(len, games)) / 1e6)
    return made


def main() -> None:
    """Measures and prints."""
    asked = argparse.ArgumentParser()
    asked.add_argument("collection", type=Path)
    asked.add_argument("--megabytes", type=int, default=400)
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    python = sys.executable
    with tempfile.TemporaryDirectory() as name:
        made = prepare(given.collection, Path(name), given.megabytes)
        framed, once, short, column = (str(made[n][0]) for n in ("framed.pgn.zst", "once.pgn", "short.pgn", "moves.parquet"))
        size = made["framed.pgn.zst"][1]
        split = str(max(1 << 20, os.path.getsize(framed) // 16))
        runs = {
            "program, one thread": ([*PROGRAM, "--threads", "1", framed], False, size),
            "program, two threads": ([*PROGRAM, "--threads", "2", framed], False, size),
            "Python audit, one thread": ([python, "-c", AUDIT, "1", framed], False, size),
            "Python audit, two threads": ([python, "-c", AUDIT, "2", framed], False, size),
            "program, plain text, one thread": ([*PROGRAM, "--threads", "1", once], False, made["once.pgn"][1]),
            "audit_moves": ([python, "-c", MOVES, column], True, made["moves.parquet"][1]),
            "python-chess, parsing": ([python, "-c", CHESS, short], True, 2.0),
            "rust_pgn_reader_python_binding, parsing": ([python, "-c", RUST, once], True, made["once.pgn"][1]),
            "Ray, two workers": ([python, "-c", RAY, framed, split], True, size),
        }
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
        for _ in range(given.rounds):
            for label, (command, say, _) in runs.items():
                taken[label].append(run(command, say))
        rates = {
            label: (size / min(w for w, _ in taken[label]), size / min(c for _, c in taken[label]))
            for label, (_, _, size) in runs.items()
        }
        print(f"{size:.0f} MB in frames, {given.rounds} rounds, load {os.getloadavg()[0]:.1f}\n")
        print("| | MB/s on the wall | MB/s of processor time |\n|---|---:|---:|")
        for label, (wall, used) in rates.items():
            print(f"| {label} | {wall:.1f} | {used:.1f} |")
        ratios = {
            "two threads beside one, wall": rates["program, two threads"][0] / rates["program, one thread"][0],
            "two threads beside one, median of rounds": statistics.median(
                one[0] / two[0] for one, two in zip(taken["program, one thread"], taken["program, two threads"], strict=True)
            ),
            "Python beside the program, one thread, processor": rates["Python audit, one thread"][1] / rates["program, one thread"][1],
            "Python beside the program, two threads, wall": rates["Python audit, two threads"][0] / rates["program, two threads"][0],
            "audit_moves beside the program, plain text, processor": rates["audit_moves"][1] / rates["program, plain text, one thread"][1],
            "beside python-chess, processor": rates["program, plain text, one thread"][1] / rates["python-chess, parsing"][1],
            "beside rust_pgn_reader_python_binding, processor": rates["program, plain text, one thread"][1]
            / rates["rust_pgn_reader_python_binding, parsing"][1],
            "Ray with two workers beside two threads, wall": rates["Ray, two workers"][0] / rates["program, two threads"][0],
        }
        print("\n| ratio | measured |\n|---|---:|")
        for label, ratio in ratios.items():
            print(f"| {label} | {ratio:.2f} |")
        print(json.dumps({label: taken[label] for label in taken}), file=sys.stderr)


if __name__ == "__main__":
    main()
