# shellcheck shell=bash
# What the set-up scripts say, and where the programs that they start write.

set_up_log=""

say() {
    printf '%s\n' "$*"
}

# A notice goes to standard error, so that the output of neardup itself can be piped.
notice() {
    printf '%s\n' "$*" >&2
}

fail() {
    printf 'Neardup: %s\n' "$*" >&2
    exit 1
}

# The log lies outside .venv until the set-up has ended well, since a broken .venv is thrown away.
open_log() {
    if [ -z "$set_up_log" ]; then
        set_up_log="$(mktemp "${TMPDIR:-/tmp}/neardup-setup.XXXXXX")"
    fi
}

keep_log_in() {
    if [ -n "$set_up_log" ] && mv -f -- "$set_up_log" "$1" 2>/dev/null; then
        set_up_log=""
    fi
}

# logged "What is being done" command [argument ...]
# Runs the command with its output in the log. On failure shows the log's tail and returns the command's code.
logged() {
    local what="$1" code=0 started=$SECONDS earlier_lines
    shift
    open_log
    notice "$what ..."
    printf '\n== %s: %s\n' "$what" "$*" >>"$set_up_log"
    earlier_lines="$(wc -l <"$set_up_log")"
    # In braces, so that the shell's own word on a command that crashed goes to the log as well.
    { "$@" </dev/null || code=$?; } >>"$set_up_log" 2>&1
    if [ "$code" -ne 0 ]; then
        notice "This did not work after $((SECONDS - started)) s. The last lines of its output:"
        tail -n "+$((earlier_lines + 1))" -- "$set_up_log" | tail -n 15 | sed 's/^/    /' >&2
        notice "The whole output is in $set_up_log"
    fi
    return "$code"
}
