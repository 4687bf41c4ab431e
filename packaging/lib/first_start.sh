# shellcheck shell=bash
# What is opened when nothing was asked for: the sample pair, in the window or, without a screen, as figures.
# Needs: project_root, environment.

# Prints ru or en, by the language of the system's messages.
sample_language() {
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    ru*) printf 'ru' ;;
    *) printf 'en' ;;
    esac
}

# Prints the two files of the sample pair, one a line.
sample_pair() {
    local samples="${project_root:?}/resources/samples"
    if [ "$(sample_language)" = ru ]; then
        printf '%s\n' "$samples/original_ru.docx" "$samples/adaptation_ru.epub"
    else
        printf '%s\n' "$samples/original_en.docx" "$samples/adaptation_en.txt"
    fi
}

# Asks the display server itself: a variable may be left over from a session that has ended or denies us.
has_screen() {
    if [ -n "${QT_QPA_PLATFORM:-}" ] || [ "$(uname -s)" = "Darwin" ]; then
        return 0
    fi
    "${environment:?}/bin/python" -I -S - 2>/dev/null <<'PYTHON'
import ctypes
import os
import socket
import sys


def wayland_answers() -> bool:
    display = os.environ.get("WAYLAND_DISPLAY")
    if not display:
        return False
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), display))
        except OSError:
            return False
    return True


def x_answers() -> bool:
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


sys.exit(not (wayland_answers() or x_answers()))
PYTHON
}
