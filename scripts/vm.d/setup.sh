# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# The commands setup, status and clean.

# Sets up the machine if it is not set up, holding the lock of the cache exclusively. Returns with the lock held shared, so
# that the machine is not removed during a run. Takes milliseconds if the machine is set up.
ensure_set_up() {
    require_platform
    require_temporary_folder
    run_requirements | require_packages_from_stdin
    lock_cache -s
    if is_set_up; then
        return 0
    fi
    unlock_cache
    lock_cache -x
    # Another run may have set it up in the meantime.
    is_set_up || set_up
    # Downgrades the lock: other runs may start, but clean must wait.
    flock -s 9
    is_set_up || fail 125 "$machine_folder was changed by another program. Run the command again"
}

# Reads the list before require_packages runs: apt-get must not read from the pipe.
require_packages_from_stdin() {
    local list
    list=$(cat)
    require_packages <<< "$list"
}

# Prints the device types that the kernel of the machine supports.
device_types() {
    if has_siw; then
        printf 'rxe and siw'
    else
        printf 'rxe'
    fi
}

# Returns 0 if the kernel of the machine supports soft-iWARP.
has_siw() { [ -n "$(find "$machine_folder/kernel/lib" -name 'siw.ko*' -print -quit)" ]; }

is_set_up() { has_system && [ -f "$(initramfs_file)" ]; }

# Returns 0 if the kernel and the root directory are complete. The directory "new" exists while they are being built.
has_system() { [ -f "$machine_folder/kernel/release" ] && [ ! -d "$machine_folder/new" ]; }

set_up() {
    local started=$EPOCHREALTIME file
    say "setting up in $machine_folder"
    setup_requirements | require_packages_from_stdin
    if ! has_system; then
        if [ -n "$suite" ]; then
            create_system
        else
            create_kernel
        fi
    fi
    file=$(initramfs_file)
    [ -f "$file" ] || create_initramfs "$file"
    say "set up in $(seconds_since "$started") s"
}

vm_setup() {
    [ $# -eq 0 ] || bad_usage "setup takes no arguments"
    local started=$EPOCHREALTIME
    ensure_set_up
    unlock_cache
    say "ready: Linux $(< "$machine_folder/kernel/version") with $(device_types) in $machine_folder ($(seconds_since "$started") s)"
}

vm_status() {
    [ $# -eq 0 ] || bad_usage "status takes no arguments"
    local code=0 missing
    require_platform
    printf 'system    %s\n' "$machine_name"
    printf 'cache     %s\n' "$machine_folder"
    if has_system; then
        printf 'kernel    %s (%s), with %s\n' "$(< "$machine_folder/kernel/release")" "$(< "$machine_folder/kernel/version")" \
            "$(device_types)"
        printf 'size      %s\n' "$(du -sh "$machine_folder" | cut -f 1)"
    else
        printf 'kernel    missing: ./dev vm setup downloads it\n'
        code=3
    fi
    missing=$({ run_requirements; [ "$code" -eq 0 ] || setup_requirements; } | missing_packages | tr '\n' ' ')
    if [ -n "$missing" ]; then
        printf 'packages  missing: %s\n' "$missing"
        code=3
    else
        printf 'packages  complete\n'
    fi
    [ "$code" -ne 0 ] || printf 'ready     %s\n' "$(is_set_up && echo yes || echo 'yes, after the initramfs has been rebuilt (1 s)')"
    return "$code"
}

vm_clean() {
    [ $# -eq 0 ] || bad_usage "clean takes no arguments"
    local folders=("$machine_folder") machine_folder
    # Without --suite, all machines. Those of suites come first: their directories are in that of the host's system.
    [ -n "$suite" ] || folders=("$cache"/*-a*64 "$cache")
    for machine_folder in "${folders[@]}"; do
        clean_machine
    done
}

# Removes one machine; keeps files that are not part of it.
clean_machine() {
    [ -d "$machine_folder" ] || return 0
    # Without a lock file, the directory belongs to another program, or contains only the directories of suites.
    if [ -f "$machine_folder/lock" ]; then
        lock_cache -x
        rm -rf "$machine_folder"/{kernel,kernel.new,root,new} "$machine_folder"/initramfs*
        # The lock file is removed while the lock is held.
        rm -f "$machine_folder/lock"
        unlock_cache
    fi
    rmdir "$machine_folder" 2> /dev/null || say "$machine_folder contains files of other programs; they are not removed"
}
