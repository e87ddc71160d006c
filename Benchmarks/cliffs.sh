#!/bin/bash
# Performs each operation of the header that depends on data on its worst data, for a number of
# items and for ten times as many, counts the instructions with valgrind's callgrind, and fails
# where they grow faster than the row allows: a cliff. Prints a table, worst first: name, both
# counts, their ratio, the most that is allowed, and what the row is proportional to.
#
# N=items begins at another number than 10,000. ROW=text takes the rows whose names have the text.
# BENCH_JSON=file writes the rows as JSON as well.
#
# Benchmarks/cliffs/known.txt has the cliffs that are known, with their ratios for 10,000: such a
# row fails if it gets worse, and if it is no cliff any more. Benchmarks/cliffs/excused.txt has the
# functions of the header that need no row. A function without either fails the run.
set -euo pipefail
cd "$(dirname "$0")/.."

counts=.build/cliffs
folder=Benchmarks/cliffs
n=${N:-10000}
# shellcheck source=Benchmarks/callgrind.sh
. Benchmarks/callgrind.sh

prepare_counts
# The views and data of the bench, which the rows use too.
shared=$(printf 'Benchmarks/c/%s.c ' bench case edit groups movement sources)
# shellcheck disable=SC2086
gcc -std=c99 -pedantic -D_POSIX_C_SOURCE=200809L -O2 -Wall -Wextra -Werror -Iinclude \
    $folder/*.c $shared -rdynamic -L.build/lib -ljogakbo -lm \
    -Wl,-z,now,--enable-new-dtags,-rpath,"$PWD/.build/lib" -o $counts/cliffs
$counts/cliffs >$counts/list

# ---- Each function has a row or an excuse ----

Scripts/functions.sh >$counts/header
awk -F '\t' '
FILENAME ~ /header$/ { header[$1] = 1; next }
FILENAME ~ /list$/ {
    if ($1 in seen) print "The row " $1 " is there twice."
    seen[$1] = 1
    name = $1; sub(/\/.*/, "", name)
    if (name == "planted") next
    if (!(name in header)) print "The row " $1 " names a function that the header does not have."
    has_row[name] = 1
    if ($2 != "constant" && $3 == "") print "The row " $1 " does not say what grows with its data."
    next
}
!/^#/ && NF {
    name = $0; sub(/ .*/, "", name)
    if (name == $0) print "excused.txt does not say why " name " needs no row."
    pattern = "^" name "$"; gsub(/\*/, "[a-z0-9_]*", pattern)
    found = 0
    for (each in header) if (each ~ pattern) {
        found = 1; excused[each] = 1
        if (each in has_row) print each " has a row, and an excuse."
    }
    if (!found) print "excused.txt names " name ", which the header does not have."
}
END {
    for (name in header) if (!(name in has_row) && !(name in excused))
        print name " has neither a row in Benchmarks/cliffs nor a reason in excused.txt."
}' $counts/header $counts/list $folder/excused.txt | sort >$counts/faults
if [ -s $counts/faults ]; then
    cat $counts/faults >&2
    failed=1
fi

# ---- Counting ----

# A row that ends with an error has no counts; the others are counted all the same.
count() {
    local got
    got=$(count_dumps "$1" "$counts/cliffs" "$1" "$2" | tr '\n' ' ') || got=
    printf '%s\t%s\n' "$1" "$got" >"$counts/${1//\//.}.count"
}
export -f count

count_all() {
    xargs -P "$(nproc)" -I '{}' bash -c 'set -euo pipefail; count "$@"' - '{}' "$n"
    cat $counts/*.count
    rm $counts/*.count
}

# judge ROWS KNOWN: the table, worst first. Fails if a row does.
judge() {
    awk -F '\t' -v n="$n" -v json="${BENCH_JSON:-}" '
    BEGIN { most["constant"] = 2; most["root"] = 4.5; most["linear"] = 12; most["n_log_n"] = 15 }
    FILENAME ~ /list$/ { growth[$1] = $2; reason[$1] = $3; next }
    FILENAME !~ /rows$/ {
        if (/^#/ || !NF) next
        split($0, word, " ")
        known[word[1]] = word[2]
        if (word[1] in growth) next
        print "known.txt names " word[1] ", which is no row."
        failed = 1
        next
    }
    {
        if (split($2, count, " ") != 2) { print $1 "  FAILED"; failed = 1; next }
        # Fewer instructions than these are not worth a comparison.
        least = count[1] < 2000 ? 2000 : count[1]
        ratio = count[2] / least
        allowed = most[growth[$1]]
        # A linear part stays below the ratio where the rest costs much more.
        each = (count[2] - count[1]) / (9 * n)
        grows = ratio > allowed || growth[$1] == "constant" && each > 0.5
        verdict = ""
        if ($1 in known && n == 10000) {
            verdict = "  known"
            if (!grows && ratio < 0.9 * allowed) verdict = "  NO CLIFF ANY MORE: known.txt"
            else if (ratio > 1.1 * known[$1]) verdict = "  WORSE THAN KNOWN"
            # Every cliff but a known one fails the run.
            if (verdict != "  known") failed = 1
            allowed = known[$1]
        } else if (grows) {
            verdict = $1 in known ? "  known" : "  MISSED"
            if (!($1 in known)) failed = 1
        }
        printf "%-52s %12d %12d %8.2f %8.2f  %s%s\n", $1, count[1], count[2], ratio, allowed,
            growth[$1] == "constant" ? "" : growth[$1] ": " reason[$1], verdict | "sort -k4,4nr"
        if (json) written = written sprintf("%s{\"name\":\"%s\",\"n\":%d,\"count\":%d," \
            "\"count_of_ten_n\":%d,\"ratio\":%.4g}", written ? ",\n" : "", $1, n, count[1],
            count[2], ratio)
    }
    END {
        close("sort -k4,4nr")
        if (json) print "[\n" written "\n]" >json
        exit failed
    }' $counts/list "$2" "$1"
}

# The driver itself: two of the planted rows are no cliffs, and the three others are.
grep '^planted' $counts/list | cut -f 1 | count_all >$counts/planted.rows
BENCH_JSON='' judge $counts/planted.rows /dev/null >$counts/planted || true
if [ "$(grep -c '  MISSED$' $counts/planted)" != 3 ] ||
    [ "$(grep -c '_not_.*  MISSED$' $counts/planted)" != 3 ]; then
    echo "The driver does not find the cliffs that are planted:" >&2
    cat $counts/planted >&2
    exit 1
fi

names=$(grep -v '^planted' $counts/list | cut -f 1 | grep -F -e "${ROW:-}") || {
    echo "No row has a name with $ROW." >&2
    exit 2
}
count_all <<<"$names" >$counts/rows
printf '%-52s %12s %12s %8s %8s\n' instructions "$n" "$((10 * n))" ratio allowed
judge $counts/rows $folder/known.txt || {
    echo "Some operations have a cliff, or have none any more: see Benchmarks/cliffs.sh." >&2
    failed=1
}
exit "${failed:-0}"
