#!/usr/bin/env python3
"""Reads the gallery over AT-SPI, and checks what a screen reader has: gallery.py GALLERY."""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, "Tests/wall")
from bus import Bus, NoBus  # noqa: E402
from screen import Screen  # noqa: E402

PICTURES = ".build/gtk"
NO_BUS = 77
SECTIONS, PHOTOS = 20, 60


class Fault(Exception):
    """The gallery is not as it should be."""


def expect(condition, what):
    if not condition:
        raise Fault(what)


def write_photos(path):
    with open(path, "w") as file:
        for section in range(1, SECTIONS + 1):
            for number in range(1, PHOTOS + 1):
                print(f"Section {section}", f"Photo {section}.{number}", 120, 90, sep="\t",
                      file=file)


class Gallery:
    """A gallery that runs, as a screen reader has it, and its input."""

    def __init__(self, program, bus, screen, data, *layout):
        self.bus, self.screen = bus, screen
        self.process = screen.started(
            subprocess.Popen([program, data, *layout], env=bus.environment))
        self.canvas = None
        self.await_that(lambda: self.application() and self.find_canvas() and self.items,
                        "the gallery is on the bus with its photos", 30)

    def application(self):
        expect(self.process.poll() is None, "the gallery has ended")
        return self.bus.application(self.process)

    def find_canvas(self):
        application = self.application()
        found = application.all("grid") + application.all("list")
        self.canvas = found[0] if found else None
        return self.canvas

    def await_that(self, holds, what, seconds=20):
        """Waits until something holds, and returns it."""
        deadline = time.monotonic() + seconds
        while True:
            found = holds()
            if found:
                return found
            if time.monotonic() > deadline:
                self.picture("fault")
                raise Fault(f"not so: {what}\n{self.application().text()}")
            time.sleep(0.1)

    @property
    def items(self):
        """The photos that are shown, in reading order."""
        return [child for child in self.canvas.children if child.role != "heading"]

    @property
    def headings(self):
        return [child.name for child in self.canvas.children if child.role == "heading"]

    def named(self, name):
        found = [item for item in self.items if item.name == name]
        expect(len(found) == 1, f"{name} is shown {len(found)} times")
        return found[0]

    def xdotool(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.bus.environment, check=True,
                       timeout=20)

    def click(self, name, *held):
        x, y, width, height = self.named(name).extents()
        for key in held:
            self.xdotool("keydown", key)
        self.xdotool("mousemove", x + width // 2, y + height // 2, "sleep", 0.1, "click", 1,
                     "sleep", 0.2)
        for key in held:
            self.xdotool("keyup", key)

    def await_selected(self, *names):
        self.await_that(
            lambda: [item.name for item in self.items if "selected" in item.states]
            == list(names), f"{names} are selected")

    def await_focused(self, name):
        self.await_that(
            lambda: [item.name for item in self.items if "focused" in item.states] == [name],
            f"{name} has focus")

    def await_rest(self):
        """The names of the photos that are shown once the content stands still."""
        last, names = None, [item.name for item in self.items]
        deadline = time.monotonic() + 20
        while names != last:
            expect(time.monotonic() < deadline, "the content does not come to rest")
            time.sleep(0.3)
            last, names = names, [item.name for item in self.items]
        return names

    def picture(self, name):
        self.screen.save(f"{PICTURES}/{name}.png")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


def number(name):
    """The section and the number of a photo."""
    return tuple(map(int, re.fullmatch(r"Photo (\d+)\.(\d+)", name).groups()))


def place_of(name):
    section, photo = number(name)
    return (section - 1) * PHOTOS + photo


def check_tree(gallery, roles, columns):
    """Roles and names; counts are those of the data, though few photos have a widget."""
    canvas, items = gallery.canvas, gallery.items
    expect((canvas.role, canvas.name) == (roles[0], "Photos"), f"a {canvas.role} {canvas.name}")
    expect(canvas.description == f"{SECTIONS * PHOTOS} photos in {SECTIONS} sections",
           f"it says {canvas.description}")
    expect(gallery.headings[0] == "Section 1", f"headings {gallery.headings}")
    expect(5 < len(items) < PHOTOS, f"{len(items)} photos have a widget")
    for place, item in enumerate(items):
        expect(item.role == roles[1], f"{item.name} is a {item.role}")
        expect(number(item.name) == (1, place + 1), f"{item.name} comes at {place}")
        expect({"focusable", "selectable"} <= item.states, f"{item.name} is {item.states}")
        expect(item.description == f"{place + 1} of {PHOTOS} in Section 1, row "
               f"{place // columns + 1}, column {place % columns + 1}",
               f"{item.name} is {item.description}")
        expect(not item.children, f"{item.name} has parts: screen readers would read it twice")


