#!/usr/bin/python3
"""What the worst clients do to others, and to the server's memory: a table.

    Tests/attack/attack.py JOGAKBO SECONDS [SLACK]

A server with one loop and a limit of memory serves a calm client: first alone, then beside each
sort of hostile client, then beside all of them at once. Round trips of the calm client, resident
memory at its peak, and what stays of it once all clients have gone are told, with what may be at
most. All processes that are started are ended. The exit status says whether everything is within
its bounds, or within SLACK times as much, where other programs use the machine.
"""
import multiprocessing
import os
import pathlib
import random
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Examples/python"))
from client import Connection, wire  # noqa: E402

MEMORY_MAX = 256 << 20
# At most: milliseconds that the calm client waits, the peak of memory beside the limit, mebibytes
# that stay, and seconds until a server has stopped.
P99_MAX, P999_MAX, MEMORY_RATIO_MAX, LEFT_MAX, STOP_SECONDS_MAX = 10, 100, 1.5, 32, 2
WATERFALL = {"layout": {"waterfall": {"lanes": {"count": 64}, "lane_placement": 1}}}


class Client(Connection):
    """A connection that sends many requests before it takes any answer."""

    def bytes(self, **operation):
        self.last_id += 1
        body = wire.Request(id=self.last_id, view=self.view, **operation).SerializeToString()
        return struct.pack(">BI", 0, len(body)) + body

    def pipeline(self, requests):
        requests = list(requests)
        self.socket.sendall(b"".join(self.bytes(**request) for request in requests))
        for _ in requests:
            _, length = struct.unpack(">BI", self.input.read(5))
            self.input.read(length)

    def push(self, count, columns=()):
        choose = random.Random(7)
        self.call(begin_data_source={})
        for start in range(0, count, 50000):
            part = min(50000, count - start)
            sizes = {name: [choose.uniform(20, 200) for _ in range(part)] for name in columns}
            self.call(append_data_source={
                "item_counts": [part], "continues_section": start > 0, **sizes})
        self.call(commit_data_source={})


def frame(width=400, height=800, y=0, time_ns=0, is_complete=False):
    bounds = {"x": 0, "y": y, "width": width, "height": height}
    return {"display_frame": {
        "bounds": bounds, "time_ns": time_ns, "is_complete": is_complete}}


def show_small_items(client, count, length=1):
    """Items beside and below one another, without room between them."""
    client.call(set_flow_layout={"section_metrics": {
        "item_size": {"width": length, "height": length}, "minimum_line_spacing": {"value": 0},
        "minimum_interitem_spacing": {"value": 0}}})
    client.push(count)


def break_lines(path):
    """Bounds of another width in each display frame: all lines break anew."""
    client = Client(path)
    client.push(300000, ["widths", "heights"])
    while True:
        client.pipeline(frame(width=300 + i) for i in range(256))


def hold_an_item(path):
    """An item that a person moves in a waterfall, which is dealt out anew for each place."""
    client = Client(path)
    client.call(set_layout=WATERFALL)
    client.push(300000, ["heights"])
    client.call(set_default_traits={"traits": 1 << 8})
    client.call(**frame())
    client.call(begin_interactive_movement={
        "index_path": {}, "position": {"x": 3, "y": 3}, "time_ns": 0})
    for i in range(1, 1 << 40):
        client.pipeline([
            {"update_interactive_movement": {
                "position": {"x": 37 * i % 400, "y": 53 * i % 800}, "time_ns": i * 8000000}},
            frame(time_ns=i * 8000000)])


def show_much(path):
    """Display frames of as many other elements each, with overscan."""
    client = Client(path)
    show_small_items(client, 4000000, length=4)
    client.call(set_prefetch_configuration={"overscan_item_count": 256})
    for i in range(1 << 40):
        client.pipeline(frame(1000, 800, y=1000 * (j % 9), time_ns=i) for j in range(16))


def reverse(path):
    """Snapshots in the reverse order of one another."""
    client = Client(path)
    identifiers = list(range(1, 200001))
    snapshots = []
    for order in (identifiers, identifiers[::-1]):
        snapshots.append(client.call(create_snapshot={}).snapshot)
        client.call(edit_snapshot={
            "snapshot": snapshots[-1], "append_sections": {"identifiers": [1]}})
        client.call(edit_snapshot={
            "snapshot": snapshots[-1], "append_items": {"identifiers": order}})
    while True:
        client.pipeline(
            request for snapshot in snapshots
            for request in ({"apply_snapshot": {"snapshot": snapshot}}, frame()))


def come_and_go(path):
    """Connections that do one long thing each, and leave before the answer."""
    while True:
        client = Client(path)
        client.push(30000, ["widths", "heights"])
        client.socket.sendall(b"".join(client.bytes(**frame(300 + i)) for i in range(64)))
        client.socket.close()


def never_end(path):
    """Messages that arrive in part, and answers that nobody takes."""
    clients = []
    while True:
        try:
            client = Client(path)
            client.push(20000)
            client.socket.setblocking(False)
            if len(clients) % 2 == 0:
                client.socket.send(struct.pack(">BI", 0, 15 << 20))
            while True:
                if client.socket.send(
                        bytes(1 << 16) if len(clients) % 2 == 0
                        else client.bytes(**frame(2000, 2000))) == 0:
                    break
        except (OSError, RuntimeError):
            time.sleep(0.01)
        clients = clients[-200:] + [client]


