"""Scenes of the photo wall in which photos are selected, by touches, clicks, bands and keys."""
from frames import ANIMATING, CELL, FOCUSED, HEIGHT, SELECTED, identifier_of, is_near
from photos import matching
from pictures import expect


def check_selection(wall, selected):
    """The photos are drawn as selected, and no others."""
    wall.checker.selected = selected
    for frame in wall.trace.frames[-1:]:
        wall.checker.check_colors(frame)


def visible_photos(wall):
    """Those all of which are in the window, below a pinned header, in order."""
    frame = wall.last
    cells = [e for e in frame.elements
             if e.category == CELL and 30 < e.y - frame.y < HEIGHT - e.height]
    return sorted(identifier_of(frame, e) for e in cells)


def check_tap(wall):
    """Touches toggle."""
    start, photo = wall.last.y, visible_photos(wall)[0]
    for selected in ({photo}, set()):
        wall.xdotool("mousemove", *wall.middle(photo), "mousedown", 3, "sleep", 0.1)
        wall.change_selection(selected, "mouseup", 3)
        expect(wall.last.y == start, "a tap scrolls")


def check_clicks(wall):
    """Clicks of the mouse select one, a range, and one more, or one fewer."""
    wall.key("F2")
    wall.await_rest()
    photos = visible_photos(wall)
    wall.click(photos[0], selects=photos[:1])
    wall.click(photos[2], selects=photos[2:3])
    wall.click(photos[8], "Control_L", selects=[photos[2], photos[8]])
    wall.click(photos[11], "Shift_L", selects=photos[8:12])
    wall.click(photos[4], "Control_L", selects=[photos[4], *photos[8:12]])
    wall.picture("selected")
    wall.click(photos[9], "Control_L", selects=[photos[4], photos[8], *photos[10:12]])
    wall.change_selection([], "key", "Escape")


def check_band(wall):
    """A band that begins beside the photos, and one that Escape takes back."""
    photos = visible_photos(wall)
    x, y = wall.middle(photos[0])
    end = wall.middle(photos[1])
    below = next(p for p in photos if wall.middle(p)[1] > y)
    column = photos.index(below)
    words = ["mousemove", 3, y, "sleep", 0.1, "mousedown", 1]
    for step in range(1, 11):
        words += ["mousemove", 3 + (end[0] - 3) * step // 10,
                  y + (wall.middle(below)[1] - y) * step // 10, "sleep", 0.01]
    selected = [*photos[:2], *photos[column:column + 2]]
    wall.change_selection(selected, *words)
    wall.picture("band")
    _, _, rows = wall.screen.pixels()
    edge = wall.screen.color(rows, 3, (y + wall.middle(below)[1]) // 2)
    expect(is_near(edge, (255, 255, 255)), f"the edge of the band is {edge}")
    wall.change_selection(selected, "mouseup", 1)
    wall.change_selection(selected, "mousemove", 3, y, "mousedown", 1, "mousemove", 300, 600,
                          "sleep", 0.1, "key", "Escape", "mouseup", 1)
    return selected


def check_band_scrolling(wall):
    """A band that is held near the lower edge scrolls the content, and selects what it sweeps."""
    first, start = visible_photos(wall)[0], wall.last.y
    right, bottom = 500, HEIGHT - 4
    wall.checker.selected = None
    wall.xdotool("mousemove", 3, wall.middle(first)[1], "sleep", 0.1, "mousedown", 1,
                 "mousemove", 200, 400, "mousemove", right, bottom, "sleep", 1)
    wall.update()
    wall.picture("band-scrolling")
    wall.xdotool("mouseup", 1)
    wall.await_rest()
    expect(wall.last.y > start + 400, f"the content scrolls from {start} to {wall.last.y}")
    offsets = [frame.y for frame in wall.trace.frames if frame.y > start]
    expect(len(set(offsets)) > 10, f"the content scrolls in steps: {offsets}")
    # The band has what a display frame has shown in it: the content may go on for some points.
    end = [frame.y for frame in wall.trace.frames if frame.state == ANIMATING][-1]
    for element in wall.last.elements:
        is_swept = element.x < right and element.y < end + bottom
        expect(element.category != CELL or is_swept == bool(element.flags & SELECTED),
               f"{is_swept} is not what is marked: {element}")
    wall.wheel(-40)
    wall.await_rest()
    marked = {identifier_of(wall.last, e) for e in wall.last.elements if e.flags & SELECTED}
    expect(first in marked, "what has been swept away is not selected")
    wall.change_selection([], "key", "Escape")


def check_delete(wall, photos):
    """Ctrl and A select all that the filter leaves; Delete deletes them."""
    wall.type("glass")
    wall.await_rest()
    glass = [p for _, section in wall.last.snapshot for p in section]
    wall.change_selection(glass, "key", "ctrl+a")
    wall.checker.selected = None
    wall.key("Delete")
    wall.await_rest()
    expect(wall.last.snapshot == [], "selected photos stay")
    wall.key("Escape")
    wall.await_rest()
    check_selection(wall, set())
    for photo in glass:
        photos[photo] = photos[photo][0], None
    expect(wall.last.snapshot == matching(photos, ""), "other photos are deleted")


def focused_photo(wall):
    """The photo that is marked as having focus, all of which is in the window."""
    frame = wall.last
    marked = [e for e in frame.elements if e.flags & FOCUSED]
    expect(len(marked) == 1, f"{len(marked)} photos have focus")
    top, end = marked[0].y - frame.y, marked[0].y - frame.y + marked[0].height
    expect(top > -0.01 and end < frame.height + 0.01, f"focus is at {top} to {end}")
    return identifier_of(frame, marked[0])


def check_keys(wall):
    """Arrows move focus from the photo that was tapped, and the content follows."""
    before, wall.checker.selected = focused_photo(wall), None
    for key in ("Down", "Right", "Next", "Up"):
        wall.key(key)
        wall.await_rest()
        expect(focused_photo(wall) != before, f"{key} does not move focus")
        before = focused_photo(wall)
        check_selection(wall, {before})
        wall.checker.selected = None
    wall.change_selection([], "key", "ctrl+space")
    wall.change_selection([before], "key", "space")
    wall.picture("focused")
    photos = [p for _, section in wall.last.snapshot for p in section]
    wall.checker.selected = None
    wall.key("shift+Down")
    wall.await_rest()
    place, other = photos.index(before), photos.index(focused_photo(wall))
    check_selection(wall, set(photos[place:other + 1]))
    start, wall.checker.selected = wall.last.y, None
    wall.key("ctrl+End")
    moving = wall.await_rest()
    expect(focused_photo(wall) == photos[-1], "the last photo has no focus")
    expect(sum(1 for f in moving if f.y not in (start, wall.last.y)) > 4,
           "the content does not follow over time")
    wall.key("ctrl+Home")
    wall.await_rest()
    expect(focused_photo(wall) == photos[0], "the first photo has no focus")
    check_selection(wall, photos[:1])
    wall.change_selection([], "key", "Escape")
