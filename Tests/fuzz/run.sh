#!/bin/bash
# run.sh [SECONDS]: runs both fuzzers, each for some seconds (60). The input of a failure is kept in
# .build/fuzz; put it into a corpus when what it shows is mended.
#
# FUZZ_FINDINGS=folder: a finding does not end a fuzzer, and its input is put there.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
Tests/fuzz/build.sh
out=.build/fuzz/${SANITIZERS:-fuzzer}

failed=
fuzz() { # name max_len
    mkdir -p ".build/fuzz/found-$1"
    echo "=== $1, for $seconds s"
    # A crash that is traced holds on to its pipes for minutes.
    SWIFT_BACKTRACE=enable=no timeout --kill-after=10 $((seconds + 120)) "$out/fuzz-$1" \
        -max_total_time="$seconds" -max_len="$2" -timeout=20 -rss_limit_mb=2560 \
        -verbosity=0 -print_funcs=0 \
        -print_final_stats=1 -artifact_prefix=".build/fuzz/$1-" \
        ".build/fuzz/found-$1" "Tests/fuzz/$1/corpus" || failed="$failed $1"
}
fuzz requests 16384
fuzz calls 4000
if [ -n "$failed" ]; then
    echo "failed:$failed"
    exit 1
fi
