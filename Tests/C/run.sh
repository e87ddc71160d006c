#!/bin/bash
# run.sh [address]: the C tests: each as C99 with the shared library, with the static one under
# valgrind, and compiled as C++17; or once under the address sanitizer. Then the libraries' symbols.
set -uo pipefail
cd "$(dirname "$0")/../.."
lib=.build/lib
out=.build/c-tests
mkdir -p $out
rm -f $out/runs
failed=0

fail() {
    echo "FAILED: $*"
    failed=1
}

warnings=(-pedantic -Wall -Wextra -Werror -g -O1)
shared=(-L$lib -ljogakbo -Wl,-rpath,"$PWD/$lib")
static=($lib/libjogakbo.a -lm)
valgrind=(valgrind -q --error-exitcode=9 --leak-check=full --show-leak-kinds=all)

# build LIBRARY NAME SOURCE [FLAG...]
build() {
    local library=$1 name=$2 source=$3 link
    shift 3
    [ "$library" = shared ] && link=("${shared[@]}") || link=("${static[@]}")
    gcc -std=c99 "${warnings[@]}" "$@" -Iinclude -ITests/C "$source" -o "$out/$name" \
        "${link[@]}" || fail "$name does not build"
}

# check NAME COMMAND...
check() {
    local name=$1
    shift
    echo "$name" >>"$out/runs"
    timeout 300 "$@" >"$out/${name// /-}.log" 2>&1 || {
        cat "$out/${name// /-}.log"
        fail "$name"
    }
}

# each FUNCTION NAME...: calls the function with each name, on as many processors as there are.
each() {
    local function=$1 name
    shift
    for name in "$@"; do
        if [ "$(jobs -pr | wc -l)" -ge "$(nproc)" ]; then wait -n || failed=1; fi
        ("$function" "$name" && [ $failed -eq 0 ]) &
    done
    while [ -n "$(jobs -p)" ]; do wait -n || failed=1; done
}

tests=(Tests/C/*.c)
tests=("${tests[@]##*/}")
tests=("${tests[@]%.c}")

# The test as C, seen by the address sanitizer, unless the test has an allocator of its own.
run_sanitized() {
    grep -qE '"alloc(ations|ator)\.h"' "Tests/C/$1.c" && return
    build shared "$1-address" "Tests/C/$1.c" -fsanitize=address,undefined -fno-sanitize-recover
    check "$1 with the address sanitizer" "$out/$1-address"
}

# The test as C with the shared library as it is, with the static one under valgrind, and compiled as
# C++.
run_test() {
    g++ -x c++ -std=c++17 "${warnings[@]}" -fsyntax-only -Iinclude -ITests/C "Tests/C/$1.c" ||
        fail "$1 is no C++"
    build shared "$1-shared" "Tests/C/$1.c"
    check "$1 with the shared library" "$out/$1-shared"
    build static "$1-static" "Tests/C/$1.c"
    # Valgrind takes the place of the allocator that these replace, and objects to what these do: they
    # leave calls by a jump, and use handles that they have destroyed.
    [[ $1 =~ ^(steady|out_of_memory|wrong_handles) ]] && { check "$1 with the static library" "$out/$1-static"; return; }
    check "$1 with the static library under valgrind" "${valgrind[@]}" "$out/$1-static"
}

# The C++ header needs neither exceptions nor run-time type information.
run_wrappers() {
    local library name link
    for library in shared static; do
        [ $library = shared ] && link=("${shared[@]}") || link=("${static[@]}")
        name=$1-$library
        g++ -std=c++17 -fno-exceptions -fno-rtti "${warnings[@]}" -Wconversion -Iinclude \
            -ITests/C "Tests/C/$1.cpp" -o "$out/$name" "${link[@]}" || fail "$name"
        check "$name under valgrind" "${valgrind[@]}" "$out/$name"
    done
}

# What a compiler says of wrong calls: no line is too long to read.
read_errors() {
    local words
    words=$(echo '#include <jogakbo.hpp>
        int main() { jogakbo::view view; return view.set_items() + view.delete_items(3); }' |
        g++ -std=c++17 -x c++ -fsyntax-only -Iinclude - 2>&1) && fail "wrong calls compile"
    [ -z "$(awk 'length > 400' <<<"$words")" ] || fail "what is said of wrong calls is too long"
}

if [ "${1:-}" = address ]; then
    each run_sanitized "${tests[@]}"
else
    each run_test "${tests[@]}"
    each run_wrappers handles calls
    read_errors
    Tests/C/symbols.sh || fail "symbols"
    Tests/C/compat/compat.sh || fail "compatibility"
fi

[ $failed -eq 0 ] && echo "C tests: $(wc -l <$out/runs) runs passed"
exit $failed
