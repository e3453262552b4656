# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# What the machine runs: the host's own system, or that of one of Debian's suites, for one architecture.

# Its name for messages, its folder in the cache, with kernel and initramfs, and its root folder: see use_system.
suite=
architecture=amd64
machine_name=
machine_folder=
machine_root=

# Takes the machine's system. $1: the suite, or "" for the host's own system; $2: the architecture
use_system() {
    suite=$1 architecture=$2
    machine_name="the host's system" machine_folder=$cache machine_root=/
    if [ -n "$suite" ]; then
        machine_name="$suite for $architecture"
        machine_folder=$cache/$suite-$architecture
        machine_root=$machine_folder/root
    fi
}

# Takes --suite and --arch, which come before the command, and leaves the rest in the array arguments.
choose_system() {
    while [ $# -gt 0 ]; do
        case $1 in
            --suite=* | --arch=*) set -- "${1%%=*}" "${1#*=}" "${@:2}" ;;
            --suite | --arch)
                [ $# -ge 2 ] || bad_usage "$1 needs a value"
                case $1=$2 in
                    --suite=bullseye | --suite=bookworm | --suite=trixie | --suite=sid) suite=$2 ;;
                    --suite=*) bad_usage "--suite is bullseye, bookworm, trixie or sid, not '$2'" ;;
                    --arch=amd64 | --arch=arm64) architecture=$2 ;;
                    *) bad_usage "--arch is amd64 or arm64, not '$2'" ;;
                esac
                shift 2
                ;;
            *) break ;;
        esac
    done
    arguments=("$@")
    [ -n "$suite" ] || [ "$architecture" = amd64 ] \
        || bad_usage "--arch $architecture needs --suite: the host's system is for amd64"
    use_system "$suite" "$architecture"
}
arguments=()

# What the guest's programs are from, beside what these depend on. Names that a suite does not have are left out: of those
# with a | the first that it has is taken.
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

