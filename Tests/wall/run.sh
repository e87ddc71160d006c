#!/bin/bash
# run.sh [SEED]: drives the photo wall with X input on a virtual screen. Pictures go to .build/wall.
# The seed without an argument has found a fault once. It stays the same, so that a run that fails
# tells of what has changed since the run before.
set -euo pipefail
cd "$(dirname "$0")/../.."

for program in Xvfb xdotool python3 gcc; do
    command -v $program >/dev/null || {
        echo "Tests/wall/run.sh: $program is missing; make test-wall installs it" >&2
        exit 1
    }
done
rm -rf .build/wall
mkdir -p .build/wall
make --no-print-directory -C Examples/sdl
# shellcheck disable=SC2046
gcc -shared -fPIC -std=c99 -pedantic -Wall -Wextra -Werror -O2 -Iinclude \
    $(pkg-config --cflags sdl2) Tests/wall/trace.c -o .build/wall/trace.so -ldl -lpthread
timeout --kill-after=10 600 python3 Tests/wall/wall.py .build/examples/wall \
    .build/wall/trace.so "${1:-45873}"
