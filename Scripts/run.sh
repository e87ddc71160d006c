#!/bin/bash
# run.sh [FILE.tsv]: the whole at work. Starts a server, pushes data to it, flings through all of
# it while items come and go, draws a display frame, has the C host show the same, draws all layouts,
# and says whether both doors agree. Everything it starts it stops, and what it writes is frame.svg
# and tour/.
set -euo pipefail
data=${1:+$(realpath -- "$1")}
cd "$(dirname "$0")/.."

jogakbo=.build/release/jogakbo
host=.build/examples/host
parallax=.build/examples/parallax
. Scripts/layouts.sh
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

echo "== A tour of the layouts: items laid out, elements of a display frame, and the time of each"
rm -rf tour
mkdir tour
photos 100000 >"$folder/photos.tsv"
cp Scripts/tour.html tour/index.html

# said NAME TIMES WORDS: says so, and puts the picture into the index.
said() {
    printf '  %-14s %-50s %s\n' "$@"
    printf '<li><img src="%s.svg" alt="%s: %s"><h2>%s</h2><p>%s</p><p>%s</p></li>\n' \
        "$1" "$1" "$3" "$1" "$3" "$2" >>tour/index.html
}
# see NAME WORDS DATA OPTION...
see() {
    local name=$1 words=$2 file=$3 times
    shift 3
    case $file in
    photos) file=$folder/photos.tsv ;;
    *) file= ;;
    esac
    if [ -n "$data" ]; then
        file=$data
        set -- "$@" --offset 0
    fi
    times=$(timeout 10 $jogakbo show "$@" --pin-headers --width 420 --height 300 --time \
        --svg "tour/$name.svg" ${file:+"$file"}) || fail "the tour ended at $name"
    said "$name" "$times" "$words"
}
each_layout see
times=$(timeout 10 $parallax tour/parallax.svg) || fail "the tour ended at parallax"
said parallax "$times" "a layout of the host's own, in C: pictures lag behind"
echo '</ul></main></html>' >>tour/index.html

[ -n "$wire" ] && [ "$wire" = "$c" ] ||
    fail "the doors DISAGREE: digest $wire over the socket, $c through the C library"
echo "Both doors agree, bit for bit: 600 display frames with updates on the way, digest $wire."
echo "frame.svg is a display frame of the server's; tour/index.html has the tour's pictures."
echo "make web serves a gallery to use in a browser."
