"""From a list to a grid, animated, and back."""
import sys
from client import Connection, push

connection = Connection(sys.argv[1])
time_ns = 0
LIST, GRID = {"list": {}}, {"grid": {}}  # three lanes of square items
ANIMATION = {"duration_ns": 300_000_000}


def watch(what):
    """Displays the view every 0.1 s until nothing moves."""
    global time_ns
    is_moving = True
    while is_moving:
        frame = connection.call(display_frame={
            "bounds": {"width": 320, "height": 240}, "time_ns": time_ns}).display_frame
        time_ns += 100_000_000
        frames = list(frame.elements.frames)  # x, y, width and height of each element
        print(f"{what}:", *(f"{x:.0f},{y:.0f}" for x, y in zip(frames[::4], frames[1::4])))
        is_moving = frame.is_in_transition
    for tag in frame.completions.tags:
        print(f"change {tag} is complete")


connection.call(set_layout={"layout": LIST})
push(connection, [("items", [(50, 50)] * 4)])
watch("list")
connection.call(set_layout={"layout": GRID, "animation": ANIMATION, "tag": 1})
watch("to the grid")
connection.call(set_layout={"layout": LIST, "animation": ANIMATION, "tag": 2})
watch("back")
