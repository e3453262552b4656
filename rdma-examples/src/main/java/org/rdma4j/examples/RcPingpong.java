package org.rdma4j.examples;

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
 * Sends a message to and fro over a reliable connected queue pair: {@code ibv_rc_pingpong}, in its protocol.
 *
 * <p>A server, and a client that connects to it: {@code RcPingpong -d rxe0} and {@code RcPingpong -d rxe0 HOST}.
 */
public final class RcPingpong {
    private static final int SENDS = 16;

    private RcPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("RcPingpong", 4096, arguments, RcPingpong::run);
    }

    /** Runs one side to its end; prints what the C program prints. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        return run(QueuePairType.RC, options, out, messages -> {});
    }

    /** The same with either type that connects two, and with somebody who is told of each thousandth message. */
    public static PingPong.Result run(QueuePairType type, PingPongOptions options, PrintStream out, IntConsumer watch)
            throws IOException {
        try (Context context = options.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = options.completions(context, SENDS);
                MemoryRegion buffer = MemoryRegion.allocate(domain, options.size());
                QueuePair queuePair = QueuePair.builder(domain, type)
                        .completions(completions)
                        .sendRequests(SENDS)
                        .receiveRequests(options.receives())
                        .create()) {
            queuePair.init(options.port());
            PingPong game = new PingPong(
                    options,
                    completions,
                    buffer.memory(),
                    () -> queuePair.prepareReceive(buffer),
                    queuePair.prepareSend(buffer));
            WireExchange.introduce(
                    options, List.of(options.endpoint(queuePair)), remote -> queuePair.connect(remote.get(0)), out);
            return game.play(watch).print(out);
        }
    }
}
