#!/bin/bash
# portable.sh FILE: links the executable of .build/release once more, with all that it needs in it,
# so that it runs on any Linux of this kind of machine. It finds users and groups by name in
# /etc/passwd and /etc/group alone.
set -euo pipefail
cd "$(dirname "$0")/.."

# The static libraries, without the shared ones beside them.
folder=.build/portable
mkdir -p $folder
static() {
    ln -sf "$(pkg-config --variable=libdir "$1")/$2" "$folder/$3"
}
static libuv libuv_a.a libuv.a
static libprotobuf-c libprotobuf-c.a libprotobuf-c.a
static json-c libjson-c.a libjson-c.a
static libssl libssl.a libssl.a
static libcrypto libcrypto.a libcrypto.a

log=$folder/log
# The linker warns of each function of libc that would load shared libraries.
swiftc -static-executable -emit-executable -module-name jogakbo -o "$1" \
    @.build/release/jogakbo.product/Objects.LinkFileList -L$folder -luv -lprotobuf-c -ljson-c \
    -lssl -lcrypto -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=jogakbo_main >$log 2>&1 || {
    cat $log
    exit 1
}
