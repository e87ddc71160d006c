"""The trace of the photo wall: display frames, and what must hold of each of them."""
import math
from collections import namedtuple

from pictures import Fault, Pictures, expect

COMPLETE, LAYOUT_CHANGED, IN_TRANSITION = 1, 2, 4
PINCHED, PINCH_STARTED = 64, 128  # the trace's own: an interactive transition runs, or began
MOVING = IN_TRANSITION | PINCHED
IDLE, TRACKING, DRAGGING, DECELERATING, ANIMATING = range(5)
HIDDEN, DISAPPEARING, SELECTED, FOCUSED = 1, 8, 32, 64
DRAGGED, DROP_TARGET = 1024, 2048
CELL, HEADER, PLACEHOLDER = 0, 1, 3
WIDTH, HEIGHT = 1000, 720  # of the window
SAMPLES = [(-1, -1), (1, -1), (-1, 1), (1, 1)]  # corners; the fifth sample is inside

Frame = namedtuple("Frame", "sequence time_ns engine_ns flags x y content_width content_height "
                            "width height state velocity elements snapshot news wall drop pointer")
Drop = namedtuple("Drop", "is_local count operation intent section item x y width height")
Lift = namedtuple("Lift", "x y frames")  # where a pointer is lifted; what the walls show then
Element = namedtuple("Element", "category kind section item view generation alpha flags z "
                                "x y width height transform colors")


def read_element(fields):
    whole = [int(field) for field in fields[:6]]
    return Element(*whole, float(fields[6]), int(fields[7]), int(fields[8]),
                   *map(float, fields[9:13]), tuple(map(float, fields[13:19])), fields[19:])


class Trace:
    """Reads the frames that a wall writes, as they come. Keeps them all."""

    def __init__(self, path):
        self.file = open(path)
        self.rest = ""
        self.wall, self.snapshots, self.next_snapshot = 0, [[], []], []
        self.news = []  # since the frame before: what to do with pictures, and photos
        self.frames, self.last = [], [None, None]
        self.pointer, self.drop, self.lifts = None, None, []
        self.moved = None  # by a view: its photos, until the wall has moved them as well
        self.head, self.elements, self.missing = None, [], 0

    def read(self):
        """Returns the frames that are new."""
        start = len(self.frames)
        text = self.rest + self.file.read()
        lines = text.split("\n")
        self.rest = lines.pop()
        for line in lines:
            self.take(line.split())
        return self.frames[start:]

    def take(self, fields):
        name, fields = fields[0], fields[1:]
        if name == "S":
            identifiers = list(map(int, fields))
            self.next_snapshot.append((identifiers[0], identifiers[1:]))
        elif name == "A":
            self.snapshots[self.wall], self.next_snapshot = self.next_snapshot, []
            photos = [photo for _, items in self.snapshots[self.wall] for photo in items]
            if self.moved and self.moved[0] == self.wall:
                expect(photos == self.moved[1], "the view and the wall move photos differently")
                self.moved = None
        elif name == "V":
            self.wall = int(fields[0])
        elif name == "Q":
            self.moved = self.wall, list(map(int, fields))
        elif name == "M":
            self.pointer = tuple(map(float, fields[1:]))
            if fields[0] == "2":
                self.lifts.append(Lift(*self.pointer, list(self.last)))
        elif name == "D":
            self.drop = Drop(*map(int, fields[:6]), *map(float, fields[6:]))
        elif name in "PC":
            self.news.append((name, list(map(int, fields))))
        elif name == "L":
            self.news.append((fields[0], [int(fields[1])]))
        elif name == "F":
            self.head, self.elements, self.missing = fields, [], int(fields[12])
        else:
            self.elements.append(read_element(fields))
            self.missing -= 1
        if name in "FE" and self.missing == 0:
            head = self.head
            self.last[self.wall] = Frame(
                *map(int, head[:4]), *map(float, head[4:8]), *map(int, head[8:11]),
                float(head[11]), self.elements, self.snapshots[self.wall], self.news, self.wall,
                self.drop, self.pointer)
            self.frames.append(self.last[self.wall])
            self.news, self.drop = [], None


# ---- Geometry -----------------------------------------------------------------

def place(frame, element, across, along):
    """A point of an element, from its middle, in the window."""
    m = element.transform
    return (element.x + element.width / 2 - frame.x + across * m[0] + along * m[2] + m[4],
            element.y + element.height / 2 - frame.y + across * m[1] + along * m[3] + m[5])


