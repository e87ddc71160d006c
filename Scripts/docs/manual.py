#!/usr/bin/python3
"""manual.py FOLDER [VERSION]: writes the manual pages of section 3 from the headers' comments.

There is one page for each function, or for the functions that share a comment, with a link for
each of the others; and one page for each header, libjogakbo-NAME(3), to which links lead from
the names of its types.
"""

import os
import pathlib
import re
import sys

import arguments
import comments
import headers
from comments import capitalised, purpose, sentences

ROOT = pathlib.Path(__file__).resolve().parents[2]
LICENCE = '.\\" SPDX-License-Identifier: Apache-2.0'
MADE = '.\\" Made from include/jogakbo/%s.h by Scripts/docs/manual.py.'

# The function that tells the message of a failed call, by the type of the first argument.
LAST_ERROR = {
    "jgb_view": "jgb_view_last_error",
    "jgb_snapshot": "jgb_snapshot_last_error",
    "jgb_section_snapshot": "jgb_section_snapshot_last_error",
}


def escape(text):
    text = text.replace("\\", "\\e").replace("`", "\\(ga").replace("^", "\\(ha")
    return text.replace("~", "\\(ti").replace('"', "\\(dq").replace("'", "\\(aq")


def line(text):
    """A line of text that no macro is read from."""
    return "\\&" + text if text.startswith((".", "'")) else text


