#!/usr/bin/env bash
# Puts Neardup of this checkout into the application menu of the current user, so that it starts by double click and
# opens files handed to it. With --uninstall takes it out again.
set -euo pipefail

project_root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)"
. "$project_root/packaging/lib/messages.sh"

data_home="${XDG_DATA_HOME:-${HOME:?}/.local/share}"
entry="$data_home/applications/neardup.desktop"
icons="$data_home/icons/hicolor"
python="$project_root/.venv/bin/python"
start_script="$project_root/.venv/bin/neardup"
sizes=(16 32 48 64 128 256)

# A string value of a desktop entry: a backslash is written twice.
string_value() {
    printf '%s' "${1//\\/\\\\}"
}

# An argument in Exec, by the Desktop Entry Specification: in double quotes, in which four signs take a backslash
# and the percent sign is doubled; then written as a string value.
exec_argument() {
    local argument="$1"
    argument="${argument//\\/\\\\}"
    argument="${argument//\"/\\\"}"
    argument="${argument//\`/\\\`}"
    argument="${argument//\$/\\\$}"
    argument="${argument//%/%%}"
    string_value "\"$argument\""
}

write_entry() {
    local line command
    command="$(exec_argument "$python") $(exec_argument "$start_script")"
    # GNOME's library looks for the program before it undoubles the percent sign, and would not find it.
    case "$python" in
    *%*) command="env $command" ;;
    esac
    while IFS= read -r line; do
        case "$line" in
        Exec=*)
            printf 'TryExec=%s\n' "$(string_value "$python")"
            printf 'Exec=%s %%F\n' "$command"
            ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$project_root/packaging/linux/neardup.desktop"
}

# Desktops read these caches where they exist; without the tools they read the folders themselves, and look for new
# icons where the theme's folder has changed.
refresh_caches() {
    touch -- "$icons" 2>/dev/null || true
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data_home/applications" || true
    fi
    if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t -f "$icons" || true
    fi
}

install_entry() {
    local size
    [ -x "$start_script" ] || fail "it is not set up yet. Run packaging/setup-and-run.sh once, then this again."
    case "$project_root" in
    *$'\n'*) fail "the name of its folder holds a line break, which a menu entry cannot. Rename the folder." ;;
    esac
    mkdir -p -- "$data_home/applications" "$icons/scalable/apps"
    cp -- "$project_root/resources/icons/neardup.svg" "$icons/scalable/apps/neardup.svg"
    for size in "${sizes[@]}"; do
        mkdir -p -- "$icons/${size}x${size}/apps"
        cp -- "$project_root/resources/icons/neardup-$size.png" "$icons/${size}x${size}/apps/neardup.png"
    done
    write_entry >"$entry.new"
    mv -f -- "$entry.new" "$entry"
    refresh_caches
    say "Neardup is in the application menu now. To take it out: packaging/linux/install-desktop.sh --uninstall"
}

uninstall_entry() {
    local size
    rm -f -- "$entry" "$icons/scalable/apps/neardup.svg"
    for size in "${sizes[@]}"; do
        rm -f -- "$icons/${size}x${size}/apps/neardup.png"
    done
    refresh_caches
    say "Neardup is no longer in the application menu. The program itself and your settings stay."
}

case "${1:-}" in
"") install_entry ;;
--uninstall) uninstall_entry ;;
*) fail "install-desktop.sh knows --uninstall only, not $1" ;;
esac
