#!/bin/bash
# build.sh: builds both fuzzers in .build/fuzz, from all of the sources that they drive, so that
# libFuzzer sees which of it each input reaches. SANITIZERS=fuzzer,address looks for accesses beyond
# memory as well, at a third of the speed.
set -euo pipefail
cd "$(dirname "$0")/../.."
sanitizers=${SANITIZERS:-fuzzer}
out=.build/fuzz/$sanitizers
mkdir -p "$out"
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
export CLANG=$toolchain/clang

# C that is not a fuzzer itself leaves main() out.
c="$CLANG -g -std=gnu11 -fsanitize=${sanitizers/fuzzer/fuzzer-no-link} -Iinclude
    -ISources/CMessages/include -ISources/CSupport/include -ITests/fuzz/calls
    $(pkg-config --cflags libprotobuf-c)"
swift="swiftc -swift-version 6 -package-name jogakbo -O -g -wmo -parse-as-library
    -sanitize=$sanitizers -I$out -Iinclude -ISources/CMessages/include -ISources/CLibM/include
    -ISources/CProtobufC -ISources/CSupport/include -ITests/fuzz/requests
    $(pkg-config --cflags libprotobuf-c) -enable-experimental-feature RawLayout
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility"

# Whether a file is older than what it is made of.
is_old() {
    local made=$1
    shift
    [ ! -e "$made" ] || [ -n "$(find "$@" Tests/fuzz/build.sh -newer "$made" -type f | head -1)" ]
}

sources() { find "$@" -name '*.swift' | sort; }

# The interfaces of modules come first: code of all modules is then made side by side.
module() { # name sources...
    local name=$1
    shift
    is_old "$out/$name.swiftmodule" "$@" || return 0
    # shellcheck disable=SC2046,SC2086
    $swift -module-name "$name" -emit-module -emit-module-path "$out/$name.swiftmodule" \
        $(sources "$@")
}

# Two threads make an object of each source; one object is made of them.
code() { # name sources...
    local name=$1
    shift
    is_old "$out/$name.o" "$@" Sources/CollectionCore || return 0
    mkdir -p "$out/$name"
    sources "$@" | awk -v folder="$out/$name" '
        { all = all sprintf(", \"%s\": {\"object\": \"%s/%d.o\"}", $0, folder, NR) }
        END { print "{" substr(all, 3) "}" }' >"$out/$name/map.json"
    rm -f "$out/$name"/*.o
    # shellcheck disable=SC2046,SC2086
    $swift -num-threads 2 -module-name "$name" -c -output-file-map "$out/$name/map.json" \
        $(sources "$@")
    ld -r -o "$out/$name.o" "$out/$name"/*.o
}

c_code() { # object options source
    is_old "$out/$1" "$3" Tests/fuzz include || return 0
    # shellcheck disable=SC2086
    $c $2 -c "$3" -o "$out/$1"
}

c_codes() {
    local source
    for source in Sources/CMessages/jogakbo/v1/*.c Sources/CLibM/*.c; do
        [ "$out/$(basename "$source").o" -nt "$source" ] && continue
        # shellcheck disable=SC2086
        $c -O1 -c "$source" -o "$out/$(basename "$source").o"
    done
    for source in Sources/CSupport/*.c Tests/fuzz/*.c Tests/fuzz/{requests,calls}/*.c; do
        c_code "$(basename "$source").o" -O1 "$source"
    done
    python3 Tests/fuzz/calls/generate.py include >"$out/calls.c.new"
    cmp -s "$out/calls.c.new" "$out/calls.c" || mv "$out/calls.c.new" "$out/calls.c"
    # What is reached of this says nothing of the library.
    is_old "$out/calls.o" "$out/calls.c" Tests/fuzz/calls || return 0
    $CLANG -O0 -std=gnu11 -Iinclude -ITests/fuzz/calls -c "$out/calls.c" -o "$out/calls.o"
}

module CollectionCore Sources/CollectionCore
code CollectionCore Sources/CollectionCore &
core=$!
module CollectionWire Sources/CollectionWire
code CollectionWire Sources/CollectionWire
code CollectionC Sources/CollectionC Tests/fuzz/calls
c_codes
wait $core

# shellcheck disable=SC2086
$swift -module-name FuzzRequests -emit-module-path "$out/FuzzRequests.swiftmodule" \
    Tests/fuzz/requests/*.swift "$out"/Collection{Core,Wire}.o \
    "$out"/{findings,allocated,arena,judge,make_message,mutate}.c.o "$out"/*.pb-c.c.o \
    "$out"/libm.c.o -lprotobuf-c -lm -o "$out/fuzz-requests"
# A module without a line of Swift: the compiler links what Swift needs.
touch "$out/empty.swift"
# shellcheck disable=SC2086
$swift -module-name FuzzCalls -emit-module-path "$out/FuzzCalls.swiftmodule" \
    "$out/empty.swift" "$out"/Collection{Core,C}.o "$out"/calls.o \
    "$out"/{findings,allocated,caller,host,fuzz_calls}.c.o \
    "$out"/{initial_values,thread_message,out_of_memory}.c.o "$out"/libm.c.o -lm \
    -Xlinker --wrap=posix_memalign \
    -o "$out/fuzz-calls"
