#!/usr/bin/python3
"""A server under load for a long time: its memory and its descriptors do not grow.

    Tests/soak/soak.py JOGAKBO SECONDS

Rounds follow one another. In each one clients of several sorts come at once, over a Unix socket and
over TLS: some scroll, some edit, some flick and select, and compare each display frame; one is
killed in the middle, one brings a wrong token, and some say half a message. After each round, when
all have gone, the server's resident memory and open descriptors are read. The first half of the
rounds fills what is kept for later ones. Over the other half a line is fitted to each of the two.
The run fails where descriptors grow, or where memory grows by more than LARGEST_SLOPE beyond what
chance explains. Memory is judged by runs of an hour alone: until about half an hour it still rises.
"""
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/proxy"))
from authority import Authority  # noqa: E402

JOGAKBO, SECONDS = sys.argv[1], int(sys.argv[2])
ROUND_SECONDS = 12
LARGEST_SLOPE = 512  # KB an hour
LEAST_HOURS = 0.45  # of the half to which lines are fitted
RATE_NOT_KEPT = 4  # the exit status of load
# What clients do, and whether by TLS.
CLIENTS = [
    (False, ["--pattern", "fling", "--edits-per-second", "50", "--edit-animation", "200"]),
    (False, ["--physics", "--interact"]),
    (True, ["--pattern", "page", "--edits-per-second", "20", "--layout", "waterfall"]),
    (True, ["--pattern", "jump", "--complete"]),
]


class Server:
    def __init__(self, folder):
        self.socket, self.token = folder / "socket", folder / "token"
        self.token.write_text("a token of this run\n")
        self.token.chmod(0o600)
        authority = Authority(folder)
        certificate, key, _ = authority.issue("server")
        self.authority, self.log = authority.certificate, folder / "log"
        self.process = subprocess.Popen(
            [JOGAKBO, "serve", "--listen", self.socket, "--listen", "tcp:127.0.0.1:0",
             "--tls-cert", certificate, "--tls-key", key, "--token-file", self.token,
             "--log-file", self.log])
        self.port = self.wait_for_port()

    def wait_for_port(self):
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            match = re.search(r"address=tcp:127\.0\.0\.1:(\d+)",
                              self.log.read_text() if self.log.exists() else "")
            if match:
                return int(match[1])
            time.sleep(0.02)
        raise RuntimeError("the server does not listen")

    def resident(self):
        """Resident memory in KB."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def load(self, is_secure, options, token=None):
        address = [f"tcp:127.0.0.1:{self.port}", "--tls-ca", self.authority] if is_secure \
            else [self.socket]
        return subprocess.Popen(
            [JOGAKBO, "load", "--connect", *address, "--token-file", token or self.token,
             "--connections", "4", "--rate", "500", "--items", "20000", "--verify",
             "--duration-seconds", str(ROUND_SECONDS), *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def half_a_message(server, is_secure):
    """A connection that begins a message and never ends it."""
    if is_secure:
        connection = socket.create_connection(("127.0.0.1", server.port))
    else:
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(str(server.socket))
    connection.sendall(b"\x00\x01")
    return connection


def run_round(server, wrong_token):
    """Lets clients come and go; returns what went wrong."""
    started, silent = [], []
    try:
        running = [server.load(*client) for client in CLIENTS]
        killed = server.load(True, ["--pattern", "fling"])
        refused = server.load(False, ["--pattern", "fling"], wrong_token)
        started = [*running, killed, refused]
        silent = [half_a_message(server, is_secure) for is_secure in (False, True)]
        time.sleep(ROUND_SECONDS / 3)
        killed.kill()
        outputs = [client.communicate(timeout=ROUND_SECONDS * 4 + 60)[0] for client in started]
    finally:
        for connection in silent:
            connection.close()
        for client in started:
            client.kill()
            client.wait()
    problems = [output for client, output in zip(running, outputs)
                if client.returncode not in (0, RATE_NOT_KEPT)]
    return problems + (["a wrong token is served"] if refused.returncode == 0 else [])


def fitted(points):
    """The slope of the line through points, and its standard error."""
    count = len(points)
    mean_x, mean_y = (sum(values) / count for values in zip(*points))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    rest = sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in points)
    return slope, (rest / max(count - 2, 1) / spread) ** 0.5


def soak(server, wrong_token):
    began = time.monotonic()
    memory, descriptors = [], []
    while time.monotonic() - began < SECONDS or len(memory) < 4:
        problems = run_round(server, wrong_token)
        assert not problems, "\n".join(problems)
        time.sleep(1)  # the server notices that the last one has gone
        hours = (time.monotonic() - began) / 3600
        memory.append((hours, server.resident()))
        descriptors.append((hours, server.descriptors()))
        print(f"round {len(memory)}, {hours * 60:.1f} min: {memory[-1][1]:,} KB resident,"
              f" {descriptors[-1][1]} descriptors", flush=True)
    first = len(memory) // 2
    slope, error = fitted(memory[first:])
    growth, _ = fitted(descriptors[first:])
    print(f"slope: {slope:,.0f} KB an hour (standard error {error:,.0f}),"
          f" {growth:.2f} descriptors an hour, over {len(memory) - first} rounds")
    assert descriptors[-1][1] <= descriptors[first][1], "descriptors grow"
    if memory[-1][0] - memory[first][0] < LEAST_HOURS:
        print("the run is too short to judge memory")
    else:
        assert slope - 2 * error <= LARGEST_SLOPE, "memory grows"
    assert server.process.poll() is None, "the server has ended"


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        wrong_token = folder / "wrong"
        wrong_token.write_text("another token\n")
        wrong_token.chmod(0o600)
        server = Server(folder)
        try:
            soak(server, wrong_token)
            server.process.terminate()
            assert server.process.wait(20) == 0, "the server does not end well"
        finally:
            server.process.kill()
            server.process.wait()
    print("soak passed")


main()
