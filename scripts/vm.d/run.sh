# shellcheck shell=bash
# Variables are shared with the other parts, which the linter does not see.
# shellcheck disable=SC2034,SC2154
# run, pair and shell.

# The folder that the guest has as /tmp/out.
choose_out() {
    out=$run/out
    if [ -n "$option_out" ]; then
        mkdir -p "$option_out" || fail 2 "cannot make $option_out"
        out=$(CDPATH='' cd -- "$option_out" && pwd -P)
        [ -w "$out" ] || fail 2 "cannot write to $out"
    fi
}

# Copies what a machine writes to $2 and $3, each line with a prefix in front. $1: node; $4: the prefix, or ""
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

# Waits until all that the machines wrote has been copied. $@: nodes
finish_output() {
    local node stream
    for node; do
        for stream in stdout stderr; do
            # A QEMU that never started has not opened its end: opened here and closed, it is at its end now.
            : <> "$run/$node.$stream"
        done
    done
    wait "${copies[@]}" || true
}

# wait, without the end of the script for an exit code that is not 0; leaves it in $ended.
await_end() {
    ended=0
    wait "$1" || ended=$?
}

vm_run() {
    parse_options "$@"
    [ -z "$option_peer" ] || bad_usage "--peer is for pair"
    [ ${#words[@]} -gt 0 ] || bad_usage "run needs a command"
    option_timeout=${option_timeout:-300}
    prepare
    run_machine
}

# What parse_options has left, in one machine; gives its exit code.
run_machine() {
    open_run
    choose_out
    write_settings a no no
    write_command a "${words[@]}"
    copy_output a 1 2 ''
    start_machine a no file
    await_end "$machine"
    finish_output a
    judge a "$ended"
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
        bad_usage "pair needs two commands with -- between them"
    fi
    option_timeout=${option_timeout:-300}
    local system_a=("$suite" "$architecture") system_b=("$suite" "$architecture") machine_a machine_b
    if [ -n "$option_peer" ]; then
        system_b=("${option_peer%-*}" "${option_peer##*-}")
        use_system "${system_b[@]}"
        prepare
        # Its lock stays when descriptor 9 takes the other's.
        exec 8>&9
        use_system "${system_a[@]}"
    fi
    prepare
    open_run
    choose_out
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

    # A machine that broke never says that it is done, and the other one waits for that.
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
    finish_output a b
    local code_a=0 code_b=0
    judge a "$ended_a" || code_a=$?
    judge b "$ended_b" || code_b=$?
    [ "$code_a" -eq 0 ] || say "machine a ended with $code_a"
    [ "$code_b" -eq 0 ] || say "machine b ended with $code_b"
    [ "$code_a" -eq 0 ] || exit "$code_a"
    exit "$code_b"
}

vm_shell() {
    parse_options "$@"
    [ -z "$option_peer" ] || bad_usage "--peer is for pair"
    [ ${#words[@]} -eq 0 ] || bad_usage "shell takes no command; run does"
    option_timeout=${option_timeout:-28800}
    [ -t 0 ] || fail 2 "shell needs a terminal; run takes a command"
    prepare
    open_run
    choose_out
    exec 3<&0
    saved_terminal=$(stty -g <&3)
    write_settings a yes no
    option_env+=("TERM=${TERM:-vt100}" "PS1=rdma4j-vm:\\w\\$ ")
    write_command a 'exec bash --norc -i'
    say "the prompt comes in some seconds; exit ends the machine, Ctrl-a x ends it at once"
    start_machine a no stdio
    await_end "$machine"
    judge a "$ended"
}
