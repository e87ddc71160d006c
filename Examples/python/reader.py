#!/usr/bin/python3
"""A list of `jogakbo serve` as a screen reader has it: what is read, and what is said by itself.

    jogakbo serve --listen /tmp/views.sock &
    Examples/python/reader.py /tmp/views.sock

Examples/c/reader.c prints the same.
"""
import argparse

import client
from jogakbo.v1.event_pb2 import EventKind

ROWS, WIDTH, HEIGHT, ROW = 1000, 320.0, 300.0, 44.0
SCROLLING, SELECTION, ACTIONS, ACCESSIBILITY = 16, 512, 1024, 262144  # groups of events
SELECTED = 32  # a state


class Reader:
    """What a host passes on to the accessibility interface of its platform."""
    def __init__(self, connection):
        self.connection, self.offset = connection, 0.0
        connection.call(set_layout={"layout": {"list": {}}})
        client.push(connection, [("list", [(WIDTH, ROW)] * ROWS)])

    def begin(self):
        self.connection.call(set_selection_configuration={"behavior": "SELECTION_BEHAVIOR_TAP"})
        self.connection.call(set_event_mask={
            "event_mask": ACCESSIBILITY | SCROLLING | SELECTION | ACTIONS})

    def read_from(self, item, count):
        """Reads elements aloud from one on, shown or not."""
        read = self.connection.call(accessibility_elements={
            "first": {"index_path": {"section": 0, "item": item}},
            "count": count}).accessibility_elements
        for i in range(read.count):
            is_selected = read.states and read.states[i] & SELECTED
            print(f"Row {read.items[i] + 1}, {read.positions_in_set[i]} of {read.set_sizes[i]}"
                  + (", selected" if is_selected else ""))

    def announce(self, response):
        """What is said by itself."""
        for event in response.events:
            kind = EventKind.Name(event.kind)
            if kind == "EVENT_ACCESSIBILITY_SCREEN_CHANGED":
                print("all is new")
            elif kind == "EVENT_ACCESSIBILITY_LAYOUT_CHANGED":
                print("some of it is new")
            elif kind == "EVENT_ACCESSIBILITY_COUNT_CHANGED":
                print(f"{event.value} rows")
            elif kind == "EVENT_ACCESSIBILITY_SCROLLED":
                print(f"rows {event.value} to {event.other_value} of {event.number:.0f}")
            elif kind == "EVENT_WANTED_OFFSET":
                self.offset = event.point.y
            elif kind == "EVENT_DID_SELECT":
                print(f"Row {event.element.index_path.item + 1} selected")
            elif kind == "EVENT_PRIMARY_ACTION":
                print(f"Row {event.element.index_path.item + 1} opened")
        return response

    def show(self):
        self.announce(self.connection.call(display_frame={
            "bounds": {"y": self.offset, "width": WIDTH, "height": HEIGHT}}))

    def scroll(self, direction):
        """Goes on by about a page."""
        response = self.connection.call(accessibility_scroll={"direction": direction})
        if not response.is_handled:
            print("no more rows there")
        self.announce(response)

    def press(self, item):
        """Taps without a pointer, wherever the row is."""
        self.announce(self.connection.call(perform_accessibility_action={
            "action": "ACCESSIBILITY_ACTION_PRESS",
            "element": {"index_path": {"section": 0, "item": item}}}))


def listen(connection):
    reader = Reader(connection)
    reader.begin()
    reader.show()
    reader.scroll("ACCESSIBILITY_SCROLL_PREVIOUS")
    reader.scroll("ACCESSIBILITY_SCROLL_NEXT")
    reader.show()
    reader.press(500)
    reader.read_from(499, 3)
    client.update(connection, [(client.DELETE, (0, 0), (0, 0), 10)])
    reader.show()


def main():
    parser = argparse.ArgumentParser(description="Says what a screen reader would.")
    parser.add_argument("socket")
    listen(client.Connection(parser.parse_args().socket))


if __name__ == "__main__":
    main()
