#!/usr/bin/python3
"""A client of `jogakbo serve`: pushes data, pulls display frames, keeps native views up to date.

    jogakbo serve --listen /tmp/views.sock &
    Examples/python/client.py /tmp/views.sock            # a list of 100,000 items
    Examples/python/client.py /tmp/views.sock map.tsv    # section, title, width, height
    Examples/python/client.py /tmp/views.sock --digest map.tsv
    Examples/python/client.py tcp:127.0.0.1:4000 --token-file token --tls-ca authority.pem

Needs protoc and the protobuf runtime (Debian: protobuf-compiler, python3-protobuf).
"""
import argparse
import pathlib
import shutil
import socket
import ssl
import struct
import subprocess
import sys
import tempfile


def proto_folder():
    """Where the protocol files are: beside this example, or where the executable is installed."""
    executable = shutil.which("jogakbo")
    prefixes = [pathlib.Path(executable).resolve().parents[1]] if executable else []
    prefixes += [pathlib.Path("/usr/local"), pathlib.Path("/usr")]
    folders = [(pathlib.Path(__file__).parent / "../../proto").resolve()]
    folders += [prefix / "share/jogakbo/proto" for prefix in prefixes]
    for folder in folders:
        if (folder / "jogakbo/v1/collection_view.proto").exists():
            return folder
    sys.exit("client.py: jogakbo is not on PATH, and its protocol files are in none of: "
             + ", ".join(str(folder) for folder in folders))


PROTO = proto_folder()
if not shutil.which("protoc"):
    sys.exit("client.py: protoc is missing (Debian: protobuf-compiler)")
with tempfile.TemporaryDirectory() as generated:
    files = [str(path) for path in sorted(PROTO.glob("jogakbo/v1/*.proto"))]
    subprocess.run(["protoc", f"-I{PROTO}", f"--python_out={generated}", *files], check=True)
    sys.path.insert(0, generated)
    from jogakbo.v1 import collection_view_pb2 as wire

NO_VIEW = 0xFFFFFFFF
INSERT, DELETE, RELOAD, MOVE, RECONFIGURE = 0, 1, 2, 3, 5
WIDTH, HEIGHT, FLING_FRAMES = 400.0, 800.0, 600


def secure(authorities=None):
    """How TCP is encrypted: which authorities are trusted, those of the system by default."""
    context = ssl.create_default_context(cafile=authorities)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.set_alpn_protocols(["jogakbo/1"])
    return context


def connected(address, tls):
    """A socket to the path of a Unix socket, or to tcp:HOST:PORT, encrypted where tls says how."""
    if not address.startswith("tcp:"):
        plain = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            plain.connect(address)
        except OSError as error:
            raise ConnectionError(f"no server listens at {address}: {error.strerror}") from error
        return plain
    host, port = address.removeprefix("tcp:").rsplit(":", 1)
    host = host.strip("[]")
    plain = socket.create_connection((host, int(port)))
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return tls.wrap_socket(plain, server_hostname=host) if tls else plain


class Connection:
    """Requests and responses, one after another; each is a message with its length before it."""
    def __init__(self, address, token="", tls=None):
        self.socket = connected(address, tls)
        self.input = self.socket.makefile("rb")
        self.last_id, self.view = 0, 0
        self.call(hello={"protocol_version": 1, "token": token})
        self.view = self.call(create_view={}).view

    def call(self, **operation):
        self.last_id += 1
        request = wire.Request(id=self.last_id, view=self.view, **operation)
        body = request.SerializeToString()
        self.socket.sendall(struct.pack(">BI", 0, len(body)) + body)
        head = self.input.read(5)
        if len(head) < 5:
            raise ConnectionError("the server has closed the connection")
        _, length = struct.unpack(">BI", head)
        response = wire.Response.FromString(self.input.read(length))
        assert response.id in (0, self.last_id), "responses come in the order of requests"
        if response.HasField("status"):
            error = response.status.error  # a later server may have errors without a name here
            name = wire.ErrorCode.Name(error) if error in wire.ErrorCode.values() else error
            raise RuntimeError(f"{name}: {response.status.message}")
        return response


def read_document(path):
    """Sections of (title, items), an item being (width, height), from tab-separated lines."""
    sections = []
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        if line:
            section, _, width, height = line.split("\t")[:4]
            if not sections or sections[-1][0] != section:
                sections.append((section, []))
            sections[-1][1].append((float(width), float(height)))
    return sections


def push(connection, sections):
    """Pushes columns in chunks; the last call puts them in the place of all data at once."""
    connection.call(begin_data_source={})
    for _, items in sections:
        for start in range(0, max(len(items), 1), 65536):
            part = items[start:start + 65536]
            connection.call(append_data_source={
                "item_counts": [len(part)], "widths": [width for width, _ in part],
                "heights": [height for _, height in part], "continues_section": start > 0})
    connection.call(commit_data_source={})


def update(connection, parts, sizes=(), options=None):
    """Changes the data: parts are (action, (section, item) before, the same after, count).

    Before and after the update the same item has different paths. Sizes are those of the items
    that are new, in the order of the parts; options has an animation and a tag.
    """
    actions, before, after, counts = zip(*parts)
    connection.call(perform_batch_updates={
        "items": {
            "actions": actions, "counts": counts,
            "sections_before": [section for section, _ in before],
            "items_before": [item for _, item in before],
            "sections_after": [section for section, _ in after],
            "items_after": [item for _, item in after]},
        "content": {
            "widths": [width for width, _ in sizes], "heights": [height for _, height in sizes]},
        "options": options or {}})


