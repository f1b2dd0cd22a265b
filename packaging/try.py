#!/usr/bin/env python3
"""Tries a program as somebody would who has just installed it: `try.py FOLDER COMMAND…`, COMMAND being `adoube`, or
`wine64 adoube.exe`. Starts a hall, plays a game over its socket, stops, starts again, backs up, verifies."""

import base64
import http.client
import json
import os
import pathlib
import re
import socket
import struct
import subprocess
import sys
import time

PATIENCE = float(os.environ.get("PATIENCE", "120"))
# The first page within a second of the start; not asked of a program inside another system.
FIRST_PAGE = float(os.environ.get("FIRST_PAGE", "1.0"))
FOOLS_MATE = ["f2f3", "e7e5", "g2g4", "d8h4"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Line:
    """A live connection: as much of RFC 6455 as a player needs."""

    def __init__(self, port, token):
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.socket.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        assert b"101" in self.stream.readline(), "the hall does not speak"
        while self.stream.readline().strip():
            pass
        self.acts = 0
        self.send({"type": "hello", "token": token, "language": "en", "seen": []})

    def send(self, message):
        data = json.dumps(message).encode()
        mask = os.urandom(4)
        size = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
        self.socket.sendall(size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

    def hear(self):
        first, second = self.stream.read(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack("!H", self.stream.read(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self.stream.read(8))[0]
        data = self.stream.read(size)
        return json.loads(data) if first & 0x0F == 1 else {}

    def act(self, act):
        self.acts += 1
        name = f"try-{self.acts}"
        self.send({"type": "act", "id": name, "act": act})
        while True:
            heard = self.hear()
            if heard.get("id") == name:
                assert heard["type"] == "acked", heard
                return


class Hall:
    def __init__(self, command, file):
        self.port, self.file = free_port(), file
        began = time.monotonic()
        # A name without its folder: inside another system the folder has another name.
        arguments = ["serve", file.name, "--listen", f"127.0.0.1:{self.port}"]
        self.said = open(file.parent / "said.txt", "w+b")
        self.process = subprocess.Popen(command + arguments, cwd=file.parent, stdout=self.said, stderr=subprocess.STDOUT)
        while True:
            assert self.process.poll() is None, f"it ended with {self.process.returncode}: {self.words()}"
            assert time.monotonic() - began < PATIENCE, f"it does not open: {self.words()}"
            try:
                self.page = self.ask("GET", "/")
                break
            except OSError:
                time.sleep(0.01)
        self.opened = time.monotonic() - began

    def words(self):
        return (self.file.parent / "said.txt").read_text(errors="replace")

    def ask(self, method, path, body=None, headers=None, cookie=None):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"content-type": "application/json", **(headers or {}), **({"cookie": cookie} if cookie else {})}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status < 300, f"{method} {path}: {answer.status} {text[:300]}"
        return answer, text

    def stop(self):
        """By the button of the page: every system has it."""
        sign = json.loads(pathlib.Path(f"{self.file}-open").read_text())
        self.ask("POST", "/api/keeper/stop", headers={"x-adoube-key": sign["key"]})
        assert self.process.wait(PATIENCE) == 0, self.words()
        assert not pathlib.Path(f"{self.file}-open").exists(), "the sign is still there"


def play(hall):
    token = re.search(r"/setup#([a-z0-9]+)", hall.words()).group(1)
    answer, _ = hall.ask("POST", "/api/setup", {"token": token, "name": "Chief", "password": "e4e5Nf3Nc6"})
    cookie = answer.getheader("set-cookie").split(";")[0]
    presets = json.loads(hall.ask("GET", "/api/presets", cookie=cookie)[1])
    rapid = next(preset["regulations"] for preset in presets if preset["name"] == "rapid")
    acts = [{"create": {"name": "Trial", "place": "", "rounds": 1, "regulations": rapid}}]
    acts += [{"add-player": {"surname": name}} for name in ["White", "Black"]]
    acts += [{"pair-round-robin": {"cycles": "single"}}, {"start-round": 1}]
    for act in acts:
        hall.ask("POST", "/api/event/acts", {"act": act}, cookie=cookie)
    links = json.loads(hall.ask("GET", "/api/links", cookie=cookie)[1])
    token = {link["place"]: link["path"].split("#")[1] for link in links}
    seats = [Line(hall.port, token["white"]), Line(hall.port, token["black"])]
    for ply, move in enumerate(FOOLS_MATE):
        attempt = {"displace": {"from": move[:2], "to": move[2:], "placed": None}}
        seats[ply % 2].act({"move": {"attempt": attempt, "hands": "one"}})
        if ply + 1 < len(FOOLS_MATE):
            seats[ply % 2].act("press")


def result(hall):
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        told = json.loads(hall.ask("GET", "/api/hall")[1])
        found = told["rounds"][0]["pairings"][0]["result"]
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("no result")


def run(command, arguments, folder):
    done = subprocess.run(command + arguments, cwd=folder, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, f"{arguments}: {done.returncode} {done.stdout[-500:]} {done.stderr[-500:]}"
    return done.stdout.decode(errors="replace")


def main():
    folder, command = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "hall.adoube"
    print(run(command, ["--version"], folder).strip())
    assert "197281" in run(command, ["perft", "4"], folder).replace(",", "")
    assert "can still mate" in run(command, ["mate", "8/8/8/8/8/5k2/7p/7K b - - 0 1", "--for", "black"], folder)
    hall = Hall(command, file)
    size = len(hall.page[1])
    print(f"first page ({size} bytes) {hall.opened:.2f} s after the start")
    assert size > 500 and b"without its pages" not in hall.page[1], "the pages are inside"
    assert hall.opened < FIRST_PAGE, "the first page comes late"
    play(hall)
    assert result(hall) == "0-1"
    hall.stop()
    hall = Hall(command, file)
    assert result(hall) == "0-1", "what was played is there after a new start"
    # While the hall is open.
    run(command, ["backup", "hall.adoube", "copy.adoube"], folder)
    second = subprocess.run(command + ["serve", "hall.adoube", "--listen", f"127.0.0.1:{free_port()}"],
                            cwd=folder, capture_output=True, timeout=PATIENCE)
    assert second.returncode == 3 and b"another program serves this hall" in second.stderr, second
    hall.stop()
    for name in ["hall.adoube", "copy.adoube"]:
        run(command, ["verify", name], folder)
    print("served, played over its socket, stopped, started again, locked, backed up, verified")


main()