def take_nothing(path):
    """Display frames of 10,000 elements each, none of which is read, on many connections."""
    clients = []
    while True:
        try:
            client = Client(path)
            show_small_items(client, 10000)
            client.socket.setblocking(False)
            client.socket.send(b"".join(
                client.bytes(**frame(time_ns=i, is_complete=True)) for i in range(100)))
        except (OSError, RuntimeError):
            time.sleep(0.01)
        clients = clients[-600:] + [client]


HOSTILE = [
    break_lines, hold_an_item, show_much, reverse, come_and_go, never_end, take_nothing]


def run_hostile(function, path):
    while True:
        try:
            function(path)
        except (OSError, RuntimeError, AssertionError, struct.error):
            time.sleep(0.05)


def be_calm(path, seconds, results):
    """Round trips of display frames of a short list, 250 a second."""
    client = Client(path)
    client.push(1000)
    times, end = [], time.monotonic() + seconds
    for i in range(1 << 40):
        if time.monotonic() > end:
            break
        began = time.perf_counter()
        client.call(**frame(y=i * 7 % 10000, time_ns=i))
        times.append((time.perf_counter() - began) * 1000)
        time.sleep(0.004)
    times.sort()
    results.put([times[int(len(times) * share)] for share in (0.5, 0.99, 0.999)] + [times[-1]])


def resident(process):
    for line in open(f"/proc/{process.pid}/status", encoding="ascii"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) << 10
    return 0


class Server:
    def __init__(self, executable, folder, *options, address_space=None):
        self.path = f"{folder}/socket"
        limit = (lambda: resource.setrlimit(resource.RLIMIT_AS, (address_space, address_space)))
        self.process = subprocess.Popen(
            [executable, "serve", "--listen", self.path, "--loops", "1", "--log-level", "error",
             *options], preexec_fn=limit if address_space else None)
        while not os.path.exists(self.path):
            time.sleep(0.01)

    def stop(self):
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(60)
        return time.monotonic() - began, status


def measure(server, hostile, seconds):
    """The calm client's round trips, and the most memory meanwhile."""
    processes = [
        multiprocessing.Process(target=run_hostile, args=(function, server.path), daemon=True)
        for function in hostile]
    for process in processes:
        process.start()
    time.sleep(3 if hostile else 0)
    results = multiprocessing.Queue()
    calm = multiprocessing.Process(target=be_calm, args=(server.path, seconds, results))
    calm.start()
    peak = 0
    while calm.is_alive():
        peak = max(peak, resident(server.process))
        time.sleep(0.05)
    for process in processes:
        process.kill()
        process.join()
    return results.get(timeout=5), peak


def bombs(executable, folder):
    """Small messages that once ended a server with 4 GiB of address space."""
    server = Server(executable, folder, address_space=4 << 30)
    client = Client(server.path)
    client.push(500000000)
    client.pipeline([{"change_selection": {"action": 2}}, frame()])
    for _ in range(3):
        other = Client(server.path)
        other.socket.settimeout(20)
        try:
            run = {"sections": [0], "items": [0], "counts": [1 << 30]}
            other.push(1 << 31)
            other.pipeline([
                {"set_default_traits": {"traits": 0x5555}},
                {"set_item_traits": {"runs": run, "traits": [0x100]}},
                {"change_selection": {"action": 0, "runs": run}}, frame(100000, 100000)])
        except (OSError, RuntimeError, struct.error):
            pass
    alive = server.process.poll() is None
    server.stop()
    return alive


def main():
    executable, seconds = sys.argv[1], float(sys.argv[2])
    slack = float(sys.argv[3]) if len(sys.argv) > 3 else 1
    failed = []

    def tell(name, values, *bounds):
        missed = any(value > slack * bound for value, bound in bounds)
        print(f"{name:34} {values}{'  MISSED' if missed else ''}", flush=True)
        if missed:
            failed.append(name)

    with tempfile.TemporaryDirectory() as folder:
        server = Server(executable, folder, "--max-memory", str(MEMORY_MAX), "--grace-seconds", "1")
        idle = resident(server.process)
        print(f"{'round trips of a calm client, ms':34}    p50    p99  p99.9    max   memory, MiB")
        alone, _ = measure(server, [], seconds)
        for name, hostile in [("alone", []), *[(f.__name__, [f]) for f in HOSTILE],
                              ("all of them", HOSTILE)]:
            times, peak = (alone, idle) if not hostile else measure(server, hostile, seconds)
            values = "".join(f"{value:7.2f}" for value in times) + f"{(peak - idle) / 2**20:10.0f}"
            tell(name, values, (times[1], max(P99_MAX, 3 * alone[1])),
                 (times[2], max(P999_MAX, 3 * alone[2])))
            tell("  memory beside the limit", f"{(peak - idle) / MEMORY_MAX:7.2f}",
                 ((peak - idle) / MEMORY_MAX, MEMORY_RATIO_MAX))
        time.sleep(3)
        left = (resident(server.process) - idle) / 2**20
        tell("memory that stays, MiB", f"{left:7.1f}", (left, LEFT_MAX))
        hostile = multiprocessing.Process(
            target=run_hostile, args=(break_lines, server.path), daemon=True)
        hostile.start()
        time.sleep(3)
        took, status = server.stop()
        hostile.kill()
        tell("seconds from SIGTERM to the end", f"{took:7.2f}", (took, STOP_SECONDS_MAX))
        if status != 0:
            failed.append(f"the server ended with {status}")
        if not bombs(executable, folder):
            failed.append("a server with 4 GiB of address space ended")
    for name in failed:
        print(f"FAILED: {name}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
