#!/bin/bash
# The tests under the address and the thread sanitizer, and the C ones as the address sanitizer
# sees them.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no
# A short quarantine, or tests that watch the server's memory would see what was freed long ago.
export ASAN_OPTIONS=quarantine_size_mb=1:thread_local_quarantine_size_kb=16
export LSAN_OPTIONS=suppressions=$PWD/Tests/leaks.txt:print_suppressions=0
# All random scripts would take hours here.
export JOGAKBO_SCRIPT_PERCENT=${JOGAKBO_SCRIPT_PERCENT:-20}

# Tests of the C interface link the library as it is shipped.
Scripts/library.sh
for sanitizer in address thread; do
    echo "== swift test --sanitize=$sanitizer"
    build=(--sanitize=$sanitizer --scratch-path .build/$sanitizer)
    swift build --build-tests "${build[@]}"
    JOGAKBO_SANITIZER=$sanitizer swift test --skip-build "${build[@]}"
done
Tests/C/run.sh address
echo "== sanitizers found nothing"
