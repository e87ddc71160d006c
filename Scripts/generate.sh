#!/bin/sh
# generate.sh DIRECTORY PROTO...: makes the messages' C code, headers under include/.
set -eu
cd "$(dirname "$0")/.."
to=$1
shift
rm -rf "$to/jogakbo" "$to/include/jogakbo"
mkdir -p "$to/include/jogakbo/v1"
protoc-c --proto_path=proto --c_out="$to" "$@"
mv "$to"/jogakbo/v1/*.h "$to/include/jogakbo/v1/"
