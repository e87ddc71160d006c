#!/bin/bash
# host.sh PREFIX VERSION: what people do with what is installed in PREFIX, in a root folder that has
# compilers, Python and nothing else: build hosts, C and CMake's; serve, and be a client. The folder
# of this script is all that it has of the repository.
set -euo pipefail
here=$(dirname "$(realpath "$0")")
prefix=$1
version=$2
work=$(mktemp -d)
server=
stop() {
    trap - EXIT INT TERM
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
    echo "FAILED: $prefix: $*"
    exit 1
}

# Where the system does not look by itself.
if [ "$prefix" != /usr ]; then
    export PATH=$prefix/bin:$PATH PKG_CONFIG_PATH=$prefix/lib/pkgconfig \
        LD_LIBRARY_PATH=$prefix/lib CMAKE_PREFIX_PATH=$prefix
fi
[ "$(jogakbo --version)" = "jogakbo $version" ] || fail "$(command -v jogakbo) has another version"
[ "$(pkg-config --modversion jogakbo)" = "$version" ] || fail "jogakbo.pc has another version"
"$here/pages.sh" "$prefix"

cp -r "$prefix/share/doc/jogakbo/Examples" "$work"
make -s -C "$work/Examples/c"
make -s -C "$work/Examples/cpp"
diff <("$work/Examples/c/build/minimal") "$here/minimal.txt" || fail "minimal.c"
diff <("$work/Examples/cpp/build/photos") "$here/photos.txt" || fail "photos.cpp"
# shellcheck disable=SC2046
gcc "$work/Examples/c/minimal.c" -o "$work/static" $(pkg-config --cflags jogakbo) \
    "$(pkg-config --variable=libdir jogakbo)/libjogakbo.a" -lm
diff <(LD_LIBRARY_PATH='' "$work/static") "$here/minimal.txt" || fail "minimal.c, static"
"$here/cmake.sh" "$work/Examples/c/minimal.c" "$work/cmake" "$version"
for kind in jogakbo static; do
    diff <("$work/cmake/build/minimal-$kind") "$here/minimal.txt" || fail "minimal.c, CMake's $kind"
done

jogakbo serve --listen "$work/socket" --log-level warning &
server=$!
for _ in $(seq 300); do
    [ -S "$work/socket" ] && break
    sleep 0.1
done
cp "$work/Examples/python/client.py" "$work"
for n in $(seq 3000); do
    printf 'section %d\titem %d\t%d\t%d\n' $((n / 100)) "$n" $((40 + n % 90)) $((20 + n % 70))
done >"$work/items.tsv"
digest=$("$work/Examples/c/build/host" "$work/items.tsv" | sed -n 's/^digest //p')
[ -n "$digest" ] || fail "host.c prints no digest"
said=$(timeout 120 jogakbo fling --connect "$work/socket" --seconds 1 --digest "$work/items.tsv" |
    sed -n 's/^digest //p')
[ "$said" = "$digest" ] || fail "fling has digest '$said', host.c has $digest"
# What client.py shows last has the item that the fling ends with.
said=$(cd / && timeout 120 "$work/client.py" "$work/socket" "$work/items.tsv" --frames 600)
[[ $said == *": item 30.0 at "* ]] || fail "client.py does not show the last item: $said"
kill "$server"
wait "$server" || fail "the server ended with status $?"
server=
echo "used in $prefix: hosts in C and C++, CMake, server, two clients"
