#!/usr/bin/python3
"""A list of `jogakbo serve` that scrolls by itself: flicked, tapped, pressed for long, paged, led.

    jogakbo serve --listen /tmp/views.sock &
    Examples/python/flick.py /tmp/views.sock

A script takes the place of the person, and time passes as fast as the program runs; with a window,
samples come from its events, and the time from its clock. Examples/c/flick.c prints the same.
"""
import argparse
import math

import client
from jogakbo.v1.event_pb2 import EventKind

ROWS, WIDTH, HEIGHT = 1000, 320.0, 200.0
FRAME_NS, SAMPLE_NS, SAMPLES = 1_000_000_000 // 60, 1_000_000_000 // 120, 8
SCROLLING, TAPS, HIGHLIGHTS, LONG_PRESSES = 16, 32, 64, 128  # groups of events
EVERY_FRAME = 1  # a wake_at_ns
PRESSES = {
    "EVENT_DID_HIGHLIGHT": "highlight", "EVENT_DID_UNHIGHLIGHT": "unhighlight",
    "EVENT_TAP": "tap of", "EVENT_LONG_PRESS_BEGAN": "long press of"}


class List:
    """A view on the server, and the time that it was told last."""
    def __init__(self, connection):
        self.connection, self.time_ns, self.wake_ns, self.frame_count = connection, 0, 0, 0
        self.stop = 0  # flicks end at multiples of this length; 0: anywhere
        connection.call(set_layout={"layout": {"list": {}}})
        client.push(connection, [("list", [(WIDTH, 50.0)] * ROWS)])

    def enable_scrolling(self, is_paging_enabled):
        self.connection.call(set_scroll_configuration={
            "is_enabled": True, "is_paging_enabled": is_paging_enabled})
        self.connection.call(set_event_mask={
            "event_mask": SCROLLING | TAPS | HIGHLIGHTS | LONG_PRESSES})

    def snap_to_rows(self):
        """The content rests where a row begins at the top."""
        self.connection.call(set_scroll_configuration={
            "is_enabled": True, "snap_points": "SNAP_ITEM_STARTS"})

    def call(self, **operation):
        """Each response brings the events that the request caused, and when to draw next."""
        response = self.connection.call(**operation)
        self.wake_ns = response.wake_at_ns
        for event in response.events:
            tell(event)
            if self.stop and event.kind == EventKind.EVENT_WILL_END_DRAGGING:
                self.lead(event)
        return response

    def lead(self, event):
        """Has a flick end elsewhere."""
        target = self.stop * math.floor(event.point.y / self.stop + 0.5)
        self.call(retarget={"sequence": event.sequence, "content_offset": {"y": target}})
        print(f"          is to rest at {target:.2f}")

    def draw(self, *samples):
        """Sends what the finger did, and has the rows drawn: at their frames, less the content
        offset."""
        self.frame_count += 1
        return self.call(display_frame_after_input={"pointers": samples, "display_frame": {
            "bounds": {"width": WIDTH, "height": HEIGHT}, "time_ns": self.time_ns}}).display_frame

    def play(self, title, samples):
        """Runs until the script is at its end and nothing moves any more."""
        print(title)
        self.frame_count = 0
        while True:
            wake_ns = self.wake_ns
            if wake_ns == EVERY_FRAME:
                wake_ns = self.time_ns + FRAME_NS  # at the next refresh of the screen
            if samples and (wake_ns == 0 or samples[0]["time_ns"] <= wake_ns):
                self.time_ns = samples[0]["time_ns"]
                self.draw(samples.pop(0))
            elif wake_ns:
                self.time_ns = wake_ns
                self.draw()
            else:
                break  # a program with a window waits for input
        offset = self.call(scrolling={}).scrolling.content_offset.y
        print(f"          at {offset:.2f} after {self.frame_count} display frames")


def tell(event):
    time_ms, name = event.time_ns / 1e6, EventKind.Name(event.kind)
    if name == "EVENT_WILL_END_DRAGGING":
        print(f"{time_ms:6.0f} ms: let go with {event.other_point.y:.2f} points per ms;"
              f" will rest at {event.point.y:.2f}")
    elif name == "EVENT_DID_END_DECELERATING":
        print(f"{time_ms:6.0f} ms: at rest")
    elif name in PRESSES:
        print(f"{time_ms:6.0f} ms: {PRESSES[name]} row {event.element.index_path.item}")


def finger(time_ns, phase, y):
    return {"time_ns": time_ns, "phase": phase, "pointer": 1, "position": {"x": WIDTH / 2, "y": y}}


def flick(rows, title, velocity):
    """A finger that moves upwards evenly, and lets go."""
    phases = ["POINTER_DOWN"] + ["POINTER_MOVE"] * (SAMPLES - 2) + ["POINTER_UP"]
    rows.play(title, [
        finger(rows.time_ns + i * SAMPLE_NS, phase, 180 - velocity * i * SAMPLE_NS / 1e9)
        for i, phase in enumerate(phases)])


def press(rows, title, y, duration_ns):
    """A finger that goes down, stays where it is, and is lifted."""
    rows.play(title, [
        finger(rows.time_ns, "POINTER_DOWN", y),
        finger(rows.time_ns + duration_ns, "POINTER_UP", y)])


def main():
    parser = argparse.ArgumentParser(description="Scrolls a list by flicks, and taps it.")
    parser.add_argument("socket")
    arguments = parser.parse_args()
    rows = List(client.Connection(arguments.socket))
    rows.enable_scrolling(is_paging_enabled=False)
    rows.draw()  # pointers are down on what the last display frame shows
    flick(rows, "a flick", 1200)
    press(rows, "a tap", 60, 80_000_000)
    press(rows, "a long press", 120, 700_000_000)
    rows.enable_scrolling(is_paging_enabled=True)
    flick(rows, "a flick with pages", 600)
    rows.snap_to_rows()
    flick(rows, "a flick to a row", 600)
    rows.enable_scrolling(is_paging_enabled=False)
    rows.stop = 180
    flick(rows, "a flick to every third row", 600)


if __name__ == "__main__":
    main()
