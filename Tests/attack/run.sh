#!/bin/bash
# run.sh [SECONDS [SLACK]]: what hostile clients do to a server, SECONDS for each sort of them.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -x .build/release/jogakbo ] || make --no-print-directory build
exec /usr/bin/python3 Tests/attack/attack.py .build/release/jogakbo "${1:-20}" "${2:-1}"
