"""Scrolls to a row that has never been measured, nor have the rows before it."""
import sys
from client import Connection, rows

ESTIMATED, TOP = 2, 1  # a flag of elements; a scroll position
connection = Connection(sys.argv[1])
connection.call(set_flow_layout={"section_metrics": {
    "items_fill_line": True, "estimated_item_size": {"width": 400, "height": 50}}})
connection.call(set_scroll_configuration={"is_enabled": True})  # the view keeps the offset itself
connection.call(begin_data_source={})
connection.call(append_data_source={"item_counts": [1000]})
connection.call(commit_data_source={})
bounds = {"width": 400, "height": 300}
connection.call(display_frame={"bounds": bounds})
connection.call(scroll_to_element={
    "element": {"index_path": {"item": 500}}, "scroll_position": TOP, "is_animated": True})

time_ns, wake_at, new = 0, 1, []
while wake_at or new:
    views, generations = zip(*new) if new else ((), ())
    response = connection.call(display_frame={
        "bounds": bounds, "time_ns": time_ns, "is_complete": True,
        "preferred_sizes": {"reusable_views": views, "generations": generations,
                            "sizes": [400, 80] * len(new)}})  # rows are 80 points high
    frame = response.display_frame
    print(f"at {frame.content_offset_y:.0f} of {frame.content_height:.0f}")
    new = [(view, generation) for _, _, _, _, _, view, generation, _, _, flags
           in rows(frame.elements) if flags & ESTIMATED]
    wake_at, time_ns = response.wake_at_ns, time_ns + 50_000_000
print(f"row {frame.elements.items[0]} is at the top")
