#!/bin/sh
# functions.sh: prints the functions that the header declares, without the callbacks that it names.
set -eu
cd "$(dirname "$0")/.."
gcc -std=c99 -E -P include/jogakbo.h | tr '\n' ' ' |
    grep -oE '\bjgb_[a-z0-9_]+ *\([^*]' | grep -oE 'jgb_[a-z0-9_]+' | sort -u
