"""The window on a virtual X screen, and pictures of it."""
import os
import struct
import subprocess
import zlib


class Screen:
    """An X server without a display. Its screen is a file that it maps into memory."""

    def __init__(self, folder, width, height):
        reading, writing = os.pipe()
        # A server that resets after its only client has left refuses the client that comes then.
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24",
             "-fbdir", folder, "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.processes = [self.server]
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start")
        self.display = f":{number}"
        self.path = os.path.join(folder, "Xvfb_screen0")

    def started(self, process):
        """Notes a process that draws on the screen, to be stopped before the server."""
        self.processes.append(process)
        return process

    def stop(self):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()

    def pixels(self):
        """Width, height, and rows of blue, green, red and a fourth byte: an XWD file."""
        with open(self.path, "rb") as file:
            data = file.read()
        header = struct.unpack(">25I", data[:100])
        width, height, stride = header[4], header[5], header[12]
        start = header[0] + header[19] * 12
        rows = [data[start + y * stride:start + y * stride + width * 4] for y in range(height)]
        return width, height, rows

    def color(self, rows, x, y):
        blue, green, red, _ = rows[y][x * 4:x * 4 + 4]
        return red, green, blue

    def save(self, path):
        width, height, rows = self.pixels()
        lines = bytearray()
        for row in rows:
            line = bytearray(width * 3)
            line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
            lines += b"\0" + line
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n")
            for name, data in [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
                               (b"IDAT", zlib.compress(bytes(lines))), (b"IEND", b"")]:
                file.write(struct.pack(">I", len(data)) + name + data
                           + struct.pack(">I", zlib.crc32(name + data)))
