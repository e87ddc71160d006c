#!/bin/bash
# pages.sh PREFIX: what installed pages link to, and the files that --help names where the
# executable is there, are installed.
set -uo pipefail
prefix=$(realpath "$1")
documentation=$prefix/share/doc/jogakbo
program=$prefix/bin/jogakbo
failed=0
links=0
names=0

fail() {
    echo "FAILED: $*"
    failed=1
}

while IFS= read -r page; do
    while IFS= read -r link; do
        links=$((links + 1))
        target=$(realpath -ms "$(dirname "$page")/${link%%#*}")
        [ -e "$target" ] || fail "${page#"$documentation/"} links to $link"
    done < <(grep -oE '\]\([^) ]+\)' "$page" | sed 's/^](//; s/)$//' | grep -vE '^([a-z]+:|#)')
done < <(find "$documentation" -name '*.md')
[ $links -gt 100 ] || fail "only $links links"

# help COMMAND: nothing where there is no executable.
help() {
    [ ! -e "$program" ] || "$program" "$@" --help
}
for command in "" $(help | sed -nE 's/^  ([a-z]+) .*/\1/p'); do
    # shellcheck disable=SC2086
    for name in $(help $command | grep -oE '\b(docs|proto|Examples)/[a-zA-Z0-9_./-]+' |
        sed 's/\.$//'); do
        names=$((names + 1))
        [ -e "$documentation/$name" ] || fail "jogakbo $command --help names $name"
    done
done
[ ! -e "$program" ] || [ $names -ge 3 ] || fail "only $names names of files in --help"
[ $failed -eq 0 ] && echo "pages passed: $links links, $names names of files"
exit $failed
