#!/usr/bin/python3
"""pages.py SITE: writes the Markdown pages, and the files of the project to which they link.

The site has the folders of the project: docs/layouts.md is docs/layouts.html. A link to a header
leads to the reference of C, one to a message's file to that of the protocol; of any other file, or
folder, there is a page that shows it.
"""

import html
import pathlib
import re
import shutil
import sys

import markdown
from markdown.treeprocessors import Treeprocessor

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXTENSIONS = ["tables", "fenced_code", "toc", "sane_lists", "attr_list"]
PICTURES = {".svg", ".png", ".jpg", ".webp"}


def slug(text, separator):
    """The anchor of a heading, as GitHub makes it."""
    text = re.sub(r"[^\w\- ]", "", text.strip().lower())
    return text.replace(" ", separator)


class Links(Treeprocessor):
    """Leads the links of a page to pages of the site."""

    def __init__(self, md, site, path):
        super().__init__(md)
        self.site, self.path = site, path

    def run(self, root):
        for element in root.iter():
            for name in ("href", "src"):
                link = element.get(name)
                if link and not re.match(r"[a-z]+:|#|//", link):
                    element.set(name, self.site.link(link, self.path))


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.pages = {}  # the files of the site by the paths of what they show
        self.waiting = []

    def link(self, link, page):
        """A link of the page `page` of the project, as the site has it."""
        path, _, anchor = link.partition("#")
        target = (ROOT / page).parent / path
        target = pathlib.Path(target).resolve()
        if not target.is_relative_to(ROOT) or not target.exists():
            sys.exit("%s: %s leads nowhere" % (page, link))
        place = self.place(target.relative_to(ROOT))
        return frame.relative(place, self.of_markdown(page)) + ("#" + anchor if anchor else "")

    @staticmethod
    def of_markdown(path):
        return str(pathlib.Path(path).with_suffix(".html"))

    def place(self, path):
        """Where the site has a file or a folder of the project; asks for it to be written."""
        if path.match("include/jogakbo/*.h") or str(path) == "include/jogakbo.h":
            return "c/%s_8h.html" % path.stem.replace("_", "__")
        if path.match("proto/jogakbo/v1/*.proto"):
            return "protocol/%s.html" % path.stem
        if str(path) == "proto/jogakbo/v1":
            return "protocol/index.html"
        if path.suffix in PICTURES:
            place = str(path)
        elif path.suffix == ".md":
            place = self.of_markdown(path)
        else:
            place = "%s/index.html" % path if (ROOT / path).is_dir() else "%s.html" % path
        if path not in self.pages:
            self.pages[path] = place
            self.waiting.append(path)
        return place

    def write(self):
        """Writes what was asked for, and what that asks for."""
        while self.waiting:
            path = self.waiting.pop()
            place = self.pages[path]
            if path.suffix in PICTURES:
                (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / path, self.folder / place)
            elif path.suffix == ".md":
                frame.write(self.folder, place, *self.page(path))
            else:
                what = self.listing if (ROOT / path).is_dir() else self.source
                body = "<h1>%s</h1>\n%s" % (html.escape(str(path)), what(path, place))
                frame.write(self.folder, place, str(path), body)

    def page(self, path):
        """The title and the body of a Markdown page."""
        md = markdown.Markdown(
            extensions=EXTENSIONS, extension_configs={"toc": {"slugify": slug}}
        )
        md.treeprocessors.register(Links(md, self, str(path)), "links", 0)
        body = md.convert((ROOT / path).read_text(encoding="utf-8"))
        title = re.search(r"<h1[^>]*>(.*?)</h1>", body, re.S)
        title = html.unescape(re.sub("<[^>]*>", "", title.group(1))) if title else path.stem
        return title, body

    def source(self, path, place):
        """A file as it is; where it includes others of the project, with links to these."""

        def mark(match):
            for folder in (path.parent, pathlib.Path("include")):
                included = folder / match.group(2)
                if (ROOT / included).is_file():
                    link = frame.relative(self.place(included), place)
                    return '%s<a href="%s">%s</a>' % (match.group(1), link, match.group(2))
            return match.group()

        text = html.escape((ROOT / path).read_text(encoding="utf-8"), quote=False)
        text = re.sub(r'^(#include ["&<lt;]+)([\w./]+)', mark, text, flags=re.M)
        return "<pre>%s</pre>" % text

    def listing(self, path, place):
        rows = [
            '<li><a href="%s">%s</a></li>'
            % (frame.relative(self.place(path / each.name), place), html.escape(each.name))
            for each in sorted((ROOT / path).iterdir())
            if each.is_file() and not each.name.startswith(".") and each.suffix != ".pyc"
        ]
        return "<ul>%s</ul>" % "".join(rows)


