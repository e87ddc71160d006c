#!/usr/bin/python3
"""protocol.py SITE [TAGS]: writes the reference of the protocol from the descriptor set.

Each operation is told with its request, the result that it is answered with (docs/protocol.md
lists it) and the errors of the C function that does the same. TAGS is Doxygen's file of where the
functions of C are told. Fails if an operation is not listed, or a result does not exist.
"""

import html
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from google.protobuf import descriptor_pb2

import comments
import frame
import headers

ROOT = pathlib.Path(__file__).resolve().parents[2]
TYPES = {
    number: name[len("TYPE_") :].lower()
    for name, number in descriptor_pb2.FieldDescriptorProto.Type.items()
}
REPEATED = descriptor_pb2.FieldDescriptorProto.LABEL_REPEATED

# Messages of these files are arguments of operations about many things.
GENERAL = ["geometry", "element"]
# Operations that are named otherwise in C.
IN_C = {
    "content_size": "jgb_view_content_size",
    "item_counts": "jgb_view_number_of_items",
    "begin_data_source": "jgb_view_set_data",
    "append_data_source": "jgb_view_set_data",
    "commit_data_source": "jgb_view_set_data",
    "create_snapshot": "jgb_snapshot_create",
    "destroy_snapshot": "jgb_snapshot_destroy",
    "create_section_snapshot": "jgb_section_snapshot_create",
    "destroy_section_snapshot": "jgb_section_snapshot_destroy",
    "end_interactive_transition": "jgb_view_finish_interactive_transition",
    "view_state": "jgb_view_get_state",
    "destroy_view": "jgb_view_destroy",
    "create_view": "jgb_view_create",
}


def descriptor_set():
    names = sorted(str(path.relative_to(ROOT / "proto")) for path in ROOT.glob("proto/*/*/*.proto"))
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(
            ["protoc", "--proto_path=proto", "--include_source_info"]
            + ["--descriptor_set_out=" + file.name, *names],
            check=True,
            cwd=ROOT,
        )
        return descriptor_pb2.FileDescriptorSet.FromString(file.read())


class Kind:
    """A message or an enumeration: its file, and its comments by the paths of its parts."""

    def __init__(self, file, proto, path, locations):
        self.file, self.proto, self.name = file, proto, proto.name
        self.path, self.locations = path, locations
        self.is_enum = isinstance(proto, descriptor_pb2.EnumDescriptorProto)

    def comment(self, *path):
        location = self.locations.get(self.path + path)
        if location is None:
            return ""
        texts = [location.leading_comments, location.trailing_comments]
        return "\n\n".join(clean(text) for text in texts if text)


def clean(text):
    lines = [line[1:] if line.startswith(" ") else line for line in text.rstrip().split("\n")]
    return "\n".join(line for line in lines if not line.startswith("SPDX"))


class Operation:
    def __init__(self, field, comment, answers, summary):
        self.name, self.number, self.comment = field.name, field.number, comment
        self.request = field.type_name.rsplit(".", 1)[-1]
        self.answers, self.summary = answers, summary


