"""A photo wall that runs, and what a person does with it."""
import os
import shutil
import subprocess
import time

from frames import CELL, IDLE, IN_TRANSITION, SELECTED, Checker, Trace, identifier_of
from pictures import Fault, expect
from selecting import check_selection

PICTURES = ".build/wall"


class Wall:
    """A wall that runs, its input and its trace."""

    def __init__(self, program, library, screen, folder, files, **environment):
        self.screen, self.held = screen, ()
        self.checker = Checker() if "WALL_FRAMES_ONLY" not in environment else None
        self.actions = []
        trace, self.fifo = os.path.join(folder, "trace"), os.path.join(folder, "fingers")
        for path in (trace, self.fifo):
            if os.path.exists(path):
                os.remove(path)
        os.mkfifo(self.fifo)
        environment = dict(os.environ, DISPLAY=screen.display, WALL_TRACE=trace,
                           WALL_FINGERS=self.fifo, LD_PRELOAD=os.path.abspath(library),
                           SDL_VIDEODRIVER="x11", **environment)
        self.environment = dict(os.environ, DISPLAY=screen.display)
        self.process = screen.started(subprocess.Popen([program, *files], env=environment))
        self.fingers = open(self.fifo, "w")
        self.await_file(trace)
        self.trace = Trace(trace)
        self.await_rest(60)

    def await_file(self, path):
        for _ in range(300):
            if os.path.exists(path):
                return
            expect(self.process.poll() is None, "the wall has ended")
            time.sleep(0.05)
        raise Fault("no trace within 15 s")

    def stop(self):
        self.process.terminate()  # SDL makes it a request to quit
        expect(self.process.wait(20) == 0, "the wall does not end well")

    def update(self):
        """Checks the frames that are new, and returns them."""
        frames = self.trace.read()
        for frame in frames if self.checker else []:
            self.checker.check(frame)
        return frames

    def xdotool(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, timeout=20)

    def await_rest(self, seconds=10, while_quiet=10):
        """Waits until no frame comes for a while, in twentieths of a second.
        Returns the frames until then."""
        frames, deadline, quiet = [], time.monotonic() + seconds, 0
        while quiet < while_quiet or not self.trace.frames:
            expect(self.process.poll() is None, "the wall has ended")
            expect(time.monotonic() < deadline, f"no rest within {seconds} s")
            time.sleep(0.05)
            new = self.update()
            frames += new
            quiet = 0 if new else quiet + 1
        last = self.trace.frames[-1]
        expect(last.state == IDLE, f"rest in state {last.state}")
        expect(not last.flags & IN_TRANSITION, "rest in a transition")
        expect(-0.01 <= last.y <= max(0, last.content_height - last.height) + 0.01,
               f"rest at {last.y} of {last.content_height}")
        if self.checker:
            pictures = self.checker.pictures
            expect(pictures.visible <= pictures.loaded,
                   f"rest without pictures of {pictures.visible - pictures.loaded}")
        return frames

    @property
    def last(self):
        return self.trace.frames[-1]

    # ---- Input ----------------------------------------------------------------

    def flick(self, distance, steps=8, x=500, start=360, is_lifted=True):
        """The right button, which is a finger, pressed, moved by `distance` points, positive
        downwards, and lifted."""
        words = ["mousemove", x, start, "mousedown", 3]
        for step in range(1, steps + 1):
            words += ["mousemove", x, round(start + distance * step / steps), "sleep", 0.008]
        self.xdotool(*words, *(["mouseup", 3] if is_lifted else []))

    def wheel(self, clicks):
        words = ["mousemove", 500, 360]
        for _ in range(abs(clicks)):
            words += ["click", 5 if clicks > 0 else 4]
        self.xdotool(*words)

    def key(self, *names):
        self.xdotool("key", *names)

    def type(self, text):
        self.xdotool("type", "--delay", "15", text)

    def turn_with_control(self, clicks):
        words = []
        for _ in range(abs(clicks)):
            words += ["click", 4 if clicks > 0 else 5, "sleep", 0.03]
        self.xdotool("mousemove", 500, 360, "keydown", "Control_L", "sleep", 0.03, *words,
                     "keyup", "Control_L")

    def hold(self, *keys):
        """Holds keys down until the next call."""
        for key in self.held:
            self.xdotool("keyup", key)
        for key in keys:
            self.xdotool("keydown", key)
        self.held = keys

    def click(self, photo, *keys, selects):
        """A click of the left button on a photo; then these photos are selected."""
        self.hold(*keys)
        x, y = self.middle(photo)
        self.xdotool("mousemove", x, y, "sleep", 0.1)
        self.change_selection(selects, "click", 1)
        self.hold()

    def change_selection(self, selects, *words):
        """Input after which these photos are selected, at the latest two seconds later."""
        self.update()
        self.checker.selected = None
        self.xdotool(*words)
        self.await_rest()
        deadline = time.monotonic() + 2
        while not self.marks(selects) and time.monotonic() < deadline:
            time.sleep(0.05)
            self.update()
        check_selection(self, set(selects))

    def marks(self, photos):
        """Whether the last frame marks these photos, of those that it shows, and no others."""
        frame = self.last
        return all((identifier_of(frame, e) in photos) == bool(e.flags & SELECTED)
                   for e in frame.elements if e.category == CELL)

    def middle(self, photo):
        frame = self.last
        of = next(e for e in frame.elements
                  if e.category == CELL and identifier_of(frame, e) == photo)
        return round(of.x + of.width / 2), round(of.y - frame.y + of.height / 2)

    def send_fingers(self, *lines):
        for line in lines:
            print(line, file=self.fingers, flush=True)
            time.sleep(0.015)

    def picture(self, name):
        self.screen.save(f"{PICTURES}/{name}.png")

    def keep_trace(self):
        shutil.copy(self.trace.file.name, f"{PICTURES}/trace")
