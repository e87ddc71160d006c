#!/usr/bin/env python3
"""build.py SITE [PEERS]: makes the pages of the gallery of page.html and of what is in pages.

Each page shows its code: the file that it runs. PEERS is a folder node_modules: a list of
@tanstack/virtual-core stands beside the first page's if it is there."""
import html
import json
import re
import shutil
import string
import sys
from pathlib import Path
from urllib.parse import quote

here = Path(__file__).parent
names = {
    "index": "A million rows", "layouts": "Layouts", "chat": "Chat", "photos": "Photo wall",
    "board": "Board", "tree": "Tree", "table": "Table", "carousels": "Carousels",
    "keyboard": "Keyboard",
}
lines_max = 40

# Where the names of the package are in the site. A bundler knows them by itself.
package = {
    "jogakbo": "./jogakbo/src/jogakbo.js", "jogakbo/binder": "./jogakbo/src/binder.js",
    "jogakbo/parts": "./jogakbo/src/parts.js",
}

# A wrapping cloth, pieced together from scraps.
patches = "".join(
    f'<path d="{path}" fill="{fill}"/>' for path, fill in [
        ("M0 0H18V13H0z", "#c8553d"), ("M18 0H32V9H18z", "#e3b04b"), ("M18 9H32V22H18z", "#3f5a8a"),
        ("M0 13H11V32H0z", "#7fa6a0"), ("M11 13H18V32H11z", "#f1dfbf"),
        ("M18 22H32V32H18z", "#7d4e78"),
    ])
icon = "data:image/svg+xml," + quote(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{patches}</svg>')

token = re.compile(
    r"(?P<note>//[^\n]*)|(?P<text>`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*')"
    r"|(?P<word>(?<![.\w])(?:import|from|export|const|let|new|await|async|function|return|if|else"
    r"|for|of|in|while|true|false|null|class|extends|static|this)\b)"
    r"|(?P<number>\b\d[\d_.]*n?\b)", re.S)


def coloured(code):
    """HTML of code in JavaScript: comments, strings, words and numbers are marked."""
    parts, last = [], 0
    for found in token.finditer(code):
        parts += [html.escape(code[last:found.start()], quote=False),
                  f'<i class={found.lastgroup}>{html.escape(found.group(), quote=False)}</i>']
        last = found.end()
    return "".join(parts) + html.escape(code[last:], quote=False)


def modules(site, path, found):
    """The modules that one imports, and those that they import, as paths in the site."""
    for other in re.findall(r"""(?:from|import) '([^']*)'""", path.read_text()):
        target = (site / package[other] if other in package else path.parent / other).resolve()
        if target not in found:
            found.append(target)
            modules(site, target, found)
    return found


def page(name, site, template, with_peers):
    title, lead, body = (here / f"pages/{name}.html").read_text().split("\n", 2)
    code = (here / f"{name}.js").read_text()
    if code.count("\n") > lines_max:
        sys.exit(f"{name}.js: more than {lines_max} lines")
    navigation = "\n".join(
        f'      <li><a href={other}.html{" aria-current=page" if other == name else ""}>{text}</a>'
        for other, text in names.items())
    kept, other = ("peers", "no-peers") if with_peers else ("no-peers", "peers")
    body = re.sub(rf"<!-- {other} -->.*?<!-- end -->\n", "", body, flags=re.S)
    body = re.sub(rf"<!-- {kept} -->\n(.*?)<!-- end -->\n", r"\1", body, flags=re.S)
    # The browser need not read one module to know of the next.
    preloads = "\n".join(
        f"<link rel=modulepreload href={target.relative_to(site.resolve())}>"
        for target in modules(site, site / f"{name}.js", []))
    return template.substitute(
        name=name, importmap=json.dumps({"imports": package}), preloads=preloads, title=title,
        lead=lead, body=body.rstrip(), navigation=navigation, icon=icon, patches=patches,
        code=coloured(code.rstrip()))


def main():
    site, peers = Path(sys.argv[1]), sys.argv[2:] and Path(sys.argv[2])
    template = string.Template((here / "page.html").read_text())
    core = peers and peers / "@tanstack/virtual-core/dist/esm"
    with_peers = bool(core) and core.is_dir()
    if with_peers:
        shutil.copytree(core, site / "virtual-core")
    for source in [*here.glob("*.js"), here / "style.css"]:
        shutil.copy(source, site)
    for name in names:
        (site / f"{name}.html").write_text(page(name, site, template, with_peers))


main()
