# shellcheck shell=bash
# The Python environment in .venv: found, made, repaired, and left alone where it is ready.
# Needs: project_root, messages.sh, system_packages.sh.

environment="${project_root:?}/.venv"

can_start_neardup() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

can_make_environments() {
    "$1" -c 'import ensurepip, venv' >/dev/null 2>&1
}

# Prints the Python to use: NEARDUP_PYTHON where set, else the first that is new enough.
find_python() {
    local candidate
    for candidate in "${NEARDUP_PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 && can_start_neardup "$candidate"; then
            command -v "$candidate"
            return 0
        fi
    done
    return 1
}

# What the environment was made from. Another Python, place, set of requirements or set-up makes it anew.
environment_key() {
    "$environment/bin/python" -c 'import sys; print(sys.version)' || return 1
    printf '%s\n' "$project_root"
    cat -- "$project_root/pyproject.toml" "$project_root/packaging/lib/environment.sh" | cksum
}

# is_ready run|test
is_ready() {
    [ -f "$environment/neardup-ready-$1" ] && [ -x "$environment/bin/neardup" ] &&
        [ "$(environment_key 2>/dev/null)" = "$(cat -- "$environment/neardup-ready-$1")" ]
}

# A .venv that was cut short, whose Python is gone or another, or that came here from another folder, is of no use.
is_sound() {
    local same_version='import sys; sys.exit(sys.prefix == sys.base_prefix or sys.argv[1] != f"{sys.version_info[:2]}")'
    [ ! -e "$environment/neardup-unfinished" ] && [ -f "$environment/bin/activate" ] &&
        grep -qF -- "$environment" "$environment/bin/activate" &&
        "$environment/bin/python" -c "$same_version" \
            "$("$1" -c 'import sys; print(f"{sys.version_info[:2]}")')" >/dev/null 2>&1 &&
        "$environment/bin/python" -m pip --version >/dev/null 2>&1
}

require_python() {
    local found
    if ! found="$(find_python)"; then
        if command -v python3 >/dev/null 2>&1; then
            fail "Python 3.11 or newer is needed, and this is $(python3 --version 2>&1). Install a newer Python and start this again."
        fi
        fail "Python 3.11 or newer is needed and no Python was found. Install it and start this again."
    fi
    printf '%s' "$found"
}

# Debian keeps the part of Python that makes environments in a package of its own.
python_packages() {
    local found
    if ! command -v python3 >/dev/null 2>&1; then
        printf 'python3\npython3-venv\n'
    elif found="$(find_python)" && ! can_make_environments "$found"; then
        if [ "$("$found" -c 'import sys; print(sys.version_info[:2])')" = "$(python3 -c 'import sys; print(sys.version_info[:2])')" ]; then
            printf 'python3-venv\n'
        else
            printf '%s-venv\n' "$("$found" -c 'import sys; print("python{}.{}".format(*sys.version_info))')"
        fi
    fi
}

# Qt cannot find its plugins by itself where the path holds a comma, a semicolon or a double quote.
qt_starts='
from pathlib import Path
import PySide6
from PySide6.QtWidgets import QApplication
QApplication.addLibraryPath(str(Path(PySide6.__file__).parent / "Qt" / "plugins"))
QApplication([])'

# install_project run|test PYTHON
install_project() {
    local purpose="$1" python="$2" requirement="$project_root"
    if [ "$purpose" = test ]; then
        requirement="${project_root}[test]"
    fi
    if ! is_sound "$python"; then
        logged "Making the Python environment in .venv" "$python" -m venv --clear -- "$environment" ||
            fail "the Python environment could not be made in $environment."
    fi
    rm -f -- "$environment"/neardup-ready-*
    : >"$environment/neardup-unfinished"
    PIP_USER=0 logged "Installing Neardup and the libraries it uses (about 120 MB the first time)" \
        "$environment/bin/python" -m pip install --no-input --disable-pip-version-check --progress-bar off \
        --editable "$requirement" ||
        fail "the libraries could not be installed. Check the network and start this again."
    rm -f -- "$environment/neardup-unfinished"
    QT_QPA_PLATFORM=offscreen logged "Checking that the window system starts" \
        "$environment/bin/python" -c "$qt_starts" ||
        fail "Qt does not start. Where system packages are named above, install them and start this again."
    environment_key >"$environment/neardup-ready-$purpose"
    if [ "$purpose" = test ]; then
        cp -- "$environment/neardup-ready-test" "$environment/neardup-ready-run"
    fi
    keep_log_in "$environment/neardup-setup.log"
}

# set_up run|test: after this, .venv/bin/neardup starts. Does nothing, and says nothing, where all is in place.
set_up() {
    local purpose="$1" python system_packages
    # Two starts at once (a double click too many) must not write into one environment. macOS has no flock.
    exec 9<"$project_root/pyproject.toml"
    if command -v flock >/dev/null 2>&1; then
        flock 9
    fi
    trap 'notice "Stopped. The next start begins the set-up again where that is needed."; exit 130' INT
    # A Python that is too old is told before anything is installed; Debian can still install one where there is none.
    if ! is_ready "$purpose" && { command -v python3 >/dev/null 2>&1 || ! is_debian_family; }; then
        require_python >/dev/null || exit 1
    fi
    if is_debian_family; then
        system_packages=("${qt_packages[@]}" "${font_packages[@]}")
        if [ "$purpose" = test ]; then
            system_packages+=("${test_packages[@]}")
        fi
        # shellcheck disable=SC2046  # a list of names
        install_packages "${system_packages[@]}" $(is_ready "$purpose" || python_packages)
    fi
    if ! is_ready "$purpose"; then
        is_debian_family || advise_other_system
        python="$(require_python)" || exit 1
        can_make_environments "$python" ||
            fail "$python cannot make environments: its modules venv and ensurepip are missing. Install them and start this again."
        install_project "$purpose" "$python"
        notice "Neardup is ready."
    fi
    exec 9<&-
    trap - INT
}

# Becomes the program. Its start script is read by Python, not by the shell: the line in it that would start Python
# fails where the path holds a dollar sign or a double quote.
start_neardup() {
    exec "$environment/bin/python" "$environment/bin/neardup" "$@"
}
