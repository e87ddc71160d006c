#!/bin/bash
# run.sh [address]: the C tests, as C99 and as C++17, with the shared and the static library, plain
# and under valgrind; or once under the address sanitizer. Then the libraries' symbols.
set -uo pipefail
cd "$(dirname "$0")/../.."
lib=.build/lib
out=.build/c-tests
mkdir -p $out
failed=0
count=0

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
    count=$((count + 1))
    timeout 300 "$@" >"$out/log" 2>&1 || {
        cat "$out/log"
        fail "$name"
    }
}

tests=(structs init misaligned bad_layout bad_data bad_questions limits extremes pull reuse steady
    steady_movement short_calls updates anchors pulled_updates transition additive additive_host
    events scroll wheels pinches targets presses prefetch background viewability index_titles
    movement drag placeholders menus focus typing layouts snapshots section_snapshots
    applied_snapshots custom_flow custom_layout custom_lead spans accessibility traits selection
    delegate state setup refresh zoom)

if [ "${1:-}" = address ]; then
    for test in "${tests[@]}"; do
        build c shared "$test-address" "Tests/C/$test.c" -fsanitize=address,undefined \
            -fno-sanitize-recover
        check "$test with the address sanitizer" "$out/$test-address"
    done
else
    for test in "${tests[@]}"; do
        for language in c c++; do
            for library in shared static; do
                name=$test-$language-$library
                build $language $library "$name" "Tests/C/$test.c"
                check "$name" "$out/$name"
            done
        done
        # Valgrind takes the place of the allocator that these count.
        [[ $test == steady* ]] && continue
        check "$test-c-shared under valgrind" "${valgrind[@]}" "$out/$test-c-shared"
        check "$test-c++-static under valgrind" "${valgrind[@]}" "$out/$test-c++-static"
    done
    # The C++ header needs neither exceptions nor run-time type information.
    for test in handles calls; do
        for library in shared static; do
            [ $library = shared ] && link=("${shared[@]}") || link=("${static[@]}")
            name=$test-$library
            g++ -std=c++17 -fno-exceptions -fno-rtti "${warnings[@]}" -Wconversion -Iinclude \
                -ITests/C Tests/C/$test.cpp -o $out/$name "${link[@]}" || fail "$name"
            check "$name under valgrind" "${valgrind[@]}" $out/$name
        done
    done
    Tests/C/symbols.sh || fail "symbols"
    Tests/C/compat/compat.sh || fail "compatibility"
fi

[ $failed -eq 0 ] && echo "C tests: $count runs passed"
exit $failed
