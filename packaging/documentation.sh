#!/bin/bash
# documentation.sh DOCDIR INCLUDEDIR SHAREDIR: installs pages and examples into DOCDIR of DESTDIR.
#
# The folder has the places of the repository, so that links between pages, examples, headers and
# protocol files lead somewhere. Headers and protocol files are there by symbolic links.
set -euo pipefail
cd "$(dirname "$0")/.."
to=${DESTDIR:-}$1
headers=${DESTDIR:-}$2
shared=${DESTDIR:-}$3

# copy FILE...: with the folders that it is in.
copy() {
    local file
    for file in "$@"; do
        mode=644
        [ -x "$file" ] && mode=755
        install -D -m $mode "$file" "$to/$file"
    done
}

# Manual pages and the schema have places of their own.
readarray -t pages < <(find docs -type f ! -path 'docs/man/*' ! -name setup.schema.json)
readarray -t examples < <(find Examples -type f ! -path '*/__pycache__/*' ! -path '*/build/*')
copy LICENSE README.md CHANGELOG.md SECURITY.md packaging/haproxy.cfg "${pages[@]}" "${examples[@]}"

# Pages also link to what they describe.
linked=$(packaging/linked.py README.md CHANGELOG.md SECURITY.md "${pages[@]}" "${examples[@]}")
readarray -t linked < <(grep -v '^include/\|^proto/\|^docs/setup.schema.json$' <<<"$linked")
copy "${linked[@]}"

install -d "$to/include"
for name in jogakbo.h jogakbo.hpp jogakbo; do
    ln -srfn "$headers/$name" "$to/include/$name"
done
ln -srfn "$shared/proto" "$to/proto"
ln -srfn "$shared/setup.schema.json" "$to/docs/setup.schema.json"
