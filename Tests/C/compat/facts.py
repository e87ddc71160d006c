"""Writes two C files about a header: facts.c prints what hosts were compiled with, functions.c
declares each function once more.

    facts.py FOLDER OUT     FOLDER: where jogakbo.h is
"""

import pathlib
import re
import subprocess
import sys

folder, out = sys.argv[1], pathlib.Path(sys.argv[2])
header = subprocess.run(
    ["gcc", "-std=c99", "-E", "-P", f"-I{folder}", f"{folder}/jogakbo.h"],
    check=True, capture_output=True, text=True).stdout
header = header[header.index("uint32_t jgb_version"):]
sources = "".join(path.read_text() for path in sorted(pathlib.Path(folder).rglob("*.h")))

facts = []
for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (jgb_\w+);", header, re.S):
    grows = "size_t struct_size;" in body
    if not grows:
        facts.append((f"sizeof({name})", name))
    for field in re.split(r";", body):
        for declared in re.sub(r"\(\*(\w+)\)\s*\(.*", r"\1", field.strip(), flags=re.S).split(","):
            words = re.findall(r"\w+", re.sub(r"\[.*?\]", "", declared))
            # A field that was reserved may have a name by now; what stands behind it has its place.
            if words and words[-1] != "reserved":
                facts.append((f"offsetof({name}, {words[-1]})", f"{name}.{words[-1]}"))
for name in re.findall(r"\b(JGB_\w+) = ", header):
    facts.append((name, name))
for name in re.findall(r"^#define (JGB_\w+) [^{\\\n]+$", sources, re.M):
    if name != "JGB_VERSION_NUMBER":
        facts.append((name, name))

with open(out / "facts.c", "w") as file:
    file.write("#include <jogakbo.h>\n#include <stdio.h>\n\nint main(void)\n{\n")
    for expression, name in facts:
        file.write(f'    printf("%lld {name}\\n", (long long)({expression}));\n')
    file.write("    return 0;\n}\n")

functions = re.findall(r"[\w *]+?\bjgb_\w+\([^()]*\);", header)
with open(out / "functions.c", "w") as file:
    file.write("#include <jogakbo.h>\n\n" + "\n".join(functions) + "\n")
if len(functions) < 150:
    sys.exit(f"only {len(functions)} functions")
