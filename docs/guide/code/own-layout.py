"""A layout of the client's own: a staircase of rows, each one to the right of the one before."""
import sys
from client import Connection, push
from guide import show

COUNT = 10_000
connection = Connection(sys.argv[1])
connection.call(set_layout={"layout": {"explicit": {"content_size": {"width": 400}}}})
push(connection, [("rows", [(120, 40)] * COUNT)])

# Code does not go over a socket, the places that it finds do: all of them, or a part again later.
connection.call(set_layout_attributes={"first_item": {"section": 0, "item": 0}, "frames": [
    length for item in range(COUNT) for length in (item % 8 * 40, item * 40, 120, 40)]})
show(connection.call(display_frame={
    "bounds": {"y": 420, "width": 400, "height": 120}}).display_frame)
