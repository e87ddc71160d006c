"""The declarations for TypeScript."""
from shapes import HANDLES, pascal

PLAIN = {"u8": "number", "u16": "number", "u32": "number", "i32": "number", "f32": "number",
         "f64": "number", "u64": "number", "i64": "number", "ms": "number", "id": "bigint",
         "bool": "boolean", "text": "string", "void": "void", "status": "void",
         "context": "unknown"}
COLUMNS = {"u8": "Uint8Array", "u16": "Uint16Array", "u32": "Uint32Array", "i32": "Int32Array",
           "f32": "Float32Array", "f64": "Float64Array", "id": "BigUint64Array",
           "bool": "Uint8Array"}


class Types:
    def __init__(self, header, shapes):
        self.header, self.shapes = header, shapes

    def given(self, code, ctype="", is_array=True):
        """The type of what a caller gives. Fields that are left out have their defaults."""
        if ctype in self.header.enums:
            return pascal(ctype)
        if code.startswith("f64x"):
            return "ArrayLike<number>"
        if code == "*text":
            return "readonly string[]"
        if code[0] == "." or code[0] == "=":
            return code[1:]
        if code[0] == "@":
            return code[1:]
        if code[0] == "&":
            return self.function(code[1:])
        if code[0] == "*" and code[1].isupper():
            return f"readonly {code[1:]}[]" if is_array else code[1:]
        if code[0] == "*":
            kind = "bigint" if code == "*id" else "number"
            return f"{COLUMNS[code[1:]]} | readonly {kind}[]"
        if code == "id":
            return "bigint | number"
        if code == "bool":
            return "boolean | number"
        return PLAIN[code]

    def returned(self, code, ctype=""):
        """The type of what a function returns; all fields are there."""
        is_list = code.endswith("]")
        code = code.removesuffix("[]").removesuffix("[=]")
        if ctype in self.header.enums:
            return pascal(ctype)
        if is_list:
            return f"Required<{code[1:]}>[]" if code[1].isupper() else COLUMNS[code[1:]]
        if code[0] == ".":
            return "ShownFrame" if code == ".DisplayFrame" else f"Required<{code[1:]}>"
        if code[0] == "@":
            return code[1:]
        return PLAIN[code]

    def function(self, name):
        result, *codes = self.shapes.callbacks[name]
        arguments = []
        given = "boolean | number" if result == "u32" else self.given(result)
        for place, code in enumerate(codes):
            if code == ">bool":
                given = "boolean"
            if code in ("context", "#", ">bool"):
                continue
            base = code.lstrip("=.*").removesuffix("[]")
            kind = (f"Required<{base}>" if base[0].isupper() and code[0] != "@" else
                    COLUMNS[base] if code[0] == "*" else self.returned(code))
            arguments.append(f"a{place}: {kind}{'[]' if code.endswith('[]') else ''}")
        return f"(({', '.join(arguments)}) => {given})"


def declarations(header, shapes, note):
    types = Types(header, shapes)
    lines = [note, "import type { DisplayFrame as ShownFrame, Handle } from './jogakbo.js'", ""]
    for name, number in shapes.numbers():
        lines.append(f"export declare const {name}: {number}")
    for name, (parameters, _) in header.formulas.items():
        given = ", ".join(f"{parameter.strip()}: number" for parameter in parameters.split(","))
        lines.append(f"export declare function {name.removeprefix('JGB_')}({given}): number")
    lines.append("")
    for name, pairs in header.enums.items():
        numbers = " | ".join(str(number) for _, number in pairs)
        lines.append(f"/** {', '.join(constant.removeprefix('JGB_') for constant, _ in pairs)} */")
        lines.append(f"export type {pascal(name)} = {numbers}")
    for name, fields in header.structs.items():
        struct = shapes.struct(name)
        ctypes = [ctype for field, ctype in fields if field not in ("struct_size", "reserved")]
        counted = {array for arrays in struct.counts.values() for array in arrays}
        lines += ["", f"export interface {struct.name} {{"]
        for (field, _, code), ctype in zip(struct.fields, ctypes):
            if code == "context" or field in struct.counts and field != "itemCount":
                continue
            # What is left out is 0, or the default; points and the like are given whole.
            is_small = not struct.grows and len(struct.fields) <= 4
            optional = "" if is_small and field not in counted else "?"
            given = types.given(code, ctype, field in counted)
            null = " | null" if code[0] in "*@&" and not optional == "" else ""
            lines.append(f"  {field}{optional}: {given}{null}")
        lines.append("}")
    for owner, functions in shapes.functions().items():
        lines += ["", f"export interface {owner if owner != 'library' else 'Library'}Methods {{"]
        for method, name, parameters in functions:
            lines.append(f"  {signature(types, header, method, name, parameters)}")
        lines.append("}")
    lines.append("")
    for handle in HANDLES.values():
        base = "Handle" if handle not in ("LayoutContext", "LayoutSink") else ""
        extends = f" extends Handle, {handle}Methods" if base else f" extends {handle}Methods"
        lines.append(f"export interface {handle}{extends} {{}}")
    return "\n".join(lines) + "\n"


def signature(types, header, method, name, parameters):
    ctypes = dict(header.functions[name][1])
    given, results = [], []
    for place, (parameter, code) in enumerate(parameters):
        ctype = next((ctype for cname, ctype in ctypes.items()
                      if cname.removeprefix("out_").removesuffix("_ns").replace("_", "") ==
                      parameter.lower()), "")
        if code[0] in "><":
            results.append((parameter, types.returned(code[1:], ctype.removesuffix(" *"))))
        elif code not in ("#", "context"):
            # Names of lists are plurals: the one state of a view is none.
            is_array = parameter.endswith("s") and any(
                later == "#" for _, later in parameters[place + 1:]) and \
                next((later for _, later in parameters[place + 1:]
                      if not later.startswith(("*", "text"))), "") == "#"
            if code == "*id" and parameter in ("section", "parent"):
                code = "id"  # one identifier, or none
                null = " | null"
            else:
                null = " | null" if code[0] == "*" else ""
            may_miss = null or parameter in ("tag", "flags", "isAnimated")
            given.append((parameter, types.given(code, ctype, is_array) + null, may_miss))
    # What may be null may be left out at the end.
    arguments = []
    for place, (parameter, kind, _) in enumerate(given):
        is_optional = all(may_miss for _, _, may_miss in given[place:])
        arguments.append(f"{parameter}{'?' if is_optional else ''}: {kind}")
    if not results:
        result = "void"
    elif len(results) == 1:
        result = results[0][1]
    else:
        result = "{ " + "; ".join(f"{field}: {kind}" for field, kind in results) + " }"
    return f"{method}({', '.join(arguments)}): {result}"
