# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# The programs that a run and the set-up need from the host, and the packages that have them.

# One a line: package, then a file that tells it is there (a path, or a program on the PATH).
needed_to_run() {
    if [ "$architecture" = amd64 ]; then
        echo 'qemu-system-x86 qemu-system-x86_64'
    else
        echo 'qemu-system-arm qemu-system-aarch64'
    fi
    cat << 'END'
util-linux setpriv
coreutils timeout
END
    # A suite's machine has these in its own root folder.
    [ -n "$suite" ] || cat << 'END'
iproute2 ip
iproute2 rdma
rdma-core /usr/lib/x86_64-linux-gnu/librdmacm.so.1 /usr/lib64/librdmacm.so.1
ibverbs-providers /etc/libibverbs.d/rxe.driver
ibverbs-utils ibv_rc_pingpong
rdmacm-utils rping
perftest ib_send_lat
END
}

needed_to_set_up() {
    cat << 'END'
busybox-static busybox
kmod depmod
kmod modprobe
cpio cpio
gcc gcc
make make
xz-utils xz
END
}

# Prints the packages that are missing, of those listed on stdin.
missing_packages() {
    local package file found
    while read -r package files; do
        found=
        for file in $files; do
            case $file in
                /*) [ ! -e "$file" ] || found=1 ;;
                *) ! command -v "$file" > /dev/null || found=1 ;;
            esac
        done
        [ -n "$found" ] || printf '%s\n' "$package"
    done | sort -u
}

# "", "sudo -n" or a failure: how this user installs packages.
installer() {
    if [ "$(id -u)" -eq 0 ]; then
        return 0
    fi
    sudo -n true 2> /dev/null && printf 'sudo -n'
}

require_platform() {
    [ "$(uname -s)/$(uname -m)" = Linux/x86_64 ] \
        || fail 3 "the rig runs on Linux on x86-64 only, not on $(uname -s) on $(uname -m)"
}

# Ends with 3 unless every package of the list on stdin is there, or could be installed.
require_packages() {
    local missing as
    missing=$(missing_packages | tr '\n' ' ')
    missing=${missing% }
    [ -n "$missing" ] || return 0
    if ! command -v apt-get > /dev/null; then
        fail 3 "missing, and there is no apt-get to install it with: $missing (names as Debian has them)"
    fi
    if ! as=$(installer); then
        say "missing: $missing"
        fail 3 "to install: sudo apt-get install --no-install-recommends $missing"
    fi
    say "installing $missing"
    refresh_lists "$as"
    # shellcheck disable=SC2086
    if ! $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        -o DPkg::Lock::Timeout=120 $missing >&2 < /dev/null; then
        fail 3 "apt-get could not install $missing; see above"
    fi
}

# Downloads apt's lists when there are none. $1: "" or "sudo -n"
refresh_lists() {
    apt-cache show linux-image-amd64 > /dev/null 2>&1 && return 0
    # shellcheck disable=SC2086
    $1 apt-get update -q >&2 < /dev/null || fail 3 "apt-get update failed; see above"
}
