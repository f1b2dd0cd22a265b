"""Audits on a Spark cluster.

    import adoube.spark
    adoube.spark.audit(["s3://bucket/2026-10.pgn.zst"], "s3://bucket/audit", spark=session)

Sources and ``out`` must be seen by every machine under the same name. Parts that are done are not done again, see
:mod:`adoube._engine`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ._engine import Done, Job, conduct, work
from ._types import Audit, Edition, Language, Progress, Uri


def audit(
    sources: Uri | Sequence[Uri],
    out: Uri,
    *,
    edition: Edition = 2023,
    thorough: bool = False,
    language: Language | None = None,
    resume: bool = True,
    split: int = 256 << 20,
    storage: Mapping[str, str] | None = None,
    progress: bool | Callable[[Progress], None] = False,
    **engine: Any,
) -> Audit:
    """The audit of :func:`adoube.audit` by every core of the cluster; ``engine`` is ``spark=``, or settings of a session.

    How often a split is begun anew whose worker has died is Spark's to say (``spark.task.maxFailures``; a session on
    one machine needs ``local[N,TIMES]`` for it).
    """
    from pyspark.sql import SparkSession

    begun = "spark" not in engine
    if begun:
        builder = SparkSession.builder.appName("adoube")
        for name, value in engine.items():
            builder = builder.config(name, value)
        session = builder.getOrCreate()
    else:
        session = engine.pop("spark")

    def run(jobs: Sequence[Job]) -> Iterator[Done]:
        known = list(jobs)

        def each(batches: Iterator[Any]) -> Iterator[Any]:
            import pyarrow

            for batch in batches:
                told = [json.dumps(work(known[number])) for number in batch.column(0).to_pylist()]
                yield pyarrow.RecordBatch.from_pydict({"done": told})

        # One job is one task: what dies is begun anew alone.
        numbers = session.range(0, len(known), 1, len(known))
        for row in numbers.mapInArrow(each, "done string").collect():
            number, size, games, findings, changed = json.loads(row.done)
            yield Done(number, size, games, findings, tuple(changed) if changed else None)

    try:
        return conduct(
            run,
            sources,
            out,
            edition=edition,
            thorough=thorough,
            language=language,
            resume=resume,
            split=split,
            storage=storage,
            progress=progress,
        )
    finally:
        if begun:
            session.stop()
