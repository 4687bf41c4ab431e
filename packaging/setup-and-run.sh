#!/usr/bin/env bash
# Sets Neardup up where that is still to be done, then starts it with the arguments given.
# Without arguments it opens the sample pair; where there is no screen it prints the comparison of that pair.
set -euo pipefail

project_root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
. "$project_root/packaging/lib/messages.sh"
. "$project_root/packaging/lib/system_packages.sh"
. "$project_root/packaging/lib/environment.sh"
. "$project_root/packaging/lib/first_start.sh"

set_up run

if [ "$#" -gt 0 ]; then
    start_neardup "$@"
fi
{
    read -r original
    read -r adaptation
} < <(sample_pair)
if has_screen; then
    start_neardup "$original" "$adaptation"
fi
notice "There is no screen to open a window on, so here is the comparison of the two sample texts:"
start_neardup compare "$original" "$adaptation"
