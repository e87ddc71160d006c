#!/bin/bash
# pictures.sh: draws the pictures of updates, input and layouts that README and docs/ show, into
# docs/pictures. The same version draws the same.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/layouts.sh
jogakbo=$(realpath -- "${JOGAKBO:-.build/release/jogakbo}")
pictures=$PWD/docs/pictures
folder=$(mktemp -d "${TMPDIR:-/tmp}/jogakbo-pictures.XXXXXX")
trap 'rm -rf "$folder"' EXIT

# What README begins with: a flick, an insertion, two other layouts and a deletion.
.build/examples/film "$pictures/film.svg" >/dev/null

# Letters: C goes, two new ones come after F, and B changes places.
update=(--delete 0-35 --insert 0-37x2 --move 0-34:0-45 --disappear scale
    --pin-headers)

$jogakbo show "${update[@]}" --offset 456 --width 192 --height 250 --duration 300 --strip 4 \
    --svg "$pictures/transition-strip.svg"
$jogakbo show "${update[@]}" --offset 192 --width 400 --height 230 --duration 600 --curve spring --animate \
    --svg "$pictures/transition.svg"

# The same while the content scrolls; and twelve letters a second, each of which takes a quarter of it.
$jogakbo show --delete 0-35 --insert 0-37x2 --pin-headers --offset 456 --width 192 --height 250 \
    --scroll 60 --strip 4 --svg "$pictures/transition-scrolled.svg"
$jogakbo show --insert 0-54x12 --every 83 --duration 250 --pin-headers --offset 700 --width 192 \
    --height 250 --strip 6 --svg "$pictures/transition-stream.svg"

# A flick back to the start, which bounces there.
$jogakbo show --flick -2600 --offset 800 --pin-headers --width 300 --height 400 \
    --svg "$pictures/flick.svg"

# play NAME COUNT OPTION...: display frames of what a script does, for docs/interaction.md.
play() {
    local name=$1 count=$2
    shift 2
    (cd docs/interaction && "$jogakbo" show "$@" --play "$name.txt" --strip "$count" --width 200 \
        --height 200 --svg "$pictures/play-$name.svg")
}
play flick 6 --layout list --pin-headers
play pages 6 pages.json --layout list --header 24
play edge 6 letters.json
play wheel 5 smooth.json --layout list --header 24
play across 5 --layout compositional --orthogonal-scrolling group-paging-centered --offset 60
play tap 4 letters.json
play click 4 letters.json
play band 5 letters.json
play sweep 5 letters.json
play keys 6 letters.json --focused 0-0
play type 5 letters.json --focused 0-0
play move 6 letters.json
play alt 5 letters.json --focused 0-0
play drag 6 letters.json
play gap 6 letters.json gaps.json
play onto 5 letters.json folders.json
play menu 4 letters.json menus.json
play swipe 6 letters.json swipes.json --layout list
play zoom 5 letters.json zooms.json
play refresh 6 letters.json refreshes.json

# layout NAME WORDS DATA OPTION...: a few hundred points in a layout.
layout() {
    local name=$1 file=$3
    shift 3
    [ "$file" = photos ] && file=photos.tsv || file=
    (cd "$folder" && "$jogakbo" show "$@" --pin-headers --width 420 --height 300 \
        --svg "$pictures/layout-$name.svg" ${file:+"$file"})
}
photos 20000 >"$folder/photos.tsv"
each_layout layout
.build/examples/parallax "$pictures/layout-parallax.svg" >/dev/null
