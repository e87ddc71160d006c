"""Checks the pages of the protocol against the messages, and the check of links by dead links."""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINKS = ROOT / "Scripts/docs/links.py"

failures = []


def check(holds, text):
    if not holds:
        failures.append(text)


def choices(name, message):
    """The names and numbers of the fields of a oneof."""
    text = (ROOT / "proto/jogakbo/v1/collection_view.proto").read_text(encoding="utf-8")
    body = re.search(r"^message %s \{.*?^\}" % message, text, re.M | re.S).group()
    block = re.search(r"oneof %s \{(.*?)\n  \}" % name, body, re.S).group(1)
    return dict(re.findall(r"^ +\w+ (\w+) = (\d+);", block, re.M))


def check_operations(site):
    operations, results = choices("operation", "Request"), choices("result", "Response")
    check(len(operations) > 100 and len(results) > 30, "the messages are not found")
    index = (site / "protocol/index.html").read_text(encoding="utf-8")
    rows = re.findall(r"<tr><td class=number>(\d+)</td>(.*?)</tr>", index)
    told, answers = {}, set()
    for number, row in rows:
        link, name = re.search(r'href="([^"]*)"><code>(\w+)</code>', row).groups()
        told[name] = number
        cells = re.findall(r"<td>(.*?)</td>", row)
        found = re.findall(r"<code>(\w+)</code>", cells[1])
        answers.update(found)
        check(cells[2].strip(), "%s: nothing says what it does" % name)
        page, _, place = link.partition("#")
        text = (site / "protocol" / page).read_text(encoding="utf-8")
        section = text.partition('id="%s"' % place)[2].partition("<h3")[0]
        check("<th>request</th>" in section, "%s: no request" % name)
        for answer in found:
            check("<code>%s</code>" % answer in section, "%s: no %s" % (name, answer))
    check(told == operations, "other operations: %s" % (set(told) ^ set(operations)))
    check(answers == set(results), "other results: %s" % (answers ^ set(results)))


def check_messages(site):
    pages = "".join(
        path.read_text(encoding="utf-8") for path in (site / "protocol").glob("*.html")
    )
    for path in (ROOT / "proto/jogakbo/v1").glob("*.proto"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^(?:message|enum) (\w+)", text, re.M):
            check(pages.count('id="%s"' % name) == 1, "%s is not told once" % name)


def check_links():
    """The check of links finds each kind of dead link, and nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder)
        (site / "other.html").write_text('<p id="here"></p>', encoding="utf-8")
        good = '<a href="other.html#here">x</a><a href="https://nowhere.invalid/">x</a>'
        for dead in ("", "gone.html", "other.html#gone", "#gone", "gone/"):
            link = '<a href="%s">x</a>' % dead if dead else ""
            (site / "index.html").write_text(good + link, encoding="utf-8")
            done = subprocess.run([LINKS, site], capture_output=True, text=True, check=False)
            check((done.returncode != 0) == bool(dead), "the link %r: %s" % (dead, done))
            check(not dead or dead in done.stdout, "%r is not named" % dead)


def main():
    site = pathlib.Path(sys.argv[1])
    check_operations(site)
    check_messages(site)
    check_links()
    for text in failures[:40]:
        print("FAILED: " + text)
    if failures:
        sys.exit("%d failures" % len(failures))
    print("each operation and message is told, each dead link is found")


main()
