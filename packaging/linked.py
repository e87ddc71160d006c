#!/usr/bin/env python3
"""linked.py PAGE...: prints the files of the repository to which Markdown pages link, one on each
line: also those of the pages that are linked, and all files of folders. Fails for a link that leads
nowhere."""

import os
import re
import sys

LINK = re.compile(r'\]\(([^)#\s]+)(?:#[^)]*)?\)')


def files(path):
    """The file, or the files of the folder."""
    if os.path.isfile(path):
        return [path]
    return [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names]


def links(page):
    """The places of the repository to which a page links."""
    with open(page, encoding='utf-8') as text:
        targets = LINK.findall(text.read())
    folder = os.path.dirname(page)
    return [os.path.normpath(os.path.join(folder, target)) for target in targets
            if not re.match(r'[a-z]+:', target)]


def main(pages):
    found, waiting = set(pages), [page for page in pages if page.endswith('.md')]
    while waiting:
        page = waiting.pop()
        for place in links(page):
            if not os.path.exists(place):
                sys.exit(f'{page} links to {place}, which does not exist')
            new = [file for file in files(place) if file not in found]
            found.update(new)
            waiting += [file for file in new if file.endswith('.md')]
    print('\n'.join(sorted(found - set(pages))))


if __name__ == '__main__':
    main([os.path.normpath(page) for page in sys.argv[1:]])
