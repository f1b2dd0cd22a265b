"""Object storage that fails for a while: what is read and written is the same."""

from __future__ import annotations

import http.client
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import engines
import pytest
from conftest import ILLEGAL, SHORT, frame

import adoube
from adoube import _engine

moto_server = pytest.importorskip("moto.server", reason="LEFT OUT: moto is not installed")
boto3 = pytest.importorskip("boto3", reason="LEFT OUT: boto3 is not installed")


class Flaky(http.server.BaseHTTPRequestHandler):
    """Hands requests on to the storage; every third is refused, every seventh cut off."""

    protocol_version = "HTTP/1.1"
    target: tuple[str, int]
    asked = 0
    failed = 0

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""

    def pass_on(self) -> None:
        kind = type(self)
        kind.asked += 1
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if kind.asked % 3 == 0:
            kind.failed += 1
            self.send_response(503)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if kind.asked % 7 == 0:
            kind.failed += 1
            self.close_connection = True
            return
        there = http.client.HTTPConnection(*self.target)
        there.request(self.command, self.path, body, {k: v for k, v in self.headers.items() if k.lower() != "connection"})
        answer = there.getresponse()
        content = answer.read()
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in ("transfer-encoding", "connection", "server", "date"):
                self.send_header(name, value)
        if answer.getheader("Content-Length") is None:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        there.close()

    do_GET = do_PUT = do_HEAD = do_POST = do_DELETE = pass_on


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "nobody")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "nothing")
    monkeypatch.delenv("HTTP_PROXY", raising=False)
    monkeypatch.delenv("http_proxy", raising=False)
    server = moto_server.ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    server.start()
    host, port = server.get_host_and_port()
    Flaky.target, Flaky.asked, Flaky.failed = (host, port), 0, 0
    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Flaky)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    yield {
        "aws_endpoint": f"http://127.0.0.1:{proxy.server_address[1]}",
        "aws_region": "us-east-1",
        "aws_allow_http": "true",
        "direct": f"http://{host}:{port}",
    }
    proxy.shutdown()
    server.stop()


def test_s3(storage: dict[str, str], mixed: Path, tmp_path: Path) -> None:
    direct = storage.pop("direct")
    client = boto3.client("s3", endpoint_url=direct, region_name="us-east-1")
    client.create_bucket(Bucket="games")
    client.upload_file(str(mixed), "games", "mixed.pgn.zst")
    url = "s3://games/mixed.pgn.zst"
    whole = adoube.audit(mixed)
    found = adoube.audit(url, storage=storage)
    assert found.totals == whole.totals and found.failures == []
    assert [row[1:] for row in found] == [row[1:] for row in whole]
    assert [game.number for game in adoube.games(url, storage=storage)][-1] == whole.totals.games

    def conduct() -> adoube.Audit:
        return _engine.conduct(
            lambda jobs: map(_engine.work, jobs),
            [url],
            "s3://games/out",
            edition=2023,
            thorough=False,
            language=None,
            resume=True,
            split=2000,
            storage=storage,
            progress=False,
        )

    merged = conduct()
    merged.to_parquet(tmp_path / "merged.parquet")
    found.to_parquet(tmp_path / "found.parquet")
    there = client.get_object(Bucket="games", Key="out/findings/findings.parquet")["Body"].read()
    assert (tmp_path / "merged.parquet").read_bytes() == (tmp_path / "found.parquet").read_bytes() == there
    assert Flaky.failed > 3, "the storage never failed"
    # Gone on with: a part that is missing is written again, and only that.
    client.delete_object(Bucket="games", Key="out/part-000001.json")
    assert conduct().totals == whole.totals
    # Changed: another ETag.
    client.put_object(Bucket="games", Key="mixed.pgn.zst", Body=mixed.read_bytes()[:-1] + b"\0")
    with pytest.raises(adoube.Changed, match=url):
        conduct()
    with pytest.raises(FileNotFoundError, match="s3://games/nothing.pgn"):
        adoube.audit("s3://games/nothing.pgn", storage=storage)


def test_ray_on_s3_with_a_damaged_frame(storage: dict[str, str], tmp_path: Path) -> None:
    why = engines.absent("ray")
    if why is not None:
        pytest.skip(why)
    client = boto3.client("s3", endpoint_url=storage.pop("direct"), region_name="us-east-1")
    client.create_bucket(Bucket="games")
    frames = [frame((ILLEGAL * 50 + SHORT * i).encode()) for i in range(6)]
    damaged = bytearray(frames[3])
    damaged[len(damaged) // 2] ^= 0x10
    client.put_object(Bucket="games", Key="bad.pgn.zst", Body=b"".join([*frames[:3], bytes(damaged), *frames[4:]]))
    client.put_object(Bucket="games", Key="good.pgn.zst", Body=b"".join(frames))
    urls = ["s3://games/bad.pgn.zst", "s3://games/good.pgn.zst"]
    whole = adoube.audit(urls, storage=storage)
    found = engines.audit("ray")(urls, "s3://games/by-ray", split=1, storage=storage, **engines.settings("ray"))
    assert [failure.source for failure in found.failures] == urls[:1] and found.failures == whole.failures
    assert found.totals == whole.totals and found.totals.games >= 450
    whole.to_parquet(tmp_path / "whole.parquet")
    there = client.get_object(Bucket="games", Key="by-ray/findings/findings.parquet")["Body"].read()
    assert there == (tmp_path / "whole.parquet").read_bytes()
    assert Flaky.failed > 3, "the storage never failed"
