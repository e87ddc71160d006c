"""Reads the C headers: each declaration with its comment.

The headers are regular: a comment stands directly before what it is about; functions that
follow each other without an empty line share the comment of the first one. A jgb_..._init()
function may have no comment: what it does is known.
"""

import dataclasses
import pathlib
import re

from comments import first_sentence

COMMENT = re.compile(r"/\*.*?\*/", re.S)


@dataclasses.dataclass
class Argument:
    name: str
    type: str  # as it is written, without the name

    @property
    def base(self):
        """The name of the type without const and pointers."""
        return self.type.replace("const", "").replace("*", "").strip()


@dataclasses.dataclass
class Declaration:
    kind: str  # function, struct, enum, opaque, callback, macro
    name: str
    source: str  # the declaration as it is written, comments included
    comment: str = ""
    result: str = ""  # of functions: the type
    arguments: list = dataclasses.field(default_factory=list)
    group: list = dataclasses.field(default_factory=list)  # functions that share the comment


@dataclasses.dataclass
class Header:
    name: str  # without .h
    title: str  # the first sentence of its comment
    comment: str
    declarations: list
    notes: list  # comments that belong to no declaration
    constants: list  # blocks of macros, as they are written, comments included

    def of_kind(self, *kinds):
        return [each for each in self.declarations if each.kind in kinds]

    @property
    def functions(self):
        return self.of_kind("function")


def text_of(comment):
    """The text of a comment, without its stars; indentation beyond one space stays."""
    lines = []
    for line in comment.strip()[2:-2].split("\n"):
        line = line.strip()
        if line.startswith("*"):
            line = line[1:]
        lines.append(line[1:] if line.startswith(" ") else line)
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def split_arguments(text):
    """The arguments of a parameter list, at commas outside of parentheses."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    parts.append(text[start:])
    arguments = []
    for part in (" ".join(part.split()) for part in parts):
        if part == "void":
            continue
        callback = re.search(r"\(\*(\w+)\)", part)
        name = callback.group(1) if callback else re.search(r"(\w+)$", part).group(1)
        type_ = part.replace("(*%s)" % name, "(*)") if callback else part[: -len(name)].strip()
        arguments.append(Argument(name, type_))
    return arguments


def parse(source, comment):
    """The declaration that a piece of source is; None for what is none."""
    code = " ".join(COMMENT.sub(" ", source).split())
    if code.startswith("#define"):
        return Declaration("macro", re.match(r"#define (\w+)", code).group(1), source, comment)
    for kind in ("struct", "enum"):
        match = re.match(r"typedef %s (\w+) \{" % kind, code)
        if match:
            return Declaration(kind, match.group(1), source, comment)
    match = re.match(r"typedef struct (\w+) \w+;", code)
    if match:
        return Declaration("opaque", match.group(1), source, comment)
    match = re.match(r"typedef (.+?)\(\*(\w+)\)\((.*)\);", code)
    if match:
        arguments = split_arguments(match.group(3))
        return Declaration("callback", match.group(2), source, comment, match.group(1), arguments)
    match = re.match(r"(.+?)\b(jgb_\w+)\((.*)\);", code)
    if match:
        arguments = split_arguments(match.group(3))
        result = match.group(1).strip()
        return Declaration("function", match.group(2), source, comment, result, arguments)
    raise ValueError("no declaration: %s" % code)


def init_comment(name):
    """What is said of a jgb_..._init() that has no comment of its own."""
    struct = name[: -len("_init")]
    return (
        "Fills a %s with its defaults, those of %s_INIT: for languages that do not see the macro.\n"
        "NULL does nothing. `struct_size` is sizeof(%s) as the host compiled it: no more is\n"
        "written." % (struct, struct.upper(), struct)
    )


def pieces(text):
    """The comments, declarations and empty lines of a header, in order: (kind, source)."""
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        start, line = index, lines[index]
        index += 1
        if not line.strip():
            yield "gap", ""
        elif line.startswith("/*"):
            while "*/" not in lines[index - 1]:
                index += 1
            yield "comment", "\n".join(lines[start:index])
        elif line.startswith("#define") and not re.match(r"#define JOGAKBO_\w+_H$", line):
            while lines[index - 1].endswith("\\"):
                index += 1
            yield "declaration", "\n".join(lines[start:index])
        elif line.startswith("#ifdef __cplusplus"):
            while lines[index - 1] != "#endif":
                index += 1
            yield "gap", ""
        elif line.startswith("#"):
            yield "gap", ""
        else:
            while not ends("\n".join(lines[start:index])):
                index += 1
            # A comment at the end of a line may go on in lines of its own.
            while index < len(lines) and re.match(r"\s{8,}/\*", lines[index]):
                index += 1
            yield "declaration", "\n".join(lines[start:index])


def ends(source):
    code = COMMENT.sub("", source)
    return code.rstrip().endswith(";") and code.count("{") == code.count("}")


def read(path):
    """The header at a path."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    found = list(pieces(text))
    comments = [source for kind, source in found if kind == "comment"]
    header = Header(pathlib.Path(path).stem, "", text_of(comments[1]), [], [], [])
    header.title = first_sentence(header.comment)
    comment, block, last = "", [], None
    for kind, source in found[found.index(("comment", comments[1])) + 1 :] + [("gap", "")]:
        if kind == "gap":
            close(header, block, comment)
            comment, block, last = "", [], None
            continue
        block.append((kind, source))
        if kind == "comment":
            comment = text_of(source)
            continue
        declaration = parse(source, comment)
        if declaration.kind == "function":
            if not comment and declaration.name.endswith("_init"):
                declaration.comment = init_comment(declaration.name)
            elif not comment and last:
                declaration.comment = last.comment
                declaration.group = last.group
            declaration.group.append(declaration)
            last = declaration
        header.declarations.append(declaration)
        comment = ""
    return header


def close(header, block, comment):
    """Ends a block of lines without an empty line between."""
    sources = [source for kind, source in block if kind == "declaration"]
    if comment:
        header.notes.append(comment)
    if sources and all(source.startswith("#define") for source in sources):
        header.constants.append("\n".join(source for _, source in block))


def without_sentinel(source):
    """The declaration of an enumeration without the constant that makes it 32 bits wide."""
    return re.sub(r"\n *JGB_\w+_FORCE_32 = 0x7fffffff", "", source)


def umbrella(root):
    """The comment of jogakbo.h, and the names of the headers that it includes."""
    text = (pathlib.Path(root) / "include/jogakbo.h").read_text(encoding="utf-8")
    comment = COMMENT.findall(text)[1]
    return text_of(comment), re.findall(r'#include "(jogakbo/\w+\.h)"', text)


def read_all(root):
    """All headers, in the order in which jogakbo.h includes them."""
    root = pathlib.Path(root)
    names = umbrella(root)[1]
    return [read(root / "include" / name) for name in names]
