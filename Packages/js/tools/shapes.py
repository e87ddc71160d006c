"""What C types are in JavaScript.

Each value has a code. `u8 u16 u32 i32 f32 f64` are numbers, `u64` and `i64` numbers of 64 bits,
`ms` milliseconds (nanoseconds in C), `id` an identifier (a bigint), `bool` a flag, `text` a string.
`.Rect` is a struct, `*Rect` a pointer to one or to several, `*f32` a column, `@View` a handle,
`&name` a callback, `f64x16` an array of a fixed length, `#` the number of entries of the arrays
before it, `context` what a callback gets back. `>` begins what a function writes, and `<` what it
returns beside that.
"""
import re
from dataclasses import dataclass

HANDLES = {"jgb_view": "View", "jgb_layout": "Layout", "jgb_snapshot": "Snapshot",
           "jgb_section_snapshot": "SectionSnapshot", "jgb_layout_context": "LayoutContext",
           "jgb_layout_sink": "LayoutSink"}
SCALARS = {"uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32", "int32_t": "i32",
           "float": "f32", "double": "f64", "uint64_t": "u64", "int64_t": "i64", "size_t": "u32"}
IDENTIFIERS = {"item", "section", "parent", "other_item", "other_section", "identifier", "host_tag",
               "items", "sections", "identifiers"}
FLAG = re.compile(
    r"(?:out_)?(?:is|has|are|allows|contains|performs|keeps|includes|bounces|always|wraps|remembers"
    r"|toggles|rotates|flips|scrolls|smooths|delays|can|stops|extends|pin|items_fill"
    r"|section_headers_pin|section_footers_pin|supplementaries_ignore)(?:_|$)")


def camel(name):
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(name):
    return "".join(word.capitalize() for word in name.removeprefix("jgb_").split("_"))


def plain(name):
    """The name of a field or an argument: a unit that JavaScript does not have is left out."""
    return camel(name.removesuffix("_ns").removeprefix("out_"))


@dataclass
class Struct:
    name: str
    size: int
    grows: bool
    fields: list
    counts: dict


