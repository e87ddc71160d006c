#!/bin/bash
# An installed library is found by pkg-config and by CMake, shared and static, and is all that a
# host needs. What is installed has one version, and what pages and --help refer to is there.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD/.build/installed
rm -rf "$root"
make -s install PREFIX="$root/usr" >"$PWD/.build/install.log" 2>&1 || {
    cat .build/install.log
    exit 1
}

fail() {
    echo "FAILED: $*"
    exit 1
}

for file in bin/jogakbo include/jogakbo.h include/jogakbo.hpp include/jogakbo/base.h \
    include/jogakbo/view.hpp lib/libjogakbo.so lib/libjogakbo.so.1 \
    lib/libjogakbo.a lib/pkgconfig/jogakbo.pc lib/cmake/jogakbo/jogakbo-config.cmake \
    lib/systemd/system/jogakbo.service lib/systemd/system/jogakbo.socket \
    lib/sysusers.d/jogakbo.conf \
    share/man/man1/jogakbo.1 share/man/man3/libjogakbo.3 share/man/man3/jgb_view_create.3 \
    share/man/man3/jgb_view_delete_items.3 share/bash-completion/completions/jogakbo \
    share/jogakbo/jogakbo.binpb share/jogakbo/setup.schema.json \
    share/jogakbo/proto/jogakbo/v1/collection_view.proto share/doc/jogakbo/LICENSE \
    share/doc/jogakbo/README.md share/doc/jogakbo/docs/protocol.md \
    share/doc/jogakbo/Examples/c/minimal.c; do
    [ -s "$root/usr/$file" ] || fail "$file is not installed"
done
grep -rIlE '@[A-Z]+@' "$root/usr" --include='*.pc' --include='*.cmake' --include='*.[13]' \
    --include='*.service' && fail "these files have places that nothing has filled"

Tests/packages/completion.sh "$root/usr/bin/jogakbo"
Tests/packages/pages.sh "$root/usr"

export PKG_CONFIG_PATH=$root/usr/lib/pkgconfig
# shellcheck disable=SC2046
gcc -std=c99 Examples/c/minimal.c -o "$root/shared" $(pkg-config --cflags --libs jogakbo)
# shellcheck disable=SC2046
gcc -std=c99 Examples/c/minimal.c -o "$root/static" $(pkg-config --cflags jogakbo) \
    "$root/usr/lib/libjogakbo.a" -lm
diff <(LD_LIBRARY_PATH=$root/usr/lib "$root/shared") Tests/C/minimal.txt
diff <("$root/static") Tests/C/minimal.txt

# The version stands in the header, and whatever else tells one has it from there.
cat >"$root/version.c" <<'END'
#include <jogakbo.h>
#include <stdio.h>

int main(void)
{
    const uint32_t number = jgb_version();

    printf("%u.%u.%u\n", number / 1000000, number / 1000 % 1000, number % 1000);
    return number != JGB_VERSION_NUMBER;
}
END
# shellcheck disable=SC2046
gcc -std=c99 "$root/version.c" -o "$root/version" $(pkg-config --cflags --libs jogakbo)
version=$(LD_LIBRARY_PATH=$root/usr/lib "$root/version") ||
    fail "the library has version $version, its header another"
same() {
    [ "$2" = "$version" ] || fail "$1 has version '$2', the library $version"
}
same jogakbo.pc "$(pkg-config --modversion jogakbo)"
same jogakbo-config-version.cmake "$(sed -n 's/set(PACKAGE_VERSION "\(.*\)")/\1/p' \
    "$root/usr/lib/cmake/jogakbo/jogakbo-config-version.cmake")"
same "jogakbo --version" "$("$root/usr/bin/jogakbo" --version | sed 's/^jogakbo //')"
for page in "$root"/usr/share/man/man*/*; do
    same "${page##*/}" "$(sed -nE 's/^\.TH .*"[a-zA-Z]+ ([0-9.]+)".*/\1/p' "$page")"
done
same CHANGELOG.md "$(sed -nE '0,/^## /s/^## ([0-9.]+), [0-9]{4}-[0-9]{2}-[0-9]{2}$/\1/p' \
    CHANGELOG.md)"
echo "installed: $version"

if command -v cmake >/dev/null; then
    Tests/packages/cmake.sh Examples/c/minimal.c "$root/cmake" "$version" \
        -DCMAKE_PREFIX_PATH="$root/usr"
    for kind in jogakbo static; do
        diff <("$root/cmake/build/minimal-$kind") Tests/C/minimal.txt
    done
else
    echo "no cmake here: its package is not tried"
fi
# shellcheck disable=SC2046
g++ -std=c++17 Examples/cpp/photos.cpp -o "$root/photos" $(pkg-config --cflags --libs jogakbo)
diff <(LD_LIBRARY_PATH=$root/usr/lib "$root/photos") Tests/C/photos.txt
echo "install passed"
