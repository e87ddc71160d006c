#!/usr/bin/env python3
"""Drives the character browser on a pseudo-terminal: keys in, screens out."""
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

WHEEL = {"up": "\x1b[<64;10;5M", "down": "\x1b[<65;10;5M"}
KEYS = {"down": "\x1b[B", "right": "\x1b[C", "page down": "\x1b[6~", "end": "\x1b[F",
        "home": "\x1b[H", "next": "n", "layout": "l", "escape": "\x1b", "all": "\x01",
        "delete": "\x1b[3~", "control space": "\0", "shift right": "\x1b[1;2C"}
SHIFT, CONTROL, MOVE = 4, 16, 32


def start(program):
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(program, [program])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    return pid, terminal


def screen(terminal):
    """What comes until a screenful is complete: it ends by showing the cursor."""
    text = b""
    deadline = time.monotonic() + 20
    while not text.endswith(b"\x1b[?25h"):
        ready, _, _ = select.select([terminal], [], [], deadline - time.monotonic())
        if not ready:
            raise SystemExit(f"no screen within 20 s; so far: {text!r}")
        text += os.read(terminal, 65536)
    return text.decode()


def screens(terminal):
    """Those of an animation, and the one after it: none comes for a while."""
    texts = [screen(terminal)]
    while select.select([terminal], [], [], 0.3)[0]:
        texts.append(screen(terminal))
    # One read may have had several in it.
    return [text for several in texts for text in several.split("\x1b[2J")[1:]]


def press(terminal, key):
    """The screen once nothing moves any more."""
    os.write(terminal, KEYS[key].encode())
    return screens(terminal)[-1]


def offset(text):
    return int(re.search(r", at (-?\d+), ", text).group(1))


def scroll(terminal):
    """Keys scroll over time, the wheel at once."""
    os.write(terminal, KEYS["page down"].encode())
    offsets = [offset(text) for text in screens(terminal)]
    expect(offsets == sorted(offsets) and len(set(offsets)) >= 5 and offsets[-1] == 22,
           "a page goes by in steps", offsets)
    os.write(terminal, KEYS["page down"].encode() * 2)
    expect(offset(screens(terminal)[-1]) == 66, "two keys at once are two pages", "")
    for several in "down", "up":
        os.write(terminal, WHEEL[several].encode() * 4)
        offsets = [offset(text) for text in screens(terminal)]
        expect(offsets[-1] == (78 if several == "down" else 66) and len(set(offsets)) <= 4,
               f"the wheel is turned {several}", offsets)
    # A report in two parts; then more than there is room for.
    half = len(WHEEL["up"]) // 2
    os.write(terminal, WHEEL["up"][:half].encode())
    time.sleep(0.1)
    os.write(terminal, WHEEL["up"][half:].encode())
    expect(offset(screens(terminal)[-1]) == 63, "a report in two parts counts once", half)
    os.write(terminal, WHEEL["up"].encode() * 30)
    expect(offset(screens(terminal)[-1]) == 0, "the wheel goes no farther than the start", "")
    # The wheel stops what a key began.
    os.write(terminal, KEYS["end"].encode())
    screen(terminal)
    os.write(terminal, WHEEL["up"].encode())
    stopped = offset(screens(terminal)[-1])
    end = offset(press(terminal, "end"))
    expect(0 <= stopped < end, "the wheel stops the motion to the end", (stopped, end))
    expect(offset(press(terminal, "home")) == 0, "home is the start", "")


def find(terminal):
    """Text is the beginning of a name; keys are keys again after Enter."""
    for text, name in [("/dig", "U+0030 DIGIT ZERO"), ("it nine", "U+0039 DIGIT NINE")]:
        os.write(terminal, text.encode())
        found = screens(terminal)[-1]
        expect(f"/ {name}" in found, f"{text} finds {name}", found)
    time.sleep(1.1)
    os.write(terminal, b"7")
    found = screens(terminal)[-1]
    expect("/ U+0039 DIGIT NINE" in found, "what no name begins with changes nothing", found)
    time.sleep(1.1)
    os.write(terminal, b"black chess p")
    texts = screens(terminal)
    expect("/ U+265F BLACK CHESS PAWN" in texts[-1], "a character far away is found", texts[-1])
    expect(len({offset(text) for text in texts}) >= 5, "the content follows over time", texts)
    os.write(terminal, b"\r")
    screens(terminal)
    expect(offset(press(terminal, "home")) == 0, "keys are keys again", "")


def loads(text):
    """How many details are loaded, queued and cancelled."""
    found = re.search(r", (\d+) loaded, (\d+) queued, (\d+) cancelled", text)
    return tuple(map(int, found.groups()))


def missing(text):
    """The number of characters that are shown without their details."""
    return len(re.findall(r"m\.\. \d+\.\d+", text))


