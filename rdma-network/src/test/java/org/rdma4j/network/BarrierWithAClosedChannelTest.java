package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RemoteMemory;

/** Tests that a barrier that fails because of a closed channel poisons the barriers of all other nodes. */
@Timeout(60)
class BarrierWithAClosedChannelTest {
    private static final ValueLayout.OfLong SIGNAL = ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    @Test
    void theBarriersArePoisoned() throws Exception {
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            List<PreparedNode> prepared = new ArrayList<>();
            for (int rank = 0; rank < 4; rank++) {
                prepared.add(Node.builder(domain)
                        .rank(rank)
                        .worldSize(4)
                        .barrier(BarrierAlgorithm.CENTRALIZED)
                        .prepare());
            }
            List<NodeEndpoint> endpoints =
                    prepared.stream().map(PreparedNode::endpoint).toList();
            List<Node> nodes = new ArrayList<>();
            for (PreparedNode each : prepared) {
                nodes.add(each.handshake(endpoints));
            }
            nodes.forEach(Node::release);
            List<FutureTask<Throwable>> others = new ArrayList<>();
            for (int rank = 1; rank < 4; rank++) {
                Node node = nodes.get(rank);
                others.add(Nodes.start(() -> {
                    Throwable thrown = catchThrowable(() -> node.barrier(TIMEOUT));
                    node.close();
                    return thrown;
                }));
            }
            // A node whose signal arrives after the close would fail itself, and be the origin of the poison.
            awaitSignals(endpoints.get(0).signals(), 3);
            nodes.get(0).channel(2).close();
            Throwable first = catchThrowable(() -> nodes.get(0).barrier(TIMEOUT));
            List<Throwable> thrown = new ArrayList<>();
            for (FutureTask<Throwable> each : others) {
                thrown.add(each.get());
            }
            nodes.get(0).close();
            assertThat(first)
                    .isInstanceOf(BarrierException.class)
                    .hasMessageContaining("rank 0 could not reach rank 2");
            assertThat(thrown.get(2))
                    .isInstanceOf(BarrierException.class)
                    .hasMessageContaining("rank 0 could not reach rank 2");
        }
    }

    /** Waits until the first signals of ranks 1 to the given one have arrived in the inbox of rank 0. */
    @SuppressWarnings("restricted")
    private static void awaitSignals(RemoteMemory inbox, int last) {
        MemorySegment words = MemorySegment.ofAddress(inbox.address()).reinterpret(inbox.length());
        long start = System.nanoTime();
        for (int rank = 1; rank <= last; rank++) {
            while (words.get(SIGNAL, (long) rank * SIGNAL.byteSize()) == 0) {
                if (System.nanoTime() - start > TIMEOUT.toNanos()) {
                    throw new AssertionError("the signal of rank " + rank + " has not arrived");
                }
                Thread.onSpinWait();
            }
        }
    }
}
