"""The frame of the pages that are not made by Doxygen or DocC: head, links to the parts, body."""

import html
import os

# Without the name of a file: the page goes by its address, which only a server tells.
SWIFT = "swift/documentation/collectioncore/"

PARTS = [
    ("Contents", "index.html"),
    ("C", "c/index.html"),
    ("Swift", SWIFT),
    ("Protocol", "protocol/index.html"),
]

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} - Jogakbo</title>
<link rel="stylesheet" href="{style}">
</head>
<body>
<nav class="parts"><a class="name" href="{home}">Jogakbo</a> {parts}</nav>
<main>
{body}
</main>
</body>
</html>
"""


def relative(target, path):
    """A link from the page at `path` to `target`, both from the root of the site on."""
    link = os.path.relpath(target, os.path.dirname(path) or ".")
    return link + "/" if target.endswith("/") else link


def page(path, title, body):
    """The whole of the page at `path`."""
    parts = [
        '<a href="%s">%s</a>' % (relative(target, path), html.escape(name))
        for name, target in PARTS[1:]
    ]
    return PAGE.format(
        title=html.escape(title),
        style=relative("style.css", path),
        home=relative(PARTS[0][1], path),
        parts=" ".join(parts),
        body=body,
    )


def write(site, path, title, body):
    file = site / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(path, title, body), encoding="utf-8")
