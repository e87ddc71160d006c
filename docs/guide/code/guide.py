"""What the Python programs of the guide share: show() prints a display frame."""
from client import rows

STATES = ["hidden", "estimated", "prepared", "disappearing", "highlighted", "selected", "focused",
          "editing", "offscreen", "held", "dragging", "drop target", "menu", "swiped"]
CELL, SECTION_HEADER = 0, 1


def show(frame):
    """Prints each element: its reusable view, what it is, its frame, its alpha and its states."""
    elements = frame.elements
    alphas = list(elements.alphas) or [1] * elements.count  # an empty column is all default
    for row, alpha in zip(rows(elements), alphas):
        category, kind, section, item, _, view, _, (x, y, width, height), _, flags = row
        name = f"item {section}.{item}"
        if category != CELL:
            name = f"header {section}" if kind == SECTION_HEADER else f"element {section}.{item}"
        print(f"view {view}: {name} at {x:.0f},{y:.0f}, {width:.0f} x {height:.0f}"
              + (f", {alpha * 100:.0f} %" if alpha < 1 else "")
              + "".join(f", {state}" for bit, state in enumerate(STATES) if flags >> bit & 1))
