"""An audit by many machines: what every engine runs, and the files by which it can always be gone on with.

In the folder ``out`` (or below an address such as ``s3://bucket/audit``):

``plan.json``
    the sources as they were, and how they are split;
``part-N.parquet``, ``part-N.json``
    the findings of a split, then its sums; each appears whole or not at all. A part with its JSON is done, and that is
    the checkpoint: whoever dies, what is done stays done, and a second start does only the rest;
``findings/findings.parquet``, ``totals.json``
    all of it, the same to the byte as from one process.
"""

from __future__ import annotations

import glob
import hashlib
import json
import os
import tempfile
import time
import uuid
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from . import _native
from ._audit import checked, listener, many, plan
from ._native import Changed
from ._types import Audit, Edition, Failure, Language, Progress, Split, Totals, Uri

FORMAT = "adoube-plan-1"


@dataclass(frozen=True)
class Job:
    """A split that is to be audited, and where its part is to be written."""

    split: Split
    plan: str
    out: str
    asked: tuple[int, bool, str | None]


class Done(NamedTuple):
    """How a job ended. A source that has changed is told by value, for not every engine hands exceptions on."""

    number: int
    bytes: int
    games: int
    findings: int
    changed: tuple[str, str] | None = None


Run = Callable[[Sequence[Job]], Iterable[Done]]


def is_address(name: str) -> bool:
    """Is it an address rather than a path?"""
    return "://" in name


