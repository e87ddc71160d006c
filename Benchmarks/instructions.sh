#!/bin/bash
# Counts the instructions of single steps and of builds through the C interface, with valgrind's
# callgrind: nearly the same on every x86-64 machine. Prints a table: name, the mean (of a build: an
# item), the median and the greatest single step, and the most that is acceptable.
# BENCH_JSON=file writes the rows as JSON as well. ROW=name counts that row only.
#
# Benchmarks/instructions.txt has the means as they are committed. CHECK=1 fails where a mean is more
# than 3 % above its own; UPDATE=1 writes the means that were counted.
set -euo pipefail
cd "$(dirname "$0")/.."

committed=Benchmarks/instructions.txt
counts=.build/instructions
items=1000000
# shellcheck source=Benchmarks/callgrind.sh
. Benchmarks/callgrind.sh

Scripts/library.sh
prepare_counts
gcc -std=gnu11 -O2 -Wall -Wextra -Werror -Iinclude Benchmarks/c/*.c -rdynamic \
    -L.build/lib -ljogakbo -lm -Wl,--enable-new-dtags,-rpath,"$PWD/.build/lib" -o $counts/c

# One row: a dump for each step.
count() {
    count_dumps "$1" $counts/c instructions "$1" | sort -n >$counts/"$1".steps
}
export -f count

names=${ROW:-$($counts/c instructions)}
# shellcheck disable=SC2086
printf '%s\n' $names | xargs -P "$(nproc)" -I '{}' bash -c 'set -euo pipefail; count {}'

for name in $names; do
    awk -v name="$name" -v items=$items '
    { total += $1; step[NR] = $1 }
    END {
        each = name ~ /\.build$/ ? items : 1
        printf "%s %.6g %.6g %.6g\n", name, total / NR / each,
            step[int((NR + 1) / 2)] / each, step[NR] / each
    }' $counts/"$name".steps
done >$counts/rows

awk -v check="${CHECK:-}" '
BEGIN { printf "%-38s %12s %12s %12s %12s %12s\n", "instructions", "mean", "median", "greatest",
    "committed", "at most" }
FNR == NR { if (!/^#/ && NF) { mean[$1] = $2; most[$1] = $3 } next }
{
    verdict = ""
    if (($1 in most) && most[$1] != "-" && $2 > most[$1]) verdict = "  MISSED"
    if (check && !($1 in mean)) { verdict = verdict "  NOT COMMITTED"; failed = 1 }
    if (check && ($1 in mean) && $2 > 1.03 * mean[$1]) {
        verdict = verdict sprintf("  %.1f %% ABOVE", 100 * ($2 / mean[$1] - 1))
        failed = 1
    }
    printf "%-38s %12s %12s %12s %12s %12s%s\n", $1, $2, $3, $4, mean[$1], most[$1], verdict
}
END { exit failed }' $committed $counts/rows || {
    echo "Some rows take more instructions than $committed says." >&2
    failed=1
}

if [ -n "${UPDATE:-}" ]; then
    awk 'FNR == NR { mean[$1] = $2; next }
    $1 in mean { $2 = mean[$1] } { print }' $counts/rows $committed >$counts/committed
    cp $counts/committed $committed
fi

if [ -n "${BENCH_JSON:-}" ]; then
    awk 'BEGIN { print "[" }
    { printf "%s{\"name\":\"%s\",\"mean\":%s,\"median\":%s,\"greatest\":%s}",
        (NR > 1 ? ",\n" : ""), $1, $2, $3, $4 }
    END { print "\n]" }' $counts/rows >"$BENCH_JSON"
fi
exit "${failed:-0}"
