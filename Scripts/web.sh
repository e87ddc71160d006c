#!/bin/sh
# web.sh [PORT]: puts the page of Examples/web and the package for JavaScript into .build/web, and
# serves them on this machine alone. BUILD=1 only puts them there.
set -eu
cd "$(dirname "$0")/.."
port=${1:-8080}
site=.build/web
rm -rf $site
mkdir -p $site/jogakbo
cp Examples/web/* $site
cp -R Packages/js/src .build/wasm/jogakbo.wasm $site/jogakbo
[ -z "${BUILD:-}" ] || exit 0
echo "A million rows: http://127.0.0.1:$port/ (until Control-C)"
exec python3 -m http.server --bind 127.0.0.1 --directory $site "$port"
