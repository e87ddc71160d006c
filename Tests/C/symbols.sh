#!/bin/bash
# What the libraries export and need: every function of the header and nothing else; libc and libm,
# and no symbol of theirs that is newer than glibc 2.17.
set -uo pipefail
cd "$(dirname "$0")/../.."
lib=.build/lib
failed=0

same() {
    if [ "$2" != "$3" ]; then
        echo "FAILED: $1"
        diff <(echo "$2") <(echo "$3")
        failed=1
    fi
}

declared=$(Scripts/functions.sh)
[ "$(echo "$declared" | wc -l)" -ge 20 ] || { echo "FAILED: no functions found"; failed=1; }

exported=$(nm -D --defined-only $lib/libjogakbo.so.1 | awk '$2 != "A" { print $3 }' |
    sed 's/@.*//' | sort -u)
same "the shared library exports what the header declares" "$declared" "$exported"
exported=$(nm --defined-only --extern-only $lib/libjogakbo.a | awk 'NF == 3 { print $3 }' |
    sort -u)
same "the static library exports what the header declares" "$declared" "$exported"
same "the static library is one object" "$(ar t $lib/libjogakbo.a)" "jogakbo.o"

dynamic=$(readelf -dW $lib/libjogakbo.so.1)
same "the soname" "$(sed -n 's/.*soname: \[\(.*\)\]/\1/p' <<<"$dynamic")" libjogakbo.so.1
# The loader is libc's own: it finds what each thread has of its own.
same "needs only libc and libm" \
    "$(sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' <<<"$dynamic" |
        grep -vE '^(lib[cm]|ld-linux-x86-64)\.so\.[26]$')" ""
newest=$(objdump -T $lib/libjogakbo.so.1 | grep -oE 'GLIBC_[0-9.]+' | sed 's/GLIBC_//' |
    sort -Vu | tail -1)
same "needs no glibc newer than 2.17" "$(printf '%s\n2.17\n' "$newest" | sort -V | tail -1)" 2.17
same "the static library needs no more than the shared one" \
    "$(nm -u $lib/libjogakbo.a | awk '$1 == "U" { print $2 }' | sort |
        comm -23 - <(nm -D -u $lib/libjogakbo.so.1 | awk '{ print $2 }' | sed 's/@.*//' | sort))" ""

strip -o .build/stripped $lib/libjogakbo.so.1
bytes=$(stat -c %s .build/stripped)
rm .build/stripped
[ "$bytes" -lt 2020100 ] || { echo "FAILED: $bytes bytes stripped"; failed=1; }
[ $failed -eq 0 ] && echo "symbols: as declared; glibc $newest; $bytes bytes stripped"
exit $failed
