"""Arrows move focus, shift selects rows on the way, and typing finds a row by its name."""
import sys
from client import Connection, push

NAMES = ["apple", "banana", "cherry", "grape", "melon", "pear"]
SHIFT = 1
connection = Connection(sys.argv[1])


def tell(what):
    focus = connection.call(focus_state={}).focus_state
    selection = connection.call(selection={}).selection
    print(f"{what}: focus on {NAMES[focus.element.index_path.item]}, {selection.count} selected")


connection.call(set_layout={"layout": {"list": {}}})
connection.call(set_bounds={"width": 400, "height": 240})
push(connection, [("rows", [(50, 50)] * 6)])
connection.call(set_focus_configuration={"allows_focus": True})
connection.call(set_selection_configuration={
    "allows_multiple_selection": True,
    "behavior": "SELECTION_BEHAVIOR_REPLACE"})  # focus takes the selection along
connection.call(set_item_names={
    "runs": {"sections": [0], "items": [0], "counts": [6]}, "names": NAMES})

connection.call(enter_focus={"heading": "FOCUS_NEXT"})
tell("tab")
key = {"time_ns": 1_000_000_000, "key": "KEY_DOWN"}
connection.call(send_key=key)  # is_handled of the answer: whether the view has used the key
tell("down")
connection.call(send_key={**key, "modifiers": SHIFT})
tell("shift and down")
connection.call(send_text={"time_ns": 2_000_000_000, "text": "m"})
tell("m")
