"""Scenes of two photo walls side by side, in which photos are dragged."""
import os
import random
import time

from driver import Wall
from drops import Order, cells_of, check_no_return, check_target, places
from frames import (CELL, DISAPPEARING, DRAGGED, DROP_TARGET, HEIGHT, IDLE, IN_TRANSITION,
                    PLACEHOLDER, SELECTED, WIDTH, Checker, Drop, color_of, depth_inside,
                    identifier_of, is_near)
from photos import write_photos
from pictures import Fault, expect

HALF = WIDTH // 2
LAYOUTS = {"grid": "F2", "justified": "F3", "list": "F4"}


class ShapeChecker(Checker):
    """Checks places alone."""

    def check_pictures(self, frame):
        pass

    def check_colors(self, frame):
        pass


class Walls(Wall):
    """Two walls, and the order in which a reference has their photos."""

    def __init__(self, program, library, screen, folder, seed, **environment):
        files, first = [os.path.join(folder, name) for name in ("left.tsv", "right.tsv")], 0
        albums = []
        for number, path in enumerate(files):
            count = 90
            write_photos(path, count, 30, seed + number, albums=(3, 40))
            albums += [first + 3, first + 40]
            first += count
        self.checkers = [ShapeChecker(), ShapeChecker()]
        self.active = 0
        super().__init__(program, library, screen, folder, files, **environment)
        self.order = Order([frame.snapshot for frame in self.trace.last], albums)
        self.selected = [set(), set()]
        self.before = []

    def update(self):
        frames = self.trace.read()
        for frame in frames:
            self.checkers[frame.wall].check(frame)
        return frames

    def is_at_rest(self):
        # The walls are drawn one behind the other.
        return self.trace.frames[-1].wall == 1 and all(
            f.state == IDLE and not f.flags & IN_TRANSITION for f in self.trace.last)

    def settle(self, since, is_done):
        """Waits until the walls show something new, and rest. Returns the frames since then."""
        deadline = time.monotonic() + 10
        while not (is_done() and self.trace.frames[-1] is not since and self.is_at_rest()):
            expect(self.process.poll() is None, "the wall has ended")
            expect(time.monotonic() < deadline, "no rest within 10 s")
            time.sleep(0.01)
            self.update()
        return self.trace.frames

    # ---- Input ----------------------------------------------------------------

    def activate(self, wall):
        if self.active != wall:
            self.xdotool("key", "Tab")
        self.active = wall

    def set_layout(self, wall, name):
        self.activate(wall)
        self.xdotool("key", LAYOUTS[name])
        self.await_rest(while_quiet=4)

    def scroll(self, wall, clicks):
        self.xdotool("mousemove", wall * HALF + 250, 360, *["click", 5 if clicks > 0 else 4]
                     * abs(clicks))
        self.await_rest(while_quiet=4)

    def hit(self, wall, point):
        """The photo at a point of the window, as the wall shows it; None: no photo."""
        frame = self.trace.last[wall]
        x = point[0] - wall * HALF
        hit = [e for e in frame.elements if depth_inside(frame, e, (x, point[1])) > 1]
        return identifier_of(frame, hit[-1]) if hit and hit[-1].category == CELL else None

    def middle_of(self, wall, photo):
        frame = self.trace.last[wall]
        of = next(e for e in cells_of(frame) if identifier_of(frame, e) == photo)
        return (round(wall * HALF + of.x + of.width / 2),
                round(of.y - frame.y + of.height / 2))

    def photos_to_drag(self, chance, wall):
        """A random photo that may be dragged, and a point on it; None: the wall shows none."""
        for _ in range(50):
            point = chance.randrange(wall * HALF + 4, wall * HALF + HALF - 4), \
                chance.randrange(34, HEIGHT - 4)
            photo = self.hit(wall, point)
            if photo is not None and photo not in self.order.albums:
                return photo, point
        return None

    def toggle(self, wall, photo, point):
        """A click with Ctrl."""
        self.active = wall
        self.selected[wall] ^= {photo}
        before = self.trace.frames[-1]
        self.xdotool("mousemove", *point, "keydown", "Control_L", "sleep", 0.02, "click", 1,
                     "keyup", "Control_L")
        self.settle(before, self.has_marks)

    # ---- One drag ---------------------------------------------------------------

    def press(self, wall, photo):
        """What a press selects, and drags: all that are selected with the photo."""
        self.active = wall
        if photo not in self.selected[wall]:
            self.selected[wall] = {photo}
        return self.selected[wall] - set(self.order.albums)

    def drag(self, wall, photo, start, end, steps=5, key=None):
        """Drags by the left button, and checks all that comes of it. Returns whether the order has
        changed."""
        photos = self.press(wall, photo)
        first, lifts = len(self.trace.frames), len(self.trace.lifts)
        words = ["mousemove", *start, "mousedown", 1]
        for step in range(1, steps + 1):
            words += ["mousemove", *(round(a + (b - a) * step / steps) for a, b in zip(start, end)),
                      "sleep", 0.015]
        self.xdotool(*words, *(["key", key] if key else []), "mouseup", 1)
        self.settle(self.trace.frames[-1], lambda: len(self.trace.lifts) > lifts
                    and self.trace.last[1] is not self.trace.lifts[lifts].frames[1])
        lift = self.trace.lifts[lifts]
        expect((lift.x, lift.y) == tuple(end), f"lifted at {lift.x}, {lift.y} instead of {end}")
        frames = self.trace.frames[first:]
        dragging = [f for f in frames if f.time_ns <= max(g.time_ns for g in lift.frames)]
        for side in range(2):
            check_target([f for f in dragging if f.wall == side], steps < 10)
            check_no_return([f for f in frames if f.wall == side and f not in dragging])
        expect(any(f.drop for f in dragging), "no frame knows of a drop")
        return self.check_drop(photos, lift, is_cancelled=key is not None)

    def check_drop(self, photos, lift, is_cancelled=False):
        """The order is one that the reference has for the place where the photos were let go."""
        target = int(lift.x >= HALF)
        frame = lift.frames[target]
        found = {None}  # places
        if not is_cancelled:
            found = places(frame, (lift.x - target * HALF, lift.y), self.order.albums)
        orders = [self.order.dropped(photos, target, where) if where else self.order
                  for where in found]
        shown = [f.snapshot for f in self.trace.last]
        matching = [order for order in orders if order.walls == shown]
        expect(matching, f"let go at {lift.x}, {lift.y} over content at {frame.y}, {photos} are to "
                         f"go to {found}: {differences(self.order.walls, shown)}")
        has_changed = matching[0].walls != self.order.walls
        if None not in found:
            self.before.append(self.order)
        self.order = matching[0]
        for side, sections in enumerate(shown):
            self.selected[side] &= {p for _, items in sections for p in items}
        self.check_marks()
        return has_changed

    def has_marks(self):
        return all((identifier_of(frame, e) in self.selected[frame.wall])
                   == bool(e.flags & SELECTED)
                   for frame in self.trace.last for e in cells_of(frame))

    def check_marks(self):
        expect(self.has_marks(), f"others than {self.selected} are marked as selected")
        expect(not any(e.flags & (DRAGGED | DROP_TARGET) for frame in self.trace.last
                       for e in frame.elements), "something is still dragged")

    def undo(self):
        """Ctrl and Z lead back by one drop."""
        before = self.trace.frames[-1]
        self.xdotool("key", "ctrl+z")
        self.order = self.before.pop()
        self.settle(before, lambda: [f.snapshot for f in self.trace.last] == self.order.walls)
        for side, sections in enumerate(self.order.walls):
            self.selected[side] &= {p for _, items in sections for p in items}


