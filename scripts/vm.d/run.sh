# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# The commands run, pair and shell.

# Sets out, the directory of the host that is /tmp/out in the guest.
set_out_folder() {
    out=$run/out
    if [ -n "$option_out" ]; then
        mkdir -p "$option_out" || fail 2 "cannot create $option_out, the directory of --out"
        out=$(CDPATH='' cd -- "$option_out" && pwd -P)
        [ -w "$out" ] || fail 2 "cannot write to $out, the directory of --out"
    fi
}

# Starts to copy the output of a machine. $1: the node, $2: the file descriptor for stdout, $3: that for stderr, $4: the
# prefix of each line, or ""
copy_output() {
    local node=$1 prefix=$4
    mkfifo "$run/$node.stdout" "$run/$node.stderr"
    if [ -n "$prefix" ]; then
        sed -u "s/^/$prefix/" < "$run/$node.stdout" >&"$2" 8>&- 9>&- &
        copies+=($!)
        sed -u "s/^/$prefix/" < "$run/$node.stderr" >&"$3" 8>&- 9>&- &
    else
        cat < "$run/$node.stdout" >&"$2" 8>&- 9>&- &
        copies+=($!)
        cat < "$run/$node.stderr" >&"$3" 8>&- 9>&- &
    fi
    copies+=($!)
    pids+=("${copies[@]}")
}
copies=()

# Waits until the output of the machines has been copied. $@: the nodes
await_output() {
    local node stream
    for node; do
        for stream in stdout stderr; do
            # A QEMU that did not start has not opened the pipe. Opening and closing it here ends the copy.
            : <> "$run/$node.$stream"
        done
    done
    wait "${copies[@]}" || true
}

# Waits for a process and sets ended to its exit code. $1: the process
await_exit() {
    ended=0
    wait "$1" || ended=$?
}

vm_run() {
    parse_options "$@"
    [ -z "$option_peer" ] || bad_usage "--peer requires the command pair"
    [ ${#words[@]} -gt 0 ] || bad_usage "run needs a command"
    option_timeout=${option_timeout:-300}
    ensure_set_up
    run_machine
}

# Runs the command of parse_options in one machine and returns its exit code.
run_machine() {
    open_run
    set_out_folder
    write_settings a no no
    write_command a "${words[@]}"
    copy_output a 1 2 ''
    start_machine a no file
    await_exit "$machine"
    await_output a
    report_exit a "$ended"
}

vm_pair() {
    parse_options "$@"
    local command_a=() command_b=() word seen=
    for word in "${words[@]}"; do
        if [ "$word" = -- ] && [ -z "$seen" ]; then
            seen=1
        elif [ -z "$seen" ]; then
            command_a+=("$word")
        else
            command_b+=("$word")
        fi
    done
    if [ ${#command_a[@]} -eq 0 ] || [ ${#command_b[@]} -eq 0 ]; then
        bad_usage "pair needs two commands, separated by --"
    fi
    option_timeout=${option_timeout:-300}
    local system_a=("$suite" "$architecture") system_b=("$suite" "$architecture") machine_a machine_b
    if [ -n "$option_peer" ]; then
        system_b=("${option_peer%-*}" "${option_peer##*-}")
        use_system "${system_b[@]}"
        ensure_set_up
        # Keeps its lock while descriptor 9 is used for the other machine.
        exec 8>&9
        use_system "${system_a[@]}"
    fi
    ensure_set_up
    open_run
    set_out_folder
    write_command a "${command_a[@]}"
    write_command b "${command_b[@]}"
    copy_output a 1 2 'a: '
    copy_output b 1 2 'b: '
    write_settings a no yes
    start_machine a yes file
    machine_a=$machine
    use_system "${system_b[@]}"
    write_settings b no yes
    start_machine b yes file
    machine_b=$machine

    # A machine that failed does not write its file "done". It is written here, because the other machine waits for it.
    local ended_a='' ended_b='' which running=("$machine_a" "$machine_b")
    while [ ${#running[@]} -gt 0 ]; do
        ended=0 which=''
        wait -n -p which "${running[@]}" || ended=$?
        if [ "$which" = "$machine_a" ]; then
            ended_a=$ended
            : > "$run/ctl/done.a"
            running=("$machine_b")
        else
            ended_b=$ended
            : > "$run/ctl/done.b"
            running=("$machine_a")
        fi
        [ -z "$ended_a" ] || [ -z "$ended_b" ] || running=()
    done
    await_output a b
    local code_a=0 code_b=0
    report_exit a "$ended_a" || code_a=$?
    report_exit b "$ended_b" || code_b=$?
    [ "$code_a" -eq 0 ] || say "machine a ended with exit code $code_a"
    [ "$code_b" -eq 0 ] || say "machine b ended with exit code $code_b"
    [ "$code_a" -eq 0 ] || exit "$code_a"
    exit "$code_b"
}

vm_shell() {
    parse_options "$@"
    [ -z "$option_peer" ] || bad_usage "--peer requires the command pair"
    [ ${#words[@]} -eq 0 ] || bad_usage "shell takes no command; use run"
    option_timeout=${option_timeout:-28800}
    [ -t 0 ] || fail 2 "shell requires a terminal; use run to run a command"
    ensure_set_up
    open_run
    set_out_folder
    exec 3<&0
    saved_terminal=$(stty -g <&3)
    write_settings a yes no
    option_env+=("TERM=${TERM:-vt100}" "PS1=rdma4j-vm:\\w\\$ ")
    write_command a 'exec bash --norc -i'
    say "the shell opens in a few seconds; exit ends the machine, Ctrl-a x kills it"
    start_machine a no stdio
    await_exit "$machine"
    report_exit a "$ended"
}