class Shapes:
    def __init__(self, header):
        self.header = header
        self.callbacks = {}

    def scalar(self, name, ctype):
        if ctype in self.header.enums:
            return "u32"
        code = SCALARS.get(ctype)
        if code == "u64" and name.endswith("_ns"):
            return "ms"
        if code == "u64" and name.removeprefix("out_") in IDENTIFIERS:
            return "id"
        if code == "u32" and ctype == "uint32_t" and FLAG.match(name):
            return "bool"
        return code

    def code(self, name, ctype, owner=""):
        """The code of a field, or of an argument that goes in."""
        fixed = re.fullmatch(r"double\[(\d+)\]", ctype)
        if fixed:
            return f"f64x{fixed[1]}"
        if "(*)" in ctype or ctype in self.header.callbacks:
            return "&" + self.callback(name, self.header.callbacks.get(ctype, ctype), owner)
        if ctype == "void *":
            return "context"
        if ctype == "const char *":
            return "text"
        if ctype == "const char *const *":
            return "*text"
        if ctype.endswith("*"):
            base = ctype.removeprefix("const ").removesuffix("*").strip()
            if base in HANDLES:
                return "@" + HANDLES[base]
            if base in self.header.structs:
                return "*" + pascal(base)
            return "*id" if base == "uint64_t" else "*" + self.scalar(name, base)
        if ctype in self.header.structs:
            return "." + pascal(ctype)
        return self.scalar(name, ctype)

    def callback(self, name, ctype, owner):
        """Keeps the signature of a callback, and returns its name."""
        key = camel(f"{owner}_{name}" if owner else name)
        result, arguments = re.fullmatch(r"(.*?) ?\(\*\)\((.*)\)", ctype).groups()
        codes = []
        arguments = arguments.split(", ")
        for place, argument in enumerate(arguments):
            base = argument.removesuffix("*").strip()
            if argument == "size_t":
                codes.append("#")
                continue
            if argument.endswith("*") and base in self.header.structs:
                code = "=" + pascal(base)  # changed in place
            elif argument == "uint32_t *" and result == "jgb_status":
                code = ">bool"
            else:
                code = self.code("", argument)
            codes.append(code + ("[]" if arguments[place + 1:place + 2] == ["size_t"] else ""))
        results = {"void": "void", "jgb_status": "status"}
        self.callbacks[key] = [results.get(result) or self.code("", result), *codes]
        return key

    def struct(self, name):
        fields, counts = [], {}
        declared = self.header.structs[name]
        for place, (field, ctype) in enumerate(declared):
            if field in ("struct_size", "reserved"):
                continue
            code = self.code(field, ctype, name.removeprefix("jgb_"))
            fields.append((plain(field), self.header.offsets[name, field], code))
            if ctype == "size_t":
                arrays = self.arrays(declared, place)
                if arrays:
                    counts[plain(field)] = [plain(array) for array in arrays]
        grows = declared[0] == ("struct_size", "size_t")
        return Struct(pascal(name), self.header.sizes[name], grows, fields, counts)

    def arrays(self, fields, place):
        """The arrays whose entries a field counts: the one before it, or all those after it."""
        if fields[place][0] == "place_count":
            return []
        before = fields[place - 1] if place > 0 else ("", "")
        is_array = before[1].startswith("const ") and before[1].endswith("*")
        if is_array and fields[place][0] != "item_count" or before[0] == "items":
            return [before[0]]
        after = [field for field, ctype in fields[place + 1:]
                 if ctype.startswith("const ") and ctype.endswith("*")]
        if fields[place][0] == "section_count":
            return after[:1]
        return after

    def parameters(self, parameters):
        codes, arrays = [], 0
        place = 0
        while place < len(parameters):
            name, ctype = parameters[place]
            following = parameters[place + 1] if place + 1 < len(parameters) else ("", "")
            place += 1
            if name.startswith("out_") and ctype.endswith("**"):
                code = ">" + self.code(name, ctype.removesuffix("*"))
                if following == ("out_count", "size_t *"):
                    code += "[]"
                    place += 1
                codes.append((plain(name), code))
            elif name.startswith("out_") and ctype.endswith("*"):
                base = ctype.removesuffix("*").strip()
                is_counted = ("count", "size_t") in parameters[:place]
                # As many as are asked for.
                code = "*" + self.code(name, base).lstrip(".") + "[=]" if is_counted else \
                    self.code(name, base)
                codes.append((plain(name), ">" + code))
            elif ctype == "size_t" and arrays and (
                    name in ("count", "length") or name.endswith(("_count", "_size"))):
                codes.append((plain(name), "#"))
                arrays = 0
            else:
                code = self.code(name, ctype)
                arrays = arrays + 1 if ctype.startswith("const ") and code[0] in "*t" else 0
                codes.append((plain(name), code))
        return codes

    def functions(self):
        """Functions by the class whose methods they are."""
        owners = {owner: [] for owner in ("library", *HANDLES.values())}
        for name, (result, parameters) in self.header.functions.items():
            if name.endswith(("_init", "_destroy", "_last_error")) or name in (
                    "jgb_version", "jgb_status_name", "jgb_set_out_of_memory_handler",
                    "jgb_refuse_count"):
                continue
            handle = next((handle for handle in sorted(HANDLES, key=len, reverse=True)
                           if name.startswith(handle + "_")), None)
            first = parameters[0][1].removeprefix("const ").removesuffix(" *")
            if handle is not None and first == handle:
                method, owner = camel(name.removeprefix(handle + "_")), HANDLES[handle]
                codes = self.parameters(parameters[1:])
            else:
                verb = re.fullmatch(r"jgb_(\w+?)_create(?:_(\w+))?", name)
                made = {"layout": f"{verb[2]}_layout"}.get(verb[1], "_".join(
                    part for part in (verb[1], verb[2]) if part))
                method, owner = camel(f"create_{made}"), "library"
                codes = self.parameters(parameters)
            if result != "jgb_status":
                codes.append(("result", "<" + self.code("", result)))
            owners[owner].append((method, name, codes))
        return owners

    def numbers(self):
        """The constants of enumerations, and macros that stand for a number."""
        numbers = [pair for pairs in self.header.enums.values() for pair in pairs]
        numbers += [(name, number) for name, number in self.header.numbers.items()
                    if name not in ("JGB_NUL_TERMINATED",)]
        return [(name.removeprefix("JGB_"), number) for name, number in numbers]
