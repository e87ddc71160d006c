"""What the C header declares, as the toolchain's clang reads it for WebAssembly."""
import json
import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TARGET = ["--target=wasm32-unknown-unknown", "-ffreestanding", "-std=c11", f"-I{ROOT}/include"]
HEADER = f"{ROOT}/include/jogakbo.h"


def clang(*arguments):
    folder = subprocess.run(
        [f"{ROOT}/Scripts/toolchain.sh"], check=True, capture_output=True, text=True)
    command = [f"{folder.stdout.strip()}/clang", *TARGET, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def compiled(lines):
    """The listing of a program that includes the header."""
    with tempfile.NamedTemporaryFile("w", suffix=".c") as source:
        source.write("\n".join(["#include <jogakbo.h>", *lines]) + "\n")
        source.flush()
        return clang("-S", "-o", "-", source.name)


class Header:
    """The structs, enumerations, functions and numbers of the header.

    structs: name -> list of (field, C type); enums: name -> list of (constant, number);
    functions: name -> (C type of the result, list of (parameter, C type)); numbers: the macros that
    come to a number; formulas: name -> (parameters, what they come to); opaque: the structs
    whose fields are private.
    """

    def __init__(self):
        tree = json.loads(clang("-fsyntax-only", "-Xclang", "-ast-dump=json", "-x", "c", HEADER))
        self.structs, self.enums, self.functions, self.callbacks = {}, {}, {}, {}
        declared = set()
        for node in tree["inner"]:
            name = node.get("name", "")
            if not name.startswith("jgb_"):
                continue
            parts = node.get("inner", [])
            if node["kind"] == "RecordDecl":
                declared.add(name)
                if node.get("completeDefinition"):
                    self.structs[name] = [
                        (field["name"], self.type_of(field)) for field in parts
                        if field["kind"] == "FieldDecl"]
            elif node["kind"] == "EnumDecl":
                self.enums[name] = self.constants(parts)
            elif node["kind"] == "FunctionDecl":
                result = node["type"]["qualType"].split("(")[0].strip()
                self.functions[name] = (result, [
                    (part["name"], self.type_of(part)) for part in parts
                    if part["kind"] == "ParmVarDecl"])
            elif node["kind"] == "TypedefDecl" and "(*)" in node["type"]["qualType"]:
                self.callbacks[name] = node["type"]["qualType"]
        self.opaque = declared - set(self.structs)
        self.numbers, self.formulas = self.macros()
        self.sizes, self.offsets = self.places()

    @staticmethod
    def type_of(node):
        return node["type"]["qualType"]

    @staticmethod
    def constants(parts):
        found, following = [], 0
        for part in parts:
            if part["kind"] != "EnumConstantDecl":
                continue
            if part.get("inner"):
                following = int(part["inner"][0]["value"])
            if not part["name"].endswith("_FORCE_32"):
                found.append((part["name"], following))
            following += 1
        return found

    @staticmethod
    def macros():
        names, formulas = [], {}
        # A number, or a sum of them; those of structs begin with a brace.
        number = re.compile(r"#define (JGB_\w+) (?!\{|\(\(size_t\))(.+)$")
        formula = re.compile(r"#define (JGB_\w+)\(([\w, ]+)\) (\(.*\))$")
        for line in clang("-dM", "-E", "-x", "c", HEADER).splitlines():
            if found := formula.match(line):
                formulas[found[1]] = found[2], found[3].replace("(uint32_t)", "")
            elif found := number.match(line):
                names.append(found[1])
        return Header.values(sorted(names)), dict(sorted(formulas.items()))

    @staticmethod
    def values(names):
        """What macros that stand for a number come to, as compiled."""
        listing = compiled([f"unsigned long long n{place} = {name};"
                            for place, name in enumerate(names)])
        found = {}
        for place, name in enumerate(names):
            label = re.search(rf"^n{place}:\n\s+\.int64\s+(\d+)", listing, re.MULTILINE)
            found[name] = int(label[1])
        return found

    def places(self):
        """The size of each struct, and the offset of each field, as compiled."""
        lines, names = ["#include <stddef.h>"], []
        for struct, fields in self.structs.items():
            names.append((struct, None))
            lines.append(f"char p{len(names)}[sizeof({struct})];")
            for field, _ in fields:
                names.append((struct, field))
                lines.append(f"char p{len(names)}[offsetof({struct}, {field}) + 1];")
        listing = compiled(lines)
        found = re.findall(r"\.size\s+p(\d+), (\d+)", listing)
        sizes, offsets = {}, {}
        for number, size in found:
            struct, field = names[int(number) - 1]
            if field is None:
                sizes[struct] = int(size)
            else:
                offsets[struct, field] = int(size) - 1
        return sizes, offsets
