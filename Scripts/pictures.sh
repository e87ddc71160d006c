#!/bin/bash
# pictures.sh: draws the pictures of updates and layouts that README and docs/ show, into
# docs/pictures. The same version draws the same.
set -euo pipefail
cd "$(dirname "$0")/.."
jogakbo=${JOGAKBO:-.build/release/jogakbo}

# Letters: C goes, two new ones come after F, and B changes places.
update=(--delete 0-35 --insert 0-37x2 --move 0-34:0-45 --disappear scale
    --pin-headers --offset 456)

$jogakbo show "${update[@]}" --width 192 --height 250 --duration 300 --strip 4 \
    --svg docs/pictures/transition-strip.svg
$jogakbo show "${update[@]}" --width 400 --height 230 --duration 600 --curve spring --animate \
    --svg docs/pictures/transition.svg

# layout NAME OPTION...: a few hundred points of the character map in a layout.
layout() {
    $jogakbo show --layout "$@" --pin-headers --width 420 --height 300 \
        --svg "docs/pictures/layout-$1.svg"
}
layout flow --offset 1100
layout list --minimum-line-spacing 0 --offset 9000
layout grid --lanes 6 --spans 2x2@7,2x1@5,1x2@9 --offset 2100
layout waterfall --lanes 5 --offset 1100
layout carousel --scroll-direction horizontal --item-size 150x150 --item-spacing -60 --item-scale 0.8 \
    --offset 3000
layout stack --item-size 180x180 --offset 2430
layout circle --item-size 44x44 --angular-spacing 18 --rotate-items --offset 900
layout compositional --minimum-line-spacing 0 --offset 2700
$jogakbo show --layout compositional --orthogonal-scrolling group-paging-centered --pin-headers \
    --section-offset 346 --offset 0 --width 420 --height 300 \
    --svg docs/pictures/layout-orthogonal.svg
layout justified --line-thickness 60 --offset 1100
