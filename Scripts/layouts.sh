# layouts.sh: what there is of layouts, and what `jogakbo show` needs to show each. run.sh and
# pictures.sh source it.

# each_layout COMMAND...: runs COMMAND NAME WORDS DATA OPTION... for each. DATA is - for Unicode, or
# photos where items of many sizes tell more.
each_layout() {
    "$@" flow 'items of their own sizes, line after line' - --layout flow --offset 1100
    "$@" list 'rows as long as the view is wide' - --layout list --minimum-line-spacing 0 \
        --offset 9000
    "$@" grid 'equal lanes; some items span several' - --layout grid --lanes 6 \
        --spans 2x2@7,2x1@5,1x2@9 --offset 2100
    "$@" waterfall 'each item goes to the lane that is shortest; some take two' photos \
        --layout waterfall --lanes 6 --spans 2x1@4 --keep-aspect-ratio --offset 500
    "$@" justified 'items scaled until each line is full' photos --layout justified \
        --line-thickness 80 --offset 900
    "$@" compositional 'sections of groups in groups' - --layout compositional \
        --minimum-line-spacing 0 --offset 2700
    "$@" orthogonal 'sections that scroll across' - --layout compositional \
        --orthogonal-scrolling group-paging-centered --section-offset 346
    "$@" carousel 'the one in the middle faces you, the others turn away' - --layout carousel \
        --scroll-direction horizontal --item-size 150x150 --item-spacing -60 --item-scale 0.8 \
        --offset 2984
    "$@" stack 'a pile; the item in front slides away' - --layout stack \
        --scroll-direction horizontal --item-size 180x180 --offset 13980
    "$@" circle 'a wheel that scrolling turns' - --layout circle --item-size 44x44 \
        --angular-spacing 18 --rotate-items --offset 885
    "$@" arc 'the same on half a circle' - --layout circle --item-size 44x44 --rotate-items \
        --angular-spacing 15 --start-angle -180 --sweep-angle 180 --offset 1200
    "$@" explicit 'what the host places itself: a helix of transforms' - --layout explicit \
        --offset 480
    "$@" switch 'half-way from a list to a grid' - --layout list --to-layout grid \
        --progress 0.5 --lanes 4 --minimum-line-spacing 0 --offset 9000
}

# photos COUNT: lines of items such as pictures are, upright and lying, fifty for a month.
photos() {
    awk -v count="$1" 'BEGIN {
        split("3:2 2:3 4:3 1:1 3:4 16:9 3:2 9:16 5:4 2:1 4:5", ratios, " ")
        split("January February March April May June July August September October November " \
            "December", months, " ")
        seed = 7
        for (i = 0; i < count; i++) {
            seed = (seed * 16807) % 2147483647
            split(ratios[seed % 11 + 1], ratio, ":")
            month = int(i / 50)
            printf "%s %d\t%s\t%.2f\t%.2f\n", months[month % 12 + 1], \
                1990 + int(month / 12), ratios[seed % 11 + 1], 120 * sqrt(ratio[1] / ratio[2]), \
                120 * sqrt(ratio[2] / ratio[1])
        }
    }'
}
