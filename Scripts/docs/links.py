#!/usr/bin/python3
"""links.py SITE [FOLDER...]: checks that every link within a site leads to a file, and to a place
in it. Links into the folders that are named, which are not made yet, are not followed.

Pages of DocC are made in the browser out of JSON: their links are those of the JSON files. Links
to other sites are not followed. Prints each link that leads nowhere, and fails if there is one.
"""

import html.parser
import json
import pathlib
import sys
import urllib.parse

SWIFT = "swift"


class Page(html.parser.HTMLParser):
    """The links of a page, and the places to which links may lead."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.links, self.places = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value and tag != "base":
                self.links.append(value)
            if name == "id" or (name == "name" and tag == "a"):
                self.places.add(value)


def is_of_site(link):
    return not urllib.parse.urlsplit(link).scheme and not link.startswith("//")


def check_pages(site, unmade):
    """The links of HTML pages, but for those of DocC, that lead nowhere."""
    pages = {}
    for path in sorted(site.rglob("*.html")):
        if path.relative_to(site).parts[0] != SWIFT:
            pages[path] = Page(path.read_text(encoding="utf-8", errors="replace"))
    for path, page in pages.items():
        for link in page.links:
            if not is_of_site(link):
                continue
            parts = urllib.parse.urlsplit(link)
            name = urllib.parse.unquote(parts.path)
            target = (path.parent / name).resolve() if name else path
            if any(target.is_relative_to(folder) for folder in unmade):
                continue
            if target.is_dir():
                target = target / "index.html"
            if not target.is_file():
                yield path, link, "there is no such file"
            elif parts.fragment and target in pages:
                if urllib.parse.unquote(parts.fragment) not in pages[target].places:
                    yield path, link, "the file has no such place"
    if not pages:
        yield site, "", "there are no pages"


def check_swift(site):
    """The references of DocC's JSON files that lead to no page of its own."""
    data = site / SWIFT / "data"
    for path in sorted(data.rglob("*.json")):
        references = json.loads(path.read_text(encoding="utf-8")).get("references", {})
        for reference in references.values():
            url = reference.get("url", "")
            if not url.startswith("/documentation/"):
                continue
            target = data / (url.partition("#")[0].strip("/") + ".json")
            if not target.is_file():
                yield path, url, "there is no such file"


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    unmade = [site / name for name in sys.argv[2:]]
    dead = list(check_pages(site, unmade)) + list(check_swift(site))
    for path, link, reason in dead:
        print("%s: %s: %s" % (path.relative_to(site), link, reason))
    if dead:
        sys.exit("links.py: %d dead links" % len(dead))
    print("no dead links in %s" % site.name)


if __name__ == "__main__":
    main()
