#!/usr/bin/python3
"""Two servers behind HAProxy, one of them drained: nothing is lost that was answered.

    Tests/proxy/proxy.py JOGAKBO

HAProxy runs with packaging/haproxy.cfg, whose addresses and paths are replaced by some of a
temporary directory and of loopback. Clients edit views all the while. Server a is drained: clients
that come then are b's. Then a is ended: its clients learn so in a last word, come again, and are
b's, too. What a client was answered is in its view, request by request, and in the server's
recording of the session, which is replayed. All processes that are started are ended.
"""
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples/python"))
import client as example  # noqa: E402
from authority import Authority  # noqa: E402

JOGAKBO = sys.argv[1]
CLIENTS, SECONDS = 6, 20


class Server:
    def __init__(self, name, folder, authority):
        certificate, key, _ = authority.issue(f"server-{name}")
        self.recordings = folder / f"recordings-{name}"
        self.recordings.mkdir()
        self.log = folder / f"{name}.log"
        self.process = subprocess.Popen(
            [JOGAKBO, "serve", "--listen", "tcp:127.0.0.1:0", "--tls-cert", certificate,
             "--tls-key", key, "--tls-client-ca", authority.certificate, "--record",
             self.recordings, "--log-file", self.log])
        self.port = int(self.wait_for(r"address=tcp:127\.0\.0\.1:(\d+)"))

    def wait_for(self, pattern):
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            match = re.search(pattern, self.log.read_text() if self.log.exists() else "")
            if match:
                return match[1]
            time.sleep(0.02)
        raise RuntimeError(f"the log {self.log} never has {pattern}")

    def replay(self):
        """How many requests the recordings have, all of which are answered equal."""
        files = sorted(self.recordings.glob("*.recording"))
        output = subprocess.run([JOGAKBO, "replay", *files], check=True, capture_output=True,
                                text=True).stdout
        counts = re.findall(r": ([\d,]+) requests answered equal", output)
        assert len(counts) == len(files), output
        return sorted(int(count.replace(",", "")) for count in counts)


class Editor(threading.Thread):
    """Inserts item after item until the server says goodbye, or until it is told to stop."""

    def __init__(self, port, context):
        super().__init__(daemon=True)
        self.port, self.context = port, context
        self.answered, self.last_word, self.failure = 0, None, None
        self.has_begun, self.must_stop = threading.Event(), threading.Event()
        self.start()
        assert self.has_begun.wait(SECONDS), f"a client does not begin: {self.failure}"

    def run(self):
        try:
            connection = example.Connection(f"tcp:127.0.0.1:{self.port}", tls=self.context)
            self.answered = connection.last_id
            self.edit(connection)
        except RuntimeError as error:
            self.last_word = str(error)
        except Exception as error:
            self.failure = repr(error)

    def edit(self, connection):
        example.push(connection, [("list", [])])
        count = 0
        while not self.must_stop.is_set():
            example.update(connection, [(example.INSERT, (0, 0), (0, count), 1)], [(40.0, 40.0)])
            count += 1
            self.answered = connection.last_id
            if count % 10 == 0:
                items = connection.call(item_counts={"section_count": 1}).item_counts.item_counts[0]
                assert items == count, f"{items} of {count} items"
                self.answered = connection.last_id
            self.has_begun.set()

    def stop(self):
        self.must_stop.set()
        self.join(SECONDS)


def configuration(folder, authority, servers, port):
    """The configuration of packaging/, with the addresses and paths of this run."""
    text = (ROOT / "packaging/haproxy.cfg").read_text()
    paths = {"views.pem": authority.issue("views")[2], "proxy.pem": authority.issue("proxy")[2],
             "clients.pem": authority.certificate, "servers.pem": authority.certificate}
    replacements = {f"/etc/haproxy/{name}": str(path) for name, path in paths.items()}
    replacements |= {"/run/haproxy/admin.sock": str(folder / "admin.sock"),
                     "bind :4200": f"bind 127.0.0.1:{port}", "inter 5s": "inter 300ms",
                     "192.0.2.1:4200": f"127.0.0.1:{servers[0].port}",
                     "192.0.2.2:4200": f"127.0.0.1:{servers[1].port}"}
    for old, new in replacements.items():
        assert text.count(old) == 1, f"{old} stands {text.count(old)} times in the configuration"
        text = text.replace(old, new)
    path = folder / "haproxy.cfg"
    path.write_text(text)
    return path