class Manual:
    def __init__(self, root, version):
        self.version = version
        self.headers = headers.read_all(root)
        self.functions, self.types, self.home = {}, {}, {}
        for header in self.headers:
            for each in header.declarations:
                self.home[each.name] = header
                if each.kind == "function":
                    self.functions[each.name] = each
                elif each.kind != "macro":
                    self.types[each.name] = each
        status = self.types["jgb_status"].source
        self.statuses = dict(re.findall(r"(JGB_\w+) = \d+,\s*/\* (.*?) +\*/", status))

    # Text

    def inline(self, text, own=()):
        """Text with names set as names are: functions bold, arguments in italics."""

        def mark(match):
            quoted, function, call, word, page = match.groups()
            if page:
                return self.page_of(page, match.group())
            if quoted is not None:
                inner = quoted[1:-1]
                font = "I" if re.fullmatch(r"\w+", inner) and inner in own else "B"
                return "\0%s\1%s\0R\1" % (font, inner)
            if function:
                tail = call if function in own or function not in self.functions else "(3)"
                return "\0B\1%s\0R\1%s" % (function, tail)
            return "\0B\1%s\0R\1" % word

        marked = re.sub(
            r"(`[^`]+`)|\b(jgb_\w+)(\(\))|\b(JGB_[A-Z0-9_]+(?:\.\.\.)?|jgb_\w+)|\b(\w+)\.h\b",
            mark,
            text,
        )
        return escape(marked).replace("\0", "\\f").replace("\1", "")

    def page_of(self, name, text):
        """A header's page, in place of the name of its file."""
        if name not in [header.name for header in self.headers]:
            return text
        return "\0B\1libjogakbo-%s\0R\1(3)" % name

    def prose(self, paragraph, own=()):
        """The lines of a paragraph: a sentence each, or code."""
        if paragraph.startswith(comments.CODE):
            return [".in +4n", ".EX", *self.code(comments.code_of(paragraph)), ".EE", ".in"]
        found = sentences(paragraph)
        return [line(self.inline(sentence, own)) for sentence in found]

    def paragraphs(self, text, own=()):
        lines = []
        for paragraph in comments.blocks(text):
            if lines:
                lines.append(".PP")
            lines += self.prose(paragraph, own)
        return lines

    @staticmethod
    def code(source):
        lines = source.split("\n") if isinstance(source, str) else source
        return [line(escape(each).replace("-", "\\-")) or "\\&" for each in lines]

    def example(self, source):
        return [".PP", ".EX", *self.code(source), ".EE"]

    def title(self, name):
        version = "Jogakbo %s" % self.version if self.version else "Jogakbo"
        # Without a date: the same sources give the same pages. Names are never broken.
        return '.TH %s 3 "" "%s" "Jogakbo"\n.nr HY 0\n.ad l\n.nh' % (name, version)

    def synopsis(self):
        return [
            ".SH LIBRARY",
            "Jogakbo",
            ".RI ( libjogakbo \", \" \\-ljogakbo )",
            ".SH SYNOPSIS",
            ".EX",
            "#include <jogakbo.h>",
        ]

    # Pages

    def function_page(self, header, function):
        group = function.group
        names = [each.name for each in group]
        own = names + [argument.name for each in group for argument in each.arguments]
        lines = [LICENCE, MADE % header.name, self.title(names[0]), ".SH NAME"]
        lines.append("%s \\- %s" % (", ".join(names), self.inline(purpose(function.comment))))
        lines += self.synopsis()
        for each in group:
            lines += ["", *self.code(prototype(each))]
        lines.append(".EE")
        description, labels = comments.parts(function.comment)
        told, rest = arguments.split(description, own)
        lines.append(".SH DESCRIPTION")
        for index, paragraph in enumerate(rest):
            lines += ([".PP"] if index else []) + self.prose(paragraph, own)
        lines += self.argument_section(group, told, own)
        lines += self.type_section(group)
        lines += self.result_section(function, rest, own)
        lines += self.error_section(function, labels.get("Errors"), own)
        if "Cost" in labels:
            cost = re.sub(r"^as (?=jgb_)", "That of ", labels["Cost"])
            lines += [".SH COST", *self.prose(capitalised(cost), own)]
        if header.notes and not function.name.endswith("_init"):
            lines.append(".SH NOTES")
            for index, note in enumerate(header.notes):
                lines += ([".PP"] if index else []) + self.paragraphs(note, own)
        lines += self.see_also(header, names, function)
        return lines

    def argument_section(self, group, told, own):
        lines, seen = [], set()
        for function in group:
            for argument in function.arguments:
                if argument.name in seen:
                    continue
                seen.add(argument.name)
                text = arguments.meaning(function, argument, told, self.types)
                lines += [".TP", "\\fI%s\\fP" % argument.name, *self.prose(text, own)]
        return [".SH ARGUMENTS", *lines] if lines else []

    def type_section(self, group):
        """The types of the arguments, as the header declares them."""
        lines, seen = [], set()
        for function in group:
            if function.name.endswith("_init"):
                continue
            types = [argument.type for argument in function.arguments] + [function.result]
            for name in re.findall(r"jgb_\w+", " ".join(types)):
                declared = self.types.get(name)
                if name in seen or not declared or declared.kind == "opaque":
                    continue
                if name == "jgb_status":
                    continue
                seen.add(name)
                lines += [".SS %s" % name, *self.paragraphs(declared.comment)]
                source = headers.without_sentinel(declared.source)
                lines += self.example(source) if declared.comment else [
                    ".EX", *self.code(source), ".EE"
                ]
                if name + "_init" in self.functions:
                    macro = name.upper() + "_INIT"
                    text = "%s or %s_init() sets the struct to its defaults." % (macro, name)
                    lines += [".PP", self.inline(text)]
        return [".SH TYPES", *lines] if lines else []

    def result_section(self, function, description, own):
        if function.result == "void":
            return []
        if function.result == "jgb_status":
            text = "JGB_OK (0) if the call succeeds, otherwise another jgb_status."
        else:
            found = [
                sentence
                for paragraph in description
                for sentence in sentences(paragraph)
                if re.match("Returns|Never NULL|Borrowed|The string", sentence)
            ]
            text = " ".join(found)
        return [".SH RETURN VALUE", *self.prose(text, own)]

    def error_section(self, function, text, own):
        if function.result != "jgb_status":
            return []
        text = text or ""
        lines = [".SH ERRORS"]
        if text:
            told = re.sub(r"^[Aa]s (?=jgb_)", "Those of ", text)
            lines += self.prose(capitalised(told), own)
        named = self.errors_of(text) | {"JGB_INVALID_ARGUMENT"}
        for name in [name for name in self.statuses if name in named]:
            meaning = capitalised(self.statuses[name]) + "."
            if name == "JGB_INVALID_ARGUMENT":
                meaning = (
                    "An argument is NULL where it may not be, a number is not finite, negative or"
                    " out of its range, or a value is none of its enumeration."
                )
            lines += [".TP", "\\fB%s\\fP" % name, meaning]
        first = function.arguments[0].base
        teller = LAST_ERROR.get(first, "" if "context" in first or "sink" in first else None)
        if teller is None:
            teller = "jgb_last_error"
        lines += [".PP", "A call that fails has changed nothing."]
        if teller:
            lines.append(
                self.inline("%s() says what is wrong, which argument it is, and why." % teller)
            )
        return lines

    def errors_of(self, text):
        """The statuses that a text names, itself or by a function that has the same errors."""
        named = {name for name in self.statuses if re.search(name + r"\b", text)}
        for name in re.findall(r"(?:[Aa]s|[Tt]hose of) (jgb_\w+)\(\)", text):
            labels = comments.parts(self.functions[name].comment)[1]
            named |= self.errors_of(labels.get("Errors", ""))
        return named

    def see_also(self, header, names, function):
        mentioned = set(re.findall(r"jgb_\w+", function.comment)) & set(self.functions)
        same = {each.name for each in header.functions}
        found = {name for name in mentioned | same if not name.endswith("_init")} - set(names)
        first = ["libjogakbo", "libjogakbo-" + header.name]
        return self.references(first + sorted(found))

    @staticmethod
    def references(names):
        return [".SH SEE ALSO", *Manual.listed(names)]

    @staticmethod
    def listed(names):
        """Pages, with commas between."""
        commas = [" ,"] * (len(names) - 1) + [""]
        return [".BR %s (3)%s" % (name, comma) for name, comma in zip(names, commas)]

    def header_page(self, header):
        name = "libjogakbo-" + header.name
        lines = [LICENCE, MADE % header.name, self.title(name), ".SH NAME"]
        lines.append("%s \\- %s" % (name, self.inline(purpose(header.comment))))
        lines += [*self.synopsis(), ".EE", ".PP", "The header is jogakbo/%s.h." % header.name]
        lines += [".SH DESCRIPTION", *self.paragraphs(header.comment)]
        for note in header.notes:
            lines += [".PP", *self.paragraphs(note)]
        if header.functions:
            lines.append(".SH FUNCTIONS")
        for function in header.functions:
            lines += [".TP", ".BR %s (3)" % function.name]
            lines += self.prose(capitalised(purpose(function.comment)) + ".")
        types = header.of_kind("struct", "enum", "callback", "opaque")
        if types:
            lines.append(".SH TYPES")
        for each in types:
            lines += [".SS %s" % each.name, *self.paragraphs(each.comment)]
            source = self.code(headers.without_sentinel(each.source))
            lines += ([".PP"] if each.comment else []) + [".EX", *source, ".EE"]
        if header.constants:
            lines += [".SH CONSTANTS"]
        for index, block in enumerate(header.constants):
            lines += ([".PP"] if index else []) + [".EX", *self.code(block), ".EE"]
        others = ["libjogakbo-" + other for other in self.included(header)]
        return lines + self.references(["libjogakbo", *others])

    def overview(self):
        """libjogakbo(3): what all functions have in common, and where each is told."""
        head, found, behind = comments.headings(headers.umbrella(ROOT)[0])
        head = head.partition("\n\n")[2]
        lines = [LICENCE, MADE % "../jogakbo", self.title("libjogakbo"), ".SH NAME"]
        lines += ["libjogakbo \\- headless collection view", *self.synopsis(), ""]
        lines += self.code("cc program.c $(pkg-config --cflags --libs jogakbo)")
        lines += [".EE", ".SH DESCRIPTION", *self.paragraphs(head), ".PP"]
        lines += ["Each function has a page.", "Each header has one, which lists its types, too."]
        lines += self.paragraphs(behind)
        for heading, text in found:
            lines += [".SH " + heading, *self.prose(text)]
        lines.append(".SH FUNCTIONS")
        for header in self.headers:
            lines += [".SS %s.h" % header.name, self.inline(comments.capitalised(header.title))]
            names = ["libjogakbo-" + header.name] + [each.name for each in header.functions]
            lines += [".PP", *self.listed(names)]
        return lines + [".SH SEE ALSO", ".BR jogakbo (1)"]

    def included(self, header):
        text = (ROOT / "include/jogakbo" / (header.name + ".h")).read_text(encoding="utf-8")
        return sorted(re.findall(r'#include "(\w+)\.h"', text))

    def pages(self):
        """All pages, by the names of their files: their lines, or the page that they link to."""
        pages = {"libjogakbo.3": self.overview()}
        for header in self.headers:
            pages["libjogakbo-%s.3" % header.name] = self.header_page(header)
            for each in header.of_kind("struct", "enum", "callback", "opaque"):
                pages[each.name + ".3"] = "libjogakbo-%s.3" % header.name
            for function in header.functions:
                first = function.group[0]
                is_link = first is not function
                page = first.name + ".3" if is_link else self.function_page(header, function)
                pages[function.name + ".3"] = page
        return pages


