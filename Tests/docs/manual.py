"""Checks the manual pages of section 3 against the headers, which are read here in another way."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECTIONS = ["NAME", "LIBRARY", "SYNOPSIS", "DESCRIPTION", "SEE ALSO"]

PROTOTYPE = re.compile(r"^\w[\w \*\n]*?\b(jgb_\w+)\(((?:[^()]|\([^()]*\))*)\);", re.M)

failures = []


def check(holds, text):
    if not holds:
        failures.append(text)


def declared():
    """The functions of the headers: the names of their arguments by name."""
    functions = {}
    for path in sorted((ROOT / "include/jogakbo").glob("*.h")):
        code = re.sub(r"/\*.*?\*/", " ", path.read_text(encoding="utf-8"), flags=re.S)
        # What is within braces declares no function, but for those of extern "C".
        code = re.sub(r'extern "C" \{', "", code)
        code = re.sub(r"\{[^{}]*\}", "", code)
        for match in PROTOTYPE.finditer(code):
            text = re.sub(r"\(\*(\w+)\)\([^()]*\)", r"\1", " ".join(match.group(2).split()))
            names = [part.split()[-1].lstrip("*") for part in text.split(",") if part != "void"]
            functions[match.group(1)] = names
    return functions


def types():
    text = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "include/jogakbo").glob("*.h")
    )
    return set(re.findall(r"^typedef (?:struct|enum) (jgb_\w+)", text, re.M))


def sections(text):
    """The text of each section, without the marks of fonts."""
    plain = re.sub(r"\\f[BIRP]", "", text)
    parts = re.split(r"^\.SH (.*)$", plain, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def check_function(folder, name, arguments):
    path = folder / (name + ".3")
    if not path.exists():
        failures.append("%s has no page" % name)
        return
    text = path.read_text(encoding="utf-8")
    found = sections(text)
    for section in SECTIONS:
        check(found.get(section, "").strip(), "%s: no %s" % (path.name, section))
    names = found["NAME"].split(" \\- ")[0].replace("\n", "").split(", ")
    check(name in names, "%s: not in NAME" % name)
    check(name + "(" in found["SYNOPSIS"], "%s: no prototype" % name)
    entries = re.findall(r"^\.TP\n(\w+)\n(.+)", found.get("ARGUMENTS", ""), re.M)
    told = {entry: line for entry, line in entries if not line.startswith(".")}
    for argument in arguments:
        check(argument in told, "%s: nothing is said of %s" % (path.name, argument))
    leaning = re.search(r"\bas above\b|\bthe functions? (above|below)\b", found["DESCRIPTION"])
    check(not leaning, "%s: leans on another comment" % path.name)


def main():
    folder = pathlib.Path(sys.argv[1])
    functions = declared()
    check(len(functions) > 250, "only %d functions are found" % len(functions))
    for name, arguments in functions.items():
        check_function(folder, name, arguments)
    for name in types():
        check((folder / (name + ".3")).exists(), "%s has no page" % name)
    pages = {path.stem for path in folder.glob("*.3")}
    for path in (ROOT / "include/jogakbo").glob("*.h"):
        check("libjogakbo-" + path.stem in pages, "%s has no page" % path.name)
    overview = (folder / "libjogakbo.3").read_text(encoding="utf-8")
    for name in [*functions, "jogakbo"]:
        check(re.search(r"^\.BR %s \(" % name, overview, re.M), "libjogakbo.3 has no %s" % name)
    for path in folder.glob("*.3"):
        for name in re.findall(r"^\.BR (\S+) \(3\)", path.read_text(encoding="utf-8"), re.M):
            check(name in pages, "%s: there is no %s(3)" % (path.name, name))
    for text in failures[:40]:
        print("FAILED: " + text)
    if failures:
        sys.exit("%d failures" % len(failures))
    print("%d pages for %d functions" % (len(pages), len(functions)))


main()
