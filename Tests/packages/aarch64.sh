#!/bin/bash
# aarch64.sh ROOT ARCHIVE VERSION: the archive's library for 64-bit ARM, which Debian's compiler for
# it links by pkg-config and by CMake, runs under qemu, and agrees with that for this machine bit
# for bit.
set -euo pipefail
here=$(dirname "$(realpath "$0")")
repository=$here/../..
root=$1
archive=$2
version=$3
prefix=$root/$(basename "$archive" .tar.gz)

fail() {
    echo "FAILED: ${archive##*/}: $*"
    exit 1
}
run() {
    timeout --kill-after=10 120 qemu-aarch64 -L /usr/aarch64-linux-gnu \
        -E LD_LIBRARY_PATH="$prefix/lib" "$@"
}

mkdir "$root"
tar -C "$root" -xf "$archive"
for file in libjogakbo.so.1 libjogakbo.a; do
    readelf -h "$prefix/lib/$file" | grep 'Machine: *AArch64' >/dev/null ||
        fail "$file is for another machine"
done
newest=$(objdump -T "$prefix/lib/libjogakbo.so.1" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu |
    tail -1)
[ "$newest" = GLIBC_2.17 ] || fail "the library needs $newest"
"$here/pages.sh" "$prefix"

export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
# The examples find the library as they do where it is installed.
examples=$prefix/share/doc/jogakbo/Examples/c
make -s -C "$examples" CC=aarch64-linux-gnu-gcc \
    build/minimal build/snapshot build/flick build/reader build/prefetch build/host
for name in minimal snapshot flick reader prefetch; do
    diff <(run "$examples/build/$name") "$repository/Tests/C/$name.txt" ||
        fail "$name.c"
done
"$here/cmake.sh" "$repository/Examples/c/minimal.c" "$root/cmake" "$version" \
    -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
    -DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc -DCMAKE_PREFIX_PATH="$prefix"
for kind in jogakbo static; do
    diff <(run "$root/cmake/build/minimal-$kind") "$repository/Tests/C/minimal.txt" ||
        fail "minimal.c, CMake's $kind"
done

for n in $(seq 500); do
    printf 'section %d\titem %d\t%d\t%d\n' $((n / 100)) "$n" $((40 + n % 90)) $((20 + n % 70))
done >"$root/items.tsv"
make -s -C "$repository/Examples/c" ../../.build/examples/host
here_digest=$("$repository/.build/examples/host" "$root/items.tsv" | grep '^digest ')
there_digest=$(run "$examples/build/host" "$root/items.tsv" | grep '^digest ')
[ "$here_digest" = "$there_digest" ] || fail "ARM has $there_digest, this machine $here_digest"
echo "for ARM: hosts by make and CMake; $there_digest, as on this machine"
