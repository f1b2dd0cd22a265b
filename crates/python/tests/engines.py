"""The engines as the tests begin them: on this machine alone, two workers each."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from collections.abc import Callable
from typing import Any

import adoube

NAMES = ["ray", "dask", "spark"]

# Ray takes 127.0.0.1 for a mistake and puts the machine's own address in its place; where it has no clusters it does not.
os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
# Spark would take whatever Python it finds first.
os.environ.setdefault("PYSPARK_PYTHON", sys.executable)


def absent(name: str) -> str | None:
    """Why an engine cannot be tried here."""
    module = {"ray": "ray", "dask": "distributed", "spark": "pyspark"}[name]
    if importlib.util.find_spec(module) is None:
        return f"LEFT OUT: {module} is not installed"
    if name == "spark" and shutil.which("java") is None:
        return "LEFT OUT: no Java for Spark"
    return None


def settings(name: str) -> dict[str, Any]:
    """Two workers, and nothing heard from outside."""
    if name == "ray":
        return {"num_cpus": 2, "_node_ip_address": "127.0.0.1", "object_store_memory": 80 << 20}
    if name == "dask":
        return {"n_workers": 2, "threads_per_worker": 1, "host": "127.0.0.1", "dashboard_address": None}
    return {
        "spark.master": "local[2,8]",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.log.level": "OFF",
    }


def audit(name: str) -> Callable[..., adoube.Audit]:
    """The function of an engine."""
    module = importlib.import_module(f"adoube.{name}")
    function: Callable[..., adoube.Audit] = module.audit
    return function
