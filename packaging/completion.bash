# Completion of jogakbo for bash. Commands, options and the kinds of their values are those that
# the executable itself prints with --help; only the words that some options take stand here.

# _jogakbo_words OPTION: the words that an option takes.
_jogakbo_words() {
    case $1 in
    --layout | --to-layout)
        echo flow list grid waterfall justified carousel stack circle compositional explicit ;;
    --scroll-direction) echo vertical horizontal ;;
    --lane-placement) echo stable greedy ;;
    --line-alignment) echo justify leading center trailing ;;
    --last-line-alignment)
        echo automatic leading center trailing justify pad-with-last-item ;;
    --orthogonal-scrolling)
        echo none continuous group-leading-boundary paging group-paging group-paging-centered ;;
    --pattern) echo fling page jump ;;
    --edit-kinds) echo insert delete move reload reconfigure ;;
    --curve) echo linear ease-in ease-out ease-in-out spring ;;
    --appear | --disappear)
        echo fade slide-left slide-right slide-top slide-bottom scale center ;;
    --color) echo auto always never ;;
    --log-level) echo error warning info debug ;;
    esac
}

# _jogakbo_value OPTION HELP: the name that HELP has for the value of an option, or nothing.
_jogakbo_value() {
    sed -nE "s/^  ((-., |    )$1|$1, --[a-z-]+) ([^ ]+)\$/\\3/p" <<<"$2"
}

_jogakbo() {
    local program=$1 word=$2 before=$3 help kind=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        help=$("$program" --help 2>/dev/null) || return
        mapfile -t COMPREPLY < <(compgen -W "--help --version
            $(sed -nE 's/^  ([a-z]+)  .*/\1/p' <<<"$help")" -- "$word")
        return
    fi
    help=$("$program" "${COMP_WORDS[1]}" --help 2>/dev/null) || return

    # Readline takes NAME=FILE for three words.
    if [ "$word" = "=" ]; then
        word=
        kind=FILE
    elif [ "$before" = "=" ]; then
        kind=FILE
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W \
            "$(sed -nE 's/^  (-., |    )(--[a-z-]+)( .*)?$/\2/p' <<<"$help")" -- "$word")
        return
    elif [[ $before == -* ]]; then
        kind=$(_jogakbo_value "$before" "$help")
    fi
    # An operand, where the command has any.
    [ -z "$kind" ] && [[ ${help%%$'\n'*} == *FILE* ]] && kind=FILE

    case $kind in
    WORD | WORDS | AXIS | WHEN | LEVEL)
        mapfile -t COMPREPLY < <(compgen -W "$(_jogakbo_words "$before")" -- "$word")
        ;;
    FILE | ADDRESS | SCRIPT)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        ;;
    FOLDER)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        ;;
    USER) mapfile -t COMPREPLY < <(compgen -u -- "$word") ;;
    GROUP) mapfile -t COMPREPLY < <(compgen -g -- "$word") ;;
    esac
} &&
    complete -F _jogakbo jogakbo
