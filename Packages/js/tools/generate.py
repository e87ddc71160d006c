#!/usr/bin/python3
"""Writes what the package takes from the C header; and the version of the header into package.json.

interface.txt describes the functions and structs: it becomes a section of the WebAssembly modules,
by which src/interface.js reads them. src/constants.js has the numbers, src/element-fields.js the
places of what a display frame has of an element, src/interface.d.ts the types.

What is written is committed; a test runs this with --check, which fails when it is not fresh.
"""
import re
import sys
from pathlib import Path

from description import description
from header import Header
from shapes import Shapes, camel
from typescript import declarations

PACKAGE = Path(__file__).resolve().parents[1]
SOURCE = PACKAGE / "src"
NOTE = "// Made from include/jogakbo by tools/generate.py.\n"


def constants(header, shapes):
    lines = [NOTE]
    for name, number in shapes.numbers():
        lines.append(f"export const {name} = {number}")
    for name, (parameters, body) in header.formulas.items():
        short = name.removeprefix("JGB_")
        lines.append(f"export const {short} = ({parameters}) => {body} >>> 0")
    return "\n".join(lines) + "\n"


def element_fields(header):
    """Places in doubles, and in words, of an element in a display frame."""
    name = "jgb_layout_attributes"
    size = header.sizes[name]
    places = {"doubleStride": size // 8, "wordStride": size // 4, "x": 0, "y": 1, "width": 2,
              "height": 3, "alpha": header.offsets[name, "alpha"] // 8}
    element = header.offsets[name, "element"] // 4
    for place, field in enumerate(("category", "elementKind", "section", "item")):
        places[field] = element + place
    for field in ("reuse_identifier", "reusable_view", "generation", "z_index", "flags",
                  "transform"):
        places[camel(field)] = header.offsets[name, field] // 4
    lines = [NOTE, "/** Where the fields of an element stand: in `doubles`, of which each element",
             " * has `doubleStride`, and in `words`, of which each element has `wordStride`. */",
             "export const elementFields = Object.freeze({"]
    lines += [f"  {field}: {place}," for field, place in places.items()]
    return "\n".join(lines) + "\n})\n"


def package(shapes):
    number = dict(shapes.numbers())["VERSION_NUMBER"]
    version = f"{number // 1000000}.{number // 1000 % 1000}.{number % 1000}"
    text = (PACKAGE / "package.json").read_text()
    return re.sub(r'"version": "[^"]*"', f'"version": "{version}"', text)


def main():
    header = Header()
    shapes = Shapes(header)
    files = {PACKAGE / "package.json": package(shapes),
             PACKAGE / "interface.txt": description(header, shapes),
             SOURCE / "constants.js": constants(header, shapes),
             SOURCE / "element-fields.js": element_fields(header),
             SOURCE / "interface.d.ts": declarations(header, shapes, NOTE)}
    stale = [path for path, text in files.items()
             if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path} is not what the header gives: run tools/generate.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
