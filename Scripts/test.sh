#!/bin/bash
# Every test: the Swift ones, those of the trees once more with tiny nodes, the C ones.
set -euo pipefail
cd "$(dirname "$0")/.."

run() {
    echo "== $*"
    "$@"
}

run swift build --build-tests
run timeout 1500 swift test --skip-build
# Small nodes are for the trees: a quarter of the random scripts is enough.
run env JOGAKBO_SMALL_NODES=1 JOGAKBO_SCRIPT_PERCENT=25 timeout 1500 \
    swift test --scratch-path .build/small-nodes \
    --filter CollectionCoreTests
run Scripts/library.sh
run Tests/C/run.sh
run Tests/C/examples.sh
run Tests/C/install.sh
echo "== all tests passed"
