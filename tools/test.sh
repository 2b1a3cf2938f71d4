#!/usr/bin/env bash
# What `make test` does: everything. Says at the end how long each part took.
set -euo pipefail
cd "$(dirname "$0")/.."

parts=()
report() { printf '\n'; printf '%s\n' "${parts[@]}" "$(printf '%5d s  in all' "$SECONDS")"; }
trap report EXIT

# Targets of make, two at a time: what uses one core goes together, the longest first, and tests fill the other core.
part() {
    local begun=$SECONDS outcome=failed
    printf '\n== make %s\n' "$*"
    if make --no-print-directory --jobs=2 "$@"; then outcome=; fi
    parts+=("$(printf '%5d s  %s %s' $((SECONDS - begun)) "$*" "$outcome")")
    [ -z "$outcome" ]
}

part ready
part compile check web-tests page coverage plain-tests
part compiled-tests
part browser-tests
printf '\nAll checks and tests passed, plain and compiled.\n'
