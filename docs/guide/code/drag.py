"""Two lists side by side, 400 points each: a mouse drags a row from the left one to the right."""
import sys
from client import DELETE, INSERT, Connection, push, update
from jogakbo.v1.traits_pb2 import TRAIT_YES

connection = Connection(sys.argv[1])


def new_side():
    connection.view = connection.call(create_view={}).view  # what follows is about this view
    connection.call(set_layout={"layout": {"list": {}}})
    push(connection, [("rows", [(50, 50)] * 3)])
    connection.call(set_drag_configuration={"is_drag_interaction_enabled": True})
    connection.call(set_default_traits={"traits": TRAIT_YES << 10})  # JGB_TRAITS_DRAG
    connection.call(display_frame={"bounds": {"width": 400, "height": 240}})
    return connection.view


def mouse(phase, time_ns, x, y):
    connection.call(send_pointers={"samples": [{
        "time_ns": time_ns, "position": {"x": x, "y": y}, "pointer": 1, "phase": phase,
        "device": "DEVICE_MOUSE", "buttons": 0 if phase == "POINTER_UP" else 1}]})


left, right = new_side(), new_side()
connection.view = left  # the view in which the mouse went down
mouse("POINTER_DOWN", 100_000_000, 300, 25)
mouse("POINTER_MOVE", 200_000_000, 500, 100)
dragged = connection.call(dragged_runs={}).item_runs.items[0]
connection.view = right  # the mouse is over this list now: in its coordinates at 100, 100
connection.call(enter_drop={
    "item_count": 1, "position": {"x": 100, "y": 100}, "time_ns": 200_000_000})
destination = connection.call(drop_state={}).drop_state.destination.item

# The button is released: first the drop, then the end of the drag, then the pointer.
is_taken = connection.call(perform_drop={"time_ns": 300_000_000}).is_handled
if is_taken:  # in your own data as well
    print(f"item {dragged} goes before item {destination}")
    update(connection, [(INSERT, (0, 0), (0, destination), 1)], sizes=[(50, 50)])
connection.view = left
connection.call(end_drag={"operation": "DROP_MOVE" if is_taken else "DROP_CANCEL"})
mouse("POINTER_UP", 300_000_000, 500, 100)
if is_taken:
    update(connection, [(DELETE, (0, dragged), (0, 0), 1)])