def first_paragraph(path):
    """The first paragraph of a Markdown page, without its marks."""
    text = (ROOT / path).read_text(encoding="utf-8")
    for paragraph in text.split("\n\n")[1:]:
        if re.match(r"[A-Z`*\[]", paragraph):
            plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)
            plain = re.sub(r"[`*]", "", " ".join(plain.split()))
            return re.split(r"(?<=[.:]) ", plain)[0].rstrip(":.") + "."
    return ""


def title_of(path):
    lines = (ROOT / path).read_text(encoding="utf-8").split("\n")
    title = next((line[2:] for line in lines if line.startswith("# ")), pathlib.Path(path).stem)
    return re.sub(r"[`*]", "", title)


def cards(paths, site, are_told=True):
    """Links to pages, and what each begins with."""
    items = []
    for path in paths:
        text = html.escape(first_paragraph(path)) if are_told else ""
        told = "<p>%s</p>" % text if text else ""
        link = '<a href="%s">%s</a>' % (site.place(path), html.escape(title_of(path)))
        items.append("<li>%s%s</li>" % (link, told))
    return '<ul class="cards">%s</ul>' % "".join(items)


def listed(folder):
    """The pages of a folder but its README.md, in the order in which that leads to them."""
    readme = ROOT / folder / "README.md"
    text = readme.read_text(encoding="utf-8") if readme.exists() else ""
    order = re.findall(r"\]\(([\w\-]+\.md)", text)
    paths = [path for path in sorted((ROOT / folder).glob("*.md")) if path.name != "README.md"]
    paths.sort(key=lambda path: order.index(path.name) if path.name in order else len(order))
    return [path.relative_to(ROOT) for path in paths]


def index(site):
    """The page that leads to all others."""
    own, guide = listed("docs"), listed("docs/guide")
    reference = [
        ("C", "c/index.html", "Each header with its functions, structs and constants."),
        ("C++", "include/jogakbo.hpp.html", "The header that wraps those of C."),
        ("Swift", frame.SWIFT, "The engine, CollectionCore."),
        (
            "Protocol",
            "protocol/index.html",
            "Each operation with its request, its answer and its errors, and all messages.",
        ),
    ]
    site.place(pathlib.Path("include/jogakbo.hpp"))
    first = [pathlib.Path(name) for name in ("README.md", "docs/README.md", "docs/guide/README.md")]
    first = [path for path in first if (ROOT / path).exists()]
    last = [pathlib.Path(name) for name in ("CHANGELOG.md", "SECURITY.md", "CONTRIBUTING.md")]
    last = [path for path in last if (ROOT / path).exists()]
    links = "".join(
        '<li><a href="%s">%s</a><p>%s</p></li>' % (place, name, text)
        for name, place, text in reference
    )
    body = "<h1>Jogakbo</h1>\n%s\n<h2>Reference</h2>\n<ul class=cards>%s</ul>" % (
        cards(first, site),
        links,
    )
    if guide:
        body += "\n<h2>Guide</h2>\n" + cards(guide, site, are_told=False)
    body += "\n<h2>Pages</h2>\n%s\n<h2>The project</h2>\n%s" % (cards(own, site), cards(last, site))
    frame.write(site.folder, "index.html", "Contents", body)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "Scripts/docs/style.css", folder / "style.css")
    site = Site(folder)
    index(site)
    site.write()


if __name__ == "__main__":
    main()
