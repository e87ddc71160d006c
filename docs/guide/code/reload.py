"""All data is replaced, as after a request: the person stays at the same row."""
import sys
from client import Connection, Snapshot

connection = Connection(sys.argv[1])
snapshot = Snapshot(connection)


def load(first_item):
    snapshot.edit(delete_all_items={})
    snapshot.edit(append_sections={"identifiers": [1]})
    snapshot.edit(append_items={"identifiers": range(first_item, first_item + 100)})
    connection.call(apply_snapshot={"snapshot": snapshot.number, "using_reload_data": True})


def display(offset):
    connection.call(display_frame={"bounds": {"y": offset, "width": 400, "height": 300}})
    state = connection.call(view_state={}).view_state
    print(f"at {state.content_offset.y:.0f}, at item {state.anchor.identifier}")
    return state


connection.call(set_layout={"layout": {"list": {}}})
load(1000)
state = display(2400)
load(990)  # ten new items before the first one
connection.call(restore_state={"state": state})
display(2400)
