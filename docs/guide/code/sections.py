"""Three sections with headers that stay at the top while their section scrolls."""
import sys
from client import Connection
from guide import show

connection = Connection(sys.argv[1])
every = {"minimum_line_spacing": {"value": 0}, "header_reference_size": {"height": 30}}
first = {"minimum_line_spacing": {"value": 0}}  # no header
connection.call(set_layout={"layout": {"list": {"configuration": {
    "section_metrics": every,  # of sections that have none of their own
    "section_headers_pin_to_visible_bounds": True}}}})
connection.call(begin_data_source={"metrics": [first]})
connection.call(append_data_source={  # without a column of heights: 50 points each
    "item_counts": [3, 2, 40],
    "section_metrics": [1, 0, 0]})  # 1: the first entry of `metrics`; 0: the layout's
connection.call(commit_data_source={})

for offset in (0, 200):
    frame = connection.call(display_frame={
        "bounds": {"y": offset, "width": 400, "height": 150},
        "is_complete": True}).display_frame  # all elements, not only those that have changed
    print(f"at {frame.content_offset_y:.0f}:")
    show(frame)
