# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# setup, status and clean.

# Everything there? Then this takes some milliseconds. Otherwise it is fetched and built, under the cache's lock.
# Ends with the lock held shared, so that nobody cleans the cache away below a run.
prepare() {
    require_platform
    require_temporary_folder
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
    is_set_up || fail 125 "$machine_folder was changed by another program"
}

# require_packages may install, which must not read the list's pipe.
require_packages_from_stdin() {
    local list
    list=$(cat)
    require_packages <<< "$list"
}

# The devices that the machine's kernel has.
devices() {
    if has_siw; then
        printf 'rxe and siw'
    else
        printf 'rxe'
    fi
}

has_siw() { [ -n "$(find "$machine_folder/kernel/lib" -name 'siw.ko*' -print -quit)" ]; }

is_set_up() { has_system && [ -f "$(initramfs_file)" ]; }

# Kernel and root folder, whole: while the folder of what is being made is there, they are not.
has_system() { [ -f "$machine_folder/kernel/release" ] && [ ! -d "$machine_folder/new" ]; }

set_up() {
    local started=$EPOCHREALTIME file
    say "setting up in $machine_folder"
    needed_to_set_up | require_packages_from_stdin
    if ! has_system; then
        if [ -n "$suite" ]; then
            make_system
        else
            make_kernel
        fi
    fi
    file=$(initramfs_file)
    [ -f "$file" ] || make_initramfs "$file"
    say "set up in $(seconds_since "$started") s"
}

vm_setup() {
    [ $# -eq 0 ] || bad_usage "setup takes no arguments"
    local started=$EPOCHREALTIME
    prepare
    unlock_cache
    say "ready: Linux $(< "$machine_folder/kernel/version") with $(devices) in $machine_folder ($(seconds_since "$started") s)"
}

vm_status() {
    [ $# -eq 0 ] || bad_usage "status takes no arguments"
    local code=0 missing
    require_platform
    printf 'system    %s\n' "$machine_name"
    printf 'cache     %s\n' "$machine_folder"
    if has_system; then
        printf 'kernel    %s (%s), with %s\n' "$(< "$machine_folder/kernel/release")" "$(< "$machine_folder/kernel/version")" \
            "$(devices)"
        printf 'size      %s\n' "$(du -sh "$machine_folder" | cut -f 1)"
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
    local folders=("$machine_folder") machine_folder
    # All, without a suite: those of suites first, which lie below the host's.
    [ -n "$suite" ] || folders=("$cache"/*-a*64 "$cache")
    for machine_folder in "${folders[@]}"; do
        clean_machine
    done
}

clean_machine() {
    [ -d "$machine_folder" ] || return 0
    # Without it the folder is not the rig's, or only has those of suites.
    if [ -f "$machine_folder/lock" ]; then
        lock_cache -x
        rm -rf "$machine_folder"/{kernel,kernel.new,root,new} "$machine_folder"/initramfs*
        # The lock's file goes while it is held, then its folder, which stays if anything else is in it.
        rm -f "$machine_folder/lock"
        unlock_cache
    fi
    rmdir "$machine_folder" 2> /dev/null || say "$machine_folder holds files that are not the rig's; they stay"
}
