"""A list that a search makes shorter and longer: the view finds out what has changed."""
import sys
from client import Connection, Snapshot, rows

FRUIT = ["apple", "apricot", "banana", "cherry", "grape", "pear"]
connection = Connection(sys.argv[1])
connection.call(set_layout={"layout": {"list": {}}})
shown = Snapshot(connection)
shown.edit(append_sections={"identifiers": [1]})

for i, word in enumerate(["", "ap", "pea", ""]):
    found = [item for item, name in enumerate(FRUIT) if word in name]  # identifiers: our numbers
    shown.edit(delete_all_items={"keeps_sections": True})
    shown.edit(append_items={"identifiers": found})
    shown.apply()
    frame = connection.call(display_frame={
        "bounds": {"width": 400, "height": 400}, "time_ns": i * 1_000_000_000}).display_frame
    print(f'"{word}": hide {len(frame.removed_views)} views')
    for _, _, _, item, _, view, _, (_, y, _, _), _, _ in rows(frame.elements):  # that have changed
        print(f"view {view}: {FRUIT[found[item]]} at {y:.0f}")