def differences(old, new):
    """The sections that have changed, with the photos by which they differ."""
    return [(wall, a[0], [p for p in a[1] if p not in b[1]], [p for p in b[1] if p not in a[1]],
             b[1]) for wall in range(2) for a, b in zip(old[wall], new[wall]) if a != b]


# ---- Scenes -------------------------------------------------------------------

def check_drag_checks(walls):
    """Each check of a drag fails where it must."""
    frame = walls.trace.last[0]
    one = Drop(1, 1, 3, 1, 0, 2, 8.0, 8.0, 2.0, 90.0)
    other = one._replace(item=5)
    cell = cells_of(frame)[0]

    def frames(*drops):
        return [frame._replace(drop=drop, pointer=(x, x)) for x, drop in drops]
    moving = [frame._replace(elements=[cell._replace(x=cell.x + away)]) for away in (0, 5, 3)]
    for what, check in [
            ("the place changes", lambda: check_target(frames((1, one), (1, other)), True)),
            ("comes back", lambda: check_target(frames((1, one), (2, other), (3, one)), True)),
            ("to and fro", lambda: check_no_return(moving))]:
        try:
            check()
        except Fault as fault:
            expect(what in str(fault), f"the check says {fault} instead of {what!r}")
        else:
            raise Fault(f"no check finds {what!r}")
    photo, (x, y) = walls.photos_to_drag(random.Random(4), 0)
    where = places(frame, (x, y), walls.order.albums).pop()
    other = walls.order.dropped({photo}, 0, where._replace(item=where.item + 2))
    expect(other.walls != walls.order.walls, "the reference has the same order for another place")


