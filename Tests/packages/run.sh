#!/bin/bash
# run.sh VERSION: the archives and the Debian packages in .build/dist are used as those who get them
# use them: in an empty root folder, in one of Debian's, and for ARM under qemu.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$1
dist=$PWD/.build/dist
roots=$PWD/.build/dist-roots
archive=jogakbo-$version-linux-x86_64

fail() {
    echo "FAILED: $*"
    exit 1
}
step() {
    echo "== ${SECONDS} s: $*"
}
[ "$(id -u)" = 0 ] || fail "only root may give a program another root folder"
rm -rf --one-file-system "$roots"
mkdir -p "$roots"

step "checksums and names"
(cd "$dist" && sha256sum --quiet -c SHA256SUMS)
expected=$(printf '%s\n' SHA256SUMS jogakbo-"$version"-linux-{aarch64,x86_64}.tar.gz \
    {jogakbo,libjogakbo1,libjogakbo-dev}_"$version"_amd64.deb | sort)
diff <(echo "$expected") <(ls "$dist" | sort) || fail "something else is in $dist"
[ "$(wc -l <"$dist/SHA256SUMS")" = 5 ] || fail "SHA256SUMS has not every file"

step "the executable in a root folder that has nothing but the archive"
Tests/packages/empty.sh "$roots/empty" "$dist/$archive.tar.gz"

step "the archive for ARM"
Tests/packages/aarch64.sh "$roots/aarch64" "$dist/jogakbo-$version-linux-aarch64.tar.gz" "$version"

step "a root folder of Debian's, with the packages alone"
Tests/packages/debian.sh "$roots/debian" "$version" "$dist"/*.deb

# inside COMMAND...: runs there, with processes and mounts of its own, so that nothing outlives it.
inside() {
    env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        timeout --kill-after=10 300 unshare --mount --pid --fork --kill-child \
        --mount-proc="$roots/debian/proc" chroot "$roots/debian" "$@"
}
mkdir "$roots/debian/tests"
cp Tests/packages/{host,cmake,pages}.sh Tests/C/minimal.txt Tests/C/photos.txt "$roots/debian/tests"

step "the packages, with compilers"
inside /tests/host.sh /usr "$version"
inside dpkg --purge jogakbo libjogakbo-dev libjogakbo1 >"$roots/purge.log" 2>&1 ||
    { cat "$roots/purge.log"; fail "the packages cannot be purged"; }
left=$(find "$roots/debian/"{etc,lib,usr,var} -iname '*jogakbo*' ! -path '*/dpkg/info/*' |
    sed "s|^$roots/debian||")
[ -z "$left" ] || fail "after a purge there are still $left"

step "the archive, with compilers"
tar -C "$roots/debian/opt" -xf "$dist/$archive.tar.gz"
inside /tests/host.sh "/opt/$archive" "$version"
rm -rf --one-file-system "$roots"
step "packages passed"