def depth_inside(frame, element, point):
    """How far a point of the window is inside of an element; negative outside."""
    m = element.transform
    x, y = place(frame, element, 0, 0)
    x, y = point[0] - x, point[1] - y
    determinant = m[0] * m[3] - m[1] * m[2]
    if abs(determinant) < 1e-9:
        return -1e9
    across, along = (x * m[3] - y * m[2]) / determinant, (y * m[0] - x * m[1]) / determinant
    return min(element.width / 2 - abs(across), element.height / 2 - abs(along))


UNLOADED = (44, 44, 48)  # the colour of a photo whose picture is not loaded


def color_of(identifier, is_photo):
    """The colour that Examples/sdl/pictures.c gives a picture or a section."""
    number = (identifier + 1) * 2654435761 % 2**32
    darkest = 64 if is_photo else 24
    return tuple(darkest + (number >> shift & 127) for shift in (25, 17, 9))


def rgb(text):
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def is_near(color, other, most=3):
    return all(abs(a - b) <= most for a, b in zip(color, other))


def identifier_of(frame, element):
    """The photo, or the first photo of the section, that an index path stands for; of a
    placeholder its number."""
    if element.category == PLACEHOLDER:
        return element.item
    if element.section >= len(frame.snapshot):
        return None
    first, items = frame.snapshot[element.section]
    if element.category != CELL:
        return first
    return items[element.item] if element.item < len(items) else None


# ---- What must hold -----------------------------------------------------------

