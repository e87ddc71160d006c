#!/bin/bash
# Makes .build/wasm/jogakbo.wasm, the C interface as a WebAssembly module of 32 bits, by the tools
# of the Swift toolchain alone. The module imports nothing: its host calls it, and gives it
# callbacks as elements of its table. Beside the interface it exports malloc(), free(), its memory
# and its table.
# jogakbo-list.wasm has the functions of Scripts/wasm-list.txt only.
#
# wasm-opt, of Debian's package binaryen, makes both smaller if it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build/wasm
mkdir -p $out
bin=$(Scripts/toolchain.sh)

swift=(-target wasm32-unknown-none-wasm -swift-version 6 -parse-as-library -package-name jogakbo
    -Osize -wmo -enable-experimental-feature Embedded -enable-experimental-feature RawLayout
    -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility
    -Xfrontend -function-sections -Xfrontend -mergeable-traps -Xfrontend -disable-stack-protector
    -Xllvm -unroll-runtime=false
    -Xcc -fmodule-map-file=Sources/CLibM/include/module.modulemap
    -Xcc -fmodule-map-file=Sources/CSupport/include/module.modulemap
    -Xcc -fmodule-map-file=include/module.modulemap
    -Xcc -Iinclude -Xcc -ISources/CWebAssembly/include -I $out)
c=(--target=wasm32-unknown-unknown -std=c11 -ffreestanding -mbulk-memory -Oz -Wall -Wextra -Werror
    -ffunction-sections -fdata-sections -Iinclude -ISources/CSupport/include)

# is_fresh RESULT SOURCE...: whether nothing that the result is made of is newer.
is_fresh() {
    [ -e "$1" ] && [ -z "$(find "${@:2}" Scripts/wasm.sh -newer "$1" -print -quit)" ]
}

# compile MODULE [SOURCE...]: makes the module's object. The sources are those of other modules.
compile() {
    local module=$1 files
    mapfile -t files < <(find "Sources/$module" -name '*.swift' | sort)
    if is_fresh $out/"$module".o "Sources/$module" "${@:2}"; then return; fi
    "$bin"/swiftc "${swift[@]}" -module-name "$module" -emit-module \
        -emit-module-path $out/"$module".swiftmodule -c "${files[@]}" -o $out/"$module".o
}

# link RESULT FUNCTION...: links a module that exports the functions, and makes it smaller.
link() {
    local result=$1
    shift
    "$bin"/wasm-ld --no-entry --gc-sections --strip-all -O2 --stack-first -z stack-size=262144 \
        --wrap=posix_memalign --export=malloc --export=free --export-table --growable-table \
        "${@/#/--export=}" $out/*.o -o "$result"
    if command -v wasm-opt >/dev/null; then
        # Features by name: with all of them, the result is one that not every engine reads.
        wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
            --enable-mutable-globals --enable-multivalue "$result" -o "$result.new"
        mv "$result.new" "$result"
    fi
    # By this section a host without a C compiler knows the functions and structs.
    Scripts/wasm-section.py "$result" jogakbo.interface Packages/js/interface.txt
}

compile CollectionCore
compile CollectionC Sources/CollectionCore include
for source in Sources/CSupport/*.c; do
    "$bin"/clang "${c[@]}" -ISources/CWebAssembly/include -c "$source" \
        -o "$out/$(basename "$source" .c).o"
done
# No loop may become a call of the function that it is in.
for source in Sources/CWebAssembly/*.c; do
    "$bin"/clang "${c[@]}" -fno-builtin -ISources/CWebAssembly/include -c "$source" \
        -o "$out/$(basename "$source" .c).o"
done

functions=$(Scripts/functions.sh)
# shellcheck disable=SC2086
link $out/jogakbo.wasm $functions
# shellcheck disable=SC2046
link $out/jogakbo-list.wasm $(grep -xEf Scripts/wasm-list.txt <<<"$functions")
for module in $out/*.wasm; do
    printf '%s: %s bytes, gzip %s' "$module" "$(stat -c %s "$module")" \
        "$(gzip -9 -c "$module" | wc -c)"
    if command -v brotli >/dev/null; then
        printf ', brotli %s' "$(brotli -q 11 -c "$module" | wc -c)"
    fi
    echo
done
