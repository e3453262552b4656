package org.rdma4j.examples.rdmacore;

import java.io.IOException;
import java.io.PrintStream;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.verbs.QueuePairType;

/**
 * Counterpart of {@code ibv_uc_pingpong}: exchanges messages over an unreliable connected queue pair. It differs from
 * {@link RcPingpong} only in the type of the queue pair.
 *
 * <p>Server and client: {@code UcPingpong -d rxe0} and {@code UcPingpong -d rxe0 HOST}.
 */
public final class UcPingpong {
    private UcPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("UcPingpong", 4096, arguments, UcPingpong::run);
    }

    /** Runs one side, and prints the same lines as the C program. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        return RcPingpong.run(QueuePairType.UC, options, out, messages -> {});
    }
}
