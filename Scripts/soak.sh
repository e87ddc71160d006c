#!/bin/bash
# soak.sh [ROUNDS] [SECONDS]: keeps a server under load, with connections that come and go and
# data that changes, and fails when its memory grows from round to round or a display frame is wrong.
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-10}
seconds=${2:-30}

jogakbo=.build/release/jogakbo
folder=$(mktemp -d "${TMPDIR:-/tmp}/jogakbo-soak.XXXXXX")
socket=$folder/socket
$jogakbo serve --listen "$socket" --log-level warning 2>"$folder/log" &
server=$!
stop() {
    trap - EXIT INT TERM
    kill $server 2>/dev/null || true
    wait $server 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

for _ in $(seq 100); do
    [ -S "$socket" ] && break
    sleep 0.1
done

resident_kb() {
    awk '/^VmRSS/ { print $2 }' /proc/$server/status
}

reference=
for round in $(seq "$rounds"); do
    for pattern in fling page jump; do
        timeout $((seconds * 4 + 60)) $jogakbo load --connect "$socket" --connections 8 \
            --rate 4000 --duration-seconds $((seconds / 3 + 1)) --pattern $pattern \
            --verify --edits-per-second 50 --edit-animation 200 \
            >"$folder/figures" || [ $? -eq 4 ] || { cat "$folder/figures" "$folder/log"; exit 1; }
    done
    now=$(resident_kb)
    echo "round $round of $rounds: the server holds $now KB"
    # The first round fills what is kept for later ones.
    [ "$round" -eq 2 ] && reference=$now
done
[ -z "$reference" ] || [ "$now" -le $((reference + reference / 10 + 2048)) ] || {
    echo "the server grew from $reference to $now KB"
    exit 1
}
kill -0 $server || { cat "$folder/log"; exit 1; }
echo "soak passed"
