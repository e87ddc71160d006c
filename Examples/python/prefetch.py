#!/usr/bin/python3
"""A list of `jogakbo serve` whose pictures are loaded before they are seen, and its items in pages.

    jogakbo serve --listen /tmp/views.sock &
    Examples/python/prefetch.py /tmp/views.sock

Examples/c/prefetch.c prints the same.
"""
import argparse

import client
from jogakbo.v1.event_pb2 import EventKind

PAGE, PAGES, WIDTH, HEIGHT, ROW = 20, 3, 320.0, 300.0, 100.0
PREFETCHING, NEAR_END = 16384, 32768  # groups of events


class Loader:
    """A host that would load files, or ask a server."""
    def __init__(self, connection):
        self.connection, self.count, self.time_ns = connection, 0, 0
        connection.call(set_layout={"layout": {"list": {}}})
        client.push(connection, [("list", [])])

    def begin(self):
        """Asks for what is near: pictures, and items once there are no more."""
        self.connection.call(set_prefetch_configuration={
            "is_prefetching_enabled": True, "near_end_screens": 1})
        self.connection.call(set_event_mask={"event_mask": PREFETCHING | NEAR_END})

    def load_page(self):
        """Adds a page of items at the end; the last page ends the loading for good."""
        if self.count == PAGE * PAGES:
            return
        client.update(self.connection, [(client.INSERT, (0, 0), (0, self.count), PAGE)],
                      [(WIDTH, ROW)] * PAGE)
        self.count += PAGE
        print(f"{self.count} items")

    def follow(self, events):
        """Loads pictures, gives up those that nobody will see, and loads the next page."""
        names = {"EVENT_PREFETCH": "load", "EVENT_CANCEL_PREFETCH": "give up"}
        for event in events:
            kind = EventKind.Name(event.kind)
            if kind in names:
                runs = zip(event.runs.items, event.runs.counts)
                items = [first + n for first, count in runs for n in range(count)]
                print(names[kind], *items)
            elif kind == "EVENT_NEAR_END":
                self.load_page()

    def show(self, offset, milliseconds):
        self.time_ns += milliseconds * 1_000_000
        print(f"at {offset}")
        self.follow(self.connection.call(display_frame={
            "bounds": {"y": offset, "width": WIDTH, "height": HEIGHT},
            "time_ns": self.time_ns}).events)


def scroll(connection):
    loader = Loader(connection)
    loader.begin()
    for offset, milliseconds in [(0, 0), (0, 16), (20, 1000), (50, 16), (90, 16), (60, 1000),
                                 (30, 1000), (1400, 1000), (1410, 1000), (5000, 1000),
                                 (5010, 1000)]:
        loader.show(offset, milliseconds)


def main():
    parser = argparse.ArgumentParser(description="Loads what will be seen.")
    parser.add_argument("socket")
    scroll(client.Connection(parser.parse_args().socket))


if __name__ == "__main__":
    main()
