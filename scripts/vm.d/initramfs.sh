# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# The guest's first file system: busybox, the modules in the order they load, and init.

# Three lists: what the root file system needs, what every guest has, what a pair has beside. Each with what it depends
# on, by depmod. crc32_* are not among rxe's declared dependencies, but without them no rxe device is made.
modules_boot='virtio_pci 9p 9pnet_virtio virtio_console'
modules_rdma='virtio_rng veth dummy crc32_generic crc32_pclmul crc32c_intel crc32c_generic libcrc32c
    ib_uverbs ib_umad rdma_ucm rdma_rxe siw sch_netem'
# What not every kernel has: newer ones compute checksums without a module, and siw is not built for each.
modules_some=' crc32_generic crc32_pclmul crc32c_intel crc32c_generic libcrc32c siw '
modules_pair='virtio_net'

# The initramfs for the kernel in the cache and the init in the tree: a change of either makes another.
initramfs_file() {
    local key
    key=$(cat "$machine_folder/kernel/version" "$parts/init" "$parts/initramfs.sh" | sha256sum)
    printf '%s/initramfs-%s.cpio' "$machine_folder" "${key:0:16}"
}

# Called with the cache locked. $1: the file to write
make_initramfs() {
    local file=$1 work release
    release=$(cat "$machine_folder/kernel/release")
    # What a killed set-up left.
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

# Copies modules and what they need into $1 and writes their order to $1/$3. $2: the release; $4…: the modules
copy_modules() {
    local folder=$1 release=$2 list=$3 name verb path base
    shift 3
    for name; do
        modprobe -d "$machine_folder/kernel" -S "$release" -C /dev/null --show-depends "$name" 2> "$folder/problem" \
            || [[ $modules_some = *" $name "* ]] || fail 125 "the kernel's module $name: $(< "$folder/problem")"
    done | while read -r verb path; do
        # "builtin NAME" says that there is nothing to load.
        [ "$verb" = insmod ] || continue
        path=${path%% *}
        base=$(basename "$path")
        case $base in
            *.ko) [ -e "$folder/$base" ] || cp "$path" "$folder/$base" ;;
            *.ko.xz)
                base=${base%.xz}
                [ -e "$folder/$base" ] || xz -dc "$path" > "$folder/$base"
                ;;
            *) fail 125 "the kernel's modules are packed in a way this script does not know: $base" ;;
        esac
        printf '%s\n' "$base"
    done | LC_ALL=C awk -v "loaded=$folder/loaded" 'BEGIN { while ((getline line < loaded) > 0) seen[line]++ } !seen[$0]++' > "$folder/$list"
    cat "$folder/$list" >> "$folder/loaded"
}
