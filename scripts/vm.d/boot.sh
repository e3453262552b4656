# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see; QEMU's arguments have commas in them.
# shellcheck disable=SC2034,SC2054,SC2154
# One virtual machine: its folder, QEMU's arguments, its end.

# Where a run keeps what only it uses; "" before there is one.
run=
pids=()

# Makes the run's folder and sees to it that nothing of the run outlives this script, however it ends.
open_run() {
    sweep
    run=$(mktemp -d "${TMPDIR:-/tmp}/rdma4j-vm.$$.XXXXXX") || fail 2 "cannot make a folder in ${TMPDIR:-/tmp}"
    trap close_run EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    mkdir -p "$run/ctl/bin" "$run/ctl/meet" "$run/out"
    # In the guest this may be written by any user.
    chmod 1777 "$run/out"
    chmod 777 "$run/ctl/meet"
    # In the guest an ordinary user reads it too; nobody else of the host comes through $run itself, 0700.
    chmod 755 "$run/ctl"
    install -m 755 "$parts/guest/enter" "$run/ctl/enter"
    install -m 755 "$parts/guest/meet" "$run/ctl/bin/meet"
}

# Folders of runs that were killed: the name has the process that made them.
sweep() {
    local folder pid
    for folder in "${TMPDIR:-/tmp}"/rdma4j-vm.*.??????; do
        if [ -O "$folder" ] && [ -d "$folder" ]; then
            pid=${folder##*/rdma4j-vm.}
            pid=${pid%.*}
            kill -0 "$pid" 2> /dev/null || rm -rf "$folder"
        fi
    done
}

close_run() {
    local code=$? pid
    trap '' HUP INT TERM
    for pid in "${pids[@]}"; do
        kill -TERM "$pid" 2> /dev/null || true
    done
    # timeout kills what does not end by itself within its five seconds.
    for pid in "${pids[@]}"; do
        wait "$pid" 2> /dev/null || true
    done
    [ -z "$saved_terminal" ] || stty "$saved_terminal" <&3 || true
    rm -rf "$run"
    exit "$code"
}
saved_terminal=

# QEMU takes a comma in a path for the end of the path, unless it is doubled.
escaped() { printf '%s' "${1//,/,,}"; }

# The folders that the guest must see, and that are not in its root folder, or that its own tmpfs would hide.
hidden_folders() {
    local folder
    for folder in "$repository" "$(pwd -P)" "${option_share[@]}"; do
        case $suite:$folder/ in
            :/tmp/*/* | :/var/tmp/*/* | :/run/*/* | :/dev/shm/*/*) printf '%s\n' "$folder" ;;
            :*) ;;
            *)
                # The guest cannot make it: its root folder is read-only.
                mkdir -p "$machine_root$folder"
                printf '%s\n' "$folder"
                ;;
        esac
    done | sort -u
}

# The kernel's name for the architecture's serial console.
console_device() {
    case $architecture in
        amd64) printf ttyS0 ;;
        *) printf ttyAMA0 ;;
    esac
}

# Writes what a node's guest reads first. $1: node; $2: interactive, yes or no; $3: pair, yes or no
write_settings() {
    local rows=24 columns=80 device=$option_device
    has_user "$option_user" || bad_usage "$machine_name has no user '$option_user'"
    if ! has_siw; then
        [ "$option_device" != siw ] || fail 2 "there is no siw for the kernel of $machine_name; --device rxe"
        [ "$option_device" != both ] || say "there is no siw for the kernel of $machine_name: rxe alone"
        device=${device/both/rxe}
    fi
    if [ "$2" = yes ]; then read -r rows columns < <(stty size <&3); fi
    printf '%s=%q\n' interactive "$2" pair "$3" device "$device" console "$(console_device)" user "$option_user" \
        memlock "$option_memlock" exact_times "$option_exact_times" rows "$rows" columns "$columns" > "$run/ctl/settings.$1"
    hidden_folders | awk '{ print "share" NR, $0 }' > "$run/ctl/shares.$1"
}

# Writes the command of a node. $1: node; $2…: the words
write_command() {
    local node=$1
    shift
    {
        if [ ${#option_env[@]} -gt 0 ]; then printf 'export %q\n' "${option_env[@]}"; fi
        # The folder may be one that the guest's user cannot enter, or does not have.
        printf 'cd %q 2> /dev/null || cd /\n' "$(pwd -P)"
        case $# in
            1) printf '%s\n' "$1" ;;
            *)
                printf 'exec'
                printf ' %q' "$@"
                printf '\n'
                ;;
        esac
    } > "$run/ctl/command.$node"
    chmod 644 "$run/ctl/command.$node"
}

