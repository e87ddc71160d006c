"""Rows whose heights are known only once they are measured, as they come into sight."""
import sys
from client import Connection, rows
from guide import show

ESTIMATED = 2  # a flag of elements


def measure(item):
    """What a text engine would say: rows are 40, 57 or 74 points high."""
    return 40 + item % 3 * 17


connection = Connection(sys.argv[1])
connection.call(set_flow_layout={"section_metrics": {
    "items_fill_line": True, "estimated_item_size": {"width": 400, "height": 50}}})
connection.call(begin_data_source={})
connection.call(append_data_source={"item_counts": [1000]})
connection.call(commit_data_source={})
for offset in (0, 10000, 0):
    sizes = {}
    while True:  # a display frame, and another one as long as there are rows to measure
        frame = connection.call(display_frame={
            "bounds": {"y": offset, "width": 400, "height": 150},
            "preferred_sizes": sizes}).display_frame
        show(frame)
        offset += frame.adjustment_y
        new = [(view, generation, width, measure(item))
               for _, _, _, item, _, view, generation, (_, _, width, _), _, flags
               in rows(frame.elements) if flags & ESTIMATED]
        if not new:
            break
        views, generations, widths, heights = zip(*new)
        sizes = {"reusable_views": views, "generations": generations,
                 "sizes": [length for size in zip(widths, heights) for length in size]}
    print(f"all is measured, {frame.content_height:.0f} points high")
