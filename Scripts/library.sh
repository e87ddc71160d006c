#!/bin/bash
# library.sh [aarch64]: makes .build/lib/libjogakbo.so.1 and .build/lib/libjogakbo.a from the
# Embedded Swift build; or the same for 64-bit ARM in .build/lib-aarch64, with Debian's tools.
#
# SwiftPM compiles; this links, because it needs what SwiftPM does not offer: a soname, a version
# script, and one relocatable object. Both libraries export jgb_* and nothing else, and need
# nothing but libc and libm.
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
'')
    build=.build/embedded
    lib=.build/lib
    tools=
    compile=()
    link=()
    ;;
aarch64)
    build=.build/embedded-aarch64
    lib=.build/lib-aarch64
    tools=aarch64-linux-gnu-
    # The toolchain has the standard library for ARM without a system. The library asks nothing of a
    # system that C's functions do not give it.
    compile=(--triple aarch64-none-none-elf -Xcc -fPIC -Xcc -isystem/usr/aarch64-linux-gnu/include)
    # This compiler looks for linkers in folders of its own.
    link=(-B "$(dirname "$(command -v ld.lld)")")
    ;;
*)
    echo "library.sh: $1 is no machine that it builds for" >&2
    exit 2
    ;;
esac
map=Sources/CollectionC/jogakbo.map
discard=Sources/CollectionC/discard.ld

# The compiler leaves an object alone when only the options of its generation have changed.
options="$(cksum Package.swift)"
if [ "$(cat $build/options 2>/dev/null)" != "$options" ]; then
    rm -rf $build
    mkdir -p $build
    echo "$options" >$build/options
fi

log=$build/log
JOGAKBO_EMBEDDED=1 swift build -c release --product libjogakbo --scratch-path $build \
    "${compile[@]}" >$log 2>&1 || {
    cat $log
    exit 1
}
objects=@$build/release/libjogakbo.product/Objects.LinkFileList
mkdir -p $lib
# Sources/CSupport/out_of_memory.c makes each allocation succeed, or ends the program with a message.
allocation=--wrap=posix_memalign

# The toolchain's own linker folds functions of equal code: the trees are specialised many times.
${tools}gcc -shared -fuse-ld=lld "${link[@]}" -Wl,--icf=all -o $lib/libjogakbo.so.1.new \
    "$objects" -lm -Wl,$allocation -Wl,-T,$discard -Wl,-soname,libjogakbo.so.1 \
    -Wl,--version-script=$map \
    -Wl,--gc-sections -Wl,--as-needed -Wl,-z,defs,-z,relro,-z,now,-z,noexecstack
mv $lib/libjogakbo.so.1.new $lib/libjogakbo.so.1
ln -sf libjogakbo.so.1 $lib/libjogakbo.so

# One object whose other symbols are local: the Swift runtime's would otherwise take the place of
# those of a host that links Swift too. Section groups are dissolved, or the linker would drop a
# group that the host has under the same name, and with it what we refer to.
roots=$(gcc -E -P include/jogakbo.h | grep -o '\bjgb_[a-z_]*(' | sed 's/(//; s/^/-u /' | sort -u)
# shellcheck disable=SC2086
${tools}ld -r $allocation --gc-sections --force-group-allocation $roots -o $lib/whole.o "$objects"
${tools}objcopy --wildcard --keep-global-symbol='jgb_*' $lib/whole.o $lib/jogakbo.o
${tools}objcopy --strip-unneeded --remove-section=.swift_modhash $lib/jogakbo.o
rm -f $lib/libjogakbo.a
${tools}ar rcsD $lib/libjogakbo.a $lib/jogakbo.o
rm $lib/whole.o $lib/jogakbo.o
echo "$lib: libjogakbo.so.1 ($(stat -c %s $lib/libjogakbo.so.1) bytes), libjogakbo.a"