def load(terminal):
    """Details are loaded before characters come in sight, and not for what is left behind."""
    def turn(key):
        os.write(terminal, key.encode())
        return screens(terminal)

    for _ in range(8):
        press(terminal, "next")
    first = turn(WHEEL["down"])  # only a motion says where to look ahead
    expect(missing(first[-1]) == 0 and loads(first[-1])[1] == 0, "all is loaded", first[-1])
    before = loads(first[-1])
    texts = []
    for _ in range(30):
        os.write(terminal, WHEEL["down"].encode())
        time.sleep(0.1)
        texts.append(screen(terminal))
    texts += turn(WHEEL["down"])
    expect(not any(map(missing, texts)), "characters come with their details", texts)
    expect(loads(texts[-1])[0] - before[0] > 100, "details are loaded ahead", (before, texts))
    # More is queued than a screen has time to load: most of it goes as the motion turns.
    os.write(terminal, KEYS["end"].encode())
    screen(terminal)
    time.sleep(0.2)
    texts = turn(KEYS["home"])
    steps = [(after[0] - before[0], before[1] - after[1], after[2] - before[2])
             for before, after in zip(map(loads, texts), map(loads, texts[1:]))]
    expect(any(missing(text) for text in texts), "what is passed in a hurry has none", texts)
    expect(any(cancelled > 20 and loaded <= 8 for loaded, _, cancelled in steps),
           "what is left behind is cancelled, and not loaded", steps)
    expect(missing(texts[-1]) == 0 and loads(texts[-1])[1] == 0, "the rest is loaded", texts[-1])


def selected(text):
    """The characters that are marked."""
    return "".join(re.findall(r"\x1b\[\d+;\d+H\x1b\[1;7;3\dm([^\x1b]+)", text))


def positions(text):
    """The row and the column of each character that is not selected."""
    return {character: tuple(map(int, place.split(";"))) for place, character in places(text)}


def report(terminal, *reports):
    """Reports of buttons, columns and rows, and of M, or m where the button is lifted."""
    os.write(terminal, "".join(f"\x1b[<{button};{column};{row}{end}"
                               for button, column, row, end in reports).encode())


def mouse(terminal, *reports):
    """The screen once nothing moves any more."""
    report(terminal, *reports)
    return screens(terminal)[-1]


def select_characters(terminal):
    """Clicks, a band and keys select, and what is selected is deleted."""
    def click(character, held=0):
        row, column = at[character]
        return mouse(terminal, (held, column, row, "M"), (held, column, row, "m"))

    def expect_selected(text, characters):
        expect(selected(text) == characters and f", {len(characters)} selected" in text,
               f"{characters!r} is selected", text)

    press(terminal, "home")
    at = positions(press(terminal, "escape"))
    expect_selected(click("1"), "1")
    expect_selected(click("3", CONTROL), "13")
    expect_selected(click("6", SHIFT), "3456")
    expect_selected(press(terminal, "control space"), "345")
    expect_selected(press(terminal, "right"), "7")
    expect_selected(press(terminal, "shift right"), "78")
    # Nothing stands to the right of the last one of a block.
    row, column = positions(press(terminal, "page down"))["~"]
    drawn = mouse(terminal, (0, column + 14, row, "M"), (MOVE, column + 4, row, "M"),
                  (MOVE, column - 4, row + 1, "M"))
    expect_selected(drawn, "}~")
    expect(f"\x1b[{row};{column - 4}H\x1b[0m..." in drawn, "the band is drawn", drawn)
    kept = mouse(terminal, (0, column - 4, row + 1, "m"))
    expect_selected(kept, "}~")
    expect("\x1b[0m..." not in kept, "the band is gone", kept)
    # Held near the lower edge it scrolls the content, for as long as it is held.
    report(terminal, (0, column + 14, row, "M"), (MOVE, column + 4, 12, "M"),
           (MOVE, column - 4, 22, "M"))
    end = time.monotonic() + 0.6
    while time.monotonic() < end:
        screen(terminal)
    swept = mouse(terminal, (0, column - 4, 22, "m"))
    expect(27 < offset(swept) < 200, "the band scrolls the content", swept)
    count = int(re.search(r", (\d+) selected", swept).group(1))
    expect(count > 35, f"it selects on: {count}, {offset(swept)}", swept)
    everything = press(terminal, "all")
    count = int(re.search(r", (\d+) selected", everything).group(1))
    marked = len(re.findall(r"\x1b\[1;7;3\dm", everything))
    expect(count > 30000 and marked == items(everything) > 70,
           f"all characters are selected: {count}, {marked}", everything)
    expect_selected(press(terminal, "escape"), "")
    press(terminal, "home")
    click("A")
    expect_selected(click("C", SHIFT), "ABC")
    deleted = press(terminal, "delete")
    expect("    92 characters" in deleted and ", 0 selected" in deleted, "three are gone", deleted)
    expect(missing(deleted) == 0, "details go with their characters", deleted)
    expect("U+0044 LATIN CAPITAL LETTER D" in click("A"), "another one is in its place", deleted)


def spoken(text):
    """What a screen reader says, of the status line."""
    return re.search(r"\x1b\[7mr> ([^\x1b]*)", text).group(1)


