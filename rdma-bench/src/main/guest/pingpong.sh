#!/usr/bin/env bash
# Runs in the virtual machine: ping-pongs between two processes, in C, and in Java on rdma-sys and on rdma-io, in
# interleaved rounds.
#
#   pingpong.sh ROUNDS WARM_UP MEASURED TWIN JAVA...
#
# TWIN is the C program of pingpong.c. JAVA is the command that starts a Java program, without the main class. The peer
# of each program is the same program; the times are those of the client.
#
# Prints two lines for each run. Their difference is the cost of MEASURED messages after the warm-up:
#   run ROUND PROGRAM MODE MESSAGES WALL USER KERNEL        in seconds; PROGRAM-thread is the thread that exchanges the
#                                                           messages
# ibv_rc_pingpong does not print the processor time, so it is run twice. If perftest is installed, also prints half a
# round trip of ib_send_lat (c) and of SendLatency (io), in microseconds:
#   send_lat ROUND PROGRAM MODE MINIMUM MEDIAN MEAN
set -euo pipefail

rounds=$1 warm_up=$2 measured=$3 twin=$4
shift 4
java=("$@")
port=20000

# Waits until a process listens on TCP port $1.
listening() {
    local hex tries
    hex=$(printf ':%04X 0*:0000 0A' "$1")
    for ((tries = 0; tries < 1200; tries++)); do
        ! grep -q "$hex" /proc/net/tcp /proc/net/tcp6 || return 0
        sleep 0.1
    done
    echo "error: no process listens on port $1" >&2
    cat /tmp/server.out >&2
    return 1
}

# Runs a server and a client, and sets $times to the client's user and kernel time in seconds.  $@ the program
exchange() {
    local server
    port=$((port + 1))
    "$@" -p "$port" > /tmp/server.out 2>&1 &
    server=$!
    listening "$port"
    TIMEFORMAT='%3U %3S'
    if ! times=$({ time "$@" -p "$port" 127.0.0.1 > /tmp/client.out 2>&1; } 2>&1); then
        cat /tmp/client.out /tmp/server.out >&2
        return 1
    fi
    wait "$server"
}

# Runs ibv_rc_pingpong.  $1 round  $2 mode  $3 messages
original() {
    local options=(-d rxe0 -g 1 -s 64 -n "$3")
    [ "$2" = poll ] || options+=(-e)
    exchange ibv_rc_pingpong "${options[@]}"
    echo "run $1 c $2 $3 $(sed -n 's/^[0-9]* iters in \([0-9.]*\) seconds.*/\1/p' /tmp/client.out) $times"
}

# Runs the C twin or a Java program.  $1 round  $2 name  $3 mode  $4 warm-up  $5 measured  $6… the program
watched() {
    local round=$1 name=$2 mode=$3 first=$4 last=$(($4 + $5)) options
    options=(-d rxe0 -g 1 -s 64 -n "$last")
    [ "$mode" = poll ] || options+=(-e)
    shift 5
    exchange "$@" "${options[@]}"
    awk -v run="run $round" -v name="$name" -v mode="$mode" -v first="$first" -v last="$last" '
        $1 == "at" && ($2 == first || $2 == last) {
            print run, name, mode, $2, $3, $5, $6
            print run, name "-thread", mode, $2, $3, $8, $9
        }' /tmp/client.out
}

# Measures half a round trip.  $1 round  $2 c or io  $3 mode  $4 warm-up  $5 measured
send_lat() {
    local options=(-d rxe0 -s 64)
    [ "$3" = poll ] || options+=(-e)
    if [ "$2" = c ]; then
        exchange ib_send_lat "${options[@]}" -x 1 -F -n "$5"
        awk -v run="send_lat $1 $2 $3" '$1 == 64 && NF >= 6 { print run, $3, $5, $6 }' /tmp/client.out
    else
        exchange "${java[@]}" org.rdma4j.bench.vm.SendLatency "$5" "${options[@]}" -g 1 -n $(($4 + $5))
        sed -n "s/^send_lat/send_lat $1 $2 $3/p" /tmp/client.out
    fi
}

for ((round = 1; round <= rounds; round++)); do
    for mode in events poll; do
        count=$measured
        # Two processes that poll share one processor, and the scheduler switches between them: 17 ms for a message.
        [ "$mode" = events ] || count=$((measured / 20))
        original "$round" "$mode" 200
        original "$round" "$mode" $((200 + count))
        watched "$round" twin "$mode" 1000 "$measured" "$twin"
        watched "$round" sys "$mode" "$warm_up" "$measured" "${java[@]}" org.rdma4j.bench.vm.MeasuredPingPong sys
        watched "$round" io "$mode" "$warm_up" "$measured" "${java[@]}" org.rdma4j.bench.vm.MeasuredPingPong io
        if command -v ib_send_lat > /dev/null; then
            send_lat "$round" c "$mode" 0 "$count"
            send_lat "$round" io "$mode" "$warm_up" "$measured"
        fi
    done
done
