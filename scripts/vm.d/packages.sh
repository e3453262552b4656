# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# Programs of the host that a run and the set-up require, and their packages.

# Prints the requirements of a run, one per line: PACKAGE FILE..., where one of the files shows that the package is installed:
# a path, or a program on the PATH.
run_requirements() {
    if [ "$architecture" = amd64 ]; then
        echo 'qemu-system-x86 qemu-system-x86_64'
    else
        echo 'qemu-system-arm qemu-system-aarch64'
    fi
    cat << 'END'
util-linux setpriv
coreutils timeout
END
    # The machine of a suite has these in its own root directory.
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

# Prints the requirements of the set-up in the same form.
setup_requirements() {
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

# Reads requirements from stdin and prints the packages that are missing.
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

# Prints the prefix with which this user installs packages, "" or "sudo -n". Returns 1 if that requires a password.
install_prefix() {
    if [ "$(id -u)" -eq 0 ]; then
        return 0
    fi
    sudo -n true 2> /dev/null && printf 'sudo -n'
}

# Exits with 3 on other platforms than Linux on x86-64.
require_platform() {
    [ "$(uname -s)/$(uname -m)" = Linux/x86_64 ] \
        || fail 3 "the virtual machine requires Linux on x86-64; this is $(uname -s) on $(uname -m)"
}

# Reads requirements from stdin and installs missing packages. Exits with 3 if that is not possible.
require_packages() {
    local missing as
    missing=$(missing_packages | tr '\n' ' ')
    missing=${missing% }
    [ -n "$missing" ] || return 0
    if ! command -v apt-get > /dev/null; then
        fail 3 "missing packages (Debian names): $missing. Install them; apt-get is missing, too"
    fi
    if ! as=$(install_prefix); then
        say "missing: $missing"
        fail 3 "to install: sudo apt-get install --no-install-recommends $missing"
    fi
    say "installing $missing"
    refresh_lists "$as"
    # shellcheck disable=SC2086
    if ! $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        -o DPkg::Lock::Timeout=120 $missing >&2 < /dev/null; then
        fail 3 "apt-get cannot install $missing; see above"
    fi
}

# Downloads the package lists of apt if there are none. $1: "" or "sudo -n"
refresh_lists() {
    apt-cache show linux-image-amd64 > /dev/null 2>&1 && return 0
    # shellcheck disable=SC2086
    $1 apt-get update -q >&2 < /dev/null || fail 3 "apt-get update failed; see above"
}
