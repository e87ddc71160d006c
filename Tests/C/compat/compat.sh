#!/bin/bash
# The library still serves hosts that were built with an earlier published header: the headers of
# that version stand beside this script, in a folder of its name, and never change.
#
# Struct layouts, constants and functions of the old header are those of the new one, as far as the
# old one knows them; and a host that was compiled with the old header runs with the new library.
set -uo pipefail
cd "$(dirname "$0")/../../.."
version=${1:-0.2.0}
old=Tests/C/compat/$version
out=.build/compat
mkdir -p $out
failed=0

fail() {
    echo "FAILED: $version: $*"
    failed=1
}

# The fields and the sizes of structs, and the constants, as a program prints them.
python3 Tests/C/compat/facts.py "$old" $out || fail "facts.py"
for header in "$old" include; do
    name=$out/facts-$(basename "$header")
    gcc -std=c99 -I"$header" $out/facts.c -o "$name" || fail "facts with $header"
    "$name" >"$name.txt"
done
[ "$(wc -l <"$out/facts-$version.txt")" -gt 500 ] || fail "there are too few facts"
diff "$out/facts-$version.txt" $out/facts-include.txt || fail "structs or constants are others"

# Each function of the old header declared once more: the compiler compares the types.
gcc -std=c99 -fsyntax-only -Iinclude $out/functions.c || fail "functions have other types"

gcc -std=c99 -pedantic -Wall -Wextra -Werror -g -I"$old" "Tests/C/compat/host-$version.c" \
    -o $out/host -L.build/lib -ljogakbo -Wl,-rpath,"$PWD/.build/lib" || fail "the host"
timeout 300 valgrind -q --error-exitcode=9 --leak-check=full $out/host || fail "the host runs"

[ $failed -eq 0 ] && echo "compatible with $version"
exit $failed
