# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# What all parts use: messages, exit codes, the cache folder and its lock.

. "$here/common.sh"

say() { printf 'vm: %s\n' "$*" >&2; }

fail() {
    local code=$1
    shift
    say "$@"
    exit "$code"
}

bad_usage() { fail 2 "$*; see scripts/vm --help"; }

# Debian keeps ip, tc, depmod and modprobe where an ordinary user's PATH may not lead.
PATH=$PATH:/usr/sbin:/sbin

if [ -z "${RDMA4J_VM_CACHE:-}" ] && [ -z "${XDG_CACHE_HOME:-}" ] && [ -z "${HOME:-}" ]; then
    fail 2 "HOME is not set; set RDMA4J_VM_CACHE to a folder for the kernel and its modules"
fi
cache=${RDMA4J_VM_CACHE:-${XDG_CACHE_HOME:-${HOME:-}/.cache}/rdma4j/vm}
case $cache in /*) ;; *) cache=$PWD/$cache ;; esac

# The repository: guests must see it even where it lies below a folder that they have of their own.
repository=$(CDPATH='' cd -- "$here/.." && pwd -P)

# Takes the lock of the machine's folder on descriptor 9. $1: -x to change it, -s to use it.
lock_cache() {
    local part
    # Set-up and clean remove what is called so.
    for part in kernel kernel.new root new; do
        [ -e "$machine_folder/lock" ] || [ ! -e "$machine_folder/$part" ] \
            || fail 2 "$machine_folder/$part is not the rig's; RDMA4J_VM_CACHE names another folder"
    done
    while :; do
        mkdir -p "$machine_folder" || fail 2 "cannot make the cache folder $machine_folder; RDMA4J_VM_CACHE names another"
        exec 9>> "$machine_folder/lock" || fail 2 "cannot write to $machine_folder; RDMA4J_VM_CACHE names another folder"
        if ! flock -n "$1" 9; then
            say "waiting for another run that holds $machine_folder/lock"
            flock "$1" 9
        fi
        # clean removes the file: a lock on what is no longer there guards nothing.
        [ "$machine_folder/lock" -ef /dev/fd/9 ] && return 0
    done
}

unlock_cache() { exec 9>&-; }

# Seconds since $1, a value of EPOCHREALTIME, with one decimal.
seconds_since() {
    local tenths=$(((${EPOCHREALTIME/[.,]/} - ${1/[.,]/}) / 100000))
    printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}