def check_order(gallery):
    """All that is shown is in reading order: each section behind its heading."""
    last, section = (0, 0), 0
    for child in gallery.canvas.children:
        if child.role == "heading":
            section = int(child.name.split()[1])
        else:
            expect(number(child.name) > last, f"{child.name} comes behind {last}")
            expect(number(child.name)[0] == section, f"{child.name} in section {section}")
            last = number(child.name)


def check_selection(gallery):
    """A click selects one photo, Control adds, and shift and keys extend."""
    gallery.click("Photo 1.3")
    gallery.await_selected("Photo 1.3")
    gallery.await_focused("Photo 1.3")
    gallery.click("Photo 1.5", "Control_L")
    gallery.await_selected("Photo 1.3", "Photo 1.5")
    gallery.xdotool("key", "Home")
    gallery.await_selected("Photo 1.1")
    gallery.xdotool("key", "shift+Right")
    gallery.await_selected("Photo 1.1", "Photo 1.2")
    gallery.await_focused("Photo 1.2")
    gallery.picture("selected")


def check_list_keys(gallery):
    gallery.click("Photo 1.2")
    gallery.await_selected("Photo 1.2")
    gallery.xdotool("key", "Down")
    gallery.await_selected("Photo 1.3")
    gallery.await_focused("Photo 1.3")


def check_wheel(gallery):
    """Names change as one scrolls: widgets are used again, and come in the order of the data."""
    before = [item.name for item in gallery.items]
    places = {item.address for item in gallery.items}
    gallery.xdotool("mousemove", 500, 400, *["click", 5] * 16)
    gallery.await_that(lambda: gallery.items[0].name not in before, "other photos are shown")
    gallery.await_rest()
    check_order(gallery)
    again = [item for item in gallery.items if item.address in places]
    expect(len(again) > len(gallery.items) / 2, f"{len(again)} widgets are used again")
    expect("focused" not in set().union(*(item.states for item in gallery.items)),
           "the photo that has focus is not shown")


def check_drag(gallery):
    """The right button drags as a finger, and lets go with a velocity: the view decelerates."""
    words = ["mousemove", 500, 600, "mousedown", 3]
    for step in range(1, 9):
        words += ["mousemove", 500, 600 - 40 * step, "sleep", 0.008]
    before = gallery.await_rest()[0]
    gallery.xdotool(*words, "mouseup", 3, "sleep", 0.1)
    gallery.picture("flick")
    after = gallery.await_rest()[0]
    distance = place_of(after) - place_of(before)
    expect(distance > 40, f"from {before} the flick leads to {after}")  # the drag is 12 photos long
    check_order(gallery)


def check_delete(gallery):
    """Positions and counts are told anew once photos are gone."""
    gallery.xdotool("key", "ctrl+Home")
    gallery.await_that(lambda: gallery.items[0].name == "Photo 1.1", "the start is shown")
    gallery.click("Photo 1.2")
    gallery.await_selected("Photo 1.2")
    gallery.xdotool("key", "Delete")
    count = SECTIONS * PHOTOS - 1
    gallery.await_that(
        lambda: gallery.find_canvas().description == f"{count} photos in {SECTIONS} sections",
        "one photo fewer is told")
    gallery.await_that(
        lambda: [item.description.split(" in ")[0] for item in gallery.items[:2]]
        == [f"1 of {PHOTOS - 1}", f"2 of {PHOTOS - 1}"], "positions are others")
    expect(gallery.items[1].name == "Photo 1.3", "the next photo has the place")
    check_order(gallery)


def main(program):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what runs is stopped
    os.makedirs(PICTURES, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="jogakbo-gtk.") as folder:
        screen = Screen(folder, 1000, 720)
        try:
            bus = Bus(screen, folder)
            data = os.path.join(folder, "photos.tsv")
            write_photos(data)
            gallery = Gallery(program, bus, screen, data)
            gallery.picture("grid")
            check_tree(gallery, ("grid", "grid cell"), 6)
            for scene in (check_selection, check_wheel, check_drag, check_delete):
                print(f"  {scene.__name__}", flush=True)
                scene(gallery)
            gallery.stop()
            gallery = Gallery(program, bus, screen, data, "list")
            gallery.picture("list")
            check_tree(gallery, ("list", "list item"), 1)
            check_list_keys(gallery)
        except NoBus as reason:
            print(f"no accessibility bus: {reason}")
            sys.exit(NO_BUS)
        except Fault as fault:
            raise SystemExit(f"FAILED: {fault}") from None
        finally:
            screen.stop()
    print(f"the gallery passed; pictures are in {PICTURES}")


if __name__ == "__main__":
    main(sys.argv[1])
