# shellcheck shell=bash
# The system packages that Qt, the fonts and the tests need. Names are those of Debian 12; where a later release
# has renamed one (libglib2.0-0t64), the old name is still a name of the new package.
# shellcheck disable=SC2034  # the lists are used by those who source this

qt_packages=(
    libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1
    libxkbcommon-x11-0 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0
    libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1
    libwayland-client0 libwayland-cursor0 libwayland-egl1
)
# DejaVu writes Cyrillic, WenQuanYi writes Chinese: in the panes and in reports.
font_packages=(fonts-dejavu-core fonts-wqy-microhei)
test_packages=(
    xvfb xauth xdotool openbox poppler-utils qpdf
    desktop-file-utils shellcheck
)

is_debian_family() {
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1
}

# Prints those of the given packages that are not installed, one a line.
missing_packages() {
    dpkg-query -W -f='${db:Status-Status} ${Package} ${Architecture}\n' 2>/dev/null |
        awk -v architecture="$(dpkg --print-architecture)" -v wanted="$*" '
            $1 == "installed" && ($3 == architecture || $3 == "all") { installed[$2] = 1 }
            END {
                count = split(wanted, names, " ")
                for (i = 1; i <= count; i++)
                    if (!(names[i] in installed) && !((names[i] "t64") in installed)) print names[i]
            }'
}

# Prints the command prefix that makes us root: nothing for root, sudo where it can be used. Fails where neither is.
root_command() {
    if [ "$(id -u)" -eq 0 ]; then
        return 0
    fi
    command -v sudo >/dev/null 2>&1 || return 1
    # Without a terminal nobody could type the password.
    if [ -t 0 ] || sudo -n true 2>/dev/null; then
        printf 'sudo'
    else
        return 1
    fi
}

# install_packages package ...: installs what is missing; without the right to do so, says what to install.
install_packages() {
    local missing prefix
    missing="$(missing_packages "$@" | tr '\n' ' ')"
    missing="${missing% }"
    if [ -z "$missing" ]; then
        return 0
    fi
    if ! prefix="$(root_command)"; then
        notice "These system packages are missing and only an administrator can install them:"
        notice "    apt-get install $missing"
        return 0
    fi
    if [ -n "$prefix" ]; then
        notice "System packages are missing: $missing"
        # Asks for the password here, in the open, rather than in the midst of a logged command.
        sudo -v || fail "the password was not accepted. An administrator can install: $missing"
    fi
    # A package list that cannot be refreshed in every part (a dead third source, say) may still hold what we need.
    # shellcheck disable=SC2086  # the prefix is one word or none
    logged "Refreshing the list of system packages" $prefix apt-get update || true
    # shellcheck disable=SC2086  # a list of names
    logged "Installing system packages ($(printf '%s\n' $missing | wc -l | tr -d ' '))" \
        $prefix env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=120 $missing ||
        fail "the system packages could not be installed. Check the network and start this again."
}

# Says in words what other systems need. Names are those of each system's own package manager.
advise_other_system() {
    local system="" like=""
    if [ "$(uname -s)" = "Darwin" ]; then
        notice "On macOS Neardup needs Python 3.11 or newer and nothing else: from python.org, or brew install python"
        return 0
    fi
    if [ -r /etc/os-release ]; then
        system="$(. /etc/os-release && printf '%s' "${ID:-}")"
        like="$(. /etc/os-release && printf '%s' "${ID_LIKE:-}")"
    fi
    notice "This is not a Debian or Ubuntu system, so system packages are not installed for you. Neardup needs:"
    case " $system $like " in
    *" fedora "* | *" rhel "*)
        notice "    dnf install python3 mesa-libGL mesa-libEGL libxkbcommon-x11 xcb-util-cursor xcb-util-wm" \
            "xcb-util-keysyms xcb-util-image xcb-util-renderutil fontconfig dbus-libs dejavu-sans-fonts wqy-microhei-fonts"
        ;;
    *" arch "*)
        notice "    pacman -S --needed python libglvnd libxkbcommon-x11 xcb-util-cursor xcb-util-wm xcb-util-keysyms" \
            "xcb-util-image xcb-util-renderutil fontconfig dbus ttf-dejavu wqy-microhei"
        ;;
    *" suse "* | *" opensuse "*)
        notice "    zypper install python311 Mesa-libGL1 Mesa-libEGL1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4" \
            "libxcb-keysyms1 libxcb-image0 libxcb-render-util0 fontconfig libdbus-1-3 dejavu-fonts wqy-microhei-fonts"
        ;;
    *)
        notice "    Python 3.11 or newer with its venv module; the libraries of OpenGL and EGL, xkbcommon with its X11 part,"
        notice "    the xcb utilities (cursor, icccm, image, keysyms, render-util), fontconfig, D-Bus;"
        notice "    the DejaVu fonts for Cyrillic and WenQuanYi Micro Hei for Chinese."
        ;;
    esac
    notice "If they are installed already, nothing more is to be done."
}
