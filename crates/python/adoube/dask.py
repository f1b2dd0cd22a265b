"""Audits on a Dask cluster.

    import adoube.dask
    adoube.dask.audit(["/shared/2026-10.pgn.zst"], "/shared/audit", address="tcp://scheduler:8786")

Sources and ``out`` must be seen by every machine under the same name. Parts that are done are not done again, see
:mod:`adoube._engine`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ._engine import Done, Job, conduct, work
from ._types import Audit, Edition, Language, Progress, Uri

AGAIN = 10
"""How often a split is begun anew that has failed."""


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
    """The audit of :func:`adoube.audit` by every worker; ``engine`` is ``client=`` or goes to ``distributed.Client``."""
    from distributed import Client, as_completed

    begun = "client" not in engine
    client = Client(**engine) if begun else engine.pop("client")

    def run(jobs: Sequence[Job]) -> Iterator[Done]:
        futures = client.map(work, jobs, pure=False, retries=AGAIN)
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            client.cancel(futures)

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
            client.close()
