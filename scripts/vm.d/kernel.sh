# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# The guest's kernel: Debian's image, unpacked and never installed, and the siw module, which Debian does not build.

# Prints "RELEASE VERSION", such as "6.1.0-56-amd64 6.1.192-2": what linux-image-amd64 depends on now.
kernel_candidate() {
    # apt-cache show names the newest version first. The plain image: the cloud one has neither rxe nor 9p.
    apt-cache --no-all-versions show linux-image-amd64 2> /dev/null \
        | sed -n 's/^Depends: linux-image-\([0-9][^ ]*-amd64\) (= \([^)]*\)).*/\1 \2/p' | head -n 1
}

# The series that names the source package: 6.1 of 6.1.192-2.
kernel_series() { printf '%s' "$1" | cut -d . -f 1,2; }

# Downloads packages into the current folder. $@: package=version
download() {
    local options=(-q -o DPkg::Lock::Timeout=120)
    # apt would hand the download to a user who may not write here, and say so at length.
    [ "$(id -u)" -ne 0 ] || options+=(-o APT::Sandbox::User=root)
    LC_ALL=C apt-get "${options[@]}" download "$@" >&2 < /dev/null \
        || fail 3 "apt-get could not download: $*. Its lists may be old: sudo apt-get update"
}

# Makes $machine_folder/kernel: vmlinux, release, and lib/modules with siw in it. Called with the cache locked.
make_kernel() {
    local release version series work started
    if ! command -v apt-get > /dev/null; then
        fail 3 "the kernel comes from Debian's packages, and there is no apt-get here"
    fi
    read -r release version < <(kernel_candidate) || true
    if [ -z "${version:-}" ]; then
        local as
        as=$(installer) || fail 3 "apt knows no linux-image-amd64; first: sudo apt-get update"
        refresh_lists "$as"
        read -r release version < <(kernel_candidate) || true
        [ -n "${version:-}" ] || fail 3 "apt knows no linux-image-amd64: the rig needs Debian's kernel packages"
    fi
    series=$(kernel_series "$version")
    work=$machine_folder/kernel.new
    rm -rf "$work"
    mkdir -p "$work/download" "$work/tree"

    started=$EPOCHREALTIME
    say "fetching Linux $version: image, headers, source (about 225 MB)"
    (cd "$work/download" && download "linux-image-$release=$version" "linux-headers-$release=$version" \
        "linux-headers-${release%-amd64}-common=$version" "linux-kbuild-$series=$version" \
        "linux-source-$series=$version")
    say "fetched in $(seconds_since "$started") s"

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
    # Compressed in another way: QEMU boots that too, only slower.
    cp "$image" "$result"
}

# Only siw's folder of the source is written; the package and the archive in it are read as streams. $1: the package;
# $2: the folder, which is made
source_of_siw() {
    local name=${1##*/}
    name=${name%%_*}
    mkdir "$2"
    dpkg-deb --fsys-tarfile "$1" | tar -xO "./usr/src/$name.tar.xz" \
        | tar -xJ -C "$2" --strip-components=5 "$name/drivers/infiniband/sw/siw" \
        || fail 125 "$name has no siw"
}

# Builds siw.ko out of tree. $1: work folder; $2: kernel release; $3: series
build_siw() {
    local work=$1 release=$2 series=$3 headers=$1/tree/usr/src/linux-headers-$2
    if [ -n "$(find "$work/tree" -name 'siw.ko*' -print -quit)" ]; then
        return 0
    fi
    say "building siw"
    source_of_siw "$(echo "$work/download/linux-source-$series"_*.deb)" "$work/siw"
    # The headers' only absolute path; the rest is relative to where they are unpacked.
    printf 'include %s\n' "$work/tree/usr/src/linux-headers-${release%-amd64}-common/Makefile" > "$headers/Makefile"
    if ! make -s -C "$headers" "M=$work/siw" "CC=$(compiler "$headers")" CONFIG_RDMA_SIW=m modules \
        > "$work/siw.log" 2>&1; then
        cat "$work/siw.log" >&2
        fail 125 "siw does not compile; see above"
    fi
    rm "$work/siw.log"
}

# The gcc that built the kernel, where the host has it.
compiler() {
    local major
    major=$(sed -n 's/^CONFIG_GCC_VERSION=\([0-9]*\)[0-9]\{4\}$/\1/p' "$1/.config")
    if [ -n "$major" ] && command -v "gcc-$major" > /dev/null; then
        printf 'gcc-%s' "$major"
    else
        printf gcc
    fi
}

# Moves the modules, siw among them, to where depmod and modprobe find them below $1.
install_modules() {
    local work=$1 release=$2 modules
    modules=$(find "$work/tree" -type d -path "*/lib/modules/$release" -print -quit)
    mkdir -p "$work/lib/modules"
    mv "$modules" "$work/lib/modules/$release"
    # Most of it is drivers that no guest will ever have: 400 MB become 70.
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
