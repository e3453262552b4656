package org.rdma4j.examples.rdmacore;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.WireExchange;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;

/**
 * Counterpart of {@code ibv_srq_pingpong}: exchanges messages over several reliable connected queue pairs that share a
 * receive queue.
 *
 * <p>Server and client: {@code SrqPingpong -d rxe0} and {@code SrqPingpong -d rxe0 HOST}.
 */
public final class SrqPingpong {
    /** Number of endpoints that each side sends, regardless of the number of queue pairs. */
    private static final int ENDPOINTS = 256;

    private SrqPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("SrqPingpong", 4096, arguments, SrqPingpong::run);
    }

    /** Runs one side, and prints the same lines as the C program. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        int count = options.queuePairs();
        if (count < 1 || count > options.receives() || count >= ENDPOINTS) {
            throw new IllegalArgumentException("the number of queue pairs must be 1 to "
                    + Math.min(options.receives(), ENDPOINTS - 1) + ", but is " + count);
        }
        List<QueuePair> queuePairs = new ArrayList<>();
        try (Context context = options.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = options.completions(context, count);
                MemoryRegion buffer = MemoryRegion.allocate(domain, options.size());
                SharedReceiveQueue receives = SharedReceiveQueue.create(domain, options.receives(), 1)) {
            try {
                for (int i = 0; i < count; i++) {
                    queuePairs.add(QueuePair.builder(domain, QueuePairType.RC)
                            .completions(completions)
                            .sendRequests(1)
                            .receives(receives)
                            .create());
                    queuePairs.get(i).init(options.port());
                }
                PingPong pingPong = new PingPong(
                        options,
                        completions,
                        buffer.memory(),
                        () -> receives.prepareReceive(buffer),
                        queuePairs.stream().map(one -> one.prepareSend(buffer)).toArray(SendRequest[]::new));
                WireExchange.exchange(
                        options, endpoints(options, queuePairs), remote -> connect(queuePairs, remote), out);
                return pingPong.run(messages -> {}).print(out);
            } finally {
                for (QueuePair queuePair : queuePairs) {
                    queuePair.close();
                }
            }
        }
    }

    private static List<Endpoint> endpoints(PingPongOptions options, List<QueuePair> queuePairs) throws IOException {
        List<Endpoint> own = new ArrayList<>();
        for (QueuePair queuePair : queuePairs) {
            own.add(options.endpoint(queuePair));
        }
        while (own.size() < ENDPOINTS) {
            own.add(new Endpoint(0, WireExchange.NO_GID, 0, 0, options.mtu()));
        }
        return own;
    }

    private static void connect(List<QueuePair> queuePairs, List<Endpoint> remote) throws IOException {
        for (int i = 0; i < queuePairs.size(); i++) {
            queuePairs.get(i).connect(remote.get(i));
        }
    }
}
