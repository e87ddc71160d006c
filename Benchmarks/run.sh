#!/bin/bash
# Builds everything for release, measures it and prints a table: name, n, value, unit and, where
# there is one, the most that is acceptable. BENCH_JSON=file writes the rows as JSON as well.
#
# COLLECTION=file adds every layout of a collection of real pictures: a table, separated by tabs and
# compressed or not, whose first line names its columns, among them artist, width_mm and height_mm.
# That of Tate (github.com/tategallery/collection, CC0) is taken when tate-artworks.tsv.gz lies at
# the top.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/library.sh
bench=.build/bench
mkdir -p $bench
gcc -std=gnu11 -O2 -Wall -Wextra -Werror -Iinclude Benchmarks/c/*.c -rdynamic \
    -L.build/lib -ljogakbo -lm -Wl,-rpath,"$PWD/.build/lib" -o $bench/c
swift build -c release --product wire-bench >$bench/log 2>&1 || {
    cat $bench/log
    exit 1
}
swift build -c release --product jogakbo >>$bench/log 2>&1

if [ -z "${COLLECTION:-}" ] && [ -f tate-artworks.tsv.gz ]; then
    COLLECTION=tate-artworks.tsv.gz
fi

# A line for each picture, artist by artist: section, width, height.
if [ -n "${COLLECTION:-}" ]; then
    gzip -cdf -- "$COLLECTION" | awk -F '\t' -v OFS='\t' '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        { print $column["artist"], $column["width_mm"], $column["height_mm"] }' >$bench/collection
fi

rows=$bench/rows
{
    $bench/c
    [ -z "${COLLECTION:-}" ] || $bench/c collections $bench/collection
    .build/release/wire-bench
} | tee $rows.new >&2
mv $rows.new $rows

echo
echo "commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown), $(nproc) processors," \
    "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
awk '
NR == FNR { if (!/^#/ && NF == 4) { most[$1 " " $2] = $3; unit[$1 " " $2] = $4 } next }
{
    key = $1 " " $2
    bound = (key in most) ? most[key] " " unit[key] : ""
    verdict = ""
    if (key in most) {
        least = sub(/^>/, "", most[key])
        ok = least ? $3 + 0 >= most[key] + 0 : $3 + 0 <= most[key] + 0
        verdict = ok ? "" : "  MISSED"
    }
    printf "%-34s %14d %14s %-9s %s%s\n", $1, $2, $3, $4, bound, verdict
}' Benchmarks/bounds.txt $rows

if [ -n "${BENCH_JSON:-}" ]; then
    awk 'BEGIN { print "[" }
    { printf "%s{\"name\":\"%s\",\"n\":%s,\"value\":%s,\"unit\":\"%s\"}",
        (NR > 1 ? ",\n" : ""), $1, $2, $3, $4 }
    END { print "\n]" }' $rows >"$BENCH_JSON"
fi