def command(folder, text):
    with socket.socket(socket.AF_UNIX) as admin:
        admin.connect(str(folder / "admin.sock"))
        admin.sendall(f"{text}\n".encode())
        return admin.makefile().read()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(condition, what):
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline, f"it never comes: {what}"
        time.sleep(0.02)


def sessions(folder, server):
    """How many connections HAProxy has to a server for clients."""
    lines = command(folder, "show stat").splitlines()
    fields = lines[0].removeprefix("# ").split(",")
    for line in lines[1:]:
        row = dict(zip(fields, line.split(",")))
        if (row.get("pxname"), row.get("svname")) == ("servers", server):
            return int(row["scur"]), row["status"]
    raise RuntimeError(f"HAProxy knows no server {server}")


def check(folder, authority, servers, port):
    certificate, key, _ = authority.issue("client")
    context = example.secure(authority.certificate)
    context.load_cert_chain(certificate, key)
    wait_until(lambda: all(sessions(folder, name)[1] == "UP" for name in "ab"), "both are up")
    old = [Editor(port, context) for _ in range(CLIENTS)]
    on_a, on_b = sessions(folder, "a")[0], sessions(folder, "b")[0]
    problems = [editor.last_word or editor.failure for editor in old if not editor.is_alive()]
    assert on_a == on_b == CLIENTS // 2, f"{on_a} clients on a, {on_b} on b; {problems}"

    command(folder, "set server servers/a state drain")
    new = [Editor(port, context) for _ in range(CLIENTS)]
    assert sessions(folder, "a")[0] == on_a, "a client that comes later is drained a's"
    before = [editor.answered for editor in old]
    wait_until(lambda: all(now.answered > then + 20 for now, then in zip(old, before)),
               "old clients of both servers go on")

    servers[0].process.send_signal(signal.SIGTERM)
    assert servers[0].process.wait(SECONDS) == 0, "server a does not end well"
    wait_until(lambda: sum(not editor.is_alive() for editor in old) == on_a, "clients of a end")
    ended = [editor for editor in old if not editor.is_alive()]
    for editor in ended:
        assert editor.failure is None, editor.failure
        assert "shutting down" in editor.last_word, editor.last_word
    again = [Editor(port, context) for _ in ended]
    for editor in new + again + [editor for editor in old if editor.is_alive()]:
        editor.stop()
        assert editor.failure is None and editor.last_word is None, editor.failure

    answered = sorted(editor.answered for editor in ended)
    recorded = servers[0].replay()[-len(answered):]
    for mine, theirs in zip(answered, recorded):
        assert mine <= theirs, f"{mine} requests were answered, {theirs} are recorded"
    print(f"a: {len(ended)} clients with {sum(answered)} answered requests, all in recordings;"
          f" b: {len(new) + len(again) + CLIENTS - len(ended)} clients, undisturbed")


def main():
    running = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        authority = Authority(folder)
        try:
            servers = []
            for letter in "ab":
                servers.append(Server(letter, folder, authority))
                running.append(servers[-1].process)
            port = free_port()
            path = configuration(folder, authority, servers, port)
            running.append(subprocess.Popen(["haproxy", "-db", "-q", "-f", path]))
            wait_until(lambda: (folder / "admin.sock").exists(), "HAProxy listens")
            check(folder, authority, servers, port)
        finally:
            for process in running:
                process.terminate()
            for process in running:
                process.wait(SECONDS)
    print("1 passed, 0 failed")


main()
