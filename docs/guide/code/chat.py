"""A chat: it begins at its end, follows it, loads history, and lets people read what was before."""
import sys
from client import INSERT, RECONFIGURE, Connection, push, update
from jogakbo.v1.event_pb2 import EVENT_NEAR_START

NEAR_START = 33554432  # JGB_EVENT_MASK_NEAR_START
connection = Connection(sys.argv[1])
offset = 0


def insert(item, count):
    update(connection, [(INSERT, (0, 0), (0, item), count)], sizes=[(400, 50)] * count)


def display(what):
    global offset
    response = connection.call(display_frame={
        "bounds": {"y": offset, "width": 400, "height": 300}})
    offset = response.display_frame.content_offset_y  # where the view has moved it to
    print(f"{what}: at {offset:.0f} of {response.display_frame.content_height - 300:.0f}")
    if any(event.kind == EVENT_NEAR_START for event in response.events):
        insert(0, 10)
        connection.call(end_loading={})
        display("history loaded")


connection.call(set_layout={"layout": {"list": {}}})
connection.call(set_content_anchor={
    "policy": "ANCHOR_END", "short_content": "SHORT_CONTENT_END"})
connection.call(set_event_mask={"event_mask": NEAR_START})
push(connection, [("messages", [(400, 50)] * 30)])
display("opened")
insert(30, 1)
display("a message came")
update(connection, [(RECONFIGURE, (0, 30), (0, 0), 1)], sizes=[(400, 130)])
display("it streams in")
offset = 500  # a person scrolls up
display("scrolled up")
insert(41, 1)
display("a message came")
