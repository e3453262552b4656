# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# setup, status and clean.

# Everything there? Then this takes some milliseconds. Otherwise it is fetched and built, under the cache's lock.
# Ends with the lock held shared, so that nobody cleans the cache away below a run.
prepare() {
    require_platform
    needed_to_run | require_packages_from_stdin
    lock_cache -s
    if is_set_up; then
        return 0
    fi
    unlock_cache
    lock_cache -x
    # Another run may have done it while this one waited.
    is_set_up || set_up
    # Becomes a shared lock without being given up for long: others may run now, and may not clean.
    flock -s 9
    is_set_up || fail 125 "$cache was changed by another program"
}

# require_packages may install, which must not read the list's pipe.
require_packages_from_stdin() {
    local list
    list=$(cat)
    require_packages <<< "$list"
}

is_set_up() { [ -f "$cache/kernel/release" ] && [ -f "$(initramfs_file)" ]; }

set_up() {
    local started=$EPOCHREALTIME file
    say "setting up in $cache"
    needed_to_set_up | require_packages_from_stdin
    [ -f "$cache/kernel/release" ] || make_kernel
    file=$(initramfs_file)
    [ -f "$file" ] || make_initramfs "$file"
    say "set up in $(seconds_since "$started") s"
}

vm_setup() {
    [ $# -eq 0 ] || bad_usage "setup takes no arguments"
    local started=$EPOCHREALTIME
    prepare
    unlock_cache
    say "ready: Linux $(cat "$cache/kernel/version") with rxe and siw in $cache ($(seconds_since "$started") s)"
}

vm_status() {
    [ $# -eq 0 ] || bad_usage "status takes no arguments"
    local code=0 missing
    require_platform
    printf 'cache     %s\n' "$cache"
    if [ -f "$cache/kernel/release" ]; then
        printf 'kernel    %s (%s)\n' "$(cat "$cache/kernel/release")" "$(cat "$cache/kernel/version")"
        printf 'size      %s\n' "$(du -sh "$cache" | cut -f 1)"
    else
        printf 'kernel    not fetched yet: scripts/vm setup\n'
        code=3
    fi
    missing=$({ needed_to_run; [ "$code" -eq 0 ] || needed_to_set_up; } | missing_packages | tr '\n' ' ')
    if [ -n "$missing" ]; then
        printf 'packages  missing: %s\n' "$missing"
        code=3
    else
        printf 'packages  all there\n'
    fi
    [ "$code" -ne 0 ] || printf 'ready     %s\n' "$(is_set_up && echo yes || echo 'yes, after rebuilding the initramfs (a second)')"
    return "$code"
}

vm_clean() {
    [ $# -eq 0 ] || bad_usage "clean takes no arguments"
    [ -d "$cache" ] || return 0
    lock_cache -x
    rm -rf "$cache/kernel" "$cache/kernel.new" "$cache"/initramfs*
    # The lock's file goes while it is held, then its folder, which stays if anything else is in it.
    rm -f "$cache/lock"
    unlock_cache
    rmdir "$cache" 2> /dev/null || say "$cache holds files that are not the rig's; they stay"
}
