#!/bin/sh
# bundle.sh: makes dist of src, as npm publishes it: without comments, and with few files to load.
# What two entries have in common is a file of its own, beside which the modules are, as beside src.
set -eu
cd "$(dirname "$0")/.."
command -v esbuild >/dev/null || {
    echo "bundle.sh: needs esbuild, Debian's package" >&2
    exit 1
}
rm -rf dist
esbuild --bundle --minify --splitting --format=esm --target=es2022 --platform=neutral \
    --log-level=warning --external:node:fs/promises --external:./public-constants.js \
    --external:react --external:react-dom --external:vue --external:solid-js \
    --outdir=dist --outbase=src --chunk-names=chunk-[hash] \
    src/jogakbo.js src/binder.js src/parts.js src/views.js src/server.js src/adapters/react.js \
    src/adapters/vue.js src/adapters/vue-directive.js src/adapters/svelte.js src/adapters/solid.js \
    src/adapters/element.js
# Names that are exported as they are, not under shorter ones.
esbuild --minify-whitespace --minify-syntax --log-level=warning --outfile=dist/public-constants.js \
    src/constants.js
# esbuild leaves this line in the part that the entries share, which does not export the names.
echo 'export*from"./public-constants.js";' >>dist/jogakbo.js
