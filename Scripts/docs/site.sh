#!/bin/bash
# site.sh: makes the reference in .build/docs out of the headers, the Swift module of a release
# build, the messages and the Markdown pages, and checks its links. DOCS_PATH=/folder is where a
# server will have it, for the pages of Swift, which need one; nothing for its root.
set -euo pipefail
cd "$(dirname "$0")/../.."

site=.build/docs
work=.build/docs-work
modules=.build/release/Modules
theme=/usr/share/doxygen-awesome-css
version=$(make -s version)
rm -rf "$site" "$work"
mkdir -p "$site" "$work"

echo "C: Doxygen"
doxygen -l "$work/layout.xml"
# A tab that leads to the index; what a header is about stands before what it declares.
sed -i -e 's|<navindex>|<navindex><tab type="user" url="../index.html" title="Contents"/>|' \
    -e '/<file>/,/<\/file>/{/<detaileddescription/d
        s|<briefdescription visible="yes"/>|<detaileddescription title=""/>|}' "$work/layout.xml"
{
    cat Scripts/docs/Doxyfile
    echo "PROJECT_NUMBER = $version"
    echo "OUTPUT_DIRECTORY = $site"
    echo "LAYOUT_FILE = $work/layout.xml"
    echo "GENERATE_TAGFILE = $work/c.tag"
    echo "WARN_LOGFILE = $work/doxygen.log"
    [ ! -f "$theme/doxygen-awesome.css" ] ||
        echo "HTML_EXTRA_STYLESHEET = $theme/doxygen-awesome.css"
} >"$work/Doxyfile"
doxygen "$work/Doxyfile"
if [ -s "$work/doxygen.log" ]; then
    cat "$work/doxygen.log" >&2
    exit 1
fi

echo "Protocol and pages"
Scripts/docs/protocol.py "$site" "$work/c.tag"
Scripts/docs/pages.py "$site"

echo "Swift: DocC"
mkdir -p "$work/symbols"
swift symbolgraph-extract -module-name CollectionCore -minimum-access-level public \
    -I "$modules" -I Sources/CLibM/include -target "$(uname -m)-unknown-linux-gnu" \
    -output-dir "$work/symbols"
docc convert Scripts/docs/Jogakbo.docc --additional-symbol-graph-dir "$work/symbols" \
    --fallback-display-name CollectionCore --fallback-bundle-identifier jogakbo \
    --transform-for-static-hosting --hosting-base-path "${DOCS_PATH:-}/swift" \
    --output-path "$work/swift" >"$work/docc.log" 2>&1 || {
    tail "$work/docc.log" >&2
    exit 1
}
cp -r "$work/swift" "$site/swift"

Scripts/docs/links.py "$site"
echo "$site/index.html; the pages of Swift need a server:"
echo "    python3 -m http.server --directory $site"
