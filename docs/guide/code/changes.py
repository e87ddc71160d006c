"""A host that touches only what has changed: its own views, by the numbers that the view gives."""
import sys
from client import INSERT, RECONFIGURE, Connection, push, rows, update

connection = Connection(sys.argv[1])
native_views = {}  # by the number of the reusable view: its generation and its frame
connection.call(set_layout={"layout": {"list": {}}})
push(connection, [("rows", [(50, 50)] * 1000)])
for i, offset in enumerate([0, 30, 60, 90, 90, 90]):
    if i == 4:  # the rows behind the second one move down
        update(connection, [(INSERT, (0, 0), (0, 2), 1)], sizes=[(50, 50)])
    if i == 5:  # the same row in the same view, with other content
        update(connection, [(RECONFIGURE, (0, 3), (0, 0), 1)], sizes=[(50, 50)])
    frame = connection.call(display_frame={
        "bounds": {"y": offset, "width": 400, "height": 300}}).display_frame
    for view in frame.removed_views:
        del native_views[view]  # hide it
    configured = moved = 0
    for _, _, _, _, _, view, generation, rectangle, _, _ in rows(frame.elements):
        if native_views.get(view, (None,))[0] != generation:
            configured += 1  # set the text and the picture of the item
        else:
            moved += 1
        native_views[view] = generation, rectangle
    print(f"{configured} configured, {moved} moved, {len(frame.removed_views)} hidden")
