"""Clicks select rows; the view says which, and keeps them through updates."""
import sys
from client import DELETE, Connection, push, update
from guide import show
from jogakbo.v1.event_pb2 import EVENT_SELECTION_DID_CHANGE

SELECTION, SHIFT = 512, 1  # a group of events; a key that is held
connection = Connection(sys.argv[1])


def display(time_ns):
    return connection.call(display_frame={
        "bounds": {"width": 400, "height": 240}, "time_ns": time_ns}).display_frame


def click(y, modifiers, time_ns):
    mouse = {"time_ns": time_ns, "position": {"x": 100, "y": y}, "pointer": 1,
             "device": "DEVICE_MOUSE", "modifiers": modifiers}
    response = connection.call(send_pointers={"samples": [
        {**mouse, "phase": "POINTER_DOWN", "buttons": 1}, {**mouse, "phase": "POINTER_UP"}]})
    for event in response.events:
        if event.kind == EVENT_SELECTION_DID_CHANGE:
            print(f"{event.number:.0f} selected")
    show(display(time_ns))


connection.call(set_layout={"layout": {"list": {}}})
push(connection, [("rows", [(50, 50)] * 30)])
connection.call(set_selection_configuration={
    "allows_multiple_selection": True,
    "behavior": "SELECTION_BEHAVIOR_REPLACE"})  # as in a file manager
connection.call(set_event_mask={"event_mask": SELECTION})
display(0)
click(70, 0, 1_000_000_000)
click(190, SHIFT, 2_000_000_000)
update(connection, [(DELETE, (0, 0), (0, 0), 1)])
runs = connection.call(selected_runs={"limit": 100}).item_runs
for item, count in zip(runs.items, runs.counts):
    print(f"{count} selected, from item {item} on")
