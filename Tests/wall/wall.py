#!/usr/bin/env python3
"""Drives the photo wall with X input, and checks what it shows: wall.py WALL TRACE.so SEED."""
import copy
import os
import random
import signal
import sys
import tempfile
import time

from dragging import drag_photos
from driver import PICTURES, Wall
from frames import (CELL, DECELERATING, DRAGGING, HEIGHT, IN_TRANSITION, WIDTH, Checker,
                    identifier_of, is_near, rgb)
from photos import matching, write_photos
from pictures import Fault, check_cancelling, check_dropping, check_prefetching, expect
from screen import Screen
from selecting import (check_band, check_band_scrolling, check_clicks, check_delete, check_keys,
                       check_selection, check_tap)

# ---- Scenes -------------------------------------------------------------------

def check_screen(wall):
    """The X screen has what the trace says of the last frame."""
    _, _, rows = wall.screen.pixels()
    frame, count = wall.last, 0
    for element in frame.elements:
        if element.category != CELL or element.colors[0] == "-":
            continue
        x, y = round(element.x - frame.x + 3), round(element.y - frame.y + 3)
        if 0 <= x < WIDTH and 40 < y < HEIGHT and element.width > 60:
            expect(is_near(wall.screen.color(rows, x, y), rgb(element.colors[0])),
                   f"the X screen shows something else at {x}, {y}")
            count += 1
    expect(count > 0, "nothing of the X screen is compared")


def check_flick(wall):
    wall.flick(-300)
    frames = wall.await_rest()
    offsets = [f.y for f in frames]
    expect(any(f.state == DRAGGING for f in frames), "the flick drags")
    moving = [f for f in frames if f.state == DECELERATING]
    expect(len(moving) > 20, f"the flick moves the content for {len(moving)} frames")
    expect(offsets == sorted(offsets) and offsets[-1] > 600, f"the flick leads to {offsets[-1]}")
    speeds = [f.velocity for f in moving]
    expect(speeds == sorted(speeds, reverse=True), "the flick slows down")


def check_catch(wall):
    wall.flick(-300)
    time.sleep(0.2)
    wall.picture("flick")
    wall.xdotool("mousemove", 400, 300, "mousedown", 3, "sleep", 0.1)
    wall.update()
    caught = wall.last
    expect(caught.state not in (DRAGGING, DECELERATING), f"caught in state {caught.state}")
    wall.xdotool("sleep", 0.2, "mouseup", 3)
    wall.await_rest()
    expect(wall.last.y == caught.y, f"caught at {caught.y}, rests at {wall.last.y}")
    check_selection(wall, set())  # a catch is no tap


def check_bounce(wall):
    wall.key("F1")
    while wall.last.y > 0:
        wall.wheel(-40)
        wall.await_rest()
    wall.flick(250, start=200)
    frames = wall.await_rest()
    expect(min(f.y for f in frames) < -20, "the flick goes beyond the start")
    expect(wall.last.y == 0, f"and comes back to {wall.last.y}")


def check_wheel(wall):
    start = wall.last.y
    wall.wheel(5)
    wall.await_rest()
    expect(wall.last.y == start + 300, f"the wheel leads from {start} to {wall.last.y}")
    wall.wheel(-2)
    wall.await_rest()
    expect(wall.last.y == start + 180, f"the wheel leads back to {wall.last.y}")


def check_filter(wall, photos):
    wall.type("glass")
    wall.xdotool("sleep", 0.1)
    wall.picture("filter-moving")
    wall.await_rest()
    wall.picture("filter")
    expect(wall.last.snapshot == matching(photos, "glass"), "the filter shows other photos")
    wall.key("BackSpace", "BackSpace", "BackSpace")
    wall.await_rest()
    expect(wall.last.snapshot == matching(photos, "gl"), "backspace shows other photos")
    wall.type("zzz")
    wall.await_rest()
    expect(wall.last.snapshot == [] and not wall.last.elements, "nothing matches")
    wall.key("Escape")
    wall.await_rest()
    expect(wall.last.snapshot == matching(photos, ""), "escape shows all photos")


def check_layouts(wall):
    before = None
    for number, name in enumerate(["waterfall", "grid", "justified", "list", "circle"], 1):
        wall.key(f"F{number}")
        wall.xdotool("sleep", 0.1)
        wall.picture(f"{name}-moving")
        frames = wall.await_rest()
        wall.picture(name)
        if number > 1:
            moving = sum(1 for f in frames if f.flags & IN_TRANSITION)
            expect(moving > 4, f"{name} comes in {moving} frames")
        places = [(e.x - wall.last.x, e.y - wall.last.y, e.width, e.transform)
                  for e in wall.last.elements]
        expect(places != before, f"{name} has the places of the layout before")
        before = places
        if name != "circle":
            check_screen(wall)
        wall.flick(-200)
        wall.await_rest()
    wall.key("F1")
    wall.await_rest()