class Snapshot:
    """What a view is to show, by identifiers of our own: it finds out itself what is different."""
    def __init__(self, connection):
        self.connection = connection
        self.number = connection.call(create_snapshot={}).snapshot

    def edit(self, **change):
        """Makes one change of `EditSnapshot`; returns how many identifiers moved to a new place."""
        edit = {"snapshot": self.number, **change}
        return self.connection.call(edit_snapshot=edit).moved_count

    def append(self, sizes, section=None):
        """Puts items, {identifier: (width, height)}, into a section, or into the last one."""
        place = {} if section is None else {"section": section}
        self.edit(append_items={"identifiers": sizes.keys(), **place, "content": {
            "widths": [width for width, _ in sizes.values()],
            "heights": [height for _, height in sizes.values()]}})

    def apply(self, **options):
        """Shows a copy of it; options are an animation and a tag."""
        self.connection.call(apply_snapshot={"snapshot": self.number, "options": options})

    def items(self):
        """All identifiers, in as many messages as it takes."""
        identifiers, total = [], 1
        while len(identifiers) < total:
            part = self.connection.call(ask_snapshot={
                "snapshot": self.number,
                "identifiers": {"first": len(identifiers), "count": 1 << 63}}).identifiers
            identifiers += part.identifiers
            total = part.total
        return identifiers


def rows(elements):
    """The columns of a display frame, element by element; an empty column is all default."""
    def column(values, default):
        return list(values) or [default] * elements.count

    lengths = iter(elements.frames)
    return zip(
        column(elements.categories, 0), column(elements.element_kinds, 0),
        column(elements.sections, 0), column(elements.items, 0),
        column(elements.reuse_identifiers, 0), column(elements.reusable_views, NO_VIEW),
        column(elements.generations, 0), zip(lengths, lengths, lengths, lengths),
        column(elements.z_indexes, 0), column(elements.flags, 0))


def digest(connection, content_height):
    """FNV-1a, 64 bits, over all elements of the display frames of a fling."""
    value, offset = 0xCBF29CE484222325, 0.0
    for index in range(FLING_FRAMES):
        frame = connection.call(display_frame={
            "bounds": {"y": offset, "width": WIDTH, "height": HEIGHT},
            "time_ns": index, "is_complete": True}).display_frame
        for *numbers, rectangle, z_index, flags in rows(frame.elements):
            for byte in struct.pack("<7I4diI", *numbers, *rectangle, z_index, flags):
                value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        offset += content_height / FLING_FRAMES
    return f"{value:016x}"


def fling(connection, content_height, frame_count):
    """Keeps native views, here dictionary entries, up to date from what changes."""
    native_views = {}
    for index in range(frame_count):
        offset = index * content_height / frame_count
        frame = connection.call(display_frame={
            "bounds": {"y": offset, "width": WIDTH, "height": HEIGHT},
            "time_ns": index * 8_333_333}).display_frame
        for view in frame.removed_views:
            del native_views[view]
        for category, _, section, item, _, view, _, rectangle, _, _ in rows(frame.elements):
            native_views[view] = (category, section, item, rectangle)
        print(f"{frame.sequence:4} at {offset:12.1f}: {len(native_views):3} views,"
              f" {frame.elements.count:3} drawn, {len(frame.removed_views):3} removed")
    for view, (category, section, item, (x, y, width, height)) in sorted(native_views.items()):
        print(f"view {view:3}: {'item' if category == 0 else 'header'} {section}.{item}"
              f" at ({x:g}, {y:g}), {width:g} x {height:g}")


def main():
    parser = argparse.ArgumentParser(description="A client of jogakbo serve.")
    parser.add_argument("address", help="the path of a Unix socket, or tcp:HOST:PORT")
    parser.add_argument("file", nargs="?", help="lines of section, title, width, height")
    parser.add_argument("--digest", metavar="FILE", help="print a number for all frames of FILE")
    parser.add_argument("--frames", type=int, default=20)
    parser.add_argument("--token-file", metavar="FILE", help="the token that the server asks for")
    parser.add_argument("--tls", action="store_true", help="encrypt TCP")
    parser.add_argument("--tls-ca", metavar="FILE", help="encrypt, and trust these authorities")
    arguments = parser.parse_args()
    token = pathlib.Path(arguments.token_file).read_text("utf-8") if arguments.token_file else ""
    tls = secure(arguments.tls_ca) if arguments.tls or arguments.tls_ca else None
    connection = Connection(arguments.address, token.removesuffix("\n"), tls)
    connection.call(set_flow_layout={
        "section_headers_pin_to_visible_bounds": True,
        "section_metrics": {"header_reference_size": {"height": 24}}})
    connection.call(set_bounds={"width": WIDTH, "height": HEIGHT})
    if arguments.digest or arguments.file:
        push(connection, read_document(arguments.digest or arguments.file))
    else:
        push(connection, [("list", [(WIDTH, 40 + 7 * (i % 9)) for i in range(100_000)])])
    content_height = connection.call(content_size={}).content_size.height
    if arguments.digest:
        print(digest(connection, content_height))
    else:
        fling(connection, content_height, arguments.frames)


if __name__ == "__main__":
    main()
