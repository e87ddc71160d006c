#!/bin/bash
# run.sh [address]: the C tests, as C99 and as C++17, with the shared and the static library, plain
# and under valgrind; or once under the address sanitizer. Then the libraries' symbols.
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

# build LANGUAGE LIBRARY NAME SOURCE [FLAG...]
build() {
    local language=$1 library=$2 name=$3 source=$4 link compile
    shift 4
    [ "$library" = shared ] && link=("${shared[@]}") || link=("${static[@]}")
    [ "$language" = c ] && compile=(gcc -std=c99) || compile=(g++ -x c++ -std=c++17)
    "${compile[@]}" "${warnings[@]}" "$@" -Iinclude -ITests/C "$source" -x none \
        -o "$out/$name" "${link[@]}" || fail "$name does not build"
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

tests=(structs init misaligned bad_layout bad_data bad_questions limits extremes pull reuse steady
    steady_movement short_calls updates anchors pulled_updates transition additive additive_host
    events scroll wheels pinches targets presses prefetch background viewability index_titles
    movement drag placeholders menus focus typing layouts snapshots section_snapshots
    applied_snapshots custom_flow custom_layout custom_lead custom_movement spans accessibility traits
    selection delegate state setup refresh zoom)

# The test as C, seen by the address sanitizer.
run_sanitized() {
    build c shared "$1-address" "Tests/C/$1.c" -fsanitize=address,undefined -fno-sanitize-recover
    check "$1 with the address sanitizer" "$out/$1-address"
}

# The test in both languages with both libraries, and under valgrind.
run_test() {
    local language library name
    for language in c c++; do
        for library in shared static; do
            name=$1-$language-$library
            build $language $library "$name" "Tests/C/$1.c"
            check "$name" "$out/$name"
        done
    done
    # Valgrind takes the place of the allocator that these count.
    [[ $1 == steady* ]] && return
    check "$1-c-shared under valgrind" "${valgrind[@]}" "$out/$1-c-shared"
    check "$1-c++-static under valgrind" "${valgrind[@]}" "$out/$1-c++-static"
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

if [ "${1:-}" = address ]; then
    each run_sanitized "${tests[@]}"
else
    each run_test "${tests[@]}"
    each run_wrappers handles calls
    Tests/C/symbols.sh || fail "symbols"
    Tests/C/compat/compat.sh || fail "compatibility"
fi

[ $failed -eq 0 ] && echo "C tests: $(wc -l <$out/runs) runs passed"
exit $failed
