package org.rdma4j.examples;

import java.io.IOException;
import java.io.PrintStream;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.verbs.QueuePairType;

/**
 * Sends a message to and fro over an unreliable connected queue pair: {@code ibv_uc_pingpong}, in its protocol. It differs
 * from {@link RcPingpong} in the queue pair's type.
 *
 * <p>A server, and a client that connects to it: {@code UcPingpong -d rxe0} and {@code UcPingpong -d rxe0 HOST}.
 */
public final class UcPingpong {
    private UcPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("UcPingpong", 4096, arguments, UcPingpong::run);
    }

    /** Runs one side to its end; prints what the C program prints. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        return RcPingpong.run(QueuePairType.UC, options, out, messages -> {});
    }
}
