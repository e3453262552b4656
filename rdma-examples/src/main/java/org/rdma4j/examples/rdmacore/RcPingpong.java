package org.rdma4j.examples.rdmacore;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.function.IntConsumer;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.WireExchange;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;

/**
 * Counterpart of {@code ibv_rc_pingpong}: exchanges messages over a reliable connected queue pair.
 *
 * <p>Server and client: {@code RcPingpong -d rxe0} and {@code RcPingpong -d rxe0 HOST}.
 */
public final class RcPingpong {
    private static final int SEND_CAPACITY = 16;

    private RcPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("RcPingpong", 4096, arguments, RcPingpong::run);
    }

    /** Runs one side, and prints the same lines as the C program. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        return run(QueuePairType.RC, options, out, messages -> {});
    }

    /**
     * Runs one side.
     *
     * @param type {@code RC} or {@code UC}
     * @param watch called with the number of received messages after each thousandth message
     */
    public static PingPong.Result run(QueuePairType type, PingPongOptions options, PrintStream out, IntConsumer watch)
            throws IOException {
        try (Context context = options.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = options.completions(context, SEND_CAPACITY);
                MemoryRegion buffer = MemoryRegion.allocate(domain, options.size());
                QueuePair queuePair = QueuePair.builder(domain, type)
                        .completions(completions)
                        .sendRequests(SEND_CAPACITY)
                        .receiveRequests(options.receives())
                        .create()) {
            queuePair.init(options.port());
            PingPong pingPong = new PingPong(
                    options,
                    completions,
                    buffer.memory(),
                    () -> queuePair.prepareReceive(buffer),
                    queuePair.prepareSend(buffer));
            WireExchange.exchange(
                    options, List.of(options.endpoint(queuePair)), remote -> queuePair.connect(remote.get(0)), out);
            return pingPong.run(watch).print(out);
        }
    }
}
