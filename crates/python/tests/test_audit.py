"""Audits, their tables, and games one after the other."""

from __future__ import annotations

import gzip
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from conftest import ILLEGAL, SCHOLAR, SHORT, THREE, framed

import adoube
from adoube import Progress


def test_findings_sums_and_failures(mixed: Path) -> None:
    found = adoube.audit(mixed)
    rows = list(found)
    assert len(rows) == len(found) > 20 and found.failures == []
    assert sum(found.totals.findings.values()) == len(found)
    assert {"checkmate", "illegal", "threefold"} <= {row.kind for row in rows}
    first = next(row for row in rows if row.kind == "checkmate")
    assert (first.recorded, first.lawful, first.article, first.white) == ("1-0", "0-1", "5.1.1", "Ann")
    assert first.file == str(mixed) and first.side is None and first.ply == 4
    assert found.totals.years[2020][0] == found.totals.findings["illegal"]
    assert found.totals.rates["blitz"][0] > 0


def test_is_what_the_program_writes(mixed: Path, tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours.parquet", tmp_path / "theirs.parquet"
    adoube.audit(mixed, edition=2018).to_parquet(ours)
    ran = subprocess.run(
        [sys.executable, "-m", "adoube", "audit", "--edition", "2018", "--format", "parquet", "-o", theirs, mixed],
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 1, ran
    assert ours.read_bytes() == theirs.read_bytes()


def test_everybody_takes_the_table(mixed: Path) -> None:
    import duckdb
    import pandas
    import polars
    import pyarrow

    found = adoube.audit([mixed, str(mixed)])
    expected = [tuple(row) for row in found]
    table = pyarrow.table(found)
    assert [tuple(row.values()) for row in table.to_pylist()] == expected
    assert table.schema.names == list(adoube.Finding._fields)
    assert polars.DataFrame(found).rows() == expected
    assert pyarrow.schema(found) == table.schema
    counted = duckdb.sql("SELECT kind, count(*) FROM found GROUP BY kind").fetchall()
    assert dict(counted) == found.totals.findings
    assert len(pandas.DataFrame.from_arrow(found)) == len(expected)
    # As often as one likes.
    assert pyarrow.table(found) == table


def test_an_audit_without_findings_is_a_table_too(tmp_path: Path) -> None:
    import pyarrow.parquet

    empty = tmp_path / "empty.pgn"
    empty.write_text("")
    found = adoube.audit(empty)
    assert len(found) == 0 and found.totals.games == 0
    assert pyarrow.table(found).num_columns == 14
    found.to_parquet(tmp_path / "x.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "x.parquet").num_rows == 0


def test_columns_of_moves() -> None:
    import polars
    import pyarrow

    rows = ["1. e4 e5 2. Ke3 *", None, "1. f3 e5 2. g4 Qh4# 1-0", "", "nonsense [Event \"x\"]\n\n1. Ke9 *"]
    found = pyarrow.record_batch(adoube.audit_moves(pyarrow.array(rows)))
    kinds = {(row["row"], row["kind"]) for row in found.to_pylist()}
    assert (0, "illegal") in kinds and (2, "checkmate") in kinds
    assert {row for row, _ in kinds} == {0, 2, 4}
    for other in [
        pyarrow.array(rows, pyarrow.large_string()),
        pyarrow.array(rows, pyarrow.string_view()),
        pyarrow.chunked_array([rows[:2], rows[2:]]),
        polars.Series(rows),
    ]:
        assert pyarrow.record_batch(adoube.audit_moves(other)) == found
    assert pyarrow.table(adoube.audit_moves(pyarrow.array(rows))).num_rows == found.num_rows
    for wrong in [pyarrow.array([1, 2]), rows, 5]:
        with pytest.raises(TypeError, match="expected"):
            adoube.audit_moves(wrong)  # type: ignore[arg-type]


def test_progress_is_told_and_can_stop_it(long: Callable[..., Path]) -> None:
    path = long(6)
    heard: list[Progress] = []
    found = adoube.audit(path, progress=heard.append)
    last = heard[-1]
    assert (last.bytes, last.size, last.games) == (path.stat().st_size, path.stat().st_size, found.totals.games)
    assert heard == sorted(heard, key=lambda progress: progress.bytes)

    def stop(_: Progress) -> None:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        adoube.audit([path] * 20, progress=stop)


def test_the_interpreter_runs_meanwhile(long: Callable[..., Path]) -> None:
    path, ticks, over = long(6), [0], threading.Event()

    def tick() -> None:
        while not over.wait(0.001):
            ticks[0] += 1

    thread = threading.Thread(target=tick)
    thread.start()
    began = time.monotonic()
    adoube.audit([path] * 2, threads=1)
    seconds = time.monotonic() - began
    over.set()
    thread.join()
    # A thousand a second if nothing else ran; a busy machine gives a part of that, a held interpreter almost none.
    assert ticks[0] > 20 * seconds, (ticks, seconds)


def test_an_interrupt_stops_it(long: Callable[..., Path]) -> None:
    path = long(8)
    code = f"import adoube; print('on', flush=True); adoube.audit([{str(path)!r}] * 400)"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "on\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert "KeyboardInterrupt" in said and process.returncode != 0


def test_what_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "missing.pgn"
    with pytest.raises(FileNotFoundError, match=f"{missing}: "):
        adoube.audit(missing)
    with pytest.raises(FileNotFoundError, match=f"{missing}: "):
        adoube.plan([missing])
    with pytest.raises(FileNotFoundError, match=f"{missing}: "):
        adoube.games(missing)
    with pytest.raises(ValueError, match="2014, 2018 or 2023"):
        adoube.audit(tmp_path, edition=2020)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="credentials are taken from the environment"):
        adoube.audit("s3://b/x.pgn", storage={"aws_secret_access_key": "x"})


def test_other_text_fails_by_name_and_others_go_on(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.pgn", tmp_path / "bad.pgn"
    good.write_text(ILLEGAL)
    bad.write_bytes(b"\xff\xfe[\x00E\x00")
    found = adoube.audit([bad, good])
    assert [tuple(failure) for failure in found.failures] == [(str(bad), "the text is UTF-16; PGN is UTF-8 or CP1252")]
    assert found.totals.games == 1


def test_one_piece_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.pgn.gz"
    path.write_bytes(gzip.compress(os.urandom(100_000) + ILLEGAL.encode()))
    with pytest.warns(UserWarning, match="adoube reframe"):
        adoube.audit(path, threads=2)
    with pytest.warns(UserWarning, match="adoube reframe"):
        assert len(adoube.plan([path], split=1000)) == 1


def test_games_tags_first(tmp_path: Path) -> None:
    path = tmp_path / "x.pgn.zst"
    path.write_bytes(framed([(SCHOLAR + THREE).encode(), (ILLEGAL + SHORT).encode() * 400]))
    asked: list[Mapping[str, str]] = []

    def where(tags: Mapping[str, str]) -> bool:
        asked.append(tags)
        return tags.get("Event") in ("a", "c")

    found = list(adoube.games(path, where=where))
    assert [(game.number, game.line) for game in found] == [(1, 1), (2, 11)] and len(asked) == 802
    first, second = found
    assert first.tags["White"] == "Ann" and first.result == "1-0" and first.moves() == ["f3", "e5", "g4", "Qh4#"]
    assert first.moves("uci") == ["f2f3", "e7e5", "g2g4", "d8h4"] and first.source == str(path)
    assert len(first.positions()) == 5 and first.positions()[-1].is_checkmate()
    assert first.start == adoube.Position() and first.troubles == []
    assert len(second.moves()) == len(second.clocks()) == 9
    everything = list(adoube.games(path))
    assert [game.number for game in everything] == list(range(1, 803))
    assert everything[2].troubles and everything[2].moves() == ["e4", "e5"]
    lines = (SCHOLAR + THREE + (ILLEGAL + SHORT) * 400).split("\n")
    assert all(lines[game.line - 1].startswith("[Event") for game in everything)
    with pytest.raises(ZeroDivisionError):
        next(adoube.games(path, where=lambda tags: 1 // 0 == 0))
    again = adoube.games(path, where=lambda tags: next(again) is None)
    with pytest.raises(ValueError, match="being read already"):
        next(again)
    with pytest.raises(TypeError):
        adoube.games(path, where=5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="san or uci"):
        first.moves("x")  # type: ignore[arg-type]


def test_games_are_written_as_the_program_writes_them(mixed: Path) -> None:
    ran = subprocess.run([sys.executable, "-m", "adoube", "convert", mixed], capture_output=True, text=True, check=False)
    assert "".join(game.pgn() for game in adoube.games(mixed)) == ran.stdout


def test_reports_travel(mixed: Path) -> None:
    splits = adoube.plan([mixed], split=500)
    assert len(splits) > 3 and all(split.packing == "frames" for split in splits)
    splits = pickle.loads(pickle.dumps(splits))
    reports = [pickle.loads(pickle.dumps(adoube.audit_split(split))) for split in splits]
    whole = adoube.audit(mixed)
    put_together = adoube.merge(reversed(reports))
    assert list(put_together) == list(whole) and put_together.totals == whole.totals
    assert sum(report.totals.games for report in reports) == whole.totals.games
    with pytest.raises(ValueError, match=r"missing: \[1\]"):
        adoube.merge(reports[:1] + reports[2:])
    with pytest.raises(ValueError, match=r"twice: \[0\]"):
        adoube.merge(reports + reports[:1])
    other = adoube.audit_split(splits[0], edition=2014)
    with pytest.raises(ValueError, match="different audits"):
        adoube.merge([other, *reports[1:]])
    assert adoube.merge([]).totals.games == 0


def test_paths_are_those_of_the_planner(mixed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(mixed.parent)
    split = adoube.plan([mixed.name])[0]
    monkeypatch.chdir("/")
    assert adoube.audit_split(split).totals.games > 0 and split.source == mixed.name
