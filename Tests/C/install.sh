#!/bin/bash
# An installed library is found by pkg-config, shared and static, and is all that a host needs.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD/.build/installed
rm -rf "$root"
make -s install PREFIX="$root/usr" >"$PWD/.build/install.log" 2>&1 || {
    cat .build/install.log
    exit 1
}
for file in bin/jogakbo include/jogakbo.h include/jogakbo.hpp include/jogakbo/base.h include/jogakbo/view.hpp lib/libjogakbo.so lib/libjogakbo.so.1 \
    lib/libjogakbo.a lib/pkgconfig/jogakbo.pc share/man/man1/jogakbo.1 \
    share/man/man3/libjogakbo.3 share/man/man3/jgb_view_create.3 \
    share/man/man3/jgb_view_delete_items.3 share/doc/jogakbo/LICENSE share/jogakbo/jogakbo.binpb share/jogakbo/setup.schema.json \
    share/jogakbo/proto/jogakbo/v1/collection_view.proto \
    lib/systemd/system/jogakbo.service lib/systemd/system/jogakbo.socket \
    lib/cmake/jogakbo/jogakbo-config.cmake; do
    [ -s "$root/usr/$file" ] || { echo "FAILED: $file is not installed"; exit 1; }
done
export PKG_CONFIG_PATH=$root/usr/lib/pkgconfig
installed="jogakbo $(pkg-config --modversion jogakbo)"
version=$("$root/usr/bin/jogakbo" --version)
[ "$version" = "$installed" ] || { echo "FAILED: $version beside $installed"; exit 1; }
echo "installed: $version"
# shellcheck disable=SC2046
gcc -std=c99 Examples/c/minimal.c -o "$root/shared" $(pkg-config --cflags --libs jogakbo)
# shellcheck disable=SC2046
gcc -std=c99 Examples/c/minimal.c -o "$root/static" $(pkg-config --cflags jogakbo) \
    "$root/usr/lib/libjogakbo.a" -lm
diff <(LD_LIBRARY_PATH=$root/usr/lib "$root/shared") Tests/C/minimal.txt
diff <("$root/static") Tests/C/minimal.txt
if command -v cmake >/dev/null; then
    mkdir -p "$root/cmake"
    cat >"$root/cmake/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.13)
project(minimal C)
set(CMAKE_C_STANDARD 99)
find_package(jogakbo $(pkg-config --modversion jogakbo) REQUIRED)
foreach(kind jogakbo static)
    add_executable(minimal-\${kind} $PWD/Examples/c/minimal.c)
    target_link_libraries(minimal-\${kind} jogakbo::\${kind})
endforeach()
END
    cmake -S "$root/cmake" -B "$root/cmake/build" -DCMAKE_PREFIX_PATH="$root/usr" >"$root/cmake/log"
    cmake --build "$root/cmake/build" >>"$root/cmake/log"
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
