"""The description of the interface that is a section of each WebAssembly module.

Three parts, an empty line after each; a line for each struct, function and callback:

    SwipeConfiguration! leadingActionsWidth:f64 trailingActionsWidth:f64 ...

A struct: its name, `!` if it begins with its own size, and its fields with their codes (shapes.py).
A code that is left out is u32; a field without a name is reserved; `#a+b` counts the arrays a and
b. Offsets follow from the codes, as C has them: this fails where they would not.

    View view_
    isItemSelected .IndexPath >bool

Functions, behind the class whose methods they are and what their names in C begin with: the method,
`=` and the name in C where that does not follow, and the codes of the arguments. Of several
results, each has its name before the `>`.

    delegateShouldSelectItem u32 *AskedItem context

A callback: its name, the code of the result, and the codes of the arguments.
"""
import re

WIDTHS = {"u8": 1, "u16": 2, "f64": 8, "u64": 8, "i64": 8, "id": 8, "ms": 8}
PREFIXES = {"library": "", "View": "view_", "Layout": "layout_", "Snapshot": "snapshot_",
            "SectionSnapshot": "section_snapshot_", "LayoutContext": "layout_context_",
            "LayoutSink": "layout_sink_"}


def snake(name):
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def token(name, code):
    return name if code == "u32" else f"{name}:{code}"


class Places:
    """Sizes and offsets of structs, by the rule that src/interface.js has."""

    def __init__(self):
        self.structs = {}

    def of(self, code):
        """The size and the alignment of a field."""
        if code[0] == ".":
            return self.structs[code[1:]]
        if code.startswith("f64x"):
            return 8 * int(code[4:]), 8
        width = WIDTHS.get(code, 4)
        return width, width

    def add(self, name, grows, codes):
        end, alignment = (4, 4) if grows else (0, 1)
        offsets = []
        for code in codes:
            size, own = self.of(code)
            end = -(-end // own) * own
            offsets.append(end)
            end += size
            alignment = max(alignment, own)
        self.structs[name] = -(-end // alignment) * alignment, alignment
        return offsets


def struct_lines(header, shapes):
    places = Places()
    for name, fields in header.structs.items():
        struct = shapes.struct(name)
        codes = {field: code for field, _, code in struct.fields}
        names = iter(struct.fields)
        tokens, all_codes, offsets = [], [], []
        for field, ctype in fields:
            if field == "struct_size":
                continue
            offsets.append(header.offsets[name, field])
            if field == "reserved":
                code = shapes.scalar(field, ctype)
                tokens.append(token("", code) or ":u32")
                all_codes.append(code)
                continue
            plain = next(names)[0]
            all_codes.append(codes[plain])
            counted = "#" + "+".join(struct.counts.get(plain, []))
            tokens.append(token(plain, counted if counted != "#" else codes[plain]))
        if places.add(struct.name, struct.grows, all_codes) != offsets:
            raise ValueError(f"{name}: offsets do not follow from the codes")
        if places.structs[struct.name][0] != struct.size:
            raise ValueError(f"{name}: its size does not follow from the codes")
        if struct.grows and f"{name}_init" != f"jgb_{snake(struct.name)}_init":
            raise ValueError(f"{name}: the name of its initializer does not follow")
        yield " ".join([struct.name + "!" * struct.grows, *tokens])


def function_lines(shapes):
    for owner, functions in shapes.functions().items():
        yield f"{owner} {PREFIXES[owner]}".rstrip()
        for method, name, parameters in functions:
            follows = name == "jgb_" + PREFIXES[owner] + snake(method)
            results = [code for _, code in parameters if code[0] in "><"]
            codes = [parameter + code if len(results) > 1 and code[0] in "><" else code
                     for parameter, code in parameters]
            yield " ".join([method if follows else f"{method}={name.removeprefix('jgb_')}", *codes])


def description(header, shapes):
    # Structs and functions are read first: callbacks are those that they name.
    parts = [list(struct_lines(header, shapes)), list(function_lines(shapes))]
    parts.append([" ".join([name, *codes]) for name, codes in shapes.callbacks.items()])
    return "".join("".join(line + "\n" for line in part) + "\n" for part in parts)
