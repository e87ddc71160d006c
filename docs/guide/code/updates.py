"""A row goes, another one comes, a third one grows, all at once and animated."""
import sys
from client import DELETE, INSERT, RECONFIGURE, Connection, push, update
from guide import show

connection = Connection(sys.argv[1])


def display(time_ns):
    return connection.call(display_frame={
        "bounds": {"width": 400, "height": 300}, "time_ns": time_ns}).display_frame


connection.call(set_layout={"layout": {"list": {}}})
push(connection, [("rows", [(50, 50)] * 4)])
time_ns, is_moving = 0, True
display(time_ns)

# Action, (section, item) before the update, the same after it, count. A path that an action does
# not need is not read. Sizes are those of the insertion and of the row that is reconfigured.
update(connection, [(DELETE, (0, 1), (0, 0), 1), (INSERT, (0, 0), (0, 0), 1),
                    (RECONFIGURE, (0, 3), (0, 0), 1)],
       sizes=[(50, 50), (50, 90)],
       options={"animation": {"duration_ns": 300_000_000}, "tag": 7})

while is_moving:  # at every refresh of the screen; here every 0.1 s
    time_ns += 100_000_000
    frame = display(time_ns)
    print(f"after {time_ns // 1_000_000} ms:")
    show(frame)
    is_moving = frame.is_in_transition
if 7 in frame.completions.tags:
    print("update 7 is complete")
