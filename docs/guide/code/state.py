"""Writes down where a person is and what is selected, and starts there the next time."""
import sys
import tempfile
from client import Connection, push
from guide import show
from jogakbo.v1.state_pb2 import ViewState


def open_list():
    connection = Connection(sys.argv[1])
    connection.call(set_layout={"layout": {"list": {}}})
    push(connection, [("rows", [(50, 50)] * 1000)])
    return connection


def display(connection, offset):
    return connection.call(display_frame={
        "bounds": {"y": offset, "width": 400, "height": 120}}).display_frame


with tempfile.TemporaryFile() as file:  # yours has a name, and is read by the next run
    connection = open_list()
    connection.call(change_selection={
        "action": "SELECTION_SELECT", "runs": {"sections": [0], "items": [42], "counts": [1]}})
    display(connection, 2500)
    file.write(connection.call(view_state={}).view_state.SerializeToString())

    file.seek(0)
    later = open_list()
    later.call(restore_state={"state": ViewState.FromString(file.read())})
    show(display(later, 0))
