#!/usr/bin/python3
"""doxygen_filter.py HEADER: prints a header of C with its comments as Doxygen takes them.

The headers have plain comments. Arguments, errors and costs become what Doxygen calls so; functions
that share a comment get one each.
"""

import pathlib
import re
import sys

import arguments
import comments
import headers

ROOT = pathlib.Path(__file__).resolve().parents[2]


# The constants of all headers, to which names in comments are links.
CONSTANTS = set()


def plain(text):
    """Text without what Doxygen or HTML would read as a command, and with links to constants."""
    text = text.replace("\\", "\\\\").replace("@", "\\@").replace("<", "&lt;")
    return re.sub(
        r"(?<![`\w])JGB_\w+(?![`\w])",
        lambda match: ("#" if match.group() in CONSTANTS else "") + match.group(),
        text,
    )


def block(paragraphs):
    """A comment of Doxygen's."""
    lines = "\n\n".join(paragraphs).replace("*/", "* /").split("\n")
    return "/**\n%s\n */" % "\n".join((" * " + line).rstrip() for line in lines)


def paragraphs_of(found):
    return [each if each.startswith(comments.CODE) else plain(each) for each in found]


def of_function(function, types):
    description, labels = comments.parts(function.comment)
    names = [argument.name for each in function.group for argument in each.arguments]
    told, rest = arguments.split(description, names)
    lines = paragraphs_of(rest)
    for argument in function.arguments:
        way = "out" if argument.name.startswith("out_") else "in"
        text = arguments.meaning(function, argument, told, types)
        lines.append("@param[%s] %s %s" % (way, argument.name, plain(text)))
    if function.result == "jgb_status":
        lines.append("@return JGB_OK, or another jgb_status.")
    for label in ("Errors", "Cost"):
        if label in labels:
            lines.append("@par %s\n%s" % (label, plain(comments.capitalised(labels[label]))))
    return block(lines)


def of_other(comment):
    return block(paragraphs_of(comments.blocks(comment))) if comment else ""


def inner(source):
    """A declaration with the comments within it: before a member, or behind it on its line."""
    lines, is_behind = [], False
    for line in headers.without_sentinel(source).split("\n"):
        alone = re.match(r"( +)/\*", line)
        if alone and is_behind and len(alone.group(1)) > 8:
            line = line.replace("/*", "/**<", 1)
        elif alone:
            line, is_behind = line.replace("/*", "/**", 1), False
        elif re.search(r"/\*.*\*/$", line):
            line, is_behind = line.replace("/*", "/**<", 1), True
        elif line.strip().startswith("*"):
            pass
        else:
            is_behind = False
        lines.append(line)
    return "\n".join(lines)


def main_page():
    """The comment of jogakbo.h, with its words in capitals as headings."""
    head, found, behind = comments.headings(headers.umbrella(ROOT)[0])
    lines = ["@mainpage The interface of C", *paragraphs_of(comments.blocks(head))]
    lines += ["@par %s\n%s" % (heading.capitalize(), plain(text)) for heading, text in found]
    return block(lines + paragraphs_of(comments.blocks(behind)))


def main():
    path = pathlib.Path(sys.argv[1]).resolve()
    text = path.read_text(encoding="utf-8")
    for each in ROOT.glob("include/jogakbo/*.h"):
        names = r"^(?:#define| {4})\s*(JGB_\w+)(?:\(| |,|$)"
        CONSTANTS.update(re.findall(names, each.read_text(encoding="utf-8"), re.M))
    if path.name == "jogakbo.h":
        print("/** @file\n * @brief The whole interface.\n */")
        print(main_page())
        print(headers.COMMENT.sub("", text))
        return
    types = {
        each.name: each
        for header in headers.read_all(ROOT)
        for each in header.declarations
        if each.kind not in ("function", "macro")
    }
    header = headers.read(path)
    functions = {function.name: function for function in header.functions}
    print("#include <stddef.h>\n#include <stdint.h>")
    first, *others = comments.blocks(header.comment)
    more = " ".join(comments.sentences(first)[1:])
    description = paragraphs_of(([more] if more else []) + others + header.notes)
    print(block(["@file", "@brief " + plain(header.title), *description]))
    for declaration in header.declarations:
        is_function = declaration.kind == "function"
        known = functions.get(declaration.name)
        comment = of_function(known, types) if is_function else of_other(declaration.comment)
        print("\n%s\n%s" % (comment, inner(declaration.source)))


if __name__ == "__main__":
    main()
