#!/bin/bash
# empty.sh ROOT ARCHIVE: the executable of the archive serves, and is a client, where there is no
# other file: no C library, no users. Swift looks for the executable in /proc.
set -euo pipefail
root=$1
archive=$2
name=$(basename "$archive" .tar.gz)
server=
stop() {
    trap - EXIT INT TERM
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
    echo "FAILED: ${archive##*/}: $*"
    exit 1
}

mkdir "$root"
mount=$(printf 'mount -t proc proc %q/proc && exec chroot %q "$@"' "$root" "$root")
tar -C "$root" -xf "$archive"
[ "$(ls "$root")" = "$name" ] || fail "the archive has more than one folder"
# In the foreground timeout hands a signal on once: a server ends at once at the second one.
jogakbo=(timeout --foreground --kill-after=10 120 unshare --mount sh -c "$mount" sh "/$name/bin/jogakbo")
mkdir "$root/proc"
version=$("${jogakbo[@]}" --version)
[[ $name == "${version/ /-}"-linux-* ]] || fail "the executable is $version"
echo -e "photos\tone\t40\t44\nphotos\ttwo\t60\t20" >"$root/items.tsv"
shown=$("${jogakbo[@]}" show --width 200 --height 100 /items.tsv)
[[ $shown == *"2 items in 1 section"* ]] || fail "show: $shown"

"${jogakbo[@]}" serve --listen /socket --log-level warning &
server=$!
for _ in $(seq 300); do
    [ -S "$root/socket" ] && break
    sleep 0.1
done
shown=$("${jogakbo[@]}" fling --connect /socket --seconds 1 --digest /items.tsv)
[[ $shown =~ digest\ [0-9a-f]{16} ]] || fail "fling: $shown"
kill "$server"
wait "$server" || fail "the server ended with status $?"
server=
