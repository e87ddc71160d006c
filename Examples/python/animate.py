#!/usr/bin/python3
"""Inserts rows into a list of `jogakbo serve` while it is looked at, and watches them come.

    jogakbo serve --listen /tmp/views.sock &
    Examples/python/animate.py /tmp/views.sock

The rows above what is visible move nothing on screen: the content offset is adjusted instead. The
one in the middle pushes the others aside, until the display frames say that all have arrived.
"""
import argparse

import client

ROW_HEIGHT, FRAME_NS, SCROLLED = 40.0, 16_666_667, 2.0
TAG = 7


def show(native_views, frame, offset):
    """Takes the changes of one display frame, and prints what is on screen from top to bottom."""
    for view in frame.removed_views:
        native_views.pop(view, None)
    alphas = list(frame.elements.alphas) or [1.0] * frame.elements.count
    for row, alpha in zip(client.rows(frame.elements), alphas):
        _, _, _, item, _, view, _, (_, y, _, _), _, _ = row
        native_views[view] = (item, y, alpha)
    shown = sorted(native_views.values(), key=lambda row: row[1])
    print(f"{frame.sequence:3} offset {offset:6.1f}: " + " ".join(
        f"{item}@{y - offset:.0f}" + (f"/{alpha:.2f}" if alpha < 1 else "")
        for item, y, alpha in shown))


def animate(connection, row_count):
    """Returns the tags of the updates that are complete."""
    native_views, completed = {}, []
    offset, time_ns = ROW_HEIGHT * row_count / 2, 0

    def next_frame():
        nonlocal offset, time_ns
        frame = connection.call(display_frame={
            "bounds": {"y": offset, "width": client.WIDTH, "height": 5 * ROW_HEIGHT},
            "time_ns": time_ns}).display_frame
        offset += frame.adjustment_y  # as a scroll view adds it to its own
        time_ns += FRAME_NS
        shown_at, offset = offset, offset + SCROLLED  # the user scrolls meanwhile
        completed.extend(zip(frame.completions.tags, frame.completions.are_finished))
        show(native_views, frame, shown_at)
        return frame

    next_frame()
    middle = row_count // 2 + 2
    client.update(
        connection,
        [(client.INSERT, (0, 0), (0, 0), 3), (client.INSERT, (0, 0), (0, 3 + middle), 1)],
        sizes=[(client.WIDTH, ROW_HEIGHT)] * 4,
        options={"tag": TAG, "animation": {
            "duration_ns": 8 * FRAME_NS,
            "curve": {"kind": "CURVE_EASE_OUT"},
            "appearing": {"alpha": 0, "edge": "EDGE_LEFT"}}})
    while next_frame().is_in_transition:
        pass
    return completed


def main():
    parser = argparse.ArgumentParser(description="Inserts rows into a list, animated.")
    parser.add_argument("socket")
    parser.add_argument("--rows", type=int, default=1000)
    arguments = parser.parse_args()
    connection = client.Connection(arguments.socket)
    connection.call(set_flow_layout={"section_metrics": {"minimum_line_spacing": {}}})
    client.push(connection, [("list", [(client.WIDTH, ROW_HEIGHT)] * arguments.rows)])
    for tag, is_finished in animate(connection, arguments.rows):
        print(f"update {tag} is complete{'' if is_finished else ', interrupted'}")


if __name__ == "__main__":
    main()
