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

KEYS = {"down": "\x1b[B", "right": "\x1b[C", "page down": "\x1b[6~", "end": "\x1b[F",
        "home": "\x1b[H", "next": "n", "layout": "l"}


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


def last_screen(terminal):
    """Of an animation: the one after which none comes for a while."""
    text = screen(terminal)
    while select.select([terminal], [], [], 1)[0]:
        text = screen(terminal)
    return text


def press(terminal, key):
    os.write(terminal, KEYS[key].encode())
    return screen(terminal)


def status(text):
    found = re.search(r"section (\d+), item (\d+): view (\d+)\.(\d+)", text)
    return tuple(map(int, found.groups())) if found else None


def expect(condition, what, text):
    if not condition:
        raise SystemExit(f"not so: {what}\n{text!r}")


def main(program):
    pid, terminal = start(program)
    # The first screen may have been drawn before the size was set.
    screen(terminal)
    first = press(terminal, "right")
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
    flow = press(terminal, "down")
    os.write(terminal, KEYS["layout"].encode())
    rows = last_screen(terminal)
    expect("; list," in rows and rows.count("\x1b[1;3") < flow.count("\x1b[1;3") / 4,
           "the characters stand one below the other", rows)
    os.write(terminal, b"q")
    _, result = os.waitpid(pid, 0)
    expect(result == 0, "it ends well", str(result))


main(sys.argv[1])
