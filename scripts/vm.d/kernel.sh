# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# The kernel of the guest: Debian's image, unpacked and not installed, and the module siw, which Debian does not build.

# Prints RELEASE VERSION of the current kernel package, such as 6.1.0-56-amd64 6.1.192-2.
kernel_candidate() {
    # The latest version comes first. The cloud image cannot be used: it has neither rxe nor 9p.
    apt-cache --no-all-versions show linux-image-amd64 2> /dev/null \
        | sed -n 's/^Depends: linux-image-\([0-9][^ ]*-amd64\) (= \([^)]*\)).*/\1 \2/p' | head -n 1
}

# Prints the series of a version, which is part of the name of the source package: 6.1 of 6.1.192-2. $1: the version
kernel_series() { printf '%s' "$1" | cut -d . -f 1,2; }

# Downloads packages to the current directory. $@: PACKAGE=VERSION
download() {
    local options=(-q -o DPkg::Lock::Timeout=120)
    # As root, apt downloads as the user _apt, which cannot write to this directory.
    [ "$(id -u)" -ne 0 ] || options+=(-o APT::Sandbox::User=root)
    LC_ALL=C apt-get "${options[@]}" download "$@" >&2 < /dev/null \
        || fail 3 "apt-get cannot download $*. If its package lists are outdated: sudo apt-get update"
}

# Creates $machine_folder/kernel with vmlinux, release, version and lib/modules, which contains siw. The cache must be locked.
create_kernel() {
    local release version series work started
    if ! command -v apt-get > /dev/null; then
        fail 3 "apt-get is missing; the kernel is downloaded with it, on Debian"
    fi
    read -r release version < <(kernel_candidate) || true
    if [ -z "${version:-}" ]; then
        local as
        as=$(installer) || fail 3 "apt has no package linux-image-amd64. Update its package lists: sudo apt-get update"
        refresh_lists "$as"
        read -r release version < <(kernel_candidate) || true
        [ -n "${version:-}" ] || fail 3 "apt has no package linux-image-amd64. The virtual machine requires the kernel packages of Debian"
    fi
    series=$(kernel_series "$version")
    work=$machine_folder/kernel.new
    rm -rf "$work"
    mkdir -p "$work/download" "$work/tree"

    started=$EPOCHREALTIME
    say "downloading Linux $version: image, headers, source (about 225 MB)"
    (cd "$work/download" && download "linux-image-$release=$version" "linux-headers-$release=$version" \
        "linux-headers-${release%-amd64}-common=$version" "linux-kbuild-$series=$version" \
        "linux-source-$series=$version")
    say "downloaded in $(seconds_since "$started") s"

    started=$EPOCHREALTIME
    say "unpacking"
    local package
    for package in "$work"/download/linux-{image,headers,kbuild}-*.deb; do
        dpkg-deb -x "$package" "$work/tree" || fail 125 "cannot unpack $package"
        rm "$package"
    done
    extract_vmlinux "$work/tree/boot/vmlinuz-$release" "$work/vmlinux"
    build_siw "$work" "$release" "$series"
    install_modules "$work" "$release"
    printf '%s\n' "$release" > "$work/release"
    printf '%s\n' "$version" > "$work/version"
    rm -rf "$work/download" "$work/tree" "$work/siw"
    rm -rf "$machine_folder/kernel"
    mv "$work" "$machine_folder/kernel"
    say "built in $(seconds_since "$started") s"
}

# The ELF image out of a bzImage: booted directly, it saves the guest three seconds of unpacking itself.
extract_vmlinux() {
    local image=$1 result=$2 offset
    while IFS=: read -r offset _; do
        # The payload is followed by more bytes, so xz may complain; the ELF magic tells.
        tail -c "+$((offset + 1))" "$image" | xz -dc --single-stream > "$result" 2> /dev/null || true
        if [ "$(head -c 4 "$result" | tr -d '\177')" = ELF ]; then
            return 0
        fi
    done < <(LC_ALL=C grep -aboP '\xfd7zXZ\x00' "$image" || true)
    # Compressed with another program: QEMU boots such an image, too, but more slowly.
    cp "$image" "$result"
}

# Unpacks the source of siw from a kernel source package without unpacking the rest. $1: the package, $2: the new
# directory
unpack_siw_source() {
    local name=${1##*/}
    name=${name%%_*}
    mkdir "$2"
    dpkg-deb --fsys-tarfile "$1" | tar -xO "./usr/src/$name.tar.xz" \
        | tar -xJ -C "$2" --strip-components=5 "$name/drivers/infiniband/sw/siw" \
        || fail 125 "$name does not contain the source of siw"
}

# Builds siw.ko out of tree. $1: the work directory, $2: the kernel release, $3: the series
build_siw() {
    local work=$1 release=$2 series=$3 headers=$1/tree/usr/src/linux-headers-$2
    if [ -n "$(find "$work/tree" -name 'siw.ko*' -print -quit)" ]; then
        return 0
    fi
    say "building siw"
    unpack_siw_source "$(echo "$work/download/linux-source-$series"_*.deb)" "$work/siw"
    # The only absolute path in the headers package.
    printf 'include %s\n' "$work/tree/usr/src/linux-headers-${release%-amd64}-common/Makefile" > "$headers/Makefile"
    if ! make -s -C "$headers" "M=$work/siw" "CC=$(compiler "$headers")" CONFIG_RDMA_SIW=m modules \
        > "$work/siw.log" 2>&1; then
        cat "$work/siw.log" >&2
        fail 125 "siw does not compile; see above"
    fi
    rm "$work/siw.log"
}

# Prints the gcc that compiled the kernel, if the host has it; otherwise gcc. $1: the directory of the kernel headers
compiler() {
    local major
    major=$(sed -n 's/^CONFIG_GCC_VERSION=\([0-9]*\)[0-9]\{4\}$/\1/p' "$1/.config")
    if [ -n "$major" ] && command -v "gcc-$major" > /dev/null; then
        printf 'gcc-%s' "$major"
    else
        printf gcc
    fi
}

# Moves the modules and siw to lib/modules. $1: the work directory, $2: the kernel release
install_modules() {
    local work=$1 release=$2 modules
    modules=$(find "$work/tree" -type d -path "*/lib/modules/$release" -print -quit)
    mkdir -p "$work/lib/modules"
    mv "$modules" "$work/lib/modules/$release"
    # Removes drivers that no guest uses: 400 MB become 70 MB.
    find "$work/lib/modules/$release/kernel/drivers" -mindepth 1 -maxdepth 1 \
        ! -name char ! -name infiniband ! -name net ! -name virtio -exec rm -r {} +
    rm -rf "$work/lib/modules/$release/kernel/sound" "$work/lib/modules/$release"/kernel/drivers/net/{ethernet,wireless}
    if [ -f "$work/siw/siw.ko" ]; then
        mkdir -p "$work/lib/modules/$release/updates"
        strip --strip-debug "$work/siw/siw.ko"
        mv "$work/siw/siw.ko" "$work/lib/modules/$release/updates/"
    fi
    depmod -b "$work" "$release"
}
