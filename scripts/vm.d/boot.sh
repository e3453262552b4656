# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see. The arguments of QEMU contain commas.
# shellcheck disable=SC2034,SC2054,SC2154
# Starts virtual machines and evaluates how they end.

# Directory of the current run; "" if there is none.
run=
pids=()

# Creates the directory of the run. When the script exits, its processes are ended and the directory is removed.
open_run() {
    remove_stale_runs
    run=$(mktemp -d "${TMPDIR:-/tmp}/rdma4j-vm.$$.XXXXXX") \
        || fail 3 "cannot create a directory in ${TMPDIR:-/tmp}. Name another temporary directory with TMPDIR"
    trap close_run EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    mkdir -p "$run/ctl/bin" "$run/ctl/meet" "$run/out"
    # Writable for all users of the guest.
    chmod 1777 "$run/out"
    chmod 777 "$run/ctl/meet"
    # Readable for all users of the guest. Other users of the host cannot enter $run, which has mode 0700.
    chmod 755 "$run/ctl"
    install -m 755 "$parts/guest/start" "$run/ctl/start"
    install -m 755 "$parts/guest/meet" "$run/ctl/bin/meet"
}

# Removes directories of runs that were killed. The name of the directory contains the process id.
remove_stale_runs() {
    local folder pid
    for folder in "${TMPDIR:-/tmp}"/rdma4j-vm.*.??????; do
        if [ -O "$folder" ] && [ -d "$folder" ]; then
            pid=${folder##*/rdma4j-vm.}
            pid=${pid%.*}
            kill -0 "$pid" 2> /dev/null || rm -rf "$folder"
        fi
    done
}

# Runs when the script exits.
close_run() {
    local code=$? pid
    trap '' HUP INT TERM
    for pid in "${pids[@]}"; do
        kill -TERM "$pid" 2> /dev/null || true
    done
    # timeout kills processes that do not end within five seconds.
    for pid in "${pids[@]}"; do
        wait "$pid" 2> /dev/null || true
    done
    [ -z "$saved_terminal" ] || stty "$saved_terminal" <&3 || true
    rm -rf "$run"
    exit "$code"
}
saved_terminal=

# Prints a path with its commas doubled, as QEMU requires. $1: the path
escape_commas() { printf '%s' "${1//,/,,}"; }

# Prints the directories to share that are not in the root directory of the guest, or that its tmpfs would hide.
hidden_folders() {
    local folder
    for folder in "$repository" "$(pwd -P)" "${option_share[@]}"; do
        case $suite:$folder/ in
            :/tmp/*/* | :/var/tmp/*/* | :/run/*/* | :/dev/shm/*/*) printf '%s\n' "$folder" ;;
            :*) ;;
            *)
                # The root directory is read-only in the guest.
                mkdir -p "$machine_root$folder"
                printf '%s\n' "$folder"
                ;;
        esac
    done | sort -u
}

# Prints the name of the serial console of the architecture.
console_device() {
    case $architecture in
        amd64) printf ttyS0 ;;
        *) printf ttyAMA0 ;;
    esac
}

# Writes the settings of a machine, which guest/start reads. $1: the node, $2: interactive, yes or no, $3: pair, yes or no
write_settings() {
    local rows=24 columns=80 device=$option_device
    has_user "$option_user" || bad_usage "$machine_name has no user '$option_user'"
    if ! has_siw; then
        [ "$option_device" != siw ] || fail 2 "the kernel of $machine_name does not support siw. Use --device rxe"
        [ "$option_device" != both ] || say "the kernel of $machine_name does not support siw; the machine has rxe0 only"
        device=${device/both/rxe}
    fi
    if [ "$2" = yes ]; then read -r rows columns < <(stty size <&3); fi
    printf '%s=%q\n' interactive "$2" pair "$3" device "$device" console "$(console_device)" user "$option_user" \
        memlock "$option_memlock" exact_times "$option_exact_times" rows "$rows" columns "$columns" > "$run/ctl/settings.$1"
    hidden_folders | awk '{ print "share" NR, $0 }' > "$run/ctl/shares.$1"
}

