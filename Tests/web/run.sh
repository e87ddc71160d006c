#!/bin/bash
# run.sh [TEST...]: drives the gallery in Chromium: with mouse, wheel, touch and keys. Pictures of every
# page go to .build/web/pictures, and the figures are printed.
#
# axe, which knows the rules of accessibility, comes from PyPI: for these tests alone.
set -euo pipefail
cd "$(dirname "$0")/../.."
tests=.build/web-tests
export NODE_NO_WARNINGS=1

for program in node chromium chromedriver gcc python3; do
    command -v $program >/dev/null || {
        echo "Tests/web/run.sh: $program is missing; make test-web installs it" >&2
        exit 1
    }
done
BUILD=1 Scripts/web.sh
mkdir -p $tests .build/web/pictures

axe=$tests/axe.min.js
if [ ! -s $axe ]; then
    pip download --quiet --no-deps --disable-pip-version-check --dest $tests/wheel \
        axe-playwright-python==0.1.8
    python3 -m zipfile -e $tests/wheel/axe_playwright_python-*.whl $tests/wheel
    mv $tests/wheel/axe_playwright_python/axe.min.js $axe
fi

gcc -std=c99 -pedantic -Wall -Wextra -Werror -O2 -Iinclude Tests/web/frames.c -o $tests/frames \
    .build/lib/libjogakbo.a -lm

failed=
[ $# -gt 0 ] || set -- frames pages keyboard input memory figures
for name in "$@"; do
    timeout --kill-after=10 300 node --test-reporter=spec "Tests/web/$name.test.mjs" ||
        failed="$failed $name"
done
[ -z "$failed" ] || {
    echo "failed:$failed" >&2
    exit 1
}