class Checker:
    """Checks each frame by itself and against the frame before. Counts what it has checked."""

    def __init__(self):
        self.before = None
        self.bound = {}  # (category, view, generation) -> identifier
        self.selected = set()  # photos; None while it changes
        self.pictures = Pictures()
        self.colors = self.headers = self.overlaps = self.rows = self.steps = self.starts = 0

    def check(self, frame):
        try:
            self.check_order(frame)
            self.check_bindings(frame)
            self.check_pictures(frame)
            self.check_colors(frame)
            self.check_headers(frame)
            self.check_overlap(frame)
            self.check_holes(frame)
            self.check_steps(frame)
        except Fault as fault:
            raise Fault(f"frame {frame.sequence} at {frame.time_ns / 1e9:.3f} s, "
                        f"content offset {frame.y}, flags {frame.flags}: {fault}") from None
        self.before = frame

    def check_order(self, frame):
        if self.before and frame.sequence != self.before.sequence + 1:
            raise Fault(f"comes after frame {self.before.sequence}")
        if self.before and frame.time_ns < self.before.time_ns:
            raise Fault("time goes back")
        if not frame.flags & COMPLETE:
            raise Fault("is not complete")

    def check_bindings(self, frame):
        """A view shows one element, and the same one for as long as its generation stays."""
        views, identities = set(), set()
        for element in frame.elements:
            if element.view in views:
                raise Fault(f"view {element.view} is bound twice")
            views.add(element.view)
            key = element.category, element.view, element.generation
            if element.flags & DISAPPEARING:
                if key not in self.bound:
                    raise Fault(f"a new view disappears: {element}")
                continue
            identifier = identifier_of(frame, element)
            if identifier is None:
                raise Fault(f"no such index path: {element}")
            if self.bound.setdefault(key, identifier) != identifier:
                raise Fault(f"{self.bound[key]} has become {identifier} in the same binding")
            if (element.category, identifier) in identities:
                raise Fault(f"{identifier} is shown twice")
            identities.add((element.category, identifier))

    def check_pictures(self, frame):
        """The wall loads what it is told to load, and what is visible."""
        self.pictures.follow(frame.news)
        self.pictures.show({self.bound[e.category, e.view, e.generation]
                            for e in frame.elements if e.category == CELL})

    def check_colors(self, frame):
        """Where an element is the nearest one, SDL has drawn its colour: of a photo that of its
        picture, as soon as the picture is loaded."""
        has_headers = self.has_headers(frame)
        for index, element in enumerate(frame.elements):
            scale = math.hypot(*element.transform[:2])
            if element.alpha < 1 or min(element.width, element.height) * scale < 24:
                continue
            identifier = self.bound[element.category, element.view, element.generation]
            is_picture = element.category == CELL and identifier in self.pictures.loaded
            color = color_of(identifier, element.category == CELL)
            if element.category != HEADER and not is_picture:
                color = UNLOADED
            samples = [place(frame, element, x * (element.width / 2 - 3.5),
                             y * (element.height / 2 - 3.5)) for x, y in SAMPLES]
            expected = [color] * 4
            if element.category == HEADER or element.height > 60:
                samples.append(place(frame, element, 0.1 * element.width, -0.15 * element.height))
                expected.append(tuple(part + 64 * is_picture for part in color))
            above = frame.elements[index + 1:]
            if not frame.flags & MOVING and has_headers:  # photos do not overlap
                above = [other for other in above if other.category == HEADER]
            for point, wanted, drawn in zip(samples, expected, element.colors):
                if drawn == "-" or scale < 0.5:
                    continue
                if any(depth_inside(frame, other, point) > -2.5 for other in above):
                    continue
                tinted = wanted[0] * 80 // 255, wanted[1] * 140 // 255, wanted[2]
                is_selected = element.category == CELL and identifier in (self.selected or ())
                # Or a band is drawn, whose edges are white.
                if self.selected is None and (is_near(rgb(drawn), tinted) or drawn == "ffffff"):
                    continue
                wanted = tinted if is_selected else wanted
                if not is_near(rgb(drawn), wanted):
                    raise Fault(f"{drawn} is drawn at {point} instead of "
                                f"{'%02x%02x%02x' % wanted}: {element}")
                self.colors += 1

    def has_headers(self, frame):
        return any(element.category == HEADER for element in frame.elements)

    def check_headers(self, frame):
        """A pinned header covers the upper edge of the window."""
        if frame.flags & MOVING or not self.has_headers(frame):
            return
        if frame.y < 0 or frame.y > frame.content_height - frame.height:
            return
        headers = [e for e in frame.elements if e.category == HEADER]
        if not any(e.y <= frame.y + 0.01 and e.y + e.height >= frame.y for e in headers):
            raise Fault(f"no header at the upper edge: {[e.y for e in headers]}")
        self.headers += 1

    def check_overlap(self, frame):
        """At rest no photo overlaps another, except in the circle."""
        if frame.flags & MOVING or not self.has_headers(frame):
            return
        cells = [e for e in frame.elements if e.category == CELL]
        for index, one in enumerate(cells):
            for other in cells[index + 1:]:
                if (one.x < other.x + other.width - 0.01 and other.x < one.x + one.width - 0.01
                        and one.y < other.y + other.height - 0.01
                        and other.y < one.y + one.height - 0.01):
                    raise Fault(f"photos overlap: {one} and {other}")
            if one.x < -0.01 or one.x + one.width > frame.width + 0.01:
                raise Fault(f"a photo is beside the window: {one}")
        self.overlaps += 1

    def check_holes(self, frame):
        """Elements fill the window from top to bottom, but for spacing, wherever content is."""
        if frame.flags & MOVING or not frame.snapshot:
            return
        if frame.y > frame.content_height or frame.y < -frame.height:
            return
        if not frame.elements:
            raise Fault("the window is blank")
        if not self.has_headers(frame):
            return
        end = max(frame.y, 0)
        for element in sorted(frame.elements, key=lambda element: element.y):
            if element.y > end + 40:
                raise Fault(f"nothing is shown from {end} to {element.y}")
            end = max(end, element.y + element.height)
        if end + 40 < min(frame.y + frame.height, frame.content_height):
            raise Fault(f"nothing is shown from {end} on")
        self.rows += 1

    def check_steps(self, frame):
        """While only the content offset changes, photos stay where they are in the content. An
        animation begins where the elements were."""
        before = self.before
        if not before or (before.width, before.height) != (frame.width, frame.height):
            return
        if before.flags & MOVING:
            return
        is_start = frame.flags & MOVING
        if frame.flags & PINCH_STARTED:  # its first step is visible at once
            return
        if not self.has_headers(before) and frame.y != before.y:  # scrolling turns the circle
            return
        if not is_start and (frame.flags & LAYOUT_CHANGED or not self.has_headers(frame)):
            return
        places = {(e.view, e.generation): e for e in before.elements if e.category == CELL}
        for element in frame.elements:
            old = places.get((element.view, element.generation))
            if not old or element.category != CELL:
                continue
            x, y = place(frame, element, 0, 0)
            old_x, old_y = place(before, old, 0, 0)
            moved = frame.y - before.y
            if is_start:  # updates may move the content offset, and the content scrolls meanwhile
                if abs(x - old_x) > 8 or abs(y - old_y) > 8 + self.way(before, frame):
                    raise Fault(f"an animation begins with a jump from {old} to {element}")
                self.starts += 1
            else:
                if abs(x - old_x) > 0.01 or abs(y + moved - old_y) > 0.01:
                    raise Fault(f"a photo moves in the content from {old} to {element}")
                self.steps += 1

    @staticmethod
    def way(before, frame):
        """The farthest that content scrolls between two frames."""
        seconds = (frame.time_ns - before.time_ns) / 1e9
        fastest = max(abs(before.velocity), abs(frame.velocity))
        if ANIMATING in (before.state, frame.state):  # a pointer is held near an edge
            fastest = max(fastest, 900)
        is_dragged = DRAGGING in (before.state, frame.state)
        return fastest * seconds * 1.1 + (math.inf if is_dragged else 0)