def check_look(walls):
    """What is dragged is drawn at the pointer, and dim at its place; a line is where it would go;
    an album onto which it would go is lit."""
    photo, start = walls.photos_to_drag(random.Random(1), 0)
    album = walls.order.albums
    frame = walls.trace.last[1]
    target = next(e for e in cells_of(frame) if identifier_of(frame, e) in album)
    on_album = round(HALF + target.x + target.width / 2), round(target.y + target.height / 2)
    beside = round(HALF + target.x + target.width * 0.9), on_album[1]
    walls.press(0, photo)
    for name, point in ("line", beside), ("album", on_album):
        walls.xdotool("mousemove", *start, "mousedown", 1, "mousemove", 300, 300, "sleep", 0.03,
                      "mousemove", *point, "sleep", 0.3)
        walls.update()
        walls.picture(f"drag-{name}")
        frame = walls.trace.last[1]
        drop = frame.drop
        expect(drop and not drop.is_local and drop.count == 1, f"{drop} is not the drop of one")
        _, _, rows = walls.screen.pixels()

        def color(x, y):
            return walls.screen.color(rows, round(x), round(y))
        expect(is_near(color(point[0] + 13, point[1] + 13), color_of(photo, True)),
               "the photo is not drawn at the pointer")
        dim = [round(c * l / 255) for c, l in zip(color_of(photo, True), (70, 70, 80))]
        left = walls.trace.last[0]
        dragged = next(e for e in left.elements if e.flags & DRAGGED)
        expect(identifier_of(left, dragged) == photo, "another photo is dragged")
        expect(is_near(color(dragged.x + 4, dragged.y + 4), dim, 4), "the photo is not dim")
        lit = [e for e in frame.elements if e.flags & DROP_TARGET]
        if name == "line":
            expect(not lit, "an album is lit beside which photos would go")
            line = [color(HALF + drop.x + across, drop.y + 3) for across in range(3)]
            expect((255, 255, 255) in line,
                   f"no line is drawn at {drop}")
        else:
            light = [c * l // 255 for c, l in zip(color_of(next(
                identifier_of(frame, e) for e in lit), False), (120, 255, 120))]
            expect(is_near(color(HALF + target.x + 4, target.y + 4), light), "no album is lit")
        walls.xdotool("key", "Escape", "mouseup", 1)
        walls.await_rest()
        walls.check_marks()


def check_album(walls):
    """Two clicks open an album, and two close it."""
    album = min(walls.order.albums)
    photo, start = walls.photos_to_drag(random.Random(2), 0)
    walls.drag(0, photo, start, walls.middle_of(0, album))
    expect(walls.order.albums[album] == [photo], f"the albums have {walls.order.albums}")
    walls.picture("album")
    for shown in ([(2 ** 32 + album, [photo])], []):
        walls.xdotool("mousemove", *walls.middle_of(0, album),
                      "click", "--repeat", 2, "--delay", 40, 1)
        walls.await_rest()
        extra = [s for s in walls.trace.last[0].snapshot if s[0] >= 2 ** 32]
        expect(extra == shown, f"the album shows {extra}")
        time.sleep(0.6)  # what follows is no double click
    walls.selected[0] = {album}
    walls.undo()