def check_while_scrolling(wall, photos):
    """The filter and the layout change while a flick moves the content."""
    wall.flick(-300)
    wall.type("st")
    wall.key("F2")
    wall.flick(-300)
    wall.key("F3")
    wall.key("BackSpace", "BackSpace")
    wall.flick(200)
    wall.key("F4")
    wall.await_rest()
    expect(wall.last.snapshot == matching(photos, ""), "all photos are back")
    wall.key("F1")
    wall.await_rest()


def check_pinch(wall):
    """Ctrl and the wheel, and two fingers, lead to the next layout or back."""
    def widths():
        return sorted({round(e.width) for e in wall.last.elements if e.category == CELL})
    wall.key("F2")
    wall.await_rest()
    grid = widths()
    wall.turn_with_control(2)  # less than half of the way: it goes back
    frames = wall.await_rest()
    expect(any(f.flags & IN_TRANSITION for f in frames), "the pinch moves elements")
    expect(widths() == grid, f"a short pinch leaves the grid: {widths()}")
    wall.turn_with_control(6)
    wall.await_rest()
    expect(widths() != grid, "a long pinch leads to the next layout")
    wall.turn_with_control(-6)
    wall.await_rest()
    expect(widths() == grid, f"a pinch inwards leads back: {widths()}")
    start = wall.last.y
    wall.send_fingers("down 1 0.4 0.5", "move 1 0.4 0.45", "move 1 0.4 0.4", "down 2 0.6 0.6",
                      *["pinch 0 0.02 0"] * 4)
    wall.update()
    wall.picture("pinch")
    wall.send_fingers(*["pinch 0 0.02 0"] * 10, "up 2 0.6 0.7", "move 1 0.4 0.3", "up 1 0.4 0.2")
    wall.await_rest()
    expect(widths() != grid, "two fingers lead to the next layout")
    expect(abs(wall.last.y - start) < 4000, "the pinch does not flick")
    wall.key("F1")
    wall.await_rest()


def check_anything(wall, photos, chance, count):
    """Random input, also before what it started has come to rest."""
    text = ""
    for _ in range(count):
        action = chance.randrange(9)
        wall.actions.append(action)
        if action < 3:
            wall.flick(chance.choice([-300, -150, 150, 300]), chance.randint(3, 12))
        elif action == 3:
            wall.wheel(chance.choice([-8, -2, 3, 12]))
            time.sleep(0.05)
        elif action == 4:
            letter = chance.choice("aeirst")
            text += letter
            wall.type(letter)
        elif action == 5:
            text = text[:-1]
            wall.key("BackSpace")
        elif action == 6:
            wall.key(f"F{chance.randint(1, 5)}")
        elif action == 7:
            wall.turn_with_control(chance.choice([-5, -2, 2, 5]))
        else:
            text = ""
            wall.key("Escape")
        time.sleep(chance.choice([0, 0, 0.1, 0.4]))
        wall.update()
    wall.await_rest()
    expect(wall.last.snapshot == matching(photos, text), f"{text!r} shows other photos")
    wall.key("Escape", "F1")
    wall.await_rest()


def measure(program, library, screen, folder):
    """The engine's time for a display frame while a flick goes over a million rows."""
    data = os.path.join(folder, "million.tsv")
    write_photos(data, 1_000_000, 1000, 1)
    wall = Wall(program, library, screen, folder, [data], WALL_FRAMES_ONLY="1")
    wall.key("F4")
    wall.await_rest(60)
    times = []
    for _ in range(6):
        wall.flick(-300, 4)
        times += [f.engine_ns for f in wall.await_rest(20) if f.state == DECELERATING]
    wall.picture("million")
    wall.stop()
    times.sort()
    expect(len(times) > 200, f"{len(times)} frames are too few to measure")
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    print(f"flicks over 1000000 rows, {len(times)} display frames: p50 {p50 / 1000:.1f} us, "
          f"p99 {p99 / 1000:.1f} us (target: 20 us), max {times[-1] / 1000:.1f} us")


# ---- The test of the test -------------------------------------------------------