# Writes the command of a machine. $1: the node, $2...: the words
write_command() {
    local node=$1
    shift
    {
        if [ ${#option_env[@]} -gt 0 ]; then printf 'export %q\n' "${option_env[@]}"; fi
        # The user of the guest may not be able to enter the directory.
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

# Starts QEMU in the background and sets machine to its process. $1: the node, $2: pair, yes or no, $3: the output of the
# console, file or stdio
start_machine() {
    local node=$1 pair=$2 console=$3 append tag folder
    append="console=$(console_device) quiet panic=-1 oops=panic mitigations=off nokaslr random.trust_cpu=on audit=0"
    # On a busy host, the guest may not run for half a minute. Its watchdog must not report that.
    append+=" apparmor=0 watchdog_thresh=60 rdma4j.node=$node"
    [ "$architecture" != amd64 ] || append+=' tsc=reliable clocksource=tsc'
    [ -z "$option_verbose" ] || append=${append/quiet/loglevel=7}
    # A second processor makes the guest slower on a busy host, sometimes considerably.
    local processors=1
    if [ "$option_exact_times" = yes ]; then
        # The kernel measures exact times only on processors without timer ticks. The first processor always has them.
        processors=2
        append+=' nohz_full=1'
    fi
    # Disables features that are slow under emulation: fast string operations (erms, fsrm), five-level paging (la57), and
    # the standard cipher for pointer authentication (pauth).
    local emulator=(qemu-system-x86_64 -M q35 -cpu max,-erms,-fsrm,-la57)
    [ "$architecture" = amd64 ] || emulator=(qemu-system-aarch64 -M virt -cpu max,pauth-impdef=on)
    local qemu=("${emulator[@]}" -name "rdma4j-$node" -accel tcg,thread=multi
        -smp "$processors" -m "$option_memory"
        -nodefaults -no-user-config -display none -no-reboot
        -kernel "$machine_folder/kernel/vmlinux" -initrd "$(initramfs_file)"
        -virtfs "local,path=$(escape_commas "$machine_root"),mount_tag=hostroot,security_model=none,readonly=on,multidevs=remap"
        -virtfs "local,path=$(escape_commas "$run/ctl"),mount_tag=ctl,security_model=none,multidevs=remap"
        -virtfs "local,path=$(escape_commas "$out"),mount_tag=out,security_model=none,multidevs=remap"
        -device virtio-rng-pci)
    while read -r tag folder; do
        qemu+=(-virtfs "local,path=$(escape_commas "$folder"),mount_tag=$tag,security_model=none,readonly=on,multidevs=remap")
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
        add_network_card "$node" rxe 0
        add_network_card "$node" siw 1
    fi
    qemu+=(-append "$append")
    # If this script is killed, the parent-death signals end timeout and QEMU. With the console on the terminal, timeout must
    # keep QEMU in the foreground.
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

# Adds a network card that is connected to the other machine to the array qemu of start_machine. $1: the node, $2: the name,
# $3: the number
add_network_card() {
    local node=$1 name=$2 number=$3 other=a mac=2
    if [ "$node" = a ]; then other=b mac=1; fi
    qemu+=(-netdev "dgram,id=$name,local.type=unix,local.path=$run/$node.$name,remote.type=unix,remote.path=$run/$other.$name"
        -device "virtio-net-pci,netdev=$name,mac=02:00:0a:4d:0$number:0$mac")
}

# Reports how a machine ended and returns the exit code: that of the command, 124 or 125. $1: the node, $2: the exit code of
# QEMU
report_exit() {
    local node=$1 ended=$2 console=$run/$1.console code
    touch "$console"
    code=$(tr -d '\r' < "$console" | sed -n 's/^rdma4j-vm: exit \([0-9]*\)$/\1/p' | tail -n 1)
    if grep -q -E 'Kernel panic|Oops|BUG:|general protection fault|unable to handle' "$console"; then
        say "the guest's kernel failed${code:+ after the command had ended with $code}; its console:"
        print_console "$node"
        return 125
    fi
    if [ -n "$code" ]; then
        if grep -q 'rdma4j-vm: kernel warning' "$console"; then
            say "the guest's kernel logged a warning:"
            print_console "$node"
        fi
        return "$code"
    fi
    if [ "$ended" -eq 124 ] || [ "$ended" -eq 137 ]; then
        say "machine $node exceeded the time limit of $option_timeout s (--timeout); its console:"
        print_console "$node"
        return 124
    fi
    say "machine $node ended without an exit code; QEMU ended with $ended; its console:"
    print_console "$node"
    return 125
}

# Prints the last lines of a machine's console. $1: the node
print_console() {
    [ ! -f "$run/$1.qemu" ] || sed 's/^/  qemu: /' "$run/$1.qemu" >&2
    # Also prints the line of a fault if a long call trace follows it.
    tr -d '\r' < "$run/$1.console" | awk '
        { lines[NR] = $0 }
        /Kernel panic|Oops:|BUG:|general protection/ && !fault { fault = NR }
        END {
            if (fault && fault <= NR - 40) print lines[fault]
            for (i = NR > 40 ? NR - 39 : 1; i <= NR; i++) print lines[i]
        }' | sed 's/^/  console: /' >&2
}
