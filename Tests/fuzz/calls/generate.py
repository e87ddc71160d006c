#!/usr/bin/env python3
"""generate.py INCLUDE: writes C that makes any call of the headers with arguments at random.

The compiler reads the headers; this reads what the compiler says of them: functions, structs and
enums. So a new function or field is tried without a change here. What C does not say are the
lengths of arrays: they are told from names, and this fails where names do not tell them.
"""
import json
import os
import re
import subprocess
import sys

HANDLES = ["jgb_view", "jgb_layout", "jgb_snapshot", "jgb_section_snapshot"]
# Only callbacks have what these need: host.c calls them.
OF_CALLBACKS = ["jgb_layout_context", "jgb_layout_sink"]
LEFT_OUT = {"jgb_set_out_of_memory_handler", "jgb_refuse_count"}
# What an array's length is called where its own name does not tell.
LENGTHS = {
    ("jgb_data_source_chunk", "section_metrics"): "section_count",
    ("jgb_data_source_chunk", "item_counts"): "section_count",
    ("jgb_data_source_chunk", "widths"): "item_count",
    ("jgb_data_source_chunk", "heights"): "item_count",
    ("jgb_data_source_chunk", "reuse_identifiers"): "item_count",
    ("jgb_data_source_chunk", "spans"): "item_count",
    ("jgb_batch_update", "item_counts_after"): "section_count_after",
    ("jgb_layout_attributes_columns", "are_hidden"): "count",
    ("jgb_custom_layout", "supplementary_kinds_of_items"): "supplementary_kind_of_items_count",
    ("jgb_custom_layout", "decoration_kinds_of_sections"): "decoration_kind_of_sections_count",
}
# The entries of these structs' arrays are counted beside the struct.
COUNTED_OUTSIDE = {"jgb_item_content"}
# One struct, whatever is counted beside it.
SINGLE = {"content", "metrics of jgb_view_set_section_metrics", "animation", "options", "section",
          "index_path"}
SCALARS = {
    "double": "double", "float": "float", "uint8_t": "uint8_t", "uint16_t": "uint16_t",
    "uint32_t": "uint32_t", "int32_t": "int32_t", "uint64_t": "uint64_t", "int64_t": "int64_t",
    "size_t": "size_t",
}


def read_headers(include):
    clang = os.environ.get("CLANG", "clang")
    tree = json.loads(subprocess.run(
        [clang, f"-I{include}", "-Xclang", "-ast-dump=json", "-fsyntax-only", "-x", "c",
         f"{include}/jogakbo.h"], check=True, capture_output=True).stdout)
    enums, structs, functions = {}, {}, {}
    for node in tree["inner"]:
        name = node.get("name", "")
        if not name.startswith("jgb_"):
            continue
        inner = node.get("inner", [])
        if node["kind"] == "EnumDecl":
            enums[name] = [entry["name"] for entry in inner if entry["kind"] == "EnumConstantDecl"
                           and not entry["name"].endswith("_FORCE_32")]
        elif node["kind"] == "RecordDecl" and node.get("completeDefinition"):
            structs[name] = [(field["name"], field["type"]["qualType"]) for field in inner
                             if field["kind"] == "FieldDecl"]
        elif node["kind"] == "FunctionDecl":
            result = node["type"]["qualType"].split("(")[0].strip()
            functions[name] = (result, [(field["name"], field["type"]["qualType"])
                                        for field in inner if field["kind"] == "ParmVarDecl"])
    return enums, structs, functions


def is_pointer(kind):
    return kind.endswith("*") or kind.endswith("*const")


def pointee(kind):
    """The type that a pointer points at, without const."""
    return re.sub(r"\bconst\b", "", kind[:kind.rindex("*")]).strip()