def read(terminal):
    """What is said after the key r: of the character with focus, of changes, and of pages."""
    def send(text):
        os.write(terminal, text.encode())
        return spoken(screens(terminal)[-1])

    def expect_spoken(said, pattern):
        expect(re.fullmatch(pattern, said), f"{pattern} is said", said)

    press(terminal, "home")
    row, column = positions(press(terminal, "escape"))["E"]
    expect_spoken(send("r"), r"list, \d{6} characters in \d+ blocks")
    mouse(terminal, (0, column, row, "M"))
    clicked = spoken(mouse(terminal, (0, column, row, "m")))
    expect_spoken(clicked, "LATIN CAPITAL LETTER E, list item, 35 of 92, selected")
    expect_spoken(send(KEYS["right"]), "LATIN CAPITAL LETTER F, list item, 36 of 92, selected")
    expect_spoken(send(KEYS["shift right"]),
                  "LATIN CAPITAL LETTER G, list item, 37 of 92, selected; 2 selected")
    expect_spoken(send(KEYS["control space"]),
                  "LATIN CAPITAL LETTER G, list item, 37 of 92, not selected")
    all_selected = send(KEYS["all"])
    expect_spoken(all_selected, r"\d{6} selected")
    expect_spoken(send(KEYS["escape"]), "0 selected")
    page = send(KEYS["page down"])
    expect_spoken(page, r"characters \d+ to \d+ of \d{6}")
    first, last = map(int, re.findall(r"\d+", page)[:2])
    further = send(KEYS["page down"])
    expect(int(re.search(r"\d+", further).group()) in (last, last + 1) and first < last,
           "the next page begins where the last one ended", (page, further))
    send(KEYS["home"])
    expect_spoken(send("b"),
                  "no more characters there")
    send(KEYS["down"])
    before = int(all_selected.split()[0])
    deleted = send(KEYS["delete"])
    expect(f"list, {before - 1} characters in " in deleted, "one fewer is told", deleted)
    os.write(terminal, b"r")
    expect("r> " not in screens(terminal)[-1], "nothing is said any more", "")


def status(text):
    found = re.search(r"section (\d+), item (\d+): view (\d+)\.(\d+)", text)
    return tuple(map(int, found.groups())) if found else None


def expect(condition, what, text):
    if not condition:
        raise SystemExit(f"not so: {what}\n{text!r}")


# What is seen of a layout; the cards of one are no rows of another.
CARDS = ["compositional", "carousel", "stack"]
LAYOUTS = ["list", "grid", "waterfall", "justified", *CARDS, "circle", "swaying", "flow"]


def visit_layouts(terminal, flow):
    """The key for the next layout, until the first one is back."""
    before = flow
    for layout in LAYOUTS:
        os.write(terminal, KEYS["layout"].encode())
        texts = screens(terminal)
        expect(len(texts) >= 5 and len(set(texts)) >= 5, f"{layout} comes in steps", texts)
        last = texts[-1]
        expect(f"; {layout}," in last, f"{layout} is shown", last)
        expect(items(last) > 0 and places(last) != places(before),
               f"{layout} has other places than what was before", last)
        expect(("+-----" in last) == (layout in CARDS), f"{layout}: cards or none", last)
        expect("; list," not in last or items(last) < items(flow) / 4,
               "the characters stand one below the other", last)
        before = last
        page = press(terminal, "page down")
        expect(f"; {layout}," in page and places(page) != places(last),
               f"{layout} scrolls", page)
        before = page


def items(text):
    return len(re.findall(r"\x1b\[1;(?:7;)?3\dm", text))


def places(text):
    """Where which character stands."""
    return re.findall(r"\x1b\[(\d+;\d+)H\x1b\[1;3\dm([^\x1b]+)", text)


def main(program):
    pid, terminal = start(program)
    # The first screen may have been drawn before the size was set.
    first = screen(terminal)
    expect("\x1b[?1002h\x1b[?1006h" in first, "the mouse is reported", first)
    first = press(terminal, "escape")
    expect("Basic Latin" in first, "the first block's header is shown", first)
    # The header is in the first row: the cursor is on no item.
    expect(status(first) is None, "a header is no item", first)
    below = press(terminal, "down")
    expect("U+0020 SPACE" in below, "the cursor is on the space", below)
    expect(status(below) == (0, 0, status(below)[2], 1), "the view is in its first use", below)
    page = press(terminal, "page down")
    expect(status(page)[3] >= 1 and status(page)[:2] != (0, 0), "it scrolled", page)
    following = press(terminal, "next")
    expect("Latin-1 Supplement" in following, "the next section begins", following)
    end = press(terminal, "end")
    expect(status(end) is None or status(end)[0] > 200, "the end is shown", end)
    home = press(terminal, "home")
    expect(status(home)[:2] == (0, 0) and status(home)[3] > 1, "views are used again", home)
    scroll(terminal)
    load(terminal)
    find(terminal)
    select_characters(terminal)
    read(terminal)
    flow = press(terminal, "down")
    visit_layouts(terminal, flow)
    os.write(terminal, b"q")
    _, result = os.waitpid(pid, 0)
    expect(result == 0, "it ends well", str(result))


main(sys.argv[1])
