# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# The initial file system of the guest: busybox, the kernel modules and init.

# Modules that are required to mount the root directory, modules of all guests, and those of the guests of a pair. depmod
# adds their dependencies. rxe requires crc32_* without declaring it.
modules_boot='virtio_pci 9p 9pnet_virtio virtio_console'
modules_rdma='virtio_rng veth dummy crc32_generic crc32_pclmul crc32c_intel crc32c_generic libcrc32c
    ib_uverbs ib_umad rdma_ucm rdma_rxe siw sch_netem'
# Modules that some kernels lack: newer ones compute checksums without a module, and siw is not built for all kernels.
modules_optional=' crc32_generic crc32_pclmul crc32c_intel crc32c_generic libcrc32c siw '
modules_pair='virtio_net'

# Prints the file of the initramfs. Its name changes with the kernel in the cache and with the scripts in the repository.
initramfs_file() {
    local key
    key=$(cat "$machine_folder/kernel/version" "$parts/init" "$parts/initramfs.sh" | sha256sum)
    printf '%s/initramfs-%s.cpio' "$machine_folder" "${key:0:16}"
}

# Creates the initramfs. The cache must be locked. $1: the file
create_initramfs() {
    local file=$1 work release
    release=$(cat "$machine_folder/kernel/release")
    # Left by a set-up that was killed.
    rm -rf "$machine_folder"/initramfs.??????
    work=$(mktemp -d "$machine_folder/initramfs.XXXXXX")
    mkdir -p "$work"/{bin,dev,host,modules,proc,sys}
    if [ -n "$suite" ]; then
        cp "$(find "$machine_root/bin/" "$machine_root/usr/bin/" -name busybox -print -quit)" "$work/bin/busybox"
    else
        cp "$(command -v busybox)" "$work/bin/busybox"
    fi
    install -m 755 "$parts/init" "$work/init"
    local list
    for list in boot rdma pair; do
        local names=modules_$list
        # shellcheck disable=SC2086
        copy_modules "$work/modules" "$release" "$list" ${!names}
    done
    rm -f "$work/modules/problem"
    (cd "$work" && find . -print0 | LC_ALL=C sort -z | cpio -0 -o -H newc --quiet -R 0:0) > "$file.new"
    rm -rf "$work"
    rm -f "$machine_folder"/initramfs-*.cpio
    mv "$file.new" "$file"
}

# Copies modules and their dependencies to a directory and writes the order in which they are loaded to a list in it. $1:
# the directory, $2: the kernel release, $3: the list, $4...: the modules
copy_modules() {
    local folder=$1 release=$2 list=$3 name verb path base
    shift 3
    for name; do
        modprobe -d "$machine_folder/kernel" -S "$release" -C /dev/null --show-depends "$name" 2> "$folder/problem" \
            || [[ $modules_optional = *" $name "* ]] || fail 125 "cannot find the kernel module $name: $(< "$folder/problem")"
    done | while read -r verb path; do
        # Skips "builtin NAME".
        [ "$verb" = insmod ] || continue
        path=${path%% *}
        base=$(basename "$path")
        case $base in
            *.ko) [ -e "$folder/$base" ] || cp "$path" "$folder/$base" ;;
            *.ko.xz)
                base=${base%.xz}
                [ -e "$folder/$base" ] || xz -dc "$path" > "$folder/$base"
                ;;
            *) fail 125 "the compression of the kernel modules is not supported: $base" ;;
        esac
        printf '%s\n' "$base"
    done | LC_ALL=C awk -v "loaded=$folder/loaded" 'BEGIN { while ((getline line < loaded) > 0) seen[line]++ } !seen[$0]++' > "$folder/$list"
    cat "$folder/$list" >> "$folder/loaded"
}
