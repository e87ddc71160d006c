# callgrind.sh: counts instructions with valgrind's callgrind; for the scripts that source it, which
# run at the top of the tree and have built .build/lib. `counts` names a folder of their own.

# The library as callgrind runs it: without lines and symbols it has less to write for each count.
prepare_counts() {
    rm -rf "$counts"
    mkdir -p "$counts"
    strip -o "$counts/libjogakbo.so.1" .build/lib/libjogakbo.so.1
}

# count_dumps NAME PROGRAM [ARGUMENTS]: prints the instructions of each dump that the program asks
# for, in order. NAME is that of the files that callgrind writes.
count_dumps() {
    local raw=$counts/${1//\//.}.raw log=$counts/${1//\//.}.log
    shift
    LD_LIBRARY_PATH=$counts valgrind -q --tool=callgrind --instr-atstart=no \
        --collect-atstart=no --combine-dumps=yes --callgrind-out-file="$raw" \
        "$@" 2>"$log" || {
        cat "$log" >&2
        return 1
    }
    awk '/^desc: Trigger:/ { counts = /Client Request/ } /^totals:/ && counts { print $2 }' "$raw"
    rm "$raw"
}
export counts
export -f count_dumps
