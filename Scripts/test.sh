#!/bin/bash
# Every test: the Swift ones, which make tests has built, and the C ones, of the library and the
# executable as they are shipped. No part has a limit of its own as a whole: a busy machine is no
# fault of a test. Single tests have limits.
set -euo pipefail
cd "$(dirname "$0")/.."

run() {
    echo "== $*"
    "$@"
}

run env JOGAKBO_TESTS=1 swift test --skip-build --scratch-path .build/tests
run Tests/C/run.sh
run Tests/C/examples.sh
run Tests/C/install.sh
echo "== all tests passed"
