#!/bin/sh
# web.sh [PORT]: makes the gallery of Examples/web and the package for JavaScript into .build/web, and
# serves them on this machine alone. BUILD=1 only makes them. PEERS=folder/node_modules: lists of other
# libraries stand beside, if they are there.
set -eu
peers=${PEERS:+$(realpath -- "$PEERS")}
cd "$(dirname "$0")/.."
port=${1:-8080}
site=.build/web
rm -rf $site
mkdir -p $site/jogakbo
cp -R Packages/js/src .build/wasm/jogakbo.wasm $site/jogakbo
python3 Examples/web/build.py $site ${peers:+"$peers"}
[ -z "${BUILD:-}" ] || exit 0
echo "The gallery: http://127.0.0.1:$port/ (until Control-C)"
exec python3 -m http.server --bind 127.0.0.1 --directory $site "$port"
