"""The types that the package promises, looked at by those who know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parent


def run(*arguments: str, cwd: Path = PACKAGE) -> None:
    ran = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=cwd, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_strict() -> None:
    run("mypy", "--strict", "--config-file", "pyproject.toml", "-p", "adoube")


def test_what_users_write_has_types(tmp_path: Path) -> None:
    code = (HERE / "typed.py").read_text()
    path = tmp_path / "typed.py"
    path.write_text(code)
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", str(path)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_the_stubs_are_those_of_the_library(tmp_path: Path) -> None:
    # Away from the sources, so that what is installed is looked at.
    run("mypy.stubtest", "adoube._native", "--ignore-disjoint-bases", cwd=tmp_path)
