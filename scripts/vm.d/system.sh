# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# The system of the machine: that of the host, or that of a Debian suite for one architecture.

# Set by use_system: machine_name is for messages, machine_folder is in the cache and contains kernel and initramfs,
# machine_root is the root directory.
suite=
architecture=amd64
machine_name=
machine_folder=
machine_root=

# Selects the system of the machine. $1: the suite, or "" for the system of the host, $2: the architecture
use_system() {
    suite=$1 architecture=$2
    machine_name="the host's system" machine_folder=$cache machine_root=/
    if [ -n "$suite" ]; then
        machine_name="$suite for $architecture"
        machine_folder=$cache/$suite-$architecture
        machine_root=$machine_folder/root
    fi
}

# Parses --suite and --arch, which precede the command, and selects the system. Sets arguments to the remaining words.
parse_system() {
    while [ $# -gt 0 ]; do
        case $1 in
            --suite=* | --arch=*) set -- "${1%%=*}" "${1#*=}" "${@:2}" ;;
            --suite | --arch)
                [ $# -ge 2 ] || bad_usage "$1 needs a value"
                case $1=$2 in
                    --suite=bullseye | --suite=bookworm | --suite=trixie | --suite=sid) suite=$2 ;;
                    --suite=*) bad_usage "--suite must be bullseye, bookworm, trixie or sid, not '$2'" ;;
                    --arch=amd64 | --arch=arm64) architecture=$2 ;;
                    *) bad_usage "--arch must be amd64 or arm64, not '$2'" ;;
                esac
                shift 2
                ;;
            *) break ;;
        esac
    done
    arguments=("$@")
    [ -n "$suite" ] || [ "$architecture" = amd64 ] \
        || bad_usage "--arch $architecture requires --suite; the system of the host is amd64"
    use_system "$suite" "$architecture"
}
arguments=()

# Prints the packages of the guest; their dependencies are added. Packages that the suite does not have are skipped. Of A|B,
# the first that the suite has is used.
system_packages() {
    cat << 'END'
base-files base-passwd
bash coreutils dash diffutils findutils grep hostname mawk sed tar util-linux procps libc-bin
busybox-static iproute2 kmod
rdma-core ibverbs-providers ibverbs-utils rdmacm-utils perftest libibverbs1 librdmacm1t64|librdmacm1
gcc libc6-dev libibverbs-dev librdmacm-dev make
openjdk-25-jre-headless openjdk-26-jre-headless openjdk-27-jre-headless openjdk-28-jre-headless
END
}

