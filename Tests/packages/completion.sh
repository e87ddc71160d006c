#!/bin/bash
# completion.sh [PROGRAM]: what bash offers for a command line of jogakbo is what --help says, and
# for an option that takes one of some words, those that the executable names.
set -uo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "${1:-.build/release/jogakbo}")
failed=0
checked=0
source packaging/completion.bash

fail() {
    echo "FAILED: $*"
    failed=1
}

# offered WORD...: what completion has for the last word, one a line.
offered() {
    COMP_WORDS=(jogakbo "$@")
    COMP_CWORD=$#
    _jogakbo "$program" "${*: -1}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\n' "${COMPREPLY[@]}"
}

# same WHAT EXPECTED WORD...: offered() has just what is expected, in any order.
same() {
    local what=$1 expected=$2 found
    shift 2
    found=$(offered "$@")
    checked=$((checked + 1))
    diff <(sort <<<"$expected") <(sort <<<"$found") || fail "$what"
}

# taken COMMAND OPTION: the words that an option takes, as the executable names them when it refuses
# another.
taken() {
    local others=()
    case $1 in
    load | fling) others=(--connect /nowhere/socket) ;;
    esac
    case $2 in
    --lane-placement) others+=(--layout waterfall) ;;
    --orthogonal-scrolling) others+=(--layout compositional) ;;
    esac
    timeout 20 "$program" "$1" "$2" no-such-word "${others[@]}" 2>&1 >/dev/null |
        sed -nE "s/.*: $2: 'no-such-word' is (none|no part) of //p" | tr -d ' ' | tr ',' '\n'
}

commands=$("$program" --help | sed -nE 's/^  ([a-z]+) .*/\1/p')
[ "$(wc -l <<<"$commands")" -ge 6 ] || fail "there are too few commands: $commands"
same "commands" "$commands"$'\n--help\n--version' ""
for command in $commands; do
    help=$("$program" "$command" --help)
    options=$(grep -oE '^ {2,6}(-., )?--[a-z-]+' <<<"$help" | grep -oE -- '--[a-z-]+')
    same "options of $command" "$options" "$command" --
    while read -r option; do
        words=$(taken "$command" "$option")
        [ "$(wc -w <<<"$words")" -ge 2 ] || fail "$command $option says nothing of its words"
        same "words of $command $option" "$words" "$command" "$option" ""
    done < <(sed -nE 's/.*(--[a-z-]+) (WORDS?|AXIS|WHEN|LEVEL)$/\1/p' <<<"$help")
done

# Files, folders, users and groups, by the name and by the letter of an option.
folder=$PWD/.build/completion
rm -rf "$folder"
mkdir -p "$folder/folder"
touch "$folder/file.tsv"
both=$folder/file.tsv$'\n'$folder/folder
same "operands" "$both" show "$folder/"
same "operands after a flag" "$both" show --time "$folder/"
same "files" "$both" load --token-file "$folder/"
same "addresses, by a letter" "$both" load -c "$folder/"
same "folders" "$folder/folder" show --unicode "$folder/"
same "the file of NAME=FILE" "$both" serve --setup wall = "$folder/"
same "no operands" "" serve "$folder/"
same "no words for a number" "" load --rate ""
[[ $(offered serve --allow-uid ro) == *root* ]] || fail "users"
[[ $(offered serve --allow-gid ro) == *root* ]] || fail "groups"

[ "$checked" -gt 35 ] || fail "only $checked checks"
[ $failed -eq 0 ] && echo "completion passed: $checked checks"
exit $failed
