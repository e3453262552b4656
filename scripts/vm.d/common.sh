# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# Messages, exit codes, the cache directory and its lock.

. "$here/common.sh"

say() { printf 'vm: %s\n' "$*" >&2; }

fail() {
    local code=$1
    shift
    say "$@"
    exit "$code"
}

bad_usage() { fail 2 "$*; see scripts/vm --help"; }

# The PATH of ordinary users may lack the directories of ip, tc, depmod and modprobe.
PATH=$PATH:/usr/sbin:/sbin

if [ -z "${RDMA4J_VM_CACHE:-}" ] && [ -z "${XDG_CACHE_HOME:-}" ] && [ -z "${HOME:-}" ]; then
    fail 2 "HOME is not set. Set RDMA4J_VM_CACHE to a directory for the kernel and its modules"
fi
cache=${RDMA4J_VM_CACHE:-${XDG_CACHE_HOME:-${HOME:-}/.cache}/rdma4j/vm}
case $cache in /*) ;; *) cache=$PWD/$cache ;; esac

# The repository. Guests see it even if it is below /tmp or another directory that they do not share with the host.
repository=$(CDPATH='' cd -- "$here/.." && pwd -P)

# Locks the directory of the machine, with file descriptor 9. $1: -x to change the directory, -s to use it
lock_cache() {
    local part
    # setup and clean remove directories of these names.
    for part in kernel kernel.new root new; do
        [ -e "$machine_folder/lock" ] || [ ! -e "$machine_folder/$part" ] \
            || fail 2 "$machine_folder/$part belongs to another program. Name another directory with RDMA4J_VM_CACHE"
    done
    while :; do
        mkdir -p "$machine_folder" \
            || fail 2 "cannot create the cache directory $machine_folder. Name another with RDMA4J_VM_CACHE"
        exec 9>> "$machine_folder/lock" \
            || fail 2 "cannot write to $machine_folder. Name another directory with RDMA4J_VM_CACHE"
        if ! flock -n "$1" 9; then
            say "waiting for another run, which has locked $machine_folder/lock"
            flock "$1" 9
        fi
        # clean may have removed the file; then the lock is useless.
        [ "$machine_folder/lock" -ef /dev/fd/9 ] && return 0
    done
}

unlock_cache() { exec 9>&-; }

# Prints the seconds that have passed, with one decimal. $1: an earlier value of EPOCHREALTIME
seconds_since() {
    local tenths=$(((${EPOCHREALTIME/[.,]/} - ${1/[.,]/}) / 100000))
    printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}
