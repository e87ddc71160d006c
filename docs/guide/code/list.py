"""A list of a million rows: what there is to show while the list scrolls."""
import sys
from client import Connection, push
from guide import show

connection = Connection(sys.argv[1])
connection.call(set_layout={"layout": {"list": {}}})
push(connection, [("rows", [(400, 40 + i % 3 * 20) for i in range(1_000_000)])])

# Once for each refresh of the screen, with the content offset and the time of that moment.
for i, offset in enumerate([0, 50, 90]):
    frame = connection.call(display_frame={
        "bounds": {"y": offset, "width": 400, "height": 150},
        "time_ns": i * 16_000_000}).display_frame
    print(f"at {frame.content_offset_y:.0f} of {frame.content_height:.0f} points:")
    for view in frame.removed_views:
        print(f"hide view {view}")
    show(frame)