def check_placeholders(frames, files):
    """From the drop on, each file that is not read yet has a placeholder, and no other has."""
    counts = [sum(e.category == PLACEHOLDER and not e.flags & DISAPPEARING for e in f.elements)
              for f in frames]
    unread = [len(files) - sum(photo in files for _, photos in f.snapshot for photo in photos)
              for f in frames]
    expect(len(files) in counts, "not each file has a placeholder")
    first = counts.index(len(files))
    expect(counts[first:] == unread[first:], f"{unread} files are unread, {counts} placeholders")
    expect(unread == sorted(unread, reverse=True) and unread[-1] == 0, "a file is not read")


def check_files(walls):
    """Files that are dropped from elsewhere come where the mouse is. Until they are read, each has
    a placeholder there, whose place its photo then takes."""
    first = sum(len(items) for wall in walls.order.walls for _, items in wall)
    for number in range(2):
        point = next(at for at in (walls.photos_to_drag(random.Random(n), number)[1]
                                   for n in range(3, 99)) if at[1] < HEIGHT / 2)
        before, frame = walls.trace.frames[-1], walls.trace.last[number]
        files = [first + 3 * number + i for i in range(3)]
        # SDL knows of steps of the mouse in other windows, not of jumps.
        walls.xdotool("mousemove", point[0] - 1, point[1], "mousemove_relative", 1, 0,
                      "sleep", 0.1)
        walls.send_fingers("files 3 0 0")
        frames = walls.settle(before, lambda: all(
            photo in (p for _, photos in walls.trace.last[number].snapshot for p in photos)
            for photo in files))
        since = frames[frames.index(before) + 1:]
        check_placeholders([f for f in since if f.wall == number], files)
        found = places(frame, (point[0] - number * HALF, point[1]), walls.order.albums)
        order = walls.order.added(files, number, found.pop())
        expect([f.snapshot for f in walls.trace.last] == order.walls, "files go elsewhere")
        walls.before.append(walls.order)
        walls.order = order
    walls.picture("files")
    walls.undo()
    walls.undo()


def check_drags(walls, chance, count):
    """Random drags, in a wall and from one to the other."""
    changed = undone = cancelled = scrolled = 0
    for number in range(count):
        if number % 25 == 0:
            for side in range(2):
                walls.set_layout(side, chance.choice(list(LAYOUTS)))
        if chance.random() < 0.15:
            walls.scroll(chance.randrange(2), chance.choice([-20, -4, 3, 9]))
        side = chance.randrange(2)
        found = walls.photos_to_drag(chance, side)
        if found is None:
            side = 1 - side
            found = walls.photos_to_drag(chance, side)
        photo, start = found
        if chance.random() < 0.2:
            walls.toggle(side, *walls.photos_to_drag(chance, side))
        to = chance.randrange(2)
        end = to * HALF + chance.randrange(2, HALF - 2), chance.randrange(2, HEIGHT - 2)
        if max(abs(a - b) for a, b in zip(start, end)) < 12:
            continue
        key = "Escape" if chance.random() < 0.05 else None
        offset = walls.trace.last[to].y
        is_slow = chance.random() < 0.1
        changed += walls.drag(side, photo, start, end, steps=30 if is_slow else 5, key=key)
        scrolled += walls.trace.last[to].y != offset
        cancelled += key is not None
        if walls.before and chance.random() < 0.1:
            walls.undo()
            undone += 1
    print(f"{count} drags: {changed} have changed the order, {cancelled} were cancelled, "
          f"{scrolled} have scrolled, {undone} were undone")


def drag_photos(program, library, screen, folder, seed, count=200):
    """In the first half the wall moves photos, in the second half its views do, at once."""
    for others in ({}, {"WALL_MOVES_ITEMS": "1", "WALL_REDUCES_MOTION": "1"}):
        walls = Walls(program, library, screen, folder, seed, WALL_NO_COLORS="1", **others)
        scenes = [] if others else [check_drag_checks, check_look, check_album, check_files]
        try:
            for scene in scenes:
                print(f"  {scene.__name__}", flush=True)
                scene(walls)
            print("  check_drags", flush=True)
            check_drags(walls, random.Random(seed + len(others)), count // 2)
        except Fault:
            walls.picture("fault")
            walls.keep_trace()
            raise
        walls.stop()
