"""The wheel brings the program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.request
from pathlib import Path

SCRIPT = Path(sysconfig.get_path("scripts")) / "adoube"


def test_as_a_module_and_as_a_script() -> None:
    for command in [[sys.executable, "-m", "adoube"], [str(SCRIPT)]]:
        said = subprocess.run([*command, "cite", "7.5.5"], capture_output=True, text=True, check=True).stdout
        assert said.startswith("7.5.5 Penalty for illegal moves")
        version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
        assert re.fullmatch(r"adoube \d+\.\d+\.\d+\n", version)
    assert subprocess.run([sys.executable, "-m", "adoube", "fen", "x"], capture_output=True, check=False).returncode == 1
    assert subprocess.run([sys.executable, "-m", "adoube", "no-verb"], capture_output=True, check=False).returncode == 2


def test_what_is_read_by_a_pipe_that_closes() -> None:
    shell = f"{sys.executable} -m adoube words | head -1"
    assert subprocess.run(["sh", "-c", shell], capture_output=True, check=True).stderr == b""


def test_serve_opens_a_hall(tmp_path: Path) -> None:
    assert shutil.which(str(SCRIPT))
    process = subprocess.Popen(
        [str(SCRIPT), "serve", "--listen", "127.0.0.1", "--port", "0", str(tmp_path / "hall.adoube")],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        port = None
        for line in process.stdout:
            found = re.search(r"127\.0\.0\.1:(\d+)", line)
            if found:
                port = found[1]
                break
        assert port is not None
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        began = time.monotonic()
        process.wait(timeout=30)
    assert time.monotonic() - began < 30
