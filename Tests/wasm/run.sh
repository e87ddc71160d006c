#!/bin/bash
# run.sh: the library where pointers have 32 bits: in WebAssembly. The program same.c must see there
# what it sees on this machine, bit for bit: Node runs it, as an interpreter would take minutes.
# Then the C tests, which the toolchain's wasmkit runs. Their C library is Debian's wasi-libc.
set -uo pipefail
cd "$(dirname "$0")/../.."
wasm=.build/wasm
out=.build/wasm-tests
mkdir -p $out
failed=0

fail() {
    echo "FAILED: $*"
    failed=1
}

bin=$(Scripts/toolchain.sh) || exit 1
sysroot=/usr/lib/wasm32-wasi
builtins=(/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)
warnings=(-pedantic -Wall -Wextra -Werror)
c=("$bin"/clang --target=wasm32-wasi -O1 -Iinclude -ITests/C -ISources/CSupport/include
    -isystem /usr/include/wasm32-wasi)

# What the library needs beside its Swift objects: its own parts in C, with this C library.
support=()
for source in Sources/CSupport/*.c Sources/CWebAssembly/empty_array.c; do
    object=$out/$(basename "$source" .c).o
    "${c[@]}" -c "$source" -o "$object" || fail "$source does not build"
    support+=("$object")
done

# build NAME SOURCE: a program in WebAssembly.
build() {
    "${c[@]}" -std=c99 "${warnings[@]}" -c "$2" -o "$out/$1.o" &&
        "$bin"/wasm-ld --gc-sections --stack-first -z stack-size=1048576 \
            --wrap=posix_memalign $sysroot/crt1.o "$out/$1.o" "${support[@]}" \
            $wasm/CollectionC.o $wasm/CollectionCore.o -L$sysroot -lc "${builtins[0]}" \
            -o "$out/$1.wasm" || fail "$1 does not build"
}

# run NAME COMMAND...: runs it with a command, and keeps what it prints.
run() {
    timeout 300 "${@:2}" "$out/$1.wasm" >"$out/$1.log" 2>&1
}

same() {
    build same Tests/wasm/same.c
    gcc -std=c99 "${warnings[@]}" -O1 -Iinclude -ITests/C Tests/wasm/same.c -o $out/same \
        .build/lib/libjogakbo.a -lm || fail "same does not build for this machine"
    timeout 300 $out/same >$out/same.native 2>&1 || fail "same on this machine"
    run same node --no-warnings Tests/wasm/wasi.mjs || fail "same in WebAssembly"
    diff $out/same.native $out/same.log || fail "WebAssembly does not see what this machine sees"
    echo "same: $(grep -c hash $out/same.log) layouts are equal, bit for bit"
}

# Tests that make no sense here, each with its reason.
declare -A without=(
    [structs]="knows the offsets where pointers have 64 bits"
    [growth]="knows sizes of earlier headers, of which none was for 32 bits"
    [placeholders]="replaces the allocator"
    [section_snapshots]="replaces the allocator"
    [steady]="replaces the allocator"
    [steady_movement]="replaces the allocator"
    [out_of_memory]="replaces the allocator, and leaves calls by a jump"
)

test_c() {
    build "$1" "Tests/C/$1.c"
    run "$1" "$bin"/wasmkit run || { tail -20 "$out/$1.log"; fail "$1 in WebAssembly"; }
    echo "$1" >>$out/runs
}

same
rm -f $out/runs
for source in Tests/C/*.c; do
    name=$(basename "$source" .c)
    [ -n "${without[$name]:-}" ] && continue
    if [ "$(jobs -pr | wc -l)" -ge "$(nproc)" ]; then wait -n || failed=1; fi
    (test_c "$name" && [ $failed -eq 0 ]) &
done
while [ -n "$(jobs -p)" ]; do wait -n || failed=1; done
[ $failed -eq 0 ] && echo "C tests in WebAssembly: $(wc -l <$out/runs) passed"
exit $failed
