#!/bin/bash
# run.sh: makes the manual pages of section 3 and the pages that are made of the messages and of
# Markdown, and checks them: formatters find nothing wrong, each function and each argument is told,
# each operation has its answer, no link leads nowhere.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=.build/test-docs
rm -rf "$folder"
mkdir -p "$folder/man"

Scripts/docs/manual.py "$folder/man/man3" 1.2.3
/usr/bin/python3 Tests/docs/manual.py "$folder/man/man3"
pages=$(find "$folder/man/man3" -type f)
if command -v mandoc >/dev/null; then
    # Pages have no date: the same sources give the same pages.
    # shellcheck disable=SC2086
    mandoc -T lint -W warning $pages docs/man/*.[1-9] 2>&1 | grep -v 'missing date' \
        >"$folder/mandoc.txt" || true
    [ ! -s "$folder/mandoc.txt" ] || { head "$folder/mandoc.txt"; exit 1; }
fi
if command -v groff >/dev/null; then
    # shellcheck disable=SC2086
    groff -ww -man -Tutf8 -z $pages 2>"$folder/groff.txt"
    [ ! -s "$folder/groff.txt" ] || { head "$folder/groff.txt"; exit 1; }
fi
if command -v man >/dev/null; then
    man -M "$folder/man" 3 jgb_view_delete_items | grep -q jgb_view_insert_items
    man -M "$folder/man" 3 jgb_display_frame_request | grep -q adjusted_sequence
fi
Scripts/docs/protocol.py "$folder/site"
if /usr/bin/python3 -c 'import markdown' 2>/dev/null; then
    Scripts/docs/pages.py "$folder/site"
    # The references of C and Swift are not made here.
    Scripts/docs/links.py "$folder/site" c swift
else
    echo "no python3-markdown here: the pages are not made; make test-docs installs it"
fi
/usr/bin/python3 Tests/docs/site.py "$folder/site"
echo "docs passed"
