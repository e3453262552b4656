#!/usr/bin/env bash
# Runs in the virtual machine: the same ping-pong between two processes, in C and in Java by turns.
#
#   pingpong.sh ROUNDS FEW MANY JAVA...      JAVA are the words that start the Java program
#
# Prints a line for each run: round, c or java, poll or events, messages, seconds of the exchange, and the client's
# seconds of processor time in user mode and in the kernel.
set -euo pipefail

rounds=$1 few=$2 many=$3
shift 3
java=("$@")
port=20000

# Waits until something listens on TCP port $1.
listening() {
    local hex tries
    hex=$(printf ':%04X 0*:0000 0A' "$1")
    for ((tries = 0; tries < 600; tries++)); do
        ! grep -q "$hex" /proc/net/tcp /proc/net/tcp6 || return 0
        sleep 0.1
    done
    echo "nothing listens on port $1" >&2
    cat /tmp/server.out >&2
    return 1
}

# A server, and a client that is timed.  $1 round  $2 c or java  $3 poll or events  $4 messages
exchange() {
    local program server out times options
    port=$((port + 1))
    program=(ibv_rc_pingpong)
    [ "$2" = c ] || program=("${java[@]}")
    options=(-d rxe0 -g 1 -s 64 -n "$4" -p "$port")
    [ "$3" = poll ] || options+=(-e)
    "${program[@]}" "${options[@]}" > /tmp/server.out 2>&1 &
    server=$!
    listening "$port"
    TIMEFORMAT='%3U %3S'
    if ! times=$({ time "${program[@]}" "${options[@]}" 127.0.0.1 > /tmp/client.out 2>&1; } 2>&1); then
        cat /tmp/client.out /tmp/server.out >&2
        return 1
    fi
    wait "$server"
    out=$(sed -n 's/^[0-9]* iters in \([0-9.]*\) seconds.*/\1/p' /tmp/client.out)
    echo "run $1 $2 $3 $4 $out $times"
}

for ((round = 1; round <= rounds; round++)); do
    for mode in events poll; do
        # Two that poll share one processor, and take turns as the scheduler lets them.
        messages=("$few" "$many")
        [ "$mode" = events ] || messages=($((few / 10)) $((many / 10)))
        for kind in c java; do
            for n in "${messages[@]}"; do
                exchange "$round" "$kind" "$mode" "$n"
            done
        done
    done
done
