"""A session bus and an accessibility bus of the test's own, and what is on the latter."""
import os
import subprocess

from gi.repository import Gio, GLib

ROOT = "/org/a11y/atspi/accessible/root"
LAUNCHERS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
STATES = {11: "focusable", 12: "focused", 18: "multiselectable", 22: "selectable", 23: "selected"}


class NoBus(Exception):
    """There is no bus here."""


def connect(address):
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


class Bus:
    """The accessibility bus. `environment` leads programs to it."""

    def __init__(self, screen, folder):
        self.environment = dict(os.environ, DISPLAY=screen.display, XDG_RUNTIME_DIR=folder,
                                HOME=folder, GSETTINGS_BACKEND="memory", GTK_A11Y="atspi",
                                GDK_BACKEND="x11", GSK_RENDERER="cairo", NO_AT_BRIDGE="0")
        self.environment.pop("AT_SPI_BUS_ADDRESS", None)
        reading, writing = os.pipe()
        screen.started(subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile",
             f"--print-address={writing}"], pass_fds=[writing], env=self.environment,
            stderr=subprocess.DEVNULL))
        os.close(writing)
        with os.fdopen(reading) as lines:
            address = lines.readline().strip()
        launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
        if not address or not launcher:
            raise NoBus("dbus-daemon or at-spi-bus-launcher does not run")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        screen.started(subprocess.Popen([launcher, "--launch-immediately"],
                                        env=self.environment, stderr=subprocess.DEVNULL))
        try:
            session = connect(address)
            found = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                      "GetAddress", None, None, 0, 10_000, None)
            self.connection = connect(found.unpack()[0])
        except GLib.Error as error:
            raise NoBus(error.message) from None

    def call(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(name, path, "org.a11y.atspi." + interface, method,
                                         arguments, None, 0, 5_000, None).unpack()[0]

    def application(self, process):
        """The program that a process runs, once it is on the bus; or nothing yet."""
        for name, path in self.call("org.a11y.atspi.Registry", ROOT, "Accessible", "GetChildren"):
            number = self.connection.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)), None, 0, 5_000, None)
            if number.unpack()[0] == process.pid:
                return Node(self, name, path)
        return None


class Node:
    """An accessible as it is now: nothing is remembered but what has been read."""

    def __init__(self, bus, name, path):
        self.bus, self.address = bus, (name, path)
        self.role = self.ask("GetRoleName")
        self.name, self.description = self.get("Name"), self.get("Description")
        self.attributes = self.ask("GetAttributes")
        low, high = self.ask("GetState")
        bits = low | high << 32
        self.states = {word for bit, word in STATES.items() if bits >> bit & 1}

    def ask(self, method):
        return self.bus.call(*self.address, "Accessible", method)

    def get(self, name):
        return self.bus.connection.call_sync(
            *self.address, "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", name)), None, 0, 5_000,
            None).unpack()[0]

    @property
    def children(self):
        return [Node(self.bus, *each) for each in self.ask("GetChildren")]

    def extents(self):
        """x, y, width and height in the window."""
        return self.bus.connection.call_sync(
            *self.address, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (1,)),
            None, 0, 5_000, None).unpack()[0]

    def all(self, role):
        """What has a role, below this one, in reading order."""
        return [found for child in self.children
                for found in ([child] if child.role == role else []) + child.all(role)]

    def text(self, depth=0):
        line = f"{'  ' * depth}{self.role} {self.name!r} {self.description!r} " \
               f"{sorted(self.states)} {self.attributes}\n"
        return line + "".join(child.text(depth + 1) for child in self.children)
