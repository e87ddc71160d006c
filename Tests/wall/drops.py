"""Where photos that are let go end up: a reference that knows only display frames as they were
drawn, and the rules of section O of docs/semantics.md."""
import copy
import math
from collections import namedtuple

from frames import CELL, DISAPPEARING, HEADER, identifier_of
from pictures import expect

NEAR = 0.02  # points: frames are written with four digits, and places may be as near to an edge

Place = namedtuple("Place", "section item is_onto")


def cells_of(frame):
    return [e for e in frame.elements if e.category == CELL and not e.flags & DISAPPEARING]


def distance(element, x, y):
    across = max(element.x - x, 0, x - element.x - element.width)
    along = max(element.y - y, 0, y - element.y - element.height)
    return across ** 2 + along ** 2


def section_at(frame, y):
    """The section at a height of the content: that of the last header above, pinned or not."""
    return max((e.section for e in frame.elements if e.category == HEADER and e.y <= y), default=0)


def place(frame, x, y, albums):
    """Where a drop goes at a point of the content, by O6 and O8."""
    section = section_at(frame, y)
    count = len(frame.snapshot[section][1])
    cells = [e for e in cells_of(frame) if e.section == section]
    if not cells:
        return Place(section, count, False)
    nearest = min(cells, key=lambda e: (distance(e, x, y), e.item))
    if any(e.item == count - 1 for e in cells) and all(y >= e.y + e.height for e in cells):
        return Place(section, count, False)
    if 2 * nearest.width <= frame.content_width:
        part = (x - nearest.x) / nearest.width
    else:
        part = (y - nearest.y) / nearest.height
    if distance(nearest, x, y) == 0 and 0.25 < part < 0.75:
        if identifier_of(frame, nearest) in albums:
            return Place(section, nearest.item, True)
    return Place(section, nearest.item + (part >= 0.5), False)


def may_be_near_others(frame, x, y):
    """Whether photos of the section that are not shown may be nearer than all that are."""
    section = section_at(frame, y)
    if not frame.snapshot[section][1]:
        return False
    nearest = min((distance(e, x, y) for e in cells_of(frame) if e.section == section),
                  default=math.inf)
    return nearest > (min(y - frame.y, frame.y + frame.height - y) - NEAR) ** 2


def places(frame, point, albums):
    """All places that a drop may have at a point of the window from the wall's left edge."""
    found = set()
    for across in (-NEAR, 0, NEAR):
        for along in (-NEAR, 0, NEAR):
            x, y = point[0] + frame.x + across, point[1] + frame.y + along
            if may_be_near_others(frame, x, y):
                section = section_at(frame, y)
                count = len(frame.snapshot[section][1])
                found |= {Place(section, item, False) for item in range(count + 1)}
            else:
                found.add(place(frame, x, y, albums))
    return found


class Order:
    """The photos of both walls: sections with their photos, and albums, which are closed."""

    def __init__(self, snapshots, albums):
        self.walls = copy.deepcopy(snapshots)
        self.albums = {album: [] for album in albums}

    def added(self, photos, wall, where):
        after = copy.deepcopy(self)
        after.walls[wall][where.section][1][where.item:where.item] = photos
        return after

    def dropped(self, photos, wall, where):
        """The order after a drop. Photos stand in the order of the data (O9)."""
        after = copy.deepcopy(self)
        section = self.walls[wall][where.section]
        before = sum(1 for photo in section[1][:where.item] if photo in photos)
        ordered = [p for sections in self.walls for _, items in sections for p in items
                   if p in photos]
        expect(len(ordered) == len(photos), f"{photos} are not all shown")
        for sections in after.walls:
            for _, items in sections:
                items[:] = [photo for photo in items if photo not in photos]
        if where.is_onto:
            after.albums[section[1][where.item]] += ordered
        else:
            start = where.item - before
            after.walls[wall][where.section][1][start:start] = ordered
        return after


# ---- Nothing flickers ----------------------------------------------------------

def check_target(frames, is_straight):
    """The place of a drop changes only where the pointer or the content does; and while the
    pointer goes straight on over content that rests, no place comes back that was left."""
    before, seen, changes = None, [], 0
    for frame in frames:
        if not frame.drop or not before or not before.drop:
            seen = [frame.drop] if frame.drop else []
        elif frame.drop != before.drop:
            changes += 1
            expect((frame.pointer, frame.y) != (before.pointer, before.y),
                   f"at {frame.pointer} the place changes from {before.drop} to {frame.drop}")
            if frame.y != before.y or not is_straight:
                seen = []
            expect(frame.drop not in seen, f"{frame.drop} comes back")
            seen.append(frame.drop)
        before = frame
    return changes


def check_no_return(frames):
    """In an animation no photo goes to and fro."""
    paths, checked = {}, 0
    for frame in frames:
        for element in cells_of(frame):
            paths.setdefault((element.view, element.generation), []).append(element)
    for path in paths.values():
        for name in ("x", "y", "width", "height", "alpha"):
            steps = [getattr(b, name) - getattr(a, name) for a, b in zip(path, path[1:])]
            expect(all(s > -0.01 for s in steps) or all(s < 0.01 for s in steps),
                   f"{path[0]} goes to and fro in {name}: {steps}")
            checked += any(steps)
    return checked
