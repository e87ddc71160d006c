#!/bin/bash
# What a change of the core is tried with first: the tests of the core with a tenth of the random
# scripts, and what keeps the sources tidy. make tests has built them.
set -euo pipefail
cd "$(dirname "$0")/.."

JOGAKBO_TESTS=1 JOGAKBO_SCRIPT_PERCENT=10 swift test --skip-build --scratch-path .build/tests \
    --filter 'CollectionCoreTests|TidyTests'
