#!/usr/bin/env bash
# Sets Neardup up with its tools for testing, then runs every check there is. All of them run, even after one has
# failed; the exit code is 0 only where all have passed. The last line is pytest's closing line.
# Real texts to measure on are taken from NEARDUP_DATA, else from ../shared/data; without them those tests skip.
set -euo pipefail

project_root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
. "$project_root/packaging/lib/messages.sh"
. "$project_root/packaging/lib/system_packages.sh"
. "$project_root/packaging/lib/environment.sh"

outputs="$(mktemp -d "${TMPDIR:-/tmp}/neardup-test.XXXXXX")"
trap 'rm -rf -- "$outputs"' EXIT
summary=()
failed_steps=0
failed_run=""

# step "name" command [argument ...]
step() {
    local name="$1" started=$SECONDS outcome=passed
    shift
    printf '\n--- %s\n' "$name"
    if ! "$@"; then
        outcome=FAILED
        failed_steps=$((failed_steps + 1))
    fi
    summary+=("$(printf '%-7s %4d s  %s' "$outcome" $((SECONDS - started)) "$name")")
}

check_shell_scripts() {
    command -v shellcheck >/dev/null 2>&1 || {
        say "shellcheck is not installed here, so the shell scripts were not checked."
        return 0
    }
    shellcheck -x packaging/*.sh packaging/linux/*.sh packaging/lib/*.sh .ci/run
}

test_offscreen() {
    QT_QPA_PLATFORM=offscreen pytest --color=no -n 2 -m "not xvfb" 2>&1 | tee "$outputs/offscreen" || {
        failed_run="$outputs/offscreen"
        return 1
    }
}

# Drag and drop, window sizes and focus need a window manager, which lives and dies with its virtual screen.
test_in_window() {
    # shellcheck disable=SC2016  # expanded by the inner shell
    QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1400x900x24" bash -c '
        openbox >/dev/null 2>&1 &
        manager=$!
        code=0
        pytest --color=no -m xvfb || code=$?
        kill "$manager" 2>/dev/null
        wait "$manager" 2>/dev/null
        exit "$code"
    ' 2>&1 | tee "$outputs/window" || {
        failed_run="${failed_run:-$outputs/window}"
        return 1
    }
}

started=$SECONDS
set_up test
cd -- "$project_root"
export PATH="$environment/bin:$PATH"
if [ -z "${NEARDUP_DATA:-}" ] && [ -d "$project_root/../shared/data" ]; then
    NEARDUP_DATA="$(cd -- "$project_root/../shared/data" && pwd -P)"
    export NEARDUP_DATA
fi
summary+=("$(printf 'passed  %4d s  set-up' $((SECONDS - started)))")

step "ruff: rules" ruff check .
step "ruff: format" ruff format --check --diff .
step "pyright: types" pyright
step "import-linter: who imports whom" lint-imports
step "shellcheck: the scripts" check_shell_scripts
step "translations: complete and up to date" python packaging/translations.py check
step "the wheel starts in an empty environment" bash packaging/check_wheel.sh
step "pytest: offscreen" test_offscreen
step "pytest: in a real window" test_in_window

printf '\n--- In all %d s\n' $((SECONDS - started))
printf '%s\n' "${summary[@]}"
[ "$failed_steps" -eq 0 ] || printf '%d of the steps failed.\n' "$failed_steps"
printf '\n'
# Where a run failed, its own closing line says how; else the two make one.
if [ -n "$failed_run" ]; then
    python packaging/lib/closing_line.py "$failed_run" || true
else
    python packaging/lib/closing_line.py "$outputs/offscreen" "$outputs/window"
fi
[ "$failed_steps" -eq 0 ]
