#!/bin/sh
# Feeds a connection random bytes for some seconds (60), under the address sanitizer.
# Inputs that fail are kept in .build/fuzz; put them into Tests/Fuzz/corpus when they are mended.
set -e
cd "$(dirname "$0")/../.."
seconds=${1:-60}
out=.build/fuzz
mkdir -p "$out/found"

instrument="-fsanitize=address,fuzzer-no-link"
for source in Sources/CMessages/jogakbo/v1/*.c Sources/CLibM/*.c; do
    clang -g -O1 $instrument -ISources/CMessages/include -ISources/CLibM/include \
        $(pkg-config --cflags libprotobuf-c) -c "$source" -o "$out/$(basename "$source").o"
done

modules="-ISources/CMessages/include -ISources/CLibM/include -ISources/CProtobufC -I$out"
swift="swiftc -swift-version 6 -package-name jogakbo -O -g -wmo -parse-as-library \
    -sanitize=fuzzer,address $modules \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility"
for module in CollectionCore CollectionWire; do
    $swift -module-name $module -emit-module -emit-module-path "$out/$module.swiftmodule" \
        -c $(find Sources/$module -name '*.swift') -o "$out/$module.o"
done
$swift -module-name FuzzConnection Tests/Fuzz/FuzzConnection.swift "$out"/*.o \
    -lprotobuf-c -lm -o "$out/fuzz-connection"

SWIFT_BACKTRACE=enable=no "$out/fuzz-connection" -max_total_time="$seconds" -max_len=4096 \
    -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="$out/" \
    "$out/found" Tests/Fuzz/corpus