# Prints the packages of the guest that the suite has. $1: the directory of the private apt
available_packages() {
    local apt=$1 names name
    # shellcheck disable=SC2013
    for names in $(system_packages); do
        for name in ${names//|/ }; do
            if suite_has_package "$apt" "$name"; then
                printf '%s\n' "$name"
                break
            fi
        done
    done
}

# Prints the packages of the latest kernel of the suite: image, modules and source. $1: the directory of the private apt
kernel_packages() {
    suite_apt apt-get "$1" -qq -y --no-install-recommends --print-uris install "linux-image-$architecture" linux-source \
        | sed -n 's/^[^ ]* \(linux-\(base\|binary\|image\|modules\|source\)-[0-9][^_ ]*\)_.*/\1/p'
}

# Creates the root directory and the kernel of the machine. The cache must be locked.
create_system() {
    local work=$machine_folder/new apt started=$EPOCHREALTIME package packages kernel
    if ! command -v apt-get > /dev/null || ! command -v dpkg-deb > /dev/null; then
        fail 3 "apt-get or dpkg-deb is missing; the system of $machine_name is downloaded with them"
    fi
    rm -rf "$work"
    mkdir -p "$work/root" "$work/kernel/tree" "$work/kernel/download"
    apt=$work/apt
    say "downloading $machine_name"
    open_suite "$apt" "$suite" "$architecture"
    # Before the download: apt does not list packages that it has downloaded already.
    mapfile -t kernel < <(kernel_packages "$apt")
    [ ${#kernel[@]} -gt 0 ] || fail 3 "$suite has no linux-image-$architecture"
    mapfile -t packages < <(available_packages "$apt")
    # The headers depend on the compiler that compiled the kernel.
    suite_apt apt-get "$apt" -qq -y --no-install-recommends --download-only install "${packages[@]}" \
        "linux-headers-$architecture" >&2 || fail 3 "cannot download the packages of $suite; see above"
    (cd "$work/kernel/download" && suite_apt apt-get "$apt" -qq download "${kernel[@]}" >&2) \
        || fail 3 "cannot download the kernel of $suite; see above"
    say "downloaded in $(seconds_since "$started") s ($(du -csh "$apt/cache/archives" "$work/kernel/download" | tail -n 1 | cut -f 1))"

    started=$EPOCHREALTIME
    say "unpacking"
    # base-files first: it creates the directories, and the link from /bin to /usr/bin.
    for package in "$apt"/cache/archives/base-files_*.deb "$apt"/cache/archives/*.deb; do
        dpkg-deb -x "$package" "$work/root" || fail 125 "cannot unpack $package"
    done
    configure_root "$work/root"
    unpack_kernel "$work/kernel"
    rm -rf "$apt" "$machine_folder/root" "$machine_folder/kernel"
    mv "$work/root" "$work/kernel" "$machine_folder"
    say "unpacked in $(seconds_since "$started") s"
    add_siw
    rm -rf "$work"
    # Required only to build modules.
    rm -rf "$machine_root"/usr/src/linux-* "$machine_root"/usr/lib/linux-kbuild-*
}

# Builds siw, which Debian does not, in a machine of the same system with its compiler. If that fails, the system has only rxe.
add_siw() {
    local source=$machine_folder/new/siw release started=$EPOCHREALTIME
    release=$(< "$machine_folder/kernel/release")
    if has_siw || [ ! -d "$source" ]; then
        return 0
    fi
    say "building siw in the machine"
    create_initramfs "$(initramfs_file)"
    if ! run_in_new_machine "$source" "make -s -C /usr/src/linux-headers-$release M=/tmp/out CONFIG_RDMA_SIW=m modules \
        && strip --strip-debug /tmp/out/siw.ko" > "$machine_folder/new/siw.log" 2>&1 || [ ! -f "$source/siw.ko" ]; then
        tail -n 20 "$machine_folder/new/siw.log" >&2
        say "cannot build siw for Linux $release, see above; the machine has rxe0 only"
        return 0
    fi
    mkdir -p "$machine_folder/kernel/lib/modules/$release/updates"
    cp "$source/siw.ko" "$machine_folder/kernel/lib/modules/$release/updates/"
    depmod -b "$machine_folder/kernel" "$release"
    rm -f "$(initramfs_file)"
    say "built in $(seconds_since "$started") s"
}

# Runs a command line in the machine that is being created. In a subshell, because the script may run a machine afterwards.
# $1: the directory for its output, $2: the command line
run_in_new_machine() (
    parse_options --device none --timeout 1800 --out "$1" -- "$2"
    run_machine
)

# Does the part of the packages' installation scripts that a guest needs. $1: the root directory
configure_root() {
    local root=$1
    mkdir -p "$root"/{proc,sys,dev,run,tmp,var/tmp}
    cp "$root/usr/share/base-passwd/passwd.master" "$root/etc/passwd"
    cp "$root/usr/share/base-passwd/group.master" "$root/etc/group"
    printf '127.0.0.1\tlocalhost\n::1\tlocalhost ip6-localhost\n' > "$root/etc/hosts"
    [ -e "$root/bin/sh" ] || ln -s dash "$root/bin/sh"
    [ -e "$root/usr/bin/awk" ] || ln -s mawk "$root/usr/bin/awk"
    # Removes documentation and translations.
    rm -rf "$root"/usr/share/{doc,man,locale,info,bug,lintian}
}

# Creates vmlinux, release, version and lib/modules from the downloaded packages and removes the packages. Unpacks the source
# of siw to a directory beside it. $1: the directory of the kernel
unpack_kernel() {
    local work=$1 release image package
    for package in "$work"/download/*.deb; do
        case $package in
            */linux-source-*) unpack_siw_source "$package" "${work%/*}/siw" ;;
            *) dpkg-deb -x "$package" "$work/tree" || fail 125 "cannot unpack $package" ;;
        esac
    done
    release=$(basename "$(find "$work/tree" -type d -path '*/lib/modules/*' -prune -print -quit)")
    image=$(find "$work/tree/boot" "$work/tree"/*/lib/modules "$work/tree/lib/modules" -name 'vmlinuz*' -print -quit 2> /dev/null || true)
    [ -n "$image" ] || fail 125 "the kernel packages contain no image"
    if [ "$architecture" = amd64 ]; then
        extract_vmlinux "$image" "$work/vmlinux"
    else
        cp "$image" "$work/vmlinux"
    fi
    package=$(find "$work/download" -name 'linux-*' -print -quit)
    dpkg-deb -f "$package" Version > "$work/version"
    install_modules "$work" "$release"
    printf '%s\n' "$release" > "$work/release"
    rm -rf "$work/tree" "$work/download"
}
