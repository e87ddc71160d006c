#!/bin/bash
# run.sh SECONDS [SEED]: runs simulations of a server and its clients for some seconds, seed after
# seed from one that the clock gives, or one seed alone. Each has a process of its own, so that what
# malloc gives follows from the seed as well. They are built as the tests are.
set -euo pipefail
cd "$(dirname "$0")/../.."
JOGAKBO_TESTS=1 swift build --product simulate --scratch-path .build/tests
# A crash that is traced takes long, and the seed is what counts.
export SWIFT_BACKTRACE=enable=no SWIFT_DETERMINISTIC_HASHING=1
simulate=.build/tests/debug/simulate
if [ $# -gt 1 ]; then
    exec $simulate "$2"
fi
counts=$(mktemp "${TMPDIR:-/tmp}/jogakbo-simulate.XXXXXX")
trap 'rm -f "$counts" "$counts.one"' EXIT
trap 'exit 130' INT
first=$(($(date +%s) * 1000))
seed=$first
SECONDS=0
while [ $SECONDS -lt "$1" ]; do
    $simulate $seed >"$counts.one" || {
        cat "$counts.one"
        echo "failed; once more: make simulate SEED=$seed"
        exit 1
    }
    cat "$counts.one" >>"$counts"
    seed=$((seed + 1))
done
[ "$($simulate "$first")" = "$(head -1 "$counts")" ] || {
    echo "seed $first gives another run the second time"
    exit 1
}
echo "seeds $first to $((seed - 1))"
awk -v seconds="$1" '{
    for (i = 1; i < NF; i++) {
        split($i, count, "=")
        if (!(count[1] in sums)) names[++n] = count[1]
        sums[count[1]] += count[2]
    }
} END {
    for (i = 1; i <= n; i++) printf "%12d %s\n", sums[names[i]], names[i]
    printf "a minute simulates %.2f hours\n", sums["simulated_seconds"] / 60 / seconds
}' "$counts"
