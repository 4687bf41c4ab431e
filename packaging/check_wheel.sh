#!/usr/bin/env bash
# Builds the wheel, installs it into an empty environment elsewhere and starts it there, far from this checkout:
# proves that the program is complete in the wheel and finds its resources. Needs .venv with the tools for testing.
set -euo pipefail

project_root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
. "$project_root/packaging/lib/messages.sh"

tool_python="$project_root/.venv/bin/python"
[ -x "$tool_python" ] || fail "there is no .venv. Run packaging/setup-and-test.sh first."

elsewhere="$(mktemp -d "${TMPDIR:-/tmp}/neardup wheel.XXXXXX")"
trap 'rm -rf -- "$elsewhere"' EXIT
installed="$elsewhere/environment"

list_files() (
    cd -- "$1" && find . -type f ! -name '*.pyc' | LC_ALL=C sort
)

build_wheel() {
    "$tool_python" -m build --wheel --outdir "$elsewhere/dist" "$project_root"
}

install_wheel() {
    "$tool_python" -m venv "$installed" &&
        PIP_USER=0 "$installed/bin/python" -m pip install --no-input --disable-pip-version-check --progress-bar off \
            "$elsewhere"/dist/neardup-*.whl
}

# The window shall stay open until it is closed: timeout ends it, and says so by its exit code 124.
window_stays_open() {
    local code=0
    timeout 5 "$installed/bin/neardup" "$@" || code=$?
    [ "$code" -eq 124 ] || {
        say "The window closed by itself with exit code $code."
        return 1
    }
}

logged "Building the wheel" build_wheel || exit 1
logged "Installing it into an empty environment" install_wheel || exit 1

# Nothing of the checkout, of the user's settings or of a screen may help.
unset PYTHONPATH PYTHONHOME DISPLAY WAYLAND_DISPLAY
export HOME="$elsewhere/home"
export XDG_CONFIG_HOME="$HOME/config" XDG_DATA_HOME="$HOME/data" XDG_STATE_HOME="$HOME/state"
export QT_QPA_PLATFORM=offscreen
mkdir -p -- "$HOME" "$elsewhere/work"
cd -- "$elsewhere/work"
resources="$("$installed/bin/python" -I -c 'from neardup_gui.resources import resource_root; print(resource_root())' \
    2>/dev/null)" || fail "the installed program does not find its resources: they are not in the wheel."
case "$resources" in
"$installed"/lib/*/neardup_gui/_resources) ;;
*) fail "the installed program takes its resources from $resources, which is not the installed package." ;;
esac
diff <(list_files "$project_root/resources") <(list_files "$resources") ||
    fail "the resources in the wheel are not those of the checkout: see the files listed above."

samples="$resources/samples"
logged "Starting it: --version" "$installed/bin/neardup" --version || exit 1
logged "Starting it: the English sample pair" \
    "$installed/bin/neardup" compare "$samples/original_en.docx" "$samples/adaptation_en.txt" --json "$elsewhere/en.json" \
    || exit 1
logged "Starting it: the Russian sample pair" \
    "$installed/bin/neardup" compare "$samples/original_ru.docx" "$samples/adaptation_ru.epub" || exit 1
logged "Starting it: --self-check" "$installed/bin/neardup" --self-check || exit 1
logged "Opening its window for a moment" \
    window_stays_open "$samples/original_en.docx" "$samples/adaptation_en.txt" || exit 1
rm -f -- "$set_up_log"
say "The wheel is complete: $(basename -- "$elsewhere"/dist/neardup-*.whl)"
