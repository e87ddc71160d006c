#!/bin/bash
# run.sh [FILE.tsv]: the whole at work. Starts a server, pushes data to it, flings through all of
# it while items come and go, draws a display frame, has the C host show the same, and says whether
# both doors agree. Everything it starts it stops, and what it writes is frame.svg.
set -euo pipefail
data=${1:+$(realpath -- "$1")}
cd "$(dirname "$0")/.."

jogakbo=.build/release/jogakbo
host=.build/examples/host
folder=$(mktemp -d "${TMPDIR:-/tmp}/jogakbo-run.XXXXXX")
socket=$folder/socket
server=

stop() {
    trap - EXIT INT TERM
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
    echo "run.sh: $*" >&2
    cat "$folder/log" >&2 2>/dev/null || true
    exit 1
}

$jogakbo serve --listen "$socket" --log-level warning 2>"$folder/log" &
server=$!
for _ in $(seq 100); do
    [ -S "$socket" ] && break
    kill -0 "$server" 2>/dev/null || fail "the server ended"
    sleep 0.1
done
[ -S "$socket" ] || fail "the server did not begin to listen within 10 seconds"

echo "== Over the socket: $jogakbo fling"
offset=0
[ -n "$data" ] || offset=180
timeout 120 $jogakbo fling --connect "$socket" --pin-headers --svg frame.svg \
    --svg-offset $offset --edit --save-tsv "$folder/items.tsv" --digest ${data:+"$data"} |
    tee "$folder/fling" || fail "the fling failed"
wire=$(sed -n 's/^digest //p' "$folder/fling")

echo "== Through the C library: $host"
timeout 60 $host "$folder/items.tsv" | tee "$folder/host" || fail "the C host failed"
c=$(sed -n 's/^digest //p' "$folder/host")

echo "== In this terminal: $jogakbo show"
$jogakbo show --pin-headers --offset $offset --height 210 ${data:+"$data"}

echo "== A tour of the layouts: $jogakbo show --layout"
for layout in list grid waterfall justified compositional carousel stack circle; do
    echo "-- $layout"
    $jogakbo show --layout $layout --pin-headers --offset $offset --height 100 \
        ${data:+"$data"} || fail "the tour ended at $layout"
done

[ -n "$wire" ] && [ "$wire" = "$c" ] ||
    fail "the doors DISAGREE: digest $wire over the socket, $c through the C library"
echo "Both doors agree, bit for bit: 600 display frames with updates on the way, digest $wire."
echo "frame.svg is a display frame of the server's."
