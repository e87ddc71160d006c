"""Many views at once: a connection has as many as the server allows, each with its number."""
import sys
from client import Connection

connection = Connection(sys.argv[1])
views = [connection.view] + [connection.call(create_view={}).view for _ in range(3)]
for i, connection.view in enumerate(views):  # what follows is about this view
    connection.call(set_layout={"layout": {"grid": {}}})
    connection.call(begin_data_source={})
    connection.call(append_data_source={"item_counts": [(i + 1) * 100_000]})
    connection.call(commit_data_source={})

for step in range(1000):  # each view has an offset and a time of its own
    for connection.view in views:
        frame = connection.call(display_frame={
            "bounds": {"y": step * 10, "width": 400, "height": 300},
            "time_ns": step * 16_000_000}).display_frame
for i, connection.view in enumerate(views):
    height = connection.call(content_size={}).content_size.height
    print(f"view {i}: {height:.0f} points high")
    connection.call(destroy_view={})