# Starts QEMU in the background. $1: node; $2: pair, yes or no; $3: file or stdio, where its console goes
start_machine() {
    local node=$1 pair=$2 console=$3 append tag folder
    append="console=$(console_device) quiet panic=-1 oops=panic mitigations=off nokaslr random.trust_cpu=on audit=0"
    # The machine's clock is the host's: where that is short of processors, half a minute without one is no fault.
    append+=" apparmor=0 watchdog_thresh=60 rdma4j.node=$node"
    [ "$architecture" != amd64 ] || append+=' tsc=reliable clocksource=tsc'
    [ -z "$option_verbose" ] || append=${append/quiet/loglevel=7}
    # One processor: on a busy host a second one makes the guest slower, at times by far.
    local processors=1
    if [ "$option_exact_times" = yes ]; then
        # The kernel keeps exact times only on a processor that does without the timer's ticks, which cannot be the first.
        processors=2
        append+=' nohz_full=1'
    fi
    # Without what makes an emulated processor slower: copies byte by byte (erms, fsrm), page tables of five levels (la57),
    # pointers that are signed with a cipher (pauth).
    local emulator=(qemu-system-x86_64 -M q35 -cpu max,-erms,-fsrm,-la57)
    [ "$architecture" = amd64 ] || emulator=(qemu-system-aarch64 -M virt -cpu max,pauth-impdef=on)
    local qemu=("${emulator[@]}" -name "rdma4j-$node" -accel tcg,thread=multi
        -smp "$processors" -m "$option_memory"
        -nodefaults -no-user-config -display none -no-reboot
        -kernel "$machine_folder/kernel/vmlinux" -initrd "$(initramfs_file)"
        -virtfs "local,path=$(escaped "$machine_root"),mount_tag=hostroot,security_model=none,readonly=on,multidevs=remap"
        -virtfs "local,path=$(escaped "$run/ctl"),mount_tag=ctl,security_model=none,multidevs=remap"
        -virtfs "local,path=$(escaped "$out"),mount_tag=out,security_model=none,multidevs=remap"
        -device virtio-rng-pci)
    while read -r tag folder; do
        qemu+=(-virtfs "local,path=$(escaped "$folder"),mount_tag=$tag,security_model=none,readonly=on,multidevs=remap")
    done < "$run/ctl/shares.$node"
    if [ "$console" = stdio ]; then
        qemu+=(-chardev "stdio,id=console,mux=on,signal=off,logfile=$run/$node.console"
            -serial chardev:console -mon chardev=console)
    else
        qemu+=(-chardev "file,id=console,path=$run/$node.console" -serial chardev:console
            -device virtio-serial-pci
            -chardev "file,id=stdout,path=$run/$node.stdout" -device virtserialport,nr=1,chardev=stdout
            -chardev "file,id=stderr,path=$run/$node.stderr" -device virtserialport,nr=2,chardev=stderr)
    fi
    if [ "$pair" = yes ]; then
        append+=' rdma4j.pair'
        wire "$node" rxe 0
        wire "$node" siw 1
    fi
    qemu+=(-append "$append")
    # Should this script be killed outright, the signal at its parent's death ends timeout, and that one's QEMU.
    # The terminal is for the console alone: timeout must leave QEMU in the foreground then.
    local bound=(setpriv --pdeathsig TERM timeout -k 5)
    [ "$console" != stdio ] || bound+=(--foreground)
    bound+=("$option_timeout" setpriv --pdeathsig KILL)
    if [ "$console" = stdio ]; then
        "${bound[@]}" "${qemu[@]}" <&3 8>&- 9>&- &
    else
        "${bound[@]}" "${qemu[@]}" < /dev/null > "$run/$node.qemu" 2>&1 3>&- 8>&- 9>&- &
    fi
    pids+=($!)
    machine=$!
}

# A network card whose wire ends at the other machine. $1: node; $2: name; $3: number. Adds to start_machine's qemu.
wire() {
    local node=$1 name=$2 number=$3 other=a mac=2
    if [ "$node" = a ]; then other=b mac=1; fi
    qemu+=(-netdev "dgram,id=$name,local.type=unix,local.path=$run/$node.$name,remote.type=unix,remote.path=$run/$other.$name"
        -device "virtio-net-pci,netdev=$name,mac=02:00:0a:4d:0$number:0$mac")
}

# What became of a machine whose QEMU has ended. $1: node; $2: QEMU's exit code. Returns the exit code to end with.
judge() {
    local node=$1 ended=$2 console=$run/$1.console code
    touch "$console"
    code=$(tr -d '\r' < "$console" | sed -n 's/^rdma4j-vm: exit \([0-9]*\)$/\1/p' | tail -n 1)
    if grep -q -E 'Kernel panic|Oops|BUG:|general protection fault|unable to handle' "$console"; then
        say "the guest's kernel broke${code:+ (the command had ended with $code)}; its console:"
        console_tail "$node"
        return 125
    fi
    if [ -n "$code" ]; then
        if grep -q 'rdma4j-vm: the kernel warned' "$console"; then
            say "the guest's kernel warned:"
            console_tail "$node"
        fi
        return "$code"
    fi
    if [ "$ended" -eq 124 ] || [ "$ended" -eq 137 ]; then
        say "the time was up: machine $node had run $option_timeout s (--timeout); its console:"
        console_tail "$node"
        return 124
    fi
    say "machine $node ended without an exit code (QEMU's: $ended); its console:"
    console_tail "$node"
    return 125
}

console_tail() {
    [ ! -f "$run/$1.qemu" ] || sed 's/^/  qemu: /' "$run/$1.qemu" >&2
    # A fault's own line may stand above the last 40, of which a call trace fills many.
    tr -d '\r' < "$run/$1.console" | awk '
        { lines[NR] = $0 }
        /Kernel panic|Oops:|BUG:|general protection/ && !fault { fault = NR }
        END {
            if (fault && fault <= NR - 40) print lines[fault]
            for (i = NR > 40 ? NR - 39 : 1; i <= NR; i++) print lines[i]
        }' | sed 's/^/  console: /' >&2
}
