"""Examples run, and print what they say."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

import adoube

MODULES = [name for _, name, _ in pkgutil.iter_modules(adoube.__path__) if name not in ("_native", "__main__")]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    module = importlib.import_module(f"adoube.{name}")
    failed, _ = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_package() -> None:
    failed, tried = doctest.testmod(adoube)
    assert failed == 0 and tried > 0


def test_the_native_part() -> None:
    found = [adoube.Position, adoube.Verdict, adoube.Game]
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner()
    for thing in found:
        assert thing.__doc__
        for test in finder.find(thing, globs={"adoube": adoube, "Position": adoube.Position}):
            runner.run(test)
    assert runner.failures == 0 and runner.tries > 0


def test_the_page(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    page = ROOT / "docs" / "python.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0 and tried > 10


def run_notebook(name: str, *arguments: str) -> str:
    """What a notebook prints."""
    script = ROOT / "crates" / "python" / "notebooks" / name
    ran = subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def compare(name: str, printed: str) -> None:
    """With what it printed when somebody last read it; UPDATE_EXPECT=1 writes it anew."""
    path = ROOT / "crates" / "python" / "notebooks" / name
    if os.environ.get("UPDATE_EXPECT"):
        path.write_text(printed)
    assert printed == path.read_text()


def test_ask_the_laws() -> None:
    compare("ask_the_laws.txt", run_notebook("ask_the_laws.py"))


def test_ended_otherwise(collections: list[Path], tmp_path: Path) -> None:
    printed = run_notebook("ended_otherwise.py", *map(str, collections), "--plots", str(tmp_path))
    compare("ended_otherwise.txt", printed)
    for plot in ("by-rating.png", "by-length.png"):
        assert (tmp_path / plot).read_bytes().startswith(b"\x89PNG") and (tmp_path / plot).stat().st_size > 10_000
