#!/bin/bash
# Measures lists of 10,000 to 10,000,000 items, of Jogakbo and of other libraries, and prints a
# table.
# PEERS=folder/node_modules: where @tanstack/virtual-core and virtua are; those that are there are
# measured. ROUNDS=n: how often; medians are printed. COUNTS="n ...": other numbers of items.
# UPDATE=1 puts the tables into README.md and Benchmarks/peers/README.md.
set -euo pipefail
# The folder is named from where make was called.
peers=${PEERS:+$(realpath -- "$PEERS")}
cd "$(dirname "$0")/../.."
here=Benchmarks/peers
build=.build/peers
rounds=${ROUNDS:-3}
counts=${COUNTS:-10000 100000 1000000 10000000}

mkdir -p $build
gcc -std=gnu11 -O2 -Wall -Wextra -Werror -Iinclude $here/jogakbo.c Benchmarks/c/bench.c -rdynamic \
    -L.build/lib -ljogakbo -lm -Wl,-rpath,"$PWD/.build/lib" -o $build/jogakbo

names=jogakbo
if [ -n "$peers" ]; then
    command -v node >/dev/null || {
        echo "peers: node is needed to measure what is in $peers" >&2
        exit 1
    }
    [ -f "$peers/@tanstack/virtual-core/package.json" ] && names="$names tanstack"
    [ -f "$peers/virtua/package.json" ] && names="$names virtua"
    [ "$names" != jogakbo ] || {
        echo "peers: neither @tanstack/virtual-core nor virtua is in $peers" >&2
        exit 1
    }
fi

# one NAME COUNT: its figures, a line each.
one() {
    case $1 in
    jogakbo) timeout 300 $build/jogakbo "$2" ;;
    *) timeout 300 node --expose-gc --max-old-space-size=8192 "$here/$1.mjs" "$peers" "$2" ;;
    esac
}

rows=$build/rows
: >$rows
for count in $counts; do
    for round in $(seq "$rounds"); do
        for name in $names; do
            echo "peers: $count items, round $round of $rounds: $name" >&2
            one $name "$count" | sed "s/^/$name $count /" >>$rows
        done
    done
done

python3 $here/table.py $rows
if [ -n "${UPDATE:-}" ]; then
    python3 $here/table.py $rows --markdown $here/README.md
    python3 $here/table.py $rows --markdown README.md --count 1000000
fi