def spoiled(frame):
    """Frames like this one, each with a fault, and what a checker says of it."""
    cells = [e for e in frame.elements if e.category == CELL and 60 < e.y - frame.y < 500]
    header = next(e for e in frame.elements if e.category != CELL)
    one, other = cells[0], cells[1]
    photo, far = identifier_of(frame, one), frame.snapshot[-1][1][-1]

    def with_element(old, new):
        return frame._replace(elements=[new if e is old else e for e in frame.elements])
    yield "upper edge", frame._replace(elements=[
        e._replace(y=e.y + 30) if e.category != CELL else e for e in frame.elements])
    yield "bound twice", with_element(other, other._replace(view=one.view))
    yield "overlap", with_element(one, one._replace(x=other.x + 1, y=other.y + 1))
    yield "blank", frame._replace(elements=[])
    yield "nothing is shown", frame._replace(elements=[header])
    yield "is drawn at", with_element(one, one._replace(colors=["123456"] * 5))
    yield "is drawn at", with_element(one, one._replace(x=one.x + 9, colors=other.colors))
    yield "shown twice", with_element(one, one._replace(item=other.item, view=4000))
    yield "same binding", frame._replace(snapshot=[(s + 1, [i + 1 for i in items])
                                                   for s, items in frame.snapshot])
    yield "no such index path", with_element(one, one._replace(item=99999))
    for what, news in [("nobody asks", [("load", [far])]),
                       ("nobody asks", [("P", [far]), ("C", [far]), ("load", [far])]),
                       ("is loaded again", [("load", [photo])]),
                       ("is dropped, and visible", [("drop", [photo])])]:
        yield what, frame._replace(news=news)
    yield "comes after", frame._replace(sequence=frame.sequence + 1)
    yield "moves in the content", with_element(one, one._replace(y=one.y + 0.5))
    yield "with a jump", with_element(one, one._replace(y=one.y + 400))._replace(
        flags=frame.flags | IN_TRANSITION)


def check_checker(frame, pictures):
    """Each check fails where it must."""
    for what, worse in spoiled(frame._replace(news=[])):
        checker = Checker()
        checker.pictures = copy.deepcopy(pictures)
        checker.check(frame._replace(sequence=frame.sequence - 1, time_ns=frame.time_ns - 1,
                                     news=[]))
        try:
            checker.check(worse)
        except Fault as fault:
            expect(what in str(fault), f"the checker says {fault} instead of {what!r}")
        else:
            raise Fault(f"the checker does not find {what!r}")


def play(program, library, screen, folder, seed):
    data = os.path.join(folder, "photos.tsv")
    photos = write_photos(data, 6000, 75, seed)
    wall = Wall(program, library, screen, folder, [data])
    try:
        expect(wall.last.snapshot == matching(photos, ""), "the wall shows other photos")
        scenes = [check_screen, check_checker_on, check_prefetching, check_dropping,
                  check_cancelling, check_tap, check_clicks, check_band, check_band_scrolling,
                  check_keys, check_flick, check_catch, check_wheel, check_bounce, check_layouts,
                  check_pinch]
        for scene in scenes:
            print(f"  {scene.__name__}", flush=True)
            scene(wall)
        for scene in (check_filter, check_while_scrolling, check_delete):
            print(f"  {scene.__name__}", flush=True)
            scene(wall, photos)
        print("  check_anything", flush=True)
        check_anything(wall, photos, random.Random(seed), 60)
    except Fault:
        wall.picture("fault")
        wall.keep_trace()
        print("random actions so far:", wall.actions)
        raise
    wall.stop()
    checker = wall.checker
    counts = {name: getattr(checker, name)
              for name in ("colors", "headers", "overlaps", "rows", "steps", "starts")}
    print(f"{len(wall.trace.frames)} display frames; checked: {counts}")
    expect(min(counts.values()) > 100, "a check has found nothing to check")
    pictures = checker.pictures
    print(f"pictures: {pictures.prefetched} prefetched, {pictures.cancelled} cancelled, "
          f"{pictures.late} late, {pictures.dropped} dropped")


def check_checker_on(wall):
    check_checker(wall.last, wall.checker.pictures)


def main(program, library, seed):
    print(f"seed {seed}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what runs is stopped
    os.makedirs(PICTURES, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="jogakbo-wall.") as folder:
        screen = Screen(folder, WIDTH, HEIGHT)
        try:
            play(program, library, screen, folder, seed)
            drag_photos(program, library, screen, folder, seed)
            measure(program, library, screen, folder)
        except Fault as fault:
            raise SystemExit(f"FAILED (seed {seed}): {fault}") from None
        finally:
            screen.stop()
    print(f"the wall passed; pictures are in {PICTURES}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
