"""Prints what run.sh measured as a table, or puts it into a page.

table.py ROWS [--markdown PAGE] [--count N]

A line of ROWS has a library, a number of items, a name and a value. The table has the median of
each name's values, and in brackets how many times Jogakbo's it is. With --markdown, the table
replaces what PAGE has between the lines <!-- figures --> and <!-- end of figures -->; with --count,
only that of N items.
"""

import argparse
import collections
import datetime
import pathlib
import platform
import statistics
import subprocess
import sys

LIBRARIES = {"jogakbo": "Jogakbo", "tanstack": "TanStack Virtual", "virtua": "virtua"}
FIGURES = {
    "build": "build, first frame",
    "step": "step and read",
    "jump": "jump and read",
    "insert": "insert and frame",
    "bytes": "memory an item",
}
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


def read(path):
    """The values of each library, count and name, and the libraries' versions."""
    values, versions = collections.defaultdict(list), {}
    for line in pathlib.Path(path).read_text().splitlines():
        library, count, name, value = line.split()
        if name == "version":
            versions[library] = value
        else:
            values[library, int(count), name].append(float(value))
    return values, versions


def check(values):
    """Ends the program unless all libraries have shown the same items at the same places."""
    for count in sorted({count for _, count, _ in values}):
        sums = {library: set(values[library, count, "check"]) for library in LIBRARIES
                if (library, count, "check") in values}
        if len(set.union(*sums.values())) > 1:
            sys.exit(f"peers: of {count} items the lists do not show the same: {sums}")


def words(name, value):
    """The value with its unit, in three digits."""
    if name == "bytes":
        return f"{value:.3g} bytes"
    for unit in ("ns", "us", "ms"):
        if value < 999.5:
            return f"{value:.3g} {unit}"
        value /= 1000
    return f"{value:.3g} s"


def times(ratio):
    """A ratio in two digits."""
    if ratio < 10:
        return f"{ratio:.1f}x"
    digits = len(str(int(ratio))) - 2
    return f"{round(ratio, -digits):,.0f}x"


def rows(values, counts, libraries):
    """The cells of the table, row by row."""
    for count in counts:
        for name, title in FIGURES.items():
            own = statistics.median(values["jogakbo", count, name])
            cells = [f"{count:,}", title, words(name, own)]
            for library in libraries[1:]:
                value = statistics.median(values[library, count, name])
                cells.append(f"{words(name, value)} ({times(value / own)})")
            yield cells


def source(libraries):
    """When, how and on what the figures were measured."""
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.split(": ", 1)[1] for line in lines if line.startswith("model name")),
                 platform.machine())
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip() \
        if len(libraries) > 1 else ""
    today = datetime.date.today()
    return (f"make peers PEERS=node_modules, {today.day} {today:%B %Y}, {model}"
            + (f", Node {version.lstrip('v')}" if version else ""))


def text(cells, header):
    table = [header, *cells]
    widths = [max(len(row[i]) for row in table) for i in range(len(header))]
    for row in table:
        print("  ".join(cell.rjust(width) if i != 1 else cell.ljust(width)
                        for i, (cell, width) in enumerate(zip(row, widths))).rstrip())


def markdown(page, cells, header, libraries, only):
    """Replaces the table in the page."""
    first = 1 if only else 0
    rule = ["---" if title == "what" else "--:" for title in header]
    lines = ["| " + " | ".join(row[first:]) + " |" for row in [header, rule, *cells]]
    old = page.read_text()
    begin, end = old.find(BEGIN), old.find(END)
    if begin < 0 or end < begin:
        sys.exit(f"peers: {page} has no lines {BEGIN.strip()} and {END.strip()}")
    command, rest = source(libraries).split(", ", 1)
    table = "\n".join(lines) + f"\n\nMeasured by `{command}`, {rest}.\n"
    page.write_text(old[:begin] + BEGIN + "\n" + table + "\n" + old[end:])
    print(f"peers: {page} is up to date")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows")
    parser.add_argument("--markdown", type=pathlib.Path)
    parser.add_argument("--count", type=int)
    arguments = parser.parse_args()
    values, versions = read(arguments.rows)
    check(values)
    libraries = [library for library in LIBRARIES if library in versions]
    counts = sorted({count for _, count, name in values
                     if name == "build" and arguments.count in (None, count)})
    header = ["items", "what", LIBRARIES["jogakbo"]]
    header += [f"{LIBRARIES[library]} {versions[library]}" for library in libraries[1:]]
    cells = list(rows(values, counts, libraries))
    if arguments.markdown:
        markdown(arguments.markdown, cells, header, libraries, arguments.count)
    else:
        text(cells, header)
        print(source(libraries))


main()
