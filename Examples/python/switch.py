#!/usr/bin/python3
"""Shows a snapshot in one layout after another, and changes both while they are looked at.

    jogakbo serve --listen /tmp/views.sock &
    Examples/python/switch.py /tmp/views.sock

Each photo has an identifier of our own. A layout is set with an animation: the display frames say
where each photo is on its way, until all have arrived. So it is with a snapshot that is applied.
"""
import argparse

import client

WIDTH, HEIGHT, FRAME_NS = 400.0, 300.0, 16_666_667
PHOTOS = {100 + n: (60.0 + 30 * (n % 4), 90.0 + 20 * (n % 3)) for n in range(40)}
LAYOUTS = {
    "list": {"configuration": {"section_metrics": {"minimum_line_spacing": {}}}},
    "grid": {"lanes": {"count": 4}},
    "waterfall": {"lanes": {"count": 3}, "keeps_aspect_ratio": True},
    "justified": {"target_line_thickness": {"value": 80}},
}


class Screen:
    """Native views, here dictionary entries, as the display frames have them."""
    def __init__(self, connection, snapshot):
        self.connection, self.snapshot = connection, snapshot
        self.views, self.offset, self.time_ns = {}, 0.0, 0

    def next_frame(self):
        frame = self.connection.call(display_frame={
            "bounds": {"y": self.offset, "width": WIDTH, "height": HEIGHT},
            "time_ns": self.time_ns}).display_frame
        self.offset += frame.adjustment_y
        self.time_ns += FRAME_NS
        for view in frame.removed_views:
            self.views.pop(view, None)
        for _, _, _, item, _, view, _, (x, y, width, height), _, _ in client.rows(frame.elements):
            self.views[view] = (item, x, y, width, height)
        return frame

    def settle(self, name):
        """Goes on until nothing moves, and says what is on screen then."""
        count = 1
        while self.next_frame().is_in_transition:
            count += 1
        identifiers = self.snapshot.items()
        shown = sorted(self.views.values())
        print(f"{name}, {count} display frame{'s' if count > 1 else ''}: " + " ".join(
            f"{identifiers[item]}@{x:.0f},{y - self.offset:.0f}"
            for item, x, y, _, _ in shown[:6]))


def switch(connection):
    animation = {"duration_ns": 10 * FRAME_NS}
    snapshot = client.Snapshot(connection)
    snapshot.edit(append_sections={"identifiers": [1]})
    snapshot.append(PHOTOS, section=1)
    snapshot.apply()
    screen = Screen(connection, snapshot)
    for name, layout in LAYOUTS.items():
        connection.call(set_layout={"layout": {name: layout}, "animation": animation})
        screen.settle(name)
    connection.call(set_layout={"layout": {"grid": LAYOUTS["grid"]}, "animation": animation})
    snapshot.edit(delete_items={"identifiers": [101, 102]})
    snapshot.edit(move_item={"identifier": 139, "place": {"relation": "BEFORE", "identifier": 100}})
    snapshot.apply(animation=animation)
    screen.settle("grid, of another snapshot")


def main():
    parser = argparse.ArgumentParser(description="Shows a snapshot in one layout after another.")
    parser.add_argument("socket")
    switch(client.Connection(parser.parse_args().socket))


if __name__ == "__main__":
    main()
