#!/bin/bash
# The examples: they build as C99 and as C++17, run, and say what is wrong with bad input.
set -uo pipefail
cd "$(dirname "$0")/../.."
examples=.build/examples
failed=0

fail() {
    echo "FAILED: $*"
    failed=1
}

# The Makefile does not know when the library has changed.
rm -rf $examples
make -s -C Examples/c || fail "the examples do not build as C99"
make -s -C Examples/cpp || fail "the examples do not build as C++17"
for sources in minimal.c snapshot.c "host.c edits.c" loader.c animate.c "film.c film_svg.c" flick.c magnify.c parallax.c prefetch.c reader.c "browser.c details.c draw.c layouts.c select.c speech.c swaying.c characters.c terminal.c"; do
    # shellcheck disable=SC2086
    (cd Examples/c && g++ -x c++ -std=c++17 -pedantic -Wall -Wextra -Werror -I../../include \
        $sources -o /dev/null -L../../.build/lib -ljogakbo -pthread) || fail "$sources as C++17"
done

diff <(timeout 60 $examples/minimal 2>&1) Tests/C/minimal.txt || fail "minimal prints something else"
diff <(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/snapshot 2>&1) \
    Tests/C/snapshot.txt || fail "snapshot prints something else"

diff <(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/photos 2>&1) \
    Tests/C/photos.txt || fail "photos prints something else"

# host INPUT: what the host says of it, and its exit code.
host() {
    # shellcheck disable=SC2059
    printf "$1" | timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/host 2>&1
    echo "exit $?"
}
expect() {
    local what=$1 input=$2 pattern=$3 said
    said=$(host "$input")
    grep -qE "$pattern" <<<"$said" || fail "host: $what: $said"
}
expect "a digest" 'a\tx\t40\t44\na\ty\t100\t20\nb\tz\t10\t10\n' '^digest [0-9a-f]{16}$'
same=$(host 'section\ttitle\twidth\theight\na\tx\t40\t44\na\ty\t100\t20\nb\tz\t10\t10')
[ "$same" = "$(host 'a\tx\t40\t44\na\ty\t100\t20\n\nb\tz\t10\t10\n')" ] ||
    fail "host: names of columns or empty lines count"
[ "$same" != "$(host 'a\tx\t40\t44\na\ty\t100\t21\nb\tz\t10\t10\n')" ] ||
    fail "host: another height has the same digest"
expect "too few columns" 'a\tx\t40\n' 'line 1: 4 columns'
expect "too many columns" 'a\tx\t40\t1\t1\n' 'line 1: 4 columns'
expect "no number" 'a\tx\t40\t44\na\tx\tw\t44\n' 'line 2: width or height'
expect "not a number" 'a\tx\tnan\t44\n' 'widths\[0\]'
expect "negative" 'a\tx\t1\t1\na\tx\t1\t-44\n' 'heights\[1\]'
expect "nothing" '' 'no items'
for input in 'a\n' 'a\tx\tnan\t44\n' ''; do
    [ "$(host "$input" | tail -1)" = "exit 1" ] || fail "host: exit code for '$input'"
done

for checker in "" "valgrind -q --error-exitcode=9 --leak-check=full"; do
    said=$(timeout 60 $checker $examples/loader 2>&1) || fail "loader: $said"
    grep -qE '^[1-9][0-9]* texts shown, [1-9][0-9]* came late' <<<"$said" || fail "loader: $said"
done

said=$(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/animate 2>&1) ||
    fail "animate: $said"
grep -q '^ 16 ms, offset 1054:  21 @0,-4 100% in 0  22 @-320,46 0%' <<<"$said" ||
    fail "animate: the rows do not come from the left, or the content jumps: $said"
grep -q -- '  -23 @0,1[0-9]* [1-9][0-9]% in 3 ' <<<"$said" || fail "animate: no row goes: $said"
[ "$(grep -c ms, <<<"$said")" -gt 20 ] && [ "$(tail -1 <<<"$said")" = "update 1 is finished" ] ||
    fail "animate: $said"

diff <(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/flick 2>&1) \
    Tests/C/flick.txt || fail "flick prints something else"
