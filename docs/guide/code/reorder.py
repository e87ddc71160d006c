"""A finger picks a row up by a long press, drags it down and lets it go: the others make room."""
import sys
from client import Connection, push
from guide import show
from jogakbo.v1.event_pb2 import EVENT_ITEM_MOVED
from jogakbo.v1.traits_pb2 import TRAIT_YES

MOVEMENT = 524288  # JGB_EVENT_MASK_MOVEMENT
connection = Connection(sys.argv[1])


def display(time_ns):
    show(connection.call(display_frame={
        "bounds": {"width": 400, "height": 240}, "time_ns": time_ns}).display_frame)


def finger(phase, y, time_ns):
    print(f"after {time_ns // 1_000_000_000} s at {y}:")
    response = connection.call(send_pointers={"samples": [{
        "time_ns": time_ns, "position": {"x": 100, "y": y}, "pointer": 1, "phase": phase,
        "device": "DEVICE_TOUCH"}]})
    for event in response.events:
        if event.kind == EVENT_ITEM_MOVED:
            print(f"in your own data, move item {event.runs.items[0]}"
                  f" to {event.element.index_path.item}")
    display(time_ns)
    display(time_ns + 300_000_000)  # when the others have made room


connection.call(set_layout={"layout": {"list": {}}})
push(connection, [("rows", [(50, 50)] * 4)])
connection.call(set_movement_configuration={"is_standard_movement_enabled": True})
connection.call(set_default_traits={"traits": TRAIT_YES << 8})  # JGB_TRAITS_MOVE(JGB_TRAIT_YES)
connection.call(set_event_mask={"event_mask": MOVEMENT})
display(0)
finger("POINTER_DOWN", 25, 1_000_000_000)
finger("POINTER_MOVE", 140, 2_000_000_000)
finger("POINTER_UP", 140, 3_000_000_000)
