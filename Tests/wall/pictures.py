"""The pictures of the photo wall: which ones it may load, which ones it has, and scenes of that."""
import time

MOST = 512  # that the wall keeps


class Fault(Exception):
    pass


def expect(condition, what):
    if not condition:
        raise Fault(what)


class Pictures:
    """Follows what the view asks the wall for, and what the wall does. Photos that are visible are
    loaded without being asked for."""

    def __init__(self):
        self.loaded, self.ahead, self.visible = set(), set(), set()
        self.prefetched = self.cancelled = self.dropped = 0
        self.came = self.late = 0  # in sight; without a picture

    def follow(self, news):
        for name, photos in news:
            if name == "P":
                self.ahead.update(set(photos) - self.loaded)
            elif name == "C":
                self.cancelled += len(self.ahead & set(photos))
                self.ahead -= set(photos)
            elif name == "load":
                self.load(photos[0])
            else:
                expect(photos[0] in self.loaded, f"{photos[0]} is dropped without a picture")
                expect(photos[0] not in self.visible, f"{photos[0]} is dropped, and visible")
                self.loaded.remove(photos[0])
                self.dropped += 1

    def load(self, photo):
        expect(photo not in self.loaded, f"{photo} is loaded again")
        expect(photo in self.ahead | self.visible, f"{photo} is loaded, and nobody asks for it")
        waiting = self.visible - self.loaded
        expect(photo in waiting or not waiting, f"{photo} is loaded, and {waiting} are visible")
        self.prefetched += photo not in waiting
        self.loaded.add(photo)
        self.ahead.discard(photo)
        expect(len(self.loaded) <= MOST, f"{len(self.loaded)} pictures are kept")

    def show(self, photos):
        """A display frame shows these. The view does not cancel what has become visible."""
        self.came += len(photos - self.visible)
        self.late += len(photos - self.visible - self.loaded)
        self.visible = photos
        self.ahead -= photos


# ---- Scenes -------------------------------------------------------------------

def check_prefetching(wall):
    """Scrolling slowly, each photo has its picture as it comes in sight."""
    wall.wheel(2)
    wall.await_rest()
    pictures = wall.checker.pictures
    came, late, prefetched = pictures.came, pictures.late, pictures.prefetched
    for _ in range(40):
        wall.wheel(1)
        time.sleep(0.05)
        wall.update()
    wall.await_rest()
    expect(pictures.came - came > 50, f"{pictures.came - came} photos have come in sight")
    expect(pictures.late == late, f"{pictures.late - late} photos come without their pictures")
    expect(pictures.prefetched - prefetched > 25,
           f"{pictures.prefetched - prefetched} pictures are loaded ahead")


def check_dropping(wall):
    """Far from the start, the pictures of the first photos make room for others."""
    pictures, first = wall.checker.pictures, wall.last.snapshot[0][1][0]
    for _ in range(60):
        if first not in pictures.loaded:
            break
        wall.wheel(12)
        time.sleep(0.2)
        wall.update()
    expect(first not in pictures.loaded, f"{len(pictures.loaded)} pictures are loaded, and kept")
    wall.await_rest()


def check_cancelling(wall):
    """A flick that is turned back, and a jump: what they leave behind is not loaded."""
    pictures, wall.checker.selected = wall.checker.pictures, None
    for turn in (lambda: wall.flick(300, 4), lambda: wall.key("ctrl+End")):
        cancelled = pictures.cancelled
        for _ in range(6):  # how much is loaded before the turn depends on the machine
            wall.flick(-300, 4)
            wall.flick(-300, 4)
            turn()
            time.sleep(0.15)
            wall.picture("loading")
            wall.await_rest()
            if pictures.cancelled - cancelled > 10:
                break
            wall.key("ctrl+Home")
            wall.await_rest()
        expect(pictures.cancelled - cancelled > 10,
               f"{pictures.cancelled - cancelled} photos are cancelled before they are loaded")
    wall.key("ctrl+Home")
    wall.await_rest()
    wall.change_selection([], "key", "Escape")