# Prints those that the suite has. $1: the folder of its apt
known_packages() {
    local apt=$1 names name
    # shellcheck disable=SC2013
    for names in $(system_packages); do
        for name in ${names//|/ }; do
            if suite_has "$apt" "$name"; then
                printf '%s\n' "$name"
                break
            fi
        done
    done
}

# The packages of the suite's newest kernel: image, modules, source, however it divides them. $1: the folder of its apt
kernel_packages() {
    suite apt-get "$1" -qq -y --no-install-recommends --print-uris install "linux-image-$architecture" linux-source \
        | sed -n 's/^[^ ]* \(linux-\(base\|binary\|image\|modules\|source\)-[0-9][^_ ]*\)_.*/\1/p'
}

# Makes the machine's folder: root and kernel. Called with its lock held.
make_system() {
    local work=$machine_folder/new apt started=$EPOCHREALTIME package packages kernel
    if ! command -v apt-get > /dev/null || ! command -v dpkg-deb > /dev/null; then
        fail 3 "apt-get and dpkg are missing: the system of $machine_name is made of Debian's packages"
    fi
    rm -rf "$work"
    mkdir -p "$work/root" "$work/kernel/tree" "$work/kernel/download"
    apt=$work/apt
    say "fetching $machine_name"
    open_suite "$apt" "$suite" "$architecture"
    # Asked for first: what is here already would not be named.
    mapfile -t kernel < <(kernel_packages "$apt")
    [ ${#kernel[@]} -gt 0 ] || fail 3 "$suite has no linux-image-$architecture"
    mapfile -t packages < <(known_packages "$apt")
    # The headers come with the compiler that has made the kernel.
    suite apt-get "$apt" -qq -y --no-install-recommends --download-only install "${packages[@]}" \
        "linux-headers-$architecture" >&2 || fail 3 "packages of $suite cannot be fetched; see above"
    (cd "$work/kernel/download" && suite apt-get "$apt" -qq download "${kernel[@]}" >&2) \
        || fail 3 "the kernel of $suite cannot be fetched; see above"
    say "fetched in $(seconds_since "$started") s ($(du -csh "$apt/cache/archives" "$work/kernel/download" | tail -n 1 | cut -f 1))"

    started=$EPOCHREALTIME
    say "unpacking"
    # First what makes the folders, and links where /bin is /usr/bin.
    for package in "$apt"/cache/archives/base-files_*.deb "$apt"/cache/archives/*.deb; do
        dpkg-deb -x "$package" "$work/root" || fail 125 "cannot unpack $package"
    done
    finish_root "$work/root"
    adopt_kernel "$work/kernel"
    rm -rf "$apt" "$machine_folder/root" "$machine_folder/kernel"
    mv "$work/root" "$work/kernel" "$machine_folder"
    say "unpacked in $(seconds_since "$started") s"
    add_siw
    rm -rf "$work"
    # What only modules are built with.
    rm -rf "$machine_root"/usr/src/linux-* "$machine_root"/usr/lib/linux-kbuild-*
}

# Builds siw, which Debian does not, in a machine of the system itself: its own compiler, for its own architecture. Without
# it the system has rxe alone.
add_siw() {
    local source=$machine_folder/new/siw release started=$EPOCHREALTIME
    release=$(< "$machine_folder/kernel/release")
    if has_siw || [ ! -d "$source" ]; then
        return 0
    fi
    say "building siw in the machine"
    make_initramfs "$(initramfs_file)"
    if ! build_in_machine "$source" "make -s -C /usr/src/linux-headers-$release M=/tmp/out CONFIG_RDMA_SIW=m modules \
        && strip --strip-debug /tmp/out/siw.ko" > "$machine_folder/new/siw.log" 2>&1 || [ ! -f "$source/siw.ko" ]; then
        tail -n 20 "$machine_folder/new/siw.log" >&2
        say "siw cannot be built for Linux $release, see above: the machine has rxe alone"
        return 0
    fi
    mkdir -p "$machine_folder/kernel/lib/modules/$release/updates"
    cp "$source/siw.ko" "$machine_folder/kernel/lib/modules/$release/updates/"
    depmod -b "$machine_folder/kernel" "$release"
    rm -f "$(initramfs_file)"
    say "built in $(seconds_since "$started") s"
}

# Runs a line in the machine that is being made, in a process of its own: the run of this script comes after it.
# $1: the folder that it may write to
build_in_machine() (
    parse_options --device none --timeout 1800 --out "$1" -- "$2"
    run_machine
)

# What the packages' scripts would do, as far as a guest needs it.
finish_root() {
    local root=$1
    mkdir -p "$root"/{proc,sys,dev,run,tmp,var/tmp}
    cp "$root/usr/share/base-passwd/passwd.master" "$root/etc/passwd"
    cp "$root/usr/share/base-passwd/group.master" "$root/etc/group"
    printf '127.0.0.1\tlocalhost\n::1\tlocalhost ip6-localhost\n' > "$root/etc/hosts"
    [ -e "$root/bin/sh" ] || ln -s dash "$root/bin/sh"
    [ -e "$root/usr/bin/awk" ] || ln -s mawk "$root/usr/bin/awk"
    # No documents, and no texts in other languages.
    rm -rf "$root"/usr/share/{doc,man,locale,info,bug,lintian}
}

# Makes vmlinux, release, version and lib/modules of the downloaded packages, and removes these; siw's source, where there
# is one, goes beside. $1: the kernel's folder
adopt_kernel() {
    local work=$1 release image package
    for package in "$work"/download/*.deb; do
        case $package in
            */linux-source-*) source_of_siw "$package" "${work%/*}/siw" ;;
            *) dpkg-deb -x "$package" "$work/tree" || fail 125 "cannot unpack $package" ;;
        esac
    done
    release=$(basename "$(find "$work/tree" -type d -path '*/lib/modules/*' -prune -print -quit)")
    image=$(find "$work/tree/boot" "$work/tree"/*/lib/modules "$work/tree/lib/modules" -name 'vmlinuz*' -print -quit 2> /dev/null || true)
    [ -n "$image" ] || fail 125 "the kernel's packages have no image"
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
