"""Every row of the table of failures: what dies, what happens, what is promised."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import engines
import pytest
from conftest import ILLEGAL, SHORT, frame, framed

import adoube
from adoube import _engine

HERE = Path(__file__).parent


@pytest.fixture(params=engines.NAMES)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    why = engines.absent(name)
    if why is not None:
        pytest.skip(why)
    return name


def one_by_one(jobs: Sequence[_engine.Job]) -> Iterator[_engine.Done]:
    """The simplest engine."""
    return map(_engine.work, jobs)


def conduct(sources: object, out: Path | str, run: _engine.Run = one_by_one, **more: object) -> adoube.Audit:
    asked: dict[str, object] = {
        "edition": 2023,
        "thorough": False,
        "language": None,
        "resume": True,
        "split": 1,
        "storage": None,
        "progress": False,
    }
    return _engine.conduct(run, sources, out, **(asked | more))  # type: ignore[arg-type]


def same(found: adoube.Audit, whole: adoube.Audit, folder: Path) -> None:
    """Byte for byte."""
    ours, theirs = folder / "ours.parquet", folder / "theirs.parquet"
    found.to_parquet(ours)
    whole.to_parquet(theirs)
    assert found.totals == whole.totals and found.failures == whole.failures
    assert ours.read_bytes() == theirs.read_bytes()


class Killer(threading.Thread):
    """Kills whoever writes a part, so many times: the name of what is half written says who it is."""

    def __init__(self, out: Path, times: int) -> None:
        super().__init__(daemon=True)
        self.out, self.times, self.killed = out, times, list[int]()
        self.over = threading.Event()

    def run(self) -> None:
        while len(self.killed) < self.times and not self.over.wait(0.002):
            for half in self.out.glob(".part-*.parquet.*"):
                pid = int(half.name.rsplit(".", 1)[1].split("-")[0])
                if pid != os.getpid() and pid not in self.killed and half.stat().st_size >= 0:
                    try:
                        os.kill(pid, signal.SIGKILL)
                    except ProcessLookupError:
                        continue
                    self.killed.append(pid)
                    time.sleep(0.3)
                    break


@pytest.mark.parametrize("turn", range(int(os.environ.get("ADOUBE_SOAK_TURNS", 1))))
def test_kill(engine: str, turn: int, long: Callable[..., Path], tmp_path: Path) -> None:
    source, out = long(10, size=24 << 20), tmp_path / "out"
    killer = Killer(out, 3)
    killer.start()
    heard: list[adoube.Progress] = []
    found = engines.audit(engine)([source], out, split=1, progress=heard.append, **engines.settings(engine))
    killer.over.set()
    killer.join()
    assert killer.killed, "nobody was killed"
    same(found, adoube.audit(source), tmp_path)
    assert heard[-1].bytes == heard[-1].size == source.stat().st_size and len(heard) == 10
    assert sorted(path.name for path in out.iterdir())[:2] == ["findings", "part-000000.json"]
    totals = json.loads((out / "totals.json").read_text())
    assert totals["totals"]["games"] == found.totals.games
    # And once more, with nothing left to do.
    again = conduct([source], out, run=lambda jobs: pytest.fail("done already"))
    same(again, found, tmp_path)


@pytest.mark.parametrize("name", ["ray", "dask"])
def test_driver_killed(name: str, long: Callable[..., Path], tmp_path: Path) -> None:
    why = engines.absent(name)
    if why is not None:
        pytest.skip(why)
    source, out = long(10, size=24 << 20), tmp_path / "out"
    command = [sys.executable, HERE / "drive.py", name, source, out, "1"]
    process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 120
    while not list(out.glob("part-*.json")):
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.01)
    # The driver and all that it has begun.
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    time.sleep(0.5)
    done = {path: path.stat().st_mtime_ns for path in out.glob("part-*.json")}
    assert 0 < len(done)
    ran: list[int] = []

    def run(jobs: Sequence[_engine.Job]) -> Iterator[_engine.Done]:
        ran.extend(job.split.number for job in jobs)
        return map(_engine.work, jobs)

    found = conduct([source], out, run)
    assert len(ran) == 10 - len(done)
    assert {path: path.stat().st_mtime_ns for path in done} == done
    same(found, adoube.audit(source), tmp_path)
    assert not list(out.glob(".part-*"))


def test_half_part(long: Callable[..., Path], tmp_path: Path) -> None:
    source, out = long(4, size=1 << 20), tmp_path / "out"
    whole = conduct([source], out)
    (out / "part-000001.json").unlink()
    (out / "part-000002.json").write_text('{"plan": "')
    with open(out / "part-000003.parquet", "r+b") as file:
        file.truncate(100)
    ran: list[int] = []

    def run(jobs: Sequence[_engine.Job]) -> Iterator[_engine.Done]:
        ran.extend(job.split.number for job in jobs)
        return map(_engine.work, jobs)

    same(conduct([source], out, run), whole, tmp_path)
    assert ran == [1, 2, 3]
    same(whole, adoube.audit(source), tmp_path)


def test_parts_of_an_earlier_audit_do_not_count(long: Callable[..., Path], tmp_path: Path) -> None:
    source, out = long(3, size=1 << 20), tmp_path / "out"
    conduct([source], out)
    ran: list[int] = []

    def run(jobs: Sequence[_engine.Job]) -> Iterator[_engine.Done]:
        ran.extend(job.split.number for job in jobs)
        return map(_engine.work, jobs)

    conduct([source], out, run, resume=False)
    assert ran == [0, 1, 2]
    with pytest.raises(ValueError, match="the plan is of another audit"):
        conduct([source], out, edition=2014)
    with pytest.raises(ValueError, match="the plan is of another audit"):
        conduct([source, source], out)


def test_changed(long: Callable[..., Path], tmp_path: Path) -> None:
    source, out = long(3, size=1 << 20), tmp_path / "out"

    def change() -> None:
        with open(source, "ab") as file:
            file.write(frame(SHORT.encode()))

    def run(jobs: Sequence[_engine.Job]) -> Iterator[_engine.Done]:
        yield _engine.work(jobs[0])
        change()
        yield _engine.work(jobs[1])

    with pytest.raises(adoube.Changed, match=f"{source}: it has changed since the plan was made: ") as caught:
        conduct([source], out, run)
    assert caught.value.source == str(source)
    # And when one comes back to it.
    with pytest.raises(adoube.Changed, match="it has changed since the plan was made") as caught:
        conduct([source], out)
    assert caught.value.source == str(source)
    # The same size and another time is another file.
    split = adoube.plan([source])[0]
    os.utime(source, ns=(1, 1))
    with pytest.raises(adoube.Changed, match="it has changed since the plan was made"):
        adoube.audit_split(split)
    assert not list(out.glob(".part-*"))


def test_changed_is_told_by_an_engine(engine: str, long: Callable[..., Path], tmp_path: Path) -> None:
    source, out = long(2, size=1 << 20), tmp_path / "out"
    planned = _engine.begin

    def late(*asked: object) -> object:
        known = planned(*asked)  # type: ignore[arg-type]
        os.utime(source, ns=(1, 1))
        return known

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_engine, "begin", late)
        with pytest.raises(adoube.Changed) as caught:
            engines.audit(engine)([source], out, split=1, **engines.settings(engine))
    assert caught.value.source == str(source)


def test_damaged_frame(tmp_path: Path) -> None:
    frames = [frame((ILLEGAL * 50 + SHORT * 50).encode()) for _ in range(6)]
    damaged = bytearray(frames[3])
    damaged[len(damaged) // 2] ^= 0x10
    bad, good = tmp_path / "bad.pgn.zst", tmp_path / "good.pgn.zst"
    bad.write_bytes(b"".join([*frames[:3], bytes(damaged), *frames[4:]]))
    good.write_bytes(framed([ILLEGAL.encode()]))
    whole = adoube.audit([bad, good])
    found = conduct([bad, good], tmp_path / "out")
    same(found, whole, tmp_path)
    assert [failure.source for failure in found.failures] == [str(bad)]
    # The games before it count, and the other file.
    assert found.totals.games >= 301
    ran = subprocess.run([sys.executable, "-m", "adoube", "audit", bad, good], capture_output=True, text=True, check=False)
    assert ran.returncode == 3 and f"{bad}: {found.failures[0].words}" in ran.stderr


MEASURE = """
import sys, json
from adoube import _engine, plan
split = plan([sys.argv[1]], split=1 << 40)[0]
job = _engine.Job(split, "x", sys.argv[2], (2023, False, None))
done = _engine.work(job)
# Not by getrusage, which counts what the process was before it became this program.
peak = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(json.dumps([done.games, done.findings, int(peak)]))
"""


def test_memory(long: Callable[..., Path], tmp_path: Path) -> None:
    # Frames as long as those of pzstd.
    source = long(5, size=32 << 20, some=ILLEGAL + SHORT)
    ran = subprocess.run([sys.executable, "-c", MEASURE, source, tmp_path], capture_output=True, text=True, check=True)
    games, findings, peak = json.loads(ran.stdout)
    print(f"{games} games, {findings} findings, {peak / 1024:.0f} MiB")
    assert findings > 200_000
    assert peak < 128 * 1024, f"{peak / 1024:.0f} MiB"


def test_a_running_cluster_is_used_and_left(long: Callable[..., Path], tmp_path: Path) -> None:
    why = engines.absent("ray")
    if why is not None:
        pytest.skip(why)
    import ray

    source = long(4, size=1 << 20)
    ray.init(include_dashboard=False, log_to_driver=False, **engines.settings("ray"))
    try:
        address = ray.get_runtime_context().gcs_address
        assert address.startswith("127.0.0.1:")
        found = engines.audit("ray")([source], tmp_path / "out", split=1)
        same(found, adoube.audit(source), tmp_path)
        with pytest.raises(ValueError, match="connected already"):
            engines.audit("ray")([source], tmp_path / "out", num_cpus=2)
        assert ray.is_initialized()
    finally:
        ray.shutdown()
