"""Audits on a Ray cluster.

    import adoube.ray
    adoube.ray.audit(["s3://bucket/2026-10.pgn.zst"], "s3://bucket/audit", address="auto")

Sources and ``out`` must be seen by every machine under the same name: a shared folder, or object storage. Parts that are
done are not done again, see :mod:`adoube._engine`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ._engine import Done, Job, conduct, work
from ._types import Audit, Edition, Language, Progress, Uri

AGAIN = 10
"""How often a split is begun anew whose worker has died."""

AHEAD = 1000
"""Jobs that Ray knows of at any moment."""


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
    """The audit of :func:`adoube.audit` by every core of the cluster; ``engine`` goes to ``ray.init``.

    A cluster that is connected already is used and left as it is; one that is begun here is ended here.
    """
    import ray

    begun = not ray.is_initialized()
    if begun:
        ray.init(**{"include_dashboard": False, "log_to_driver": False, **engine})
    elif engine:
        raise ValueError(f"Ray is connected already; these would be lost: {', '.join(sorted(engine))}")
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
            ray.shutdown()


def run(jobs: Sequence[Job]) -> Iterator[Done]:
    """Has the jobs done, and tells of each as it is."""
    import ray

    task = ray.remote(num_cpus=1, max_retries=AGAIN)(work)
    left = iter(jobs)
    waiting = [task.remote(job) for _, job in zip(range(AHEAD), left, strict=False)]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            waiting.extend(task.remote(job) for _, job in zip(ready, left, strict=False))
            yield from ray.get(ready)
    finally:
        for job in waiting:
            ray.cancel(job, force=False)
