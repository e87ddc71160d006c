#!/bin/bash
# The tests under the address and the thread sanitizer, and the C ones as the address sanitizer
# sees them.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no

for sanitizer in address thread; do
    echo "== swift test --sanitize=$sanitizer"
    timeout 1800 swift test --sanitize=$sanitizer --scratch-path .build/$sanitizer
done
Scripts/library.sh
Tests/C/run.sh address
echo "== sanitizers found nothing"
