#!/bin/bash
# run.sh [--write]: compiles and runs the programs of docs/guide, those in Python with a server, and
# compares the pages with the programs and with what they print. --write: mends the pages.
set -uo pipefail
cd "$(dirname "$0")/../.."
code=docs/guide/code
out=.build/guide
library=$PWD/.build/lib
address=$out/views.sock
failed=0

fail() {
    echo "FAILED: $*"
    failed=1
}

rm -rf $out
mkdir -p $out
.build/release/jogakbo serve --listen "$address" >$out/serve.log 2>&1 &
server=$!
trap 'kill $server; wait $server' EXIT
for _ in {1..100}; do
    [ -S "$address" ] && break
    sleep 0.1
done
[ -S "$address" ] || { cat $out/serve.log; fail "the server does not listen"; exit 1; }

for source in $code/*.c; do
    name=$(basename "$source" .c)
    gcc -std=c99 -pedantic -Wall -Wextra -Werror -O1 -g -Iinclude "$source" -o $out/"$name" \
        -L"$library" -ljogakbo -Wl,-rpath,"$library" -pthread || fail "$name.c does not build"
    timeout 120 valgrind -q --error-exitcode=9 --leak-check=full --show-leak-kinds=all \
        $out/"$name" "$address" >$out/"$name".c.txt 2>$out/"$name".c.log ||
        { cat $out/"$name".c.log; fail "$name.c"; }
    PYTHONPATH=Examples/python PYTHONDONTWRITEBYTECODE=1 timeout 120 /usr/bin/python3 \
        $code/"$name".py "$address" >$out/"$name".py.txt 2>$out/"$name".py.log ||
        { cat $out/"$name".py.log; fail "$name.py"; }
done
/usr/bin/python3 Tests/guide/pages.py "$@" $out || failed=1

[ $failed -eq 0 ] && echo "guide passed"
exit $failed