class Store:
    """A folder, or what is below an address. Whatever is written there is seen whole or not at all."""

    def __init__(self, out: str, storage: Mapping[str, str]) -> None:
        self.out = out
        self.storage = dict(storage)
        self.far = is_address(out)

    def name(self, name: str) -> str:
        """The whole name of something in it."""
        return f"{self.out.rstrip('/')}/{name}" if self.far else os.path.join(self.out, *name.split("/"))

    def read(self, name: str) -> bytes | None:
        """All of it; None if there is no such thing."""
        if self.far:
            return _native.fetch(self.name(name), self.storage)
        try:
            with open(self.name(name), "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def half(self, name: str) -> str:
        """A name under which something may grow: nobody else has it, and it says whose it is."""
        if self.far:
            return os.path.join(tempfile.gettempdir(), f"adoube-{os.getpid()}-{uuid.uuid4().hex}")
        folder, last = os.path.split(self.name(name))
        return os.path.join(folder, f".{last}.{os.getpid()}-{uuid.uuid4().hex}")

    def adopt(self, half: str, name: str) -> None:
        """What has grown under another name gets its own."""
        if not self.far:
            os.replace(half, self.name(name))
            return
        with open(half, "rb") as file:
            _native.put(self.name(name), file.read(), self.storage)
        os.unlink(half)

    def write(self, name: str, text: str) -> None:
        """Writes a small thing."""
        if self.far:
            _native.put(self.name(name), text.encode(), self.storage)
            return
        half = self.half(name)
        with open(half, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        self.adopt(half, name)

    def sweep(self) -> None:
        """Takes away what the dead have left half done."""
        if not self.far:
            for half in glob.glob(os.path.join(glob.escape(self.out), ".part-*")):
                os.unlink(half)


def part_name(number: int, ending: str) -> str:
    """Of a part."""
    return f"part-{number:06}.{ending}"


def work(job: Job) -> Done:
    """Audits one split and writes its part: what a worker runs."""
    split, store = job.split, Store(job.out, dict(job.split.storage))
    half = store.half(part_name(split.number, "parquet"))
    try:
        sums = _native.audit_part(split._text(), split.folder, store.storage, *job.asked, half)
    except BaseException as error:
        if os.path.exists(half):
            os.unlink(half)
        if isinstance(error, Changed):
            return Done(split.number, 0, 0, 0, (error.source, str(error)))
        raise
    size = os.path.getsize(half)
    store.adopt(half, part_name(split.number, "parquet"))
    known = json.loads(sums)
    done = {"plan": job.plan, "part": split.number, "bytes": size, "sums": known}
    store.write(part_name(split.number, "json"), json.dumps(done))
    return told(split, known)


def told(split: Split, sums: Mapping[str, Any]) -> Done:
    """Of a part that is done."""
    totals = sums["totals"]
    return Done(split.number, split.stop - split.start, totals["games"], sum(totals["findings"].values()))


def finished(store: Store, split: Split, made: str) -> dict[str, Any] | None:
    """The sums of a part, if it is done and of this plan."""
    text = store.read(part_name(split.number, "json"))
    try:
        known = json.loads(text) if text is not None else {}
    except ValueError:
        return None
    if not isinstance(known, dict) or known.get("plan") != made or known.get("part") != split.number:
        return None
    if not store.far:
        parquet = store.name(part_name(split.number, "parquet"))
        if not os.path.exists(parquet) or os.path.getsize(parquet) != known.get("bytes"):
            return None
    sums: dict[str, Any] = known["sums"]
    return sums


def describe(splits: Sequence[Split], asked: tuple[int, bool, str | None], size: int) -> dict[str, Any]:
    """What a plan says. Two that say the same are the same audit."""
    return {
        "format": FORMAT,
        "edition": asked[0],
        "thorough": asked[1],
        "language": asked[2],
        "split": size,
        "splits": [json.loads(split._text()) for split in splits],
    }


def begin(
    store: Store,
    sources: Sequence[str],
    asked: tuple[int, bool, str | None],
    resume: bool,
    size: int,
) -> tuple[list[Split], str]:
    """The plan: that which is there, if it is to be gone on with, or a new one."""
    text = store.read("plan.json") if resume else None
    if text is None:
        splits = plan(sources, split=size, storage=store.storage)
        # Parts of an earlier audit in the same place must never be taken for parts of this one.
        fresh = describe(splits, asked, size) | {"made": uuid.uuid4().hex}
        written = json.dumps(fresh, indent=1)
        store.write("plan.json", written)
        return splits, hashlib.sha256(written.encode()).hexdigest()
    known = json.loads(text)
    splits = plan(sources, split=known["split"], storage=store.storage)
    now = describe(splits, asked, known["split"])
    compare(known, now)
    return splits, hashlib.sha256(text).hexdigest()


def compare(known: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Is the plan that is there the plan of this audit, and are its sources what they were?"""
    was = {part["source"]: part for part in known["splits"]}
    for part in now["splits"]:
        old = was.get(part["source"])
        if old is not None and (old["size"], old["mark"]) != (part["size"], part["mark"]):
            grown = f": {old['size']} bytes then, {part['size']} now" if old["size"] != part["size"] else ""
            error = Changed(f"{part['source']}: it has changed since the plan was made{grown}")
            error.source = part["source"]
            raise error
    if any(known.get(name) != value for name, value in now.items()):
        raise ValueError("the plan is of another audit: other files, other sizes or another edition")


def conduct(
    run: Run,
    sources: Uri | Sequence[Uri],
    out: Uri,
    *,
    edition: Edition,
    thorough: bool,
    language: Language | None,
    resume: bool,
    split: int,
    storage: Mapping[str, str] | None,
    progress: bool | Callable[[Progress], None],
) -> Audit:
    """Plans, has the parts written by ``run``, and puts them together."""
    place = os.fspath(out)
    if not is_address(place):
        place = os.path.abspath(place)
        os.makedirs(os.path.join(place, "findings"), exist_ok=True)
    store = Store(place, checked(storage))
    asked = (edition, thorough, language)
    splits, made = begin(store, many(sources), asked, resume, split)
    before = {part.number: sums for part in splits if (sums := finished(store, part, made)) is not None}
    teller = Teller(splits, listener(progress))
    for number, sums in before.items():
        teller.hear(told(splits[number], sums))
    jobs = [Job(part, made, place, asked) for part in splits if part.number not in before]
    told_of = iter(run(jobs)) if jobs else iter(())
    try:
        for done in told_of:
            if done.changed is not None:
                error = Changed(done.changed[1])
                error.source = done.changed[0]
                raise error
            teller.hear(done)
    finally:
        # What is still under way is called off while the engine is there.
        if isinstance(told_of, Generator):
            told_of.close()
    return gather(store, splits, made, asked)


class Teller:
    """Tells progress: bytes of finished splits."""

    def __init__(self, splits: Sequence[Split], tell: Callable[[int, int | None, int, int, float], None] | None) -> None:
        self.size = sum(split.stop - split.start for split in splits)
        self.tell = tell
        self.sums = [0, 0, 0]
        self.began = time.monotonic()

    def hear(self, done: Done) -> None:
        """One more."""
        self.sums = [sum(pair) for pair in zip(self.sums, (done.bytes, done.games, done.findings), strict=True)]
        if self.tell is not None:
            bytes_, games, findings = self.sums
            self.tell(bytes_, self.size, games, findings, time.monotonic() - self.began)


def gather(store: Store, splits: Sequence[Split], made: str, asked: tuple[int, bool, str | None]) -> Audit:
    """Adds up the parts, shifts games and lines, and writes the whole."""
    parts = []
    for split in splits:
        sums = finished(store, split, made)
        if sums is None:
            raise RuntimeError(f"part {split.number} was not written; start again to go on")
        parts.append((json.dumps(sums), store.name(part_name(split.number, "parquet"))))
    name = "findings/findings.parquet"
    half = store.half(name)
    totals, failed = _native.merge_parts(parts, store.storage, half)
    failures = [Failure(*failure) for failure in failed]
    table = None
    if store.far:
        with open(half, "rb") as file:
            table = _native.Table.unpack(file.read())
    store.adopt(half, name)
    sums_text = {"edition": asked[0], "totals": json.loads(totals), "failures": [f._asdict() for f in failures]}
    store.write("totals.json", json.dumps(sums_text, indent=1))
    store.sweep()
    return Audit(Totals._read(totals), failures, table or _native.Table.open(store.name(name)))