class Protocol:
    def __init__(self, tags=None):
        self.files, self.kinds = {}, {}
        for file in descriptor_set().file:
            name = pathlib.Path(file.name).stem
            locations = {tuple(each.path): each for each in file.source_code_info.location}
            self.files[name] = clean(locations[(12,)].leading_comments).strip()
            for number, protos in ((4, file.message_type), (5, file.enum_type)):
                for index, proto in enumerate(protos):
                    kind = Kind(name, proto, (number, index), locations)
                    self.kinds[kind.name] = kind
        self.results = {
            field.name: (index, field)
            for index, field in enumerate(self.kinds["Response"].proto.field)
            if field.HasField("oneof_index")
        }
        self.operations = list(self.read_operations())
        self.functions = {
            function.name: function
            for header in headers.read_all(ROOT)
            for function in header.functions
        }
        self.constants = {
            value.name
            for kind in self.kinds.values()
            if kind.is_enum
            for value in kind.proto.value
        }
        self.places = read_tags(tags) if tags else {}
        self.homes = {operation.name: self.home(operation) for operation in self.operations}
        self.owner = self.own_requests()

    def read_operations(self):
        listed = read_list()
        request = self.kinds["Request"]
        fields = {
            field.name: (index, field)
            for index, field in enumerate(request.proto.field)
            if field.HasField("oneof_index")
        }
        missing = set(fields) ^ set(listed)
        if missing:
            sys.exit("docs/protocol.md and Request disagree about %s" % ", ".join(sorted(missing)))
        for name, (answers, summary) in listed.items():
            for answer in answers:
                if answer not in self.results:
                    sys.exit("docs/protocol.md: %s has no result %s" % (name, answer))
            index, field = fields[name]
            yield Operation(field, request.comment(2, index), answers, summary)

    def home(self, operation):
        """The page that tells of an operation: that of its request, if it has one of its own."""
        file = self.kinds[operation.request].file
        return "collection_view" if file in GENERAL else file

    def own_requests(self):
        """The operations of requests that no other operation has, nor any message."""
        used = [operation.request for operation in self.operations]
        for kind in self.kinds.values():
            if not kind.is_enum and kind.name != "Request":
                used += [field.type_name.rsplit(".", 1)[-1] for field in kind.proto.field]
        return {
            operation.request: operation.name
            for operation in self.operations
            if used.count(operation.request) == 1
            and self.kinds[operation.request].file == self.homes[operation.name]
        }

    # Text

    def link(self, name, file):
        """A message or an enumeration, with a link from the page of `file`."""
        kind = self.kinds[name]
        place = "" if kind.file == file else kind.file + ".html"
        return '<a href="%s#%s"><code>%s</code></a>' % (place, name, name)

    def inline(self, text, file):
        def mark(match):
            quoted, call, word = match.groups()
            if quoted:
                return "<code>%s</code>" % html.escape(quoted[1:-1])
            if call:
                return self.function(call) + "()"
            if word in self.kinds and word not in ("Status", "Element", "Point", "Size", "Rect"):
                return self.link(word, file)
            return "<code>%s</code>" % word if re.match("[A-Z]+_", word) else word

        parts = re.split(r"(`[^`]+`|\bjgb_\w+\(\)|\b[A-Z]\w+\b)", text)
        marked = []
        for part in parts:
            match = re.fullmatch(r"(`[^`]+`)|(jgb_\w+)\(\)|([A-Z]\w+)", part)
            marked.append(mark(match) if match else html.escape(part, quote=False))
        return "".join(marked)

    def function(self, name):
        if name in self.places:
            return '<a href="../c/%s"><code>%s</code></a>' % (self.places[name], name)
        return "<code>%s</code>" % name

    def prose(self, text, file):
        lines = []
        for block in comments.blocks(text):
            if block.startswith(comments.CODE):
                code = "\n".join(comments.code_of(block))
                lines.append("<pre>%s</pre>" % html.escape(code))
            else:
                lines.append("<p>%s</p>" % self.inline(" ".join(block.split()), file))
        return "\n".join(lines)

    # Tables

    def type_of(self, field, file):
        if field.type_name:
            text = self.link(field.type_name.rsplit(".", 1)[-1], file)
        else:
            text = "<code>%s</code>" % TYPES[field.type]
        return "repeated " + text if field.label == REPEATED else text

    def fields(self, kind, file):
        if not kind.proto.field:
            return '<p class="quiet">It has no fields.</p>'
        rows = []
        for index, field in enumerate(kind.proto.field):
            choice = ""
            if field.HasField("oneof_index") and not field.proto3_optional:
                name = kind.proto.oneof_decl[field.oneof_index].name
                choice = '<span class="quiet">one of %s</span> ' % name
            elif field.proto3_optional:
                choice = '<span class="quiet">optional</span> '
            text = self.prose(kind.comment(2, index), file)
            rows.append(
                "<tr><td class=number>%d</td><td><code>%s</code></td><td>%s%s</td><td>%s</td></tr>"
                % (field.number, field.name, choice, self.type_of(field, file), text)
            )
        head = "<tr><th></th><th>field</th><th>type</th><th></th></tr>"
        return "<table>%s%s</table>" % (head, "".join(rows))

    def values(self, kind, file):
        rows = []
        for index, value in enumerate(kind.proto.value):
            text = self.prose(kind.comment(2, index), file)
            rows.append(
                "<tr><td class=number>%d</td><td><code>%s</code></td><td>%s</td></tr>"
                % (value.number, value.name, text)
            )
        return "<table>%s</table>" % "".join(rows)

    def kind_section(self, kind):
        table = self.values if kind.is_enum else self.fields
        what = "enumeration" if kind.is_enum else "message"
        return '<h3 id="%s">%s <span class="number">%s</span></h3>\n%s\n%s' % (
            kind.name,
            kind.name,
            what,
            self.prose(kind.comment(), kind.file),
            table(kind, kind.file),
        )

    # Operations

    def answer(self, operation, file):
        if not operation.answers:
            return "Nothing but the id of the request, unless the request fails."
        texts = []
        for name in operation.answers:
            index, field = self.results[name]
            text = "<code>%s</code>, %s" % (name, self.type_of(field, file))
            comment = self.kinds["Response"].comment(2, index)
            if comment:
                text += ": " + self.inline(" ".join(comment.split()), file)
            texts.append(text)
        return "; or ".join(texts)

    def c_function(self, operation):
        for name in (IN_C.get(operation.name), "jgb_view_" + operation.name):
            if name in self.functions:
                return name
        return None

    def summary(self, operation):
        """What an operation does: in the words of its request, of the list, or of C."""
        request = self.kinds[operation.request]
        if request.name in self.owner and request.comment():
            return comments.first_sentence(request.comment())
        function = self.functions.get("jgb_view_" + operation.name)
        if operation.summary and (not function or len(function.group) > 1):
            return comments.capitalised(operation.summary) + "."
        function = function or self.functions.get(self.c_function(operation))
        text = comments.first_sentence(function.comment) if function else ""
        return self.translated(comments.capitalised(re.sub("^These functions ", "", text)))

    def errors(self, operation):
        name = self.c_function(operation)
        text = comments.parts(self.functions[name].comment)[1].get("Errors") if name else None
        return self.translated(comments.capitalised(text)) if text else ""

    def translated(self, text):
        """What is said of C, in the names of the protocol as far as it has them."""

        def constant(match):
            names = [match.group(1), "ERROR_" + match.group(1)]
            return next((name for name in names if name in self.constants), match.group())

        def function(match):
            return "`%s`" % match.group(1) if match.group(1) in self.homes else match.group()

        text = re.sub(r"\bJGB_([A-Z0-9_]+)", constant, text)
        return re.sub(r"\bjgb_view_(\w+)\(\)", function, text)

    def operation_section(self, operation):
        file = self.homes[operation.name]
        request = self.kinds[operation.request]
        lines = [
            '<h3 id="operation-%s"><code>%s</code> <span class="number">%d</span></h3>'
            % (operation.name, operation.name, operation.number)
        ]
        is_own = self.owner.get(request.name) == operation.name
        has_words = is_own and request.comment()
        told = request.comment() if has_words else self.summary(operation)
        lines.append(self.prose(told, file))
        if operation.comment.casefold() not in told.casefold():
            lines.append(self.prose(operation.comment, file))
        name = self.c_function(operation)
        named = "<code>%s</code>" % request.name if is_own else self.link(request.name, file)
        rows = [("request", named)]
        rows.append(("answer", self.answer(operation, file)))
        every = '<a href="collection_view.html#ErrorCode">Those of every request.</a>'
        rows.append(("errors", self.inline(self.errors(operation), file) or every))
        if name:
            rows.append(("in C", self.function(name)))
        cells = "".join("<tr><th>%s</th><td>%s</td></tr>" % row for row in rows)
        lines.append("<table>%s</table>" % cells)
        if is_own:
            lines.append('<div id="%s">%s</div>' % (request.name, self.fields(request, file)))
        return "\n".join(lines)

    # Pages

    def file_page(self, file):
        title = comments.purpose(self.files[file])
        lines = ["<h1>%s</h1>" % html.escape(file.replace("_", " ").capitalize())]
        lines.append(self.prose(self.files[file], file))
        lines.append('<p class="quiet">proto/jogakbo/v1/%s.proto</p>' % file)
        found = [each for each in self.operations if self.homes[each.name] == file]
        if found:
            lines.append("<h2>Operations</h2>")
        lines += [self.operation_section(operation) for operation in found]
        kinds = [kind for kind in self.kinds.values() if kind.file == file]
        kinds = [kind for kind in kinds if kind.name not in self.owner]
        if kinds:
            lines.append("<h2>Messages</h2>")
        lines += [self.kind_section(kind) for kind in kinds]
        return title, "\n".join(lines)

    def index_page(self):
        rows = []
        for operation in self.operations:
            page = self.homes[operation.name] + ".html"
            answers = ", ".join("<code>%s</code>" % name for name in operation.answers)
            rows.append(
                '<tr><td class=number>%d</td><td><a href="%s#operation-%s"><code>%s</code></a></td>'
                "<td>%s</td><td>%s</td></tr>"
                % (
                    operation.number,
                    page,
                    operation.name,
                    operation.name,
                    answers,
                    self.inline(self.summary(operation), ""),
                )
            )
        files = "".join(
            '<li><a href="%s.html">%s</a> <span class="quiet">%s</span></li>'
            % (file, file, html.escape(comments.purpose(text)))
            for file, text in self.files.items()
        )
        head = "<tr><th></th><th>operation</th><th>answer</th><th></th></tr>"
        return (
            "<h1>The protocol</h1>\n"
            "<p>A client sends a <code>Request</code> with one operation; the server answers it "
            "with a <code>Response</code>. <a href=../docs/protocol.html>The protocol</a> tells "
            "how messages are framed and what a session is; here are all operations, the result "
            "that each answers, and all messages.</p>\n"
            "<h2>Operations</h2><table>%s%s</table>\n<h2>Files</h2><ul>%s</ul>"
            % (head, "".join(rows), files)
        )

    def write(self, site):
        for file in self.files:
            title, body = self.file_page(file)
            frame.write(site, "protocol/%s.html" % file, title, body)
        frame.write(site, "protocol/index.html", "The protocol", self.index_page())


def read_list():
    """What docs/protocol.md lists: {operation: ([result], summary)}, in its order."""
    listed = {}
    for line in (ROOT / "docs/protocol.md").read_text(encoding="utf-8").split("\n"):
        row = re.match(r"^\| [0-9, ]+ \| (`[^|]*) \| ([^|]*)\| ?([^|]*)\|$", line)
        if row:
            for name in re.findall(r"`(\w+)`", row.group(1)):
                listed[name] = (re.findall(r"`(\w+)`", row.group(2)), row.group(3).strip())
    return listed


def read_tags(path):
    """Where Doxygen tells of each function of C."""
    places = {}
    for member in xml.etree.ElementTree.parse(path).iter("member"):
        if member.get("kind") == "function":
            file, anchor = member.findtext("anchorfile"), member.findtext("anchor")
            places[member.findtext("name")] = "%s#%s" % (file, anchor)
    return places


if __name__ == "__main__":
    Protocol(*sys.argv[2:3]).write(pathlib.Path(sys.argv[1]))
