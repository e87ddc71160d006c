#!/bin/bash
# dist.sh VERSION: makes archives, Debian packages and SHA256SUMS in .build/dist, of what has been
# built. The same builds give the same bytes: all files have the date of the version.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$1
to=$PWD/.build/dist
work=$PWD/.build/dist-work
maintainer=${MAINTAINER:-The Jogakbo authors <jogakbo@users.noreply.invalid>}
umask 022

released=$(sed -n "s/^## $version, //p" CHANGELOG.md)
[ -n "$released" ] || {
    echo "dist.sh: CHANGELOG.md has no line '## $version, DATE'" >&2
    exit 1
}
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -u -d "$released" +%s)}
export LC_ALL=C TZ=UTC

rm -rf "$to" "$work"
mkdir -p "$to" "$work"

# stage MACHINE ARGUMENT...: what make installs with these arguments, in a folder of the archive's
# name.
stage() {
    local name=jogakbo-$version-linux-$1
    shift
    make --no-print-directory -s -o build -o library "$@" RELOCATABLE=1 DESTDIR="$work/$name.root"
    mv "$work/$name.root/usr/local" "$work/$name"
    rmdir "$work/$name.root/usr" "$work/$name.root"
}

archive() {
    local name=jogakbo-$version-linux-$1
    tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=root:0 --group=root:0 \
        --format=gnu -cf - "$name" | gzip -9n >"$to/$name.tar.gz"
}

packaging/portable.sh "$work/jogakbo"
stage x86_64 install EXECUTABLE="$work/jogakbo"
archive x86_64
stage aarch64 install-library install-protocol install-documentation \
    LIBRARY=.build/lib-aarch64 STRIP=aarch64-linux-gnu-strip
archive aarch64

source=$work/jogakbo-$version
mkdir "$source"
cp -r packaging/debian "$source"
sed -i "s/@MAINTAINER@/$maintainer/" "$source/debian/control"
cat >"$source/debian/changelog" <<END
jogakbo ($version) unstable; urgency=medium

  * /usr/share/doc/jogakbo/CHANGELOG.md tells what is new.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
# Swift is not among Debian's packages: -d leaves out the check of what a build needs.
(cd "$source" && REPOSITORY=$OLDPWD dpkg-buildpackage -b -d -us -uc) >"$work/log" 2>&1 || {
    tail -50 "$work/log"
    exit 1
}
lintian --allow-root --fail-on warning --profile debian "$work"/*.changes
mv "$work"/*.deb "$to"

(cd "$to" && sha256sum -- *.tar.gz *.deb >SHA256SUMS)
(cd "$to" && ls -l -- *)
