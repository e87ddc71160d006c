#!/bin/bash
# run.sh: two servers behind HAProxy, with the configuration of packaging/, one of them drained.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -x .build/release/jogakbo ] || make --no-print-directory build
exec timeout 120 /usr/bin/python3 Tests/proxy/proxy.py "${1:-.build/release/jogakbo}"
