#!/usr/bin/python3
"""Writes src/interface.js and src/interface.d.ts: the C header for JavaScript and TypeScript; and
the version of the header into package.json.

What is written is committed; a test runs this with --check, which fails when it is not fresh.
"""
import re
import sys
from pathlib import Path

from header import Header
from shapes import Shapes, camel
from typescript import declarations

PACKAGE = Path(__file__).resolve().parents[1]
SOURCE = PACKAGE / "src"
NOTE = "// Made from include/jogakbo by tools/generate.py.\n"


def quoted(name):
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f'"{name}"'


def javascript(header, shapes):
    lines = [NOTE, "/** Sizes of structs, and where each field stands and what it is. */",
             "export const structs = {"]
    for name in header.structs:
        struct = shapes.struct(name)
        fields = ", ".join(f'{quoted(field)}: [{at}, "{code}"]'
                           for field, at, code in struct.fields)
        counts = ", ".join(f"{quoted(count)}: {arrays}".replace("'", '"')
                           for count, arrays in struct.counts.items())
        grows = f', initialize: "{name}_init"' if struct.grows else ""
        lines.append(f"  {struct.name}: {{ size: {struct.size}{grows}, fields: {{ {fields} }}"
                     f", counts: {{ {counts} }} }},")
    lines += ["}", "",
              "/** Functions by what they are methods of: the name in C, the arguments. */",
              "export const functions = {"]
    for owner, functions in shapes.functions().items():
        lines.append(f"  {owner}: {{")
        for method, name, parameters in functions:
            codes = ", ".join(f'["{parameter}", "{code}"]' for parameter, code in parameters)
            lines.append(f'    {method}: ["{name}", [{codes}]],')
        lines.append("  },")
    lines += ["}", "", "/** Callbacks: the result and the arguments of each. */",
              "export const callbacks = {"]
    for name, signature in shapes.callbacks.items():
        lines.append(f'  {name}: {list(signature)},'.replace("'", '"'))
    lines += ["}", ""]
    for name, number in shapes.numbers():
        lines.append(f"export const {name} = {number}")
    for name, (parameters, body) in header.formulas.items():
        short = name.removeprefix("JGB_")
        lines.append(f"export const {short} = ({parameters}) => {body} >>> 0")
    return "\n".join(lines) + "\n"


def package(shapes):
    number = dict(shapes.numbers())["VERSION_NUMBER"]
    version = f"{number // 1000000}.{number // 1000 % 1000}.{number % 1000}"
    text = (PACKAGE / "package.json").read_text()
    return re.sub(r'"version": "[^"]*"', f'"version": "{version}"', text)


def main():
    header = Header()
    shapes = Shapes(header)
    files = {PACKAGE / "package.json": package(shapes),
             SOURCE / "interface.js": javascript(header, shapes),
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
