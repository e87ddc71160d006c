#!/bin/sh
# toolchain.sh: prints the folder of the Swift toolchain's programs: clang, wasm-ld, wasmkit and
# others. `swift` itself may be a link to elsewhere.
set -eu
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
cd "$resources/../../bin"
pwd
