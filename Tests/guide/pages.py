#!/usr/bin/python3
"""Compares the pages of docs/guide with the programs in docs/guide/code and with what they print.

    Tests/guide/pages.py OUTPUTS          # fails where a page shows something else
    Tests/guide/pages.py --write OUTPUTS  # puts programs and outputs into the pages

OUTPUTS is a folder: NAME.c.txt is what code/NAME.c printed, NAME.py.txt what code/NAME.py did. The
page of a program is NAME.md. It has a block of C, one of Python, and one of text that both print;
or one of text behind each of the two. README.md shows guide.h and guide.py.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs/guide"
LINES_MAX = 40
BLOCK = re.compile(r"```(c|python|text)\n(.*?)```", re.DOTALL)


def code_line_count(text, is_c):
    """Lines that are neither blank nor comments."""
    comments = r"/\*.*?\*/" if is_c else r'^\s*#.*?$|"""[^"]*"""'
    text = re.sub(comments, "", text, flags=re.DOTALL | re.MULTILINE)
    return sum(1 for line in text.splitlines() if line.strip())


def expected_blocks(name, outputs):
    """What the blocks of a page have to be, in order."""
    c, python = ((GUIDE / f"code/{name}.{kind}").read_text() for kind in ("c", "py"))
    c_prints, python_prints = ((outputs / f"{name}.{kind}.txt").read_text()
                               for kind in ("c", "py"))
    if c_prints == python_prints:
        return [("c", c), ("python", python), ("text", c_prints)]
    return [("c", c), ("text", c_prints), ("python", python), ("text", python_prints)]


def check_blocks(page, expected, writes):
    text = page.read_text()
    found = BLOCK.findall(text)
    if [kind for kind, _ in found] != [kind for kind, _ in expected]:
        return [f"{page.name} has blocks of {', '.join(kind for kind, _ in found) or 'nothing'};"
                f" {', '.join(kind for kind, _ in expected)} are expected"]
    if found == expected:
        return []
    if writes:
        blocks = iter(expected)
        page.write_text(BLOCK.sub(lambda _: "```{}\n{}```".format(*next(blocks)), text))
        return []
    return [f"{page.name} shows other {kind} than there is: run make guide"
            for (kind, shown), (_, there) in zip(found, expected) if shown != there]


def check_links(page, text):
    """Links lead to files, and to headings of pages."""
    faults = []
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(BLOCK, "", text)):
        if "://" in target:
            continue
        path, _, heading = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            faults.append(f"{page.name} links to {target}, which does not exist")
        elif heading:
            titles = re.findall(r"^#+ (.*)$", file.read_text(), re.MULTILINE)
            names = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
            if heading not in names:
                faults.append(f"{page.name} links to {target}, and there is no such heading")
    return faults


def known_names():
    """All names of the C interface, of messages and of their fields."""
    files = [*ROOT.glob("include/jogakbo/*.h"), *ROOT.glob("proto/jogakbo/v1/*.proto"),
             GUIDE / "code/guide.h", GUIDE / "code/guide.py"]
    return set(re.findall(r"\w+", "".join(file.read_text() for file in files)))


def check_names(page, text, known):
    """Names with an underscore, in C and in messages, are spelled as they are there."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    used = re.findall(r"\b(?:jgb|JGB)_\w*[A-Za-z0-9]\b", prose)
    used += re.findall(r"`([a-z]+(?:_[a-z0-9]+)+)(?:\(\))?`", prose)
    return [f"{page.name} names {name}, which does not exist"
            for name in sorted(set(used) - known)]


def check_all(outputs, writes):
    names = sorted(file.stem for file in (GUIDE / "code").glob("*.c"))
    assert len(names) > 15, "the programs are not found"
    faults = []
    for name in names:
        faults += check_blocks(GUIDE / f"{name}.md", expected_blocks(name, outputs), writes)
        for kind in ("c", "py"):
            count = code_line_count((GUIDE / f"code/{name}.{kind}").read_text(), kind == "c")
            if count > LINES_MAX:
                faults.append(f"code/{name}.{kind} has {count} lines of code; {LINES_MAX} are"
                              " what a reader takes in at once")
    shared = [("c", (GUIDE / "code/guide.h").read_text()),
              ("python", (GUIDE / "code/guide.py").read_text())]
    faults += check_blocks(GUIDE / "README.md", shared, writes)
    index, known = (GUIDE / "README.md").read_text(), known_names()
    for page in sorted(GUIDE.glob("*.md")):
        text = page.read_text()
        faults += check_links(page, text) + check_names(page, text, known)
        if page.name != "README.md" and f"({page.name})" not in index:
            faults.append(f"README.md does not list {page.name}")
    return faults


def main():
    writes = "--write" in sys.argv
    faults = check_all(pathlib.Path(sys.argv[-1]), writes)
    for fault in faults:
        print("FAILED:", fault)
    sys.exit(len(faults) > 0)


if __name__ == "__main__":
    main()