def length_of(owner, name, members):
    """The name of the member that says how many entries an array has; None: it is no array."""
    told = LENGTHS.get((owner, name))
    if told:
        return told
    if name in SINGLE or f"{name} of {owner}" in SINGLE:
        return None
    counts = [member for member, kind in members if kind in ("size_t", "uint32_t")]
    singular = name[:-1] if name.endswith("s") else name
    for candidate in (f"{singular}_count", f"{name}_count", f"{name}_size"):
        if candidate in counts:
            return candidate
    if name == "name" and "length" in counts:
        return "length"
    plural = name.endswith("s") and name not in ("limits", "options", "columns", "metrics")
    if plural and "count" in counts:
        return "count"
    return None


class Writer:
    def __init__(self, enums, structs, functions):
        self.enums, self.structs, self.functions = enums, structs, functions
        self.inits = {name[:-5] for name in functions if name.endswith("_init")}

    # Values of one type each: made, printed, and hashed.

    def make(self, kind, name, target):
        kind = re.sub(r"^const ", "", kind)
        if kind in self.enums:
            values = ", ".join(self.enums[kind])
            return (f"{{ static const {kind} all[] = {{{values}}}; {target} = "
                    f"make_enum(c, (const int32_t *)all, sizeof all / sizeof all[0]); }}")
        if kind in self.structs:
            return f"make_{kind}(c, &{target}, n);"
        if kind in ("double", "float"):
            return f'{target} = ({kind})double_named(&c->choices, "{name}");'
        if kind in ("uint64_t", "size_t", "int64_t"):
            return f'{target} = ({kind})uint64_named(&c->choices, "{name}", c->time_ns);'
        if kind in SCALARS:
            return f'{target} = ({kind})uint32_named(&c->choices, "{name}");'
        raise SystemExit(f"no way to make a {kind} for {name}")

    def show(self, kind, value):
        kind = re.sub(r"^const ", "", kind)
        if kind in self.structs:
            return f'show(c, "({kind})"); show_{kind}(c, &{value}, n);'
        if kind in self.enums:
            return f'show(c, "({kind})%d", (int){value});'
        if kind in ("double", "float"):
            return f"show_double(c, {value});"
        return f'show(c, "({kind})%" PRIu64 "u", (uint64_t){value});'

    def hashed(self, kind, value):
        kind = re.sub(r"^const ", "", kind)
        if kind in self.structs:
            return f"hash = hash_{kind}(&{value}, hash);"
        return f"hash = hash_bytes(hash, &{value}, sizeof {value});"

    # Pointers to what a host gives.

    def make_pointer(self, owner, name, kind, members, target, count):
        of = pointee(kind)
        if of in HANDLES:
            return [f"{target} = pick_{of}(c);"]
        if of == "void":
            return [f"{target} = new_host(c);"]
        if of == "char":
            if count:
                return [f"{target} = make_text(c, &{count});"]
            return [f"{target} = happens(&c->choices, 70) ? make_text(c, NULL) : NULL;"]
        if is_pointer(of):
            return [f"{target} = NULL; /* an array of texts */" if not count else
                    f"{target} = (const char *const *)make_texts(c, {count});"]
        number = count or "1"
        is_column = count == "n" or [length_of(owner, other, members) for other, kind in members
                                     if is_pointer(kind)].count((count or "").split(">")[-1]) > 1
        percent = 45 if is_column else 96 if count else 70
        made = self.make(of, name, "array[i]")
        if of == "uint64_t" and count:
            made = "array[i] = make_identifier(c, i);"
        lines = [f"if ({number} <= ARRAY_MAX && happens(&c->choices, {percent})) {{",
                 f"    {of} *array = take(c, {number} * sizeof *array);",
                 f"    for (size_t i = 0; i < {number}; i++) {{ {made} }}",
                 f"    {target} = array;",
                 f"}} else {target} = NULL;"]
        return lines

    def show_pointer(self, owner, name, kind, members, value, count):
        of = pointee(kind)
        if of in HANDLES:
            return [f"show_{of}(c, {value});"]
        if of == "void":
            return [f"show_host(c, {value});"]
        if of == "char":
            return [f"show_text(c, {value}, {count or 'JGB_NUL_TERMINATED'});"]
        if is_pointer(of):
            return [f"show_texts(c, (const char *const *){value}, {count or 0});"]
        number = count or "1"
        return [f'if ({value} == NULL) show(c, "NULL"); else {{',
                f'    show(c, "(const {of}[]){{");',
                f"    for (size_t i = 0; i < {number}; i++) {{ " + self.show(of, f"{value}[i]")
                + ' show(c, ", "); }',
                '    show(c, "}");', "}"]

    # Structs.

    def write_struct(self, name):
        fields = self.structs[name]
        is_growing = name in self.inits
        counts = {length_of(name, field, fields) for field, kind in fields if is_pointer(kind)}
        counts.discard(None)
        print(f"static void make_{name}(struct caller *c, {name} *out, uint32_t n)\n{{")
        print("    (void)c; (void)n;")
        print(f"    {name}_init(out, sizeof *out);" if is_growing else
              "    memset(out, 0, sizeof *out);")
        if is_growing:
            print("    if (is_wrong(&c->choices, 3)) "
                  "out->struct_size = choose(&c->choices, sizeof *out + 1);")
        for count in sorted(counts):
            print(f"    out->{count} = choose_length(&c->choices);")
        for field, kind in fields:
            if field in counts or field in ("struct_size", "reserved"):
                continue
            if "(*)" in kind:
                print(f"    if (happens(&c->choices, 70)) out->{field} = host_{name}_{field};")
                continue
            if field == "m" and "[" in kind:
                print("    make_matrix(c, out->m);")
                continue
            if "[" in kind:
                of, number = re.match(r"(\w+)\[(\d+)\]", kind).groups()
                print(f"    for (int i = 0; i < {number}; i++) {{ "
                      + self.make(of, field, f"out->{field}[i]") + " }")
                continue
            if is_pointer(kind):
                length = length_of(name, field, fields)
                count = f"out->{length}" if length else None
                if name in COUNTED_OUTSIDE and kind.startswith("const "):
                    count = "n"
                percent = 100 if length else 30 if name == "jgb_view_setup" else 60
                lines = self.make_pointer(name, field, kind, fields, f"out->{field}", count)
                print(f"    if (happens(&c->choices, {percent})) {{")
                print("        " + "\n        ".join(lines) + "\n    }")
                continue
            percent = 100 if field == "time_ns" else 40 if is_growing else 92
            print(f"    if (happens(&c->choices, {percent})) "
                  + "{ " + self.make(kind, field, f"out->{field}") + " }")
        if name == "jgb_data_source_chunk":
            print("    share_out_items(c, out);")
        print("}\n")
        print(f"static void show_{name}(struct caller *c, const {name} *value, uint32_t n)\n{{")
        print('    (void)n;\n    show(c, "{");')
        for field, kind in fields:
            if "(*)" in kind:
                print(f'    show(c, ".{field} = %s, ", value->{field} != NULL ? '
                      f'"host_{name}_{field}" : "NULL");')
                continue
            if "[" in kind:
                print(f'    show(c, ".{field} = {{"); for (size_t i = 0; i < '
                      f"sizeof value->{field} / sizeof value->{field}[0]; i++) {{ "
                      f'show_double(c, value->{field}[i]); show(c, ", "); }} show(c, "}}, ");')
                continue
            print(f'    show(c, ".{field} = ");')
            if is_pointer(kind):
                length = length_of(name, field, fields)
                count = f"value->{length}" if length else None
                if name in COUNTED_OUTSIDE and kind.startswith("const "):
                    count = "n"
                print("    " + "\n    ".join(
                    self.show_pointer(name, field, kind, fields, f"value->{field}", count)))
            else:
                print("    " + self.show(kind, f"value->{field}"))
            print('    show(c, ", ");')
        print('    show(c, "}");\n}\n')
        print(f"static uint64_t hash_{name}(const {name} *value, uint64_t hash)\n{{")
        print("    (void)value;")
        for field, kind in fields:
            if "(*)" in kind or field in ("struct_size", "context"):
                continue
            if is_pointer(kind):
                of, length = pointee(kind), length_of(name, field, fields)
                if of in HANDLES or of == "void" or of == "char" or not length or is_pointer(of):
                    continue
                print(f"    for (size_t i = 0; value->{field} != NULL && i < value->{length}; i++)"
                      + " { " + self.hashed(of, f"value->{field}[i]") + " }")
            elif (name, field) == ("jgb_display_frame", "flags"):
                # A question lays out, also one that is refused then: the display frame says so.
                print("    const uint32_t flags = value->flags & ~JGB_FRAME_LAYOUT_CHANGED;")
                print("    " + self.hashed(kind, "flags"))
            else:
                print("    " + self.hashed(kind, f"value->{field}"))
        print("    return hash;\n}\n")

    # Functions.

    def write_function(self, name):
        result, parameters = self.functions[name]
        counts = {}
        for parameter, kind in parameters:
            if is_pointer(kind) and not self.is_out(parameter, kind):
                length = length_of(name, parameter, parameters)
                if length:
                    counts.setdefault(length, []).append(parameter)
        if any(parameter == "count" for parameter, _ in parameters):
            counts.setdefault("count", [])
        print(f"static void call_{name}(struct caller *c)\n{{")
        print("    uint32_t n = 0;\n    (void)n;")
        declared, made, shown, after = [], [], [], []
        for count in sorted(counts):
            kind = dict(parameters)[count]
            declared.append(f"    {kind} {count} = ({kind})make_count(c, {len(counts[count])});")
            if count == "count":
                declared.append("    n = (uint32_t)count;")
        arguments = []
        for parameter, kind in parameters:
            if parameter in counts:
                shown.append(self.show(kind, parameter))
                arguments.append(parameter)
            elif "(*)" in kind or kind.endswith("_handler"):
                function = f"host_{name}_{parameter}"
                declared.append(f"    {kind} {parameter} = happens(&c->choices, 80) ? "
                                f"{function} : NULL;")
                shown.append(f'show(c, "%s", {parameter} != NULL ? "{function}" : "NULL");')
                arguments.append(parameter)
            elif self.is_out(parameter, kind):
                self.write_out(name, parameter, kind, parameters, declared, shown, after)
                arguments.append(f"&{parameter}")
            elif is_pointer(kind):
                length = length_of(name, parameter, parameters)
                declared.append(f"    {kind} {parameter} = NULL;")
                made += self.make_pointer(name, parameter, kind, parameters, parameter, length)
                shown += self.show_pointer(name, parameter, kind, parameters, parameter, length)
                arguments.append(parameter)
            else:
                declared.append(f"    {kind} {parameter};")
                made.append(self.make(kind, parameter, parameter))
                shown.append(self.show(kind, parameter))
                arguments.append(parameter)
            shown.append('show(c, ", ");')
        if parameters:
            shown.pop()
        print("\n".join(declared))
        print("    " + "\n    ".join(made))
        is_status = result == "jgb_status"
        call = f"{name}({', '.join(arguments)})"
        print("    if (c->program != NULL) {")
        print(f'        show(c, "    {"told(" if is_status else ""}{name}(");')
        print("        " + "\n        ".join(shown or ["(void)0;"]))
        print(f'        show(c, ")%s;\\n", "{")" if is_status else ""}");\n    }}')
        view = next((parameter for parameter, kind in parameters
                     if is_pointer(kind) and pointee(kind) in HANDLES), None)
        kind = pointee(dict(parameters)[view]) if view else None
        error = "jgb_last_error()"
        if kind and kind != "jgb_layout" and not name.endswith(("_destroy", "_copy")):
            error = f"{view} != NULL ? {kind}_last_error({view}) : jgb_last_error()"
        print(f'    begin_call(c, "{name}");')
        if is_status:
            print(f"    const jgb_status status = {call};")
            print(f"    end_call(c, status, {error});")
            print("    if (status == JGB_OK) {\n        uint64_t hash = c->hash;")
            print("        " + "\n        ".join(after or ["(void)0;"]))
            print("        c->hash = hash;")
            print("    }")
        else:
            print(f"    (void){call};")
            print("    end_call(c, JGB_OK, NULL);")
        print("}\n")

    def is_out(self, parameter, kind):
        return parameter.startswith(("out_", "inout_")) and is_pointer(kind)

    def write_out(self, name, parameter, kind, parameters, declared, shown, after):
        of = kind[:kind.rindex("*")].strip()
        if is_pointer(of) and pointee(of) in HANDLES:
            handle = pointee(of)
            declared.append(f"    {of} {parameter} = NULL;\n"
                            f"    const uint32_t slot = free_{handle}(c);")
            shown.append(f'show(c, "&{handle}s[%u]", slot);')
            after.append(f"keep_{handle}(slot, {parameter});")
        elif is_pointer(of):
            count = length_of(name, parameter, parameters) or "out_count"
            declared.append(f"    {of} {parameter} = NULL;")
            shown.append(f'show(c, "&({of}){{NULL}}");')
            after.append(f"for (size_t i = 0; i < {count}; i++) {{ "
                         + self.hashed(pointee(of), f"{parameter}[i]") + " }")
        else:
            declared.append(f"    {of} {parameter}{' = {0}' if of in self.structs else ' = 0'};")
            if of in self.inits:
                declared.append(f"    {of}_init(&{parameter}, sizeof {parameter});")
                shown.append(f'show(c, "&({of}){{sizeof({of})}}");')
            else:
                shown.append(f'show(c, "&({of}){{0}}");')
            after.append(self.hashed(of, parameter))
            if of in self.structs:
                after.append(f"check_{of}(c, &{parameter});")

    def write(self):
        for name in self.sorted_structs():
            self.write_struct(name)
        checked = {kind[:kind.rindex("*")].strip() for _, parameters in self.functions.values()
                   for parameter, kind in parameters if self.is_out(parameter, kind)}
        for name in sorted(checked & set(self.structs) - {"jgb_display_frame", "jgb_events"}):
            print(f"#define check_{name}(c, value) (void)0")
        called = []
        for name, (result, parameters) in self.functions.items():
            kinds = " ".join(kind for _, kind in parameters)
            if name in LEFT_OUT or name.endswith("_init") and name[:-5] in self.structs:
                continue
            if any(re.search(rf"\b{kind}\b", kinds) for kind in OF_CALLBACKS):
                continue
            if name.endswith("_destroy"):
                continue  # keep_jgb_view() and the others do that
            self.write_function(name)
            called.append(name)
        print("const struct call_entry all_calls[] = {")
        for name in called:
            print(f'    {{"{name}", call_{name}}},')
        print("};\nconst uint32_t all_calls_count = sizeof all_calls / sizeof all_calls[0];")

    def sorted_structs(self):
        """Each struct behind those that it is made of."""
        order = []

        def visit(name):
            if name in order or name in OF_CALLBACKS:
                return
            for _, kind in self.structs[name]:
                word = re.sub(r"\bconst\b|\*|\[\d+\]", "", kind).strip()
                if word in self.structs and word != name:
                    visit(word)
            order.append(name)

        for name in self.structs:
            visit(name)
        return order


def main():
    print("/* Made by Tests/fuzz/calls/generate.py. */\n#include \"caller.h\"\n")
    Writer(*read_headers(sys.argv[1])).write()


main()
