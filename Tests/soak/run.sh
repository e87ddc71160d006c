#!/bin/bash
# run.sh [SECONDS]: keeps a server under load, and fails where its memory or descriptors grow.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -x .build/release/jogakbo ] || make --no-print-directory build
exec /usr/bin/python3 Tests/soak/soak.py .build/release/jogakbo "${1:-3600}"
