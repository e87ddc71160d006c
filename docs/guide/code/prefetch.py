"""What is to be loaded before it is visible, what need not be any more, and when more rows."""
import sys
from client import Connection, push
from jogakbo.v1.event_pb2 import EVENT_CANCEL_PREFETCH, EVENT_NEAR_END, EVENT_PREFETCH

PREFETCHING, NEAR_END = 16384, 32768  # JGB_EVENT_MASK_...
connection = Connection(sys.argv[1])


def print_items(what, event):
    items = [first + i for first, count in zip(event.runs.items, event.runs.counts)
             for i in range(count)]
    print(f"  {what}:", *items)


connection.call(set_layout={"layout": {"list": {}}})
connection.call(set_prefetch_configuration={"is_prefetching_enabled": True})
connection.call(set_event_mask={"event_mask": PREFETCHING | NEAR_END})
push(connection, [("rows", [(50, 50)] * 15)])
for i, offset in enumerate([0, 60, 120, 90, 180]):
    response = connection.call(display_frame={
        "bounds": {"y": offset, "width": 400, "height": 240}, "time_ns": i * 100_000_000})
    print(f"at {offset}")
    for event in response.events:
        if event.kind == EVENT_PREFETCH:
            print_items("load", event)
        elif event.kind == EVENT_CANCEL_PREFETCH:
            print_items("give up", event)
        elif event.kind == EVENT_NEAR_END:
            print("  load more rows")
