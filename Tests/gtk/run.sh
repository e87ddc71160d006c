#!/bin/bash
# run.sh: reads the gallery over AT-SPI, as a screen reader does, on a virtual screen and on buses of
# its own. Pictures go to .build/gtk. Where there is no GTK or no bus it says so, and is well.
set -euo pipefail
cd "$(dirname "$0")/../.."

skip() {
    echo "Tests/gtk/run.sh: skipped: $*"
    exit 0
}

for program in Xvfb xdotool dbus-daemon gcc; do
    command -v $program >/dev/null || skip "$program is missing; make test-gtk installs it"
done
pkg-config --exists gtk4 || skip "GTK 4 is missing; make test-gtk installs it"
/usr/bin/python3 -c 'from gi.repository import Gio' || skip "Debian's python3-gi is missing"
rm -rf .build/gtk
mkdir -p .build/gtk
make --no-print-directory -C Examples/gtk
result=0
timeout --kill-after=10 300 /usr/bin/python3 Tests/gtk/gallery.py .build/examples/gallery ||
    result=$?
[ $result -ne 77 ] || skip "the accessibility bus does not run here"
exit $result