diff <(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/reader 2>&1) \
    Tests/C/reader.txt || fail "reader prints something else"
diff <(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/prefetch 2>&1) \
    Tests/C/prefetch.txt || fail "prefetch prints something else"
# Pages show what the examples are, and what they print.
for names in "scrolling flick" "accessibility reader" "prefetching prefetch"; do
    # shellcheck disable=SC2086
    python3 - $names <<'EOF' || fail "docs: $names: the page has something else than the example"
import re, sys
page, name = sys.argv[1:]
files = {"c": f"Examples/c/{name}.c", "python": f"Examples/python/{name}.py",
         "": f"Tests/C/{name}.txt"}
blocks = re.findall(r"```(\w*)\n(.*?)```", open(f"docs/{page}.md").read(), re.DOTALL)
parts = [(name, part.strip("\n")) for name, block in blocks for part in block.split("\n\n")
         if name != "c"] + [(name, block) for name, block in blocks if name == "c"]
sys.exit(len(blocks) < 6 or not all(part in open(files[name]).read() for name, part in parts))
EOF
done

said=$(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/magnify 2>&1) ||
    fail "magnify: $said"
[ "$said" = "$(printf 'item %s %%\n' '0: 100' '4: 100' '1: 135' '3: 145' '2: 195')" ] ||
    fail "magnify prints something else: $said"
said=$(timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/parallax 2>&1) ||
    fail "parallax: $said"
grep -q '^  view 2: picture 2 at 260$' <<<"$said" || fail "parallax: where pictures are: $said"
grep -q '^asked for a rectangle 2 times$' <<<"$said" || fail "parallax: asked too often: $said"
timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/parallax $examples/rows.svg \
    >$examples/times || fail "parallax: the picture"
grep -qE '^100000 items in [0-9]+ us, [0-9]+ elements in [0-9.]+ us$' $examples/times ||
    fail "parallax: the times: $(cat $examples/times)"
python3 -c "import sys, xml.dom.minidom as x; x.parse(sys.argv[1])" $examples/rows.svg ||
    fail "parallax: the picture is not well-formed"
[ "$(grep -c '>picture [0-9]' $examples/rows.svg)" -ge 6 ] || fail "parallax: pictures are missing"
timeout 60 $examples/parallax /nowhere/rows.svg 2>/dev/null && fail "parallax: no such folder"

said=$(timeout 60 $examples/film $examples/film.svg) || fail "film: $said"
grep -qE '^1,000,000 photos, [3-9][0-9] views$' <<<"$said" || fail "film: too many views: $said"
python3 -c "import sys, xml.dom.minidom as x; x.parse(sys.argv[1])" $examples/film.svg ||
    fail "film: the picture is not well-formed"
[ "$(grep -c '^<g id="p' $examples/film.svg)" -gt 100 ] || fail "film: hardly a photo is shown"
timeout 60 $examples/film /nowhere/film.svg >/dev/null 2>&1 && fail "film: no such folder"

timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/browser --frames 3 \
    >.build/examples/pages 2>&1 || { cat .build/examples/pages; fail "browser --frames"; }
for layout in list grid waterfall justified compositional carousel stack circle swaying; do
    timeout 60 valgrind -q --error-exitcode=9 --leak-check=full $examples/browser --frames 2 \
        --layout $layout >.build/examples/$layout 2>&1 ||
        { cat .build/examples/$layout; fail "browser --layout $layout"; }
    diff -q .build/examples/pages .build/examples/$layout >/dev/null &&
        fail "browser: $layout is laid out as flow"
done
timeout 60 $examples/browser --layout none 2>/dev/null && fail "browser: a layout that is none"
grep -q 'generation 2' .build/examples/pages || fail "browser: no view was used again"
timeout 60 $examples/browser --frames 1 /nowhere 2>/dev/null && fail "browser: a folder that is none"
timeout 60 $examples/browser </dev/null 2>/dev/null && fail "browser: no terminal"
timeout 120 python3 Tests/C/browser.py $examples/browser || fail "browser on a terminal"

[ $failed -eq 0 ] && echo "examples passed"
exit $failed