def prototype(function):
    """The declaration of a function, on lines of at most 72 columns where names allow it."""
    source = " ".join(headers.COMMENT.sub(" ", function.source).split())
    head, _, rest = source.partition(function.name + "(")
    start = head + function.name + "("
    pieces = re.findall(r"(?:[^(),]|\([^()]*\))+,?", rest[: -len(");")])
    if any("(*" in piece for piece in pieces):
        return function.source
    is_short = all(len(start) + len(piece.strip()) <= 72 for piece in pieces)
    indent = len(start) if is_short else 4
    lines = [start] if is_short else [start, " " * indent]
    for piece in (piece.strip() for piece in pieces):
        if len(lines[-1]) + 1 + len(piece) > 72 and len(lines[-1]) > indent:
            lines.append(" " * indent)
        space = "" if len(lines[-1]) <= indent else " "
        lines[-1] += space + piece
    return "\n".join(lines) + ");"


def main():
    folder = pathlib.Path(sys.argv[1])
    version = sys.argv[2] if len(sys.argv) > 2 else ""
    os.umask(0o022)
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in Manual(ROOT, version).pages().items():
        path = folder / name
        path.unlink(missing_ok=True)
        if isinstance(page, str):
            path.symlink_to(page)
        else:
            path.write_text("\n".join(page) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
